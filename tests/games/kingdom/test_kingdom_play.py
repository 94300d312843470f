"""What must hold in every game, whatever is played."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.material import (
    FIRST_CALAMITY_CARD,
    FIRST_CARD,
    FIRST_MENACE,
    KIND,
    N_CARDS,
    N_DECKABLE,
    N_DEVELOPMENTS,
)
from deskoherna.games.kingdom.options import TABLES as GAMES
from deskoherna.games.kingdom.options import Options
from deskoherna.games.kingdom.state import (
    ADVISED,
    DANGER,
    DANGER_CODE,
    DECK,
    GIANTS,
    HAND,
    N_ROUNDS,
    OFFER,
    PICK,
    PLANNING,
    SELECTED,
    SITE,
    STEP_M,
    THIEVES,
)
from deskoherna.games.kingdom.tasks import DO_GIANTS, DO_THIEVES
from deskoherna.kit.game import OptionsError

TABLES = sorted(GAME.tables)


def play_on(s: Any, dice: random.Random, steps: int) -> None:
    for _ in range(steps):
        if GAME.over(s):
            return
        seat = dice.choice(GAME.actors(s))
        GAME.play(s, seat, dice.choice(GAME.legal(s, seat)))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 350))
def test_no_position_of_play_is_impossible(table: str, seed: int, steps: int) -> None:
    s = GAME.begin(GAME.tables[table], seed)
    play_on(s, random.Random(seed), steps)
    assert GAME.faults(s) == []
    assert len(s.place) == N_CARDS == 128


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 350))
def test_soldiers_and_krystallium_are_never_made_from_nothing(table: str, seed: int, steps: int) -> None:
    """A step that gains soldiers or krystallium tells so; what lies on cards came from the duchy card."""
    s = GAME.begin(GAME.tables[table], seed)
    dice = random.Random(seed)
    play_on(s, dice, steps)
    if GAME.over(s):
        return
    seat = dice.choice(GAME.actors(s))
    move = dice.choice(GAME.legal(s, seat))
    before = [(s.soldiers[i], s.krystallium[i]) for i in range(s.seats)]
    s.told = []
    GAME.play(s, seat, move)
    names = [GAME.events.events[e[1]].key for e in s.told]
    for i in range(s.seats):
        if s.soldiers[i] > before[i][0]:
            assert {"gains-soldiers", "trained-soldier-of-serves"} & set(names)
        if s.krystallium[i] > before[i][1]:
            assert {"gains-krystallium", "laboratory-of-makes-krystallium"} & set(names)


def held(s: Any, seat: int) -> int:
    """Cubes of a seat: on cards under construction, in the laboratory (a krystallium was five) and in hand."""
    on_cards = sum(sum(s.filled[c]) for c in range(N_DEVELOPMENTS) if s.place[c] == SITE + seat)
    return int(on_cards + 5 * s.krystallium[seat] + sum(s.laboratory[seat]) + s.cubes[seat])


def test_cubes_of_a_step_are_all_placed() -> None:
    """A cube that is placed lies on a card or in the laboratory; what a card held goes when it is completed."""
    dice = random.Random(5)
    seen = 0
    for seed in range(6):
        s = GAME.begin(Options(), seed)
        while not GAME.over(s):
            seat = dice.choice(GAME.actors(s))
            placing = STEP_M <= s.phase < STEP_M + 4 and s.cubes[seat] > 0
            moves = [m for m in GAME.legal(s, seat) if not placing or GAME.notate(m).startswith("cube")]
            before, sites, phase = held(s, seat), s.place.count(SITE + seat), s.phase
            GAME.play(s, seat, dice.choice(moves))
            if placing and s.phase == phase and s.place.count(SITE + seat) == sites:
                assert held(s, seat) == before
                seen += 1
    assert seen > 60


@pytest.mark.parametrize("table", [t for t in TABLES if GAMES[t].players == 2])
def test_every_hand_has_one_danger(table: str) -> None:
    s = GAME.begin(GAME.tables[table], 3)
    dice = random.Random(3)
    rounds = set()
    while not GAME.over(s):
        if s.phase in (OFFER, PICK) and s.turn == 0 and s.offered == 0 and s.round not in rounds:
            rounds.add(s.round)
            for seat in range(2):
                hand = [c for c in range(N_CARDS) if s.place[c] == HAND + seat]
                assert len(hand) == 8
                assert sum(KIND[c] >= N_DECKABLE for c in hand) == 1
                assert all(s.seen[c] == 1 << seat for c in hand)
        play_on(s, dice, 1)
    assert rounds == {1, 2, 3, 4}


def test_a_sample_keeps_the_danger_where_it_must_be() -> None:
    """Whatever is imagined, the rival's danger of a round lies among the cards dealt to that hand."""
    where: Counter[str] = Counter()
    for seed in range(60):
        s = GAME.begin(Options(module="quests"), seed)
        play_on(s, random.Random(seed), 150)
        if GAME.over(s):
            continue
        t = GAME.imagine(s, 0, seed)
        for r in range(s.round):
            code = 1 + N_ROUNDS + r
            dangers = [c for c in range(FIRST_CALAMITY_CARD, N_CARDS) if t.dealt[c] == code]
            assert len(dangers) == 1
        assert all(t.place[c] != DECK for c in range(FIRST_CALAMITY_CARD, N_CARDS))
        hidden = next(c for c in range(FIRST_CALAMITY_CARD, N_CARDS) if t.dealt[c] == 4 + s.round)
        where["same" if s.place[hidden] == t.place[hidden] and s.dealt[hidden] == t.dealt[hidden] else "moved"] += 1
    assert sum(where.values()) > 30


