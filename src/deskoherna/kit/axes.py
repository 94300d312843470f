"""Axes: every dimension of a State field, and every argument of a move or event, has a name and named points."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

NONE = "none"
"""How the value -1 of a field that holds points of an axis is written."""


def slug(text: str) -> str:
    """`Red Fox` -> `red-fox`; accents go, punctuation that parts numbers and a minus before one stay."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    sign = "-" if re.match(r"-\d", plain) else ""
    return sign + re.sub(r"[^a-z0-9,+/-]+", "-", plain.lower()).strip("-")


def fluent_id(key: str) -> str:
    """An id that Fluent takes: the punctuation of points becomes letters."""
    return key.replace(",", "_").replace("/", "_").replace("+", "plus")


@dataclass(frozen=True, eq=False)
class Axis:
    """A named dimension. `label` gives other names on a certain table (the factions in play, for instance)."""

    name: str
    points: tuple[str, ...]
    label: Callable[[Any], Sequence[str]] | None = None
    ids: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        lead = re.compile(rf"^{re.escape(slug(self.name))}-")
        ids = tuple(lead.sub("", slug(p)) for p in self.points)
        for known, what in ((ids, "ids"), (tuple(p.lower() for p in self.points), "names")):
            twice = sorted({i for i in known if known.count(i) > 1})
            if twice:
                raise ValueError(f"axis {self.name!r}: {what} are not unique: {twice!r}")
        object.__setattr__(self, "ids", ids)

    @property
    def size(self) -> int:
        """How many points."""
        return len(self.points)

    def names(self, s: Any = None) -> Sequence[str]:
        """The names of the points, as this table calls them."""
        return self.points if self.label is None or s is None else self.label(s)

    def target(self, point: int) -> str:
        """What the browser marks and a click names: `hex:2,-1`, `card:portal`."""
        return f"{self.name}:{self.ids[point]}"

    def read(self, text: str, s: Any = None) -> int:
        """The point with this name, id or (for plain digits that name no point) number."""
        wanted = text.strip().lower()
        if wanted == NONE:
            return -1
        for known in (self.names(s), self.points, self.ids):
            for i, name in enumerate(known):
                if name.lower() == wanted:
                    return i
        if re.fullmatch(r"-?\d+", wanted) and -1 <= int(wanted) < self.size:
            return int(wanted)
        raise ValueError(f"{text!r} is not a {self.name}; there are {', '.join(self.names(s))}")

    def __repr__(self) -> str:
        return f"Axis({self.name!r}, {self.size})"


def axis(
    name: str, points: Sequence[str] | int, *, start: int = 0, label: Callable[[Any], Sequence[str]] | None = None
) -> Axis:
    """An axis from names, or from a size: then its points are numbers from `start`."""
    if isinstance(points, int):
        points = [str(i + start) for i in range(points)]
    return Axis(name, tuple(points), label)


def grid(name: str, files: int, ranks: int) -> Axis:
    """The squares of a board, rank by rank from below: `a1`, `b1` ... `a2`."""
    letters = "abcdefghijklmnopqrstuvwxyz"[:files]
    return Axis(name, tuple(f"{file}{rank + 1}" for rank in range(ranks) for file in letters))


def seats(n: int) -> Axis:
    """The seats of a table, in the order of play: A, B, C, D."""
    return Axis("seat", tuple("ABCDEFGH"[:n]))
