"""Any View as lines of text, walked field by field: for games that draw no sketch."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from deskoherna.kit.sketch import columns
from deskoherna.kit.view import Say, View

COMMON = {f.name for f in msgspec.structs.fields(View)}
"""Shown elsewhere: phase, actors and prompt."""
NOTHING = "–"
INDENT = "  "


class Voice(Protocol):
    """Who says the names and sentences of a View."""

    def label(self, field: str) -> str:
        """What a field of the View is called."""

    def name(self, text: str) -> str:
        """`card:portal` by its name; any other text as it is."""

    def say(self, what: Say) -> str:
        """A sentence."""

    def seat(self, seat: int) -> str:
        """Whoever sits there."""

    def yes_or_no(self, value: bool) -> str:
        """A truth."""


def walked(view: View, voice: Voice) -> str:
    """All fields of a View but those that every View has."""
    return "\n".join(Walk(voice).fields(view, COMMON, ""))


class Walk:
    """Turns structs, lists and dicts into lines."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def scalar(self, value: Any) -> str | None:
        """One word or sentence; None for what needs lines of its own."""
        match value:
            case None | "":
                return NOTHING
            case bool():
                return self.voice.yes_or_no(value)
            case int() | float():
                return str(value)
            case str():
                return self.voice.name(value)
            case Say():
                return self.voice.say(value)
            case list() | tuple() if all(isinstance(v, int | str | None) for v in value):
                return ", ".join(self.scalar(v) or NOTHING for v in value) or NOTHING
            case dict() if all(isinstance(v, int | str | None) for v in value.values()):
                return ", ".join(f"{self.voice.name(str(k))} {self.scalar(v)}" for k, v in value.items()) or NOTHING
        return None

    def fields(self, struct: msgspec.Struct, without: set[str], indent: str) -> list[str]:
        """The fields of a struct, one after another."""
        lines: list[str] = []
        for f in msgspec.structs.fields(struct):
            if f.name not in without:
                lines += self.entry(self.voice.label(f.name), self.value(struct, f.name), indent)
        return lines

    def value(self, struct: msgspec.Struct, name: str) -> Any:
        """The value of a field; the number of a seat becomes whoever sits there."""
        value = getattr(struct, name)
        return self.voice.seat(value) if name == "seat" and isinstance(value, int) and value >= 0 else value

    def entry(self, label: str, value: Any, indent: str) -> list[str]:
        """A value behind its label, in lines of its own where it needs them."""
        text = self.scalar(value)
        if text is not None:
            return [f"{indent}{label}: {text}"]
        inner = indent + INDENT
        if isinstance(value, msgspec.Struct):
            return [f"{indent}{label}:", *self.fields(value, set(), inner)]
        if isinstance(value, Mapping):
            return [
                f"{indent}{label}:",
                *(line for k, v in value.items() for line in self.entry(self.voice.name(str(k)), v, inner)),
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
        """The cells of a flat struct by their labels; None where it is not flat."""
        if not isinstance(value, msgspec.Struct):
            return None
        cells = {
            self.voice.label(f.name): self.scalar(self.value(value, f.name)) for f in msgspec.structs.fields(value)
        }
        return {k: v for k, v in cells.items() if v is not None} if None not in cells.values() else None
