"""Every broken invariant of a position in a sentence."""

from collections.abc import Iterator

from deskoherna.games.kingdom.construction import keeps_cubes
from deskoherna.games.kingdom.derived import derive
from deskoherna.games.kingdom.material import (
    ADVISOR_PLAYERS,
    COST,
    DECK_MENACE,
    FIRST_ADVISOR_CARD,
    FIRST_CALAMITY_CARD,
    FIRST_CARD,
    FIRST_MENACE,
    FIRST_MENACE_CARD,
    GIANT,
    KIND,
    N_CARDS,
    N_DEVELOPMENTS,
    N_SLOTS,
    N_SYMBOLS,
    RAT,
    THIEF,
    VERMIN,
)
from deskoherna.games.kingdom.production import open_symbols, tokens_of
from deskoherna.games.kingdom.state import (
    ADVISED,
    ADVISOR,
    AREA,
    BESIEGING,
    CALAMITIES,
    CARDS,
    DANGER,
    DECK,
    DISCARD,
    DUCHY,
    FIGHT,
    HAND,
    IN_BOX,
    LOOKED,
    MENACE_DECK,
    OFFER,
    PICK,
    PLACE_NAMES,
    PLANNING,
    SELECTED,
    SITE,
    VERMIN_PILE,
    State,
)
from deskoherna.kit import state as st

LIMITS = {
    "soldiers": 127,
    "krystallium": 127,
    "cubes": 127,
    "chose": 1,
    "spare": 4,
    "stored": 127,
    "training": 1,
    "traps": 2,
    "spies": 2,
    "guild": 1,
    "looking": 1,
    "uncover": 1,
    "crucible": 4,
    "sabotage": 1,
    "extra": 127,
}
AT_REST = 5
"""So many cubes a laboratory keeps only with Quests, by an option."""


def _homes(s: State, card: int) -> set[int]:
    """Where a card of this sort may lie at all."""
    own = range(s.seats)
    kind = KIND[card]
    moving = {IN_BOX, DISCARD, AREA, AREA + 1, DANGER, *(p + i for p in (HAND, SELECTED) for i in own)}
    if card < FIRST_ADVISOR_CARD:
        built = {p + i for p in (SITE, DUCHY) for i in own} if card < N_DEVELOPMENTS else set()
        return moving | {DECK} | built | {LOOKED + i for i in own}
    if card < FIRST_CALAMITY_CARD:
        return moving | {DECK} | {p + i for p in (ADVISED, LOOKED) for i in own}
    if card < FIRST_MENACE_CARD:
        return moving | {CALAMITIES} | {DUCHY + i for i in own}
    if kind == FIRST_MENACE + VERMIN:
        return {IN_BOX, VERMIN_PILE} | {BESIEGING + i for i in own}
    return moving | {p + i for p in (MENACE_DECK, BESIEGING) for i in own}


def _cards(s: State) -> Iterator[str]:
    for card in range(N_CARDS):
        if s.place[card] not in _homes(s, card):
            yield f"{CARDS.points[card]} cannot lie in {PLACE_NAMES[s.place[card]]!r}"
        if not 0 <= s.seen[card] < 1 << s.seats:
            yield f"{CARDS.points[card]} is seen by nobody at the table: {s.seen[card]!r}"
    for place in range(len(PLACE_NAMES)):
        ranks = sorted(s.rank[c] for c in range(N_CARDS) if s.place[c] == place)
        ordered = place in (DECK, AREA, AREA + 1) or (place == DANGER and s.phase != ADVISOR)
        if place in (SELECTED, SELECTED + 1):
            ordered = s.phase in (OFFER, PICK)
        if ordered and s.phase != ADVISOR and ranks != list(range(len(ranks))):
            yield f"the order in {PLACE_NAMES[place]!r} has holes: {ranks!r}"


def _modules(s: State) -> Iterator[str]:
    """What the module leaves in the box stays there."""
    for card in range(N_CARDS):
        if s.place[card] == IN_BOX:
            continue
        name, kind = CARDS.points[card], KIND[card]
        if N_DEVELOPMENTS <= card < FIRST_ADVISOR_CARD and s.advisors:
            yield f"{name}: with advisors there are no treasures"
        elif FIRST_ADVISOR_CARD <= card < FIRST_CALAMITY_CARD:
            if not s.advisors:
                yield f"{name}: there are no advisors in this game"
            elif ADVISOR_PLAYERS[card - FIRST_ADVISOR_CARD] > s.seats:
                yield f"{name} is for two players only"
        elif FIRST_CALAMITY_CARD <= card < FIRST_MENACE_CARD and s.menaces:
            yield f"{name}: with menaces there are no calamities"
        elif kind >= FIRST_MENACE:
            menace = kind - FIRST_MENACE
            decks = {DECK_MENACE[d] for d in s.deck_of if d >= 0}
            if menace not in decks and not (menace == VERMIN and RAT in decks) and s.place[card] < BESIEGING:
                yield f"{name}: nobody has its deck"


