"""The thirteen locations: what they do at the reveal, to the hand, and in the third phase (sheet e4, e5)."""

from deskoherna.games.cardia.events import (
    KEEPS_TOP,
    LOCATION_ACTS,
    PUTS_CARD_UNDER,
    PUTS_UNDER,
    SEES_TOP,
    TOP_GOES_UNDER,
)
from deskoherna.games.cardia.judgement import finish
from deskoherna.games.cardia.material import (
    AUCTION_HOUSE,
    BAZAAR,
    BAZAAR_LIMIT,
    CATACOMBS,
    CROWN_HALL,
    GRAND_LIBRARY,
    HARBOUR,
    LOCATION_AMOUNT,
    OBSERVATORY,
    SCRAPYARD,
    SEALS_TO_WIN,
    SENATE,
    SERPENT_TEMPLE,
    WITCHS_DEN,
)
from deskoherna.games.cardia.piles import (
    deck_top,
    discard_top,
    draw,
    hide_under_deck,
    is_in_hand,
    modify,
    pile_count,
)
from deskoherna.games.cardia.questions import answered, ask, location_cause
from deskoherna.games.cardia.row import (
    NONE,
    both_bits,
    card_of,
    character_of,
    faction_of,
    hand_count,
    strength_of,
)
from deskoherna.games.cardia.state import BY_CATACOMBS, DECK, KEEP_TOP, STRENGTHS, TIE, UNDER_DECK, State
from deskoherna.games.cardia.tasks import DO_DISCARD, DO_OBSERVE, DO_PUT_UNDER, DO_SERPENT, DO_WITCH, TASKS
from deskoherna.kit.cards import put_under, show
from deskoherna.kit.declare import hidden, only_when, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import push

__rules__ = True


def location_acts(s: State, seat: int) -> None:
    tell(s, EVERYBODY, LOCATION_ACTS, seat, s.location)


# ---------------------------------------------------------------- phase 1: the reveal


def same_faction_as_before(s: State, seat: int) -> bool:
    """Is the card just revealed of the same faction as the own card in the previous clash?"""
    return s.current > 0 and faction_of(s.at[seat][s.current]) == faction_of(s.at[seat][s.current - 1])


def at_reveal(s: State) -> None:
    """Auction House, Haunted Catacombs and Senate look at the card just revealed and the one before it (c8)."""
    if s.location == CATACOMBS:
        lost = both_bits(same_faction_as_before(s, 0), same_faction_as_before(s, 1))
        if lost != 0:
            finish(s, 3 - lost if lost < 3 else 3, BY_CATACOMBS)
        return
    for seat in range(2):
        if s.location == SENATE and same_faction_as_before(s, seat):
            location_acts(s, seat)
            modify(s, s.at[seat][s.current], LOCATION_AMOUNT[SENATE])
        elif s.location == AUCTION_HOUSE and s.current > 0:
            if strength_of(s, s.at[seat][s.current]) < strength_of(s, s.at[seat][s.current - 1]):
                location_acts(s, seat)
                discard_top(s, seat, LOCATION_AMOUNT[AUCTION_HOUSE])


# ---------------------------------------------------------------- any time


def is_bazaar(s: State) -> bool:
    return s.location == BAZAAR


@only_when(is_bazaar)
def restock(s: State) -> None:
    """Bazaar: whoever holds one card or fewer draws four at once."""
    for seat in range(2):
        if hand_count(s, seat) <= BAZAAR_LIMIT and deck_top(s, seat) >= 0:
            location_acts(s, seat)
            draw(s, seat, LOCATION_AMOUNT[BAZAAR])


@TASKS.does(DO_SERPENT)
def serpent(s: State, seat: int, clashes: int) -> None:
    """Serpent Temple, once for each past clash newly won: draw one; the opponent discards one."""
    if clashes > 1:
        push(s, DO_SERPENT, seat, clashes - 1, 0)
    location_acts(s, seat)
    draw(s, seat, LOCATION_AMOUNT[SERPENT_TEMPLE])
    push(s, DO_DISCARD, 1 - seat, LOCATION_AMOUNT[SERPENT_TEMPLE], location_cause(SERPENT_TEMPLE))


