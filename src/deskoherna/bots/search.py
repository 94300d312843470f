"""The thinking bots: tree search in compiled code, within a budget of time or rounds, on several threads.

Memory is bounded: `NODES` nodes a thread, some 15 MB together with their table. When the trees are full, search goes
on sharpening what is there.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from deskoherna.bots import greedy_driver, search_driver
from deskoherna.bots.search_driver import TRUTH
from deskoherna.kit.game import Game

NODES = 1 << 18
TABLE = NODES * 2
ENTRIES = frozenset({"search"})
NODE = np.dtype([("total", "i8"), ("squares", "i8"), ("parent", "i4"), ("visits", "i4"), ("offered", "i4"),
                 ("edge", "i4")])
MAX_DEPTH = 240
FIRST_CHUNK = 64


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or a number of rounds (then the same seed gives the same move)."""

    seconds: float | None = None
    rounds: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class Rated:
    """A move at the root as the search saw it."""

    move: int
    visits: int
    value: float
    """Mean, 0..1: the chance of winning."""
    spread: float
    """Standard error of the mean."""


@dataclass(frozen=True)
class Thought:
    """What the search found: moves by visits, how much it did, and the likely way on."""

    moves: tuple[Rated, ...]
    rounds: int
    seconds: float
    line: tuple[tuple[int, ...], ...]
    """For each of the first moves: the numbers of the moves and masks most often played from there."""


class Trees:
    """The memory of one thread."""

    def __init__(self, game: Game) -> None:
        self.nodes = np.zeros(NODES, NODE)
        self.table = np.zeros(TABLE, np.int32)
        self.counts = np.zeros(1, np.int64)
        self.paths = np.zeros((game.max_seats, MAX_DEPTH + 2), np.int32)
        self.here = np.zeros(game.max_seats, np.int64)
        self.lengths = np.zeros(game.max_seats, np.int64)
        self.out = np.zeros(game.n_moves + 1, np.int16)
        self.states: Any = None

    def clear(self, seats: int) -> None:
        used = int(self.counts[0])
        self.nodes[:used] = np.zeros((), NODE)
        self.table[:] = 0
        self.counts[0] = seats
        self.nodes["parent"][:seats] = -1


class Search:
    """A search for one game; its memory is used again for every decision."""

    def __init__(self, game: Game, *, horizon: int = 24, explore: int = 420) -> None:
        self.game, self.horizon, self.explore = game, horizon, explore
        self.twin = game.compiled(more=[(greedy_driver, frozenset()), (search_driver, ENTRIES)])
        self.trees: list[Trees] = []

    def think(self, known: Any, seat: int, legal: list[int], budget: Budget, seed: int = 0) -> Thought:
        """Search from a position that is already a sample of what the seat knows."""
        start = time.perf_counter()
        while len(self.trees) < budget.threads:
            self.trees.append(Trees(self.game))
        workers = self.trees[:budget.threads]
        for t in workers:
            t.clear(known.seats)
            t.states = self.twin.new(2)
            self.twin.store(t.states, TRUTH, known)
        if budget.threads == 1:
            done = [self._run(workers[0], seat, budget, seed, start)]
        else:
            with ThreadPoolExecutor(budget.threads) as pool:
                done = list(pool.map(lambda i: self._run(workers[i], seat, budget, seed + (i << 40), start),
                                     range(budget.threads)))
        return self._gather(workers, seat, legal, sum(done), time.perf_counter() - start)

    def _run(self, t: Trees, seat: int, budget: Budget, seed: int, start: float) -> int:
        done, chunk = 0, FIRST_CHUNK
        while True:
            if budget.rounds is not None:
                chunk = min(chunk, budget.rounds - done)
                if chunk <= 0:
                    return done
            numbers = [seat, chunk, seed + done, self.horizon, self.explore, MAX_DEPTH]
            settings = np.array(numbers, np.int64)
            self.twin.functions.search(t.states, t.nodes, t.table, t.counts, t.paths, t.here, t.lengths, settings,
                                       t.out)
            done += chunk
            if budget.seconds is not None:
                spent = time.perf_counter() - start
                left = budget.seconds - spent
                if left <= 0:
                    return done
                chunk = max(1, min(4096, int(done / spent * min(left, 0.05))))
            else:
                chunk = 4096

    def _gather(self, workers: list[Trees], seat: int, legal: list[int], rounds: int, seconds: float) -> Thought:
        visits: dict[int, int] = dict.fromkeys(legal, 0)
        total: dict[int, int] = dict.fromkeys(legal, 0)
        squares: dict[int, int] = dict.fromkeys(legal, 0)
        for t in workers:
            for i in self._children(t, seat):
                node = t.nodes[i]
                move = int(node["edge"])
                if move in visits:
                    visits[move] += int(node["visits"])
                    total[move] += int(node["total"])
                    squares[move] += int(node["squares"])
        rated = []
        for move in legal:
            n = visits[move]
            mean = total[move] / n if n else 0.0
            variance = max(squares[move] / n - mean * mean, 0.0) if n else 0.0
            rated.append(Rated(move, n, mean / 1000, (variance / n) ** 0.5 / 1000 if n else 1.0))
        rated.sort(key=lambda r: (-r.visits, r.move))
        lines = tuple(self._line(workers[0], seat, r.move) for r in rated[:3])
        return Thought(tuple(rated), rounds, seconds, lines)

    @staticmethod
    def _children(t: Trees, parent: int) -> list[int]:
        used = t.nodes[:int(t.counts[0])]
        return [int(i) for i in np.flatnonzero(used["parent"] == parent)]

    def _line(self, t: Trees, seat: int, move: int, length: int = 6) -> tuple[int, ...]:
        """The most visited way on from a move."""
        here = next((i for i in self._children(t, seat) if t.nodes[i]["edge"] == move), None)
        line: list[int] = []
        while here is not None and len(line) < length:
            following = self._children(t, here)
            here = max(following, key=lambda i: int(t.nodes[i]["visits"]), default=None)
            if here is not None:
                line.append(int(t.nodes[here]["edge"]))
        return tuple(line)
