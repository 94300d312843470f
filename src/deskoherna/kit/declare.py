"""Declarations of a game: a verb with its question and command, a phase, a task. Each stands where it belongs.

    @verb("bank {} for {}", RESOURCES, RESOURCES, asked=TRADE)
    def bank(s: State, seat: int, give: int, get: int) -> None:
        "Pay the seat's rate in one resource, take one of another."

    @allows(bank)
    def can_bank(s: State, seat: int, give: int, get: int) -> bool:
        return give != get and s.hand[seat][give] >= s.rate[seat][give] and s.bank[get] > 0

The functions stay what they are: plain functions that others may call. `writer.py` makes `legal`, `step` and `mask` of
what is declared here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from deskoherna.kit.axes import Axis

F = TypeVar("F", bound=Callable[..., Any])

Questions = int | Sequence[int]
"""One phase, or several."""


class DeclarationError(TypeError):
    """A declaration that makes no sense, with its place and the reason."""


@dataclass(frozen=True, eq=False)
class Hidden:
    """Words under which others see a move; nobody ever plays them."""

    text: str
    axes: tuple[Axis, ...]


@dataclass(eq=False)
class Declared:
    """What is known of a verb's command: one meaning of its words at some questions."""

    command: Callable[..., Any]
    text: str
    axes: tuple[Axis, ...]
    asked: tuple[int, ...]
    seen_as: Hidden | None
    allows: list[Callable[..., bool]] = field(default_factory=list)
    lister: Callable[..., int] | None = None
    among: Callable[..., int] | None = None
    seen: Callable[..., Any] | None = None
    seen_when: Callable[..., bool] | None = None

    @property
    def name(self) -> str:
        """The command with its module."""
        return f"{self.command.__module__}.{self.command.__name__}"


_DECLARED: dict[Callable[..., Any], Declared] = {}
_GATHERED: dict[Callable[..., int], str] = {}
_ONLY_WHEN: dict[Callable[..., None], Callable[..., bool]] = {}


def declared(command: Callable[..., Any]) -> Declared:
    """The declaration of a command; a function that is none is refused."""
    try:
        return _DECLARED[command]
    except KeyError:
        raise DeclarationError(f"{command.__module__}.{command.__name__} is no verb") from None


def hidden(text: str, *axes: Axis) -> Hidden:
    """Words under which others see a move."""
    return Hidden(text, axes)


def verb(
    text: str,
    *axes: Axis,
    asked: Questions,
    allowed: Callable[..., bool] | None = None,
    listed: Callable[..., int] | None = None,
    among: Callable[..., int] | None = None,
    seen_as: Hidden | None = None,
) -> Callable[[F], F]:
    """The decorated function is the command: what the move does, at the questions `asked`.

    Two commands may share their words at different questions. `allowed`, `listed`: a question and a lister that stand
    elsewhere already (see `allows` and `lists`). `among`: what gathers the few points that its first argument may have
    (see `gathers`). `seen_as`: how the others see the move.
    """
    questions = (asked,) if isinstance(asked, int) else tuple(asked)

    def declare(command: F) -> F:
        _DECLARED[command] = Declared(
            command, text, axes, questions, seen_as, [allowed] if allowed else [], listed, among
        )
        return command

    return declare


def allows(*commands: Callable[..., Any]) -> Callable[[F], F]:
    """The decorated function is a question of these verbs: may it be played with these arguments?

    A question takes the arguments of the command's names that it names (with other names: the first ones), and is asked
    once for all the rest: several questions of one verb narrow it down from left to right.
    """

    def declare(question: F) -> F:
        for command in commands:
            declared(command).allows.append(question)
        return question

    return declare


def lists(*commands: Callable[..., Any]) -> Callable[[F], F]:
    """The decorated function lists a verb's legal moves itself, for speed: `(s, seat, first, out, n) -> n`, ascending.

    `first` is the number of the verb's first move. Questions without arguments of the move may stand before it.
    """

    def declare(lister: F) -> F:
        for command in commands:
            declared(command).lister = lister
        return lister

    return declare


def gathers(row: str) -> Callable[[F], F]:
    """The decorated function writes points of an axis into this row of the State, ascending: `(s, seat) -> how many`.

    Verbs `among` these try no others for their first argument; they are gathered once a question for all such verbs.
    """

    def declare(gatherer: F) -> F:
        _GATHERED[gatherer] = row
        return gatherer

    return declare


def row_of(gatherer: Callable[..., int]) -> str:
    """The row of the State that a function gathers points in."""
    try:
        return _GATHERED[gatherer]
    except KeyError:
        raise DeclarationError(f"{gatherer.__module__}.{gatherer.__name__} does not say what it gathers in") from None


def only_when(question: Callable[..., bool]) -> Callable[[F], F]:
    """The decorated function follows moves or tasks, but only where the question holds: it is called there alone."""

    def declare(follows: F) -> F:
        _ONLY_WHEN[follows] = question
        return follows

    return declare


def condition_of(follows: Callable[..., None]) -> Callable[..., bool] | None:
    """The question before a function that follows moves or tasks."""
    return _ONLY_WHEN.get(follows)


def masks(command: Callable[..., Any], *, when: Callable[..., bool] | None = None) -> Callable[[F], F]:
    """The decorated function gives the arguments under which others see a move of this verb (`seen_as`).

    `when`: only where this holds is it hidden at all.
    """

    def declare(seen: F) -> F:
        known = declared(command)
        known.seen, known.seen_when = seen, when
        return seen

    return declare


