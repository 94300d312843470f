"""Company: friends, clubs with tables of their own, challenges, and games to look at."""

from typing import Any

import msgspec
import sqlalchemy as sa
from visitors import ServerProcess, Visitor

from deskoherna.server.store import schema


def code(who: Visitor, method: str, path: str, body: Any = None) -> str:
    return str(who.request(method, path, body).json()["code"])


def put(who: Visitor, path: str) -> Any:
    answer = who.request("PUT", path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def news(who: Visitor) -> list[tuple[str, str]]:
    return [(n["kind"], n["args"]["name"]) for n in who.get("me/news")["notices"]]


def test_two_are_friends_when_both_want_it_and_see_where_the_other_plays(eva: Visitor, adam: Visitor) -> None:
    asked = put(eva, f"me/friends/{adam.id}")
    assert ([one["name"] for one in asked["asked"]], asked["friends"]) == ([adam.name], [])
    put(eva, f"me/friends/{adam.id}")
    assert news(adam) == [("friend", eva.name)]
    adam.table()
    hidden = adam.table(private=True)
    assert eva.get("me/friends")["tables"] == []
    assert [one["person"] for one in put(adam, f"me/friends/{eva.id}")["friends"]] == [eva.id]
    found = eva.get("me/friends")
    assert len(found["tables"]) == 1 and found["tables"][0]["id"] != hidden["id"]
    assert eva.request("DELETE", f"me/friends/{adam.id}").json()["friends"] == []
    assert adam.get("me/friends") == {"friends": [], "asking": [], "asked": [], "tables": []}


def test_nobody_asks_or_challenges_those_who_do_not_want_it(eva: Visitor, adam: Visitor) -> None:
    put(adam, f"me/blocks/{eva.id}")
    assert code(eva, "PUT", f"me/friends/{adam.id}") == "blocked"
    seats = [{"kind": "me"}, {"kind": "invited"}]
    body = {"game": "cardia", "seats": seats, "challenge": adam.id}
    assert code(eva, "POST", "tables", body) == "blocked"
    assert code(eva, "POST", "tables", body | {"challenge": eva.id}) == "not_found"
    assert code(eva, "PUT", "me/friends/nobody") == code(eva, "PUT", f"me/friends/{eva.id}") == "not_found"
    assert news(adam) == []


def test_a_challenge_is_told_and_leads_to_the_seat_that_was_left(eva: Visitor, adam: Visitor) -> None:
    seats = [{"kind": "invited"}, {"kind": "me"}]
    body = {"game": "cardia", "challenge": adam.id}
    assert code(eva, "POST", "tables", body | {"seats": [{"kind": "me"}, {"kind": "open"}]}) == "bad_seats"
    table = eva.table(seats=seats, challenge=adam.id)
    told = adam.get("me/news")["notices"][0]
    assert told["kind"] == "challenge" and told["args"]["path"] == f"/t/{table['id']}?invite={table['invite']}"
    with adam.joins(table["id"], table["invite"]) as a:
        assert a.ask("sit", seat=0, invite=table["invite"])["type"] == "accepted"


def test_tables_of_a_club_are_for_its_members(server: ServerProcess, eva: Visitor, adam: Visitor) -> None:
    late = server.visitor("Late")
    club = eva.post("clubs", {"name": "Thursday"})
    place = f"clubs/{club['id']}"
    assert code(adam, "GET", place) == code(adam, "POST", f"{place}/join", {"invite": "guessed"}) == "private"
    assert code(adam, "POST", "tables", {"game": "cardia", "club": club["id"]}) == "private"
    assert code(adam, "GET", "clubs/nothing") == "not_found"
    adam.post(f"{place}/join", {"invite": club["invite"]})
    table = adam.table(club=club["id"])
    assert table["private"] and code(late, "GET", f"tables/{table['id']}") == "private"
    shown = eva.get(place)
    assert [one["name"] for one in shown["members"]] == [eva.name, adam.name]
    assert [(one["id"], bool(one["invite"])) for one in shown["tables"]] == [(table["id"], True)]
    assert eva.request("GET", f"tables/{table['id']}?invite={shown['tables'][0]['invite']}").status_code == 200
    assert all(one["id"] != table["id"] for one in late.get("tables")["tables"])
    assert code(adam, "DELETE", f"{place}/members/{eva.id}") == "not_host"
    assert eva.request("DELETE", f"{place}/members/{adam.id}").json()["invite"] != club["invite"]
    assert code(adam, "GET", place) == "private" and adam.get("clubs")["clubs"] == []
    assert eva.post(f"{place}/leave")["clubs"] == [] and code(eva, "GET", place) == "not_found"


def test_the_gallery_shows_open_games_the_best_rated_first_and_games_that_turned(
    server: ServerProcess, eva: Visitor, adam: Visitor
) -> None:
    bot = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    first, second = adam.table(seats=bot)["id"], eva.table(seats=bot)["id"]
    hidden = eva.table(seats=bot, private=True)["id"]
    turning = {"turning": [{"seq": 7, "before": 200, "after": 900}, {"seq": 9, "before": 900, "after": 800}]}
    done = eva.table(seats=bot)["id"]
    with eva.joins(done) as a:
        a.turn()
        a.ask("resign", seat=0)
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        rated = {"game": "cardia", "kind": "duel", "mean": 40.0, "deviation": 1.0, "games": 9, "last": 0.0}
        connection.execute(sa.insert(schema.ratings).values(player=adam.id, **rated))
        body = msgspec.msgpack.encode(turning)
        connection.execute(sa.insert(schema.analyses).values(table_id=done, number=1, edition="x", body=body))
        c = schema.results.c
        connection.execute(sa.update(schema.results).where(c.table_id == done).values(reason="played"))
    engine.dispose()
    shown = server.visitor("Guest").get("gallery")
    order = [one["table"]["id"] for one in shown["playing"]]
    assert order.index(first) < order.index(second) and hidden not in order and done not in order
    assert shown["playing"][order.index(first)]["rating"] > 1500
    turned = {one["table"]["id"]: (one["seq"], one["swing"]) for one in shown["finished"]}
    assert turned[done] == (7, 700)
    mine = [one["table"]["id"] for one in eva.get("gallery")["playing"]]
    assert second not in mine and first in mine
