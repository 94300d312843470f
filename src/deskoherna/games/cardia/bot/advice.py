"""What a fair player would look at: how good a position is, and which moves are worth trying."""

from deskoherna.games.cardia.characters import copy_from_hand
from deskoherna.games.cardia.choices import CAUSE_CAT, activate_loser, choose_in_row, choose_next, copy
from deskoherna.games.cardia.locations import seals_to_win
from deskoherna.games.cardia.material import (
    CATACOMBS,
    DJINN,
    DYNASTY,
    ENVOY,
    FOGGY_SWAMP,
    INVENTOR,
    MECHANICAL_DJINN,
    STRENGTH_COUNT,
)
from deskoherna.games.cardia.piles import laid_card
from deskoherna.games.cardia.rounds import play_face_down
from deskoherna.games.cardia.row import (
    card_of,
    character_of,
    faction_of,
    in_force,
)
from deskoherna.games.cardia.state import (
    BOTH,
    DECK,
    DURATION,
    HAND,
    MINUS,
    OVER,
    PLUS,
    PROMISE,
    State,
)
from deskoherna.kit.advice import NoNotes
from deskoherna.kit.declare import Leanings

__rules__ = True

SURE, EVEN = 1000, 500
SEAL = 62
SEAL_NEAR_END = 22
HAND_CARD = 9
DECK_CARD = 5
LAST_CARDS = 30
FEW_CARDS = 3
WAITING_POINT = 3
WAITING_SEAL = 20
WAITING_DURATION = 6
DUTY = 14
DJINN_READY = 18
DJINN_LOSES = 400
MECHANICAL_READY = 140
TRAPPED = 300

USUAL, GOOD, BEST, POOR = 4, 12, 60, 1


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """Thousandths of a win, by seals first, then by what is left to play with."""
    if s.phase == OVER:
        if s.result == BOTH:
            return EVEN
        return SURE if (s.result >> seat) & 1 == 1 else 0
    edge = EVEN + side(s, seat) - side(s, 1 - seat)
    return min(max(edge, 5), SURE - 5)


def side(s: State, seat: int) -> int:
    """What speaks for one seat."""
    score = s.score[seat]
    value = SEAL * score
    near = score - (seals_to_win(s) - 2)
    if near > 0:
        value += SEAL_NEAR_END * near
    value += stock(s, seat)
    waiting = s.waiting[seat]
    value += WAITING_POINT * (waiting[PLUS] - waiting[MINUS])
    value += WAITING_SEAL * waiting[PROMISE] + WAITING_DURATION * waiting[DURATION]
    value -= DUTY * (s.duty_open[seat] + s.duty_top[seat])
    if s.location == FOGGY_SWAMP:
        value += prospect(s, seat)
    golem = in_force(s, seat, MECHANICAL_DJINN)
    if golem >= 0 and s.rank[golem] == s.clashes - 1:
        value += MECHANICAL_READY
    return value


def prospect(s: State, seat: int) -> int:
    """Foggy Swamp: what the cards lying face down will bring, by their numbers; a Djinn wants to lose."""
    mine = laid_card(s, seat, 0)
    other = laid_card(s, 1 - seat, 0)
    if mine < 0 or other < 0:
        return 0
    edge = (
        mine % STRENGTH_COUNT
        + s.carried[seat][PLUS]
        - s.carried[seat][MINUS]
        - other % STRENGTH_COUNT
        - s.carried[1 - seat][PLUS]
        + s.carried[1 - seat][MINUS]
    )
    if edge < 0 and character_of(s, mine) == DJINN:
        return DJINN_LOSES
    return SEAL if edge > 0 else 0


def stock(s: State, seat: int) -> int:
    """Cards to play with: few are dangerous, a Djinn among them is a threat, a hand the Catacombs forbid is a trap."""
    value = 0
    total = 0
    safe = 0
    for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        place = s.place[card]
        if place == HAND + seat:
            total += 1
            value += HAND_CARD
            if not suicidal(s, seat, card):
                safe += 1
        elif place == DECK + seat:
            total += 1
            value += DECK_CARD
    djinn = card_of(seat, DJINN)
    if s.deck_of[DYNASTY] == 0 and s.place[djinn] == HAND + seat:
        value += DJINN_READY
    if total < FEW_CARDS:
        value -= LAST_CARDS * (FEW_CARDS - total)
    if safe == 0 and total > 0 and s.location == CATACOMBS:
        value -= TRAPPED
    return value


def suicidal(s: State, seat: int, card: int) -> bool:
    """Would laying this card lose the game at once in the Haunted Catacombs?"""
    if s.location != CATACOMBS or s.clashes == 0:
        return False
    return faction_of(card) == faction_of(s.at[seat][s.clashes - 1])


LEAN = Leanings(USUAL)
LEAN.always(POOR, choose_next)


@LEAN.of(play_face_down)
def lean_play(s: State, seat: int, strength: int) -> int:
    """Nothing suicidal."""
    return 0 if suicidal(s, seat, card_of(seat, strength)) else USUAL


@LEAN.of(copy, copy_from_hand, activate_loser)
def lean_copy(s: State, seat: int, strength: int) -> int:
    """A Djinn where it can be had."""
    return BEST if character_of(s, card_of(seat, strength)) == DJINN else USUAL


@LEAN.of(choose_in_row)
def lean_choice(s: State, seat: int, owner: int, strength: int) -> int:
    """Good tokens on own cards, bad ones on the other's; removing and turning the other way round."""
    card = card_of(owner, strength)
    mine = owner == seat
    if s.doing == ENVOY or (s.doing == INVENTOR and s.picked >= 0):
        return POOR if mine else GOOD
    if s.doing == INVENTOR:
        return GOOD if mine else POOR
    if s.doing == CAUSE_CAT:
        rises = s.minus[card] > s.plus[card]
        return GOOD if rises == mine else POOR
    return USUAL
