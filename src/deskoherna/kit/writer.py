"""Writes `legal`, `step`, `mask`, the loop over the todo stack and `lean` of a game from its declarations.

Where a seat would be asked with one answer only, the written `step` plays it (see `Phases`).

What comes out is a module of plain rules, as one would write it by hand: `deskoherna written SLUG` shows it. Both twins
run it like every other rules module.
"""

import ast
import linecache
import sys
import textwrap
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

from deskoherna.kit.declare import DeclarationError, Declared, Leanings, Phases, Tasks, row_of
from deskoherna.kit.forced import ASKED, MANY, MOST, NONE, never_ends
from deskoherna.kit.hoist import all_of, asked_once, by_level, out_of_loops
from deskoherna.kit.inline import can_inline, tight, written_out
from deskoherna.kit.todo import pop
from deskoherna.kit.verbs import Verb, Verbs

Function = Callable[..., Any]

INDENT = "    "
WIDTH = 110
TAKEN = frozenset(
    {"s", "seat", "side", "notes", "move", "out", "n", "first", "number", "question", "nth", "single", "acting"}
)
"""Variables of the written functions."""
WRITTEN = frozenset({"legal", "only", "forced", "run", "step", "begin", "mask", "beat", "lean"})
"""The written functions that every game has."""
HIGHEST_BIT = 61
"""Phases up to here have a bit in one number."""
FEW = 3
"""So many cases are told apart one after another, more by halves."""


@dataclass(frozen=True, eq=False)
class Written:
    """The written functions of a game, and their source."""

    source: str
    setup: Callable[[Any, list[int]], None]
    """The game's own, and the moves without another that follow it."""
    legal: Callable[[Any, int, list[int], int], int]
    step: Callable[[Any, int, int], None]
    mask: Callable[[Any, int, int], int]
    beat: Callable[[Any, int], int]
    """The question, where the seat is asked it although there may be one answer; -1: another one."""


