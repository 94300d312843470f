"""What a game tells the bots that play it: how good a position is, which moves are worth trying, how to search."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic

from typing_extensions import TypeVar

from deskoherna.kit.state import Base, Record


@dataclass(frozen=True)
class Tuning:
    """Settings of the bots of a game; `bots/search_driver.py` says what those of the search mean."""

    horizon: int = 24
    explore: int = 200
    urgency: int = 30
    trust: int = 80
    each: int = 4
    hope: int = 0
    worlds: int = 24
    """Worlds that the apprentice imagines for a decision."""
    adept_rounds: int | None = None
    """Rounds that are enough for an adept, however much of its time is left."""
    adept_rounds_a_move: int = 0
    """So many more for every move that it chooses from."""
    adept: "Tuning | None" = None
    """Settings of an adept, where they are not those of a master."""
    cases: tuple["Case", ...] = ()
    """Tables where the settings are others; the first that is met counts."""

    def at(self, s: Base) -> "Tuning":
        """The settings for a table in this state."""
        return next((case.tuning for case in self.cases if case.met(s)), self)

    def of_adept(self) -> "Tuning":
        """The settings of an adept, in all cases."""
        return replace(
            self.adept or self, cases=tuple(replace(case, tuning=case.tuning.of_adept()) for case in self.cases)
        )


@dataclass(frozen=True)
class Case:
    """Tables with settings of their own."""

    where: str
    """Which tables these are, in words."""
    met: Callable[[Any], bool]
    """Is this one of them? Asked of any position of a game, it answers the same for the whole game."""
    tuning: Tuning


@dataclass(frozen=True)
class Paces:
    """Rounds of search that stand for a second of thinking on the ladder: far fewer than a table gives, so that
    hundreds of games can be played."""

    usual: int = 200
    by_seats: Mapping[int, int] = field(default_factory=dict)
    """The same at tables of so many seats, where that is another."""
    by_rung: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """And for a level in a mode: where a win is rare, so few rounds as elsewhere find none."""

    def at(self, mode: str, level: str, seats: int) -> int:
        """The pace of a level in a mode that is played by so many."""
        return self.by_rung.get((mode, level), self.by_seats.get(seats, self.usual))


class NoNotes(Record):
    """For a game whose advice writes nothing down."""


S_co = TypeVar("S_co", bound=Base, default=Base, covariant=True)
N_co = TypeVar("N_co", bound=Record, default=NoNotes, covariant=True)


@dataclass(frozen=True, eq=False)
class Advice(Generic[S_co, N_co]):
    """What bots are told. `Advice[State, Notes](...)` holds the functions, which run in both twins, to the game's own.

    Notes are room to write in while thinking: a record beside the position, one for every thread. It is never copied
    with positions, and what stands there before a call must not matter.
    """

    worth: Callable[[S_co, N_co, int], int]
    """(s, notes, seat): 0..1000: thousandths of a win."""
    lean: Callable[[S_co, N_co, int, int], int]
    """(s, notes, seat, move): 0 = never in a rollout; otherwise a weight."""
    notes: type[N_co]
    tuning: Tuning = field(default_factory=Tuning)
    paces: Paces = field(default_factory=Paces)
    main_modes: tuple[str, ...] = ()
    """The modes that the ladder plays first."""
    replies: frozenset[int] = frozenset()
    """Phases in which whoever is at turn waits for an answer of others: at a table bots think about it for a moment
    only."""


ADVICE: Advice[Any]
"""For type checks of driver modules only, as `contract.BOUND`."""
