"""The game as everything outside it sees it."""

from pathlib import Path

from deskoherna.games.nightwatch.bot.advice import LEAN, worth
from deskoherna.games.nightwatch.bot.notes import Notes
from deskoherna.games.nightwatch.bot.tuning import MAIN_MODES, PACES, REPLIES, TUNING
from deskoherna.games.nightwatch.catalogue import catalogue
from deskoherna.games.nightwatch.derived import derive
from deskoherna.games.nightwatch.endings import win_in_turn
from deskoherna.games.nightwatch.events import EVENTS
from deskoherna.games.nightwatch.faults import faults
from deskoherna.games.nightwatch.knowledge import forget
from deskoherna.games.nightwatch.material import MATERIAL
from deskoherna.games.nightwatch.moves import VERBS
from deskoherna.games.nightwatch.options import TABLES, Options, encode
from deskoherna.games.nightwatch.rules import actors, is_busy, points, standing
from deskoherna.games.nightwatch.setup import setup
from deskoherna.games.nightwatch.sketch import sketch
from deskoherna.games.nightwatch.state import MAX_SEATS, PHASES, State
from deskoherna.games.nightwatch.statements import CHANCE, WORDS
from deskoherna.games.nightwatch.tasks import TASKS
from deskoherna.games.nightwatch.view import View, view
from deskoherna.kit.advice import Advice
from deskoherna.kit.game import Game
from deskoherna.kit.writer import write, write_lean

RULES = 3
MAX_STEPS = 200_000
"""A wall no game reaches: the last round ends it long before."""

MOVES = write(__package__, VERBS, PHASES, setup=setup, actors=actors, tasks=TASKS, busy=is_busy, then=win_in_turn)
lean = write_lean(f"{__package__}.bot", VERBS, LEAN).lean

GAME = Game(
    slug="nightwatch",
    version=RULES,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(actors, standing=standing, points=points, derive=derive, forget=forget),
    advice=Advice[State, Notes](
        worth=worth,
        lean=lean,
        notes=Notes,
        tuning=TUNING,
        paces=PACES,
        main_modes=MAIN_MODES,
        replies=REPLIES,
    ),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=View,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=MAX_STEPS,
    max_seats=MAX_SEATS,
    minutes=75,
    folder=Path(__file__).parent,
    phases=PHASES,
    parallel=frozenset(PHASES.parallel),
    words=WORDS,
    chance=CHANCE,
    sketch=sketch,
)
