"""A game as everything outside it sees it: one object, built from what the game declares."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Generic, Protocol, cast

import msgspec
from typing_extensions import TypeVar

from deskoherna.kit import bind, drivers
from deskoherna.kit import state as st
from deskoherna.kit.advice import Advice
from deskoherna.kit.compile import ENTRIES, Compiled, Workshop
from deskoherna.kit.contract import Rules, functions_of
from deskoherna.kit.declare import Phases
from deskoherna.kit.material import Material
from deskoherna.kit.verbs import Events, Verbs
from deskoherna.kit.view import Item, View

if TYPE_CHECKING:
    from deskoherna.kit.sketch import Pen

# Covariant although functions of a game take its State: a game of any State goes where generic code expects a `Game`,
# and generic code gives every position back only to the game that it came from. What a game is put together from is
# held to one State, one Options and one View by the constructor.
S_co = TypeVar("S_co", bound=st.Base, default=st.Base, covariant=True)
O_co = TypeVar("O_co", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
V_co = TypeVar("V_co", bound=View, default=View, covariant=True)


AT = "@"
"""Between a game and the hash of the pack it is played with: `chess@ab12...`."""


class WrongOptions(ValueError):
    """Options that do not go together: `wrong-<key>` of the words says why, `at` is the option to look at.

    `values` are options by their names; the words call them as the form does: `{ $location }`.
    """

    def __init__(self, key: str, sentence: str, *, at: str, **values: int | str) -> None:
        super().__init__(sentence)
        self.key, self.at, self.values = key, at, values


class OptionsError(ValueError):
    """Options that make no table, in one sentence; `wrong` has it for the words, where `encode` said it."""

    def __init__(self, sentence: str, wrong: WrongOptions | None = None) -> None:
        super().__init__(sentence)
        self.wrong = wrong


@dataclass(frozen=True)
class Word(Generic[S_co]):
    """A word of scenarios for something packed: `hand[A] = 1, 8`. Both get the names in brackets."""

    get: Callable[[S_co, Sequence[str]], str]
    set: Callable[[S_co, Sequence[str], str], None] | None = None


class Loops(Protocol):
    """What the drivers of the kit do with a position of a game."""

    def begin(self, s: st.Base, seed: int, options: st.Row) -> None:
        """A new game in a zeroed state."""

    def play(self, s: st.Base, seat: int, move: int) -> None:
        """A move that is known to be legal."""

    def play_out(self, s: st.Base, out: st.Row, limit: int) -> int:
        """Random play to the end, or to `limit` steps; the number of steps."""

    def dream(self, s: st.Base, seat: int, seed: int) -> None:
        """Turn a state into a sample of what the seat may imagine."""


@dataclass(frozen=True, eq=False)
class Game(Generic[S_co, O_co, V_co]):
    """Everything a game provides. See `docs/contract.md`."""

    slug: str
    version: int
    """RULES: rises with every change that alters a position or a legal list."""
    state: type[S_co]
    verbs: Verbs
    events: Events
    rules: Rules[S_co]
    advice: Advice[S_co, st.Record]
    """What bots are told."""
    options: type[O_co]
    encode: Callable[[O_co], list[int]]
    tables: Mapping[str, O_co]
    """Named options that together cover every mode; tests, benchmarks and the lab play them all."""
    view: Callable[[S_co, int], V_co]
    """What a viewer (a seat, SPECTATOR or ALL) is shown."""
    view_type: type[V_co]
    faults: Callable[[S_co], list[str]]
    catalogue: Callable[[], list[Item]]
    """Everything in the box with its facts and marks."""
    material: Material[object]
    max_steps: int
    max_seats: int
    folder: Path
    """Where words, scenarios, the rulebook and the golden games lie."""
    parallel: frozenset[int] = frozenset()
    """Phases whose moves of different seats commute."""
    phases: Phases = field(default_factory=Phases)
    """All questions by name, and which of them are asked although there is one answer."""
    cooperative: bool = False
    """All seats win or lose together: one who gives up gives up for all."""
    backs: Sequence[int] = ()
    """The mark on the back of each card; empty: all alike."""
    words: Mapping[str, Word[S_co]] = field(default_factory=dict)
    """Words of scenarios for packed fields."""
    chance: Mapping[str, Callable[[Sequence[str]], list[int]]] = field(default_factory=dict)
    """Words of scenarios for outcomes: `die T` -> the numbers `rand_below` will give."""
    minutes: int | None = None
    """How long a game takes, about, for the shelf."""
    workshop: bool = False
    """A small game, shown apart: a model for games of one's own."""
    sketch: "Callable[[V_co, Pen], str] | None" = None
    """A View drawn for the terminal; without one its fields are listed."""

    # ------------------------------------------------------------ facts

    @property
    def n_moves(self) -> int:
        """How many moves there are: their numbers are below."""
        return self.verbs.n_moves

    @cached_property
    def material_hash(self) -> str:
        """What tells one material from another."""
        return hashlib.sha256(self.material.text.encode()).hexdigest()[:16]

    @property
    def name(self) -> str:
        """The slug; under a pack the hash of its material with it."""
        return f"{self.slug}{AT}{self.material_hash}" if self.material.pack else self.slug

    # ------------------------------------------------------------ the interpreted twin

    @cached_property
    def functions(self) -> bind.Functions:
        """What drivers are bound to: the functions of the game by name."""
        return {**functions_of(self.rules), "worth": self.advice.worth, "lean": self.advice.lean}

    @cached_property
    def loops(self) -> Loops:
        """The drivers bound to this game, interpreted."""
        return cast(Loops, bind.interpreted(drivers, self.functions))

    def read_options(self, values: Mapping[str, object] | None = None) -> O_co:
        """Options from plain values, checked; an unknown or impossible one is refused by name."""
        try:
            options = msgspec.convert(dict(values or {}), self.options)
            self.encode(options)
        except (msgspec.ValidationError, ValueError) as error:
            wrong = error if isinstance(error, WrongOptions) else None
            raise OptionsError(f"{self.slug}: {error}", wrong) from None
        return options

    def zero(self) -> S_co:
        """An empty position."""
        return st.new(self.state)

    def begin(self, options: msgspec.Struct | None = None, seed: int = 0) -> S_co:
        """A new game from a seed."""
        s = self.zero()
        self.loops.begin(s, seed, self.encode(self.options() if options is None else cast(O_co, options)))
        return s

    def actors(self, s: st.Base) -> list[int]:
        """The seats that may move now; none: the game is over."""
        bits = self.rules.actors(cast(S_co, s))
        return [i for i in range(self.max_seats) if bits >> i & 1]

    def over(self, s: st.Base) -> bool:
        """Is the game over?"""
        return self.rules.actors(cast(S_co, s)) == 0

    @cached_property
    def _out(self) -> list[int]:
        return [0] * (self.n_moves + 1)

    def legal(self, s: st.Base, seat: int) -> list[int]:
        """The legal moves of a seat, ascending."""
        return self._out[: self.rules.legal(cast(S_co, s), seat, self._out, 0)]

    def play(self, s: st.Base, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        self.loops.play(s, seat, move)

    def notes(self) -> st.Record:
        """Room for `worth` and `lean` to write in; whoever asks much keeps it."""
        return st.new(self.advice.notes)

    def worth(self, s: st.Base, seat: int, notes: st.Record | None = None) -> int:
        """What a position is worth to a seat, in thousandths of a win."""
        return self.advice.worth(cast(S_co, s), notes or self.notes(), seat)

    def lean(self, s: st.Base, seat: int, move: int, notes: st.Record | None = None) -> int:
        """The weight of a move when games are played on."""
        return self.advice.lean(cast(S_co, s), notes or self.notes(), seat, move)

    def imagine(self, s: st.Base, seat: int, seed: int) -> S_co:
        """A sample of what the seat may imagine: consistent with all it knows, ignorant of the rest."""
        t, blank = st.clone(cast(S_co, s)), self.zero()
        for f in st.fields(self.state):
            if f.sight is st.SCRATCH:
                setattr(t, f.name, getattr(blank, f.name))
        self.loops.dream(t, seat, seed)
        return t

    def notate(self, move: int, s: st.Base | None = None) -> str:
        """A move in words, as this table calls things."""
        return self.verbs.notate(move, s)

    # ------------------------------------------------------------ the compiled twin

    def compiled(self, *, checked: bool = False, more: Sequence[tuple[ModuleType, frozenset[str]]] = ()) -> Compiled:
        """The compiled twin; `more` are further driver modules and their entry points (bots, environments)."""
        if checked not in self._workshops:
            material = self.material.text.encode()
            self._workshops[checked] = Workshop(
                self.name, self.functions, self.state, self.advice.notes, self.n_moves, material, checked=checked
            )
        return self._workshops[checked].twin([(drivers, ENTRIES), *more])

    @cached_property
    def _workshops(self) -> dict[bool, Workshop]:
        return {}

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"
