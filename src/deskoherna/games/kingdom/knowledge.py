"""What a seat cannot know, dealt anew: the other's hand, face-down cards it did not lay itself, the decks.

The danger card of a round lies among the cards dealt to that hand (alone: in the danger deck), never elsewhere; a card
that lies unseen in the box is an advisor that was not kept. All else is a plain deal.
"""

from deskoherna.games.kingdom.material import FIRST_ADVISOR_CARD, FIRST_CALAMITY_CARD, N_CARDS
from deskoherna.games.kingdom.state import ADVISOR, DANGER_CODE, IN_BOX, N_ROUNDS, State
from deskoherna.kit.cards import SLOT_MORE, SLOT_PLACE, has_seen, lay_in_slot, slot_of, sort_row
from deskoherna.kit.random import rand_below

__rules__ = True

TAKEN = -1


def collect(s: State, seat: int) -> int:
    """The unseen cards in ascending order and their slots, sorted: nothing of the truth is left in them."""
    n = 0
    for card in range(N_CARDS):
        if not has_seen(s, card, seat):
            s.unseen_cards[n] = card
            s.unseen_slots[n] = slot_of(s, card, seat, s.dealt[card])
            n += 1
    sort_row(s.unseen_slots, n)
    return n


def lay(s: State, i: int, j: int) -> None:
    """Card i of the list goes to slot j; both are used up."""
    card = s.unseen_cards[i]
    s.dealt[card] = lay_in_slot(s, card, s.unseen_slots[j])
    s.unseen_cards[i] = TAKEN
    s.unseen_slots[j] = TAKEN


def pick_slot(s: State, n: int, code: int) -> int:
    """A random slot with this `dealt` code, or -1."""
    fitting = 0
    for j in range(n):
        if s.unseen_slots[j] != TAKEN and s.unseen_slots[j] // SLOT_MORE == code:
            fitting += 1
    if fitting == 0:
        return -1
    left = rand_below(s, fitting)
    for j in range(n):
        if s.unseen_slots[j] != TAKEN and s.unseen_slots[j] // SLOT_MORE == code:
            if left == 0:
                return j
            left -= 1
    return -1


def danger_is_known(s: State, seat: int, code: int) -> bool:
    """Has the seat seen the calamity or menace that was dealt with this code?"""
    for card in range(FIRST_CALAMITY_CARD, N_CARDS):  # noqa: SIM110 (compiled code has no generators)
        if has_seen(s, card, seat) and s.dealt[card] == code:
            return True
    return False


def deal_danger(s: State, seat: int, n: int) -> None:
    """Each unseen calamity or menace to a slot of the hand (alone: the danger deck) it must have been dealt to."""
    code = 1 + (1 - seat) * N_ROUNDS if s.seats == 2 else DANGER_CODE
    for i in range(n):
        if s.unseen_cards[i] >= FIRST_CALAMITY_CARD:
            if s.seats == 2:
                while code < 1 + (2 - seat) * N_ROUNDS and danger_is_known(s, seat, code):
                    code += 1
            j = pick_slot(s, n, code)
            if s.seats == 2:
                code += 1
            if j >= 0:
                lay(s, i, j)


def deal_boxed(s: State, n: int) -> None:
    """An unseen slot in the box holds one of the unseen advisors."""
    for j in range(n):
        if s.unseen_slots[j] != TAKEN and s.unseen_slots[j] // SLOT_PLACE % (SLOT_MORE // SLOT_PLACE) == IN_BOX:
            first, fitting = -1, 0
            for i in range(n):
                if FIRST_ADVISOR_CARD <= s.unseen_cards[i] < FIRST_CALAMITY_CARD:
                    if first < 0:
                        first = i
                    fitting += 1
            if fitting > 0:
                lay(s, first + rand_below(s, fitting), j)


def deal_rest(s: State, n: int) -> None:
    """What is left, each card to a random slot of those left."""
    left = 0
    for j in range(n):
        if s.unseen_slots[j] != TAKEN:
            s.unseen_slots[left] = s.unseen_slots[j]
            left += 1
    for i in range(n):
        if s.unseen_cards[i] != TAKEN:
            j = rand_below(s, left)
            card = s.unseen_cards[i]
            s.dealt[card] = lay_in_slot(s, card, s.unseen_slots[j])
            left -= 1
            s.unseen_slots[j] = s.unseen_slots[left]


def forget(s: State, seat: int) -> None:
    """Resample all that the seat has not seen."""
    n = collect(s, seat)
    deal_danger(s, seat, n)
    deal_boxed(s, n)
    deal_rest(s, n)
    for i in range(n):
        s.unseen_cards[i] = 0
        s.unseen_slots[i] = 0
    if s.phase == ADVISOR and s.seats == 2:
        other = 1 - seat
        s.kept[other] = 1 + rand_below(s, 2) if s.done[other] == 1 else 0
