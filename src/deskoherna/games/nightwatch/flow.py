"""The turn's thread: questions are asked, answered, and what lies on the stack goes on."""

from deskoherna.games.nightwatch.endings import end_by_rounds, has_won, is_over, win_by_points
from deskoherna.games.nightwatch.material import N_CARDS, N_HEROES, N_RESOURCES
from deskoherna.games.nightwatch.moves import E_DIE, E_ROUND
from deskoherna.games.nightwatch.state import (
    BEFORE_ROLL,
    BUILD,
    FREE_GUARD,
    HERO_FATE,
    LOSE_HERO,
    MORMONT_GIVE,
    TARLY_TAKE,
    TORMUND,
    WATCH,
    State,
)
from deskoherna.games.nightwatch.wildlings import follow_die
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import pop, push

__rules__ = True

ASK_TORMUND, ASK_TARLY, ASK_LOSE_HERO, DIE, ASK_FATE, ASK_GUARD, ASK_MORMONT = range(7)
"""What may lie on the stack."""


def ask(s: State, phase: int, seat: int) -> None:
    s.phase = phase
    s.acting = 1 << seat


def later(s: State, what: int, a: int, b: int = 0) -> None:
    push(s, what, a, b, 0)


def carry_on(s: State) -> None:
    """Do what lies on the stack until somebody must decide; an empty stack leads back to the turn."""
    if is_over(s):
        return
    ask(s, s.home, s.turn)
    while s.n_todo > 0 and s.phase == s.home:
        what, a, b, _ = pop(s)
        if what == DIE:
            tell(s, EVERYBODY, E_DIE, a)
            follow_die(s, a)
            if is_over(s):
                return
        elif what == ASK_TARLY:
            ask(s, TARLY_TAKE, a)
        elif what == ASK_LOSE_HERO:
            if heroes_on_display(s) > 0:
                ask(s, LOSE_HERO, a)
        elif what == ASK_FATE:
            ask(s, HERO_FATE, a)
        elif what == ASK_GUARD:
            ask(s, FREE_GUARD, a)
        elif what == ASK_MORMONT:
            s.victim = a
            ask(s, MORMONT_GIVE, s.turn)
        else:
            s.left = b
            ask(s, TORMUND, a)


def heroes_on_display(s: State) -> int:
    n = 0
    for hero in range(N_HEROES):
        n += s.display[hero]
    return n


def close_trade(s: State) -> None:
    """The first build ends trading where the phases are strict (H-7)."""
    if s.strict == 1:
        s.home = BUILD
        s.phase = BUILD


def end_turn(s: State) -> None:
    """Points are looked at now in the full game; then the dice go to the left."""
    if s.game == WATCH and has_won(s, s.turn):
        win_by_points(s, s.turn)
        return
    if s.n_fresh > 0:
        s.n_fresh = 0
        for card in range(N_CARDS):
            s.fresh[s.turn][card] = 0
    s.card_played = 0
    s.offers_made = 0
    if s.game == WATCH:
        for seat in range(s.seats):
            s.hero_fresh[seat] = 0
    s.turns += 1
    if s.turns >= s.rounds * s.seats:
        end_by_rounds(s)
        return
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    begin_turn(s)


def begin_turn(s: State) -> None:
    if s.turns % s.seats == 0:
        tell(s, EVERYBODY, E_ROUND, s.turns // s.seats + 1, s.turn)
    s.home = BEFORE_ROLL
    ask(s, BEFORE_ROLL, s.turn)


def clear_offer(s: State) -> None:
    for r in range(N_RESOURCES):
        s.give[r] = 0
        s.want[r] = 0
