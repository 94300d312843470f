"""Tasks carried out here, in several processes, or on a Ray cluster: the same answers everywhere."""

import signal
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

HERE, RAY = "here", "ray"
PLACES = (HERE, RAY)
"""Where tasks can be carried out."""
AHEAD = 3
"""Tasks a process that are handed out at a time."""


class ClusterError(RuntimeError):
    """A cluster that cannot be reached, in one sentence."""


class Workers(Protocol):
    """Whoever takes tasks and gives answers later."""

    n: int
    """Tasks that are worked on at a time."""

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Hand out a task; what it will be asked for by."""

    def ready(self, waiting: list[Any]) -> list[Any]:
        """Wait until one of these is done; all that are."""

    def answer(self, submitted: Any) -> Any:
        """The answer of a task that is done; an error of the task is raised here."""

    def close(self) -> None:
        """Drop what nobody has begun, wait for the rest, and go home."""


def quiet(path: list[str]) -> None:
    """A worker leaves Ctrl-C to its parent and finds the same modules."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = path


class Processes:
    """Processes of this machine."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.pool = ProcessPoolExecutor(n, get_context("spawn"), quiet, (list(sys.path),))

    def submit(self, work: Callable[[Any], Any], task: Any) -> Future[Any]:
        """Hand a job to the pool."""
        return self.pool.submit(work, task)

    def ready(self, waiting: list[Future[Any]]) -> list[Future[Any]]:
        """Wait until one of these is done; all that are."""
        done = wait(waiting, return_when=FIRST_COMPLETED).done
        return [submitted for submitted in waiting if submitted in done]

    def answer(self, submitted: Future[Any]) -> Any:
        """The answer of a job that is done; an error of the job is raised here."""
        return submitted.result()

    def close(self) -> None:
        """Drop what nobody has begun and wait for the rest."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def workers_of(on: str, jobs: int) -> Workers:
    """The workers of this place. Ray is an extra and is loaded only where it is wanted."""
    if on == RAY:
        from deskoherna.lab.cluster import Cluster

        return Cluster(jobs)
    return Processes(jobs)


def carry_out(
    work: Callable[[T], R], tasks: Iterable[T], *, jobs: int = 1, in_order: bool = True, on: str = HERE
) -> Generator[R, None, None]:
    """`work(task)` for each task, in the order of the tasks or as they are done.

    The first task is done here: what it compiles is then found in the cache by the processes. Closing the generator
    drops the tasks that nobody has begun.
    """
    rest = iter(tasks)
    yield from map(work, rest if jobs == 1 and on == HERE else islice(rest, 1))
    workers: Workers | None = None
    waiting: list[Any] = []
    try:
        for task in rest:
            workers = workers or workers_of(on, jobs)
            waiting.append(workers.submit(work, task))
            if len(waiting) >= workers.n * AHEAD:
                yield from _take(workers, waiting, in_order)
        while waiting and workers is not None:
            yield from _take(workers, waiting, in_order)
    finally:
        if workers is not None:
            workers.close()


def _take(workers: Workers, waiting: list[Any], in_order: bool) -> Generator[Any, None, None]:
    """The answer that is next, or all that are there."""
    for submitted in workers.ready(waiting[:1] if in_order else waiting):
        waiting.remove(submitted)
        yield workers.answer(submitted)
