"""A board as a small text to be shared: `v2x1:RFFW.../...@e5,c7,g7,g3,c3`.

After the mark (version 2, one or two letters a field) come the ranks from the top with a slash between, dots for no
field; after an @ five Element fields with commas between. A text without a mark is read as long as only one number of
letters makes sense of it.
"""

from deskoherna.games.wilderness.board import FIELDS, N_FIELDS, NEAR, SIDE
from deskoherna.games.wilderness.material import LETTER_BIT, N_ELEMENTS
from deskoherna.kit.game import WrongOptions

MIN_FIELDS, MAX_FIELDS = 36, 81
"""The smallest board, and what the nine terrain pieces cover."""
MARKS = {1: "v2x1:", 2: "v2x2:"}
"""How a text with so many letters a field begins."""
_MARKED = f"a text begins with {MARKS[1]} (one letter a field) or {MARKS[2]} (two)"


class PlanError(WrongOptions):
    """A text that is no board, with the place and the reason."""

    def __init__(self, key: str, reason: str, **values: int | str) -> None:
        super().__init__(key, f"board: {reason}", at="board", **values)


def read_plan(text: str, letters: int) -> tuple[list[int], list[int]]:
    """Terrain bits of every field of the grid and the Element fields, none if they are not named; so many letters."""
    land, _, named = text.strip().partition("@")
    mark, colon, rest = land.partition(":")
    if colon:
        if mark + colon not in MARKS.values():
            raise PlanError("mark", f"the mark {mark!r} is unknown; {_MARKED}")
        if mark + colon != MARKS[letters]:
            reason = f"the text has the mark {mark!r}, but this edition has boards with {MARKS[letters][:-1]!r}"
            raise PlanError("other-edition", reason, mark=MARKS[letters])
        land = rest
    elif _makes_sense(land, letters) and _makes_sense(land, 3 - letters):
        raise PlanError("two-readings", f"the text can be read with one letter a field and with two; {_MARKED}")
    terrain = read_land(land, letters)
    return terrain, _elements(named, terrain) if named else []


def _makes_sense(land: str, letters: int) -> bool:
    try:
        read_land(land, letters)
    except PlanError:
        return False
    return True


def read_land(land: str, letters: int) -> list[int]:
    """The lowest rank of the text is rank 1."""
    ranks = land.split("/")
    if len(ranks) > SIDE:
        raise PlanError("too-many-ranks", f"there are {len(ranks)} ranks; there may be {SIDE}", ranks=SIDE)
    terrain = [0] * N_FIELDS
    for up, line in enumerate(reversed(ranks)):
        if len(line) % letters:
            raise PlanError("half-a-field", f"rank {up + 1} ({line!r}) ends in half a field", rank=up + 1)
        if len(line) > SIDE * letters:
            reason = f"rank {up + 1} has {len(line) // letters} fields; there may be {SIDE}"
            raise PlanError("long-rank", reason, rank=up + 1, fields=SIDE)
        for file in range(len(line) // letters):
            f = up * SIDE + file
            terrain[f] = _terrain(line[file * letters : (file + 1) * letters], FIELDS.points[f])
    _check_outline(terrain)
    return terrain


def _terrain(text: str, field: str) -> int:
    if set(text) == {"."}:
        return 0
    for letter in text:
        if letter not in LETTER_BIT:
            reason = f"field {field} is {text!r}; {letter!r} is none of {', '.join(LETTER_BIT)}"
            raise PlanError("letter", reason, field=field, letter=letter, letters=", ".join(LETTER_BIT))
    if len(set(text)) != len(text):
        raise PlanError("one-terrain-twice", f"field {field} is {text!r}; its two terrains must differ", field=field)
    return sum(LETTER_BIT[letter] for letter in text)


def _check_outline(terrain: list[int]) -> None:
    """All fields hang together side to side, and there are enough of them."""
    fields = [f for f in range(N_FIELDS) if terrain[f]]
    if not MIN_FIELDS <= len(fields) <= MAX_FIELDS:
        reason = f"there are {len(fields)} fields; there must be {MIN_FIELDS} to {MAX_FIELDS}"
        raise PlanError("number-of-fields", reason, fields=len(fields), least=MIN_FIELDS, most=MAX_FIELDS)
    met = {fields[0]}
    todo = [fields[0]]
    while todo:
        for f in NEAR[todo.pop()][::2]:
            if f >= 0 and terrain[f] and f not in met:
                met.add(f)
                todo.append(f)
    if len(met) != len(fields):
        apart = next(f for f in fields if f not in met)
        cut, rest = FIELDS.points[apart], FIELDS.points[fields[0]]
        reason = f"not all fields hang together side to side; {cut} is cut off from {rest}"
        raise PlanError("apart", reason, field=cut, rest=rest)


def _elements(named: str, terrain: list[int]) -> list[int]:
    names = [name.strip() for name in named.split(",")]
    found: list[int] = []
    for name in names:
        if name not in FIELDS.points or not terrain[FIELDS.read(name)]:
            raise PlanError("element-off-the-board", f"the Element field {name!r} is no field of the board", field=name)
        if FIELDS.read(name) in found:
            raise PlanError("element-twice", f"the Element field {name!r} is named twice", field=name)
        found.append(FIELDS.read(name))
    if len(found) != N_ELEMENTS:
        reason = f"{len(found)} Element fields are named; there must be {N_ELEMENTS}"
        raise PlanError("number-of-elements", reason, named=len(found), needed=N_ELEMENTS)
    return found


def write_plan(terrain: list[int], elements: list[int]) -> str:
    """The small text of a board, as it is shared."""
    used = [f for f in range(N_FIELDS) if terrain[f]]
    letters = max(terrain[f].bit_count() for f in used)
    high, wide = max(used) // SIDE, max(f % SIDE for f in used)
    names = {0: "." * letters}
    names |= {bits: "".join(k for k, b in LETTER_BIT.items() if bits & b) for bits in range(1, 16)}
    ranks = ["".join(names[terrain[r * SIDE + c]] for c in range(wide + 1)) for r in range(high, -1, -1)]
    return MARKS[letters] + "/".join(ranks) + "@" + ",".join(FIELDS.points[f] for f in elements)
