"""Simulations and what is made of them."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

from deskoherna.bots import registry
from deskoherna.bots.knowledge import Knowledge
from deskoherna.kit import registry as games
from deskoherna.lab import matches
from deskoherna.lab.bench import compiled_steps_per_s, interpreted_steps_per_s
from deskoherna.lab.plan import Outcome, Plan
from deskoherna.lab.report import summarise
from deskoherna.lab.simulate import chunks, simulate
from deskoherna.lab.statistics import average, proportion

HOARD, PENNIES = "toys.hoard.game:GAME", "toys.pennies.game:GAME"


def test_shares_of_a_win() -> None:
    def outcome(over: bool, *standings: int) -> Outcome:
        return Outcome(0, ("random",) * len(standings), 1, over, standings, standings)

    assert outcome(True, 1, 2).shares() == (1.0, 0.0)
    assert outcome(True, 1, 1).shares() == (0.5, 0.5)
    assert outcome(True, 2, 2).shares() == (0.0, 0.0)
    assert outcome(False, 0, 0).shares() == (0.0, 0.0)


@pytest.mark.parametrize(("game", "wins"), [("defenders", 1.0), ("cardia", 0.5)])
def test_a_win_of_a_cooperative_table_is_whole_for_everybody(game: str, wins: float) -> None:
    won, lost = (Outcome(i, ("random",) * 2, 1, True, (place,) * 2, (0, 0)) for i, place in enumerate((1, 2)))
    report = summarise(Plan(game=game), [won, lost], 2, 1.0)
    assert [x.wins for x in report.seats] == [wins, wins]
    assert report.bots[0].win_rate.mean == wins / 2


def test_proportion_is_wilsons_interval() -> None:
    half = proportion(50, 100)
    assert half.mean == 0.5
    assert math.isclose(half.low, 0.4038, abs_tol=1e-4)
    assert math.isclose(half.high, 0.5962, abs_tol=1e-4)
    assert proportion(10, 10).high == 1.0
    assert proportion(0, 10).low == 0.0
    assert proportion(0, 0).n == 0


def test_average_and_its_interval() -> None:
    found = average([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert math.isclose(found.high - found.low, 2 * 1.96 * math.sqrt(5 / 3) / 2)
    assert average([]).n == 0
    assert average([7.0]).low == 7.0


def test_chunks_cover_every_game_once() -> None:
    for bots, games_, jobs in ((("random",), 1, 1), (("random",), 9999, 2), (("first",), 37, 3)):
        plan = Plan(game=PENNIES, bots=bots)
        numbers = [i for first, n in chunks(plan, games_, jobs) for i in range(first, first + n)]
        assert numbers == list(range(games_))


def test_bots_change_seats_from_game_to_game() -> None:
    run = simulate(Plan(game=HOARD, bots=("novice", "random"), options={"players": 3, "hand": 2}), 12)
    outcomes = run.outcomes
    assert {o.bots for o in outcomes} == {("novice", "random", "novice"), ("random", "novice", "random")}
    report = run.report()
    assert [line.games for line in report.bots] == [18, 18]
    assert [line.name for line in report.seats] == ["A", "B", "C"]
    assert math.isclose(sum(line.wins for line in report.seats), sum(line.wins for line in report.bots))
    assert all(o.over and o.steps > 0 for o in outcomes)


def test_several_processes_play_the_same_games() -> None:
    plan = Plan(game=PENNIES, bots=("novice", "random"), seed=9)
    alone, together = simulate(plan, 30, jobs=1), simulate(plan, 30, jobs=2)
    assert alone.report().bots == together.report().bots
    assert alone.outcomes == together.outcomes


def test_an_interrupted_run_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    real = matches.play

    def play(plan: Plan, first: int, n: int) -> list[Outcome]:
        played.append(first)
        if len(played) > 4:
            raise KeyboardInterrupt
        return real(plan, first, n)

    monkeypatch.setattr(matches, "play", play)
    run = simulate(Plan(game=PENNIES), 80)
    assert run.interrupted
    assert 0 < len(run.outcomes) < 80
    assert run.report().games == len(run.outcomes)
    assert run.report().asked == 80


class Stubborn:
    """A bot from elsewhere: the last move; or, when it cheats, a move that is not there."""

    cheats = False

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        assert knowledge.legal == legal
        return -1 if self.cheats else legal[-1]


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Stubborn]]:
    class Point:
        @staticmethod
        def load() -> Any:
            return lambda _: Stubborn()

    monkeypatch.setattr(registry, "_points", lambda: {"stubborn": Point()})
    matches.bot.cache_clear()
    yield Stubborn
    matches.bot.cache_clear()


def test_bots_from_elsewhere_play_with_those_of_the_house(stubborn: type[Stubborn]) -> None:
    plan = Plan(game=PENNIES, bots=("stubborn", "novice"))
    assert not matches.in_compiled_code(plan)
    outcomes = simulate(plan, 6).outcomes
    assert len(outcomes) == 6
    assert all(o.over for o in outcomes)
    stubborn.cheats = True
    try:
        with pytest.raises(matches.IllegalChoice, match="'stubborn' chose -1 in game 0, step 0"):
            simulate(plan, 6)
    finally:
        stubborn.cheats = False


def test_random_games_are_the_same_in_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(game=PENNIES, bots=("random", "novice"), seed=2)
    fast = matches.play(plan, 3, 4)
    monkeypatch.setattr(matches, "in_compiled_code", lambda _: False)
    assert matches.play(plan, 3, 4) == fast


def test_an_empty_run_says_so() -> None:
    report = summarise(Plan(game=PENNIES), [], 5, 0.0)
    assert report.games == 0
    assert report.asked == 5
    assert report.steps_per_s == 0


def test_the_compiled_twin_is_faster() -> None:
    game = games.game(HOARD)
    assert compiled_steps_per_s(game, 0.2) > 5 * interpreted_steps_per_s(game, 0.2)
