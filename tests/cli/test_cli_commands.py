"""The other commands."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from commandline import HOARD, PATIENCE_S, PENNIES, cli, start


def test_what_needs_no_game_loads_none() -> None:
    """`deskoherna --version` answers at once: neither compiler nor server is loaded."""
    heavy = {"numba", "numpy", "litestar", "sqlalchemy", "alembic", "gymnasium", "rich"}
    code = f"import sys, deskoherna.cli; print(sorted({heavy!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_games() -> None:
    done = cli("games")
    assert done.returncode == 0
    assert re.search(r"^cardia +Duel for Cardia", done.stdout, re.MULTILINE)


def test_simulate_is_repeatable_and_as_json() -> None:
    args = ["simulate", HOARD, "--games", "60", "--bots", "novice,random", "--json", "--seed", "4"]
    runs = [json.loads(cli(*args, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for run in runs:
        assert run["games"] == run["asked"] == 60
        assert [line["name"] for line in run["bots"]] == ["novice", "random"]
        assert sum(line["games"] for line in run["bots"]) == 120
        assert run["unfinished"] == 0
        run["seconds"] = run["steps_per_s"] = 0
    assert runs[0] == runs[1]


def test_simulate_shows_a_table() -> None:
    done = cli("simulate", PENNIES, "--games", "20", "--bots", "random", "--jobs", "1")
    assert done.returncode == 0
    assert re.search(r"^random +40 +[\d.]+ +[\d.]+ %", done.stdout, re.MULTILINE)
    assert re.search(r"20 games of toys\.pennies\.game:GAME \(.*\), seed 1", done.stdout)


def test_ctrl_c_keeps_what_is_done() -> None:
    """Interrupted in the middle of far too many games: the partial table, and exit code 130."""
    report: dict[str, Any] = {"games": 0}
    wait = 2.0
    while not report["games"] and wait < 100:  # a busy machine may still be loading or compiling
        wait *= 2
        run = start("simulate", HOARD, "--games", "100000000", "--bots", "novice", "--jobs", "1", "--json")
        time.sleep(wait)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=PATIENCE_S)
        assert run.returncode == 130, err
        assert "Traceback" not in err
        if out:
            report = json.loads(out)
            assert f"interrupted after {report['games']} of 100000000 games" in err
    assert 0 < report["games"] < report["asked"] == 100_000_000
    assert report["bots"][0]["games"] == 2 * report["games"]


def test_scenarios_hold_and_differ(tmp_path: Path) -> None:
    files = [str(p) for p in sorted((Path(__file__).parents[1] / "toys" / "pennies" / "scenarios").glob("*.toml"))]
    held = cli("scenario", "--game", PENNIES, *files)
    assert held.returncode == 0
    assert held.stdout.endswith(" hold, 0 differ\n")
    broken = tmp_path / "broken.toml"
    broken.write_text(
        'game = "pennies"\n[[scenario]]\nid = "x"\nrule = "bet"\ntitle = { cs = "x", en = "Too much" }\n'
        'play = ["A: raise", "! A: raise", "A: raise"]\n',
        encoding="utf-8",
    )
    differs = cli("scenario", "--game", PENNIES, str(broken))
    assert differs.returncode == 1
    assert f"{broken}: x: Too much" in differs.stdout
    assert "A: raise: not legal now; legal: A: ready, B: raise, B: ready" in differs.stdout
    assert differs.stdout.endswith("0 hold, 1 differ\n")


def test_perft() -> None:
    done = cli("perft", PENNIES, "3", "--divide")
    assert done.returncode == 0
    counts = [int(line.split()[1]) for line in done.stdout.splitlines()[:3]]
    assert counts[0] == 4
    shares = [int(line.rsplit(": ", 1)[1]) for line in done.stdout.splitlines()[3:]]
    assert len(shares) == 4
    assert sum(shares) == counts[2]


def test_bench_json_has_exactly_its_keys() -> None:
    done = cli("bench", PENNIES, "--json", "--seconds", "0.2")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found) == 1
    assert set(found[0]) == {
        "game",
        "interpreted_steps_per_s",
        "compiled_steps_per_s",
        "compiled_over_interpreted",
        "cold_compile_s",
        "cached_compile_s",
        "state_bytes",
    }
    assert found[0]["game"] == "pennies"
    assert found[0]["cold_compile_s"] > found[0]["cached_compile_s"] > 0
    assert found[0]["compiled_steps_per_s"] > found[0]["interpreted_steps_per_s"] > 0


def test_comply_and_golden() -> None:
    done = cli("comply", PENNIES, "--check", "notation", "--check", "words")
    assert done.returncode == 0, done.stdout
    assert "2 of 2 checks kept" in done.stdout
    golden = cli("golden", PENNIES)
    assert golden.returncode == 0, golden.stdout


def test_help_names_every_command() -> None:
    done = cli("--help")
    for command in ("games", "play", "simulate", "scenario", "perft", "bench", "material", "comply", "golden"):
        assert re.search(rf"^ +{command} ", done.stdout, re.MULTILINE)
    assert cli("--version").stdout.startswith("deskoherna ")


def test_output_that_nobody_reads_any_more() -> None:
    run = start("material", "cardia")
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    with run:
        assert run.wait(PATIENCE_S) == 1
        assert "Traceback" not in run.stderr.read()
