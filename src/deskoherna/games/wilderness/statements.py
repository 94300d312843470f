"""Words of scenarios: a position as a person would lay it out.

laying = A                    a usual positional turn of A with an empty board and full decks, ready to lay cards
laying = A reduced            the very first turn of the game, with its lower limits
hand[A] = beaver, desert      the whole hand; what is not spoken of lies in the deck
deck[A] = bear, lizard        the next cards of the deck, from the top
laid[A] = beaver d9, desert c8    all cards of A on the board
action = A                    a turn of A in the action phase, with nobody on the board yet
stand[A] = bear e5, lizard c3     animals of A, ready and unhurt
desert = e4, f4               deserts of the action phase
elements[A] = fire, air       what A has already taken
bottom[A]                     the returned part of the deck, from the top down (to look at)
n_hand[A], n_deck[A]          numbers of cards (to look at)
known[A][d9]                  what A knows of the card on d9: its name, its dots or nothing
"""

from collections.abc import Sequence

from deskoherna.games.wilderness.board import FIELDS, N_FIELDS, NOWHERE
from deskoherna.games.wilderness.laying import lying_of
from deskoherna.games.wilderness.material import (
    ACTIVATIONS,
    ANIMAL_STEPS,
    CARDS_A_SEAT,
    DIE,
    DOT_LIMIT,
    DROPS,
    ELEMENTS,
    FACES,
    KIND_OF,
    KINDS,
    LAND_STEPS,
    N_ALL,
    N_ANIMALS,
    N_ELEMENTS,
)
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BOARD,
    DECK_OF,
    DESERT_LIES,
    HAND_OF,
    LAY,
    LYING,
    NOTHING,
    OUT,
    SEATS,
    State,
)
from deskoherna.kit.cards import everybody, from_top, lying, put
from deskoherna.kit.game import Word
from deskoherna.kit.statements import Piles, parts, read_all, word


def _pairs(text: str) -> list[tuple[int, int]]:
    """`beaver d9, four terrains c8` -> kinds and fields."""
    return [(KINDS.read(kind), FIELDS.read(field)) for kind, _, field in (item.rpartition(" ") for item in parts(text))]


def _own(seat: int) -> range:
    return range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT)


