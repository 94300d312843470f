"""The positional phase: draw, discard, lay landscapes and animals, return the rest (sheet d)."""

from deskoherna.games.wilderness.board import N_DIRECTIONS, N_FIELDS, NEAR, STEP_COST
from deskoherna.games.wilderness.material import (
    ANIMAL_STEPS,
    BEES,
    CARDS_A_SEAT,
    DESERT,
    DOT_LIMIT,
    DOTS,
    FITS,
    HAND,
    KEEP,
    KIND_OF,
    LAND_STEPS,
    N_ANIMALS,
)
from deskoherna.games.wilderness.moves import (
    BOUGHT,
    BUY_CARD,
    DISCARD_CARD,
    DISCARD_NOTHING,
    DISCARDED,
    DREW,
    DREW_CARD,
    ENOUGH,
    FIRED,
    KEEP_REST,
    KEPT,
    LAID,
    LAID_UNSEEN,
    LAY_CARD,
    NO_MORE,
    PAID,
    PAID_DISCARD,
    PUT_ON,
    RETURN_CARD,
    RETURNED,
)
from deskoherna.games.wilderness.state import (
    BOARD,
    BUSY,
    BUY,
    DECK_OF,
    DESERT_LIES,
    DISCARD,
    FACE_DOWN,
    FIELD,
    HAND_OF,
    LAND,
    LAY,
    NOTHING,
    OUT,
    PICKED,
    RETURN,
    State,
)
from deskoherna.games.wilderness.transition import begin_action_phase
from deskoherna.games.wilderness.wounds import has_element
from deskoherna.kit.bits import list_bits
from deskoherna.kit.cards import count, everybody, put, put_under, show
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

QUIET_ROUNDS = 2
"""Rounds without a new animal after which the positional phase closes by itself."""
FULL = 4
"""Side neighbours of a field inside the board."""
MIDDLE = 61
"""Fields before this one, and those from it on, fit into the bits of one number each."""
FIRST_STEPS, CORNER_STEPS = 1, 2
"""What the first card of a colour costs, anywhere on the rim; what any costs that touches the others by a corner."""


# ---------------------------------------------------------------- the turn


def begin_laying_turn(s: State, seat: int) -> None:
    """Limits and the hand; in the very first turn of the game half of them, rounded up."""
    s.turn = s.actor = seat
    half = s.reduced
    s.land_steps = (LAND_STEPS + half) >> half
    s.animal_steps = (ANIMAL_STEPS + half) >> half
    s.dots_left = (DOT_LIMIT + half) >> half
    s.laid_animals = 0
    missing = ((HAND + half) >> half) - count(s, HAND_OF[seat])
    drawn = 0
    while drawn < missing and draw(s, seat) >= 0:
        drawn += 1
    tell(s, EVERYBODY, DREW, seat, drawn)
    if can_buy(s, seat):
        s.phase = BUY
    else:
        s.phase = DISCARD if count(s, HAND_OF[seat]) > 0 else BUSY


def top_card(s: State, seat: int) -> int:
    """The top of the own deck, or -1: only cards of the own colour lie there."""
    best = -1
    deck = DECK_OF[seat]
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        best = max(best, s.rank[card] * CARDS_A_SEAT + k if s.place[card] == deck else -1)
    return seat * CARDS_A_SEAT + best % CARDS_A_SEAT if best >= 0 else -1


def draw(s: State, seat: int) -> int:
    card = top_card(s, seat)
    if card >= 0:
        put(s, card, HAND_OF[seat])
        show(s, card, 1 << seat)
        tell(s, 1 << seat, DREW_CARD, seat, KIND_OF[card])
    return card


def pay(s: State, seat: int, magic: int) -> None:
    if magic > 0:
        s.magic[seat] -= magic
        tell(s, EVERYBODY, PAID, seat, magic)


def can_buy(s: State, seat: int) -> bool:
    return s.magic[seat] > 0 and count(s, DECK_OF[seat]) > 0


def buy(s: State, seat: int) -> None:
    pay(s, seat, 1)
    tell(s, EVERYBODY, BOUGHT, seat)
    draw(s, seat)
    if not can_buy(s, seat):
        s.phase = DISCARD


def card_in_hand(s: State, seat: int, kind: int) -> int:
    """A card of this kind in hand, or -1; copies are alike."""
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.place[card] == HAND_OF[seat] and KIND_OF[card] == kind:
            return card
    return -1


def discard(s: State, seat: int, kind: int) -> None:
    """Openly, out of the game."""
    card = card_in_hand(s, seat, kind)
    put(s, card, OUT)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, DISCARDED, seat, kind)
    to_laying(s, seat)


def discard_nothing(s: State, seat: int) -> None:
    pay(s, seat, 1)
    tell(s, EVERYBODY, PAID_DISCARD, seat)
    to_laying(s, seat)


