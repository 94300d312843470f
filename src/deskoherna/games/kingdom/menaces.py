"""Menaces: what Shadows, Frost Giants, Thieves and Giant Rats do in Planning, and how they are fought."""

from deskoherna.games.kingdom.construction import add_to_laboratory, complete, is_full
from deskoherna.games.kingdom.material import (
    FIRST_CARD,
    FIRST_MENACE,
    FLOOD,
    GIANT,
    GUILD,
    KIND,
    MENACE_FEE,
    N_DEVELOPMENTS,
    N_RECYCLABLE,
    N_SYMBOLS,
    RAT,
    RECYCLE,
    RECYCLE_CUBES,
    SHADOW,
    THIEF,
    VERMIN,
)
from deskoherna.games.kingdom.moves import (
    T_COVERS,
    T_DANGER_CUBES,
    T_DEFEATS,
    T_FREEZES,
    T_LONE_GIANT,
    T_LOST,
    T_SHADOW,
    T_VERMIN,
)
from deskoherna.games.kingdom.production import cover, open_symbols, tokens_of, tokens_on, uncover
from deskoherna.games.kingdom.selection import find
from deskoherna.games.kingdom.state import (
    BESIEGING,
    DISCARD,
    GIANTS,
    IN_BOX,
    OVER,
    RUN,
    SELECTED,
    SHADOWS,
    SITE,
    THIEVES,
    VERMIN_PILE,
    State,
)
from deskoherna.kit.cards import count, put
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo

__rules__ = True

TOO_MANY_CUBES = 5
"""Thieves' Guild: so many cubes beside the danger deck are a loss at once."""

# ---------------------------------------------------------------- questions


def arrived(s: State, seat: int, menace: int) -> int:
    """How many of a menace lie among the selected cards."""
    n = 0
    for card in range(FIRST_CARD[FIRST_MENACE + menace], FIRST_CARD[FIRST_MENACE + menace + 1]):
        if s.place[card] == SELECTED + seat:
            n += 1
    return n


def discardable(s: State, seat: int) -> int:
    """Selected developments and treasures: what a Shadow may take (R24)."""
    n = 0
    for card in range(FIRST_CARD[N_RECYCLABLE]):
        if s.place[card] == SELECTED + seat:
            n += 1
    return n


def buildable_kinds(s: State, seat: int) -> int:
    """How many different developments are among the selected cards."""
    n, last = 0, -1
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == SELECTED + seat and KIND[card] != last:
            n += 1
            last = KIND[card]
    return n


def unfrozen(s: State, seat: int) -> int:
    """How many cards under construction have no giant."""
    n = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == SITE + seat and s.frozen[card] == 0:
            n += 1
    return n


def frozen_cards(s: State, seat: int) -> int:
    n = 0
    for card in range(N_DEVELOPMENTS):
        if s.frozen[card] == 1 and s.place[card] == SITE + seat:
            n += 1
    return n


def has_menaces(s: State, seat: int) -> bool:
    row = s.besieged[seat]
    return row[0] + row[1] + row[2] + row[3] + row[4] > 0


def may_fight(s: State, seat: int, menace: int) -> bool:
    """The whole fee in one payment; a giant here is one that sits alone (R20)."""
    if s.soldiers[seat] < MENACE_FEE[menace] or s.besieged[seat][menace] == 0:
        return False
    return menace != GIANT or s.besieged[seat][GIANT] > frozen_cards(s, seat)


def may_free(s: State, seat: int, card: int) -> bool:
    """A giant under a card is beaten only when that card has all it needs."""
    return s.frozen[card] == 1 and s.soldiers[seat] >= MENACE_FEE[GIANT] and is_full(s, card)


# ---------------------------------------------------------------- losing a scenario at once


def lose(s: State) -> None:
    """An immediate loss ends the game in the middle of anything."""
    s.lost = 1
    s.need = 0
    clear_todo(s)
    s.phase = OVER
    tell(s, EVERYBODY, T_LOST, s.scenario)


# ---------------------------------------------------------------- coming and going


def besiege(s: State, seat: int, card: int, menace: int) -> None:
    """A menace enters the construction area."""
    put(s, card, BESIEGING + seat)
    s.besieged[seat][menace] += 1


def all_besiege(s: State, seat: int, menace: int) -> None:
    """All selected cards of a menace move to the construction area."""
    for card in range(FIRST_CARD[FIRST_MENACE + menace], FIRST_CARD[FIRST_MENACE + menace + 1]):
        if s.place[card] == SELECTED + seat:
            besiege(s, seat, card, menace)


def defeat(s: State, seat: int, menace: int) -> None:
    """Pay the fee; the card goes to the box, in the Flood of Rats Vermin goes back to its pile."""
    s.soldiers[seat] -= MENACE_FEE[menace]
    card = find(s, BESIEGING + seat, FIRST_MENACE + menace)
    put(s, card, VERMIN_PILE if menace == VERMIN and s.scenario == FLOOD else IN_BOX)
    s.besieged[seat][menace] -= 1
    tell(s, EVERYBODY, T_DEFEATS, seat, FIRST_MENACE + menace)


# ---------------------------------------------------------------- Shadows


def discard_to_shadows(s: State, seat: int, kind: int) -> None:
    """The victim gets nothing, the opponent fills the laboratory; in the Thieves' Guild the cubes are counted."""
    put(s, find(s, SELECTED + seat, kind), DISCARD)
    s.need -= 1
    if s.seats == 2:
        tell(s, EVERYBODY, T_SHADOW, 1 - seat, kind)
        for _ in range(RECYCLE_CUBES[kind]):
            add_to_laboratory(s, 1 - seat, RECYCLE[kind])
    elif s.scenario == GUILD:
        s.danger_cubes += RECYCLE_CUBES[kind]
        tell(s, EVERYBODY, T_DANGER_CUBES, seat, s.danger_cubes)
        if s.danger_cubes >= TOO_MANY_CUBES:
            lose(s)


