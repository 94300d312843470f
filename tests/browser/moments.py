"""Moments of real games before something great: the next move of the seat brings it about."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.log import Log

from .crowded import Crowd

FIRST_SEQ = 3
"""The table's log holds how it was opened and dealt; the move is its third entry, and chance depends on that."""
GAMES, STEPS = 60, 4000


def before(slug: str, mode: str, verb: str, great: Callable[[Any, Any], bool]) -> tuple[Crowd, bytes]:
    """A position, and the key of the chance after it, in which this verb does what is great at a table as `crowded.lay`
    writes it: a comparison of the views of its seat before and after."""
    game = registry.game(slug)
    options = game.tables[mode]
    for seed in range(GAMES):
        dice, s = random.Random(seed), game.begin(options, seed)
        for _ in range(STEPS):
            seats = game.actors(s)
            if not seats:
                break
            seat = dice.choice(seats)
            legal = game.legal(s, seat)
            move = next((one for one in legal if game.verbs.verb(one).key == verb), None)
            if move is not None:
                position = st.snapshot(st.clone(s))
                key = dice.randbytes(32)
                log = Log(game, options, key, position)
                was = game.view(log.state, seat)
                log.play(seat, move, FIRST_SEQ)
                if great(was, game.view(log.state, seat)):
                    return Crowd(mode, str(was.phase), seat, msgspec.to_builtins(options), position), key
            game.play(s, seat, dice.choice(legal))
    raise AssertionError(f"{slug}, {mode}: nothing great came of {verb} in {GAMES} games")


def breach() -> tuple[Crowd, bytes]:
    """The dice that bring wildlings through the Wall."""
    return before("nightwatch", "watch-four", "roll", lambda was, now: now.north.breaches > was.north.breaches)
