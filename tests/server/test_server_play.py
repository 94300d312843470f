"""Playing at a table through real sockets."""

import random
from typing import Any

from visitors import ServerProcess, TableSocket, Visitor, play_out

from deskoherna.server.settings import Timeouts

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
HOARD = "hoard"


def duel(eva: Visitor, adam: Visitor, **more: Any) -> tuple[TableSocket, TableSocket]:
    """Two people at a cardia table that has just been dealt."""
    table = eva.table("cardia", **more)
    a, b = eva.joins(table["id"]), adam.joins(table["id"], table["invite"])
    assert b.ask("sit", seat=1)["type"] == "accepted"
    for x in (a, b):
        while not x.decision["legal"]:
            x.hear()
    return a, b


def test_the_table_is_dealt_when_the_last_chair_is_taken(eva: Visitor, adam: Visitor) -> None:
    table = eva.table()
    assert table["status"] == "waiting" and table["yours"] == [0] and table["invite"]
    assert any(t["id"] == table["id"] for t in adam.get("tables")["tables"])
    a, b = eva.joins(table["id"]), adam.joins(table["id"])
    assert b.ask("sit", seat=1)["type"] == "accepted"
    state = a.until("state")
    assert state["viewer"] == 0 and state["decision"]["seat"] == 0 and state["decision"]["legal"]
    assert len(state["commitment"]) == 64 and state["secret"] is None
    assert not any(t["id"] == table["id"] for t in adam.get("tables")["tables"])
    assert [t["your_turn"] for t in adam.get("my/tables")["tables"] if t["id"] == table["id"]] == [True]
    a.close()
    b.close()


def test_two_people_play_a_whole_game_to_its_end(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam, options={"guardians": True})
    play_out(a, b, dice=random.Random(3))
    over = [m for m in a.heard if m["type"] == "over"]
    assert len(over) == 1 and over[0]["match_over"] and len(over[0]["secret"]) == 64
    final = [m for m in a.heard if m["type"] == "state"][-1]
    assert final["viewer"] == -2 and final["result"] == over[0]["result"] and final["decision"]["legal"] == []
    assert eva.get(f"tables/{a.table}")["status"] == "over"


