"""What is coming: what each number of the wildling die would do, and what a seat earns in 36 throws."""

from typing import Annotated

import msgspec

from deskoherna.games.nightwatch.board import HEX_CORNERS
from deskoherna.games.nightwatch.material import (
    BARREN,
    BOTH,
    CLANS,
    CLIMBER,
    GIANT,
    N_RESOURCES,
    NO_TRAIL,
    NOWHERE,
    PIPS,
    RESOURCES,
    TRAIL_CLAN,
    TRAIL_CLEARING,
    WILDLINGS,
)
from deskoherna.games.nightwatch.production import SEVEN, pays
from deskoherna.games.nightwatch.state import BEFORE_ROLL, EMPTY, State
from deskoherna.games.nightwatch.wall import guards_at
from deskoherna.games.nightwatch.wildlings import room_behind
from deskoherna.kit.view import one_of


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """A number of the wildling die and what it would bring now."""

    die: int
    clan: Annotated[str, one_of(CLANS)]
    clearing: int
    wildling: Annotated[str, one_of(WILDLINGS)] | None
    """None: nobody stands in the first camp."""
    outcome: Annotated[str, one_of("nothing", "rests", "breach", "strikes", "climbs", "no-room")]
    """A giant strikes a guard."""


class Income(msgspec.Struct, frozen=True, kw_only=True):
    """Cards in 36 throws, as the board stands: by resource, and what Tormund and wildlings hold back."""

    cards: dict[Annotated[str, one_of(RESOURCES)], int]
    blocked: int


def outcome(s: State, kind: int, section: int) -> str:
    posted = guards_at(s, section)
    if kind == CLIMBER:
        return "climbs" if room_behind(s, section) != EMPTY else "no-room"
    if kind == GIANT:
        return "strikes" if posted else "breach"
    return "breach" if s.clearing[section] + 1 > posted else "rests"


def forecast(s: State) -> list[Forecast]:
    found = []
    for die, clan in enumerate(TRAIL_CLAN):
        if clan != NO_TRAIL:
            kind, section = s.camp[clan][0], TRAIL_CLEARING[die]
            nobody = kind == EMPTY
            found.append(
                Forecast(
                    die=die,
                    clan=CLANS.ids[clan],
                    clearing=section + 1,
                    wildling=None if nobody else WILDLINGS.ids[kind],
                    outcome="nothing" if nobody else outcome(s, kind, section),
                )
            )
    return found


def income(s: State, seat: int) -> Income:
    cards = [0] * N_RESOURCES
    blocked = 0
    for h in range(s.hexes):
        if s.terrain[h] in (NOWHERE, BARREN):
            continue
        pips = PIPS[s.number[h]]
        earned = sum(s.level[c] * pips for c in HEX_CORNERS[h] if s.owner[c] == seat)
        if pays(s, h):
            cards[s.terrain[h]] += earned
        else:
            blocked += earned
    return Income(cards=dict(zip(RESOURCES.ids, cards, strict=True)), blocked=blocked)


def paid_now(s: State, h: int) -> bool:
    """Does the hex answer to the roll of this turn?"""
    total = s.dice[0] + s.dice[1]
    if total in (0, SEVEN) or s.home == BEFORE_ROLL or not pays(s, h):
        return False
    return s.number[h] == total or (s.number[h] == BOTH and total in (2, 12))
