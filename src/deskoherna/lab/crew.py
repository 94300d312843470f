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


class Hands(Protocol):
    """Whoever takes tasks and gives answers later."""

    n: int
    """Tasks that are worked on at a time."""

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Hand out a task; what it will be asked for by."""

    def ready(self, waiting: list[Any]) -> list[Any]:
        """Wait until one of these is done; all that are."""

    def answer(self, ticket: Any) -> Any:
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
        return self.pool.submit(work, task)

    def ready(self, waiting: list[Future[Any]]) -> list[Future[Any]]:
        done = wait(waiting, return_when=FIRST_COMPLETED).done
        return [ticket for ticket in waiting if ticket in done]

    def answer(self, ticket: Future[Any]) -> Any:
        return ticket.result()

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def hire(on: str, jobs: int) -> Hands:
    """The hands of this place. Ray is an extra and is loaded only where it is wanted."""
    if on == RAY:
        from deskoherna.lab.cluster import Cluster
        return Cluster(jobs)
    return Processes(jobs)


def carry_out(work: Callable[[T], R], tasks: Iterable[T], *, jobs: int = 1, in_order: bool = True,
              on: str = HERE) -> Generator[R, None, None]:
    """`work(task)` for each task, in the order of the tasks or as they are done.

    The first task is done here: what it compiles is then found in the cache by the processes. Closing the generator
    drops the tasks that nobody has begun.
    """
    rest = iter(tasks)
    yield from map(work, rest if jobs == 1 and on == HERE else islice(rest, 1))
    hands: Hands | None = None
    waiting: list[Any] = []
    try:
        for task in rest:
            hands = hands or hire(on, jobs)
            waiting.append(hands.submit(work, task))
            if len(waiting) >= hands.n * AHEAD:
                yield from _take(hands, waiting, in_order)
        while waiting and hands is not None:
            yield from _take(hands, waiting, in_order)
    finally:
        if hands is not None:
            hands.close()


def _take(hands: Hands, waiting: list[Any], in_order: bool) -> Generator[Any, None, None]:
    """The answer that is next, or all that are there."""
    for ticket in hands.ready(waiting[:1] if in_order else waiting):
        waiting.remove(ticket)
        yield hands.answer(ticket)
