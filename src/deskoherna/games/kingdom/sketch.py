"""A table of Kingdom as text: what is offered above, the duchies side by side below, a line a card.

Amounts are written with the letters of the resources: `3M 1P`. What a card costs stands before the arrow, what it
yields and scores behind it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from deskoherna.games.kingdom.material import BOX
from deskoherna.games.kingdom.material import LETTERS as SLOTS
from deskoherna.games.kingdom.state import LETTER_NAMES
from deskoherna.games.kingdom.view import (
    AdvisorView,
    BuildingView,
    CardView,
    CompletedView,
    MenaceView,
    QuestView,
    SeatView,
    StepView,
    View,
)
from deskoherna.kit.sketch import LETTERS, Pen, beside, flow

GAP = 2
UNSEEN, YIELDS, POINTS, RECYCLED, TIMES = "???", "→", "★", "r:", "×"
DEVELOPMENTS = {d.id: d for d in BOX.development}
TREASURES = {t.id: t for t in BOX.treasure}
ROOM = 11
"""For the numbers of moves beside a card."""


def sketch(view: View, pen: Pen) -> str:
    lines = _heading(view, pen)
    if any(view.areas):
        lines += _pair([_area(i, row, pen) for i, row in enumerate(view.areas)], pen)
    lines += _steps(view.steps, pen)
    for quest in view.quests:
        lines += _quest(quest, pen)
    width = _half(pen) if len(view.seats) > 1 else pen.width
    return "\n".join([*lines, *_pair([_seat(seat, view, width, pen) for seat in view.seats], pen), *_legend(pen)])


def _pair(blocks: Sequence[Sequence[str]], pen: Pen) -> list[str]:
    """Two blocks side by side, each as wide as half the terminal."""
    if len(blocks) == 1:
        return list(blocks[0])
    half = _half(pen)
    left = [line.ljust(half) for line in blocks[0]] or [" " * half]
    return beside(left, blocks[1], GAP)


def _half(pen: Pen) -> int:
    return (pen.width - GAP) // 2


def _heading(view: View, pen: Pen) -> list[str]:
    parts = [pen.text("terminal-round", round=view.round, rounds=view.rounds), pen.text(f"phase-{view.phase}")]
    if view.phase in ("offer", "pick", "negotiate", "search", "find"):
        parts.append(pen.text("terminal-turn", turn=view.turn, turns=view.turns))
    parts.append(pen.text("terminal-piles", deck=view.deck_count, danger=view.danger_count, discard=view.discard_count))
    if view.deck_top is not None:
        parts.append(pen.text("terminal-top", card=_card(view.deck_top, pen)))
    if view.medals:
        parts.append(pen.text("terminal-medals", medals="/".join(map(str, view.medals))))
    if view.scenario != "none":
        parts.append(pen.name("scenario", view.scenario))
    if view.danger_cubes:
        parts.append(pen.text("terminal-danger-cubes", number=view.danger_cubes))
    return pen.wrap(parts, "", ", ")


# ---------------------------------------------------------------- cards


def _amounts(amounts: Sequence[int]) -> str:
    return " ".join(f"{n}{letter}" for n, letter in zip(amounts, SLOTS, strict=False) if n)


def _gains(card: str, pen: Pen) -> str:
    """What a completed card yields each round, gives at once and scores."""
    d = DEVELOPMENTS[card]
    per = f"/{pen.name('type', d.production_per)}" if d.production_per else ""
    points = f"{d.points}{POINTS}" if d.points else ""
    points += f"/{pen.name('type', d.points_per)}" if d.points and d.points_per else ""
    return " ".join(filter(None, [d.production + per, f"+{d.bonus}" if d.bonus else "", points]))


def _card(card: str, pen: Pen) -> str:
    """A card with its cost, its use, its type and what recycling gives."""
    name = pen.name("card", card)
    if card in DEVELOPMENTS:
        d = DEVELOPMENTS[card]
        return f"{name}: {d.cost} {YIELDS} {_gains(card, pen)} ({pen.name('type', d.type)}, {RECYCLED}{d.recycle})"
    return f"{name} ({RECYCLED}{TREASURES[card].recycle})" if card in TREASURES else name


def _marked(target: str, text: str, pen: Pen, *only: str) -> str:
    mark = pen.mark(target, ROOM, *only)
    return f"={mark} {text}" if mark else text


def _lines(cards: Iterable[str], width: int) -> list[str]:
    """Each on lines of its own, set in."""
    found: list[str] = []
    for card in cards:
        found += [
            f"  {line}" if i == 0 else f"    {line}" for i, line in enumerate(flow(card.split(" "), width - 4, "", " "))
        ]
    return found


def _row_card(card: CardView, pen: Pen) -> str:
    """Face down it is seen by whoever laid it; `A` says whose trap it is."""
    text = _card(card.card, pen) if card.card is not None else UNSEEN
    if card.up:
        return f"{card.spot} {text}"
    return f"{card.spot} [{text}]{f' {LETTERS[card.laid_by]}' if card.laid_by is not None else ''}"


def _area(area: int, row: Sequence[CardView], pen: Pen) -> list[str]:
    name = pen.name("area", str(area + 1))
    cards = (_row_card(card, pen) for card in row)
    return [_marked(f"area:{area + 1}", name, pen, "pick", "search"), *_lines(cards, _half(pen))]


def _building(building: BuildingView, pen: Pen) -> str:
    """Cubes laid of those needed, then what it will bring."""
    paid = " ".join(
        f"{letter}{laid}/{cost}"
        for letter, laid, cost in zip(SLOTS, building.filled, building.cost, strict=True)
        if cost
    )
    frozen = f" {pen.text('terminal-frozen')}" if building.frozen else ""
    text = f"{pen.name('building', building.building)} {paid} {YIELDS} {_gains(building.card, pen)}{frozen}"
    return _marked(f"building:{building.building}", text, pen)


def _completed(card: CompletedView, pen: Pen) -> str:
    many = f" {TIMES}{card.count}" if card.count > 1 else ""
    gains = f" {YIELDS} {_gains(card.card, pen)}" if card.card in DEVELOPMENTS else ""
    covered = f" {pen.text('terminal-covered', amounts=_amounts(card.covered))}" if any(card.covered) else ""
    return f"{pen.name('card', card.card)}{many}{gains}{covered}"


# ---------------------------------------------------------------- steps, quests, duchies


def _steps(steps: Sequence[StepView], pen: Pen) -> list[str]:
    """The four productions: volumes by seat and who has the supremacy."""
    shown = []
    for step in steps:
        now = "*" if step.state == "now" else ""
        won = f" {YIELDS} {LETTERS[step.winner]}" if step.winner is not None else ""
        shown.append(f"{now}{pen.name('resource', step.resource)} {':'.join(map(str, step.volumes))}{won}")
    return pen.wrap(shown, f"{pen.text('terminal-production')}: ", "   ")


def _quest(quest: QuestView, pen: Pen) -> list[str]:
    steps = []
    for step in quest.steps:
        done = "".join(LETTERS[seat] for seat in step.done_by)
        text = f"{pen.name('step', step.step)} {step.fee}{step.pays} {YIELDS} {step.amount} {_reward(step.reward, pen)}"
        steps.append(_marked(f"step:{step.step}", f"{text}{f' [{done}]' if done else ''}", pen))
    prize = f" ({LETTERS[quest.prize]})" if quest.prize is not None else ""
    return pen.wrap(steps, f"{pen.name('quest', quest.quest)}{prize}: ", " | ")


def _reward(reward: str, pen: Pen) -> str:
    return pen.text(f"terminal-reward-{reward.lower()}")


def _seat(seat: SeatView, view: View, width: int, pen: Pen) -> list[str]:
    turn = "*" if seat.seat in view.actors else ""
    lines = flow(
        (
            f"{turn}{pen.seat(seat.seat)}",
            pen.name("duchy", seat.duchy),
            pen.text("terminal-points", number=seat.score.total),
        ),
        width,
        "",
        ", ",
    )
    lines += flow(_tokens(seat, pen), width, "", ", ")
    parts: tuple[tuple[str, list[str]], ...] = (
        (
            "hand",
            [
                _marked(f"card:{card}", _card(card, pen) + (f" {TIMES}{n}" if n > 1 else ""), pen, "offer-to")
                for card, n in Counter(seat.hand).items()
            ],
        ),
        ("looking", [_marked(f"card:{card}", _card(card, pen), pen, "take", "remove") for card in seat.looking_at]),
        ("selected", [_row_card(card, pen) for card in seat.selected]),
        ("construction", [_building(building, pen) for building in seat.construction]),
        ("completed", [_completed(card, pen) for card in seat.completed]),
        ("menaces", [_menace(menace, seat.seat, pen) for menace in seat.menaces]),
        ("advisors", [_advisor(advisor, pen) for advisor in seat.advisors]),
    )
    for key, cards in parts:
        if cards:
            lines += [f"{pen.text(f'terminal-{key}')}:", *_lines(cards, width)]
    return lines


def _menace(menace: MenaceView, seat: int, pen: Pen) -> str:
    text = pen.text(
        "terminal-menace",
        card=pen.name("card", menace.card),
        number=menace.count,
        fee=menace.fee,
        penalty=menace.penalty,
    )
    return _marked(f"card:{menace.card}", text, pen, "fight") if seat == pen.viewer else text


def _advisor(advisor: AdvisorView, pen: Pen) -> str:
    used = f" ({pen.text('terminal-used')})" if advisor.used else ""
    return _marked(f"card:{advisor.card}", f"{pen.name('card', advisor.card)}{used}", pen, "use")


def _tokens(seat: SeatView, pen: Pen) -> list[str]:
    """What the duchy yields and holds."""
    covered = _amounts(seat.duchy_covered)
    found = [pen.text("terminal-yields", amounts=_amounts(seat.production) or "0")]
    found += [
        pen.text(f"terminal-{key}", number=n)
        for key, n in (
            ("soldiers", seat.soldiers),
            ("training", seat.training),
            ("krystallium", seat.krystallium),
            ("crucible", seat.crucible),
            ("traps", seat.traps),
            ("spies", seat.spies),
        )
        if n
    ]
    if any(seat.laboratory):
        found.append(pen.text("terminal-laboratory", amounts=_amounts(seat.laboratory)))
    if seat.cubes and seat.cubes_of is not None:
        found.append(pen.text("terminal-cubes", number=seat.cubes, resource=pen.name("resource", seat.cubes_of)))
    if covered:
        found.append(pen.text("terminal-covered", amounts=covered))
    if not seat.hand and seat.hand_count:
        found.append(pen.text("terminal-hand-count", number=seat.hand_count))
    if seat.done:
        found.append(pen.text("terminal-done"))
    return found


def _legend(pen: Pen) -> list[str]:
    letters = [f"{letter} {pen.name('resource', name)}" for letter, name in zip(SLOTS, LETTER_NAMES, strict=True)]
    return pen.wrap([*letters, *pen.text("terminal-legend").split("; ")])
