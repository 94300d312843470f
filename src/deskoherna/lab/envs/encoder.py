"""An encoder: machine code that writes what a seat observes of a record, made for one layout and observer at a time.

Every offset is known when the code is made, so there is no table to read and no loop to leave: the entries of an
observation are written in pieces of up to 64 bytes, each a load or two, a shuffle where their order differs, what
their kind asks for, and a store. Making it takes a moment, and it is not kept on disk.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from deskoherna.lab.envs.encoding import ENCODE
from deskoherna.lab.envs.observe import LARGEST, UNITS, UNSEEN, Entry, Kind, Layout

BYTE = 8
"""Bits in it."""
WIDEST = 64
"""Bytes in a piece at most; where a processor has no such registers, it takes several."""
WINDOW = 16
"""Bytes that can be shuffled at once by every processor of today."""
WIDTHS = (16, 8, 4, 2, 1)
"""Of pieces that are shuffled."""
INDEX = ir.IntType(32)
COUNTER = ir.IntType(64)


class Piece(NamedTuple):
    """Entries of one kind that are written at once: the first, and how many."""

    first: int
    width: int


# ---------------------------------------------------------------- pieces


def pieces(entries: Sequence[Entry], end: int) -> list[Piece]:
    """Pieces that cover all entries; where they overlap, they write the same. The record ends at `end`."""
    found: list[Piece] = []
    first = 0
    for _, stretch in groupby(entries, key=lambda entry: entry.kind):
        last = first + len(list(stretch))
        while first < last:
            new = next_pieces(entries[:last], first, end)
            found += new
            first = max(piece.first + piece.width for piece in new)
    return found


def next_pieces(entries: Sequence[Entry], first: int, end: int) -> list[Piece]:
    """The next pieces of a stretch of one kind: a run that lies in the record as in the observation, or a shuffle."""
    kind = entries[first].kind
    if kind in (Kind.SEAT, Kind.COUNT):
        return [Piece(first, 1)]
    unit = UNITS.get(kind, 1)
    n = run(entries, first)
    if n < WINDOW and unit == 1:
        width = next(w for w in WIDTHS if can_shuffle(entries[first : first + w], w, end))
        if width > n:
            return [Piece(first, width)]
    return [Piece(first + at, width) for at, width in cover(n, WIDEST // unit)]


def run(entries: Sequence[Entry], first: int) -> int:
    """How many entries from the first on lie one after another in the record, and their guards too."""
    kind, at, guard, _ = entries[first]
    unit = UNITS.get(kind, 1)
    n = 1
    while first + n < len(entries) and entries[first + n][1:3] == (at + n * unit, guard + n if guard else 0):
        n += 1
    return n


def cover(n: int, widest: int) -> list[tuple[int, int]]:
    """(where, width) of powers of two that cover 0..n-1; the last is pushed back to end where they end."""
    width = widest
    while width > n:
        width //= 2
    found = [(at, width) for at in range(0, n - width + 1, width)]
    rest = n - len(found) * width
    if rest:
        last = 1
        while last < rest:
            last *= 2
        found.append((n - last, last))
    return found


def can_shuffle(entries: Sequence[Entry], width: int, end: int) -> bool:
    """Are there so many, and do two windows hold their numbers, and two their guards?"""
    return len(entries) == width and all(
        len(windows(offsets, end)) <= 2 for offsets in ([e.at for e in entries], [e.guard for e in entries])
    )


def windows(offsets: Sequence[int], end: int) -> list[int]:
    """Where windows begin that hold all these offsets, from the lowest on; none reaches beyond the end."""
    found: list[int] = []
    for offset in sorted(offsets):
        if not found or offset >= found[-1] + WINDOW:
            found.append(min(offset, end - WINDOW))
    return found


# ---------------------------------------------------------------- code


def bytes_of(width: int, unit: int = 1) -> Any:
    """A vector of numbers of so many bytes each."""
    return ir.VectorType(ir.IntType(BYTE * unit), width)


def every(number: int, vector: Any) -> Any:
    """A vector of the same number everywhere."""
    return ir.Constant(vector, [number] * vector.count)


class Writer:
    """The code of one observer."""

    def __init__(self, layout: Layout, seat: int, function: Any) -> None:
        self.layout, self.seat, self.entries = layout, seat, layout.entries[seat]
        self.record, self.out = function.args
        self.builder: Any = ir.IRBuilder(function.append_basic_block())
        self.hidden: list[tuple[Any, Any]] = []
        """The places of all cards by pieces, and which of them the observer has not seen."""
        for piece in pieces(self.entries, layout.record):
            self._store(MAKERS[self.entries[piece.first].kind](self, piece), piece.first)
        self.builder.ret_void()

    def _place(self, base: Any, at: int, vector: Any) -> Any:
        place = self.builder.gep(base, [ir.Constant(COUNTER, at)])
        return self.builder.bitcast(place, vector.as_pointer())

    def _load(self, at: int, vector: Any) -> Any:
        return self.builder.load(self._place(self.record, at, vector), align=1)

    def _store(self, value: Any, to: int) -> None:
        self.builder.store(value, self._place(self.out, to, value.type), align=1)

    def _read(self, offsets: list[int], unit: int = 1) -> Any:
        """Numbers from these offsets, as they are or through one or two windows."""
        first, n = offsets[0], len(offsets)
        if offsets == list(range(first, first + n * unit, unit)):
            return self._load(first, bytes_of(n, unit))
        starts = windows(offsets, self.layout.record)
        found = [self._load(at, bytes_of(WINDOW)) for at in starts]
        order = []
        for offset in offsets:
            which = max(k for k, at in enumerate(starts) if at <= offset)
            order.append(which * WINDOW + offset - starts[which])
        return self.builder.shuffle_vector(found[0], found[-1], ir.Constant(ir.VectorType(INDEX, n), order))

    def _of(self, piece: Piece) -> list[Entry]:
        return self.entries[piece.first : piece.first + piece.width]

    def own_seat(self, piece: Piece) -> Any:
        """The observer's own number."""
        return every(self.seat, bytes_of(piece.width))

    def plain(self, piece: Piece) -> Any:
        """Entries as they are."""
        return self._read([e.at for e in self._of(piece)])

    def turned(self, piece: Piece) -> Any:
        """v - seat, or that plus all seats: of the two the one that is smaller when taken as unsigned."""
        b, value = self.builder, self.plain(piece)
        if self.seat == 0:
            return value
        seats = every(self.layout.seats, value.type)
        ahead = b.sub(value, every(self.seat, value.type))
        around = b.add(ahead, seats)
        counted = b.select(b.icmp_unsigned("<", ahead, around), ahead, around)
        return b.select(b.icmp_unsigned("<", value, seats), counted, value)

    def cut(self, piece: Piece) -> Any:
        """Wider entries, kept within what a byte can say."""
        unit = UNITS[self.entries[piece.first].kind]
        value = self._read([e.at for e in self._of(piece)], unit)
        for sign, limit in (("<", LARGEST), (">", -LARGEST)):
            wall = every(limit, value.type)
            value = self.builder.select(self.builder.icmp_signed(sign, value, wall), value, wall)
        return self.builder.trunc(value, bytes_of(piece.width))

    def _may_look(self, seen: Any) -> Any:
        """Where the observer's bit is set."""
        own = self.builder.and_(seen, every(1 << self.seat, seen.type))
        return self.builder.icmp_signed("!=", own, every(0, seen.type))

    def seen(self, piece: Piece, value: Any) -> Any:
        """A value where the observer has seen the card."""
        may = self._may_look(self._read([e.guard for e in self._of(piece)]))
        return self.builder.select(may, value, every(UNSEEN, value.type))

    def bits(self, piece: Piece) -> Any:
        """Who has seen a card, turned so that the observer comes first."""
        b, seen = self.builder, self.plain(piece)
        everybody = every((1 << self.layout.seats) - 1, seen.type)
        bits = b.and_(seen, everybody)
        low = b.lshr(bits, every(self.seat, seen.type))
        high = b.shl(bits, every(self.layout.seats - self.seat, seen.type))
        return self.seen(piece, b.and_(b.or_(low, high), everybody))

    def owned(self, piece: Piece) -> Any:
        """Entries that belong to the observer."""
        value, owner = self.plain(piece), self._read([e.guard for e in self._of(piece)])
        own = self.builder.icmp_signed("==", owner, every(self.seat, owner.type))
        return self.builder.select(own, value, every(UNSEEN, value.type))

    def count(self, piece: Piece) -> Any:
        """Unseen cards in one place."""
        entry, b = self.entries[piece.first], self.builder
        self.hidden = self.hidden or self._hide(entry)
        total = ir.Constant(COUNTER, 0)
        for place, hidden in self.hidden:
            here = b.and_(b.icmp_signed("==", place, every(entry.point, place.type)), hidden)
            total = b.add(total, self._ones(here))
        most = ir.Constant(COUNTER, LARGEST)
        total = b.select(b.icmp_unsigned("<", total, most), total, most)
        return b.trunc(total, ir.IntType(BYTE))

    def _ones(self, flags: Any) -> Any:
        bits = self.builder.bitcast(flags, ir.IntType(flags.type.count))
        return self.builder.ctpop(bits if bits.type == COUNTER else self.builder.zext(bits, COUNTER))

    def _hide(self, entry: Entry) -> list[tuple[Any, Any]]:
        found, covered = [], 0
        for at, width in cover(self.layout.cards, WIDEST):
            seen = self._may_look(self._load(entry.guard + at, bytes_of(width)))
            fresh = ir.Constant(ir.VectorType(ir.IntType(1), width), [int(at + k >= covered) for k in range(width)])
            hidden = self.builder.and_(self.builder.not_(seen), fresh)
            found.append((self._load(entry.at + at, bytes_of(width)), hidden))
            covered = at + width
        return found


