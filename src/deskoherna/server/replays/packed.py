"""Replays as they are sent: folded once, compressed as they are folded, kept for the next who asks."""

import asyncio
import struct
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from deskoherna.server.wire.refusal import Refused

LEVEL = 7
GZIP, RAW = 31, -15
"""Kinds of streams, with the largest window: gzip, and one without a head and an end."""
PIECE = 64_000
"""Bytes that are sent at once to those who take nothing compressed."""
LONGEST = 120_000_000
"""A replay of more bytes, uncompressed, is shown to nobody: no browser would bear it."""
OVERHEAD = 1_000
"""What a replay takes in memory beside its bytes."""
AT_ONCE = 2
"""Games that are asked for at the same time."""
WAITING = 50
"""Games that may wait for that; more are refused."""
REMEMBERED = 1_000
"""Games that cannot be shown, and why."""
_END = struct.Struct("<II")


class PackedReplay(msgspec.Struct, frozen=True):
    """The part of an answer that is the same for everybody, as gzip that goes on where it ends."""

    head: bytes
    checksum: int
    length: int
    """Of what was compressed."""
    lasting: bool
    """The game is over: it will never look otherwise."""

    @property
    def size(self) -> int:
        return len(self.head) + OVERHEAD

    def zipped(self, tail: bytes) -> bytes:
        """The whole answer as gzip."""
        rest = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW)
        end = _END.pack(zlib.crc32(tail, self.checksum), (self.length + len(tail)) & 0xFFFFFFFF)
        return self.head + rest.compress(tail) + rest.flush() + end

    def plain(self, tail: bytes) -> Iterator[bytes]:
        """The whole answer as it is, piece by piece."""
        inflating, data = zlib.decompressobj(GZIP), self.head
        while data:
            yield inflating.decompress(data, PIECE)
            data = inflating.unconsumed_tail
        yield inflating.flush()
        yield tail


class TooLong(Exception):
    """A replay that would be longer than anybody can be shown."""


class Packer:
    """Takes text as it is made, and keeps it compressed only."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        self._made: list[bytes] = []
        self._checksum = self._length = 0
        self.longest = longest

    def add(self, text: bytes) -> None:
        self._length += len(text)
        if self._length > self.longest:
            raise TooLong(f"more than {self.longest} bytes")
        self._checksum = zlib.crc32(text, self._checksum)
        self._made.append(self._compressor.compress(text))

    def finish(self, lasting: bool) -> PackedReplay:
        """A full flush: what comes after it needs nothing of what came before."""
        self._made.append(self._compressor.flush(zlib.Z_FULL_FLUSH))
        return PackedReplay(b"".join(self._made), self._checksum, self._length, lasting)


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
        self._refused: OrderedDict[Key, Refused] = OrderedDict()
        """Games that cannot be shown: nobody folds them again."""
        self._making: dict[tuple[Key, int | None], asyncio.Task[PackedReplay]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def find(self, key: Key, seat: int | None, make: Callable[[], Awaitable[PackedReplay]]) -> PackedReplay:
        """The replay of a game for somebody with this (lowest) seat; whoever asks meanwhile waits for the same one."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key in self._refused:
            raise self._refused[key]
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

    def never(self, key: Key, why: Refused) -> Refused:
        """It cannot be shown, and that will not change."""
        self._refused[key] = why
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        return why

    def _keep(self, key: Key, found: PackedReplay) -> None:
        self._kept[key] = found
        self.kept_bytes += found.size
        while self.kept_bytes > self.most_bytes:
            self.kept_bytes -= self._kept.popitem(last=False)[1].size
