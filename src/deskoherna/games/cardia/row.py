"""The row: questions about cards and clashes, and the judging of every clash (sheet c5)."""

from deskoherna.games.cardia.material import (
    AMOUNT,
    ARISTOCRAT,
    COUNSELOR,
    DYNASTY,
    JUDGE,
    MEDIATOR,
    STRENGTH_COUNT,
    TREASURER,
)
from deskoherna.games.cardia.state import BOTH, HAND, ROW, State
from deskoherna.kit.cards import count_in

__rules__ = True

N_FACTIONS = 4
NONE = -1


def owner_of(card: int) -> int:
    return card // STRENGTH_COUNT


def card_of(seat: int, strength: int) -> int:
    """The card of a seat by the point of its strength (0 is strength 1)."""
    return seat * STRENGTH_COUNT + strength


def faction_of(card: int) -> int:
    return card % N_FACTIONS


def character_of(s: State, card: int) -> int:
    """Which character the card is: Deck I or II, by the faction's composition."""
    return s.deck_of[card % N_FACTIONS] * STRENGTH_COUNT + card % STRENGTH_COUNT


def strength_of(s: State, card: int) -> int:
    """Printed strength and all modifier tokens; there is no floor (g25)."""
    return card % STRENGTH_COUNT + 1 + s.plus[card] - s.minus[card]


def in_row(s: State, card: int) -> bool:
    return s.place[card] == ROW


def has_modifiers(s: State, card: int) -> bool:
    return s.plus[card] + s.minus[card] > 0


def has_tokens(s: State, card: int) -> bool:
    return s.plus[card] + s.minus[card] + s.duration[card] > 0


def opposing(s: State, card: int) -> int:
    """The other card of the same clash."""
    return s.at[1 - owner_of(card)][s.rank[card]]


def wins(s: State, card: int) -> bool:
    """Does this card win the clash it lies in?"""
    return s.place[card] == ROW and (s.winner[s.rank[card]] >> owner_of(card)) & 1 == 1


def loses(s: State, card: int) -> bool:
    """The opponent alone wins its clash; a tie is no loss (g18)."""
    return s.place[card] == ROW and s.winner[s.rank[card]] == 2 - owner_of(card)


def judged(s: State) -> int:
    """How many clashes of the row are judged: all but one that is revealed and not yet compared."""
    return max(s.clashes - 1, 0) if s.current >= 0 and s.compared == 0 else s.clashes


def in_force(s: State, seat: int, character: int) -> int:
    """The seat's card of this character if its lasting effect is in force, else NONE."""
    card = card_of(seat, character % STRENGTH_COUNT)
    if s.place[card] != ROW or s.duration[card] == 0 or character_of(s, card) != character:
        return NONE
    return card if s.rank[card] < judged(s) else NONE


def hand_count(s: State, seat: int) -> int:
    return count_in(s, HAND + seat, seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT)


# ---------------------------------------------------------------- judging


def judge_row(s: State) -> None:
    """Winner, seals and score of the whole row: a pure function of the cards and tokens lying there."""
    judges = 0
    dynasty_one = s.deck_of[DYNASTY] == 0
    if dynasty_one:
        for seat in range(2):
            if in_force(s, seat, JUDGE) >= 0:
                judges |= 1 << seat
    n = judged(s)
    for p in range(n):
        edge = strength_of(s, s.at[0][p]) - strength_of(s, s.at[1][p])
        if edge > 0:
            s.winner[p] = 1
        elif edge < 0:
            s.winner[p] = 2
        else:
            s.winner[p] = judges
    for p in range(n, STRENGTH_COUNT):
        s.winner[p] = 0
    if dynasty_one:
        mediate(s, judges)
    else:
        counsel(s)
    count_seals(s)


def mediate(s: State, judges: int) -> None:
    """A Mediator in force makes its clash a tie, which a Judge in force then wins."""
    for seat in range(2):
        card = in_force(s, seat, MEDIATOR)
        if card >= 0:
            s.winner[s.rank[card]] = judges


def counsel(s: State) -> None:
    """A Counselor in force wins the previous clash; two in the same clash cancel out."""
    for seat in range(2):
        card = in_force(s, seat, COUNSELOR)
        if card >= 0 and s.rank[card] > 0:
            other = in_force(s, 1 - seat, COUNSELOR)
            if other < 0 or s.rank[other] != s.rank[card]:
                s.winner[s.rank[card] - 1] = 1 << seat


def count_seals(s: State) -> None:
    """One seal on each winning card, more by Treasurer, Aristocrat and Unicorn."""
    s.score[0] = s.score[1] = 0
    for p in range(s.clashes):
        for seat in range(2):
            card = s.at[seat][p]
            if (s.winner[p] >> seat) & 1 == 1:
                s.seals[card] = 1 + s.unicorn[card]
            else:
                s.seals[card] = 0
    for seat in range(2):
        if s.deck_of[DYNASTY] == 0:
            card = in_force(s, seat, TREASURER)
            if card >= 0 and s.rank[card] > 0:
                for side in range(2):
                    previous = s.at[side][s.rank[card] - 1]
                    if s.seals[previous] > 0:
                        s.seals[previous] += AMOUNT[TREASURER]
        else:
            card = in_force(s, seat, ARISTOCRAT)
            if card >= 0 and s.seals[card] > 0:
                s.seals[card] += AMOUNT[ARISTOCRAT]
    for p in range(s.clashes):
        s.score[0] += s.seals[s.at[0][p]]
        s.score[1] += s.seals[s.at[1][p]]


def three_in_a_row(s: State, seat: int, wanted: int) -> bool:
    """Has the seat won that many neighbouring clashes?"""
    run = 0
    for p in range(s.clashes):
        if (s.winner[p] >> seat) & 1 == 1:
            run += 1
            if run == wanted:
                return True
        else:
            run = 0
    return False


def both_bits(a: bool, b: bool) -> int:
    """Two answers as bits of seats."""
    if a and b:
        return BOTH
    if a:
        return 1
    return 2 if b else 0
