"""A Ray cluster as the hands of a run: the one that RAY_ADDRESS names, the one this program is part of, or a small one
on this machine for the time of the run."""

import logging
import os
import pickle
import socket
import sys
from collections.abc import Callable
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


class Cluster:
    """Tasks go to Ray. A cluster of somebody else is left as it was found."""

    def __init__(self, jobs: int) -> None:
        self.own = not ray.is_initialized()
        if self.own:
            _connect(jobs)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.n = max(1, int(resources.get("CPU", 1)))
        self.remote = ray.remote(call)
        self.path = list(sys.path)
        self.open: set[Any] = set()

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        ticket = self.remote.remote(self.path, pickle.dumps((work, task)))
        self.open.add(ticket)
        return ticket

    def ready(self, waiting: list[Any]) -> list[Any]:
        ray.wait(waiting, num_returns=1)
        done, _ = ray.wait(waiting, num_returns=len(waiting), timeout=0)
        found = set(done)
        return [ticket for ticket in waiting if ticket in found]

    def answer(self, ticket: Any) -> Any:
        self.open.discard(ticket)
        try:
            return ray.get(ticket)
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        for ticket in self.open:
            ray.cancel(ticket, force=True)
        self.open.clear()
        if self.own:
            ray.shutdown()


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
