"""Sketches of positions for tests: drawn as the terminal draws them, from random games on any table."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from deskoherna.cli.picture import pen_for
from deskoherna.cli.speech import Speech
from deskoherna.kit.game import Game
from deskoherna.kit.scenario import Scenario, start
from deskoherna.kit.sketch import WIDTH, Pen

NAMES = ("A (apprentice)", "B (apprentice)", "C (apprentice)", "D (apprentice)")
MOST_STEPS = 600
UNTOLD = re.compile(r"\bNone\b|terminal-|\b(?:card|hex|seat|side|field):\w|\{|\}")


@dataclass(frozen=True)
class Drawing:
    """A View, how it was drawn, and the moves it was drawn with."""

    view: Any
    text: str
    pen: Pen
    legal: list[int]

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def given(game: Game, *statements: str, **table: Any) -> Any:
    """A prescribed position, as in a scenario."""
    return start(game, Scenario(id="x", rule="x", title={}, table=table, given=list(statements)))


def draw(game: Game, s: Any, viewer: int, language: str = "en") -> Drawing:
    """What a viewer sees; with the numbers of the viewer's moves."""
    legal = game.legal(s, viewer) if viewer in game.actors(s) else []
    pen = pen_for(Speech(game, language, NAMES[: s.seats]), viewer, legal)
    assert pen is not None
    assert game.sketch is not None
    view = game.view(s, viewer)
    return Drawing(view, game.sketch(view, pen), pen, legal)


def drawings(game: Game, table: str, seed: int, every: int, language: str = "en") -> Iterator[Drawing]:
    """Every so many steps of a random game: the seat that moves, then the one after it; and the end."""
    s = game.begin(game.tables[table], seed)
    dice = random.Random(seed)
    for step in range(MOST_STEPS):
        if game.over(s):
            break
        seat = dice.choice(game.actors(s))
        if step % every == 0:
            yield draw(game, s, seat, language)
            yield draw(game, s, (seat + 1) % s.seats, language)
        game.play(s, seat, dice.choice(game.legal(s, seat)))
    yield draw(game, s, 0, language)


def check(drawing: Drawing) -> None:
    """No line is too wide, nothing stays unsaid, and every number that counts as drawn can be read."""
    assert [line for line in drawing.lines if len(line) > WIDTH] == []
    assert [line for line in drawing.lines if UNTOLD.search(line)] == []
    assert drawing.pen.drawn <= set(range(1, len(drawing.legal) + 1))
    seen: set[int] = set()
    for first, last in re.findall(r"(?<!\d)(\d+)(?:-(\d+))?(?!\d)", drawing.text):
        seen.update(range(int(first), int(last or first) + 1))
    assert drawing.pen.drawn <= seen
