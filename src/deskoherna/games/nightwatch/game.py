"""The game as the rest of the house sees it."""

import types
from pathlib import Path

from deskoherna.games.nightwatch.advice import lean, worth
from deskoherna.games.nightwatch.catalogue import catalogue
from deskoherna.games.nightwatch.derived import derive
from deskoherna.games.nightwatch.endings import points, standing
from deskoherna.games.nightwatch.faults import faults
from deskoherna.games.nightwatch.knowledge import forget
from deskoherna.games.nightwatch.legal import legal
from deskoherna.games.nightwatch.material import MATERIAL
from deskoherna.games.nightwatch.moves import EVENTS, VERBS
from deskoherna.games.nightwatch.options import TABLES, Options, encode
from deskoherna.games.nightwatch.rules import actors, mask, step
from deskoherna.games.nightwatch.setup import setup
from deskoherna.games.nightwatch.sketch import sketch
from deskoherna.games.nightwatch.state import ANSWER, DISCARDING, MAX_SEATS, State
from deskoherna.games.nightwatch.statements import CHANCE, WORDS
from deskoherna.games.nightwatch.view import View, view
from deskoherna.kit.game import Game

RULES = 2
MAX_STEPS = 200_000
"""A wall no game reaches: the last round ends it long before."""

GAME = Game(
    slug="nightwatch", version=RULES, state=State, verbs=VERBS, events=EVENTS,
    rules=types.SimpleNamespace(setup=setup, actors=actors, legal=legal, step=step, mask=mask, standing=standing,
                                points=points, derive=derive, forget=forget, worth=worth, lean=lean),
    options=Options, encode=encode, tables=TABLES, view=view, view_type=View, faults=faults, catalogue=catalogue,
    material=MATERIAL, max_steps=MAX_STEPS, max_seats=MAX_SEATS, folder=Path(__file__).parent,
    parallel=frozenset({DISCARDING, ANSWER}), words=WORDS, chance=CHANCE, sketch=sketch)
