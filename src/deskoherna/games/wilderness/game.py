"""The game as the house sees it."""

import types
from pathlib import Path
from typing import Any

from deskoherna.games.wilderness.advice import lean, worth
from deskoherna.games.wilderness.catalogue import catalogue
from deskoherna.games.wilderness.faults import faults
from deskoherna.games.wilderness.knowledge import forget
from deskoherna.games.wilderness.material import BACKS, MATERIAL
from deskoherna.games.wilderness.moves import EVENTS, VERBS
from deskoherna.games.wilderness.options import TABLES, Options, encode
from deskoherna.games.wilderness.rules import actors, derive, legal, mask, points, standing, step
from deskoherna.games.wilderness.setup import setup
from deskoherna.games.wilderness.sketch import sketch
from deskoherna.games.wilderness.state import MAX_SEATS, State
from deskoherna.games.wilderness.statements import CHANCE, WORDS
from deskoherna.games.wilderness.view import WildernessView, view
from deskoherna.kit.game import Game

RULES = 2
MAX_STEPS = 30_000
"""100 action rounds of four turns with three activations of at most 24 Steps, and the positional phase before."""

_rules: Any = types.SimpleNamespace(
    setup=setup, actors=actors, legal=legal, step=step, mask=mask, standing=standing, points=points, derive=derive,
    forget=forget, worth=worth, lean=lean)

GAME = Game(slug="wilderness", version=RULES, state=State, verbs=VERBS, events=EVENTS, rules=_rules, options=Options,
            encode=encode, tables=TABLES, view=view, view_type=WildernessView, faults=faults, catalogue=catalogue,
            material=MATERIAL, max_steps=MAX_STEPS, max_seats=MAX_SEATS, folder=Path(__file__).parent, backs=BACKS,
            words=WORDS, chance=CHANCE, sketch=sketch)
