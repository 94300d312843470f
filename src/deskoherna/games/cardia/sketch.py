"""A table of Cardia as text: the row of clashes in columns, seat A above, guardians between, seat B below."""

from collections.abc import Iterable

from deskoherna.games.cardia.state import SEATS
from deskoherna.games.cardia.view import Card, Clash, GuardianView, HandCard, LaidCard, RowCard, SeatView, View, Waiting
from deskoherna.kit.sketch import Pen
from deskoherna.kit.words import Words

SEAL, DURATION, LASTING, UNSEEN, WINS, NOW = "●", "⧗", "∞", "▒▒▒", "›", "→"
GAP = "  "
MARGIN = "     "
"""Room for the numbers of moves beside a card."""
OF_THE_HAND = ("play", "discard", "copy-from-hand", "put-under-deck")
"""Verbs that name a card of the hand."""
LINES = 3
"""Lines of a card: name, faction, strength with all that lies on it."""


def sketch(view: View, pen: Pen) -> str:
    words = pen.words
    lines = [*_heading(view, pen), ""]
    for block in _blocks(_columns(view, words), pen.width):
        lines += [*block, ""]
    for seat in view.seats:
        lines += _seat(seat, view, pen)
    if view.result is not None:
        lines.append(words.say(view.prompt, pen.viewer, **{f"seat:{x}": pen.seat(i) for i, x in enumerate(SEATS.ids)}))
    return "\n".join(lines)


def _name(words: Words, axis: str, point: str) -> str:
    return str(words.named(f"{axis}-{point}", point)[""])


def _heading(view: View, pen: Pen) -> list[str]:
    """The round, what the location and the guardians turned up do, the guardians still to come."""
    lines = [pen.text("terminal-round", number=view.clash)]
    if view.location is not None:
        lines += _told(f"location-{view.location}", pen)
    done = [clash.position for clash in view.row if not clash.current]
    for guardian in view.guardians:
        if guardian.guardian is not None and guardian.position not in done:
            lines += _told(f"guardian-{guardian.guardian}", pen, _exclusive(guardian, pen))
    coming = [f"{g.position} {_guardian(g, pen.words)}" for g in view.guardians if g.position not in _positions(view)]
    return lines + (pen.wrap(coming, f"{pen.text('terminal-guardians')}: ") if coming else [])


def _told(key: str, pen: Pen, more: str = "") -> list[str]:
    """A name and what it does."""
    name = pen.words.named(key, key)
    return pen.wrap(f"{name.get('_text', '')} {more}".split(), f"{name['']}: ", " ")


def _exclusive(guardian: GuardianView, pen: Pen) -> str:
    if not guardian.exclusive:
        return ""
    return pen.text("terminal-exclusive", faction=_name(pen.words, "faction", guardian.faction))


def _positions(view: View) -> list[int]:
    """Where cards lie."""
    laid = (card.position for seat in view.seats for card in seat.laid)
    return sorted({*(clash.position for clash in view.row), *laid})


# ---------------------------------------------------------------- the row


def _face(card: Card, words: Words) -> list[str]:
    lasting = f" {LASTING}" if card.lasting else ""
    return [
        _name(words, "character", card.character),
        _name(words, "faction", card.faction) + lasting,
        str(card.strength),
    ]


def _row_card(card: RowCard, words: Words) -> list[str]:
    """Strength as printed and as it is now, tokens, seals; the winner is marked."""
    face = _face(card, words)
    strength = f"{card.strength}{NOW}{card.now}".replace("-", "−") if card.now != card.strength else str(card.strength)
    tokens = [
        f"+{card.plus}" * (card.plus > 0),
        f"−{card.minus}" * (card.minus > 0),
        DURATION * card.duration,
        SEAL * card.seals,
    ]
    face[2] = " ".join([f"{WINS * card.wins}{strength}", *(t for t in tokens if t)])
    return face


def _laid_card(laid: LaidCard | None, words: Words) -> list[str]:
    if laid is None:
        return [""] * LINES
    return _face(laid.card, words) if laid.card is not None else [UNSEEN] * LINES


def _guardian(guardian: GuardianView | None, words: Words) -> str:
    if guardian is None:
        return ""
    faction = _name(words, "faction", guardian.faction)
    return f"[{_name(words, 'guardian', guardian.guardian)}]" if guardian.guardian is not None else f"[? {faction}]"


