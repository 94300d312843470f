"""Moves and events are tables: from a verb and the axes of its arguments follow numbers, text, parser and targets.

VERBS = verbs(roll, build_road, offer_card)      # commands, in the order of their numbers (`declare.py`)
EVENTS = Events()
ROLLS = EVENTS("{} rolls {}", SEATS, NUMBER)     # a plain int
"""

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from deskoherna.kit.axes import Axis, slug
from deskoherna.kit.declare import DeclarationError, Declared, Hidden, declared

NUMBER = Axis("number", ("0",))
"""An event's argument that is a plain number."""


class NotationError(ValueError):
    """A text that names no move; `nearest` is the closest one that does, or None."""

    def __init__(self, text: str, nearest: str | None) -> None:
        self.text, self.nearest = text, nearest
        hint = f"; did you mean {nearest!r}?" if nearest else ""
        super().__init__(f"{text!r} is no move{hint}")


@dataclass(frozen=True, eq=False)
class Verb:
    """One line of the table. `text` has a {} for each argument; without any they follow the words."""

    text: str
    axes: tuple[Axis, ...]
    first: int

    @cached_property
    def template(self) -> str:
        """The words with a {} for each argument."""
        return self.text if "{}" in self.text else " ".join([self.text, *["{}"] * len(self.axes)])

    @cached_property
    def key(self) -> str:
        """Fluent id and TypeScript name: the words without the arguments."""
        return slug(self.text.replace("{}", " "))

    @cached_property
    def size(self) -> int:
        """How many moves have these words."""
        n = 1
        for axis in self.axes:
            n *= axis.size
        return n

    def arguments(self, number: int) -> tuple[int, ...]:
        """The arguments of the move with this number within the verb."""
        args = []
        for axis in reversed(self.axes):
            number, point = divmod(number, axis.size)
            args.append(point)
        return tuple(reversed(args))

    def number(self, args: Sequence[int]) -> int:
        """The number of the move with these arguments."""
        n = 0
        for axis, point in zip(self.axes, args, strict=True):
            if not 0 <= point < axis.size:
                raise ValueError(f"{self.key}: {point} is no {axis.name}")
            n = n * axis.size + point
        return self.first + n

    def write(self, args: Sequence[int], s: Any = None) -> str:
        """The move in words, as this table calls things."""
        return self.template.format(*(axis.names(s)[a] for axis, a in zip(self.axes, args, strict=True)))

    @cached_property
    def argument_names(self) -> tuple[str, ...]:
        """Names of the arguments in words and types: the axis, numbered when it comes twice (`seat`, `seat2`)."""
        names: list[str] = []
        for axis in self.axes:
            name = re.sub(r"[^a-z0-9]", "_", axis.name)
            before = sum(a.name == axis.name for a in self.axes[: len(names)])
            names.append(f"{name}{before + 1}" if before else name)
        return tuple(names)


def _lines(lines: Iterable[tuple[Any, ...]]) -> tuple[Verb, ...]:
    made: list[Verb] = []
    first = 0
    for text, *axes in lines:
        for a in axes:
            if not isinstance(a, Axis):
                raise TypeError(f"{text!r}: {a!r} is no axis")
        if "{}" in text and text.count("{}") != len(axes):
            raise TypeError(f"{text!r}: {text.count('{}')} places for {len(axes)} arguments")
        made.append(Verb(text, tuple(axes), first))
        first += made[-1].size
    keys = [v.key for v in made]
    twice = sorted({k for k in keys if keys.count(k) > 1})
    if twice:
        raise ValueError(f"verbs are not unique: {twice!r}")
    return tuple(made)


