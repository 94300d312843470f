"""What each viewer is shown."""

import random
from typing import Any

import msgspec
import pytest

from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.options import Options
from deskoherna.games.kingdom.view import view
from deskoherna.kit import position
from deskoherna.kit.contract import ALL, SPECTATOR

A, B = 0, 1


def laid_out(*given: str, **options: Any) -> Any:
    s = GAME.begin(Options(**options), 1)
    for text in given:
        position.assign(GAME, s, text)
    GAME.rules.derive(s)
    assert GAME.faults(s) == []
    return s


def test_a_hidden_card_is_shown_to_who_laid_it_alone() -> None:
    s = laid_out("at = choice 14", "area_of[1] = Farm, Portal by A", "area_of[2] = none")
    cards = {viewer: view(s, viewer).areas[0][1] for viewer in (A, B, SPECTATOR, ALL)}
    assert cards[A].card == cards[ALL].card == "portal"
    assert cards[B].card is None
    assert cards[SPECTATOR].card is None
    assert all(not c.up and c.laid_by == A and c.spot == 2 for c in cards.values())


def test_hands_are_own_and_counted_for_others() -> None:
    s = laid_out("at = choice 13", "hand[A] = Portal, Frost Giant", "hand[B] = Farm, Giant Rat")
    mine, theirs = view(s, A).seats
    assert (mine.hand, mine.hand_count) == (["portal", "frost-giant"], 2)
    assert (theirs.hand, theirs.hand_count) == ([], 2)
    assert b"giant-rat" not in msgspec.json.encode(view(s, A).seats)


def test_the_face_up_deck_of_a_solo_game() -> None:
    s = laid_out("at = choice 1", "deck = Cathedral, Mill", players=1, module="quests")
    assert view(s, A).deck_top == "cathedral"
    assert view(GAME.begin(Options(module="quests"), 1), A).deck_top is None


def test_cards_looked_at_are_shown_to_the_seat_alone() -> None:
    s = laid_out(
        "at = planning",
        "council[A] = Renowned Cartographer",
        "soldiers[A] = 1",
        "deck = Portal, Mill, Cathedral",
        module="advisors",
    )
    GAME.play(s, A, GAME.verbs.read("use Renowned Cartographer"))
    assert view(s, A).seats[A].looking_at == ["mill", "cathedral", "portal"]
    assert view(s, B).seats[A].looking_at == []
    assert view(s, B).seats[A].looking == 3


def test_coming_and_past_steps() -> None:
    s = laid_out("at = planning", "completed[A] = Mill", "construction[A] = Farm 2M, Barracks")
    assert [(x.state, x.volumes) for x in view(s, A).steps] == [
        ("next", [5, 3]),
        ("next", [1, 1]),
        ("next", [1, 0]),
        ("next", [0, 1]),
    ]
    GAME.play(s, A, GAME.verbs.read("done"))
    steps = view(s, A).steps
    assert (steps[0].state, steps[0].volumes, steps[0].winner) == ("now", [5, 3], A)
    GAME.play(s, A, GAME.verbs.read("cube on Farm 1"))
    after = view(s, A)
    assert after.steps[0].volumes == [5, 3]
    assert after.steps[1].volumes == [3, 1]
    assert (after.seats[A].cubes, after.seats[A].cubes_of) == (4, "materials")


def test_a_building_shows_what_is_missing() -> None:
    s = laid_out("at = fight", "construction[A] = Golden Vein 4E frozen, Guildhall 2M", "soldiers[A] = 2")
    guildhall, vein = view(s, B).seats[A].construction
    assert (guildhall.building, guildhall.cost, guildhall.filled, guildhall.missing) == (
        "guildhall-1",
        [3, 1, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
        2,
    )
    assert vein.frozen and vein.may_free and vein.missing == 0


def test_covered_symbols_and_score() -> None:
    s = laid_out(
        "at = planning",
        "completed[A] = Mill, Mill",
        "besiegers[A] = Thief",
        "stolen[A] = materials of Mill",
        menaces_a="thieves",
        menaces_b="rats",
    )
    seat = view(s, B).seats[A]
    assert [(c.card, c.count, c.production, c.covered) for c in seat.completed] == [
        ("mill", 2, [2, 0, 0, 0], [1, 0, 0, 0])
    ]
    assert seat.production == [6, 1, 1, 0]
    assert (seat.score.basic, seat.score.combinations, seat.score.penalties, seat.score.total) == (0, 0, 4, -4)
    assert [(m.card, m.count, m.fee, m.may_fight) for m in seat.menaces] == [("thief", 1, 2, False)]


def test_quest_board() -> None:
    s = laid_out("at = planning", "laboratory[A] = 0 4 0 0", "quest_done[B][Hire Mercenaries] = 1", module="quests")
    [board] = view(s, A).quests
    assert board.quest == "usurper"
    assert [(x.step, x.pays, x.fee, x.payable_by, x.done_by, x.last) for x in board.steps] == [
        ("find-the-traitor", "P", 4, [A], [], False),
        ("foil-the-plan", "E", 5, [], [], False),
        ("hire-mercenaries", "G", 5, [], [B], False),
        ("defeat-the-rebels", "S", 15, [], [], True),
    ]


def test_open_and_hidden_discards() -> None:
    """Face-up discards are named, face-down ones only counted (R45)."""
    s = laid_out("at = choice 16", "area_of[1] = none", "area_of[2] = Portal by B, Mill")
    GAME.play(s, A, GAME.verbs.read("pick area 1"))
    for viewer in (A, B, SPECTATOR):
        shown = view(s, viewer)
        assert (shown.discard_count, shown.discard) == (2, {"mill": 1})


def test_result_of_a_finished_game() -> None:
    s = laid_out("round = 4", "at = step E", "completed[A] = Cathedral")
    GAME.play(s, A, GAME.verbs.read("done"))
    result = view(s, SPECTATOR).result
    assert result is not None and result.winners == [A] and not result.lost


@pytest.mark.parametrize("table", list(GAME.tables))
def test_views_of_a_whole_game_survive_the_wire(table: str) -> None:
    """Every view of a game is encoded and decoded again as its type."""
    dice = random.Random(table)
    s = GAME.begin(GAME.tables[table], 11)
    n = 0
    while not GAME.over(s):
        if n % 25 == 0:
            for viewer in (ALL, SPECTATOR, *range(s.seats)):
                shown = view(s, viewer)
                assert msgspec.json.decode(msgspec.json.encode(shown), type=GAME.view_type) == shown
        seat = dice.choice(GAME.actors(s))
        GAME.play(s, seat, dice.choice(GAME.legal(s, seat)))
        n += 1
    assert view(s, ALL).result is not None
