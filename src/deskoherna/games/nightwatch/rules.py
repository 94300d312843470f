"""The rules as the house asks for them: who acts, what a move does, how the others see it."""

from deskoherna.games.nightwatch.building import (
    build_guard,
    build_keep,
    build_road,
    build_settlement,
    place_guard,
    post_free_guard,
)
from deskoherna.games.nightwatch.cards import buy_card, monopolise, play_card, stop_building, take_winter
from deskoherna.games.nightwatch.endings import has_won, is_over, points, standing, win_by_points
from deskoherna.games.nightwatch.flow import carry_on, end_turn
from deskoherna.games.nightwatch.hero_effects import (
    benjen_camp,
    benjen_clearing,
    mance_look,
    marsh,
    melisandre,
    melisandre_in_full,
    melisandre_keep,
    mormont_choose,
    mormont_collect,
    mormont_give,
    mormont_name,
    seize,
    take_up_road,
    tarly,
    thorne,
    ygritte,
)
from deskoherna.games.nightwatch.heroes import (
    mourn,
    recruit,
    turn_hero,
    use_hero,
)
from deskoherna.games.nightwatch.legal import legal
from deskoherna.games.nightwatch.material import N_RESOURCES
from deskoherna.games.nightwatch.moves import (
    M_ACCEPT,
    M_BANK,
    M_BUY,
    M_CHOOSE,
    M_COUNTER,
    M_DEAL,
    M_DECLINE,
    M_DISCARD,
    M_DRIVE,
    M_END,
    M_GIVE,
    M_GUARD,
    M_HAND_OVER,
    M_HERO,
    M_INSTEAD_GIVE,
    M_KEEP,
    M_KEEP_CARD,
    M_KEEP_UNSEEN,
    M_MOURN,
    M_NAME,
    M_NO_DEAL,
    M_PASS,
    M_PAY_FULL,
    M_PAY_INSTEAD,
    M_PLAY,
    M_PROPOSE,
    M_RECRUIT,
    M_ROAD,
    M_ROB,
    M_SEIZE,
    M_SEIZE_UNSEEN,
    M_SEND_CAMP,
    M_SEND_CLEARING,
    M_SETTLEMENT,
    M_TAKE,
    M_TAKE_UP,
    M_TORMUND,
    M_TURN_HERO,
    M_WANT,
    M_WITHDRAW,
)
from deskoherna.games.nightwatch.production import discard, roll
from deskoherna.games.nightwatch.setup import setup
from deskoherna.games.nightwatch.state import (
    FREE_GUARD,
    FREE_ROAD,
    MARSH_SWAP,
    MONOPOLY_NAME,
    MORMONT_WHOM,
    PLACE_GUARD,
    THORNE_PAY,
    WATCH,
    WINTER_TAKE,
    YGRITTE_SEND,
    State,
)
from deskoherna.games.nightwatch.tormund import drive_off, move_tormund, rob
from deskoherna.games.nightwatch.trade import (
    accept,
    add_counter,
    add_give,
    add_want,
    commit_counter,
    deal,
    decline,
    no_deal,
    propose,
    swap_with_bank,
    withdraw,
)

__rules__ = True


def actors(s: State) -> int:
    return s.acting


def mask(s: State, seat: int, move: int) -> int:  # noqa: ARG001 (the contract names the seat)
    """What Mance takes and what Melisandre keeps stays with them."""
    if M_SEIZE <= move < M_SEIZE_UNSEEN:
        return M_SEIZE_UNSEEN
    if M_KEEP_CARD <= move < M_KEEP_UNSEEN:
        return M_KEEP_UNSEEN
    return move


def step(s: State, seat: int, move: int) -> None:
    """Play a move; where points count at once, look whether the active player has won."""
    if move < M_GIVE:
        step_turn(s, seat, move)
    elif M_SETTLEMENT <= move < M_TORMUND:
        step_build(s, seat, move)
    elif move < M_SETTLEMENT:
        step_trade(s, seat, move)
    elif move < M_CHOOSE:
        step_answer(s, seat, move)
    else:
        step_hero(s, seat, move)
    if s.game != WATCH and has_won(s, s.turn) and not is_over(s):
        win_by_points(s, s.turn)


def step_turn(s: State, seat: int, move: int) -> None:
    if move >= M_BANK:
        give = (move - M_BANK) // N_RESOURCES
        get = (move - M_BANK) % N_RESOURCES
        if s.phase == MARSH_SWAP:
            marsh(s, seat, give, get)
        else:
            swap_with_bank(s, seat, give, get, s.rate[seat][give])
    elif move >= M_PLAY:
        play_card(s, seat, move - M_PLAY)
    elif move == M_HERO:
        use_hero(s, seat)
    elif move == M_BUY:
        buy_card(s, seat)
    elif move == M_END:
        end_turn(s)
    else:
        roll(s, seat)


