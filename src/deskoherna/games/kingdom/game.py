"""The game as everything outside it sees it."""

from pathlib import Path

from deskoherna.games.kingdom.bot.advice import LEAN, worth
from deskoherna.games.kingdom.bot.notes import Notes
from deskoherna.games.kingdom.bot.tuning import MAIN_MODES, PACES, TUNING
from deskoherna.games.kingdom.catalogue import catalogue
from deskoherna.games.kingdom.derived import derive
from deskoherna.games.kingdom.events import EVENTS
from deskoherna.games.kingdom.faults import faults
from deskoherna.games.kingdom.knowledge import forget
from deskoherna.games.kingdom.material import MATERIAL, N_CARDS
from deskoherna.games.kingdom.moves import VERBS
from deskoherna.games.kingdom.options import TABLES, Options, encode
from deskoherna.games.kingdom.quests import settle_prizes
from deskoherna.games.kingdom.rules import actors, asked_of, is_busy, points, standing
from deskoherna.games.kingdom.setup import setup
from deskoherna.games.kingdom.sketch import sketch
from deskoherna.games.kingdom.state import PHASES, State
from deskoherna.games.kingdom.statements import CHANCE, WORDS
from deskoherna.games.kingdom.tasks import TASKS
from deskoherna.games.kingdom.view import View, view
from deskoherna.kit.advice import Advice
from deskoherna.kit.game import Game
from deskoherna.kit.writer import write, write_lean

RULES = 2
BACKS = [0] * N_CARDS
"""One back for every card, so that a calamity or a menace in a hand cannot be told by it."""

MOVES = write(
    __package__,
    VERBS,
    PHASES,
    setup=setup,
    actors=actors,
    asked=asked_of,
    tasks=TASKS,
    busy=is_busy,
    then=settle_prizes,
)
lean = write_lean(f"{__package__}.bot", VERBS, LEAN).lean

GAME = Game(
    slug="kingdom",
    version=RULES,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(actors, standing=standing, points=points, derive=derive, forget=forget),
    advice=Advice[State, Notes](worth=worth, lean=lean, notes=Notes, tuning=TUNING, paces=PACES, main_modes=MAIN_MODES),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=View,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=3000,
    max_seats=2,
    minutes=50,
    folder=Path(__file__).parent,
    phases=PHASES,
    parallel=frozenset(PHASES.parallel),
    backs=BACKS,
    words=WORDS,
    chance=CHANCE,
    sketch=sketch,
)
