"""The log: fold, judge, mask, undo, save and load."""

from typing import Any

import msgspec
import pytest

from deskoherna.kit import state as st
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.log import IllegalMove, Log, LogError, load, refusal
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES
from toys.pennies.numbers import CHOOSE_SIDE, CHOOSE_UNSEEN, RAISE, READY
from toys.pennies.state import BET

KEY = b"the secret of this table"


@pytest.fixture
def log() -> Log:
    return Log(PENNIES, PENNIES.tables["lucky"], KEY)


def played(log: Log, *moves: tuple[int, int]) -> Log:
    for seat, move in moves:
        log.play(seat, move)
    return log


def test_moves_are_judged(log: Log) -> None:
    log.play(0, READY)
    with pytest.raises(IllegalMove, match="seat 0 has nothing to decide now"):
        log.play(0, RAISE)
    with pytest.raises(IllegalMove, match="'choose heads' is not legal now"):
        log.play(1, CHOOSE_SIDE)
    assert refusal(PENNIES, log.state, 1, RAISE) is None
    assert len(log.entries) == 1


def test_an_entry_remembers_what_undo_needs(log: Log) -> None:
    entry = log.play(0, RAISE)
    assert (entry.seq, entry.seat, entry.move, entry.mask) == (1, 0, RAISE, RAISE)
    assert (entry.phase, entry.actors, entry.reveals) == (BET, 0b11, log.state.reveals)
    assert [e[1] for e in entry.told] == [0]


def test_others_see_the_mask(log: Log) -> None:
    played(log, (0, READY), (1, READY))
    entry = log.play(0, CHOOSE_SIDE + 1)
    assert [log.shown(entry, viewer) for viewer in (0, 1, SPECTATOR, ALL)] == [
        CHOOSE_SIDE + 1,
        CHOOSE_UNSEEN,
        CHOOSE_UNSEEN,
        CHOOSE_SIDE + 1,
    ]


def test_chance_hangs_on_the_sequence_number_not_on_the_past() -> None:
    one = played(Log(PENNIES, PENNIES.tables["lucky"], KEY), (0, READY), (1, READY), (0, 2), (1, 2))
    other = Log(PENNIES, PENNIES.tables["lucky"], KEY)
    for seq, seat, move in ((1, 0, READY), (2, 1, READY), (3, 1, 2), (4, 0, 2)):
        other.play(seat, move, seq)
    assert one.state.score == other.state.score
    assert one.state.rng == other.state.rng


def test_the_last_move_is_taken_back(log: Log) -> None:
    before = st.pack(log.state)
    log.play(0, RAISE)
    assert log.undo(0).move == RAISE
    assert st.pack(log.state) == before
    with pytest.raises(IllegalMove, match="nothing to take back"):
        log.undo(0)
    assert log.play(0, RAISE).seq == 2, "a number is never used twice"


def test_a_move_is_taken_back_from_under_a_later_parallel_one(log: Log) -> None:
    played(log, (0, RAISE), (1, RAISE), (0, READY))
    log.undo(0)
    log.undo(0)
    assert log.state.stake == [1, 2]
    assert [e.seq for e in log.entries] == [2]


def test_ready_is_taken_back_until_the_last_is_ready(log: Log) -> None:
    log.play(0, READY)
    assert log.undoable(0) is not None
    log.play(1, READY)
    assert log.undoable(0) is None
    assert log.undoable(1) is None


def test_a_hidden_choice_is_taken_back_until_it_is_shown(log: Log) -> None:
    played(log, (0, READY), (1, READY), (0, CHOOSE_SIDE))
    assert log.undoable(0) is not None
    log.play(1, CHOOSE_SIDE)
    assert log.undoable(0) is None
    assert log.undoable(1) is None


def test_nothing_is_taken_back_when_a_card_was_seen_or_another_asked() -> None:
    log = Log(HOARD, HOARD.tables["two"], KEY)
    log.play(0, 0)
    assert log.undoable(0) is None
    bury = next(m for m in HOARD.legal(log.state, 1) if HOARD.notate(m).startswith("bury"))
    log.play(1, bury)
    assert log.undoable(1) is None, "it is the other's turn"


def test_nothing_is_taken_back_after_the_end() -> None:
    log = Log(PENNIES, PENNIES.read_options({"rounds": 1}), KEY)
    played(log, (0, READY), (1, READY), (0, 2), (1, 2))
    assert PENNIES.over(log.state)
    assert log.undoable(0) is None


def test_at_gives_every_position_on_the_way(log: Log) -> None:
    start = st.pack(log.state)
    played(log, (0, RAISE), (1, READY), (0, READY))
    assert st.pack(log.at(0)) == start
    assert log.at(1).stake == [2, 1]
    assert st.pack(log.at(3)) == st.pack(log.state)


def test_a_log_is_saved_in_words_and_loaded() -> None:
    log = played(Log(PENNIES, PENNIES.tables["czech"], KEY), (0, RAISE), (1, RAISE), (0, READY), (1, READY), (1, 3))
    log_undone = log.undo(1)
    log.play(1, 2)
    saved: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(log.save()))
    assert saved["moves"][-1] == [log_undone.seq + 1, 1, "choose panna"]
    again = load(PENNIES, saved)
    assert st.pack(again.state) == st.pack(log.state)
    assert again.entries == log.entries
    assert again.next_seq == log.next_seq


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rules": 9}, "the saved game has rules 9, here it is 1"),
        ({"game": "chess"}, "has game 'chess'"),
        ({"material": "?"}, "has material"),
        ({"moves": [[1, 0, "choose heads"]]}, "move 1: 'choose heads' is not legal"),
        ({"moves": [[1, 0, "shout"]]}, "move 1: 'shout' is no move"),
    ],
)
def test_a_log_meets_only_its_own_rules_and_material(change: dict[str, Any], sentence: str) -> None:
    saved = Log(PENNIES, PENNIES.tables["short"], KEY).save()
    with pytest.raises(LogError, match=sentence):
        load(PENNIES, saved | change)


def test_the_opening_is_told_and_each_move_tells_its_own() -> None:
    log = Log(HOARD, HOARD.tables["two"], KEY)
    entry = log.play(0, 0)
    assert {to for to, *_ in entry.told} == {-1, 1}
    assert log.state.told == []