def to_laying(s: State, seat: int) -> None:
    """An empty hand ends the turn: its size is known to all."""
    s.phase = LAY
    if count(s, HAND_OF[seat]) == 0:
        end_laying_turn(s, seat)


def to_returning(s: State, seat: int) -> None:
    s.phase = RETURN
    if count(s, HAND_OF[seat]) == 0:
        end_laying_turn(s, seat)


def give_back(s: State, seat: int, kind: int) -> None:
    """Under the deck, in an order that only the owner knows."""
    put_under(s, card_in_hand(s, seat, kind), DECK_OF[seat])
    tell(s, EVERYBODY, RETURNED, seat, 1)
    to_returning(s, seat)


def price_of_rest(s: State, seat: int) -> int:
    """Each kept card above the first costs one magic."""
    return max(0, count(s, HAND_OF[seat]) - KEEP)


def keep_rest(s: State, seat: int) -> None:
    pay(s, seat, price_of_rest(s, seat))
    tell(s, EVERYBODY, KEPT, seat, count(s, HAND_OF[seat]))
    end_laying_turn(s, seat)


def end_laying_turn(s: State, seat: int) -> None:
    """Whoever has no card at all is passed over."""
    pass_turn_on(s, seat)
    while s.phase == BUSY:
        pass_turn_on(s, s.turn)


def pass_turn_on(s: State, seat: int) -> None:
    """After the Trigger everybody else has one more turn; two rounds without an animal close the phase (sheet i)."""
    s.reduced = 0
    s.quiet_turns = 0 if s.laid_animals > 0 else s.quiet_turns + 1
    after = (seat + 1) % s.seats
    if s.trigger >= 0:
        if seat != s.trigger:
            s.last_turns -= 1
        if s.last_turns == 0:
            begin_action_phase(s, s.trigger)
            return
    elif s.quiet_turns >= QUIET_ROUNDS * s.seats:
        begin_action_phase(s, after)
        return
    if after == s.starter:
        s.round += 1
    begin_laying_turn(s, after)


# ---------------------------------------------------------------- where a card may go


def on_rim(s: State, field: int) -> bool:
    """Fewer than four side neighbours."""
    sides = 0
    for d in range(0, N_DIRECTIONS, 2):
        f = NEAR[field][d]
        if f >= 0 and s.terrain[f] != 0:
            sides += 1
    return sides < FULL


def steps_onto(s: State, seat: int, field: int) -> int:
    """Steps that a card of this colour costs on a field where it may lie."""
    steps = FIRST_STEPS
    touches = False
    for d in range(N_DIRECTIONS):
        f = NEAR[field][d]
        if f >= 0 and s.whose[f] == seat and (not touches or STEP_COST[d] < steps):
            steps = STEP_COST[d]
            touches = True
    return steps


def is_free(s: State, seat: int, field: int) -> bool:
    """No card there; with stacking an own landscape other than a desert may be covered (K1)."""
    if s.whose[field] < 0:
        return True
    return s.stacking == 1 and s.whose[field] == seat and LAND <= s.lies[field] < DESERT_LIES


def fits(s: State, kind: int, field: int) -> bool:
    """Terrain; no desert on Elements; bees there only by the usual switch (K12)."""
    if s.terrain[field] & FITS[kind] == 0:
        return False
    if kind == DESERT or (kind == BEES and s.bees_on_elements == 0):
        return not has_element(s, field)
    return True


def affordable(s: State, seat: int, kind: int, steps: int) -> bool:
    """Steps above the budget cost magic; dots can never be exceeded."""
    if kind >= N_ANIMALS:
        return steps <= s.land_steps + s.magic[seat]
    return DOTS[kind] <= s.dots_left and steps <= s.animal_steps + s.magic[seat]


def may_lie(s: State, seat: int, kind: int, field: int) -> bool:
    """Does the card fit on this field, and is it free?"""
    return fits(s, kind, field) and is_free(s, seat, field)


def stride(s: State, seat: int, kind: int) -> int:
    """Directions from one that counts to the next: all when a corner can be paid for, else the sides."""
    return 1 if affordable(s, seat, kind, CORNER_STEPS) else 2


def somewhere(s: State, seat: int, kind: int) -> bool:
    """Is there a field for this kind? It touches a card of its colour, or is the first and on the rim (sheet d3)."""
    if not affordable(s, seat, kind, FIRST_STEPS):
        return False
    each = stride(s, seat, kind)
    alone = True
    for card in range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT):
        if s.place[card] == BOARD:
            alone = False
            for d in range(0, N_DIRECTIONS, each):
                f = NEAR[s.rank[card]][d]
                if f >= 0 and may_lie(s, seat, kind, f):
                    return True
    if alone:
        for f in range(N_FIELDS):
            if may_lie(s, seat, kind, f) and on_rim(s, f):
                return True
    return False


