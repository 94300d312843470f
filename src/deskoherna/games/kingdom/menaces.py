"""Menaces: what Shadows, Frost Giants, Thieves and Giant Rats do in Planning, and how they are fought."""

from deskoherna.games.kingdom.construction import (
    add_to_laboratory,
    ask_again,
    complete,
    decide,
    gather_sites,
    is_full,
)
from deskoherna.games.kingdom.events import (
    BUILDS,
    DEFEATS,
    FINDS_CUBES,
    GIANT_FINDS_NOTHING,
    GIANT_FREEZES,
    LOSES_TO_SHADOWS,
    MORE_VERMIN,
    RECEIVES_FROM_SHADOWS,
    SCENARIO_IS_LOST,
    THIEF_COVERS,
    TOKEN_LEAVES,
)
from deskoherna.games.kingdom.kinds import copies, find, gather_kinds, gather_selected, is_buildable
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
    RECYCLE_LAST,
    SHADOW,
    THIEF,
    VERMIN,
)
from deskoherna.games.kingdom.production import cover, open_symbols, tokens_of, tokens_on, uncover
from deskoherna.games.kingdom.state import (
    BESIEGING,
    BUILDABLE,
    BUILDINGS,
    BUSY,
    CLOSING,
    DISCARD,
    FIGHT,
    GIANTS,
    IN_BOX,
    MENACES,
    OVER,
    RECYCLABLE,
    SELECTED,
    SHADOWS,
    SITE,
    SYMBOLS,
    THIEVES,
    UNCOVERING,
    VERMIN_PILE,
    State,
)
from deskoherna.games.kingdom.tasks import DO_GIANTS, DO_THIEVES, TASKS
from deskoherna.kit.cards import count, count_in, next_in, put
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo

__rules__ = True

TOO_MANY_CUBES = 5
"""Thieves' Guild: so many cubes beside the danger deck are a loss at once."""

# ---------------------------------------------------------------- questions


def arrived(s: State, seat: int, menace: int) -> int:
    """How many of a menace lie among the selected cards."""
    return copies(s, SELECTED + seat, FIRST_MENACE + menace)


def discardable(s: State, seat: int) -> int:
    """Selected developments and treasures: what a Shadow may take (R24)."""
    return count_in(s, SELECTED + seat, 0, FIRST_CARD[N_RECYCLABLE])


def frozen_cards(s: State, seat: int) -> int:
    n = 0
    card = next_in(s, SITE + seat, 0, N_DEVELOPMENTS)
    while card < N_DEVELOPMENTS:
        n += s.frozen[card]
        card = next_in(s, SITE + seat, card + 1, N_DEVELOPMENTS)
    return n


def has_menaces(s: State, seat: int) -> bool:
    row = s.besieged[seat]
    return row[0] + row[1] + row[2] + row[3] + row[4] > 0


# ---------------------------------------------------------------- losing a scenario at once


def lose(s: State) -> None:
    """An immediate loss ends the game in the middle of anything."""
    s.lost = 1
    s.need = 0
    clear_todo(s)
    s.phase = OVER
    tell(s, EVERYBODY, SCENARIO_IS_LOST, s.scenario)


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
    tell(s, EVERYBODY, DEFEATS, seat, FIRST_MENACE + menace)


# ---------------------------------------------------------------- Shadows


def lose_to_shadows(s: State, seat: int, kind: int) -> None:
    """The victim gets nothing, the opponent fills the laboratory; in the Thieves' Guild the cubes are counted."""
    put(s, find(s, SELECTED + seat, kind), DISCARD)
    s.need -= 1
    tell(s, EVERYBODY, LOSES_TO_SHADOWS, seat, kind)
    if s.seats == 2:
        tell(s, EVERYBODY, RECEIVES_FROM_SHADOWS, 1 - seat, kind)
        add_to_laboratory(s, 1 - seat, RECYCLE[kind])
        if RECYCLE_CUBES[kind] > 1:
            add_to_laboratory(s, 1 - seat, RECYCLE_LAST[kind])
    elif s.scenario == GUILD:
        s.danger_cubes += RECYCLE_CUBES[kind]
        tell(s, EVERYBODY, FINDS_CUBES, seat, s.danger_cubes)
        if s.danger_cubes >= TOO_MANY_CUBES:
            lose(s)


def shadows_fall(s: State, seat: int) -> None:
    """Ask for the next discard; when all must go, or none is left, there is nothing to ask."""
    while s.phase != OVER and s.need > 0 and 0 < discardable(s, seat) <= s.need:
        kind = 0
        while find(s, SELECTED + seat, kind) < 0:
            kind += 1
        lose_to_shadows(s, seat, kind)
    if s.phase == OVER:
        return
    if s.need > 0 and discardable(s, seat) > 0:
        s.phase = SHADOWS
        s.actor = seat
    else:
        s.need = 0
        s.phase = BUSY
        all_besiege(s, seat, SHADOW)


@verb("discard {} to the Shadows", RECYCLABLE, asked=SHADOWS, among=gather_selected)
def discard_to_shadows(s: State, seat: int, kind: int) -> None:
    lose_to_shadows(s, seat, kind)
    shadows_fall(s, seat)


def shadows(s: State, seat: int) -> None:
    """One selected card for every Shadow in construction or just selected."""
    s.need = s.besieged[seat][SHADOW] + arrived(s, seat, SHADOW)
    shadows_fall(s, seat)


# ---------------------------------------------------------------- Frost Giants


