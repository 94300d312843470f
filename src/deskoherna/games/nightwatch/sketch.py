"""A table of the Night's Watch as text: the north and the Wall, the island below it, then the players.

The island is drawn on the fine lattice of the view: a half width of a hex is six columns, a row of hexes four lines.
Corners, edges and hexes that a move may name carry the number of that move.
"""

from collections.abc import Iterable

from deskoherna.games.nightwatch.view import (
    Amounts,
    ClanView,
    CornerView,
    EdgeView,
    HexView,
    MarketView,
    NorthView,
    Point,
    SeatView,
    SectionView,
    Terms,
    View,
)
from deskoherna.kit.sketch import LETTERS, Canvas, Pen, columns

HALF = 6
"""Columns of half a hex."""
ROW = 4
"""Lines of a row of hexes: top corners, slanted edges, upper corners, the middle."""
LINE_OF = (0, 1, 3)
"""Lattice line modulo 3 -> line below the middle of its row."""
ROOM_IN_HEX, ROOM_AT_CORNER = 8, 3
ROAD_END, SETTLEMENT, KEEP = "·", "[{}]", "<{}>"
PIP, TORMUND, FREE, YES = "•", "T", "·", "✓"
YIELDS = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}


def sketch(view: View, pen: Pen) -> str:
    lines = [_heading(view, pen)]
    if view.north is not None:
        lines += _north(view.north, pen)
    lines += [*_island(view, pen), *_legend(view, pen), *_seats(view, pen), *_hands(view, pen), *_prices(view, pen)]
    return "\n".join([*lines, *_bargain(view, pen), *_question(view, pen)])


def _heading(view: View, pen: Pen) -> str:
    parts = [pen.text("terminal-round", round=view.round, rounds=view.last_round)]
    if view.rolled and any(view.dice):
        parts.append(pen.text("terminal-dice", dice=" + ".join(str(d) for d in view.dice[:2] if d)))
        if view.north is not None:
            parts.append(pen.text("terminal-wildling-die", number=view.dice[2]))
    return ", ".join(parts)


def _amounts(amounts: Amounts, pen: Pen) -> str:
    return ", ".join(f"{pen.name('resource', r)} {n}" for r, n in amounts.items() if n)


# ---------------------------------------------------------------- the island


def _column(x: int) -> int:
    return x * HALF


def _line(y: int) -> int:
    row, rest = divmod(y, 3)
    return row * ROW + LINE_OF[rest]


def _island(view: View, pen: Pen) -> list[str]:
    canvas = Canvas()
    middles = {(2 * h.q + h.r, 3 * h.r) for h in view.hexes}
    for h in view.hexes:
        _draw_hex(canvas, h, pen)
    for edge in view.edges:
        _draw_edge(canvas, edge, pen)
    for market in view.markets:
        _draw_market(canvas, market, middles, pen)
    for corner in view.corners:
        _draw_corner(canvas, corner, pen)
    return canvas.lines()


def _draw_hex(canvas: Canvas, h: HexView, pen: Pen) -> None:
    """Above the middle who stands there and the number of a move, then what it yields, then its number with pips."""
    x, y = _column(2 * h.q + h.r), ROW * h.r
    mark = pen.mark(h.target, ROOM_IN_HEX - 3)
    wildling = pen.short("wildling", h.wildling, 2) if h.wildling else ""
    who = "".join(f"({w})" for w in (TORMUND * h.tormund, wildling) if w)
    canvas.centre(x, y - 1, " ".join(filter(None, (mark, who)))[: ROOM_IN_HEX + 1])
    what = ("resource", YIELDS[h.terrain]) if h.terrain in YIELDS else ("terrain", h.terrain)
    canvas.centre(x, y, pen.name(*what).split()[0][: ROOM_IN_HEX + 1])
    canvas.centre(x, y + 1, f"{h.number} {PIP * h.pips}".strip())