class Phases:
    """The phases of a game, numbered as they are declared: `PLAY = PHASES("play", parallel=True)`.

    A seat that would be asked with one answer is not asked: the written `step` plays it. Two kinds of questions are
    left out: a `beat` says why it is asked all the same; one that is `never_forced` never has a single answer, and the
    game itself sees to that.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.parallel: set[int] = set()
        self.aside: dict[int, str] = {}
        self.beats: dict[int, str] = {}
        self.never_forced: set[int] = set()
        self.surely_several: dict[int, Callable[..., bool]] = {}
        self.left: dict[int, tuple[Callable[..., Any], Callable[..., bool]]] = {}

    def __call__(self, name: str, *, parallel: bool = False, beat: str = "", never_forced: bool = False) -> int:
        """Declare a phase; its number."""
        if self.aside or "axis" in self.__dict__:
            raise DeclarationError(f"phase {name!r} is declared too late: the others are counted already")
        self.names.append(name)
        number = len(self.names) - 1
        if parallel:
            self.parallel.add(number)
        self._note(number, name, beat, never_forced=never_forced)
        return number

    def several(self, *questions: int) -> Callable[[F], F]:
        """The decorated function knows at a glance that a seat has several answers: it is asked first, for speed."""

        def declare(sure: F) -> F:
            self.surely_several.update(dict.fromkeys(questions, sure))
            return sure

        return declare

    def left_with(self, command: Callable[..., Any], *questions: int) -> Callable[[F], F]:
        """The decorated function knows, where there are not surely `several` answers, that this move alone is left."""

        def declare(alone: F) -> F:
            self.left.update(dict.fromkeys(questions, (command, alone)))
            return alone

        return declare

    def beside(self, name: str, *, beat: str = "", never_forced: bool = False) -> int:
        """A question that no phase stands for: the game says itself when a seat is asked it."""
        number = len(self.names) + len(self.aside)
        self.aside[number] = name
        self._note(number, name, beat, never_forced=never_forced)
        return number

    def _note(self, number: int, name: str, beat: str, *, never_forced: bool) -> None:
        if beat and never_forced:
            raise DeclarationError(f"question {name!r} is either a beat or never forced, not both")
        if beat:
            self.beats[number] = beat
        if never_forced:
            self.never_forced.add(number)

    def is_skipped(self, number: int) -> bool:
        """Is a question with one answer played instead of asked?"""
        return number not in self.beats and number not in self.never_forced

    def name(self, number: int) -> str:
        """The name of a phase, or of a question beside the phases."""
        return self.names[number] if number < len(self.names) else self.aside[number]

    def id(self, number: int) -> str:
        """The phase as views name it."""
        return self.axis.ids[number]

    @cached_property
    def axis(self) -> Axis:
        """The axis of the State's `phase`; from now on no phase is added."""
        return Axis("phase", tuple(self.names))


class Tasks:
    """What may lie on the todo stack, numbered as declared: `DRAW = TASKS("draw")`; `@TASKS.does(DRAW)`: who does it.

    A task takes as many of the row's three numbers as its function has arguments after the state.
    """

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.doers: dict[int, Callable[..., None]] = {}
        self.parts: dict[int, Tasks] = {}

    def __call__(self, name: str, number: int | None = None) -> int:
        """Declare a task; its number is the next one, or a given higher one (stored positions know it by that)."""
        following = max(self.names, default=-1) + 1
        chosen = following if number is None else number
        if chosen < following:
            raise DeclarationError(f"task {name!r}: the number {chosen} is taken or passed")
        self.names[chosen] = name
        return chosen

    def divided(self, task: int, parts: "Tasks") -> Callable[[F], F]:
        """The first number of such a row says which of `parts` is done, with the other two.

        The decorated function is called before: `(s, part)`.
        """

        def declare(before: F) -> F:
            self.parts[task] = parts
            return self.does(task)(before)

        return declare

    def does(self, task: int) -> Callable[[F], F]:
        """The decorated function does this task."""

        def declare(doer: F) -> F:
            if task in self.doers:
                name, known = self.names[task], self.doers[task]
                raise DeclarationError(f"two functions do {name!r}: {known.__name__} and {doer.__name__}")
            self.doers[task] = doer
            return doer

        return declare


class Leanings:
    """The weights of moves in rollouts, verb by verb: `@LEAN.of(bank)` over a function, or `LEAN.always(5, roll)`.

    Verbs without a weight of their own weigh `usual`.
    """

    def __init__(self, usual: int) -> None:
        self.usual = usual
        self.weights: dict[str, Callable[..., int] | int] = {}

    def always(self, weight: int, *commands: Callable[..., Any]) -> None:
        """Verbs that always weigh the same."""
        for command in commands:
            self._set(command, weight)

    def of(self, *commands: Callable[..., Any]) -> Callable[[F], F]:
        """The decorated function weighs a move of these verbs by its arguments."""

        def declare(weigh: F) -> F:
            for command in commands:
                self._set(command, weigh)
            return weigh

        return declare

    def _set(self, command: Callable[..., Any], weight: Callable[..., int] | int) -> None:
        known = declared(command)
        if known.text in self.weights:
            raise DeclarationError(f"{known.name} is weighed twice")
        self.weights[known.text] = weight
