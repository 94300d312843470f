"""Replays as they are sent: folded once, compressed as they are folded, kept for the next who asks."""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

from deskoherna.server.wire.refusal import Refused

LEVEL = 7
GZIP = 31
"""The kind of stream: gzip, with the largest window."""
CHUNK = 256_000
"""Bytes that are compressed at once, in a thread."""
PIECE = 64_000
"""Bytes that are sent at once to those who take nothing compressed."""
COMPRESSOR_BYTES = 300_000
"""What the state of a compressor takes in memory."""
AT_ONCE = 2
"""Games that are folded at the same time."""
WAITING = 50
"""Games that may wait for that; more are refused."""


@dataclass(frozen=True, eq=False)
class PackedReplay:
    """The part of an answer that is the same for everybody, with the compressor that goes on from there."""

    head: bytes
    _compressor: Any
    lasting: bool
    """The game is over: it will never look otherwise."""

    @property
    def size(self) -> int:
        return len(self.head) + COMPRESSOR_BYTES

    def zipped(self, tail: bytes) -> bytes:
        """The whole answer as gzip."""
        rest = self._compressor.copy()
        return bytes(self.head + rest.compress(tail) + rest.flush())

    def plain(self, tail: bytes) -> Iterator[bytes]:
        """The whole answer as it is, piece by piece."""
        inflating, data = zlib.decompressobj(GZIP), self.head
        while data:
            yield inflating.decompress(data, PIECE)
            data = inflating.unconsumed_tail
        yield inflating.flush()
        yield tail


class Packer:
    """Takes text as it is made, and keeps it compressed only."""

    def __init__(self) -> None:
        self._compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        self._made: list[bytes] = []
        self._next: list[bytes] = []
        self._size = 0

    async def add(self, text: bytes) -> None:
        self._next.append(text)
        self._size += len(text)
        if self._size >= CHUNK:
            await self._compress()

    async def _compress(self) -> None:
        data = b"".join(self._next)
        self._next, self._size = [], 0
        self._made.append(await asyncio.to_thread(self._compressor.compress, data))

    async def finish(self, lasting: bool) -> PackedReplay:
        await self._compress()
        self._made.append(self._compressor.flush(zlib.Z_SYNC_FLUSH))
        return PackedReplay(b"".join(self._made), self._compressor, lasting)


Key = tuple[str, int]
"""Table and number of the game."""


class PackedReplays:
    """Finished games that were asked for, as many as fit into so many bytes; the ones not used for longest go."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.kept_bytes = 0
        self.made = 0
        """How many were folded since the start."""
        self._kept: OrderedDict[Key, PackedReplay] = OrderedDict()
        self._making: dict[tuple[Key, int | None], asyncio.Task[PackedReplay]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def find(self, key: Key, seat: int | None, make: Callable[[], Awaitable[PackedReplay]]) -> PackedReplay:
        """The replay of a game for somebody with this (lowest) seat; whoever asks meanwhile waits for the same one."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        wanted = (key, seat)
        if wanted not in self._making:
            if len(self._making) >= WAITING:
                raise Refused("busy")
            task = asyncio.get_running_loop().create_task(self._make(key, make))
            self._making[wanted] = task
            task.add_done_callback(lambda done: self._made(wanted, done))
        return await asyncio.shield(self._making[wanted])

    def _made(self, wanted: tuple[Key, int | None], done: "asyncio.Task[PackedReplay]") -> None:
        del self._making[wanted]
        if not done.cancelled():
            done.exception()  # whoever still waits is told; nobody else has to be

    async def _make(self, key: Key, make: Callable[[], Awaitable[PackedReplay]]) -> PackedReplay:
        async with self._room:
            if key in self._kept:
                return self._kept[key]
            self.made += 1
            found = await make()
            if found.lasting:
                self._keep(key, found)
            return found

    def _keep(self, key: Key, found: PackedReplay) -> None:
        self._kept[key] = found
        self.kept_bytes += found.size
        while self.kept_bytes > self.most_bytes:
            self.kept_bytes -= self._kept.popitem(last=False)[1].size
