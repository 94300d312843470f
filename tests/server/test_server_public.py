"""What is open to everybody: the library of finished games, and the same as a data set."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from visitors import ServerProcess, Visitor

from deskoherna.cli import main


def finished(one: Visitor, **more: object) -> str:
    table = str(one.table("hoard", seats=[{"kind": "me"}, {"kind": "bot"}], **more)["id"])
    with one.joins(table) as a:
        a.turn()
        a.play()
        a.turn()
        a.ask("resign", seat=0)
        a.until("over")
    return table


def test_finished_games_are_found_and_private_ones_are_not(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    zora = server.visitor("Zora Unheard")
    shown, hidden = finished(zora), finished(zora, private=True)
    found = zora.get("library?game=hoard&player=zora%20un")
    assert [(g["table"], g["game_number"]) for g in found["games"]] == [(shown, 1)]
    assert [(s["name"], s["won"]) for s in found["games"][0]["seats"]] == [("Zora Unheard", False), ("", True)]
    moves = found["games"][0]["moves"]
    empty = {"games": [], "found": 0, "pages": 0, "modes": [], "cards": []}
    assert zora.get(f"library?player=zora%20un&least={moves + 1}") == empty
    assert zora.get("library?player=%25")["found"] == 0 and zora.get("library?game=chess")["found"] == 0
    assert zora.request("GET", "library?page=0").status_code == 400
    assert main(["opendata", str(tmp_path), "--database", server.database]) == 0
    assert "CC0-1.0" in capsys.readouterr().out
    first, *lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["license"] == "CC0-1.0"
    rows = {row["id"]: row for row in map(json.loads, lines)}
    assert f"{shown}/1" in rows and f"{hidden}/1" not in rows
    mine = rows[f"{shown}/1"]
    assert len(mine["moves"]) == moves == len(mine["seats"]) and mine["players"][1] == "bot:novice"
    assert zora.id not in "".join(lines) and "Zora" not in "".join(lines)
    table = pq.read_table(tmp_path / "games.parquet")
    assert table.num_rows == len(lines) and table.schema.metadata[b"license"] == b"CC0-1.0"
