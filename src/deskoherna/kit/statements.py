"""What games write their words of scenarios with: brackets are read, lists are taken apart and put together here.

WORDS: dict[str, Word[State]] = {
    "camps": word(_camps, _set_camps, at=SIDES),      # camps[order] = 3,0 2,-1
    "n_walls": word(lambda s: sum(s.wall)),           # to look at
    "hand": PILES.word(HAND_OF, seen=ONLY_OWNER),     # hand[order] = Popel, Mora
}
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from deskoherna.kit.axes import NONE, Axis
from deskoherna.kit.cards import HasCards, close_rank, everybody, from_top, lying, put, put_on_top
from deskoherna.kit.game import Word
from deskoherna.kit.state import Base

S = TypeVar("S", bound=Base)
C = TypeVar("C", bound=HasCards)

NOWHERE = -1
"""Where a card is while it is moved."""
Said = str | int | Iterable[str]
"""What is there: a text, a number, or names."""


def parts(text: str, apart: str = r",") -> list[str]:
    """`Fox, Bear` -> those names; `none` is no name. `apart` matches what stands between two of them."""
    return [] if text.strip().lower() == NONE else [part.strip() for part in re.split(apart, text) if part.strip()]


def read_all(axis: Axis, text: str, apart: str = r",") -> list[int]:
    """The points of an axis that a list names."""
    return [axis.read(name) for name in parts(text, apart)]


def listed(names: Iterable[str], between: str = ", ") -> str:
    """Names as a list; `none` where there is none."""
    return between.join(names) or NONE


def counts(axis: Axis, text: str) -> list[int]:
    """`2 lumber, ore` -> how many of each point."""
    row = [0] * axis.size
    for part in parts(text):
        number, _, name = part.partition(" ") if part[0].isdigit() else ("1", "", part)
        row[axis.read(name)] += int(number)
    return row


def counted(axis: Axis, row: Sequence[int]) -> str:
    """How many of each point, as `counts` reads it."""
    return listed(name if n == 1 else f"{n} {name}" for n, name in zip(row, axis.points, strict=False) if n)


def _read(s: Base, axes: Sequence[Axis], index: Sequence[str]) -> list[int]:
    """The points named in brackets, one an axis; a seat must be at the table."""
    if len(index) != len(axes):
        wanted = " and ".join(f"one {axis.name} in brackets, as in [{axis.points[0]}]" for axis in axes)
        raise ValueError(f"name {wanted}" if axes else f"there is nothing to name in brackets: {', '.join(index)}")
    found = [axis.read(name, s) for axis, name in zip(axes, index, strict=True)]
    for axis, point, name in zip(axes, found, index, strict=True):
        if point < 0 or (axis.name == "seat" and point >= s.seats):
            raise ValueError(f"{name!r} is not at this table")
    return found


def word(
    get: Callable[..., Said],
    set_to: Callable[..., None] | None = None,
    *,
    at: Axis | tuple[Axis, ...] = (),
    optional: bool = False,
) -> Word[S]:
    """A word: `get(s, *points)` says what is there, `set_to(s, *points, text)` makes it so.

    `at`: the axes of what stands in brackets. Where brackets are `optional`, both get -1 without them.
    """
    axes = at if isinstance(at, tuple) else (at,)

    def read(s: Base, index: Sequence[str]) -> list[int]:
        return [-1] * len(axes) if optional and not index else _read(s, axes, index)

    def told(s: S, index: Sequence[str]) -> str:
        said = get(s, *read(s, index))
        return str(said) if isinstance(said, str | int) else listed(said)

    def put_so(s: S, index: Sequence[str], text: str) -> None:
        assert set_to is not None
        set_to(s, *read(s, index), text)

    return Word(told, put_so if set_to is not None else None)


class Piles(Generic[C]):
    """Words for piles of cards.

    A game says which card a name stands for, and where a card goes that a statement displaces.
    """

    def __init__(self, at: Axis, names: Sequence[str], *, apart: str = r",", between: str = ", ") -> None:
        self.at, self.names, self.apart, self.between = at, names, apart, between
        """Whose piles there are; what each card is called; how lists of them are written."""

    def find(self, s: C, whose: int, name: str, taken: Sequence[int]) -> int:
        """A card of this name for a pile of this owner, none of those that the same statement has taken already."""
        raise NotImplementedError

    def home(self, s: C, card: int) -> None:
        """Send a card away that a statement displaces."""
        raise NotImplementedError

    def seat(self, _s: C, whose: int) -> int:
        """The seat that sees a pile of its own."""
        return whose

    def lift(self, s: C, card: int) -> None:
        """Take a card out of its pile; the others close ranks."""
        close_rank(s, s.place[card], s.rank[card])
        s.place[card] = NOWHERE

    def stack(self, s: C, card: int, place: int) -> None:
        """Lay a card on an ordered pile, unseen."""
        self.lift(s, card)
        put_on_top(s, card, place)
        s.seen[card] = 0

    def lay(self, s: C, card: int, place: int, seen: int) -> None:
        """Lay a card where order does not matter."""
        self.lift(s, card)
        put(s, card, place)
        s.seen[card] = seen

    def settle(self, s: C) -> None:
        """What follows from the new piles."""

    def said(self, cards: Iterable[int]) -> str:
        """Cards as a list of their names."""
        return listed((self.names[card] for card in cards), self.between)

    def named(self, s: C, whose: int, text: str) -> list[int]:
        """The cards of a list, in its order."""
        found: list[int] = []
        for name in parts(text, self.apart):
            found.append(self.find(s, whose, name, found))
        return found

    def pile(self, places: Sequence[int], *, own: bool = False) -> Word[C]:
        """All the cards of a place; seen by everybody, or only by the one who owns it."""

        def get(s: C, whose: int) -> str:
            return self.said(lying(s, places[whose]))

        def set_to(s: C, whose: int, text: str) -> None:
            for card in lying(s, places[whose]):
                self.home(s, card)
            for card in self.named(s, whose, text):
                self.lay(s, card, places[whose], 1 << self.seat(s, whose) if own else everybody(s))
            self.settle(s)

        return word(get, set_to, at=self.at)

    def top(self, places: Sequence[int], number: int | None = None) -> Word[C]:
        """The cards on top of a deck, the first named uppermost; so many are told, or all."""

        def get(s: C, whose: int) -> str:
            return self.said(from_top(s, places[whose])[:number])

        def set_to(s: C, whose: int, text: str) -> None:
            for card in reversed(self.named(s, whose, text)):
                self.stack(s, card, places[whose])
            self.settle(s)

        return word(get, set_to, at=self.at)

    def size(self, places: Sequence[int]) -> Word[C]:
        """How many cards lie there."""
        return word(lambda s, whose: s.place.count(places[whose]), at=self.at)
