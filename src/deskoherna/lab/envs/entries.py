"""What each entry of an observation is, as a contract: its kind, range, axes, seat; and encoders for nets.

`entries(layout)` tells it, `changing(...)` finds the entries that ever change at a table, and an `Encoding` turns rows
of bytes into numbers for a net, with the names of its columns.
"""

import re
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.envs.observe import LARGEST, UNSEEN, Kind, Layout
from deskoherna.lab.envs.vector import VectorEnv

Sort = Literal["seat", "number", "category", "bits", "count"]
"""The observer's seat; a number; a point of an axis; a bit a seat; how many unseen cards lie there."""

NAME = re.compile(r"(\w+)((?:\[[^\]]*\])*)$")
IN_BRACKETS = re.compile(r"\[([^\]]*)\]")
NOBODY = -1
GAMES = 64
"""Random games side by side, to see what comes up."""
KINDS = np.intp, np.int8
RANGES = {"i1": (-LARGEST, LARGEST), "i2": (-LARGEST, LARGEST), "i4": (-LARGEST, LARGEST)}
HIDING = {Kind.SEEN, Kind.SEEN_TURNED, Kind.BITS, Kind.OWNED}
TURNED = {Kind.TURNED, Kind.SEEN_TURNED}


class EntryInfo(msgspec.Struct, frozen=True):
    """One entry of an observation."""

    index: int
    name: str
    """`hand[me][wool]`"""
    field: str
    sort: Sort
    low: int
    high: int
    """Between these, unless it may be unseen and is: then it is -128."""
    values: list[str]
    """Of a category: what 0, 1, 2 ... stand for; -1 is none."""
    axes: list[str]
    points: list[str]
    """Where it stands on its axes; seats are counted from the observer, who is `me`."""
    seat: int | None
    """Whose it is, counted from the observer; None: nobody's."""
    may_be_unseen: bool


def entries(layout: Layout) -> list[EntryInfo]:
    """All entries in their order."""
    kinds = [entry.kind for entry in layout.entries[0]]
    return [_entry(layout, i, name, kind) for i, (name, kind) in enumerate(zip(layout.names, kinds, strict=True))]


def _entry(layout: Layout, index: int, name: str, kind: Kind) -> EntryInfo:
    match = NAME.fullmatch(name)
    assert match is not None
    field, points = match[1], IN_BRACKETS.findall(match[2])
    f = st.field_named(layout.cls, field)
    if f is None:  # the observer's seat, or unseen cards by place
        sort: Sort = "seat" if kind is Kind.SEAT else "count"
        high = layout.seats - 1 if kind is Kind.SEAT else min(layout.cards, LARGEST)
        return EntryInfo(index, name, field, sort, 0, high, [], [], points, None, may_be_unseen=False)
    axes = [axis.name for axis in f.axes]
    seat = next((_relative(p) for axis, p in zip(axes, points, strict=True) if axis == "seat"), None)
    values: list[str] = []
    low, high = RANGES[f.code]
    sort = "number"
    if kind is Kind.BITS:
        sort, low, high = "bits", 0, (1 << layout.seats) - 1
    elif kind in TURNED:
        sort, low, high = "category", NOBODY, layout.seats - 1
        values = ["me", *(f"+{i}" for i in range(1, layout.seats))]
    elif f.of is not None:
        sort, low, high, values = "category", NOBODY, f.of.size - 1, list(f.of.points)
    return EntryInfo(index, name, field, sort, low, high, values, axes, points, seat, may_be_unseen=kind in HIDING)


def _relative(point: str) -> int:
    return 0 if point == "me" else int(point)


def changing(game: Game, table: str, *, steps: int = 400, games: int = GAMES, seed: int = 0) -> list[int]:
    """The entries that took more than one value in random games: the others tell a net nothing at this table."""
    env = VectorEnv(game, table, games, seed=seed)
    low = high = env.turn.observations.copy()
    for _ in range(steps):
        seen = env.step(env.any_move).observations
        low, high = np.minimum(low, seen), np.maximum(high, seen)
    return np.flatnonzero(low.min(0) != high.max(0)).tolist()


