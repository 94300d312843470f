"""The layout of observations, derived from the fields of a State and the words for who may see them.

An observation is a flat row of 16-bit numbers. First comes the observer's own seat, then the visible fields in the
order of the record: OPEN fields whole, of OWN fields the observer's row, of SEEN fields the cards it has seen (UNSEEN
elsewhere), and last, where cards lie in places, how many unseen cards lie in each. Axes of seats are turned so that
the observer comes first, and so are numbers of seats and bits of `seen`.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np

from deskoherna.kit import state as st
from deskoherna.lab.envs import gather

WIDTHS = {gather.RUNS: gather.RUN_WIDTH, gather.PICKS: gather.PICK_WIDTH, gather.TURNED: gather.PICK_WIDTH,
          gather.WHOLES: gather.PICK_WIDTH, gather.CARDS: gather.CARD_WIDTH, gather.SEEN_ENTRIES: gather.GUARDED_WIDTH,
          gather.OWNED_ENTRIES: gather.GUARDED_WIDTH, gather.PLACES: gather.PLACE_WIDTH}
"""How many numbers a row of each table has."""
SHORTEST_RUN = 12
"""What is shorter is picked entry by entry."""


@dataclass(eq=False)
class Layout:
    """Where everything lies in the observations of a State, for a table of so many seats."""

    cls: type[st.Base]
    seats: int
    size: int = 0
    names: list[str] = field(default_factory=list)
    """What each entry is: `hand[me][wool]`, `road[12]`."""
    rows: list[int] = field(default_factory=list)
    """The table of `gather`."""

    def __post_init__(self) -> None:
        plans = [_Plan(self.cls, self.seats, observer) for observer in range(self.seats)]
        self.size, self.names = plans[0].size, plans[0].names
        start = 2 * len(WIDTHS)
        body: list[int] = []
        for kind in WIDTHS:
            self.rows += [start + len(body), len(plans[0].tables[kind])]
            body += [n for plan in plans for row in plan.tables[kind] for n in row]
        self.rows += body

    @cached_property
    def table(self) -> Any:
        """The table as compiled code takes it."""
        return np.array(self.rows, np.int32)

    def observe(self, s: Any, seat: int) -> Any:
        """What the seat observes of an interpreted position."""
        record = memoryview(st.pack(s))
        out = array("h", [0]) * self.size
        gather.observe(record.cast("b"), record.cast("h"), record.cast("i"), 0, seat, self.seats, self.rows,
                       memoryview(out), 0)  # type: ignore[arg-type]
        return np.array(out, np.int16)


class _Plan:
    """The tables of one observer, filled field by field."""

    def __init__(self, cls: type[st.Base], seats: int, observer: int) -> None:
        self.cls, self.seats, self.observer = cls, seats, observer
        self.size = 1
        self.names = ["seat"]
        self.tables: list[list[list[int]]] = [[] for _ in WIDTHS]
        self.growing: list[int] = []
        """The run that the next entries may join."""
        self.record = st.dtype(cls)
        for name in self.record.names or ():
            f = st.field_named(cls, name)
            assert f is not None
            self._add(f)
        self._break_short_runs()
        self._add_places()

    def _add(self, f: st.Field) -> None:
        if f.sight is st.OPEN:
            self._open(f, self._entries(f))
        elif f.sight is st.OWN and f.axes[0].name == "seat":
            width = prod(f.shape[1:])
            self._open(f, self._entries(f)[:width])
        elif f.sight is st.OWN:
            self._owned(f)
        elif f.sight is st.SEEN:
            self._seen(f)

    def _offset(self, name: str) -> int:
        fields: Any = self.record.fields
        return int(fields[name][1])

    def _unit(self, f: st.Field) -> int:
        return int(np.dtype(f.code).itemsize)

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

    def _entries(self, f: st.Field) -> list[int]:
        """The flat index of each entry in the order in which the observer is shown them."""
        found = []
        for at in product(*(range(n) for n in f.shape)):
            flat = 0
            for axis, i in zip(f.axes, at, strict=True):
                turn = axis.name == "seat" and i < self.seats
                flat = flat * axis.size + ((i + self.observer) % self.seats if turn else i)
            found.append(flat)
        return found

    def _note(self, f: st.Field, n: int) -> int:
        """Room for the first n entries of a field; where it begins."""
        first = self.size
        self.names += [self._name(f, at) for at, _ in zip(product(*(range(k) for k in f.shape)), range(n),
                                                          strict=False)]
        self.size += n
        return first

    def _open(self, f: st.Field, entries: list[int]) -> None:
        to = self._note(f, len(entries))
        base = self._offset(f.name) // self._unit(f)
        if f.code == "i4":
            self.tables[gather.WHOLES] += [[base + e, to + k] for k, e in enumerate(entries)]
            return
        if f.code == "i2":
            self._halves(f, base, to, entries)
            return
        self._bytes_only(f)
        kind = gather.SEAT_NUMBERS if f.of is not None and f.of.name == "seat" else gather.PLAIN
        at_seat = next((i for i, a in enumerate(f.axes) if a.name == "seat"), None)
        if at_seat is None:
            self._run(kind, base, to, len(entries))
            return
        width = prod(f.shape[at_seat + 1:])
        for k in range(0, len(entries), width):
            self.tables[gather.RUNS].append([kind, base + entries[k], to + k, width])

    def _halves(self, f: st.Field, base: int, to: int, entries: list[int]) -> None:
        """Numbers of two bytes; seats among them keep their numbers, since no game needs two bytes for a seat."""
        if any(axis.name == "seat" for axis in f.axes):
            self.tables[gather.RUNS] += [[gather.HALVES, base + e, to + k, 1] for k, e in enumerate(entries)]
        else:
            self.tables[gather.RUNS].append([gather.HALVES, base, to, len(entries)])

    def _run(self, kind: int, source: int, to: int, n: int) -> None:
        """A run of entries without seats; it joins the last such run where the two meet."""
        last = self.growing
        if last and last[0] == kind and last[1] + last[3] == source and last[2] + last[3] == to:
            last[3] += n
        else:
            self.growing = [kind, source, to, n]
            self.tables[gather.RUNS].append(self.growing)

    def _break_short_runs(self) -> None:
        """A run of a few bytes costs more than its entries one by one."""
        kept = []
        for kind, source, to, n in self.tables[gather.RUNS]:
            if n >= SHORTEST_RUN or kind == gather.HALVES:
                kept.append([kind, source, to, n])
            else:
                table = self.tables[gather.PICKS if kind == gather.PLAIN else gather.TURNED]
                table += [[source + k, to + k] for k in range(n)]
        self.tables[gather.RUNS] = kept

    def _owned(self, f: st.Field) -> None:
        """OWN by sides: `owner` says whose a side is."""
        self._bytes_only(f)
        entries = self._entries(f)
        to, base, owner = self._note(f, len(entries)), self._offset(f.name), self._offset("owner")
        width = prod(f.shape[1:])
        self.tables[gather.OWNED_ENTRIES] += [[base + e, to + k, owner + e // width] for k, e in enumerate(entries)]

    def _seen(self, f: st.Field) -> None:
        self._bytes_only(f)
        entries = self._entries(f)
        to, base, seen = self._note(f, len(entries)), self._offset(f.name), self._offset("seen")
        if len(f.axes) == 1:
            kind = gather.PLAIN
            if f.name == "seen":
                kind = gather.SEAT_BITS
            elif f.of is not None and f.of.name == "seat":
                kind = gather.SEAT_NUMBERS
            self.tables[gather.CARDS].append([kind, base, to, len(entries), seen])
        else:
            width = prod(f.shape[1:])
            self.tables[gather.SEEN_ENTRIES] += [[base + e, to + k, seen + k // width] for k, e in enumerate(entries)]

    def _add_places(self) -> None:
        """Where unseen cards lie, by number: hands and piles have known sizes."""
        f = st.field_named(self.cls, "place")
        if f is None or f.sight is not st.SEEN or f.of is None:
            return
        self.tables[gather.PLACES].append([self._offset("place"), self._offset("seen"), self.size, f.axes[0].size,
                                           f.of.size])
        self.names += [f"unseen[{name}]" for name in f.of.points]
        self.size += f.of.size
