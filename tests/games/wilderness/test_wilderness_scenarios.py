"""Every worked example of the rulebook holds, and every animal and ruling has one."""

import re
from pathlib import Path

import pytest

from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import ANIMAL_IDS
from deskoherna.kit import scenario

ALL = [x for path in scenario.files_of(GAME) for x in scenario.read_file(path).scenario]


@pytest.mark.parametrize("x", ALL, ids=[x.id for x in ALL])
def test_scenario(x: scenario.Scenario) -> None:
    assert scenario.run(GAME, x).faults == ()


def test_every_animal_has_its_section() -> None:
    rules = [x.rule for x in ALL]
    for animal in ANIMAL_IDS:
        assert rules.count(animal) >= 3, animal


PAIRS = Path(__file__).parents[3] / "web/src/games/wilderness/pairs.ts"


def test_the_bestiary_page_shows_examples_that_exist() -> None:
    lines = re.findall(r"examples: \[(.*?)\](?:, see: \[(.*?)\])?", PAIRS.read_text())
    assert len(lines) == 20
    shown = [name for own, _ in lines for name in re.findall(r'"(.*?)"', own)]
    seen = [name for _, other in lines for name in re.findall(r'"(.*?)"', other)]
    assert len(shown) == len(set(shown))
    assert {*shown, *seen} <= {x.id for x in ALL}
    assert {x.id for x in ALL if x.rule == "bestiary"} == set(shown)


def test_titles_and_notes_bear_no_numbers_of_rulings() -> None:
    """Those who read the rulebook have never seen the page that numbers them."""
    told = [text for x in ALL for text in (*x.title.values(), *x.note.values())]
    assert [text for text in told if re.search(r"\b[KW]\d+\b", text)] == []
