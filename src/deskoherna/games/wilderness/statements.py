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
from deskoherna.kit.cards import close_rank, count, put, put_on_top
from deskoherna.kit.game import Word


def _seat(index: Sequence[str]) -> int:
    if not index:
        raise ValueError("name a seat in brackets, as in [A]")
    return SEATS.read(index[0])


def _items(text: str) -> list[str]:
    return [] if text.strip().lower() == "none" else [item.strip() for item in text.split(",")]


def _pairs(text: str) -> list[tuple[int, int]]:
    """`beaver d9, four terrains c8` -> kinds and fields."""
    return [(KINDS.read(item.rpartition(" ")[0]), FIELDS.read(item.rpartition(" ")[2])) for item in _items(text)]


def _own(seat: int) -> range:
    return range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT)


# ---------------------------------------------------------------- the positional phase


def _clear_board(s: State) -> None:
    for f in range(N_FIELDS):
        s.lies[f], s.whose[f], s.on[f] = NOTHING, -1, -1
    for a in range(N_ALL):
        s.field[a], s.host[a], s.fielded[a] = NOWHERE, -1, 0
        s.token[a] = s.wounds[a] = s.wounds2[a] = s.passive[a] = s.poison[a] = s.experience[a] = 0


def _to_deck(s: State, seat: int, card: int) -> None:
    _lift(s, seat, card)
    put_on_top(s, card, DECK_OF[seat])
    s.seen[card] = 0


def _lift(s: State, seat: int, card: int) -> None:
    if s.place[card] == DECK_OF[seat]:
        close_rank(s, DECK_OF[seat], s.rank[card])
    s.place[card] = OUT


def _find(s: State, seat: int, kind: int, busy: Sequence[int]) -> int:
    for card in _own(seat):
        if KIND_OF[card] == kind and card not in busy and s.place[card] in (DECK_OF[seat], HAND_OF[seat]):
            return card
    raise ValueError(f"there is no further {KINDS.points[kind]} of this colour")


def _set_laying(s: State, _index: Sequence[str], value: str) -> None:
    who, _, how = value.partition(" ")
    seat = SEATS.read(who)
    _clear_board(s)
    for owner in range(s.seats):
        for card in _own(owner):
            if not s.n_kinds <= card - owner * CARDS_A_SEAT < N_ANIMALS:
                _to_deck(s, owner, card)
    s.phase, s.turn, s.actor, s.starter = LAY, seat, seat, seat
    s.reduced = half = int(how.strip() == "reduced")
    s.land_steps, s.animal_steps = (LAND_STEPS + half) >> half, (ANIMAL_STEPS + half) >> half
    s.dots_left, s.drops, s.trigger, s.picked = (DOT_LIMIT + half) >> half, DROPS * s.seats, -1, NOTHING
    s.laid_animals = s.last_turns = s.quiet_turns = 0


def _get_laying(s: State, _index: Sequence[str]) -> str:
    return f"{SEATS.points[s.turn]}{' reduced' if s.reduced else ''}" if s.phase < ACTIVATE else "none"


