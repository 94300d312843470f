"""The same search driven step by step from Python: over the interpreted twin, or calling the compiled one every step.

The source is `search_driver` itself; only what it is bound to differs.
"""

import random
import types
from typing import Any

from deskoherna.bots import search_driver
from deskoherna.bots.search import settings_for
from deskoherna.bots.search_driver import N_STATES, NOBODY, TRUTH
from deskoherna.bots.trees import HOPEFUL_NODES_A_ROUND, MAX_DEPTH, WORKING_ROWS
from deskoherna.kit import bind, drivers
from deskoherna.kit.advice import Tuning
from deskoherna.kit.game import Game


class Node:
    """A node as an object."""

    __slots__ = ("edge", "eldest", "hope", "next", "parent", "squares", "total", "visits")

    def __init__(self) -> None:
        self.total = self.squares = self.visits = self.edge = 0
        self.parent = self.eldest = self.next = self.hope = NOBODY


class Room:
    """What `search` needs to work in, as lists."""

    def __init__(self, game: Game, seats: int, rounds: int) -> None:
        size = 1 << (rounds * HOPEFUL_NODES_A_ROUND).bit_length()
        self.seats = seats
        self.notes = [game.notes()]
        self.nodes = [Node() for _ in range(size)]
        self.table = [0] * (2 * size)
        self.counts = [seats]
        self.paths = [[0] * (MAX_DEPTH + 2) for _ in range(game.max_seats)]
        self.here, self.lengths = [0] * game.max_seats, [0] * game.max_seats
        self.out = [0] * (game.n_moves + 1)
        self.rows = [[0] * (game.n_moves + 1) for _ in range(WORKING_ROWS)]

    def clear(self) -> None:
        """Roots alone, as before a search; new nodes are written whole."""
        self.nodes[: self.seats] = [Node() for _ in range(self.seats)]
        self.table[:] = [0] * len(self.table)
        self.counts[0] = self.seats

    def visits(self, root: int) -> dict[int, int]:
        """By edge, of the children of a root."""
        found = {}
        at = self.nodes[root].eldest
        while at != NOBODY:
            found[self.nodes[at].edge] = self.nodes[at].visits
            at = self.nodes[at].next
        return found


def interpreted_search(game: Game) -> types.SimpleNamespace:
    """The driver over the interpreted twin."""
    return bind.interpreted(search_driver, game.functions)


class Held:
    """A position of the compiled twin, by its place."""

    def __init__(self, array: Any, i: int) -> None:
        self.array, self.i = array, i
        self.seats = int(array[i]["seats"])
        self.reveals = 0


class Stepper:
    """The functions of the contract as single calls into compiled code."""

    def __init__(self, game: Game, world: Any) -> None:
        self.twin = game.compiled()
        self.array = self.twin.new(N_STATES)
        self.twin.store(self.array, TRUTH, world)
        self.array[:] = self.array[TRUTH]
        self.states = [Held(self.array, i) for i in range(N_STATES)]
        self.moves = self.twin.out()
        self.chance = random.Random(1)

    def ask(self, s: Held, what: int, a: int = 0, b: int = 0) -> int:
        return self.twin.ask(s.array, s.i, what, a, b, self.moves)

    def legal(self, s: Held, seat: int, out: Any, _: int) -> int:
        n = self.ask(s, drivers.ASK_LEGAL, seat)
        out[:n] = self.moves[:n].tolist()
        return n

    def copy_state(self, _target: Any, to: int, _source: Any, at: int) -> None:
        self.array[to] = self.array[at]

    def search(self) -> types.SimpleNamespace:
        return bind.interpreted(
            search_driver,
            {
                "actors": lambda s: self.ask(s, drivers.ASK_ACTORS),
                "legal": self.legal,
                "play": lambda s, seat, move: self.ask(s, drivers.ASK_STEP, seat, move),
                "mask": lambda s, seat, move: self.ask(s, drivers.ASK_MASK, seat, move),
                "worth": lambda s, _, seat: self.ask(s, drivers.ASK_WORTH, seat),
                "standing": lambda s, seat: self.ask(s, drivers.ASK_STANDING, seat),
                "lean": lambda s, _, seat, move: self.ask(s, drivers.ASK_LEAN, seat, move),
                "dream": lambda s, seat, seed: self.ask(s, drivers.ASK_IMAGINE, seat, seed),
                "rand_below": lambda _, n: self.chance.randrange(n),
                "copy_state": self.copy_state,
            },
        )


def run(
    functions: types.SimpleNamespace,
    tuning: Tuning,
    states: Any,
    room: Room,
    seat: int,
    rounds: int,
    seed: int,
    each: int,
) -> None:
    """Rounds of search in a room of lists."""
    settings = settings_for(tuning, seat, seed, each).tolist()
    settings[search_driver.ROUNDS] = rounds
    functions.search(
        states,
        room.notes,
        room.nodes,
        room.table,
        room.counts,
        room.paths,
        room.here,
        room.lengths,
        settings,
        room.out,
        room.rows,
    )
