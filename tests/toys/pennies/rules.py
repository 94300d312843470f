"""Rules of matching pennies: seat A wins on equal sides, seat B on different ones; the winner takes both stakes."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.declare import Leanings, allows, hidden, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.todo import push
from toys.pennies.events import GAME_OVER, HAS_CHOSEN, IS_READY, LUCKY, RAISED, SHOWS, WINS
from toys.pennies.state import BET, CHOOSE, OVER, SIDES, State
from toys.pennies.tasks import DO_JUDGE, DO_LUCKY_COIN, DO_NEXT_ROUND, TASKS

__rules__ = True

MOST_STAKE = 2


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


@verb("raise", asked=BET)
def raise_stake(s: State, seat: int) -> None:
    s.stake[seat] += 1
    tell(s, EVERYBODY, RAISED, seat)


@allows(raise_stake)
def can_raise(s: State, seat: int) -> bool:
    return s.stake[seat] < MOST_STAKE


@verb("ready", asked=BET)
def be_ready(s: State, seat: int) -> None:
    s.done[seat] = 1
    tell(s, EVERYBODY, IS_READY, seat)
    if s.done[0] + s.done[1] == 2:
        s.phase = CHOOSE
        s.done[0] = s.done[1] = 0


CHOOSE_A_SIDE = hidden("choose a side")


@verb("choose {}", SIDES, asked=CHOOSE, seen_as=CHOOSE_A_SIDE)
def choose(s: State, seat: int, side: int) -> None:
    s.choice[seat] = side
    s.done[seat] = 1
    tell(s, EVERYBODY, HAS_CHOSEN, seat)
    if s.done[0] + s.done[1] == 2:
        s.reveals += 1
        push(s, DO_NEXT_ROUND, 0, 0, 0)
        if s.lucky == 1:
            push(s, DO_LUCKY_COIN, 0, 0, 0)
        push(s, DO_JUDGE, 0, 0, 0)


def has_tasks(s: State) -> bool:
    return s.n_todo > 0


@TASKS.does(DO_LUCKY_COIN)
def toss_lucky_coin(s: State) -> None:
    seat = rand_below(s, 2)
    s.score[seat] += 1
    tell(s, EVERYBODY, LUCKY, seat)


@TASKS.does(DO_NEXT_ROUND)
def next_round(s: State) -> None:
    s.rounds -= 1
    begin_round(s)
    if s.rounds == 0:
        s.phase = OVER
        tell(s, EVERYBODY, GAME_OVER)


@TASKS.does(DO_JUDGE)
def judge(s: State) -> None:
    for seat in range(2):
        tell(s, EVERYBODY, SHOWS, seat, s.choice[seat])
    winner = 0 if s.choice[0] == s.choice[1] else 1
    s.score[winner] += s.stake[0] + s.stake[1]
    tell(s, EVERYBODY, WINS, winner, s.stake[0] + s.stake[1])


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


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    return min(max(500 + 20 * (s.score[seat] - s.score[1 - seat]), 0), 1000)


LEAN = Leanings(1)
LEAN.always(2, be_ready)
