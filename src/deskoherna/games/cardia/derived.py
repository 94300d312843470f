"""What follows from other fields: who lies where in the row, who wins each clash, seals, the score."""

from deskoherna.games.cardia.material import STRENGTH_COUNT
from deskoherna.games.cardia.row import NONE, judge_row, owner_of
from deskoherna.games.cardia.state import N_CHARACTERS, ROW, State

__rules__ = True


def derive(s: State) -> None:
    """Recompute what follows from the cards: who lies where, winners, seals, score."""
    s.clashes = 0
    for seat in range(2):
        for p in range(STRENGTH_COUNT):
            s.at[seat][p] = NONE
    for card in range(N_CHARACTERS):
        s.seals[card] = 0
        if s.place[card] == ROW:
            s.at[owner_of(card)][s.rank[card]] = card
    while s.clashes < STRENGTH_COUNT and s.at[0][s.clashes] >= 0 and s.at[1][s.clashes] >= 0:
        s.clashes += 1
    judge_row(s)
