"""Questions with one answer: the written step plays it; beats and questions that are never forced are left alone."""

import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from deskoherna.kit import state as st
from deskoherna.kit.axes import axis
from deskoherna.kit.declare import DeclarationError, Phases, Tasks, allows, lists, verb
from deskoherna.kit.forced import MANY, NONE, EndlessError
from deskoherna.kit.log import Log
from deskoherna.kit.scenario import legal_texts
from deskoherna.kit.todo import push
from deskoherna.kit.verbs import verbs
from deskoherna.kit.writer import Written, write
from toys import market
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES
from toys.pennies.state import BET, CHOOSE

CARDS = axis("card", 4)
S = SimpleNamespace


@verb("drop {}", CARDS, asked=0)
def drop(s: S, seat: int, card: int) -> None:
    s.hand[seat] &= ~(1 << card)
    s.dropped.append((seat, card))


@allows(drop)
def holds(s: S, seat: int, card: int) -> bool:
    return bool(s.hand[seat] >> card & 1)


@verb("turn round", asked=0)
def turn_round(s: S) -> None:
    s.turns += 1


@verb("pick {}", CARDS, asked=0)
def pick(s: S, card: int) -> None:
    s.hand[0] = card


@lists(pick)
def list_cards(s: S, first: int, out: list[int], n: int) -> int:
    out[n] = first + s.hand[0]
    return n + 1


TASKS = Tasks()
DO_DEAL = TASKS("deal")


@TASKS.does(DO_DEAL)
def deal_more(s: S) -> None:
    s.hand[1] |= 0b0011


def is_busy(s: S) -> bool:
    return not s.hand[1] and s.n_todo > 0


def count_rounds(s: S) -> None:
    s.counted += 1


def deal(s: S, options: list[int]) -> None:
    s.hand[:] = options


def acting(s: S) -> int:
    return (
        sum(1 << seat for seat in range(2) if s.hand[seat]) if s.at_once else (1 if s.hand[0] else 2 * bool(s.hand[1]))
    )


def first_seat(s: S) -> int:  # noqa: ARG001 (as the kit calls it)
    return 1


def hands(a: int, b: int, *, at_once: bool = False) -> S:
    return S(phase=0, seats=2, hand=[a, b], dropped=[], at_once=at_once)


def table(phases: Phases, **more: Any) -> Written:
    """One drops cards of a hand one by one until it is empty; then the other does."""
    return write("tests.kit.dropping", verbs(drop), phases, actors=acting, **more)


def asking(**how: Any) -> Phases:
    phases = Phases()
    phases("drop", **how)
    return phases


def test_the_only_move_is_played_again_and_again_for_every_seat() -> None:
    s = hands(0b0110, 0b1000)
    table(asking()).step(s, 0, 1)
    assert s.dropped == [(0, 1), (0, 2), (1, 3)], "its last card, and the only one of the other"
    s = hands(0b0110, 0b1100)
    table(asking()).step(s, 0, 2)
    assert s.dropped == [(0, 2), (0, 1)], "the other has a choice"


def test_where_several_act_at_once_each_of_them_is_looked_at() -> None:
    s = hands(0b0111, 0b1000, at_once=True)
    table(asking(parallel=True)).step(s, 0, 1)
    assert s.dropped == [(0, 1), (1, 3)]


def test_what_follows_a_forced_move_is_done_before_the_next_is_looked_for() -> None:
    s = hands(0b0100, 0b1000)
    s.counted, s.todo, s.n_todo = 0, [[0] * 4 for _ in range(3)], 0
    push(s, DO_DEAL, 0, 0, 0)  # type: ignore[arg-type]  # any namespace
    table(asking(), tasks=TASKS, busy=is_busy, then=count_rounds).step(s, 0, 2)
    assert s.dropped == [(0, 2), (1, 3)]
    assert (s.hand[1], s.counted) == (0b0011, 2)


def test_a_beat_is_asked_although_there_is_one_answer() -> None:
    rules = table(asking(beat="the last card is laid by hand"))
    s = hands(0b0110, 0b1000)
    rules.step(s, 0, 1)
    assert s.dropped == [(0, 1)]
    assert rules.beat(s, 0) == 0
    assert table(asking()).beat(s, 0) == -1


def test_nothing_is_written_where_a_question_is_never_forced() -> None:
    rules = table(asking(never_forced=True))
    assert "only" not in rules.source
    s = hands(0b0110, 0b1000)
    rules.step(s, 0, 1)
    assert s.dropped == [(0, 1)]