@dataclass
class Scope:
    """Names of other modules that the written module uses."""

    names: dict[str, object] = field(default_factory=dict)
    imports: dict[str, set[str]] = field(default_factory=dict)
    kept: dict[str, object] = field(default_factory=dict)
    """Variables by the names they would like to have."""

    def use(self, name: str, thing: object, module: str) -> str:
        """The name under which a thing of a module is known here."""
        known, tries = name, 1
        while known in TAKEN or known in WRITTEN or (known in self.names and not _same(self.names[known], thing)):
            tries += 1
            known = f"{name}_{tries}"
        if known not in self.names:
            self.names[known] = thing
            self.imports.setdefault(module, set()).add(name if known == name else f"{name} as {known}")
        return known

    def free(self, name: str) -> str:
        """A name for a variable: no other module's thing is called so here, nor will be."""
        kept = self.kept.setdefault(name, object())
        known, tries = name, 1
        while known in TAKEN or known in WRITTEN or self.names.setdefault(known, kept) is not kept:
            tries += 1
            known = f"{name}_{tries}"
        return known

    def function(self, f: Function) -> str:
        """The name of a function here."""
        return self.use(f.__name__, f, f.__module__)

    def resolve(self, name: str, f: types.FunctionType) -> str:
        """A global of a function that is written out here."""
        thing = f.__globals__[name]
        return self.use(name, thing, getattr(thing, "__module__", None) or f.__module__)

    def lines(self) -> Iterator[str]:
        """The imports of the written module."""
        for module in sorted(self.imports):
            names = ", ".join(sorted(self.imports[module]))
            line = f"from {module} import {names}"
            if len(line) <= WIDTH:
                yield line
            else:
                yield f"from {module} import ("
                yield from textwrap.wrap(names + ",", WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
                yield ")"


def _same(a: object, b: object) -> bool:
    return a is b or (type(a) is type(b) is int and a == b)


def params(f: Function) -> list[str]:
    """The names of a function's parameters."""
    return list(signature(f).parameters)


def given_by_name(f: Function) -> list[str]:
    """The leading parameters that the writer knows: the state (where it is looked at), a bot's notes, and who acts.

    Only the first after these is who acts: a later `seat` is an argument of the move like any other.
    """
    names = params(f)
    n = 1 if names[:1] == ["s"] else 0
    if n < len(names) and names[n] == "notes":
        n += 1
    if n < len(names) and names[n] in ("seat", "side"):
        n += 1
    return names[:n]


def own_parameters(f: Function) -> list[str]:
    """The parameters that take arguments of the move."""
    return params(f)[len(given_by_name(f)) :]


def wanted(f: Function, command: Function) -> list[int]:
    """Which arguments of a move a function about it takes: those of the same names, else as many from the left."""
    own, names = own_parameters(f), own_parameters(command)
    return [names.index(o) for o in own] if set(own) <= set(names) else list(range(len(own)))


def call(scope: Scope, f: Function, args: Sequence[str] = (), *, inline: bool = False) -> str:
    """A call of a declared function for these arguments of the move."""
    given = [*given_by_name(f), *args]
    if inline and can_inline(f):
        assert isinstance(f, types.FunctionType)
        written = written_out(f, [ast.parse(g, mode="eval").body for g in given], scope.resolve)
        return f"({ast.unparse(written)})" if isinstance(written, ast.IfExp) else ast.unparse(written)
    return f"{scope.function(f)}({', '.join(given)})"


def uses_side(f: Function) -> bool:
    """Is the function given the side that acts?"""
    return "side" in given_by_name(f)


def index(names: Sequence[str], sizes: Sequence[int]) -> str:
    """The number of a move within its verb."""
    text = names[0]
    for name, size in zip(names[1:], sizes[1:], strict=True):
        text = f"({text}) * {size} + {name}" if " " in text else f"{text} * {size} + {name}"
    return text


def arguments(number: str, sizes: Sequence[int]) -> list[str]:
    """The other way round: what to write for each argument."""
    args = []
    for k in range(len(sizes)):
        below = 1
        for size in sizes[k + 1 :]:
            below *= size
        text = number if below == 1 else f"{number} // {below}"
        args.append(text if k == 0 else f"{text} % {sizes[k]}")
    return args


def tree(name: str, cases: Sequence[tuple[int, list[str]]], depth: int) -> Iterator[str]:
    """Branches by the value of a variable; each case is (its first value, lines), in ascending order."""
    pad = INDENT * depth
    if len(cases) == 1:
        yield from (pad + line for line in cases[0][1])
    elif len(cases) <= FEW:
        for i, (_, lines) in enumerate(cases):
            last = i == len(cases) - 1
            yield pad + ("else:" if last else f"{'elif' if i else 'if'} {name} < {cases[i + 1][0]}:")
            yield from (pad + INDENT + line for line in lines)
    else:
        middle = len(cases) // 2
        yield f"{pad}if {name} < {cases[middle][0]}:"
        yield from tree(name, cases[:middle], depth + 1)
        first, *rest = tree(name, cases[middle:], depth)
        yield first.replace("if", "elif", 1)
        yield from rest


def among(name: str, numbers: Sequence[int]) -> str:
    """Is a variable one of these numbers?"""
    numbers = sorted(numbers)
    if len(numbers) == 1:
        return f"{name} == {numbers[0]}"
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} <= {name} <= {numbers[-1]}"
    return " or ".join(f"{name} == {k}" for k in numbers)


