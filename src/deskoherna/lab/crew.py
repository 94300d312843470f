"""Tasks carried out here or in several processes."""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 3
"""Tasks a process that are handed out at a time."""


def quiet(path: list[str]) -> None:
    """A worker leaves Ctrl-C to its parent and finds the same modules."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = path


def carry_out(work: Callable[[T], R], tasks: Iterable[T], *, jobs: int = 1,
              in_order: bool = True) -> Generator[R, None, None]:
    """`work(task)` for each task, in the order of the tasks or as they are done.

    The first task is done here: what it compiles is then found in the cache by the processes. Closing the generator
    drops the tasks that nobody has begun.
    """
    rest = iter(tasks)
    yield from map(work, rest if jobs == 1 else islice(rest, 1))
    pool: ProcessPoolExecutor | None = None
    waiting: list[Future[R]] = []
    try:
        for task in rest:
            pool = pool or ProcessPoolExecutor(jobs, get_context("spawn"), quiet, (list(sys.path),))
            waiting.append(pool.submit(work, task))
            if len(waiting) >= jobs * AHEAD:
                yield from _take(waiting, in_order)
        while waiting:
            yield from _take(waiting, in_order)
    finally:
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def _take(waiting: list[Future[R]], in_order: bool) -> Iterator[R]:
    """The answer that is next, or all that are there."""
    wait(waiting[:1] if in_order else waiting, return_when=FIRST_COMPLETED)
    ready = waiting[:1] if in_order else [future for future in waiting if future.done()]
    for future in ready:
        waiting.remove(future)
        yield future.result()
