"""How fair the seats of a game are: `python -m bench.seats GAME --games 2000 --worlds 1`.

Apprentices play every mode; a row says how many of a hundred games each seat wins, shared first places shared. Fewer
worlds a decision make a weaker apprentice and a quicker run.
"""

import argparse
import sys

import msgspec

from deskoherna.kit import registry
from deskoherna.lab.plan import Plan
from deskoherna.lab.simulate import simulate
from deskoherna.lab.statistics import proportion

HUNDRED = 100


def row(plan: Plan, mode: str, games: int) -> str:
    """A line of the table: the mode and what each seat wins."""
    run = simulate(plan, games)
    seats = zip(*(outcome.shares() for outcome in run.outcomes), strict=True)
    wins = [sum(shares) for shares in seats]
    cells = (f"{HUNDRED * n / games:.1f}" for n in wins)
    wide = proportion(games // len(wins), games)
    return f"| `{mode}` | {' | '.join(cells)} | ± {HUNDRED * (wide.high - wide.low) / 2:.1f} |"


def main() -> int:
    parser = argparse.ArgumentParser(description="What every seat wins.")
    parser.add_argument("game", help="an installed game, or package.module:ATTRIBUTE")
    parser.add_argument("--games", type=int, default=2_000, help="of each mode (default %(default)s)")
    parser.add_argument("--mode", action="append", help="only this mode; may be repeated")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--worlds", type=int, default=0, help="worlds a decision (default: as many as suit the game)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = registry.game(args.game)
    changed = dict(option.split("=", 1) for option in args.option)
    for mode in args.mode or list(game.tables):
        options = msgspec.to_builtins(game.tables[mode]) | changed
        plan = Plan(game=args.game, options=options, bots=("apprentice",), seed=args.seed, samples=args.worlds)
        print(row(plan, mode, args.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
