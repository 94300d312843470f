"""The table in the terminal."""

import re

import pytest

from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.view import View
from sketches import check, draw, drawings, given


def unwrapped(text: str) -> str:
    """One space between words: names may be broken at the end of a line of their column."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("table", GAME.tables)
def test_every_position_can_be_drawn(table: str) -> None:
    """Every card that lies open or is the viewer's own by its name; what is paid of what is being built."""
    for language in ("en", "cs"):
        for drawing in drawings(GAME, table, 3, 40, language):
            check(drawing)
            view, pen = drawing.view, drawing.pen
            assert isinstance(view, View)
            half = (pen.width - 2) // 2
            columns = [
                unwrapped("\n".join(line[:half] for line in drawing.lines)),
                unwrapped("\n".join(line[half:] for line in drawing.lines)),
                unwrapped(drawing.text),
            ]

            def shown(words: str, columns: list[str] = columns) -> bool:
                return any(words in text for text in columns)

            rows = [*view.areas, *(seat.selected for seat in view.seats)]
            for card in (card.card for row in rows for card in row if card.card is not None):
                assert shown(pen.name("card", card))
            for seat in view.seats:
                done, besiegers = [c.card for c in seat.completed], [m.card for m in seat.menaces]
                for card in (*seat.hand, *seat.looking_at, *done, *besiegers):
                    assert shown(pen.name("card", card))
                for building in seat.construction:
                    assert shown(pen.name("building", building.building))
                    for letter, paid, cost in zip("MPGEKS", building.filled, building.cost, strict=True):
                        assert cost == 0 or shown(f"{letter}{paid}/{cost}")
            hidden = sum(card.card is None for row in rows for card in row)
            assert drawing.text.count("???") == hidden


def test_a_position_as_drawn() -> None:
    s = given(
        GAME,
        "at = planning",
        "selected[A] = Mill, Rare Timber",
        "construction[A] = Portal 2E, Farm",
        "completed[A] = Seafarers",
        "completed[B] = Harbour",
        "besiegers[B] = Giant Rat",
        "soldiers[A] = 2",
        "krystallium[A] = 1",
        menaces_a="rats",
        menaces_b="giants",
    )
    assert draw(GAME, s, 0).text == GOLDEN.strip("\n")


GOLDEN = r"""
Round 1 of 4, Planning, deck 74, danger 0, discard 0
Production: materials 3:3   population 1:1   gold 1:1   exploration 2:2
*A (apprentice), Teressie, side A, points 0        *B (apprentice), Valados, side A, points -4
yields 3M 1P 1G 2E, soldiers 2, krystallium 1      yields 3M 1P 1G 2E, traps 2
traps 2                                            Completed:
Selected:                                            Harbour → 1G 1E
  1 Mill: 2M → 2M (structure, r:M)                 Menaces:
  2 Rare Timber (r:2M)                               Giant Rat ×1: fee 2, penalty 4
Under construction:
  =4,6 Farm M0/3 → 2P
  =5,7 Portal E2/3 → 1E +1K 1★
Completed:
  Seafarers → 2E
M materials  P population  G gold  E exploration  K krystallium  S soldiers  ★ points
r: when recycled  [ ] face down  =7 move
"""
