"""The Choice: dealing, offering face up or face down, picking, spying, searching, negotiating."""

from deskoherna.games.kingdom.advisors import hire, is_ready
from deskoherna.games.kingdom.deck import draw, drop_looked, join_advisors, look, show_top
from deskoherna.games.kingdom.events import (
    DANGER_IN_AREA,
    FINDS,
    HIDDEN_LEFT_OVER,
    IS_LEFT_OVER,
    LIES_IN_AREA,
    ROUND_BEGINS,
    ROUND_BEGINS_ALONE,
    SEARCH_REMOVES,
    SPY_FINDS,
    SWAPS,
    TAKES_AREA,
)
from deskoherna.games.kingdom.kinds import face_up, find, find_up, gather_hand, gather_looked, is_up
from deskoherna.games.kingdom.material import (
    CALAMITY,
    DECK_MENACE,
    FIRST_ADVISOR_CARD,
    FIRST_CARD,
    FIRST_MENACE,
    ILLUSIONIST,
    KIND,
    N_CARDS,
    N_DECKABLE,
    N_RECYCLABLE,
    NEGOTIATOR,
)
from deskoherna.games.kingdom.state import (
    AREA,
    AREAS,
    BUSY,
    BY_ILLUSION,
    BY_TRAP,
    CALAMITIES,
    DANGER,
    DECKABLE,
    DISCARD,
    FACE_UP,
    FACINGS,
    FIND,
    HAND,
    KINDS,
    LOOKED,
    MENACE_DECK,
    N_AREAS,
    N_ROUNDS,
    N_SPOTS,
    NEGOTIATE,
    OFFER,
    PICK,
    PILES,
    RECYCLABLE,
    SEARCH,
    SELECTED,
    SPOTS,
    SWAP,
    State,
)
from deskoherna.kit.cards import at_rank, close_rank, count, everybody, next_in, put, put_on_top, show, top
from deskoherna.kit.declare import allows, hidden, lists, masks, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

HAND_CARDS = 7
"""From the deck; the eighth is a calamity or a menace."""
OFFER_CARDS = 2
TRAPS = 2
TURNS = 16
PICKS_ALONE = 4
CARDS_ALONE = 2
"""Alone, two deck cards come into an empty area."""
SEARCH_TAKES_OFF = 2
SEARCH_LOOKS = 3
NO_KIND = -1

# ---------------------------------------------------------------- questions


def first_player(s: State) -> int:
    """Seats take turns in starting: 0, 1, 0, 1."""
    return (s.round - 1) % 2 if s.seats == 2 else 0


def is_removable(s: State, card: int, area: int) -> bool:
    """A Search removes face-up cards of the development deck: no calamity, no menace (R39)."""
    return s.place[card] == AREA + area and KIND[card] < N_DECKABLE and is_up(s, card)


def removables(s: State, area: int) -> int:
    return face_up(s, AREA + area, FIRST_CARD[N_DECKABLE])


def swappables(s: State, seat: int) -> int:
    return face_up(s, SELECTED + seat, FIRST_CARD[N_RECYCLABLE])


# ---------------------------------------------------------------- dealing


def lay_up(s: State, area: int) -> None:
    """A deck card face up into an area."""
    card = draw(s)
    put_on_top(s, card, AREA + area)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, LIES_IN_AREA, KIND[card], area)
    show_top(s)


def deal_hand(s: State, seat: int) -> None:
    """Seven cards and the danger of this round; nobody else knows which is which."""
    code = 1 + seat * N_ROUNDS + s.round - 1
    for _ in range(HAND_CARDS):
        card = draw(s)
        put(s, card, HAND + seat)
        s.dealt[card] = code
        show(s, card, 1 << seat)
    if s.menaces == 1:
        card = find(s, MENACE_DECK + seat, FIRST_MENACE + DECK_MENACE[s.deck_of[seat]])
    else:
        card = find(s, CALAMITIES, CALAMITY)
    put(s, card, HAND + seat)
    s.dealt[card] = code
    s.seen[card] = 1 << seat


