"""How things are at the moment when somebody asks for the figures."""

from collections.abc import Callable, Iterable

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from deskoherna.server.metrics import NAME
from deskoherna.server.server import Server


class State(Collector):
    """How things are at the moment they are asked for."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    def collect(self) -> Iterable[Metric]:
        server = self.server
        now: tuple[tuple[str, str, Callable[[], float]], ...] = (
            ("sockets", "Open sockets", lambda: server.open_sockets),
            ("tables", "Tables in memory", lambda: len(server.tables.owners)),
            (
                "unreadable_tables",
                "Tables set aside because their log is damaged",
                lambda: len(server.tables.unreadable),
            ),
            (
                "stall_seconds",
                "The longest stall of the event loop in the last minute",
                lambda: server.stalls.stall_ms / 1000,
            ),
            ("workers", "Processes in which bots think", lambda: server.pool.alive),
            ("jobs_waiting", "Decisions, hints and packs that wait for a process", lambda: server.pool.waiting),
            ("analyses_waiting", "Finished games that wait to be looked back at", lambda: server.analyses.waiting),
            ("writes_waiting", "What waits to be written", lambda: server.store.waiting),
            ("storing", "1: the database takes what is written", lambda: not server.store.failing),
            ("replay_bytes", "Replays kept in memory", lambda: server.replays.kept_bytes),
            ("closing", "1: the server takes nobody in any more", lambda: server.closing),
        )
        for name, told, value in now:
            yield GaugeMetricFamily(f"{NAME}_{name}", told, value=float(value()))
        yield CounterMetricFamily(f"{NAME}_commits", "Transactions that were committed", value=server.store.commits)
        yield CounterMetricFamily(f"{NAME}_replays", "Replays that were folded", value=server.replays.made)
        moves = CounterMetricFamily(f"{NAME}_moves", "Moves that were played", labels=("game", "by"))
        for (game, by), n in server.tables.moves.items():
            moves.add_metric((game, by), n)
        yield moves
