"""The commands of the laboratory, as they are typed."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from deskoherna.cli import main

HOARD = "toys.hoard.game:GAME"


def typed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words, "--jobs", "1"])
    out, err = capsys.readouterr()
    return code, out, err


def test_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    args = ("tournament", HOARD, "--bots", "random", "novice", "--rounds", "6", "--file", str(file))
    code, out, _ = typed(capsys, *args)
    assert code == 0
    assert "6 meetings of toys.hoard.game:GAME, two games each, seed 1" in out
    before = file.read_bytes()
    code, out, _ = typed(capsys, *args, "--json")
    assert code == 0
    found = json.loads(out)
    assert found["meetings"] == 6
    assert {bot["name"] for bot in found["bots"]} == {"random", "novice"}
    assert file.read_bytes() == before, "nothing was missing, so nothing was played"
    code, _, err = typed(capsys, *args, "--seed", "9")
    assert code == 2
    assert "was played with seed 1, not 9" in err
    assert typed(capsys, "tournament", HOARD, "--bots", "novice")[::2] == (
        2, "deskoherna tournament: a tournament needs at least two bots\n")


def test_match(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "match", HOARD, "apprentice", "random", "--deals", "400")
    assert code == 0
    assert out.startswith("apprentice is stronger: after ")
    assert typed(capsys, "match", HOARD, "novice", "novice")[0] == 2
    assert "did you mean 'novice'" in typed(capsys, "match", HOARD, "novise", "random")[2]


def test_export_and_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parquet, html = tmp_path / "d.parquet", tmp_path / "r.html"
    code, out, _ = typed(capsys, "export", HOARD, str(parquet), "--games", "3", "--bots", "novice,random")
    assert code == 0
    assert out == f"{pq.read_table(parquet).num_rows} decisions of 3 games in {parquet}\n"
    code, out, _ = typed(capsys, "report", HOARD, str(html), "--games", "5", "--watched", "2", "--table",
                         "nowhere")
    assert code == 2
    code, out, _ = typed(capsys, "report", HOARD, str(html), "--games", "5", "--watched", "2")
    assert code == 0
    assert html.read_text(encoding="utf-8").endswith("</html>\n")
    code, _, err = typed(capsys, "report", HOARD, str(tmp_path / "no" / "r.html"))
    assert (code, "No such file or directory" in err) == (2, True)
