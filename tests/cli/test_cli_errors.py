"""Bad input: one sentence on the error stream, exit code 2, never a traceback."""

import json
from pathlib import Path

import pytest
from commandline import PENNIES, cli

from deskoherna.cli.main import main, parser
from deskoherna.starters import begin

BAD = {
    "play cardio": "there is no game 'cardio'; did you mean 'cardia'?",
    "play no.such:GAME": "there is no game 'no.such:GAME': No module named 'no'",
    "perft toys.pennies.game:VERBS 1": "'toys.pennies.game:VERBS' is no Game",
    "perft toys: 1": "'toys:' names no game",
    "play cardia --mode guardian": "cardia has no mode 'guardian'; did you mean 'guardians'?",
    "play PENNIES --option round=3": "has no option 'round'; did you mean 'rounds'?",
    "play PENNIES --option rounds": "--option 'rounds': write it as key=value",
    "play PENNIES --option rounds=many": "Expected `int`, got `str`",
    "play PENNIES --seat C=human": "--seat 'C=human': write it as A=human, with one of the seats A, B",
    "play PENNIES --seat B=aprentice": "there is no bot 'aprentice'; did you mean 'apprentice'?",
    "simulate PENNIES --bots novize": "there is no bot 'novize'; did you mean 'novice'?",
    "simulate PENNIES --games 0": "--games must be at least 1",
    "play PENNIES --resume nowhere.json": "nowhere.json: No such file or directory",
    "play cardia --material nowhere.toml": "material nowhere.toml: there is no such file",
    "play PENNIES --material x.toml": "--material works with installed games only",
    "scenario nowhere.toml": "nowhere.toml: No such file or directory",
    "scenario --game PENNIES --only x": "there is no scenario 'x'",
    "perft PENNIES 0": "DEPTH must be at least 1",
    "perft PENNIES deep": "argument DEPTH: invalid int value: 'deep'",
    "": "the following arguments are required: COMMAND",
    "dance": "invalid choice: 'dance'",
    "comply PENNIES --check beauty": "there is no check 'beauty'",
    "bench PENNIES --seconds 0": "--seconds must be more than 0",
}


@pytest.mark.parametrize("typed", BAD)
def test_one_sentence(typed: str) -> None:
    done = cli(*typed.replace("PENNIES", PENNIES).split())
    assert done.returncode == 2, done
    assert BAD[typed] in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_broken_material_names_line_and_field(tmp_path: Path) -> None:
    shipped = cli("material", "cardia")
    assert shipped.returncode == 0
    own = tmp_path / "own.toml"
    own.write_text(shipped.stdout, encoding="utf-8")
    assert "in order" in cli("material", "cardia", "--material", str(own), "--check").stdout
    lines = shipped.stdout.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("mark = "))
    lines[at] = 'mark = "guess"'
    own.write_text("\n".join(lines), encoding="utf-8")
    done = cli("play", "cardia", "--material", str(own))
    assert done.returncode == 2
    assert f"material {own}, line {at + 1}, " in done.stderr
    assert ".mark: " in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}", encoding="utf-8")
    done = cli("play", PENNIES, "--resume", str(file))
    assert done.returncode == 2
    assert f"{file} is no saved game: " in done.stderr


def test_a_game_saved_under_other_rules(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cli("play", PENNIES, "--seed", "1", "--save", str(file), text="raise\nq\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    saved["log"]["rules"] += 1
    file.write_text(json.dumps(saved), encoding="utf-8")
    done = cli("play", PENNIES, "--resume", str(file))
    assert done.returncode == 2
    assert "the saved game has rules 2, here it is 1" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", "٣", "9" * 4001])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    for command in (["perft", "leduc", "1"], ["play", "leduc"], ["learn", "leduc"], ["simulate", "leduc"]):
        with pytest.raises(SystemExit):
            parser(command[0]).parse_args([*command, f"--seed={seed}"])


def test_seeds_are_as_large_as_one_likes() -> None:
    assert cli("perft", "leduc", "1", "--seed", "9" * 4000).stdout == "1 2\n"
    assert (
        cli("simulate", "leduc", "--games", "2", "--bots", "random", "--seed", "9" * 60, "--jobs", "1").returncode == 0
    )


def test_a_ladder_outside_of_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["ladder", "leduc", "--rung", "novice:random", "--games", "2", "--jobs", "1"]) in (0, 1)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["ladder.json", "ladder.md"]
    assert "novice" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_a_rule_that_raises_is_told_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begin("dice", "zebras", "Zebras", tmp_path / "zebras")
    rules = tmp_path / "zebras/src/zebras/rules.py"
    text = rules.read_text(encoding="utf-8")
    wrong = "s.flock[seat + 3] += s.gathered"
    rules.write_text(text.replace("s.flock[seat] += s.gathered", wrong), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "zebras/src"))
    assert main(["comply", "zebras.game:GAME", "--check", "legal", "--check", "scenarios"]) == 1
    line = rules.read_text(encoding="utf-8").splitlines().index(f"    {wrong}") + 1
    said = capsys.readouterr().out
    assert said.count(f"rules.py, line {line}: {wrong}") == 2
    assert "scenario first.toml/last-round: IndexError: list index out of range" in said
    assert "keep raised IndexError: list index out of range (table 'two', seed 1, step 2)" in said
