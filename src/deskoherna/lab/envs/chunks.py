"""Sixteen entries of an observation at a time: what a processor does in a step or two.

Left to itself the compiler works on these rows in 64-bit numbers, and guards every short loop against arrays that
overlap. So the compiled twin says in vectors of sixteen bytes what the interpreted one says in Python.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import extending
from numba.core import types

from deskoherna.kit.twins import compiled_as, python_only

__rules__ = True

intrinsic: Any = extending.intrinsic

CHUNK = 16
UNSEEN = -128
"""Stands where the observer may not look."""
LARGEST = 127
"""Larger numbers are cut to this, as an observation has a byte a number."""

LINE = 64
"""Bytes that the memory brings at a time."""
FOR_READING, KEEP_CLOSE, DATA = 0, 3, 1

BYTES, HALVES = ir.VectorType(ir.IntType(8), CHUNK), ir.VectorType(ir.IntType(16), CHUNK)


# ---------------------------------------------------------------- the same in both twins


def turned(value: int, seat: int, seats: int) -> int:
    """A seat as counted from the observer; what is no seat stays."""
    if value < 0 or value >= seats:
        return value
    if value >= seat:
        return value - seat
    return value - seat + seats


def turned_bits(value: int, seat: int, seats: int) -> int:
    """A bit a seat, the observer's first."""
    value &= (1 << seats) - 1
    return ((value >> seat) | (value << (seats - seat))) & ((1 << seats) - 1)


def cut(value: int) -> int:
    """A wide number as an observation holds it."""
    return max(-LARGEST, min(LARGEST, value))


# ---------------------------------------------------------------- vectors, for the compiled twin


@python_only
def _address(context: Any, builder: Any, kind: Any, array: Any, at: Any, vector: Any) -> Any:
    """Where entry `at` of an array lies, as the place of a vector."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), vector.as_pointer())


@python_only
def _load(context: Any, builder: Any, kind: Any, array: Any, at: Any, vector: Any) -> Any:
    return builder.load(_address(context, builder, kind, array, at, vector), align=1)


@python_only
def _store(context: Any, builder: Any, kind: Any, array: Any, at: Any, value: Any) -> None:
    builder.store(value, _address(context, builder, kind, array, at, BYTES), align=1)


@python_only
def _every(builder: Any, number: Any, vector: Any) -> Any:
    """A vector of the same number everywhere."""
    lane = ir.IntType(32)
    narrow = number if number.type == vector.element else builder.trunc(number, vector.element)
    one = builder.insert_element(ir.Constant(vector, ir.Undefined), narrow, ir.Constant(lane, 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(lane, CHUNK), [0] * CHUNK))


@python_only
def _constant(number: int, vector: Any) -> Any:
    return ir.Constant(vector, [number] * CHUNK)


@python_only
def _may_look(context: Any, builder: Any, kind: Any, source: Any, seen: Any, seat: Any) -> tuple[Any, Any]:
    """The bits of `seen`, and where the observer's is set."""
    bits = _load(context, builder, kind, source, seen, BYTES)
    own = _every(builder, builder.shl(ir.Constant(seat.type, 1), seat), BYTES)
    return bits, builder.icmp_signed("!=", builder.and_(bits, own), _constant(0, BYTES))


@python_only
def _entry(kinds: Any, build: Callable[..., None]) -> Any:
    """An intrinsic that gives nothing back."""
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        build(context, builder, signature.args, args)
        return context.get_dummy_value()

    return types.void(*kinds), generate


@intrinsic  # type: ignore[untyped-decorator]
def _copy(typing: Any, source: Any, at: Any, out: Any, to: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, kinds: Any, args: Any) -> None:
        source, at, out, to = args
        _store(context, builder, kinds[2], out, to, _load(context, builder, kinds[0], source, at, BYTES))
    return _entry((source, at, out, to), build)


@intrinsic  # type: ignore[untyped-decorator]
def _turn(typing: Any, source: Any, at: Any, out: Any, to: Any, seat: Any, seats: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, kinds: Any, args: Any) -> None:
        source, at, out, to, seat, seats = args
        value = _load(context, builder, kinds[0], source, at, BYTES)
        all_seats = _every(builder, seats, BYTES)
        ahead = builder.sub(value, _every(builder, seat, BYTES))
        behind = builder.icmp_signed("<", ahead, _constant(0, BYTES))
        relative = builder.select(behind, builder.add(ahead, all_seats), ahead)
        is_seat = builder.icmp_unsigned("<", value, all_seats)
        _store(context, builder, kinds[2], out, to, builder.select(is_seat, relative, value))
    return _entry((source, at, out, to, seat, seats), build)


