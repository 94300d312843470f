"""Information-set tree search over the contract, wholly inside compiled code, with all memory given from outside.

Every seat has its own tree, because every seat sees the game differently: an edge is the seat's own move, or the mask
of another's. Each round imagines a position the asking seat holds possible, walks down all trees at once, adds one
node, plays on with `lean` and rates the end by `worth`. Where several seats act at once the one that asks moves first,
so that its own moves follow each other, then the lowest; since the others see only masks, nobody answers a move they
cannot have seen.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

from deskoherna.bots.greedy_driver import copy_state, final_worth
from deskoherna.bots.seeds import mixed
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import dream, play
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.advice import ADVICE
    from deskoherna.kit.contract import BOUND

    actors, legal, mask = BOUND.actors, BOUND.legal, BOUND.mask
    worth, lean = ADVICE.worth, ADVICE.lean

__rules__ = True
__driver__ = True

TRUTH, WORK, TRIAL = 0, 1, 2
"""Places in the array of states: what is known at the root, the position being played, and one that is looked at."""
N_STATES = 3

LEANING, FOUND = 0, 1
"""Rows to work in: what `lean` says of each move, and the node it leads to."""

FULL = -1
"""No room for another node: the tree stops growing there."""
NOBODY = -1
"""The end of a list of children."""

(SEAT, ROUNDS, SEED, DONE, HORIZON, EXPLORE, DEPTH, URGENCY, TRUST, EACH, HOPE) = range(11)
"""Entries of `settings`. DONE: rounds of this search so far. HORIZON: steps played on by `lean` from a new node.
EXPLORE and URGENCY, in hundredths of the standard deviation of the values below a node: how much curiosity counts, and
how much worse than its parent a move is thought that was never tried. So it does not matter whether a game's `worth`
tells moves apart by much or by little. TRUST: hundredths of the curiosity that `lean` shares out, the rest is the same
for all. EACH: how often every move of the asking seat is tried before the search chooses among them, all of them in the
same imagined worlds. HOPE: a new node looks one move further, and `worth` takes the place of `lean` in sharing out the
curiosity below it; a move so many thousandths of a win behind the best gets half of what that gets."""
N_SETTINGS = 11

CERTAIN = 1000
"""The weight of the move that `worth` likes best."""
FEW = 8
USUAL_SPREAD, LEAST_SPREAD = 100.0, 4.0
"""The standard deviation of values that is assumed where few are known, and the least that counts."""
WHIM = 500
"""Curiosity goes up and down by chance between nothing and twice its measure. Seats that choose at the same time would
otherwise fall into step, and one of them seem to know what the other is about to do."""

HASH_PARENT, HASH_EDGE = 2654435761, 40503


def find(nodes: Any, table: Any, parent: int, edge: int) -> int:
    """The child along an edge, or the (negative) free place of the table where it would stand."""
    last = len(table) - 1
    at = (parent * HASH_PARENT + edge * HASH_EDGE) & last
    while table[at] != 0:
        node = table[at] - 1
        if nodes[node].parent == parent and nodes[node].edge == edge:
            return int(node)
        at = (at + 1) & last
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
    nodes[node].total = 0
    nodes[node].squares = 0
    nodes[node].hope = NOBODY
    nodes[node].eldest = NOBODY
    nodes[node].next = nodes[parent].eldest
    nodes[parent].eldest = node
    return int(node)


def outlook(nodes: Any, here: int) -> tuple[float, float]:
    """The mean of what was found below a node, and its standard deviation; both are guessed until there is enough."""
    visits = nodes[here].visits + 0
    if visits == 0:
        return 500.0, USUAL_SPREAD
    mean = nodes[here].total / visits
    if visits < FEW:
        return mean, USUAL_SPREAD
    return mean, max(LEAST_SPREAD, sqrt(max(0.0, nodes[here].squares / visits - mean * mean)))


def choose(
    s: Any, notes: Any, seat: int, n: int, out: Row, nodes: Any, table: Any, here: int, settings: Row, rows: Any
) -> int:
    """The index of the move to try: worth so far, and curiosity in proportion to `lean`."""
    leans = rows[LEANING]
    found = rows[FOUND]
    offered = 1
    hope = NOBODY
    for k in range(n):
        node = find(nodes, table, here, out[k])
        found[k] = node
        if node >= 0:
            offered += nodes[node].visits
            hope = max(hope, nodes[node].hope + 0)
    weights = 0
    for k in range(n):
        if hope == NOBODY:
            leans[k] = lean(s, notes, seat, out[k])
        else:
            leans[k] = hoped(nodes, found[k], hope, settings[HOPE])
        weights += leans[k]
    mean, spread = outlook(nodes, here)
    curiosity = settings[EXPLORE] * spread / 100.0 * sqrt(offered + 0.0)
    unseen = mean - settings[URGENCY] * spread / 100.0
    trust = settings[TRUST] / 100.0 if weights > 0 else 0.0
    share = trust / weights if weights > 0 else 0.0
    equal = (1.0 - trust) / n
    reveals = s.reveals
    best = 0
    best_score = -1e18
    for k in range(n):
        node = found[k]
        score = unseen
        visits = 0
        if node >= 0 and nodes[node].hope != NOBODY:
            visits = nodes[node].visits + 0
            score = (nodes[node].total + nodes[node].hope) / (visits + 1)
        elif node >= 0 and nodes[node].visits > 0:
            visits = nodes[node].visits + 0
            score = nodes[node].total / visits
        whim = rand_below(s, 2 * WHIM + 1) / WHIM
        score += whim * curiosity * (share * leans[k] + equal) / (1 + visits)
        if score > best_score:
            best_score = score
            best = k
    s.reveals = reveals
    return best


def hoped(nodes: Any, node: int, best: int, half: int) -> int:
    """The weight of a move by what `worth` said of it and of the best one."""
    if node < 0 or nodes[node].hope == NOBODY:
        return 1
    gap = best - int(nodes[node].hope)
    return 1 + CERTAIN * half * half // (half * half + gap * gap)


def look_ahead(states: Any, notes: Any, seat: int, nodes: Any, table: Any, counts: Any, here: int, out: Row) -> int:
    """Ask `worth` of every move in this world and note it below the seat's node; the move it likes best."""
    n = legal(states[WORK], seat, out, 0)
    best = out[0] + 0
    if n == 1:
        return best
    most = -1
    for k in range(n):
        move = out[k] + 0
        copy_state(states, TRIAL, states, WORK)
        play(states[TRIAL], seat, move)
        value = judge(states[TRIAL], notes, seat)
        node = child(nodes, table, counts, here, move) if here >= 0 else FULL
        if node != FULL and nodes[node].hope == NOBODY:
            nodes[node].hope = value
        if value > most:
            most = value
            best = move
    return best


