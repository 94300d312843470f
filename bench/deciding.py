"""How long the thinking bots take for a decision by the clock, in every game, with a search on every core.

    python -m bench.deciding --decisions 10 --cores 2

Positions come from games of novices, a few from every stage. The first decision of a process, in which the code is
loaded, is not counted: at a table that happens before anybody waits. The exit code is 1 when a decision takes longer
than its level may.
"""

import argparse
import json
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed
from deskoherna.bots.simple import simple_bot
from deskoherna.bots.thinker import ADEPT, LEVELS, Thinker, thinker
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.kit.state import clone

GAMES = 3


def decisions(game: Game, table: str, wanted: int) -> list[tuple[Any, int]]:
    """Positions with a choice, spread evenly over games of novices, and whose choice it is."""
    novice = simple_bot("novice", game)
    found: list[tuple[Any, int]] = []
    for seed in range(1, GAMES + 1):
        s = game.begin(game.tables[table], seed=seed)
        while not game.over(s):
            seat = game.actors(s)[0]
            legal = game.legal(s, seat)
            if len(legal) > 1:
                found.append((clone(s), seat))
            game.play(s, seat, novice.choose(Knowledge.of(game, s, seat, mixed(seed, s.steps)), legal))
    return found[:: max(1, len(found) // wanted)][:wanted]


def measure(slug: str, table: str, level: str, wanted: int) -> dict[str, object]:
    game = registry.game(slug)
    bot = thinker(level, game)
    assert isinstance(bot, Thinker)
    took, moves = [], []
    for n, (s, seat) in enumerate(decisions(game, table, wanted + 1)):
        known, legal = Knowledge.of(game, s, seat, n), game.legal(s, seat)
        start = time.perf_counter()
        bot.choose(known, legal)
        took.append(time.perf_counter() - start)
        moves.append(len(legal))
    return {
        "game": slug,
        "table": table,
        "level": level,
        "decisions": len(took) - 1,
        "median_s": round(statistics.median(took[1:]), 3),
        "longest_s": round(max(took[1:]), 3),
        "most_moves": max(moves),
        "rounds_a_decision": bot.effort.rounds // max(1, bot.effort.decisions),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--level", choices=tuple(LEVELS), default=ADEPT)
    args = parser.parse_args()
    allowed = LEVELS[args.level].seconds or float("inf")
    tables = [(slug, table) for slug in registry.slugs() for table in registry.game(slug).advice.main_modes]
    with ProcessPoolExecutor(args.cores) as pool:
        found = list(
            pool.map(measure, *zip(*((slug, table, args.level, args.decisions) for slug, table in tables), strict=True))
        )
    for row in found:
        print(json.dumps(row))
    late = [row for row in found if float(str(row["longest_s"])) > allowed]
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
