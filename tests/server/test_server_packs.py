"""Packs: several materials of one game in one server, kept, changed, refused, thrown away and played with."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from visitors import ServerProcess, Visitor, play_out

from deskoherna.cli import main
from deskoherna.kit.packs import hash_of

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
PATIENCE_S = 120.0
OWN_NAME = 'cs = "Močál"\nen = "Swamp"', 'cs = "Bažina"\nen = "Mire"\ncases = { cs_acc = "Bažinu" }'


@pytest.fixture(autouse=True)
def thrown_away(eva: Visitor, adam: Visitor) -> Iterator[None]:
    """After every test nothing is compiled any more."""
    yield
    for visitor in (eva, adam):
        for pack in visitor.get("packs")["packs"]:
            visitor.request("DELETE", f"packs/{pack['id']}")


def text_of(visitor: Visitor, *changes: tuple[str, str], game: str = "cardia") -> str:
    """Our material with some changes."""
    text = str(visitor.request("GET", f"games/{game}/material").text)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def ready(visitor: Visitor, pack: dict[str, Any]) -> dict[str, Any]:
    """Wait until a pack may be played with."""
    until = time.monotonic() + PATIENCE_S
    while True:
        found: dict[str, Any] = visitor.get(f"packs/{pack['info']['id']}")
        if found["info"]["state"] not in ("trying",):
            return found
        assert time.monotonic() < until
        time.sleep(0.2)


def kept(visitor: Visitor, name: str, *changes: tuple[str, str], game: str = "cardia") -> dict[str, Any]:
    """A pack that was tried."""
    made = visitor.post("packs", {"game": game, "name": name, "text": text_of(visitor, *changes, game=game)})
    found = ready(visitor, made)
    assert found["faults"] == []
    return found


def at(pack: dict[str, Any]) -> str:
    """What a table with this pack is asked for."""
    return f"{pack['info']['game']}@{pack['info']['material']}"


def test_two_packs_and_our_own_material_are_played_side_by_side(eva: Visitor) -> None:
    short = kept(eva, "Short hands", ("hand = 5", "hand = 3"), OWN_NAME)
    long = kept(eva, "Long hands", ("hand = 5", "hand = 7"))
    hands = {}
    for name in ("cardia", at(short), at(long)):
        made = eva.table(name, seats=[ME, BOT])
        a = eva.joins(made["id"])
        a.turn()
        hands[made["pack"]] = len({m["args"]["strength"] for m in a.decision["legal"]})
        assert made["game"] == "cardia" and eva.get(f"tables/{made['id']}")["pack"] == made["pack"]
    assert hands == {None: 5, "Short hands": 3, "Long hands": 7}
    words = {name: eva.request("GET", f"games/{name}/words/cs").text for name in ("cardia", at(short), at(long))}
    assert "Bažinu" in words[at(short)] and "Bažin" not in words["cardia"] + words[at(long)]
    assert eva.get(f"games/{at(short)}")["pack"] == "Short hands"
    assert eva.get("games/cardia")["pack"] is None
    assert eva.get(f"games/{at(long)}/catalogue")["material"] == long["info"]["material"]


def test_a_table_with_a_pack_survives_the_server(own_server: ServerProcess, tmp_path: Path) -> None:
    eva = own_server.visitor("Eva")
    pack = kept(eva, "Two seals", ("seals = 5", "seals = 2"))
    table = eva.table(at(pack), seats=[ME, BOT])["id"]
    a = eva.joins(table)
    a.turn()
    a.play()
    own_server.kill()
    own_server.things.remove(a)
    a.close()
    own_server.start()
    b = eva.joins(table)
    play_out(b)
    info = eva.get(f"tables/{table}")
    assert info["status"] == "over" and info["pack"] == "Two seals"
    replay = eva.get(f"replays/{table}")
    assert len(replay["frames"]) > 3 and replay["result"]["reason"] == "played"

    # thrown away, the game stays readable, also after another start
    assert eva.request("DELETE", f"packs/{pack['info']['id']}").status_code == 204
    assert eva.get("packs")["packs"] == []
    own_server.tidy()
    own_server.stop()
    own_server.start()
    adam = own_server.visitor("Adam")
    assert adam.get(f"replays/{table}")["frames"] == replay["frames"]
    exported = adam.get(f"tables/{table}/export")
    assert exported["pack"]["name"] == "Two seals" and hash_of(exported["pack"]["text"]) == exported["material"]

    # and goes elsewhere with its pack
    path = tmp_path / "game.json"
    path.write_text(json.dumps(exported), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    imported = adam.post("replays/import", exported)
    assert imported["pack"] == "Two seals" and imported["material"] == exported["material"]
    assert len(adam.get(f"replays/{imported['id']}")["frames"]) == len(replay["frames"])


def test_a_game_is_brought_with_its_pack_to_a_server_that_never_saw_it(
    server: ServerProcess, own_server: ServerProcess
) -> None:
    eva, adam = server.visitor("Eva"), own_server.visitor("Adam")
    pack = kept(eva, "Three seals", ("seals = 5", "seals = 3"))
    table = eva.table(at(pack), seats=[ME, BOT])["id"]
    play_out(eva.joins(table))
    exported = eva.get(f"tables/{table}/export")
    odd = exported | {"pack": exported["pack"] | {"text": exported["pack"]["text"] + "# changed\n"}}
    assert adam.request("POST", "replays/import", odd).json()["code"] == "other_version"
    imported = adam.post("replays/import", exported)
    assert imported["pack"] == "Three seals" and imported["result"] == eva.get(f"tables/{table}")["result"]


def test_bots_hints_forks_and_rematches_know_the_pack(eva: Visitor) -> None:
    pack = kept(eva, "Seven in hand", ("hand = 5", "hand = 7"), ("seals = 5", "seals = 2"))
    made = eva.table(at(pack), seats=[ME, {"kind": "bot", "bot": "apprentice"}])
    a = eva.joins(made["id"])
    a.turn()
    hint = a.ask("hint", seat=a.decision["seat"])
    assert hint["type"] == "hint" and hint["best"]
    play_out(a)
    fork = eva.post(f"tables/{made['id']}/fork", {"at": 0})
    assert (fork["pack"], fork["material"]) == ("Seven in hand", pack["info"]["material"])
    b = eva.joins(fork["id"])
    b.turn()
    assert len({m["args"]["strength"] for m in b.decision["legal"]}) == 7
    a.ask("rematch")
    again = eva.get(f"tables/{eva.get('tables/' + made['id'])['next_table']}")
    assert (again["pack"], again["material"]) == ("Seven in hand", pack["info"]["material"])


@pytest.mark.long
def test_an_analysis_thinks_with_the_pack(eva: Visitor) -> None:
    pack = kept(
        eva,
        "Dear wolves",
        ('en = "Wolf"\nback = "red"\nvalue = 1', 'en = "Wolf"\nback = "red"\nvalue = 9'),
        game="hoard",
    )
    table = eva.table(at(pack), seats=[ME, BOT])["id"]
    play_out(eva.joins(table))
    eva.post(f"replays/{table}/analysis")
    until = time.monotonic() + 10 * PATIENCE_S
    while (found := eva.get(f"replays/{table}/analysis"))["state"] not in ("done", "failed"):
        assert time.monotonic() < until
        time.sleep(0.5)
    assert found["state"] == "done" and found["decisions"]


# ---------------------------------------------------------------- what is refused


def test_a_bad_pack_is_told_by_card_field_and_line(eva: Visitor) -> None:
    text = text_of(
        eva, ("strength = 1\n", "strength = 99\n"), ('kind = "lasting"', 'kind = "lastng"'), ('cs = "Soudce"\n', "")
    )
    told = eva.post("packs/check", {"game": "cardia", "text": text})
    lines = text.splitlines()
    faults = {(f["at"], f["field"]): f for f in told["faults"]}
    assert set(faults) == {("characters[0]", "strength"), ("characters[3]", "kind"), ("characters[7]", "cs")}
    assert [faults[k]["code"] for k in sorted(faults)] == ["size", "choice", "missing"]
    assert lines[faults["characters[0]", "strength"]["line"] - 1] == "strength = 99"
    entry = next(e for e in told["entries"] if e["at"] == "characters[3]")
    field = next(f for f in entry["fields"] if f["name"] == "kind")
    assert field["value"] == '"lastng"' and lines[field["line"] - 1] == 'kind = "lastng"'


def test_a_pack_that_does_not_fit_the_rules_is_kept_and_not_played_with(eva: Visitor) -> None:
    text = text_of(eva, ("strength = 1\n", "strength = 2\n"))
    made = eva.post("packs", {"game": "cardia", "name": "Odd", "text": text})
    assert made["info"]["state"] == "faulty"
    assert [(f["at"], f["field"], f["code"]) for f in made["faults"]] == [("characters[0]", "strength", "instead")]
    refused = eva.request("POST", "tables", {"game": at(made), "seats": [ME, BOT]})
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown_pack")
    # mended, it may be
    path = f"packs/{made['info']['id']}"
    body = {"game": "cardia", "name": "Even", "text": text_of(eva, ("hand = 5", "hand = 4"))}
    assert eva.request("PUT", path, body).status_code == 200
    assert ready(eva, made)["faults"] == []
    assert eva.table(at(eva.get(path)), seats=[ME, BOT])["pack"] == "Even"


def test_what_is_no_material_harms_nobody(eva: Visitor) -> None:
    for text in ("", "[[[", "x = " + "[" * 60_000, "a" + ".a" * 20_000 + " = 1", "hand = 5\n" * 1000):
        answer = eva.request("POST", "packs/check", {"game": "cardia", "text": text})
        assert answer.status_code in (200, 422), answer.text
        assert answer.status_code == 422 or answer.json()["faults"]
    assert eva.request("POST", "packs/check", {"game": "cardia", "text": "x" * 120_001}).status_code == 400
    assert eva.request("POST", "packs/check", {"game": "chess", "text": ""}).json()["code"] == "unknown_game"
    for name in ("", "x" * 61, "a\u202eb", "a\nb"):
        body = {"game": "cardia", "name": name, "text": ""}
        assert eva.request("POST", "packs", body).json()["code"] == "malformed"
    assert eva.get("games/cardia")["slug"] == "cardia"
    for name in ("cardia@", "cardia@0123456789abcdef", "cardia@../../x", "chess@0123456789abcdef"):
        answer = eva.request("POST", "tables", {"game": name, "seats": [ME, BOT]})
        assert answer.json()["code"] in ("unknown_pack", "unknown_game")


def test_packs_are_their_owners(eva: Visitor, adam: Visitor) -> None:
    pack = kept(eva, "Mine", ("hand = 5", "hand = 6"))
    path = f"packs/{pack['info']['id']}"
    assert adam.request("GET", path).json()["code"] == "unknown_pack"
    assert adam.request("PUT", path, {"game": "cardia", "name": "x", "text": ""}).json()["code"] == "unknown_pack"
    assert adam.request("DELETE", path).json()["code"] == "unknown_pack"
    assert pack["info"]["id"] not in {p["id"] for p in adam.get("packs")["packs"]}


def test_a_changed_pack_leaves_its_tables_alone(eva: Visitor) -> None:
    pack = kept(eva, "First", ("hand = 5", "hand = 2"))
    table = eva.table(at(pack), seats=[ME, BOT])["id"]
    path = f"packs/{pack['info']['id']}"
    changed = {"game": "cardia", "name": "Second", "text": text_of(eva, ("hand = 5", "hand = 8"))}
    assert eva.request("PUT", path, changed).status_code == 200
    second = ready(eva, pack)
    a = eva.joins(table)
    a.turn()
    assert len({m["args"]["strength"] for m in a.decision["legal"]}) == 2
    assert eva.get(f"tables/{table}")["pack"] == "First"
    assert eva.get(f"games/{at(second)}")["pack"] == "Second"


def test_a_pack_that_nothing_was_played_with_is_gone_when_it_is_thrown_away(eva: Visitor) -> None:
    pack = kept(eva, "Brief", ("hand = 5", "hand = 9"))
    assert eva.get(f"games/{at(pack)}")["pack"] == "Brief"
    assert eva.request("DELETE", f"packs/{pack['info']['id']}").status_code == 204
    assert eva.request("GET", f"games/{at(pack)}").json()["code"] == "unknown_pack"
    refused = eva.request("POST", "tables", {"game": at(pack), "seats": [ME, BOT]})
    assert refused.json()["code"] == "unknown_pack"


def test_our_own_text_is_no_pack(eva: Visitor) -> None:
    pack = kept(eva, "Ours")
    assert pack["info"]["state"] == "ready"
    assert eva.table(at(pack), seats=[ME, BOT])["pack"] is None