def leaning(s: Any, notes: Any, seat: int, out: Row, rows: Any) -> int:
    """A move for playing on, by the weights of `lean`; any legal move when all of them weigh nothing."""
    n = legal(s, seat, out, 0)
    if n == 1:
        return out[0] + 0
    weights = rows[LEANING]
    total = 0
    for k in range(n):
        weights[k] = lean(s, notes, seat, out[k])
        total += weights[k]
    reveals = s.reveals
    k = 0
    if total == 0:
        k = rand_below(s, n)
    else:
        left = rand_below(s, total) - weights[0]
        while left >= 0:
            k += 1
            left -= weights[k]
    s.reveals = reveals
    return out[k] + 0


def mover(bits: int, asking: int) -> int:
    """Whose move comes next of those who act at the same time."""
    return asking if (bits >> asking) & 1 == 1 else lowest_bit(bits)


def judge(s: Any, notes: Any, seat: int) -> int:
    """What a position is worth to a seat where the playing on stopped, or the result of a finished game."""
    return final_worth(s, notes, seat) if actors(s) == 0 else worth(s, notes, seat)


def search(
    states: Any,
    notes: Any,
    nodes: Any,
    table: Any,
    counts: Any,
    paths: Any,
    here: Any,
    lengths: Any,
    settings: Row,
    out: Row,
    rows: Any,
) -> int:
    """Rounds of search from states[TRUTH]; the trees' roots are nodes 0..seats-1. Returns the rounds done."""
    asking = settings[SEAT]
    seats = states[TRUTH].seats
    n_first = legal(states[TRUTH], asking, out, 0)
    for round_ in range(settings[DONE], settings[DONE] + settings[ROUNDS]):
        first = -1
        world = round_ + 0
        if round_ < n_first * settings[EACH]:
            first = round_ % n_first
            world = round_ // n_first
        copy_state(states, WORK, states, TRUTH)
        s = states[WORK]
        dream(s, asking, mixed(settings[SEED], world))
        for seat in range(seats):
            here[seat] = seat
            lengths[seat] = 1
            paths[seat][0] = seat
        growing = True
        steps = 0
        bits = actors(s)
        while growing and bits != 0 and steps < settings[DEPTH]:
            seat = mover(bits, asking)
            n = legal(s, seat, out, 0)
            k = 0
            if steps == 0 and first >= 0:
                k = first
            elif n > 1 and here[seat] >= 0:
                k = choose(s, notes[0], seat, n, out, nodes, table, here[seat], settings, rows)
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
        if settings[HOPE] > 0 and bits != 0:
            seat = mover(bits, asking)
            play(s, seat, look_ahead(states, notes[0], seat, nodes, table, counts, here[seat], out))
            bits = actors(s)
        steps = 0
        while bits != 0 and steps < settings[HORIZON]:
            seat = mover(bits, asking)
            play(s, seat, leaning(s, notes[0], seat, out, rows))
            steps += 1
            bits = actors(s)
        for seat in range(seats):
            value = judge(s, notes[0], seat)
            for i in range(lengths[seat]):
                node = paths[seat][i]
                nodes[node].visits += 1
                nodes[node].total += value
                nodes[node].squares += value * value
    return settings[ROUNDS] + 0
