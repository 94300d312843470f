"""What a bot that thinks says of a decision: the best moves with their chances, and how it would go on.

All of it comes from a sample of what the seat knows; so do the moves of the others, which are named as the seat
would see them.
"""

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget, Rated, Thought
from deskoherna.bots.seeds import mixed
from deskoherna.bots.simple import SimpleBot
from deskoherna.bots.thinker import Thinker
from deskoherna.kit.game import Game
from deskoherna.server.bots.jobs import RatedMove

HINTS = 3
AHEAD = 5
"""Moves of the likely continuation that are told."""
WORLDS = 8
"""Imagined worlds in which a continuation is followed, to see who plays what of it."""
FIRST_WORLD = 1000
"""Seeds of these worlds, beside those of the search."""
ENOUGH = 12
"""A move tried less often is weighed against the best one by the apprentice."""


def thousandths(value: float) -> int:
    return max(0, min(1000, round(value * 1000)))


def followed(game: Game, known: Knowledge, seed: int, first: int, line: tuple[int, ...]) -> list[tuple[int, int]]:
    """As much of a line as can be played in one imagined world, each move with its seat."""
    world, seat = known.sample(seed), known.seat
    game.play(world, seat, first)
    found: list[tuple[int, int]] = []
    for number in line[:AHEAD]:
        actors = game.actors(world)
        if not actors:
            break
        mover = actors[0]
        legal = game.legal(world, mover)
        move = next((m for m in legal if number == (m if mover == seat else game.rules.mask(world, mover, m))), None)
        if move is None:
            break
        found.append((mover, number))
        game.play(world, mover, move)
    return found


def continuation(known: Knowledge, first: int, line: tuple[int, ...]) -> list[tuple[int, int]]:
    """The line with its seats, from the world in which it goes furthest: the search has no single world."""
    best: list[tuple[int, int]] = []
    for n in range(WORLDS):
        if len(best) >= min(len(line), AHEAD):
            break
        found = followed(known.game, known, mixed(known.seed, FIRST_WORLD + n), first, line)
        if len(found) > len(best):
            best = found
    return best


def rated_move(known: Knowledge, rated: Rated, line: tuple[int, ...]) -> RatedMove:
    return RatedMove(
        rated.move, thousandths(rated.value), thousandths(rated.spread), continuation(known, rated.move, line)
    )


def searched(thinker: Thinker, known: Knowledge, budget: Budget) -> Thought:
    """For the whole budget, however soon the bot itself would have been content."""
    return thinker.search.think(known.world, known.seat, known.legal, budget, known.seed)


def best_moves(thinker: Thinker, known: Knowledge, seconds: float) -> list[RatedMove]:
    """The best moves by search, in the order in which it trusts them."""
    thought = searched(thinker, known, Budget(seconds=seconds))
    tried = [m for m in thought.moves[:HINTS] if m.visits > 0]
    return [rated_move(known, m, line) for m, line in zip(tried, thought.line, strict=False)]


def best_moves_one_ahead(rater: SimpleBot, known: Knowledge) -> list[RatedMove]:
    """The best moves of one who looks one move ahead."""
    rated = zip(known.legal, rater.rate(known, known.legal), strict=True)
    return [RatedMove(move, value) for move, value in sorted(rated, key=lambda x: (-x[1], x[0]))[:HINTS]]


def rated_as(rater: SimpleBot, known: Knowledge, thought: Thought, best: RatedMove, move: int) -> RatedMove:
    """A move beside the best one: as the search saw it, and what it hardly tried as the apprentice weighs it."""
    if move == best.move:
        return best
    found = next(m for m in thought.moves if m.move == move)
    if found.visits >= ENOUGH:
        return RatedMove(move, thousandths(found.value), thousandths(found.spread))
    ahead, behind = rater.rate(known, [best.move, move])
    return RatedMove(move, max(0, best.value - max(0, ahead - behind)))


def rated_by(rater: SimpleBot, known: Knowledge, thought: Thought, moves: list[int]) -> list[RatedMove]:
    """The choice of a search and these moves, all rated by it."""
    best = rated_move(known, thought.moves[0], thought.line[0])
    return [best, *(rated_as(rater, known, thought, best, move) for move in moves)]


def rated_decision(
    thinker: Thinker, rater: SimpleBot, known: Knowledge, played: int, budget: Budget
) -> list[RatedMove]:
    """The bot's own choice and the move that was played, both rated; one and the same where they agree."""
    return rated_by(rater, known, searched(thinker, known, budget), [played])
