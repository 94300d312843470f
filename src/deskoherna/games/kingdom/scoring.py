"""What counts at the end: points and penalties, what loses alone, the table of medals."""

from deskoherna.games.kingdom.kinds import copies
from deskoherna.games.kingdom.material import (
    CALAMITY,
    CALAMITY_PENALTY,
    DUCHY_PER,
    DUCHY_POINTS,
    GIVEN,
    GUILD,
    KIND,
    N_DEVELOPMENTS,
    NO_PLOT,
    NO_TYPE,
    PENALTY,
    POINTS,
    POINTS_PER,
    THIEF,
)
from deskoherna.games.kingdom.quests import has_all_last_steps
from deskoherna.games.kingdom.state import DUCHY, State

__rules__ = True

SIDE_A_ALONE = 15
"""What side A of the duchy costs alone."""
FIRST_SIDE_B = 2
MODULE_MENACES, MODULE_ADVISORS, MODULE_QUESTS, FIRST_PLOT_MEDAL = range(4)


def basic_points(s: State, seat: int) -> int:
    """Fixed points of completed cards."""
    total = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == DUCHY + seat and POINTS_PER[KIND[card]] == NO_TYPE:
            total += POINTS[KIND[card]]
    return total


def combination_points(s: State, seat: int) -> int:
    """So many points per own card of a type: of completed cards and of the duchy card."""
    total = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == DUCHY + seat and POINTS_PER[KIND[card]] != NO_TYPE:
            total += POINTS[KIND[card]] * s.owned[seat][POINTS_PER[KIND[card]]]
    duchy = s.duchy[seat]
    if DUCHY_PER[duchy] != NO_TYPE:
        total += DUCHY_POINTS[duchy] * s.owned[seat][DUCHY_PER[duchy]]
    return total


def penalties(s: State, seat: int) -> int:
    """Calamities in the duchy, menaces in the construction area, side A alone."""
    total = CALAMITY_PENALTY * copies(s, DUCHY + seat, CALAMITY)
    for menace in range(len(PENALTY)):
        total += PENALTY[menace] * s.besieged[seat][menace]
    if s.seats == 1 and s.duchy[seat] < FIRST_SIDE_B:
        total += SIDE_A_ALONE
    return total


def all_given_done(s: State) -> bool:
    """Are the cards a scenario laid out completed?"""
    for card in range(N_DEVELOPMENTS):  # noqa: SIM110 (compiled code has no generators)
        if GIVEN[s.scenario][card] == 1 and s.place[card] != DUCHY:
            return False
    return True


def fails_alone(s: State) -> bool:
    """What loses a solo game: its own conditions, and a last quest step left undone."""
    if s.lost == 1 or not has_all_last_steps(s, 0) or not all_given_done(s):
        return True
    return s.scenario == GUILD and s.besieged[0][THIEF] > 0


def medal_row(s: State) -> int:
    """Which line of the medal table counts."""
    if s.scenario != NO_PLOT:
        return FIRST_PLOT_MEDAL + s.scenario - 1
    if s.menaces == 1:
        return MODULE_MENACES
    return MODULE_ADVISORS if s.advisors == 1 else MODULE_QUESTS
