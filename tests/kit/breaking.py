"""How the toys are broken, one rule at a time."""

import dataclasses
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from deskoherna.kit.compliance import Effort
from deskoherna.kit.game import Game

SMALL = Effort("quick", steps=900, positions=80, samples=3, twin_steps=240, games=3)

Break = Callable[[Path], Game]
"""Makes a broken game; the folder is an empty one for files."""


def with_rules(game: Game, slug: str | None = None, **functions: Any) -> Break:
    """The game with some functions of its rules replaced."""
    advice = {name: functions.pop(name) for name in ("worth", "lean", "notes") if name in functions}
    return lambda _folder: dataclasses.replace(
        game,
        rules=dataclasses.replace(game.rules, **functions),
        advice=dataclasses.replace(game.advice, **advice),
        slug=slug or game.slug,
    )


def with_parts(game: Game, **parts: Any) -> Break:
    """The game with other parts than its rules replaced."""
    return lambda _folder: dataclasses.replace(game, **parts)


def with_files(game: Game, change: Callable[[Path], None], **parts: Any) -> Break:
    """The game with its files copied and changed."""

    def make(folder: Path) -> Game:
        shutil.copytree(game.folder, folder / game.slug, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
        change(folder / game.slug)
        return dataclasses.replace(game, folder=folder / game.slug, **parts)

    return make


def replaced(name: str, old: str, new: str) -> Callable[[Path], None]:
    """A change of one file: the first `old` becomes `new`."""

    def change(folder: Path) -> None:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{name} has no {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def removed(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def after(step: Callable[[Any, int, int], None], more: Callable[[Any, int, int], None]) -> Callable[..., None]:
    """A step with something wrong done behind it."""

    def wrong(s: Any, seat: int, move: int) -> None:
        step(s, seat, move)
        more(s, seat, move)

    return wrong
