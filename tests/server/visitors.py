"""People who visit a real server through real sockets."""

import contextlib
import hashlib
import itertools
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import sqlalchemy as sa
from bench.served import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 60.0
GAMES = ("--game", "cardia", "--game", "defenders", "--game", "toys.hoard.game:GAME")


DATABASE = os.environ.get("DESKOHERNA_TEST_DATABASE")
"""A PostgreSQL URL of SQLAlchemy: the servers of these tests then write there, each into a schema of its own."""


def database_of(data: Path) -> str:
    """Where the server with this data folder writes."""
    if DATABASE is None:
        return f"sqlite:///{data / 'deskoherna.sqlite'}"
    schema = f"test_{hashlib.sha256(str(data).encode()).hexdigest()[:16]}"
    engine = sa.create_engine(DATABASE)
    with engine.begin() as connection:
        connection.execute(sa.text(f"create schema if not exists {schema}"))
    engine.dispose()
    return f"{DATABASE}?options=-csearch_path%3D{schema}"


class ServerProcess(Served):
    """A server that remembers what has to be closed after a test."""

    def __init__(self, data: Path, *more: str) -> None:
        self.things: list[TableSocket | Visitor] = []
        self.database = database_of(data)
        super().__init__(
            data, "--bot-pause", "0", "--rate", "0", "--workers", "1", "--database", self.database, *GAMES, *more
        )

    def tidy(self) -> None:
        """Everybody goes home."""
        while self.things:
            self.things.pop().close()

    def stop(self) -> float:
        """Sockets are closed before; people stay and may come again."""
        for thing in [t for t in self.things if isinstance(t, TableSocket)]:
            self.things.remove(thing)
            thing.close()
        return super().stop()

    def visitor(self, name: str) -> "Visitor":
        return Visitor(self, name)


class Visitor:
    """A person: a cookie, and what the server answers."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server, self.name = server, name
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE_S)
        server.things.append(self)
        me = self.post("guest", {"name": name, "language": "en", "token": True})
        self.id, self.token = me["id"], me["token"]

    def close(self) -> None:
        self.http.close()

    def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, f"/api/{path}", json=body)

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.request("POST", path, body if body is not None else {})
        assert answer.status_code < 400, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        answer = self.request("GET", path)
        assert answer.status_code < 400, answer.text
        return answer.json()

    def table(self, game: str = "cardia", seats: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
        plan = [{"kind": "me"}, {"kind": "open"}] if seats is None else seats
        made: dict[str, Any] = self.post("tables", {"game": game, "seats": plan, **more})
        return made

    def joins(self, table: str, invite: str | None = None, seen: int = 0) -> "TableSocket":
        return TableSocket(self, table, invite, seen)


class TableSocket:
    """One socket at a table; it remembers everything it was sent."""

    def __init__(self, visitor: Visitor, table: str, invite: str | None = None, seen: int = 0) -> None:
        self.visitor, self.table = visitor, table
        self.ids = itertools.count(1)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.asked = 0
        """How far `until` has looked."""
        self.seq = seen
        self.decision: dict[str, Any] = {"seat": None, "legal": [], "undo": []}
        self.view: Any = None
        self.viewer = -1
        address = visitor.server.address.replace("http", "ws") + f"ws/tables/{table}"
        if invite:
            address += f"?invite={invite}"
        self._open = connect(
            address,
            additional_headers={"Authorization": f"Bearer {visitor.token}"},
            open_timeout=PATIENCE_S,
            close_timeout=1,
            max_queue=None,
        )
        self.socket: ClientConnection = self._open.__enter__()
        visitor.server.things.append(self)
        with contextlib.suppress(ConnectionClosed):
            self.send("hello", seen=seen)
        self.welcome = self.until("welcome", "rejected")

    def __enter__(self) -> "TableSocket":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.__exit__(None, None, None)

    def send(self, kind: str, /, *, id: str | None = None, **fields: Any) -> str:
        """Send a message; its id."""
        name = id or f"{kind}-{next(self.ids)}-{random.getrandbits(32):x}"
        self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    def hear(self, timeout: float = PATIENCE_S) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if "decision" in message:
            self.decision, self.view, self.viewer = message["decision"], message["view"], message["viewer"]
        if message["type"] in ("state", "step", "undone", "over"):
            self.seq = max(self.seq, message["seq"])
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of this kind: one heard and not asked for yet, or one to come."""
        end = time.monotonic() + PATIENCE_S
        while True:
            while self.asked < len(self.heard):
                message = self.heard[self.asked]
                self.asked += 1
                if message["type"] in kinds:
                    return message
            self.hear(max(0.01, end - time.monotonic()))

    def answer(self, name: str) -> dict[str, Any]:
        """Hear until the message with this id is answered."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message.get("id") == name:
                return message
        raise AssertionError(f"no answer to {name}")

    def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        return self.answer(self.send(kind, **fields))

    def when(self, holds: Callable[[], object]) -> None:
        """Hear until this holds."""
        end = time.monotonic() + PATIENCE_S
        while not holds():
            self.hear(max(0.01, end - time.monotonic()))

    def turn(self) -> None:
        """Hear until there is something to decide."""
        self.when(lambda: self.decision["legal"])

    def quiet(self, seconds: float = 0.2) -> None:
        """Hear all that comes until nothing does for a moment."""
        while True:
            try:
                self.hear(seconds)
            except TimeoutError:
                return

    def play(self, choose: Any = None) -> dict[str, Any]:
        """Play a legal move (the first one unless `choose` picks another) and see it on the table; the answer."""
        legal = self.decision["legal"]
        move = legal[0] if choose is None else choose(legal)
        answer = self.ask("move", seat=self.decision["seat"], seq=self.seq, move=move["move"])
        if answer["type"] == "accepted":
            self.when(lambda: self.seq >= answer["seq"])
        return answer

    def closed(self) -> int | None:
        """Hear until the server closes the connection; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


def play_out(*sockets: TableSocket, dice: random.Random | None = None, limit: int = 2000) -> None:
    """Everybody plays random legal moves until the game is over."""
    dice = dice or random.Random(1)
    for _ in range(limit):
        if any(m["type"] == "over" for s in sockets for m in s.heard[-8:]):
            for s in sockets:
                if not any(m["type"] == "over" for m in s.heard):
                    s.until("over")
            return
        acting = next((s for s in sockets if s.decision["legal"]), None)
        if acting is None:
            hear_any(sockets)
            continue
        acting.play(dice.choice)
        for s in sockets:
            if s is not acting:
                s.quiet(0.001)
    raise AssertionError(f"no end within {limit} moves")


def hear_any(sockets: tuple[TableSocket, ...]) -> None:
    """The next message that anybody is sent."""
    end = time.monotonic() + PATIENCE_S
    for s in itertools.cycle(sockets):
        try:
            s.hear(0.02)
            return
        except TimeoutError:
            assert time.monotonic() < end, "nobody is told anything"