def test_a_move_may_be_a_number_or_its_text(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    text = a.decision["legal"][-1]["text"]
    assert a.ask("move", seat=0, seq=a.seq, move=text.upper())["type"] == "accepted"
    assert b.ask("move", seat=1, seq=b.seq, move=b.decision["legal"][0]["move"])["type"] == "accepted"


def test_bad_moves_are_answered_and_change_nothing(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    legal = {m["move"] for m in a.decision["legal"]}
    illegal = next(m for m in range(200) if m not in legal)
    before = eva.get(f"tables/{a.table}")["seq"]
    assert a.ask("move", seat=1, seq=a.seq, move=min(legal))["code"] == "not_yours"
    assert a.ask("move", seat=7, seq=a.seq, move=min(legal))["code"] == "not_yours"
    assert a.ask("move", seat=0, seq=a.seq, move=illegal)["code"] == "illegal"
    assert a.ask("move", seat=0, seq=a.seq, move=100_000)["code"] == "no_such_move"
    refused = a.ask("move", seat=0, seq=a.seq, move=f"{a.decision['legal'][0]['text']}x")
    assert refused["code"] == "no_such_move" and refused["args"]["nearest"].startswith("play")
    assert a.ask("move", seat=0, seq=0, move=min(legal))["code"] == "stale"
    assert a.ask("move", seat=0, seq=a.seq + 99, move=min(legal))["code"] == "stale"
    assert a.ask("undo", seat=0, seq=a.seq)["code"] == "nothing_to_undo"
    assert a.ask("next")["code"] == "not_over"
    assert a.ask("rematch")["code"] == "not_over"
    assert a.ask("start")["code"] == "not_waiting"
    assert a.ask("put_bot", seat=1, kind="nobody")["code"] == "unknown_bot"
    assert a.ask("put_bot", seat=1, kind="novice")["code"] == "still_present"
    assert eva.get(f"tables/{a.table}")["seq"] == before
    assert b.decision["legal"]


def test_moves_of_others_do_not_make_a_parallel_move_stale(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    seen = b.seq
    assert a.play()["type"] == "accepted"
    assert b.ask("move", seat=1, seq=seen, move=b.decision["legal"][0]["move"])["type"] == "accepted"
    a.when(lambda: a.seq >= b.seq)
    if a.decision["legal"]:
        assert a.ask("move", seat=0, seq=seen, move=a.decision["legal"][0]["move"])["code"] == "stale"


def test_a_message_sent_twice_is_applied_once(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    move = {"seat": 0, "seq": a.seq, "move": a.decision["legal"][0]["move"]}
    first = a.answer(a.send("move", id="mine", **move))
    second = a.answer(a.send("move", id="mine", **move))
    assert first["type"] == second["type"] == "accepted" and first["seq"] == second["seq"]
    again = eva.joins(a.table)
    third = again.answer(again.send("move", id="mine", **move))
    assert third == first
    other = b.answer(b.send("move", id="mine", seat=1, seq=b.seq, move=b.decision["legal"][0]["move"]))
    assert other["type"] == "accepted" and other["seq"] != first["seq"]


def test_the_other_sees_the_mask_of_a_hidden_move(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    a.play()
    own = next(m for m in a.heard if m["type"] == "step")
    theirs = b.until("step")
    assert own["line"]["move"]["key"] == "play" and own["line"]["move"]["args"]
    assert theirs["line"]["seq"] == own["line"]["seq"]
    assert theirs["line"]["move"]["args"] == {}


def test_undo_goes_as_far_as_it_is_fair(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    before = a.view
    a.play()
    assert a.decision["undo"] == [0] and a.decision["legal"] == []
    assert a.ask("undo", seat=0, seq=a.seq)["type"] == "accepted"
    undone = next(m for m in a.heard if m["type"] == "undone")
    assert a.view == before and a.decision["undo"] == [] and a.decision["legal"]
    assert b.until("undone")["withdrawn"] == undone["withdrawn"]
    a.play()
    b.when(lambda: b.seq >= a.seq)
    b.play()
    a.when(lambda: a.seq >= b.seq)
    assert a.ask("undo", seat=0, seq=a.seq)["code"] == "nothing_to_undo"


def test_who_comes_back_catches_up(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    a.play()
    seen = a.seq
    a.close()
    b.when(lambda: b.seq >= seen)
    b.play()
    back = eva.joins(a.table, seen=seen)
    state = back.until("state")
    whole = eva.joins(a.table).until("state")
    assert state["since"] == seen and whole["since"] == 0
    assert [x["seq"] for x in state["lines"]] == [x["seq"] for x in whole["lines"] if x["seq"] > seen]
    assert state["view"] == whole["view"] and state["decision"] == whole["decision"]


def test_catching_up_over_an_undo_names_the_line_to_forget(eva: Visitor, adam: Visitor) -> None:
    a, _ = duel(eva, adam)
    a.play()
    seen = a.seq
    line = next(m for m in a.heard if m["type"] == "step")["line"]["seq"]
    a.ask("undo", seat=0, seq=a.seq)
    state = eva.joins(a.table, seen=seen).until("state")
    assert state["withdrawn"] == [line] and state["lines"] == []


def test_hot_seat_shows_one_seat_at_a_time(eva: Visitor) -> None:
    table = eva.table("cardia", seats=[ME, {"kind": "hotseat", "name": "Zoe"}])
    assert table["yours"] == [0, 1] and [s["name"] for s in table["seats"]] == ["Eva", "Zoe"]
    a = eva.joins(table["id"])
    a.until("state")
    assert a.viewer == 0 and a.decision["seat"] == 0
    a.play()
    a.when(lambda: a.viewer == 1)
    assert a.viewer == 1 and a.decision["seat"] == 1 and a.decision["undo"] == [0]
    step, state = [m for m in a.heard if m["type"] in ("step", "state")][-2:]
    assert (step["type"], step["viewer"]) == ("step", 0)
    assert (state["type"], state["viewer"], state["since"]) == ("state", 1, 0)
    hidden = [x for x in state["lines"] if x["seat"] == 0]
    assert hidden and hidden[0]["move"]["args"] == {}
    play_out(a)
    assert a.viewer == -2


def test_a_spectator_sees_no_hand_and_may_not_move(eva: Visitor, adam: Visitor) -> None:
    a, _ = duel(eva, adam)
    zoe = eva.server.visitor("Zoe").joins(a.table)
    state = zoe.until("state")
    decision: dict[str, Any] = {"seat": None, "legal": [], "undo": [], "taught": None, "attempt": None}
    assert state["viewer"] == -1 and state["decision"] == decision
    own = a.view["seats"][0]["hand"]
    assert own and all(not seat["hand"] for seat in state["view"]["seats"])
    assert zoe.ask("move", seat=0, seq=zoe.seq, move=0)["code"] == "not_seated"
    assert zoe.ask("hint", seat=0)["code"] == "not_seated"
    while a.until("presence")["spectators"] != 1:
        pass


def test_all_are_told_when_a_bot_may_stand_in_for_one_who_left(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    b.close()
    told = a.until("presence")
    while not told["away"]:
        told = a.until("presence")
    (away,) = told["away"]
    assert away["seat"] == 1 and 0 < away["stand_in_ms"] <= 1000 * Timeouts.away_s
    later = eva.joins(a.table).until("presence")
    assert later["away"][0]["stand_in_ms"] <= away["stand_in_ms"]
    assert a.ask("put_bot", seat=1, kind="novice")["code"] == "still_present"
    adam.joins(a.table)
    back = a.until("presence")
    assert (back["present"], back["away"]) == ([0, 1], [])


def test_a_private_table_opens_with_its_code_only(eva: Visitor, adam: Visitor) -> None:
    table = eva.table(private=True, seats=[ME, {"kind": "invited"}])
    assert not any(t["id"] == table["id"] for t in adam.get("tables")["tables"])
    assert adam.request("GET", f"tables/{table['id']}").json()["code"] == "private"
    assert adam.joins(table["id"]).welcome["code"] == "private"
    invited = adam.get(f"tables/{table['id']}?invite={table['invite']}")
    assert invited["invite"] is None
    b = adam.joins(table["id"], table["invite"])
    assert b.ask("sit", seat=1)["code"] == "needs_invite"
    assert b.ask("sit", seat=1, invite="wrong")["code"] == "needs_invite"
    assert b.ask("sit", seat=1, invite=table["invite"])["type"] == "accepted"
    assert adam.get(f"tables/{table['id']}")["invite"] == table["invite"]


def test_chairs_are_taken_changed_and_left_before_the_game(eva: Visitor, adam: Visitor) -> None:
    table = eva.table(HOARD, options={"players": 3}, seats=[ME])
    a, b = eva.joins(table["id"]), adam.joins(table["id"])
    assert b.ask("sit", seat=0)["code"] == "seat_taken"
    assert b.ask("sit", seat=1)["type"] == "accepted"
    assert b.ask("sit", seat=2)["type"] == "accepted"
    seats = b.visitor.get(f"tables/{table['id']}")["seats"]
    assert [s["kind"] for s in seats] == ["person", "open", "person"]
    assert b.ask("start")["code"] == "not_host"
    assert b.ask("put_bot", seat=1, kind="novice")["code"] == "not_host"
    assert b.ask("leave", seat=2)["type"] == "accepted"
    assert a.ask("put_bot", seat=1, kind="apprentice")["type"] == "accepted"
    assert a.ask("start", kind="novice")["type"] == "accepted"
    seats = eva.get(f"tables/{table['id']}")["seats"]
    assert [s["bot"] for s in seats] == [None, "apprentice", "novice"]
    assert not any(t["id"] == table["id"] for t in adam.get("my/tables")["tables"])


def test_one_against_bots_begins_at_once_and_ends(eva: Visitor) -> None:
    table = eva.table(HOARD, options={"players": 3}, seats=[ME, BOT, BOT])
    assert table["status"] == "playing"
    a = eva.joins(table["id"])
    play_out(a)
    lines = [m["line"] for m in a.heard if m["type"] == "step"]
    assert {x["bot"] for x in lines} == {True, False}


def test_a_left_seat_is_played_by_a_bot_and_given_back(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    assert b.ask("leave", seat=1)["type"] == "accepted"
    a.play()
    a.turn()
    assert a.decision["legal"], "the bot that stands in has moved"
    seats = eva.get(f"tables/{a.table}")["seats"]
    assert (seats[1]["kind"], seats[1]["bot"], seats[1]["name"]) == ("person", "novice", "Adam")
    assert b.ask("move", seat=1, seq=b.seq, move=0)["code"] in ("not_your_turn", "stale")
    assert b.ask("sit", seat=1)["type"] == "accepted"
    assert eva.get(f"tables/{a.table}")["seats"][1]["bot"] is None
    play_out(a, b)


def test_resigning_ends_a_duel(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    assert a.ask("resign", seat=0)["type"] == "accepted"
    over = b.until("over")
    assert over["result"]["reason"] == "resigned" and over["result"]["winners"] == [1]
    assert b.viewer == -2, "everything is open at the end"
    assert a.ask("resign", seat=0)["code"] == "not_playing"


def test_with_more_seats_a_bot_plays_for_one_who_resigns(eva: Visitor, adam: Visitor) -> None:
    table = eva.table(HOARD, options={"players": 3}, seats=[ME, OPEN, BOT])
    a, b = eva.joins(table["id"]), adam.joins(table["id"])
    b.ask("sit", seat=1)
    assert a.ask("resign", seat=0)["type"] == "accepted"
    assert a.ask("sit", seat=0)["code"] == "not_playing"
    play_out(b)
    assert eva.get(f"tables/{table['id']}")["result"]["reason"] == "played"


def test_a_match_is_dealt_on_until_it_is_decided(eva: Visitor) -> None:
    table = eva.table("cardia", seats=[ME, BOT], match=3)
    assert table["match"] == 3 and table["options"]["match"] == 3
    a = eva.joins(table["id"])
    a.until("state")
    a.ask("resign", seat=0)
    first = a.until("over")
    assert not first["match_over"] and first["score"] == [0, 1]
    assert a.ask("next")["type"] == "accepted"
    dealt = a.until("state")
    assert dealt["game_number"] == 2 and dealt["result"] is None
    a.ask("resign", seat=0)
    second = a.until("over")
    assert second["match_over"] and second["score"] == [0, 2] and second["secret"] != first["secret"]
    assert a.ask("next")["code"] == "not_over"
    assert eva.get(f"replays/{table['id']}?game=2")["secret"] == second["secret"]


def test_a_rematch_is_one_table_for_all(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam, options={"guardians": True}, private=True, seats=[ME, OPEN])
    a.ask("resign", seat=0)
    b.until("over")
    assert a.ask("rematch")["type"] == "accepted"
    new = b.until("new_table")["table"]
    assert b.ask("rematch")["type"] == "accepted"
    assert {m["table"] for m in b.heard if m["type"] == "new_table"} == {new}
    info = adam.get(f"tables/{new}")
    assert info["status"] == "playing" and info["yours"] == [1] and info["options"]["guardians"]
    assert info["origin"] == f"rematch:{a.table}"


def test_chat_reaches_everybody_and_stays(eva: Visitor, adam: Visitor) -> None:
    a, b = duel(eva, adam)
    a.ask("chat", text="Ahoj,  světe")
    line = b.until("chat")["line"]
    assert (line["text"], line["name"], line["seats"]) == ("Ahoj, světe", "Eva", [0])
    assert eva.joins(a.table).welcome["chat"][0] == line
    assert a.ask("chat", text="   ")["code"] == "malformed"


def test_those_who_play_against_each_other_hear_spectators_when_it_is_over(
    server: ServerProcess, eva: Visitor, adam: Visitor
) -> None:
    a, b = duel(eva, adam)
    one, other = (server.visitor(name).joins(a.table) for name in ("Zora", "Ivan"))
    one.ask("chat", text="She holds the king")
    line = other.until("chat")["line"]
    assert line["apart"] and line["text"] == "She holds the king"
    assert (
        a.ask("chat", text="Quiet here")["type"] == "accepted" and other.until("chat")["line"]["text"] == "Quiet here"
    )
    assert [heard["text"] for heard in adam.joins(a.table).welcome["chat"]] == ["Quiet here"]
    assert [heard["text"] for heard in server.visitor("Late").joins(a.table).welcome["chat"]] == [
        "She holds the king",
        "Quiet here",
    ]
    b.ask("resign", seat=1)
    a.until("over")
    assert a.until("chat")["line"] == line
    assert "She holds the king" not in "".join(a.raw[: next(i for i, x in enumerate(a.raw) if '"over"' in x)])


def test_the_table_is_silent_where_the_rules_ask_for_it(eva: Visitor) -> None:
    """Defenders are chosen without a word; before and after there is talk."""
    hot = {"kind": "hotseat", "name": "Adam"}
    table = eva.table("defenders", [ME, hot], options={"players": 2})
    a = eva.joins(table["id"])
    a.until("state")
    assert not a.view["silent"]
    assert a.ask("chat", text="Kam s táborem?")["type"] == "accepted"
    for _ in range(12):
        if not a.view["silent"]:
            a.play()
            a.turn()
    assert a.view["silent"]
    assert a.ask("chat", text="Vezmi lišku!")["code"] == "silence"


def test_a_hint_names_legal_moves_with_their_values(eva: Visitor) -> None:
    table = eva.table("cardia", seats=[ME, BOT])
    a = eva.joins(table["id"])
    a.until("state")
    hint = a.ask("hint", seat=0)
    assert hint["type"] == "hint" and 1 <= len(hint["best"]) <= 3
    legal = {m["move"] for m in a.decision["legal"]}
    assert all(x["choice"]["move"] in legal and 0 <= x["value"] <= 1000 for x in hint["best"])
    values = [x["value"] for x in hint["best"]]
    assert hint["searched"] or values == sorted(values, reverse=True)


def test_a_new_name_is_known_at_the_table(eva: Visitor, adam: Visitor) -> None:
    a, _ = duel(eva, adam)
    eva.request("PATCH", "me", {"name": "Evička"})
    again = eva.joins(a.table)
    assert again.welcome["table"]["seats"][0]["name"] == "Evička"
