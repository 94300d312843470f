"""The small games of the workshop keep the whole contract, tried as hard as small games need."""

from dataclasses import replace

import pytest

from deskoherna.kit import registry, scenario
from deskoherna.kit.compliance import CHECKS, QUICK

SMALL = replace(QUICK, steps=3_000, positions=120, twin_steps=1_500, games=60)


@pytest.mark.parametrize("slug", registry.workshop())
def test_kept(slug: str) -> None:
    game = registry.game(slug)
    for name, check in CHECKS.items():
        assert check(game, SMALL), name


def test_only_games_of_the_workshop_stand_there() -> None:
    assert len(registry.workshop()) == 3
    assert all(registry.game(slug).workshop for slug in registry.workshop())
    assert not any(game.workshop for game in registry.games())


@pytest.mark.parametrize("slug", registry.workshop())
def test_every_section_of_the_page_but_none_has_an_example(slug: str) -> None:
    game = registry.game(slug)
    examples = [x for path in scenario.files_of(game) for x in scenario.read_file(path).scenario]
    assert len(examples) >= 5
    assert all(x.title.keys() == {"cs", "en"} for x in examples)
