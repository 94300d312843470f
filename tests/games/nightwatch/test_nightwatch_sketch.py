"""The table in the terminal."""

import re

import pytest

from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.view import View
from deskoherna.kit.sketch import LETTERS
from sketches import check, draw, drawings, given


@pytest.mark.parametrize("table", GAME.tables)
def test_every_position_can_be_drawn(table: str) -> None:
    """Every hex with its number, every settlement and keep, the own hand, the Wall with its guards."""
    for language in ("en", "cs"):
        for drawing in drawings(GAME, table, 3, 60, language):
            check(drawing)
            view, pen, text = drawing.view, drawing.pen, drawing.text
            assert isinstance(view, View)
            for seat in view.seats:
                letter = LETTERS[seat.seat]
                built = [c for c in view.corners if c.owner == seat.seat]
                island = "\n".join(line for line in drawing.lines if not line.startswith("[A] "))
                own = r"|\[\d+\]" if seat.seat == pen.viewer else ""
                assert len(re.findall(rf"\[{letter}\]|<{letter}>{own}", island)) == len(built)
                for resource, n in (seat.hand or {}).items():
                    assert n == 0 or f"{pen.name('resource', resource)} {n}" in text
                for card in seat.cards or {}:
                    assert pen.name("card", card) in text
            assert text.count("•") == sum(h.pips for h in view.hexes)
            if view.north is not None:
                for section in view.north.sections:
                    guards = "".join("·" if g is None else LETTERS[g] for g in section.guards)
                    assert f"{pen.name('section', section.target[-1])} [{guards}]" in text


@pytest.mark.parametrize("table", ["classic", "watch-four", "watch-three", "base-four"])
def test_places_for_the_first_settlement_are_numbered_in_the_drawing(table: str) -> None:
    s = GAME.begin(GAME.tables[table], 1)
    seat = GAME.actors(s)[0]
    drawing = draw(GAME, s, seat)
    assert drawing.pen.drawn == set(range(1, len(drawing.legal) + 1))
    assert "·" not in "".join(line for line in drawing.lines if "•" in line)


def test_a_number_stands_where_its_road_would_lie() -> None:
    """From a settlement on a north corner roads lead up, down to the left and down to the right."""
    s = given(
        GAME,
        "turn = A",
        "now = trade",
        "hand[A] = lumber, brick",
        "hand[B] = ore",
        "settlements[A] = N0,2",
        setup="fixed",
    )
    drawing = draw(GAME, s, 0)
    numbers = {GAME.notate(m): str(n) for n, m in enumerate(drawing.legal, 1)}
    line, column = next((i, text.index("[A]") + 1) for i, text in enumerate(drawing.lines) if "[A]" in text)
    assert drawing.lines[line - 1][column - 1 : column + 1] == numbers["road N0,2/S1,0"]
    assert drawing.lines[line + 1][column - 4 : column - 2] == numbers["road N0,2/S0,1"]
    assert drawing.lines[line + 1][column + 2 : column + 4] == numbers["road N0,2/S1,1"]


def test_a_position_as_drawn() -> None:
    s = given(
        GAME,
        "turn = A",
        "now = trade",
        "hand[A] = 2 grain, 3 ore, brick, lumber",
        "hand[C] = wool",
        "settlements[A] = N0,2",
        "roads[A] = N0,2/S1,0",
        "keeps[B] = N2,1",
        "roads[B] = N2,1/S2,0",
        "cards[A] = Patrol",
        "tormund = 1,1",
        "wall[2] = A",
        "wall[3] = A, B, C",
        "camps[Hornfoots] = climber, giant",
        "clearing[3] = 2",
        "gift = 2,0 regular",
        setup="fixed",
        players=3,
    )
    assert draw(GAME, s, 0).text == GOLDEN.strip("\n")


GOLDEN = r"""
Round 1 of 100, dice 6 + 2, wildling die 12
Breaches 0 of 3, wildlings in the Gift 1 of 8, tokens 24
Ice River    ·, ·, ·, ·            1/2→I  3→II
Cave people  ·, ·, ·, ·            4→II   5→III
Hornfoots    climber, giant, ·, ·  6→III  7/8→IV
I [·····] below 0   II [A····] below 0   III [ABC··] below 2   IV [·····] below 0
Heroes: Othell Yarwyck, Alliser Thorne, Melisandre, Mance Rayder, Benjen Stark, Ygritte, Yoren
        Qhorin Halfhand
                        ·           ·           ·           ·
                     /     \     /     \     /     \     /     \
                  ·           ·           ·   (re)    ·           ·
                  |    ore    |  lumber   |   grain   |    ore    |
                  ·  10 •••   ·  9 ••••   ·   4 •••  <B> 8 •••••  ·
               /     \     /    18    17     \     b     \     /
            ·           ·           ·    (T)    ·           ·
            |   brick   |   wool    a    ore    |  lumber   |
            ·  5 ••••   ·  6 •••••[16] 5 ••••   ·   3 ••    ·
         /     \     /     \    19    20     /     \     /
      ·           ·           ·           ·           ·
      |   wool    |   grain   |   brick   |   grain   | 2:bric
      ·   4 •••   ·  10 •••   ·  9 ••••   ·  6 •••••  ·
   /     \     /     \     /     \     /     \     /
·           ·           ·           ·           ·
|   brick   |    ore    |  lumber   |   wool    |
·   11 ••   ·   3 ••    ·  8 •••••  ·  2/12 ••  ·
   \     /     \     /     \     /     \     /
      ·   2:grai  ·   2:lumb  ·   2:wool  ·   2:ore
[A] settlement  <A> keep  a road  (T) Tormund
bank: lumber 18, brick 18, wool 18, grain 17, ore 16; cards 24
                 points  resources  cards  road  patrols  left r/s/k  guards  hero
*A (apprentice)  1       7          1      1     0        14/4/4      2       Samwell Tarly A
 B (apprentice)  2       0          0      1     0        14/5/3      1       Bowen Marsh A
 C (apprentice)  0       1          0      0     0        15/5/4      1       Jeor Mormont A
A holds: lumber 1, brick 1, grain 2, ore 3, Patrol 1
Prices: road lumber+brick✓  settlement lumber+brick+wool+grain  keep grain·2+ore·3✓
        development card wool+grain+ore  guard lumber+brick+wool  at the bank 3:1
"""
