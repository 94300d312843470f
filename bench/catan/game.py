"""Standard Catan as the kit sees it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from bench.catan import advice, knowledge, questions, rules, setup
from bench.catan.material import (
    AWARD,
    BANK,
    CARDS_OF_KIND,
    CITIES_EACH,
    MATERIAL,
    N_SEATS,
    ROADS_EACH,
    TOWNS_EACH,
)
from bench.catan.moves import EVENTS, VERBS
from bench.catan.state import KINDS, RESOURCES, SEATS, State
from bench.catan.view import View, view
from deskoherna.kit.game import Game
from deskoherna.kit.view import Item, item

RULES = 1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose: four players, a random board."""


def encode(options: Options) -> list[int]:  # noqa: ARG001
    return [N_SEATS]


def faults(s: Any) -> list[str]:
    """Cards, pieces and points are conserved."""
    wrong = []
    for r in range(RESOURCES.size):
        n = s.bank[r] + sum(s.hand[p][r] for p in range(N_SEATS))
        if n != BANK or s.bank[r] < 0:
            wrong.append(f"{RESOURCES.points[r]}: {n} cards instead of {BANK}")
    for kind in range(KINDS.size):
        n = s.played[kind] + sum(s.cards[p][kind] for p in range(N_SEATS)) + s.deck[s.deck_pos:].count(kind)
        if n != CARDS_OF_KIND[kind]:
            wrong.append(f"{KINDS.points[kind]}: {n} cards instead of {CARDS_OF_KIND[kind]}")
    for p in range(N_SEATS):
        wrong += _faults_of(s, p)
    return wrong


def _faults_of(s: Any, p: int) -> list[str]:
    wrong = []
    roads = s.edge_owner.count(p)
    levels = [s.node_level[n] for n in range(len(s.node_owner)) if s.node_owner[n] == p]
    towns, cities = levels.count(1), levels.count(2)
    for what, n, left, total in (("roads", roads, s.roads_left[p], ROADS_EACH),
                                 ("settlements", towns, s.towns_left[p], TOWNS_EACH),
                                 ("cities", cities, s.cities_left[p], CITIES_EACH)):
        if n + left != total:
            wrong.append(f"{SEATS.points[p]}: {n} {what} on the board and {left} left of {total}")
    due = towns + 2 * cities + AWARD * ((s.road_holder == p) + (s.army_holder == p))
    if s.score[p] != due:
        wrong.append(f"{SEATS.points[p]}: {s.score[p]} points instead of {due}")
    if s.n_cards[p] != sum(s.cards[p]) or s.n_fresh[p] != sum(s.fresh[p]):
        wrong.append(f"{SEATS.points[p]}: the number of cards is not {s.n_cards[p]}")
    return wrong


def catalogue() -> list[Item]:
    return [item("development", "card", card, count=card.count) for card in MATERIAL.facts.development]


GAME = Game(
    slug="catan", version=RULES, state=State, verbs=VERBS, events=EVENTS,
    rules=SimpleNamespace(
        setup=setup.setup, actors=questions.actors, legal=questions.legal, step=rules.step, mask=rules.mask,
        standing=rules.standing, points=rules.points, derive=rules.derive, forget=knowledge.forget,
        worth=advice.worth, lean=advice.lean),
    options=Options, encode=encode, tables={"standard": Options()}, view=view, view_type=View, faults=faults,
    catalogue=catalogue, material=MATERIAL, max_steps=100_000, max_seats=N_SEATS, folder=Path(__file__).parent)
