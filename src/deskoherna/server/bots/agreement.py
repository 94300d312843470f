"""Does the coach know better? What it tells novices to have played instead is asked of a search that takes its time."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import hypot
from typing import Any

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.registry import bot
from deskoherna.bots.search import Budget
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.bots.thinker import MASTER, thinker
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.server.bots import coaching, decisions

PLAYER = "novice"
"""Whose mistakes the coach looks at."""
RATER = "apprentice"
ONE_IN = 3
"""Of the decisions of a game one in so many is looked at."""


@dataclass(frozen=True)
class Asked:
    """One better move that was told, and what a longer search says of it."""

    mode: str
    told: str
    loss: int
    """Thousandths of a win that the played move cost, as the coach thought."""
    doubt: float
    """The standard error of that."""
    behind: int
    """Thousandths by which the told move is behind the choice of the longer search; 0 if that is the same."""
    same: bool
    ahead: int
    """And by which it is ahead of the move that was played."""


@dataclass(frozen=True)
class Agreement:
    """What a longer search said of the better moves that were told."""

    asked: int
    """Mistakes that were found."""
    same: int
    """The longer search plays the very move that was told."""
    as_good: int
    """Or another one that is hardly better: by less than what counts as a slip."""
    better: int
    """The longer search, too, thinks the told move better than the one that was played."""

    @classmethod
    def of(cls, found: list[Asked]) -> "Agreement":
        """All together."""
        return cls(
            len(found),
            sum(one.same for one in found),
            sum(one.behind < decisions.SLIP for one in found),
            sum(one.ahead > 0 for one in found),
        )


@dataclass(frozen=True)
class Task:
    """One game of novices that the coach looks at, with its time counted in rounds so that it can be repeated."""

    game: str
    seed: int
    number: int
    rounds: int
    times: int


class Novice:
    """Somebody who plays, with the coach of a table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.player = bot(PLAYER, game, compiled=True)
        master: Any = thinker(MASTER, game)
        rater: Any = bot(RATER, game, compiled=True)
        self.coach = coaching.Coach(game, master, rater)

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

    def asked(
        self, known: Knowledge, move: int, rounds: int, times: int
    ) -> tuple[str, int, float, int, bool, int] | None:
        """What the coach would speak up about, and what the longer search says of it."""
        best, played = self.coach.reviewed(known, move, Budget(rounds=rounds))
        if not coaching.mistaken(best, played):
            return None
        other = replace(known, seed=mixed(known.seed, 1 + times))
        (longer, told, poor), _ = self.coach.compared(other, [best.move, move], Budget(rounds=rounds * times))
        behind, ahead = longer.value - told.value, told.value - poor.value
        loss, doubt = best.value - played.value, hypot(best.spread, played.spread)
        return known.text(best.move), loss, doubt, behind, longer.move == told.move, ahead

    def of_game(self, task: Task) -> Iterator[Asked]:
        """All that it speaks up about in a game."""
        modes = self.game.advice.main_modes or tuple(self.game.tables)
        mode = modes[task.number % len(modes)]
        for known, move in self._decisions(self.game.tables[mode], mixed(task.seed, task.number)):
            found = self.asked(known, move, task.rounds, task.times)
            if found is not None:
                yield Asked(mode, *found)


@cache
def novice(game: str) -> Novice:
    """One is made once in a process: it keeps only its room to work in."""
    return Novice(registry.game(game))


def look(task: Task) -> list[Asked]:
    """All that the coach speaks up about in one game."""
    return list(novice(task.game).of_game(task))