def shadows_fall(s: State, seat: int) -> None:
    """Ask for the next discard; when all must go, or none is left, there is nothing to ask."""
    while s.phase != OVER and s.need > 0 and 0 < discardable(s, seat) <= s.need:
        kind = 0
        while find(s, SELECTED + seat, kind) < 0:
            kind += 1
        discard_to_shadows(s, seat, kind)
    if s.phase == OVER:
        return
    if s.need > 0 and discardable(s, seat) > 0:
        s.phase = SHADOWS
        s.actor = seat
    else:
        s.need = 0
        s.phase = RUN
        all_besiege(s, seat, SHADOW)


def shadows(s: State, seat: int) -> None:
    """One selected card for every Shadow in construction or just selected."""
    s.need = s.besieged[seat][SHADOW] + arrived(s, seat, SHADOW)
    shadows_fall(s, seat)


# ---------------------------------------------------------------- Frost Giants


def freeze(s: State, seat: int, card: int) -> None:
    """Tuck a giant under a card: it takes cubes as before but can be neither completed nor recycled."""
    s.frozen[card] = 1
    besiege(s, seat, find(s, SELECTED + seat, FIRST_MENACE + GIANT), GIANT)
    s.need -= 1
    tell(s, EVERYBODY, T_FREEZES, KIND[card], seat)


def first_unfrozen(s: State, seat: int) -> int:
    card = 0
    while s.place[card] != SITE + seat or s.frozen[card] == 1:
        card += 1
    return card


def first_buildable(s: State, seat: int) -> int:
    card = 0
    while s.place[card] != SELECTED + seat:
        card += 1
    return card


def giants_come(s: State, seat: int) -> None:
    """Each selected giant must be tucked; with no free card one is started, with none to start it sits alone (R20)."""
    while s.need > 0:
        sites, kinds = unfrozen(s, seat), buildable_kinds(s, seat)
        if sites == 0 and kinds == 0:
            besiege(s, seat, find(s, SELECTED + seat, FIRST_MENACE + GIANT), GIANT)
            s.need -= 1
            tell(s, EVERYBODY, T_LONE_GIANT, seat)
        elif sites == 1 and kinds == 0:
            freeze(s, seat, first_unfrozen(s, seat))
        elif sites == 0 and kinds == 1:
            put(s, first_buildable(s, seat), SITE + seat)
        else:
            s.phase = GIANTS
            s.actor = seat
            return
    s.phase = RUN


def giants(s: State, seat: int) -> None:
    s.need = arrived(s, seat, GIANT)
    giants_come(s, seat)


# ---------------------------------------------------------------- Thieves


def steal(s: State, seat: int, symbol: int) -> None:
    cover(s, seat, symbol)
    s.need -= 1
    tell(s, EVERYBODY, T_COVERS, seat, symbol)


def thieves_steal(s: State, seat: int) -> None:
    """The victim chooses the symbol (R26); nothing left to cover, no effect."""
    while s.need > 0:
        choices, only = 0, -1
        for symbol in range(N_SYMBOLS):
            if open_symbols(s, seat, symbol) > 0:
                choices += 1
                only = symbol
        if choices > 1:
            s.phase = THIEVES
            s.actor = seat
            return
        if choices == 1:
            steal(s, seat, only)
        else:
            s.need = 0
    s.phase = RUN
    all_besiege(s, seat, THIEF)


def thieves(s: State, seat: int) -> None:
    s.need = arrived(s, seat, THIEF)
    thieves_steal(s, seat)


# ---------------------------------------------------------------- Giant Rats


def add_vermin(s: State, seat: int, n: int) -> None:
    """As many as there are (R19); an empty pile loses the Flood of Rats at once."""
    came = 0
    for _ in range(n):
        card = find(s, VERMIN_PILE, FIRST_MENACE + VERMIN)
        if card >= 0:
            besiege(s, seat, card, VERMIN)
            came += 1
    if came > 0:
        tell(s, EVERYBODY, T_VERMIN, came, seat)
    if s.scenario == FLOOD and count(s, VERMIN_PILE) == 0:
        lose(s)


def rats(s: State, seat: int) -> None:
    """Selected rats move in, then each rat in construction brings one Vermin, every round (R18)."""
    new = arrived(s, seat, RAT)
    all_besiege(s, seat, RAT)
    if new > 0 or s.breed_new == 0:
        add_vermin(s, seat, s.besieged[seat][RAT])


# ---------------------------------------------------------------- the Fight


def give_back(s: State, seat: int, symbol: int) -> None:
    uncover(s, seat, symbol)
    s.uncover[seat] = 0


def fight(s: State, seat: int, menace: int) -> None:
    """A beaten Thief gives one stolen symbol back, the victim's choice (R27)."""
    defeat(s, seat, menace)
    if menace == THIEF and tokens_of(s, seat) > 0:
        choices, only = 0, -1
        for symbol in range(N_SYMBOLS):
            if tokens_on(s, seat, symbol) > 0:
                choices += 1
                only = symbol
        if choices == 1:
            give_back(s, seat, only)
        else:
            s.uncover[seat] = 1


def free(s: State, seat: int, card: int) -> None:
    """The giant is beaten and the card it held is completed at once, its bonus included (R22)."""
    s.frozen[card] = 0
    defeat(s, seat, GIANT)
    complete(s, seat, card)
