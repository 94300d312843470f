"""A Ray cluster as the workers of a run: the one that RAY_ADDRESS names, the one this program is part of, or a small
one on this machine for the time of the run."""

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

from deskoherna.lab.jobs import ClusterError

TIMEOUT_S = 10


def call(path: list[str], packed: bytes) -> Any:
    """On a worker: find the modules that the program has here, then do the task."""
    sys.path += [place for place in path if place not in sys.path]
    work, task = pickle.loads(packed)
    return work(task)


@dataclass(eq=False)
class Submitted:
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
        resources: dict[str, float] = ray.cluster_resources()
        self.n = max(1, int(resources.get("CPU", 1)))
        self.remote = ray.remote(call)
        self.path = list(sys.path)
        self.queue: deque[Submitted] = deque()
        self.begun: dict[Any, Submitted] = {}

    def submit(self, work: Callable[[Any], Any], task: Any) -> Submitted:
        """Queue a job; it is sent when the cluster has a processor for it."""
        submitted = Submitted(pickle.dumps((work, task)))
        self.queue.append(submitted)
        self._hand_out()
        return submitted

    def _hand_out(self) -> None:
        while self.queue and len(self.begun) < self.n:
            submitted = self.queue.popleft()
            submitted.ref = self.remote.remote(self.path, submitted.packed)
            self.begun[submitted.ref] = submitted

    def ready(self, waiting: list[Submitted]) -> list[Submitted]:
        """Wait until one of these is done; all that are."""
        while not any(submitted.done for submitted in waiting):
            self._gather(1)
            self._hand_out()
        return [submitted for submitted in waiting if submitted.done]

    def _gather(self, n: int) -> None:
        """Wait until so many tasks are done."""
        done, _ = ray.wait(list(self.begun), num_returns=n)
        for ref in done:
            self.begun.pop(ref).done = True

    def answer(self, submitted: Submitted) -> Any:
        """The answer of a job that is done; an error of the job is raised here."""
        try:
            return ray.get(submitted.ref)
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        """Drop what is queued; wait for the rest unless the cluster ends with this run."""
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
        socket.create_connection((host, int(port)), TIMEOUT_S).close()
