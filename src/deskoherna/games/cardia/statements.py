"""Words of scenarios: a position as a person would lay it out.

    hand[A] = 1, 8, 9          the whole hand; cards not spoken of lie in the deck
    deck[A] = 4 5              the deck from the top, nothing else in it
    top[A] = 4 5               the cards on top of the deck; the rest stays below
    discard[A] = 2
    row = 5 - 8; 7[+3] - 6[D]  the clashes from position 1, A's card first; in brackets what lies on a card:
                               modifiers +3 -5, duration tokens D, the Unicorn's seal U
    row[3] = 9 - 9             one clash
    guardians = Elephant, Cat  from position 2 on, face up as far as the row asks for (so say the row first); others
                               follow face down, shown as a dash
"""

import re
from collections.abc import Sequence
from typing import Any

from deskoherna.games.cardia.material import STRENGTH_COUNT
from deskoherna.games.cardia.row import derive, in_row, strength_of
from deskoherna.games.cardia.setup import GUARDIANS_IN_ROW
from deskoherna.games.cardia.state import (
    BOX,
    DECK,
    DISCARD,
    FIRST_GUARDIAN,
    GUARD_ROW,
    GUARDIANS,
    HAND,
    LAID,
    N_CARDS,
    ROW,
    SEATS,
    STRENGTHS,
    State,
)
from deskoherna.kit.game import Word

BOTH_SEATS = 3
CARD = r"(\d+)(?:\[([^\]]*)\])?"
CLASH = re.compile(rf"^\s*{CARD}\s*-\s*{CARD}\s*$")


def _seat(index: Sequence[str]) -> int:
    if len(index) != 1:
        raise ValueError("name one seat in brackets, as in [A]")
    return SEATS.read(index[0])


def _position(index: Sequence[str]) -> int:
    if len(index) != 1 or not re.fullmatch(r"\d+", index[0].strip()) or not 1 <= int(index[0]) <= STRENGTH_COUNT:
        raise ValueError("name one position in brackets, as in [1]")
    return int(index[0]) - 1


def _cards(seat: int, text: str) -> list[int]:
    """`1, 8 9` -> those cards of the seat, in this order; `none` is no card."""
    if text.strip().lower() in ("none", ""):
        return []
    found = [seat * STRENGTH_COUNT + STRENGTHS.read(t) for t in re.split(r"[,\s]+", text.strip())]
    if len(set(found)) != len(found):
        raise ValueError("a card stands twice")
    return found


def _names(cards: Sequence[int]) -> str:
    return " ".join(str(c % STRENGTH_COUNT + 1) for c in cards) or "none"


def _own(seat: int) -> range:
    return range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT)


def _lying(s: State, seat: int, place: int) -> list[int]:
    return [c for c in _own(seat) if s.place[c] == place + seat]


def _strip(s: State, card: int) -> None:
    s.plus[card] = s.minus[card] = s.duration[card] = s.unicorn[card] = s.seals[card] = 0


def _tidy_deck(s: State, seat: int) -> None:
    """Ranks without holes, in the order the deck has."""
    for rank, card in enumerate(sorted(_lying(s, seat, DECK), key=lambda c: s.rank[c])):
        s.rank[card] = rank


def _to_deck_bottom(s: State, card: int) -> None:
    seat = card // STRENGTH_COUNT
    for other in _lying(s, seat, DECK):
        s.rank[other] += 1
    _strip(s, card)
    s.place[card], s.rank[card], s.seen[card] = DECK + seat, 0, 0


def _put(s: State, card: int, place: int, rank: int, seen: int) -> None:
    _strip(s, card)
    s.place[card], s.rank[card], s.seen[card] = place, rank, seen


def _free_place(s: State, card: int) -> None:
    if s.place[card] == ROW:
        raise ValueError(f"card {card % STRENGTH_COUNT + 1} lies in the row already")


def _set_pile(s: State, index: Sequence[str], text: str, place: int, seen: int) -> None:
    """Lay exactly these cards in an unordered place; what lay there before goes under the deck."""
    seat = _seat(index)
    wanted = _cards(seat, text)
    for card in wanted:
        _free_place(s, card)
    for card in _lying(s, seat, place):
        if card not in wanted:
            _to_deck_bottom(s, card)
    for card in wanted:
        _put(s, card, place + seat, 0, seen)
    _tidy_deck(s, seat)


def _set_hand(s: Any, index: Sequence[str], text: str) -> None:
    _set_pile(s, index, text, HAND, 1 << _seat(index))


def _set_discard(s: Any, index: Sequence[str], text: str) -> None:
    _set_pile(s, index, text, DISCARD, BOTH_SEATS)


def _set_deck(s: Any, index: Sequence[str], text: str) -> None:
    """The whole deck from the top; cards that lay in it besides go to the discard pile."""
    seat = _seat(index)
    wanted = _cards(seat, text)
    for card in wanted:
        if s.place[card] not in (DECK + seat, DISCARD + seat):
            raise ValueError(f"card {card % STRENGTH_COUNT + 1} is not in the deck; say the hand and the row first")
    for card in _lying(s, seat, DECK):
        if card not in wanted:
            _put(s, card, DISCARD + seat, 0, BOTH_SEATS)
    for rank, card in enumerate(reversed(wanted)):
        _put(s, card, DECK + seat, rank, 0)


