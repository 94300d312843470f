"""Hints by search, and finished games looked back at by the analyst."""

import random
import time
from itertools import pairwise
from typing import Any

import pytest
from visitors import TableSocket, Visitor, play_out

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget
from deskoherna.bots.thinker import Thinker, thinker
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.server.bots import decisions, hints
from deskoherna.server.replays import quality
from deskoherna.server.replays.quality import DecisionPoint
from deskoherna.server.wire.protocol import Result

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
WARM_S = 240.0
"""Compiling a game on a slow machine."""


def finished(visitor: Visitor, game: str = "hoard", seed: int = 1) -> str:
    table = visitor.table(game, seats=[ME, BOT])["id"]
    play_out(visitor.joins(table), dice=random.Random(seed))
    return str(table)


def looked_back(visitor: Visitor, table: str) -> dict[str, Any]:
    """Ask for the analysis and wait for it; the parts are put together as a client does."""
    asked = visitor.post(f"replays/{table}/analysis")
    assert asked["state"] in ("waiting", "preparing", "working", "done") and asked["decisions"] == []
    decisions: list[dict[str, Any]] = []
    end = time.monotonic() + WARM_S
    while time.monotonic() < end:
        part: dict[str, Any] = visitor.get(f"replays/{table}/analysis?after={len(decisions)}")
        decisions += part["decisions"]
        assert part["state"] != "failed"
        if part["state"] == "done":
            return part | {"decisions": decisions}
        time.sleep(0.1)
    raise AssertionError("the analysis never ended")


def hint_by_search(a: TableSocket) -> dict[str, Any]:
    """Hints look one move ahead until the code is compiled; then they are searched for."""
    end = time.monotonic() + WARM_S
    while time.monotonic() < end:
        hint = a.ask("hint", seat=a.decision["seat"])
        assert hint["type"] == "hint"
        if hint["searched"]:
            return hint
        time.sleep(0.2)
    raise AssertionError("the code was never compiled")


def test_a_hint_by_search_has_chances_and_a_continuation(eva: Visitor) -> None:
    table = eva.table("hoard", seats=[ME, BOT])
    a = eva.joins(table["id"])
    a.turn()
    hint = hint_by_search(a)
    legal = {m["move"] for m in a.decision["legal"]}
    assert 1 <= len(hint["best"]) <= 3 and not hint["together"]
    for advice in hint["best"]:
        assert advice["choice"]["move"] in legal
        assert 0 <= advice["value"] <= 1000 and 0 <= advice["spread"] <= 1000
        assert all(x["seat"] in (0, 1) and x["move"]["key"] for x in advice["line"])
    assert any(advice["line"] for advice in hint["best"])


def test_a_finished_game_is_looked_back_at_decision_by_decision(eva: Visitor) -> None:
    table = finished(eva)
    found = looked_back(eva, table)
    replay = eva.get(f"replays/{table}")
    lines = {x["seq"]: x for x in replay["lines"] if x["move"]}
    assert found["done"] == found["of"] == len(found["decisions"]) > 2 and found["every"] == 1
    assert not found["together"]
    for d in found["decisions"]:
        line = lines[d["seq"]]
        assert (d["seat"], d["played"]["move"]) == (line["seat"], line["move"]["move"])
        assert d["loss"] == d["chance"] - d["value"] >= 0
        assert (d["best"]["move"] == d["played"]["move"]) == (d["quality"] == "best")
    assert all(t["seq"] in lines and abs(t["before"] - t["after"]) >= quality.SWING for t in found["turning"])


def test_an_analysis_is_made_once_and_lasts(own_server: Any) -> None:
    eva = own_server.visitor("Eva")
    table = finished(eva)
    first = looked_back(eva, table)
    adam = own_server.visitor("Adam")
    assert adam.post(f"replays/{table}/analysis")["state"] == "done"
    assert adam.get(f"replays/{table}/analysis") == first
    own_server.stop()
    own_server.start()
    assert own_server.visitor("Zoe").get(f"replays/{table}/analysis") == first


def test_the_server_stops_in_the_middle_of_an_analysis(own_server: Any) -> None:
    eva = own_server.visitor("Eva")
    table = finished(eva)
    assert eva.post(f"replays/{table}/analysis")["state"] != "done"
    own_server.stop()
    own_server.start()
    assert eva.get(f"replays/{table}/analysis")["state"] == "none", "what was not finished is forgotten"


def test_forks_and_imports_are_looked_back_at_too(eva: Visitor) -> None:
    table = finished(eva)
    middle = eva.get(f"replays/{table}")["frames"][3]["line"]["seq"]
    fork = eva.post(f"tables/{table}/fork", {"at": middle, "seats": [0], "bot": "novice"})["id"]
    play_out(eva.joins(fork))
    brought = eva.post("replays/import", eva.get(f"tables/{table}/export"))["id"]
    for other in (fork, brought):
        assert looked_back(eva, other)["decisions"]


def test_a_game_under_way_is_not_given_away(eva: Visitor) -> None:
    table = eva.table("hoard", seats=[ME, BOT])["id"]
    for method in ("GET", "POST"):
        answer = eva.request(method, f"replays/{table}/analysis", {} if method == "POST" else None)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
    assert eva.request("GET", "replays/nothing/analysis").json()["code"] == "not_found"


