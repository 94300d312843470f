"""A match of several games at the terminal: the next game is dealt from the next secret, and the score is kept."""

import hashlib
from dataclasses import dataclass
from typing import Any


@dataclass
class Match:
    """Best of `games`. A shared first place counts for nobody."""

    games: int
    won: list[int]
    number: int = 1

    @classmethod
    def of(cls, options: Any, seats: int, won: list[int], number: int) -> "Match":
        """A game whose options have a `match` says how many; every other game plays one."""
        return cls(int(getattr(options, "match", 1)), list(won) or [0] * seats, number)

    def count(self, first: list[int]) -> None:
        """A game ended with these seats in the first place."""
        if len(first) == 1:
            self.won[first[0]] += 1

    @property
    def over(self) -> bool:
        return max(self.won) > self.games // 2 or self.number >= self.games

    @property
    def leaders(self) -> list[int]:
        return [seat for seat, n in enumerate(self.won) if n == max(self.won)]


def next_key(key: bytes) -> bytes:
    """The secret of the next game of a match."""
    return hashlib.sha256(key).digest()
