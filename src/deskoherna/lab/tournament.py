"""A round robin between bots: every pair plays the same deals, ratings follow, and a file keeps it all."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from deskoherna.kit import registry
from deskoherna.lab.jobs import HERE, carry_out
from deskoherna.lab.pairing import Pairing, PairingResult, play_pairing
from deskoherna.lab.statistics import Estimate, Z, proportion


class TournamentError(ValueError):
    """A file that does not belong to this tournament, in one sentence."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file: what must be the same for its games to count."""

    game: str
    options: dict[str, Any]
    seed: int
    rules: int
    material: str


class Rated(msgspec.Struct, frozen=True):
    """A bot in the table. `rating` is openskill's, from 25 up and down."""

    name: str
    rating: Estimate
    score: Estimate


class Pair(msgspec.Struct, frozen=True):
    """The score of one bot against another."""

    first: str
    second: str
    score: Estimate
    """Of the first against the second."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament has shown so far."""

    game: str
    options: dict[str, Any]
    seed: int
    asked: int
    pairings: int
    """Deals played by a pair; each is two games."""
    unfinished: int
    bots: list[Rated]
    pairs: list[Pair]


@dataclass
class Tournament:
    """A tournament in progress or done."""

    game: str
    bots: tuple[str, ...]
    rounds: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    met: dict[tuple[int, str, str], PairingResult] = field(default_factory=dict)
    interrupted: bool = False

    def header(self) -> Header:
        """What the file of a tournament begins with."""
        game = registry.game(self.game)
        return Header(
            game=self.game, options=self.options, seed=self.seed, rules=game.version, material=game.material_hash
        )

    def pairings(self) -> Iterator[Pairing]:
        """All of them, round by round."""
        for number in range(self.rounds):
            for first, second in combinations(sorted(self.bots), 2):
                yield Pairing(
                    game=self.game, options=self.options, seed=self.seed, number=number, first=first, second=second
                )

    def missing(self) -> list[Pairing]:
        """The pairings that are still to be played."""
        return [m for m in self.pairings() if (m.number, m.first, m.second) not in self.met]

    def played(self) -> list[PairingResult]:
        """What this tournament asks for and has, in the order of the rounds."""
        keys = [(m.number, m.first, m.second) for m in self.pairings()]
        return [self.met[key] for key in keys if key in self.met]

    def add(self, met: PairingResult) -> None:
        """Count a pairing."""
        self.met[met.number, met.first, met.second] = met

    def run(
        self,
        file: "ResultFile | None",
        *,
        jobs: int = 1,
        on: str = HERE,
        progress: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Play what is missing. Ctrl-C stops; what is done is done, and in the file."""
        answers = carry_out(play_pairing, self.missing(), jobs=jobs, in_order=False, on=on)
        try:
            for met in answers:
                self.add(met)
                if file is not None:
                    file.write(met)
                progress(1)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            answers.close()

    def standings(self) -> Standings:
        """Ratings and scores of what has been played."""
        played = self.played()
        ratings = rate(self.bots, played)
        bots = [Rated(name, ratings[name], _score(name, played)) for name in self.bots]
        pairs = [
            Pair(a, b, _score(a, [m for m in played if (m.first, m.second) == (a, b)]))
            for a, b in combinations(sorted(self.bots), 2)
        ]
        return Standings(
            game=self.game,
            options=self.options,
            seed=self.seed,
            asked=len(list(self.pairings())),
            pairings=len(played),
            unfinished=sum(m.unfinished for m in played),
            bots=sorted(bots, key=lambda b: -b.rating.mean),
            pairs=pairs,
        )


def _score(name: str, played: Sequence[PairingResult]) -> Estimate:
    scores = [s if m.first == name else 1 - s for m in played if name in (m.first, m.second) for s in m.scores]
    return proportion(sum(scores), len(scores))


def rate(bots: Sequence[str], played: Sequence[PairingResult]) -> dict[str, Estimate]:
    """Ratings after all these games, in this order: the same games give the same ratings."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    games = dict.fromkeys(bots, 0)
    for met in played:
        for score in met.scores:
            pair = [[ratings[met.first]], [ratings[met.second]]]
            after = model.rate(pair, scores=[score, 1 - score])
            ratings[met.first], ratings[met.second] = after[0][0], after[1][0]
            games[met.first] += 1
            games[met.second] += 1
    return {name: Estimate(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma, games[name]) for name, r in ratings.items()}


def _impossible(met: PairingResult) -> str:
    """Why a line of a file cannot have been played; empty: it can."""
    if met.first == met.second:
        return f"{met.first} against itself"
    if met.number < 0 or min(met.steps) < 0:
        return f"the deal {met.number} of {met.steps} steps"
    if not all(0 <= score <= 1 for score in met.scores):
        return f"scores are numbers from 0 to 1, not {met.scores}"
    if not 0 <= met.unfinished <= len(met.scores):
        return f"{met.unfinished} unfinished games of {len(met.scores)}"
    return ""


class ResultFile:
    """The file of a tournament: a header, then a line a pairing. A line that was cut off in the middle is dropped."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.known: list[PairingResult] = []
        whole = self._read(header) if path.exists() and path.stat().st_size else 0
        self.file = path.open("r+b" if path.exists() else "w+b")
        self.file.truncate(whole)
        self.file.seek(whole)
        if not whole:
            self._line(header)

    def _read(self, header: Header) -> int:
        """Learn what is there; how many bytes of it are whole lines."""
        text = self.path.read_bytes()
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        if not lines:
            raise TournamentError(f"{self.path} is no file of a tournament")
        try:
            found = msgspec.json.decode(lines[0], type=Header)
            self.known = [msgspec.json.decode(line, type=PairingResult) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise TournamentError(f"{self.path} is no file of a tournament: {error}") from None
        for n, met in enumerate(self.known, 2):
            if wrong := _impossible(met):
                raise TournamentError(f"{self.path}, line {n}: {wrong}")
        for name in Header.__struct_fields__:
            if getattr(found, name) != getattr(header, name):
                raise TournamentError(
                    f"{self.path} was played with {name} {getattr(found, name)!r}, not {getattr(header, name)!r}"
                )
        return sum(map(len, lines))

    def _line(self, what: Header | PairingResult) -> None:
        self.file.write(msgspec.json.encode(what) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def write(self, met: PairingResult) -> None:
        """Append a pairing, so that it lasts."""
        self._line(met)

    def close(self) -> None:
        """Close the file."""
        self.file.close()
