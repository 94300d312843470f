"""What holds in every game of Cardia, whatever is played."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.material import MAX_CLASHES
from deskoherna.games.cardia.state import BOTH, OVER
from deskoherna.kit import state

options = st.fixed_dictionaries(
    {
        "swamp": st.sampled_from(["I", "II"]),
        "academy": st.sampled_from(["I", "II"]),
        "guild": st.sampled_from(["I", "II"]),
        "dynasty": st.sampled_from(["I", "II"]),
        "guardians": st.just(True),
        "strategic": st.booleans(),
        "strict": st.booleans(),
        "guardian_on_tie": st.booleans(),
        "basilisk_sets_aside": st.booleans(),
        "seal_travels": st.booleans(),
        "exclusive_swamp": st.sampled_from(["marked", "toad", "basilisk", "bat"]),
        "exclusive_academy": st.sampled_from(["marked", "phoenix", "scorpion", "fox"]),
        "exclusive_guild": st.sampled_from(["marked", "parrot", "raccoon"]),
        "location": st.sampled_from(["none", "random-base", "random-any"]),
    }
)


def play_on(s: Any, choices: Any) -> None:
    """Play to the end with moves drawn from `choices`, looking at every position on the way."""
    while not GAME.over(s):
        seat = choices.choice(GAME.actors(s))
        assert GAME.faults(s) == []
        GAME.play(s, seat, choices.choice(GAME.legal(s, seat)))
        assert s.steps < GAME.max_steps


@settings(max_examples=40, deadline=None)
@given(options, st.integers(0, 2**31), st.randoms(use_true_random=False))
def test_every_game_ends_without_a_fault(table: dict[str, Any], seed: int, choices: Any) -> None:
    s = GAME.begin(GAME.read_options(table), seed)
    play_on(s, choices)
    assert GAME.faults(s) == []
    assert s.phase == OVER and s.clash <= MAX_CLASHES
    standings = [GAME.rules.standing(s, seat) for seat in range(2)]
    assert standings == ([1, 1] if s.result == BOTH else [1, 2] if s.result == 1 else [2, 1])


@settings(max_examples=25, deadline=None)
@given(options, st.integers(0, 2**31), st.randoms(use_true_random=False), st.integers(0, 30))
def test_a_sample_can_be_played_to_the_end(table: dict[str, Any], seed: int, choices: Any, steps: int) -> None:
    s = GAME.begin(GAME.read_options(table), seed)
    for _ in range(steps):
        if GAME.over(s):
            return
        seat = choices.choice(GAME.actors(s))
        GAME.play(s, seat, choices.choice(GAME.legal(s, seat)))
    if GAME.over(s):
        return
    for seat in range(2):
        play_on(GAME.imagine(s, seat, seed), choices)


@settings(max_examples=25, deadline=None)
@given(options, st.integers(0, 2**31), st.randoms(use_true_random=False))
def test_worth_is_a_share_of_a_win(table: dict[str, Any], seed: int, choices: Any) -> None:
    s = GAME.begin(GAME.read_options(table), seed)
    while not GAME.over(s):
        worths = [GAME.worth(s, seat) for seat in range(2)]
        assert all(0 < w < 1000 for w in worths) and sum(worths) == 1000
        seat = choices.choice(GAME.actors(s))
        legal = GAME.legal(s, seat)
        assert all(GAME.lean(s, seat, m) >= 0 for m in legal)
        GAME.play(s, seat, choices.choice(legal))
    ends = {GAME.worth(s, seat) for seat in range(2)}
    assert ends in ({500}, {0, 1000})


def test_the_present_question_survives_saving() -> None:
    s = GAME.begin(GAME.tables["any-location"], 11)
    while not GAME.over(s):
        again = state.restore(GAME.state, state.snapshot(s))
        seat = GAME.actors(s)[-1]
        move = GAME.legal(s, seat)[-1]
        GAME.play(s, seat, move)
        GAME.play(again, seat, move)
        assert state.pack(again) == state.pack(s)
