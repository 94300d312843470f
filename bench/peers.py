"""The classic island of nightwatch against other simulators of it, in one run: `python -m bench.peers`.

Runs alternate, speeds are medians over seconds of CPU time, ratios are medians of the ratios of each round, every
simulator has one thread. catanatron is put into a folder of its own by pip. fastcatan needs CPython 3.12 or later:
name one with --python, or have one on the path; where there is none, it is not measured and the output says so.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import platformdirs

from bench import batch_driver
from bench.choosers import choose_bits
from deskoherna.games.nightwatch.game import GAME
from deskoherna.lab.envs.vector import VectorEnv

HERE = Path(__file__).parent
CATANATRON, FASTCATAN = "catanatron==3.2.1", "fastcatan==2.0.0"
TABLE = "classic"
GAMES = 1024
NEEDED = {"playout over catanatron": 300.0, "batch over fastcatan": 1.2, "environment over fastcatan alone": 1.0}
"""Ratios that must be reached."""

Measure = Callable[[float], float]
"""Steps a second over about so many seconds."""


class Missing(Exception):
    """A peer that cannot be measured here, and why."""


# ---------------------------------------------------------------- this kit


def interpreted() -> Measure:
    out = [0] * (GAME.n_moves + 1)

    def measure(seconds: float) -> float:
        steps = seed = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            steps += GAME.loops.play_out(GAME.begin(GAME.tables[TABLE], seed), out, GAME.max_steps)
            seed += 1
        return steps / (time.process_time() - start)

    return measure


def playout() -> Measure:
    twin = GAME.compiled()
    states = twin.new(64)
    options = GAME.encode(GAME.tables[TABLE])
    twin.play_many(states, 0, 1, 0, options, GAME.max_steps)

    def measure(seconds: float) -> float:
        steps = seed = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            steps += twin.play_many(states, 0, len(states), seed, options, GAME.max_steps)
            seed += len(states)
        return steps / (time.process_time() - start)

    return measure


def batch() -> Measure:
    """All games in lock step: masks out, choices in, finished games begin anew."""
    twin = GAME.compiled(more=[(batch_driver, frozenset({"advance"}))])
    states, blank = twin.new(GAMES), twin.new(1)
    options = np.array(GAME.encode(GAME.tables[TABLE]), np.int16)
    masks = np.zeros((GAMES, -(-GAME.n_moves // batch_driver.BITS)), np.int64)
    seats, moves = np.full(GAMES, -1, np.int8), np.zeros(GAMES, np.uint32)
    rng, out = np.array([1], np.uint64), twin.out()
    begun = 0

    def once() -> None:
        nonlocal begun
        begun += int(twin.functions.advance(states, blank, seats, moves, masks, out, 1 + begun, options))
        choose_bits(masks.view(np.uint64), moves, rng)

    once()

    def measure(seconds: float) -> float:
        steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            once()
            steps += GAMES
        return steps / (time.process_time() - start)

    return measure


def environment() -> Measure:
    """The vector environment: observations and masks of a byte a move besides."""
    env = VectorEnv(GAME, TABLE, GAMES)

    def measure(seconds: float) -> float:
        steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            env.step(env.any_move)
            steps += GAMES
        return steps / (time.process_time() - start)

    return measure


# ---------------------------------------------------------------- the others


def install(python: str, what: list[str], target: Path) -> None:
    """Wheels for the given interpreter into a folder of their own, by this interpreter's pip."""
    if (target / "done").is_file():
        return
    version = version_of(python)
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--target",
        str(target),
        "--upgrade",
        "--python-version",
        version,
        "--only-binary",
        ":all:",
        *what,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"pip could not install {', '.join(what)}: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    (target / "done").touch()


