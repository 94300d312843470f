"""A lesson at a table of its own: followed, answered, taken back, left, resumed, played on."""

from typing import Any

from visitors import ServerProcess, TableSocket, Visitor

WAY = ["play 9", "play 11", "play 7", "play 15", "choose A11", "choose B14", "play 6", "play 8"]
"""The first game of Cardia as its teacher shows it."""


def take(visitor: Visitor, lesson: str = "first", game: str = "cardia", **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = visitor.post(f"games/{game}/lessons/{lesson}/play", more)
    return made


def asked(s: TableSocket) -> dict[str, Any]:
    """Hear until the teacher asks for something; what the panel is told."""
    s.when(lambda: s.decision.get("taught") and not s.decision["taught"]["waiting"] and s.decision["legal"])
    taught: dict[str, Any] = s.decision["taught"]
    return taught


def play(s: TableSocket, text: str) -> dict[str, Any]:
    taught = s.decision["taught"]
    answer = s.ask("move", seat=0, seq=s.seq, move=text)
    if answer["type"] == "accepted":
        s.when(lambda: s.decision["taught"] != taught)
    return answer


def follow(s: TableSocket, limit: int = 60) -> int:
    """Play what the teacher shows, and nothing else, until all was asked."""
    for n in range(limit):
        taught = asked(s)
        if taught["hint"] is None:
            return n
        hint = next(m for m in s.decision["legal"] if m["move"] == taught["hint"])
        assert taught["hint"] in taught["right"]
        play(s, hint["text"])
    raise AssertionError("the lesson has no end")


def test_what_was_finished_is_told_and_what_was_begun_waits(eva: Visitor) -> None:
    table = take(eva)
    assert eva.get("games/cardia/learned") == {"done": [], "begun": ["first"]}
    with eva.joins(table["id"]) as s:
        follow(s)
        assert eva.get("games/cardia/learned") == {"done": ["first"], "begun": []}
    assert take(eva, afresh=True)["id"] != table["id"]
    assert eva.get("games/cardia/learned") == {"done": ["first"], "begun": ["first"]}


def test_what_lessons_there_are(eva: Visitor) -> None:
    listed = eva.get("games/cardia/lessons")
    assert listed[0]["id"] == "first"
    assert listed[0]["plays_on"]
    plan = eva.get("games/cardia/lessons/first")
    assert len(plan["steps"]) == listed[0]["steps"]
    assert plan["steps"][2]["say"]["cs"].endswith("Sabotér vám odhodil dvě karty z balíčku.")
    assert plan["steps"][0]["asks"]
    assert eva.request("GET", "games/cardia/lessons/last").json()["code"] == "not_found"
    assert eva.request("POST", "games/cardia/lessons/last/play", {}).json()["code"] == "not_found"


def test_a_bot_that_follows_the_hints_finishes_the_lesson_and_plays_on(eva: Visitor) -> None:
    table = take(eva)
    assert table["private"]
    assert table["lesson"] == "first"
    with eva.joins(table["id"]) as s:
        assert follow(s) == len(WAY)
        assert s.view["actors"] == [0, 1] or s.view["actors"] == [0]
        play_to_the_end(s)
        over = s.until("over")
    assert over["result"]["reason"] == "played"
    replay = eva.get(f"replays/{table['id']}?game=1")
    assert len(replay["frames"]) > len(WAY)
    exported = eva.get(f"tables/{table['id']}/export?game=1")
    brought = eva.post("replays/import", exported)
    assert eva.get(f"replays/{brought['id']}?game=1")["result"] == replay["result"]


def play_to_the_end(s: TableSocket) -> None:
    while not any(m["type"] == "over" for m in s.heard):
        if s.decision["legal"]:
            s.play()
        else:
            s.hear()


def test_a_wrong_answer_is_refused_with_its_reply_and_changes_nothing(eva: Visitor) -> None:
    with eva.joins(take(eva)["id"]) as s:
        asked(s)
        seq = s.seq
        own, other, none = play(s, "play 15"), play(s, "play 6"), play(s, "play 16")
        assert (own["code"], own["args"]) == ("not_taught", {"step": 0, "reply": 0})
        assert (other["code"], other["args"]) == ("not_taught", {"step": 0, "reply": 1})
        assert none["code"] == "illegal"
        assert s.seq == seq
        assert play(s, "play 9")["type"] == "accepted"


def test_a_whole_step_is_taken_back(eva: Visitor) -> None:
    with eva.joins(take(eva)["id"]) as s:
        asked(s)
        assert s.decision["undo"] == []
        play(s, "play 9")
        before = asked(s)
        assert (before["answered"], before["step"]) == (0, 3)
        first = s.view
        play(s, "play 11")
        asked(s)
        assert s.decision["undo"] == [0]
        assert s.ask("undo", seat=0, seq=s.seq)["type"] == "accepted"
        s.when(lambda: s.decision["taught"] and s.decision["taught"]["step"] == 3)
        assert s.view == first
        play(s, "play 11")
        assert asked(s)["step"] == 5


def test_a_lesson_is_left_and_gone_back_to_even_after_a_restart(own_server: ServerProcess) -> None:
    eva = own_server.visitor("Eva")
    table = take(eva)["id"]
    s = eva.joins(table)
    for text in WAY[:3]:
        asked(s)
        play(s, text)
    left = asked(s)
    own_server.stop()
    own_server.start()
    assert take(eva)["id"] == table
    assert take(eva, afresh=True)["id"] != table
    again = eva.joins(table)
    assert asked(again) == left
    play(again, "play 15")
    assert asked(again)["step"] == left["step"] + 1


def test_given_outcomes_decide_and_bots_do_what_is_left_to_them(eva: Visitor) -> None:
    table = take(eva, game="hoard")
    with eva.joins(table["id"]) as s:
        asked(s)
        play(s, "lay fox")
        assert asked(s)["step"] == 3
        rolls = [
            e
            for line in (m["line"] for m in s.heard if m["type"] == "step")
            for e in line["events"]
            if e["key"].startswith("rolls")
        ]
        assert [e["args"]["number"] for e in rolls] == [5]
        play(s, "bury deer")
        assert asked(s)["hint"] is None
