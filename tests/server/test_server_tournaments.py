"""Tournaments: whom the rules pair, what decides between equal ones, and that a kill -9 loses and doubles nothing."""

import random
import time
from dataclasses import replace
from typing import Any

import pytest
from visitors import PATIENCE_S, ServerProcess, Visitor

from deskoherna.server.tournaments import dutch, pairing
from deskoherna.server.tournaments.records import Entrant, Event, Outcome, Pairing, Tournament
from deskoherna.server.tournaments.standings import standings
from deskoherna.server.wire.bodies import TournamentKind
from deskoherna.server.wire.protocol import ClockRule

CLOCK = {"budget_s": 3600, "increment_s": 0, "each": True}


def event(kind: TournamentKind, size: int, rounds: list[list[tuple[int, int, Outcome]]], of: int = 9) -> Event:
    """A tournament as far as these rounds."""
    t = Tournament(
        *("x", "x", "x", kind, {}, ClockRule(60), of, False, False, "x", "running", len(rounds)), created=0, updated=0
    )
    entrants = [Entrant(str(n), n, None, "novice", str(n), 2800 - n, True, False, 0) for n in range(1, size + 1)]
    made = [
        Pairing(number, board, 0, first, second, None, outcome)
        for number, boards in enumerate(rounds, 1)
        for board, (first, second, outcome) in enumerate(boards, 1)
    ]
    return Event(t, entrants, made)


def gone(told: Event, *numbers: int) -> Event:
    return replace(told, entrants=[replace(x, gone=x.number in numbers) for x in told.entrants])


# ---------------------------------------------------------------- pairings


def test_pairings_are_those_that_a_program_endorsed_by_fide_publishes() -> None:
    """bbpPairings keeps two small tournaments for what changed in 2025 and 2026 (its `test/tests`)."""
    first: list[tuple[int, int, Outcome]] = [(1, 4, "first"), (5, 2, "second"), (3, 6, "first")]
    second: list[tuple[int, int, Outcome]] = [(2, 1, "second"), (4, 3, "second"), (6, 5, "second")]
    asked = dutch.question(gone(event("swiss", 6, [first, second], of=3), 4))
    assert dutch.pair_few(asked) == [(1, 5), (3, 2), (6, 0)]
    late = dutch.question(event("swiss", 5, [[(1, 3, "first"), (4, 2, "second")]], of=3))
    assert dutch.pair_few(late) == dutch.pair_many(late) == [(2, 1), (3, 5), (4, 0)]


def test_both_editions_pair_most_rounds_alike_and_never_the_same_two_again() -> None:
    dice = random.Random(3)
    rounds: list[list[tuple[int, int, Outcome]]] = []
    met: set[frozenset[int]] = set()
    for _ in range(4):
        boards = dutch.pair_many(dutch.question(event("swiss", 9, rounds)))
        assert sorted(n for both in boards for n in both) == list(range(10))
        pairs = {frozenset(both) for both in boards}
        assert not pairs & met
        met |= pairs
        rounds.append([(a, b, dice.choice(("first", "second", "drawn")) if b else "bye") for a, b in boards])
    assert sum(1 for one in rounds for _, b, _ in one if b == 0) == 4


def test_everybody_meets_everybody_in_a_round_robin() -> None:
    told = event("robin", 5, [])
    rounds: list[list[tuple[int, int, Outcome]]] = []
    for _ in range(pairing.rounds_of("robin", 5, 1)):
        boards = pairing.robin(event("robin", 5, rounds))
        rounds.append([(a, b, "first" if b else "bye") for a, b in boards])
    met = [frozenset(both[:2]) for one in rounds for both in one]
    assert len(met) == len(set(met)) == 15 and told.tournament.round == 0


