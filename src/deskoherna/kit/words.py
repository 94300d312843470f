"""Words: moves, events, prompts and names in Czech and English, from the Fluent files beside each game.

The browser renders the same files; this is the same rendering for the terminal. Ids: `move-<key>`, `event-<key>`,
`prompt-<phase>`, `<axis>-<point>` for names, with attributes for cases (`.acc`) that arrive as `$card_acc`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from deskoherna.kit.axes import Axis, slug
from deskoherna.kit.game import Game
from deskoherna.kit.verbs import NUMBER, Verb
from deskoherna.kit.view import Say

LANGUAGES = ("cs", "en")


class MissingWords(LookupError):
    """A text that the words of a game lack."""


class Words:
    """All texts of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is none of {', '.join(LANGUAGES)}")
        self.game, self.language = game, language
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = game.folder / "words"
        # `terminal.cs.ftl` and the like: words that only the programs in this language need, not the browser
        for path in (folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def text(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message of an id; a missing id, or one that cannot be filled in, is an error."""
        if not self.has(key):
            raise MissingWords(f"{self.game.slug}/{self.language}.ftl: there is no {key}")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingWords(f"{self.game.slug}/{self.language}.ftl: {key} has no text")
        value, errors = self.bundle.format_pattern(message.value, dict(args or {}))
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

    def arguments(self, verb: Verb, args: Sequence[int], more: Mapping[str, Any]) -> dict[str, Any]:
        filled: dict[str, Any] = dict(more)
        for name, axis, a in zip(verb.argument_names, verb.axes, args, strict=False):
            known = more.get(f"seat:{a}") if axis.name == "seat" else None
            for suffix, text in ({"": known} if known else self.name(axis, a)).items():
                filled[f"{name}{suffix}"] = text
            filled[f"{name}_id"] = axis.ids[a] if axis is not NUMBER and 0 <= a < axis.size else str(a)
        return filled

    def move(self, move: int, **more: Any) -> str:
        verb = self.game.verbs.verb(move)
        return self.text(f"move-{verb.key}", self.arguments(verb, self.game.verbs.arguments(move), more))

    def event(self, what: int, args: Sequence[int], **more: Any) -> str:
        event = self.game.events.events[what]
        return self.text(f"event-{event.key}", self.arguments(event, args, more))

    def say(self, what: Say, **more: Any) -> str:
        """A sentence of a view: arguments like `card:portal` are names, the rest is taken as it is."""
        filled: dict[str, Any] = dict(more)
        for name, value in what.args.items():
            axis, colon, point = str(value).partition(":")
            if not (isinstance(value, str) and colon):
                filled[name] = value
                continue
            known = more.get(value) if axis == "seat" else None
            for suffix, text in ({"": known} if known else self.named(f"{axis}-{point}", point)).items():
                filled[f"{name}{suffix}"] = text
            filled[f"{name}_id"] = point
        return self.text(what.id, filled)


def fluent_id(key: str) -> str:
    """An id that Fluent takes: the punctuation of points becomes letters."""
    return key.replace(",", "_").replace("/", "_").replace("+", "plus")


@cache
def words(game: Game, language: str) -> Words:
    return Words(game, language)