def version_of(python: str) -> str:
    """`3.12` for an interpreter that can be started."""
    try:
        done = subprocess.run(
            [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise Missing(f"{python} cannot be started: {error}") from None
    return done.stdout.strip()


def new_enough(python: str) -> bool:
    major, minor = version_of(python).split(".")
    return (int(major), int(minor)) >= (3, 12)


def later_python(named: str | None) -> str:
    """An interpreter that fastcatan's wheels run on."""
    if named is not None:
        if not new_enough(named):
            raise Missing(f"it needs CPython 3.12 or later; {named} is {version_of(named)}")
        return named
    found = (shutil.which(f"python3.{minor}") for minor in range(12, 16))
    python = next((p for p in found if p), sys.executable)
    if not new_enough(python):
        raise Missing("it needs CPython 3.12 or later and there is none on the path; name one with --python")
    return python


def peer(python: str, script: str, packages: Path, *options: str) -> Measure:
    """A peer in a process of its own that measures whenever it is asked."""
    env = os.environ | {"PYTHONPATH": f"{packages}{os.pathsep}{HERE}", "OMP_NUM_THREADS": "1"}
    process = subprocess.Popen(
        [python, str(HERE / script), *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    )

    def measure(seconds: float) -> float:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(f"{seconds}\n")
        process.stdin.flush()
        answer = process.stdout.readline().split()
        if len(answer) != 2:
            raise Missing(f"{script} ended with code {process.wait()}")
        return int(answer[0]) / float(answer[1])

    measure(0.1)
    return measure


def catanatron(folder: Path) -> Measure:
    install(sys.executable, [CATANATRON], folder / "catanatron")
    return peer(sys.executable, "peer_catanatron.py", folder / "catanatron")


def fastcatan(folder: Path, named: str | None, *options: str) -> Measure:
    """With --alone the choice of moves is not timed: the environment makes its own."""
    python = later_python(named)
    target = folder / f"fastcatan-{version_of(python)}"
    install(python, [FASTCATAN, "numpy", "numba"], target)
    return peer(python, "peer_fastcatan.py", target, *options)


# ---------------------------------------------------------------- the run


def run(folder: Path, python: str | None, seconds: float, rounds: int) -> tuple[dict[str, list[float]], dict[str, str]]:
    """Steps a second in alternating runs; and what was not measured, with the reason."""
    measures: dict[str, Measure] = {
        "interpreted": interpreted(),
        "playout": playout(),
        "batch": batch(),
        "environment": environment(),
    }
    missing: dict[str, str] = {}
    peers: dict[str, Callable[[], Measure]] = {
        "catanatron": lambda: catanatron(folder),
        "fastcatan": lambda: fastcatan(folder, python),
        "fastcatan alone": lambda: fastcatan(folder, python, "--alone"),
    }
    for name, make in peers.items():
        try:
            measures[name] = make()
        except Missing as error:
            missing[name] = str(error)
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure(seconds))
    return found, missing


PAIRS = (
    ("playout", "catanatron"),
    ("interpreted", "catanatron"),
    ("batch", "fastcatan"),
    ("environment", "fastcatan"),
    ("environment", "fastcatan alone"),
    ("playout", "fastcatan"),
    ("playout", "interpreted"),
)


def ratios(found: dict[str, list[float]]) -> dict[str, float]:
    """Medians of the ratios of each round: what slows the machine down for a while slows both."""
    return {
        f"{a} over {b}": statistics.median(x / y for x, y in zip(found[a], found[b], strict=True))
        for a, b in PAIRS
        if a in found and b in found
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="The classic island against other simulators of it.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="alternating runs of each (default %(default)s)")
    parser.add_argument("--python", metavar="PATH", help="a CPython of 3.12 or later, for fastcatan")
    parser.add_argument(
        "--folder",
        type=Path,
        default=platformdirs.user_cache_path("deskoherna") / "peers",
        help="where the others are installed (default %(default)s)",
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    runs, missing = run(args.folder, args.python, args.seconds, args.rounds)
    speeds = {name: statistics.median(values) for name, values in runs.items()}
    found = ratios(runs)
    if args.json:
        print(json.dumps({"steps_per_s": speeds, "ratios": found, "not_measured": missing}, indent=2))
    else:
        for name, speed in speeds.items():
            print(f"{name:15} {speed:14,.0f} steps/s")
        for name, ratio in found.items():
            print(f"{name:32} {ratio:8.2f}")
        for name, reason in missing.items():
            print(f"{name} was not measured: {reason}")
    short = [name for name, least in NEEDED.items() if name in found and found[name] < least]
    for name in short:
        print(f"{name}: {found[name]:.2f} is below {NEEDED[name]:g}", file=sys.stderr)
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
