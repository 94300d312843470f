"""The game as everything outside it sees it."""

from pathlib import Path

from deskoherna.games.wilderness.bot.advice import LEAN, worth
from deskoherna.games.wilderness.bot.notes import Notes
from deskoherna.games.wilderness.bot.tuning import MAIN_MODES, PACES
from deskoherna.games.wilderness.catalogue import catalogue
from deskoherna.games.wilderness.derived import derive
from deskoherna.games.wilderness.events import EVENTS
from deskoherna.games.wilderness.faults import faults
from deskoherna.games.wilderness.knowledge import forget
from deskoherna.games.wilderness.material import BACKS, MATERIAL
from deskoherna.games.wilderness.moves import VERBS
from deskoherna.games.wilderness.options import TABLES, Options, encode
from deskoherna.games.wilderness.rules import actors, is_busy, points, standing
from deskoherna.games.wilderness.setup import setup
from deskoherna.games.wilderness.sketch import sketch
from deskoherna.games.wilderness.state import MAX_SEATS, PHASES, State
from deskoherna.games.wilderness.statements import CHANCE, WORDS
from deskoherna.games.wilderness.tasks import TASKS
from deskoherna.games.wilderness.view import View, view
from deskoherna.kit.advice import Advice
from deskoherna.kit.game import Game
from deskoherna.kit.writer import write, write_lean

RULES = 3
MAX_STEPS = 30_000
"""100 action rounds of four turns with three activations of at most 24 Steps, and the positional phase before."""

MOVES = write(__package__, VERBS, PHASES, setup=setup, actors=actors, tasks=TASKS, busy=is_busy)
lean = write_lean(f"{__package__}.bot", VERBS, LEAN).lean

GAME = Game(
    slug="wilderness",
    version=RULES,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(actors, standing=standing, points=points, derive=derive, forget=forget),
    advice=Advice[State, Notes](worth=worth, lean=lean, notes=Notes, paces=PACES, main_modes=MAIN_MODES),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=View,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    phases=PHASES,
    max_steps=MAX_STEPS,
    max_seats=MAX_SEATS,
    minutes=45,
    folder=Path(__file__).parent,
    backs=BACKS,
    words=WORDS,
    chance=CHANCE,
    sketch=sketch,
)
