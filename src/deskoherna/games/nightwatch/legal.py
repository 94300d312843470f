"""Which moves are legal: one question a phase, answers in ascending numbers."""

from deskoherna.games.nightwatch.building import (
    CARD_PIECE,
    GUARD_PIECE,
    legal_builds,
    legal_first_roads,
    legal_guards,
)
from deskoherna.games.nightwatch.cards import can_buy, legal_cards
from deskoherna.games.nightwatch.hero_effects import (
    legal_benjen,
    legal_hand_over,
    legal_keep_card,
    legal_mance,
    legal_marsh,
    legal_mormont_whom,
    legal_payments,
    legal_rebuild,
    legal_seize,
    legal_take_up,
)
from deskoherna.games.nightwatch.heroes import (
    can_use,
    legal_fate,
    legal_mourn,
)
from deskoherna.games.nightwatch.material import N_RESOURCES
from deskoherna.games.nightwatch.moves import (
    M_BUY,
    M_DISCARD,
    M_END,
    M_HERO,
    M_NAME,
    M_PASS,
    M_ROAD,
    M_ROLL,
    M_SETTLEMENT,
    M_TAKE,
)
from deskoherna.games.nightwatch.sites import legal_first_settlements, legal_roads
from deskoherna.games.nightwatch.state import (
    ANSWER,
    BEFORE_ROLL,
    BENJEN_SEND,
    BUILD,
    CLASSIC,
    CLOSE_DEAL,
    DISCARDING,
    FREE_GUARD,
    FREE_ROAD,
    HERO_FATE,
    LOSE_HERO,
    MANCE_TAKE,
    MANCE_WHOM,
    MARSH_SWAP,
    MELISANDRE_KEEP,
    MELISANDRE_PAY,
    MONOPOLY_NAME,
    MORMONT_GIVE,
    MORMONT_NAME,
    MORMONT_WHOM,
    OFFER,
    PLACE_GUARD,
    PLACE_ROAD,
    PLACE_TOWN,
    STEAL,
    TARLY_TAKE,
    THORNE_PAY,
    TORMUND,
    TRADE,
    WATCH,
    WINTER_TAKE,
    YARWYCK_BUILD,
    YARWYCK_TAKE,
    YGRITTE_SEND,
    State,
)
from deskoherna.games.nightwatch.tormund import legal_drive, legal_rob, legal_tormund
from deskoherna.games.nightwatch.trade import (
    legal_answers,
    legal_bank,
    legal_deals,
    legal_offer,
    legal_terms,
    may_offer,
)
from deskoherna.kit.state import Row

__rules__ = True


def legal(s: State, seat: int, out: Row, n: int) -> int:
    if (s.acting >> seat) & 1 == 0:
        return n
    phase = s.phase
    if phase in (TRADE, BUILD):
        return legal_turn(s, seat, out, n)
    if phase == BEFORE_ROLL:
        return legal_before_roll(s, seat, out, n)
    if phase == DISCARDING:
        return legal_of_hand(s, seat, M_DISCARD, out, n)
    if phase == TORMUND:
        return legal_tormund(s, out, n)
    if phase == STEAL:
        return legal_rob(s, seat, out, n)
    if phase == FREE_ROAD:
        return legal_free_roads(s, seat, out, n)
    if phase == PLACE_TOWN:
        return legal_first_settlements(s, M_SETTLEMENT, out, n)
    if phase == PLACE_ROAD:
        return legal_first_roads(s, out, n)
    if phase in (PLACE_GUARD, FREE_GUARD):
        return legal_guards(s, out, n)
    if phase == OFFER:
        return legal_offer(s, seat, out, n)
    if phase == ANSWER:
        return legal_answers(s, seat, out, n)
    if phase == CLOSE_DEAL:
        return legal_deals(s, seat, out, n)
    if phase == WINTER_TAKE:
        return legal_of_bank(s, out, n)
    if phase in (MONOPOLY_NAME, MORMONT_NAME):
        return legal_names(out, n)
    return legal_hero(s, seat, out, n)


def legal_hero(s: State, seat: int, out: Row, n: int) -> int:
    """The questions heroes ask."""
    phase = s.phase
    if phase == TARLY_TAKE:
        n = legal_of_bank(s, out, n)
        out[n] = M_PASS
        return n + 1
    if phase == HERO_FATE:
        return legal_fate(s, seat, out, n)
    if phase == LOSE_HERO:
        return legal_mourn(s, out, n)
    if phase == MORMONT_WHOM:
        return legal_mormont_whom(s, seat, out, n)
    if phase == MORMONT_GIVE:
        return legal_hand_over(s, seat, out, n)
    if phase == MARSH_SWAP:
        return legal_marsh(s, seat, out, n)
    if phase == YARWYCK_TAKE:
        return legal_take_up(s, seat, out, n)
    if phase == YARWYCK_BUILD:
        return legal_rebuild(s, seat, out, n)
    if phase == THORNE_PAY:
        return legal_payments(s, seat, GUARD_PIECE, False, out, n)
    if phase == MELISANDRE_PAY:
        return legal_payments(s, seat, CARD_PIECE, True, out, n)
    if phase == MELISANDRE_KEEP:
        return legal_keep_card(s, seat, out, n)
    if phase == MANCE_WHOM:
        return legal_mance(s, seat, out, n)
    if phase == MANCE_TAKE:
        return legal_seize(s, seat, out, n)
    if phase == BENJEN_SEND:
        return legal_benjen(s, out, n)
    if phase == YGRITTE_SEND:
        return legal_drive(s, out, n)
    return n


def legal_before_roll(s: State, seat: int, out: Row, n: int) -> int:
    out[n] = M_ROLL
    n += 1
    if s.game == WATCH and can_use(s, seat):
        out[n] = M_HERO
        n += 1
    return legal_cards(s, seat, out, n)


def legal_turn(s: State, seat: int, out: Row, n: int) -> int:
    """After the roll: trade while it is open, build, play a card, use the hero, end the turn."""
    out[n] = M_END
    n += 1
    if can_buy(s, seat):
        out[n] = M_BUY
        n += 1
    if s.game == WATCH and can_use(s, seat):
        out[n] = M_HERO
        n += 1
    n = legal_cards(s, seat, out, n)
    if s.phase == TRADE:
        n = legal_bank(s, seat, out, n)
        if may_offer(s, seat):
            n = legal_terms(s, seat, out, n)
    return legal_builds(s, seat, out, n)


def legal_free_roads(s: State, seat: int, out: Row, n: int) -> int:
    """Up to two roads; on the classic island both must be built where they can."""
    n = legal_roads(s, seat, M_ROAD, out, n)
    if s.game != CLASSIC:
        out[n] = M_PASS
        n += 1
    return n


def legal_of_hand(s: State, seat: int, verb: int, out: Row, n: int) -> int:
    for r in range(N_RESOURCES):
        if s.hand[seat][r] > 0:
            out[n] = verb + r
            n += 1
    return n


def legal_of_bank(s: State, out: Row, n: int) -> int:
    for r in range(N_RESOURCES):
        if s.bank[r] > 0:
            out[n] = M_TAKE + r
            n += 1
    return n


def legal_names(out: Row, n: int) -> int:
    for r in range(N_RESOURCES):
        out[n] = M_NAME + r
        n += 1
    return n