class Encoding:
    """Rows of observations as numbers for a net: categories as one-hot columns, numbers from -1 to 1.

    What may be unseen has a column for that. `keep`: only these entries, as `changing` finds them.
    """

    def __init__(self, layout: Layout, keep: Sequence[int] | None = None) -> None:
        every = entries(layout)
        self.entries = every if keep is None else [every[i] for i in keep]
        self.names: list[str] = []
        """What each column is."""
        at: list[int] = []
        is_value: list[int] = []
        scale: list[float] = []
        for e in self.entries:
            wanted = range(e.low, e.high + 1) if e.sort in ("category", "seat") else ()
            for value in wanted:
                self.names.append(f"{e.name}={_called(e, value)}")
                at.append(e.index)
                is_value.append(value)
                scale.append(0.0)
            if not wanted:
                self.names.append(e.name)
                at.append(e.index)
                is_value.append(UNSEEN)
                scale.append(1 / max(abs(e.low), abs(e.high), 1))
            if e.may_be_unseen:
                self.names.append(f"{e.name} unseen")
                at.append(e.index)
                is_value.append(UNSEEN)
                scale.append(0.0)
        self._at, self._is = np.array(at, np.intp), np.array(is_value, np.int16)
        self._scale = np.array(scale, np.float32)

    @property
    def size(self) -> int:
        """How many columns."""
        return len(self.names)

    def __call__(self, observations: Any) -> Any:
        """`[row][column]`, float32."""
        seen = np.asarray(observations)[..., self._at].astype(np.int16)
        hot = (seen == self._is) & (self._scale == 0)
        return np.where(seen == UNSEEN, 0, seen).astype(np.float32) * self._scale + hot.astype(np.float32)


class Tokens:
    """A token a card, or for each point of any other axis: all that an observation says of that card, side by side.

    A call gives `[row][point][column]` and, for what is not of that axis, `[row][column]`, float32.
    """

    def __init__(self, layout: Layout, axis: str = "card") -> None:
        every = entries(layout)
        mine = [e for e in every if e.axes[:1] == [axis]]
        if not mine:
            axes = sorted({e.axes[0] for e in every if e.axes})
            raise ValueError(f"no entry of an observation is of the axis {axis!r}; there are {', '.join(axes)}")
        points = list(dict.fromkeys(e.points[0] for e in mine))
        order = sorted(mine, key=lambda e: points.index(e.points[0]))  # stable: fields keep their order
        self.points = points
        """Whose token each is."""
        self._tokens = Encoding(layout, [e.index for e in order])
        self._rest = Encoding(layout, [e.index for e in every if e.axes[:1] != [axis]])
        self.names = [name.replace(f"[{points[0]}]", "", 1) for name in self._tokens.names[: self.size]]
        """What each column of a token is."""

    @property
    def size(self) -> int:
        """How many columns a token has."""
        return len(self._tokens.names) // len(self.points)

    @property
    def rest(self) -> list[str]:
        """What each column beside the tokens is."""
        return self._rest.names

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        """The tokens, and the rest."""
        rows = np.asarray(observations)
        tokens = self._tokens(rows)
        return tokens.reshape(*rows.shape[:-1], len(self.points), self.size), self._rest(rows)


class Values:
    """Rows of observations as zeros and ones: does this entry have this value?

    Only values are asked for that come up at times: in random games more often than `rare`, and not nearly always. What
    the numbers mean need not be known for that, so it suits any table; `names` says what each column asks.
    """

    def __init__(self, game: Game, table: str, *, rare: float = 0.01, steps: int = 200, seed: int = 0) -> None:
        env = VectorEnv(game, table, GAMES, seed=seed)
        seen = np.concatenate([env.step(env.any_move).observations.copy() for _ in range(steps)])
        pairs: list[tuple[int, int]] = []
        for entry, column in enumerate(seen.T):
            values, counts = np.unique(column, return_counts=True)
            pairs += [(entry, v) for v, n in zip(values, counts, strict=True) if rare < n / len(seen) < 1 - rare]
        self.names = [f"{env.layout.names[entry]}={value}" for entry, value in pairs]
        self._at, self._is = (
            np.array(column, kind) for column, kind in zip(zip(*pairs, strict=True), KINDS, strict=True)
        )

    @property
    def size(self) -> int:
        """How many columns."""
        return len(self.names)

    def __call__(self, observations: Any) -> Any:
        """`[row][column]`, float32."""
        return (np.asarray(observations)[..., self._at] == self._is).astype(np.float32)


def _called(e: EntryInfo, value: int) -> str:
    if value == NOBODY:
        return "none"
    return e.values[value] if e.values else str(value)
