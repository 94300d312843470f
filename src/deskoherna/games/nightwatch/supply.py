"""Resource cards: between the bank and the hands, and what everybody can count of them.

`floor` never exceeds the true hand: public gains raise it, payments lower it, an offer proves cards, and a theft takes
one from every kind the victim was known to hold.
"""

from deskoherna.games.nightwatch.events import HANDS_OVER, RECEIVES, ROBS, ROBS_OF
from deskoherna.games.nightwatch.material import COSTS, N_RESOURCES
from deskoherna.games.nightwatch.state import State
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

__rules__ = True

NO_KIND = -1
GUARDS_OF_ALL = 0x8080808080
"""The highest bit of every kind in a packed row; no count reaches it."""
PACKED_COSTS = tuple(row[0] | row[1] << 8 | row[2] << 16 | row[3] << 24 | row[4] << 32 for row in COSTS)


def packed(row: Row) -> int:
    """A number of each kind, eight bits apiece."""
    return row[0] | row[1] << 8 | row[2] << 16 | row[3] << 24 | row[4] << 32


def suffices(have: int, need: int) -> int:
    """The guard bits of the kinds of which there is enough, both packed; a shortage borrows the guard."""
    return ((have | GUARDS_OF_ALL) - need) & GUARDS_OF_ALL


def can_pay(s: State, seat: int, piece: int) -> bool:
    return suffices(packed(s.hand[seat]), PACKED_COSTS[piece]) == GUARDS_OF_ALL


def holds_all(s: State, seat: int, row: Row) -> bool:
    return suffices(packed(s.hand[seat]), packed(row)) == GUARDS_OF_ALL


def holds(s: State, seat: int, r: int) -> bool:
    return s.hand[seat][r] > 0


def in_bank(s: State, r: int) -> bool:
    return s.bank[r] > 0


def bank_is_empty(s: State) -> bool:
    return s.bank[0] + s.bank[1] + s.bank[2] + s.bank[3] + s.bank[4] == 0


def gain(s: State, seat: int, r: int, n: int) -> None:
    """From the bank, for all to see."""
    s.bank[r] -= n
    s.hand[seat][r] += n
    s.floor[seat][r] += n
    s.n_hand[seat] += n


def receive(s: State, seat: int, r: int) -> None:
    """One card from the bank as a bonus; nothing when the bank has none of it (H-23)."""
    if s.bank[r] > 0:
        gain(s, seat, r, 1)
        tell(s, EVERYBODY, RECEIVES, seat, 1, r)


def spend(s: State, seat: int, r: int, n: int) -> None:
    """Back to the bank, for all to see."""
    s.hand[seat][r] -= n
    s.bank[r] += n
    s.n_hand[seat] -= n
    s.floor[seat][r] = s.floor[seat][r] - n if s.floor[seat][r] > n else 0


def pay(s: State, seat: int, piece: int) -> None:
    for r in range(N_RESOURCES):
        if COSTS[piece][r] > 0:
            spend(s, seat, r, COSTS[piece][r])


def prove(s: State, seat: int, r: int, n: int) -> None:
    """Whoever offers cards is known to hold them."""
    if s.floor[seat][r] < n:
        s.floor[seat][r] = n


def hand_over(s: State, giver: int, taker: int, r: int, n: int) -> None:
    """From hand to hand, for all to see."""
    s.hand[giver][r] -= n
    s.n_hand[giver] -= n
    s.floor[giver][r] = s.floor[giver][r] - n if s.floor[giver][r] > n else 0
    s.hand[taker][r] += n
    s.n_hand[taker] += n
    s.floor[taker][r] += n


def give_one(s: State, giver: int, taker: int, r: int) -> None:
    hand_over(s, giver, taker, r, 1)
    tell(s, EVERYBODY, HANDS_OVER, giver, r, taker)


def only_kind(s: State, seat: int) -> int:
    """The one kind of which, as everybody knows, the whole hand consists; or none."""
    for r in range(N_RESOURCES):
        if s.floor[seat][r] == s.n_hand[seat]:
            return r
    return NO_KIND


def take_secretly(s: State, thief: int, victim: int, r: int) -> None:
    """A card changes hands unseen by the others."""
    if only_kind(s, victim) == r:
        hand_over(s, victim, thief, r, 1)
        return
    s.hand[victim][r] -= 1
    s.n_hand[victim] -= 1
    s.hand[thief][r] += 1
    s.n_hand[thief] += 1
    for kind in range(N_RESOURCES):
        if s.floor[victim][kind] > 0:
            s.floor[victim][kind] -= 1


def steal(s: State, thief: int, victim: int) -> None:
    """A random card of the victim's hand."""
    k = rand_below(s, s.n_hand[victim])
    r = 0
    while k >= s.hand[victim][r]:
        k -= s.hand[victim][r]
        r += 1
    take_secretly(s, thief, victim, r)
    tell(s, EVERYBODY, ROBS, thief, victim)
    tell(s, (1 << thief) | (1 << victim), ROBS_OF, thief, victim, r)
