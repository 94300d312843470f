"""The longest road against a plain search over all trails."""

import random
from typing import Any

from deskoherna.games.nightwatch.board import CORNER_EDGES, EDGE_CORNERS, ISLAND_CORNERS, ISLAND_EDGES, NET
from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.roads import longest_of, longest_with


def plain_search(s: Any, seat: int) -> int:
    """Every trail from every corner."""
    best = 0
    agenda: list[tuple[int, frozenset[int], bool]] = [(c, frozenset(), True) for c in range(ISLAND_CORNERS)]
    while agenda:
        corner, used, first = agenda.pop()
        best = max(best, len(used))
        if not first and s.owner[corner] >= 0 and s.owner[corner] != seat:
            continue
        for e in CORNER_EDGES[corner]:
            if e >= 0 and s.road[e] == seat and e not in used:
                agenda.append((sum(EDGE_CORNERS[e]) - corner, used | {e}, False))
    return best


def random_roads(s: Any, dice: random.Random) -> set[int]:
    """A connected net of up to 15 roads, often round a hex, with some buildings on it."""
    for e in range(ISLAND_EDGES):
        s.road[e] = -1
    for c in range(ISLAND_CORNERS):
        s.owner[c] = -1
    ring = NET.borders[dice.randrange(19)]
    laid = set(ring) if dice.random() < 0.4 else {dice.choice(ring)}
    wanted = dice.randint(1, 15)
    while len(laid) < wanted:
        corner = dice.choice(EDGE_CORNERS[dice.choice(sorted(laid))])
        laid.add(dice.choice([e for e in CORNER_EDGES[corner] if 0 <= e < ISLAND_EDGES]))
    for e in laid:
        s.road[e] = 0
    for _ in range(dice.randint(0, 4)):
        s.owner[dice.randrange(ISLAND_CORNERS)] = dice.randint(0, 2)
    s.roads_left[0] = 15 - len(laid)
    return laid


def test_longest_road_of_random_nets() -> None:
    dice = random.Random(11)
    s = GAME.begin(GAME.tables["classic"], 1)
    lengths = set()
    for _ in range(1500):
        laid = random_roads(s, dice)
        assert longest_of(s, 0) == plain_search(s, 0)
        assert {e for e in range(ISLAND_EDGES) if s.road[e] == 0} == laid
        lengths.add(longest_of(s, 0))
    assert len(lengths) > 8


def test_growing_roads_are_measured_like_whole_ones() -> None:
    """Road by road, in any order: measuring only through the new road gives the same length."""
    dice = random.Random(12)
    s = GAME.begin(GAME.tables["classic"], 1)
    for _ in range(400):
        laid = sorted(random_roads(s, dice))
        dice.shuffle(laid)
        for e in laid:
            s.road[e] = -1
        s.road_length[0] = 0
        s.roads_left[0] = 15
        for e in laid:
            s.road[e] = 0
            s.roads_left[0] -= 1
            s.road_length[0] = longest_with(s, 0, e)
            assert s.road_length[0] == plain_search(s, 0)
