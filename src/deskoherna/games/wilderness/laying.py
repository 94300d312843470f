"""The positional phase: draw, discard, lay landscapes and animals, return the rest (sheet d)."""

from deskoherna.games.wilderness.board import FIELDS, N_DIRECTIONS, N_FIELDS, NEAR
from deskoherna.games.wilderness.events import (
    BOUGHT,
    DISCARDED,
    DREW,
    DREW_CARD,
    FIRED,
    KEPT,
    LAID,
    LAID_UNSEEN,
    PAID,
    PAID_DISCARD,
)
from deskoherna.games.wilderness.fields import (
    MIDDLE,
    fields_for,
    may_lie,
    on_rim,
    somewhere,
    steps_onto,
    stride,
)
from deskoherna.games.wilderness.material import (
    ANIMAL_STEPS,
    CARDS_A_SEAT,
    DOT_LIMIT,
    DOTS,
    HAND,
    KEEP,
    KIND_OF,
    KINDS,
    LAND_STEPS,
    N_ANIMALS,
)
from deskoherna.games.wilderness.state import (
    BOARD,
    BUSY,
    BUY,
    DECK_OF,
    DESERT_LIES,
    DISCARD,
    DOTS_AXIS,
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
from deskoherna.kit.bits import list_bits
from deskoherna.kit.cards import count, everybody, put, put_under, show
from deskoherna.kit.declare import allows, hidden, lists, masks, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

QUIET_ROUNDS = 2
"""Rounds without a new animal after which the positional phase closes by itself."""


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
        ask_discard(s, seat)


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
    """Magic for what no event of its own tells."""
    s.magic[seat] -= magic
    tell_payment(s, seat, magic)


def tell_payment(s: State, seat: int, magic: int) -> None:
    if magic > 0:
        tell(s, EVERYBODY, PAID, seat, magic)


def can_buy(s: State, seat: int) -> bool:
    return s.magic[seat] > 0 and count(s, DECK_OF[seat]) > 0


@verb("buy a card", asked=BUY)
def buy(s: State, seat: int) -> None:
    s.magic[seat] -= 1
    tell(s, EVERYBODY, BOUGHT, seat)
    draw(s, seat)
    if not can_buy(s, seat):
        s.phase = DISCARD


@verb("draw no more", asked=BUY)
def draw_no_more(s: State) -> None:
    s.phase = DISCARD


def card_in_hand(s: State, seat: int, kind: int) -> int:
    """A card of this kind in hand, or -1; copies are alike."""
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.place[card] == HAND_OF[seat] and KIND_OF[card] == kind:
            return card
    return -1


def ask_discard(s: State, seat: int) -> None:
    """The only card, without magic to keep it, goes by itself: all know that there is no choice."""
    hand = HAND_OF[seat]
    if count(s, hand) == 1 and s.magic[seat] == 0:
        for k in range(CARDS_A_SEAT):
            card = seat * CARDS_A_SEAT + k
            if s.place[card] == hand:
                throw_away(s, seat, card)
    s.phase = DISCARD if count(s, hand) > 0 else BUSY


def throw_away(s: State, seat: int, card: int) -> None:
    """Openly, out of the game."""
    put(s, card, OUT)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, DISCARDED, seat, KIND_OF[card])


@verb("discard {}", KINDS, asked=DISCARD)
def discard(s: State, seat: int, kind: int) -> None:
    throw_away(s, seat, card_in_hand(s, seat, kind))
    ask_lay(s, seat)


@verb("pay to discard nothing", asked=DISCARD)
def discard_nothing(s: State, seat: int) -> None:
    s.magic[seat] -= 1
    tell(s, EVERYBODY, PAID_DISCARD, seat)
    ask_lay(s, seat)


@allows(discard_nothing)
def has_magic(s: State, seat: int) -> bool:
    return s.magic[seat] > 0


def ask_lay(s: State, seat: int) -> None:
    """An empty hand ends the turn, and so does one that could lay nothing whatever it held: all see both."""
    s.phase = LAY
    if count(s, HAND_OF[seat]) == 0:
        end_laying_turn(s, seat)
    elif not could_lay(s, seat):
        enough(s, seat)


def could_lay(s: State, seat: int) -> bool:
    """Is there a card that, for all the others know, could be in hand and be paid for?"""
    if s.land_steps + s.magic[seat] > 0:
        return True
    if s.animal_steps + s.magic[seat] == 0:
        return False
    for kind in range(N_ANIMALS):
        place = s.place[seat * CARDS_A_SEAT + kind]
        if DOTS[kind] <= s.dots_left and place != OUT and place != BOARD:
            return True
    return False


@verb("enough", asked=LAY)
def enough(s: State, seat: int) -> None:
    """No more is laid; the rest of the hand goes back or is kept, unless no turn is left to use it in."""
    s.phase = RETURN
    if count(s, HAND_OF[seat]) == 0 or is_last_turn(s):
        end_laying_turn(s, seat)


def is_last_turn(s: State) -> bool:
    """Has the seat no further positional turn: was the Trigger fired, or does the phase close without it?"""
    return s.trigger >= 0 or (s.laid_animals == 0 and s.quiet_turns + 1 >= QUIET_ROUNDS * s.seats)


