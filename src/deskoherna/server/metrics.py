"""Figures for whoever runs the server, in the form that Prometheus reads: what was counted, and how things are now."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.process_collector import ProcessCollector

FORM = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
NAME = "deskoherna"


class Metrics:
    """What is counted as it happens; each server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = Histogram(
            f"{NAME}_message_seconds",
            "From the receipt of a message of a socket until it was answered, its commit included",
            ("kind",),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            f"{NAME}_request_seconds",
            "From the first byte of a request until the last of its answer",
            ("area", "status"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refused = Counter(
            f"{NAME}_refused", "Messages and requests that were refused, by code", ("code",), registry=self.registry
        )
        ProcessCollector(namespace=NAME, registry=self.registry)

    @contextmanager
    def timed(self, kind: str, began: float | None = None) -> Iterator[None]:
        since = time.monotonic() if began is None else began
        try:
            yield
        finally:
            self.messages.labels(kind).observe(time.monotonic() - since)

    def text(self) -> bytes:
        written: bytes = generate_latest(self.registry)  # type: ignore[no-untyped-call]  # partly typed
        return written
