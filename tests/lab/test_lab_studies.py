"""Tournaments, matches, exports and reports on small games."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.lab import matches, study
from deskoherna.lab.drawing import histogram, ticks, whiskers
from deskoherna.lab.export import Export
from deskoherna.lab.jobs import carry_out
from deskoherna.lab.observation import hidden_share, layout, observe
from deskoherna.lab.page import page
from deskoherna.lab.pairing import Pairing, PairingResult, _score, play_pairing
from deskoherna.lab.plan import Outcome, Plan
from deskoherna.lab.sequential import FIRST, NEITHER, OPEN, SECOND, Match, Trial
from deskoherna.lab.statistics import proportion
from deskoherna.lab.study import Study
from deskoherna.lab.tournament import ResultFile, Tournament, TournamentError, rate

HOARD, PENNIES = "toys.hoard.game:GAME", "toys.pennies.game:GAME"


def double(n: int) -> int:
    return 2 * n


@pytest.mark.parametrize(("jobs", "in_order"), [(1, True), (2, True), (2, False)])
def test_all_tasks_are_carried_out(jobs: int, in_order: bool) -> None:
    found = list(carry_out(double, range(12), jobs=jobs, in_order=in_order))
    assert (found if in_order else sorted(found)) == list(range(0, 24, 2))


def test_a_meeting_is_the_same_deal_with_chairs_exchanged() -> None:
    pairing = Pairing(game=PENNIES, options={}, seed=5, number=3, first="novice", second="random")
    one, two = (matches.play(plan, 3, 1)[0] for plan in pairing.plans())
    assert one.bots == two.bots[::-1]
    met = play_pairing(pairing)
    assert met.scores == (one.shares()[one.bots.index("novice")], two.shares()[two.bots.index("novice")])
    assert met.steps == (one.steps, two.steps)


def test_scores_of_uneven_chairs() -> None:
    """Two seats against one: a bot's mean seat counts, so equal bots score a half."""

    def outcome(*standings: int) -> Outcome:
        return Outcome(0, ("a", "b", "a"), 1, True, standings, standings)

    assert _score(outcome(1, 2, 3), "a") == 1.0
    assert _score(outcome(2, 1, 3), "a") == 0.0
    assert _score(outcome(1, 1, 1), "a") == 0.5
    assert _score(outcome(2, 2, 2), "a") == 0.5


def test_cooperative_bots_play_the_deal_each_by_itself() -> None:
    pairing = Pairing(game="defenders", options={}, seed=1, number=0, first="novice", second="random")
    assert [plan.bots for plan in pairing.plans()] == [("novice",), ("random",)]


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "hoard.jsonl"
    names = ("novice", "random")
    whole = Tournament(HOARD, names, 12)
    whole.run(None)
    begun = Tournament(HOARD, names, 5)
    file = ResultFile(path, begun.header())
    begun.run(file)
    file.close()
    with path.open("ab") as torn:
        torn.write(b'{"number":5,"fir')  # the power failed in the middle of a line
    later = Tournament(HOARD, names, 12)
    file = ResultFile(path, later.header())
    for met in file.known:
        later.add(met)
    assert len(later.missing()) == 7
    later.run(file)
    file.close()
    assert later.standings() == whole.standings()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 13
    assert json.loads(lines[0])["game"] == HOARD
    with pytest.raises(TournamentError, match="was played with seed 1, not 2"):
        ResultFile(path, Tournament(HOARD, names, 12, seed=2).header())


def test_ctrl_c_keeps_the_pairings_that_are_done() -> None:
    event = Tournament(HOARD, ("novice", "random"), 30)

    def interrupt(_: int) -> None:
        if len(event.met) == 4:
            raise KeyboardInterrupt

    event.run(None, progress=interrupt)
    assert event.interrupted
    assert event.standings().pairings == 4
    assert event.standings().asked == 30


def test_ratings_follow_the_games() -> None:
    played = [PairingResult(n, "strong", "weak", (1.0, 1.0), (1, 1), 0) for n in range(10)]
    found = rate(("strong", "weak", "idle"), played)
    assert found["strong"].low > found["weak"].high
    assert found["idle"].mean == 25
    assert found["strong"].high - found["strong"].low < found["idle"].high - found["idle"].low
    drawn = rate(("a", "b"), [PairingResult(0, "a", "b", (0.5, 0.5), (1, 1), 0)])
    assert drawn["a"].mean == pytest.approx(drawn["b"].mean)


def test_the_sequential_test_decides_three_ways() -> None:
    def verdict(scores: list[float]) -> str:
        return Trial(scores=scores).verdict

    assert verdict([]) == OPEN
    assert verdict([1.0] * 5) == OPEN
    assert verdict([1.0] * 40) == FIRST
    assert verdict([0.0] * 40) == SECOND
    assert verdict([0.0, 1.0] * 20) == OPEN
    assert verdict([0.0, 1.0] * 2000) == NEITHER
    assert verdict([0.5] * 60) == NEITHER


def test_a_match_stops_when_it_is_decided() -> None:
    match_ = Match(HOARD, "apprentice", "random", most=400)
    match_.run()
    found = match_.verdict()
    assert found.stronger == "apprentice"
    assert found.decided
    assert match_.trial.verdict == FIRST
    assert found.deals < 400
    assert "apprentice is stronger: after" in found.reason
    short = Match(HOARD, "novice", "random", most=3)
    short.run()
    assert short.verdict().stronger is None
    assert "not decided, the limit of deals is reached: after 3 deals" in short.verdict().reason


