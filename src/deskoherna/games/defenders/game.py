"""The game as everything outside it sees it."""

from pathlib import Path

from deskoherna.games.defenders.bot.advice import LEAN, worth
from deskoherna.games.defenders.bot.tuning import MAIN_MODES, PACES
from deskoherna.games.defenders.catalogue import catalogue
from deskoherna.games.defenders.derived import derive
from deskoherna.games.defenders.events import EVENTS
from deskoherna.games.defenders.faults import faults
from deskoherna.games.defenders.knowledge import forget
from deskoherna.games.defenders.material import BACKS, MATERIAL
from deskoherna.games.defenders.moves import VERBS
from deskoherna.games.defenders.options import TABLES, Options, encode
from deskoherna.games.defenders.rounds import go_on
from deskoherna.games.defenders.rules import acting_side, actors, asked_of, points, standing
from deskoherna.games.defenders.setup import setup
from deskoherna.games.defenders.sketch import sketch
from deskoherna.games.defenders.state import MAX_SEATS, PHASES, State
from deskoherna.games.defenders.statements import CHANCE, WORDS
from deskoherna.games.defenders.view import View, view
from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.game import Game
from deskoherna.kit.writer import write, write_lean

RULES = 3
MAX_STEPS = 20_000
"""100 rounds of four turns with at most 41 moves each, and the choices and reveals between them."""

MOVES = write(__package__, VERBS, PHASES, setup=setup, actors=actors, asked=asked_of, side=acting_side, then=go_on)
lean = write_lean(f"{__package__}.bot", VERBS, LEAN).lean

GAME = Game(
    slug="defenders",
    version=RULES,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(actors, standing=standing, points=points, derive=derive, forget=forget),
    advice=Advice[State, NoNotes](worth=worth, lean=lean, notes=NoNotes, paces=PACES, main_modes=MAIN_MODES),
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
    minutes=60,
    folder=Path(__file__).parent,
    phases=PHASES,
    parallel=frozenset(PHASES.parallel),
    backs=BACKS,
    words=WORDS,
    chance=CHANCE,
    cooperative=True,
    sketch=sketch,
)