class Verbs:
    """The table of moves of a game: its verbs in the order of their numbers, nothing else depends on it."""

    def __init__(self, entries: Iterable[Callable[..., Any] | Hidden]) -> None:
        lines: dict[str, tuple[Any, ...]] = {}
        found: list[Declared] = []
        unseen: list[Hidden] = []
        for entry in entries:
            known = entry if isinstance(entry, Hidden) else declared(entry)
            line = (known.text, *known.axes)
            if lines.setdefault(known.text, line) != line:
                raise DeclarationError(f"{known.text!r} is declared twice, with other axes")
            if isinstance(known, Hidden):
                unseen.append(known)
            else:
                found.append(known)
        self.verbs = _lines(lines.values())
        of_text = {v.text: v for v in self.verbs}
        self.hidden = {h: of_text[h.text] for h in unseen}
        self._verb_of = {d.command: of_text[d.text] for d in found}
        self._meanings: dict[str, list[Declared]] = {v.text: [d for d in found if d.text == v.text] for v in self.verbs}
        for v in self.verbs:
            asked = [q for d in self.meanings(v) for q in d.asked]
            if len(asked) != len(set(asked)):
                raise DeclarationError(f"{v.text!r}: two commands answer the same question")
        self.n_moves = sum(v.size for v in self.verbs)
        self._of = [v for v in self.verbs for _ in range(v.size)]
        self._texts: dict[tuple[Any, ...], tuple[list[str], dict[str, int]]] = {}

    def meanings(self, verb: Verb) -> list[Declared]:
        """The commands with these words: one, or several at different questions; none for words that only hide."""
        return self._meanings[verb.text]

    def of(self, command: Callable[..., Any]) -> Verb:
        """The verb of a command."""
        return self._verb_of[command]

    def move(self, command: Callable[..., Any], *args: int) -> int:
        """The number of a move: its command and arguments."""
        return self.of(command).number(args)

    def verb(self, move: int) -> Verb:
        """The verb of a move."""
        if not 0 <= move < self.n_moves:
            raise ValueError(f"{move!r} is no move; there are {self.n_moves}")
        return self._of[move]

    def arguments(self, move: int) -> tuple[int, ...]:
        """The arguments of a move."""
        verb = self.verb(move)
        return verb.arguments(move - verb.first)

    def notate(self, move: int, s: Any = None) -> str:
        """The move as one short English text."""
        return self.verb(move).write(self.arguments(move), s)

    def targets(self, move: int) -> tuple[str, ...]:
        """What a click may name: one target an argument."""
        return tuple(axis.target(a) for axis, a in zip(self.verb(move).axes, self.arguments(move), strict=True))

    def _all(self, s: Any) -> tuple[list[str], dict[str, int]]:
        axes = {id(a): a for v in self.verbs for a in v.axes}
        key = tuple(tuple(a.names(s)) for a in axes.values() if a.label is not None)
        if key not in self._texts:
            texts = [self.notate(m, s) for m in range(self.n_moves)]
            self._texts[key] = texts, {t.lower(): m for m, t in enumerate(texts)}
        return self._texts[key]

    def texts(self, s: Any = None) -> list[str]:
        """The texts of all moves, by number."""
        return self._all(s)[0]

    def read(self, text: str, s: Any = None, among: Iterable[int] | None = None) -> int:
        """The move of a text. A text that is none raises, naming the nearest one among the given (legal) moves."""
        texts, numbers = self._all(s)
        wanted = " ".join(text.split()).lower()
        if wanted in numbers:
            return numbers[wanted]
        pool = {texts[m].lower(): texts[m] for m in (range(self.n_moves) if among is None else among)}
        near = difflib.get_close_matches(wanted, pool, 1, 0.3)
        raise NotationError(text, pool[near[0]] if near else None)


class Events:
    """The table of events of a game, numbered as they are declared; arguments go apart.

    ROLLS = EVENTS("{} rolls {}", SEATS, NUMBER)
    """

    def __init__(self) -> None:
        self._lines: list[tuple[Any, ...]] = []
        self._made: tuple[Verb, ...] | None = None
        self.showing: set[int] = set()
        """Events that lay something open which was hidden and which no field keeps as it was."""

    def __call__(self, text: str, *axes: Axis, shows: bool = False) -> int:
        """Declare an event; its number. `shows`: it lays open what was hidden, for all whom it is told (see docs)."""
        if len(axes) > 3:
            raise ValueError(f"event {text!r}: at most three arguments")
        self._lines.append((text, *axes))
        self._made = None
        if shows:
            self.showing.add(len(self._lines) - 1)
        return len(self._lines) - 1

    @property
    def events(self) -> tuple[Verb, ...]:
        """All that are declared, by number."""
        if self._made is None:
            self._made = _lines(self._lines)
        return self._made

    def notate(self, what: int, args: Sequence[int], s: Any = None) -> str:
        """An event in words."""
        event = self.events[what]
        names = []
        for axis, a in zip(event.axes, args, strict=False):
            known = axis.names(s)
            names.append(known[a] if 0 <= a < len(known) else str(a))
        return event.template.format(*names)


def verbs(*entries: Callable[..., Any] | Hidden) -> Verbs:
    """The table of moves of these commands, in the order of their numbers."""
    return Verbs(entries)