@TASKS.does(DO_WITCH)
def witch(s: State, seat: int, clashes: int) -> None:
    """Witch's Den: the top card of the own deck for each clash won."""
    location_acts(s, seat)
    discard_top(s, seat, clashes * LOCATION_AMOUNT[WITCHS_DEN])


# ---------------------------------------------------------------- phase 3


def seals_to_win(s: State) -> int:
    return LOCATION_AMOUNT[CROWN_HALL] if s.location == CROWN_HALL else SEALS_TO_WIN


def offer_observatory(s: State) -> None:
    if s.location == OBSERVATORY:
        push(s, DO_OBSERVE, 1, 0, 0)
        push(s, DO_OBSERVE, 0, 0, 0)


@TASKS.does(DO_OBSERVE)
def observe(s: State, seat: int) -> None:
    """Observatory: look at the top card; with a single card left there is nothing to decide."""
    if pile_count(s, DECK + seat) > 1:
        card = deck_top(s, seat)
        show(s, card, 1 << seat)
        tell(s, 1 << seat, SEES_TOP, seat, character_of(s, card))
        ask(s, KEEP_TOP, seat, location_cause(OBSERVATORY), NONE)


@verb("keep top card", asked=KEEP_TOP)
def keep_top(s: State, seat: int) -> None:
    answered(s)
    tell(s, EVERYBODY, KEEPS_TOP, seat)


@verb("put top card under", asked=KEEP_TOP)
def put_top_under(s: State, seat: int) -> None:
    answered(s)
    put_under(s, deck_top(s, seat), DECK + seat)
    tell(s, EVERYBODY, TOP_GOES_UNDER, seat)


def draw_after_clash(s: State) -> None:
    """One card each, as the location says otherwise."""
    wanted = (cards_after_clash(s, 0), cards_after_clash(s, 1))
    for seat in range(2):
        draw(s, seat, wanted[seat])
    for seat in range(1, -1, -1):
        if s.location == SCRAPYARD and wanted[seat] > 1:
            push(s, DO_PUT_UNDER, seat, location_cause(SCRAPYARD), 0)


def cards_after_clash(s: State, seat: int) -> int:
    if s.location == BAZAAR:
        return 0
    if s.location == GRAND_LIBRARY:
        return LOCATION_AMOUNT[GRAND_LIBRARY]
    if s.location == HARBOUR and s.current >= 0 and s.winner[s.current] == TIE:
        return 1 + LOCATION_AMOUNT[HARBOUR]
    if s.location == SCRAPYARD and pile_count(s, DECK + seat) >= LOCATION_AMOUNT[SCRAPYARD]:
        return LOCATION_AMOUNT[SCRAPYARD]
    return 1


PUT_A_CARD_UNDER = hidden("put a card under deck")


@verb("put {} under deck", STRENGTHS, asked=UNDER_DECK, seen_as=PUT_A_CARD_UNDER, allowed=is_in_hand)
def put_under_deck(s: State, seat: int, strength: int) -> None:
    """Peacock, Scrapyard: a hand card of one's choice; the other player does not see which."""
    answered(s)
    card = card_of(seat, strength)
    hide_under_deck(s, card)
    tell(s, EVERYBODY, PUTS_CARD_UNDER, seat)
    tell(s, 1 << seat, PUTS_UNDER, seat, character_of(s, card))


@TASKS.does(DO_PUT_UNDER)
def offer_under(s: State, seat: int, cause: int) -> None:
    """A hand card goes under the deck, if there is one."""
    if hand_count(s, seat) > 0:
        ask(s, UNDER_DECK, seat, cause, NONE)
