"""Games between bots in several processes or on a cluster. Ctrl-C keeps what is done."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

import msgspec

from deskoherna.lab import matches
from deskoherna.lab.jobs import HERE, carry_out
from deskoherna.lab.plan import Outcome, Plan
from deskoherna.lab.report import Report, summarise

CHUNKS_A_JOB = 8
LARGEST_CHUNK = 500
SLOW_CHUNK = 4
"""Games in a chunk when the bots do not all play in compiled code."""


@dataclass
class Run:
    """A run in progress or done."""

    plan: Plan
    asked: int
    first: int = 0
    """The number of the first game."""
    outcomes: list[Outcome] = field(default_factory=list)
    """In the order of the games."""
    seconds: float = 0.0
    """Of playing, shared by the processes; what they load or compile before is none of it."""
    interrupted: bool = False

    @property
    def next(self) -> int:
        """The number of the first game that is not done."""
        return self.first + len(self.outcomes)

    def report(self) -> Report:
        """What is known so far."""
        return summarise(self.plan, self.outcomes, self.asked, self.seconds)


class Piece(msgspec.Struct, frozen=True):
    """Some games of a plan."""

    plan: Plan
    first: int
    n: int


@cache
def _warm(plan: bytes) -> None:
    """A process plays a game once before its time counts: what it loads is no speed of the game."""
    matches.play(msgspec.json.decode(plan, type=Plan), 0, 1)


def play_piece(piece: Piece) -> tuple[list[Outcome], float]:
    """Play some games of a run; and how many seconds that took, without what a process loads before the first."""
    if matches.in_compiled_code(piece.plan):
        _warm(msgspec.json.encode(piece.plan))
    start = time.perf_counter()
    return matches.play(piece.plan, piece.first, piece.n), time.perf_counter() - start


def chunks(plan: Plan, games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """(first, n) of the pieces a run is cut into: small enough for progress and a quick stop."""
    most = LARGEST_CHUNK if matches.in_compiled_code(plan) else SLOW_CHUNK
    size = max(1, min(most, -(-games // (jobs * CHUNKS_A_JOB))))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(
    plan: Plan,
    games: int,
    *,
    first: int = 0,
    jobs: int = 1,
    on: str = HERE,
    progress: Callable[[int], None] = lambda _: None,
) -> Run:
    """Play games first..first+games-1 of a plan. An interrupted run comes back with what was done."""
    run = Run(plan, games, first)
    try:
        pieces = [Piece(plan, first + at, n) for at, n in chunks(plan, games, jobs)]
        answers = carry_out(play_piece, pieces, jobs=jobs, on=on)
        try:
            for outcomes, seconds in answers:
                run.outcomes += outcomes
                run.seconds += seconds / min(jobs, len(pieces))
                progress(len(outcomes))
        finally:
            answers.close()
    except KeyboardInterrupt:
        run.interrupted = True
    return run


def default_jobs() -> int:
    """As many processes as this machine has cores for us."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