def test_the_first_question_may_have_one_answer() -> None:
    s = hands(0, 0)
    table(asking(), setup=deal).setup(s, [0b0001, 0b0110])
    assert s.dropped == [(0, 0)]
    s = hands(0, 0)
    table(asking(), setup=deal).setup(s, [0b0011, 0b0110])
    assert s.dropped == []


def test_declarations_without_a_setup_set_nothing_up() -> None:
    with pytest.raises(DeclarationError, match="nothing was declared to set the game up"):
        table(asking()).setup(hands(0, 0), [])


def test_a_question_beside_the_phases_is_skipped_too() -> None:
    s = st.new(market.State)
    s.phase, s.seats, s.turn, s.debt = market.HAGGLE, 2, 1, 3
    market.MOVES.step(s, 1, market.VERBS.read("take salt"))
    assert s.debt == 3, "it is the other's turn"
    market.MOVES.step(s, 1, market.VERBS.read("show salt"))
    assert (s.turn, s.debt) == (0, 0), "the debt could only be paid"


def test_moves_without_another_that_never_end_are_told() -> None:
    rules = write("tests.kit.turning", verbs(turn_round), asking(), actors=first_seat)
    s = S(phase=0, seats=1, turns=0)
    with pytest.raises(EndlessError, match="1000 moves without another follow each other"):
        rules.step(s, 0, 0)
    assert s.turns == 1001


def test_the_only_move_is_the_one_that_the_list_has() -> None:
    written = sys.modules[HOARD.rules.step.__module__]
    dice = random.Random(5)
    met = {NONE: 0, MANY: 0, 1: 0}
    for seed in range(300):
        s = HOARD.begin(HOARD.tables["three"], seed)
        for card in range(12):  # any hands at all, also empty ones and those of one card; full hands draw nothing
            s.place[card] = dice.choice([2, 2, 2, 8]) if seed % 2 else dice.choice([8, 8, 8, 2])
        for phase in (0, 1):
            s.phase, s.giver, s.turn = phase, 0, 0
            moves = HOARD.legal(s, 0)
            only = written.only(s, 0)
            assert only == (moves[0] if len(moves) == 1 else MANY if moves else NONE)
            met[min(only, 1) if only < 0 else 1] += 1
    assert all(met.values()), met


def test_no_seat_of_the_hoard_is_asked_without_a_choice() -> None:
    for seed in range(60):
        dice = random.Random(seed)
        s = HOARD.begin(HOARD.tables["three"], seed)
        while not HOARD.over(s):
            for seat in HOARD.actors(s):
                assert len(HOARD.legal(s, seat)) > 1, legal_texts(HOARD, s)
            seat = dice.choice(HOARD.actors(s))
            HOARD.play(s, seat, dice.choice(HOARD.legal(s, seat)))


def test_a_log_holds_decisions_only_and_folds_and_takes_back() -> None:
    log = Log(HOARD, HOARD.tables["two"], b"k" * 32)
    dice = random.Random(3)
    while not HOARD.over(log.state):
        seat = HOARD.actors(log.state)[0]
        before = st.pack(log.state)
        log.play(seat, dice.choice(HOARD.legal(log.state, seat)))
        if log.undoable(seat) is not None and dice.random() < 0.5:
            log.undo(seat)
            assert st.pack(log.state) == before
    assert st.pack(log.at(len(log.entries))) == st.pack(log.state)


def test_beats_are_named_and_known_to_the_game() -> None:
    s = PENNIES.begin(None, 1)
    assert [PENNIES.rules.beat(s, seat) for seat in (0, 1)] == [BET, BET]
    assert "being ready" in PENNIES.phases.beats[BET]
    s.phase = CHOOSE
    assert PENNIES.rules.beat(s, 0) == -1


# ---------------------------------------------------------------- refused


def test_a_lister_by_hand_does_not_know_an_only_move() -> None:
    with pytest.raises(
        DeclarationError, match=r"pick: it lists its moves itself.* declare 'drop' never_forced, or a beat"
    ):
        write("tests.kit.picking", verbs(pick), asking(), actors=acting)


def test_a_question_is_a_beat_or_never_forced() -> None:
    phases = Phases()
    with pytest.raises(DeclarationError, match="question 'roll' is either a beat or never forced"):
        phases("roll", beat="dice are rolled by hand", never_forced=True)
    phases("act")
    with pytest.raises(DeclarationError, match="question 'pay' is either a beat or never forced"):
        phases.beside("pay", beat="money is counted", never_forced=True)
