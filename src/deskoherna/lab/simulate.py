"""Games between bots in several processes. Ctrl-C keeps what is done."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context

from deskoherna.lab import matches
from deskoherna.lab.crew import quiet
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
    jobs: int = 1
    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def report(self) -> Report:
        """What is known so far, in the order of the games."""
        self.outcomes.sort(key=lambda o: o.number)
        return summarise(self.plan, self.outcomes, self.asked, self.seconds)


def chunks(plan: Plan, games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """(first, n) of the pieces a run is cut into: small enough for progress and a quick stop."""
    most = LARGEST_CHUNK if matches.in_compiled_code(plan) else SLOW_CHUNK
    size = max(1, min(most, -(-games // (jobs * CHUNKS_A_JOB))))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(plan: Plan, games: int, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Run:
    """Play the games of a plan. An interrupted run comes back with what was done."""
    run = Run(plan, games, jobs)
    tick = progress or (lambda _: None)
    start = time.perf_counter()
    try:
        if games:
            matches.play(plan, 0, 1)  # compiled once here, found in the cache by the workers
        start = time.perf_counter()
        if jobs == 1 or games == 1:
            _alone(run, tick)
        else:
            _together(run, tick)
    except KeyboardInterrupt:
        run.interrupted = True
    run.seconds = time.perf_counter() - start
    return run


def _alone(run: Run, tick: Callable[[int], None]) -> None:
    for first, n in chunks(run.plan, run.asked, 1):
        done = matches.play(run.plan, first, n)
        run.outcomes += done
        tick(len(done))


def _together(run: Run, tick: Callable[[int], None]) -> None:
    pieces = chunks(run.plan, run.asked, run.jobs)
    pool = ProcessPoolExecutor(run.jobs, get_context("spawn"), quiet, (sys.path,))
    waiting: set[Future[list[Outcome]]] = set()
    try:
        for first, n in pieces:
            waiting.add(pool.submit(matches.play, run.plan, first, n))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                run.outcomes += future.result()
                tick(len(future.result()))
    except KeyboardInterrupt:
        pool.shutdown(wait=True, cancel_futures=True)
        for future in waiting:
            if future.done() and not future.cancelled():
                run.outcomes += future.result()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def default_jobs() -> int:
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
