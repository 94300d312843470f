"""Tournaments: whom the rules pair, what decides between equal ones, and that a kill -9 loses and doubles nothing."""

import json
import random
import time
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from visitors import PATIENCE_S, ServerProcess, Visitor

from deskoherna.cli.main import main
from deskoherna.server.store import schema
from deskoherna.server.tournaments import dutch, pairing
from deskoherna.server.tournaments.records import Entrant, Event, Outcome, Pairing, Tournament, by_place
from deskoherna.server.tournaments.standings import standings
from deskoherna.server.wire.bodies import TournamentKind, TournamentRules
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


def _came(who: tuple[int, ...], earned: tuple[int, ...]) -> Outcome | None:
    return "bye" if not who[1] else "played" if earned else None


def many(
    kind: TournamentKind, size: int, seats: int, rounds: list[list[tuple[tuple[int, ...], tuple[int, ...]]]]
) -> Event:
    """Of tables of more than two: who sat there, and what it brought them; without that it is being played."""
    told = event(kind, size, [])
    rules = TournamentRules(seats=seats, ends=10**12)
    made = [
        Pairing(number, board, 0, who[0], who[1], "x", _came(who, earned), who[2:], 0, earned)
        for number, boards in enumerate(rounds, 1)
        for board, (who, earned) in enumerate(boards, 1)
    ]
    return Event(replace(told.tournament, rules=rules, round=len(rounds)), told.entrants, made)


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
    for _ in range(5):
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


# ---------------------------------------------------------------- tables of more than two


def test_at_tables_of_many_a_place_brings_a_win_for_everybody_behind() -> None:
    assert by_place([1, 3, 2, 3]) == (6, 1, 4, 1)
    told = many("swiss", 4, 4, [[((1, 2, 3, 4), (0, 2, 6, 4))]])
    assert [(s.number, s.points, s.place) for s in standings(told)] == [(3, 6, 1), (4, 4, 2), (2, 2, 3), (1, 0, 4)]


def test_pods_seat_whoever_stands_alike_with_new_people_on_new_seats_and_nobody_has_two_byes() -> None:
    first = pairing.next_round(many("swiss", 8, 3, []))
    assert [p.numbers for p in first] == [(1, 3, 5), (2, 4, 6), (8,), (7,)]
    dice = random.Random(5)
    rounds: list[list[tuple[tuple[int, ...], tuple[int, ...]]]] = []
    byes: list[int] = []
    seats: dict[int, list[int]] = {}
    for _ in range(4):
        made = pairing.next_round(many("swiss", 8, 3, rounds))
        assert sorted(n for p in made for n in p.numbers) == list(range(1, 9))
        byes += [p.first for p in made if not p.second]
        for p in made:
            for seat, n in enumerate(p.numbers if p.second else ()):
                seats.setdefault(n, []).append(seat)
        worths = [(0, 2, 4), (4, 0, 2), (2, 4, 0)]
        rounds.append([((*p.numbers, 0), (4,)) if not p.second else (p.numbers, dice.choice(worths)) for p in made])
    assert len(set(byes[:8])) >= 7 and all(max(map(own.count, range(3))) <= 2 for own in seats.values())


def test_an_arena_pairs_those_who_wait_and_not_the_same_again_while_others_play() -> None:
    told = many("arena", 4, 2, [[((1, 2), (2, 0)), ((3, 4), ())]])
    assert pairing.arena(told) == []
    assert {frozenset(b) for b in pairing.arena(many("arena", 4, 2, [[((1, 2), (2, 0)), ((3, 4), (2, 0))]]))} == {
        frozenset((1, 3)),
        frozenset((2, 4)),
    }


def test_nobody_waits_for_ever_in_an_arena_of_an_odd_number() -> None:
    rounds: list[list[tuple[tuple[int, ...], tuple[int, ...]]]] = []
    for _ in range(5):
        made = pairing.next_round(many("arena", 5, 2, rounds))
        rounds.append([(p.numbers, (2, 0)) for p in made])
    played = [n for one in rounds for who, _ in one for n in who]
    assert {played.count(n) for n in range(1, 6)} == {4}