def test_an_observation_knows_what_the_seat_knows_and_no_more() -> None:
    """Whatever world the seat imagines, it sees the same; the seats see different things."""
    for name in (HOARD, PENNIES, "cardia"):
        game = registry.game(name)
        s = game.begin(seed=3)
        differ = False
        while not game.over(s):
            for seat in range(s.seats):
                seen = observe(game, s, seat)
                assert seen == observe(game, game.imagine(s, seat, 77), seat)
                assert 0 <= hidden_share(game, s, seat) <= 1
            differ |= observe(game, s, 0) != observe(game, s, 1)
            seat = game.actors(s)[0]
            game.play(s, seat, game.legal(s, seat)[-1])
        assert differ


def test_an_export_has_every_decision(tmp_path: Path) -> None:
    game = registry.game(HOARD)
    tables: dict[str, dict[str, Any]] = {"two": {}, "three": {"players": 3, "hand": 1}}
    export = Export(game, HOARD, tables, ("novice", "random"), 4, seed=7)
    path = tmp_path / "hoard.parquet"
    export.write(path)
    table = pq.read_table(path)
    assert table.num_rows == export.decisions
    rows = table.to_pylist()
    about = json.loads(table.schema.metadata[b"observation"])
    assert about["itemsize"] == st.dtype(game.state).itemsize
    for number in range(4):
        of_game = [row for row in rows if row["number"] == number]
        name = ("two", "three")[number % 2]
        plan = Plan(game=HOARD, options=tables[name], bots=("novice", "random"), seed=7)
        outcome = matches.play(plan, number, 1)[0]
        assert [row["step"] for row in of_game] == list(range(outcome.steps))
        s = game.begin(plan.read_options(), of_game[0]["seed"])
        for row in of_game:
            assert row["table"] == name
            assert row["bot"] == outcome.bots[row["seat"]]
            assert row["legal"] == game.legal(s, row["seat"])
            assert row["observation"] == observe(game, s, row["seat"])
            assert np.frombuffer(row["observation"], layout(game))[0]["steps"] == s.steps
            assert game.verbs.read(row["words"], s) == row["choice"]
            assert tuple(row["standings"]) == outcome.standings
            assert row["points"] == outcome.points[row["seat"]]
            game.play(s, row["seat"], row["choice"])
        assert game.over(s)


@pytest.fixture(scope="module")
def hoard() -> Study:
    tables: dict[str, dict[str, Any]] = {"two": {}, "three": {"players": 3, "hand": 1}}
    made = Study(registry.game(HOARD), HOARD, tables, ("novice",), games=60, watched=30)
    made.run()
    return made


def test_a_study_counts_what_it_saw(hoard: Study) -> None:
    assert {table: len(found) for table, found in hoard.outcomes.items()} == {"two": 60, "three": 60}
    assert len(hoard.all_watched_games()) == 60
    for table, seats in (("two", 2), ("three", 3)):
        assert len(hoard.by_seat(table)) == seats
        assert sum(e.mean for e in hoard.by_seat(table)) == pytest.approx(1)
        assert [found.outcome for found in hoard.watched_games[table]] == hoard.outcomes[table][:30]
    for found in hoard.all_watched_games():
        assert len(found.choices) == len(found.hidden) == found.outcome.steps
    worths = hoard.worths()
    assert any(w.key.startswith("move-") for w in worths)
    assert any(w.key in study.catalogue_keys(hoard.game) for w in worths)
    assert [w.gain.mean for w in worths] == sorted((w.gain.mean for w in worths), reverse=True)


def test_where_nobody_wins_points_are_compared(hoard: Study) -> None:
    lost = Study(hoard.game, HOARD, hoard.tables, ("novice",), 60, 30)
    for table, watched_games in hoard.watched_games.items():
        lost.watched_games[table] = [
            msgspec.structs.replace(
                found, outcome=msgspec.structs.replace(found.outcome, standings=(2,) * len(found.outcome.bots))
            )
            for found in watched_games
        ]
    assert (hoard.in_points, lost.in_points) == (False, True)
    watched_games = lost.watched_games["two"]
    usual = sum(sum(found.outcome.points) for found in watched_games) / (2 * len(watched_games))
    only = Study(hoard.game, HOARD, hoard.tables, ("novice",), 60, 30, watched_games={"two": watched_games})
    worth = only.worths()[0]
    points = [
        found.outcome.points[seat] for found in watched_games for seat in range(2) if worth.key in found.things[seat]
    ]
    assert worth.gain.mean == pytest.approx(sum(points) / len(points) - usual)
    assert "so how many more points" in page(only)


def test_wins_by_option(hoard: Study) -> None:
    """Each choice over the tables that have it; seat A's share less an even one, and only where options differ."""
    found = {(c.option, c.value): c.wins for c in hoard.by_option()}
    assert set(found) == {("players", "2"), ("players", "3"), ("hand", "2"), ("hand", "1")}
    assert found["players", "2"].mean == pytest.approx(hoard.by_seat("two")[0].mean - 1 / 2)
    assert found["players", "3"].mean == pytest.approx(hoard.by_seat("three")[0].mean - 1 / 3)
    assert found["players", "3"].n == 60


def test_the_report_is_one_file_that_needs_nothing(hoard: Study) -> None:
    text = page(hoard)
    assert text.count("<svg") == text.count("</svg>") >= 7
    assert not re.search(r"https?:|<script|<link|src=|@import|url\(", text)
    for title in (
        "Wins by seat and table",
        "Wins by option",
        "How long a game is",
        "Points",
        "What goes with winning",
        "Branching",
        "Hidden information",
    ):
        assert f"<h2>{title}</h2>" in text
    assert "nan" not in text


def test_plots() -> None:
    assert ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert ticks(3, 3) == [3]
    assert "a &lt; b" in whiskers("t", [("a < b", proportion(5, 10))], percent=True, at=0.5)
    assert histogram("t", [1.0, 2.0, 2.0]).count("<rect") == 2
    assert "no games" in histogram("t", [])
