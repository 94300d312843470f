"""What a table can be set to, and boards as small texts."""

from typing import Annotated, Literal

import msgspec

from deskoherna.games.wilderness.board import FIELDS, N_FIELDS, NEAR, SIDE
from deskoherna.games.wilderness.material import LETTER_BIT, N_ANIMALS, N_COMMON, F
from deskoherna.games.wilderness.setup import (
    ANYWHERE,
    FIXED,
    HALF_TURN,
    N_OPTIONS,
    OPT_BEES,
    OPT_ELEMENTS,
    OPT_FIRST_ELEMENT,
    OPT_KINDS,
    OPT_SEATS,
    OPT_STACKING,
    OPT_TERRAIN,
    QUARTER_TURN,
)
from deskoherna.games.wilderness.state import MAX_SEATS

MIN_FIELDS, MAX_FIELDS = 36, 81
"""The smallest board, and what the nine terrain pieces cover."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table. Without a board of its own it gets the one of the edition."""

    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 2
    edition: Literal["travel", "magic", "collector"] = "travel"
    """Travel: ten common animals, one terrain a field. Magic: the same board with all sixteen. Collector: all
    sixteen, two terrains a field."""
    board: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """Ranks from the top with a slash between, one letter a field (collector: two), dots for no field; after an @ five
    Element fields with commas between, if they are to be fixed."""
    elements: Literal["usual", "quarter", "half", "free"] = "usual"
    """Where the Elements lie: as the board says, or by lot, with a symmetry or without."""
    stack_own: bool = False
    """May a card be laid on an own landscape (K1)?"""
    bees_place_on_element: bool = True
    """May bees be laid on a field with Elements (K12)?"""


def read_board(text: str, letters: int) -> list[int]:
    """Terrain bits of every field of the grid; the lowest rank of the text is rank 1."""
    ranks = text.split("/")
    if not ranks or len(ranks) > SIDE:
        raise ValueError(f"board: {len(ranks)} ranks; there may be {SIDE}")
    terrain = [0] * N_FIELDS
    for up, line in enumerate(reversed(ranks)):
        if len(line) % letters or len(line) > SIDE * letters:
            raise ValueError(f"board: rank {line!r} is not made of at most {SIDE} fields of {letters} letters")
        for file in range(len(line) // letters):
            terrain[up * SIDE + file] = _terrain(line[file * letters:(file + 1) * letters])
    _check_outline(terrain)
    return terrain


def _terrain(text: str) -> int:
    if set(text) == {"."}:
        return 0
    if any(letter not in LETTER_BIT for letter in text) or len(set(text)) != len(text):
        raise ValueError(f"board: {text!r} is no field; letters are {', '.join(LETTER_BIT)}, two of them different")
    return sum(LETTER_BIT[letter] for letter in text)


def _check_outline(terrain: list[int]) -> None:
    """All fields hang together side to side, and there are enough of them."""
    fields = [f for f in range(N_FIELDS) if terrain[f]]
    if not MIN_FIELDS <= len(fields) <= MAX_FIELDS:
        raise ValueError(f"board: {len(fields)} fields; there must be {MIN_FIELDS} to {MAX_FIELDS}")
    met = {fields[0]}
    todo = [fields[0]]
    while todo:
        for f in NEAR[todo.pop()][::2]:
            if f >= 0 and terrain[f] and f not in met:
                met.add(f)
                todo.append(f)
    if len(met) != len(fields):
        raise ValueError("board: not all fields hang together side to side")


def write_board(terrain: list[int], elements: list[int]) -> str:
    """The small text of a board, as it is shared."""
    used = [f for f in range(N_FIELDS) if terrain[f]]
    letters = max(bin(terrain[f]).count("1") for f in used)
    high, wide = max(used) // SIDE, max(f % SIDE for f in used)
    names = {0: "." * letters}
    names |= {bits: "".join(k for k, b in LETTER_BIT.items() if bits & b) for bits in range(1, 16)}
    ranks = ["".join(names[terrain[r * SIDE + c]] for c in range(wide + 1)) for r in range(high, -1, -1)]
    return "/".join(ranks) + "@" + ",".join(FIELDS.points[f] for f in elements)


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
    text, _, named = options.board.partition("@")
    terrain = read_board(text or "/".join(fact.fields.split()), 2 if options.edition == "collector" else 1)
    how = {"usual": FIXED, "quarter": QUARTER_TURN, "half": HALF_TURN, "free": ANYWHERE}[options.elements]
    row = [0] * N_OPTIONS
    if how == FIXED:
        if text and not named:
            raise ValueError("board: name five Element fields after an @, or let the lot decide")
        chosen = [FIELDS.read(name) for name in (named.split(",") if named else fact.elements)]
        if len(chosen) != 5 or len(set(chosen)) != 5 or any(f < 0 or not terrain[f] for f in chosen):
            raise ValueError("board: the Elements need five different fields of the board")
        row[OPT_FIRST_ELEMENT:OPT_FIRST_ELEMENT + 5] = chosen
    elif how != ANYWHERE and not _symmetric(terrain, how):
        raise ValueError(f"elements: the board has no centre, or a {options.elements} turn changes its outline")
    row[OPT_SEATS] = options.players
    row[OPT_KINDS] = N_COMMON if options.edition == "travel" else N_ANIMALS
    row[OPT_STACKING] = int(options.stack_own)
    row[OPT_BEES] = int(options.bees_place_on_element)
    row[OPT_ELEMENTS] = how
    row[OPT_TERRAIN:] = terrain
    return row


_SEVEN = "RFWGWFR/FGWRRGF/WWGFGRW/GRFWFRG/WRGFGWW/FGRRWGF/RFWGWFR@d4,b2,f2,f6,b6"
_CLEARING = ("....GRFRFG..../..WFWGWRFRGR../FGWFWRWGGRWFFR/GRWGWFFRWRWGFG/FRGRWG..WRFRGR/FGWFWRGRWFWGFR/"
             "GRFRWGWFGRFGWR/..FGWRWGFRGR../....WFGRFG....@d9,b6,f6,d2,d6")

TABLES = {
    "travel": Options(),
    "collector": Options(edition="collector"),
    "magic": Options(edition="magic", elements="half"),
    "three": Options(players=3, elements="quarter", stack_own=True),
    "four": Options(players=4),
    "collector-three": Options(players=3, edition="collector", bees_place_on_element=False),
    "collector-four": Options(players=4, edition="collector", elements="free"),
    "seven": Options(edition="magic", board=_SEVEN),
    "clearing": Options(edition="collector", board=_CLEARING),
}
"""Named tables that together cover both editions, every number of players, small and free boards and all switches."""
