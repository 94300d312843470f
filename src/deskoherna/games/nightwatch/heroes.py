"""The heroes of the full game: when each may be used, what each does, and what becomes of the card."""

from deskoherna.games.nightwatch.building import CARD_PIECE, GUARD_PIECE
from deskoherna.games.nightwatch.events import LEAVES_GAME, RECRUITS, TURNS_HERO, USES_HERO
from deskoherna.games.nightwatch.flow import ask, carry_on, close_trade
from deskoherna.games.nightwatch.hero_effects import qhorin, richer, substitute, yoren
from deskoherna.games.nightwatch.material import (
    BENJEN,
    HEROES,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    N_CLANS,
    N_HEROES,
    N_RESOURCES,
    N_SECTIONS,
    QHORIN,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from deskoherna.games.nightwatch.production import SEVEN
from deskoherna.games.nightwatch.roads import loose_road
from deskoherna.games.nightwatch.state import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BENJEN_SEND,
    CAMP,
    EMPTY,
    HERO_FATE,
    LOSE_HERO,
    MANCE_WHOM,
    MARSH_SWAP,
    MELISANDRE_PAY,
    MORMONT_NAME,
    NOBODY,
    SIDE_A,
    SIDE_B,
    THORNE_PAY,
    TRADE,
    WATCH,
    YARWYCK_TAKE,
    YGRITTE_SEND,
    State,
)
from deskoherna.games.nightwatch.supply import can_pay
from deskoherna.games.nightwatch.tasks import DO_FATE, DO_LOSE_HERO, TASKS
from deskoherna.games.nightwatch.wall import can_post
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())


# ---------------------------------------------------------------- may the hero be used?


def can_use(s: State, seat: int) -> bool:
    """Not in the turn it was taken, each at its time, only where the effect can be carried through (H-29, H-30)."""
    hero = s.hero[seat]
    if s.hero_fresh[seat] == 1 or hero == NOBODY:
        return False
    if hero in (MORMONT, MARSH):
        return s.phase == TRADE and (can_mormont(s, seat) if hero == MORMONT else can_marsh(s, seat))
    if hero in (YARWYCK, THORNE, MELISANDRE, MANCE):
        return s.phase != BEFORE_ROLL and can_use_after_roll(s, seat, hero)
    if hero == BENJEN:
        return wildlings_north(s) > 0
    if hero == YGRITTE:
        return s.n_gift > 0
    if hero == YOREN:
        return s.patrols[seat] > 0 and can_post(s, seat)
    return hero == QHORIN and s.tormund != CAMP


def can_use_after_roll(s: State, seat: int, hero: int) -> bool:
    if hero == YARWYCK:
        return can_yarwyck(s, seat)
    if hero == THORNE:
        return can_post(s, seat) and can_substitute(s, seat, GUARD_PIECE)
    if hero == MELISANDRE:
        return s.deck_size > 0 and (can_pay(s, seat, CARD_PIECE) or can_substitute(s, seat, CARD_PIECE))
    return can_mance(s, seat)


def can_mormont(s: State, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.n_hand[other] > 0:
            return True
    return False


def can_marsh(s: State, seat: int) -> bool:
    for give in range(N_RESOURCES):
        if s.hand[seat][give] > 0:
            for get in range(N_RESOURCES):
                if get != give and s.bank[get] > 0:
                    return True
    return False


def can_yarwyck(s: State, seat: int) -> bool:
    for e in range(s.edges):
        if s.road[e] == seat and loose_road(s, seat, e):
            return True
    return False


def can_substitute(s: State, seat: int, piece: int) -> bool:
    for instead in range(N_RESOURCES):
        for missing in range(N_RESOURCES):
            if substitute(s, seat, piece, instead, missing):
                return True
    return False


def can_mance(s: State, seat: int) -> bool:
    """After an own roll that was no seven."""
    if s.dice[0] + s.dice[1] == SEVEN:
        return False
    for other in range(s.seats):
        if richer(s, seat, other):
            return True
    return False


def wildlings_north(s: State) -> int:
    n = 0
    for clan in range(N_CLANS):
        if s.camp[clan][0] != EMPTY:
            n += 1
    for section in range(N_SECTIONS):
        n += s.clearing[section]
    return n


# ---------------------------------------------------------------- using it


@verb("use hero", asked=(BEFORE_ROLL, *AFTER_ROLL))
def use_hero(s: State, seat: int) -> None:
    hero = s.hero[seat]
    tell(s, EVERYBODY, USES_HERO, seat, hero)
    if hero == MORMONT:
        ask(s, MORMONT_NAME, seat)
    elif hero == MARSH:
        ask(s, MARSH_SWAP, seat)
    elif hero == MANCE:
        ask(s, MANCE_WHOM, seat)
    elif hero == BENJEN:
        ask(s, BENJEN_SEND, seat)
    elif hero == YGRITTE:
        ask(s, YGRITTE_SEND, seat)
    elif hero == YOREN:
        yoren(s, seat)
    elif hero == QHORIN:
        qhorin(s, seat)
    else:
        close_trade(s)
        if hero == YARWYCK:
            ask(s, YARWYCK_TAKE, seat)
        elif hero == THORNE:
            ask(s, THORNE_PAY, seat)
        else:
            ask(s, MELISANDRE_PAY, seat)


@allows(use_hero)
def may_use_hero(s: State, seat: int) -> bool:
    return s.game == WATCH and can_use(s, seat)


# ---------------------------------------------------------------- what becomes of the card


def heroes_on_display(s: State) -> int:
    n = 0
    for hero in range(N_HEROES):
        n += s.display[hero]
    return n


@TASKS.does(DO_FATE)
def ask_fate(s: State, seat: int) -> None:
    """Side A: turn it or take another; side B: take another."""
    ask(s, HERO_FATE, seat)


@verb("turn hero", asked=HERO_FATE)
def turn_hero(s: State, seat: int) -> None:
    s.side[seat] = SIDE_B
    s.hero_fresh[seat] = 1
    tell(s, EVERYBODY, TURNS_HERO, seat, s.hero[seat])
    carry_on(s)


@allows(turn_hero)
def can_turn(s: State, seat: int) -> bool:
    return s.side[seat] == SIDE_A


@verb("recruit {}", HEROES, asked=HERO_FATE)
def recruit(s: State, seat: int, hero: int) -> None:
    s.display[s.hero[seat]] = 1
    s.display[hero] = 0
    s.hero[seat] = hero
    s.side[seat] = SIDE_A
    s.hero_fresh[seat] = 1
    tell(s, EVERYBODY, RECRUITS, seat, hero)
    carry_on(s)


@allows(recruit)
def can_recruit(s: State, seat: int, hero: int) -> bool:
    """With an empty display the own hero comes back itself (H-16)."""
    return s.display[hero] == 1 or (hero == s.hero[seat] and heroes_on_display(s) == 0)


@TASKS.does(DO_LOSE_HERO)
def ask_who_falls(s: State, seat: int) -> None:
    if heroes_on_display(s) > 0:
        ask(s, LOSE_HERO, seat)


@verb("mourn {}", HEROES, asked=LOSE_HERO)
def mourn(s: State, hero: int) -> None:
    """Tragedy of heroes: a hero of the display leaves the game for good."""
    s.display[hero] = 0
    tell(s, EVERYBODY, LEAVES_GAME, hero)
    carry_on(s)


@allows(mourn)
def is_on_display(s: State, hero: int) -> bool:
    return s.display[hero] == 1