class Writer:
    """Writes the rules of one game."""

    def __init__(
        self,
        package: str,
        verbs: Verbs,
        phases: Phases,
        *,
        actors: Function,
        setup: Function | None = None,
        asked: Function | None = None,
        side: Function | None = None,
        tasks: Tasks | None = None,
        busy: Function | None = None,
        each: Function | None = None,
        then: Function | None = None,
    ) -> None:
        self.package, self.verbs, self.phases, self.tasks = package, verbs, phases, tasks
        self.actors, self.setup, self.asked, self.side = actors, setup, asked, side
        self.busy, self.each, self.then = busy, each, then
        self.scope = Scope()
        self.check()

    # ------------------------------------------------------------ what does not fit

    def check(self) -> None:
        """Refuse declarations that do not fit together, with their names."""
        for d in self.meanings():
            self._check_arity(d, d.command, "command", exact=True)
            for f in d.allows:
                self._check_arity(d, f, "question", exact=False)
            if d.lister is not None and any(own_parameters(f) for f in d.allows):
                raise DeclarationError(f"{d.name}: a verb that lists its moves itself is asked nothing about a move")
            if d.seen_as is not None and d.seen_as.axes and d.seen is None:
                raise DeclarationError(f"{d.name}: nothing says with which arguments others see {d.seen_as.text!r}")
            if d.seen_as is not None and d.seen_as not in self.verbs.hidden:
                raise DeclarationError(f"{d.name}: {d.seen_as.text!r} is not in the table")
            if d.lister is not None and any(self.phases.is_skipped(q) for q in d.asked):
                at = next(self.phases.name(q) for q in d.asked if self.phases.is_skipped(q))
                raise DeclarationError(
                    f"{d.name}: it lists its moves itself, so nobody knows whether it is the only one: "
                    f"declare {at!r} never_forced, or a beat"
                )
        if self.tasks is not None:
            if self.busy is None:
                raise DeclarationError(f"{self.package}: tasks need a question `busy`: is there more to do?")

    def _check_arity(self, d: Declared, f: Function, what: str, *, exact: bool) -> None:
        n = len(own_parameters(f))
        if n != len(d.axes) if exact else n > len(d.axes):
            axes = ", ".join(a.name for a in d.axes) or "none"
            raise DeclarationError(f"{d.name}: {what} {f.__name__} takes {n} arguments of a move; its axes are {axes}")
        if uses_side(f) and self.side is None:
            raise DeclarationError(f"{d.name}: {f.__name__} wants a side, and the game does not say whose it is")

    def meanings(self) -> Iterator[Declared]:
        """All declared commands, verb by verb."""
        for v in self.verbs.verbs:
            yield from self.verbs.meanings(v)

    # ------------------------------------------------------------ legal

    def names(self, d: Declared) -> list[str]:
        """Loop variables: the command's own names."""
        return [f"{n}_" if n in TAKEN else n for n in own_parameters(d.command)]

    def listing(self, verb: Verb, d: Declared, *, only: bool = False, gathers: Sequence[str] = ()) -> list[str]:
        """The lines that append the legal moves of a verb; with `only` those that look for a single one.

        `gathers` are the lines that find the points to try, where that was not done before.
        """
        names, sizes = self.names(d), [a.size for a in d.axes]
        if d.lister is not None:
            return self.listed(verb, d)
        asked = sorted(d.allows, key=lambda f: max(wanted(f, d.command), default=-1))
        parts = by_level(
            [call(self.scope, f, [names[i] for i in wanted(f, d.command)], inline=True) for f in asked], names
        )
        before = out_of_loops(parts, self.scope.free)
        lines: list[str] = []
        depth = 0
        for k, part in enumerate(parts):
            if k:
                if k == 1 and d.among is not None:
                    lines += [
                        f"{INDENT * depth}for nth in range({''.join(self.gathered([d]))}):",
                        f"{INDENT * (depth + 1)}{names[0]} = s.{row_of(d.among)}[nth]",
                    ]
                else:
                    lines.append(f"{INDENT * depth}for {names[k - 1]} in range({sizes[k - 1]}):")
                depth += 1
            if part:
                lines.append(f"{INDENT * depth}if {all_of(part)}:")
                depth += 1
            if k == 0:
                lines += [INDENT * depth + line for line in (*gathers, *before)]
        number = (
            f"{verb.first} + {index(names, sizes)}"
            if names and verb.first
            else (index(names, sizes) if names else str(verb.first))
        )
        if only:
            found = [f"if single != {NONE}:", f"{INDENT}return {MANY}", f"single = {number}  # {verb.text}"]
        else:
            found = [f"out[n] = {number}  # {verb.text}", "n += 1"]
        return [*lines, *(INDENT * depth + line for line in found)]

    def listed(self, verb: Verb, d: Declared) -> list[str]:
        """The lines that call a lister by hand, where it is allowed to be called."""
        assert d.lister is not None
        line = f"n = {call(self.scope, d.lister, [str(verb.first), 'out', 'n'])}  # {verb.text}"
        allowed = [call(self.scope, f, inline=True) for f in d.allows]
        return [f"if {all_of(allowed)}:", INDENT + line] if allowed else [line]

    def gathered(self, uses: Sequence[Declared]) -> dict[str, Function]:
        """What gathers the points these verbs try, by the variable that says how many there are."""
        known: dict[str, Function] = {}
        for d in uses:
            if d.among is not None and known.setdefault(f"n_{row_of(d.among)}", d.among) is not d.among:
                raise DeclarationError(f"{d.name}: two functions gather in {row_of(d.among)!r} for one question")
        return known

    def legal(self) -> Iterator[str]:
        """A function a question, and one that finds the question."""
        asked = self.asked_at()
        questions = list(asked)
        shared = {
            d
            for d in self.meanings()
            if d.axes and d.lister is None and len({tuple(id(x) for _, x in asked[q]) for q in d.asked}) > 1
        }
        for v in self.verbs.verbs:
            for d in self.verbs.meanings(v):
                if d in shared:
                    yield from self.function(f"list_{d.command.__name__}", self.listing(v, d), [d], given=[d])
        made: dict[tuple[str, ...], str] = {}
        answers: dict[int, str] = {}
        for q in questions:
            lines = [
                line
                for v, d in asked[q]
                for line in (
                    [f"n = list_{d.command.__name__}({', '.join(['s', 'seat', 'out', 'n', *self.gathered([d])])})"]
                    if d in shared
                    else self.listing(v, d)
                )
            ]
            if tuple(lines) not in made:
                made[tuple(lines)] = f"legal_{self.phases.name(q).lower().replace(' ', '_')}"
                yield from self.function(
                    made[tuple(lines)],
                    lines,
                    [d for _, d in asked[q] if d not in shared],
                    gather=[d for _, d in asked[q]],
                )
            answers[q] = f"return {made[tuple(lines)]}(s, seat, out, n)"
        yield "def legal(s: State, seat: int, out: Row, n: int) -> int:"
        yield f'{INDENT}"""The legal moves of a seat, ascending."""'
        yield f"{INDENT}if ({tight(call(self.scope, self.actors, inline=True))} >> seat) & 1 == 0:"
        yield f"{INDENT * 2}return n"
        yield f"{INDENT}question = {self.question()}"
        yield from self.by_question(answers, "return n", questions[-1])

    def asked_at(self) -> dict[int, list[tuple[Verb, Declared]]]:
        """What may be answered at each question."""
        questions = sorted({q for d in self.meanings() for q in d.asked})
        return {
            q: [(v, d) for v in self.verbs.verbs for d in self.verbs.meanings(v) if q in d.asked] for q in questions
        }

    def by_question(self, answers: dict[int, str], other: str, last: int | None = None) -> Iterator[str]:
        """A line for every question up to the last one that can be met; `other` where there is none."""
        cases: list[tuple[int, list[str]]] = []
        for q in range((max(answers) + 1 if last is None else last) + 1):
            line = answers.get(q, other)
            if not cases or cases[-1][1] != [line]:
                cases.append((q, [line]))
        yield from tree("question", cases, 1)
        yield ""
        yield ""

    # ------------------------------------------------------------ questions with one answer

    def only(self) -> Iterator[str]:
        """A function a skipped question that finds its only answer, one that finds the question, and who has one."""
        made: dict[tuple[str, ...], str] = {}
        answers: dict[int, str] = {}
        for q, uses in self.asked_at().items():
            if not self.phases.is_skipped(q):
                continue
            lines = self.looking(uses)
            if tuple(lines) not in made:
                made[tuple(lines)] = f"only_{self.phases.name(q).lower().replace(' ', '_')}"
                yield f"def {made[tuple(lines)]}(s: State, seat: int) -> int:"
                yield from (INDENT + line for line in self.before([d for _, d in uses], []))
                yield f"{INDENT}single = {NONE}"
                yield from (INDENT + line for line in asked_once(lines, self.scope.free))
                yield f"{INDENT}return single"
                yield ""
                yield ""
            answers[q] = f"return {made[tuple(lines)]}(s, seat)"
        yield "def only(s: State, seat: int) -> int:"
        yield f'{INDENT}"""The only move of a seat that need not be asked; {NONE}: it has none, {MANY}: it is asked."""'
        yield f"{INDENT}question = {self.question()}"
        yield from self.by_question(answers, f"return {MANY}")
        yield "def forced(s: State) -> int:"
        yield f'{INDENT}"""Who need not be asked, and the move: seat * {self.verbs.n_moves} + move; {NONE}: nobody."""'
        yield f"{INDENT}acting = {call(self.scope, self.actors, inline=True)}"
        yield f"{INDENT}for seat in range(s.seats):"
        yield f"{INDENT * 2}if (acting >> seat) & 1 == 1:"
        yield f"{INDENT * 3}move = only(s, seat)"
        yield f"{INDENT * 3}if move >= 0:"
        yield f"{INDENT * 4}return seat * {self.verbs.n_moves} + move"
        yield f"{INDENT}return {NONE}"
        yield ""
        yield ""

    def looking(self, uses: Sequence[tuple[Verb, Declared]]) -> list[str]:
        """The lines that look for a single move: where it costs least first, as the second one found ends the search.

        Points to try are gathered no sooner than a verb is allowed that tries them.
        """

        def cost(use: tuple[Verb, Declared]) -> tuple[bool, int]:
            return use[1].among is not None, use[0].size

        head: list[str] = []
        lines: list[str] = []
        sure: set[str] = set()
        for v, d in sorted(uses, key=cost):
            gathers: list[str] = []
            for count, gatherer in self.gathered([d]).items():
                tried = [other for _, other in uses if other.among is gatherer]
                line = f"{count} = {call(self.scope, gatherer)}"
                if count in sure:
                    continue
                guarded = any(not own_parameters(f) for f in d.allows)
                if len(tried) == 1 or (not guarded and f"{count} = {NONE}" not in head):
                    gathers = [line]
                else:
                    head += [h for h in [f"{count} = {NONE}"] if h not in head]
                    gathers = [f"if {count} == {NONE}:", INDENT + line]
                if not guarded:
                    sure.add(count)
            lines += self.listing(v, d, only=True, gathers=gathers)
        return [*head, *lines]

    def skips(self) -> bool:
        """Is any question skipped?"""
        return any(self.phases.is_skipped(q) for q in self.asked_at())

    def begin(self) -> Iterator[str]:
        """The lines of `begin`: the game's own setup, and what follows without a decision."""
        if self.setup is None:
            return
        yield "def begin(s: State, options: Row) -> None:"
        yield f'{INDENT}"""Set the game up, then go on until somebody must decide."""'
        yield f"{INDENT}{self.scope.function(self.setup)}(s, options)"
        if self.skips():
            yield f"{INDENT}number = forced(s)"
            yield f"{INDENT}if number != {NONE}:"
            yield f"{INDENT * 2}step(s, number // {self.verbs.n_moves}, number % {self.verbs.n_moves})"
        yield ""
        yield ""

    def beat(self) -> Iterator[str]:
        """The lines of `beat`."""
        yield "def beat(s: State, seat: int) -> int:"
        yield f'{INDENT}"""The question, where one with a single answer is asked all the same; {ASKED}: another one."""'
        if not self.phases.beats:
            yield f"{INDENT}return {ASKED}"
            yield ""
            yield ""
            return
        yield f"{INDENT}question = {self.question()}"
        yield from self.by_question(dict.fromkeys(self.phases.beats, "return question"), f"return {ASKED}")

    def before(self, uses: Sequence[Declared], gather: Sequence[Declared]) -> Iterator[str]:
        """The lines before those that list: whose side acts, which points are looked at."""
        if any(uses_side(f) for d in uses for f in (*d.allows, *([d.lister] if d.lister else []))):
            yield f"side = {self.side_of()}"
        for count, gatherer in self.gathered(gather).items():
            yield f"{count} = {call(self.scope, gatherer)}"

    def function(
        self,
        name: str,
        lines: list[str],
        uses: Sequence[Declared],
        *,
        given: Sequence[Declared] = (),
        gather: Sequence[Declared] = (),
    ) -> Iterator[str]:
        """A function that lists moves; points were gathered before for `given`, and are here for `gather`."""
        counts = "".join(f", {count}: int" for count in self.gathered(given))
        yield f"def {name}(s: State, seat: int, out: Row, n: int{counts}) -> int:"
        yield from (INDENT + line for line in self.before(uses, gather))
        yield from (INDENT + line for line in asked_once(lines, self.scope.free))
        yield f"{INDENT}return n"
        yield ""
        yield ""

    def question(self) -> str:
        """How the written code finds what is asked now."""
        return "s.phase" if self.asked is None else call(self.scope, self.asked, inline=True)

    def side_of(self) -> str:
        """How the written code finds the side that acts."""
        assert self.side is not None
        return call(self.scope, self.side, inline=True)

    # ------------------------------------------------------------ step

    def playing(self, verb: Verb) -> list[str]:
        """The lines that decode a move of this verb and do it."""
        meanings = self.verbs.meanings(verb)
        lines, args = decoding(verb)
        if any(uses_side(d.command) for d in meanings):
            lines.append(f"side = {self.side_of()}")
        for i, d in enumerate(meanings):
            line = call(self.scope, d.command, args)
            if len(meanings) == 1:
                lines.append(line)
            else:
                last = i == len(meanings) - 1
                names = ", ".join(self.phases.name(q) for q in d.asked)
                case = "else:" if last else f"{'elif' if i else 'if'} {among('question', d.asked)}:"
                lines.append(f"{case}  # {names}")
                lines.append(INDENT + line)
        if len(meanings) > 1:
            lines.insert(0, f"question = {self.question()}")
        lines[-1] += f"  # {verb.text}"
        return lines

    def step(self) -> Iterator[str]:
        """The lines of `step`."""
        if self.tasks is not None:
            yield from self.loop()
        if self.skips():
            yield from self.playing_forced()
        yield "def step(s: State, seat: int, move: int) -> None:"
        yield f'{INDENT}"""Play a move, then go on until somebody must decide."""'
        if not self.skips():
            yield from self.doing(1)
        else:
            yield f"{INDENT}play_one(s, seat, move)"
            guard = self.may_be_forced()
            if guard is not None:
                yield f"{INDENT}if {guard}:"
            yield f"{INDENT * (1 if guard is None else 2)}play_forced(s)"
        yield ""
        yield ""

    def playing_forced(self) -> Iterator[str]:
        """The lines of a single move, and of those without another that follow it: apart, as they are rare."""
        yield "def play_one(s: State, seat: int, move: int) -> None:"
        yield from self.doing(1)
        yield ""
        yield ""
        yield "def play_forced(s: State) -> None:"
        yield f'{INDENT}"""Play what need not be asked."""'
        yield f"{INDENT}for _ in range({MOST}):"
        yield f"{INDENT * 2}number = forced(s)"
        yield f"{INDENT * 2}if number == {NONE}:"
        yield f"{INDENT * 3}return"
        yield f"{INDENT * 2}play_one(s, number // {self.verbs.n_moves}, number % {self.verbs.n_moves})"
        yield f"{INDENT}if forced(s) != {NONE}:"
        yield f"{INDENT * 2}{self.scope.function(never_ends)}()"
        yield ""
        yield ""

    def may_be_forced(self) -> str | None:
        """Is a question asked that may be skipped? Where the phase is the question, that is one look at a number."""
        skipped = [q for q in self.asked_at() if self.phases.is_skipped(q)]
        if self.asked is not None or max(skipped) > HIGHEST_BIT:
            return None
        return f"({sum(1 << q for q in skipped)} >> s.phase) & 1 == 1"

    def doing(self, depth: int) -> Iterator[str]:
        """The lines that do a move and what follows it."""
        cases = [(v.first, self.playing(v)) for v in self.verbs.verbs if self.verbs.meanings(v)]
        yield from tree("move", cases, depth)
        if self.tasks is not None:
            yield f"{INDENT * depth}run(s)"
        if self.then is not None:
            yield f"{INDENT * depth}{call(self.scope, self.then)}"

    def loop(self) -> Iterator[str]:
        """The lines of the loop over the todo stack."""
        assert self.tasks is not None and self.busy is not None
        yield "def run(s: State) -> None:"
        yield f'{INDENT}"""Do what lies on the stack until somebody must decide."""'
        yield f"{INDENT}while {call(self.scope, self.busy, inline=True)}:"
        if self.each is not None:
            yield f"{INDENT * 2}{call(self.scope, self.each)}"
        yield f"{INDENT * 2}what, a, b, c = {self.scope.function(pop)}(s)"
        yield from tree("what", self.tasks_done(self.tasks, ["a", "b", "c"]), 2)
        yield ""
        yield ""

    def tasks_done(self, tasks: Tasks, numbers: list[str]) -> list[tuple[int, list[str]]]:
        """What to write for each task: a call with as many numbers of its row as it takes."""
        undone = [name for i, name in tasks.names.items() if i not in tasks.doers]
        if undone:
            raise DeclarationError(f"{self.package}: no function does {', '.join(undone)}; is its module imported?")
        cases = []
        for i, f in sorted(tasks.doers.items()):
            lines = [f"{self.scope.function(f)}({', '.join(['s', *numbers][: len(params(f))])})"]
            if i in tasks.parts:
                lines += tree(numbers[0], self.tasks_done(tasks.parts[i], numbers[1:]), 0)
            cases.append((i, lines))
        return cases

    # ------------------------------------------------------------ mask

    def mask(self) -> Iterator[str]:
        """The lines of `mask`."""
        yield "def mask(s: State, seat: int, move: int) -> int:"
        yield f'{INDENT}"""The move as the other seats see it."""'
        for v in self.verbs.verbs:
            meanings = self.verbs.meanings(v)
            alike = len({(d.seen_as, d.seen, d.seen_when) for d in meanings}) == 1
            for d in meanings[:1] if alike else meanings:
                if d.seen_as is not None:
                    yield from self.masking(v, d, alone=alike)
        yield f"{INDENT}return move"
        yield ""
        yield ""

    def masking(self, verb: Verb, d: Declared, *, alone: bool) -> Iterator[str]:
        """The lines that hide a move of one verb."""
        assert d.seen_as is not None
        seen = self.verbs.hidden[d.seen_as]
        if verb.size == 1:
            inside = f"move == {verb.first}"
        else:
            inside = f"{verb.first} <= move < {verb.first + verb.size}" if verb.first else f"move < {verb.size}"
        yield f"{INDENT}if {inside}{'' if alone else f' and ({among(self.question(), d.asked)})'}:  # {verb.text}"
        pad = INDENT * 2
        sizes = [a.size for a in verb.axes]
        args = arguments("number", sizes)
        if d.seen is not None or d.seen_when is not None:
            yield f"{pad}number = move - {verb.first}"
        if d.seen_when is not None:
            hides = call(self.scope, d.seen_when, [args[i] for i in wanted(d.seen_when, d.command)])
            yield f"{pad}if not {hides}:"
            yield f"{pad}{INDENT}return move"
        if d.seen is None:
            yield f"{pad}return {seen.first}"
            return
        names = [f"seen_{k}" for k in range(len(seen.axes))]
        yield f"{pad}{', '.join(names)} = {call(self.scope, d.seen, [args[i] for i in wanted(d.seen, d.command)])}"
        yield f"{pad}return {seen.first} + {index(names, [a.size for a in seen.axes])}"

    def write(self) -> Written:
        """Everything, as a module that can be called."""
        only = self.only() if self.skips() else ()
        body = [*self.legal(), *only, *self.step(), *self.begin(), *self.mask(), *self.beat()]
        source = text_of("Which moves are legal, what they do and how others see them", self.scope, body)
        module = load(f"{self.package}.written", source)
        setup = module.begin if self.setup is not None else _no_setup
        return Written(source, setup, module.legal, module.step, module.mask, module.beat)


