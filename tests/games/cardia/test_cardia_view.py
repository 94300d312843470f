"""The view of Cardia: all that the table shows, and nothing that a viewer may not know."""

from typing import Any

import msgspec
import pytest
from cardia_positions import position, view_of

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.view import View
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.words import words

A, B = 0, 1


def test_the_own_hand_is_shown_the_others_counted() -> None:
    view = view_of(GAME.begin(seed=2), A)
    assert len(view.seats[A].hand) == view.seats[A].hand_count == 5
    assert view.seats[B].hand == [] and view.seats[B].hand_count == 5
    assert view.seats[B].deck_known == [None] * 11


def test_a_spectator_sees_no_hand_and_all_sees_both() -> None:
    s = GAME.begin(seed=2)
    assert [len(x.hand) for x in view_of(s, SPECTATOR).seats] == [0, 0]
    assert [len(x.hand) for x in view_of(s, ALL).seats] == [5, 5]


def test_a_row_card_carries_everything_that_lies_on_it() -> None:
    s = position(["row = 5 - 8; 15[+3,-1,D,U] - 4", "hand[A] = 1, 2", "hand[B] = 1, 2"], [])
    card = view_of(s, B).row[1].cards[A]
    assert (card.strength, card.now, card.plus, card.minus) == (15, 17, 3, 1)
    assert (card.duration, card.unicorn, card.seals, card.wins) == (1, 1, 2, True)
    assert card.character == "inventor" and card.faction == "guild" and not card.in_force


def test_a_face_down_guardian_shows_its_faction_only() -> None:
    s = position(["guardians = Elephant, Cat"], [], {"guardians": True})
    first, second = view_of(s, A).guardians[:2]
    assert (first.position, first.guardian, first.exclusive) == (2, "elephant", False)
    assert (second.position, second.faction, second.guardian, second.exclusive) == (4, "dynasty", None, None)


@pytest.mark.parametrize(
    ("location", "row", "hand", "tagged", "tag"),
    [
        ("senate", "3 - 8", "7, 1", 7, "tag-senate"),
        ("haunted-catacombs", "5 - 8", "9, 2", 9, "tag-catacombs"),
        ("auction-house", "7 - 8", "6, 12", 6, "tag-auction"),
    ],
)
def test_tags_say_what_a_location_would_do(location: str, row: str, hand: str, tagged: int, tag: str) -> None:
    s = position([f"row = {row}", f"hand[A] = {hand}"], [], {"location": location})
    for card in view_of(s, A).seats[A].hand:
        assert [t.id for t in card.tags] == ([tag] if card.strength == tagged else [])


def test_the_agreed_guardian_is_shown_as_exclusive() -> None:
    s = position(["guardians = Bat"], [], {"guardians": True, "exclusive_swamp": "bat"})
    assert view_of(s, A).guardians[0].exclusive is True
    s = position(["guardians = Basilisk"], [], {"guardians": True, "exclusive_swamp": "bat"})
    assert view_of(s, A).guardians[0].exclusive is False
    s = position(["guardians = Basilisk"], [], {"guardians": True})
    assert view_of(s, A).guardians[0].exclusive is True


def test_a_card_set_aside_lies_before_the_next_clash() -> None:
    """Face down for both, also while its owner is still asked something else."""
    s = position(
        ["row = 8 - 3", "guardians = Basilisk", "hand[A] = 5, 16", "hand[B] = 7, 1, 2"],
        ["A: play 5", "B: play 7"],
        {"guardians": True, "basilisk_sets_aside": True, "location": "scrapyard"},
    )
    for viewer in (A, B):
        laid = view_of(s, viewer).seats[B].laid
        assert [(x.position, x.card, x.face_up) for x in laid] == [(3, None, False)]
        assert view_of(s, viewer).seats[B].must_play_top


def test_tags_tell_of_waiting_tokens() -> None:
    s = position(["waiting[A][plus] = 3", "waiting[A][duration] = 1", "hand[A] = 7"], [])
    assert [t.id for t in view_of(s, A).seats[A].hand[0].tags] == ["tag-plus", "tag-duration"]


def test_a_question_names_its_cause() -> None:
    s = position(["hand[A] = 7, 1", "hand[B] = 13, 1"], ["A: play 7", "B: play 13"])
    question = view_of(s, A).question
    assert question is not None
    assert (question.asked, question.cause) == (A, "character:palace-guard")
    assert view_of(s, A).prompt.id == "prompt-name-faction"
    assert view_of(s, B).prompt.id == "prompt-wait"


def test_the_result_and_its_reason() -> None:
    s = position(["hand[A] = 10, 2", "hand[B] = 15"], ["A: play 10"])
    result = view_of(s, SPECTATOR).result
    assert result is not None and (result.winners, result.reason) == ([A], "puppeteer")
    assert view_of(s, A).prompt.id == "prompt-won"
    assert view_of(s, B).prompt.id == "prompt-lost"


def test_a_view_survives_the_wire() -> None:
    view = view_of(GAME.begin(GAME.tables["senate"], 4), A)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


CHOICES: dict[str, tuple[list[str], list[str], dict[str, Any]]] = {
    "prompt-choose-inventor-second": (
        ["row = 9 - 8", "hand[A] = 15, 1", "hand[B] = 16, 1"],
        ["A: play 15", "B: play 16", "A: choose B8"],
        {},
    ),
    "prompt-choose-kinesis-mage": (
        ["row = 9[+3] - 4; 7[-3] - 3", "hand[A] = 2, 1", "hand[B] = 8, 1"],
        ["A: play 2", "B: play 8"],
        {"academy": "II"},
    ),
    "prompt-choose-cat": (
        ["row = 7[-5] - 6[+3]", "guardians = Cat", "hand[A] = 4, 1", "hand[B] = 13, 1"],
        ["A: play 4", "B: play 13"],
        {"guardians": True},
    ),
}


@pytest.mark.parametrize("wanted", CHOICES)
def test_every_choice_has_its_own_sentence(wanted: str) -> None:
    given, play, table = CHOICES[wanted]
    s = position(given, play, table)
    prompt = view_of(s, A).prompt
    assert prompt.id == wanted
    for language in ("cs", "en"):
        assert words(GAME, language).has(wanted)
