"""How long a master's turn takes at a table, and whether the ladder still stands under that budget.

    python -m bench.tempo --minutes 1

Masters sit on all seats and think as at a table of the server with one worker (`server/bots/tempo.py`). The ladder
counts rounds of search, not seconds: as long as a decision here goes on for at least as many rounds as the ladder gave
it on the average, or ends because it is settled, what the ladder says holds. The exit code is 1 when a turn takes
longer than WANTED_S or an answer longer than ANSWER_S.
"""

import argparse
import json
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed
from deskoherna.bots.thinker import MASTER, Effort, Thinker
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.server.bots.tempo import LEAST_S, Tempo
from deskoherna.server.settings import Timeouts

WANTED_S, ANSWER_S = 12.0, 1.0
LADDER = Path(__file__).resolve().parents[1] / "docs" / "ladder.json"
TABLES = (
    ("cardia", "guardians"),
    ("kingdom", "usurper"),
    ("nightwatch", "classic"),
    ("nightwatch", "watch-four"),
    ("defenders", "named"),
    ("wilderness", "travel"),
)


@dataclass
class Seen:
    """What was measured at one table."""

    turns: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)


def on_the_ladder(slug: str, mode: str) -> float | None:
    """Rounds a decision that a master had when the ladder was played."""
    rows = json.loads(LADDER.read_text(encoding="utf-8"))["rows"]
    tallies = [row["tally"] for row in rows if (row["game"], row["mode"], row["level"]) == (slug, mode, MASTER)]
    return next((tally["rounds"] / tally["decisions"] for tally in tallies), None)


def decided(bot: Thinker, known: Knowledge, legal: list[int], seconds: float, seen: Seen) -> tuple[int, float]:
    """A move, and how long it took."""
    effort = Effort()
    hurried = Thinker(bot.game, bot.search, bot.budget, bot.cases, effort).within(seconds)
    began = time.perf_counter()
    move = hurried.choose(known, legal)
    if effort.decisions:
        seen.rounds.append(effort.rounds)
    return move, time.perf_counter() - began


def watch(game: Game, mode: str, seconds: float) -> Seen:
    """Masters play for so long."""
    bot = bots.bot(MASTER, game, compiled=True)
    if not isinstance(bot, Thinker):
        raise TypeError(f"{MASTER} does not search")
    first = game.begin(game.tables[mode], seed=0)
    seat = game.actors(first)[0]
    # compiled before anything is measured
    bot.within(LEAST_S).think(Knowledge.of(game, first, seat, 1), game.legal(first, seat))
    seen, tempo, seed, over = Seen(), Tempo(Timeouts()), 0, time.monotonic() + seconds
    while time.monotonic() < over:
        seed += 1
        s = game.begin(game.tables[mode], seed=seed)
        turn: tuple[int, float] = (-1, 0.0)
        waiting = 0.0
        while time.monotonic() < over and (asked := game.actors(s)):
            seat, reply = asked[0], s.phase in game.advice.replies
            known = Knowledge.of(game, s, seat, mixed(seed, s.steps))
            budget = tempo.seconds(seat, reply=reply, asked=len(asked), workers=1)
            move, took = decided(bot, known, game.legal(s, seat), budget, seen)
            tempo.spent(seat, took)
            if reply:
                waiting += took
            else:
                if waiting:
                    seen.answers.append(waiting)
                    waiting = 0.0
                if turn[0] not in (seat, -1):
                    seen.turns.append(turn[1])
                turn = (seat, took + (turn[1] if turn[0] == seat else 0.0))
            tempo.decided(seat, reply=reply)
            game.play(s, seat, move)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tempo", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="at every table (default %(default)s)")
    parser.add_argument("--game", help="only this one")
    args = parser.parse_args()
    slow = False
    for slug, mode in TABLES:
        if args.game not in (None, slug):
            continue
        seen = watch(registry.game(slug), mode, 60 * args.minutes)
        longest, answer = max(seen.turns, default=0.0), max(seen.answers, default=0.0)
        ladder = on_the_ladder(slug, mode)
        said = f"{slug} {mode}: {len(seen.turns)} turns, at most {longest:.1f} s"
        said += f", mean {statistics.mean(seen.turns or [0.0]):.1f} s; answers of all together at most {answer:.2f} s"
        said += f"; {statistics.mean(seen.rounds or [0]):,.0f} rounds a decision"
        print(said + ("" if ladder is None else f", {ladder:,.0f} on the ladder"))
        slow = slow or longest > WANTED_S or answer > ANSWER_S
    sys.exit(slow)


if __name__ == "__main__":
    main()
