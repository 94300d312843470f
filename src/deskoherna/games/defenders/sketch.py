"""The map as text: 37 hexes with walls and engines on their borders; below the machine and the factions.

A half width of a hex is six columns, a row of hexes three lines: its upper borders and two lines of room.
"""

from deskoherna.games.defenders.board import SIDES_OF_HEX
from deskoherna.games.defenders.material import F
from deskoherna.games.defenders.view import Engine, Faction, Hex, View
from deskoherna.kit.hexes import DIRECTIONS, SIDE_NAMES, Cell
from deskoherna.kit.sketch import Canvas, Pen, columns

Spot = tuple[int, int]
"""Column and line."""
HALF, ROW = 6, 3
ROOM = 2 * HALF - 1
"""Columns inside a hex."""
ROOM_ON_BORDER = 5
NOSE = ("↑", "↗", "↘", "↓", "↙", "↖")
"""Where the nose points, by the direction from the hex on the left to the hex on the right."""
E, SE, SW, W, NW, NE = range(6)
PLAIN = {E: ":", NE: "\\", NW: "/"}
WALL, UPRIGHT, BREACH = "═════", "║", "x"
TOXIC, POLLUTION, ENCLOSED, IDLE = "☠", "*", "!", "-"
ARROWS = {
    "E": "→",
    "SE": "↘",
    "SW": "↙",
    "W": "←",
    "NW": "↖",
    "NE": "↗",
    "ESE": "↘",
    "S": "↓",
    "WSW": "↙",
    "WNW": "↖",
    "N": "↑",
    "ENE": "↗",
}
"""Sides and corners of a hex."""
DEFENDERS = {d.id: d for d in F.defenders}
POINTS = {a.id: a.points for a in F.abilities}


def sketch(view: View, pen: Pen) -> str:
    lines = [_heading(view, pen), *_map(view, pen), *_legend(pen), *_machine(view, pen), *_factions(view, pen)]
    for faction in view.factions:
        lines += _cards(faction, pen)
    talk = [pen.text(f"terminal-talk-{view.talk}")] if view.talk != "free" else []
    return "\n".join([*lines, *_plan(view, pen), *talk])


def _heading(view: View, pen: Pen) -> str:
    parts = [pen.text("terminal-round", round=view.round, rounds=view.last_round), pen.text(f"phase-{view.phase}")]
    if view.turn:
        parts.append(pen.text("terminal-turn", side=pen.name("side", view.turn), points=view.points_left))
    return ", ".join(parts)


def _letter(side: str, pen: Pen) -> str:
    return pen.text(f"terminal-side-{side}")


# ---------------------------------------------------------------- the map


def _cell(name: str) -> Cell:
    q, r = name.split(",")
    return int(q), int(r)


def _place(cell: Cell) -> tuple[int, int]:
    """Column of the middle and line of the upper borders."""
    return HALF * (2 * cell[0] + cell[1]), ROW * cell[1]


def _map(view: View, pen: Pen) -> list[str]:
    canvas = Canvas()
    for h in view.hexes:
        for side in range(6):
            _draw_border(canvas, _cell(h.hex), side, "plain")
    for border in view.borders:
        name, _, direction = border.border.partition("/")
        _draw_border(canvas, _cell(name), SIDE_NAMES.index(direction), "breach" if border.breach else "wall")
    for h in view.hexes:
        _draw_hex(canvas, h, pen)
    engines = dict(_engine(engine) for engine in view.engines if engine.place)
    for at, text in {**engines, **_marks(view, engines, pen)}.items():
        canvas.centre(*at, text)
    return canvas.lines()


def _marks(view: View, engines: dict[Spot, str], pen: Pen) -> dict[Spot, str]:
    """Numbers of moves on borders: walls to demolish, and sides of the hex on which the faction at turn stands."""
    targets = [
        (_cell(b.border.partition("/")[0]), SIDE_NAMES.index(b.border.partition("/")[2]), f"border:{b.border.lower()}")
        for b in view.borders
    ]
    here = next((f.hex for f in view.factions if f.side == view.turn), "")
    if here and view.phase == "act":
        targets += [(_cell(here), side, SIDES_OF_HEX.target(side)) for side in range(6)]
    found: dict[Spot, str] = {}
    for cell, side, target in targets:
        at = _middle(cell, side)
        engine = engines.get(at, "")
        mark = "" if at in found else pen.mark(target, ROOM_ON_BORDER - len(engine))
        if mark:
            found[at] = mark + engine
    return found


def _turned(cell: Cell, side: int) -> tuple[Cell, int]:
    """The same border from the hex of which it is an upper one, or the eastern one."""
    if side in (SE, SW, W):
        return (cell[0] + DIRECTIONS[side][0], cell[1] + DIRECTIONS[side][1]), (side + 3) % 6
    return cell, side


