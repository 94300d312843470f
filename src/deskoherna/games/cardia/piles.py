"""Hands, decks, discard piles, and cards that come into the row or leave it."""

from deskoherna.games.cardia.events import (
    CLOSES_GAP,
    DISCARDS_FROM_DECK,
    DISCARDS_FROM_HAND,
    DISCARDS_FROM_ROW,
    DRAWS,
    DRAWS_CARD,
    GETS_DURATION,
    GETS_MINUS,
    GETS_PLUS,
    NEXT_GETS_MINUS,
    NEXT_GETS_PLUS,
)
from deskoherna.games.cardia.material import STRENGTH_COUNT
from deskoherna.games.cardia.questions import answered, ask
from deskoherna.games.cardia.row import NONE, card_of, character_of, faction_of, hand_count, owner_of
from deskoherna.games.cardia.state import DECK, DISCARD, DISCARDING, HAND, LAID, MINUS, PLUS, ROW, STRENGTHS, State
from deskoherna.games.cardia.tasks import DO_DISCARD, DO_DRAW, TASKS
from deskoherna.kit.cards import close_rank, count_in, put, put_under, show, top_in
from deskoherna.kit.declare import verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

BOTH_SEATS = 3


def pile_count(s: State, place: int) -> int:
    """How many cards of a seat lie in a place of its own (`DECK + seat`, ...)."""
    first = place % 2 * STRENGTH_COUNT
    return count_in(s, place, first, first + STRENGTH_COUNT)


def deck_top(s: State, seat: int) -> int:
    """The top card of the deck, or NONE."""
    return top_in(s, DECK + seat, seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT)


def hand_card(s: State, seat: int, n: int) -> int:
    """The n-th hand card by strength."""
    for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        if s.place[card] == HAND + seat:
            if n == 0:
                return card
            n -= 1
    return NONE


@TASKS.does(DO_DRAW)
def draw(s: State, seat: int, n: int) -> int:
    """Draw up to n cards; an empty deck simply gives none."""
    drawn = 0
    while drawn < n:
        card = deck_top(s, seat)
        if card < 0:
            break
        put(s, card, HAND + seat)
        show(s, card, 1 << seat)
        tell(s, 1 << seat, DRAWS_CARD, seat, character_of(s, card))
        drawn += 1
    if drawn > 0:
        tell(s, EVERYBODY, DRAWS, seat, drawn)
    return drawn


def to_discard(s: State, card: int) -> None:
    """Face up onto the owner's discard pile."""
    put(s, card, DISCARD + owner_of(card))
    show(s, card, BOTH_SEATS)


def discard_from_hand(s: State, card: int) -> None:
    to_discard(s, card)
    tell(s, EVERYBODY, DISCARDS_FROM_HAND, owner_of(card), character_of(s, card))


def discard_from_deck(s: State, card: int) -> None:
    gone = s.rank[card]
    to_discard(s, card)
    close_rank(s, DECK + owner_of(card), gone)
    tell(s, EVERYBODY, DISCARDS_FROM_DECK, owner_of(card), character_of(s, card))


def discard_top(s: State, seat: int, n: int) -> int:
    """Discard up to n cards from the top of the deck."""
    gone = 0
    while gone < n:
        card = deck_top(s, seat)
        if card < 0:
            break
        discard_from_deck(s, card)
        gone += 1
    return gone


def discard_hand(s: State, seat: int, faction: int) -> None:
    """Discard all hand cards of a faction. To have none tells as much as to have some: it counts as a reveal."""
    s.reveals += 1
    for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        if s.place[card] == HAND + seat and faction_of(card) == faction:
            discard_from_hand(s, card)


def blur_hand(s: State, seat: int) -> None:
    """A card leaves the hand unseen: the other player no longer knows which of the cards once seen are still there."""
    for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        if s.place[card] == HAND + seat:
            s.seen[card] = 1 << seat


def hide_under_deck(s: State, card: int) -> None:
    """Put a hand card under the deck; only its owner knows which."""
    seat = owner_of(card)
    blur_hand(s, seat)
    put_under(s, card, DECK + seat)


# ---------------------------------------------------------------- tokens


