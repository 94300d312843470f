"""Tables of moves and events: numbers, texts, parser, targets."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as hs

from deskoherna.kit.axes import Axis, axis, seats
from deskoherna.kit.declare import DeclarationError, verb
from deskoherna.kit.verbs import NUMBER, Events, NotationError, verbs
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES
from toys.pennies.numbers import CHOOSE_SIDE

CARDS = axis("card", ["Portal", "Old Wolf", "Fox"])
AREAS = axis("area", ["area 1", "area 2"])
FACES = axis("facing", ["face up", "face down"])
SEATS = seats(2)


@verb("roll", asked=0)
def roll() -> None:
    pass


@verb("road", CARDS, asked=0)
def road(card: int) -> None:
    pass


@verb("offer {} to {} {}", CARDS, AREAS, FACES, asked=0)
def offer(card: int, area: int, facing: int) -> None:
    pass


@verb("swap {} with {}", CARDS, CARDS, asked=0)
def swap(card: int, other: int) -> None:
    pass


VERBS = verbs(roll, road, offer, swap)
ROLL, ROAD, OFFER, SWAP = (VERBS.of(command).first for command in (roll, road, offer, swap))


def test_numbers_run_on() -> None:
    assert (ROLL, ROAD, OFFER, SWAP) == (0, 1, 4, 16)
    assert VERBS.n_moves == 25


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (ROLL, "roll"),
        (ROAD + 1, "road Old Wolf"),
        (OFFER + (0 * 2 + 1) * 2 + 1, "offer Portal to area 2 face down"),
        (SWAP + 2 * 3 + 1, "swap Fox with Old Wolf"),
    ],
)
def test_a_move_reads_like_the_rulebook(move: int, text: str) -> None:
    assert VERBS.notate(move) == text
    assert VERBS.read(text) == move
    assert VERBS.read(f"  {text.upper().replace(' ', '  ')} ") == move


@given(hs.integers(0, VERBS.n_moves - 1))
def test_arguments_lead_back(move: int) -> None:
    verb = VERBS.verb(move)
    assert verb.number(VERBS.arguments(move)) == move
    assert VERBS.read(VERBS.notate(move)) == move


def test_targets_name_each_argument() -> None:
    assert VERBS.targets(OFFER + (1 * 2 + 0) * 2 + 1) == ("card:old-wolf", "area:1", "facing:face-down")
    assert VERBS.targets(ROLL) == ()


def test_names_of_arguments_that_come_twice() -> None:
    assert VERBS.verb(SWAP).argument_names == ("card", "card2")
    assert VERBS.verb(SWAP).key == "swap-with"
    assert VERBS.verb(OFFER).key == "offer-to"


def test_a_text_that_is_none_names_the_nearest_legal_one() -> None:
    with pytest.raises(NotationError, match="'road old wulf' is no move; did you mean 'road Old Wolf'"):
        VERBS.read("road old wulf")
    with pytest.raises(NotationError) as told:
        VERBS.read("road old wulf", among=[ROLL, ROAD])
    assert told.value.nearest == "road Portal"
    with pytest.raises(NotationError, match=r"is no move$") as told:
        VERBS.read("xyzzy", among=[])
    assert told.value.nearest is None


@pytest.mark.parametrize("move", [-1, 25])
def test_a_number_that_is_none_is_refused(move: int) -> None:
    with pytest.raises(ValueError, match="is no move; there are 25"):
        VERBS.notate(move)


def test_an_argument_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="road: 3 is no card"):
        VERBS.verb(ROAD).number([3])


def declared(text: str, *axes: Axis, asked: int = 0) -> Callable[..., None]:
    @verb(text, *axes, asked=asked)
    def command() -> None:
        pass

    return command


def test_tables_without_sense_are_refused() -> None:
    with pytest.raises(TypeError, match="1 places for 2 arguments"):
        verbs(declared("offer {}", CARDS, AREAS))
    with pytest.raises(TypeError, match="is no axis"):
        verbs(declared("offer", 3))  # type: ignore[arg-type]  # what is refused
    with pytest.raises(ValueError, match="verbs are not unique"):
        verbs(declared("offer {}", CARDS), declared("offer", AREAS))
    with pytest.raises(ValueError, match="at most three arguments"):
        Events()("storm", CARDS, CARDS, CARDS, CARDS)
    with pytest.raises(DeclarationError, match="declared twice, with other axes"):
        verbs(declared("offer", CARDS), declared("offer", AREAS))
    with pytest.raises(DeclarationError, match="two commands answer the same question"):
        verbs(declared("offer", CARDS), declared("offer", CARDS))
    with pytest.raises(DeclarationError, match="is no verb"):
        verbs(test_an_argument_out_of_range_is_refused)


def test_two_commands_may_share_their_words_at_different_questions() -> None:
    here, there = declared("take {}", CARDS), declared("take {}", CARDS, asked=1)
    table = verbs(declared("roll"), here, there)
    assert table.n_moves == 1 + CARDS.size
    assert table.of(here) is table.of(there)
    assert table.move(there, 2) == 3


def test_names_of_the_table_are_read_and_written() -> None:
    plain, czech = (PENNIES.begin(PENNIES.tables[t]) for t in ("short", "czech"))
    choose = CHOOSE_SIDE
    assert PENNIES.notate(choose + 1, plain) == "choose tails"
    assert PENNIES.notate(choose + 1, czech) == "choose orel"
    assert PENNIES.verbs.read("choose orel", czech) == choose + 1
    with pytest.raises(NotationError):
        PENNIES.verbs.read("choose orel", plain)


def test_events_are_told_in_words() -> None:
    table = Events()
    assert [table("wins clash {} {}", SEATS, NUMBER), table("storm")] == [0, 1]
    assert table.notate(0, (1, 7, 0)) == "wins clash B 7"
    assert table.notate(0, (5, 7, 0)) == "wins clash 5 7", "a number beyond the axis is shown as it is"
    assert table.notate(1, (0, 0, 0)) == "storm"


def test_all_texts_of_a_game_are_cached_by_names() -> None:
    assert HOARD.verbs.texts() is HOARD.verbs.texts(HOARD.begin())
