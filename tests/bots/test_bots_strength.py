"""What the levels are worth against each other."""

import pytest

from deskoherna.lab.plan import Plan
from deskoherna.lab.simulate import simulate

NEEDED = 0.8


def share(games: int) -> float:
    plan = Plan(game="cardia", bots=("apprentice", "random"), seed=1)
    return simulate(plan, games).report().bots[0].win_rate.mean


def test_the_apprentice_beats_random_play() -> None:
    assert share(200) >= NEEDED


@pytest.mark.long
def test_the_apprentice_beats_random_play_over_a_thousand_games() -> None:
    assert share(1000) >= NEEDED
