"""Settings by table speak of tables that there are."""

import pytest

from deskoherna.bots.tuning import BY_GAME, HAUNTED_CATACOMBS, tuning_of
from deskoherna.kit import registry


@pytest.mark.parametrize("slug", sorted(BY_GAME))
def test_every_case_is_met_at_some_table_and_some_table_meets_none(slug: str) -> None:
    game, tuning = registry.game(slug), tuning_of(slug)
    met = {id(tuning.at(game.begin(options))) for options in game.tables.values()}
    assert met == {id(tuning), *(id(case.tuning) for case in tuning.cases)}


def test_the_haunted_catacombs_are_where_they_are_said_to_be() -> None:
    cardia = registry.game("cardia")
    assert cardia.begin(cardia.tables["haunted-catacombs"]).location == HAUNTED_CATACOMBS
