"""Traces by OpenTelemetry, where somebody collects them: a span for each request and each message of a socket.

The packages come with `deskoherna[traces]`; a server that is told no collector does not look for them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from deskoherna import __version__

SERVICE = "deskoherna"


class NoTraces(RuntimeError):
    """The packages are missing, or the collector has no address."""


class Traces:
    """Spans that go to a collector, or nowhere."""

    def __init__(self, collector: str | None) -> None:
        self._provider: Any = None
        self._tracer: Any = None
        if collector is not None:
            self._open(collector)

    def _open(self, collector: str) -> None:
        try:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ImportError as error:
            raise NoTraces(f"traces need the packages of deskoherna[traces]: {error}") from None
        resource = Resource.create({"service.name": SERVICE, "service.version": __version__})
        self._provider = TracerProvider(resource=resource)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=collector)))
        self._tracer = self._provider.get_tracer(SERVICE, __version__)

    @contextmanager
    def span(self, name: str, **told: str | int) -> Iterator[dict[str, str | int]]:
        """Something that takes time; what is put into the dictionary meanwhile is told at its end."""
        later: dict[str, str | int] = {}
        if self._tracer is None:
            yield later
            return
        with self._tracer.start_as_current_span(name, attributes=told) as span:
            yield later
            span.set_attributes(later)

    def close(self) -> None:
        """Send what is left."""
        if self._provider is not None:
            self._provider.shutdown()
