"""The layout of observations, derived from the fields of a State and the words for who may see them.

An observation is a flat row of bytes. First comes the observer's own seat, then the visible fields in the
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
from deskoherna.lab.envs.chunks import CHUNK

NOWHERE = -1


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
        end = 2 * gather.KINDS * self.seats
        body: list[int] = []
        for plan in plans:
            for rows in plan.tables:
                first = end + len(body)
                body += [n for row in rows for n in row]
                self.rows += [first, end + len(body)]
        self.rows += body

    @cached_property
    def table(self) -> Any:
        """The table as compiled code takes it."""
        return np.array(self.rows, np.int32)

    def observe(self, s: Any, seat: int) -> Any:
        """What the seat observes of an interpreted position."""
        record = memoryview(st.pack(s) + bytes(gather.ROOM))
        out = array("b", bytes(self.size + gather.ROOM))
        gather.observe(record.cast("b"), record.cast("h"), record.cast("i"), 0, seat, self.seats, self.rows,
                       memoryview(out), 0)  # type: ignore[arg-type]
        return np.array(out[:self.size], np.int8)


class _Plan:
    """The tables of one observer, filled field by field."""

    def __init__(self, cls: type[st.Base], seats: int, observer: int) -> None:
        self.cls, self.seats, self.observer = cls, seats, observer
        self.size = 1
        self.names = ["seat"]
        self.tables: list[list[list[int]]] = [[] for _ in range(gather.KINDS)]
        self.run = [NOWHERE, NOWHERE, 0]
        """Entries to copy as they are, which the next ones may join: from, to, how many."""
        self.record = st.dtype(cls)
        for name in self.record.names or ():
            f = st.field_named(cls, name)
            assert f is not None
            self._add(f)
        self._end_run()
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
        pairs = [[base + e, to + k] for k, e in enumerate(entries)]
        if f.code == "i4":
            self.tables[gather.WHOLES] += pairs
        elif f.code == "i2":
            self._chunks(gather.CUTS, gather.HALVES, pairs)
        elif f.of is not None and f.of.name == "seat":
            self._bytes_only(f)
            self._chunks(gather.TURNS, gather.TURNED, pairs)
        else:
            self._bytes_only(f)
            for source, there in pairs:
                self._copy(source, there)

    def _copy(self, source: int, to: int) -> None:
        """One entry as it is; it joins the run where the two meet."""
        if self.run[0] + self.run[2] != source or self.run[1] + self.run[2] != to:
            self._end_run()
            self.run = [source, to, 0]
        self.run[2] += 1

    def _end_run(self) -> None:
        source, to, n = self.run
        self.tables[gather.COPIES] += [[source + k, to + k] for k in range(0, n, CHUNK)]

    def _chunks(self, chunked: int, single: int, rows: list[list[int]]) -> None:
        """Rows of entries that lie one after another, by chunks; the last chunk is pushed back to end where they end.

        Too few of them, or such that do not lie so (rows of seats that are turned), go one by one.
        """
        n = len(rows)
        if n < CHUNK or any(row != [x + k for x in rows[0]] for k, row in enumerate(rows)):
            self.tables[single] += rows
        else:
            self.tables[chunked] += [rows[min(k, n - CHUNK)] for k in range(0, n, CHUNK)]

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
        width = prod(f.shape[1:])
        guarded = [[base + e, to + k, seen + k // width] for k, e in enumerate(entries)]
        if f.name == "seen":
            self._chunks(gather.BITS, gather.SEEN_BITS, [row[:2] for row in guarded])
        elif f.of is not None and f.of.name == "seat":
            self.tables[gather.SEEN_TURNED] += guarded
        else:
            self._chunks(gather.GUARDS, gather.SEEN_ENTRIES, guarded)

    def _add_places(self) -> None:
        """Where unseen cards lie, by number: hands and piles have known sizes."""
        f = st.field_named(self.cls, "place")
        if f is None or f.sight is not st.SEEN or f.of is None:
            return
        self.tables[gather.PLACES].append([self._offset("place"), self._offset("seen"), self.size, f.axes[0].size,
                                           f.of.size])
        self.names += [f"unseen[{name}]" for name in f.of.points]
        self.size += f.of.size
