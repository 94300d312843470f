"""The built-in bots that do not search.

random: any move. novice: random with manners; mostly it plays by `lean`, in one decision of three it tries each move in
one imagined world and takes what looks best. apprentice: greedy by `worth`, each move tried in many worlds.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from deskoherna.bots import match_driver
from deskoherna.bots.engine import Engine
from deskoherna.bots.knowledge import Knowledge
from deskoherna.kit.game import Game

SIMPLE = {"random": match_driver.RANDOM, "novice": match_driver.NOVICE, "apprentice": match_driver.APPRENTICE}
HORIZON = 60
"""Steps it looks ahead at most before its next own decision."""


class Bot(Protocol):
    """Whoever can choose. It keeps nothing between decisions that the game depends on."""

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        """One of the legal moves."""


@dataclass(frozen=True, eq=False)
class SimpleBot:
    """A built-in bot that does not search; `name` is one of SIMPLE."""

    name: str
    engine: Engine
    samples: int | None = None
    """Worlds that the apprentice imagines for a decision; None: as many as suit the table."""
    horizon: int = HORIZON

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        """One of the legal moves; the same one for the same knowledge."""
        if len(legal) == 1:
            return legal[0]
        samples = self._samples(knowledge)
        return self.engine.choose(
            knowledge.world, knowledge.seat, SIMPLE[self.name], knowledge.seed, legal, samples, self.horizon
        )

    def rate(self, knowledge: Knowledge, legal: list[int]) -> list[int]:
        """What the bot thinks of each move, in thousandths of a win: the source of hints."""
        samples = self._samples(knowledge)
        return self.engine.rate(knowledge.world, knowledge.seat, knowledge.seed, legal, samples, self.horizon)

    def _samples(self, knowledge: Knowledge) -> int:
        return self.samples or self.engine.game.advice.tuning.at(knowledge.world).worlds


def simple_bot(name: str, game: Game, *, compiled: bool = False) -> SimpleBot:
    """The bot of this name, interpreted or thinking in compiled code."""
    return SimpleBot(name, Engine(game, compiled=compiled))


def worlds_at(game: Game, options: Any) -> int:
    """The worlds that an apprentice imagines at a table with these options, whatever is dealt."""
    return game.advice.tuning.at(game.begin(options, 0)).worlds
