"""The turn's thread: questions are asked and answered, the dice go round."""

from deskoherna.games.nightwatch.endings import end_by_rounds, has_won, is_over, win_by_points
from deskoherna.games.nightwatch.events import ROUND_BEGINS
from deskoherna.games.nightwatch.material import N_CARDS, N_RESOURCES
from deskoherna.games.nightwatch.state import AFTER_ROLL, BEFORE_ROLL, BUILD, WATCH, State
from deskoherna.kit.declare import verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True


def ask(s: State, phase: int, seat: int) -> None:
    s.phase = phase
    s.acting = 1 << seat


def carry_on(s: State) -> None:
    """The question is answered: back to the turn, unless something lies on the stack."""
    if not is_over(s):
        ask(s, s.home, s.turn)


def close_trade(s: State) -> None:
    """The first build ends trading where the phases are strict (H-7)."""
    if s.strict == 1:
        s.home = BUILD
        s.phase = BUILD


@verb("end turn", asked=AFTER_ROLL)
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
        tell(s, EVERYBODY, ROUND_BEGINS, s.turns // s.seats + 1, s.turn)
    s.home = BEFORE_ROLL
    ask(s, BEFORE_ROLL, s.turn)


def clear_offer(s: State) -> None:
    for r in range(N_RESOURCES):
        s.give[r] = 0
        s.want[r] = 0
