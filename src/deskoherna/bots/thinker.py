"""The bots that think: adept and master search the tree of what they may imagine, for as long as they may."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget, Rated, Search, Thought
from deskoherna.bots.simple import Bot, simple_bot
from deskoherna.kit.advice import Case, Tuning
from deskoherna.kit.game import Game

ADEPT, MASTER = "adept", "master"
LEVELS: Mapping[str, Budget] = {
    ADEPT: Budget(seconds=1.0, early=True),
    MASTER: Budget(seconds=5.0, threads=2, early=True),
}
"""Time a decision, at most."""
STAND_IN = "apprentice"
AS_GOOD = 0.8
"""A secret choice is made among moves that the search tried nearly as often as the one it tried most."""


@dataclass
class Effort:
    """What a bot has spent so far. Nothing it decides depends on it."""

    decisions: int = 0
    rounds: int = 0
    seconds: float = 0.0

    def add(self, thought: Thought) -> None:
        """Count one more decision."""
        self.decisions += 1
        self.rounds += thought.rounds
        self.seconds += thought.seconds


@dataclass(frozen=True, eq=False)
class Thinker:
    """A bot that searches."""

    game: Game
    search: Search
    budget: Budget
    cases: tuple[tuple[Case, Budget], ...] = ()
    """Tables where that is another."""
    effort: Effort = field(default_factory=Effort)
    most_s: float | None = None
    """No decision takes longer, whatever the budget says."""

    def within(self, seconds: float) -> "Thinker":
        """The same bot, in a hurry."""
        return replace(self, most_s=seconds)

    def think(self, knowledge: Knowledge, legal: list[int]) -> Thought:
        """Search, and say what was found."""
        return self.search.think(knowledge.world, knowledge.seat, legal, self._budget(knowledge), knowledge.seed)

    def _budget(self, knowledge: Knowledge) -> Budget:
        budget = next((budget for case, budget in self.cases if case.met(knowledge.world)), self.budget)
        if self.most_s is None:
            return budget
        return replace(budget, seconds=self.most_s if budget.seconds is None else min(budget.seconds, self.most_s))

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        """The only move there is, or what a search recommends."""
        if len(legal) == 1:
            return legal[0]
        thought = self.think(knowledge, legal)
        self.effort.add(thought)
        if self._secret(knowledge, legal):
            return mixed_choice(thought.moves, knowledge.seed)
        return thought.moves[0].move

    def rate(self, knowledge: Knowledge, legal: list[int]) -> list[int]:
        """What the search thinks of each move, in thousandths of a win; moves it never tried are worth nothing."""
        budget = replace(self._budget(knowledge), early=False)
        thought = self.search.think(knowledge.world, knowledge.seat, legal, budget, knowledge.seed)
        values = {m.move: round(m.value * 1000) for m in thought.moves}
        return [values[move] for move in legal]

    def _secret(self, knowledge: Knowledge, legal: list[int]) -> bool:
        rules = self.game.rules
        return any(rules.mask(knowledge.world, knowledge.seat, move) != move for move in legal)


def mixed_choice(moves: tuple[Rated, ...], seed: int) -> int:
    """A secret choice that is always the same is no secret: among the good moves mix as the search did."""
    good = [m for m in moves if m.visits >= AS_GOOD * moves[0].visits]
    return random.Random(seed).choices([m.move for m in good], [m.visits for m in good])[0]


def budget_of(name: str, tuning: Tuning, pace: int = 0) -> Budget:
    """The budget of a level in a game. With a pace it is counted in rounds: so many for a second of one thread."""
    budget = LEVELS[name]
    rounds = round(budget.seconds * pace) if budget.seconds is not None and pace else None
    a_move = 0
    if name == ADEPT and tuning.adept_rounds is not None:
        rounds = min(rounds or tuning.adept_rounds, tuning.adept_rounds)
        a_move = tuning.adept_rounds_a_move
    return replace(budget, seconds=None if pace else budget.seconds, rounds=rounds, rounds_a_move=a_move)


def thinker(name: str, game: Game, *, compiled: bool = True, pace: int = 0) -> Bot:
    """The thinking bot of a level; with a pace it counts rounds, and the same seed gives the same move.

    Search is worth its time only compiled; without that the apprentice stands in.
    """
    if not compiled:
        return simple_bot(STAND_IN, game)
    tuning = game.advice.tuning
    if name == ADEPT:
        tuning = tuning.of_adept()
    return Thinker(
        game,
        Search(game, tuning),
        budget_of(name, tuning, pace),
        tuple((case, budget_of(name, case.tuning, pace)) for case in tuning.cases),
    )
