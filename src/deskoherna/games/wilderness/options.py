"""What a table can be set to."""

from typing import Annotated, Literal

import msgspec

from deskoherna.games.wilderness.board import N_FIELDS, SIDE
from deskoherna.games.wilderness.material import N_ANIMALS, N_COMMON, N_ELEMENTS, F
from deskoherna.games.wilderness.plan import MARKS, PlanError, read_plan
from deskoherna.games.wilderness.setup import (
    ANYWHERE,
    FIXED,
    HALF_TURN,
    N_OPTIONS,
    OPT_AURA,
    OPT_BEES,
    OPT_DRAGONS,
    OPT_ELEMENT_FIRST,
    OPT_ELEMENTS,
    OPT_FIRST_ELEMENT,
    OPT_KINDS,
    OPT_SEATS,
    OPT_STACKING,
    OPT_TERRAIN,
    OPT_WOUND_NEEDED,
    QUARTER_TURN,
)
from deskoherna.games.wilderness.state import MAX_SEATS
from deskoherna.kit.game import WrongOptions

Ruling = Annotated[bool, msgspec.Meta(extra_json_schema={"ruling": True})]
"""A rule that can be read in two ways; the default is the literal reading."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table. Without a board of its own it gets the one of the edition."""

    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 2
    edition: Literal["travel", "magic", "collector"] = "travel"
    """Travel: ten common animals, one terrain a field. Magic: the same board with all sixteen. Collector: all
    sixteen, two terrains a field."""
    board: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """A small text (see `plan.py`): `v2x1:`, or `v2x2:` for the collector's edition; ranks from the top with a slash
    between, dots for no field; after an @ five Element fields, if they are to be fixed."""
    elements: Literal["usual", "quarter", "half", "free"] = "usual"
    """Where the Elements lie: as the board says, or by lot, with a symmetry or without."""
    stack_own: Ruling = True
    """May a card be laid on a field where an own one lies (K1)?"""
    bees_place_on_element: Ruling = True
    """May bees be laid on a field with Elements (K12)?"""
    element_first: Ruling = False
    """Is the Element taken before the wounds of poison and scarabs fall (K3)?"""
    poison_needs_wound: Ruling = False
    """Do poison and stun come only after a wound (W14)?"""
    bees_hurt_dragon: Ruling = False
    """Does a dragon die of the sting when it flies through bees (K13)?"""
    aura_on_unicorn: Ruling = False
    """Does the Aura protect the unicorn itself (K5)?"""


def _symmetric(terrain: list[int], how: int) -> bool:
    """Does the outline have a centre and map onto itself?"""
    used = {(f // SIDE, f % SIDE) for f in range(N_FIELDS) if terrain[f]}
    low_r, high_r = min(r for r, _ in used), max(r for r, _ in used)
    low_c, high_c = min(c for _, c in used), max(c for _, c in used)
    if (high_r - low_r) % 2 or (high_c - low_c) % 2 or ((low_r + high_r) // 2, (low_c + high_c) // 2) not in used:
        return False
    if how == QUARTER_TURN:
        return high_r - low_r == high_c - low_c and {(low_r + c - low_c, high_c - (r - low_r)) for r, c in used} == used
    return {(high_r + low_r - r, high_c + low_c - c) for r, c in used} == used


def encode(options: Options) -> list[int]:
    fact = F.boards[1 if options.edition == "collector" else 0]
    letters = 2 if options.edition == "collector" else 1
    usual = MARKS[letters] + "/".join(fact.fields.split()) + "@" + ",".join(fact.elements)
    terrain, elements = read_plan(options.board or usual, letters)
    how = {"usual": FIXED, "quarter": QUARTER_TURN, "half": HALF_TURN, "free": ANYWHERE}[options.elements]
    row = [0] * N_OPTIONS
    if how == FIXED:
        if not elements:
            raise PlanError("no-elements", "name five Element fields after an @, or let the lot decide")
        row[OPT_FIRST_ELEMENT : OPT_FIRST_ELEMENT + N_ELEMENTS] = elements
    elif how != ANYWHERE and not _symmetric(terrain, how):
        sentence = f"elements: the board has no centre, or a {options.elements} turn changes its outline"
        raise WrongOptions("not-symmetric", sentence, at="elements")
    row[OPT_SEATS] = options.players
    row[OPT_KINDS] = N_COMMON if options.edition == "travel" else N_ANIMALS
    row[OPT_STACKING] = int(options.stack_own)
    row[OPT_BEES] = int(options.bees_place_on_element)
    row[OPT_ELEMENT_FIRST] = int(options.element_first)
    row[OPT_WOUND_NEEDED] = int(options.poison_needs_wound)
    row[OPT_DRAGONS] = int(options.bees_hurt_dragon)
    row[OPT_AURA] = int(options.aura_on_unicorn)
    row[OPT_ELEMENTS] = how
    row[OPT_TERRAIN:] = terrain
    return row


_SEVEN = "v2x1:RFWGWFR/FGWRRGF/WWGFGRW/GRFWFRG/WRGFGWW/FGRRWGF/RFWGWFR@d4,b2,f2,f6,b6"
_CLEARING = (
    "v2x2:....GRFRFG..../..WFWGWRFRGR../FGWFWRWGGRWFFR/GRWGWFFRWRWGFG/FRGRWG..WRFRGR/FGWFWRGRWFWGFR/"
    "GRFRWGWFGRFGWR/..FGWRWGFRGR../....WFGRFG....@d9,b6,f6,d2,d6"
)

TABLES = {
    "travel": Options(),
    "collector": Options(edition="collector"),
    "magic": Options(edition="magic", elements="half"),
    "three": Options(players=3, elements="quarter"),
    "four": Options(players=4),
    "collector-three": Options(
        players=3,
        edition="collector",
        stack_own=False,
        bees_place_on_element=False,
        element_first=True,
        poison_needs_wound=True,
        bees_hurt_dragon=True,
        aura_on_unicorn=True,
    ),
    "collector-four": Options(players=4, edition="collector", elements="free"),
    "seven": Options(edition="magic", board=_SEVEN),
    "clearing": Options(edition="collector", board=_CLEARING),
}
"""Named tables that together cover both editions, every number of players, small and free boards and all switches."""