def fields_for(s: State, seat: int, kind: int) -> tuple[int, int]:
    """All such fields as bits: those before MIDDLE, and those from it on."""
    low = 0
    high = 0
    if not affordable(s, seat, kind, FIRST_STEPS):
        return low, high
    each = stride(s, seat, kind)
    alone = True
    for card in range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT):
        if s.place[card] == BOARD:
            alone = False
            for d in range(0, N_DIRECTIONS, each):
                f = NEAR[s.rank[card]][d]
                if f >= 0 and may_lie(s, seat, kind, f):
                    if f < MIDDLE:
                        low |= 1 << f
                    else:
                        high |= 1 << (f - MIDDLE)
    if alone:
        for f in range(N_FIELDS):
            if may_lie(s, seat, kind, f) and on_rim(s, f):
                if f < MIDDLE:
                    low |= 1 << f
                else:
                    high |= 1 << (f - MIDDLE)
    return low, high


# ---------------------------------------------------------------- laying


def lying_of(kind: int) -> int:
    """What others see of it."""
    return LAND + kind - N_ANIMALS if kind >= N_ANIMALS else FACE_DOWN + DOTS[kind]


def pick(s: State, seat: int, kind: int) -> None:
    """Take a card from hand to lay it: a landscape openly, an animal with its dots seen."""
    card = card_in_hand(s, seat, kind)
    put(s, card, PICKED)
    if kind >= N_ANIMALS:
        show(s, card, everybody(s))
    s.picked = lying_of(kind)
    s.phase = FIELD


def picked_card(s: State, seat: int) -> int:
    for k in range(CARDS_A_SEAT):
        if s.place[seat * CARDS_A_SEAT + k] == PICKED:
            return seat * CARDS_A_SEAT + k
    return -1


def put_on(s: State, seat: int, field: int) -> None:
    card = picked_card(s, seat)
    kind = KIND_OF[card]
    steps = steps_onto(s, seat, field)
    if s.whose[field] >= 0:
        uncover(s, seat, field)
    put(s, card, BOARD)
    s.rank[card] = field
    s.lies[field] = s.picked
    s.whose[field] = seat
    s.picked = NOTHING
    if kind >= N_ANIMALS:
        pay(s, seat, max(0, steps - s.land_steps))
        s.land_steps = max(0, s.land_steps - steps)
        tell(s, EVERYBODY, LAID, seat, kind, field)
    else:
        pay(s, seat, max(0, steps - s.animal_steps))
        s.animal_steps = max(0, s.animal_steps - steps)
        s.dots_left -= DOTS[kind]
        s.laid_animals += 1
        tell(s, EVERYBODY, LAID_UNSEEN, seat, DOTS[kind], field)
        take_drop(s, seat)
    s.phase = LAY
    if count(s, HAND_OF[seat]) == 0:
        end_laying_turn(s, seat)


def uncover(s: State, seat: int, field: int) -> None:
    """A covered landscape has no further meaning: it leaves the game (K1)."""
    for k in range(N_ANIMALS, CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.place[card] == BOARD and s.rank[card] == field:
            put(s, card, OUT)


def take_drop(s: State, seat: int) -> None:
    """Every animal removes a drop; the last one fires the Trigger."""
    if s.drops > 0:
        s.drops -= 1
        if s.drops == 0:
            s.trigger = seat
            s.last_turns = s.seats - 1
            tell(s, EVERYBODY, FIRED, seat)


# ---------------------------------------------------------------- legal moves


def legal_laying(s: State, seat: int, out: Row, n: int) -> int:
    """The moves of the positional phase, ascending."""
    if s.phase == BUY:
        out[n] = BUY_CARD
        out[n + 1] = NO_MORE
        return n + 2
    if s.phase == DISCARD:
        n = legal_kinds(s, seat, DISCARD_CARD, out, n)
        if s.magic[seat] > 0:
            out[n] = DISCARD_NOTHING
            n += 1
        return n
    if s.phase == RETURN:
        n = legal_kinds(s, seat, RETURN_CARD, out, n)
        if price_of_rest(s, seat) <= s.magic[seat]:
            out[n] = KEEP_REST
            n += 1
        return n
    if s.phase == LAY:
        last = -1
        for k in range(CARDS_A_SEAT):
            card = seat * CARDS_A_SEAT + k
            if s.place[card] == HAND_OF[seat] and KIND_OF[card] != last:
                last = KIND_OF[card]
                if somewhere(s, seat, last):
                    out[n] = LAY_CARD + last
                    n += 1
        out[n] = ENOUGH
        return n + 1
    kind = KIND_OF[picked_card(s, seat)]
    low, high = fields_for(s, seat, kind)
    return list_bits(high, PUT_ON + MIDDLE, out, list_bits(low, PUT_ON, out, n))


def legal_kinds(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """One move for each kind in hand."""
    last = -1
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.place[card] == HAND_OF[seat] and KIND_OF[card] != last:
            last = KIND_OF[card]
            out[n] = first + last
            n += 1
    return n
