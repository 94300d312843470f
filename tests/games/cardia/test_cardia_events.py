"""What is told, and to whom."""

from typing import Any

from cardia_positions import position

from deskoherna.games.cardia.game import GAME
from deskoherna.kit.events import EVERYBODY

A, B = 0, 1


def told(s: Any) -> list[tuple[int, str]]:
    """All events since the position was laid out: to whom, and in the words of the log."""
    return [(to, GAME.events.notate(what, args, s)) for to, what, *args in s.told]


def test_only_the_owner_is_told_which_card_was_drawn() -> None:
    s = position(["hand[A] = 9, 1", "top[A] = 4", "hand[B] = 6, 1", "top[B] = 2"], ["A: play 9", "B: play 6"])
    assert (1 << A, "draws card A Mediator") in told(s)
    assert (1 << B, "draws card B Void Mage") in told(s)
    assert (EVERYBODY, "draws A 1") in told(s)
    assert not [text for to, text in told(s) if to == EVERYBODY and text.startswith("draws card")]


def test_a_card_laid_face_down_is_not_named() -> None:
    s = position(["hand[A] = 9, 1", "hand[B] = 6, 1"], ["A: play 9"])
    assert told(s) == [(EVERYBODY, "lays face down A")]


def test_a_clash_is_told_from_the_reveal_to_the_draw() -> None:
    s = position(["hand[A] = 9, 1", "hand[B] = 6, 1"], ["A: play 9", "B: play 6"])
    texts = [text for to, text in told(s) if to == EVERYBODY]
    assert texts == [
        "lays face down A",
        "lays face down B",
        "reveals A Ambusher 1",
        "reveals B Fortune Teller 1",
        "wins clash A 1",
        "seals now A 1",
        "activates B Fortune Teller",
        "must play face up A",
        "draws A 1",
        "draws B 1",
        "clash begins 2",
    ]


def test_a_tie_is_told_once() -> None:
    s = position(["hand[A] = 9, 1", "hand[B] = 9, 1"], ["A: play 9", "B: play 9"])
    assert [text for _, text in told(s)].count("ties clash 1") == 1


def test_an_exclusive_guardian_stays_quiet() -> None:
    """With the Fox only this tells it: two duties to play face up would cancel out."""
    s = position(
        ["row = 3 - 4", "guardians = Fox", "hand[A] = 2, 1", "hand[B] = 14, 1"],
        ["A: play 2", "B: play 14"],
        {"guardians": True},
    )
    texts = [text for _, text in told(s)]
    assert "guardian stays quiet Fox" in texts
    assert not [text for text in texts if text.startswith(("guardian helps", "must play"))]


def test_a_card_put_under_the_deck_is_named_to_its_owner_only() -> None:
    s = position(
        ["row = 5 - 3", "guardians = Peacock", "hand[A] = 8, 1", "hand[B] = 9, 1"],
        ["A: play 8", "B: play 9", "A: put 1 under deck"],
        {"guardians": True},
    )
    assert (1 << A, "puts under deck A Hired Blade") in told(s)
    assert (EVERYBODY, "puts card under deck A") in told(s)


def test_a_copied_effect_is_told_once() -> None:
    """As a copy, not as an effect besides."""
    s = position(
        ["row = 15[+3] - 16[-3]", "hand[A] = 14, 1", "hand[B] = 15, 1"],
        ["A: play 14", "B: play 15", "A: choose A14", "A: choose B15"],
    )
    texts = [text for _, text in told(s)]
    assert texts.count("copies A Inventor") == 1 and "activates A Inventor" not in texts


def test_a_card_laid_by_itself_is_told_like_any_other() -> None:
    s = position(["hand[A] = 9, 8", "deck[A] = none", "hand[B] = 6, 2"], ["A: play 9", "B: play 6"])
    assert (EVERYBODY, "lays face up A Judge") in told(s)


def test_only_the_seat_whose_seals_change_is_told_of() -> None:
    s = position(["row = 5 - 8", "hand[A] = 9, 1", "hand[B] = 6, 1"], ["A: play 9", "B: play 6"])
    assert [text for _, text in told(s) if text.startswith("seals now")] == ["seals now A 1"]


def test_the_end_is_told_with_its_reason() -> None:
    s = position(["hand[A] = 10, 2", "hand[B] = 15"], ["A: play 10"])
    assert told(s)[-1] == (EVERYBODY, "wins game A puppeteer")
