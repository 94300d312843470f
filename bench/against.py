"""This tree against another one, for instance a checkout of the commit before: ratios within one run.

Every round measures both trees one after the other, each in a process of its own, in turns; a ratio is the median of
the rounds. Over 1 is faster, for compile times as well.

    git worktree add ../before REVISION
    python -m bench.against ../before --rounds 7
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import msgspec

from deskoherna.kit import registry

SPEEDS = """
import sys
from deskoherna.kit import registry
from deskoherna.lab import bench
game = registry.game(sys.argv[1])
seconds = float(sys.argv[2])
print(bench.interpreted_steps_per_s(game, seconds), bench.compiled_steps_per_s(game, seconds))
"""
COMPILE = """
import sys
from deskoherna.kit import registry
from deskoherna.lab.bench import compile_all
print(compile_all(registry.game(sys.argv[1])))
"""


def figures(tree: Path, code: str, *args: str, cache: str | None = None) -> list[float]:
    """What a program prints with the sources of a tree."""
    env = os.environ | {"PYTHONPATH": str(tree / "src")} | ({"DESKOHERNA_CACHE": cache} if cache else {})
    done = subprocess.run([sys.executable, "-c", code, *args], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tree}: {done.stderr.strip()}")
    return [float(x) for x in done.stdout.split()]


def cold(tree: Path, name: str) -> float:
    with tempfile.TemporaryDirectory(prefix="deskoherna-against-") as folder:
        return figures(tree, COMPILE, name, cache=folder)[0]


def ratios(here: Path, there: Path, name: str, rounds: int, seconds: float, *, compiling: bool) -> dict[str, float]:
    """This tree over the other one; of compile times the other one over this."""
    found: dict[str, list[float]] = {"interpreted": [], "compiled": [], "compile": []}
    for k in range(rounds):
        pair = {}
        for tree in (here, there) if k % 2 else (there, here):
            pair[tree] = figures(tree, SPEEDS, name, str(seconds))
        for i, what in enumerate(("interpreted", "compiled")):
            found[what].append(pair[here][i] / pair[there][i])
        if compiling:
            found["compile"].append(cold(there, name) / cold(here, name))
    return {what: median(values) for what, values in found.items() if values}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("tree", type=Path, help="the folder of the other checkout")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--no-compile", action="store_true", help="leave the cold compile out")
    parser.add_argument("--least", type=float, default=0.98, help="exit with 1 below this ratio (default %(default)s)")
    args = parser.parse_args()
    here = Path(__file__).resolve().parents[1]
    worst = float("inf")
    for name in args.games or registry.slugs():
        found = ratios(here, args.tree.resolve(), name, args.rounds, args.seconds, compiling=not args.no_compile)
        worst = min(worst, *found.values())
        print(name, msgspec.json.encode({k: round(v, 3) for k, v in found.items()}).decode(), flush=True)
    sys.exit(worst < args.least)


if __name__ == "__main__":
    main()