def _no_setup(_s: Any, _options: list[int]) -> None:
    """Declarations without a setup make no game."""
    raise DeclarationError("nothing was declared to set the game up: write(..., setup=...)")


def decoding(verb: Verb) -> tuple[list[str], list[str]]:
    """Lines to write first, and the arguments of a move of this verb."""
    sizes = [a.size for a in verb.axes]
    number = f"move - {verb.first}" if verb.first else "move"
    if len(sizes) > 1:
        return [f"number = {number}"], arguments("number", sizes)
    return [], arguments(number, sizes)


def text_of(what: str, scope: Scope, body: Sequence[str]) -> str:
    """A written module."""
    head = [
        f'"""{what}, written by the kit from the declarations of the game; change those."""',
        "",
        "from typing import Any",
        "",
        *scope.lines(),
        "",
        "__rules__ = True",
        "",
        "State = Notes = Any",
        "Row = list[int]",
        "",
        "",
    ]
    return "\n".join([*head, *body]).rstrip() + "\n"


def load(name: str, source: str) -> types.ModuleType:
    """A written module: it can be imported by its name, and tracebacks show its lines."""
    file = f"<{name}>"
    module = types.ModuleType(name)
    module.__file__ = file
    module.__written__ = source  # type: ignore[attr-defined]  # a mark of ours
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    sys.modules[name] = module
    exec(compile(source, file, "exec"), module.__dict__)
    return module


