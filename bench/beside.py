"""Moves a second of one server, beside boardgame.io with its file store, in turns on the same machine.

    python -m bench.beside --tables 100 --rounds 3

Pairs of people play as fast as they are answered, two sockets a table: here whole games, there a counter
that goes up by one. npm puts boardgame.io into a folder of its own (`--folder`). Prints moves a second and processor
time of the server for a move; the exit code is 1 where the median of the ratios is below NEEDED.
"""

import argparse
import asyncio
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from bench.load import spent_s
from bench.moves import SETTLE_S, Outcome, run

NEEDED = 2.0
"""Times as many moves a second."""
SOURCES = Path(__file__).parent / "boardgameio"
READY = "open at "


def install(folder: Path) -> None:
    """boardgame.io and our scripts, once."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        shutil.copy(source, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


@contextmanager
def served(folder: Path, data: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Its server, and the port it is open at."""
    process = subprocess.Popen(
        ["node", "server.cjs", str(data)], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        if process.stdout is None:
            raise RuntimeError("the server has no output")
        line = next((line for line in process.stdout if line.startswith(READY)), None)
        if line is None:
            raise RuntimeError("boardgame.io did not start")
        threading.Thread(target=process.stdout.read, daemon=True).start()
        yield process, int(line.removeprefix(READY))
    finally:
        process.terminate()
        process.wait()


def theirs(folder: Path, data: Path, tables: int, seconds: float) -> Outcome:
    """Pairs that count with boardgame.io."""
    with served(folder, data) as (server, port):
        people = subprocess.Popen(
            ["node", "people.cjs", str(port), str(tables), str(SETTLE_S), str(seconds)],
            cwd=folder,
            text=True,
            stdout=subprocess.PIPE,
        )
        if people.stdout is None:
            raise RuntimeError("the people have no output")
        people.stdout.readline()
        before = spent_s(server.pid)
        told = json.loads(people.stdout.readline())
        spent = spent_s(server.pid) - before
        people.wait()
    moves = int(told["moves"])
    if not moves:
        raise RuntimeError("nobody moved at boardgame.io")
    return Outcome(moves, seconds, 1000 * spent / moves, told["p50"], told["p99"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, default=platformdirs.user_cache_path("deskoherna") / "boardgameio")
    args = parser.parse_args()
    install(args.folder)
    faster, cheaper = [], []
    for _ in range(args.rounds):
        with tempfile.TemporaryDirectory() as ours_at, tempfile.TemporaryDirectory() as theirs_at:
            here = asyncio.run(run(Path(ours_at), args.tables, args.seconds))
            there = theirs(args.folder, Path(theirs_at), args.tables, args.seconds)
        print(f"here: {here}\nthere: {there}", flush=True)
        faster.append(here.moves_per_s / there.moves_per_s)
        cheaper.append(there.cpu_ms / here.cpu_ms)
    ratio = statistics.median(faster)
    print(f"moves a second {ratio:.2f} times theirs, of the processor's time {statistics.median(cheaper):.2f} times")
    return 0 if ratio >= NEEDED else 1


if __name__ == "__main__":
    sys.exit(main())
