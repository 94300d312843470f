"""Settings by table speak of tables that there are."""

import pytest

from deskoherna.bots.tuning import BY_GAME, HAUNTED_CATACOMBS, LORD_OF_DOOM, tuning_of
from deskoherna.kit import registry


@pytest.mark.parametrize("slug", sorted(BY_GAME))
def test_every_case_is_met_at_some_table_and_some_table_meets_none(slug: str) -> None:
    game, tuning = registry.game(slug), tuning_of(slug)
    met = {id(tuning.at(game.begin(options))) for options in game.tables.values()}
    assert met == {id(tuning), *(id(case.tuning) for case in tuning.cases)}


def test_what_cases_name_by_number_is_what_they_mean() -> None:
    cardia, kingdom = registry.game("cardia"), registry.game("kingdom")
    assert cardia.begin(cardia.tables["haunted-catacombs"]).location == HAUNTED_CATACOMBS
    boards = kingdom.begin(kingdom.tables["lord-of-doom"]).boards
    assert [k for k, laid in enumerate(boards) if laid] == [LORD_OF_DOOM]
