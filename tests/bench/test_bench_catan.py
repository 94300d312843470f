"""Standard Catan, the fixture of the comparison with other simulators: sound, and the same in both twins."""

import random
from itertools import pairwise
from typing import Any

import pytest
from bench.catan.awards import longest_road
from bench.catan.board import EDGE_NODES, HEX_NODES, N_EDGE, N_NODE, NODE_PORT
from bench.catan.game import GAME

from deskoherna.kit import knowledge
from deskoherna.kit import state as st


def test_the_board() -> None:
    assert len(EDGE_NODES) == N_EDGE
    assert {n for ring in HEX_NODES for n in ring} == set(range(N_NODE))
    assert sum(port >= 0 for port in NODE_PORT) == 18


def positions(seed: int, every: int) -> list[Any]:
    """Positions of one random game."""
    dice = random.Random(seed)
    s, found = GAME.begin(seed=seed), []
    while not GAME.over(s):
        seat = GAME.actors(s)[0]
        legal = GAME.legal(s, seat)
        assert legal
        assert all(a < b for a, b in pairwise(legal))
        if s.steps % every == 0:
            found.append(st.clone(s))
        GAME.play(s, seat, dice.choice(legal))
    return [*found, s]


def test_positions_are_sound() -> None:
    for s in positions(1, 20):
        assert GAME.faults(s) == []
        t = st.clone(s)
        GAME.rules.derive(t)
        assert st.pack(t) == st.pack(s)


def test_samples_know_what_the_seat_knows_and_nothing_else() -> None:
    for s in positions(2, 60):
        for seat in range(4):
            t = GAME.imagine(s, seat, 5)
            assert GAME.faults(t) == []
            assert knowledge.visible(t, seat) == knowledge.visible(s, seat)
            assert st.pack(GAME.imagine(knowledge.blindfold(GAME, s, seat, 1), seat, 5)) == st.pack(t)


def longest_by_trying(edges: set[int], cut: set[int]) -> int:
    """The longest trail, found by trying everything."""
    def on(node: int, used: frozenset[int]) -> int:
        best = len(used)
        if used and node in cut:
            return best
        for e in edges - used:
            if node in EDGE_NODES[e]:
                best = max(best, on(sum(EDGE_NODES[e]) - node, used | {e}))
        return best
    return max(on(n, frozenset()) for e in edges for n in EDGE_NODES[e])


def test_the_longest_road_is_the_longest() -> None:
    """Random nets of roads, with forks, rings, several pieces and buildings of others in between."""
    dice = random.Random(1)
    s = GAME.begin()
    for _ in range(150):
        own: list[int] = []
        while len(own) < dice.randint(1, 12):
            beside = [e for e in range(N_EDGE) if e not in own and (
                not own or dice.random() < 0.1 or any(set(EDGE_NODES[e]) & set(EDGE_NODES[o]) for o in own))]
            own.append(dice.choice(beside))
        cut = {n for n in range(N_NODE) if dice.random() < 0.08}
        s.edge_owner = [0 if e in own else -1 for e in range(N_EDGE)]
        s.node_owner = [1 if n in cut else -1 for n in range(N_NODE)]
        s.roads_left[0] = 15 - len(own)
        assert longest_road(s, 0) == longest_by_trying(set(own), cut)


@pytest.mark.parametrize("seed", range(3))
def test_a_ring_by_itself_counts(seed: int) -> None:
    s = GAME.begin(seed=seed)
    ring = {e for e in range(N_EDGE) if set(EDGE_NODES[e]) <= set(HEX_NODES[seed * 7])}
    s.edge_owner = [0 if e in ring else -1 for e in range(N_EDGE)]
    s.roads_left[0] = 15 - len(ring)
    assert longest_road(s, 0) == 6


def test_both_twins_play_the_same_games() -> None:
    twin = GAME.compiled(checked=True)
    states = twin.new(3)
    options = GAME.encode(GAME.options())
    twin.play_many(states, 0, 3, 11, options, GAME.max_steps)
    for i in range(3):
        s = GAME.begin(seed=11 + i)
        GAME.loops.play_out(s, [0] * (GAME.n_moves + 1), GAME.max_steps)
        assert st.pack(s) == st.pack(twin.load(states, i))
