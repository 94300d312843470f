"""Puzzles: found in games of masters, verified by long searches from several worlds, rated by who would miss them.

First what costs little: most positions are out after the search that the master made anyway.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import msgspec

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.registry import bot
from deskoherna.bots.search import Budget, Rated, Search, evenly
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.bots.thinker import MASTER, thinker
from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.kit.puzzle import Found, Puzzle, Theme
from deskoherna.lab.jobs import carry_out

CLEAR = 80
"""Thousandths of a win by which the best move must lead the second in every verification."""
HINTED = 50
"""The same in the first, short look."""
GLANCE = 32
"""That look is so many times shorter than a verification."""
SURE = 4.0
"""And so many standard errors."""
OPEN_GAME = (60, 985)
"""What the best move may be worth: the game is neither lost nor over."""
CHOICES = 3
"""Legal moves at least."""
VERIFICATIONS = 3
TRIES = 8
"""How often the weaker bots are asked."""
TEMPTING = 6
"""So many of these answers for one wrong move, and it is a temptation."""
LENGTHS = (24, 96, 384, 1536)
"""Rounds of the searches that say how hard it is."""
OF_A_GAME = 3
APART = 5
"""Steps between two puzzles of one game."""
PACE = 100
"""Rounds of a second of the master that plays, as on the ladder of most games."""
EARLY = 4
"""Steps of a game that are no puzzle yet."""
WON, NEARLY_LOST, EVEN = 900, 400, 500


@dataclass(frozen=True)
class Lead:
    """What one search says: the best move, what it and the second are worth, and whether that is beyond doubt."""

    best: Rated
    second: Rated
    moves: tuple[Rated, ...]

    @property
    def gap(self) -> int:
        """By how much the best move leads."""
        return round((self.best.value - self.second.value) * 1000)

    @property
    def hinted(self) -> bool:
        """Does it seem to lead, and is there still something to win or lose?"""
        low, high = OPEN_GAME
        return self.gap >= HINTED and low <= self.best.value * 1000 <= high

    @property
    def clear(self) -> bool:
        """Does it lead clearly and beyond doubt?"""
        doubt = (self.best.spread**2 + self.second.spread**2) ** 0.5
        return self.hinted and self.gap >= CLEAR and self.best.value - self.second.value > SURE * doubt


def lead(moves: tuple[Rated, ...]) -> Lead:
    """The first two by value."""
    by_value = sorted(moves, key=lambda m: (-m.value, m.move))
    return Lead(by_value[0], by_value[1], moves)


class Finder:
    """All that thinks about one game."""

    def __init__(self, game: Game, rounds: int) -> None:
        self.game, self.rounds = game, rounds
        self.master: Any = thinker(MASTER, game, pace=PACE)
        self.search = Search(game)
        self.even = Search(game, evenly(game.advice.tuning))
        self.novice = bot("novice", game, compiled=True)
        self.apprentice = bot("apprentice", game, compiled=True)

    def _leads(self, s: Any, seat: int, rounds: int, seed: int) -> Lead:
        known = Knowledge.of(self.game, s, seat, seed)
        return lead(self.even.think(known.world, seat, known.legal, Budget(rounds=rounds), seed).moves)

    def fresh(self, s: Any, seat: int, rounds: int, seed: int) -> int:
        """What a search of so many rounds plays, as the master searches, from a world that this seed imagines."""
        known = Knowledge.of(self.game, s, seat, seed)
        return self.search.think(known.world, seat, known.legal, Budget(rounds=rounds), seed).moves[0].move

    def verified(self, s: Any, seat: int, seed: int) -> tuple[Lead, list[int]] | None:
        """Do searches from several worlds all say, clearly, that the same move is best? The last one, and the seeds."""
        first = self._leads(s, seat, self.rounds // 4, mixed(seed, 0))
        if not first.clear:
            return None
        seeds = [mixed(seed, n) for n in range(1, VERIFICATIONS + 1)]
        for at in seeds:
            found = self._leads(s, seat, self.rounds, at)
            if not found.clear or found.best.move != first.best.move:
                return None
            if self.fresh(s, seat, self.rounds, mixed(at, 0)) != first.best.move:
                return None
        return found, seeds

    def answers(self, weak: Any, s: Any, seat: int, seed: int) -> Counter[int]:
        """What a weaker bot would play, several times."""
        asked = (Knowledge.of(self.game, s, seat, mixed(seed, n)) for n in range(TRIES))
        return Counter(weak.choose(known, known.legal) for known in asked)

    def needs(self, s: Any, seat: int, move: int, seed: int) -> int:
        """Rounds after which a search plays it, whatever its seed."""
        for rounds in LENGTHS:
            if all(self.fresh(s, seat, rounds, mixed(seed, n)) == move for n in range(VERIFICATIONS)):
                return rounds
        return self.rounds

    # ------------------------------------------------------------ games

    def _played(self, options: Any, seed: int) -> Iterator[tuple[Any, int, int, tuple[Rated, ...]]]:
        """A game of masters: each decision with its step, before it is played."""
        game = self.game
        s = game.begin(options, seed)
        for step in range(game.max_steps):
            if game.over(s):
                return
            seat = game.actors(s)[0]
            known = Knowledge.of(game, s, seat, of_decision(seed, step, seat))
            legal = known.legal
            move = legal[0]
            if len(legal) > 1:
                moves = self.master.think(known, legal).moves
                move = moves[0].move
                if len(legal) >= CHOICES and step >= EARLY:
                    yield s, seat, step, moves
            game.play(s, seat, move)

    def _promising(self, s: Any, seat: int, moves: tuple[Rated, ...], seed: int) -> bool:
        """Is it worth looking longer? The search of a game has tried poor moves too seldom to be sure of them: where it
        sees no lead, a short search that tries all alike looks as well."""
        tried = [m for m in moves if m.visits > 0]
        if len(tried) > 1 and lead(tuple(tried)).hinted:
            return True
        return self._leads(s, seat, max(self.rounds // GLANCE, 2 * len(moves)), seed).hinted

    def of_game(self, mode: str, seed: int, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        at = mixed(seed, number)
        options = self.game.tables[mode]
        last, found = -APART, 0
        for s, seat, step, moves in self._played(options, at):
            if found == OF_A_GAME:
                return
            if step - last < APART:
                continue
            asked = of_decision(at, step, seat)
            if not self._promising(s, seat, moves, mixed(asked, 5)):
                continue
            made = self.puzzle(s, seat, asked, mode, Place(seed, number, step))
            if made is not None:
                last, found = step, found + 1
                yield made

    def puzzle(self, s: Any, seat: int, seed: int, mode: str, place: "Place") -> Puzzle | None:
        """This position as a puzzle, if it is one."""
        game = self.game
        checked = self.verified(s, seat, mixed(seed, 8))
        if checked is None:
            return None
        found, seeds = checked
        best = found.best.move
        apprentice = self.answers(self.apprentice, s, seat, mixed(seed, 6))
        novice = self.answers(self.novice, s, seat, mixed(seed, 7))
        if apprentice[best] == TRIES and novice[best] > TRIES // 2:
            return None
        needs = self.needs(s, seat, best, mixed(seed, 9))
        position = puzzles_of.stored(game, s)
        return Puzzle(
            id=puzzles_of.named(position),
            level=difficulty(apprentice[best], novice[best], needs),
            themes=themes(game, found, apprentice),
            seat=seat,
            solution=game.notate(best, s),
            chance=thousandths(found.best),
            second=thousandths(found.second),
            chances={game.notate(m.move, s): thousandths(m) for m in found.moves},
            needs=needs,
            found=Found(
                rules=game.version,
                material=game.material_hash,
                mode=mode,
                seed=place.seed,
                game=place.game,
                step=place.step,
                seeds=seeds,
                rounds=self.rounds,
            ),
            options=msgspec.to_builtins(game.tables[mode]),
            position=position,
        )


@dataclass(frozen=True)
class Place:
    """Where a position came up: in which run, which game of it, after how many steps."""

    seed: int
    game: int
    step: int


def thousandths(rated: Rated) -> int:
    """What a move is worth, as it is stored."""
    return max(0, min(1000, round(rated.value * 1000)))


def difficulty(apprentice: int, novice: int, needs: int) -> int:
    """1 to 5, by how often the weaker bots find it and how long a search needs."""
    if apprentice == TRIES:
        return 1 if novice > TRIES // 4 else 2
    if apprentice >= TRIES // 2:
        return 2 if needs <= LENGTHS[1] else 3
    if needs <= LENGTHS[1]:
        return 3
    return 4 if needs <= LENGTHS[2] else 5


def themes(game: Game, found: Lead, apprentice: Counter[int]) -> list[Theme]:
    """What a puzzle is about, the most telling first."""
    best, second = thousandths(found.best), thousandths(found.second)
    wrong = max((n for move, n in apprentice.items() if move != found.best.move), default=0)
    said: list[tuple[bool, Theme]] = [
        (best >= WON, "finish"),
        (not game.verbs.verb(found.best.move).axes, "restraint"),
        (wrong >= TEMPTING, "temptation"),
        (second < EVEN <= best, "turn"),
        (best < NEARLY_LOST, "hold"),
    ]
    return [theme for true, theme in said if true] or ["precision"]


@dataclass(frozen=True)
class Task:
    """One game in which puzzles are looked for."""

    game: str
    mode: str
    seed: int
    number: int
    rounds: int


@cache
def finder(game: str, rounds: int) -> Finder:
    """A finder is made once in a process: it keeps only its room to work in."""
    return Finder(registry.game(game), rounds)


def look(task: Task) -> list[Puzzle]:
    """The puzzles of one game."""
    return list(finder(task.game, task.rounds).of_game(task.mode, task.seed, task.number))


def find(
    game: str,
    modes: tuple[str, ...],
    seed: int,
    rounds: int,
    first: int,
    told: Callable[[int], None],
    *,
    jobs: int = 1,
) -> Iterator[Puzzle]:
    """Puzzles without end, the modes in turn; `told` hears the number of each game that was looked through. They
    come in the order of the games, however many processes look."""
    tasks = (Task(game, modes[n % len(modes)], seed, n, rounds) for n in count(first))
    with closing(carry_out(look, tasks, jobs=jobs)) as looked:
        for number, found in zip(count(first), looked, strict=False):
            yield from found
            told(number)


@dataclass(frozen=True)
class Agreement:
    """What a fresh search said of shipped puzzles."""

    asked: int
    other: tuple[tuple[str, str, str], ...]
    """Puzzles of which it thinks otherwise: id, the solution, and what it would play."""

    @property
    def share(self) -> float:
        """The part of them with which it agrees."""
        return 1 - len(self.other) / self.asked if self.asked else 1.0


def agreement(game: Game, known: list[Puzzle], seed: int, rounds: int) -> Agreement:
    """Ask a search with other seeds about every puzzle, each from a world of its own."""
    finder = Finder(game, rounds)
    other = []
    for n, x in enumerate(known):
        s = puzzles_of.opened(game, x)
        played = finder.fresh(s, x.seat, rounds, mixed(seed, n))
        if played != puzzles_of.solution(game, x, s):
            other.append((x.id, x.solution, game.notate(played, s)))
    return Agreement(len(known), tuple(other))