def test_a_private_game_is_looked_back_at_by_its_people_only(eva: Visitor, adam: Visitor) -> None:
    table = eva.table("hoard", seats=[ME, BOT], private=True)["id"]
    play_out(eva.joins(table))
    assert adam.request("POST", f"replays/{table}/analysis", {}).json()["code"] == "private"
    assert eva.post(f"replays/{table}/analysis")["state"] != "none"


# ---------------------------------------------------------------- the continuation


@pytest.fixture(scope="module")
def hoard() -> Game:
    return registry.game("toys.hoard.game:GAME")


def test_a_continuation_names_who_plays_and_hides_what_the_seat_cannot_see() -> None:
    game = registry.game("cardia")
    s = game.begin(seed=4)
    for seat in (0, 1):
        known = Knowledge.of(game, s, seat, 7)
        legal, other = known.legal, 1 - seat
        unseen = game.rules.mask(known.world, other, game.legal(known.world, other)[0])
        line = hints.continuation(known, legal[0], (unseen, *legal[1:2]))
        assert line[0] == (other, unseen) and "play a card" in game.notate(unseen)
        assert len(line) == 1 or line[1][0] in (0, 1)


@pytest.mark.parametrize("mode", ["deck-1", "guardians"])
def test_a_hint_is_searched_for_all_its_time_also_where_bots_hold_back(mode: str) -> None:
    """Adepts of cardia stop after fifty rounds, or fewer."""
    game = registry.game("cardia")
    known = Knowledge.of(game, game.begin(game.tables[mode], seed=4), 0, 7)
    for level in ("adept", "master"):
        bot = thinker(level, game)
        assert isinstance(bot, Thinker)
        bot.choose(known, known.legal)  # what is compiled now takes no time later
        assert hints.searched(bot, known, Budget(seconds=0.5)).rounds > 500


def test_a_continuation_ends_where_it_cannot_be_played(hoard: Game) -> None:
    s = hoard.begin(seed=2)
    known = Knowledge.of(hoard, s, hoard.actors(s)[0], 3)
    never = hoard.n_moves
    assert hints.continuation(known, known.legal[0], (never, known.legal[0])) == []


# ---------------------------------------------------------------- how good a decision was


def points(*rows: tuple[int, int, int, int]) -> list[DecisionPoint]:
    """Each with its seq, seat, chance and loss."""
    return [DecisionPoint(*row) for row in rows]


def test_only_a_loss_beyond_the_noise_is_a_slip() -> None:
    assert decisions.quality(True, 500, 0) == "best"
    assert decisions.quality(False, decisions.SLIP - 1, 0) == "good"
    assert decisions.quality(False, 60, 40) == "good"
    assert decisions.quality(False, 60, 10) == "slip"
    assert decisions.quality(False, decisions.MISTAKE, 10) == "mistake"


def test_the_end_is_worth_what_was_won() -> None:
    def of(winners: list[int], seat: int, together: bool = False) -> int:
        return quality.final(Result("played", [1, 1], [0, 0], winners), seat, together)

    assert (of([0], 0), of([0], 1), of([0, 1], 0), of([0, 1], 1, True), of([], 0, True)) == (1000, 0, 500, 1000, 0)


def test_a_turning_point_names_the_move_that_lost_most() -> None:
    mistake = points((3, 0, 500, 0), (4, 1, 500, 0), (5, 0, 520, 300), (6, 1, 510, 0), (7, 0, 200, 0), (8, 1, 800, 0))
    found = quality.swings(mistake, [150, 850], False)
    assert [(t.seq, t.seat, t.before, t.after) for t in found] == [(5, 0, 520, 200)]


def test_a_fall_without_a_mistake_is_named_by_the_move_of_the_other_who_gained() -> None:
    luck = points((3, 0, 500, 0), (4, 1, 500, 0), (5, 1, 690, 0), (6, 0, 300, 0), (7, 1, 700, 0))
    found = quality.swings(luck, [300, 700], False)
    assert [(t.seq, t.seat, t.after - t.before) for t in found] == [(4, 0, -200)]


def test_a_rise_is_named_by_the_mistake_of_the_other_or_by_the_own_move() -> None:
    given = points((3, 0, 500, 0), (4, 1, 500, 250), (5, 0, 760, 0), (6, 1, 250, 0))
    assert [(t.seq, t.seat) for t in quality.swings(given, [760, 240], False)] == [(4, 0)]
    taken = points((3, 0, 500, 0), (4, 1, 300, 0), (5, 0, 760, 0), (6, 1, 250, 0))
    assert [(t.seq, t.seat) for t in quality.swings(taken, [760, 240], False)] == [(3, 0)]


def test_those_who_win_together_have_one_line() -> None:
    found = quality.swings(points((3, 0, 400, 0), (4, 1, 700, 0), (5, 0, 680, 0)), [1000, 1000], True)
    assert [(t.seq, t.before, t.after) for t in found] == [(3, 400, 700), (5, 680, 1000)]


def test_a_long_game_is_thinned_evenly_for_every_seat() -> None:
    assert quality.thinned([(n, 0) for n in range(10)], 10) == (list(range(10)), 1)
    picked, every = quality.thinned([(n, 0) for n in range(1000)], 400)
    assert every == 3 and len(picked) <= 400 and {b - a for a, b in pairwise(picked)} == {3}
    assert quality.thinned([(n, n % 2) for n in range(8)], 4) == ([0, 1, 4, 5], 2)
