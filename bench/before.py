"""Playouts, vector environment and interpreted steps of this tree against another checkout, say of an earlier commit.

    git worktree add /tmp/earlier b146381
    python -m bench.before --tree /tmp/earlier GAME ...

Each tree plays in a process of its own; they take turns in short runs, each in CPU time of one thread, and what is
printed are medians of the ratios (this tree over the other), so what slows the machine down for a while slows both.
Measured are the other tree's tables, with the same options in both; `games` counts whole games a second, `steps` the
moves that players choose: where the rules ask less now, a game has fewer of them.
"""

import argparse
import contextlib
import dataclasses
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from deskoherna.kit import registry

KINDS = ("playouts", "vector", "interpreted")
BATCH = 16
"""Games of one table that are played before the next table's turn."""
ENVIRONMENTS = 256
HERE = Path(__file__).resolve()


# ---------------------------------------------------------------- in the process of one tree


class Measures:
    """What one tree does for a game; each returns games and steps a second."""

    def __init__(self, slug: str, tables: list[dict[str, Any]]) -> None:
        self.game: Any = registry.game(slug)
        self.tables = [msgspec.convert(options, self.game.options) for options in tables]
        self.out = [0] * (self.game.n_moves + 1)
        self.codes = [self.game.encode(options) for options in self.tables]

    @cached_property
    def twin(self) -> Any:
        return self.game.compiled()

    @cached_property
    def states(self) -> Any:
        return self.twin.new(BATCH)

    @cached_property
    def env(self) -> Any:
        from deskoherna.lab.envs.vector import VectorEnv

        return VectorEnv(dataclasses.replace(self.game, tables={"first": self.tables[0]}), "first", ENVIRONMENTS)

    def playouts(self, seconds: float, seed: int) -> tuple[float, float]:
        """Compiled random games; every table equally often."""
        games = steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for code in self.codes:
                steps += self.twin.play_many(self.states, 0, BATCH, seed + games, code, self.game.max_steps)
                games += BATCH
        spent = time.process_time() - start
        return games / spent, steps / spent

    def vector(self, seconds: float, seed: int) -> tuple[float, float]:  # noqa: ARG002 (it goes on where it was)
        """The vector environment of the first table, observations and masks included."""
        games = steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            turn = self.env.step(self.env.any_move)
            games += int((turn.done != 0).sum())
            steps += self.env.n
        spent = time.process_time() - start
        return games / spent, steps / spent

    def interpreted(self, seconds: float, seed: int) -> tuple[float, float]:
        """Random games in Python; every table equally often."""
        games = steps = 0
        spent = 0.0
        while spent < seconds:
            for options in self.tables:
                s = self.game.begin(options, seed + games)
                start = time.process_time()
                steps += self.game.loops.play_out(s, self.out, self.game.max_steps)
                spent += time.process_time() - start
                games += 1
        return games / spent, steps / spent


def tables_of(slug: str) -> dict[str, dict[str, Any]]:
    """The options of every table, as they are written down."""
    return {name: msgspec.to_builtins(options) for name, options in registry.game(slug).tables.items()}


def defaults_of(slug: str) -> dict[str, Any]:
    """What every option is where nobody says otherwise."""
    defaults: dict[str, Any] = msgspec.to_builtins(registry.game(slug).options())
    return defaults


def work() -> None:
    """Answer the lines of the other process; one answer a line."""
    measures: Measures | None = None
    for line in sys.stdin:
        what, *args = json.loads(line)
        answer: Any = None
        if what == "tables":
            answer = (tables_of(args[0]), defaults_of(args[0]))
        elif what == "open":
            measures = Measures(*args)
        else:
            answer = getattr(measures, what)(*args)
        print(json.dumps(answer), flush=True)


# ---------------------------------------------------------------- the process that compares


@contextlib.contextmanager
def worker(tree: Path, cache: Path) -> Iterator[Callable[..., Any]]:
    """A process that plays by the rules of a tree; compiled code of each tree is kept apart."""
    environment = os.environ | {
        "PYTHONPATH": str(tree / "src"),
        "DESKOHERNA_CACHE": str(cache / tree.resolve().as_posix().strip("/").replace("/", "+")),
    }
    command = [sys.executable, str(HERE), "--work"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:

        def ask(*question: Any) -> Any:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
            if not line:
                raise SystemExit(f"{tree}: the process ended at {question}")
            return json.loads(line)

        try:
            yield ask
        finally:
            process.kill()


def common(now: Any, before: Any) -> list[dict[str, Any]]:
    """Options of tables that both can play: the other tree's; what only this one asks lies at its default."""
    (_, now_defaults), (tables, defaults) = now, before
    return [
        {key: value for key, value in options.items() if key in now_defaults}
        for options in tables.values()
        if all(options[key] == defaults[key] for key in options.keys() - now_defaults.keys())
    ]


def compare(
    slug: str, now: Callable[..., Any], before: Callable[..., Any], kinds: Sequence[str], runs: int, seconds: float
) -> dict[str, Any]:
    """Ratios of each kind of measurement, games and steps; the first pair of runs is thrown away."""
    tables = common(now("tables", slug), before("tables", slug))
    for ask in (now, before):
        ask("open", slug, tables)
    found: dict[str, Any] = {"tables": len(tables)}
    for kind in kinds:
        ratios: list[tuple[float, float]] = []
        games: list[float] = []
        for i in range(-1, runs):
            order = (now, before) if i % 2 else (before, now)
            pair = {ask: ask(kind, seconds, 100_000 * (i + 1)) for ask in order}
            if i >= 0:
                ratios.append((pair[now][0] / pair[before][0], pair[now][1] / pair[before][1]))
                games.append(pair[now][0])
        found[kind] = {
            "games": round(statistics.median(r[0] for r in ratios), 3),
            "steps": round(statistics.median(r[1] for r in ratios), 3),
            "games_per_s": round(statistics.median(games), 1),
        }
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="slugs (default: all games)")
    parser.add_argument("--tree", type=Path, required=True, help="the other checkout")
    parser.add_argument("--runs", type=int, default=9, help="pairs of runs (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="a run, at least (default %(default)s)")
    parser.add_argument(
        "--cache",
        type=Path,
        default=platformdirs.user_cache_path("deskoherna") / "before",
        help="where compiled code of both is kept (default %(default)s)",
    )
    parser.add_argument("--least", type=float, default=0.98, help="the ratio of games to reach (default %(default)s)")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only this; may be repeated")
    args = parser.parse_args()
    kinds = args.kind or KINDS
    reached = True
    with worker(HERE.parents[1], args.cache) as now, worker(args.tree, args.cache) as before:
        for slug in args.games or registry.slugs():
            found = compare(slug, now, before, kinds, args.runs, args.seconds)
            reached &= all(found[kind]["games"] >= args.least for kind in kinds)
            print(json.dumps({slug: found}), flush=True)
    return 0 if reached else 1


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        sys.exit(main())
