"""One `class State` declaration, two twins: a plain object of ints and lists, and a NumPy record.

    class State(Base):
        wounds: Annotated[Row, "i1", SIDES, OPEN]
        hand: Annotated[Grid, "i1", SEATS, RESOURCES, OWN]
        leader: Annotated[Row, "i1", SIDES, OPEN, Of(HEXES)]

A field names its number type, one axis a dimension, a word for who may see it (no word: nobody), and, where its
values are themselves points of an axis, which one.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import chain
from math import prod
from typing import Annotated, Any, TypeVar, get_type_hints

import numpy as np

from deskoherna.kit.axes import Axis, axis

Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]


class Sight(Enum):
    """Who may see a field."""

    OPEN = "open"
    OWN = "own"
    SEEN = "seen"
    SCRATCH = "scratch"
    HIDDEN = "hidden"


OPEN, OWN, SEEN, SCRATCH, HIDDEN = Sight.OPEN, Sight.OWN, Sight.SEEN, Sight.SCRATCH, Sight.HIDDEN


@dataclass(frozen=True, eq=False)
class Of:
    """The values of the field are points of this axis; -1 is none."""

    axis: Axis


WORDS = axis("word", 4)
SLOTS = axis("slot", 16)
PARTS = axis("part", ["what", "a", "b", "c"])


class Base:
    """The fields the kit owns. A game may declare `phase` again with `Of(PHASES)` and `todo` with another depth."""

    rng: Annotated[Row, "i8", WORDS]
    phase: Annotated[int, "i1", OPEN]
    seats: Annotated[int, "i1", OPEN]
    reveals: Annotated[int, "i4", OPEN]
    steps: Annotated[int, "i4", OPEN]
    todo: Annotated[Grid, "i1", SLOTS, PARTS, OPEN]
    n_todo: Annotated[int, "i1", OPEN]

    # Outside the record, in the interpreted twin only: what was told since somebody looked, and chance prescribed.
    told: list[tuple[int, ...]] | None
    forced: list[int] | None


S = TypeVar("S", bound=Base)
T = TypeVar("T")


def once_a_class(make: Callable[[type[Base]], T]) -> Callable[[type[Base]], T]:
    """Remember what was worked out for a State class."""
    made: dict[type[Base], T] = {}

    def get(cls: type[Base]) -> T:
        if cls not in made:
            made[cls] = make(cls)
        return made[cls]

    return get


@dataclass(frozen=True, eq=False)
class Field:
    name: str
    code: str
    axes: tuple[Axis, ...]
    sight: Sight
    of: Axis | None

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(a.size for a in self.axes)


class DeclarationError(TypeError):
    """A State declaration that makes no sense, with its field and the reason."""


def _field(name: str, owner: str, metadata: tuple[Any, ...]) -> Field:
    where = f"{owner}.{name}"
    code, *rest = metadata
    if code not in ("i1", "i2", "i4", "i8"):
        raise DeclarationError(f"{where}: number type {code!r} is none of i1, i2, i4, i8")
    axes: list[Axis] = []
    sight, of = Sight.HIDDEN, None
    for item in rest:
        match item:
            case Axis():
                axes.append(item)
            case Sight():
                sight = item
            case Of():
                of = item.axis
            case _:
                raise DeclarationError(f"{where}: {item!r} is no axis, no word for who may see it, no Of(axis)")
    if len(axes) > 3:
        raise DeclarationError(f"{where}: {len(axes)} dimensions; at most 3")
    if sight is OWN and not (axes and axes[0].name in ("seat", "side")):
        raise DeclarationError(f"{where}: OWN needs seats or sides as its first axis")
    if sight is SEEN and not axes:
        raise DeclarationError(f"{where}: SEEN needs the axis of `seen` as its first axis")
    return Field(name, code, tuple(axes), sight, of)


@once_a_class
def fields(cls: type[Base]) -> tuple[Field, ...]:
    """The fields of the record, in the order of declaration."""
    hints = get_type_hints(cls, include_extras=True)
    found = tuple(_field(n, cls.__name__, h.__metadata__) for n, h in hints.items() if hasattr(h, "__metadata__"))
    for f in found:
        if f.sight is SEEN:
            seen = next((g for g in found if g.name == "seen"), None)
            if seen is None or seen.axes[0] is not f.axes[0]:
                name = f"{cls.__name__}.{f.name}"
                raise DeclarationError(f"{name}: SEEN needs a field `seen` on the axis {f.axes[0].name!r}")
    return found


def field_named(cls: type[Base], name: str) -> Field | None:
    return next((f for f in fields(cls) if f.name == name), None)


@once_a_class
def dtype(cls: type[Base]) -> np.dtype[Any]:
    """The compiled twin's record: big items first, so there are no holes."""
    by_size = sorted(fields(cls), key=lambda f: -np.dtype(f.code).itemsize)
    return np.dtype([(f.name, f.code, f.shape) if f.shape else (f.name, f.code) for f in by_size], align=True)


