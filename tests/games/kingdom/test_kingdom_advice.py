"""What `lean` makes of a quest: nothing that the last step asks for is spent on anything else."""

from typing import Any

import pytest

from deskoherna.games.kingdom.advice import lean
from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.material import N_RESOURCES, RECYCLE, K
from deskoherna.games.kingdom.moves import (
    CUBE_ON,
    CUBE_TO_LABORATORY,
    KRYSTALLIUM_ON,
    PAY,
    QUEST,
    RECYCLE_CARD,
    SOLDIER_ON,
    TRANSMUTE,
)
from deskoherna.games.kingdom.quests import last_step
from deskoherna.games.kingdom.state import WITH_CUBE, WITH_KRYSTALLIUM

MATERIALS, EXPLORATION = 0, 3
USURPER, NORTHERN_LANDS, LORD_OF_DOOM = range(3)
CARD = 0


def table(mode: str, colour: int = EXPLORATION) -> Any:
    """The beginning of a game, with a cube in the hand of seat A."""
    s = GAME.begin(GAME.tables[mode], seed=1)
    s.cubes[0], s.colour[0] = 1, colour
    return s


def test_cubes_of_the_last_step_are_saved() -> None:
    s = table("northern-lands")
    assert lean(s, 0, CUBE_TO_LABORATORY) > 10 * lean(s, 0, CUBE_ON + CARD)
    assert lean(s, 0, TRANSMUTE + EXPLORATION) == 0
    assert lean(s, 0, KRYSTALLIUM_ON + CARD) == 0, "krystallium stands for any cube"
    s.quest_done[0][last_step(NORTHERN_LANDS)] = 1
    assert lean(s, 0, CUBE_TO_LABORATORY) < lean(s, 0, CUBE_ON + CARD)
    assert lean(s, 0, KRYSTALLIUM_ON + CARD) > 0


def test_other_cubes_are_built_with() -> None:
    s = table("northern-lands", MATERIALS)
    assert lean(s, 0, CUBE_TO_LABORATORY) < lean(s, 0, CUBE_ON + CARD)
    assert lean(s, 0, TRANSMUTE + MATERIALS) > 0


def test_soldiers_of_the_last_step_are_saved() -> None:
    assert lean(table("usurper"), 0, SOLDIER_ON + CARD) == 0
    assert lean(table("northern-lands"), 0, SOLDIER_ON + CARD) > 0


def test_krystallium_of_the_last_step_is_made_and_saved() -> None:
    s, other = table("lord-of-doom"), table("usurper")
    assert lean(s, 0, KRYSTALLIUM_ON + CARD * (K + 1)) == 0
    assert all(lean(s, 0, TRANSMUTE + r) > lean(other, 0, TRANSMUTE + r) for r in range(N_RESOURCES))
    assert lean(s, 0, CUBE_TO_LABORATORY) > lean(other, 0, CUBE_TO_LABORATORY)


@pytest.mark.parametrize(("mode", "board"), [("usurper", USURPER), ("northern-lands", NORTHERN_LANDS),
                                             ("lord-of-doom", LORD_OF_DOOM)])
def test_the_last_step_comes_before_all_else(mode: str, board: int) -> None:
    s = table(mode)
    last = last_step(board)
    assert lean(s, 0, QUEST + last) >= 10 * max(lean(s, 0, QUEST + step) for step in range(last - 3, last))


def test_no_earlier_step_takes_what_the_last_one_asks_for() -> None:
    s = table("northern-lands")
    last = last_step(NORTHERN_LANDS)
    assert lean(s, 0, QUEST + last - 1) == 0, "it costs exploration too"
    s.paying[0] = last - 2
    assert lean(s, 0, PAY + WITH_KRYSTALLIUM) < lean(s, 0, PAY + WITH_CUBE)
    s.paying[0] = last
    assert lean(s, 0, PAY + WITH_KRYSTALLIUM) == lean(s, 0, PAY + WITH_CUBE)


def test_cards_that_give_such_a_cube_are_rather_recycled() -> None:
    s = table("northern-lands")
    gives, other = (next(kind for kind, cube in enumerate(RECYCLE) if cube == r) for r in (EXPLORATION, MATERIALS))
    assert lean(s, 0, RECYCLE_CARD + gives) > lean(s, 0, RECYCLE_CARD + other)
