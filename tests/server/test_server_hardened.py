"""What strangers try: nonsense, other hosts, floods, silence, and tokens that have ended."""

import asyncio
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from visitors import ServerProcess, TableSocket, Visitor
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from deskoherna.server.api.hosts import Hosts
from deskoherna.server.api.identity import limited_as
from deskoherna.server.people.accounts import Accounts, Person
from deskoherna.server.store.store import Store
from deskoherna.server.tables.connection import REVOKED, TOO_SLOW, Connection
from deskoherna.server.wire.bounds import DEPTH, LEAST, MOST, check_bounds
from deskoherna.server.wire.refusal import Refused

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
DEEP = "[" * 3000 + "]" * 3000
HUGE = str(10**30)
JSON = {"Content-Type": "application/json"}


def opened(folder: Path, *more: str) -> Iterator[ServerProcess]:
    made = ServerProcess(folder, "--rate", "1", *more)
    yield made
    made.stop()
    assert "Traceback" not in made.text, made.text


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """As on the net: under limits, under a name, behind a proxy with https."""
    folder = tmp_path_factory.mktemp("public")
    yield from opened(folder, "--secure", "--host-name", "games.example", "--proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from opened(tmp_path_factory.mktemp("limited"))


@pytest.fixture
def limited(limited_server: ServerProcess) -> Iterator[ServerProcess]:
    """Under limits; everybody comes from one address."""
    yield limited_server
    limited_server.tidy()


# ---------------------------------------------------------------- nonsense


def test_bounds_of_depth_and_numbers() -> None:
    for fine in (b"[" * DEPTH + b"]" * DEPTH, b'{"a":"[[[[' + b"[" * 100 + b'"}', str(MOST).encode(), b"1.5e3", b""):
        check_bounds(fine)
    check_bounds(f'[{LEAST}, "{HUGE}", "\\"{HUGE}"]'.encode())
    for wrong in (
        b'"\xff"',
        b"[" * (DEPTH + 1),
        b'[{"a":' * DEPTH,
        str(MOST + 1).encode(),
        f"[-{HUGE}]".encode(),
        b"9" * 9000,
    ):
        with pytest.raises(Refused, match="malformed"):
            check_bounds(wrong)


@pytest.mark.parametrize("odd", [DEEP, HUGE, '{"a":' * 3000 + "1" + "}" * 3000, "-" + HUGE])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tables", '{"game": "cardia", "options": {"match": %s}}'),
        ("games/cardia/options", '{"options": {"x": %s}}'),
        ("guest", '{"name": %s}'),
        ("replays/import", '{"game": "cardia", "options": {}, "start": {"phase": %s}}'),
        ("tables/nothing/fork", '{"at": %s}'),
    ],
)
def test_deep_bodies_and_huge_numbers_are_refused(
    server: ServerProcess, eva: Visitor, path: str, body: str, odd: str
) -> None:
    headers = {"Authorization": f"Bearer {eva.token}"} | JSON
    answer = httpx.post(f"{server.address}api/{path}", content=body % odd, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("odd", [DEEP, HUGE])
def test_deep_messages_and_huge_numbers_are_refused(eva: Visitor, odd: str) -> None:
    a = eva.joins(eva.table(seats=[ME, BOT])["id"])
    for field in ("seat", "move", "seq", "more"):
        a.socket.send(f'{{"type": "move", "id": "odd", "{field}": {odd}}}')
        a.when(lambda: a.heard[-1]["type"] == "rejected")
        assert a.heard[-1]["code"] == "malformed" and a.heard[-1]["id"] in ("odd", None)
        a.heard.append({"type": "next"})
    assert a.ask("ping")["type"] == "pong"


def test_numbers_in_addresses_are_bounded(eva: Visitor) -> None:
    for n in (HUGE, "9" * 5000, "-1"):
        assert eva.request("GET", f"replays/nothing?game={n}").status_code in (400, 404)


# ---------------------------------------------------------------- hosts and proxies


def test_only_the_names_of_the_server_lead_to_it() -> None:
    own = Hosts("127.0.0.1", ["Games.Example"])
    for host in ("127.0.0.1:8000", "localhost", "[::1]:80", "games.example", "GAMES.example.:443"):
        assert own.allow(host), host
    for host in ("evil.example", "192.168.1.5:8000", "", "games.example.evil.example", "[::2]"):
        assert not own.allow(host), host
    everywhere = Hosts("0.0.0.0", [])
    assert everywhere.allow("192.168.1.5:8000") and everywhere.allow("[fe80::1]:8000")
    assert not everywhere.allow("evil.example:8000")


def test_requests_for_other_hosts_are_refused(server: ServerProcess, eva: Visitor, public: ServerProcess) -> None:
    for path in ("api/health", "", "t/any"):
        answer = httpx.get(server.address + path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")
    table = eva.table(seats=[ME, BOT])["id"]
    with pytest.raises(InvalidStatus):
        connect(
            f"{server.socket_address}ws/tables/{table}",
            additional_headers={"Authorization": f"Bearer {eva.token}", "Host": "evil.example"},
        ).__enter__()
    named = httpx.get(public.address + "api/health", headers={"Host": "games.example"})
    assert named.status_code == 200
    assert "say --host-name" in server.text


def guests(server: ServerProcess, addresses: list[str]) -> list[int]:
    """How guests are received who come from these addresses, if a proxy may be believed."""
    with httpx.Client(base_url=server.address) as http:
        return [
            http.post("api/guest", json={"name": "G"}, headers={"X-Forwarded-For": a}).status_code for a in addresses
        ]


def test_only_named_proxies_are_believed(tmp_path: Path, public: ServerProcess) -> None:
    """A hundred addresses are a hundred visitors behind a proxy, and one visitor else; so is a whole /64."""
    many = [f"203.0.113.{n}" for n in range(100)]
    assert set(guests(public, many)) == {201}
    assert 429 in guests(public, [f"2001:db8:0:1::{n}" for n in range(1, 140)])
    assert set(guests(public, ["2001:db8:0:2::1"])) == {201}
    alone = ServerProcess(tmp_path, "--rate", "1")
    try:
        assert 429 in guests(alone, many)
    finally:
        alone.stop()


def test_limits_by_address_count_an_ipv6_network_of_64_bits_once() -> None:
    assert limited_as("2001:db8:1:2:3::4") == limited_as("2001:db8:1:2::") != limited_as("2001:db8:1:3::")
    assert limited_as("::ffff:192.0.2.1") == limited_as("192.0.2.1") != limited_as("192.0.2.2")
    assert limited_as("fe80::1%eth0") == limited_as("fe80::2") and limited_as("somewhere") == "somewhere"


# ---------------------------------------------------------------- headers and cookies


def test_private_answers_are_not_stored(server: ServerProcess, eva: Visitor) -> None:
    for path in ("me", "my/tables", "replays", "health", "nothing"):
        assert eva.request("GET", path).headers["cache-control"] == "no-store", path
    assert "no-store" not in eva.request("GET", "games/cardia/words/en").headers["cache-control"]
    assert httpx.get(server.address).headers.get("cache-control") != "no-store"


def test_over_https_the_cookie_is_bound_to_the_host_and_the_host_to_https(
    server: ServerProcess, public: ServerProcess
) -> None:
    made = httpx.post(public.address + "api/guest", json={"name": "Eva"})
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-deskoherna=") and "Secure" in cookie and "Path=/" in cookie
    assert "domain" not in cookie.lower()
    assert "max-age" in made.headers["strict-transport-security"]
    token = cookie.split("=", 1)[1].split(";")[0]
    for name, status in (("__Host-deskoherna", 200), ("deskoherna", 401)):
        assert httpx.get(public.address + "api/me", headers={"Cookie": f"{name}={token}"}).status_code == status
    assert "strict-transport-security" not in httpx.get(server.address).headers


# ---------------------------------------------------------------- tokens that have ended


def known(server: ServerProcess, token: str) -> bool:
    answer = httpx.get(server.address + "api/me", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code == 200


def playing(visitor: Visitor) -> TableSocket:
    a = visitor.joins(visitor.table(seats=[ME, BOT])["id"])
    a.turn()
    return a


def test_a_log_out_ends_all_tokens_and_open_sockets(server: ServerProcess) -> None:
    eva = server.visitor("Eva of two devices")
    eva.post("me/password", {"password": "correct horse"})
    login = {"name": "Eva of two devices", "password": "correct horse", "token": True}
    here, there = (httpx.post(server.address + "api/login", json=login).json()["token"] for _ in range(2))
    eva.token = there
    a = playing(eva)
    assert httpx.post(server.address + "api/logout", headers={"Authorization": f"Bearer {here}"}).status_code == 204
    assert a.closed() == REVOKED
    assert not known(server, here) and not known(server, there)
    again = httpx.post(server.address + "api/login", json=login).json()["token"]
    assert known(server, again) and not known(server, there)


def test_a_new_password_ends_open_sockets(server: ServerProcess) -> None:
    eva = server.visitor("Eva with a new password")
    a = playing(eva)
    assert eva.post("me/password", {"password": "a new password"})["has_password"]
    assert a.closed() == REVOKED and not known(server, eva.token)


def test_a_change_of_name_does_not_bring_back_old_tokens(tmp_path: Path) -> None:
    """Requests that began before the log-out end after it."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'people.sqlite'}")
        accounts = Accounts(store)
        await accounts.open()
        eva = await accounts.guest("Eva", "cs")
        token = accounts.token(eva)
        await accounts.revoke(eva)
        renamed = await accounts.change(eva, "Evička", None)
        assert renamed.name == "Evička" and not accounts.current(eva)
        assert await accounts.by_token(token) is None
        with pytest.raises(Refused, match="unknown_person"):
            await accounts.set_password(eva, "stolen token", None)
        store.close()

    asyncio.run(run())


# ---------------------------------------------------------------- floods


def test_spectators_do_not_drown_a_table_in_talk(limited: ServerProcess) -> None:
    eva = limited.visitor("Eva")
    a = playing(eva)
    table = a.table
    strangers = [limited.visitor(f"S{n}").joins(table) for n in range(5)]
    answers = [s.ask("chat", text=f"{n}") for n in range(8) for s in strangers]
    spoken = [x for x in answers if x["type"] == "accepted"]
    assert {x["code"] for x in answers if x["type"] == "rejected"} == {"too_fast"}
    assert 0 < len(spoken) < len(answers)
    assert a.ask("chat", text="Ticho, prosím")["type"] == "accepted", "those who play may speak all the same"


def test_the_whole_picture_is_not_given_again_and_again(limited: ServerProcess) -> None:
    a = playing(limited.visitor("Eva"))
    answers = [a.ask("hello") for _ in range(20)]
    assert {x["type"] for x in answers} == {"welcome", "rejected"}
    assert {x["code"] for x in answers if x["type"] == "rejected"} == {"too_fast"}
    assert a.ask("ping")["type"] == "pong"


def test_who_greets_too_often_is_cut(limited: ServerProcess) -> None:
    """Over many connections as well: a first hello in vain ends its connection, so that a client comes again later."""
    eva = limited.visitor("Eva")
    table = eva.table(seats=[ME, BOT])["id"]
    codes: list[Any] = []
    for _ in range(120):
        a = eva.joins(table)
        if a.welcome["type"] == "rejected":
            codes += [a.welcome["code"], a.closed()]
            break
        eva.server.things.remove(a)
        a.close()
    assert codes == ["too_fast", 1008]


def test_a_silent_reader_is_cut_at_its_bytes_and_nothing_is_kept_for_it() -> None:
    async def run() -> None:
        c = Connection(Person("p", "P", "cs", None, 0), "test", 10_000, most_bytes=1_000_000)
        sent: list[str] = []
        stuck = asyncio.Event()

        async def never(text: str) -> None:
            sent.append(text)
            await stuck.wait()

        delivering = asyncio.get_running_loop().create_task(c.deliver(never))
        text = "x" * 100_000
        highest = 0
        while c.cut is None:
            c.send(text)
            highest = max(highest, c.waiting_bytes)
            await asyncio.sleep(0)
        assert c.cut == TOO_SLOW and highest <= 1_000_000 and c.waiting_bytes == 0
        assert highest >= 8 * sys.getsizeof(text)
        stuck.set()
        await delivering
        assert len(sent) == 1, "what waited is not sent any more"

    asyncio.run(run())


def test_one_long_message_may_always_wait_and_a_reader_who_keeps_up_is_never_cut() -> None:
    async def run() -> None:
        c = Connection(Person("p", "P", "cs", None, 0), "test", 10_000, most_bytes=1000)
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        delivering = asyncio.get_running_loop().create_task(c.deliver(send))
        for _ in range(50):
            c.send("x" * 5000)
            while c.waiting_bytes:
                await asyncio.sleep(0)
        assert c.cut is None and len(sent) == 50
        delivering.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await delivering

    asyncio.run(run())
