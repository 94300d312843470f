"""A position as text: the game's own sketch, or any View walked field by field."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from deskoherna.cli.messages import Messages
from deskoherna.cli.speech import Speech
from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.sketch import WIDTH, Pen, columns
from deskoherna.kit.view import Say, View

COMMON = {f.name for f in msgspec.structs.fields(View)}
"""Shown elsewhere: phase, actors and prompt."""
NOTHING = "–"
INDENT = "  "


def pen_for(speech: Speech, viewer: int = SPECTATOR, legal: Sequence[int] = (), width: int = WIDTH) -> Pen | None:
    """A pen that knows the numbers of the viewer's moves; None where the game has no words or draws nothing."""
    if speech.words is None or speech.game.sketch is None:
        return None
    numbers: dict[str, dict[int, str]] = {}
    verbs = speech.game.verbs
    for n, move in enumerate(legal, 1):
        for target in verbs.targets(move):
            numbers.setdefault(target, {})[n] = verbs.verb(move).key
    return Pen(speech.words, speech.seats, numbers, width, viewer)


def picture(view: View, speech: Speech, messages: Messages, pen: Pen | None = None) -> str:
    pen = pen or pen_for(speech)
    if pen is not None and speech.game.sketch is not None:
        return speech.game.sketch(view, pen)
    return "\n".join(Walk(speech, messages).fields(view, COMMON, ""))


class Walk:
    """Turns structs, lists and dicts into lines."""

    def __init__(self, speech: Speech, messages: Messages) -> None:
        self.speech, self.messages = speech, messages

    def label(self, name: str) -> str:
        return self.speech.message(f"field-{name.replace('_', '-')}", name.replace("_", " "))

    def scalar(self, value: Any) -> str | None:
        """One word or sentence; None for what needs lines of its own."""
        match value:
            case None | "":
                return NOTHING
            case bool():
                return self.messages("yes") if value else self.messages("no")
            case int() | float():
                return str(value)
            case str():
                return self.speech.name(value)
            case Say():
                return self.speech.say(value)
            case list() | tuple() if all(isinstance(v, int | str | None) for v in value):
                return ", ".join(self.scalar(v) or NOTHING for v in value) or NOTHING
            case dict() if all(isinstance(v, int | str | None) for v in value.values()):
                return ", ".join(f"{self.speech.name(str(k))} {self.scalar(v)}" for k, v in value.items()) or NOTHING
        return None

    def fields(self, struct: msgspec.Struct, without: set[str], indent: str) -> list[str]:
        lines: list[str] = []
        for f in msgspec.structs.fields(struct):
            if f.name not in without:
                lines += self.entry(self.label(f.name), self.value(struct, f.name), indent)
        return lines

    def value(self, struct: msgspec.Struct, name: str) -> Any:
        """The value of a field; the number of a seat becomes whoever sits there."""
        value = getattr(struct, name)
        return self.speech.seat(value) if name == "seat" and isinstance(value, int) and value >= 0 else value

    def entry(self, label: str, value: Any, indent: str) -> list[str]:
        text = self.scalar(value)
        if text is not None:
            return [f"{indent}{label}: {text}"]
        inner = indent + INDENT
        if isinstance(value, msgspec.Struct):
            return [f"{indent}{label}:", *self.fields(value, set(), inner)]
        if isinstance(value, Mapping):
            return [
                f"{indent}{label}:",
                *(line for k, v in value.items() for line in self.entry(self.speech.name(str(k)), v, inner)),
            ]
        return [f"{indent}{label}:", *self.items(value, inner)]

    def items(self, values: Sequence[Any], indent: str) -> list[str]:
        """A table where all entries are flat structs of one kind; else one after another."""
        rows = [self.row(v) for v in values]
        flat = [row for row in rows if row is not None]
        if len(flat) == len(rows) and len({tuple(row) for row in flat}) == 1:
            return [indent + line for line in columns([list(flat[0]), *(list(row.values()) for row in flat)])]
        lines: list[str] = []
        for i, value in enumerate(values, 1):
            lines += self.entry(str(i), value, indent)
        return lines

    def row(self, value: Any) -> dict[str, str] | None:
        if not isinstance(value, msgspec.Struct):
            return None
        cells = {self.label(f.name): self.scalar(self.value(value, f.name)) for f in msgspec.structs.fields(value)}
        return {k: v for k, v in cells.items() if v is not None} if None not in cells.values() else None
