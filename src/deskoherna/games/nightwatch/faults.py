"""Every broken invariant of a position, a sentence each."""

from collections.abc import Iterator

from deskoherna.games.nightwatch.board import CORNER_CORNERS, CORNERS, EDGE_CORNERS, EDGES, HEXES
from deskoherna.games.nightwatch.derived import derive
from deskoherna.games.nightwatch.material import (
    BANK,
    CARDS,
    CLANS,
    DECKS,
    FIGURES,
    GUARDS,
    HEROES,
    KEEPS,
    N_CAMPS,
    N_HEROES,
    N_SECTIONS,
    NOWHERE,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    TOKENS,
    WILDLINGS,
)
from deskoherna.games.nightwatch.roads import KEEP, SETTLEMENT
from deskoherna.games.nightwatch.state import (
    EMPTY,
    FREE,
    OFF,
    SEATS,
    TOKEN_KINDS,
    WATCH,
    State,
)
from deskoherna.kit import state as st


def faults(s: State) -> list[str]:
    return [
        *resource_faults(s),
        *card_faults(s),
        *land_faults(s),
        *north_faults(s),
        *wall_faults(s),
        *hero_faults(s),
        *turn_faults(s),
        *derived_faults(s),
    ]


def resource_faults(s: State) -> Iterator[str]:
    """Bank and hands: 19 of each kind."""
    for r, name in enumerate(RESOURCES.points):
        held = [s.hand[p][r] for p in range(s.seats)]
        if min([*held, s.bank[r]]) < 0:
            yield f"there is less than no {name}"
        if s.bank[r] + sum(held) != BANK[r]:
            yield f"{name}: {s.bank[r]} in the bank and {sum(held)} in hands make not {BANK[r]}"
        for p in range(s.seats):
            if not 0 <= s.floor[p][r] <= s.hand[p][r]:
                yield f"{SEATS.points[p]} is known to hold {s.floor[p][r]} {name} but holds {s.hand[p][r]}"
    for p in range(s.seats):
        if s.n_hand[p] != sum(s.hand[p]):
            yield f"{SEATS.points[p]} holds {sum(s.hand[p])} cards, not {s.n_hand[p]}"


def card_faults(s: State) -> Iterator[str]:
    """Deck, hands, played and removed: all development cards of the game."""
    for c, name in enumerate(CARDS.points):
        hands = [s.cards[p][c] + s.looked[p][c] for p in range(s.seats)]
        played = sum(s.patrols[: s.seats]) if c == 0 else 0
        whole = s.deck[c] + sum(hands) + played + s.removed[c]
        if whole != DECKS[s.game][c] or min(s.deck[c], s.removed[c], *hands) < 0:
            yield f"{name}: {whole} cards in deck, hands and played, not {DECKS[s.game][c]}"
        for p in range(s.seats):
            if not 0 <= s.fresh[p][c] <= s.cards[p][c]:
                yield f"{SEATS.points[p]} bought {s.fresh[p][c]} {name} this turn but holds {s.cards[p][c]}"
    for p in range(s.seats):
        if s.n_cards[p] != sum(s.cards[p]):
            yield f"{SEATS.points[p]} holds {sum(s.cards[p])} development cards, not {s.n_cards[p]}"
    if s.deck_size != sum(s.deck):
        yield f"the deck has {sum(s.deck)} cards, not {s.deck_size}"


def land_faults(s: State) -> Iterator[str]:
    """Pieces in the supply, the distance rule, nothing off the board."""
    for c, owner in enumerate(s.owner):
        if owner == OFF:
            continue
        if not FREE <= owner < s.seats:
            yield f"corner {CORNERS.points[c]} belongs to {owner}"
        elif (owner == FREE) != (s.level[c] == 0) or s.level[c] not in (0, SETTLEMENT, KEEP):
            yield f"corner {CORNERS.points[c]}: level {s.level[c]} of {owner}"
        elif owner >= 0:
            for other in CORNER_CORNERS[c]:
                if other > c and s.owner[other] >= 0:
                    yield f"buildings side by side at {CORNERS.points[c]} and {CORNERS.points[other]}"
    for e, owner in enumerate(s.road):
        if owner != OFF and not FREE <= owner < s.seats:
            yield f"road {EDGES.points[e]} belongs to {owner}"
        if owner >= 0 and any(s.owner[c] == OFF for c in EDGE_CORNERS[e]):
            yield f"road {EDGES.points[e]} leads off the board"
    for p in range(s.seats):
        name = SEATS.points[p]
        for left, whole, what in (
            (s.roads_left[p], ROADS, "roads"),
            (s.keeps_left[p], KEEPS, "keeps"),
            (s.settlements_left[p], SETTLEMENTS, "settlements"),
        ):
            if not 0 <= left <= whole:
                yield f"{name} has {left} {what} left of {whole}"
    if s.tormund >= 0 and s.terrain[s.tormund] == NOWHERE:
        yield f"Tormund stands off the board at {HEXES.points[s.tormund]}"