@dataclass(frozen=True, eq=False)
class WrittenLean:
    """The written weights of a game's moves, and their source."""

    source: str
    lean: Callable[..., int]


def write_lean(package: str, verbs: Verbs, leanings: Leanings) -> WrittenLean:
    """`lean` of a game from the weights of its verbs."""
    scope = Scope()
    cases: list[tuple[int, list[str]]] = []
    for v in verbs.verbs:
        weight = leanings.weights.get(v.text, leanings.usual)
        if not verbs.meanings(v):
            continue
        if isinstance(weight, int):
            lines = [f"return {weight}"]
        else:
            before, args = decoding(v)
            told = [args[i] for i in wanted(weight, verbs.meanings(v)[0].command)]
            lines = [*before, f"return {call(scope, weight, told)}  # {v.text}"]
        if not cases or cases[-1][1] != lines:
            cases.append((v.first, lines))
    body = [
        "def lean(s: State, notes: Notes, seat: int, move: int) -> int:",
        f'{INDENT}"""A weight for rollouts."""',
        *tree("move", cases, 1),
    ]
    source = text_of("What moves weigh in rollouts", scope, body)
    return WrittenLean(source, load(f"{package}.written", source).lean)


def write(package: str, verbs: Verbs, phases: Phases, **parts: Any) -> Written:
    """`setup`, `legal`, `step`, `mask` and `beat` of a game. See `Writer` for its parts."""
    return Writer(package, verbs, phases, **parts).write()