def _column(position: int, current: bool, above: list[str], guardian: str, below: list[str]) -> list[str]:
    return [f"{position}{'*' * current}", *above, guardian, *reversed(below)]


def _columns(view: View, words: Words) -> list[list[str]]:
    """One column a clash; cards laid and not yet resolved stand behind the row."""
    guardians = {g.position: g for g in view.guardians}
    clashes: dict[int, Clash] = {c.position: c for c in view.row}
    laid = [{card.position: card for card in seat.laid} for seat in view.seats]
    columns = []
    for p in _positions(view):
        guardian = _guardian(guardians.get(p), words)
        if p in clashes:
            above, below = (_row_card(card, words) for card in clashes[p].cards)
            columns.append(_column(p, clashes[p].current, above, guardian, below))
        else:
            columns.append(
                _column(p, False, _laid_card(laid[0].get(p), words), guardian, _laid_card(laid[1].get(p), words))
            )
    return columns


def _blocks(columns: list[list[str]], width: int) -> Iterable[list[str]]:
    """Columns beside each other as far as the terminal is wide, the rest below."""
    block: list[list[str]] = []
    used = 0
    for column in columns:
        wide = max(len(cell) for cell in column) + len(GAP)
        if block and used + wide > width:
            yield _side_by_side(block)
            block, used = [], 0
        block.append(column)
        used += wide
    if block:
        yield _side_by_side(block)


def _side_by_side(columns: list[list[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in columns]
    return [
        GAP.join(column[i].ljust(w) for column, w in zip(columns, widths, strict=True)).rstrip()
        for i in range(len(columns[0]))
    ]


# ---------------------------------------------------------------- a player's side


def _seat(seat: SeatView, view: View, pen: Pen) -> list[str]:
    words = pen.words
    known = [card for card in seat.deck_known if card is not None]
    counts = [
        words.text("terminal-seals", {"number": seat.score, "needed": view.seals_needed}),
        words.text("terminal-hand", {"number": seat.hand_count}),
        words.text("terminal-deck", {"number": seat.deck_count}),
        words.text("terminal-discard", {"number": len(seat.discard)}),
        *_duties(seat, words),
        *_waiting(seat.waiting, words),
    ]
    lines = pen.wrap(counts, f"{'*' if seat.seat in view.actors else ''}{pen.seat(seat.seat)}: ", ", ")
    for card in seat.hand:
        lines += _in_hand(card, pen)
    for label, cards in ((words.text("terminal-known"), known), (words.text("terminal-discarded"), seat.discard)):
        if cards:
            lines += pen.wrap((f"{c.strength} {_face(c, words)[0]}" for c in cards), f"{MARGIN}{label}: ", ", ")
    return lines


def _in_hand(card: HandCard, pen: Pen) -> list[str]:
    """A card with the number of its move, its faction, what waits for it and what it does."""
    name, faction, strength = _face(card, pen.words)
    mark = pen.mark(f"strength:{card.strength}", len(MARGIN), *OF_THE_HAND) if card.seat == pen.viewer else ""
    tags = " ".join(pen.words.say(tag) for tag in card.tags)
    effect = pen.words.named(f"character-{card.character}", "").get("_text", "")
    label = f"{f'={mark}' if mark else '':{len(MARGIN)}}{strength:>2} "
    return pen.wrap(" | ".join(filter(None, [name, faction, tags, effect])).split(" "), label, " ")


def _duties(seat: SeatView, words: Words) -> list[str]:
    return [
        words.text(key)
        for key, due in (("terminal-duty-open", seat.must_play_open), ("terminal-duty-top", seat.must_play_top))
        if due
    ]


def _waiting(waiting: Waiting, words: Words) -> list[str]:
    """What waits for the next card."""
    said = []
    change = waiting.plus - waiting.minus
    if waiting.plus or waiting.minus:
        said.append(words.text("terminal-waiting", {"number": f"{change:+}".replace("-", "−")}))
    if waiting.late:
        said.append(words.text("terminal-late", {"number": f"{waiting.late:+}"}))
    flags = (
        ("terminal-free", waiting.free),
        ("terminal-duration", waiting.duration),
        ("terminal-promise", waiting.seal),
    )
    said += [words.text(key) for key, due in flags if due]
    return said + [words.text("terminal-demand", {"faction": _name(words, "faction", f)}) for f in waiting.demands]