def _draw_edge(canvas: Canvas, edge: EdgeView, pen: Pen) -> None:
    (x, y), (to_x, to_y) = sorted(edge.ends, key=lambda end: end[1])
    plain = "|" if x == to_x else "/" if to_x < x else "\\"
    mark = pen.mark(edge.target, ROOM_AT_CORNER)
    text = LETTERS[edge.owner].lower() if edge.owner is not None else plain
    canvas.centre(*_middle((x, y), (to_x, to_y)), mark or text)


def _middle(a: Point, b: Point) -> tuple[int, int]:
    return (_column(a[0]) + _column(b[0])) // 2, (_line(a[1]) + _line(b[1])) // 2


def _draw_corner(canvas: Canvas, corner: CornerView, pen: Pen) -> None:
    """A number in place of the letter: this settlement may become a keep."""
    text = pen.mark(corner.target, ROOM_AT_CORNER)
    if corner.owner is not None:
        text = (KEEP if corner.level > 1 else SETTLEMENT).format(text or LETTERS[corner.owner])
    canvas.centre(_column(corner.at[0]), _line(corner.at[1]), text or ROAD_END)


def _draw_market(canvas: Canvas, market: MarketView, middles: set[Point], pen: Pen) -> None:
    """Outside its edge: `3:1`, or `2:` and the resource."""
    (x, y), (to_x, to_y) = market.ends
    inside = next((m for m in _hexes_at(market.ends) if m in middles), (x, y))
    column, line = _middle((x, y), (to_x, to_y))
    text = "3:1" if market.what == "any" else f"2:{pen.short('resource', market.what, 4)}"
    line += 0 if x == to_x else 1 if line > ROW * inside[1] // 3 else -1
    canvas.put(column + 1 + (x == to_x) if column > _column(inside[0]) else column - 1 - len(text), line, text)


def _hexes_at(ends: tuple[Point, Point]) -> Iterable[Point]:
    """The middles of the two hexes beside an edge."""
    (x, y), (to_x, to_y) = sorted(ends, key=lambda end: end[1])
    if x == to_x:
        return (x - 1, y + 1), (x + 1, y + 1)
    return (x, y + 2), (to_x, to_y - 2)


def _legend(view: View, pen: Pen) -> list[str]:
    signs = [
        f"[A] {pen.name('piece', 'settlement')}",
        f"<A> {pen.name('piece', 'keep')}",
        f"a {pen.name('piece', 'road')}",
        f"({TORMUND}) Tormund",
    ]
    bank = ", ".join(f"{pen.name('resource', r)} {n}" for r, n in view.bank.items())
    return pen.wrap([*signs, pen.text("terminal-bank", bank=bank, cards=view.deck)])


# ---------------------------------------------------------------- the north


def _north(north: NorthView, pen: Pen) -> list[str]:
    """Camps with their trails, then the Wall with guards above and regulars below."""
    lines = [
        pen.text(
            "terminal-north",
            breaches=north.breaches,
            lost=north.breaches_to_lose,
            gift=north.in_gift,
            full=north.gift_to_lose,
            pool=north.pool,
        )
    ]
    lines += columns([_clan(clan, pen) for clan in north.clans])
    lines += pen.wrap((_section(section, pen) for section in north.sections), "", "   ")
    if north.display:
        lines += pen.wrap((pen.name("hero", h) for h in north.display), f"{pen.text('terminal-heroes')}: ", ", ")
    return lines


def _clan(clan: ClanView, pen: Pen) -> list[str]:
    """Its camps, the foremost first, and where its trails lead; an exclamation mark where the die pointed."""
    camps = []
    for i, who in enumerate(clan.camps, 1):
        mark = pen.mark(f"camp:{clan.clan}-{i}", ROOM_AT_CORNER)
        camps.append((f"{mark}:" if mark else "") + (pen.name("wildling", who).split()[0] if who else FREE))
    trails = [
        f"{'/'.join(map(str, t.numbers))}→{pen.name('section', str(t.clearing))}{'!' * t.rolled}" for t in clan.trails
    ]
    return [pen.name("clan", clan.clan), ", ".join(camps), *trails]


