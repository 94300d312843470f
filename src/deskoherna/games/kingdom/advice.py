"""What a fair player would look at: how good a position is, and which moves are worth trying."""

from deskoherna.games.kingdom.appraisal import TENTHS, estate, prospect, quest_worth, supremacies, take_stock
from deskoherna.games.kingdom.choice import is_removable
from deskoherna.games.kingdom.material import (
    CALAMITY,
    CALAMITY_PENALTY,
    COST,
    FIRST_MENACE,
    FLOOD,
    GUILD,
    KIND,
    N_BUILDABLE,
    N_CARDS,
    N_DECKABLE,
    N_RECYCLABLE,
    N_SLOTS,
    PENALTY,
    RAT,
    RECYCLE_CUBES,
    SHADOW,
    THIEF,
    VERMIN,
)
from deskoherna.games.kingdom.moves import (
    BUILD,
    CUBE_ON,
    CUBE_TO_LABORATORY,
    DONE,
    FIGHT_MENACE,
    GIVE_UP,
    KRYSTALLIUM_ON,
    N_CUBES,
    N_FACINGS,
    OFFER_CARD,
    PAY,
    PICK_AREA,
    QUEST,
    RECYCLE_CARD,
    SEARCH_AREA,
    SOLDIER_ON,
    TRANSMUTE,
    USE,
)
from deskoherna.games.kingdom.scoring import medal, points, standing
from deskoherna.games.kingdom.state import (
    AREA,
    FACE_UP,
    FIND,
    LOOKED,
    N_ROUNDS,
    OVER,
    PLANNING,
    SEARCH,
    SELECTED,
    VERMIN_PILE,
    State,
)
from deskoherna.kit.cards import count

__rules__ = True

WIN, EVEN = 1000, 500
LEAST, MOST = 5, 995
CUBE_TENTHS = 7
ADVISOR_TENTHS = 25
SHARE_WITH_QUESTS, SHARE_IN_CHOICE, SHARE_IN_PLANNING = 6, 9, 4
SEARCH_HOPE = 35
"""The best of three unknown cards."""
SAFE_VERMIN, VERMIN_SHORT, THIEF_LEFT, DANGER_CUBE = 6, 60, 120, 60
"""Scenarios: a pile of Vermin below six, a Thief at large, a cube by the danger deck."""
FINE, COARSE = 2, 4
"""Tenths of a point to a thousandth of a win; with Quests more is at stake."""
ALONE_EVEN = 70
"""Alone: points, reached or in sight, that are as good as even."""
USUAL, GOOD, BEST, POOR = 4, 12, 40, 1


def undecided_share(s: State) -> int:
    """How much of its promise, in twelfths, a card keeps that is neither built nor recycled yet.

    In Planning less, so that deciding looks like a gain; with Quests alike in all phases, or a fee would be paid early
    only to stay in the Choice.
    """
    if s.quests == 1:
        return SHARE_WITH_QUESTS
    return SHARE_IN_CHOICE if s.phase < PLANNING else SHARE_IN_PLANNING


