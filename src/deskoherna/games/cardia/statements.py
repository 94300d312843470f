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

from deskoherna.games.cardia.derived import derive
from deskoherna.games.cardia.material import GUARDIANS_IN_ROW, STRENGTH_COUNT
from deskoherna.games.cardia.row import in_row, strength_of
from deskoherna.games.cardia.state import (
    BOX,
    DECK,
    DISCARD,
    FIRST_GUARDIAN,
    GUARD_ROW,
    GUARDIANS,
    HAND,
    LAID,
    LEFT_OUT,
    N_CARDS,
    POSITIONS,
    ROW,
    SEATS,
    STRENGTHS,
    State,
)
from deskoherna.kit.cards import everybody, from_top, lying, put_under
from deskoherna.kit.game import Word
from deskoherna.kit.statements import Piles, parts, word

CARD = r"(\d+)(?:\[([^\]]*)\])?"
CLASH = re.compile(rf"^\s*{CARD}\s*-\s*{CARD}\s*$")
HANDS, DECKS, DISCARDS = (range(place, place + 2) for place in (HAND, DECK, DISCARD))


class _Cards(Piles[State]):
    def find(self, s: State, whose: int, name: str, taken: Sequence[int]) -> int:
        card = whose * STRENGTH_COUNT + STRENGTHS.read(name)
        if card in taken:
            raise ValueError("a card stands twice")
        if s.place[card] == ROW:
            raise ValueError(f"card {name} lies in the row already")
        return card

    def lift(self, s: State, card: int) -> None:
        """Without what lies on it; the row keeps its places."""
        if s.place[card] != ROW:
            super().lift(s, card)
        s.plus[card] = s.minus[card] = s.duration[card] = s.unicorn[card] = s.seals[card] = 0

    def home(self, s: State, card: int) -> None:
        """Under the deck."""
        self.lift(s, card)
        put_under(s, card, DECK + card // STRENGTH_COUNT)
        s.seen[card] = 0


PILES = _Cards(SEATS, [*STRENGTHS.points, *STRENGTHS.points], apart=r"[,\s]+", between=" ")


def _set_deck(s: State, seat: int, text: str) -> None:
    """The whole deck from the top; cards that lay in it besides go to the discard pile."""
    wanted = PILES.named(s, seat, text)
    for card in wanted:
        if s.place[card] not in (DECK + seat, DISCARD + seat):
            raise ValueError(f"card {PILES.names[card]} is not in the deck; say the hand and the row first")
    for card in lying(s, DECK + seat):
        if card not in wanted:
            PILES.lay(s, card, DISCARD + seat, everybody(s))
    for card in reversed(wanted):
        PILES.stack(s, card, DECK + seat)


def _lay(s: State, card: int, position: int, tokens: str) -> None:
    PILES.lift(s, card)
    s.place[card], s.rank[card], s.seen[card] = ROW, position, everybody(s)
    for token in parts(tokens):
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


def _set_row(s: State, position: int, text: str) -> None:
    if position >= 0:
        _lay_clash(s, position, text)
    else:
        for card in sorted(lying(s, ROW)):
            PILES.home(s, card)
        for place, clash in enumerate(parts(text, ";")):
            _lay_clash(s, place, clash)
    derive(s)
    s.clash = max(s.clash, s.clashes + 1)


def _tokens(s: State, card: int) -> str:
    there = [f"+{s.plus[card]}"] * (s.plus[card] > 0) + [f"-{s.minus[card]}"] * (s.minus[card] > 0)
    there += ["D"] * s.duration[card] + ["U"] * s.unicorn[card]
    return PILES.names[card] + (f"[{','.join(there)}]" if there else "")


def _row(s: State, position: int) -> str:
    shown = [p for p in range(s.clashes) if position in (p, -1)]
    return "; ".join(f"{_tokens(s, s.at[0][p])} - {_tokens(s, s.at[1][p])}" for p in shown) or "none"


def _set_guardians(s: State, text: str) -> None:
    """The named ones lie at 2, 4, ...; others follow face down. Those up to the next clash lie face up."""
    if not s.with_guardians:
        raise ValueError("this table has no guardians")
    named = [FIRST_GUARDIAN + GUARDIANS.read(t) for t in text.split(",")]
    for card in named:
        if s.place[card] == LEFT_OUT:
            raise ValueError(f"{GUARDIANS.points[card - FIRST_GUARDIAN]} does not take part in a strict game")
    rest = [c for c in range(FIRST_GUARDIAN, N_CARDS) if c not in named and s.place[c] != LEFT_OUT]
    for rank, card in enumerate([*named, *rest]):
        inside = rank < GUARDIANS_IN_ROW
        s.place[card], s.rank[card] = (GUARD_ROW, rank) if inside else (BOX, 0)
        s.seen[card] = everybody(s) if inside and (s.strategic or rank <= s.clashes // 2) else 0


def _guardians(s: State) -> list[str]:
    """The guardians lying face up, from position 2 on; a dash for one face down."""
    return [GUARDIANS.points[c - FIRST_GUARDIAN] if s.seen[c] else "-" for c in lying(s, GUARD_ROW)]


def _strength(s: State, seat: int, position: int) -> int:
    card = s.at[seat][position]
    if card < 0 or not in_row(s, card):
        raise ValueError(f"no clash at position {position + 1}")
    return strength_of(s, card)


WORDS: dict[str, Word[State]] = {
    "hand": PILES.pile(HANDS, own=True),
    "discard": PILES.pile(DISCARDS),
    "deck": word(lambda s, seat: PILES.said(from_top(s, DECK + seat)), _set_deck, at=SEATS),
    "top": PILES.top(DECKS, 1),
    "laid_cards": word(lambda s, seat: PILES.said(sorted(lying(s, LAID + seat))), at=SEATS),
    "row": word(_row, _set_row, at=POSITIONS, optional=True),
    "guardians": word(_guardians, _set_guardians),
    "strength": word(_strength, at=(SEATS, POSITIONS)),
    "hand_size": PILES.size(HANDS),
    "deck_size": PILES.size(DECKS),
    "discard_size": PILES.size(DISCARDS),
}
CHANCE = {"card": lambda words: [int(words[0]) - 1]}
"""`card 2`: the second hand card by strength is drawn."""
