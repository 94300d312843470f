"""A position whose chance is explicit: before a die falls, all its outcomes can be asked for and one be chosen."""

from typing import Any

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.kit.random import MissingOutcome

DEAL = -1
"""Instead of a seat: the beginning of the game, in which nobody chooses."""


class Position:
    """A game at a table, and what is under way: a move whose chance has not fallen yet.

    A move is played again from where it began, with one outcome more each time, until nothing is missing.
    """

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.options = game, options
        self.s: Any = None
        """Where the move that is under way began; None before the deal."""
        self.under_way: tuple[int, int] | None = (DEAL, 0)
        """Whose move, and which."""
        self.fallen: list[int] = []
        """What has fallen so far in this move."""
        self.outcomes = 0
        """So many outcomes, each as likely, has the die that falls next; 0: nothing is under way."""
        self.played = (DEAL, 0)
        """The last move, once all of its chance has fallen."""
        self._go_on()

    def copy(self) -> "Position":
        """Another one; positions of rules are shared, as none is ever changed in place."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.fallen = self.fallen[:]
        return other

    def __deepcopy__(self, _memo: Any) -> "Position":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """The game stays where it is installed."""
        return {**self.__dict__, "game": self.game.slug}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Found again by its name."""
        self.__dict__.update(kept, game=registry.game(kept["game"]))

    def play(self, seat: int, move: int) -> None:
        """Begin a move; it may wait for chance."""
        self.under_way, self.fallen = (seat, move), []
        self._go_on()

    def fall(self, outcome: int) -> None:
        """The die that is waited for falls so."""
        self.fallen.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        assert self.under_way is not None
        while True:
            try:
                s = self._played(self.fallen[:])
            except MissingOutcome as missing:
                if missing.outcomes > 1:
                    self.outcomes = missing.outcomes
                    return
                self.fallen.append(0)
                continue
            s.forced = None
            self.played = self.under_way
            self.s, self.under_way, self.fallen, self.outcomes = s, None, [], 0
            return

    def _played(self, outcomes: list[int]) -> Any:
        assert self.under_way is not None
        seat, move = self.under_way
        if seat == DEAL:
            s = self.game.zero()
            s.forced = outcomes
            self.game.rules.setup(s, self.game.encode(self.options))
        else:
            s = st.clone(self.s)
            s.forced = outcomes
            self.game.play(s, seat, move)
        return s

    @property
    def actors(self) -> list[int]:
        """Who may move; nobody while chance is waited for, or when the game is over."""
        return [] if self.outcomes else self.game.actors(self.s)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self.outcomes and (self.game.over(self.s) or self.s.steps >= self.game.max_steps)

    def legal(self, seat: int) -> list[int]:
        """What the seat may play."""
        return self.game.legal(self.s, seat)
