"""Points, tie-breaks, medals."""

from deskoherna.games.kingdom.material import (
    CALAMITY,
    CALAMITY_PENALTY,
    DUCHY_PER,
    DUCHY_POINTS,
    FIRST_CARD,
    GIVEN,
    GUILD,
    KIND,
    MEDALS,
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
NO_MEDAL, BRONZE, SILVER, GOLD = range(4)
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
    total = 0
    for card in range(FIRST_CARD[CALAMITY], FIRST_CARD[CALAMITY + 1]):
        if s.place[card] == DUCHY + seat:
            total += CALAMITY_PENALTY
    for menace in range(len(PENALTY)):
        total += PENALTY[menace] * s.besieged[seat][menace]
    if s.seats == 1 and s.duchy[seat] < FIRST_SIDE_B:
        total += SIDE_A_ALONE
    return total


def points(s: State, seat: int) -> int:
    """Totals may be negative (R17)."""
    return basic_points(s, seat) + combination_points(s, seat) + s.extra[seat] - penalties(s, seat)


def completed(s: State, seat: int) -> int:
    """Development cards only (R15)."""
    row = s.owned[seat]
    return row[0] + row[1] + row[2] + row[3]


def beats(s: State, seat: int, other: int) -> bool:
    """More points; then more completed cards; then more soldiers on the duchy card (R48)."""
    mine, theirs = points(s, seat), points(s, other)
    if mine != theirs:
        return mine > theirs
    if completed(s, seat) != completed(s, other):
        return completed(s, seat) > completed(s, other)
    return s.soldiers[seat] > s.soldiers[other]


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


def medal(s: State) -> int:
    """No medal, bronze, silver or gold of a solo game."""
    if fails_alone(s):
        return NO_MEDAL
    row, total, n = medal_row(s), points(s, 0), 0
    for m in range(3):
        if total >= MEDALS[row][m]:
            n = m + 1
    return n


def standing(s: State, seat: int) -> int:
    """First is who may win and is not beaten by another who may win; alone, who has a medal."""
    if s.seats == 1:
        return 1 if medal(s) > NO_MEDAL else 2
    other = 1 - seat
    if not has_all_last_steps(s, seat):
        return 2
    if has_all_last_steps(s, other) and beats(s, other, seat):
        return 2
    return 1
