"""Writes `legal`, `step`, `mask`, the loop over the todo stack and `lean` of a game from its declarations.

Where a seat would be asked with one answer only, the written `step` plays it (see `Phases`).

What comes out is a module of plain rules, as one would write it by hand: `deskoherna written SLUG` shows it. Both twins
run it like every other rules module.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from deskoherna.kit.contract import Rules, S
from deskoherna.kit.declare import DeclarationError, Declared, Leanings, Phases, Tasks, condition_of
from deskoherna.kit.forced import ASKED, MANY, MOST, NONE, never_ends
from deskoherna.kit.hoist import INDENT, asked_once
from deskoherna.kit.lister import Lister, Use
from deskoherna.kit.plain import nothing_follows, nothing_hidden
from deskoherna.kit.todo import pop
from deskoherna.kit.verbs import Verb, Verbs
from deskoherna.kit.written import (
    Function,
    Scope,
    among,
    arguments,
    call,
    decoding,
    index,
    load,
    own_parameters,
    params,
    text_of,
    tree,
    uses_side,
    wanted,
)

HIGHEST_BIT = 61
"""Phases up to here have a bit in one number."""


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

    def rules(
        self,
        actors: Callable[[S], int],
        *,
        standing: Callable[[S, int], int],
        points: Callable[[S, int], int],
        derive: Callable[[S], None] = nothing_follows,
        forget: Callable[[S, int], None] = nothing_hidden,
    ) -> Rules[S]:
        """All that both twins run: what was written, and what is the game's own."""
        return Rules(
            self.setup, actors, self.legal, self.step, self.mask, standing, points, derive, forget, beat=self.beat
        )


class Writer(Lister):
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
        super().__init__(verbs, phases, actors=actors, asked=asked, side=side)
        self.package, self.setup, self.tasks = package, setup, tasks
        self.busy, self.each, self.then = busy, each, then
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

    # ------------------------------------------------------------ questions with one answer

    def only(self) -> Iterator[str]:
        """A function a skipped question that finds its only answer, one that finds the question, and who has one."""
        made: dict[tuple[str, ...], str] = {}
        answers: dict[int, str] = {}
        for q, uses in self.asked_at().items():
            if not self.phases.is_skipped(q):
                continue
            lines = self.looking(uses)
            glance = self.glance(q)
            whole = (*glance, *lines)
            if whole not in made:
                made[whole] = f"only_{self.phases.name(q).lower().replace(' ', '_')}"
                yield f"def {made[whole]}(s: State, seat: int) -> int:"
                yield from (INDENT + line for line in glance)
                yield from (INDENT + line for line in self.before([d for _, d in uses], []))
                yield f"{INDENT}single = {NONE}"
                yield from (INDENT + line for line in asked_once(lines, self.scope.free))
                yield f"{INDENT}return single"
                yield ""
                yield ""
            answers[q] = f"return {made[whole]}(s, seat)"
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

    def glance(self, question: int) -> list[str]:
        """The lines that need not look at every move, where the game knows of such."""
        lines: list[str] = []
        if question in self.phases.surely_several:
            sure = call(self.scope, self.phases.surely_several[question], inline=True)
            lines += [f"if {sure}:", f"{INDENT}return {MANY}"]
        if question in self.phases.left:
            command, alone = self.phases.left[question]
            verb = next(v for v in self.verbs.verbs for d in self.verbs.meanings(v) if d.command is command)
            lines += [f"if {call(self.scope, alone, inline=True)}:", f"{INDENT}return {verb.first}  # {verb.text}"]
        return lines

    def looking(self, uses: Sequence[Use]) -> list[str]:
        """The lines that look for a single move: where it costs least first, as the second one found ends the search.

        Points to try are gathered no sooner than a verb is allowed that tries them.
        """

        def cost(use: Use) -> tuple[bool, int]:
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
        if self.busy is not None and self.tasks is not None:
            yield f"{INDENT * depth}if {call(self.scope, self.busy, inline=True)}:"
            yield f"{INDENT * (depth + 1)}run(s)"
        if self.then is not None:
            yield from (INDENT * depth + line for line in self.following(self.then))

    def following(self, f: Function, *given: str) -> list[str]:
        """The lines that call what follows, where its question holds."""
        line = f"{self.scope.function(f)}({', '.join(given or ('s',))})"
        question = condition_of(f)
        if question is None:
            return [line]
        args = given[1 : 1 + len(own_parameters(question))]
        return [f"if {call(self.scope, question, args, inline=True)}:", INDENT + line]

    def loop(self) -> Iterator[str]:
        """The lines of the loop over the todo stack."""
        assert self.tasks is not None and self.busy is not None
        yield "def run(s: State) -> None:"
        yield f'{INDENT}"""Do what lies on the stack until somebody must decide."""'
        yield f"{INDENT}while {call(self.scope, self.busy, inline=True)}:"
        if self.each is not None:
            yield from (INDENT * 2 + line for line in self.following(self.each))
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
            lines = self.following(f, *["s", *numbers][: len(params(f))])
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
