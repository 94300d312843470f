"""The game as the house sees it."""

import types
from pathlib import Path
from typing import Any

from deskoherna.games.defenders.advice import lean, worth
from deskoherna.games.defenders.catalogue import catalogue
from deskoherna.games.defenders.faults import faults
from deskoherna.games.defenders.ground import derive
from deskoherna.games.defenders.knowledge import forget
from deskoherna.games.defenders.material import BACKS, MATERIAL
from deskoherna.games.defenders.moves import EVENTS, VERBS
from deskoherna.games.defenders.options import TABLES, Options, encode
from deskoherna.games.defenders.rules import actors, legal, mask, points, standing, step
from deskoherna.games.defenders.setup import setup
from deskoherna.games.defenders.sketch import sketch
from deskoherna.games.defenders.state import CHOOSE, MAX_SEATS, PATHS, State
from deskoherna.games.defenders.statements import CHANCE, WORDS
from deskoherna.games.defenders.view import DefendersView, view
from deskoherna.kit.game import Game

RULES = 2
MAX_STEPS = 20_000
"""100 rounds of four turns with at most 41 moves each, and the choices and reveals between them."""

_rules: Any = types.SimpleNamespace(
    setup=setup, actors=actors, legal=legal, step=step, mask=mask, standing=standing, points=points, derive=derive,
    forget=forget, worth=worth, lean=lean)

GAME = Game(slug="defenders", version=RULES, state=State, verbs=VERBS, events=EVENTS, rules=_rules, options=Options,
            encode=encode, tables=TABLES, view=view, view_type=DefendersView, faults=faults, catalogue=catalogue,
            material=MATERIAL, max_steps=MAX_STEPS, max_seats=MAX_SEATS, folder=Path(__file__).parent,
            parallel=frozenset({CHOOSE, PATHS}), backs=BACKS, words=WORDS, chance=CHANCE, cooperative=True,
            sketch=sketch)
