"""Two bots on the same deal, twice, with the seats exchanged, so that neither luck nor seat favours one of them."""

from functools import cache
from typing import Any

import msgspec

from deskoherna.kit import registry
from deskoherna.lab import matches
from deskoherna.lab.plan import Outcome, Plan


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Deal `number` of a run: its seed follows from the run's seed alone, so all pairs of bots get the same deals."""

    game: str
    options: dict[str, Any]
    seed: int
    number: int
    first: str
    second: str

    @property
    def together(self) -> bool:
        """All seats win or lose together, or there is one seat only."""
        return _together(self.game, msgspec.json.encode(self.options))

    def plans(self) -> tuple[Plan, Plan]:
        """Both games. Where there is no opponent, each bot plays the deal on all seats by itself."""
        pair = (self.first, self.second)
        seatings = ((self.first,), (self.second,)) if self.together else (pair, pair[::-1])
        first, second = (Plan(game=self.game, options=self.options, bots=bots, seed=self.seed) for bots in seatings)
        return first, second


class PairingResult(msgspec.Struct, frozen=True):
    """How a pairing ended."""

    number: int
    first: str
    second: str
    scores: tuple[float, float]
    """Of the first bot, a game each: 1 won, 0 lost. Two games without an opponent make one comparison, said twice."""
    steps: tuple[int, int]
    unfinished: int

    @property
    def score(self) -> float:
        """Of the first bot, 0 to 1, over the whole deal."""
        return sum(self.scores) / 2


@cache
def _together(game: str, options: bytes) -> bool:
    found = registry.game(game)
    return found.cooperative or found.begin(found.read_options(msgspec.json.decode(options))).seats == 1


def play_pairing(pairing: Pairing) -> PairingResult:
    """Play both games of a deal."""
    a, b = (matches.play(plan, pairing.number, 1)[0] for plan in pairing.plans())
    if pairing.together:
        score = (1 + _won(a) - _won(b)) / 2
        scores = (score, score)
    else:
        scores = (_score(a, pairing.first), _score(b, pairing.first))
    return PairingResult(
        pairing.number, pairing.first, pairing.second, scores, (a.steps, b.steps), (not a.over) + (not b.over)
    )


def _won(outcome: Outcome) -> float:
    return float(any(outcome.shares()))


def _score(outcome: Outcome, bot: str) -> float:
    """The bot's share of the win against a mean seat of the other; a game that nobody won is a half."""
    own = [share for share, name in zip(outcome.shares(), outcome.bots, strict=True) if name == bot]
    others = [share for share, name in zip(outcome.shares(), outcome.bots, strict=True) if name != bot]
    mine, theirs = sum(own) / len(own), sum(others) / len(others)
    return mine / (mine + theirs) if mine + theirs else 0.5
