"""Advice: what `worth` must see, whoever plays by it."""

import pytest

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.simple import simple_bot
from deskoherna.games.defenders.actions import build_camp
from deskoherna.games.defenders.game import GAME
from deskoherna.kit.scenario import Scenario, start

LAST_CAMP = Scenario(
    id="last-camp",
    rule="solo",
    title={"cs": "Poslední tábor", "en": "The last camp"},
    table={"players": 1, "factions": ["order", "council"], "leaders": ["burrun", "thexuloa"]},
    chance="free",
    given=[
        "board = bare",
        "terrain = plains",
        "habitat[2,0] = forest",
        "leader[order] = 2,0",
        "camps[order] = 3,0 3,-1 3,-2 3,-3 2,-3",
        "support[order] = 6",
        "hand[order] = Ubi, Mora",
        "hand[council] = Glint",
        "machine = mechs",
        "now[order] = Popel",
    ],
)


@pytest.mark.parametrize("seed", range(3))
def test_alone_the_last_camp_of_a_faction_is_worth_what_leaves_with_it(seed: int) -> None:
    """Hand, items and the rest of the turn are lost, and yet it must be built."""
    s = start(GAME, LAST_CAMP)
    bot = simple_bot("apprentice", GAME)
    assert bot.choose(Knowledge.of(GAME, s, 0, seed), GAME.legal(s, 0)) == GAME.verbs.move(build_camp)
