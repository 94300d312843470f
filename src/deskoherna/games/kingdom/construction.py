"""The construction area: slots, completion, krystallium and soldiers, the alchemist's laboratory."""

from deskoherna.games.kingdom.events import (
    COMPLETES,
    GAINS_KRYSTALLIUM,
    GAINS_SOLDIERS,
    MAKES_KRYSTALLIUM,
    STORES_CUBES,
)
from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
    COST,
    FIRST_CARD,
    FLOOD,
    GIVEN,
    KIND,
    N_DEVELOPMENTS,
    N_RESOURCES,
    N_SLOTS,
    RECYCLE,
    TYPE,
    S,
)
from deskoherna.games.kingdom.production import count_yields
from deskoherna.games.kingdom.state import (
    ANY_TIME,
    BUILDING_TIME,
    BUILDINGS,
    BUSY,
    CUBES,
    DISCARD,
    DUCHY,
    FIGHT,
    GIANTS,
    PLANNING,
    SITE,
    THIEVES,
    State,
)
from deskoherna.games.kingdom.tasks import DO_GIANTS, DO_THIEVES
from deskoherna.kit.cards import gather, next_in, put
from deskoherna.kit.declare import allows, gathers, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import push

__rules__ = True

LABORATORY = 5
"""So many cubes become one krystallium."""

# ---------------------------------------------------------------- questions


def lacks(s: State, card: int, slot: int) -> bool:
    """Has the card a free slot of this sort?"""
    return s.filled[card][slot] < COST[KIND[card]][slot]


def is_full(s: State, card: int) -> bool:
    for slot in range(N_SLOTS):  # noqa: SIM110 (compiled code has no generators)
        if s.filled[card][slot] < COST[KIND[card]][slot]:
            return False
    return True


def is_given(s: State, card: int) -> bool:
    """One of the cards a scenario laid into the construction area."""
    return GIVEN[s.scenario][card] == 1


def has_twin(s: State, seat: int, card: int) -> bool:
    """Is there an earlier copy in just the same condition? Identical copies are one move."""
    for other in range(FIRST_CARD[KIND[card]], card):
        if s.place[other] == SITE + seat:
            same = s.frozen[other] == s.frozen[card] and is_given(s, other) == is_given(s, card)
            for slot in range(N_SLOTS):
                if s.filled[other][slot] != s.filled[card][slot]:
                    same = False
            if same:
                return True
    return False


@gathers("sites")
def gather_sites(s: State, seat: int) -> int:
    """The cards under construction, equal copies once; how many."""
    n = 0
    for k in range(gather(s, SITE + seat, 0, N_DEVELOPMENTS, s.sites)):
        card = s.sites[k]
        if not has_twin(s, seat, card):
            s.sites[n] = card
            n += 1
    return n


def in_laboratory(s: State, seat: int) -> int:
    row = s.laboratory[seat]
    return row[0] + row[1] + row[2] + row[3]


# ---------------------------------------------------------------- commands


def gain_soldiers(s: State, seat: int, n: int) -> None:
    """From the supply straight to the duchy card; the supply is unlimited (R10)."""
    if n > 0:
        s.soldiers[seat] += n
        tell(s, EVERYBODY, GAINS_SOLDIERS, seat, n)


def gain_krystallium(s: State, seat: int, n: int) -> None:
    if n > 0:
        s.krystallium[seat] += n
        tell(s, EVERYBODY, GAINS_KRYSTALLIUM, seat, n)


def keeps_cubes(s: State) -> bool:
    """With Quests, by an option, five laboratory cubes change only when the player wants it (R3)."""
    return s.quests == 1 and s.five_change == 0


def add_to_laboratory(s: State, seat: int, resource: int) -> None:
    """Five cubes of any colours become one krystallium at once."""
    s.laboratory[seat][resource] += 1
    if in_laboratory(s, seat) == LABORATORY and not keeps_cubes(s):
        for r in range(N_RESOURCES):
            s.laboratory[seat][r] = 0
        s.krystallium[seat] += 1
        tell(s, EVERYBODY, MAKES_KRYSTALLIUM, seat)


def clear_slots(s: State, card: int) -> None:
    """What lies on a card goes back to the supply."""
    for slot in range(N_SLOTS):
        s.filled[card][slot] = 0


def complete(s: State, seat: int, card: int) -> None:
    """The card joins the duchy: its slots are emptied, its bonus is paid once, it yields from the next count on."""
    kind = KIND[card]
    clear_slots(s, card)
    put(s, card, DUCHY + seat)
    tell(s, EVERYBODY, COMPLETES, seat, kind)
    s.owned[seat][TYPE[kind]] += 1
    count_yields(s, seat)
    gain_soldiers(s, seat, BONUS_S[kind])
    gain_krystallium(s, seat, BONUS_K[kind])


