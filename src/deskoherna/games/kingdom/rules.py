"""The contract: what a move does, how others see it, and what follows from the cards. `legal.py` has the questions."""

from deskoherna.games.kingdom.advisors import choose_looked, use
from deskoherna.games.kingdom.choice import offer, pick, remove, search, spy, swap_away, swap_for, take_found
from deskoherna.games.kingdom.construction import (
    cube_to_laboratory,
    give_up,
    place_cube,
    place_krystallium,
    place_soldier,
)
from deskoherna.games.kingdom.material import FIRST_CARD, FIRST_MENACE, N_MENACE_KINDS
from deskoherna.games.kingdom.menaces import (
    discard_to_shadows,
    fight,
    free,
    freeze,
    giants_come,
    give_back,
    shadows_fall,
    steal,
    thieves_steal,
)
from deskoherna.games.kingdom.moves import (
    BUILD,
    COVER,
    CUBE_ON,
    CUBE_TO_LABORATORY,
    DONE,
    FIGHT_MENACE,
    FREE,
    FREEZE,
    GIVE_UP,
    KEEP_UNSEEN,
    KRYSTALLIUM_ON,
    N_CUBES,
    N_FACINGS,
    N_SPOTS,
    OFFER_CARD,
    OFFER_UNSEEN,
    PAY,
    PICK_AREA,
    QUEST,
    RECYCLE_CARD,
    REMOVE,
    SEARCH_AREA,
    SOLDIER_ON,
    SPY,
    SWAP_AWAY,
    SWAP_FOR,
    TAKE,
    TO_SHADOWS,
    TRANSMUTE,
    UNCOVER,
    USE,
)
from deskoherna.games.kingdom.production import count_types, count_yields
from deskoherna.games.kingdom.quests import begin_step, pay, transmute
from deskoherna.games.kingdom.rounds import ask_last_rights, build, recycle, run, say_done
from deskoherna.games.kingdom.setup import keep
from deskoherna.games.kingdom.state import (
    BESIEGING,
    FACE_UP,
    FIND,
    GIANTS,
    LAST_RIGHTS,
    N_AREAS,
    NEGOTIATE,
    RUN,
    State,
)

__rules__ = True


def mask(s: State, seat: int, move: int) -> int:  # noqa: ARG001 (as the contract has it)
    """Others do not see which advisor is kept nor which card is offered face down."""
    if move < OFFER_CARD:
        return KEEP_UNSEEN
    if move < PICK_AREA and (move - OFFER_CARD) % N_FACINGS != FACE_UP:
        return OFFER_UNSEEN + (move - OFFER_CARD) % (N_AREAS * N_FACINGS)
    return move


def derive(s: State) -> None:
    """Menaces by kind, completed cards by type, and what a duchy yields follow from the places of the cards."""
    for seat in range(s.seats):
        for menace in range(N_MENACE_KINDS):
            s.besieged[seat][menace] = 0
            for card in range(FIRST_CARD[FIRST_MENACE + menace], FIRST_CARD[FIRST_MENACE + menace + 1]):
                if s.place[card] == BESIEGING + seat:
                    s.besieged[seat][menace] += 1
        count_types(s, seat)
        count_yields(s, seat)


def step_choice(s: State, seat: int, move: int) -> None:
    """Offering, picking, searching, swapping, spying."""
    if move < PICK_AREA:
        arg = move - OFFER_CARD
        offer(s, seat, arg // (N_AREAS * N_FACINGS), arg // N_FACINGS % N_AREAS, arg % N_FACINGS)
    elif move < SEARCH_AREA:
        pick(s, seat, move - PICK_AREA)
    elif move < REMOVE:
        search(s, move - SEARCH_AREA)
    elif move < TAKE:
        remove(s, move - REMOVE)
    elif move < SWAP_AWAY:
        if s.phase == FIND:
            take_found(s, move - TAKE)
        else:
            choose_looked(s, seat, move - TAKE)
    elif move < SWAP_FOR:
        swap_away(s, move - SWAP_AWAY)
    elif move < SPY:
        swap_for(s, seat, move - SWAP_FOR)
    else:
        spy(s, seat, (move - SPY) // N_SPOTS, (move - SPY) % N_SPOTS)


def step_planning(s: State, seat: int, move: int) -> None:
    """Shadows, building, recycling, giants and thieves."""
    if move < BUILD:
        discard_to_shadows(s, seat, move - TO_SHADOWS)
        shadows_fall(s, seat)
    elif move < RECYCLE_CARD:
        build(s, seat, move - BUILD)
        if s.phase == GIANTS:
            giants_come(s, seat)
    elif move < FREEZE:
        recycle(s, seat, move - RECYCLE_CARD)
    elif move < COVER:
        freeze(s, seat, move - FREEZE)
        giants_come(s, seat)
    else:
        steal(s, seat, move - COVER)
        thieves_steal(s, seat)


def step_construction(s: State, seat: int, move: int) -> None:
    """Cubes, krystallium, soldiers, giving up, transmuting."""
    if move < CUBE_TO_LABORATORY:
        place_cube(s, seat, move - CUBE_ON)
    elif move < KRYSTALLIUM_ON:
        cube_to_laboratory(s, seat)
    elif move < SOLDIER_ON:
        place_krystallium(s, seat, (move - KRYSTALLIUM_ON) // N_CUBES, (move - KRYSTALLIUM_ON) % N_CUBES)
    elif move < GIVE_UP:
        place_soldier(s, seat, move - SOLDIER_ON)
    elif move < TRANSMUTE:
        give_up(s, seat, move - GIVE_UP)
    else:
        transmute(s, seat, move - TRANSMUTE)


def step_rest(s: State, seat: int, move: int) -> None:
    """Quests, advisors, fights, and being done."""
    if move < PAY:
        begin_step(s, seat, move - QUEST)
    elif move < USE:
        pay(s, seat, move - PAY)
    elif move < FIGHT_MENACE:
        use(s, seat, move - USE)
        if s.phase == LAST_RIGHTS:
            ask_last_rights(s, seat)
    elif move < FREE:
        fight(s, seat, move - FIGHT_MENACE)
    elif move < UNCOVER:
        free(s, seat, move - FREE)
    elif move < DONE:
        give_back(s, seat, move - UNCOVER)
    elif s.phase == NEGOTIATE or s.phase == LAST_RIGHTS:
        s.phase = RUN
    else:
        say_done(s, seat)


def step(s: State, seat: int, move: int) -> None:
    """Play it, then go on until somebody must decide."""
    if move < OFFER_CARD:
        keep(s, seat, move)
    elif move < TO_SHADOWS:
        step_choice(s, seat, move)
    elif move < CUBE_ON:
        step_planning(s, seat, move)
    elif move < QUEST:
        step_construction(s, seat, move)
    else:
        step_rest(s, seat, move)
    run(s)
