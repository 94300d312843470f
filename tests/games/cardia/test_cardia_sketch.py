"""The table in the terminal."""

import pytest
from cardia_positions import position

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.view import View
from sketches import check, draw, drawings


@pytest.mark.parametrize("table", GAME.tables)
def test_every_position_can_be_drawn(table: str) -> None:
    """Every card in the row, the own hand with what each card does, the location, guardians that have come."""
    for language in ("en", "cs"):
        for drawing in drawings(GAME, table, 3, 4, language):
            check(drawing)
            view, pen, text = drawing.view, drawing.pen, drawing.text
            assert isinstance(view, View)
            for clash in view.row:
                for card in clash.cards:
                    assert pen.name("character", card.character) in text
            for hand in view.seats[pen.viewer].hand:
                assert f"{hand.strength:>2} {pen.name('character', hand.character)} | " in text
            assert view.location is None or pen.name("location", view.location) in text
            for guardian in view.guardians:
                if guardian.guardian is not None:
                    assert f"[{pen.name('guardian', guardian.guardian)}]" in text
            assert text.count("●") == sum(card.seals for clash in view.row for card in clash.cards)


def test_cards_of_the_hand_have_the_numbers_of_their_moves() -> None:
    s = GAME.begin(GAME.tables["deck-1"], 1)
    drawing = draw(GAME, s, 0)
    for n, move in enumerate(drawing.legal, 1):
        strength = GAME.notate(move).removeprefix("play ")
        assert any(line.startswith(f"={n}") and line[5:7].strip() == strength for line in drawing.lines)


def test_a_position_as_drawn() -> None:
    s = position(["hand[A] = 9, 3, 12", "hand[B] = 5, 10"], ["A: play 9", "B: play 5"])
    assert draw(GAME, s, 0).text == GOLDEN.strip("\n")


GOLDEN = r"""
Round 2

1
Ambusher
Swamp
›9 ●

5
Swamp
Saboteur

*A (apprentice): 1 seal of 5, hand 3, deck 10, discard 2
=1    3 Surgeon | Guild | Your next card gets −5.
=2    5 Saboteur | Swamp | Your opponent discards the top 2 cards of their deck.
=3   12 Treasurer | Dynasty ∞ | The winning card of the previous clash is worth 1 more seal, whoever
        owns it.
     discarded: 6 Fortune Teller, 7 Palace Guard
*B (apprentice): 0 seals of 5, hand 2, deck 13, discard 0
"""
