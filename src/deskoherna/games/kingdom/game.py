"""The game as the rest of the house sees it."""

import types
from pathlib import Path

from deskoherna.games.kingdom.advice import lean, worth
from deskoherna.games.kingdom.catalogue import catalogue
from deskoherna.games.kingdom.faults import faults
from deskoherna.games.kingdom.knowledge import forget
from deskoherna.games.kingdom.legal import actors, legal
from deskoherna.games.kingdom.material import MATERIAL, N_CARDS
from deskoherna.games.kingdom.moves import EVENTS, VERBS
from deskoherna.games.kingdom.options import TABLES, Options, encode
from deskoherna.games.kingdom.rules import derive, mask, step
from deskoherna.games.kingdom.scoring import points, standing
from deskoherna.games.kingdom.setup import setup
from deskoherna.games.kingdom.sketch import sketch
from deskoherna.games.kingdom.state import PARALLEL, State
from deskoherna.games.kingdom.statements import CHANCE, WORDS
from deskoherna.games.kingdom.view import View, view
from deskoherna.kit.game import Game

RULES = 1
BACKS = [0] * N_CARDS
"""One back for every card, so that a calamity or a menace in a hand cannot be told by it."""

GAME = Game(
    slug="kingdom", version=RULES, state=State, verbs=VERBS, events=EVENTS,
    rules=types.SimpleNamespace(setup=setup, actors=actors, legal=legal, step=step, mask=mask, standing=standing,
                                points=points, derive=derive, forget=forget, worth=worth, lean=lean),
    options=Options, encode=encode, tables=TABLES, view=view, view_type=View, faults=faults, catalogue=catalogue,
    material=MATERIAL, max_steps=3000, max_seats=2, folder=Path(__file__).parent, parallel=PARALLEL, backs=BACKS,
    words=WORDS, chance=CHANCE, sketch=sketch)
