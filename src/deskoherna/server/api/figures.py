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
        server, there = self.server, self.server.together
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
            ("peers", "Other servers that live", lambda: len(server.membership.peers)),
            ("remote_links", "Sockets here whose table is elsewhere", lambda: len(there.remote.links) if there else 0),
            (
                "remote_guests",
                "Sockets elsewhere whose table is here",
                lambda: len(there.remote.guests) if there else 0,
            ),
            ("bus_whole", "1: the line to the other servers is whole", lambda: bool(there and there.bus.whole)),
            ("closing", "1: the server takes nobody in any more", lambda: server.closing),
        )
        for name, told, value in now:
            yield GaugeMetricFamily(f"{NAME}_{name}", told, value=float(value()))
        yield CounterMetricFamily(f"{NAME}_commits", "Transactions that were committed", value=server.store.commits)
        frames, gaps = (there.bus.frames, there.bus.gaps) if there else (0, 0)
        yield CounterMetricFamily(f"{NAME}_frames", "Frames sent to other servers", value=frames)
        yield CounterMetricFamily(f"{NAME}_gaps", "Frames that were missed, lines that broke", value=gaps)
        yield CounterMetricFamily(f"{NAME}_replays", "Replays that were folded", value=server.replays.made)
        moves = CounterMetricFamily(f"{NAME}_moves", "Moves that were played", labels=("game", "by"))
        for (game, by), n in server.tables.moves.items():
            moves.add_metric((game, by), n)
        yield moves
