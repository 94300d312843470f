"""Perft: how many ways a game can go on for so many moves. A number that any slip in `legal` or `step` changes."""

from typing import Any

from deskoherna.kit import state as st
from deskoherna.kit.game import Game


def perft(game: Game, s: Any, depth: int) -> int:
    """The number of sequences of `depth` moves from a position; a game that is over counts as one.

    Every seat that may act is tried. Chance comes from the position's own stream, so the number repeats.
    """
    if depth == 0:
        return 1
    choices = moves(game, s)
    if depth == 1 or not choices:
        return max(len(choices), 1)
    return sum(perft(game, _after(game, s, seat, move), depth - 1) for seat, move in choices)


def divide(game: Game, s: Any, depth: int) -> dict[str, int]:
    """The same, split by the first move: `A: play 9` -> its share."""
    return {
        f"{'ABCDEFGH'[seat]}: {game.notate(move, s)}": perft(game, _after(game, s, seat, move), depth - 1)
        for seat, move in moves(game, s)
    }


def deepest(game: Game, s: Any, most: int) -> list[int]:
    """The counts for depth 1, 2, ... as far as they stay within `most` (the first one always counts)."""
    counts = [perft(game, s, 1)]
    while True:
        guess = counts[-1] * (counts[-1] / counts[-2] if len(counts) > 1 else counts[-1])
        if guess > most or len(counts) >= 8:
            return counts
        counts.append(perft(game, s, len(counts) + 1))


def moves(game: Game, s: Any) -> list[tuple[int, int]]:
    """Every move that anybody may make now."""
    return [(seat, move) for seat in game.actors(s) for move in game.legal(s, seat)]


def _after(game: Game, s: Any, seat: int, move: int) -> Any:
    t = st.clone(s)
    game.play(t, seat, move)
    return t
