"""What whoever runs the server decides: what is let go, how it stops, and how it is restarted without a closed door."""

import asyncio
import signal
import socket
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from visitors import PATIENCE_S, ServerProcess, play_out

from bench import upgrade
from deskoherna.server.games.served import Games
from deskoherna.server.server import DAY_S, Server
from deskoherna.server.settings import Limits, Retention, Settings
from deskoherna.server.store import schema
from deskoherna.server.store.store import put
from deskoherna.server.tables.connection import GOING_AWAY

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}


def test_what_nobody_has_wanted_for_long_goes_and_nothing_else(tmp_path: Path) -> None:
    """Ended tables and lone guests of long ago; not what is young, goes on, or is looked at."""

    async def run() -> tuple[set[str], set[str]]:
        settings = Settings(
            data=tmp_path, workers=1, limits=Limits(scale=0), retention=Retention(finished_days=30, guests_days=10)
        )
        server = Server(settings, Games(["cardia"]))
        await server.accounts.open()
        now = server.tables.time.now()
        old = now - 31 * DAY_S

        def fill(connection: sa.Connection) -> None:
            row = {"game": "cardia", "listed": False, "wakes": False, "games": 1, "info": "{}"}
            for name, status, updated, host in (
                ("old-over", "over", old, "x"),
                ("old-closed", "closed", old, "x"),
                ("old-playing", "playing", old, "host"),
                ("young-over", "over", now - DAY_S, "x"),
            ):
                put(connection, schema.tables, {"id": name}, row | {"status": status, "updated": updated, "host": host})
                put(connection, schema.entries, {"table_id": name, "seq": 1}, {"kind": "x", "body": "{}", "at": old})
                put(connection, schema.snapshots, {"table_id": name}, {"seq": 1, "body": b""})
                key = {"table_id": name, "number": 1}
                put(connection, schema.analyses, key, {"edition": "1", "body": b""})
            shown = {"game": "cardia", "mode": "", "kind": "", "seats": 2, "standing": 1, "points": 0, "won": True}
            shown |= {"shared": False, "gone": False, "reason": "played", "moves": 1, "own_moves": 1, "thought_ms": 0}
            shown |= {"started": old, "ended": old, "dealt": True, "rated": False, "open": True, "person": "played"}
            put(connection, schema.results, {"table_id": "old-over", "number": 1, "seat": 0}, shown)
            connection.execute(sa.insert(schema.sitters).values(person="sitter", table_id="old-playing"))
            connection.execute(sa.insert(schema.sitters).values(person="lone", table_id="old-over"))
            person = {"name": "P", "language": "cs", "epoch": 0}
            for name, created, password in (
                ("lone", old, None),
                ("sitter", old, None),
                ("host", old, None),
                ("young", now, None),
                ("kept", old, "hash"),
                ("played", old, None),
            ):
                put(connection, schema.people, {"id": name}, person | {"created": created, "password": password})

        await server.store.write(fill)
        assert await server.accounts.by_id("lone") is not None
        await server.let_go()
        assert await server.accounts.by_id("lone") is None

        def left(connection: sa.Connection) -> tuple[set[str], set[str]]:
            tables = set(connection.execute(sa.select(schema.tables.c.id)).scalars())
            for other in (schema.entries, schema.snapshots, schema.analyses):
                assert set(connection.execute(sa.select(other.c.table_id)).scalars()) == tables
            return tables, set(connection.execute(sa.select(schema.people.c.id)).scalars())

        found = await server.store.read(left)
        await server.close()
        return found

    tables, people = asyncio.run(run())
    assert tables == {"old-playing", "young-over"} and people == {"sitter", "host", "young", "kept", "played"}


def test_by_default_everything_is_kept(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).retention == Retention(0.0, 0.0)


def test_before_it_stops_a_server_says_so_and_serves_on(tmp_path: Path) -> None:
    """A proxy that asks /ready sends nobody here any more; games go on until the time is over, or somebody insists."""
    (tmp_path / "own.toml").write_text("[timeouts]\ndrain_s = 600.0\n")
    served = ServerProcess(tmp_path / "data", "--config", str(tmp_path / "own.toml"))
    try:
        eva = served.visitor("Eva")
        a = eva.joins(eva.table("hoard", seats=[ME, BOT])["id"])
        assert served.process is not None
        served.process.send_signal(signal.SIGTERM)
        until = time.monotonic() + PATIENCE_S
        while httpx.get(served.address + "ready").status_code != 503:
            assert time.monotonic() < until
        assert served.process.poll() is None
        play_out(a)
        assert eva.joins(eva.table("hoard", seats=[ME, BOT])["id"]).welcome["type"] == "welcome"
        served.process.send_signal(signal.SIGTERM)
        assert a.closed() == GOING_AWAY
        assert served.process.wait(PATIENCE_S) == 0
    finally:
        served.tidy()
        served.stop()


class HandedServer(ServerProcess):
    """It is given its listening socket, as systemd does."""

    program = (
        sys.executable,
        "-c",
        "import os, sys; os.environ['LISTEN_PID'] = str(os.getpid()); os.environ['LISTEN_FDS'] = '1';"
        "os.dup2(int(os.environ['HANDED']), 3);"
        "from deskoherna.cli import main; sys.exit(main())",
    )


@pytest.mark.skipif(sys.platform == "win32", reason="about systemd")
def test_while_it_restarts_nobody_is_refused_who_comes_to_a_socket_of_systemd(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.set_inheritable(True)
        monkeypatch.setenv("HANDED", str(listening.fileno()))
        HandedServer.passed = (listening.fileno(),)
        served = HandedServer(tmp_path / "data")
        try:
            assert served.port == listening.getsockname()[1]
            eva = served.visitor("Eva")
            table = eva.table("hoard", seats=[ME, BOT])["id"]
            served.stop()
            answers: list[int] = []
            asking = threading.Thread(
                target=lambda: answers.append(eva.request("GET", f"tables/{table}").status_code), daemon=True
            )
            asking.start()
            served.start()
            asking.join(PATIENCE_S)
            assert answers == [200], "who came between the two servers was answered by the second"
        finally:
            served.tidy()
            served.stop()


def test_a_restart_with_games_running_loses_nothing(tmp_path: Path) -> None:
    """Every table goes on; how soon is measured by the benchmark."""
    outcome = asyncio.run(upgrade.run(tmp_path, tables=6, restarts=1))
    assert outcome.crashes.lost == [] and outcome.crashes.odd == [] and outcome.crashes.accepted > 20
    assert len(outcome.away_s) == 1
