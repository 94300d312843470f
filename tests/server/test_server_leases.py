"""Leases, the line between servers, and what is done when either breaks: with a real PostgreSQL and a real Redis."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa
from visitors import DATABASE, PATIENCE_S

from bench import postgres, redis_server
from deskoherna.server.cluster import messages as m
from deskoherna.server.cluster.bus import Bus
from deskoherna.server.cluster.membership import Leased
from deskoherna.server.store import database, leases, schema
from deskoherna.server.store.appends import Append, StoredEntry, TableIndex
from deskoherna.server.store.leases import Claim, Fenced
from deskoherna.server.store.store import Store
from deskoherna.server.tables.clocks import union
from deskoherna.server.wire.refusal import Refused

LEASE_S = 1.0
pytestmark = [
    pytest.mark.skipif(DATABASE is not None, reason="it names its databases itself"),
    pytest.mark.xdist_group("cluster"),
]


@pytest.fixture(scope="module")
def engine() -> Iterator[postgres.Postgres]:
    with postgres.running() as made:
        yield made


@pytest.fixture
def store(engine: postgres.Postgres) -> Iterator[Store]:
    made = Store(engine.database(f"leases_{postgres.free_port()}"))
    yield made
    made.close()


def entry(table: str, seq: int) -> Append:
    index = TableIndex("toy", "playing", False, False, "eva", 1, 1.0, "{}")
    return Append(table, [StoredEntry(seq, "moved", "{}", 1.0)], index)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.02)


def expire(store: Store, server: str) -> None:
    with store.engine.begin() as c:
        c.execute(sa.update(schema.servers).where(schema.servers.c.id == server).values(until=1000.0))


# ---------------------------------------------------------------- leases


def test_a_table_has_one_owner_and_whoever_takes_it_knows_since_when(store: Store) -> None:
    with store.engine.begin() as c:
        for name in ("a", "b"):
            leases.register(c, name, True, 600.0)
        assert leases.claim(c, "t", "a", LEASE_S, True, False) is None, "there is no such table"
        assert leases.claim(c, "t", "a", LEASE_S, True, True) == Claim("a")
        assert leases.claim(c, "t", "b", LEASE_S, True, True) == Claim("a")
        assert leases.unowned(c, ["t", "other"]) == ["other"]
        with pytest.raises(Fenced):
            leases.claim(c, "new", "nobody", LEASE_S, True, True)
    expire(store, "a")
    with store.engine.begin() as c:
        assert leases.look(c) == {"a": True, "b": False}
        assert leases.claim(c, "t", "b", LEASE_S, False, True) == Claim("a"), "who was away itself ends no lease"
        assert leases.claim(c, "t", "b", LEASE_S, True, True) == Claim("b", 1000.0 - LEASE_S)
        assert not leases.renew(c, "a", LEASE_S) and leases.renew(c, "b", 600.0)
        leases.release(c, "t", "b")
        assert leases.claim(c, "t", "b", LEASE_S, True, True) == Claim("b")
        c.execute(sa.insert(schema.owners).values(table_id="old", server="a"))
        leases.forget_the_gone(c)
        assert c.execute(sa.select(schema.owners.c.table_id)).scalars().all() == ["t"]
        leases.leave(c, "b")
        assert leases.look(c) == {} and leases.unowned(c, ["t"]) == ["t"]


def test_a_late_writer_is_refused_and_who_writes_is_waited_for(store: Store) -> None:
    """The lease cannot be ended while something is written under it; afterwards nothing is written any more."""
    with store.engine.begin() as c:
        leases.register(c, "a", True, 600.0)
        leases.claim(c, "t", "a", LEASE_S, True, True)
    check = leases.check(lambda: "a")
    done: list[float] = []

    def end() -> None:
        with store.engine.begin() as c:
            assert leases.let_go(c, "a", LEASE_S, late=False)
        done.append(time.monotonic())

    with store.engine.begin() as writing:
        check(writing, ["t"])
        with pytest.raises(Fenced, match="other"):
            check(writing, ["t", "other"])
        ending = threading.Thread(target=end)
        ending.start()
        time.sleep(0.3)
        assert done == []
    ending.join(PATIENCE_S)
    assert done
    with store.engine.begin() as c, pytest.raises(Fenced):
        check(c, ["t"])


class Frozen:
    """A line that can be frozen: nothing goes through, nothing is closed."""

    def __init__(self, port: int) -> None:
        self.to, self.flows = port, threading.Event()
        self.flows.set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                one = self.listening.accept()[0]
            except OSError:
                return
            other = socket.create_connection(("127.0.0.1", self.to))
            for pair in ((one, other), (other, one)):
                threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                self.flows.wait()
                target.sendall(data)
        except OSError:
            pass
        finally:
            source.close()
            target.close()


def test_a_server_cut_off_from_the_database_lets_go_and_comes_again(store: Store, engine: postgres.Postgres) -> None:
    """Its late writes are refused, others have its tables, and it goes on with a new lease."""
    line = Frozen(engine.port)

    async def run() -> None:
        away = Store(store.engine.url.set(port=line.port).render_as_string(hide_password=False))
        one, other = Leased(away, True, LEASE_S), Leased(store, True, LEASE_S)
        lost: list[str] = []
        back: list[str] = []
        gone: list[str] = []
        one.lost, one.returned = lambda: lost.append(one.name), lambda: back.append(one.name)
        other.gone = gone.extend
        await one.open()
        await other.open()
        before = one.name
        assert await one.claim("t", new=True) == Claim(before)
        assert (await other.claim("t", new=True)).server == before
        await away.append(entry("t", 1))
        line.flows.clear()
        late = asyncio.ensure_future(away.append(entry("t", 2)))
        await until(lambda: lost == [before] and before in gone)
        assert (await other.claim("t", new=True)).server == other.name
        await store.append(entry("t", 2))
        with pytest.raises(Refused):
            await one.claim("t")
        line.flows.set()
        with pytest.raises(Fenced):
            await late
        await until(lambda: back)
        assert one.name == back[-1] != before
        assert (await one.claim("t", new=True)).server == other.name
        await until(lambda: one.name in other.peers)
        await one.close()
        away.close()
        await until(lambda: one.name not in other.peers)
        await other.close()

    asyncio.run(run())
    line.listening.close()


def test_two_first_starts_at_once_make_one_schema(engine: postgres.Postgres) -> None:
    url = engine.database("at_once")
    starts = [threading.Thread(target=database.check, args=(url,)) for _ in range(3)]
    for start in starts:
        start.start()
    for start in starts:
        start.join(PATIENCE_S)
    opened = database.open_engine(url)
    assert database.version_of(opened) == database.HEAD
    opened.dispose()


def test_time_that_several_servers_were_alive_counts_once() -> None:
    assert union([(5.0, 9.0), (1.0, 6.0), (20.0, 30.0), (40.0, 50.0)], 25.0) == [(1.0, 9.0), (20.0, 25.0)]
    assert union([], 1.0) == []


# ---------------------------------------------------------------- the line between servers


def test_what_is_missed_on_the_way_is_noticed() -> None:
    """A number that is missing, a receiver that is not there, a count that is higher, a Redis that is gone."""

    async def run(redis: redis_server.RedisServer) -> None:
        names = {"a": "a", "b": "b"}
        a, b = (Bus(redis.url, "test", lambda n=n: names[n]) for n in names)  # type: ignore[misc]  # mypy infers no lambda with a default
        heard: list[m.Message] = []
        gaps: dict[str, list[str | None]] = {"a": [], "b": []}
        b.hear = lambda _, message: heard.append(message)
        a.gap, b.gap = gaps["a"].append, gaps["b"].append
        await a.open()
        await b.open()
        for n in range(3):
            a.send("b", m.Left(n))
        a.tell_all(m.Revoked("eva", 2))
        await until(lambda: len(heard) == 4)
        assert heard == [m.Left(0), m.Left(1), m.Left(2), m.Revoked("eva", 2)] and gaps == {"a": [], "b": []}
        a._sent["b"] += 1  # one that never arrived
        a.send("b", m.Left(3))
        await until(lambda: heard[-1] == m.Left(3))
        assert gaps["b"] == ["a"]
        a._sent["b"] += 1  # and one that was the last: the beat tells
        await until(lambda: gaps["b"] == ["a", "a"])
        a.send("nobody", m.Left(1))
        await until(lambda: gaps["a"] == ["nobody"])
        await a.keep("x", b"far", 60)
        assert await b.kept("x") == b"far" and await b.kept("y") is None
        await a.drop("x")
        assert await b.kept("x") is None
        names["b"] = "c"
        b.rename()
        await until(lambda: None in gaps["b"] and b.whole)
        a.send("c", m.Left(9))
        await until(lambda: heard[-1] == m.Left(9))
        redis.kill()
        await until(lambda: not a.whole and not b.whole and None in gaps["a"])
        assert await a.kept("x") is None
        redis.start()
        await until(lambda: a.whole and b.whole)
        async with asyncio.timeout(PATIENCE_S):
            while heard[-1] != m.Left(10):  # the first may find the old line, and is told as a gap
                a.send("c", m.Left(10))
                await asyncio.sleep(0.1)
        await a.close()
        await b.close()

    with redis_server.running() as redis:
        asyncio.run(run(redis))
