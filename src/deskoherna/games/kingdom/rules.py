"""The contract: who acts and what is asked, who has won. Moves stand where they belong."""

from deskoherna.games.kingdom.material import MEDALS
from deskoherna.games.kingdom.quests import NO_STEP, has_all_last_steps, waits_for_prize
from deskoherna.games.kingdom.scoring import basic_points, combination_points, fails_alone, medal_row, penalties
from deskoherna.games.kingdom.state import (
    ADVISOR,
    BUSY,
    CLOSING,
    FIGHT,
    LOOKING,
    OVER,
    PAYING,
    PLANNING,
    RECYCLING,
    TRANSMUTING,
    UNCOVERING,
    State,
)
from deskoherna.games.kingdom.windows import is_closing

__rules__ = True

NO_MEDAL, BRONZE, SILVER, GOLD = range(4)

# ---------------------------------------------------------------- who acts, and what is asked


def actors(s: State) -> int:
    """In secret or in a window all who are not done nor wait for a prize, else the one whose turn it is."""
    phase = s.phase
    if phase == ADVISOR or PLANNING <= phase <= FIGHT:
        bits = 0
        for seat in range(s.seats):
            if s.done[seat] == 0 and not (s.quests == 1 and waits_for_prize(s, seat)):
                bits |= 1 << seat
        return bits
    return 0 if phase == OVER else 1 << s.actor


def asked_of(s: State, seat: int) -> int:
    """What a seat has begun comes before what the phase asks."""
    if s.paying[seat] != NO_STEP:
        return PAYING
    if s.crucible[seat] > 0:
        return TRANSMUTING
    if s.looking[seat] == 1:
        return LOOKING
    if s.guild[seat] == 1:
        return RECYCLING
    if s.uncover[seat] == 1:
        return UNCOVERING
    return CLOSING if s.chose[seat] == 1 and is_closing(s, seat) else s.phase


def is_busy(s: State) -> bool:
    return s.phase == BUSY


# ---------------------------------------------------------------- who has won


def points(s: State, seat: int) -> int:
    """Totals may be negative (R17)."""
    return basic_points(s, seat) + combination_points(s, seat) + s.extra[seat] - penalties(s, seat)


def medal(s: State) -> int:
    """No medal, bronze, silver or gold of a solo game."""
    if fails_alone(s):
        return NO_MEDAL
    row, total, n = medal_row(s), points(s, 0), 0
    for m in range(3):
        if total >= MEDALS[row][m]:
            n = m + 1
    return n


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