def _middle(cell: Cell, side: int) -> Spot:
    cell, side = _turned(cell, side)
    x, y = _place(cell)
    return (x + HALF, y + 1) if side == E else (x + (HALF // 2 if side == NE else -HALF // 2), y)


def _draw_border(canvas: Canvas, cell: Cell, side: int, what: str) -> None:
    x, y = _middle(cell, side)
    _, side = _turned(cell, side)
    if side == E:
        sign = PLAIN[E] if what == "plain" else UPRIGHT
        canvas.put(x, y, BREACH if what == "breach" else sign)
        canvas.put(x, y + 1, sign)
    else:
        canvas.centre(x, y, PLAIN[side] if what == "plain" else WALL)
        canvas.centre(x, y, BREACH if what == "breach" else "")


def _draw_hex(canvas: Canvas, h: Hex, pen: Pen) -> None:
    """Above its habitat and the number of a move (or its name), below all that is there."""
    x, y = _place(_cell(h.hex))
    habitat = pen.text(f"terminal-habitat-{h.habitat}") if h.habitat else ""
    mark = pen.mark(f"hex:{h.hex}", ROOM - len("F ="))
    canvas.centre(x, y + 1, f"{habitat} {f'={mark}' if mark else pen.name('hex', h.hex).split()[0]}".strip()[:ROOM])
    canvas.centre(x, y + 2, _contents(h, pen)[:ROOM])


def _contents(h: Hex, pen: Pen) -> str:
    signs = []
    if h.factory is not None:
        signs.append(f"({h.factory.number})" if h.factory.rewilded else f"[{h.factory.number}]")
    signs += [POLLUTION * h.pollution, TOXIC * h.toxic]
    if h.mechs:
        signs.append(f"{'s' if h.snipers else 'm'}{h.mechs}")
    if h.camp:
        signs.append(_letter(h.camp, pen).lower() + IDLE * (not h.camp_works))
    signs += ["".join(_letter(side, pen) for side in h.leaders), ENCLOSED * h.enclosed]
    spread = " ".join(filter(None, signs))
    return spread if len(spread) <= ROOM else "".join(signs)


def _engine(engine: Engine) -> tuple[Spot, str]:
    """Its place on its border; its number and where its nose points."""
    q, r, to_q, to_r = (int(n) for n in engine.place.replace("/", ",").split(","))
    way = DIRECTIONS.index((to_q - q, to_r - r))
    return _middle((q, r), way), f"{engine.engine}{NOSE[way]}"


def _legend(pen: Pen) -> list[str]:
    return pen.wrap(pen.text("terminal-legend").split("; "))


# ---------------------------------------------------------------- the machine and the factions


def _machine(view: View, pen: Pen) -> list[str]:
    machine = view.machine
    way = pen.name("machine-direction", machine.direction)
    parts = [pen.text("terminal-machine", way=way, arrow=ARROWS[machine.arrow])]
    if machine.flipped:
        parts.append(pen.text("terminal-flipped", card=pen.name("machine", machine.flipped)))
    vents = [
        f"[{h.factory.number}] {''.join(ARROWS[v] for v in h.factory.vents)}"
        for h in view.hexes
        if h.factory is not None and not h.factory.rewilded
    ]
    parts.append(pen.text("terminal-vents", vents=" ".join(vents)))
    if machine.next_site:
        parts.append(pen.text("terminal-next-site", hex=pen.name("hex", machine.next_site)))
    parts.append(pen.text("terminal-stock", toxic=machine.toxic_left, mechs=machine.mechs_left))
    deck = [f"{pen.name('machine', kind)} {n}" for kind, n in machine.deck.items() if n]
    return [*pen.wrap(parts, "", "; "), *pen.wrap(deck, f"{pen.text('terminal-deck')}: ", ", ")]


def _factions(view: View, pen: Pen) -> list[str]:
    """A line a faction under headings."""
    heads = ("wounds", "support", "camps", "breaches", "cards")
    rows = [["", *(pen.text(f"terminal-{head}") for head in heads)]]
    for f in view.factions:
        who = [_letter(f.side, pen), pen.name("side", f.side), *([pen.name("leader", f.leader)] if f.leader else [])]
        rows.append(
            [
                f"{'*' if f.seat in view.actors else ' '}{' '.join(who)}, {pen.seat(f.seat)}",
                f"{f.wounds}/{f.wound_limit}",
                f"{f.support}/{f.max_support}",
                str(f.camps_left),
                str(f.breaches_left),
                f"{f.hand_count}/{f.deck_count}/{len(f.discard)}",
            ]
        )
    return columns(rows)


def _cards(faction: Faction, pen: Pen) -> list[str]:
    """Defenders on the table, the items that are ready, and the own hand."""
    parts = []
    for key, cards in (
        ("active", [faction.active] if faction.active else []),
        ("team", faction.team),
        ("chosen", [faction.chosen_card] if faction.chosen_card else []),
    ):
        if cards:
            first, *others = (_card(card, pen) for card in cards)
            parts += [f"{pen.text(f'terminal-{key}')} {first}", *others]
    ready = [pen.name("item", item) for item, is_ready in faction.items.items() if is_ready]
    if ready:
        parts.append(f"{pen.text('terminal-items')} {', '.join(ready)}")
    label = f"{_letter(faction.side, pen)}: "
    lines = pen.wrap(parts, label, "; ") if parts else []
    if faction.hand:
        hand = (_card(card, pen) for card in faction.hand)
        lines += pen.wrap(hand, f"{label}{pen.text('terminal-hand')} ", "; ")
    return lines


def _card(card: str, pen: Pen) -> str:
    """A defender with its habitat, its action points and its ability."""
    fact = DEFENDERS[card]
    return pen.text(
        "terminal-card",
        name=pen.name("card", card),
        points=POINTS[fact.ability],
        habitat=pen.name("habitat", fact.habitat),
        ability=pen.name("ability", fact.ability),
    )


def _plan(view: View, pen: Pen) -> list[str]:
    """What an action would risk now."""
    if view.plan is None or view.plan.threat == "none":
        return []
    none, one, two = view.plan.odds
    return [pen.text(f"terminal-threat-{view.plan.threat}", none=none, one=one, two=two)]