def test_of_a_league_the_first_go_up_and_the_last_go_down() -> None:
    told = event("league", 6, [[(1, 2, "second"), (3, 4, "first"), (5, 6, "second")]])
    rules = TournamentRules(division=2, moves=1)
    entrants = [replace(x, division=(x.number + 1) // 2) for x in told.entrants]
    league = Event(replace(told.tournament, rules=rules), entrants, told.pairings)
    order = [s.number for s in standings(league)]
    assert order == [2, 1, 3, 4, 6, 5]
    assert pairing.next_season(league, order) == {2: 1, 1: 2, 3: 1, 4: 3, 6: 2, 5: 3}
    first = replace(league, tournament=replace(league.tournament, round=0), pairings=[])
    assert [(p.division, p.numbers) for p in pairing.next_round(first)] == [(1, (1, 2)), (2, (3, 4)), (3, (5, 6))]
    assert pairing.divided(range(7), 3) == [[0, 1, 2], [3, 4, 5, 6]]


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


def test_teams_play_the_same_deal_which_nobody_sees_before_the_last_has_ended(server: ServerProcess) -> None:
    host, eva, ada = server.visitor("Host"), server.visitor("Eva"), server.visitor("Ada")
    clock = {"budget_s": 3600, "increment_s": 0, "each": True}
    body = {"name": "Wild", "game": "defenders", "kind": "teams", "clock": clock, "rounds": 1}
    made = str(host.post("tournaments", body)["info"]["id"])
    told = eva.post(f"tournaments/{made}/join", {"team": "Hedgehogs"})
    team = told["entrants"][0]
    assert (team["name"], team["members"]) == ("Hedgehogs", [{"person": eva.id, "name": "Eva"}])
    told = ada.post(f"tournaments/{made}/join", {"entry": team["entry"]})
    assert [m["name"] for m in told["entrants"][0]["members"]] == ["Eva", "Ada"] and told["info"]["mine"]
    host.post(f"tournaments/{made}/join", {"team": "Voles"})
    host.post(f"tournaments/{made}/start")
    end = time.monotonic() + PATIENCE_S
    mine, theirs = "", ""
    while not mine or not theirs or any(eva.request("GET", f"tables/{t}").status_code == 404 for t in (mine, theirs)):
        mine, theirs = (who.get(f"tournaments/{made}")["table"] or "" for who in (eva, host))
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ada.get(f"tournaments/{made}")["table"] == mine != theirs
    assert eva.request("GET", f"tables/{theirs}").json()["code"] == "private"
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        c = schema.entries.c
        dealt = sa.select(c.body).where(c.table_id.in_((mine, theirs)), c.kind == "dealt")
        keys = {json.loads(body)["key"] for body in connection.execute(dealt).scalars()}
    engine.dispose()
    assert len(keys) == 1
    assert all(b["invite"] is None for b in eva.get(f"tournaments/{made}")["played"][0]["boards"])
    with host.joins(theirs) as a:
        assert a.ask("hint", seat=host.get(f"tables/{theirs}")["yours"][0])["code"] == "no_hints"


@pytest.mark.parametrize(
    ("change", "code"),
    [({"game": "defenders"}, "bad_kind"), ({"game": "chess"}, "unknown_game"), ({"rounds": 0}, "malformed")],
)
def test_what_cannot_be_held_is_refused(eva: Visitor, change: dict[str, Any], code: str) -> None:
    body = {"name": "Cup", "game": "hoard", "kind": "swiss", "clock": CLOCK, **change}
    assert eva.request("POST", "tournaments", body).json()["code"] == code


def test_nobody_starts_alone(eva: Visitor) -> None:
    cup = hold(eva, "swiss", 1)
    assert eva.request("POST", f"tournaments/{cup}/start").json()["code"] == "too_few"
    assert eva.request("POST", "tournaments/nothing/join").json()["code"] == "not_found"
    assert eva.post(f"tournaments/{cup}/call-off")["info"]["status"] == "closed"


def test_a_league_is_held_from_the_command_line_and_goes_into_its_next_season(
    own_server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    def house(*words: str) -> str:
        assert main(["house", *words, "--database", own_server.database]) == 0
        return capsys.readouterr().out.strip()

    wishes = ("--game", "cardia", "--kind", "league", "--division", "2", "--bots", "4", "--level", "random")
    league = house("hold", "League", *wishes)
    assert main(["house", "hold", "No", "--game", "cardia", "--kind", "teams", "--database", own_server.database])
    assert "bad_kind" in capsys.readouterr().err
    house("begin", league)
    over(own_server.visitor("Guest"), league)
    told = json.loads(house("standings", league, "--json"))
    assert [row["division"] for row in told] == [1, 1, 2, 2] and {row["played"] for row in told} == {1}
    following = house("season", league)
    assert house("season", league) == following != league
    entered = own_server.visitor("Reader").get(f"tournaments/{following}")
    assert entered["info"]["rules"]["season"] == 2 and entered["info"]["status"] == "open"
    assert sorted((x["name"], x["division"]) for x in entered["entrants"]) == sorted(
        (row["name"], division) for row, division in zip(told, (1, 2, 1, 2), strict=True)
    )
