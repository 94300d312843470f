"""The twelve guardians and the step in which they are met (sheet d2, d3, e3)."""

from deskoherna.games.cardia.characters import demand_open
from deskoherna.games.cardia.choices import activate, offer_cat
from deskoherna.games.cardia.events import (
    GUARDIAN_APPEARS,
    GUARDIAN_HELPS,
    GUARDIAN_QUIET,
    MUST_PLAY_TOP,
    NEXT_GETS_DURATION,
    NEXT_WIN_EARNS,
    SWAPS,
    TAKES_FROM_DISCARD,
)
from deskoherna.games.cardia.judgement import finish
from deskoherna.games.cardia.laying import set_top_aside
from deskoherna.games.cardia.material import (
    BASILISK,
    BAT,
    CAT,
    ELEPHANT,
    EXCLUSIVE,
    FOX,
    GUARDIAN_AMOUNT,
    GUARDIAN_FACTION,
    GUARDIANS_PER_FACTION,
    PARROT,
    PEACOCK,
    PHOENIX,
    RACCOON,
    SCORPION,
    TOAD,
    UNICORN,
)
from deskoherna.games.cardia.piles import (
    BOTH_SEATS,
    deck_top,
    discard_from_hand,
    discard_top,
    draw,
    exchange,
    hand_card,
    modify,
    pile_count,
)
from deskoherna.games.cardia.questions import answered, ask, guardian_cause
from deskoherna.games.cardia.row import NONE, both_bits, card_of, character_of, faction_of, hand_count
from deskoherna.games.cardia.state import (
    BOTH,
    BY_BASILISK,
    DISCARD,
    DURATION,
    FIRST_GUARDIAN,
    FROM_DISCARD,
    GUARD_ROW,
    HAND,
    N_CARDS,
    PAIRS,
    PROMISE,
    STRENGTHS,
    SWAP,
    TOP_NEXT,
    State,
)
from deskoherna.games.cardia.tasks import DO_EVALUATE, DO_GUARDIAN, DO_GUARDIANS_DONE, DO_PUT_UNDER, TASKS
from deskoherna.kit.cards import has_seen, put, show
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.todo import push

__rules__ = True


def guardian_position(rank: int) -> int:
    """Guardians lie at every even clash: the first at the point 1 of the positions, and so on."""
    return 2 * rank + 1


def guardian_at(s: State, position: int) -> int:
    """The guardian lying at a position, or NONE."""
    for card in range(FIRST_GUARDIAN, N_CARDS):
        if s.place[card] == GUARD_ROW and guardian_position(s.rank[card]) == position:
            return card - FIRST_GUARDIAN
    return NONE


def turn_up(s: State) -> None:
    """The first guardian not before the next clash lies face up; none is ever turned down (g2)."""
    nearest = NONE
    for card in range(FIRST_GUARDIAN, N_CARDS):
        if s.place[card] == GUARD_ROW and guardian_position(s.rank[card]) >= s.clashes:
            if nearest < 0 or s.rank[card] < s.rank[nearest]:
                nearest = card
    if nearest >= 0 and not has_seen(s, nearest, 0):
        show(s, nearest, BOTH_SEATS)
        tell(s, EVERYBODY, GUARDIAN_APPEARS, nearest - FIRST_GUARDIAN, guardian_position(s.rank[nearest]))


def is_exclusive(s: State, guardian: int) -> bool:
    """As its card says, where the table has not agreed on another one of its faction (g34)."""
    agreed = s.exclusive[GUARDIAN_FACTION[guardian]]
    if agreed == 0:
        return EXCLUSIVE[guardian] == 1
    return guardian % GUARDIANS_PER_FACTION + 1 == agreed


def meet_guardian(s: State) -> None:
    """Look where the current clash lies now, and at the cards that lie there now (d3, g16)."""
    if s.current < 0 or (s.weaker < 0 and s.guardian_on_tie == 0):
        return
    guardian = guardian_at(s, s.current)
    if guardian < 0:
        return
    wanted = GUARDIAN_FACTION[guardian]
    who = both_bits(faction_of(s.at[0][s.current]) == wanted, faction_of(s.at[1][s.current]) == wanted)
    if who == BOTH and is_exclusive(s, guardian):
        tell(s, EVERYBODY, GUARDIAN_QUIET, guardian)
        return
    if who != 0:
        push(s, DO_GUARDIANS_DONE, 0, 0, 0)
        for seat in range(1, -1, -1):
            if (who >> seat) & 1 == 1:
                push(s, DO_GUARDIAN, guardian, seat, 0)


