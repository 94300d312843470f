"""The words of the terminal itself, in Czech and English."""

import locale
import os
from functools import cache
from pathlib import Path

from deskoherna.kit.texts import Texts
from deskoherna.kit.words import LANGUAGES

__all__ = ["LANGUAGES", "Messages", "default_language", "messages"]

FOLDER = Path(__file__).parent / "words"


class Messages(Texts):
    """Call it with a message id: the sentence."""

    def __init__(self, language: str) -> None:
        super().__init__(FOLDER, language)

    def bot(self, name: str) -> str:
        """A built-in bot by its name in this language; one from elsewhere as it calls itself."""
        return self(f"bot-{name}") if self.has(f"bot-{name}") else name


@cache
def messages(language: str) -> Messages:
    return Messages(language)


def default_language() -> str:
    """Czech where the system speaks Czech, else English."""
    spoken = next((v for v in (os.environ.get(n) for n in ("LC_ALL", "LC_MESSAGES", "LANG")) if v), None)
    return "cs" if (spoken or locale.getlocale()[0] or "").lower().startswith("cs") else "en"
