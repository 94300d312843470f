"""Several servers as one: nothing lost whichever is killed, no late writer, the same everywhere."""

import asyncio
import copy
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from redis import Redis
from visitors import DATABASE, GAMES, PATIENCE_S, TableSocket, Visitor, play_out
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench import cluster, crash, postgres
from deskoherna.cli import main
from deskoherna.server.people.rates import Rates
from deskoherna.server.replays.analysis import Note, note_name
from deskoherna.server.settings import Limits
from deskoherna.server.store import database, leases
from deskoherna.server.tables.connection import GOING_AWAY, REVOKED
from deskoherna.server.wire.bodies import Analysis

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LEASE_S = 3.0
SILENT_S = 0.5
"""How long somebody says nothing."""
TOLD = ('{"type":"step"', '{"type":"over"')
ARGUMENTS = ("--bot-pause", "0", "--rate", "0", "--workers", "1", "--log-level", "info", *GAMES)
pytestmark = [
    pytest.mark.skipif(DATABASE is not None, reason="it names its databases itself"),
    pytest.mark.xdist_group("cluster"),
]


@pytest.fixture(scope="module")
def engine() -> Iterator[postgres.Postgres]:
    with postgres.running() as made:
        yield made


@pytest.fixture(scope="module")
def two(engine: postgres.Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[cluster.Cluster]:
    """Two servers that nothing is done to but what they come back from."""
    folder = tmp_path_factory.mktemp("two")
    settings = folder / "own.toml"
    settings.write_text(f"[timeouts]\nlease_s = {LEASE_S}\n")
    made = cluster.Cluster(folder, 2, "--config", str(settings), *ARGUMENTS, postgres=engine)
    yield made
    made.stop()
    assert "Traceback" not in made.text, made.text


class Door:
    """Where somebody comes in: one of the servers, or the proxy before them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.things: list[Any] = []


@pytest.fixture
def doors(two: cluster.Cluster) -> Iterator[list[Door]]:
    found = [Door(s.address) for s in two.servers]
    yield found
    for door in found:
        while door.things:
            door.things.pop().close()


def at(door: Door, who: Visitor) -> Visitor:
    """The same person at another door."""
    there = copy.copy(who)
    there.server = door  # type: ignore[assignment]  # a door serves visitors as a server does
    there.http = httpx.Client(
        base_url=door.address, timeout=PATIENCE_S, headers={"Authorization": f"Bearer {who.token}"}
    )
    door.things.append(there)
    return there


def visitor(door: Door, name: str) -> Visitor:
    made = Visitor(door, name)  # type: ignore[arg-type]  # likewise
    made.http.headers["Authorization"] = f"Bearer {made.token}"
    return made


def owner_of(two: cluster.Cluster, table: str) -> str:
    found = sa.create_engine(two.database)
    with found.connect() as connection:
        server = connection.execute(sa.text("select server from owners where table_id = :t"), {"t": table}).scalar_one()
    found.dispose()
    return str(server)


# ---------------------------------------------------------------- whatever is killed


def test_nothing_is_lost_when_servers_and_their_engines_are_killed(tmp_path: Path) -> None:
    """Behind nginx without stickiness: every acknowledged move is in the log once, and all tables go on."""
    made = cluster.Cluster(tmp_path, 2, *crash.ARGUMENTS)
    try:
        outcome = asyncio.run(cluster.run(made, kills=2, tables=6, engines=True))
    finally:
        made.stop()
    assert outcome.lost == [] and outcome.odd == []
    assert outcome.accepted > 30


@pytest.mark.long
def test_nothing_is_lost_when_four_servers_are_killed_again_and_again(tmp_path: Path) -> None:
    made = cluster.Cluster(tmp_path, 4, *crash.ARGUMENTS)
    try:
        outcome = asyncio.run(cluster.run(made, kills=20, tables=200, engines=True))
    finally:
        made.stop()
    assert outcome.lost == [] and outcome.odd == [] and outcome.slowest_s < crash.GO_ON_S


def test_the_late_writes_of_a_server_that_was_stopped_are_refused(two: cluster.Cluster, doors: list[Door]) -> None:
    """Stopped beyond its lease; others have its tables then, and what it was sent meanwhile goes to nobody twice."""
    here, there = doors
    eva = visitor(here, "Eva")
    table = eva.table("hoard", seats=[ME, OPEN])["id"]
    adam = visitor(there, "Adam")
    a, b = eva.joins(table), adam.joins(table)
    assert b.ask("sit", seat=1)["type"] == "accepted"
    a.turn()
    before, seq, move = owner_of(two, table), a.seq, a.decision["legal"][0]["move"]
    process = two.servers[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        a.send("move", id="late", seat=0, seq=seq, move=move)
        again = comes_again(at(there, eva), table)
        assert owner_of(two, table) != before
        again.turn()
        other = again.decision["legal"][-1]["move"]
        assert again.ask("move", seat=0, seq=again.seq, move=other)["type"] == "accepted"
    finally:
        os.kill(process.pid, signal.SIGCONT)
    assert a.closed() is not None and not any(m.get("id") == "late" for m in a.heard)
    assert owner_of(two, table) not in ("", before)
    once_more = comes_again(at(here, eva), table)
    once_more.when(lambda: once_more.view)
    again.quiet()
    assert once_more.view == again.view and once_more.seq == again.seq
    log = log_of(two, table)
    assert sum('"late"' in body for body in log) == 0


def test_a_socket_is_answered_whose_table_went_elsewhere_before_its_first_word(
    two: cluster.Cluster, doors: list[Door]
) -> None:
    """Nobody is at a table before the first message, so it goes to where somebody comes; who was late comes again."""
    here, there = doors
    eva = visitor(here, "Eva")
    table = eva.table("hoard", seats=[ME, OPEN])["id"]
    before = owner_of(two, table)
    address = here.address.replace("http", "ws") + f"ws/tables/{table}"
    with connect(address, additional_headers={"Authorization": f"Bearer {eva.token}"}, close_timeout=1) as silent:
        time.sleep(SILENT_S)
        visitor(there, "Adam").joins(table)
        assert owner_of(two, table) != before
        silent.send('{"type": "hello", "id": "late", "seen": 0}')
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(timeout=PATIENCE_S)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == GOING_AWAY
    assert comes_again(eva, table).welcome["type"] == "welcome"


def comes_again(who: Visitor, table: str) -> TableSocket:
    """As clients do, until the table has an owner who answers."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return TableSocket(who, table)
        except (ConnectionClosed, TimeoutError):
            assert time.monotonic() < end
            time.sleep(0.2)


def log_of(two: cluster.Cluster, table: str) -> list[str]:
    found = sa.create_engine(two.database)
    with found.connect() as connection:
        wanted = sa.text("select body from entries where table_id = :t order by seq")
        bodies = [str(row[0]) for row in connection.execute(wanted, {"t": table})]
    found.dispose()
    return bodies


# ---------------------------------------------------------------- the same everywhere


def test_every_server_tells_the_same_bytes(doors: list[Door]) -> None:
    """The same person, and a spectator, at a server that has the table and at one that has it not."""
    here, there = doors
    eva, adam, zoe = (visitor(door, name) for door, name in ((here, "Eva"), (there, "Adam"), (there, "Zoe")))
    table = eva.table("cardia", seats=[ME, OPEN])["id"]
    pairs = [[TableSocket(at(door, who), table) for door in doors] for who in (eva, adam, zoe)]
    assert pairs[1][0].ask("sit", seat=1)["type"] == "accepted"
    play_out(pairs[0][0], pairs[1][1])
    for pair in pairs:
        for socket in pair:
            socket.quiet()
        heard = [[text for text in s.raw if text.startswith(TOLD)] for s in pair]
        assert heard[0] == heard[1] and len(heard[0]) > 10
    infos = [at(door, eva).get(f"tables/{table}") for door in doors]
    assert {i["status"] for i in infos} == {"over"} and infos[0]["seq"] == infos[1]["seq"]
    replays = [at(door, zoe).request("GET", f"replays/{table}").content for door in doors]
    assert replays[0] == replays[1] and len(replays[0]) > 1000


def test_whoever_is_logged_out_is_so_everywhere_at_once(doors: list[Door]) -> None:
    here, there = doors
    eva = visitor(here, "Eva")
    table = eva.table("hoard", seats=[ME, OPEN])["id"]
    elsewhere = at(there, eva)
    socket = TableSocket(elsewhere, table)
    assert elsewhere.get("me")["id"] == eva.id
    assert eva.request("POST", "logout").status_code == 204
    assert elsewhere.request("GET", "me").status_code == 401
    assert socket.closed() == REVOKED


def test_a_line_that_breaks_at_one_end_leaves_no_socket_waiting(two: cluster.Cluster, doors: list[Door]) -> None:
    """Whichever server misses something, carried sockets are closed, and their clients go on where they come out."""
    here, there = doors
    eva, adam = visitor(here, "Eva"), visitor(there, "Adam")
    table = eva.table("hoard", seats=[ME, OPEN])["id"]
    a = eva.joins(table)
    with Redis.from_url(two.redis.url) as redis:
        lines = [client["id"] for client in redis.client_list(_type="pubsub")]
        assert len(lines) == len(two.servers)
        for line in lines:
            carried = comes_again(adam, table)
            redis.client_kill_filter(_id=line)
            assert carried.closed() == GOING_AWAY
    assert comes_again(adam, table).ask("sit", seat=1)["type"] == "accepted"
    a.turn()


def test_whoever_goes_for_good_leaves_tables_of_other_servers_too(doors: list[Door]) -> None:
    here, there = doors
    eva, adam = visitor(here, "Eva"), visitor(there, "Adam")
    table = eva.table("hoard", seats=[ME, OPEN])["id"]
    a, b = eva.joins(table), adam.joins(table)
    assert b.ask("sit", seat=1)["type"] == "accepted"
    a.turn()
    assert adam.request("POST", "me/delete", {}).status_code == 204
    a.when(lambda: a.heard[-1].get("table", {}).get("seats", [{}, {}])[1].get("bot"))
    assert b.closed() == REVOKED


def test_what_one_server_counts_the_others_count_too() -> None:
    """A limit on something dear is one for all servers together."""
    one, other = Rates(Limits(person_packs=(0.001, 5))), Rates(Limits(person_packs=(0.001, 5)))
    one.share()
    other.share()
    for _ in range(4):
        one.person_packs.take("eva")
    other.count(one.spent)
    assert other.person_packs.wait("eva") == 0 < other.person_packs.wait("eva")
    assert other.person_packs.wait("adam") == 0 and other.spent == {"person_packs": {"eva": 1, "adam": 1}}
    other.count({"person_messages": {"eva": 1000}, "nonsense": {"eva": 1}})
    assert other.person_messages.wait("eva") == 0


def test_an_analysis_is_begun_again_where_its_server_is_gone_and_seen_everywhere(
    two: cluster.Cluster, doors: list[Door]
) -> None:
    here, there = doors
    eva = visitor(here, "Eva")
    table = eva.table("hoard", seats=[ME, {"kind": "bot", "bot": "novice"}])["id"]
    play_out(eva.joins(table))
    assert eva.get(f"replays/{table}/analysis")["state"] == "none"
    found = sa.create_engine(two.database)
    with found.connect() as connection:
        prefix = connection.execute(sa.text("select value from house where name = 'bus'")).scalar_one()
    found.dispose()
    half = Note("a server that is gone", Analysis("working", 1, 9, 1, False, [], []))
    with Redis.from_url(two.redis.url) as redis:
        redis.set(f"deskoherna:{prefix}:note:{note_name((table, 1))}", msgspec.msgpack.encode(half))
    states = [at(there, eva).get(f"replays/{table}/analysis")["state"]]
    end = time.monotonic() + PATIENCE_S
    while states[-1] not in ("done", "failed"):
        states.append(eva.get(f"replays/{table}/analysis")["state"])
        assert time.monotonic() < end
        time.sleep(0.05)
    assert states[-1] == "done" and "none" not in states
    assert eva.post(f"replays/{table}/analysis")["state"] == "done"


# ---------------------------------------------------------------- who may not


def test_servers_that_do_not_know_of_each_other_are_refused(
    two: cluster.Cluster, engine: postgres.Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One of its own beside several, and one of several beside one that is alone."""
    settings = tmp_path / "own.toml"
    settings.write_text("[timeouts]\nlease_s = 0.2\n")
    serve = ["serve", "--config", str(settings), "--data", str(tmp_path / "data"), "--port", "0"]
    assert main([*serve, "--database", two.database]) == 2
    assert "another server uses this database; several can" in capsys.readouterr().err
    url = engine.database("alone")
    database.check(url)
    opened = database.open_engine(url)
    with opened.begin() as connection:
        leases.register(connection, "alone", False, 600.0)
    again = tmp_path / "again"
    assert main([*serve, "--data", str(again), "--database", url, "--redis", two.redis.url]) == 2
    assert "another server uses this database; several can" in capsys.readouterr().err
    with opened.begin() as connection:
        assert leases.let_go(connection, "alone", 1.0, late=False)
    leases.wait_for_others(url, False, 0.2)
    opened.dispose()


def test_redis_without_postgresql_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--redis", "redis://127.0.0.1:1/0"]) == 2
    assert "those need PostgreSQL" in capsys.readouterr().err
    there = ["--database", "postgresql+psycopg://nobody@127.0.0.1:1/x"]
    assert main(["serve", "--data", str(tmp_path), *there, "--redis", "nonsense"]) == 2
    assert "redis = 'nonsense' cannot be used" in capsys.readouterr().err


# ---------------------------------------------------------------- tournaments and company


def test_a_tournament_is_gone_on_with_by_whichever_server_and_nothing_is_doubled(
    two: cluster.Cluster, doors: list[Door]
) -> None:
    host = visitor(doors[0], "Host")
    there = at(doors[1], host)
    body = {"name": "Cup", "game": "hoard", "kind": "swiss", "clock": {"budget_s": 3600, "each": True}, "rounds": 2}
    cup = host.post("tournaments", body)["info"]["id"]
    there.post(f"tournaments/{cup}/bots", {"kind": "random", "count": 6})
    host.post(f"tournaments/{cup}/start")
    end = time.monotonic() + PATIENCE_S
    while (told := there.get(f"tournaments/{cup}"))["info"]["status"] != "over":
        assert time.monotonic() < end, told["info"]
        time.sleep(0.2)
    tables = {b["table"] for one in told["played"] for b in one["boards"]}
    assert [len(one["boards"]) for one in told["played"]] == [3, 3] and len(tables) == 6
    engine = sa.create_engine(two.database)
    with engine.connect() as connection:
        rows = connection.execute(sa.text("select table_id, seat from results")).all()
    engine.dispose()
    assert sorted(row for row in rows if row[0] in tables) == sorted((t, seat) for t in tables for seat in (0, 1))


def test_a_club_and_its_tables_are_the_same_at_every_server(doors: list[Door]) -> None:
    eva, adam = visitor(doors[0], "Eva"), visitor(doors[1], "Adam")
    club = eva.post("clubs", {"name": "Thursday"})
    adam.post(f"clubs/{club['id']}/join", {"invite": club["invite"]})
    table = adam.table("hoard", seats=[ME, OPEN], club=club["id"])
    assert [one["id"] for one in eva.get(f"clubs/{club['id']}")["tables"]] == [table["id"]]
    assert eva.request("GET", f"tables/{table['id']}").json()["code"] == "private"
    assert eva.request("GET", f"tables/{table['id']}?invite={table['invite']}").status_code == 200
