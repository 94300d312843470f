"""Writes the lists of legal moves: a function a question, and one for what several questions share."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from deskoherna.kit.declare import DeclarationError, Declared, Phases, row_of
from deskoherna.kit.forced import MANY, NONE
from deskoherna.kit.hoist import INDENT, all_of, asked_once, by_level, nested, out_of_loops, values_once
from deskoherna.kit.inline import tight
from deskoherna.kit.verbs import Verb, Verbs
from deskoherna.kit.written import TAKEN, Function, Scope, call, index, own_parameters, tree, uses_side, wanted

Use = tuple[Verb, Declared]
"""A verb, and what it means at some questions."""


class Lister:
    """Writes the lists of one game."""

    def __init__(
        self,
        verbs: Verbs,
        phases: Phases,
        *,
        actors: Function,
        asked: Function | None = None,
        side: Function | None = None,
    ) -> None:
        self.verbs, self.phases, self.actors, self.asked, self.side = verbs, phases, actors, asked, side
        self.scope = Scope()

    def meanings(self) -> Iterator[Declared]:
        """All declared commands, verb by verb."""
        for v in self.verbs.verbs:
            yield from self.verbs.meanings(v)

    def names(self, d: Declared) -> list[str]:
        """Loop variables: the command's own names."""
        return [f"{n}_" if n in TAKEN else n for n in own_parameters(d.command)]

    def listing(self, verb: Verb, d: Declared, *, only: bool = False, gathers: Sequence[str] = ()) -> list[str]:
        """The lines that append the legal moves of a verb; with `only` those that look for a single one."""
        return nested([self.block(verb, d, only=only, gathers=gathers)], self.scope.free)

    def block(
        self, verb: Verb, d: Declared, *, only: bool = False, gathers: Sequence[str] = ()
    ) -> tuple[list[str], list[str]]:
        """What has to hold for any move of a verb, and the lines that then append the legal ones.

        `gathers` are the lines that find the points to try, where that was not done before.
        """
        names, sizes = self.names(d), [a.size for a in d.axes]
        if d.lister is not None:
            return self.listed(verb, d)
        asked = sorted(d.allows, key=lambda f: max(wanted(f, d.command), default=-1))
        parts = by_level(
            [call(self.scope, f, [names[i] for i in wanted(f, d.command)], inline=True) for f in asked], names
        )
        lines = [*gathers, *out_of_loops(parts, self.scope.free)]
        depth = 0
        for k, part in enumerate(parts[1:], 1):
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
        number = (
            f"{verb.first} + {index(names, sizes)}"
            if names and verb.first
            else (index(names, sizes) if names else str(verb.first))
        )
        if only:
            found = [f"if single != {NONE}:", f"{INDENT}return {MANY}", f"single = {number}  # {verb.text}"]
        else:
            found = [f"out[n] = {number}  # {verb.text}", "n += 1"]
        return parts[0], [*lines, *(INDENT * depth + line for line in found)]

    def listed(self, verb: Verb, d: Declared) -> tuple[list[str], list[str]]:
        """Where a lister by hand is allowed to be called, and its call."""
        assert d.lister is not None
        line = f"n = {call(self.scope, d.lister, [str(verb.first), 'out', 'n'])}  # {verb.text}"
        return by_level([call(self.scope, f, inline=True) for f in d.allows], [])[0], [line]

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
        runs = {q: list(self.runs(asked, q)) for q in asked}
        parts: dict[tuple[Use, ...], str] = {}
        for run in (run for of_question in runs.values() for run in of_question):
            if run not in parts and self.is_shared(asked, run):
                first, last = run[0][1].command.__name__, run[-1][1].command.__name__
                parts[run] = f"list_{first}" if first == last else f"list_{first}_to_{last}"
                told = [d for _, d in run]
                yield from self.function(parts[run], self.appending(run), told, given=told)
        made: dict[tuple[str, ...], str] = {}
        answers: dict[int, str] = {}
        for q, uses in asked.items():
            lines = self.appending_runs(runs[q], parts)
            if tuple(lines) not in made:
                made[tuple(lines)] = f"legal_{self.phases.name(q).lower().replace(' ', '_')}"
                own = [d for run in runs[q] if run not in parts for _, d in run]
                yield from self.function(made[tuple(lines)], lines, own, gather=[d for _, d in uses])
            answers[q] = f"return {made[tuple(lines)]}(s, seat, out, n)"
        yield "def legal(s: State, seat: int, out: Row, n: int) -> int:"
        yield f'{INDENT}"""The legal moves of a seat, ascending."""'
        yield f"{INDENT}if ({tight(call(self.scope, self.actors, inline=True))} >> seat) & 1 == 0:"
        yield f"{INDENT * 2}return n"
        yield f"{INDENT}question = {self.question()}"
        yield from self.by_question(answers, "return n", max(asked))

    def runs(self, asked: dict[int, list[Use]], question: int) -> Iterator[tuple[Use, ...]]:
        """Verbs of a question that follow each other and are answers to the same other questions."""
        for _, run in groupby(asked[question], key=lambda use: self.lists_of(asked, use)):
            yield tuple(run)

    def lists_of(self, asked: dict[int, list[Use]], use: Use) -> frozenset[tuple[int, ...]]:
        """The different lists that a verb stands in."""
        return frozenset(tuple(id(d) for _, d in asked[q]) for q in use[1].asked)

    def is_shared(self, asked: dict[int, list[Use]], run: Sequence[Use]) -> bool:
        """Is it worth a function of its own: more than a line or two, in more than one list?"""
        return len(self.lists_of(asked, run[0])) > 1 and any(d.axes and d.lister is None for _, d in run)

    def appending(self, uses: Sequence[Use]) -> list[str]:
        """The lines that append the legal moves of several verbs."""
        return values_once(nested([self.block(v, d) for v, d in uses], self.scope.free), self.scope.free)

    def appending_runs(self, runs: Sequence[tuple[Use, ...]], parts: dict[tuple[Use, ...], str]) -> list[str]:
        """The lines of a question, with calls of the functions that it shares with others."""
        lines: list[str] = []
        for is_part, some in groupby(runs, key=lambda run: run in parts):
            if is_part:
                for run in some:
                    given = ["s", "seat", "out", "n", *self.gathered([d for _, d in run])]
                    lines.append(f"n = {parts[run]}({', '.join(given)})")
            else:
                lines += self.appending([use for run in some for use in run])
        return lines

    def asked_at(self) -> dict[int, list[Use]]:
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
