"""The thinking bots: tree search in compiled code, within a budget of time or rounds, on several threads.

Every thread has trees of its own (`trees.py`), from worlds of its own; what they found is added up in the end.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from deskoherna.bots import greedy_driver, search_driver
from deskoherna.bots.search_driver import N_STATES, TRUTH
from deskoherna.bots.seeds import mixed
from deskoherna.bots.trees import MAX_DEPTH, Trees
from deskoherna.kit.advice import Tuning
from deskoherna.kit.game import Game

ENTRIES = frozenset({"search"})
FIRST_CHUNK = 64
"""Rounds before the clock is looked at for the first time."""
LARGEST_CHUNK = 4096
GLANCES = 16
"""A search that is counted in rounds looks up so often."""
BLINK_S = 0.05
"""A search by the clock looks up at least so often."""
INSTANT = 1e-6
RESERVE = 0.97
"""The part of its time that a search may think: the rest is for telling."""
THOUGHT_ENOUGH = 0.25
"""The part of the budget after which moves that look all alike are left alone."""
TRIED_ENOUGH = 16
ALIKE = 3
"""Thousandths of a win that make no difference."""
LINES, LINE_LENGTH = 3, 6


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or a number of rounds a thread (then the same seed gives the same move), or what ends
    first."""

    seconds: float | None = None
    rounds: int | None = None
    rounds_a_move: int = 0
    """So many more for every move that there is to choose from."""
    threads: int = 1
    early: bool = False
    """Stop when the choice is settled. Whoever wants good values of all moves leaves it off."""

    def among(self, moves: int) -> "Budget":
        """The budget for choosing from so many moves."""
        if self.rounds is None or self.rounds_a_move == 0:
            return self
        return replace(self, rounds=self.rounds + self.rounds_a_move * moves, rounds_a_move=0)


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


def evenly(tuning: Tuning) -> Tuning:
    """The same search, but half of its rounds go to all moves alike: the second best is known as well as the best."""
    every = 1 << 30
    return replace(tuning, each=every, cases=tuple(replace(case, tuning=evenly(case.tuning)) for case in tuning.cases))


class Search:
    """A search for one game; its memory is used again for every decision."""

    def __init__(self, game: Game, tuning: Tuning | None = None) -> None:
        self.game, self.tuning = game, tuning or game.advice.tuning
        self.twin = game.compiled(more=[(greedy_driver, frozenset()), (search_driver, ENTRIES)])
        self.trees: list[Trees] = []

    def think(self, known: Any, seat: int, legal: list[int], budget: Budget, seed: int = 0) -> Thought:
        """Search from a position that is already a sample of what the seat knows."""
        start = time.perf_counter()
        budget = budget.among(len(legal))
        while len(self.trees) < budget.threads:
            self.trees.append(Trees(self.game))
        workers = self.trees[: budget.threads]
        tuning = self.tuning.at(known)
        for t in workers:
            t.clear(known.seats, budget.rounds, hopeful=tuning.hope > 0)
            t.states, t.notes = self.twin.new(N_STATES), self.twin.notes()
            self.twin.store(t.states, TRUTH, known)
        if budget.threads == 1:
            done = [self._run(workers[0], seat, legal, budget, tuning, seed, start)]
        else:
            with ThreadPoolExecutor(budget.threads) as pool:
                done = list(
                    pool.map(
                        lambda i: self._run(workers[i], seat, legal, budget, tuning, mixed(seed, i), start),
                        range(budget.threads),
                    )
                )
        return gather(workers, seat, legal, sum(done), time.perf_counter() - start)

    def _run(
        self, t: Trees, seat: int, legal: list[int], budget: Budget, tuning: Tuning, seed: int, start: float
    ) -> int:
        """Rounds until the budget is used up or the choice is settled; how many."""
        each = tuning.each
        if budget.rounds is not None:
            each = min(each, budget.rounds // (2 * len(legal)))
        settings = settings_for(tuning, seat, seed, each)
        done = 0
        chunk = min(FIRST_CHUNK, budget.rounds or FIRST_CHUNK)
        while chunk > 0:
            settings[search_driver.DONE], settings[search_driver.ROUNDS] = done, chunk
            self.twin.functions.search(
                t.states, t.notes, t.nodes, t.table, t.counts, t.paths, t.here, t.lengths, settings, t.out, t.rows
            )
            done += chunk
            left, chunk = further(budget, done, time.perf_counter() - start)
            if budget.early and settled(t, seat, done, left):
                return done
        return done


def settings_for(tuning: Tuning, seat: int, seed: int, each: int) -> Any:
    """What the driver is told; DONE and ROUNDS are filled in as the search goes on."""
    settings = np.zeros(search_driver.N_SETTINGS, np.int64)
    settings[search_driver.SEAT] = seat
    settings[search_driver.SEED] = seed
    settings[search_driver.HORIZON] = tuning.horizon
    settings[search_driver.EXPLORE] = tuning.explore
    settings[search_driver.DEPTH] = MAX_DEPTH
    settings[search_driver.URGENCY] = tuning.urgency
    settings[search_driver.TRUST] = tuning.trust
    settings[search_driver.EACH] = each
    settings[search_driver.HOPE] = tuning.hope
    return settings


def further(budget: Budget, done: int, spent: float) -> tuple[int, int]:
    """After so many rounds and seconds: how many rounds are left, about, and how many to play before looking up."""
    left, chunk = 0, 0
    if budget.seconds is not None:
        left_s = max(0.0, budget.seconds * RESERVE - spent)
        speed = done / max(spent, INSTANT)
        left = int(speed * left_s)
        chunk = min(LARGEST_CHUNK, max(1, int(speed * min(left_s, BLINK_S)))) if left_s else 0
    if budget.rounds is not None:
        left = budget.rounds - done if budget.seconds is None else min(left, budget.rounds - done)
        stride = max(FIRST_CHUNK, budget.rounds // GLANCES)
        chunk = min(left, stride if budget.seconds is None else chunk)
    return left, chunk


def settled(t: Trees, seat: int, done: int, left: int) -> bool:
    """Can what is left of the budget change the choice? Not when the second move cannot catch up any more, and
    hardly when all moves have looked alike for a while."""
    kids = [t.nodes[at] for at in t.children(seat)]
    visits = sorted(int(node["visits"]) for node in kids)
    if len(visits) < 2 or visits[-1] - visits[-2] > left:
        return True
    if done < THOUGHT_ENOUGH * (done + left) or visits[0] < TRIED_ENOUGH:
        return False
    values = [int(node["total"]) / int(node["visits"]) for node in kids]
    return max(values) - min(values) < ALIKE


def gather(workers: list[Trees], seat: int, legal: list[int], rounds: int, seconds: float) -> Thought:
    """What the trees of all threads say of the legal moves."""
    visits: dict[int, int] = dict.fromkeys(legal, 0)
    total: dict[int, int] = dict.fromkeys(legal, 0)
    squares: dict[int, int] = dict.fromkeys(legal, 0)
    for t in workers:
        for at in t.children(seat):
            node = t.nodes[at]
            move = int(node["edge"])
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
    lines = tuple(workers[0].line(seat, r.move, LINE_LENGTH) for r in rated[:LINES])
    return Thought(tuple(rated), rounds, seconds, lines)
