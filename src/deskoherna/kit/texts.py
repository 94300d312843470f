"""Messages of Fluent files in a folder, one file a language, for whatever speaks without a browser."""

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


class Texts:
    """Call it with a message id: the sentence."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        """The message with what it is about put in."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl: {key} has no text")
        value, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language}.ftl: {key}: {errors[0]}")
        return str(value)
