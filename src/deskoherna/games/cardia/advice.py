"""What a fair player would look at: how good a position is, and which moves are worth trying."""

from deskoherna.games.cardia.choices import CAUSE_CAT
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
from deskoherna.games.cardia.moves import (
    ACTIVATE_CARD,
    CHOOSE,
    COPY_CARD,
    COPY_FROM_HAND,
    MY_NEXT,
    PLAY_UNSEEN,
    TAKE_BACK_CARD,
)
from deskoherna.games.cardia.piles import laid_card
from deskoherna.games.cardia.row import (
    card_of,
    character_of,
    faction_of,
    in_force,
    owner_of,
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


def worth(s: State, seat: int) -> int:
    """Thousandths of a win, by seals first, then by what is left to play with."""
    if s.phase == OVER:
        if s.result == BOTH:
            return EVEN
        return SURE if (s.result >> seat) & 1 == 1 else 0
    edge = EVEN + side(s, seat) - side(s, 1 - seat)
    return min(max(edge, 5), SURE - 5)


def side(s: State, seat: int) -> int:
    """What speaks for one seat."""
    score = s.score[seat] + 0
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
    edge = (mine % STRENGTH_COUNT + s.carried[seat][PLUS] - s.carried[seat][MINUS]
            - other % STRENGTH_COUNT - s.carried[1 - seat][PLUS] + s.carried[1 - seat][MINUS])
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


def lean(s: State, seat: int, move: int) -> int:
    """A weight for rollouts: nothing suicidal, tokens where they help, a Djinn where it can be had."""
    if move < PLAY_UNSEEN:
        return 0 if suicidal(s, seat, card_of(seat, move)) else USUAL
    if move >= CHOOSE and move < MY_NEXT:
        return lean_choice(s, seat, move - CHOOSE)
    if move == MY_NEXT:
        return POOR
    character = -1
    if move >= COPY_CARD and move < COPY_FROM_HAND:
        character = character_of(s, card_of(seat, move - COPY_CARD))
    elif move >= COPY_FROM_HAND and move < ACTIVATE_CARD:
        character = character_of(s, card_of(seat, move - COPY_FROM_HAND))
    elif move >= ACTIVATE_CARD and move < TAKE_BACK_CARD:
        character = character_of(s, card_of(seat, move - ACTIVATE_CARD))
    return BEST if character == DJINN else USUAL


def lean_choice(s: State, seat: int, card: int) -> int:
    """Good tokens on own cards, bad ones on the other's; removing and turning the other way round."""
    mine = owner_of(card) == seat
    if s.doing == ENVOY or (s.doing == INVENTOR and s.picked >= 0):
        return POOR if mine else GOOD
    if s.doing == INVENTOR:
        return GOOD if mine else POOR
    if s.doing == CAUSE_CAT:
        rises = s.minus[card] > s.plus[card]
        return GOOD if rises == mine else POOR
    return USUAL
