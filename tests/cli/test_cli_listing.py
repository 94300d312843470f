"""The list of moves: short to read, every number in it."""

import random
import re

import pytest

from deskoherna.cli.listing import LONG_LIST, listing
from deskoherna.cli.messages import messages
from deskoherna.cli.speech import Speech
from deskoherna.kit import registry
from deskoherna.kit.axes import axis
from deskoherna.kit.declare import hidden
from deskoherna.kit.sketch import WIDTH
from deskoherna.kit.verbs import verbs

FIELDS = axis("field", ["a1", "b1", "c1", "d1"])
VERBS = verbs(hidden("roll"), hidden("road {}", FIELDS), hidden("lay {} on {}", axis("card", 2, start=1), FIELDS))
ALL = list(range(VERBS.n_moves))
TEXTS = [VERBS.notate(m) for m in ALL]


def test_a_short_list_stands_in_lines() -> None:
    assert listing(ALL[:2], TEXTS[:2], VERBS, messages("en"), 80) == ["   1  roll", "   2  road a1"]


def test_a_long_list_is_grouped_by_verb_and_first_argument() -> None:
    assert listing(ALL, TEXTS, VERBS, messages("en"), 80) == [
        "   1  roll",
        "      road  2 a1   3 b1   4 c1   5 d1",
        "      lay 1 on  6 a1   7 b1   8 c1   9 d1",
        "      lay 2 on  10 a1   11 b1   12 c1   13 d1",
    ]


def test_what_stands_in_the_drawing_is_not_listed_again() -> None:
    lines = listing(ALL, TEXTS, VERBS, messages("en"), 80, {2, 3, 4, 5, 6})
    assert lines[1] == "      road  2 to 5, as numbered in the drawing"
    assert lines[2].startswith("      lay 1 on  6 a1")


def test_a_number_of_the_words_is_not_taken_for_the_number_of_a_move() -> None:
    """`area 1` and `area 2` keep their word."""
    found = listing(ALL, [f"Offer to area {m}" for m in ALL], VERBS, messages("en"), 200)
    assert "      Offer to  2 area 1   3 area 2   4 area 3   5 area 4" in found


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_move_of_a_game_is_listed(slug: str) -> None:
    game = registry.game(slug)
    speech = Speech(game, "en", "ABCD")
    dice = random.Random(1)
    s = game.begin(seed=1)
    for _ in range(120):
        if game.over(s):
            break
        seat = dice.choice(game.actors(s))
        legal = game.legal(s, seat)
        texts = [speech.move(move, s) for move in legal]
        lines = listing(legal, texts, game.verbs, messages("en"), WIDTH)
        numbers = {int(n) for n in re.findall(r"(?<!\S)\d+(?!\S)", " ".join(lines))}
        assert set(range(1, len(legal) + 1)) <= numbers
        assert len(lines) <= max(LONG_LIST, len(legal) + 1)
        assert max(map(len, lines)) <= WIDTH
        game.play(s, seat, dice.choice(legal))
