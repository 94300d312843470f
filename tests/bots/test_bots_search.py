"""The search: repeatable, the same in both twins, bounded in time and memory, and blind to what it may not see."""

import time
from types import SimpleNamespace
from typing import Any

import pytest
from bench.plain_search import Room, interpreted_search, run

from deskoherna.bots import search_driver
from deskoherna.bots import trees as trees_module
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.registry import bot
from deskoherna.bots.search import Budget, Rated, Search, Thought, further, settled
from deskoherna.bots.simple import SimpleBot
from deskoherna.bots.thinker import LEVELS, Thinker, budget_of, mixed_choice
from deskoherna.bots.trees import Trees
from deskoherna.kit.advice import Case, Tuning
from deskoherna.kit.game import Game
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES
from toys.pennies.numbers import CHOOSE_SIDE, READY

HEADS, TAILS = CHOOSE_SIDE, CHOOSE_SIDE + 1


def coins(rounds: int = 1) -> Any:
    """Matching pennies where both must choose a side."""
    s = PENNIES.begin(PENNIES.read_options({"rounds": rounds}), seed=1)
    for seat in range(2):
        PENNIES.play(s, seat, READY)
    return s


def ask(search: Search, s: Any, seat: int, budget: Budget, seed: int = 0) -> Thought:
    game = search.game
    return search.think(Knowledge.of(game, s, seat, seed).world, seat, game.legal(s, seat), budget, seed)


@pytest.fixture(scope="module")
def pennies() -> Search:
    return Search(PENNIES)


@pytest.fixture(scope="module")
def hoard() -> Search:
    return Search(HOARD)


@pytest.fixture(scope="module")
def hopeful() -> Search:
    return Search(HOARD, Tuning(hope=5))


def with_choice(game: Game, seed: int) -> tuple[Any, int]:
    """A position in which somebody has a choice."""
    s = game.begin(seed=seed)
    while True:
        seat = game.actors(s)[0]
        legal = game.legal(s, seat)
        if len(legal) > 1 and s.steps >= 2:
            return s, seat
        game.play(s, seat, legal[-1])


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("seat", [0, 1])
def test_the_moves_at_the_root_are_those_of_the_seat_that_asks(pennies: Search, seat: int) -> None:
    """Also when another acts at the same time and would come first."""
    thought = ask(pennies, coins(), seat, Budget(rounds=300))
    assert {m.move for m in thought.moves} == {HEADS, TAILS}
    assert sum(m.visits for m in thought.moves) == thought.rounds == 300


@pytest.mark.parametrize("seat", [0, 1])
def test_matching_pennies_is_played_half_and_half(seat: int) -> None:
    """Whoever always chose the same side, or leaned to one, would be beaten by anybody who notices."""
    player = Thinker(PENNIES, Search(PENNIES), Budget(rounds=300))
    s = coins()
    chosen = [player.choose(Knowledge.of(PENNIES, s, seat, seed), PENNIES.legal(s, seat)) for seed in range(80)]
    assert 24 <= chosen.count(HEADS) <= 56
    values = [m.value for seed in range(10) for m in ask(player.search, s, seat, Budget(rounds=300), seed).moves]
    assert 0.4 < sum(values) / len(values) < 0.6, "nobody has an edge"


def test_the_search_does_not_peek() -> None:
    """What the other has already chosen in secret changes nothing, choice by choice."""
    player = Thinker(PENNIES, Search(PENNIES), Budget(rounds=200))
    for seed in range(20):
        moves = set()
        for hidden in (HEADS, TAILS):
            s = coins()
            PENNIES.play(s, 0, hidden)
            moves.add(player.choose(Knowledge.of(PENNIES, s, 1, seed), PENNIES.legal(s, 1)))
        assert len(moves) == 1, seed


