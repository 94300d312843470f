"""The bots that think: adept and master search the tree of what they may imagine, for as long as they may."""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from deskoherna.bots.house import Bot, house_bot
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget, Search, Thought
from deskoherna.kit.game import Game

LEVELS: Mapping[str, Budget] = {"adept": Budget(seconds=1.0), "master": Budget(seconds=5.0, threads=2)}
"""Time a decision."""
STAND_IN = "apprentice"


@dataclass(frozen=True, eq=False)
class Thinker:
    """A bot that searches."""

    game: Game
    search: Search
    budget: Budget

    def think(self, knowledge: Knowledge, legal: list[int]) -> Thought:
        return self.search.think(knowledge.world, knowledge.seat, legal, self.budget, knowledge.seed)

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        thought = self.think(knowledge, legal)
        if self._secret(knowledge, legal):
            # A secret choice that is always the same is no secret: mix as the search did.
            good = [m for m in thought.moves if m.visits * 10 >= thought.moves[0].visits]
            return random.Random(knowledge.seed).choices([m.move for m in good], [m.visits for m in good])[0]
        return thought.moves[0].move

    def rate(self, knowledge: Knowledge, legal: list[int]) -> list[int]:
        """What the search thinks of each move, in thousandths of a win; moves it never tried are worth nothing."""
        values = {m.move: round(m.value * 1000) for m in self.think(knowledge, legal).moves}
        return [values[move] for move in legal]

    def _secret(self, knowledge: Knowledge, legal: list[int]) -> bool:
        rules = self.game.rules
        return any(rules.mask(knowledge.world, knowledge.seat, move) != move for move in legal)


def thinker(name: str, game: Game, *, compiled: bool = True) -> Bot:
    """The thinking bot of a level. Search is worth its time only compiled; without that the apprentice stands in."""
    if not compiled:
        return house_bot(STAND_IN, game)
    return Thinker(game, Search(game), LEVELS[name])
