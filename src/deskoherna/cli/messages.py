"""The words of the terminal itself, in Czech and English."""

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from deskoherna.kit.words import LANGUAGES

__all__ = ["LANGUAGES", "Messages", "default_language", "messages"]

FOLDER = Path(__file__).parent / "words"


class Messages:
    """Call it with a message id: the sentence."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def bot(self, name: str) -> str:
        """A built-in bot by its name in this language; one from elsewhere as it calls itself."""
        return self(f"bot-{name}") if self.has(f"bot-{name}") else name

    def __call__(self, key: str, **args: Any) -> str:
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl: {key} has no text")
        value, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language}.ftl: {key}: {errors[0]}")
        return str(value)


@cache
def messages(language: str) -> Messages:
    return Messages(language)


def default_language() -> str:
    """Czech where the system speaks Czech, else English."""
    spoken = next((v for v in (os.environ.get(n) for n in ("LC_ALL", "LC_MESSAGES", "LANG")) if v), None)
    return "cs" if (spoken or locale.getlocale()[0] or "").lower().startswith("cs") else "en"