def test_secret_choices_mix_among_the_good_ones_only() -> None:
    moves = (Rated(7, 100, 0.6, 0.01), Rated(3, 90, 0.6, 0.01), Rated(5, 20, 0.2, 0.01))
    chosen = [mixed_choice(moves, seed) for seed in range(200)]
    assert set(chosen) == {7, 3}
    assert 60 <= chosen.count(3) <= 130


def test_own_moves_follow_each_other_where_several_act_at_once() -> None:
    assert [search_driver.mover(0b110, asking) for asking in range(3)] == [1, 1, 2]


# ---------------------------------------------------------------- both twins, all threads


@pytest.mark.parametrize("which", ["hoard", "hopeful"])
def test_a_search_driven_from_python_finds_the_same(which: str, request: pytest.FixtureRequest) -> None:
    """One source: the interpreted driver grows the very same tree, node by node."""
    search: Search = request.getfixturevalue(which)
    s, seat = with_choice(HOARD, 3)
    world = Knowledge.of(HOARD, s, seat, 5).world
    legal = HOARD.legal(world, seat)
    thought = search.think(world, seat, legal, Budget(rounds=60), 11)
    room = Room(HOARD, world.seats, 60)
    each = min(search.tuning.each, 60 // (2 * len(legal)))
    run(interpreted_search(HOARD), search.tuning, [world, None, None], room, seat, 60, 11, each)
    assert room.visits(seat) == {m.move: m.visits for m in thought.moves if m.visits}
    assert room.counts[0] == search.trees[0].counts[0]


def test_the_same_seed_makes_the_same_thought(hoard: Search) -> None:
    s, seat = with_choice(HOARD, 2)
    one, two = (ask(hoard, s, seat, Budget(rounds=200), 9) for _ in range(2))
    assert one.moves == two.moves
    assert one.line == two.line
    assert ask(hoard, s, seat, Budget(rounds=200), 10).moves != one.moves


def test_threads_add_up(hoard: Search) -> None:
    s, seat = with_choice(HOARD, 2)
    thought = ask(hoard, s, seat, Budget(rounds=100, threads=2), 9)
    assert thought.rounds == 200
    assert sum(m.visits for m in thought.moves) == 200
    alone = ask(hoard, s, seat, Budget(rounds=100), 9)
    assert [m.visits for m in alone.moves] != [m.visits // 2 for m in thought.moves], "each has worlds of its own"


def test_hope_keeps_the_search_to_moves_that_look_good(hoard: Search, hopeful: Search) -> None:
    """With hope every new node knows all its moves, and `worth` has spoken of each of them once."""
    s, seat = with_choice(HOARD, 3)
    for search in (hoard, hopeful):
        ask(search, s, seat, Budget(rounds=200), 4)
    assert hopeful.trees[0].counts[0] > 2 * hoard.trees[0].counts[0]
    nodes = hopeful.trees[0].nodes[HOARD.begin().seats : hopeful.trees[0].counts[0]]
    assert (nodes["hope"] >= 0).sum() > len(nodes) // 2
    assert (hoard.trees[0].nodes["hope"][: hoard.trees[0].counts[0]] <= 0).all()


def test_the_likely_way_on_was_tried(hopeful: Search) -> None:
    """Moves that were only looked at are no likely continuation."""
    s, seat = with_choice(HOARD, 2)
    thought = ask(hopeful, s, seat, Budget(rounds=40), 9)
    t = hopeful.trees[0]
    for rated, line in zip(thought.moves, thought.line, strict=False):
        at = t.along(seat, rated.move)
        for edge in line:
            at = t.along(at, edge) if at is not None else None
            assert at is not None
            assert t.nodes[at]["visits"] > 0


def test_every_move_is_tried_first(hoard: Search) -> None:
    s, seat = with_choice(HOARD, 4)
    legal = HOARD.legal(s, seat)
    thought = ask(hoard, s, seat, Budget(rounds=2 * len(legal) * hoard.tuning.each))
    assert min(m.visits for m in thought.moves) >= hoard.tuning.each


# ---------------------------------------------------------------- time and memory


class Clock:
    """A clock that a search moves on by its rounds alone."""

    def __init__(self, search: Search, monkeypatch: pytest.MonkeyPatch, round_s: float) -> None:
        self.now = 0.0
        compiled = search.twin.functions.search

        def slow(*args: Any) -> int:
            self.now += round_s * int(args[-3][search_driver.ROUNDS])
            return int(compiled(*args))

        monkeypatch.setattr(search.twin.functions, "search", slow)
        monkeypatch.setattr(time, "perf_counter", lambda: self.now)


@pytest.mark.parametrize("round_s", [1e-5, 1e-4, 2e-3])
def test_a_search_keeps_within_its_time(monkeypatch: pytest.MonkeyPatch, round_s: float) -> None:
    """However long a round takes: an adept has a second, and never more."""
    search = Search(HOARD)
    clock = Clock(search, monkeypatch, round_s)
    s, seat = with_choice(HOARD, 2)
    thought = ask(search, s, seat, Budget(seconds=LEVELS["adept"].seconds))
    assert clock.now == thought.seconds
    assert 0.9 < thought.seconds <= 1.0


def tree_of(visits: list[int], values: list[int]) -> Trees:
    """A tree of seat 0 with these children of its root."""
    t = Trees(PENNIES)
    t.clear(2, 100)
    for k, (n, value) in enumerate(zip(visits, values, strict=True)):
        at = 2 + k
        t.nodes[at] = (n * value, n * value * value, 0, n, k, -1, -1 if k == 0 else at - 1, -1)
        t.nodes[0]["eldest"] = at
    return t


def test_when_a_choice_is_settled() -> None:
    assert settled(tree_of([50], [500]), 0, 50, 1000), "the only move"
    assert settled(tree_of([50, 300], [300, 600]), 0, 350, 249), "the other cannot catch up"
    assert not settled(tree_of([50, 300], [300, 600]), 0, 350, 250)
    assert settled(tree_of([150, 150], [500, 501]), 0, 300, 700), "no difference, and not for lack of trying"
    assert not settled(tree_of([150, 150], [500, 501]), 0, 300, 1700), "too soon to say"
    assert not settled(tree_of([290, 10], [500, 501]), 0, 300, 700), "one was hardly tried"
    assert not settled(tree_of([150, 150], [500, 520]), 0, 300, 700)


def test_an_early_end_changes_no_open_choice(hoard: Search) -> None:
    saved = 0
    for seed in range(12):
        s, seat = with_choice(HOARD, seed)
        whole = ask(hoard, s, seat, Budget(rounds=600), seed)
        early = ask(hoard, s, seat, Budget(rounds=600, early=True), seed)
        by_move = {m.move: m.value for m in whole.moves}
        assert by_move[early.moves[0].move] >= by_move[whole.moves[0].move] - 0.02
        saved += whole.rounds - early.rounds
    assert saved > 0


def test_memory_is_bounded_and_a_full_tree_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees_module, "NODES", 64)
    monkeypatch.setattr(trees_module, "FEWEST", 64)
    search = Search(HOARD)
    s, seat = with_choice(HOARD, 1)
    thought = ask(search, s, seat, Budget(rounds=1000))
    assert search.trees[0].counts[0] == 64
    assert thought.rounds == 1000
    assert sum(m.visits for m in thought.moves) >= 900, "the moves at the root found room and went on counting"


def test_how_much_memory_that_is() -> None:
    assert 20e6 < Trees(PENNIES).nbytes < 32e6


# ---------------------------------------------------------------- levels


def test_levels_at_a_pace() -> None:
    adept, master = (budget_of(name, Tuning(), 100) for name in LEVELS)
    assert (adept.rounds, adept.threads, adept.seconds) == (100, 1, None)
    assert (master.rounds, master.threads, master.seconds) == (500, 2, None)
    assert adept.early
    assert master.early


def test_levels_by_the_clock() -> None:
    """A game may say how many rounds are enough for an adept; a master always uses its time."""
    assert [budget_of(name, Tuning()).seconds for name in LEVELS] == [1.0, 5.0]
    adept, master = (budget_of(name, Tuning(adept_rounds=50)) for name in LEVELS)
    assert (adept.seconds, adept.rounds) == (1.0, 50)
    assert (master.seconds, master.rounds) == (5.0, None)
    assert budget_of("adept", Tuning(adept_rounds=50), 2000).rounds == 50
    assert budget_of("adept", Tuning(adept_rounds=50), 20).rounds == 20


def test_long_lists_of_moves_may_ask_for_more_rounds() -> None:
    adept, master = (budget_of(name, Tuning(adept_rounds=50, adept_rounds_a_move=6), 100) for name in LEVELS)
    assert [adept.among(n).rounds for n in (1, 10, 40)] == [56, 110, 290]
    assert master.among(40).rounds == 500
    assert Budget(seconds=1.0, rounds_a_move=6).among(40).rounds is None
    s, seat = with_choice(HOARD, 1)
    legal = HOARD.legal(s, seat)
    thought = Search(HOARD).think(s, seat, legal, Budget(rounds=20, rounds_a_move=3))
    assert thought.rounds == 20 + 3 * len(legal)


def table_of(seats: int) -> Any:
    return SimpleNamespace(seats=seats, dealt=[0, seats > 2])


def test_some_tables_may_be_set_otherwise() -> None:
    alone, wild = Tuning(adept_rounds=80), Tuning(adept_rounds=90)
    tuning = Tuning(
        cases=(
            Case("alone", lambda s: s.seats == 1, alone),
            Case("in the wild", lambda s: s.dealt[1] == 1, wild),
            Case("of four", lambda s: s.seats == 4, Tuning()),
        )
    )
    assert tuning.at(table_of(1)) is alone
    assert tuning.at(table_of(2)) is tuning
    assert tuning.at(table_of(3)) is wild
    assert tuning.at(table_of(4)) is wild, "the first case that is met counts"
    assert Tuning().at(table_of(1)) == Tuning()


def test_an_adept_may_be_set_otherwise_at_any_table() -> None:
    hasty, hasty_alone, of_three = Tuning(adept_rounds=5), Tuning(adept_rounds=3), Tuning(adept_rounds=9)
    tuning = Tuning(
        adept=hasty,
        cases=(
            Case("alone", lambda s: s.seats == 1, Tuning(adept=hasty_alone)),
            Case("of three", lambda s: s.seats == 3, of_three),
        ),
    )
    adept = tuning.of_adept()
    assert [adept.at(table_of(seats)).adept_rounds for seats in (1, 2, 3)] == [3, 5, 9]
    assert Tuning().of_adept() == Tuning()


def test_what_ends_first_ends_the_search() -> None:
    assert further(Budget(rounds=100), 64, 9.0) == (36, 36)
    assert further(Budget(rounds=100), 100, 9.0) == (0, 0)
    assert further(Budget(seconds=1.0), 100, 1.0) == (0, 0)
    left, chunk = further(Budget(seconds=1.0), 1000, 0.47)
    assert (left, chunk) == (1063, 106)
    assert further(Budget(seconds=1.0, rounds=1010), 1000, 0.47) == (10, 10)
    assert further(Budget(seconds=1.0, rounds=100_000), 1000, 0.99) == (0, 0)


def test_without_compiled_code_the_apprentice_stands_in() -> None:
    assert isinstance(bot("adept", PENNIES), SimpleBot)
    assert isinstance(bot("adept", PENNIES, compiled=True), Thinker)


def test_a_thinker_knows_what_it_spent() -> None:
    player = Thinker(HOARD, Search(HOARD), Budget(rounds=50))
    s, seat = with_choice(HOARD, 1)
    for seed in range(3):
        player.choose(Knowledge.of(HOARD, s, seat, seed), HOARD.legal(s, seat))
    assert (player.effort.decisions, player.effort.rounds) == (3, 150)
