"""The executable rulebook: every scenario of every registered game, one test each."""

from functools import cache

import pytest

from deskoherna.kit import registry, scenario
from deskoherna.kit.scenario import Scenario


@cache
def all_scenarios() -> dict[str, tuple[str, Scenario]]:
    return {
        f"{slug}/{path.stem}/{x.id}": (slug, x)
        for slug in registry.slugs()
        for path in scenario.files_of(registry.game(slug))
        for x in scenario.read_file(path).scenario
    }


@pytest.mark.parametrize("name", list(all_scenarios()))
def test_scenario(name: str) -> None:
    slug, x = all_scenarios()[name]
    assert scenario.run(registry.game(slug), x).faults == ()


@pytest.mark.parametrize("slug", registry.slugs())
def test_scenarios_have_notes_in_both_languages_or_none(slug: str) -> None:
    odd = [
        name for name, (game, x) in all_scenarios().items() if game == slug and x.note and x.note.keys() != {"cs", "en"}
    ]
    assert odd == []
