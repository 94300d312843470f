"""Order: kicked, blocked, muted, banned, reported, deleted; every act of a keeper stands in the log."""

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from visitors import PATIENCE_S, ServerProcess, Visitor

from deskoherna.cli import main


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


@pytest.fixture
def house(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """The command line, beside the running server."""

    def run(*words: str) -> Any:
        assert main(["house", *words, "--database", server.database]) == 0
        said = capsys.readouterr().out
        return json.loads(said) if "--json" in words else said

    return run


def test_the_host_sends_somebody_away_who_may_not_come_back(eva: Visitor, adam: Visitor) -> None:
    table = adam.table("hoard", seats=[{"kind": "open"}, {"kind": "open"}])["id"]
    a, b = eva.joins(table), adam.joins(table)
    assert a.ask("sit", seat=0)["type"] == "accepted"
    assert a.ask("kick", seat=0)["code"] == "not_host"
    assert b.ask("kick", seat=1)["code"] == "not_seated"
    assert b.ask("kick", seat=0)["type"] == "accepted"
    assert a.ask("sit", seat=0)["code"] == "blocked"


def test_whom_one_has_blocked_does_not_sit_down_beside_one(eva: Visitor, adam: Visitor) -> None:
    assert [x["name"] for x in eva.request("PUT", f"me/blocks/{adam.id}").json()["people"]] == ["Adam"]
    assert code(eva.request("PUT", f"me/blocks/{eva.id}")) == "not_found"
    b = adam.joins(eva.table("hoard")["id"])
    assert b.ask("sit", seat=1)["code"] == "blocked"
    assert eva.request("DELETE", f"me/blocks/{adam.id}").json() == {"people": []}
    assert b.ask("sit", seat=1)["type"] == "accepted"


def test_a_line_is_reported_judged_and_its_author_silenced(
    server: ServerProcess, house: Callable[..., Any], eva: Visitor, adam: Visitor
) -> None:
    keeper = server.visitor("Keeper")
    table = eva.table("hoard")["id"]
    a, b = eva.joins(table), adam.joins(table)
    seq = b.ask("chat", text="something foul")["seq"]
    assert eva.request("POST", "reports", {"table": table, "seq": seq, "text": "rude"}).status_code == 204
    assert code(eva.request("POST", "reports", {"table": table, "seq": 1})) == "not_found"
    assert code(keeper.request("GET", "desk")) == "not_keeper"
    house("keeper", keeper.id)
    desk = keeper.get("desk")
    told = next(one for one in desk["reports"] if one["table"] == table)
    assert (told["line"], told["about"], told["text"]) == ("something foul", adam.id, "rude")
    keeper.post("desk", {"act": "mute", "target": adam.id, "days": 1})
    keeper.post("desk", {"act": "settle", "target": told["id"]})
    assert b.ask("chat", text="more")["code"] == "muted"
    assert a.ask("chat", text="thanks")["type"] == "accepted"
    house("unmute", adam.id)
    assert b.ask("chat", text="sorry")["type"] == "accepted"
    done = [(act["keeper"], act["act"]) for act in house("log", "--json")[:4]]
    assert done == [("command", "unmute"), (keeper.id, "settle"), (keeper.id, "mute"), ("command", "keeper")]


def test_whoever_is_banned_is_out_at_once_and_comes_back_when_it_ends(
    server: ServerProcess, house: Callable[..., Any]
) -> None:
    rude = server.visitor("Rude One")
    rude.post("me/password", {"password": "correct horse"})
    login = {"name": "Rude One", "password": "correct horse"}
    rude.token = rude.post("login", login | {"token": True})["token"]
    table = rude.joins(rude.table("hoard")["id"])
    house("ban", "Rude One", "--days", "2")
    assert table.closed() == 4001
    assert rude.request("GET", "me").status_code == 401
    with httpx.Client(base_url=server.address) as http:
        assert code(http.post("/api/login", json=login)) == "banned"
        house("unban", "Rude One")
        assert http.post("/api/login", json=login).is_success
    assert main(["house", "ban", "nobody at all", "--database", server.database]) != 0


def test_tables_are_closed_and_seats_handed_over_by_the_server_that_has_them(
    house: Callable[..., Any], eva: Visitor, adam: Visitor
) -> None:
    table = eva.table("hoard")["id"]
    a, b = eva.joins(table), adam.joins(table)
    b.ask("sit", seat=1)
    house("bot", table, "--seat", "2")
    until(lambda: eva.get(f"tables/{table}")["seats"][1]["bot"] == "novice")
    house("close", table)
    until(lambda: eva.get(f"tables/{table}")["closed"] == "keeper")
    house("news", "Closed tonight.")
    assert eva.get("news") == {"text": "Closed tonight.", "keeper": False}
    house("news", "")
    assert house("stats", "--json")[0]["people"] >= 2 and a.table == table


def test_whoever_goes_for_good_takes_the_name_along_and_leaves_the_games(server: ServerProcess, eva: Visitor) -> None:
    olga = server.visitor("Olga Gone")
    done = olga.table("hoard", seats=[{"kind": "me"}, {"kind": "bot"}])["id"]
    a = olga.joins(done)
    a.turn()
    a.ask("chat", text="farewell")
    a.ask("resign", seat=0)
    a.until("over")
    runs = olga.table("hoard")["id"]
    b, c = olga.joins(runs), eva.joins(runs)
    c.ask("sit", seat=1)
    olga.post("me/password", {"password": "correct horse"})
    login = {"name": "Olga Gone", "password": "correct horse"}
    with httpx.Client(base_url=server.address) as http:
        http.post("/api/login", json=login)
        assert code(http.post("/api/me/delete", json={"password": "wrong"})) == "wrong_password"
        assert http.post("/api/me/delete", json={"password": "correct horse"}).status_code == 204
        assert http.get("/api/me").status_code == 401
        assert code(http.post("/api/login", json=login)) == "wrong_password"
    assert eva.request("GET", f"people/{olga.id}").status_code == 404
    assert eva.get(f"tables/{runs}")["seats"][0]["bot"] == "novice"
    for text in (eva.request("GET", f"replays/{done}").text, eva.request("GET", f"tables/{runs}").text):
        assert "Olga" not in text
    assert len(eva.get(f"replays/{done}")["frames"]) >= 1 and b.table == runs
    assert server.visitor("Olga Gone").id != olga.id