@TASKS.does(DO_GUARDIAN)
def help_from(s: State, guardian: int, seat: int) -> None:
    """The ability of a guardian for one seat; carried out as far as possible."""
    tell(s, EVERYBODY, GUARDIAN_HELPS, seat, guardian)
    if guardian == TOAD:
        toad(s, seat)
    elif guardian == BASILISK:
        basilisk(s, seat)
    elif guardian == BAT:
        discard_top(s, 1 - seat, GUARDIAN_AMOUNT[BAT])
    elif guardian == PHOENIX:
        s.waiting[seat][DURATION] += GUARDIAN_AMOUNT[PHOENIX]
        tell(s, EVERYBODY, NEXT_GETS_DURATION, seat)
    elif guardian == SCORPION:
        scorpion(s, seat)
    elif guardian == FOX:
        demand_open(s, 1 - seat)
    elif guardian == ELEPHANT:
        if s.current > 0:
            modify(s, s.at[seat][s.current - 1], GUARDIAN_AMOUNT[ELEPHANT])
    elif guardian == PARROT:
        card = s.at[seat][s.current]
        activate(s, character_of(s, card), card)
    elif guardian == RACCOON:
        raccoon(s, seat)
    elif guardian == UNICORN:
        s.waiting[seat][PROMISE] += GUARDIAN_AMOUNT[UNICORN]
        tell(s, EVERYBODY, NEXT_WIN_EARNS, seat)
    elif guardian == CAT:
        offer_cat(s, guardian, s.at[seat][s.current])
    elif guardian == PEACOCK:
        if draw(s, seat, GUARDIAN_AMOUNT[PEACOCK]) > 0:
            push(s, DO_PUT_UNDER, seat, guardian_cause(PEACOCK), 0)


def toad(s: State, seat: int) -> None:
    """Two own cards in neighbouring clashes change places; compulsory (g15)."""
    if s.clashes > 1:
        ask(s, SWAP, seat, guardian_cause(TOAD), s.at[seat][s.current])


@TASKS.does(DO_GUARDIANS_DONE)
def guardians_done(s: State) -> None:
    """Both have used the guardian: the Toads' exchanges happen, then there is one re-evaluation."""
    for seat in range(2):
        if s.swap[seat] > 0:
            exchange(s, seat, s.swap[seat] - 1)
            tell(s, EVERYBODY, SWAPS, seat, s.swap[seat] - 1)
            s.swap[seat] = 0
    push(s, DO_EVALUATE, 0, 0, 0)


def basilisk(s: State, seat: int) -> None:
    """The opponent must play the top of the deck next; with an empty deck they lose at once (g14)."""
    victim = 1 - seat
    if deck_top(s, victim) < 0:
        helps_both = faction_of(s.at[victim][s.current]) == GUARDIAN_FACTION[BASILISK]
        finish(s, BOTH if helps_both and deck_top(s, seat) < 0 else 1 << seat, BY_BASILISK)
        return
    s.duty_top[victim] = TOP_NEXT
    tell(s, EVERYBODY, MUST_PLAY_TOP, victim)
    if s.basilisk_sets_aside == 1:
        set_top_aside(s, victim)


def scorpion(s: State, seat: int) -> None:
    """A random card of the opponent's hand goes to their discard pile; an empty hand: nothing (g13)."""
    n = hand_count(s, 1 - seat)
    if n > 0:
        discard_from_hand(s, hand_card(s, 1 - seat, rand_below(s, n)))


def raccoon(s: State, seat: int) -> None:
    """A card of the own discard pile comes back."""
    if pile_count(s, DISCARD + seat) > 0:
        ask(s, FROM_DISCARD, seat, guardian_cause(RACCOON), s.at[seat][s.current])


@verb("take {} from discard", STRENGTHS, asked=FROM_DISCARD)
def take_from_discard(s: State, seat: int, strength: int) -> None:
    """Raccoon: a card of the own discard pile."""
    answered(s)
    card = card_of(seat, strength)
    put(s, card, HAND + seat)
    tell(s, EVERYBODY, TAKES_FROM_DISCARD, seat, character_of(s, card))


@allows(take_from_discard)
def is_discarded(s: State, seat: int, strength: int) -> bool:
    return s.place[card_of(seat, strength)] == DISCARD + seat


@verb("swap {}", PAIRS, asked=SWAP)
def swap(s: State, seat: int, pair: int) -> None:
    """Toad: which two neighbours will change places."""
    answered(s)
    s.swap[seat] = pair + 1


@allows(swap)
def can_swap(s: State, pair: int) -> bool:
    return pair < s.clashes - 1
