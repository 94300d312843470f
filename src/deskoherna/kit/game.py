"""A game as the rest of the house sees it: one object, built from what the game declares."""

import hashlib
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from deskoherna.kit import bind, drivers
from deskoherna.kit import state as st
from deskoherna.kit.compile import ENTRIES, Compiled, Workshop
from deskoherna.kit.contract import Rules
from deskoherna.kit.material import Material
from deskoherna.kit.verbs import Events, Verbs
from deskoherna.kit.view import Item, View

if TYPE_CHECKING:
    from deskoherna.kit.sketch import Pen


class OptionsError(ValueError):
    """Options that make no table, in one sentence."""


@dataclass(frozen=True)
class Word:
    """A word of scenarios for something packed: `hand[A] = 1, 8`. Both get the names in brackets."""

    get: Callable[[Any, Sequence[str]], str]
    set: Callable[[Any, Sequence[str], str], None] | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """Everything a game provides. See `docs/contract.md`."""

    slug: str
    version: int
    """RULES: rises with every change that alters a position or a legal list."""
    state: type[st.Base]
    verbs: Verbs
    events: Events
    rules: Rules
    """A namespace or module with the functions of the contract."""
    options: type[msgspec.Struct]
    encode: Callable[[Any], list[int]]
    tables: Mapping[str, msgspec.Struct]
    """Named options that together cover every mode; tests, benchmarks and the lab play them all."""
    view: Callable[[Any, int], View]
    """What a viewer (a seat, SPECTATOR or ALL) is shown."""
    view_type: type[View]
    faults: Callable[[Any], list[str]]
    catalogue: Callable[[], list[Item]]
    """Everything in the box with its facts and marks."""
    material: Material[Any]
    max_steps: int
    max_seats: int
    folder: Path
    """Where words, scenarios, the rulebook and the golden games lie."""
    parallel: frozenset[int] = frozenset()
    """Phases whose moves of different seats commute."""
    cooperative: bool = False
    """All seats win or lose together: one who gives up gives up for all."""
    backs: Sequence[int] = ()
    """The mark on the back of each card; empty: all alike."""
    words: Mapping[str, Word] = field(default_factory=dict)
    """Words of scenarios for packed fields."""
    chance: Mapping[str, Callable[[Sequence[str]], list[int]]] = field(default_factory=dict)
    """Words of scenarios for outcomes: `die T` -> the numbers `rand_below` will give."""
    sketch: "Callable[[Any, Pen], str] | None" = None
    """A View drawn for the terminal; without one its fields are listed."""

    # ------------------------------------------------------------ facts

    @property
    def n_moves(self) -> int:
        return self.verbs.n_moves

    @cached_property
    def material_hash(self) -> str:
        return hashlib.sha256(self.material.text.encode()).hexdigest()[:16]

    # ------------------------------------------------------------ the interpreted twin

    @cached_property
    def loops(self) -> types.SimpleNamespace:
        """The drivers bound to this game, interpreted."""
        names = {n: getattr(self.rules, n) for n in vars(Rules) if not n.startswith("_")}
        return bind.interpreted(drivers, names)

    def read_options(self, values: Mapping[str, Any] | None = None) -> Any:
        """Options from plain values, checked; an unknown or impossible one is refused by name."""
        try:
            options = msgspec.convert(dict(values or {}), self.options)
            self.encode(options)
        except (msgspec.ValidationError, ValueError) as error:
            raise OptionsError(f"{self.slug}: {error}") from None
        return options

    def zero(self) -> Any:
        return st.new(self.state)

    def begin(self, options: Any = None, seed: int = 0) -> Any:
        """A new game from a seed."""
        s = self.zero()
        self.loops.begin(s, seed, self.encode(self.options() if options is None else options))
        return s

    def actors(self, s: Any) -> list[int]:
        bits = self.rules.actors(s)
        return [i for i in range(self.max_seats) if bits >> i & 1]

    def over(self, s: Any) -> bool:
        return self.rules.actors(s) == 0

    @cached_property
    def _out(self) -> list[int]:
        return [0] * (self.n_moves + 1)

    def legal(self, s: Any, seat: int) -> list[int]:
        return self._out[:self.rules.legal(s, seat, self._out, 0)]

    def play(self, s: Any, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        self.loops.play(s, seat, move)

    def imagine(self, s: Any, seat: int, seed: int) -> Any:
        """A sample of what the seat may imagine: consistent with all it knows, ignorant of the rest."""
        t, blank = st.clone(s), self.zero()
        for f in st.fields(self.state):
            if f.sight is st.SCRATCH:
                setattr(t, f.name, getattr(blank, f.name))
        self.loops.dream(t, seat, seed)
        return t

    def notate(self, move: int, s: Any = None) -> str:
        return self.verbs.notate(move, s)

    # ------------------------------------------------------------ the compiled twin

    def compiled(self, *, checked: bool = False,
                 more: Sequence[tuple[types.ModuleType, frozenset[str]]] = ()) -> Compiled:
        """The compiled twin; `more` are further driver modules and their entry points (bots, environments)."""
        if checked not in self._workshops:
            material = self.material.text.encode()
            self._workshops[checked] = Workshop(self.slug, self.rules, self.state, self.n_moves, material,
                                                checked=checked)
        return self._workshops[checked].twin([(drivers, ENTRIES), *more])

    @cached_property
    def _workshops(self) -> dict[bool, Workshop]:
        return {}

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"
