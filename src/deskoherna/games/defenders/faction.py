"""A faction: its support, wounds and deaths, hand, deck and items."""

from deskoherna.games.defenders.ending import finish
from deskoherna.games.defenders.events import (
    DRAWS_CARD,
    DRAWS_COUNT,
    GAINS,
    HEALS,
    LOSES,
    NOBODY_DIES,
    READIES,
    ROLLS_CLOSE,
    ROLLS_RANGED,
    SHUFFLES,
    SPENDS,
    SUFFERS,
)
from deskoherna.games.defenders.ground import CLOSE, has_ability
from deskoherna.games.defenders.material import (
    AGILITY,
    AMOUNT,
    BURNING_HEAT,
    CARD_HABITAT,
    DIE,
    FACES,
    FORTITUDE,
    N_CARDS,
    N_SIDES,
    TRACK_CAMPS,
    TRACK_END,
)
from deskoherna.games.defenders.state import DEAD, DECK_OF, DISCARD_OF, HAND_OF, MASSACRE, State
from deskoherna.kit.cards import count, draw_top, everybody, nth, put, put_on_top, show, shuffle, top
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below

__rules__ = True

ONE_WOUND, TWO_WOUNDS = 1, 2


# ---------------------------------------------------------------- round the table


def plays(s: State, side: int) -> bool:
    """Is the faction at the table at all?"""
    return s.owner[side] >= 0


def clockwise(s: State, side: int) -> int:
    """The next faction round the table, whether or not it is still in the game."""
    if s.seats > 1:
        return s.side_of[(s.owner[side] + 1) % s.seats]
    return s.second if side == s.side_of[0] else s.side_of[0]


def still_playing(s: State) -> int:
    n = 0
    for side in range(N_SIDES):
        n += s.in_game[side]
    return n


# ---------------------------------------------------------------- support


def next_camp_space(s: State, side: int) -> int:
    """The space of the leftmost camp on the track; one past the end when all are built."""
    return TRACK_END[s.n_sides] + 1 - s.camps_left[side]


def max_support(s: State, side: int) -> int:
    if s.camps_left[side] == 0:
        return TRACK_END[s.n_sides]
    return next_camp_space(s, side) - 1


def gain_support(s: State, side: int, n: int) -> None:
    """What exceeds the maximum is lost."""
    room = max_support(s, side) - s.support[side]
    gained = n if n < room else room
    if gained > 0:
        s.support[side] += gained
        tell(s, EVERYBODY, GAINS, side, s.support[side])


def camps_built(s: State, side: int) -> int:
    """Camps built from the track, without the starting camp."""
    return TRACK_CAMPS[s.n_sides] - s.camps_left[side] if plays(s, side) else 0


# ---------------------------------------------------------------- hand and deck


def refill_deck(s: State, side: int) -> None:
    """The moment a deck is empty its discard is shuffled, without the active defender and its team."""
    if count(s, DECK_OF[side]) > 0 or count(s, DISCARD_OF[side]) == 0:
        return
    for card in range(N_CARDS):
        if s.place[card] == DISCARD_OF[side]:
            put_on_top(s, card, DECK_OF[side])
    shuffle(s, DECK_OF[side])
    tell(s, EVERYBODY, SHUFFLES, side)


def hand_size(s: State, seat: int) -> int:
    """All cards in a hand; in solo the hand is mixed."""
    n = count(s, HAND_OF[s.side_of[seat]])
    if s.seats == 1:
        n += count(s, HAND_OF[s.second])
    return n


def draw(s: State, side: int, n: int) -> None:
    """Draw up to n defenders."""
    drawn = 0
    seat = s.owner[side]
    while drawn < n:
        card = draw_top(s, DECK_OF[side], HAND_OF[side], 1 << seat)
        if card < 0:
            break
        drawn += 1
        tell(s, 1 << seat, DRAWS_CARD, side, card)
        refill_deck(s, side)
    if drawn > 0:
        tell(s, EVERYBODY, DRAWS_COUNT, side, drawn, seat)


# ---------------------------------------------------------------- items


def make_ready(s: State, side: int, item: int) -> None:
    if s.ready[side][item] == 0 and plays(s, item):
        s.ready[side][item] = 1
        tell(s, EVERYBODY, READIES, side, item)


def use_up(s: State, side: int, item: int) -> None:
    s.ready[side][item] = 0
    tell(s, EVERYBODY, SPENDS, side, item)


# ---------------------------------------------------------------- wounds and death


def remove_wounds(s: State, side: int, n: int) -> None:
    healed = n if n < s.wounds[side] else s.wounds[side]
    s.wounds[side] -= healed
    tell(s, EVERYBODY, HEALS, side, healed)


def suffer(s: State, side: int, n: int) -> None:
    """Wounds of one event. Above three a defender dies, all wounds go, the surplus is ignored (sheet d.6)."""
    tell(s, EVERYBODY, SUFFERS, side, n)
    if s.wounds[side] + n <= s.wound_limit:
        s.wounds[side] += n
    else:
        s.wounds[side] = 0
        lose_defender(s, side)
    if has_ability(s, side, BURNING_HEAT):
        gain_support(s, side, AMOUNT[BURNING_HEAT])


def victim(s: State, side: int) -> int:
    """A random card of the hand (in solo of the mixed hand); without a hand the top of the deck; or nobody."""
    seat = s.owner[side]
    n = hand_size(s, seat)
    if n == 0:
        return top(s, DECK_OF[side])
    k = rand_below(s, n)
    own = s.side_of[seat]
    if k < count(s, HAND_OF[own]):
        return nth(s, HAND_OF[own], k)
    return nth(s, HAND_OF[s.second], k - count(s, HAND_OF[own]))


def lose_defender(s: State, side: int) -> None:
    """The dead lie under the token of their habitat; a second of the same habitat is a massacre."""
    card = victim(s, side)
    if card < 0:
        tell(s, EVERYBODY, NOBODY_DIES, side)
        return
    put(s, card, DEAD)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, LOSES, side, card)
    habitat = CARD_HABITAT[card]
    if s.dead[habitat] >= 0:
        finish(s, MASSACRE)
        return
    s.dead[habitat] = card
    refill_deck(s, side)


def counted(s: State, side: int, symbol: int, threat: int) -> int:
    """How many wounds a die symbol brings: at range only the 1 counts; Fortitude and Agility ignore one (R36, R37)."""
    if threat != CLOSE and symbol == TWO_WOUNDS:
        return 0
    tough, nimble = TWO_WOUNDS, ONE_WOUND
    if s.swapped_symbols == 1:
        tough, nimble = ONE_WOUND, TWO_WOUNDS
    if symbol == tough and has_ability(s, side, FORTITUDE):
        return 0
    if symbol == nimble and has_ability(s, side, AGILITY):
        return 0
    return symbol


def roll_wounds(s: State, side: int, threat: int) -> None:
    """One die an action, whatever the number of mechs."""
    symbol = DIE[rand_below(s, FACES)]
    tell(s, EVERYBODY, ROLLS_CLOSE if threat == CLOSE else ROLLS_RANGED, side, symbol)
    n = counted(s, side, symbol, threat)
    if n > 0:
        suffer(s, side, n)