def step_build(s: State, seat: int, move: int) -> None:
    if move >= M_GUARD:
        if s.phase == PLACE_GUARD:
            place_guard(s, seat, move - M_GUARD)
        elif s.phase == FREE_GUARD:
            post_free_guard(s, seat, move - M_GUARD)
        else:
            build_guard(s, seat, move - M_GUARD)
    elif move >= M_ROAD:
        build_road(s, seat, move - M_ROAD)
    elif move >= M_KEEP:
        build_keep(s, seat, move - M_KEEP)
    else:
        build_settlement(s, seat, move - M_SETTLEMENT)


def step_trade(s: State, seat: int, move: int) -> None:
    if move < M_WANT:
        add_give(s, seat, move - M_GIVE)
    elif move < M_PROPOSE:
        add_want(s, seat, move - M_WANT)
    elif move == M_PROPOSE:
        propose(s, seat)
    elif move == M_WITHDRAW:
        withdraw(s, seat)
    elif move == M_ACCEPT:
        accept(s, seat)
    elif move == M_DECLINE:
        decline(s, seat)
    elif move < M_COUNTER:
        add_counter(s, seat, move - M_INSTEAD_GIVE)
    elif move == M_COUNTER:
        commit_counter(s, seat)
    elif move < M_NO_DEAL:
        deal(s, seat, move - M_DEAL)
    else:
        no_deal(s, seat)


def step_answer(s: State, seat: int, move: int) -> None:
    """Answers to questions that dice and cards ask."""
    if move < M_DRIVE:
        move_tormund(s, seat, move - M_TORMUND)
    elif move < M_ROB:
        if s.phase == YGRITTE_SEND:
            ygritte(s, seat, move - M_DRIVE)
        else:
            drive_off(s, seat, move - M_DRIVE)
    elif move < M_DISCARD:
        rob(s, seat, move - M_ROB)
    elif move < M_TAKE:
        discard(s, seat, move - M_DISCARD)
    elif move < M_NAME:
        if s.phase == WINTER_TAKE:
            take_winter(s, seat, move - M_TAKE)
        else:
            tarly(s, seat, move - M_TAKE)
    elif move < M_PASS:
        if s.phase == MONOPOLY_NAME:
            monopolise(s, seat, move - M_NAME)
        else:
            mormont_name(s, seat, move - M_NAME)
    elif s.phase == FREE_ROAD:
        stop_building(s)
    elif s.phase == MORMONT_WHOM:
        mormont_collect(s, seat)
    else:
        carry_on(s)


def step_hero(s: State, seat: int, move: int) -> None:
    """Answers to questions that heroes ask."""
    if move < M_HAND_OVER:
        if s.phase == MORMONT_WHOM:
            mormont_choose(s, seat, move - M_CHOOSE)
        else:
            mance_look(s, seat, move - M_CHOOSE)
    elif move < M_PAY_INSTEAD:
        mormont_give(s, seat, move - M_HAND_OVER)
    elif move < M_PAY_FULL:
        instead = (move - M_PAY_INSTEAD) // N_RESOURCES
        missing = (move - M_PAY_INSTEAD) % N_RESOURCES
        if s.phase == THORNE_PAY:
            thorne(s, seat, instead, missing)
        else:
            melisandre(s, seat, instead, missing)
    elif move == M_PAY_FULL:
        melisandre_in_full(s, seat)
    elif move < M_SEND_CAMP:
        take_up_road(s, seat, move - M_TAKE_UP)
    elif move < M_SEND_CLEARING:
        benjen_camp(s, seat, move - M_SEND_CAMP)
    elif move < M_SEIZE:
        benjen_clearing(s, seat, move - M_SEND_CLEARING)
    elif move < M_SEIZE_UNSEEN:
        seize(s, seat, move - M_SEIZE)
    elif move < M_KEEP_UNSEEN:
        melisandre_keep(s, seat, move - M_KEEP_CARD)
    elif move == M_TURN_HERO:
        turn_hero(s, seat)
    elif move < M_MOURN:
        recruit(s, seat, move - M_RECRUIT)
    else:
        mourn(s, move - M_MOURN)


__all__ = ["actors", "legal", "mask", "points", "setup", "standing", "step"]
