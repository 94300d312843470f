"""What two levels do, as a hash: the proof that changed sources still play the same.

Games between novices, played to their end, lead to positions from the opening to the last moves; in some of them,
spread evenly, both levels are asked for their move. The hash also holds how the games themselves went.
"""

import hashlib
from typing import Any

import msgspec

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab import matches
from deskoherna.lab.rungs import Row

WALKER = "novice"
GAMES = 2
ASKED = 12
"""Positions of a game in which both levels are asked."""
LONGEST = 2_000
"""Steps after which a game is left alone."""


def behaviour_of(row: Row) -> str:
    """The hash of what the levels of a rung do at its pace."""
    game = registry.game(row.game)
    bots = [matches.bot(name, game, row.pace) for name in (row.level, row.against)]
    h = hashlib.sha256()
    for number in range(GAMES):
        seed = mixed(row.seed, number)
        decisions, end = walk(game, row.mode, seed)
        for s, seat in spread(decisions, ASKED):
            knowledge = Knowledge.of(game, s, seat, of_decision(seed, s.steps, seat))
            h.update(repr([bot.choose(knowledge, game.legal(s, seat)) for bot in bots]).encode())
        h.update(msgspec.json.encode(sorted(st.snapshot(end).items())))
    return h.hexdigest()[:12]


def walk(game: Game, mode: str, seed: int) -> tuple[list[tuple[Any, int]], Any]:
    """A game between novices: positions in which a seat could choose, and where it ended."""
    s = game.begin(game.tables[mode], seed)
    walker = matches.bot(WALKER, game, 0)
    found = []
    while not game.over(s) and s.steps < LONGEST:
        seat = game.actors(s)[0]
        legal = game.legal(s, seat)
        if len(legal) > 1:
            found.append((st.clone(s), seat))
        game.play(s, seat, walker.choose(Knowledge.of(game, s, seat, of_decision(seed, s.steps, seat)), legal))
    return found, s


def spread(decisions: list[tuple[Any, int]], n: int) -> list[tuple[Any, int]]:
    """About n of them, evenly from the first to the last."""
    if len(decisions) <= n:
        return decisions
    return [decisions[k * (len(decisions) - 1) // (n - 1)] for k in range(n)]
