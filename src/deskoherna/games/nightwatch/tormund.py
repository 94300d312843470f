"""Tormund, the robber: he moves with a seven or a Patrol, blocks a hex and takes a card."""

from deskoherna.games.nightwatch.board import HEX_CORNERS
from deskoherna.games.nightwatch.flow import ask, carry_on
from deskoherna.games.nightwatch.material import BARREN, NOWHERE
from deskoherna.games.nightwatch.moves import E_DRIVES, E_TORMUND, M_DRIVE, M_ROB, M_TORMUND
from deskoherna.games.nightwatch.state import EMPTY, STEAL, State
from deskoherna.games.nightwatch.supply import receive, steal
from deskoherna.games.nightwatch.wildlings import leave_gift
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

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


def legal_tormund(s: State, out: Row, n: int) -> int:
    """Any other hex; with a Patrol of the full game also a wildling in the Gift."""
    for h in range(s.hexes):
        if h != s.tormund and s.terrain[h] != NOWHERE:
            out[n] = M_TORMUND + h
            n += 1
    if s.left == BY_PATROL:
        n = legal_drive(s, out, n)
    return n


def legal_drive(s: State, out: Row, n: int) -> int:
    for h in range(s.hexes):
        if s.gift[h] != EMPTY:
            out[n] = M_DRIVE + h
            n += 1
    return n


def legal_rob(s: State, seat: int, out: Row, n: int) -> int:
    for victim in range(s.seats):
        if can_rob(s, seat, victim):
            out[n] = M_ROB + victim
            n += 1
    return n


def move_tormund(s: State, seat: int, at: int) -> None:
    """He stands on the new hex; one victim is robbed at once, of several one is chosen."""
    s.tormund = at
    s.left = 0
    tell(s, EVERYBODY, E_TORMUND, seat, at)
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


def rob(s: State, seat: int, victim: int) -> None:
    steal(s, seat, victim)
    carry_on(s)


def drive_off(s: State, seat: int, at: int) -> None:
    """Patrol B: a wildling goes back to the Frostfangs, the hex pays one card (H-22, H-23)."""
    s.left = 0
    kind = leave_gift(s, at)
    tell(s, EVERYBODY, E_DRIVES, seat, kind, at)
    if s.terrain[at] != BARREN:
        receive(s, seat, s.terrain[at])
    carry_on(s)
