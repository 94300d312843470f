"""The board as text: a cell a field with its terrain, cards, animals and Elements; players and animals below."""

from deskoherna.games.wilderness.board import DIRECTIONS, OFFSETS
from deskoherna.games.wilderness.material import F
from deskoherna.games.wilderness.view import Animal, Field, SeatView, View
from deskoherna.kit.sketch import LETTERS, Pen, beside, flow

WATER, FOREST, GRASSLAND, ROCK, DESERT = "~", "♣", ".", "^", "░"
TEXTURE = {"water": WATER, "forest": FOREST, "grassland": GRASSLAND, "rock": ROCK}
LAID = {
    "water-card": WATER,
    "forest-card": FOREST,
    "grassland-card": GRASSLAND,
    "rock-card": ROCK,
    "four-terrains": WATER + FOREST + GRASSLAND + ROCK,
    "desert": DESERT,
}
DOTS = {"no-dots": "0", "one-dot": "1", "two-dots": "2", "three-dots": "3"}
CELL = 7
"""Characters a field is wide; it is two lines high."""
NAME = 4
"""Letters of an animal's name on the board."""
SHORTER = 2
"""And while one is passing another."""
GAP_TO_SIDE, SIDE = 2, 20
"""Columns between the board and what stands beside it, and of that."""
FILES = "abcdefghijk"
LIFE, UNKNOWN, TO = "♥", "?", "→"
SWANS = "swans"
ANIMALS = {a.id: a for a in F.animals}


def sketch(view: View, pen: Pen) -> str:
    board, side = _board(view, pen), _side(view, pen)
    fits = max(map(len, board)) + GAP_TO_SIDE + max(map(len, side)) <= pen.width
    both = beside(board, side, GAP_TO_SIDE) if fits else [*board, *pen.wrap(filter(None, side))]
    return "\n".join([_heading(view, pen), *both, *_hand(view, pen), *_animals(view, pen), *_attacks(view, pen)])


def _heading(view: View, pen: Pen) -> str:
    if view.positional:
        parts = [pen.text("phase-positional"), pen.text("terminal-drops", number=view.drops)]
    else:
        parts = [pen.text("phase-action"), pen.text("terminal-round", round=view.round, rounds=view.rounds)]
    return ", ".join(parts)


# ---------------------------------------------------------------- the board


def _board(view: View, pen: Pen) -> list[str]:
    fields = {(f.rank, f.file): f for f in view.fields}
    animals: dict[str, list[Animal]] = {}
    for animal in view.animals:
        animals.setdefault(animal.field, []).append(animal)
    targets = _targets(view)
    files = range(max(file for _, file in fields) + 1)
    rim = "   " + " ".join(FILES[file].center(CELL) for file in files).rstrip()
    lines = [rim]
    for rank in range(max(rank for rank, _ in fields), -1, -1):
        names = [f"{FILES[file]}{rank + 1}" for file in files]
        cells = [
            _cell(fields.get((rank, file)), animals.get(name, []), targets.get(name, []), pen)
            for file, name in zip(files, names, strict=True)
        ]
        for i, lead in enumerate((f"{rank + 1:2}", "  ")):
            lines.append(f"{lead}|{'|'.join(cell[i] for cell in cells)}|")
    return [*lines, rim]


def _targets(view: View) -> dict[str, list[str]]:
    """Field -> what moves that are about it name: the animal there, the way there from the animal that acts."""
    found = {f.field: [f"field:{f.field}"] for f in view.fields}
    for animal in view.animals:
        if animal.field and animal.may_act and animal.seat == view.turn:
            found[animal.field].append(f"card:{animal.card}")
    if view.activation is not None and view.activation.field:
        here = view.activation.field
        rank, file = int(here[1:]), FILES.index(here[0])
        for point, (up, right) in enumerate(OFFSETS):
            if 0 <= file + right < len(FILES):
                found.setdefault(f"{FILES[file + right]}{rank + up}", []).append(DIRECTIONS.target(point))
    return found


def _cell(field: Field | None, animals: list[Animal], targets: list[str], pen: Pen) -> tuple[str, str]:
    if field is None:
        return " " * CELL, " " * CELL
    element = pen.short("element", field.element, 2) + str(field.copies) if field.copies else ""
    room = CELL - len(element) - len(" ")
    number = next(filter(None, (pen.mark(target, room) for target in targets)), "")
    texture = "".join(TEXTURE[t] for t in field.terrains) * CELL
    number += " " * bool(number)
    above = (number + texture[: CELL - len(number) - len(element)] + element)[:CELL]
    return above, _piece(field, animals, pen).ljust(CELL)[:CELL]


