"""The way to the other servers: Redis carries frames, and keeps nothing that would be missed.

Each server listens to a channel of its own and to one of all. Frames to each receiver are numbered, and a beat every
second says how many there were: whoever misses one is told (`gap`), lets the sockets go that depended on it, and their
clients come again and read where the table is. So a lost frame costs a read, never a move.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from deskoherna.server.cluster.messages import Beat, Frame, Message, decode, encode

LOG = logging.getLogger("deskoherna.cluster")
BEAT_S = 1.0
SILENT_S = 4.0
"""Own beats come back; when none has for so long, the line is dead."""
AGAIN_S = 0.3
MOST_WAITING = 20_000
"""Messages that may wait for Redis; beyond, all are given up."""
ERRORS = (RedisError, OSError, EOFError, TimeoutError, msgspec.MsgspecError)


def nobody(*_: object) -> None:
    """Nobody hears it yet."""


class Bus:
    """This server's end of it."""

    def __init__(self, url: str, prefix: str, name: Callable[[], str]) -> None:
        self._redis = redis.from_url(url, protocol=2, socket_connect_timeout=SILENT_S, socket_timeout=SILENT_S)
        self._prefix, self._name = prefix, name
        self.hear: Callable[[str, Message], None] = nobody
        self.gap: Callable[[str | None], None] = nobody
        """Something of this server, or to it, was lost; None: of any."""
        self.whole = False
        self.frames = self.gaps = 0
        self._waiting: dict[str, list[Message]] = {}
        self._count = 0
        self._some = asyncio.Event()
        self._sent: dict[str, int] = {}
        self._heard: dict[tuple[str, bool], int] = {}
        """By sender, and whether it was to all."""
        self._tasks: list[asyncio.Task[None]] = []
        self._deadline: asyncio.Timeout | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(w) for w in (self._listen(), self._publish(), self._beat())]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SILENT_S):
                while not self.whole:
                    await asyncio.sleep(AGAIN_S / 10)
        if not self.whole:
            LOG.error("Redis does not answer; until it does, this server serves its own tables alone")

    async def close(self) -> None:
        """What waits is sent first."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AGAIN_S):
                while self._waiting and self.whole:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*ERRORS):
            await self._redis.aclose()

    # ------------------------------------------------------------ sending

    def waiting(self, to: str) -> list[Message]:
        """What is still to be sent there; more may be put behind it."""
        self._some.set()
        self._count += 1
        return self._waiting.setdefault(to, [])

    def send(self, to: str, message: Message) -> None:
        """To one server; never waits."""
        self.waiting(to).append(message)

    def tell_all(self, message: Message) -> None:
        """To all others."""
        self.waiting("").append(message)

    def _channel(self, to: str) -> str:
        return f"{self._prefix}:{to or 'all'}"

    def _frames(self) -> list[tuple[str, bytes]]:
        waiting, self._waiting, self._count = self._waiting, {}, 0
        found = []
        for to, messages in waiting.items():
            self._sent[to] = self._sent.get(to, 0) + 1
            found.append((to, encode(Frame(self._name(), self._sent[to], messages))))
        return found

    async def _publish(self) -> None:
        """Everything that waits goes at once, and what comes meanwhile goes next."""
        while True:
            line = self._redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # redis-py has no type here
            try:
                await line.connect()
                while True:
                    await self._some.wait()
                    self._some.clear()
                    await self._send_frames(line)
            except ERRORS:
                self._waiting.clear()
                self._count = 0
                self._lost(None)
                await asyncio.sleep(AGAIN_S)
            finally:
                with contextlib.suppress(*ERRORS):
                    await line.disconnect()

    async def _send_frames(self, line: redis.Connection) -> None:
        frames = self._frames()
        commands = [("PUBLISH", self._channel(to), data) for to, data in frames]
        await line.send_packed_command(line.pack_commands(commands))
        for to, _ in frames:
            self.frames += 1
            if not await line.read_response() and to:
                self._lost(to)
        if self._count > MOST_WAITING:
            raise TimeoutError

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            self.tell_all(Beat({to: n for to, n in self._sent.items() if to}))

    def forget(self, server: str) -> None:
        """It is gone, and will never be heard of again."""
        self._sent.pop(server, None)
        for to_all in (False, True):
            self._heard.pop((server, to_all), None)

    # ------------------------------------------------------------ hearing

    def rename(self) -> None:
        """This server has another name: listen anew, and count anew."""
        self._sent.clear()
        if self._deadline is not None:
            self._deadline.reschedule(0.0)

    async def _listen(self) -> None:
        while True:
            line = self._redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # redis-py has no type here
            line.socket_timeout = None
            try:
                async with asyncio.timeout(SILENT_S) as self._deadline:
                    await line.connect()
                    await line.send_command("SUBSCRIBE", self._channel(self._name()), self._channel(""))
                    for _ in range(2):
                        await line.read_response()
                    self._heard.clear()
                    self.whole = True
                    while True:
                        _, channel, data = await line.read_response()
                        self._take(channel == self._channel("").encode(), decode(data))
            except ERRORS as error:
                if self.whole:
                    LOG.warning("the line to the other servers broke: %s", type(error).__name__)
            finally:
                self.whole, self._deadline = False, None
                with contextlib.suppress(*ERRORS):
                    await line.disconnect()
            self._lost(None)
            await asyncio.sleep(AGAIN_S)

    def _take(self, to_all: bool, frame: Frame) -> None:
        if frame.sender == self._name():
            if self._deadline is not None:  # our own beat: the line lives
                self._deadline.reschedule(asyncio.get_running_loop().time() + SILENT_S)
            return
        place = (frame.sender, to_all)
        missed = self._heard.setdefault(place, frame.number - 1) != frame.number - 1
        self._heard[place] = frame.number
        if missed:
            self._lost(frame.sender)
        for message in frame.messages:
            if isinstance(message, Beat):
                self._compare(frame.sender, message.sent.get(self._name(), 0))
            else:
                self._tell(frame.sender, message)

    def _compare(self, sender: str, sent: int) -> None:
        if self._heard.setdefault((sender, False), sent) < sent:
            self._heard[sender, False] = sent
            self._lost(sender)

    def _tell(self, sender: str, message: Message) -> None:
        try:
            self.hear(sender, message)
        except Exception:
            LOG.exception("what server %s told could not be taken", sender)

    def _lost(self, server: str | None) -> None:
        self.gaps += 1
        self.gap(server)

    # ------------------------------------------------------------ notes

    async def keep(self, name: str, value: bytes, seconds: int) -> None:
        """A note that any server may read for a while; where there is no Redis there is none."""
        with contextlib.suppress(*ERRORS):
            await self._redis.set(f"{self._prefix}:note:{name}", value, ex=seconds)

    async def kept(self, name: str) -> bytes | None:
        if not self.whole:
            return None
        try:
            found = await self._redis.get(f"{self._prefix}:note:{name}")
        except ERRORS:
            return None
        return found.encode() if isinstance(found, str) else found

    async def drop(self, name: str) -> None:
        with contextlib.suppress(*ERRORS):
            await self._redis.delete(f"{self._prefix}:note:{name}")
