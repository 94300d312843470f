"""The special cards Longest Road and Largest Patrol: who takes them, who keeps them, when they lie aside."""

from deskoherna.games.nightwatch.events import (
    LARGEST_PATROL_ASIDE,
    LONGEST_ROAD_ASIDE,
    TAKES_LARGEST_PATROL,
    TAKES_LONGEST_ROAD,
)
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
    """The card moves at once."""
    holder = s.longest_road
    s.longest_road = rightful(s, s.road_length, holder, LONGEST_ROAD_FROM)
    move_card(s, holder, s.longest_road, TAKES_LONGEST_ROAD, LONGEST_ROAD_ASIDE)


def settle_largest_patrol(s: State) -> None:
    """The same for played Patrols; only Yoren can lower a count (H-14)."""
    holder = s.largest_patrol
    s.largest_patrol = rightful(s, s.patrols, holder, LARGEST_PATROL_FROM)
    move_card(s, holder, s.largest_patrol, TAKES_LARGEST_PATROL, LARGEST_PATROL_ASIDE)


def move_card(s: State, holder: int, taker: int, taken: int, put_aside: int) -> None:
    """The points go with the card; whoever takes it wakes a wildling in the full game (H-19)."""
    if taker == holder:
        return
    if holder != NOBODY:
        s.score[holder] -= s.award
    if taker == NOBODY:
        tell(s, EVERYBODY, put_aside)
        return
    s.score[taker] += s.award
    tell(s, EVERYBODY, taken, taker)
    if s.game == WATCH:
        flip_from_pool(s)
