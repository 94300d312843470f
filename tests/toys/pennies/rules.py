"""Rules of matching pennies: seat A wins on equal sides, seat B on different ones; the winner takes both stakes."""

from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.todo import pop, push
from toys.pennies.moves import (
    CHOOSE_SIDE,
    CHOOSE_UNSEEN,
    GAME_OVER,
    HAS_CHOSEN,
    IS_READY,
    LUCKY,
    RAISE,
    RAISED,
    READY,
    SHOWS,
    WINS,
)
from toys.pennies.state import BET, CHOOSE, OVER, State

__rules__ = True

MOST_STAKE = 2
JUDGE, LUCKY_COIN, NEXT_ROUND = range(3)


def setup(s: State, options: Row) -> None:
    s.seats = options[0]
    s.rounds = options[1]
    s.lucky = options[2]
    s.czech = options[3]
    s.ghost = rand_below(s, 3)
    begin_round(s)


def begin_round(s: State) -> None:
    s.phase = BET
    for seat in range(2):
        s.done[seat] = 0
        s.stake[seat] = 1
        s.choice[seat] = 0


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    bits = 0
    for seat in range(2):
        if s.done[seat] == 0:
            bits |= 1 << seat
    return bits


def legal(s: State, seat: int, out: Row, n: int) -> int:
    if s.phase == OVER or seat >= 2 or s.done[seat] == 1:
        return n
    if s.phase == BET:
        if s.stake[seat] < MOST_STAKE:
            out[n] = RAISE
            n += 1
        out[n] = READY
        return n + 1
    for side in range(2):
        out[n] = CHOOSE_SIDE + side
        n += 1
    return n


def step(s: State, seat: int, move: int) -> None:
    if move == RAISE:
        s.stake[seat] += 1
        tell(s, EVERYBODY, RAISED, seat)
    elif move == READY:
        s.done[seat] = 1
        tell(s, EVERYBODY, IS_READY, seat)
        if s.done[0] + s.done[1] == 2:
            s.phase = CHOOSE
            s.done[0] = s.done[1] = 0
    else:
        choose(s, seat, move - CHOOSE_SIDE)
    run(s)


def choose(s: State, seat: int, side: int) -> None:
    s.choice[seat] = side
    s.done[seat] = 1
    tell(s, EVERYBODY, HAS_CHOSEN, seat)
    if s.done[0] + s.done[1] == 2:
        s.reveals += 1
        push(s, NEXT_ROUND, 0, 0, 0)
        if s.lucky == 1:
            push(s, LUCKY_COIN, 0, 0, 0)
        push(s, JUDGE, 0, 0, 0)


def run(s: State) -> None:
    while s.n_todo > 0:
        what, _a, _b, _c = pop(s)
        if what == JUDGE:
            judge(s)
        elif what == LUCKY_COIN:
            seat = rand_below(s, 2)
            s.score[seat] += 1
            tell(s, EVERYBODY, LUCKY, seat)
        else:
            s.rounds -= 1
            begin_round(s)
            if s.rounds == 0:
                s.phase = OVER
                tell(s, EVERYBODY, GAME_OVER)
    derive(s)


def judge(s: State) -> None:
    for seat in range(2):
        tell(s, EVERYBODY, SHOWS, seat, s.choice[seat])
    winner = 0 if s.choice[0] == s.choice[1] else 1
    s.score[winner] += s.stake[0] + s.stake[1]
    tell(s, EVERYBODY, WINS, winner, s.stake[0] + s.stake[1])


def mask(s: State, _seat: int, move: int) -> int:
    return CHOOSE_UNSEEN if s.phase == CHOOSE else move


def standing(s: State, seat: int) -> int:
    return 1 if s.score[seat] >= s.score[1 - seat] else 2


def points(s: State, seat: int) -> int:
    return s.score[seat]


def derive(s: State) -> None:
    s.lead = s.score[0] - s.score[1]


def forget(s: State, seat: int) -> None:
    other = 1 - seat
    s.choice[other] = 0
    s.ghost = rand_below(s, 3)
    if s.phase == CHOOSE and s.done[other] == 1:
        s.choice[other] = rand_below(s, 2)
    derive(s)


def worth(s: State, seat: int) -> int:
    return min(max(500 + 20 * (s.score[seat] - s.score[1 - seat]), 0), 1000)


def lean(_s: State, _seat: int, move: int) -> int:
    return 2 if move == READY else 1
