"""What finished games leave behind: results, ratings, and the same again from the logs."""

import dataclasses
import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from visitors import ServerProcess, Visitor, play_out

from deskoherna.cli.main import main
from deskoherna.server.ratings import levels, ratings
from deskoherna.server.ratings.judging import Rating, fixed_rating, judge
from deskoherna.server.store import schema
from deskoherna.server.store.results import SeatResult

ROOT = Path(__file__).parents[2]
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "open"}


def rows(server: ServerProcess, table: sa.Table) -> list[dict[str, Any]]:
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        found = [dict(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key)).mappings()]
    engine.dispose()
    return found


def recount(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> str:
    """Count again, as whoever runs the server does; what is said."""
    games = ["--game", "cardia", "--game", "defenders", "--game", "toys.hoard.game:GAME"]
    assert main(["recount", "--data", "none", "--database", server.database, *games]) == 0
    return capsys.readouterr().out


def test_a_finished_game_leaves_a_row_a_seat_and_the_logs_give_the_same_again(
    own_server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    eva, adam = own_server.visitor("Eva"), own_server.visitor("Adam")
    play_out(eva.joins(eva.table("hoard", seats=[ME, BOT], rated=True)["id"]))
    table = eva.table("hoard", seats=[ME, OPEN], rated=True)["id"]
    a, b = eva.joins(table), adam.joins(table)
    b.ask("sit", seat=1)
    a.until("state")
    play_out(a, b)
    friendly = eva.table("hoard", seats=[ME, BOT])["id"]
    play_out(eva.joins(friendly))
    own_server.stop()
    kept = rows(own_server, schema.results), rows(own_server, schema.ratings), rows(own_server, schema.rated_until)
    results, rated, _ = kept
    assert [(r["person"], r["bot"], r["rated"]) for r in results if r["table_id"] == table] == [
        (eva.id, None, True),
        (adam.id, None, True),
    ]
    assert all((r["mean"] is None) == (not r["rated"] or r["person"] is None) for r in results)
    assert {r["kind"] for r in results} == {"duel"} and all(
        r["moves"] >= r["own_moves"] > 0 for r in results if r["person"]
    )
    assert {r["player"]: r["games"] for r in rated} == {eva.id: 2, adam.id: 1}
    assert "3 games at 3 tables: 0 tables changed, 2 games rated" in recount(own_server, capsys)
    assert (rows(own_server, schema.results), rows(own_server, schema.ratings)) == kept[:2]
    engine = sa.create_engine(own_server.database)
    with engine.begin() as connection:
        connection.execute(sa.delete(schema.ratings))
        connection.execute(sa.delete(schema.results).where(schema.results.c.table_id == table))
        connection.execute(sa.update(schema.results).values(points=99))
    engine.dispose()
    assert "3 tables changed" in recount(own_server, capsys)
    again = rows(own_server, schema.results), rows(own_server, schema.ratings), rows(own_server, schema.rated_until)
    assert again == kept
    own_server.start()


def test_rated_tables_are_for_everybody_alike(eva: Visitor) -> None:
    def refused(seats: Sequence[dict[str, str]]) -> Any:
        return eva.request("POST", "tables", {"game": "hoard", "seats": seats, "rated": True}).json()

    assert refused([ME, {"kind": "hotseat", "name": "Ota"}]) == {"code": "not_rated", "args": {"at": "hotseat"}}
    assert refused([BOT, BOT]) == {"code": "not_rated", "args": {"at": "bots"}}
    table = eva.table("hoard", seats=[ME, BOT], rated=True)
    assert table["rated"] and not eva.table("hoard", seats=[ME, BOT])["rated"]
    a = eva.joins(table["id"])
    a.turn()
    assert a.ask("hint", seat=0)["code"] == "no_hints"
    a.ask("resign", seat=0)
    a.until("over")
    a.ask("rematch")
    assert eva.get(f"tables/{a.until('new_table')['table']}")["rated"]


def test_a_game_given_up_costs_rating_and_is_shown(server: ServerProcess) -> None:
    ota = server.visitor("Ota")
    a = ota.joins(ota.table("hoard", seats=[ME, BOT], rated=True)["id"])
    a.turn()
    a.ask("resign", seat=0)
    a.until("over")
    listed = ota.get("ratings/hoard")
    assert listed["kind"] == "duel" and "many" in listed["kinds"]
    mine = next(one for one in listed["rated"] if one["person"] == ota.id)
    assert mine["rating"] < 1500 and 0 < mine["deviation"] < 250 and (mine["name"], mine["games"]) == ("Ota", 1)
    assert {"master", "novice"} <= {one["name"] for one in ota.get("ratings/cardia")["rated"] if one["person"] is None}
    assert ota.request("GET", "ratings/cardia?kind=many").json()["code"] == "not_found"
    assert ota.request("GET", "ratings/chess").json()["code"] == "unknown_game"


# ---------------------------------------------------------------- how a game is judged


def result(seat: int, person: str | None, standing: int, **more: Any) -> SeatResult:
    values: dict[str, Any] = {
        "table_id": "t",
        "number": 1,
        "seat": seat,
        "game": "g",
        "mode": "m",
        "kind": "many",
        "seats": 3,
        "person": person,
        "bot": None if person else "program",
        "standing": standing,
        "points": 0,
        "won": standing == 1,
        "shared": False,
        "gone": False,
        "reason": "played",
        "moves": 9,
        "own_moves": 3,
        "thought_ms": 0,
        "started": 0.0,
        "ended": 1.0,
        "dealt": True,
        "rated": True,
        "open": True,
    }
    return SeatResult(**values | more)


def new(_: str) -> Rating:
    return Rating()


def test_places_decide_and_who_left_is_last_though_a_bot_won_for_them() -> None:
    after = judge([result(0, "a", 1, gone=True, bot="novice"), result(1, "b", 2), result(2, None, 3)], new)
    assert after["a"].mean < after["bot:program"].mean < after["b"].mean
    assert all(r.deviation < Rating().deviation and r.games == 1 for r in after.values())
    tied = judge([result(0, "a", 1), result(1, "b", 1), result(2, None, 3)], new)
    assert tied["a"].mean == pytest.approx(tied["b"].mean) and tied["a"].mean > tied["bot:program"].mean
    assert judge([result(0, None, 1), result(1, None, 2)], new) == {}


def test_alone_and_together_one_plays_against_the_game_and_nobody_pays_for_a_leaver() -> None:
    two = {"kind": "together", "seats": 2}
    won = judge([result(0, "a", 1, **two), result(1, "b", 1, **two)], new)
    assert won["a"] == won["b"] and won["a"].mean > 25 > won["mode:m"].mean
    lost = judge([result(0, "a", 2, gone=True, reason="resigned", **two), result(1, "b", 2, **two)], new)
    assert set(lost) == {"a"} and lost["a"].mean < 25
    alone = judge(
        [result(0, "a", 1, kind="alone", seats=1)], lambda p: Rating(40, 1, fixed=True) if ":" in p else new(p)
    )
    assert set(alone) == {"a"} and alone["a"].mean > won["a"].mean


def test_the_order_in_which_games_are_recorded_does_not_matter() -> None:
    """Processes may write one before the other: ratings are those of the order of endings."""
    made = [
        [
            result(s, p, place, table_id=f"t{n}", ended=float(n), kind="duel", seats=2)
            for s, (p, place) in enumerate(who)
        ]
        for n, who in enumerate([(("a", 1), ("b", 2)), (("b", 1), ("c", 2)), (("c", 1), ("a", 2))])
    ]
    found = []
    for order in itertools.permutations(made):
        engine = sa.create_engine("sqlite://")
        schema.METADATA.create_all(engine)
        with engine.begin() as connection:
            for one in order:
                ratings.record(connection, one)
            columns = (
                schema.ratings.c.player,
                schema.ratings.c.mean,
                schema.ratings.c.deviation,
                schema.ratings.c.last,
            )
            notes = (schema.results.c.table_id, schema.results.c.seat, schema.results.c.mean)
            found.append(
                (
                    connection.execute(sa.select(*columns).order_by("player")).all(),
                    connection.execute(sa.select(*notes).order_by("table_id", "seat")).all(),
                )
            )
        engine.dispose()
    assert all(one == found[0] for one in found) and len(found[0][0]) == 3


def test_levels_are_fixed_as_the_ladder_has_them() -> None:
    ladder = json.loads((ROOT / "docs/ladder.json").read_text(encoding="utf-8"))["rows"]
    assert levels.written(levels.measured(ladder)) == levels.FILE.read_text(encoding="utf-8"), (
        "the ladder was played anew: `deskoherna recount --levels docs/ladder.json`"
    )
    for kinds in levels.fixed().levels.values():
        for found in kinds.values():
            assert [found[x] for x in levels.LADDER] == sorted(found.values()) and found["apprentice"] == levels.MIDDLE
    elsewhere = fixed_rating(levels.fixed(), "nowhere", "duel", "bot:master")
    assert elsewhere is not None and elsewhere.mean > levels.MIDDLE and elsewhere.fixed
    assert fixed_rating(levels.fixed(), "nowhere", "duel", "bot:program") is None
    assert fixed_rating(levels.fixed(), "nowhere", "alone", "mode:m") is None
    assert {f.name for f in dataclasses.fields(SeatResult)} < {c.name for c in schema.results.columns}