def tuck(s: State, seat: int, card: int) -> None:
    """Tuck a giant under a card: it takes cubes as before but can be neither completed nor recycled."""
    s.frozen[card] = 1
    besiege(s, seat, find(s, SELECTED + seat, FIRST_MENACE + GIANT), GIANT)
    s.need -= 1
    tell(s, EVERYBODY, GIANT_FREEZES, KIND[card], seat)


@TASKS.does(DO_GIANTS)
def giants_come(s: State, seat: int) -> None:
    """Each selected giant must be tucked, under a card started for it if need be; with none at all it sits alone (R20).

    Before each the victim may still lay krystallium and soldiers: what is completed then is not frozen (R57).
    """
    s.phase = BUSY
    while s.need > 0:
        if count(s, SITE + seat) > frozen_cards(s, seat) or gather_kinds(s, SELECTED + seat, N_DEVELOPMENTS) > 0:
            s.phase = GIANTS
            s.actor = seat
            return
        besiege(s, seat, find(s, SELECTED + seat, FIRST_MENACE + GIANT), GIANT)
        s.need -= 1
        tell(s, EVERYBODY, GIANT_FINDS_NOTHING, seat)


@verb("freeze {}", BUILDINGS, asked=GIANTS, among=gather_sites)
def freeze(s: State, seat: int, card: int) -> None:
    """Tuck a giant under a card that has none yet (R21)."""
    tuck(s, seat, card)
    ask_again(s, seat)


@allows(freeze)
def is_free(s: State, card: int) -> bool:
    return s.frozen[card] == 0


@verb("build {}", BUILDABLE, asked=GIANTS, among=gather_selected, allowed=is_buildable)
def build_for_giant(s: State, seat: int, kind: int) -> None:
    """Or start a selected card to tuck it there (R25)."""
    put(s, find(s, SELECTED + seat, kind), SITE + seat)
    tell(s, EVERYBODY, BUILDS, seat, kind)
    ask_again(s, seat)


def giants(s: State, seat: int) -> None:
    s.need = arrived(s, seat, GIANT)
    giants_come(s, seat)


# ---------------------------------------------------------------- Thieves


def steal(s: State, seat: int, symbol: int) -> None:
    cover(s, seat, symbol)
    s.need -= 1
    tell(s, EVERYBODY, THIEF_COVERS, seat, symbol)


def has_open_symbol(s: State, seat: int) -> bool:
    for symbol in range(N_SYMBOLS):  # noqa: SIM110 (compiled code has no generators)
        if open_symbols(s, seat, symbol) > 0:
            return True
    return False


@TASKS.does(DO_THIEVES)
def thieves_steal(s: State, seat: int) -> None:
    """The victim chooses the symbol (R26); nothing left to cover, no effect."""
    if s.need > 0 and has_open_symbol(s, seat):
        s.phase = THIEVES
        s.actor = seat
    else:
        s.need = 0
        s.phase = BUSY
        all_besiege(s, seat, THIEF)


@verb("cover {}", SYMBOLS, asked=THIEVES)
def cover_symbol(s: State, seat: int, symbol: int) -> None:
    steal(s, seat, symbol)
    ask_again(s, seat)


@allows(cover_symbol)
def can_cover(s: State, seat: int, symbol: int) -> bool:
    return open_symbols(s, seat, symbol) > 0


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
        tell(s, EVERYBODY, MORE_VERMIN, came, seat)
    if s.scenario == FLOOD and count(s, VERMIN_PILE) == 0:
        lose(s)


def rats(s: State, seat: int) -> None:
    """Selected rats move in, then each rat in construction brings one Vermin, every round (R18)."""
    new = arrived(s, seat, RAT)
    all_besiege(s, seat, RAT)
    if new > 0 or s.breed_new == 0:
        add_vermin(s, seat, s.besieged[seat][RAT])


# ---------------------------------------------------------------- the Fight


@verb("uncover {}", SYMBOLS, asked=UNCOVERING)
def give_back(s: State, seat: int, symbol: int) -> None:
    uncover(s, seat, symbol)
    s.uncover[seat] = 0
    tell(s, EVERYBODY, TOKEN_LEAVES, seat, symbol)


@allows(give_back)
def is_covered(s: State, seat: int, symbol: int) -> bool:
    return tokens_on(s, seat, symbol) > 0


@verb("fight {}", MENACES, asked=(FIGHT, CLOSING))
def fight(s: State, seat: int, menace: int) -> None:
    """A beaten Thief gives one stolen symbol back, the victim's choice (R27)."""
    decide(s, seat)
    defeat(s, seat, menace)
    if menace == THIEF and tokens_of(s, seat) > 0:
        s.uncover[seat] = 1


@allows(fight)
def may_fight(s: State, seat: int, menace: int) -> bool:
    """The whole fee in one payment; a giant here is one that sits alone (R20)."""
    return (
        s.soldiers[seat] >= MENACE_FEE[menace]
        and s.besieged[seat][menace] > 0
        and (menace != GIANT or s.besieged[seat][GIANT] > frozen_cards(s, seat))
    )


@verb("free {}", BUILDINGS, asked=(FIGHT, CLOSING), among=gather_sites)
def free(s: State, seat: int, card: int) -> None:
    """The giant is beaten and the card it held is completed at once, its bonus included (R22)."""
    decide(s, seat)
    s.frozen[card] = 0
    defeat(s, seat, GIANT)
    complete(s, seat, card)


@allows(free)
def may_free(s: State, seat: int, card: int) -> bool:
    """A giant under a card is beaten only when that card has all it needs."""
    return s.frozen[card] == 1 and s.soldiers[seat] >= MENACE_FEE[GIANT] and is_full(s, card)


@allows(fight, free)
def is_fight(s: State) -> bool:
    return s.phase == FIGHT
