"""The game as everything outside it sees it."""

from pathlib import Path

from deskoherna.games.cardia.bot.advice import LEAN, worth
from deskoherna.games.cardia.bot.tuning import MAIN_MODES, PACES, TUNING
from deskoherna.games.cardia.catalogue import catalogue
from deskoherna.games.cardia.derived import derive
from deskoherna.games.cardia.events import EVENTS
from deskoherna.games.cardia.faults import faults
from deskoherna.games.cardia.knowledge import forget
from deskoherna.games.cardia.locations import restock
from deskoherna.games.cardia.material import GUARDIAN_FACTION, MATERIAL, STRENGTH_COUNT
from deskoherna.games.cardia.moves import VERBS
from deskoherna.games.cardia.options import TABLES, Options, encode
from deskoherna.games.cardia.rules import actors, close, is_busy, points, standing
from deskoherna.games.cardia.setup import setup
from deskoherna.games.cardia.sketch import sketch
from deskoherna.games.cardia.state import PHASES, State
from deskoherna.games.cardia.statements import CHANCE, WORDS
from deskoherna.games.cardia.tasks import TASKS
from deskoherna.games.cardia.view import View, view
from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.game import Game
from deskoherna.kit.writer import write, write_lean

RULES = 3
BACKS = [0] * STRENGTH_COUNT + [1] * STRENGTH_COUNT + [2 + faction for faction in GUARDIAN_FACTION]
"""A back a player, and a back a faction of guardians."""

MOVES = write(
    __package__,
    VERBS,
    PHASES,
    setup=setup,
    actors=actors,
    tasks=TASKS,
    busy=is_busy,
    each=restock,
    then=close,
)
lean = write_lean(f"{__package__}.bot", VERBS, LEAN).lean

GAME = Game(
    slug="cardia",
    version=RULES,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(actors, standing=standing, points=points, derive=derive, forget=forget),
    advice=Advice[State, NoNotes](
        worth=worth, lean=lean, notes=NoNotes, tuning=TUNING, paces=PACES, main_modes=MAIN_MODES
    ),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=View,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=1500,
    max_seats=2,
    minutes=15,
    folder=Path(__file__).parent,
    phases=PHASES,
    parallel=frozenset(PHASES.parallel),
    backs=BACKS,
    words=WORDS,
    chance=CHANCE,
    sketch=sketch,
)
