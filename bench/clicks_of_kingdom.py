"""How many clicks a round of kingdom takes on the browser's table, and how many with a click for every single thing.

    python -m bench.clicks_of_kingdom --games 2

Two apprentices play; what they decide is turned into the gestures of the table (`web/src/games/kingdom`), for the seat
that sits in front of it:

- an offered card goes into an area with one click, with Shift face down by a trap, and the last one so laid sends the
  offer; by an illusion it takes two clicks, and one more sends;
- a click on a card under construction lays all cubes in hand that it can take, one more sends the rest to the
  laboratory;
- krystallium is taken up and laid on a place of a card while cubes are in hand; without them the place is clicked;
- an area, a card built or recycled, an advisor: one click each.

Beside it stands what the same games take where every cube, the area of every card and the sending is a click of its
own. It is a count of gestures, not of a hand at a mouse. The exit code is 1 when a round takes more than WANTED clicks
on the average of all tables.
"""

import argparse
import statistics
import sys
from dataclasses import dataclass
from typing import Any

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed
from deskoherna.bots.simple import simple_bot
from deskoherna.kit import registry
from deskoherna.kit.game import Game

WANTED = 35
TABLES = ("rats-shadows", "advisors", "usurper")
CARDS_OFFERED = 2
STRAIGHT, LIFTED, CRYSTAL = 1, 2, 2


@dataclass
class Clicks:
    """The gestures of one seat in one round."""

    now: int = 0
    each: int = 0
    """A click for every cube, and two for every card offered."""
    pouring: tuple[str, ...] = ()
    """The move before this one, when one gesture made it: so many cubes still go the same way."""

    def add(self, key: str, targets: tuple[str, ...], *, offers_sent: bool, cubes: bool) -> None:
        """One more move."""
        same = (key, *targets) == self.pouring
        if key == "offer-to":
            straight = not {"facing:face-up", "facing:by-trap"}.isdisjoint(targets)
            self.now += STRAIGHT if straight else LIFTED + offers_sent
            self.each += LIFTED + offers_sent
        elif key in ("cube-on", "cube-to-laboratory"):
            self.now += not same
            self.each += 1
        elif key == "krystallium-on-as":
            self.now += CRYSTAL if cubes else STRAIGHT
            self.each += CRYSTAL
        else:
            self.now += 1
            self.each += 1
        self.pouring = (key, *targets) if key in ("cube-on", "cube-to-laboratory") else ()


def rounds(game: Game, table: str, seed: int) -> list[Clicks]:
    """The rounds of a game, as each seat clicks them."""
    bot = simple_bot("apprentice", game)
    s = game.begin(game.tables[table], seed=seed)
    found: dict[tuple[int, int], Clicks] = {}
    while not game.over(s):
        seat = game.actors(s)[0]
        legal = game.legal(s, seat)
        move = bot.choose(Knowledge.of(game, s, seat, mixed(seed, s.steps)), legal)
        view: Any = game.view(s, seat)
        key = game.verbs.verb(move).key
        clicks = found.setdefault((seat, view.round), Clicks())
        sent = key == "offer-to" and view.offered == CARDS_OFFERED - 1
        cubes = view.seats[seat].cubes > 0
        clicks.add(key, (str(view.phase), *game.verbs.targets(move)), offers_sent=sent, cubes=cubes)
        game.play(s, seat, move)
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.clicks_of_kingdom", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of every table (default %(default)s)")
    args = parser.parse_args()
    game = registry.game("kingdom")
    means = []
    for table in TABLES:
        seen = [one for seed in range(1, args.games + 1) for one in rounds(game, table, seed)]
        now, each = ([getattr(one, name) for one in seen] for name in ("now", "each"))
        means.append(statistics.mean(now))
        print(
            f"{table}: {statistics.mean(now):.1f} clicks a round, at most {max(now)}"
            f" ({statistics.mean(each):.1f} with a click for every cube and area, at most {max(each)})"
        )
    sys.exit(statistics.mean(means) > WANTED)


if __name__ == "__main__":
    main()
