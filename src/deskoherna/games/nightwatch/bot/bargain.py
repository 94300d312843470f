"""What a deal is worth: to whoever makes an offer, and whether another would be pleased with it."""

from deskoherna.games.nightwatch.bot.notes import Notes
from deskoherna.games.nightwatch.building import KEEP_PIECE, SETTLEMENT_PIECE
from deskoherna.games.nightwatch.material import COSTS, N_RESOURCES, SETTLEMENTS
from deskoherna.games.nightwatch.production import HAND_LIMIT
from deskoherna.games.nightwatch.state import (
    ACCEPTS,
    ANSWER,
    CLOSE_DEAL,
    COUNTERS,
    NOBODY,
    OFFER,
    POINTS_TO_WIN,
    PREPARES,
    WAITS,
    WATCH,
    State,
)
from deskoherna.games.nightwatch.trade import WANTS, can_deal
from deskoherna.kit.state import Row

__rules__ = True


HAND_FOR = [8, 34, 40, 16, 16]
"""A full hand for a road, settlement, keep, development card, guard."""
MOST_CARDS = max(sum(cost) for cost in COSTS)
HAND_WORTH = [
    [worth * min(have, sum(cost)) ** 2 // sum(cost) ** 2 for have in range(MOST_CARDS + 1)]
    for worth, cost in zip(HAND_FOR, COSTS, strict=True)
]
"""What so many of the cards for it are worth: near the end each counts for more."""
LOOSE_CARD = 1
OVERFULL = 5
GOES, COMES = range(2)
"""The two sides of a deal as the one who weighs it sees them."""
IMPOSSIBLE = -1000
HOPE, WHOLE = 3, 4
"""What is only hoped for counts for three quarters."""
LEAST_GAIN, IDLE_TALK = 6, -60
"""A deal must be worth the words; an offer that nobody would take only wastes time."""
A_REFUSAL = 8
"""Every offer already made this turn lowers the hope."""
NEARLY_THERE = POINTS_TO_WIN - 2
"""Nobody trades with a player so near the end."""


# ---------------------------------------------------------------- hands


def hand_worth(s: State, seat: int) -> int:
    return cards_worth(s, seat, s.hand[seat])


def cards_worth(s: State, seat: int, hand: Row) -> int:
    """How near these cards are to something worth building; too many invite the seven."""
    best = 0
    second = 0
    for piece in range(5 if s.game == WATCH else 4):
        if useful(s, seat, piece):
            have = 0
            for r in range(N_RESOURCES):
                have += min(COSTS[piece][r], hand[r])
            value = HAND_WORTH[piece][have]
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    n = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
    value = best + second // 2 + LOOSE_CARD * n
    if n > HAND_LIMIT:
        value -= OVERFULL * (n - HAND_LIMIT)
    return value


def useful(s: State, seat: int, piece: int) -> bool:
    if piece == SETTLEMENT_PIECE:
        return s.settlements_left[seat] > 0
    if piece == KEEP_PIECE:
        return s.keeps_left[seat] > 0 and s.settlements_left[seat] < SETTLEMENTS
    return piece != 3 or s.deck_size > 0


# ---------------------------------------------------------------- one deal


def gain_from(s: State, notes: Notes, seat: int, hand: Row, goes: int, comes: int) -> int:
    """What the deal that is weighed would do for a hand; the sides are named as its owner sees them."""
    for r in range(N_RESOURCES):
        notes.purse[r] = hand[r] - notes.weighed[goes][r] + notes.weighed[comes][r]
        if notes.weighed[goes][r] > hand[r]:
            return IMPOSSIBLE
    return cards_worth(s, seat, notes.purse) - cards_worth(s, seat, hand)


def own_gain(s: State, notes: Notes, seat: int) -> int:
    return gain_from(s, notes, seat, s.hand[seat], GOES, COMES)


def finds_partner(s: State, notes: Notes, seat: int, partner: int) -> bool:
    """Would the partner, or anybody, be pleased with the deal, by what all know of their cards?"""
    for other in range(s.seats):
        if (
            other != seat
            and (partner == NOBODY or other == partner)
            and gain_from(s, notes, other, s.floor[other], COMES, GOES) > 0
        ):
            return True
    return False


def prospect(s: State, notes: Notes, seat: int, partner: int) -> int:
    """What is hoped for from the deal that is weighed, if it is one and somebody would take it."""
    if side_total(notes, COMES) > side_total(notes, GOES):
        return IDLE_TALK
    gain = own_gain(s, notes, seat)
    return gain * HOPE // WHOLE if gain >= LEAST_GAIN and finds_partner(s, notes, seat, partner) else IDLE_TALK


def best_prospect(s: State, notes: Notes, seat: int, partner: int) -> int:
    """Of a deal with one side still empty: what its best completion by one card promises."""
    empty = NOBODY
    for side in range(2):
        if side_total(notes, side) == 0:
            empty = side
    if empty == NOBODY:
        return prospect(s, notes, seat, partner)
    best = IDLE_TALK
    for r in range(N_RESOURCES):
        if notes.weighed[1 - empty][r] == 0:
            notes.weighed[empty][r] = 1
            best = max(best, prospect(s, notes, seat, partner))
            notes.weighed[empty][r] = 0
    return best


def side_total(notes: Notes, side: int) -> int:
    row = notes.weighed[side]
    return row[0] + row[1] + row[2] + row[3] + row[4]


# ---------------------------------------------------------------- deals on the table


def weigh_offer(s: State, notes: Notes, goes: int, comes: int) -> None:
    for r in range(N_RESOURCES):
        notes.weighed[goes][r] = s.give[r]
        notes.weighed[comes][r] = s.want[r]


def weigh_counter(s: State, notes: Notes, seat: int, goes: int, comes: int) -> None:
    for r in range(N_RESOURCES):
        notes.weighed[goes][r] = s.counter[seat][r]
        notes.weighed[comes][r] = s.counter[seat][WANTS + r]


def weigh_answer(s: State, notes: Notes, other: int) -> None:
    """What the active seat would give and get, if it dealt with this one."""
    if s.answer[other] == ACCEPTS:
        weigh_offer(s, notes, GOES, COMES)
    else:
        weigh_counter(s, notes, other, COMES, GOES)


def promise(s: State, notes: Notes, seat: int) -> int:
    """What an unfinished trade of this seat may bring."""
    if s.phase == OFFER and s.turn == seat:
        weigh_offer(s, notes, GOES, COMES)
        hope = best_prospect(s, notes, seat, NOBODY) - A_REFUSAL * s.offers_made
        return hope if hope > 0 else IDLE_TALK
    if s.phase == ANSWER and s.answer[seat] == PREPARES:
        weigh_counter(s, notes, seat, GOES, COMES)
        return best_prospect(s, notes, seat, s.turn)
    if s.phase != ANSWER and s.phase != CLOSE_DEAL:
        return 0
    if s.turn != seat:
        return answer_promise(s, notes, seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, partner_promise(s, notes, seat, other))
    return best


def partner_promise(s: State, notes: Notes, seat: int, other: int) -> int:
    """What the active seat may hope for from this one: a deal that is sure, or an answer still to come."""
    if can_deal(s, seat, other):
        return deal_gain(s, notes, seat, other)
    if s.answer[other] != WAITS:
        return 0
    weigh_offer(s, notes, GOES, COMES)
    return prospect(s, notes, seat, other)


def answer_promise(s: State, notes: Notes, seat: int) -> int:
    """What the answer that this seat has given may bring, if the active seat deals with it."""
    if s.answer[seat] == ACCEPTS:
        weigh_offer(s, notes, COMES, GOES)
        gain = own_gain(s, notes, seat)
        return gain * HOPE // WHOLE if gain > 0 else gain
    if s.answer[seat] == COUNTERS:
        weigh_counter(s, notes, seat, GOES, COMES)
        return prospect(s, notes, seat, s.turn)
    return 0


def offer_hope(s: State, notes: Notes, seat: int, term: int) -> int:
    """What an offer promises with one term more; a term is a card that goes or, after those, one that comes."""
    weigh_offer(s, notes, GOES, COMES)
    notes.weighed[term // N_RESOURCES][term % N_RESOURCES] += 1
    return max(0, best_prospect(s, notes, seat, NOBODY) - A_REFUSAL * s.offers_made)


def counter_hope(s: State, notes: Notes, seat: int, term: int) -> int:
    """The same of a counter-offer."""
    weigh_counter(s, notes, seat, GOES, COMES)
    notes.weighed[term // N_RESOURCES][term % N_RESOURCES] += 1
    return max(0, best_prospect(s, notes, seat, s.turn))


def deal_gain(s: State, notes: Notes, seat: int, other: int) -> int:
    weigh_answer(s, notes, other)
    return own_gain(s, notes, seat)


def pleased(s: State, notes: Notes, seat: int) -> bool:
    """Would the seat accept the offer on the table?"""
    if s.score[s.turn] >= NEARLY_THERE:
        return False
    weigh_offer(s, notes, COMES, GOES)
    return side_total(notes, GOES) <= side_total(notes, COMES) + 1 and own_gain(s, notes, seat) > 0