MAKERS: dict[Kind, Callable[[Writer, Piece], Any]] = {
    Kind.SEAT: Writer.own_seat,
    Kind.PLAIN: Writer.plain,
    Kind.TURNED: Writer.turned,
    Kind.HALF: Writer.cut,
    Kind.WHOLE: Writer.cut,
    Kind.SEEN: lambda w, piece: w.seen(piece, w.plain(piece)),
    Kind.SEEN_TURNED: lambda w, piece: w.seen(piece, w.turned(piece)),
    Kind.BITS: Writer.bits,
    Kind.OWNED: Writer.owned,
    Kind.COUNT: Writer.count,
}


class Encoder:
    """The code of all observers of a layout; it lives as long as this object."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        generator: Any = cpu_target.target_context.codegen()
        self._library = generator.create_library("encoder")
        module = self._library.create_ir_module("encoder")
        names = [f"encode_{seat}" for seat in range(layout.seats)]
        for seat, name in enumerate(names):
            function: Any = ir.Function(module, ENCODE, name)
            for place in function.args:
                place.add_attribute("noalias")
            Writer(layout, seat, function)
        self._library.add_ir_module(module)
        with global_compiler_lock:
            self._library.finalize()
        self.code = np.array([self._library.get_pointer_to_function(name) for name in names], np.int64)
        """[seat]: the address of its code, as `encode` takes it."""