def _zeros(shape: tuple[int, ...]) -> Any:
    return 0 if not shape else [_zeros(shape[1:]) for _ in range(shape[0])]


def new(cls: type[S]) -> S:
    """The interpreted twin: all zeros."""
    s = cls()
    for f in fields(cls):
        setattr(s, f.name, _zeros(f.shape))
    s.told = s.forced = None
    return s


@once_a_class
def _deep(cls: type[Base]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    by_depth = [tuple(f.name for f in fields(cls) if len(f.shape) == d) for d in (1, 2, 3)]
    return by_depth[0], by_depth[1], by_depth[2]


def clone(s: S) -> S:
    """A copy that shares nothing; it tells nobody anything and has no chance prescribed."""
    t = object.__new__(type(s))
    d = t.__dict__
    d.update(s.__dict__)
    rows, grids, cubes = _deep(type(s))
    for name in rows:
        d[name] = d[name][:]
    for name in grids:
        d[name] = [row[:] for row in d[name]]
    for name in cubes:
        d[name] = [[row[:] for row in grid] for grid in d[name]]
    d["told"] = d["forced"] = None
    return t


class RangeError(ValueError):
    """A value that does not fit its field."""


def to_record(s: Base) -> Any:
    """The record of the interpreted twin; a value out of range is refused by name."""
    return np.frombuffer(_bytes(s, ()), dtype(type(s)))[0]


def from_record(cls: type[S], record: Any) -> S:
    s = cls()
    for f in fields(cls):
        setattr(s, f.name, record[f.name].tolist())
    s.told = s.forced = None
    return s


TYPECODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


@once_a_class
def _layout(cls: type[Base]) -> tuple[tuple[Field, str, int], ...]:
    """The fields in the order of the record, each with its code for `array` and its number of entries."""
    by_name = {f.name: f for f in fields(cls)}
    ordered = (by_name[name] for name in dtype(cls).names or ())
    return tuple((f, TYPECODES[f.code], prod(f.shape)) for f in ordered)


def from_records(cls: type[S], records: Any) -> list[S]:
    """Many at once, field by field: twenty times as fast as one after another."""
    names = [f.name for f in fields(cls)]
    found: list[S] = []
    for values in zip(*(records[name].tolist() for name in names), strict=True):
        s = cls()
        s.__dict__.update(zip(names, values, strict=True))
        s.told = s.forced = None
        found.append(s)
    return found


def pack(s: Base) -> bytes:
    """The bytes of the record: equal bytes, equal positions (scratch counts as zero)."""
    return _bytes(s, (SCRATCH,))


def _bytes(s: Base, blank: tuple[Sight, ...]) -> bytes:
    """The bytes of the record, where fields of these kinds count as zero."""
    parts = []
    for f, code, n in _layout(type(s)):
        value = getattr(s, f.name)
        if f.sight in blank:
            parts.append(bytes(n * array(code).itemsize))
            continue
        try:
            flat = value if f.axes else (value,)
            for _ in f.axes[1:]:
                flat = chain.from_iterable(flat)
            entries = array(code, flat)
        except (OverflowError, TypeError):
            raise RangeError(f"field {f.name}: {value!r} does not fit {f.code}{list(f.shape)}") from None
        if len(entries) != n:
            raise RangeError(f"field {f.name}: {value!r} does not fit {f.code}{list(f.shape)}")
        parts.append(entries.tobytes())
    return b"".join(parts).ljust(dtype(type(s)).itemsize, b"\0")


@once_a_class
def _kept(cls: type[Base]) -> tuple[str, ...]:
    return tuple(f.name for f in fields(cls) if f.sight is not SCRATCH)


def same(a: Base, b: Base) -> bool:
    """Are two interpreted positions equal, scratch apart? As `pack(a) == pack(b)`, but many times faster."""
    return all(getattr(a, name) == getattr(b, name) for name in _kept(type(a)))


def snapshot(s: Base) -> dict[str, Any]:
    """A position by field name, for storing; scratch is left out."""
    return {f.name: getattr(s, f.name) for f in fields(type(clone(s))) if f.sight is not SCRATCH}


class SnapshotError(ValueError):
    """A stored position that does not fit the State of this version."""


def restore(cls: type[S], stored: dict[str, Any]) -> S:
    s = new(cls)
    known = {f.name: f for f in fields(cls) if f.sight is not SCRATCH}
    if known.keys() != stored.keys():
        odd = sorted(known.keys() ^ stored.keys())
        raise SnapshotError(f"the stored position has other fields than this version: {', '.join(odd)}")
    for name, f in known.items():
        value = np.asarray(stored[name])
        if value.shape != f.shape:
            raise SnapshotError(f"field {name}: shape {value.shape} instead of {f.shape}")
        setattr(s, name, value.tolist())
    return s
