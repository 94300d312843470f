"""The construction area: slots, completion, krystallium and soldiers, the alchemist's laboratory."""

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
from deskoherna.games.kingdom.moves import T_COMPLETES, T_KRYSTALLIUM, T_SOLDIERS, T_TRANSMUTES
from deskoherna.games.kingdom.production import count_yields
from deskoherna.games.kingdom.state import DISCARD, DUCHY, SITE, State
from deskoherna.kit.cards import put
from deskoherna.kit.events import EVERYBODY, tell

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


def may_give_up(s: State, card: int) -> bool:
    """Any card under construction, but not a frozen one (R23) nor a marked Farm of the Flood of Rats (R43)."""
    return s.frozen[card] == 0 and not (s.scenario == FLOOD and is_given(s, card))


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


def gather_sites(s: State, seat: int) -> int:
    """List the cards under construction, equal copies once, in `sites`; how many."""
    n = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == SITE + seat and not has_twin(s, seat, card):
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
        tell(s, EVERYBODY, T_SOLDIERS, seat, n)


def gain_krystallium(s: State, seat: int, n: int) -> None:
    if n > 0:
        s.krystallium[seat] += n
        tell(s, EVERYBODY, T_KRYSTALLIUM, seat, n)


def add_to_laboratory(s: State, seat: int, resource: int) -> None:
    """Five cubes of any colours become one krystallium at once; with Quests only when the player wants it (R3)."""
    s.laboratory[seat][resource] += 1
    if s.quests == 0 and in_laboratory(s, seat) == LABORATORY:
        for r in range(N_RESOURCES):
            s.laboratory[seat][r] = 0
        s.krystallium[seat] += 1
        tell(s, EVERYBODY, T_TRANSMUTES, seat)


def clear_slots(s: State, card: int) -> None:
    """What lies on a card goes back to the supply."""
    for slot in range(N_SLOTS):
        s.filled[card][slot] = 0


def complete(s: State, seat: int, card: int) -> None:
    """The card joins the duchy: its slots are emptied, its bonus is paid once, it yields from the next count on."""
    kind = KIND[card]
    clear_slots(s, card)
    put(s, card, DUCHY + seat)
    tell(s, EVERYBODY, T_COMPLETES, seat, kind)
    s.owned[seat][TYPE[kind]] += 1
    count_yields(s, seat)
    gain_soldiers(s, seat, BONUS_S[kind])
    gain_krystallium(s, seat, BONUS_K[kind])


def fill(s: State, seat: int, card: int, slot: int) -> None:
    """Lay a cube or soldier on a slot; the last one completes the card, unless a Frost Giant holds it."""
    s.filled[card][slot] += 1
    if s.frozen[card] == 0 and is_full(s, card):
        complete(s, seat, card)


def place_cube(s: State, seat: int, card: int) -> None:
    """A cube in hand goes on a slot of its own colour (R13)."""
    s.cubes[seat] -= 1
    fill(s, seat, card, s.colour[seat])


def place_krystallium(s: State, seat: int, card: int, slot: int) -> None:
    """Krystallium fills its own slot or stands for any cube, never for a soldier."""
    s.krystallium[seat] -= 1
    fill(s, seat, card, slot)


def place_soldier(s: State, seat: int, card: int) -> None:
    s.soldiers[seat] -= 1
    fill(s, seat, card, S)


def cube_to_laboratory(s: State, seat: int) -> None:
    s.cubes[seat] -= 1
    add_to_laboratory(s, seat, s.colour[seat])


def give_up(s: State, seat: int, card: int) -> None:
    """Discard a card under construction: all on it is lost, its recycling cube goes into the laboratory only."""
    clear_slots(s, card)
    put(s, card, DISCARD)
    add_to_laboratory(s, seat, RECYCLE[KIND[card]])
