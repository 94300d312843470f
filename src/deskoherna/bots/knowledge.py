"""What a bot is given: its seat, and a world it may imagine. The true state never gets here."""

from dataclasses import dataclass
from typing import Any

from deskoherna.bots.seeds import FIRST_SAMPLE, mixed
from deskoherna.kit.game import Game
from deskoherna.kit.view import View


@dataclass(frozen=True, eq=False)
class Knowledge:
    """One decision as its seat sees it. `world` is a sample: right in all the seat knows, invented in the rest."""

    game: Game
    seat: int
    world: Any
    seed: int
    """The seed of this decision: a bot that draws its chance from it can be repeated."""

    @classmethod
    def of(cls, game: Game, s: Any, seat: int, seed: int) -> "Knowledge":
        """Forget the truth."""
        return cls(game, seat, game.imagine(s, seat, mixed(seed, FIRST_SAMPLE)), seed)

    @property
    def view(self) -> View:
        """The position as the seat is shown it."""
        return self.game.view(self.world, self.seat)

    @property
    def legal(self) -> list[int]:
        """The moves the seat may play."""
        return self.game.legal(self.world, self.seat)

    def sample(self, seed: int) -> Any:
        """Another world that fits all the seat knows; it may be played on and thrown away."""
        return self.game.imagine(self.world, self.seat, seed)

    def text(self, move: int) -> str:
        """A move in words."""
        return self.game.notate(move, self.world)