def deal_round(s: State) -> None:
    """The start of a round: traps are ready, advisors rested, hands and areas dealt."""
    s.round += 1
    s.searched = 0
    for advisor in range(len(s.used)):
        s.used[advisor] = 0
    for r in range(4):
        s.supreme[r] = -1
        for seat in range(s.seats):
            s.volume[seat][r] = 0
    if s.seats == 2:
        tell(s, EVERYBODY, ROUND_BEGINS, s.round, first_player(s))
        for seat in range(2):
            s.traps[seat] = TRAPS
            deal_hand(s, seat)
        lay_up(s, 0)
        lay_up(s, 1)
    else:
        tell(s, EVERYBODY, ROUND_BEGINS_ALONE, s.round)
        for i in range(N_AREAS * CARDS_ALONE):
            lay_up(s, i // CARDS_ALONE)


def ask_turn(s: State, turn: int) -> None:
    """F offers, T picks, T offers, F picks, four times; alone there are only picks."""
    s.turn = turn
    first = first_player(s)
    if s.seats == 1:
        s.phase = PICK
        s.actor = 0
    else:
        s.phase = OFFER if turn % 2 == 0 else PICK
        s.actor = first if turn % 4 == 0 or turn % 4 == 3 else 1 - first
    s.offered = 0


# ---------------------------------------------------------------- offering and picking


OFFER_A_CARD = hidden("offer a card to {} {}", AREAS, FACINGS)


@verb("offer {} to {} {}", KINDS, AREAS, FACINGS, asked=OFFER, among=gather_hand, seen_as=OFFER_A_CARD)
def offer(s: State, seat: int, kind: int, area: int, facing: int) -> None:
    """Lay a hand card into an area; the second card ends the offer."""
    card = find(s, HAND + seat, kind)
    put_on_top(s, card, AREA + area)
    if facing == FACE_UP:
        show(s, card, everybody(s))
    elif facing == BY_TRAP:
        s.traps[seat] -= 1
    else:
        hire(s, seat, ILLUSIONIST)
    s.offered += 1
    if s.offered == OFFER_CARDS:
        s.phase = BUSY


@allows(offer)
def may_lay(s: State, seat: int, facing: int) -> bool:
    """Face up always; face down for a ready trap, or with the Master of Illusions."""
    return (
        facing == FACE_UP
        or (facing == BY_TRAP and s.traps[seat] > 0)
        or (facing == BY_ILLUSION and is_ready(s, seat, ILLUSIONIST))
    )


def is_face_down(facing: int) -> bool:
    return facing != FACE_UP


@masks(offer, when=is_face_down)
def seen_offer(area: int, facing: int) -> tuple[int, int]:
    """Others do not see which card is offered face down."""
    return area, facing


def take_area(s: State, seat: int, area: int) -> None:
    """All cards of the area, each as it lies; face-up advisors go straight to the advisor area."""
    tell(s, EVERYBODY, TAKES_AREA, seat, count(s, AREA + area), area)
    for card in range(FIRST_ADVISOR_CARD, FIRST_CARD[N_DECKABLE]):
        if s.place[card] == AREA + area and is_up(s, card):
            gone = s.rank[card]
            join_advisors(s, seat, card, KIND[card])
            close_rank(s, AREA + area, gone)
    behind = count(s, SELECTED + seat)
    card = next_in(s, AREA + area, 0, N_CARDS)
    while card < N_CARDS:
        s.place[card] = SELECTED + seat
        s.rank[card] += behind
        card = next_in(s, AREA + area, card + 1, N_CARDS)


def after_pick(s: State, seat: int, area: int) -> None:
    """Two players: the Negotiator may act. Alone: danger into the other area, two new cards into this one."""
    s.phase = BUSY
    if s.seats == 2:
        if is_ready(s, seat, NEGOTIATOR) and swappables(s, seat) > 0 and swappables(s, 1 - seat) > 0:
            s.phase = NEGOTIATE
    elif s.turn < PICKS_ALONE - 1:
        card = top(s, DANGER)
        if card >= 0:
            put_on_top(s, card, AREA + 1 - area)
            tell(s, EVERYBODY, DANGER_IN_AREA, 1 - area)
        for _ in range(CARDS_ALONE):
            lay_up(s, area)


@verb("pick {}", AREAS, asked=PICK)
def pick(s: State, seat: int, area: int) -> None:
    """Either area, an empty one too (R5)."""
    take_area(s, seat, area)
    after_pick(s, seat, area)


def discard_leftovers(s: State) -> None:
    """What nobody picked is discarded as it lies; hidden cards stay hidden (R4). Alone one spy comes back."""
    unseen = 0
    for card in range(N_CARDS):
        if AREA <= s.place[card] < AREA + N_AREAS:
            if is_up(s, card):
                tell(s, EVERYBODY, IS_LEFT_OVER, KIND[card])
            else:
                unseen += 1
            put(s, card, DISCARD)
    if unseen > 0:
        tell(s, EVERYBODY, HIDDEN_LEFT_OVER, unseen)
    if s.seats == 1 and s.spies[0] < s.spies_owned[0]:
        s.spies[0] += 1


# ---------------------------------------------------------------- spies, Search, Negotiator


def pile_of(pile: int) -> int:
    """The place a spy looks at: an area, or somebody's selected cards."""
    return AREA + pile if pile < N_AREAS else SELECTED + pile - N_AREAS


@verb("spy on {} card {}", PILES, SPOTS, asked=(OFFER, PICK))
def spy(s: State, seat: int, pile: int, spot: int) -> None:
    """Turn one face-down card face up, for everybody."""
    card = at_rank(s, pile_of(pile), spot)
    s.spies[seat] -= 1
    show(s, card, everybody(s))
    tell(s, EVERYBODY, SPY_FINDS, seat, KIND[card])


@allows(spy)
def has_spy(s: State, seat: int) -> bool:
    return s.spies[seat] > 0


@lists(spy)
def list_spies(s: State, first: int, out: Row, n: int) -> int:
    """Any face-down card in an area or among anybody's selected cards (R37, R38).

    Listed by hand: one pass over the cards for each pile, not for each of its spots.
    """
    for pile in range(N_AREAS + s.seats):
        bits = hidden_spots(s, pile_of(pile))
        for spot in range(N_SPOTS):
            if (bits >> spot) & 1 == 1:
                out[n] = first + pile * N_SPOTS + spot
                n += 1
    return n


def hidden_spots(s: State, place: int) -> int:
    """Bits of the spots of a place where a face-down card lies."""
    bits = 0
    card = next_in(s, place, 0, N_CARDS)
    while card < N_CARDS:
        if not is_up(s, card):
            bits |= 1 << s.rank[card]
        card = next_in(s, place, card + 1, N_CARDS)
    return bits


@verb("search {}", AREAS, asked=PICK)
def search(s: State, area: int) -> None:
    """Choose the area; two of its face-up cards go first."""
    s.area = area
    s.searched = 1
    s.need = SEARCH_TAKES_OFF
    s.phase = SEARCH
    if removables(s, area) == SEARCH_TAKES_OFF:
        for card in range(N_CARDS):
            if is_removable(s, card, area):
                remove_card(s, card)


@allows(search)
def may_search(s: State, area: int) -> bool:
    """Once a round, or at every pick by the option (R2), where two cards can be removed."""
    return s.seats == 1 and not (s.search_once == 1 and s.searched == 1) and removables(s, area) >= SEARCH_TAKES_OFF


def remove_card(s: State, card: int) -> None:
    """To the discard pile; after the second one three cards of the deck are looked at."""
    gone = s.rank[card]
    put(s, card, DISCARD)
    close_rank(s, AREA + s.area, gone)
    tell(s, EVERYBODY, SEARCH_REMOVES, 0, KIND[card])
    s.need -= 1
    if s.need == 0:
        look(s, 0, SEARCH_LOOKS)
        show_top(s)
        s.phase = FIND


@verb("remove {}", DECKABLE, asked=SEARCH)
def remove(s: State, kind: int) -> None:
    remove_card(s, find_up(s, AREA + s.area, kind))


@allows(remove)
def can_remove(s: State, kind: int) -> bool:
    return find_up(s, AREA + s.area, kind) >= 0


@verb("take {}", DECKABLE, asked=FIND, among=gather_looked)
def take_found(s: State, kind: int) -> None:
    """One of the three joins the area face up, the others are discarded; then the area is taken."""
    put_on_top(s, find(s, LOOKED, kind), AREA + s.area)
    tell(s, EVERYBODY, FINDS, 0, kind)
    drop_looked(s, 0)
    area = s.area
    s.area = 0
    pick(s, 0, area)


@verb("swap away {}", RECYCLABLE, asked=NEGOTIATE)
def swap_away(s: State, seat: int, kind: int) -> None:
    """The Negotiator is paid now, so that his fee cannot be spent between the two questions."""
    hire(s, seat, NEGOTIATOR)
    s.swapping = kind
    s.phase = SWAP


@allows(swap_away)
def can_swap_away(s: State, seat: int, kind: int) -> bool:
    """Face-up selected cards but calamities and advisors; the fee must still be there."""
    return is_ready(s, seat, NEGOTIATOR) and find_up(s, SELECTED + seat, kind) >= 0


@verb("swap for {}", RECYCLABLE, asked=SWAP)
def swap_for(s: State, seat: int, kind: int) -> None:
    """Exchange one face-up selected card with one of the opponent's."""
    if is_ready(s, seat, NEGOTIATOR):  # a game of an earlier version may stand here unpaid
        hire(s, seat, NEGOTIATOR)
    tell(s, EVERYBODY, SWAPS, seat, s.swapping, kind)
    mine = find_up(s, SELECTED + seat, s.swapping)
    theirs = find_up(s, SELECTED + 1 - seat, kind)
    rank = s.rank[mine]
    s.place[mine] = SELECTED + 1 - seat
    s.place[theirs] = SELECTED + seat
    s.rank[mine] = s.rank[theirs]
    s.rank[theirs] = rank
    s.swapping = NO_KIND
    s.phase = BUSY


@allows(swap_for)
def can_swap_for(s: State, seat: int, kind: int) -> bool:
    return find_up(s, SELECTED + 1 - seat, kind) >= 0
