"""What a fair player would look at: how good a position is, and which moves are worth trying."""

from deskoherna.games.kingdom.appraisal import (
    TENTHS,
    income,
    prospect,
    site_value,
)
from deskoherna.games.kingdom.material import (
    CALAMITY,
    CALAMITY_PENALTY,
    COST,
    FIRST_MENACE,
    FLOOD,
    GUILD,
    KIND,
    MEDALS,
    N_BOARDS,
    N_BUILDABLE,
    N_CARDS,
    N_DECKABLE,
    N_RECYCLABLE,
    N_SLOTS,
    PENALTY,
    RAT,
    RECYCLE_CUBES,
    SHADOW,
    STEP_PAYS,
    THIEF,
    K,
    S,
)
from deskoherna.games.kingdom.menaces import TOO_MANY_CUBES
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
from deskoherna.games.kingdom.quests import fee_of, last_step
from deskoherna.games.kingdom.scoring import medal, medal_row, points, standing
from deskoherna.games.kingdom.state import (
    AREA,
    FACE_UP,
    N_ROUNDS,
    OVER,
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
LAST_STEP = 800
"""A last quest step that is still undone."""
USUAL, GOOD, BEST, POOR = 4, 12, 40, 1


def of_selected(s: State, seat: int, kind: int) -> int:
    """A picked card, in tenths of a point."""
    if kind < N_BUILDABLE:
        return max(CUBE_TENTHS, prospect(s, seat, kind) // 2)
    if kind < N_RECYCLABLE:
        return CUBE_TENTHS * RECYCLE_CUBES[kind]
    if kind < N_DECKABLE:
        return ADVISOR_TENTHS
    if kind == CALAMITY:
        return -TENTHS * CALAMITY_PENALTY
    return -TENTHS * PENALTY[kind - FIRST_MENACE]


def selected_value(s: State, seat: int) -> int:
    value = 0
    for card in range(N_CARDS):
        if s.place[card] == SELECTED + seat:
            value += of_selected(s, seat, KIND[card])
    return value


def threats(s: State, seat: int) -> int:
    """What menaces will still do: rats breed, Shadows take cards, an emptied pile of Vermin loses."""
    left = N_ROUNDS - s.round
    value = TENTHS * PENALTY[1] * s.besieged[seat][RAT] * left + 2 * CUBE_TENTHS * s.besieged[seat][SHADOW] * left
    if s.scenario == FLOOD:
        short = 6 - count(s, VERMIN_PILE)
        value += 60 * short if short > 0 else 0
    if s.scenario == GUILD:
        value += 120 * s.besieged[seat][THIEF]
        value += 60 * s.danger_cubes if s.danger_cubes < TOO_MANY_CUBES else WIN
    return value


def missing_for_last(s: State, seat: int, board: int) -> int:
    """How far the last step is, from 0 (paid or payable) to LAST_STEP."""
    step = last_step(board)
    if s.quest_done[seat][step] == 1:
        return 0
    pays, fee = STEP_PAYS[step], fee_of(s, step)
    if pays == S:
        have = 2 * s.soldiers[seat] + s.training[seat]
        fee *= 2
    elif pays == K:
        row = s.laboratory[seat]
        have = 5 * s.krystallium[seat] + row[0] + row[1] + row[2] + row[3] + s.crucible[seat]
        fee *= 5
    else:
        have = s.laboratory[seat][pays] + s.krystallium[seat]
        if s.cubes[seat] > 0 and s.colour[seat] == pays:
            have += s.cubes[seat]
    if s.paying[seat] == step:
        have = fee
    have = min(have, fee)
    return LAST_STEP // 8 + LAST_STEP * (fee - have) // fee


def side(s: State, seat: int) -> int:
    """What speaks for a seat, in tenths of a point."""
    value = TENTHS * points(s, seat) + income(s, seat) + site_value(s, seat) + selected_value(s, seat)
    if s.menaces == 1:
        value -= threats(s, seat)
    for board in range(N_BOARDS):
        if s.boards[board] == 1:
            value -= missing_for_last(s, seat, board)
    return value


def worth(s: State, seat: int) -> int:
    """Thousandths of a win: the lead over the opponent, or alone over the bronze medal."""
    if s.phase == OVER:
        if s.seats == 1:
            return WIN if medal(s) > 0 else 0
        if standing(s, seat) != 1:
            return 0
        return EVEN if standing(s, 1 - seat) == 1 else WIN
    scale = 4 if s.quests == 1 or s.scenario != 0 else 2
    if s.seats == 1:
        edge = side(s, 0) - TENTHS * MEDALS[medal_row(s)][0]
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
            value += of_selected(s, seat, KIND[card])
    return value


def lean_pick(s: State, seat: int, move: int) -> int:
    """Rather the better area, as far as it can be seen."""
    area = move - PICK_AREA
    return BEST if area_value(s, seat, area) >= area_value(s, seat, 1 - area) else USUAL


def lean_build(s: State, seat: int, kind: int) -> int:
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