def test_the_strongest_of_a_knock_out_meet_last_and_a_draw_is_played_again() -> None:
    assert pairing.seeded(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert pairing.knockout(event("knockout", 6, [])) == [(1, 0), (4, 5), (2, 0), (3, 6)]
    told = event("knockout", 6, [[(1, 0, "bye"), (4, 5, "drawn"), (2, 0, "bye"), (3, 6, "second")]])
    assert [(p.board, p.again, p.first, p.second) for p in pairing.again(told)] == [(2, 1, 5, 4)]
    more = [*told.pairings, Pairing(1, 2, 1, 5, 4, None, "drawn"), Pairing(1, 2, 2, 4, 5, None, "drawn")]
    tired = Event(told.tournament, told.entrants, more)
    assert pairing.again(tired) == [] and pairing.knockout(tired) == [(1, 4), (2, 6)]
    assert pairing.knockout(gone(tired, 1)) == [(4, 0), (2, 6)]


def test_equal_points_are_told_apart_by_what_the_others_won() -> None:
    told = event("swiss", 4, [[(1, 3, "first"), (2, 4, "first")], [(2, 1, "drawn"), (3, 4, "first")]])
    shown = {s.number: s for s in standings(told)}
    assert [s.number for s in standings(told)] == [1, 2, 3, 4]
    assert (shown[1].points, shown[2].points, shown[1].breaks) == (3, 3, (3, 5, 7, 1))
    assert shown[2].breaks == (3, 3, 3, 1) and [s.place for s in standings(told)] == [1, 2, 3, 4]
    equal = event("swiss", 4, [[(1, 3, "drawn"), (2, 4, "drawn")]])
    assert {s.place for s in standings(equal)} == {1}


# ---------------------------------------------------------------- the server


def hold(host: Visitor, kind: str, bots: int, **more: Any) -> str:
    body = {"name": "Cup", "game": "hoard", "kind": kind, "clock": CLOCK, **more}
    made = str(host.post("tournaments", body)["info"]["id"])
    if bots:
        host.post(f"tournaments/{made}/bots", {"kind": "random", "count": bots})
    return made


def over(host: Visitor, tournament: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE_S
    while True:
        told: dict[str, Any] = host.get(f"tournaments/{tournament}")
        if told["info"]["status"] == "over":
            return told
        assert time.monotonic() < end, told["info"]
        time.sleep(0.1)


def test_a_swiss_of_bots_goes_through_a_kill_and_nothing_is_lost_or_doubled(own_server: ServerProcess) -> None:
    host = own_server.visitor("Host")
    cup = hold(host, "swiss", 5, rounds=2)
    host.post(f"tournaments/{cup}/start")
    end = time.monotonic() + PATIENCE_S
    while not any(b["outcome"] for r in host.get(f"tournaments/{cup}")["played"] for b in r["boards"]):
        assert time.monotonic() < end
    own_server.kill()
    own_server.start()
    host.http.base_url = own_server.address
    told = over(host, cup)
    assert [len(one["boards"]) for one in told["played"]] == [3, 3]
    tables = [b["table"] for one in told["played"] for b in one["boards"] if b["table"]]
    assert len(set(tables)) == 4 and sum(x["points"] for x in told["entrants"]) == 2 * 6
    pairs = [frozenset((b["first"], b["second"])) for one in told["played"] for b in one["boards"]]
    assert len(set(pairs)) == 6 and {x["played"] for x in told["entrants"]} == {2}


def test_people_come_check_in_play_and_read_how_it_ended(server: ServerProcess) -> None:
    host, eva, late = server.visitor("Host"), server.visitor("Eva"), server.visitor("Late")
    cup = hold(host, "knockout", 1, check_in=True)
    assert eva.request("POST", f"tournaments/{cup}/start").json()["code"] == "not_host"
    for who in (eva, late, eva):
        assert who.post(f"tournaments/{cup}/join")["info"]["mine"]
    host.post(f"tournaments/{cup}/check")
    assert eva.post(f"tournaments/{cup}/here")["info"]["entrants"] == 3
    assert host.post(f"tournaments/{cup}/start")["info"]["entrants"] == 2  # who was not here is left out
    assert late.request("POST", f"tournaments/{cup}/join").json()["code"] == "not_open"
    end = time.monotonic() + PATIENCE_S
    while (table := eva.get(f"tournaments/{cup}")["table"]) is None or eva.request("GET", f"tables/{table}").is_error:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert [n["kind"] for n in eva.get("me/news")["notices"]] == ["round"]
    with eva.joins(table) as a:
        a.turn()
        a.ask("resign", seat=a.decision["seat"])
    told = over(host, cup)
    assert [(x["name"], x["place"]) for x in told["entrants"]] == [("random 1", 1), ("Eva", 2)]
    assert eva.get("tournaments")["tournaments"][0]["id"] == cup


@pytest.mark.parametrize(
    ("change", "code"),
    [({"game": "defenders"}, "bad_seats"), ({"game": "chess"}, "unknown_game"), ({"rounds": 0}, "malformed")],
)
def test_what_cannot_be_held_is_refused(eva: Visitor, change: dict[str, Any], code: str) -> None:
    body = {"name": "Cup", "game": "hoard", "kind": "swiss", "clock": CLOCK, **change}
    assert eva.request("POST", "tournaments", body).json()["code"] == code


def test_nobody_starts_alone(eva: Visitor) -> None:
    cup = hold(eva, "swiss", 1)
    assert eva.request("POST", f"tournaments/{cup}/start").json()["code"] == "too_few"
    assert eva.request("POST", "tournaments/nothing/join").json()["code"] == "not_found"
    assert eva.post(f"tournaments/{cup}/call-off")["info"]["status"] == "closed"
