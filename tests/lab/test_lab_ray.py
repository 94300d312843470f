"""The same games on a Ray cluster: a local one, started once for all commands."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from deskoherna.cli import main

HERE, TESTS = Path(__file__).parent, Path(__file__).parents[1]
HOARD = "toys.hoard.game:GAME"
TIMEOUT_S = 300
ROUNDS = 4000
MEASURED = ("seconds", "steps_per_s")


def commands(folder: Path) -> list[list[str]]:
    bots = ["--bots", "novice,random", "--seed", "5"]
    return [
        ["simulate", HOARD, *bots, "--games", "40", "--json"],
        ["tournament", HOARD, *bots, "--rounds", "5", "--json"],
        ["match", HOARD, "apprentice", "random", "--seed", "5", "--json"],
        ["export", HOARD, str(folder / "d.parquet"), *bots, "--games", "6"],
        ["report", HOARD, str(folder / "r.html"), *bots, "--games", "6", "--watched", "3"],
    ]


def without_times(text: str) -> object:
    found = json.loads(text)
    return {name: value for name, value in found.items() if name not in MEASURED}


def test_every_command_gives_the_same_on_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    file = there / "t.jsonl"
    long = ["tournament", HOARD, "--bots", "novice,random", "--rounds", str(ROUNDS), "--file", str(file)]
    (there / "commands.json").write_text(
        json.dumps({"commands": commands(there), "interrupted": long, "file": str(file)})
    )
    env = os.environ | {"PYTHONPATH": str(TESTS), "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(
        [sys.executable, str(HERE / "on_ray.py"), str(there)],
        env=env,
        timeout=TIMEOUT_S,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers = json.loads((there / "answers.json").read_text())
    assert [code for code, _, _ in answers] == [0, 0, 0, 0, 0, 130]

    told = []
    for words in commands(here):
        assert main([*words, "--jobs", "1"]) == 0
        told.append(capsys.readouterr().out)
    for ours, (_, theirs, _) in zip(told[:3], answers, strict=False):
        assert without_times(ours) == without_times(theirs)
    assert pq.read_table(here / "d.parquet").equals(pq.read_table(there / "d.parquet"))
    assert (here / "r.html").read_text() == (there / "r.html").read_text()

    played = len(file.read_text().splitlines()) - 1
    assert 3 <= played < ROUNDS
    assert answers[-1][2].endswith(
        f"interrupted after {played} of {ROUNDS} pairings; they are kept in {file}; the same command goes on\n"
    )


def test_ray_is_not_installed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "deskoherna.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", HOARD, "--on", "ray"]) == 2
    assert capsys.readouterr().err == ("deskoherna simulate: this needs the package ray; install `deskoherna[ray]`\n")


def test_a_cluster_that_does_not_answer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{port}")
    assert main(["simulate", HOARD, "--games", "3", "--on", "ray"]) == 2
    assert f"deskoherna simulate: no Ray cluster at 127.0.0.1:{port}: " in capsys.readouterr().err