def test_a_solo_sample_keeps_dangers_among_dangers() -> None:
    for seed in range(30):
        s = GAME.begin(Options(players=1), seed)
        play_on(s, random.Random(seed), 60)
        t = GAME.imagine(s, 0, seed)
        dangers = [c for c in range(FIRST_CALAMITY_CARD, N_CARDS) if t.dealt[c] == DANGER_CODE]
        assert len(dangers) == 4
        assert sum(t.dealt[c] == DANGER_CODE for c in range(N_CARDS)) == 12


def test_an_unkept_advisor_is_imagined_as_an_advisor() -> None:
    guesses = set()
    s = GAME.begin(Options(module="advisors"), 4)
    for seat in range(2):
        GAME.play(s, seat, GAME.legal(s, seat)[0])
    for seed in range(60):
        t = GAME.imagine(s, 0, seed)
        boxed = [c for c in range(N_CARDS) if t.place[c] == 0 and not t.seen[c] & 1]
        assert len(boxed) == 1
        assert FIRST_CARD[N_DECKABLE] - 14 <= boxed[0] < FIRST_CARD[N_DECKABLE]
        guesses.add(boxed[0])
    assert len(guesses) > 5


def test_keeping_an_advisor_gives_no_reward() -> None:
    """Set-up brings two soldiers and one advisor each, no pick reward (R29); the rest joins the deck of 80."""
    s = GAME.begin(Options(module="advisors"), 4)
    assert GAME.actors(s) == [0, 1]
    for seat in (1, 0):
        moves = GAME.legal(s, seat)
        assert len(moves) == 2
        assert GAME.notate(GAME.rules.mask(s, seat, moves[1])) == "keep an advisor"
        GAME.play(s, seat, moves[1])
    assert s.soldiers == [2, 2]
    assert [s.place.count(ADVISED + seat) for seat in range(2)] == [1, 1]
    assert s.place.count(DECK) == 80 - 16
    assert s.phase == OFFER


@pytest.mark.parametrize("table", ["solo-giants", "solo-usurper", "solo-advisors"])
def test_the_danger_deck_lasts_exactly_four_rounds(table: str) -> None:
    s = GAME.begin(GAME.tables[table], 8)
    dice = random.Random(8)
    left = {}
    while not GAME.over(s):
        if s.phase == PLANNING:
            left[s.round] = s.place.count(DANGER)
        play_on(s, dice, 1)
    assert left == {1: 9, 2: 6, 3: 3, 4: 0}


def test_solo_scenarios_are_for_one() -> None:
    with pytest.raises(OptionsError, match="is for one player"):
        GAME.read_options({"players": 2, "scenario": "the-prophecy"})


def test_two_different_menaces() -> None:
    with pytest.raises(OptionsError, match="two different menaces"):
        GAME.read_options({"menaces_a": "rats", "menaces_b": "rats"})


def test_planning_is_free_to_rearrange() -> None:
    """The same plan in another order is the same position (the moves of one seat that do not depend on each other)."""
    from deskoherna.kit import position, state

    ends = set()
    for order in (("build Farm", "build Portal"), ("build Portal", "build Farm")):
        s = GAME.begin(Options(), 1)
        for text in ("at = planning", "selected[A] = Farm, Portal"):
            position.assign(GAME, s, text)
        for text in order:
            GAME.play(s, 0, GAME.verbs.read(text))
        assert s.phase == PLANNING
        ends.add(state.pack(s))
    assert len(ends) == 1


@pytest.mark.parametrize(("table", "phase"), [("giants-rats", GIANTS), ("rats-thieves", THIEVES)])
def test_a_question_of_menaces_needs_nothing_on_the_stack(table: str, phase: int) -> None:
    """Games stored under the rules before stand in these questions without a task to come back to."""
    s, seed = GAME.begin(GAME.tables[table], 0), 0
    dice = random.Random(1)
    while s.phase != phase:
        if GAME.over(s):
            seed += 1
            s = GAME.begin(GAME.tables[table], seed)
        play_on(s, dice, 1)
    below = s.n_todo
    assert all(s.todo[i][0] not in (DO_GIANTS, DO_THIEVES) for i in range(below))
    while s.phase == phase:
        play_on(s, dice, 1)
    selected = [c for c in range(FIRST_CARD[FIRST_MENACE], N_CARDS) if s.place[c] in (SELECTED, SELECTED + 1)]
    assert s.phase != PLANNING or selected == [], "all menaces have moved in"
