"""Connections that are opened and left half open: they take room from nobody else, and are cut."""

import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from visitors import GAMES, ServerProcess

from deskoherna.cli import main
from deskoherna.server import listening
from deskoherna.server.listening import KEPT_FILES, OpenConnections, TooFewFiles, raise_file_limit
from deskoherna.server.settings import Limits, Settings

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
FILES = 600
"""How many files the server of these tests may open."""
STARTED = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from deskoherna.cli import main
sys.exit(main())
"""
WAIT_S = 60.0
linux = pytest.mark.skipif(sys.platform != "linux", reason="about limits and loopback addresses of Linux")


class NarrowServer(ServerProcess):
    """It may open few files, and gives little time."""

    program = (sys.executable, "-c", STARTED)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NarrowServer]:
    folder = tmp_path_factory.mktemp("narrow")
    (folder / "deskoherna.toml").write_text("[timeouts]\nheader_s = 3.0\nbody_s = 3.0\nunread_s = 3.0\n")
    made = NarrowServer(folder, "--config", str(folder / "deskoherna.toml"), "--rate", "1")
    yield made
    made.tidy()
    made.stop()
    assert "Traceback" not in made.text, made.text


def opened(server: ServerProcess, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=WAIT_S, source_address=(address, 0))


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with connection, contextlib.suppress(ConnectionResetError):
        while data := connection.recv(65_536):
            found += data
    return found


@linux
def test_half_open_connections_keep_nobody_out(narrow: NarrowServer) -> None:
    """More partial requests than the server may open files: somebody from elsewhere is answered meanwhile."""
    with contextlib.ExitStack() as stack:
        half = [stack.enter_context(opened(narrow)) for _ in range(FILES + 50)]
        for connection in half:
            with contextlib.suppress(OSError):
                connection.sendall(HALF)
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=transport, timeout=WAIT_S) as other:
            assert other.get(narrow.address + "api/health").status_code == 200
        answers = [rest(connection).split(b" ")[1:2] for connection in half]
    assert answers.count([b"408"]) > 50, "who was let in was given up after a while"
    assert [b"200"] not in answers
    assert httpx.get(narrow.address + "api/health", timeout=WAIT_S).status_code == 200


def test_a_body_that_does_not_come_is_given_up(narrow: NarrowServer) -> None:
    with opened(narrow) as connection:
        head = (
            "POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Content-Type: application/json\r\nContent-Length: 90\r\n\r\n"
        )
        connection.sendall(head.encode() + b'{"name"')
        assert b" 201 " not in rest(connection)
    assert httpx.get(narrow.address + "api/health").status_code == 200


def test_the_second_request_of_a_connection_has_no_more_time_than_the_first(narrow: NarrowServer) -> None:
    with opened(narrow) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF)
        found = rest(connection)
    assert found.startswith(b"HTTP/1.1 200") and b"408 Request Timeout" in found


def test_who_takes_nothing_of_the_answers_is_cut(narrow: NarrowServer) -> None:
    """Many answers are asked for and none is read, until the server waits for the reader."""
    with opened(narrow) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = b"GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200
        connection.settimeout(0.5)
        with contextlib.suppress(OSError):
            connection.sendall(asked)
        until = time.monotonic() + WAIT_S
        broken = False
        while not broken and time.monotonic() < until:
            try:
                connection.sendall(asked[:100])
            except TimeoutError:
                continue
            except OSError:
                broken = True
    assert broken, "the connection is cut, although nobody closed it here"


def test_sockets_and_requests_leave_no_count_behind(narrow: NarrowServer) -> None:
    """A connection is counted once, also when it becomes a socket: a hundred times over nothing adds up."""
    eva = narrow.visitor("Eva")
    table = eva.table()["id"]
    for _ in range(FILES - KEPT_FILES + 20):
        with opened(narrow) as connection:
            connection.sendall(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert connection.recv(12) == b"HTTP/1.1 101"
    assert eva.joins(table).welcome["type"] == "welcome"


def test_every_address_has_its_share_and_named_proxies_have_what_there_is() -> None:
    opened = OpenConnections(
        Settings(limits=Limits(connections_an_address=3), proxies=("10.0.0.0/8",)), KEPT_FILES + 10
    )
    assert [opened.enter("192.0.2.1") for _ in range(4)] == [True] * 3 + [False]
    assert opened.enter("192.0.2.2")
    assert [opened.enter("2001:db8::1"), opened.enter("2001:db8::2"), opened.enter("2001:db8::3")] == [True] * 3
    assert not opened.enter("2001:db8::4") and opened.enter("2001:db8:0:1::4")
    opened.leave("192.0.2.1")
    assert opened.enter("192.0.2.1") and not opened.enter("192.0.2.1")
    assert [opened.enter("10.1.2.3") for _ in range(3)] == [True, True, False], "and no more than there are files"
    free = OpenConnections(Settings(limits=Limits(scale=0, connections_an_address=3)), KEPT_FILES + 10)
    assert all(free.enter("192.0.2.1") for _ in range(10)) and not free.enter("192.0.2.1")


@linux
def test_too_few_files_are_told_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 100))
    with pytest.raises(TooFewFiles, match="100 files"):
        raise_file_limit()
    assert main(["serve", "--port", "0", *GAMES, "--data", str(tmp_path)]) == 2
    assert "ulimit -n" in capsys.readouterr().err
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (600, 1000))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    with caplog.at_level("WARNING"):
        assert raise_file_limit() == 1000
    assert asked == [(1000, 1000)] and "open 1000 files" in caplog.text
    monkeypatch.setattr(resource, "getrlimit", lambda _: (2048, resource.RLIM_INFINITY))
    assert raise_file_limit() == listening.MOST_FILES
