"""What the coach says of a move: only what two searches say, each from worlds of its own.

The first one looks for a better move. What looks like a mistake is asked once more of a search that gives half of its
time to all moves alike, so that the played one is known as well as the better one.
"""

from dataclasses import replace
from math import hypot

from msgspec import structs

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget, Search, evenly
from deskoherna.bots.seeds import mixed
from deskoherna.bots.simple import SimpleBot
from deskoherna.bots.thinker import Thinker
from deskoherna.kit.game import Game
from deskoherna.server.bots import decisions, hints
from deskoherna.server.bots.jobs import RatedMove

FIRST = 1 / 3
"""The part of the time that the first search has."""
ENOUGH = 200
"""So often the second search has tried every move at least, else it says nothing: among many moves a short one finds
plans by luck."""
AGAIN = 1
"""The seed of the second one follows from that of the first."""


def part(budget: Budget, share: float) -> Budget:
    """This share of a budget."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * share,
        rounds=None if budget.rounds is None else max(1, round(budget.rounds * share)),
    )


def mistaken(best: RatedMove, played: RatedMove) -> bool:
    """Is it a clear mistake?"""
    loss = max(0, best.value - played.value)
    return decisions.quality(best.move == played.move, loss, hypot(best.spread, played.spread)) == "mistake"


class Coach:
    """All that thinks about one game."""

    def __init__(self, game: Game, thinker: Thinker, rater: SimpleBot, enough: int = ENOUGH) -> None:
        self.thinker, self.rater, self.enough = thinker, rater, enough
        self.even = replace(thinker, search=Search(game, evenly(game.advice.tuning)))

    def compared(self, known: Knowledge, moves: list[int], budget: Budget) -> tuple[list[RatedMove], int]:
        """The best move and these, by a search that tries all alike; and how often each was tried at least."""
        thought = hints.searched(self.even, known, budget)
        return hints.rated_by(self.rater, known, thought, moves), min(m.visits for m in thought.moves)

    def reviewed(self, known: Knowledge, played: int, budget: Budget) -> list[RatedMove]:
        """The better move and the one that was played; a mistake only where both searches say so."""
        best, mine = hints.rated_decision(self.thinker, self.rater, known, played, part(budget, FIRST))
        if not mistaken(best, mine):
            return [best, mine]
        again = replace(known, seed=mixed(known.seed, AGAIN))
        (first, told, poor), tried = self.compared(again, [best.move, played], part(budget, 1 - FIRST))
        if tried >= self.enough and first.value - told.value < decisions.SLIP and mistaken(told, poor):
            return [best, structs.replace(mine, value=max(mine.value, best.value - (told.value - poor.value)))]
        return [best, structs.replace(mine, value=max(mine.value, best.value - decisions.MISTAKE + 1))]