def fill(s: State, seat: int, card: int, slot: int) -> None:
    """Lay a cube or soldier on a slot; the last one completes the card, unless a Frost Giant holds it."""
    s.filled[card][slot] += 1
    if s.frozen[card] == 0 and is_full(s, card):
        complete(s, seat, card)


def decide(s: State, seat: int) -> None:
    """A choice was made while both act: whoever made one says when it stands, so that undo may still change it."""
    if PLANNING <= s.phase <= FIGHT:
        s.chose[seat] = 1


def ask_again(s: State, seat: int) -> None:
    """The question of a giant or a Thief goes on: what was laid on cards may change what they find."""
    if s.phase == GIANTS:
        push(s, DO_GIANTS, seat, 0, 0)
        s.phase = BUSY
    elif s.phase == THIEVES:
        push(s, DO_THIEVES, seat, 0, 0)
        s.phase = BUSY


# ---------------------------------------------------------------- what a player does


def has_cube(s: State, seat: int) -> bool:
    return s.cubes[seat] > 0


def fits_somewhere(s: State, seat: int, slot: int) -> bool:
    """Has any card under construction a free slot of this sort?"""
    card = next_in(s, SITE + seat, 0, N_DEVELOPMENTS)
    while card < N_DEVELOPMENTS and not lacks(s, card, slot):
        card = next_in(s, SITE + seat, card + 1, N_DEVELOPMENTS)
    return card < N_DEVELOPMENTS


def spend_cube(s: State, seat: int) -> None:
    """One cube less in hand; after the last one a treasure's cube of another colour is taken up."""
    s.cubes[seat] -= 1
    if s.cubes[seat] == 0:
        if s.stored[seat] > 0:
            tell(s, EVERYBODY, STORES_CUBES, seat, s.stored[seat], s.colour[seat])
            s.stored[seat] = 0
        if s.spare[seat] > 0:
            s.cubes[seat] = 1
            s.colour[seat] = s.spare[seat] - 1
            s.spare[seat] = 0


@verb("cube on {}", BUILDINGS, asked=BUILDING_TIME, among=gather_sites, allowed=has_cube)
def place_cube(s: State, seat: int, card: int) -> None:
    """A cube in hand goes on a slot of its own colour (R13)."""
    decide(s, seat)
    colour = s.colour[seat]
    spend_cube(s, seat)
    fill(s, seat, card, colour)


@allows(place_cube)
def takes_cube(s: State, seat: int, card: int) -> bool:
    return lacks(s, card, s.colour[seat])


@verb("cube to laboratory", asked=BUILDING_TIME, allowed=has_cube)
def cube_to_laboratory(s: State, seat: int) -> None:
    """By free choice, even where a slot is open."""
    colour = s.colour[seat]
    if fits_somewhere(s, seat, colour):
        decide(s, seat)
    s.stored[seat] += 1
    spend_cube(s, seat)
    add_to_laboratory(s, seat, colour)


@verb("krystallium on {} as {}", BUILDINGS, CUBES, asked=ANY_TIME, among=gather_sites, allowed=lacks)
def place_krystallium(s: State, seat: int, card: int, slot: int) -> None:
    """Krystallium fills its own slot or stands for any cube, never for a soldier."""
    decide(s, seat)
    s.krystallium[seat] -= 1
    fill(s, seat, card, slot)
    ask_again(s, seat)


@allows(place_krystallium)
def has_krystallium(s: State, seat: int) -> bool:
    return s.krystallium[seat] > 0


@verb("soldier on {}", BUILDINGS, asked=ANY_TIME, among=gather_sites)
def place_soldier(s: State, seat: int, card: int) -> None:
    decide(s, seat)
    s.soldiers[seat] -= 1
    fill(s, seat, card, S)
    ask_again(s, seat)


@allows(place_soldier)
def has_soldier(s: State, seat: int) -> bool:
    return s.soldiers[seat] > 0


@allows(place_soldier)
def takes_soldier(s: State, card: int) -> bool:
    return lacks(s, card, S)


@verb("give up {}", BUILDINGS, asked=ANY_TIME, among=gather_sites)
def give_up(s: State, seat: int, card: int) -> None:
    """Discard a card under construction: all on it is lost, its recycling cube goes into the laboratory only."""
    decide(s, seat)
    clear_slots(s, card)
    put(s, card, DISCARD)
    add_to_laboratory(s, seat, RECYCLE[KIND[card]])
    ask_again(s, seat)


@allows(give_up)
def may_give_up(s: State, card: int) -> bool:
    """Any card under construction, but not a frozen one (R23) nor a marked Farm of the Flood of Rats (R43)."""
    return s.frozen[card] == 0 and not (s.scenario == FLOOD and is_given(s, card))