def _set_top(s: Any, index: Sequence[str], text: str) -> None:
    seat = _seat(index)
    wanted = _cards(seat, text)
    for card in wanted:
        if s.place[card] != DECK + seat:
            raise ValueError(f"card {card % STRENGTH_COUNT + 1} is not in the deck; say the hand and the row first")
    for i, card in enumerate(reversed(wanted)):
        s.rank[card] = STRENGTH_COUNT + i
    _tidy_deck(s, seat)


def _lay(s: State, card: int, position: int, tokens: str) -> None:
    _put(s, card, ROW, position, BOTH_SEATS)
    for token in filter(None, (t.strip() for t in tokens.split(","))):
        if token == "D":
            s.duration[card] += 1
        elif token == "U":
            s.unicorn[card] += 1
        elif re.fullmatch(r"[+-]\d+", token):
            pile = s.plus if token[0] == "+" else s.minus
            pile[card] += int(token[1:])
        else:
            raise ValueError(f"{token!r} is no token; there are +3, -5, D and U")


def _lay_clash(s: State, position: int, text: str) -> None:
    found = CLASH.match(text)
    if not found:
        raise ValueError(f"{text!r} is no clash; write A's card, a dash, B's card, as in 5 - 8 or 7[+3] - 6[D]")
    for seat, strength, tokens in ((0, found[1], found[2] or ""), (1, found[3], found[4] or "")):
        _lay(s, seat * STRENGTH_COUNT + STRENGTHS.read(strength), position, tokens)


def _clear_row(s: State) -> None:
    for card in range(2 * STRENGTH_COUNT):
        if s.place[card] == ROW:
            _to_deck_bottom(s, card)


def _set_row(s: Any, index: Sequence[str], text: str) -> None:
    if index:
        _lay_clash(s, _position(index), text.strip())
    else:
        _clear_row(s)
        for position, clash in enumerate(text.split(";") if text.strip() != "none" else []):
            _lay_clash(s, position, clash)
    for seat in range(2):
        _tidy_deck(s, seat)
    derive(s)
    s.clash = max(s.clash, s.clashes + 1)


def _tokens(s: State, card: int) -> str:
    lying = [f"+{s.plus[card]}"] * (s.plus[card] > 0) + [f"-{s.minus[card]}"] * (s.minus[card] > 0)
    lying += ["D"] * s.duration[card] + ["U"] * s.unicorn[card]
    return f"{card % STRENGTH_COUNT + 1}" + (f"[{','.join(lying)}]" if lying else "")


def _get_row(s: Any, index: Sequence[str]) -> str:
    positions = [_position(index)] if index else range(s.clashes)
    if index and positions[0] >= s.clashes:
        return "none"
    return "; ".join(f"{_tokens(s, s.at[0][p])} - {_tokens(s, s.at[1][p])}" for p in positions) or "none"


def _set_guardians(s: Any, _index: Sequence[str], text: str) -> None:
    """The named ones lie at 2, 4, ...; others follow face down. Those up to the next clash lie face up."""
    if not s.with_guardians:
        raise ValueError("this table has no guardians")
    named = [FIRST_GUARDIAN + GUARDIANS.read(t) for t in text.split(",")]
    rest = [c for c in range(FIRST_GUARDIAN, N_CARDS) if c not in named]
    for rank, card in enumerate([*named, *rest]):
        inside = rank < GUARDIANS_IN_ROW
        s.place[card], s.rank[card] = (GUARD_ROW, rank) if inside else (BOX, 0)
        s.seen[card] = BOTH_SEATS if inside and (s.strategic or rank <= s.clashes // 2) else 0


def _get_guardians(s: Any, _index: Sequence[str]) -> str:
    """The guardians lying face up, from position 2 on; a dash for one face down."""
    found = sorted((s.rank[c], c) for c in range(FIRST_GUARDIAN, N_CARDS) if s.place[c] == GUARD_ROW)
    return ", ".join(GUARDIANS.points[c - FIRST_GUARDIAN] if s.seen[c] else "-" for _, c in found) or "none"


def _get_strength(s: Any, index: Sequence[str]) -> str:
    if len(index) != 2:
        raise ValueError("name a seat and a position, as in strength[A][2]")
    card = s.at[_seat(index[:1])][_position(index[1:])]
    if card < 0 or not in_row(s, card):
        raise ValueError(f"no clash at position {index[1]}")
    return str(strength_of(s, card))


def _get_pile(place: int) -> Any:
    def get(s: Any, index: Sequence[str]) -> str:
        return _names(_lying(s, _seat(index), place))
    return get


def _get_deck(s: Any, index: Sequence[str]) -> str:
    return _names(sorted(_lying(s, _seat(index), DECK), key=lambda c: -s.rank[c]))


def _get_top(s: Any, index: Sequence[str]) -> str:
    return _get_deck(s, index).split()[0]


def _get_size(place: int) -> Any:
    def get(s: Any, index: Sequence[str]) -> str:
        return str(len(_lying(s, _seat(index), place)))
    return get


WORDS = {
    "hand": Word(_get_pile(HAND), _set_hand),
    "discard": Word(_get_pile(DISCARD), _set_discard),
    "deck": Word(_get_deck, _set_deck),
    "top": Word(_get_top, _set_top),
    "laid_cards": Word(_get_pile(LAID)),
    "row": Word(_get_row, _set_row),
    "guardians": Word(_get_guardians, _set_guardians),
    "strength": Word(_get_strength),
    "hand_size": Word(_get_size(HAND)),
    "deck_size": Word(_get_size(DECK)),
    "discard_size": Word(_get_size(DISCARD)),
}
CHANCE = {"card": lambda words: [int(words[0]) - 1]}
"""`card 2`: the second hand card by strength is drawn."""
