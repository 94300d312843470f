"""The map in the terminal."""

import pytest

from deskoherna.games.defenders.game import GAME
from deskoherna.games.defenders.view import Hex, View
from deskoherna.kit.sketch import Pen
from sketches import Drawing, check, draw, drawings, given

ROW, HALF = 3, 6


def room(drawing: Drawing, h: Hex) -> tuple[str, str]:
    """The two lines inside a hex: the map begins below the heading, its westmost border is the first column."""
    q, r = (int(n) for n in h.hex.split(","))
    column, line = HALF * (2 * q + r) + 7 * HALF, 1 + ROW * (r + 3)
    above, below = (drawing.lines[line + i].ljust(99)[column - HALF + 1 : column + HALF].strip() for i in (1, 2))
    return above, below


def letters(sides: list[str], pen: Pen) -> str:
    return "".join(pen.text(f"terminal-side-{side}") for side in sides)


@pytest.mark.parametrize("table", GAME.tables)
def test_every_position_can_be_drawn(table: str) -> None:
    """In every hex its habitat, leaders, camp, mechs and pollution; both engines; the own hand with what it can do."""
    for language in ("en", "cs"):
        for drawing in drawings(GAME, table, 3, 40, language):
            check(drawing)
            view, pen = drawing.view, drawing.pen
            assert isinstance(view, View)
            for h in view.hexes:
                above, below = room(drawing, h)
                if h.habitat:
                    assert pen.text(f"terminal-habitat-{h.habitat}") in above
                assert below.count("*") == h.pollution
                assert ("☠" in below) == h.toxic
                assert letters(h.leaders, pen) in below
                assert not h.mechs or f"{'s' if h.snipers else 'm'}{h.mechs}" in below
                assert not h.camp or letters([h.camp], pen).lower() in below
                assert h.factory is None or str(h.factory.number) in below
            the_map = "\n".join(drawing.lines[1 : 1 + ROW * 7 + 1])
            for engine in view.engines:
                assert not engine.place or any(f"{engine.engine}{nose}" in the_map for nose in "↑↗↘↓↙↖")
            for faction in view.factions:
                for card in faction.hand or []:
                    assert f"{pen.name('card', card)} (" in drawing.text


def test_walls_lie_on_their_borders() -> None:
    """At the start four walls lie by the two engines."""
    drawing = draw(GAME, GAME.begin(GAME.tables["two"], 1), 0)
    assert "".join(drawing.lines[1:23]).count("═════") + "".join(drawing.lines[1:23]).count("║") // 2 == len(
        drawing.view.borders
    )


def test_a_position_as_drawn() -> None:
    s = given(
        GAME,
        "board = bare",
        "terrain = plains",
        "leader[order] = 2,0",
        "leader[council] = -1,2",
        "pollution[2,0] = 1",
        "mechs[1,1] = 2",
        "toxic[-1,2] = 1",
        "wall[2,0/NW] = 1",
        "wall[2,0/E] = 1",
        "wall[-1,2/NE] = 1",
        "breach[-1,2/NE] = 1",
        "breaches_left[order] = 5",
        "engine[1] = 2,-2/1,-1",
        "engine[2] = -2,2/-1,1",
        "wounds[order] = 1",
        "camps[order] = 0,2",
        "now[order] = Popel",
        players=2,
        factions=["order", "council"],
        leaders=["burrun", "thexuloa"],
    )
    assert draw(GAME, s, 0).text == GOLDEN.strip("\n")


GOLDEN = r"""
Round 1 of 100, Actions, Order: action points 3
                     /     \     /     \     /     \     /     \
                  :   P A1    :   P A2    :   P A3    :   P A4    :
                  :           :           :           :           :
               /     \     /     \     /     \     /     \     /     \
            :   P B1    :   P B2    :   P B3    :   P B4    :   P B5    :
            :           :           :           :           :           :
         /     \     /     \     /     \     /    1↘     /     \     /     \
      :   P C1    :   P C2    :   P C3    :   P C4    :   P C5    :   P =1    :
      :           :           :           :           :           :           :
   /     \     /     \     /     \     /     \     /     \   ══8══   \     /     \
:   P D1    :   P D2    :   P D3    :    D4     :   P =2    :   P D6    7   P D7    :
:           :           :           :    [5]    :           :    * O    ║           :
   \     /     \     /     \     /     \     /     \     /     \     /     \     /
      :   P E1    :   P E2    :   P E3    :   P E4    :   P =3    :   P =4    :
      :           :           :           :           :    m2     :           :
         \     /     \     /    2↖     /   ══x══   /     \     /     \     /
            :   P F1    :   P F2    :   P F3    :   P =5    :   P F5    :
            :           :           :    ☠ C    :     o     :           :
               \     /     \     /     \     /     \     /     \     /
                  :   P G1    :   P G2    :   P G3    :   P G4    :
                  :           :           :           :     c     :
                     \     /     \     /     \     /     \     /
F forest  P plains  M marsh  H mountains  ═ ║ wall  x breach  1↑ engine  [5] factory  (5) rewilded
* pollution  ☠ toxic site  m hunters  s snipers  o camp (o- idle)  O organizer  ! enclosed hex
=7 move
Machine direction right, arrow ↑; vents: [5] ↗↘←; in supply: toxic sites 5, mechs 18
Machine deck: Engines 2, Factories 2, Mechs 2, Restart 1
                                     wounds  support  camps  breaches  hand/deck/discard
*O Order Burrun, A (apprentice)      1/3     0/2      5      5         2/9/0
 C Council Thexuloa, B (apprentice)  0/3     0/2      5      6         2/9/0
O: active Popel (Forest, 3 AP, Archives)
O: in hand Rystle (Forest, 4 AP, Comrade of the Order); Wyzypa (Forest, 2 AP, Almanac Press)
C: active Sváča (Plains, 3 AP, Field Kitchen)
Of your hand you may tell the others the habitats alone, nothing else.
"""
