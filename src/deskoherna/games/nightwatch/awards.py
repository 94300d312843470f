"""The special cards Longest Road and Largest Patrol: who takes them, who keeps them, when they lie aside."""

from deskoherna.games.nightwatch.moves import E_LARGEST, E_LARGEST_ASIDE, E_LONGEST, E_LONGEST_ASIDE
from deskoherna.games.nightwatch.state import NOBODY, WATCH, State
from deskoherna.games.nightwatch.wildlings import flip_from_pool
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

LONGEST_ROAD_FROM = 5
LARGEST_PATROL_FROM = 3


def rightful(s: State, counts: Row, holder: int, least: int) -> int:
    """Who holds a special card: the holder while nobody has more, else the single leader, else nobody."""
    best = least - 1
    leader = NOBODY
    for seat in range(s.seats):
        if counts[seat] > best:
            best = counts[seat]
            leader = seat
        elif counts[seat] == best:
            leader = NOBODY
    if holder != NOBODY and best >= least and counts[holder] == best:
        return holder
    return leader


def settle_longest_road(s: State) -> None:
    """The card moves at once; whoever takes it wakes a wildling in the full game (H-19)."""
    holder = s.longest_road
    taker = rightful(s, s.road_length, holder, LONGEST_ROAD_FROM)
    if taker == holder:
        return
    s.longest_road = taker
    if holder != NOBODY:
        s.score[holder] -= s.award
    if taker == NOBODY:
        tell(s, EVERYBODY, E_LONGEST_ASIDE)
        return
    s.score[taker] += s.award
    tell(s, EVERYBODY, E_LONGEST, taker)
    if s.game == WATCH:
        flip_from_pool(s)


def settle_largest_patrol(s: State) -> None:
    """The same for played Patrols; only Yoren can lower a count (H-14)."""
    holder = s.largest_patrol
    taker = rightful(s, s.patrols, holder, LARGEST_PATROL_FROM)
    if taker == holder:
        return
    s.largest_patrol = taker
    if holder != NOBODY:
        s.score[holder] -= s.award
    if taker == NOBODY:
        tell(s, EVERYBODY, E_LARGEST_ASIDE)
        return
    s.score[taker] += s.award
    tell(s, EVERYBODY, E_LARGEST, taker)
    if s.game == WATCH:
        flip_from_pool(s)
