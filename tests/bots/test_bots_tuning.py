"""Settings by table speak of tables that there are."""

import pytest

from deskoherna.bots.simple import worlds_at
from deskoherna.games.cardia.bot.tuning import in_the_catacombs
from deskoherna.games.cardia.game import GAME as CARDIA
from deskoherna.games.kingdom.bot.tuning import against_the_lord_of_doom
from deskoherna.games.kingdom.game import GAME as KINGDOM
from deskoherna.kit import registry
from deskoherna.kit.game import Game


@pytest.mark.parametrize("game", registry.games(), ids=lambda g: g.slug)
def test_every_case_is_met_at_some_table_and_some_table_meets_none(game: Game) -> None:
    tuning = game.advice.tuning
    met = {id(tuning.at(game.begin(options))) for options in game.tables.values()}
    assert met == {id(tuning), *(id(case.tuning) for case in tuning.cases)}


@pytest.mark.parametrize("game", registry.games(), ids=lambda g: g.slug)
def test_modes_that_a_game_names_are_there(game: Game) -> None:
    assert set(game.advice.main_modes) <= set(game.tables)
    assert {mode for mode, _ in game.advice.paces.by_rung} <= set(game.tables)


def test_what_cases_name_is_what_they_mean() -> None:
    assert [mode for mode, options in CARDIA.tables.items() if in_the_catacombs(CARDIA.begin(options))] == [
        "haunted-catacombs"
    ]
    assert against_the_lord_of_doom(KINGDOM.begin(KINGDOM.tables["lord-of-doom"]))
    assert not any(against_the_lord_of_doom(KINGDOM.begin(KINGDOM.tables[mode])) for mode in KINGDOM.advice.main_modes)


@pytest.mark.parametrize("game", registry.games(), ids=lambda g: g.slug)
def test_how_many_worlds_an_apprentice_imagines_does_not_hang_on_the_deal(game: Game) -> None:
    for options in game.tables.values():
        assert {game.advice.tuning.at(game.begin(options, seed)).worlds for seed in range(5)} == {
            worlds_at(game, options)
        }
