"""The Choice: dealing, offering face up or face down, picking, spying, searching, negotiating."""

from deskoherna.games.kingdom.advisors import hire, is_ready
from deskoherna.games.kingdom.material import (
    CALAMITY,
    DECK_MENACE,
    FIRST_MENACE,
    ILLUSIONIST,
    KIND,
    N_CARDS,
    N_DECKABLE,
    N_RECYCLABLE,
    NEGOTIATOR,
)
from deskoherna.games.kingdom.moves import (
    T_DANGER,
    T_LAID,
    T_LEFT,
    T_LEFT_HIDDEN,
    T_ROUND,
    T_SPIES,
    T_TAKES,
)
from deskoherna.games.kingdom.selection import (
    draw,
    drop_looked,
    find,
    find_up,
    is_advisor,
    is_up,
    join_advisors,
    look,
    show_top,
)
from deskoherna.games.kingdom.state import (
    AREA,
    BY_ILLUSION,
    BY_TRAP,
    CALAMITIES,
    DANGER,
    DISCARD,
    FACE_UP,
    FIND,
    HAND,
    LOOKED,
    MENACE_DECK,
    N_AREAS,
    N_ROUNDS,
    NEGOTIATE,
    OFFER,
    PICK,
    RUN,
    SEARCH,
    SELECTED,
    SWAP,
    State,
)
from deskoherna.kit.cards import at_rank, close_rank, count, everybody, put, put_on_top, show, top
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

HAND_CARDS = 7
"""From the deck; the eighth is a calamity or a menace."""
OFFER_CARDS = 2
TRAPS = 2
TURNS = 16
PICKS_ALONE = 4
CARDS_ALONE = 2
"""Alone, two deck cards come into an empty area."""
SEARCH_REMOVES = 2
SEARCH_LOOKS = 3
NO_KIND = -1

# ---------------------------------------------------------------- questions


def first_player(s: State) -> int:
    """Seats take turns in starting: 0, 1, 0, 1."""
    return (s.round - 1) % 2 if s.seats == 2 else 0


def may_lay(s: State, seat: int, facing: int) -> bool:
    """Face up always; face down for a ready trap, or with the Master of Illusions."""
    if facing == BY_TRAP:
        return s.traps[seat] > 0
    if facing == BY_ILLUSION:
        return is_ready(s, seat, ILLUSIONIST)
    return True


def is_removable(s: State, card: int, area: int) -> bool:
    """A Search removes face-up cards of the development deck: no calamity, no menace (R39)."""
    return s.place[card] == AREA + area and KIND[card] < N_DECKABLE and is_up(s, card)


def removables(s: State, area: int) -> int:
    n = 0
    for card in range(N_CARDS):
        if is_removable(s, card, area):
            n += 1
    return n


def may_search(s: State, area: int) -> bool:
    """At every pick, or once a round by the option (R2), where two cards can be removed."""
    return s.seats == 1 and not (s.search_once == 1 and s.searched == 1) and removables(s, area) >= SEARCH_REMOVES


def is_swappable(s: State, card: int, seat: int) -> bool:
    """Face-up selected cards but calamities and advisors."""
    return s.place[card] == SELECTED + seat and KIND[card] < N_RECYCLABLE and is_up(s, card)


def swappables(s: State, seat: int) -> int:
    n = 0
    for card in range(N_CARDS):
        if is_swappable(s, card, seat):
            n += 1
    return n


def pile_of(pile: int) -> int:
    """The place a spy looks at: an area, or somebody's selected cards."""
    return AREA + pile if pile < N_AREAS else SELECTED + pile - N_AREAS


# ---------------------------------------------------------------- dealing


def lay_up(s: State, area: int) -> None:
    """A deck card face up into an area."""
    card = draw(s)
    put_on_top(s, card, AREA + area)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, T_LAID, KIND[card], area)
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
    tell(s, EVERYBODY, T_ROUND, s.round, first_player(s))
    if s.seats == 2:
        for seat in range(2):
            s.traps[seat] = TRAPS
            deal_hand(s, seat)
        lay_up(s, 0)
        lay_up(s, 1)
    else:
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
        s.phase = RUN


