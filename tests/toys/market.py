"""A market stall in one file: verbs of every form, for tests of what the kit writes."""

from typing import Annotated

from deskoherna.kit.axes import axis, seats
from deskoherna.kit.declare import Leanings, Phases, Tasks, allows, gathers, hidden, lists, masks, verb
from deskoherna.kit.state import OPEN, Base, Of, Row
from deskoherna.kit.todo import push
from deskoherna.kit.verbs import verbs
from deskoherna.kit.writer import write, write_lean

__rules__ = True

SEATS = seats(2)
GOODS = axis("good", ["salt", "silk", "wine"])
AMOUNTS = axis("amount", 4)
PHASES = Phases()
OVER = PHASES("over")
TRADE = PHASES("trade", never_forced=True)
HAGGLE = PHASES("haggle")
OWING = PHASES.beside("owing")
TASKS = Tasks()
DO_RAIN = TASKS("rain: good")
DO_FEE = TASKS("fee: seat, amount", number=4)


class State(Base):
    """Goods and coins of two seats; `debt` is asked before anything else."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    stock: Annotated[list[list[int]], "i1", SEATS, GOODS, OPEN]
    coins: Annotated[Row, "i1", SEATS, OPEN]
    debt: Annotated[int, "i1", OPEN]
    few: Annotated[Row, "i1", GOODS, OPEN]


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def question(s: State, seat: int) -> int:
    return OWING if s.debt > 0 and seat == 0 else s.phase


def has(s: State, seat: int, good: int) -> bool:
    """Called by questions, and written out with them."""
    return s.stock[seat][good] > 0


SELL_SOMETHING = hidden("sell something {}", AMOUNTS)


@verb("sell {} for {}", GOODS, AMOUNTS, asked=TRADE, seen_as=SELL_SOMETHING)
def sell(s: State, seat: int, good: int, amount: int) -> None:
    s.stock[seat][good] -= 1
    s.coins[seat] += amount
    push(s, DO_FEE, seat, 1, 0)


@allows(sell)
def is_open(s: State) -> bool:
    return s.phase == TRADE or s.debt > 9


@allows(sell)
def can_sell(s: State, seat: int, good: int) -> bool:
    return has(s, seat, good)


def is_dear(good: int, amount: int) -> bool:
    return good == 1 and amount > 1


@masks(sell, when=is_dear)
def amount_shown(good: int, amount: int) -> int:  # noqa: ARG001 (arguments come in order)
    return amount


@verb("take {}", GOODS, asked=TRADE)
def buy(s: State, seat: int, good: int) -> None:
    s.stock[seat][good] += 1
    push(s, DO_RAIN, good, 0, 0)


@lists(buy)
def list_goods(s: State, seat: int, first: int, out: Row, n: int) -> int:
    for good in range(GOODS.size - seat):
        out[n] = first + good + 0 * s.turn
        n += 1
    return n


@verb("take {}", GOODS, asked=HAGGLE)
def snatch(s: State, seat: int, good: int) -> None:
    s.stock[seat][good] += 2


@gathers("few")
def gather_own(s: State, seat: int) -> int:
    n = 0
    for good in range(3):
        if s.stock[seat][good] > 0:
            s.few[n] = good
            n += 1
    return n


@verb("show {}", GOODS, asked=HAGGLE, among=gather_own)
def show_good(s: State, good: int) -> None:
    s.turn = good % 2


@verb("pay", asked=OWING)
def pay(s: State) -> None:
    s.debt = 0


@verb("end", asked=(TRADE, HAGGLE))
def end(s: State) -> None:
    s.phase = OVER


@TASKS.does(DO_RAIN)
def rain(s: State, good: int) -> None:
    s.stock[0][good] += 4


@TASKS.does(DO_FEE)
def take_fee(s: State, seat: int, amount: int) -> None:
    s.coins[seat] -= amount


def busy(s: State) -> bool:
    return s.n_todo > 0


def count_steps(s: State) -> None:
    s.reveals += 1


LEAN = Leanings(3)
LEAN.always(7, pay, end)


@LEAN.of(sell)
def lean_sell(s: State, seat: int, good: int, amount: int) -> int:
    return s.stock[seat][good] + amount


VERBS = verbs(sell, SELL_SOMETHING, buy, snatch, show_good, pay, end)
MOVES = write("toys.market", VERBS, PHASES, actors=actors, asked=question, tasks=TASKS, busy=busy, then=count_steps)
WEIGHTS = write_lean("toys.market.bot", VERBS, LEAN)
