"""What `lean` and `worth` make of a quest: nothing that the last step asks for is spent on anything else."""

from collections.abc import Callable
from typing import Any

import pytest

from deskoherna.games.kingdom.construction import cube_to_laboratory, place_cube, place_krystallium, place_soldier
from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.material import N_RESOURCES, RECYCLE
from deskoherna.games.kingdom.moves import VERBS
from deskoherna.games.kingdom.quests import begin_step, last_step, pay, transmute
from deskoherna.games.kingdom.rounds import recycle
from deskoherna.games.kingdom.state import N_ROUNDS, STEP_M, WITH_CUBE, WITH_KRYSTALLIUM, State

MATERIALS, POPULATION, GOLD, EXPLORATION = range(N_RESOURCES)
MUCH = 100
"""Thousandths of a win."""
USURPER, NORTHERN_LANDS, LORD_OF_DOOM = range(3)
CARD = 0


def lean(s: State, command: Callable[..., None], *args: int) -> int:
    """What a move of seat A weighs."""
    return GAME.lean(s, 0, VERBS.move(command, *args))


def table(mode: str, colour: int = EXPLORATION) -> Any:
    """The beginning of a game, with a cube in the hand of seat A."""
    s = GAME.begin(GAME.tables[mode], seed=1)
    s.cubes[0], s.colour[0] = 1, colour
    return s


def test_cubes_of_the_last_step_are_saved() -> None:
    s = table("northern-lands")
    assert lean(s, cube_to_laboratory) > 10 * lean(s, place_cube, CARD)
    assert lean(s, transmute, EXPLORATION) == 0
    assert lean(s, place_krystallium, CARD, 0) == 0, "krystallium stands for any cube"
    s.quest_done[0][last_step(NORTHERN_LANDS)] = 1
    assert lean(s, cube_to_laboratory) < lean(s, place_cube, CARD)
    assert lean(s, place_krystallium, CARD, 0) > 0


def test_other_cubes_are_built_with() -> None:
    s = table("northern-lands", MATERIALS)
    assert lean(s, cube_to_laboratory) < lean(s, place_cube, CARD)
    assert lean(s, transmute, MATERIALS) > 0


def test_soldiers_of_the_last_step_are_saved() -> None:
    assert lean(table("usurper"), place_soldier, CARD) == 0
    assert lean(table("northern-lands"), place_soldier, CARD) > 0


def test_krystallium_of_the_last_step_is_made_and_saved() -> None:
    s, other = table("lord-of-doom"), table("usurper")
    assert lean(s, place_krystallium, CARD, 0) == 0
    assert all(lean(s, transmute, r) > lean(other, transmute, r) for r in range(N_RESOURCES))
    assert lean(s, cube_to_laboratory) > lean(other, cube_to_laboratory)


@pytest.mark.parametrize(
    ("mode", "board"), [("usurper", USURPER), ("northern-lands", NORTHERN_LANDS), ("lord-of-doom", LORD_OF_DOOM)]
)
def test_the_last_step_comes_before_all_else(mode: str, board: int) -> None:
    s = table(mode)
    last = last_step(board)
    assert lean(s, begin_step, last) >= 10 * max(lean(s, begin_step, step) for step in range(last - 3, last))


def test_no_earlier_step_takes_what_the_last_one_asks_for() -> None:
    s = table("northern-lands")
    last = last_step(NORTHERN_LANDS)
    assert lean(s, begin_step, last - 1) == 0, "it costs exploration too"
    s.paying[0] = last - 2
    assert lean(s, pay, WITH_KRYSTALLIUM) < lean(s, pay, WITH_CUBE)
    s.paying[0] = last
    assert lean(s, pay, WITH_KRYSTALLIUM) == lean(s, pay, WITH_CUBE)


def test_cards_that_give_such_a_cube_are_rather_recycled() -> None:
    s = table("northern-lands")
    gives, other = (next(kind for kind, cube in enumerate(RECYCLE) if cube == r) for r in (EXPLORATION, MATERIALS))
    assert lean(s, recycle, gives) > lean(s, recycle, other)


# ---------------------------------------------------------------- worth


def last_round(mode: str) -> Any:
    """Production of the last round begins; seat A has nothing but five exploration cubes to come."""
    s = GAME.begin(GAME.tables[mode], seed=1)
    s.round, s.phase = N_ROUNDS, STEP_M
    for r in range(N_RESOURCES):
        s.yields[0][r] = 5 if r == EXPLORATION else 0
    return s


def test_the_last_step_is_worth_more_than_points() -> None:
    s = last_round("northern-lands")
    before = GAME.worth(s, 0)
    s.laboratory[0][EXPLORATION] = 5
    assert GAME.worth(s, 0) > before + MUCH, "five and five pay for it"
    assert GAME.worth(s, 0) > MUCH + GAME.worth(s, 1)
    s.quest_done[1][last_step(NORTHERN_LANDS)] = 1
    assert abs(GAME.worth(s, 0) - GAME.worth(s, 1)) < MUCH


def test_a_transmutation_that_was_begun_takes_what_the_last_step_needs() -> None:
    s = last_round("northern-lands")
    s.laboratory[0][EXPLORATION], s.laboratory[0][GOLD] = 5, 1
    whole = GAME.worth(s, 0)
    s.laboratory[0][GOLD], s.crucible[0] = 0, 1
    assert GAME.worth(s, 0) < whole - MUCH, "four of the five must follow"
    s.laboratory[0][GOLD] = 4
    assert GAME.worth(s, 0) >= whole, "others follow"


def test_a_fee_begun_with_too_few_cubes_takes_krystallium() -> None:
    s = last_round("lord-of-doom")
    s.krystallium[0], s.laboratory[0][POPULATION] = 5, 2
    whole = GAME.worth(s, 0)
    s.paying[0], s.due[0] = last_step(LORD_OF_DOOM) - 2, 5
    assert GAME.worth(s, 0) < whole - MUCH
    s.laboratory[0][POPULATION] = 5
    assert GAME.worth(s, 0) > whole - MUCH