def take_area(s: State, seat: int, area: int) -> None:
    """All cards of the area, each as it lies; face-up advisors go straight to the advisor area."""
    tell(s, EVERYBODY, T_TAKES, seat, count(s, AREA + area), area)
    for card in range(N_CARDS):
        if s.place[card] == AREA + area and is_advisor(KIND[card]) and is_up(s, card):
            gone = s.rank[card] + 0
            join_advisors(s, seat, card, KIND[card])
            close_rank(s, AREA + area, gone)
    behind = count(s, SELECTED + seat)
    for card in range(N_CARDS):
        if s.place[card] == AREA + area:
            s.place[card] = SELECTED + seat
            s.rank[card] += behind


def after_pick(s: State, seat: int, area: int) -> None:
    """Two players: the Negotiator may act. Alone: danger into the other area, two new cards into this one."""
    s.phase = RUN
    if s.seats == 2:
        if is_ready(s, seat, NEGOTIATOR) and swappables(s, seat) > 0 and swappables(s, 1 - seat) > 0:
            s.phase = NEGOTIATE
    elif s.turn < PICKS_ALONE - 1:
        card = top(s, DANGER)
        if card >= 0:
            put_on_top(s, card, AREA + 1 - area)
            tell(s, EVERYBODY, T_DANGER, 1 - area)
        for _ in range(CARDS_ALONE):
            lay_up(s, area)


def pick(s: State, seat: int, area: int) -> None:
    take_area(s, seat, area)
    after_pick(s, seat, area)


def discard_leftovers(s: State) -> None:
    """What nobody picked is discarded as it lies; hidden cards stay hidden (R4). Alone one spy comes back."""
    hidden = 0
    for card in range(N_CARDS):
        if AREA <= s.place[card] < AREA + N_AREAS:
            if is_up(s, card):
                tell(s, EVERYBODY, T_LEFT, KIND[card])
            else:
                hidden += 1
            put(s, card, DISCARD)
    if hidden > 0:
        tell(s, EVERYBODY, T_LEFT_HIDDEN, hidden)
    if s.seats == 1 and s.spies[0] < s.spies_owned[0]:
        s.spies[0] += 1


# ---------------------------------------------------------------- spies, Search, Negotiator


def spy(s: State, seat: int, pile: int, spot: int) -> None:
    """Turn one face-down card face up, for everybody."""
    card = at_rank(s, pile_of(pile), spot)
    s.spies[seat] -= 1
    show(s, card, everybody(s))
    tell(s, EVERYBODY, T_SPIES, seat, KIND[card])


def search(s: State, area: int) -> None:
    """Choose the area; two of its face-up cards go first."""
    s.area = area
    s.searched = 1
    s.need = SEARCH_REMOVES
    s.phase = SEARCH
    if removables(s, area) == SEARCH_REMOVES:
        for card in range(N_CARDS):
            if is_removable(s, card, area):
                remove_card(s, card)


def remove_card(s: State, card: int) -> None:
    """To the discard pile; after the second one three cards of the deck are looked at."""
    gone = s.rank[card] + 0
    put(s, card, DISCARD)
    close_rank(s, AREA + s.area, gone)
    s.need -= 1
    if s.need == 0:
        look(s, 0, SEARCH_LOOKS)
        show_top(s)
        s.phase = FIND


def remove(s: State, kind: int) -> None:
    remove_card(s, find_up(s, AREA + s.area, kind))


def take_found(s: State, kind: int) -> None:
    """One of the three joins the area face up, the others are discarded; then the area is taken."""
    put_on_top(s, find(s, LOOKED, kind), AREA + s.area)
    drop_looked(s, 0)
    area = s.area
    s.area = 0
    pick(s, 0, area)


def swap_away(s: State, kind: int) -> None:
    s.swapping = kind
    s.phase = SWAP


def swap_for(s: State, seat: int, kind: int) -> None:
    """Exchange one face-up selected card with one of the opponent's."""
    hire(s, seat, NEGOTIATOR)
    mine = find_up(s, SELECTED + seat, s.swapping)
    theirs = find_up(s, SELECTED + 1 - seat, kind)
    rank = s.rank[mine] + 0
    s.place[mine] = SELECTED + 1 - seat
    s.place[theirs] = SELECTED + seat
    s.rank[mine] = s.rank[theirs]
    s.rank[theirs] = rank
    s.swapping = NO_KIND
    s.phase = RUN