def _set_hand(s: State, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    for card in _own(seat):
        if s.place[card] == HAND_OF[seat]:
            _to_deck(s, seat, card)
    for name in _items(value):
        card = _find(s, seat, KINDS.read(name), [c for c in _own(seat) if s.place[c] == HAND_OF[seat]])
        _lift(s, seat, card)
        put(s, card, HAND_OF[seat])
        s.seen[card] = 1 << seat


def _get_hand(s: State, index: Sequence[str]) -> str:
    seat = _seat(index)
    return ", ".join(KINDS.points[KIND_OF[c]] for c in _own(seat) if s.place[c] == HAND_OF[seat]) or "none"


def _set_deck(s: State, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    chosen: list[int] = []
    hand = [c for c in _own(seat) if s.place[c] == HAND_OF[seat]]
    for name in _items(value):
        chosen.append(_find(s, seat, KINDS.read(name), [*chosen, *hand]))
    for card in reversed(chosen):
        _to_deck(s, seat, card)


def _get_deck(s: State, index: Sequence[str]) -> str:
    """From the top."""
    seat = _seat(index)
    cards = sorted((c for c in _own(seat) if s.place[c] == DECK_OF[seat]), key=lambda c: -s.rank[c])
    return ", ".join(KINDS.points[KIND_OF[c]] for c in cards) or "none"


def _get_bottom(s: State, index: Sequence[str]) -> str:
    """The returned part of the deck as its owner knows it, from the top down."""
    seat = _seat(index)
    cards = sorted((c for c in _own(seat) if s.place[c] == DECK_OF[seat] and s.seen[c] >> seat & 1),
                   key=lambda c: -s.rank[c])
    return ", ".join(KINDS.points[KIND_OF[c]] for c in cards) or "none"


def _set_laid(s: State, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    for kind, f in _pairs(value):
        card = _find(s, seat, kind, [])
        _lift(s, seat, card)
        s.place[card], s.rank[card] = BOARD, f
        s.seen[card] = (1 << s.seats) - 1 if kind >= N_ANIMALS else 1 << seat
        s.lies[f], s.whose[f] = lying_of(kind), seat
        if kind < N_ANIMALS and s.drops > 0:
            s.drops -= 1


def _get_laid(s: State, index: Sequence[str]) -> str:
    seat = _seat(index)
    cards = [c for c in _own(seat) if s.place[c] == BOARD]
    return ", ".join(f"{KINDS.points[KIND_OF[c]]} {FIELDS.points[s.rank[c]]}" for c in cards) or "none"


def _known(s: State, index: Sequence[str]) -> str:
    seat, f = _seat(index), FIELDS.read(index[1])
    for owner in range(s.seats):
        for card in _own(owner):
            if s.place[card] == BOARD and s.rank[card] == f and s.seen[card] >> seat & 1:
                return str(KINDS.points[KIND_OF[card]])
    return str(LYING.points[s.lies[f]])


def _n_hand(s: State, index: Sequence[str]) -> str:
    return str(count(s, HAND_OF[_seat(index)]))


def _n_deck(s: State, index: Sequence[str]) -> str:
    return str(count(s, DECK_OF[_seat(index)]))


# ---------------------------------------------------------------- the action phase


def _set_action(s: State, _index: Sequence[str], value: str) -> None:
    seat = SEATS.read(value)
    _clear_board(s)
    for owner in range(s.seats):
        for card in _own(owner):
            put(s, card, OUT)
            s.seen[card] = (1 << s.seats) - 1
    s.phase, s.turn, s.actor, s.starter, s.round = ACTIVATE, seat, seat, seat, 1
    s.points_left, s.reduced, s.drops, s.picked = ACTIVATIONS, 0, 0, NOTHING
    s.land_steps = s.animal_steps = s.dots_left = s.laid_animals = s.activations = s.beaver_rested = 0


def _get_action(s: State, _index: Sequence[str]) -> str:
    return SEATS.points[s.turn] if s.phase >= ACTIVATE else "none"


def _set_stand(s: State, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    for kind, f in _pairs(value):
        if kind >= N_ANIMALS:
            raise ValueError(f"{KINDS.points[kind]} is no animal")
        s.field[seat * N_ANIMALS + kind] = f
        s.token[seat * N_ANIMALS + kind] = 1
        s.fielded[seat * N_ANIMALS + kind] = 1


def _get_stand(s: State, index: Sequence[str]) -> str:
    seat = _seat(index)
    own = [k for k in range(N_ANIMALS) if s.field[seat * N_ANIMALS + k] >= 0]
    return ", ".join(f"{KINDS.points[k]} {FIELDS.points[s.field[seat * N_ANIMALS + k]]}" for k in own) or "none"


def _set_desert(s: State, _index: Sequence[str], value: str) -> None:
    for name in _items(value):
        s.lies[FIELDS.read(name)] = DESERT_LIES


def _get_desert(s: State, _index: Sequence[str]) -> str:
    return ", ".join(FIELDS.points[f] for f in range(N_FIELDS) if s.lies[f] == DESERT_LIES) or "none"


def _set_elements(s: State, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    chosen = [ELEMENTS.read(name) for name in _items(value)]
    for e in range(N_ELEMENTS):
        s.copies[e] += s.owned[seat][e] - int(e in chosen)
        s.owned[seat][e] = int(e in chosen)


def _get_elements(s: State, index: Sequence[str]) -> str:
    seat = _seat(index)
    return ", ".join(ELEMENTS.points[e] for e in range(N_ELEMENTS) if s.owned[seat][e]) or "none"


WORDS = {
    "laying": Word(_get_laying, _set_laying),
    "hand": Word(_get_hand, _set_hand),
    "deck": Word(_get_deck, _set_deck),
    "bottom": Word(_get_bottom),
    "laid": Word(_get_laid, _set_laid),
    "known": Word(_known),
    "n_hand": Word(_n_hand),
    "n_deck": Word(_n_deck),
    "action": Word(_get_action, _set_action),
    "stand": Word(_get_stand, _set_stand),
    "desert": Word(_get_desert, _set_desert),
    "elements": Word(_get_elements, _set_elements),
}


def _roll(faces: Sequence[str]) -> list[int]:
    """`roll T H B`: faces in the order in which the dice fall."""
    return [DIE.index(FACES.read(face)) for face in faces]


CHANCE = {"roll": _roll}
