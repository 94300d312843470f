"""Setting up: decks, hands, location, guardians (sheet c1, d1)."""

from deskoherna.games.cardia.derived import derive
from deskoherna.games.cardia.guardians import turn_up
from deskoherna.games.cardia.material import (
    ATTESTED_GUARDIAN,
    BASE_LOCATIONS,
    GRAND_LIBRARY,
    GUARDIANS_IN_ROW,
    HAND_SIZE,
    LOCATION_AMOUNT,
    STRICT_BASE_LOCATIONS,
    STRICT_LOCATIONS,
)
from deskoherna.games.cardia.piles import BOTH_SEATS, draw
from deskoherna.games.cardia.questions import answered
from deskoherna.games.cardia.rounds import begin_clash
from deskoherna.games.cardia.row import N_FACTIONS, NONE, owner_of
from deskoherna.games.cardia.state import BOX, DECK, FIRST_GUARDIAN, GUARD_ROW, LEFT_OUT, N_CARDS, State
from deskoherna.kit.cards import put, show, shuffle
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

__rules__ = True

(
    OPTION_SEATS,
    OPTION_DECKS,
    _,
    _,
    _,
    OPTION_GUARDIANS,
    OPTION_STRATEGIC,
    OPTION_LOCATION,
    OPTION_STRICT,
    OPTION_GUARDIAN_ON_TIE,
    OPTION_BASILISK_SETS_ASIDE,
    OPTION_SEAL_TRAVELS,
    OPTION_EXCLUSIVE,
) = range(13)
NO_LOCATION, RANDOM_BASE, RANDOM_ANY, FIRST_LOCATION = range(4)


def setup(s: State, options: Row) -> None:
    s.seats = options[OPTION_SEATS]
    for faction in range(N_FACTIONS):
        s.deck_of[faction] = options[OPTION_DECKS + faction]
    s.with_guardians = options[OPTION_GUARDIANS]
    s.strategic = options[OPTION_STRATEGIC]
    s.guardian_on_tie = options[OPTION_GUARDIAN_ON_TIE]
    s.basilisk_sets_aside = options[OPTION_BASILISK_SETS_ASIDE]
    s.seal_stays = 1 - options[OPTION_SEAL_TRAVELS]
    for faction in range(N_FACTIONS):
        s.exclusive[faction] = options[OPTION_EXCLUSIVE + faction]
    s.location = choose_location(s, options[OPTION_LOCATION], options[OPTION_STRICT])
    s.reason = NONE
    answered(s)
    set_up_decks(s)
    set_up_guardians(s, options[OPTION_STRICT])
    derive(s)
    begin_clash(s)


def choose_location(s: State, code: int, strict: int) -> int:
    """A certain location, a random one, or none; strict games draw only attested ones."""
    if code == RANDOM_BASE:
        if strict == 1:
            return STRICT_BASE_LOCATIONS[rand_below(s, len(STRICT_BASE_LOCATIONS))]
        return BASE_LOCATIONS[rand_below(s, len(BASE_LOCATIONS))]
    if code == RANDOM_ANY:
        if strict == 1:
            return STRICT_LOCATIONS[rand_below(s, len(STRICT_LOCATIONS))]
        return rand_below(s, len(LOCATION_AMOUNT))
    return code - FIRST_LOCATION if code >= FIRST_LOCATION else NONE


def set_up_decks(s: State) -> None:
    """Sixteen cards each, shuffled; a hand of five, in the Grand Library of two."""
    size = LOCATION_AMOUNT[GRAND_LIBRARY] if s.location == GRAND_LIBRARY else HAND_SIZE
    for card in range(N_CARDS):
        s.place[card] = DECK + owner_of(card) if card < FIRST_GUARDIAN else BOX
    for seat in range(2):
        shuffle(s, DECK + seat)
        draw(s, seat, size)


def set_up_guardians(s: State, strict: int) -> None:
    """Six at the even positions, the first one face up; all of them in the strategic variant. Strict games leave out
    those whose ability is a proposal of ours; everybody knows which."""
    if s.with_guardians == 0:
        return
    for card in range(FIRST_GUARDIAN, N_CARDS):
        if strict == 1 and ATTESTED_GUARDIAN[card - FIRST_GUARDIAN] == 0:
            put(s, card, LEFT_OUT)
            show(s, card, BOTH_SEATS)
        else:
            s.place[card] = GUARD_ROW
    shuffle(s, GUARD_ROW)
    for card in range(FIRST_GUARDIAN, N_CARDS):
        if s.place[card] != GUARD_ROW:
            continue
        if s.rank[card] >= GUARDIANS_IN_ROW:
            put(s, card, BOX)
        elif s.strategic == 1:
            show(s, card, BOTH_SEATS)
    turn_up(s)
