"""The game as the rest of the house sees it."""

import types
from pathlib import Path

from deskoherna.games.cardia.advice import lean, worth
from deskoherna.games.cardia.catalogue import catalogue
from deskoherna.games.cardia.faults import faults
from deskoherna.games.cardia.knowledge import forget
from deskoherna.games.cardia.material import GUARDIAN_FACTION, MATERIAL, STRENGTH_COUNT
from deskoherna.games.cardia.moves import EVENTS, VERBS
from deskoherna.games.cardia.options import TABLES, Options, encode
from deskoherna.games.cardia.row import derive
from deskoherna.games.cardia.rules import actors, legal, mask, points, standing, step
from deskoherna.games.cardia.setup import setup
from deskoherna.games.cardia.sketch import sketch
from deskoherna.games.cardia.state import PLAY, State
from deskoherna.games.cardia.statements import CHANCE, WORDS
from deskoherna.games.cardia.view import View, view
from deskoherna.kit.game import Game

RULES = 1
BACKS = [0] * STRENGTH_COUNT + [1] * STRENGTH_COUNT + [2 + faction for faction in GUARDIAN_FACTION]
"""A back a player, and a back a faction of guardians."""

GAME = Game(
    slug="cardia", version=RULES, state=State, verbs=VERBS, events=EVENTS,
    rules=types.SimpleNamespace(setup=setup, actors=actors, legal=legal, step=step, mask=mask, standing=standing,
                                points=points, derive=derive, forget=forget, worth=worth, lean=lean),
    options=Options, encode=encode, tables=TABLES, view=view, view_type=View, faults=faults, catalogue=catalogue,
    material=MATERIAL, max_steps=1500, max_seats=2, folder=Path(__file__).parent, parallel=frozenset({PLAY}),
    backs=BACKS, words=WORDS, chance=CHANCE, sketch=sketch)
