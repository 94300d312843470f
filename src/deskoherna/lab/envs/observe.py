"""The layout of observations, derived from the fields of a State and the words for who may see them.

An observation is a flat row of bytes. First comes the observer's own seat, then the visible fields in the
order of the record: OPEN fields whole, of OWN fields the observer's row, of SEEN fields the cards it has seen (UNSEEN
elsewhere), and last, where cards lie in places, how many unseen cards lie in each. Axes of seats are turned so that
the observer comes first, and so are numbers of seats and bits of `seen`.

Here observations are taken from interpreted positions; `encoder.py` makes compiled code of the same entries.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from deskoherna.kit import state as st

UNSEEN = -128
"""Stands where the observer may not look."""
LARGEST = 127
"""Larger numbers are cut to this, as an observation has a byte a number."""


class Kind(Enum):
    """How an entry comes out of the record."""

    SEAT = auto()
    """The observer's own number."""
    PLAIN = auto()
    TURNED = auto()
    """The number of a seat, counted from the observer."""
    HALF = auto()
    """A number of two bytes, cut."""
    WHOLE = auto()
    """A number of four bytes, cut."""
    SEEN = auto()
    """Only where the observer's bit is set in the guard."""
    SEEN_TURNED = auto()
    BITS = auto()
    """Who else has seen a card that the observer has seen: a bit a seat, its own first."""
    OWNED = auto()
    """Only where the guard is the observer's number."""
    COUNT = auto()
    """How many unseen cards lie in a place."""


UNITS = {Kind.HALF: 2, Kind.WHOLE: 4}
"""Bytes that an entry takes in the record, where they are more than one."""


class Entry(NamedTuple):
    """One byte of an observation: its kind, and where in the record, in bytes, its number and its guard lie."""

    kind: Kind
    at: int = 0
    guard: int = 0
    point: int = 0
    """The place whose cards are counted."""


@dataclass(eq=False)
class Layout:
    """Where everything lies in the observations of a State, for a table of so many seats."""

    cls: type[st.Base]
    seats: int
    names: list[str] = field(default_factory=list)
    """What each entry is: `hand[me][wool]`, `road[12]`."""
    entries: list[list[Entry]] = field(default_factory=list)
    """For every observer, the entries of its observations."""

    def __post_init__(self) -> None:
        plans = [_Plan(self.cls, self.seats, observer) for observer in range(self.seats)]
        self.names = plans[0].names
        self.entries = [plan.entries for plan in plans]

    @property
    def size(self) -> int:
        """How many entries an observation has."""
        return len(self.names)

    @property
    def record(self) -> int:
        """Bytes of a record."""
        return int(st.dtype(self.cls).itemsize)

    @property
    def cards(self) -> int:
        """How many cards there are, for those who count them."""
        f = st.field_named(self.cls, "place")
        return f.axes[0].size if f is not None and f.axes else 0

    @cached_property
    def _groups(self) -> list[list["_Group"]]:
        return [_grouped(entries) for entries in self.entries]

    def observe(self, s: Any, seat: int) -> Any:
        """What the seat observes of an interpreted position."""
        look = _Look(np.frombuffer(st.pack(s), np.int8), seat, self.seats, self.cards)
        out = np.empty(self.size, np.int8)
        for group in self._groups[seat]:
            out[group.to] = READERS[group.kind](look, group)
        return out


# ---------------------------------------------------------------- the entries of one observer


