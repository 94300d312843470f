"""A puzzle at a table of its own: tried, answered, taken back, solved, and kept."""

from datetime import date, timedelta
from typing import Any

import pytest
from visitors import ServerProcess, TableSocket, Visitor

from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import registry
from deskoherna.kit.puzzle import Puzzle
from deskoherna.server.games import puzzles
from deskoherna.server.store.solved import Solved

CARDIA: Any = registry.game("cardia")
FAR_FROM_WON = 3
"""Seals of a game that does not end with the next clash."""


def take(visitor: Visitor, name: str, **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = visitor.post(f"games/cardia/puzzles/{name}/play", more)
    return made


def attempt(s: TableSocket) -> dict[str, Any]:
    told: dict[str, Any] = s.decision["attempt"]
    return told


def asked(s: TableSocket) -> None:
    s.when(lambda: s.decision.get("attempt") and s.decision["attempt"]["tried"] is None and s.decision["legal"])


def play(s: TableSocket, seat: int, text: str) -> None:
    assert s.ask("move", seat=seat, seq=s.seq, move=text)["type"] == "accepted"
    s.when(lambda: s.decision["attempt"]["tried"] is not None)


def second_best(x: Puzzle) -> str:
    return next(text for text, chance in x.chances.items() if chance == x.second)


def goes_on(x: Puzzle) -> bool:
    """Does the game go on after the second best move, whatever the others answer?"""
    s = puzzles_of.opened(CARDIA, x)
    CARDIA.play(s, x.seat, CARDIA.verbs.read(second_best(x), s))
    return bool(CARDIA.actors(s)) and max(s.score) < FAR_FROM_WON


def test_a_puzzle_is_tried_taken_back_and_solved(eva: Visitor) -> None:
    x = next(x for x in puzzles_of.puzzles(CARDIA).values() if goes_on(x))
    table = take(eva, x.id)
    assert (table["private"], table["puzzle"], table["yours"]) == (True, x.id, [x.seat])
    with eva.joins(table["id"]) as s:
        asked(s)
        assert (attempt(s)["best"], attempt(s)["solution"], s.decision["undo"]) == (-1, None, [])
        assert s.ask("hint", seat=x.seat)["code"] == "no_hints"
        own = s.view["seats"][x.seat]
        play(s, x.seat, second_best(x))
        told = attempt(s)
        assert (told["solved"], told["chance"], told["best"], told["tries"]) == (False, x.second, x.chance, 1)
        back = s.ask("undo", seat=x.seat, seq=s.seq)
        assert back["type"] == "accepted", back
        asked(s)
        assert s.view["seats"][x.seat] == own
        assert attempt(s)["solution"]["text"] == x.solution
        play(s, x.seat, x.solution)
        assert (attempt(s)["solved"], attempt(s)["tries"]) == (True, 2)
    listed = eva.get("games/cardia/puzzles")
    assert [p["tries"] for p in listed["puzzles"] if p["id"] == x.id] == [2]


def test_the_puzzle_of_the_day_is_kept_of_whoever_solved_it(own_server: ServerProcess) -> None:
    eva = own_server.visitor("Eva")
    today = eva.get("games/cardia/puzzles")["today"]
    x = puzzles_of.puzzles(CARDIA)[today["id"]]
    with eva.joins(take(eva, x.id)["id"]) as s:
        asked(s)
        play(s, x.seat, x.solution)
    own_server.stop()
    own_server.start()
    listed = eva.get("games/cardia/puzzles")
    assert (listed["done"], listed["streak"], listed["today"]["tries"]) == (True, 1, 1)
    assert [p["game"] for p in eva.get("puzzles") if p["done"]] == ["cardia"]
    assert [p["puzzle"] for p in eva.get("me/export")["solved"]] == [x.id]
    assert own_server.visitor("Adam").get("games/cardia/puzzles")["done"] is False


def test_a_puzzle_is_gone_back_to_and_what_is_none_is_refused(eva: Visitor) -> None:
    name = next(iter(puzzles_of.puzzles(CARDIA)))
    table = take(eva, name)["id"]
    assert take(eva, name)["id"] == table
    assert take(eva, name, afresh=True)["id"] != table
    assert eva.request("POST", "games/cardia/puzzles/none/play", {}).json()["code"] == "not_found"
    assert eva.get("games/hoard/puzzles")["today"] is None


def test_everybody_has_the_same_puzzle_of_a_day_and_each_comes_once_a_round() -> None:
    known = puzzles_of.puzzles(CARDIA)
    day = date(2026, 11, 19)
    found = [puzzles.of_day(CARDIA, day + timedelta(days=n)) for n in range(len(known))]
    assert {x.id for x in found if x is not None} == set(known)
    assert puzzles.of_day(CARDIA, day) == puzzles.of_day(CARDIA, day + timedelta(days=len(known)))


@pytest.mark.parametrize(
    ("days", "n"), [([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([1, 2, 4], 2), ([0, 2], 1)]
)
def test_days_in_a_row(days: list[int], n: int) -> None:
    """Counted back from today; today is not over yet."""
    today = date(2026, 3, 1)
    assert puzzles.streak([(today - timedelta(days=ago)).isoformat() for ago in days], today) == n
    solved = [Solved("p1", "cardia", str(ago), (today - timedelta(days=ago)).isoformat(), 1, 0.0) for ago in days]
    assert puzzles.listed(CARDIA, solved, today).streak == n
