"""Tormund, the robber: he moves with a seven or a Patrol, blocks a hex and takes a card."""

from deskoherna.games.nightwatch.board import HEX_CORNERS, HEXES
from deskoherna.games.nightwatch.events import DRIVES_OFF, MOVES_TORMUND
from deskoherna.games.nightwatch.flow import ask, carry_on
from deskoherna.games.nightwatch.material import BARREN, NOWHERE
from deskoherna.games.nightwatch.state import EMPTY, SEATS, STEAL, TORMUND, State
from deskoherna.games.nightwatch.supply import receive, steal
from deskoherna.games.nightwatch.tasks import DO_TORMUND, TASKS
from deskoherna.games.nightwatch.wildlings import leave_gift
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

BY_PATROL = 1
"""`left` while Tormund moves by a Patrol of the full game: a wildling may be driven off instead."""


def lives_at(s: State, seat: int, at: int) -> bool:
    for k in range(6):
        if s.owner[HEX_CORNERS[at][k]] == seat:
            return True
    return False


def can_rob(s: State, seat: int, victim: int) -> bool:
    return victim != seat and s.n_hand[victim] > 0 and lives_at(s, victim, s.tormund)


@TASKS.does(DO_TORMUND)
def ask_tormund(s: State, seat: int, by: int) -> None:
    s.left = by
    ask(s, TORMUND, seat)


@verb("Tormund to {}", HEXES, asked=TORMUND)
def move_tormund(s: State, seat: int, at: int) -> None:
    """He stands on the new hex; one victim is robbed at once, of several one is chosen."""
    s.tormund = at
    s.left = 0
    tell(s, EVERYBODY, MOVES_TORMUND, seat, at)
    victims = 0
    last = seat
    for victim in range(s.seats):
        if can_rob(s, seat, victim):
            victims += 1
            last = victim
    if victims > 1:
        ask(s, STEAL, seat)
        return
    if victims == 1:
        steal(s, seat, last)
    carry_on(s)


@allows(move_tormund)
def is_elsewhere(s: State, at: int) -> bool:
    """Another hex; the ice field has no number token to stand on (H-9)."""
    return at != s.tormund and s.terrain[at] != NOWHERE and (s.ice_shut == 0 or s.terrain[at] != BARREN)


@verb("rob {}", SEATS, asked=STEAL, allowed=can_rob)
def rob(s: State, seat: int, victim: int) -> None:
    steal(s, seat, victim)
    carry_on(s)


@verb("drive wildling off {}", HEXES, asked=TORMUND)
def drive_off(s: State, seat: int, at: int) -> None:
    """Patrol B: a wildling goes back to the Frostfangs, the hex pays one card (H-22, H-23)."""
    s.left = 0
    kind = leave_gift(s, at)
    tell(s, EVERYBODY, DRIVES_OFF, seat, kind, at)
    if s.terrain[at] != BARREN:
        receive(s, seat, s.terrain[at])
    carry_on(s)


@allows(drive_off)
def may_drive_off(s: State) -> bool:
    return s.left == BY_PATROL


@allows(drive_off)
def has_wildling(s: State, at: int) -> bool:
    return s.gift[at] != EMPTY