def modify(s: State, card: int, n: int) -> None:
    """Put modifier tokens worth n on a card."""
    if n > 0:
        s.plus[card] += n
        tell(s, EVERYBODY, GETS_PLUS, owner_of(card), character_of(s, card), n)
    elif n < 0:
        s.minus[card] -= n
        tell(s, EVERYBODY, GETS_MINUS, owner_of(card), character_of(s, card), -n)


def wait_for_next(s: State, seat: int, n: int) -> None:
    """Modifier tokens wait for the next card of this seat (c6)."""
    if n > 0:
        s.waiting[seat][PLUS] += n
        tell(s, EVERYBODY, NEXT_GETS_PLUS, seat, n)
    else:
        s.waiting[seat][MINUS] -= n
        tell(s, EVERYBODY, NEXT_GETS_MINUS, seat, -n)


def prolong(s: State, card: int, n: int) -> None:
    """Put duration tokens on a card."""
    if n > 0:
        s.duration[card] += n
        tell(s, EVERYBODY, GETS_DURATION, owner_of(card), character_of(s, card))


# ---------------------------------------------------------------- in and out of the row


def lay_in_row(s: State, card: int, position: int) -> None:
    """A card comes to lie in a clash, face up."""
    s.place[card] = ROW
    s.rank[card] = position
    s.at[owner_of(card)][position] = card
    show(s, card, BOTH_SEATS)


def leave_row(s: State, card: int) -> None:
    """Tokens and seals go back; what still waited for this very card is lost (g8, g17)."""
    seat = owner_of(card)
    s.at[seat][s.rank[card]] = NONE
    s.plus[card] = s.minus[card] = 0
    s.duration[card] = s.unicorn[card] = s.seals[card] = 0
    if s.played[seat] == card:
        s.played[seat] = NONE


def discard_from_row(s: State, card: int) -> None:
    leave_row(s, card)
    to_discard(s, card)
    tell(s, EVERYBODY, DISCARDS_FROM_ROW, owner_of(card), character_of(s, card))


def close_gap(s: State, position: int) -> None:
    """Both cards of a clash have left: all later clashes move up (c7). Guardians stay where they are (d3.2)."""
    for p in range(position, s.clashes - 1):
        s.winner[p] = s.winner[p + 1]
        for seat in range(2):
            card = s.at[seat][p + 1]
            s.at[seat][p] = card
            s.rank[card] = p
    s.clashes -= 1
    s.winner[s.clashes] = 0
    s.at[0][s.clashes] = s.at[1][s.clashes] = NONE
    if s.current == position:
        s.current = NONE
    elif s.current > position:
        s.current -= 1
    tell(s, EVERYBODY, CLOSES_GAP, position)


def exchange(s: State, seat: int, position: int) -> None:
    """Two own cards in neighbouring clashes change places with their tokens; the Unicorn's seal stays in its clash,
    where the table does not let it travel (Toad, g7)."""
    first = s.at[seat][position]
    second = s.at[seat][position + 1]
    if s.seal_stays == 1:
        s.unicorn[first], s.unicorn[second] = s.unicorn[second], s.unicorn[first]
        if s.played[seat] == first or s.played[seat] == second:
            s.played[seat] = first + second - s.played[seat]
    s.at[seat][position] = second
    s.at[seat][position + 1] = first
    s.rank[second] = position
    s.rank[first] = position + 1


def laid_card(s: State, seat: int, order: int) -> int:
    """The card laid but not yet resolved: 0 the older, 1 the newer one; NONE when there is none."""
    for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        if s.place[card] == LAID + seat and s.rank[card] == order:
            return card
    return NONE


# ---------------------------------------------------------------- discarding by choice


@TASKS.does(DO_DISCARD)
def offer_discard(s: State, seat: int, count: int, cause: int) -> None:
    """Discard cards of one's choice; a hand no larger than that goes as a whole."""
    if hand_count(s, seat) <= count:
        for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
            if s.place[card] == HAND + seat:
                discard_from_hand(s, card)
    else:
        ask(s, DISCARDING, seat, cause, NONE)
        s.left = count


def is_in_hand(s: State, seat: int, strength: int) -> bool:
    return s.place[card_of(seat, strength)] == HAND + seat


@verb("discard {}", STRENGTHS, asked=DISCARDING, allowed=is_in_hand)
def discard(s: State, seat: int, strength: int) -> None:
    if s.left > 1:
        s.left -= 1
    else:
        answered(s)
    discard_from_hand(s, card_of(seat, strength))
