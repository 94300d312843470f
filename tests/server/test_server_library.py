"""Games, words, worked examples, replays, forks, imports: what is read more than played."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from visitors import ServerProcess, Visitor, play_out

from deskoherna.cli import main
from deskoherna.kit import registry, scenario
from deskoherna.server.games.served import ServedGame
from deskoherna.server.store.database import HEAD
from deskoherna.server.tables.results import cards_of
from deskoherna.server.wire import typescript
from deskoherna.server.wire.refusal import Refused
from toys.pennies.game import GAME as PENNIES

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
ROOT = Path(__file__).parents[2]


def finished(visitor: Visitor, game: str = "hoard") -> str:
    """The id of a table at which a game was played to its end."""
    table = visitor.table(game, seats=[ME, BOT])["id"]
    play_out(visitor.joins(table))
    return str(table)


def test_a_game_tells_all_that_setting_up_needs(eva: Visitor) -> None:
    info = eva.get("games/cardia")
    assert info in eva.get("games")
    assert info["seat_counts"] == [2] and {"novice", "apprentice"} <= {b["kind"] for b in info["bots"]}
    assert info["defaults"]["guardians"] is False and "guardians" in json.dumps(info["options"])
    assert {p["name"] for p in info["presets"]} == set(registry.game("cardia").tables)
    filled = eva.post("games/hoard/options", {"options": {"players": 3}})
    assert filled == {"options": {"players": 3, "hand": 2}, "seats": 3}
    assert eva.request("POST", "games/hoard/options", {"options": {"players": 9}}).json()["code"] == "bad_options"


def test_options_that_do_not_go_together_are_refused_with_an_id_and_its_arguments() -> None:
    with pytest.raises(Refused) as refused:
        ServedGame("pennies", PENNIES).options({"rounds": 1, "lucky": True})
    assert refused.value.code == "bad_options"
    told = {name: value for name, value in refused.value.told.items() if name != "reason"}
    assert told == {"wrong": "lucky-too-short", "at": "lucky", "option:rounds": 1}


def test_words_are_cached_by_their_hash(eva: Visitor) -> None:
    digest = eva.get("games/hoard")["words"]["cs"]
    fixed = eva.request("GET", f"games/hoard/words/cs?v={digest}")
    assert "immutable" in fixed.headers["cache-control"] and "=" in fixed.text
    assert eva.request("GET", "games/hoard/words/cs?v=old").headers["cache-control"] == "no-cache"
    assert eva.request("GET", "games/hoard/words/de").status_code == 400
    assert eva.request("GET", "games/hoard/rulebook/en").headers["content-type"].startswith("text/markdown")


def test_the_catalogue_has_every_card_with_its_mark(eva: Visitor) -> None:
    for slug in ("cardia", "hoard"):
        items = eva.get(f"games/{slug}/catalogue")["items"]
        assert items and all(i["mark"] and i["key"] and i["kind"] for i in items)


def test_every_scenario_is_shown_and_all_it_says_holds(eva: Visitor) -> None:
    listed = eva.get("games/hoard/scenarios")
    assert {x["id"] for x in listed} == {
        x.id
        for path in scenario.files_of(registry.game("toys.hoard.game:GAME"))
        for x in scenario.read_file(path).scenario
    }
    for x in listed:
        play = eva.get(f"games/hoard/scenarios/{x['id']}")
        assert play["frames"][0]["line"] is None and len(play["frames"]) >= 1
        assert all(s["holds"] for f in play["frames"] for s in f["statements"])
    assert eva.request("GET", "games/hoard/scenarios/nothing").json()["code"] == "not_found"


def test_one_plays_on_from_a_scenario(eva: Visitor) -> None:
    listed = [x for x in eva.get("games/hoard/scenarios") if not x["over"]]
    table = eva.post(f"games/hoard/scenarios/{listed[0]['id']}/play", {"bot": "novice"})
    assert table["status"] == "playing" and table["origin"] == f"scenario:hoard:{listed[0]['id']}"
    play_out(eva.joins(table["id"]))
    whole = eva.get(f"replays/{table['id']}")
    first = eva.get(f"games/hoard/scenarios/{listed[0]['id']}")["frames"][0]["view"]
    assert whole["frames"][0]["view"] == first


def test_a_replay_is_open_at_the_end_and_only_then(eva: Visitor, adam: Visitor) -> None:
    table = eva.table("hoard", seats=[ME, BOT])["id"]
    a = eva.joins(table)
    while not a.decision["legal"]:
        a.hear()
    own = eva.get(f"replays/{table}")
    assert own["viewer"] == 0 and own["secret"] is None and own["frames"]
    assert adam.request("GET", f"replays/{table}").json()["code"] == "not_finished"
    assert adam.request("GET", f"tables/{table}/export").json()["code"] == "not_finished"
    assert adam.request("POST", f"tables/{table}/fork", {"at": 0}).json()["code"] == "not_finished"
    play_out(a)
    whole = adam.get(f"replays/{table}")
    assert whole["viewer"] == -2 and hashlib.sha256(bytes.fromhex(whole["secret"])).hexdigest() == whole["commitment"]
    assert len(whole["frames"]) == len([x for x in whole["lines"] if x["seat"] >= 0]) + 1
    assert whole["frames"][-1]["view"] == a.view
    assert adam.request("GET", f"replays/{table}?game=2").json()["code"] == "not_found"
    assert table in {t["id"] for t in eva.get("replays")["tables"]}


def test_a_finished_game_is_exported_verified_and_imported(
    eva: Visitor, adam: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(eva, "cardia")
    export = eva.get(f"tables/{table}/export")
    path = tmp_path / "game.json"

    def verify(*more: str) -> int:
        return main(["verify", str(path), *more])

    path.write_text(json.dumps(export))
    assert verify("--commitment", export["commitment"]) == 0
    assert verify("--commitment", "00" * 32) == 1
    brought = adam.post("replays/import", export)
    assert brought["status"] == "over" and brought["origin"] == "import"
    theirs, ours = adam.get(f"replays/{brought['id']}"), eva.get(f"replays/{table}")
    assert [f["view"] for f in theirs["frames"]] == [f["view"] for f in ours["frames"]]
    assert brought["id"] in {t["id"] for t in adam.get("replays")["tables"]}
    for wrong in (
        {"secret": "11" * 32},
        {"moves": export["moves"][1:]},
        {"secret": "zz"},
        {"names": ["x"]},
        {"result": export["result"] | {"points": [99, 99]}},
        {"start": {"phase": 1}},
        {"moves": [[1, 0, "play 1"]]},
    ):
        refused = adam.request("POST", "replays/import", export | wrong)
        assert refused.json()["code"] == "bad_import", wrong
    assert adam.request("POST", "replays/import", export | {"rules": 99}).json()["code"] == "other_version"
    path.write_text(json.dumps(export | {"secret": "11" * 32}))
    capsys.readouterr()
    assert verify() == 1 and "hashes to" in capsys.readouterr().err
    path.write_text("{}")
    assert verify() == 2 and "is no exported game" in capsys.readouterr().err


def test_a_game_is_forked_from_any_moment(eva: Visitor, adam: Visitor) -> None:
    table = finished(eva)
    replay = eva.get(f"replays/{table}")
    moment = len(replay["frames"]) // 2
    at = replay["frames"][moment]["line"]["seq"]
    fork = adam.post(f"tables/{table}/fork", {"at": at, "seats": [1], "bot": "novice"})
    assert fork["yours"] == [1] and fork["origin"] == f"fork:{table}:{at}"
    b = adam.joins(fork["id"])
    play_out(b)
    first = adam.get(f"replays/{fork['id']}")["frames"][0]["view"]
    assert first == replay["frames"][moment]["view"]
    assert adam.request("POST", f"tables/{table}/fork", {"at": 10**9}).json()["code"] == "not_playing"
    assert adam.request("POST", f"tables/{table}/fork", {"at": 0, "seats": [5]}).json()["code"] == "bad_seats"


def test_the_client_is_served_compressed_and_cached(server: ServerProcess) -> None:
    page = httpx.get(server.address + "t/anything")
    unbuilt = not (ROOT / "src/deskoherna/server/client/index.html").is_file()
    if unbuilt:
        assert page.status_code == 503 and "npm run build" in page.text
        return
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    again = httpx.get(server.address, headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    script = next(p for p in (ROOT / "src/deskoherna/server/client/assets").glob("*.js") if p.stat().st_size > 600)
    asset = httpx.get(f"{server.address}assets/{script.name}")
    assert asset.headers["content-encoding"] == "gzip" and "immutable" in asset.headers["cache-control"]
    assert asset.content == script.read_bytes()
    assert httpx.get(server.address + "assets/nothing.js").status_code == 404


def test_the_typescript_of_the_client_is_up_to_date() -> None:
    assert typescript.differing(ROOT / "web/src/lib/generated", registry.games()) == [], "run `deskoherna types`"


def test_the_newest_migration_is_the_one_the_store_expects() -> None:
    folder = ROOT / "src/deskoherna/server/store/migrations/versions"
    assert max(p.name for p in folder.glob("0*.py")).startswith(HEAD)


def test_an_odd_table_is_not_found(eva: Visitor) -> None:
    for odd in ("%00", "nothing", "%F0%9F%8E%B2"):
        assert [eva.request("GET", f"{kind}/{odd}").status_code for kind in ("tables", "replays")] == [404, 404]


def test_the_openapi_description_is_there(eva: Visitor) -> None:
    described = eva.get("schema")
    assert "/api/tables/{table}/fork" in described["paths"]
    assert msgspec.json.encode(described) == msgspec.json.encode(eva.get("schema/openapi.json"))


def test_the_bot_of_the_documentation_plays(server: ServerProcess, eva: Visitor, tmp_path: Path) -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    program = page.split("```python\n")[1].split("```")[0]
    path = tmp_path / "bot.py"
    path.write_text(program.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    table = eva.table("cardia")["id"]
    bot = subprocess.Popen([sys.executable, str(path), table, "1"])
    try:
        a = eva.joins(table)
        a.until("state")
        play_out(a)
        assert eva.get(f"tables/{table}")["seats"][1]["name"] == "Twenty lines 1"
    finally:
        bot.kill()
        bot.wait()


def test_games_are_found_by_a_card_that_was_played(eva: Visitor) -> None:
    game = registry.game("defenders")
    verbs = game.verbs
    number = next(n for n in range(game.n_moves) if "card:glint" in verbs.targets(n))
    assert cards_of(game, [verbs.texts()[number], "no such move"]) == " card-glint "
    table = eva.table("defenders", [ME], options={"players": 1})["id"]
    play_out(eva.joins(table))
    page = eva.get("library?game=defenders")
    assert page["cards"] and page["modes"]
    wanted = page["cards"][0]
    assert [one["table"] for one in eva.get(f"library?game=defenders&card={wanted}")["games"]] == [table]
    assert eva.get("library?game=defenders&card=card")["found"] == 0
    assert eva.get(f"library?game=defenders&mode={page['modes'][0]}")["found"] == 1
