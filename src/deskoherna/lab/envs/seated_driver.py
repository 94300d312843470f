"""Games in lock step with bots on some of the seats: one pass plays a move of whoever sits outside in every game, and
then the bots in compiled code until somebody outside must decide again.

A pass may be shared among threads: each takes some of the games, with room of its own to think in.
"""

from typing import TYPE_CHECKING, Any

from deskoherna.bots.match_driver import decide
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import begin, play
from deskoherna.kit.state import Row
from deskoherna.lab.envs.encoding import encode
from deskoherna.lab.envs.vector_driver import (
    CUT_SHORT,
    DICE_BITS,
    GOES_ON,
    LOW,
    NOBODY,
    OUTCOME_BITS,
    OVER,
    write_mask,
    write_rewards,
)

if TYPE_CHECKING:
    from deskoherna.kit.contract import BOUND

    actors = BOUND.actors

__rules__ = True
__driver__ = True

OUTSIDE = -1
"""Among the kinds of bots: somebody outside decides for this seat."""
HOLD = -2
"""Instead of a move: this game stands still in this pass."""
TRIES = 64
"""So many games may end one after another before anybody outside was asked; more are taken for a mistake."""
ALL_FINE = -1


def refused(seats: Row, moves: Row, masks: Row, width: int) -> int:
    """The first game whose move is not legal; -1 if all are."""
    for i in range(len(seats)):
        move = moves[i]
        if move != HOLD and seats[i] != NOBODY and (move < 0 or move >= width or masks[i * width + move] == 0):
            return i
    return ALL_FINE


def go_on(
    states: Any,
    i: int,
    work: Any,
    notes: Any,
    kinds: Row,
    moves: Row,
    out: Row,
    totals: Row,
    seed: int,
    limit: int,
    samples: int,
    horizon: int,
) -> int:
    """Let bots play game i until somebody outside must decide, it is over or the limit is reached; who may act then."""
    bits = actors(states[i])
    while bits != 0 and states[i].steps < limit:
        seat = lowest_bit(bits)
        kind = kinds[seat]
        if kind == OUTSIDE:
            break
        at = of_decision(seed, states[i].steps, seat)
        move = decide(states, i, work, notes, seat, kind, at, moves, out, totals, samples, horizon)
        play(states[i], seat, move)
        bits = actors(states[i])
    return bits


def advance_some(
    states: Any,
    blank: Any,
    work: Any,
    notes: Any,
    raw: Any,
    encoders: Row,
    seats: Row,
    moves: Row,
    observations: Row,
    finals: Row,
    masks: Row,
    rewards: Any,
    done: Row,
    begun: Row,
    dice: Row,
    any_move: Row,
    kinds: Row,
    room: Row,
    out: Row,
    totals: Row,
    first: int,
    last: int,
    seed: int,
    options: Row,
    limit: int,
    samples: int,
    horizon: int,
    looks: int,
    anew: int,
    fresh: int,
) -> int:
    """Play moves[i] in the games first..last-1 (see `vector_driver.advance`), then let the bots go on.

    `looks` is the seat whose last look at a finished game is kept in `finals`. With `anew` a new game begins at once,
    else the finished one stays to be seen, and begins anew in the next pass. `fresh`: what was told of ends is over.
    The answer is -1, or the game in which nobody outside is ever asked.
    """
    players = len(rewards) // len(states)
    width = len(masks) // len(states)
    size = len(observations) // len(states)
    record = len(raw) // len(states)
    for i in range(first, last):
        if moves[i] == HOLD:
            continue
        if fresh == 1 and done[i] != GOES_ON:
            done[i] = GOES_ON
            for seat in range(players):
                rewards[i * players + seat] = 0
        bits = 0
        if seats[i] != NOBODY:
            play(states[i], seats[i], moves[i])
            game_seed = mixed(mixed(seed, i), begun[i] - 1)
            bits = go_on(states, i, work, notes, kinds, room, out, totals, game_seed, limit, samples, horizon)
            if bits == 0 or states[i].steps >= limit:
                done[i] = OVER if bits == 0 else CUT_SHORT
                if bits == 0:
                    write_rewards(states[i], notes[0], rewards, i * players)
                bits = 0
                encode(encoders[looks], raw, i * record, finals, i * size)
                if anew == 0:
                    encode(encoders[looks], raw, i * record, observations, i * size)
                    for k in range(width):
                        masks[((i * width) & LOW) + k] = 1
                    any_move[i] = 0
                    seats[i] = NOBODY
                    continue
        tries = 0
        while bits == 0:
            if tries == TRIES:
                return i
            tries += 1
            states[i] = blank[0]
            game_seed = mixed(mixed(seed, i), begun[i])
            begin(states[i], game_seed, options)
            begun[i] += 1
            bits = go_on(states, i, work, notes, kinds, room, out, totals, game_seed, limit, samples, horizon)
            if states[i].steps >= limit:
                bits = 0
        seat = lowest_bit(bits)
        seats[i] = seat
        n = write_mask(states[i], seat, masks, i * width, width, out)
        dice[i] = mixed(dice[i], 0)
        any_move[i] = out[((dice[i] >> DICE_BITS) * n) >> OUTCOME_BITS]
        encode(encoders[seat], raw, i * record, observations, i * size)
    return ALL_FINE
