"""What a seat cannot know: the other's hidden cards, the order of decks, the guardians lying face down (g24)."""

from deskoherna.games.cardia.derived import derive
from deskoherna.games.cardia.material import GUARDIANS_PER_FACTION, STRENGTH_COUNT
from deskoherna.games.cardia.state import FIRST_GUARDIAN, N_CARDS, State
from deskoherna.kit.cards import deal_unseen

__rules__ = True


def forget(s: State, seat: int) -> None:
    """Deal all unseen cards anew over their slots: each player's cards by themselves, guardians by faction."""
    for owner in range(2):
        deal_unseen(s, seat, owner * STRENGTH_COUNT, (owner + 1) * STRENGTH_COUNT, s.cards, s.slots)
    if s.with_guardians == 1:
        for first in range(FIRST_GUARDIAN, N_CARDS, GUARDIANS_PER_FACTION):
            deal_unseen(s, seat, first, first + GUARDIANS_PER_FACTION, s.cards, s.slots)
    derive(s)
