"""A game with other words, for tests of what speaks them."""

import dataclasses
import shutil
from pathlib import Path

from deskoherna.kit.game import Game


def reworded(game: Game, folder: Path, old: str, new: str, language: str = "en") -> Game:
    """The game with its files copied into an empty folder and the first `old` of its words replaced."""
    shutil.copytree(game.folder, folder / game.slug, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    path = folder / game.slug / "words" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"the words have no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return dataclasses.replace(game, folder=folder / game.slug)
