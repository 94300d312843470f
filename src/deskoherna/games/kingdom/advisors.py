"""Advisors: each ability belongs to a phase, costs soldiers and works once a round."""

from deskoherna.games.kingdom.construction import add_to_laboratory, decide, gain_krystallium
from deskoherna.games.kingdom.deck import drop_looked, is_advisor, join_advisors, look, show_top
from deskoherna.games.kingdom.events import FINDS, SABOTAGES
from deskoherna.games.kingdom.kinds import find, gather_looked
from deskoherna.games.kingdom.material import (
    ADVISOR_AMOUNT,
    ADVISOR_FEE,
    ALCHEMIST,
    BUILDER,
    CALAMITY,
    CAPTAIN,
    CARTOGRAPHER,
    CHRONICLER,
    EMINENCE,
    FIRST_ADVISOR_CARD,
    GUILDMASTER,
    KIND,
    LEAST_ADVISOR_FEE,
    N_DEVELOPMENTS,
    PIRATE,
    PROPHET,
    SABOTEUR,
    STEP_ADVISOR,
    STEWARD,
    TREASURER,
)
from deskoherna.games.kingdom.quests import shed_calamities
from deskoherna.games.kingdom.state import (
    ADVISED,
    ADVISORS,
    BUILDING_TIME,
    CLOSING,
    DECK,
    DECKABLE,
    DUCHY,
    LAST_RIGHTS,
    LOOKED,
    LOOKING,
    PLANNING,
    SELECTED,
    STEP_E,
    STEP_M,
    State,
)
from deskoherna.kit.cards import count, count_in, everybody, put, show
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

# ---------------------------------------------------------------- questions


def is_ready(s: State, seat: int, advisor: int) -> bool:
    """In the own advisor area, not used this round, and the fee is there."""
    return (
        s.place[FIRST_ADVISOR_CARD + advisor] == ADVISED + seat
        and s.used[advisor] == 0
        and s.soldiers[seat] >= ADVISOR_FEE[advisor]
    )


def sets(s: State, seat: int) -> int:
    """Complete sets of the four types among the completed cards."""
    row = s.owned[seat]
    return min(min(row[0], row[1]), min(row[2], row[3]))


def suits_planning(s: State, seat: int, advisor: int) -> bool:
    """Prophet always; Eminence with a calamity; Cartographer with a deck; Guildmaster with a card to recycle."""
    if advisor == PROPHET:
        return True
    if advisor == EMINENCE:
        return find(s, DUCHY + seat, CALAMITY) >= 0
    if advisor == CARTOGRAPHER:
        return count(s, DECK) > 0
    if advisor == GUILDMASTER:
        return s.cubes[seat] == 0 and count_in(s, SELECTED + seat, 0, N_DEVELOPMENTS) > 0
    return False


def suits(s: State, seat: int, advisor: int) -> bool:
    """Does the ability belong to this moment? The Saboteur is sent in the window before a count (R8, R11)."""
    if s.phase == PLANNING:
        return advisor == SABOTEUR or suits_planning(s, seat, advisor)
    if STEP_M <= s.phase <= STEP_E:
        if advisor == SABOTEUR:
            return s.phase != STEP_E
        return advisor == ALCHEMIST or advisor == STEP_ADVISOR[s.phase - STEP_M]
    if s.phase == LAST_RIGHTS:
        return advisor == CAPTAIN or (advisor == CHRONICLER and sets(s, seat) > 0)
    return False


def may_use(s: State, seat: int, advisor: int) -> bool:
    return is_ready(s, seat, advisor) and suits(s, seat, advisor)


# ---------------------------------------------------------------- abilities


def hire(s: State, seat: int, advisor: int) -> None:
    """Pay the fee; the advisor rests until the next round."""
    s.soldiers[seat] -= ADVISOR_FEE[advisor]
    s.used[advisor] = 1


def produce_more(s: State, seat: int, advisor: int) -> None:
    """Pirate, Builder, Steward, Treasurer: more cubes of this step, not counted for supremacy (R32)."""
    s.cubes[seat] += ADVISOR_AMOUNT[advisor]


def alchemist(s: State, seat: int) -> None:
    """Cubes from the supply into the laboratory, in the colour of the step."""
    for _ in range(ADVISOR_AMOUNT[ALCHEMIST]):
        add_to_laboratory(s, seat, s.phase - STEP_M)


def cartographer(s: State, seat: int) -> None:
    """Look at the top cards of the deck; one of them is chosen next."""
    look(s, seat, ADVISOR_AMOUNT[CARTOGRAPHER])
    show_top(s)
    s.looking[seat] = 1


@verb("take {}", DECKABLE, asked=LOOKING, among=gather_looked)
def choose_looked(s: State, seat: int, kind: int) -> None:
    """The chosen card joins the selected cards, open to all; the others are discarded."""
    card = find(s, LOOKED + seat, kind)
    put(s, card, SELECTED + seat)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, FINDS, seat, kind)
    s.looking[seat] = 0
    drop_looked(s, seat)
    if is_advisor(KIND[card]):
        join_advisors(s, seat, card, KIND[card])


def saboteur(s: State, seat: int) -> None:
    """At the coming count the opponent's volume is nothing, for supremacy only."""
    s.sabotage[seat] = 1
    tell(s, EVERYBODY, SABOTAGES, seat, s.phase - PLANNING)


@verb("use {}", ADVISORS, asked=(*BUILDING_TIME, CLOSING), allowed=may_use)
def use(s: State, seat: int, advisor: int) -> None:
    """One dispatcher, one ability a branch."""
    decide(s, seat)
    hire(s, seat, advisor)
    if advisor in (PIRATE, BUILDER, STEWARD, TREASURER):
        produce_more(s, seat, advisor)
    elif advisor == PROPHET:
        gain_krystallium(s, seat, ADVISOR_AMOUNT[PROPHET])
    elif advisor == EMINENCE:
        shed_calamities(s, seat, ADVISOR_AMOUNT[EMINENCE])
    elif advisor == CARTOGRAPHER:
        cartographer(s, seat)
    elif advisor == ALCHEMIST:
        alchemist(s, seat)
    elif advisor == GUILDMASTER:
        s.guild[seat] = 1
    elif advisor == CAPTAIN:
        s.extra[seat] += ADVISOR_AMOUNT[CAPTAIN]
    elif advisor == CHRONICLER:
        s.extra[seat] += ADVISOR_AMOUNT[CHRONICLER] * sets(s, seat)
    elif advisor == SABOTEUR:
        saboteur(s, seat)


@allows(use)
def can_hire(s: State, seat: int) -> bool:
    """Soldiers for the cheapest advisor, at least."""
    return s.advisors == 1 and s.soldiers[seat] >= LEAST_ADVISOR_FEE