class _Plan:
    """The entries of one observer, field by field."""

    def __init__(self, cls: type[st.Base], seats: int, observer: int) -> None:
        self.cls, self.seats, self.observer = cls, seats, observer
        self.names = ["seat"]
        self.entries = [Entry(Kind.SEAT)]
        self.record = st.dtype(cls)
        for name in self.record.names or ():
            f = st.field_named(cls, name)
            assert f is not None
            self._add(f)
        self._add_places()

    def _add(self, f: st.Field) -> None:
        if f.sight is st.OPEN:
            self._open(f, self._order(f))
        elif f.sight is st.OWN and f.axes[0].name == "seat":
            self._open(f, self._order(f)[: prod(f.shape[1:])])
        elif f.sight is st.OWN:
            self._guarded(f, Kind.OWNED, "owner", self._order(f))
        elif f.sight is st.SEEN:
            self._seen(f)

    def _offset(self, name: str) -> int:
        fields: Any = self.record.fields
        return int(fields[name][1])

    def _bytes_only(self, f: st.Field) -> None:
        if f.code != "i1":
            raise st.DeclarationError(f"{self.cls.__name__}.{f.name}: only i1 can be observed in part, not {f.code}")

    def _name(self, f: st.Field, at: Sequence[int]) -> str:
        """The name of an entry, whose seats are already counted from the observer."""
        parts = []
        for axis, i in zip(f.axes, at, strict=True):
            own = "me" if i == 0 else f"+{i}"
            parts.append(f"[{own if axis.name == 'seat' else axis.points[i]}]")
        return f.name + "".join(parts)

    def _order(self, f: st.Field) -> list[int]:
        """The flat index of each entry in the order in which the observer is shown them."""
        found = []
        for at in product(*(range(n) for n in f.shape)):
            flat = 0
            for axis, i in zip(f.axes, at, strict=True):
                turn = axis.name == "seat" and i < self.seats
                flat = flat * axis.size + ((i + self.observer) % self.seats if turn else i)
            found.append(flat)
        return found

    def _note(self, f: st.Field, entries: list[Entry]) -> None:
        """The first entries of a field, with their names."""
        shown = list(product(*(range(n) for n in f.shape)))[: len(entries)]
        self.names += [self._name(f, at) for at in shown]
        self.entries += entries

    def _open(self, f: st.Field, order: list[int]) -> None:
        kinds = {"i4": Kind.WHOLE, "i2": Kind.HALF}
        kind = kinds.get(f.code, Kind.PLAIN)
        if kind is Kind.PLAIN:
            self._bytes_only(f)
            if _of_seats(f):
                kind = Kind.TURNED
        base, unit = self._offset(f.name), UNITS.get(kind, 1)
        self._note(f, [Entry(kind, base + unit * flat) for flat in order])

    def _guarded(self, f: st.Field, kind: Kind, guard: str, order: list[int]) -> None:
        """A field whose first axis is that of the guard."""
        self._bytes_only(f)
        base, guards, width = self._offset(f.name), self._offset(guard), prod(f.shape[1:])
        self._note(f, [Entry(kind, base + flat, guards + flat // width) for flat in order])

    def _seen(self, f: st.Field) -> None:
        kind = Kind.BITS if f.name == "seen" else Kind.SEEN_TURNED if _of_seats(f) else Kind.SEEN
        self._guarded(f, kind, "seen", self._order(f))

    def _add_places(self) -> None:
        """Where unseen cards lie, by number: hands and piles have known sizes."""
        f = st.field_named(self.cls, "place")
        if f is None or f.sight is not st.SEEN or f.of is None:
            return
        place, seen = self._offset("place"), self._offset("seen")
        self.names += [f"unseen[{name}]" for name in f.of.points]
        self.entries += [Entry(Kind.COUNT, place, seen, point) for point in range(f.of.size)]


def _of_seats(f: st.Field) -> bool:
    return f.of is not None and f.of.name == "seat"


# ---------------------------------------------------------------- interpreted positions


class _Group(NamedTuple):
    """All entries of one kind: where they go in the observation, and where their numbers and guards lie."""

    kind: Kind
    to: Any
    at: Any
    guard: Any
    point: Any


def _grouped(entries: list[Entry]) -> list[_Group]:
    groups = []
    for kind in Kind:
        found = [(to, e.at, e.guard, e.point) for to, e in enumerate(entries) if e.kind is kind]
        if found:
            groups.append(_Group(kind, *np.array(found).T))
    return groups


class _Look(NamedTuple):
    """A record, and who looks at it."""

    record: Any
    seat: int
    seats: int
    cards: int

    def plain(self, group: _Group) -> Any:
        return self.record[group.at]

    def turned(self, group: _Group) -> Any:
        value = self.plain(group)
        return np.where((value >= 0) & (value < self.seats), (value - self.seat) % self.seats, value)

    def cut(self, group: _Group) -> Any:
        unit = UNITS[group.kind]
        return np.clip(self.record.view(f"i{unit}")[group.at // unit], -LARGEST, LARGEST)

    def guarded(self, group: _Group, value: Any) -> Any:
        return np.where(self.record[group.guard] >> self.seat & 1, value, UNSEEN)

    def bits(self, group: _Group) -> Any:
        everybody = (1 << self.seats) - 1
        bits = self.plain(group).astype(np.int16) & everybody
        return self.guarded(group, (bits >> self.seat | bits << (self.seats - self.seat)) & everybody)

    def owned(self, group: _Group) -> Any:
        return np.where(self.record[group.guard] == self.seat, self.plain(group), UNSEEN)

    def counted(self, group: _Group) -> Any:
        place, seen = (self.record[int(at[0]) :][: self.cards] for at in (group.at, group.guard))
        unseen = place[seen >> self.seat & 1 == 0]
        return np.minimum((group.point[:, None] == unseen).sum(1), LARGEST)


READERS: dict[Kind, Callable[[_Look, _Group], Any]] = {
    Kind.SEAT: lambda look, _: look.seat,
    Kind.PLAIN: _Look.plain,
    Kind.TURNED: _Look.turned,
    Kind.HALF: _Look.cut,
    Kind.WHOLE: _Look.cut,
    Kind.SEEN: lambda look, group: look.guarded(group, look.plain(group)),
    Kind.SEEN_TURNED: lambda look, group: look.guarded(group, look.turned(group)),
    Kind.BITS: _Look.bits,
    Kind.OWNED: _Look.owned,
    Kind.COUNT: _Look.counted,
}
