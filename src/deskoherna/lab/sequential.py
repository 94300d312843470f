"""A match that stops when it is decided: sequential probability ratio tests on whole deals.

Each deal is played twice with seats exchanged and counts once, with the first bot's score between 0 and 1. Two tests
run side by side: "is the first better by a margin, or no better?" and the same for the second. After each deal the
logarithm of each likelihood ratio (with the spread of the scores so far) is compared with Wald's bounds. One bot is
stronger when its test says so; when both say "no better", there is no difference that matters.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from deskoherna.lab.jobs import HERE, carry_out
from deskoherna.lab.pairing import Pairing, PairingResult, play_pairing
from deskoherna.lab.statistics import Estimate, proportion

FEWEST = 8
"""Deals before the test may decide: the spread of fewer says little."""
DOUBT = (0.0, 0.5, 1.0)
"""Scores that are imagined besides those played when the spread is measured: it is never nothing."""


OPEN, FIRST, SECOND, NEITHER = "open", "first", "second", "neither"


@dataclass
class Trial:
    """The state of both tests."""

    margin: float = 0.05
    error: float = 0.05
    """The chance of a wrong verdict of each test."""
    scores: list[float] = field(default_factory=list)

    @property
    def bound(self) -> float:
        """Where the logarithm of a likelihood ratio decides (Wald)."""
        return math.log((1 - self.error) / self.error)

    def _ratio(self, lead: float) -> float:
        """For a mean lead over a half: how much likelier is a true lead of the margin than none?"""
        held = [*self.scores, *DOUBT]
        middle = sum(held) / len(held)
        variance = sum((x - middle) ** 2 for x in held) / len(held)
        return len(self.scores) * self.margin * (lead - self.margin / 2) / variance

    @property
    def ratios(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratios that the first, and that the second is better."""
        if not self.scores:
            return 0.0, 0.0
        lead = sum(self.scores) / len(self.scores) - 0.5
        return self._ratio(lead), self._ratio(-lead)

    @property
    def verdict(self) -> str:
        """Who is stronger, that neither is, or that it is still open."""
        first, second = self.ratios
        if len(self.scores) < FEWEST:
            return OPEN
        if first >= self.bound:
            return FIRST
        if second >= self.bound:
            return SECOND
        return NEITHER if max(first, second) <= -self.bound else OPEN


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a match says."""

    game: str
    options: dict[str, Any]
    seed: int
    first: str
    second: str
    decided: bool
    stronger: str | None
    """None: neither, or not decided."""
    reason: str
    deals: int
    games: int
    score: Estimate
    """Of the first bot, a deal each."""
    ratios: tuple[float, float]
    bound: float
    margin: float
    error: float
    unfinished: int


@dataclass
class Match:
    """A match in progress or done."""

    game: str
    first: str
    second: str
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    most: int = 2000
    """Deals at most."""
    trial: Trial = field(default_factory=Trial)
    met: list[PairingResult] = field(default_factory=list)
    interrupted: bool = False

    def add(self, met: PairingResult) -> None:
        """Deals count in their order."""
        self.met.append(met)
        self.trial.scores.append(met.score)

    def remember(self, known: Iterable[PairingResult]) -> None:
        """Deals that were played before, as far as they are this match's and none is missing before them."""
        found = {met.number: met for met in known if (met.first, met.second) == (self.first, self.second)}
        while len(self.met) in found and len(self.met) < self.most and self.trial.verdict == OPEN:
            self.add(found[len(self.met)])

    def missing(self) -> Iterator[Pairing]:
        """The deals that are still to be played."""
        for number in range(len(self.met), self.most):
            yield Pairing(
                game=self.game,
                options=self.options,
                seed=self.seed,
                number=number,
                first=self.first,
                second=self.second,
            )

    def run(
        self,
        *,
        jobs: int = 1,
        on: str = HERE,
        keep: Callable[[PairingResult], None] = lambda _: None,
        progress: Callable[[Trial], None] = lambda _: None,
    ) -> None:
        """Play until it is decided; the verdict does not depend on `jobs` and `on`. `keep` gets every deal."""
        if self.trial.verdict != OPEN:
            return
        answers = carry_out(play_pairing, self.missing(), jobs=jobs, on=on)
        try:
            for met in answers:
                self.add(met)
                keep(met)
                progress(self.trial)
                if self.trial.verdict != OPEN:
                    break
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            answers.close()

    def verdict(self) -> MatchResult:
        """What the deals played so far say."""
        trial = self.trial
        stronger = {FIRST: self.first, SECOND: self.second}.get(trial.verdict)
        return MatchResult(
            game=self.game,
            options=self.options,
            seed=self.seed,
            first=self.first,
            second=self.second,
            decided=trial.verdict != OPEN,
            stronger=stronger,
            reason=self._reason(),
            deals=len(self.met),
            games=2 * len(self.met),
            score=proportion(sum(trial.scores), len(trial.scores)),
            ratios=trial.ratios,
            bound=trial.bound,
            margin=trial.margin,
            error=trial.error,
            unfinished=sum(m.unfinished for m in self.met),
        )

    def _reason(self) -> str:
        trial, deals = self.trial, len(self.met)
        first, second = trial.ratios
        figures = (
            f"after {deals} deals the log-likelihood ratios are {first:+.2f} for {self.first} and {second:+.2f} "
            f"for {self.second}, bounds ±{trial.bound:.2f}"
        )
        match trial.verdict:
            case "first":
                return f"{self.first} is stronger: {figures}"
            case "second":
                return f"{self.second} is stronger: {figures}"
            case "neither":
                return f"no difference of {100 * trial.margin:g} points or more: {figures}"
        why = "interrupted" if self.interrupted else "the limit of deals is reached"
        return f"not decided, {why}: {figures}"
