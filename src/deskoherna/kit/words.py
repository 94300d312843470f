"""Words: moves, events, prompts and names in Czech and English, from the Fluent files beside each game.

The browser renders the same files; this is the same rendering for the terminal. Ids: `move-<key>` (what a button says),
`did-<key>` (what the log says of such a move), `event-<key>`, `prompt-<phase>`, `<axis>-<point>` for names, with
attributes for cases (`.acc`) that arrive as `$card_acc`. A seat arrives with `$seat_you`: "yes" where the reader sits.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor as FluentVisitor

from deskoherna.kit.axes import Axis, slug
from deskoherna.kit.axes import fluent_id as fluent_id
from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game, WrongOptions
from deskoherna.kit.source import is_form, page, terminal_source, words_source
from deskoherna.kit.verbs import NUMBER
from deskoherna.kit.view import Say

LANGUAGES = ("cs", "en")
ACTOR = "seat"
"""What the log calls whoever moved; seats that the move names come after it: `$seat2`, `$seat3`."""
UNKNOWN_FORM = re.compile(r"Unknown external: (\w+?)_(\w+)$")


class MissingWords(LookupError):
    """A text that the words of a game lack."""


class Words:
    """All texts of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is none of {', '.join(LANGUAGES)}")
        self.game, self.language = game, language
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in (words_source(game, language), terminal_source(game, language)):
            self.bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(key))

    def text(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message of an id; a missing id, or one that cannot be filled in, is an error."""
        if not self.has(key):
            raise MissingWords(f"{self.game.slug}/{self.language}.ftl: there is no {key}")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingWords(f"{self.game.slug}/{self.language}.ftl: {key} has no text")
        given = dict(args or {})
        value, errors = self.bundle.format_pattern(message.value, given)
        if plain := _forms_missed(errors, given):
            value, errors = self.bundle.format_pattern(message.value, {**given, **plain})
        if errors:
            raise MissingWords(f"{self.game.slug}/{self.language}.ftl: {key}: {errors[0]}")
        return str(value)

    def name(self, axis: Axis, point: int) -> dict[str, Any]:
        """A name with its cases: {"": "Flika", "_acc": "Fliku"}. Points without words of their own keep their name."""
        if axis is NUMBER:
            return {"": point}
        if not 0 <= point < axis.size:
            return {"": str(point)}
        return self.named(f"{slug(axis.name)}-{axis.ids[point]}", axis.points[point])

    def named(self, key: str, otherwise: str) -> dict[str, Any]:
        """The name under an id with its cases; `otherwise` where there is no such message."""
        key = fluent_id(key)
        if not self.has(key):
            return {"": otherwise}
        found: dict[str, Any] = {"": self.text(key)}
        for attribute, pattern in self.bundle.get_message(key).attributes.items():
            found[f"_{attribute}"] = str(self.bundle.format_pattern(pattern, {})[0])
        return found

    def form(self, key: str) -> str:
        """A name or a form of it by its id: `card-portal`, `card-portal.acc`."""
        key, _, form = key.partition(".")
        if not form:
            return self.text(fluent_id(key))
        found = self.named(key, "")
        if f"_{form}" not in found:
            raise MissingWords(f"{self.game.slug}/{self.language}.ftl: there is no {key}.{form}")
        return str(found[f"_{form}"])

    def filled(
        self, names: Sequence[str], axes: Sequence[Axis], args: Sequence[int], reader: int, more: Mapping[str, Any]
    ) -> dict[str, Any]:
        """What a message is given: the points by the names of their axes, put into words for the reader."""
        filled: dict[str, Any] = dict(more)
        for name, axis, a in zip(names, axes, args, strict=False):
            known = more.get(f"seat:{a}") if axis.name == ACTOR else None
            for suffix, text in ({"": known} if known else self.name(axis, a)).items():
                filled[f"{name}{suffix}"] = text
            filled[f"{name}_id"] = axis.ids[a] if axis is not NUMBER and 0 <= a < axis.size else str(a)
            if axis.name == ACTOR:
                filled[f"{name}_you"] = yes_or_no(a == reader)
        return filled

    def move(self, move: int, reader: int = SPECTATOR, **more: Any) -> str:
        """A move as a button says it."""
        verb = self.game.verbs.verb(move)
        arguments = self.game.verbs.arguments(move)
        return self.text(f"move-{verb.key}", self.filled(verb.argument_names, verb.axes, arguments, reader, more))

    def choices(self, moves: Sequence[int], reader: int = SPECTATOR, **more: Any) -> list[str]:
        """Moves that one seat may choose between. Where two read the same, the `.apart` of their points says which is
        which: `Place a cube on Farm (2)`."""
        texts = [self.move(move, reader, **more) for move in moves]
        same = {text for text, n in Counter(texts).items() if n > 1}
        return [self._apart(m, text) if text in same else text for m, text in zip(moves, texts, strict=True)]

    def _apart(self, move: int, text: str) -> str:
        verb = self.game.verbs.verb(move)
        points = zip(verb.axes, self.game.verbs.arguments(move), strict=False)
        found = [apart for axis, a in points if (apart := self.name(axis, a).get("_apart"))]
        return f"{text} ({', '.join(found)})" if found else text

    @cached_property
    def tells_moves(self) -> bool:
        """Does the log have sentences for moves? Then a verb without one writes no line: its events tell it."""
        return any(self.has(f"did-{verb.key}") for verb in self.game.verbs.verbs)

    def did(self, seat: int, move: int, reader: int = SPECTATOR, **more: Any) -> str | None:
        """What the log says of a move of this seat; None: nothing."""
        verb = self.game.verbs.verb(move)
        if not self.has(f"did-{verb.key}"):
            return None
        letter = "abcdefgh"[seat]
        actor = {ACTOR: more.get(f"seat:{seat}", letter.upper()), f"{ACTOR}_id": letter}
        actor[f"{ACTOR}_you"] = yes_or_no(seat == reader)
        names = [after_the_actor(name) for name in verb.argument_names]
        filled = self.filled(names, verb.axes, self.game.verbs.arguments(move), reader, more)
        return self.text(f"did-{verb.key}", filled | actor)

    def event(self, what: int, args: Sequence[int], reader: int = SPECTATOR, **more: Any) -> str:
        """An event in words."""
        event = self.game.events.events[what]
        return self.text(f"event-{event.key}", self.filled(event.argument_names, event.axes, args, reader, more))

    def summed_by(self, what: int) -> frozenset[str]:
        """The verbs that an event sums up: those that its message `sum-<key>` names, `{ $give_acc }`."""
        event = self.game.events.events[what]
        named = variables(self.bundle.get_message(f"sum-{event.key}").value) if self.has(f"sum-{event.key}") else set()
        known = {verb.key for verb in self.game.verbs.verbs} - set(event.argument_names)
        return frozenset(name.partition("_")[0] for name in named) & known

    @cached_property
    def drafts(self) -> frozenset[str]:
        """Verbs of which nothing is said before an event sums them up: the cards of an offer, one by one."""
        return frozenset[str]().union(*map(self.summed_by, range(len(self.game.events.events))))

    def sum(self, what: int, args: Sequence[int], moves: Sequence[int], reader: int = SPECTATOR, **more: Any) -> str:
        """An event together with the drafts of its seat."""
        event = self.game.events.events[what]
        filled = self.filled(event.argument_names, event.axes, args, reader, more)
        for key in self.summed_by(what):
            named = [thing for move in moves if self.game.verbs.verb(move).key == key for thing in self.things(move)]
            filled |= {f"{key}{case}": text for case, text in self.together(named).items()}
        return self.text(f"sum-{event.key}", filled)

    def things(self, move: int) -> list[dict[str, Any]]:
        """What a move names, with its cases."""
        axes = self.game.verbs.verb(move).axes
        return [self.name(axis, a) for axis, a in zip(axes, self.game.verbs.arguments(move), strict=True)]

    def together(self, names: Sequence[Mapping[str, Any]]) -> dict[str, str]:
        """Several names as one, `2× wood and ore`, in every case that all of them have."""
        cases = [case for case in (names[0] if names else {"": ""}) if all(case in name for name in names)]
        found: dict[str, str] = {}
        for case in cases:
            texts = [str(name[case]) for name in names]
            found[case] = listed(
                [f"{n}× {text}" if n > 1 else text for text, n in Counter(texts).items()], self.language
            )
        return found

    def wrong(self, wrong: WrongOptions) -> str:
        """Why options do not go together: the option, and the reason with the values as the form calls them."""
        values: dict[str, Any] = {}
        for name, value in wrong.values.items():
            values[name] = self.named(f"option-{name}-{slug(str(value))}", "")[""] or value
        return f"{self.text(f'option-{wrong.at}')}: {self.text(f'wrong-{wrong.key}', values)}"

    def say(self, what: Say, reader: int = SPECTATOR, **more: Any) -> str:
        """A sentence of a view: arguments like `card:portal` are names, the rest is taken as it is."""
        filled: dict[str, Any] = dict(more)
        for name, value in what.args.items():
            axis, colon, point = str(value).partition(":")
            if not (isinstance(value, str) and colon):
                filled[name] = value
                continue
            known = more.get(value) if axis == ACTOR else None
            for suffix, text in ({"": known} if known else self.named(f"{axis}-{point}", point)).items():
                filled[f"{name}{suffix}"] = text
            filled[f"{name}_id"] = point
            if axis == ACTOR:
                filled[f"{name}_you"] = yes_or_no("abcdefgh".find(point) == reader)
        return self.text(what.id, filled)


def yes_or_no(value: bool) -> str:
    """A truth as messages choose by it."""
    return "yes" if value else "no"


def variables(pattern: Any) -> set[str]:
    """The arguments that a message asks for."""
    found: set[str] = set()

    class Visitor(FluentVisitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # Fluent calls it so
            found.add(node.id.name)

    Visitor().visit(pattern)
    return found


def listed(items: Sequence[str], language: str) -> str:
    """`wood, wool and ore`."""
    last = {"cs": " a ", "en": " and "}[language]
    return last.join(filter(None, [", ".join(items[:-1]), *items[-1:]]))


def after_the_actor(name: str) -> str:
    """How the log calls a seat that a move names: the actor has the first name."""
    seat = re.fullmatch(rf"{ACTOR}(\d*)", name)
    return name if seat is None else f"{ACTOR}{int(seat[1] or 1) + 1}"


def _forms_missed(errors: Sequence[Exception], given: Mapping[str, Any]) -> dict[str, Any]:
    """Forms that a sentence asks for and a name has not: the name as it is stands in for them."""
    missed = [found for e in errors if (found := UNKNOWN_FORM.match(str(e)))]
    return {f"{m[1]}_{m[2]}": given[m[1]] for m in missed if m[1] in given and is_form(m[2])}


def rulebook(game: Game, language: str) -> str | None:
    """The rulebook page of a language with names and amounts; None where there is none."""
    return _page(game, f"rulebook/{language}.md", language)


def aid(game: Game, language: str) -> str | None:
    """The player aid of a language, the same way: the turn, the prices, the marks."""
    return _page(game, f"rulebook/aid/{language}.md", language)


@cache
def _page(game: Game, file: str, language: str) -> str | None:
    path = game.folder / file
    if not path.is_file():
        return None
    return page(game, path.read_text(encoding="utf-8"), lambda key: words(game, language).form(key))


@cache
def words(game: Game, language: str) -> Words:
    """The words of a game in a language."""
    return Words(game, language)