@intrinsic  # type: ignore[untyped-decorator]
def _cut(typing: Any, halves: Any, at: Any, out: Any, to: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, kinds: Any, args: Any) -> None:
        halves, at, out, to = args
        value = _load(context, builder, kinds[0], halves, at, HALVES)
        for sign, limit in (("<", LARGEST), (">", -LARGEST)):
            wall = _constant(limit, HALVES)
            value = builder.select(builder.icmp_signed(sign, value, wall), value, wall)
        _store(context, builder, kinds[2], out, to, builder.trunc(value, BYTES))
    return _entry((halves, at, out, to), build)


@intrinsic  # type: ignore[untyped-decorator]
def _guard(typing: Any, source: Any, at: Any, seen: Any, out: Any, to: Any, seat: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, kinds: Any, args: Any) -> None:
        source, at, seen, out, to, seat = args
        _, may = _may_look(context, builder, kinds[0], source, seen, seat)
        value = _load(context, builder, kinds[0], source, at, BYTES)
        _store(context, builder, kinds[3], out, to, builder.select(may, value, _constant(UNSEEN, BYTES)))
    return _entry((source, at, seen, out, to, seat), build)


@intrinsic  # type: ignore[untyped-decorator]
def _bits(typing: Any, source: Any, seen: Any, out: Any, to: Any, seat: Any, seats: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, kinds: Any, args: Any) -> None:
        source, seen, out, to, seat, seats = args
        bits, may = _may_look(context, builder, kinds[0], source, seen, seat)
        one = ir.Constant(seats.type, 1)
        everybody = _every(builder, builder.sub(builder.shl(one, seats), one), BYTES)
        bits = builder.and_(bits, everybody)
        low = builder.lshr(bits, _every(builder, seat, BYTES))
        high = builder.shl(bits, _every(builder, builder.sub(seats, seat), BYTES))
        value = builder.and_(builder.or_(low, high), everybody)
        _store(context, builder, kinds[2], out, to, builder.select(may, value, _constant(UNSEEN, BYTES)))
    return _entry((source, seen, out, to, seat, seats), build)


@intrinsic  # type: ignore[untyped-decorator]
def _prefetch(typing: Any, array: Any, at: Any) -> Any:  # noqa: ARG001
    """Ask for the cache line of an entry, soon to be read or written."""
    def build(context: Any, builder: Any, kinds: Any, args: Any) -> None:
        array, at = args
        place = _address(context, builder, kinds[0], array, at, ir.IntType(8))
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [place.type, number, number, number])
        function = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(function, [place, *(ir.Constant(number, n) for n in (FOR_READING, KEEP_CLOSE, DATA))])
    return _entry((array, at), build)


# ---------------------------------------------------------------- what others call


def _fetch_lines(array: Any, at: int, n: int) -> None:
    for k in range(0, n, LINE):
        _prefetch(array, at + k)


@compiled_as(_fetch_lines)
def fetch_ahead(array: Any, at: int, n: int) -> None:
    """Soon these n bytes will be wanted: the memory may begin to bring them. The interpreted twin has no such haste."""


def _copy_vector(source: Any, at: int, out: Any, to: int) -> None:
    _copy(source, at, out, to)


def _turn_vector(source: Any, at: int, out: Any, to: int, seat: int, seats: int) -> None:
    _turn(source, at, out, to, seat, seats)


def _cut_vector(halves: Any, at: int, out: Any, to: int) -> None:
    _cut(halves, at, out, to)


def _guard_vector(source: Any, at: int, seen: int, out: Any, to: int, seat: int) -> None:
    _guard(source, at, seen, out, to, seat)


def _bits_vector(source: Any, seen: int, out: Any, to: int, seat: int, seats: int) -> None:
    _bits(source, seen, out, to, seat, seats)


@compiled_as(_copy_vector)
def copy_chunk(source: Any, at: int, out: Any, to: int) -> None:
    out[to:to + CHUNK] = source[at:at + CHUNK]


@compiled_as(_turn_vector)
def turn_chunk(source: Any, at: int, out: Any, to: int, seat: int, seats: int) -> None:
    """Numbers of seats, counted from the observer."""
    for k in range(CHUNK):
        out[to + k] = turned(source[at + k], seat, seats)


@compiled_as(_cut_vector)
def cut_chunk(halves: Any, at: int, out: Any, to: int) -> None:
    """Numbers of two bytes."""
    for k in range(CHUNK):
        out[to + k] = cut(halves[at + k])


@compiled_as(_guard_vector)
def guard_chunk(source: Any, at: int, seen: int, out: Any, to: int, seat: int) -> None:
    """One number a card, where the observer has seen the card."""
    for k in range(CHUNK):
        out[to + k] = source[at + k] if source[seen + k] >> seat & 1 else UNSEEN


@compiled_as(_bits_vector)
def bits_chunk(source: Any, seen: int, out: Any, to: int, seat: int, seats: int) -> None:
    """Who else has seen each card that the observer has seen."""
    for k in range(CHUNK):
        bits = source[seen + k]
        out[to + k] = turned_bits(bits, seat, seats) if bits >> seat & 1 else UNSEEN