def _section(section: SectionView, pen: Pen) -> str:
    mark = pen.mark(section.target, 2 * ROOM_AT_CORNER)
    guards = "".join(LETTERS[g] if g is not None else FREE for g in section.guards)
    name = pen.name("section", section.target.partition(":")[2])
    return f"{f'{mark}: ' if mark else ''}{name} [{guards}] {pen.text('terminal-clearing', number=section.clearing)}"


# ---------------------------------------------------------------- the players


def _seats(view: View, pen: Pen) -> list[str]:
    """A line a player under headings; an exclamation mark for Longest Road and Largest Patrol."""
    north = view.north is not None
    heads = ("points", "resources", "cards", "road", "patrols", "left", *(("guards", "hero") if north else ()))
    rows = [["", *(pen.text(f"terminal-{head}") for head in heads)]]
    for seat in view.seats:
        row = [
            f"{'*' if seat.seat in view.actors else ' '}{pen.seat(seat.seat)}",
            str(seat.points if seat.points is not None else seat.score),
            str(seat.hand_count),
            str(seat.card_count),
            f"{seat.road_length}{'!' * seat.longest_road}",
            f"{seat.patrols}{'!' * seat.largest_patrol}",
            f"{seat.roads_left}/{seat.settlements_left}/{seat.keeps_left}",
        ]
        rows.append([*row, str(seat.guards), _hero(seat, pen)] if north else row)
    return columns(rows)


def _hero(seat: SeatView, pen: Pen) -> str:
    return f"{pen.name('hero', seat.hero.hero)} {seat.hero.side}" if seat.hero is not None else ""


def _hands(view: View, pen: Pen) -> list[str]:
    """What the viewer sees of hands: the own, at the end all."""
    lines: list[str] = []
    for seat in view.seats:
        held = [_amounts(seat.hand or {}, pen), *(f"{pen.name('card', c)} {n}" for c, n in (seat.cards or {}).items())]
        if any(held):
            lines += pen.wrap(filter(None, held), f"{LETTERS[seat.seat]} {pen.text('terminal-holds')}: ", ", ")
    return lines


def _prices(view: View, pen: Pen) -> list[str]:
    """For the one whose hand is open here: what things cost, ticked when it can be paid, and the rates of the bank."""
    own = [seat for seat in view.seats if seat.prices]
    if len(own) != 1:
        return []
    prices = [f"{pen.name('piece', p.piece)} {_cost(p.cost, pen)}{'' if p.missing else YES}" for p in own[0].prices]
    usual = max(own[0].rates.values())
    better = [f"{pen.name('resource', r)} {n}:1" for r, n in own[0].rates.items() if n < usual]
    rates = pen.text("terminal-rates", rates=", ".join([f"{usual}:1", *better]))
    return pen.wrap([*prices, rates], f"{pen.text('terminal-prices')}: ")


def _cost(cost: Amounts, pen: Pen) -> str:
    """`ore·3+grain·2`"""
    return "+".join(pen.name("resource", r) + (f"·{n}" if n > 1 else "") for r, n in cost.items())


def _bargain(view: View, pen: Pen) -> list[str]:
    """The offer under way and what was offered instead."""
    lines = _terms(LETTERS[view.turn], view.offer.terms, pen) if _any(view.offer.terms) else []
    for seat in view.seats:
        lines += _terms(LETTERS[seat.seat], seat.counter, pen) if seat.counter is not None else []
    return lines


def _any(terms: Terms) -> bool:
    return any(terms.gives.values()) or any(terms.wants.values())


def _terms(who: str, terms: Terms, pen: Pen) -> list[str]:
    text = pen.text(
        "terminal-offer", seat=who, gives=_amounts(terms.gives, pen) or FREE, wants=_amounts(terms.wants, pen) or FREE
    )
    return pen.wrap(text.split(" "), "", " ")


def _question(view: View, pen: Pen) -> list[str]:
    """Cards that somebody looks at now."""
    seen = [f"{n} {pen.name('card', c)}" for c, n in (view.question.looked or {}).items()]
    seen += filter(None, [_amounts(view.question.peeked or {}, pen)])
    return pen.wrap(seen, f"{pen.text('terminal-seen')}: ", ", ") if seen else []
