"""Every worked example of the rulebook holds."""

import pytest

from deskoherna.games.defenders.game import GAME
from deskoherna.games.defenders.material import CARD_EFFECT, F
from deskoherna.kit import scenario

ALL = [x for path in scenario.files_of(GAME) for x in scenario.read_file(path).scenario]


@pytest.mark.parametrize("x", ALL, ids=[x.id for x in ALL])
def test_scenario(x: scenario.Scenario) -> None:
    assert scenario.run(GAME, x).faults == ()


def test_every_ability_has_a_scenario() -> None:
    """Some card of each of the 36 abilities is chosen, active or spoken of in the section of its faction."""
    spoken: dict[str, str] = {}
    for x in ALL:
        if x.rule.endswith("-abilities"):
            spoken[x.rule] = spoken.get(x.rule, "") + " ".join([*x.given, *x.play])
    for i, ability in enumerate(F.abilities):
        cards = [d.cs for d in F.defenders if d.ability == ability.id]
        assert any(name in spoken[f"{ability.faction}-abilities"] for name in cards), (i, ability.id)


def test_every_effect_is_on_some_card() -> None:
    assert sorted(set(CARD_EFFECT)) == list(range(27))