def _construction(s: State) -> Iterator[str]:
    for card in range(N_DEVELOPMENTS):
        name, cost, filled = CARDS.points[card], COST[KIND[card]], s.filled[card]
        if not all(0 <= filled[i] <= cost[i] for i in range(N_SLOTS)):
            yield f"{name} holds {filled!r}, its slots are {cost!r}"
        if s.place[card] not in (SITE, SITE + 1):
            if any(filled):
                yield f"{name} is not under construction and holds {filled!r}"
            if s.frozen[card]:
                yield f"{name} is not under construction and frozen"
        elif filled == cost and not s.frozen[card]:
            yield f"{name} is full and not completed"


def _seats(s: State) -> Iterator[str]:
    for seat in range(2):
        who = "AB"[seat]
        for name, limit in LIMITS.items():
            value = getattr(s, name)[seat]
            if not 0 <= value <= (limit if seat < s.seats else 0):
                yield f"{name} of {who} is {value!r}"
        stored = s.laboratory[seat]
        if min(stored) < 0 or (sum(stored) >= AT_REST and not keeps_cubes(s)):
            yield f"the laboratory of {who} holds {stored!r}"
        if s.crucible[seat] and s.crucible[seat] + sum(stored) < AT_REST:
            yield f"the crucible of {who} cannot be filled"
        if s.cubes[seat] and not 0 <= s.phase - PLANNING <= 4:
            yield f"{who} has cubes in hand outside Planning and Production"
        if s.chose[seat] and not PLANNING <= s.phase <= FIGHT:
            yield f"{who} made a choice in no phase of both"
        if s.spare[seat] and not s.cubes[seat]:
            yield f"{who} has a cube to come and none in hand"
        if s.spies[seat] > s.spies_owned[seat]:
            yield f"{who} has more ready spies than spies"
        if s.due[seat] and s.paying[seat] < 0:
            yield f"{who} pays for no step"


def _menaces(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        frozen = sum(s.frozen[c] for c in range(N_DEVELOPMENTS) if s.place[c] == SITE + seat)
        if frozen > s.besieged[seat][GIANT]:
            yield f"{'AB'[seat]} has {frozen} frozen cards and {s.besieged[seat][GIANT]} giants"
        thieves = s.besieged[seat][THIEF] + sum(
            s.place[c] == SELECTED + seat for c in range(FIRST_CARD[FIRST_MENACE + THIEF], N_CARDS)
        )
        if tokens_of(s, seat) - s.uncover[seat] > thieves:
            yield f"{'AB'[seat]} has {tokens_of(s, seat)} stolen tokens and {thieves} thieves"
        for symbol in range(N_SYMBOLS):
            if open_symbols(s, seat, symbol) < 0:
                yield f"{'AB'[seat]}: a stolen token lies on no symbol"
        if min(s.yields[seat]) < 0:
            yield f"{'AB'[seat]} yields {s.yields[seat]!r}"


def _hands(s: State) -> Iterator[str]:
    """Within the Choice of two: both hands lose two cards an offer."""
    if s.seats == 2 and s.phase in (OFFER, PICK):
        for seat in range(2):
            first = (s.round - 1) % 2 == seat
            offers = (s.turn + 3) // 4 if first else (s.turn + 1) // 4
            left = 8 - 2 * offers
            if s.phase == OFFER and s.actor == seat:
                left = 8 - 2 * (s.turn // 4) - s.offered
            n = s.place.count(HAND + seat)
            if n != left:
                yield f"{'AB'[seat]} holds {n} cards in turn {s.turn}, not {left}"


def _derived(s: State) -> Iterator[str]:
    t = st.clone(s)
    derive(t)
    for name in ("besieged", "owned", "yields"):
        if getattr(s, name) != getattr(t, name):
            yield f"{name} is {getattr(s, name)!r}, but follows as {getattr(t, name)!r}"


def faults(s: State) -> list[str]:
    return [*_cards(s), *_modules(s), *_construction(s), *_seats(s), *_menaces(s), *_hands(s), *_derived(s)]
