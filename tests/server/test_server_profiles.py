"""What is told of people: profiles and what can be earned."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from bench.crowd import fill
from test_server_results import result
from visitors import ServerProcess, play_out

from deskoherna.kit import registry
from deskoherna.kit.compliance.texts import messages
from deskoherna.server.games.served import Games
from deskoherna.server.profiles import achievements as earned
from deskoherna.server.profiles.company import Other
from deskoherna.server.profiles.profile import profile
from deskoherna.server.profiles.scores import score
from deskoherna.server.recount import recount
from deskoherna.server.store import schema
from deskoherna.server.store.database import migrate, open_engine
from deskoherna.server.store.results import SeatResult

ROOT = Path(__file__).parents[2]
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "open"}


def test_a_profile_tells_of_finished_games_and_of_whom_one_met(server: ServerProcess) -> None:
    eva, adam = server.visitor("Eva"), server.visitor("Adam")
    table = eva.table("hoard", seats=[ME, OPEN], rated=True)["id"]
    a, b = eva.joins(table), adam.joins(table)
    b.ask("sit", seat=1)
    a.until("state")
    play_out(a, b)
    result = eva.get(f"tables/{table}")["result"]
    private = eva.table("hoard", seats=[ME, BOT], private=True)["id"]
    c = eva.joins(private)
    c.turn()
    c.ask("resign", seat=0)
    c.until("over")
    told = adam.get(f"people/{eva.id}")
    assert (told["name"], told["score"]["games"]) == ("Eva", 2)
    (title,) = told["titles"]
    assert (title["game"], [x["of"] for x in title["against"]]) == ("hoard", ["novice", "people"])
    first = "shared" if len(result["winners"]) == 2 else "won" if 0 in result["winners"] else "lost"
    assert [(f["table"], f["outcome"]) for f in title["form"]] == [(table, first), (None, "lost")]
    assert [(line["kind"], line["games"]) for line in title["ratings"]] == [("duel", 1)]
    assert [(m["person"], m["games"]) for m in told["meetings"]] == [(adam.id, 1)]
    assert {x["id"] for x in told["achievements"]} >= set(earned.FOR_ANY)
    assert eva.request("GET", "people/nobody").json()["code"] == "not_found"
    assert server.visitor("Nova").get(f"people/{adam.id}")["score"]["games"] == 1


def test_a_crowd_has_profiles_and_the_logs_count_it_again(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'crowd.sqlite'}")
    migrate(engine)
    games = Games(["wilderness", "kingdom"])
    crowd = fill(engine, people=6, games=12, slugs=["wilderness", "kingdom"])
    with engine.connect() as connection:
        told = [profile(connection, m.id, games.served) for m in crowd]
        seats = connection.execute(sa.select(sa.func.count()).where(schema.results.c.person.is_not(None))).scalar_one()
    assert sum(p.score.games for p in told) == seats and sum(len(p.titles) for p in told) > 6
    favourites = {f.item for p in told for title in p.titles for f in title.favourites}
    assert favourites <= {item.key for game in games.served.values() for item in game.game.catalogue()} and favourites
    done = recount(engine, games)
    assert (done.games, done.changed) == (12, 0)
    engine.dispose()


# ---------------------------------------------------------------- what can be earned


def played(*found: tuple[SeatResult, list[Other]], titles: int = 2) -> earned.Played:
    return earned.Played([r for r, _ in found], {(r.table_id, r.number): o for r, o in found}, titles)


def game(n: int, standing: int, others: list[Other] | None = None, **more: Any) -> tuple[SeatResult, list[Other]]:
    values = {"table_id": f"t{n}", "ended": float(n), "kind": "duel", "seats": 2} | more
    return result(0, "me", standing, **values), others or []


def bot(level: str) -> list[Other]:
    return [Other(None, level, 2, False, False)]


def person(won: bool) -> list[Other]:
    return [Other("p", None, 1 if won else 2, False, won)]


@pytest.mark.parametrize(
    ("name", "yes", "no"),
    [
        ("beat-adept", [game(1, 1, bot("master"))], [game(1, 1, bot("novice")), game(2, 2, bot("adept"))]),
        ("beat-people", [game(1, 1, person(False))], [game(1, 1, bot("master")), game(2, 1, person(False), gone=True)]),
        ("alone", [game(1, 1, kind="alone")], [game(1, 1)]),
        ("together", [game(1, 1, kind="together")], [game(1, 2, kind="together")]),
        ("many", [game(1, 1, kind="many")], [game(1, 1, kind="many", shared=True)]),
        ("in-a-row", [game(n, 1) for n in range(5)], [game(n, 1 + (n == 2)) for n in range(6)]),
        ("many-modes", [game(n, 1, mode=f"m{n}") for n in range(5)], [game(n, 1, mode="m") for n in range(9)]),
        ("every-title", [game(1, 2, game="g"), game(2, 2, game="h")], [game(1, 2), game(2, 2, game="h", gone=True)]),
        ("took-time", [game(1, 1, own_moves=2, thought_ms=50_000)], [game(1, 1, own_moves=5, thought_ms=50_000)]),
        ("turned", [game(1, 2, person(True)), game(2, 1, person(False))], [game(1, 1, person(False))]),
    ],
)
def test_what_is_earned_by_which_games(
    name: str, yes: list[tuple[SeatResult, list[Other]]], no: list[tuple[SeatResult, list[Other]]]
) -> None:
    query = earned.FOR_ANY[name]
    assert query(played(*yes)) == yes[-1][0]
    assert query(played(*no)) is None


def test_games_have_something_of_their_own_to_earn_and_say_so_in_both_languages() -> None:
    for one in registry.games():
        for name, wanted in earned.of_game(one).items():
            assert set(wanted.modes or []) <= set(one.tables), f"{one.slug}: {name} names a mode that is none"
            for language in ("cs", "en"):
                assert f"achievement-{name}" in messages(one, language)
        assert earned.of_game(one)
    gold = earned.Wanted(points=115, kind="alone", modes=["m"])
    assert gold.met(result(0, "a", 1, kind="alone", points=115), "nobody")
    assert not gold.met(result(0, "a", 1, kind="alone", points=114), "nobody")
    assert not gold.met(result(0, "a", 1, kind="alone", points=120, mode="x"), "nobody")
    assert not earned.Wanted(against=["master"]).met(result(0, "a", 1), "people")
    words = {x: (ROOT / f"web/src/words/{x}.ftl").read_text(encoding="utf-8") for x in ("cs", "en")}
    assert all(f"achievement-{name} =" in text for name in earned.FOR_ANY for text in words.values())


def test_a_share_is_told_with_how_sure_it_is() -> None:
    assert score([]).games == 0 and (score([]).low, score([]).high) == (0, 1000)
    few, many = score([1, 0]), score([1, 0] * 50)
    assert few.share == many.share == 500 and few.low < many.low < 500 < many.high < few.high
