"""What pieces and cards are worth to a duchy, in tenths of a point."""

from deskoherna.games.kingdom.bot.notes import Notes
from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
    N_RESOURCES,
    N_SLOTS,
    NO_TYPE,
    POINTS,
    POINTS_PER,
    PRODUCTION,
    PRODUCTION_PER,
    TYPE,
    K,
    S,
)
from deskoherna.games.kingdom.state import N_ROUNDS, PLANNING, STEP_M, State

__rules__ = True

TENTHS = 10
PIECE: list[int] = [9, 10, 11, 16, 23, 9]
"""A cube of each resource in a later round, krystallium and a soldier that are kept."""
NEW_OF_A_TYPE = 9
"""Tenths of a card of each type that a round of picks will bring."""


def rounds_after(s: State) -> int:
    return N_ROUNDS - s.round


def picks_after(s: State) -> int:
    """Rounds in which cards will still be chosen."""
    return N_ROUNDS - s.round + (1 if s.phase < PLANNING else 0)


def step_is_open(s: State, resource: int) -> bool:
    """Will this resource still be produced in this round?"""
    return s.phase < STEP_M or s.phase - STEP_M < resource


def plain_units(notes: Notes) -> None:
    """Every piece at its usual worth; `price_units` of the plan knows better where a quest asks for more."""
    for slot in range(N_SLOTS):
        notes.unit[slot] = PIECE[slot]


def kept(s: State, notes: Notes, slot: int) -> int:
    """Krystallium or a soldier that stays; after the last round it serves for little."""
    return notes.unit[slot] - (PIECE[slot] * 3 // 4 if s.round == N_ROUNDS else 0)


def gain(s: State, notes: Notes, seat: int, kind: int, rounds: int) -> int:
    """What a card brings that yields in so many rounds: points, cubes, its bonus."""
    value = TENTHS * POINTS[kind]
    own = TYPE[kind]
    per = POINTS_PER[kind]
    if per != NO_TYPE:
        value *= s.owned[seat][per] + (1 if per == own else 0) + NEW_OF_A_TYPE * picks_after(s) // TENTHS
    per = PRODUCTION_PER[kind]
    times = 1 if per == NO_TYPE else s.owned[seat][per] + (1 if per == own else 0) + picks_after(s) // 2
    for r in range(N_RESOURCES):
        if PRODUCTION[kind][r] > 0:
            value += PRODUCTION[kind][r] * times * notes.unit[r] * rounds
    return value + BONUS_K[kind] * kept(s, notes, K) + BONUS_S[kind] * kept(s, notes, S)
