"""Information-set tree search over the contract, wholly inside compiled code, with all memory given from outside.

Every seat has its own tree, because every seat sees the game differently: an edge is the seat's own move, or the mask
of another's. Each round imagines a position the asking seat holds possible, walks down all trees at once, adds one
node, plays on with `lean` and rates the end by `worth`. Where several seats act at once the lowest moves first;
since the others see only masks, nobody answers a move they cannot have seen.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

from deskoherna.bots.greedy_driver import copy_state, final_worth
from deskoherna.kit.drivers import dream, lean_move, lowest, play
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.contract import BOUND

    actors, legal, mask, worth, lean = BOUND.actors, BOUND.legal, BOUND.mask, BOUND.worth, BOUND.lean

__rules__ = True
__driver__ = True

TRUTH, WORK = 0, 1
"""Places in the array of states: what is known at the root, and the position being played."""

FULL = -1
"""No room for another node: the tree stops growing there."""

(SEAT, ROUNDS, SEED, HORIZON, EXPLORE, DEPTH) = range(6)
"""Entries of `settings`. EXPLORE is on the scale of `worth`: thousandths of a win."""

HASH_PARENT, HASH_EDGE = 2654435761, 40503


def find(nodes: Any, table: Any, parent: int, edge: int) -> int:
    """The child along an edge, or the (negative) free place of the table where it would stand."""
    size = len(table)
    at = (parent * HASH_PARENT + edge * HASH_EDGE) % size
    while table[at] != 0:
        node = table[at] - 1
        if nodes[node].parent == parent and nodes[node].edge == edge:
            return int(node)
        at = at + 1 if at + 1 < size else 0
    return -1 - at


def child(nodes: Any, table: Any, counts: Any, parent: int, edge: int) -> int:
    """The child along an edge, made if it is new; FULL when there is no room."""
    node = find(nodes, table, parent, edge)
    if node >= 0:
        return node
    place = -1 - node
    node = counts[0]
    if node >= len(nodes):
        return FULL
    counts[0] += 1
    table[place] = node + 1
    nodes[node].parent = parent
    nodes[node].edge = edge
    nodes[node].visits = 0
    nodes[node].offered = 0
    nodes[node].total = 0
    nodes[node].squares = 0
    return int(node)


def choose(s: Any, seat: int, n: int, out: Row, nodes: Any, table: Any, here: int, explore: float) -> int:
    """The index of the move to try: worth so far, and curiosity in proportion to `lean`."""
    weights = 0
    offered = 1
    for k in range(n):
        weights += lean(s, seat, out[k])
        node = find(nodes, table, here, out[k])
        if node >= 0:
            nodes[node].offered += 1
            offered += nodes[node].visits
    spread = sqrt(offered + 0.0)
    mean = nodes[here].total / nodes[here].visits if nodes[here].visits > 0 else 500.0
    best = 0
    best_score = -1e18
    for k in range(n):
        prior = lean(s, seat, out[k]) / weights if weights > 0 else 1.0 / n
        prior = 0.9 * prior + 0.1 / n
        node = find(nodes, table, here, out[k])
        if node >= 0 and nodes[node].visits > 0:
            visits = nodes[node].visits + 0
            score = nodes[node].total / visits + explore * prior * spread / (1 + visits)
        else:
            score = mean - 60.0 + explore * prior * spread
        if score > best_score:
            best_score = score
            best = k
    return best


def judge(s: Any, seat: int) -> int:
    """What a position is worth to a seat where the playing on stopped, or the result of a finished game."""
    return final_worth(s, seat) if actors(s) == 0 else worth(s, seat)


def search(states: Any, nodes: Any, table: Any, counts: Any, paths: Any, here: Any, lengths: Any, settings: Row,
           out: Row) -> int:
    """Rounds of search from states[TRUTH]; the trees' roots are nodes 0..seats-1. Returns the rounds done."""
    asking = settings[SEAT]
    depth_limit = settings[DEPTH]
    seats = states[TRUTH].seats
    explore = settings[EXPLORE] + 0.0
    for round_ in range(settings[ROUNDS]):
        copy_state(states, WORK, states, TRUTH)
        s = states[WORK]
        dream(s, asking, settings[SEED] + round_)
        for seat in range(seats):
            here[seat] = seat
            lengths[seat] = 1
            paths[seat][0] = seat
        growing = True
        steps = 0
        bits = actors(s)
        while growing and bits != 0 and steps < depth_limit:
            seat = lowest(bits)
            n = legal(s, seat, out, 0)
            k = 0
            if n > 1 and here[seat] >= 0:
                k = choose(s, seat, n, out, nodes, table, here[seat], explore)
            move = out[k] + 0
            shown = mask(s, seat, move)
            for viewer in range(seats):
                if here[viewer] >= 0:
                    edge = move if viewer == seat else shown
                    node = child(nodes, table, counts, here[viewer], edge)
                    if viewer == seat and (node == FULL or nodes[node].visits == 0) and n > 1:
                        growing = False
                    here[viewer] = node
                    if node >= 0:
                        paths[viewer][lengths[viewer]] = node
                        lengths[viewer] += 1
                elif viewer == seat:
                    growing = False
            play(s, seat, move)
            steps += 1
            bits = actors(s)
        steps = 0
        while bits != 0 and steps < settings[HORIZON]:
            seat = lowest(bits)
            play(s, seat, lean_move(s, seat, out))
            steps += 1
            bits = actors(s)
        for seat in range(seats):
            value = judge(s, seat)
            for i in range(lengths[seat]):
                node = paths[seat][i]
                nodes[node].visits += 1
                nodes[node].total += value
                nodes[node].squares += value * value
    return settings[ROUNDS]