def of_card(s: State, seat: int, kind: int) -> int:
    """A card that may be picked, in tenths of a point."""
    if kind < N_BUILDABLE:
        return max(CUBE_TENTHS, prospect(s, seat, kind) * undecided_share(s) // 12)
    if kind < N_RECYCLABLE:
        return CUBE_TENTHS * RECYCLE_CUBES[kind]
    if kind < N_DECKABLE:
        return ADVISOR_TENTHS
    if kind == CALAMITY:
        return -TENTHS * CALAMITY_PENALTY
    return -TENTHS * PENALTY[kind - FIRST_MENACE]


def selected_value(s: State, seat: int) -> int:
    """Picked cards that are neither built nor recycled yet."""
    value = 0
    for card in range(N_CARDS):
        if s.place[card] == SELECTED + seat:
            value += of_card(s, seat, KIND[card])
    return value


def searching_value(s: State) -> int:
    """The area of a Search under way: its cards, less the two worst, and the best of three."""
    value = area_value(s, 0, s.area)
    if s.phase == FIND:
        best = 0
        for card in range(N_CARDS):
            if s.place[card] == LOOKED:
                best = max(best, of_card(s, 0, KIND[card]))
        return value + best
    worst, second = SEARCH_HOPE, SEARCH_HOPE
    for card in range(N_CARDS):
        if is_removable(s, card, s.area):
            of = of_card(s, 0, KIND[card])
            if of < worst:
                worst, second = of, worst
            elif of < second:
                second = of
    return value + SEARCH_HOPE - worst - (second if s.need > 1 else 0)


def threats(s: State, seat: int) -> int:
    """What menaces will still do: rats breed, Shadows take cards, an emptied pile of Vermin loses."""
    left = N_ROUNDS - s.round
    value = TENTHS * PENALTY[VERMIN] * s.besieged[seat][RAT] * left + 2 * CUBE_TENTHS * s.besieged[seat][SHADOW] * left
    if s.scenario == FLOOD:
        short = SAFE_VERMIN - count(s, VERMIN_PILE)
        value += VERMIN_SHORT * short if short > 0 else 0
    if s.scenario == GUILD:
        value += THIEF_LEFT * s.besieged[seat][THIEF] + DANGER_CUBE * s.danger_cubes
    return value


def side(s: State, seat: int) -> int:
    """What speaks for a seat, in tenths of a point."""
    take_stock(s, seat)
    value = TENTHS * points(s, seat) + selected_value(s, seat) + supremacies(s, seat)
    if s.phase in (SEARCH, FIND):
        value += searching_value(s)
    value += estate(s, seat)
    if s.menaces == 1:
        value -= threats(s, seat)
    if s.quests == 1:
        value += quest_worth(s, seat)
    return value


def worth(s: State, seat: int) -> int:
    """Thousandths of a win: the lead over the opponent, or alone over the bronze medal."""
    if s.phase == OVER:
        if s.seats == 1:
            return WIN if medal(s) > 0 else 0
        if standing(s, seat) != 1:
            return 0
        return EVEN if standing(s, 1 - seat) == 1 else WIN
    scale = FINE if s.quests == 0 else COARSE
    if s.seats == 1:
        edge = side(s, 0) - TENTHS * ALONE_EVEN
    else:
        edge = side(s, seat) - side(s, 1 - seat)
    return min(max(EVEN + edge // scale, LEAST), MOST)


# ---------------------------------------------------------------- lean


def lean_offer(move: int) -> int:
    """Face down now and then."""
    facing = (move - OFFER_CARD) % N_FACINGS
    return USUAL if facing == FACE_UP else POOR


def area_value(s: State, seat: int, area: int) -> int:
    value = 0
    for card in range(N_CARDS):
        if s.place[card] == AREA + area:
            value += of_card(s, seat, KIND[card])
    return value


def lean_pick(s: State, seat: int, move: int) -> int:
    """Rather the better area, as far as it can be seen."""
    area = move - PICK_AREA
    take_stock(s, seat)
    return BEST if area_value(s, seat, area) >= area_value(s, seat, 1 - area) else USUAL


def lean_build(s: State, seat: int, kind: int) -> int:
    take_stock(s, seat)
    return 1 + max(prospect(s, seat, kind), 0) // 4


def lean_slot(s: State, card: int) -> int:
    """Rather where little is missing."""
    missing = 0
    for slot in range(N_SLOTS):
        missing += COST[KIND[card]][slot] - s.filled[card][slot]
    return BEST if missing <= 2 else GOOD


def lean_construction(s: State, seat: int, move: int) -> int:
    if move < CUBE_TO_LABORATORY:
        return lean_slot(s, move - CUBE_ON)
    if move < KRYSTALLIUM_ON:
        return USUAL if s.quests == 1 else POOR
    if move < SOLDIER_ON:
        return lean_slot(s, (move - KRYSTALLIUM_ON) // N_CUBES) // 4
    if move < GIVE_UP:
        return lean_slot(s, move - SOLDIER_ON) // 2
    if move < TRANSMUTE:
        return 0
    return POOR if s.crucible[seat] == 0 else USUAL


def lean(s: State, seat: int, move: int) -> int:
    """A weight for play-outs; giving up a card is never tried there."""
    if move < OFFER_CARD:
        return USUAL
    if move < PICK_AREA:
        return lean_offer(move)
    if move < SEARCH_AREA:
        return lean_pick(s, seat, move)
    if move < BUILD:
        return USUAL
    if move < RECYCLE_CARD:
        return lean_build(s, seat, move - BUILD)
    if move < CUBE_ON:
        return GOOD
    if move < QUEST:
        return lean_construction(s, seat, move)
    if move < USE:
        return BEST if move < PAY else USUAL
    if move < FIGHT_MENACE:
        return GOOD
    if move < DONE:
        return BEST
    return GOOD
