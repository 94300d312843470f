"""Balance of Wilderness between greedy players: `python -m bench.beasts --games 10000`.

For both editions: who wins by seat and by Trigger, how long a game takes and how it ends; for every animal how often it
is on the board when the action phase begins, and how often its owner then wins.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from deskoherna.bots import match_driver as md
from deskoherna.bots.engine import Engine
from deskoherna.bots.seeds import mixed
from deskoherna.bots.simple import HORIZON, SIMPLE
from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import KINDS, N_ANIMALS
from deskoherna.games.wilderness.state import RESULTS

TABLES = ("travel", "collector")
GREEDY = "apprentice"
BATCH = 250
SEED = 1
SEATS = 2


@dataclass
class Balance:
    """What was counted on one table."""

    games: int = 0
    steps: int = 0
    rounds: int = 0
    by_seat: Counter[int] = field(default_factory=Counter)
    by_trigger: Counter[bool] = field(default_factory=Counter)
    by_start: Counter[bool] = field(default_factory=Counter)
    results: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)

    def share(self, n: float) -> str:
        return f"{100 * n / max(1, self.games):.1f} %"


def play(engine: Engine, table: str, first: int, n: int, worlds: int, balance: Balance) -> None:
    """Games first..first+n-1; shared victories count for nobody."""
    states, results = engine.twin.new(n), np.zeros((n, md.WIDTH), np.int32)
    options = GAME.encode(GAME.tables[table])
    engine.functions.play_matches(
        states,
        engine.work,
        engine.notes,
        first,
        n,
        SEED,
        np.array(options, np.int16),
        np.array([SIMPLE[GREEDY]], np.int64),
        1,
        GAME.max_steps,
        worlds,
        HORIZON,
        engine.moves,
        engine.out,
        engine.totals,
        results,
    )
    for i, row in enumerate(results.tolist()):
        s = states[i]
        standings = row[md.STANDING : md.STANDING + SEATS]
        winner = standings.index(1) if standings.count(1) == 1 else -1
        balance.games += 1
        balance.steps += row[md.STEPS]
        balance.rounds += int(s["round"])
        balance.results[int(s["result"])] += 1
        balance.by_seat[winner] += 1
        if winner >= 0 and s["trigger"] >= 0:
            balance.by_trigger[winner == int(s["trigger"])] += 1
        if winner >= 0:
            balance.by_start[winner == GAME.begin(GAME.tables[table], mixed(SEED, first + i)).turn] += 1
        for animal in np.flatnonzero(s["fielded"]).tolist():
            balance.used[animal % N_ANIMALS] += 1
            balance.won[animal % N_ANIMALS] += int(animal // N_ANIMALS == winner)


def show(console: Console, found: dict[str, Balance]) -> None:
    facts = Table("", *found)
    for name, value in (
        ("seat A wins", lambda b: b.share(b.by_seat[0])),
        ("who lays first wins", lambda b: f"{100 * b.by_start[True] / b.by_start.total():.1f} %"),
        ("who fired the Trigger wins", lambda b: f"{100 * b.by_trigger[True] / b.by_trigger.total():.1f} %"),
        ("shared", lambda b: b.share(b.by_seat[-1])),
        ("moves a game", lambda b: f"{b.steps / b.games:.0f}"),
        ("rounds of the action phase", lambda b: f"{b.rounds / b.games:.1f}"),
    ):
        facts.add_row(name, *(value(b) for b in found.values()))
    for result in sorted({r for b in found.values() for r in b.results}):
        facts.add_row(RESULTS.points[result], *(b.share(b.results[result]) for b in found.values()))
    console.print(facts)
    beasts = Table("animal", *(f"{table}: {what}" for table in found for what in ("on the board", "wins")))
    for kind in range(N_ANIMALS):
        cells = []
        for b in found.values():
            used = b.used[kind]
            cells += [
                f"{100 * used / (SEATS * b.games):.0f} %" if used else "",
                f"{100 * b.won[kind] / used:.0f} %" if used else "",
            ]
        beasts.add_row(KINDS.points[kind], *cells)
    console.print(beasts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Balance of Wilderness between greedy players.")
    parser.add_argument("--games", type=int, default=10_000, help="a table (default %(default)s)")
    parser.add_argument("--worlds", type=int, default=4, help="imagined in each decision (default %(default)s)")
    args = parser.parse_args()
    engine = Engine(GAME, compiled=True)
    found = {table: Balance() for table in TABLES}
    with Progress(transient=True) as progress:
        bar = progress.add_task("games", total=args.games * len(TABLES))
        for table, balance in found.items():
            for first in range(0, args.games, BATCH):
                n = min(BATCH, args.games - first)
                play(engine, table, first, n, args.worlds, balance)
                progress.advance(bar, n)
    show(Console(), found)


if __name__ == "__main__":
    main()
