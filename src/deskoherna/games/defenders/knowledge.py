"""What a seat cannot know: the order of decks, the hands and the chosen cards of others."""

from deskoherna.games.defenders.derived import derive
from deskoherna.games.defenders.material import CARDS_A_FACTION, N_SIDES
from deskoherna.games.defenders.state import State
from deskoherna.kit.cards import deal_unseen

__rules__ = True


def forget(s: State, seat: int) -> None:
    """Unseen cards are dealt anew over their slots, faction by faction; the machine deck is a bag without order."""
    for side in range(N_SIDES):
        if s.owner[side] >= 0:
            deal_unseen(s, seat, side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION, s.cards, s.slots)
    derive(s)