RETURN_A_CARD = hidden("return a card")


@verb("return {}", KINDS, asked=RETURN, seen_as=RETURN_A_CARD)
def give_back(s: State, seat: int, kind: int) -> None:
    """Under the deck, in an order that only the owner knows."""
    put_under(s, card_in_hand(s, seat, kind), DECK_OF[seat])
    if count(s, HAND_OF[seat]) == 0:
        keep_rest(s, seat)


def price_of_rest(s: State, seat: int) -> int:
    """Each kept card above the first costs one magic."""
    return max(0, count(s, HAND_OF[seat]) - KEEP)


@verb("keep the rest", asked=RETURN)
def keep_rest(s: State, seat: int) -> None:
    tell(s, EVERYBODY, KEPT, seat, count(s, HAND_OF[seat]))
    pay(s, seat, price_of_rest(s, seat))
    end_laying_turn(s, seat)


@allows(keep_rest)
def can_keep(s: State, seat: int) -> bool:
    return price_of_rest(s, seat) <= s.magic[seat]


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


# ---------------------------------------------------------------- laying


def lying_of(kind: int) -> int:
    """What others see of it."""
    return LAND + kind - N_ANIMALS if kind >= N_ANIMALS else FACE_DOWN + DOTS[kind]


LAY_AN_ANIMAL = hidden("lay an animal with {}", DOTS_AXIS)


@verb("lay {}", KINDS, asked=LAY, seen_as=LAY_AN_ANIMAL)
def pick(s: State, seat: int, kind: int) -> None:
    """Take a card from hand to lay it: a landscape openly, an animal with its dots seen."""
    card = card_in_hand(s, seat, kind)
    put(s, card, PICKED)
    if kind >= N_ANIMALS:
        show(s, card, everybody(s))
    s.picked = lying_of(kind)
    s.phase = FIELD
    if kind >= N_ANIMALS:
        field = only_field(s, seat, kind)
        if field >= 0:
            put_on(s, seat, field)


def only_field(s: State, seat: int, kind: int) -> int:
    """The field to which alone this landscape can go, as everybody sees, since it lies open; -1: there are more."""
    found = -1
    alone = True
    each = stride(s, seat, kind)
    for card in range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT):
        if s.place[card] == BOARD:
            alone = False
            for d in range(0, N_DIRECTIONS, each):
                f = NEAR[s.rank[card]][d]
                if f >= 0 and f != found and may_lie(s, seat, kind, f):
                    if found >= 0:
                        return -1
                    found = f
    if alone:
        for f in range(N_FIELDS):
            if may_lie(s, seat, kind, f) and on_rim(s, f):
                if found >= 0:
                    return -1
                found = f
    return found


def picked_card(s: State, seat: int) -> int:
    for k in range(CARDS_A_SEAT):
        if s.place[seat * CARDS_A_SEAT + k] == PICKED:
            return seat * CARDS_A_SEAT + k
    return -1


def is_animal(kind: int) -> bool:
    return kind < N_ANIMALS


@masks(pick, when=is_animal)
def dots_shown(kind: int) -> int:
    """The back of an animal shows its dots; a landscape is laid openly."""
    return DOTS[kind]


@verb("put it on {}", FIELDS, asked=FIELD)
def put_on(s: State, seat: int, field: int) -> None:
    card = picked_card(s, seat)
    kind = KIND_OF[card]
    steps = steps_onto(s, seat, field)
    lay_down(s, seat, card, field)
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
    ask_lay(s, seat)


def lay_down(s: State, seat: int, card: int, field: int) -> None:
    """On an own card: of two on a field only one has a further meaning, a landscape the least (K1)."""
    if s.whose[field] >= 0 and s.lies[field] >= DESERT_LIES:
        put(s, card, OUT)
        return
    if s.whose[field] >= 0:
        uncover(s, seat, field)
    put(s, card, BOARD)
    s.rank[card] = field
    s.lies[field] = s.picked
    s.whose[field] = seat


def uncover(s: State, seat: int, field: int) -> None:
    """The landscape below leaves the game."""
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


# ---------------------------------------------------------------- lists of cards and fields


@lists(discard, give_back)
def list_kinds(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """One move for each kind in hand: cards lie in the order of kinds, so each is looked at once."""
    last = -1
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.place[card] == HAND_OF[seat] and KIND_OF[card] != last:
            last = KIND_OF[card]
            out[n] = first + last
            n += 1
    return n


@lists(pick)
def list_layable(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """Likewise, kinds that fit somewhere."""
    last = -1
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.place[card] == HAND_OF[seat] and KIND_OF[card] != last:
            last = KIND_OF[card]
            if somewhere(s, seat, last):
                out[n] = first + last
                n += 1
    return n


@lists(put_on)
def list_fields(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """All fields at once, as bits."""
    low, high = fields_for(s, seat, KIND_OF[picked_card(s, seat)])
    return list_bits(high, first + MIDDLE, out, list_bits(low, first, out, n))
