"""The commands of the laboratory, as they are typed."""

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from deskoherna.cli import main, progress
from deskoherna.cli import match as match_command

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
    assert "6 pairings of toys.hoard.game:GAME, two games each, seed 1" in out
    before = file.read_bytes()
    code, out, _ = typed(capsys, *args, "--json")
    assert code == 0
    found = json.loads(out)
    assert found["pairings"] == 6
    assert {bot["name"] for bot in found["bots"]} == {"random", "novice"}
    assert file.read_bytes() == before, "nothing was missing, so nothing was played"
    code, _, err = typed(capsys, *args, "--seed", "9")
    assert code == 2
    assert "was played with seed 1, not 9" in err
    assert typed(capsys, "tournament", HOARD, "--bots", "novice")[::2] == (
        2,
        "deskoherna tournament: a tournament needs at least two bots\n",
    )


def test_a_bot_for_whom_there_is_no_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = typed(capsys, "simulate", "leduc", "--games", "2", "--bots", "random,novice,apprentice")
    assert (code, err) == (2, "deskoherna simulate: 3 bots for 2 seats: apprentice would never play\n")


def test_a_seed_of_any_size(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "simulate", HOARD, "--games", "3", "--seed", str(10**40), "--bots", "random")
    assert code == 0
    assert "a mirror match, so seats differ and bots do not" in out
    assert f"seed {10**40 % 2**62};" in out


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b'"first":"novice"', b'"first":"random"', "line 2: random against itself"),
        (b'"scores":[', b'"scores":[7.0,', "line 2: scores are numbers from 0 to 1"),
        (b'"number":0', b'"number":-1', "line 2: the deal -1 of"),
        (b'"unfinished":0', b'"unfinished":3', "line 2: 3 unfinished games of 2"),
    ],
)
def test_results_that_cannot_be_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: bytes, new: bytes, sentence: str
) -> None:
    file = tmp_path / "t.jsonl"
    args = ("tournament", HOARD, "--bots", "random", "novice", "--rounds", "1", "--file", str(file))
    assert typed(capsys, *args)[0] == 0
    text = file.read_bytes()
    assert old in text
    changed = text.replace(old, new, 1)
    if new.startswith(b'"scores":['):
        head, _, rest = changed.partition(b'"scores":[7.0,')
        changed = head + b'"scores":[7.0,' + rest[rest.index(b",") + 1 :]
    file.write_bytes(changed)
    code, _, err = typed(capsys, *args)
    assert code == 2
    assert sentence in err


def test_games_are_compiled_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", HOARD, "--environments"]) == 0
    assert "hoard: ready after" in capsys.readouterr().out


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
    code, out, _ = typed(capsys, "report", HOARD, str(html), "--games", "5", "--watched", "2", "--mode", "nowhere")
    assert code == 2
    code, out, _ = typed(capsys, "report", HOARD, str(html), "--games", "5", "--watched", "2")
    assert code == 0
    assert html.read_text(encoding="utf-8").endswith("</html>\n")
    code, _, err = typed(capsys, "report", HOARD, str(tmp_path / "no" / "r.html"))
    assert (code, "No such file or directory" in err) == (2, True)


# ---------------------------------------------------------------- Ctrl-C


def impatient(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, after: int) -> None:
    """Ctrl-C while the progress is shown for the n-th time; after that it works as always."""
    real, calls = getattr(owner, name), []

    def shown(*args: object) -> object:
        calls.append(args)
        if len(calls) == after:
            raise KeyboardInterrupt
        return real(*args)

    monkeypatch.setattr(owner, name, shown)


def test_an_interrupted_simulation_can_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, progress.Bar, "__call__", 3)
    args = ("simulate", HOARD, "--games", "40", "--json")
    code, out, err = typed(capsys, *args)
    assert (code, json.loads(out)["games"]) == (130, 15)
    assert err.endswith("interrupted after 15 of 40 games; the same command with --first 15 plays the rest\n")
    rest = json.loads(typed(capsys, *args, "--first", "15")[1])
    whole = json.loads(typed(capsys, *args)[1])
    assert json.loads(out)["bots"][0]["wins"] + rest["bots"][0]["wins"] == whole["bots"][0]["wins"]
    assert rest["games"] == 25
    assert typed(capsys, *args, "--first", "40")[::2] == (
        2,
        "deskoherna simulate: --first must be one of the games 0 to 39\n",
    )


def test_an_interrupted_export_can_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    impatient(monkeypatch, progress.Bar, "__call__", 2)
    a, b, whole = (tmp_path / name for name in ("a.parquet", "b.parquet", "whole.parquet"))
    code, _, err = typed(capsys, "export", HOARD, str(a), "--games", "5")
    assert code == 130
    assert err.endswith(
        "interrupted after 2 of 5 games; they are kept; the same command with another file and --first 2 goes on\n"
    )
    assert typed(capsys, "export", HOARD, str(b), "--games", "5", "--first", "2")[0] == 0
    assert typed(capsys, "export", HOARD, str(whole), "--games", "5")[0] == 0
    assert pa.concat_tables([pq.read_table(a), pq.read_table(b)]).equals(pq.read_table(whole))


def test_an_interrupted_match_can_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    impatient(monkeypatch, match_command, "progress_line", 9)
    file = tmp_path / "m.jsonl"
    args = ("match", HOARD, "apprentice", "random", "--json")
    code, _, err = typed(capsys, *args, "--file", str(file))
    assert code == 130
    assert err.endswith(f"interrupted after 9 deals; they are kept in {file}; the same command goes on\n")
    went_on = typed(capsys, *args, "--file", str(file))
    assert went_on[:2] == typed(capsys, *args)[:2]
    assert len(file.read_text().splitlines()) == 1 + json.loads(went_on[1])["deals"]
    before = file.read_bytes()
    assert typed(capsys, *args, "--file", str(file))[1] == went_on[1]
    assert file.read_bytes() == before, "it was decided, so nothing was played"
    impatient(monkeypatch, match_command, "progress_line", 1)
    assert typed(capsys, *args)[2].endswith(
        "interrupted after 1 deals; nothing was kept; with --file FILE it could go on\n"
    )


def test_an_interrupted_report_shows_what_was_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    impatient(monkeypatch, progress.Bar, "__call__", 2)
    html = tmp_path / "r.html"
    code, _, err = typed(capsys, "report", HOARD, str(html), "--games", "5", "--watched", "2")
    assert (code, "the page shows these; the same command begins anew" in err) == (130, True)
    assert "The run was interrupted; this is what was done." in html.read_text(encoding="utf-8")
