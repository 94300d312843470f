"""People who play through real sockets as fast as they are let, come back when the line breaks, and forget nothing."""

import asyncio
import contextlib
import itertools
import json
import random
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

AGAIN_S = 0.1
AWAY = (502, 503, 504)
"""What a proxy answers while servers behind it are away."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


def ask(address: str, path: str, body: dict[str, Any] | None = None, token: str | None = None) -> Any:
    """One HTTP request; retried while the server is away."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    for _ in itertools.repeat(None, 300):
        try:
            request = urllib.request.Request(f"{address}api/{path}", data, headers)
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as no:
            if no.code not in AWAY:
                raise
            time.sleep(AGAIN_S)
        except OSError:
            time.sleep(AGAIN_S)
    raise RuntimeError(f"{address} does not answer")


@dataclass
class Player:
    """One person at one seat of one table."""

    address: str
    """Of the socket, `ws://host:port/`."""
    token: str
    table: str
    seat: int
    seed: int
    pause: Callable[[], float] = lambda: 0.0
    sent: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Moves on their way: message id -> (move, when first sent)."""
    accepted: dict[str, int] = field(default_factory=dict)
    """Moves that were acknowledged: message id -> seq."""
    steps: dict[int, float] = field(default_factory=dict)
    """When each step was heard, by seq."""
    posted: dict[int, float] = field(default_factory=dict)
    """When each own move was sent, by seq."""
    refused: list[str] = field(default_factory=list)
    seq: int = 0
    progress: float = 0.0
    """When something last happened here."""
    connects: int = 0
    over: bool = False
    decision: dict[str, Any] = field(default_factory=dict)
    thinking: asyncio.Future[None] | None = None
    socket: ClientConnection | None = None

    async def play(self) -> None:
        """Play to the end of the game, however often the line breaks."""
        dice = random.Random(self.seed)
        names = (f"{self.seed}-{n}" for n in itertools.count())
        while not self.over:
            try:
                async with connect(
                    f"{self.address}ws/tables/{self.table}",
                    open_timeout=5,
                    close_timeout=0.2,
                    compression=None,
                    max_queue=None,
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                ) as socket:
                    self.connects += 1
                    self.socket = socket
                    await socket.send(json.dumps({"type": "hello", "id": f"hello-{self.connects}", "seen": self.seq}))
                    for name, (move, _) in list(self.sent.items()):
                        await self._send(socket, name, move)
                    await self._listen(socket, dice, names)
            except GONE:
                await asyncio.sleep(AGAIN_S)

    async def leave(self) -> None:
        """Stop playing: what is on its way stays there, the socket is closed in good order."""
        self.over = True
        if self.thinking is not None:
            self.thinking.cancel()
        if self.socket is not None:
            with contextlib.suppress(*GONE):
                await self.socket.close()

    async def _listen(self, socket: ClientConnection, dice: random.Random, names: Any) -> None:
        async for text in socket:
            now = time.monotonic()
            message = json.loads(text)
            kind = message["type"]
            if kind in ("state", "step"):
                self.seq = max(self.seq, message["seq"])
                self.decision = message["decision"]
                if kind == "step":
                    self.progress = now
                    self.steps.setdefault(message["line"]["seq"], now)
                if kind == "state" and message["result"] is not None:
                    self.over = True
            elif kind == "accepted" and message["id"] in self.sent:
                _, when = self.sent.pop(message["id"])
                self.accepted[message["id"]] = message["seq"]
                self.posted[message["seq"]] = when
                self.progress = now
            elif kind == "rejected" and message["id"] in self.sent:
                self.refused.append(message["code"])
                del self.sent[message["id"]]
            if self.over and not self.sent:
                return
            if not self.sent and self.decision.get("seat") == self.seat and self.decision["legal"]:
                name, move = next(names), dice.choice(self.decision["legal"])["move"]
                self.decision = {}
                wait = self.pause()
                self.sent[name] = (move, time.monotonic() + wait)
                if wait:
                    self.thinking = asyncio.ensure_future(self._think(socket, name, move, wait))
                else:
                    await self._send(socket, name, move)

    async def _think(self, socket: ClientConnection, name: str, move: int, wait: float) -> None:
        """Move after a while; meanwhile the socket is listened to."""
        await asyncio.sleep(wait)
        with contextlib.suppress(*GONE):
            self.sent[name] = (move, time.monotonic())
            await self._send(socket, name, move)

    async def _send(self, socket: ClientConnection, name: str, move: int) -> None:
        await socket.send(json.dumps({"type": "move", "id": name, "seat": self.seat, "seq": self.seq, "move": move}))