def north_faults(s: State) -> Iterator[str]:
    """Figures and tokens are conserved; camps have no gaps and hold four at rest."""
    watch = s.game == WATCH
    camps = [k for clan in s.camp for k in clan if k != EMPTY]
    gift = [k for k in s.gift if k != EMPTY]
    if not watch:
        if camps or gift or sum(s.clearing) or sum(s.used) or sum(s.pool):
            yield "wildlings outside the full game"
        return
    for kind, name in enumerate(WILDLINGS.points):
        below = sum(s.clearing) if kind == 0 else 0
        whole = s.figures[kind] + camps.count(kind) + gift.count(kind) + below
        if whole != FIGURES[kind]:
            yield f"{name}: {whole} figures, not {FIGURES[kind]}"
        if s.figures[kind] < 0:
            yield f"{name}: {s.figures[kind]} in the Frostfangs"
    for t, name in enumerate(TOKEN_KINDS.points):
        laid = [s.under_settlements[p][t] + s.under_keeps[p][t] for p in range(s.seats)]
        if s.pool[t] + s.used[t] + sum(laid) != TOKENS[t] or min(s.pool[t], s.used[t], *laid) < 0:
            yield f"token {name}: {s.pool[t]} in the pool, {s.used[t]} used, {sum(laid)} laid make not {TOKENS[t]}"
    for clan, name in enumerate(CLANS.points):
        row = s.camp[clan]
        if any(row[i] == EMPTY and row[i + 1] != EMPTY for i in range(N_CAMPS)):
            yield f"{name}: a gap between the camps"
        if row[N_CAMPS] != EMPTY:
            yield f"{name}: a fifth figure rests in the camps"
    for h, kind in enumerate(s.gift):
        if kind != EMPTY and s.terrain[h] == NOWHERE:
            yield f"a wildling stands off the board at {HEXES.points[h]}"


def wall_faults(s: State) -> Iterator[str]:
    """Guards stand without gaps; regulars below do not outnumber them while the game runs."""
    for section in range(N_SECTIONS):
        row = s.wall[section]
        if any(row[i] == FREE and row[i + 1] != FREE for i in range(len(row) - 1)):
            yield f"section {section + 1}: a gap between the guards"
        posted = sum(g != FREE for g in row)
        if s.ending == 0 and s.standing_guard and s.clearing[section] > posted:
            yield f"section {section + 1}: {s.clearing[section]} regulars below {posted} guards"
    for p in range(s.seats):
        if not 0 <= s.guards[p] <= GUARDS:
            yield f"{SEATS.points[p]} has {s.guards[p]} guards on the Wall"
    if s.ending == 0 and (s.breaches > 2 or s.n_gift > 7):
        yield f"the game goes on with {s.breaches} breaches and {s.n_gift} wildlings in the Gift"


def hero_faults(s: State) -> Iterator[str]:
    """One hero each, none twice."""
    if s.game != WATCH:
        return
    held = [s.hero[p] for p in range(s.seats)]
    for p, hero in enumerate(held):
        if not 0 <= hero < N_HEROES:
            yield f"{SEATS.points[p]} has no hero"
        elif held.count(hero) > 1 or s.display[hero]:
            yield f"{HEROES.points[hero]} is there twice"


def turn_faults(s: State) -> Iterator[str]:
    if (s.ending != 0) != (s.acting == 0):
        yield "somebody acts after the end" if s.ending else "nobody acts"
    if s.acting >> s.seats:
        yield f"a seat that is not there acts: {s.acting:b}"
    if not 0 <= s.turn < s.seats:
        yield f"it is the turn of seat {s.turn}"


def derived_faults(s: State) -> Iterator[str]:
    """Fields that follow from others do follow."""
    t = st.clone(s)
    derive(t)
    for f in st.fields(State):
        if f.sight is not st.SCRATCH and getattr(t, f.name) != getattr(s, f.name):
            yield f"{f.name} is {getattr(s, f.name)!r} but follows to be {getattr(t, f.name)!r}"
