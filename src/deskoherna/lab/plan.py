"""What a run of games is: enough to repeat it exactly, small enough to send to another process."""

from typing import Any

import msgspec

from deskoherna.bots.simple import HORIZON, worlds_at
from deskoherna.kit import registry
from deskoherna.kit.game import Game


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Games between bots: which game, which table, who sits there, from which seed."""

    game: str
    """A slug, or `package.module:ATTRIBUTE`."""
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ("random",)
    """By seat; fewer bots than seats are repeated. Each game they move one seat on, so nobody keeps a good seat."""
    seed: int = 1
    samples: int = 0
    """Worlds that an apprentice imagines; 0: as many as suit the table."""
    horizon: int = HORIZON
    pace: int = 0
    """Bots that think count rounds, so many for a second; 0: they look at the clock."""

    @property
    def worlds(self) -> int:
        """The worlds that an apprentice imagines."""
        return self.samples or worlds_at(self.find(), self.read_options())

    def find(self) -> Game:
        """The game that is played."""
        return registry.game(self.game)

    def read_options(self) -> Any:
        """The options of the game, checked."""
        return self.find().read_options(self.options)

    def bot_at(self, number: int, seat: int) -> str:
        """Who sits there in game `number` of the run."""
        return self.bots[(seat + number) % len(self.bots)]


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended."""

    number: int
    bots: tuple[str, ...]
    """By seat."""
    steps: int
    over: bool
    """False: it was stopped at the game's wall of steps."""
    standings: tuple[int, ...]
    points: tuple[int, ...]

    def shares(self) -> tuple[float, ...]:
        """The win, shared among those who stand first; a game that nobody won gives nothing."""
        first = self.standings.count(1) if self.over else 0
        return tuple(1 / first if first and place == 1 else 0.0 for place in self.standings)
