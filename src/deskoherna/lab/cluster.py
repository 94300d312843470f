"""A Ray cluster as the hands of a run: the one that RAY_ADDRESS names, the one this program is part of, or a small one
on this machine for the time of the run."""

import logging
import os
import pickle
import socket
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ray
from ray.exceptions import RayTaskError

from deskoherna.lab.crew import ClusterError

PATIENCE_S = 10


def call(path: list[str], packed: bytes) -> Any:
    """On a worker: find the modules that the program has here, then do the task."""
    sys.path += [place for place in path if place not in sys.path]
    work, task = pickle.loads(packed)
    return work(task)


@dataclass(eq=False)
class Ticket:
    """A task that was handed in here."""

    packed: bytes
    ref: Any = None
    """Ray's name for it, once Ray has it."""
    done: bool = False


class Cluster:
    """Tasks wait here until the cluster has a processor for them: Ray never has to call one back, because a call that
    meets the answer half way ends the whole program. A cluster of somebody else is left as it was found."""

    def __init__(self, jobs: int) -> None:
        self.own = not ray.is_initialized()
        if self.own:
            _connect(jobs)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.n = max(1, int(resources.get("CPU", 1)))
        self.remote = ray.remote(call)
        self.path = list(sys.path)
        self.queue: deque[Ticket] = deque()
        self.begun: dict[Any, Ticket] = {}

    def submit(self, work: Callable[[Any], Any], task: Any) -> Ticket:
        ticket = Ticket(pickle.dumps((work, task)))
        self.queue.append(ticket)
        self._hand_out()
        return ticket

    def _hand_out(self) -> None:
        while self.queue and len(self.begun) < self.n:
            ticket = self.queue.popleft()
            ticket.ref = self.remote.remote(self.path, ticket.packed)
            self.begun[ticket.ref] = ticket

    def ready(self, waiting: list[Ticket]) -> list[Ticket]:
        while not any(ticket.done for ticket in waiting):
            self._gather(1)
            self._hand_out()
        return [ticket for ticket in waiting if ticket.done]

    def _gather(self, n: int) -> None:
        """Wait until so many tasks are done."""
        done, _ = ray.wait(list(self.begun), num_returns=n)
        for ref in done:
            self.begun.pop(ref).done = True

    def answer(self, ticket: Ticket) -> Any:
        try:
            return ray.get(ticket.ref)
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        self.queue.clear()
        if self.own:
            ray.shutdown()
        elif self.begun:
            self._gather(len(self.begun))


def _connect(jobs: int) -> None:
    """Nothing is told to Ray's makers, unless somebody has said so."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    address = os.environ.get("RAY_ADDRESS")
    if not address:
        settings |= {"address": "local", "num_cpus": jobs, "include_dashboard": False}
    try:
        knock(address or "")
        ray.init(**settings)
    except (OSError, RuntimeError, ValueError) as error:
        reason = (str(error).splitlines() or [repr(error)])[0]
        raise ClusterError(f"no Ray cluster at {address or 'this machine'}: {reason}") from None


def knock(address: str) -> None:
    """Ray tries for minutes to reach a machine that does not answer; ask first whether it does."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE_S).close()
