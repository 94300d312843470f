"""The board in the terminal."""

from typing import Any

import pytest

from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.view import View
from deskoherna.kit import position
from deskoherna.kit.sketch import LETTERS
from sketches import check, draw, drawings


def _given(*statements: str, **table: Any) -> Any:
    s = GAME.begin(GAME.read_options(table), 1)
    for text in statements:
        position.assign(GAME, s, text)
    GAME.rules.derive(s)
    assert GAME.faults(s) == []
    return s


@pytest.mark.parametrize("table", GAME.tables)
def test_every_position_can_be_drawn(table: str) -> None:
    """Own cards by name, every animal with its owner where it stands, every Element."""
    for language in ("en", "cs"):
        for drawing in drawings(GAME, table, 3, 45, language):
            check(drawing)
            view, pen = drawing.view, drawing.pen
            assert isinstance(view, View)
            for card in (card for player in view.players for card in player.hand):
                assert pen.name("card", card) in drawing.text
            for animal in view.animals:
                assert f"{animal.field} {pen.name('card', animal.card)}".strip() in drawing.text
                if animal.field and [a.field for a in view.animals].count(animal.field) == 1:
                    assert f"{LETTERS[animal.seat]} {pen.short('card', animal.card, 4)}" in drawing.text
            for field in view.fields:
                if field.copies:
                    assert f"{pen.short('element', field.element, 2)}{field.copies}" in drawing.text


def test_steps_are_numbered_on_the_board() -> None:
    """The animal that acts sees on each neighbouring field the number of the Step that leads there."""
    s = _given("action = A", "stand[A] = mouflon e5", "stand[B] = lizard a9")
    activate = next(m for m in GAME.legal(s, 0) if GAME.notate(m) == "activate mouflon to move")
    GAME.play(s, 0, activate)
    drawing = draw(GAME, s, 0)
    rows = {line[:2].strip(): line.split("|") for line in drawing.lines if line[2:3] == "|" and line[:2].strip()}
    for n, move in enumerate(drawing.legal, 1):
        rank, file = {"step north": ("6", 5), "step east": ("5", 6), "step southwest": ("4", 4)}.get(
            GAME.notate(move), ("", 0)
        )
        if rank:
            assert rows[rank][file].startswith(f"{n} ")
    assert len(drawing.pen.drawn) >= 3


SEVEN = "v2x1:RFWGWFR/FGWRRGF/WWGFGRW/GRFWFRG/WRGFGWW/FGRRWGF/RFWGWFR@d4,b2,f2,f6,b6"


def test_a_position_as_drawn() -> None:
    s = _given(
        "action = A",
        "stand[A] = bear d4, bees c3",
        "stand[B] = lizard a7, swans g1",
        "magic[A] = 0",
        edition="magic",
        board=SEVEN,
    )
    assert draw(GAME, s, 0).text == GOLDEN.strip("\n")


GOLDEN = r"""
Action phase, round 1 of 100
      a       b       c       d       e       f       g      *A (apprentice)
 7|^^^^^^^|♣♣♣♣♣♣♣|~~~~~~~|.......|~~~~~~~|♣♣♣♣♣♣♣|^^^^^^^|  magic 0
  |B Liza2|       |       |       |       |       |       |  animals 2
 6|♣♣♣♣♣♣♣|....Sp2|~~~~~~~|^^^^^^^|^^^^^^^|....Wa2|♣♣♣♣♣♣♣|
  |       |       |       |       |       |       |       |  B (apprentice)
 5|~~~~~~~|~~~~~~~|.......|♣♣♣♣♣♣♣|.......|^^^^^^^|~~~~~~~|  magic 5
  |       |       |       |       |       |       |       |  animals 2
 4|.......|^^^^^^^|♣♣♣♣♣♣♣|1,2 Fi2|♣♣♣♣♣♣♣|^^^^^^^|.......|
  |       |       |       |A Bear5|       |       |       |  ~ Water
 3|~~~~~~~|^^^^^^^|3 .....|♣♣♣♣♣♣♣|.......|~~~~~~~|~~~~~~~|  ♣ Forest
  |       |       |A Bees |       |       |       |       |  . Grassland
 2|♣♣♣♣♣♣♣|....Ea2|^^^^^^^|^^^^^^^|~~~~~~~|....Ai2|♣♣♣♣♣♣♣|  ^ Rock
  |       |       |       |       |       |       |       |
 1|^^^^^^^|♣♣♣♣♣♣♣|~~~~~~~|.......|~~~~~~~|♣♣♣♣♣♣♣|^^^^^^^|
  |       |       |       |       |       |       |B Swan4|
      a       b       c       d       e       f       g
A: d4 Bear ♥5/5 ready | c3 Bees ready
B: a7 Lizard ♥2/2 ready | g1 Swans ♥4/4 ready
"""
