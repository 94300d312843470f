"""One `class State` declaration, two twins: a plain object of ints and lists, and a NumPy record.

    class State(Base):
        wounds: Annotated[Row, "i1", SIDES, OPEN]
        hand: Annotated[Grid, "i1", SEATS, RESOURCES, OWN]
        leader: Annotated[Row, "i1", SIDES, OPEN, Of(HEXES)]

A field names its number type, one axis a dimension, a word for who may see it (no word: nobody), where its values are
themselves points of an axis, which one, and, where it came later than the first rules, since which version.
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
"""A field on one axis."""
Grid = list[list[int]]
"""A field on two axes."""
Cube = list[list[list[int]]]
"""A field on three axes."""


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


@dataclass(frozen=True)
class Since:
    """The field came with this version of the rules; a position stored before has `otherwise` in all of it."""

    version: int
    otherwise: int = 0


WORDS = axis("word", 4)
SLOTS = axis("slot", 16)
PARTS = axis("part", ["what", "a", "b", "c"])


class Record:
    """Declared fields, in both twins: a State, or what advice writes down beside it."""


class Base(Record):
    """A State, with the fields the kit owns.

    A game may declare `phase` again with `Of(PHASES)` and `todo` with another depth.
    """

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
R = TypeVar("R", bound=Record)
T = TypeVar("T")


def once_a_class(make: Callable[[type[Record]], T]) -> Callable[[type[Record]], T]:
    """Remember what was worked out for a class of records."""
    made: dict[type[Record], T] = {}

    def get(cls: type[Record]) -> T:
        if cls not in made:
            made[cls] = make(cls)
        return made[cls]

    return get


@dataclass(frozen=True, eq=False)
class Field:
    """A field of a State as it was declared."""

    name: str
    code: str
    axes: tuple[Axis, ...]
    sight: Sight
    of: Axis | None
    since: Since | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """Its sizes, a dimension each."""
        return tuple(a.size for a in self.axes)


class DeclarationError(TypeError):
    """A State declaration that makes no sense, with its field and the reason."""


def _field(name: str, owner: str, metadata: tuple[Any, ...]) -> Field:
    where = f"{owner}.{name}"
    code, *rest = metadata
    if code not in ("i1", "i2", "i4", "i8"):
        raise DeclarationError(f"{where}: number type {code!r} is none of i1, i2, i4, i8")
    axes: list[Axis] = []
    sight, of, since = Sight.HIDDEN, None, None
    for item in rest:
        match item:
            case Axis():
                axes.append(item)
            case Sight():
                sight = item
            case Of():
                of = item.axis
            case Since():
                since = item
            case _:
                raise DeclarationError(
                    f"{where}: {item!r} is no axis, no word for who may see it, no Of(axis), no Since(version)"
                )
    if len(axes) > 3:
        raise DeclarationError(f"{where}: {len(axes)} dimensions; at most 3")
    if sight is OWN and not (axes and axes[0].name in ("seat", "side")):
        raise DeclarationError(f"{where}: OWN needs seats or sides as its first axis")
    if sight is SEEN and not axes:
        raise DeclarationError(f"{where}: SEEN needs the axis of `seen` as its first axis")
    return Field(name, code, tuple(axes), sight, of, since)


@once_a_class
def fields(cls: type[Record]) -> tuple[Field, ...]:
    """The fields of the record, in the order of declaration."""
    hints = get_type_hints(cls, include_extras=True)
    found = tuple(_field(n, cls.__name__, h.__metadata__) for n, h in hints.items() if hasattr(h, "__metadata__"))
    for f in found:
        if f.sight is not HIDDEN and not issubclass(cls, Base):
            raise DeclarationError(f"{cls.__name__}.{f.name}: only fields of a State say who may see them")
        if f.sight is SEEN:
            seen = next((g for g in found if g.name == "seen"), None)
            if seen is None or seen.axes[0] is not f.axes[0]:
                name = f"{cls.__name__}.{f.name}"
                raise DeclarationError(f"{name}: SEEN needs a field `seen` on the axis {f.axes[0].name!r}")
    return found


def field_named(cls: type[Record], name: str) -> Field | None:
    """The field of this name, if there is one."""
    return next((f for f in fields(cls) if f.name == name), None)


@once_a_class
def dtype(cls: type[Record]) -> np.dtype[Any]:
    """The compiled twin's record: big items first, so there are no holes. One without fields takes a byte."""
    by_size = sorted(fields(cls), key=lambda f: -np.dtype(f.code).itemsize)
    parts = [(f.name, f.code, f.shape) if f.shape else (f.name, f.code) for f in by_size]
    return np.dtype(parts or [("nothing", "i1")], align=True)


def _filled(shape: tuple[int, ...], value: int = 0) -> Any:
    return value if not shape else [_filled(shape[1:], value) for _ in range(shape[0])]


def new(cls: type[R]) -> R:
    """The interpreted twin: all zeros."""
    s = cls()
    for f in fields(cls):
        setattr(s, f.name, _filled(f.shape))
    if isinstance(s, Base):
        s.told = s.forced = None
    return s


@once_a_class
def _deep(cls: type[Record]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
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
    """The interpreted twin of a record."""
    s = cls()
    for f in fields(cls):
        setattr(s, f.name, record[f.name].tolist())
    s.told = s.forced = None
    return s


TYPECODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


@once_a_class
def _layout(cls: type[Record]) -> tuple[tuple[Field, str, int], ...]:
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
def _kept(cls: type[Record]) -> tuple[str, ...]:
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
    """A position from what `snapshot` stored, be it before a field came; other fields than these are refused."""
    s = new(cls)
    known = {f.name: f for f in fields(cls) if f.sight is not SCRATCH}
    later = {name: _filled(f.shape, f.since.otherwise) for name, f in known.items() if f.since is not None}
    stored = later | stored
    if known.keys() != stored.keys():
        odd = sorted(known.keys() ^ stored.keys())
        raise SnapshotError(f"the stored position has other fields than this version: {', '.join(odd)}")
    for name, f in known.items():
        value = np.asarray(stored[name])
        if value.shape != f.shape:
            raise SnapshotError(f"field {name}: shape {value.shape} instead of {f.shape}")
        setattr(s, name, value.tolist())
    return s
