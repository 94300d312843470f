"""Does the coach know better? What it tells novices to have played instead is asked of a search that takes its time."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import hypot
from typing import Any

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.registry import bot
from deskoherna.bots.search import Budget
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.bots.thinker import MASTER, thinker
from deskoherna.kit.game import Game
from deskoherna.server.bots import decisions, hints
from deskoherna.server.bots.jobs import RatedMove

PLAYER = "novice"
"""Whose mistakes the coach looks at."""
RATER = "apprentice"
ONE_IN = 3
"""Of the decisions of a game one in so many is looked at."""


@dataclass(frozen=True)
class Agreement:
    """What a longer search said of the better moves that were told."""

    asked: int = 0
    """Mistakes that were found."""
    same: int = 0
    """The longer search plays the very move that was told."""
    as_good: int = 0
    """Or another one that is hardly better: by less than what counts as a slip."""
    better: int = 0
    """The longer search, too, thinks the told move better than the one that was played."""

    def and_one(self, *, same: bool, as_good: bool, better: bool) -> "Agreement":
        """With one more."""
        return Agreement(self.asked + 1, self.same + same, self.as_good + as_good, self.better + better)


class Coach:
    """The coach of a table, with its time counted in rounds so that it can be repeated."""

    def __init__(self, game: Game, rounds: int) -> None:
        self.game, self.rounds = game, rounds
        self.thinker: Any = thinker(MASTER, game)
        self.player = bot(PLAYER, game, compiled=True)
        self.rater: Any = bot(RATER, game, compiled=True)

    def rated(self, known: Knowledge, played: int, rounds: int) -> list[RatedMove]:
        """The best move and the one that was played."""
        return hints.rated_decision(self.thinker, self.rater, known, played, Budget(rounds=rounds))

    def _decisions(self, options: Any, seed: int) -> Iterator[tuple[Knowledge, int]]:
        """A game of novices: some of its decisions, and what was played."""
        game = self.game
        s = game.begin(options, seed)
        for step in range(game.max_steps):
            if game.over(s):
                return
            seat = game.actors(s)[0]
            known = Knowledge.of(game, s, seat, of_decision(seed, step, seat))
            legal = known.legal
            move = self.player.choose(known, legal) if len(legal) > 1 else legal[0]
            if len(legal) > 1 and mixed(seed, step) % ONE_IN == 0:
                yield known, move
            game.play(s, seat, move)

    def mistakes(self, seed: int) -> Iterator[tuple[Knowledge, int, int]]:
        """What the coach would speak up about: the decision, what was played, and what it tells instead."""
        modes = self.game.advice.main_modes or tuple(self.game.tables)
        number = 0
        while True:
            options = self.game.tables[modes[number % len(modes)]]
            for known, move in self._decisions(options, mixed(seed, number)):
                best, played = self.rated(known, move, self.rounds)
                spread = hypot(best.spread, played.spread)
                same = best.move == played.move
                if decisions.quality(same, max(0, best.value - played.value), spread) == "mistake":
                    yield known, move, best.move
            number += 1


def agreement(game: Game, seed: int, positions: int, rounds: int, times: int) -> Agreement:
    """So many better moves as the coach tells them, against a search that is so many times longer."""
    coach = Coach(game, rounds)
    found = Agreement()
    for known, played, told in coach.mistakes(seed):
        other = replace(known, seed=mixed(known.seed, times))
        best, rated = coach.rated(other, told, rounds * times)
        _, poor = coach.rated(other, played, rounds * times)
        found = found.and_one(
            same=best.move == told,
            as_good=best.value - rated.value < decisions.SLIP,
            better=rated.value > poor.value,
        )
        if found.asked == positions:
            break
    return found