def _piece(field: Field, animals: list[Animal], pen: Pen) -> str:
    """An animal with its lives, a card face up or face down, or the price of laying one here."""
    if len(animals) > 1:
        return " ".join(f"{LETTERS[a.seat]}{pen.short('card', a.card, SHORTER)}" for a in animals)
    for animal in animals:
        lives = str(_lives(animal)) if animal.endurance else ""
        return f"{LETTERS[animal.seat]} {pen.short('card', animal.card, NAME):{NAME}}{lives}"
    if field.lies in LAID:
        owner = LETTERS[field.seat] if field.seat >= 0 else " "
        return f"{owner} {(LAID[field.lies] * NAME)[:NAME]}"
    if field.lies in DOTS:
        known = pen.short("card", field.card, NAME) if field.card else UNKNOWN + DOTS[field.lies]
        return f"{LETTERS[field.seat]}({known})"
    return f"  ({field.price})" if field.price else ""


def _endurance(animal: Animal) -> int:
    """Two swans have theirs each."""
    return animal.endurance * (2 if animal.card == SWANS else 1)


def _lives(animal: Animal) -> int:
    return _endurance(animal) - animal.wounds - animal.wounds2


# ---------------------------------------------------------------- beside and below


def _side(view: View, pen: Pen) -> list[str]:
    """The players, and what the signs mean."""
    lines: list[str] = []
    for player in view.players:
        lines += _player(player, view, pen)
    lines += [f"{sign} {pen.name('terrain', terrain)}" for terrain, sign in TEXTURE.items()]
    if view.positional:
        lines += [
            f"{DESERT} {pen.name('card', 'desert')}",
            pen.text("terminal-face-down"),
            *([pen.text("terminal-price")] if view.picked_card else []),
        ]
    return lines


def _player(player: SeatView, view: View, pen: Pen) -> list[str]:
    turn = "*" if player.seat in view.actors else ""
    lines = [f"{turn}{pen.seat(player.seat)}", pen.text("terminal-magic", number=player.magic)]
    if view.positional:
        lines.append(pen.text("terminal-hand", number=player.hand_size))
        lines.append(pen.text("terminal-deck", number=player.deck_size))
    else:
        lines.append(pen.text("terminal-animals", number=player.animals))
        lines += flow((pen.name("element", e) for e in player.elements), SIDE, "", " ") if player.elements else []
    return [*lines, ""]


def _hand(view: View, pen: Pen) -> list[str]:
    lines: list[str] = []
    for player in view.players:
        for key, cards in (
            ("terminal-in-hand", player.hand),
            ("terminal-returned", player.returned),
            ("terminal-discarded", player.discarded),
            ("terminal-fallen", player.fallen),
        ):
            if cards:
                label = f"{LETTERS[player.seat]} {pen.text(key)}: "
                names = (_facts(card, pen) if key == "terminal-in-hand" else pen.name("card", card) for card in cards)
                lines += pen.wrap(names, label, ", ")
    if view.picked_card:
        lines.append(f"{LETTERS[view.turn]} {pen.text('terminal-picked')}: {_facts(view.picked_card, pen)}")
    return lines


def _facts(card: str, pen: Pen) -> str:
    """An animal with where it lives and what it is worth."""
    fact = ANIMALS.get(card)
    if fact is None:
        return pen.name("card", card)
    return pen.text(
        "terminal-facts",
        card=pen.name("card", card),
        terrains="".join(TEXTURE[t] for t in fact.terrains),
        dots=fact.dots,
        dice=fact.dice,
        speed=fact.speed,
        lives=f"{LIFE}{fact.endurance}",
    )


def _animals(view: View, pen: Pen) -> list[str]:
    """Every animal with its lives and what lies on it, those of a seat together."""
    lines: list[str] = []
    for player in view.players:
        own = [_animal(a, pen) for a in view.animals if a.seat == player.seat]
        lines += pen.wrap(own, f"{LETTERS[player.seat]}: ", " | ") if own else []
    return lines


def _animal(animal: Animal, pen: Pen) -> str:
    where = animal.field
    if animal.host:
        seat, card = animal.host.split()
        where = pen.text("terminal-inside", card=pen.name("card", card), seat=LETTERS[int(seat)])
    flags = [
        pen.text(f"terminal-{key}")
        for key, on in (
            ("ready", animal.ready),
            ("passive", animal.passive > 0),
            ("poisoned", animal.poisoned),
            ("host", bool(animal.scarabs)),
            ("watched", animal.watched > 0),
        )
        if on
    ]
    lives = [f"{LIFE}{_lives(animal)}/{_endurance(animal)}"] if animal.endurance else []
    return " ".join([where, pen.name("card", animal.card), *lives, *flags])


def _attacks(view: View, pen: Pen) -> list[str]:
    """Whom the animals that may act could attack in this move, and the chance to take the field."""
    chances = [
        f"{pen.name('card', reach.card)} {TO} {odds.field} {pen.name('card', odds.card)} {odds.takes} %"
        for reach in view.reach
        for odds in reach.attacks
    ]
    return pen.wrap(chances, f"{pen.text('terminal-attacks')}: ", " | ") if chances else []
