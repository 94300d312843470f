"""A bot of one's own: `deskoherna match cardia cautious novice`, once a package registers it.

[project.entry-points."deskoherna.bots"]
cautious = "cautious:Cautious"
"""

from deskoherna.bots.knowledge import Knowledge
from deskoherna.kit.game import Game

WORLDS = 10


class Cautious:
    """Plays the move after which the worst of ten imagined worlds is best."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        return max(legal, key=lambda move: self.worst(knowledge, move))

    def worst(self, knowledge: Knowledge, move: int) -> int:
        values = []
        for seed in range(WORLDS):
            world = knowledge.sample(seed)
            self.game.play(world, knowledge.seat, move)
            values.append(self.game.worth(world, knowledge.seat))
        return min(values)