class _Cards(Piles[State]):
    def find(self, s: State, whose: int, name: str, taken: Sequence[int]) -> int:
        return _find(s, whose, KINDS.read(name), (DECK_OF[whose],), taken)

    def home(self, s: State, card: int) -> None:
        self.stack(s, card, DECK_OF[card // CARDS_A_SEAT])


PILES = _Cards(SEATS, [KINDS.points[kind] for kind in KIND_OF])


def _find(s: State, seat: int, kind: int, places: Sequence[int], taken: Sequence[int] = ()) -> int:
    for card in _own(seat):
        if KIND_OF[card] == kind and card not in taken and s.place[card] in places:
            return card
    raise ValueError(f"there is no further {KINDS.points[kind]} of this colour")


# ---------------------------------------------------------------- the positional phase


def _clear_board(s: State) -> None:
    for f in range(N_FIELDS):
        s.lies[f], s.whose[f], s.on[f] = NOTHING, -1, -1
    for a in range(N_ALL):
        s.field[a], s.host[a], s.fielded[a] = NOWHERE, -1, 0
        s.token[a] = s.wounds[a] = s.wounds2[a] = s.passive[a] = s.poison[a] = s.experience[a] = 0


def _set_laying(s: State, text: str) -> None:
    who, _, how = text.partition(" ")
    seat = SEATS.read(who)
    _clear_board(s)
    for owner in range(s.seats):
        for card in _own(owner):
            if not s.n_kinds <= card - owner * CARDS_A_SEAT < N_ANIMALS:
                PILES.home(s, card)
    s.phase, s.turn, s.actor, s.starter = LAY, seat, seat, seat
    s.reduced = half = int(how.strip() == "reduced")
    s.land_steps, s.animal_steps = (LAND_STEPS + half) >> half, (ANIMAL_STEPS + half) >> half
    s.dots_left, s.drops, s.trigger, s.picked = (DOT_LIMIT + half) >> half, DROPS * s.seats, -1, NOTHING
    s.laid_animals = s.last_turns = s.quiet_turns = 0


def _laying(s: State) -> str:
    return f"{SEATS.points[s.turn]}{' reduced' if s.reduced else ''}" if s.phase < ACTIVATE else "none"


def _bottom(s: State, seat: int) -> str:
    """The returned part of the deck as its owner knows it, from the top down."""
    return PILES.said(card for card in from_top(s, DECK_OF[seat]) if s.seen[card] >> seat & 1)


def _set_laid(s: State, seat: int, text: str) -> None:
    for kind, f in _pairs(text):
        card = _find(s, seat, kind, (DECK_OF[seat], HAND_OF[seat]))
        PILES.lift(s, card)
        s.place[card], s.rank[card] = BOARD, f
        s.seen[card] = everybody(s) if kind >= N_ANIMALS else 1 << seat
        s.lies[f], s.whose[f] = lying_of(kind), seat
        if kind < N_ANIMALS and s.drops > 0:
            s.drops -= 1


def _laid(s: State, seat: int) -> list[str]:
    cards = [c for c in _own(seat) if s.place[c] == BOARD]
    return [f"{KINDS.points[KIND_OF[c]]} {FIELDS.points[s.rank[c]]}" for c in cards]


def _known(s: State, seat: int, f: int) -> str:
    for card in lying(s, BOARD):
        if s.rank[card] == f and s.seen[card] >> seat & 1:
            return str(KINDS.points[KIND_OF[card]])
    return str(LYING.points[s.lies[f]])


# ---------------------------------------------------------------- the action phase


def _set_action(s: State, text: str) -> None:
    seat = SEATS.read(text)
    _clear_board(s)
    for owner in range(s.seats):
        for card in _own(owner):
            put(s, card, OUT)
            s.seen[card] = everybody(s)
    s.phase, s.turn, s.actor, s.starter, s.round = ACTIVATE, seat, seat, seat, 1
    s.points_left, s.reduced, s.drops, s.picked = ACTIVATIONS, 0, 0, NOTHING
    s.land_steps = s.animal_steps = s.dots_left = s.laid_animals = s.activations = s.beaver_rested = 0


def _action(s: State) -> str:
    return SEATS.points[s.turn] if s.phase >= ACTIVATE else "none"


def _set_stand(s: State, seat: int, text: str) -> None:
    for kind, f in _pairs(text):
        if kind >= N_ANIMALS:
            raise ValueError(f"{KINDS.points[kind]} is no animal")
        animal = seat * N_ANIMALS + kind
        s.field[animal] = f
        s.token[animal] = s.fielded[animal] = 1


def _stand(s: State, seat: int) -> list[str]:
    fields = s.field[seat * N_ANIMALS : (seat + 1) * N_ANIMALS]
    return [f"{KINDS.points[kind]} {FIELDS.points[f]}" for kind, f in enumerate(fields) if f >= 0]


def _set_desert(s: State, text: str) -> None:
    for f in read_all(FIELDS, text):
        s.lies[f] = DESERT_LIES


def _desert(s: State) -> list[str]:
    return [FIELDS.points[f] for f in range(N_FIELDS) if s.lies[f] == DESERT_LIES]


def _set_elements(s: State, seat: int, text: str) -> None:
    chosen = read_all(ELEMENTS, text)
    for e in range(N_ELEMENTS):
        s.copies[e] += s.owned[seat][e] - int(e in chosen)
        s.owned[seat][e] = int(e in chosen)


def _elements(s: State, seat: int) -> list[str]:
    return [ELEMENTS.points[e] for e in range(N_ELEMENTS) if s.owned[seat][e]]


WORDS: dict[str, Word[State]] = {
    "laying": word(_laying, _set_laying),
    "hand": PILES.pile(HAND_OF, own=True),
    "deck": PILES.top(DECK_OF),
    "bottom": word(_bottom, at=SEATS),
    "laid": word(_laid, _set_laid, at=SEATS),
    "known": word(_known, at=(SEATS, FIELDS)),
    "n_hand": PILES.size(HAND_OF),
    "n_deck": PILES.size(DECK_OF),
    "action": word(_action, _set_action),
    "stand": word(_stand, _set_stand, at=SEATS),
    "desert": word(_desert, _set_desert),
    "elements": word(_elements, _set_elements, at=SEATS),
}


def _roll(faces: Sequence[str]) -> list[int]:
    """`roll T H B`: faces in the order in which the dice fall."""
    return [DIE.index(FACES.read(face)) for face in faces]


CHANCE = {"roll": _roll}
