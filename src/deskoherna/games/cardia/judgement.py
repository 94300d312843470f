"""Re-evaluation after every change (sheet c4), what newly won clashes set off, and the end of the game."""

from deskoherna.games.cardia.events import (
    BONUS_LOST,
    BONUS_SEAL,
    GAME_DRAWN,
    SEALS_NOW,
    TIES_CLASH,
    WINS_CLASH,
    WINS_GAME,
)
from deskoherna.games.cardia.material import (
    FOUNDERS_DAY,
    LOCATION_AMOUNT,
    MECHANICAL_DJINN,
    SERPENT_TEMPLE,
    WITCHS_DEN,
)
from deskoherna.games.cardia.row import (
    both_bits,
    character_of,
    count_seals,
    in_force,
    judge_row,
    three_in_a_row,
    wins,
)
from deskoherna.games.cardia.state import (
    BOTH,
    BY_FOUNDERS_DAY,
    BY_MECHANICAL_DJINN,
    OVER,
    PROMISE,
    State,
)
from deskoherna.games.cardia.tasks import DO_EVALUATE, DO_MECHANICAL, DO_SERPENT, DO_WITCH, TASKS
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import push

__rules__ = True


def finish(s: State, winners: int, reason: int) -> None:
    """The game is over: a bit for each seat that stands first (both: a draw)."""
    if s.phase == OVER:
        return
    s.phase = OVER
    s.result = winners
    s.reason = reason
    if winners == BOTH:
        tell(s, EVERYBODY, GAME_DRAWN, reason)
    else:
        tell(s, EVERYBODY, WINS_GAME, winners - 1, reason)


def seals_decide(s: State, reason: int) -> None:
    """More seals win; equal seals are a draw."""
    if s.score[0] == s.score[1]:
        finish(s, BOTH, reason)
    else:
        finish(s, 1 if s.score[0] > s.score[1] else 2, reason)


@TASKS.does(DO_EVALUATE)
def evaluate(s: State) -> None:
    """Judge the row again, let the Unicorn's seal follow, and set off what newly won clashes set off."""
    had = (s.score[0], s.score[1])
    for p in range(s.clashes):
        s.before[p] = s.winner[p]
    judge_row(s)
    follow_unicorns(s)
    for p in range(s.clashes):
        if s.winner[p] != s.before[p] or (p == s.current and s.compared == 1):
            announce(s, p)
    if s.compared == 1:
        s.compared = 2
    for seat in range(2):
        if s.score[seat] != had[seat]:
            tell(s, EVERYBODY, SEALS_NOW, seat, s.score[seat])
    if s.location == SERPENT_TEMPLE or s.location == WITCHS_DEN:
        set_off_location(s)
    elif s.location == FOUNDERS_DAY:
        wanted = LOCATION_AMOUNT[FOUNDERS_DAY]
        bits = both_bits(three_in_a_row(s, 0, wanted), three_in_a_row(s, 1, wanted))
        if bits != 0:
            finish(s, bits, BY_FOUNDERS_DAY)


def announce(s: State, position: int) -> None:
    if s.winner[position] == 0:
        tell(s, EVERYBODY, TIES_CLASH, position)
    for seat in range(2):
        if newly_won(s, seat, position):
            tell(s, EVERYBODY, WINS_CLASH, seat, position)


def newly_won(s: State, seat: int, position: int) -> bool:
    return (s.winner[position] >> seat) & 1 == 1 and (s.before[position] >> seat) & 1 == 0


def follow_unicorns(s: State) -> None:
    """The promised seal is bound when the card wins in its own clash; it is gone once the card does not win (g7)."""
    changed = False
    for seat in range(2):
        card = s.played[seat]
        if s.due[seat][PROMISE] > 0 and card >= 0 and wins(s, card):
            s.unicorn[card] += s.due[seat][PROMISE]
            s.due[seat][PROMISE] = 0
            changed = True
            tell(s, EVERYBODY, BONUS_SEAL, seat, character_of(s, card))
    for p in range(s.clashes):
        for seat in range(2):
            card = s.at[seat][p]
            if s.unicorn[card] > 0 and not wins(s, card):
                s.unicorn[card] = 0
                tell(s, EVERYBODY, BONUS_LOST, seat, character_of(s, card))
    if changed:
        count_seals(s)


def set_off_location(s: State) -> None:
    """Serpent Temple: past clashes newly won. Witch's Den: any clash newly won (g21). Seat A first."""
    for seat in range(1, -1, -1):
        past = 0
        every = 0
        for p in range(s.clashes):
            if newly_won(s, seat, p):
                every += 1
                if p != s.current:
                    past += 1
        if s.location == WITCHS_DEN and every > 0:
            push(s, DO_WITCH, seat, every, 0)
        if s.location == SERPENT_TEMPLE and past > 0:
            push(s, DO_SERPENT, seat, past, 0)


def djinn_fulfilled(s: State, seat: int) -> bool:
    """A Mechanical Djinn in force, and its owner wins the clash after it (g20)."""
    card = in_force(s, seat, MECHANICAL_DJINN)
    return card >= 0 and s.rank[card] + 1 < s.clashes and (s.winner[s.rank[card] + 1] >> seat) & 1 == 1


@TASKS.does(DO_MECHANICAL)
def check_mechanical_djinns(s: State) -> None:
    bits = both_bits(djinn_fulfilled(s, 0), djinn_fulfilled(s, 1))
    if bits != 0:
        finish(s, bits, BY_MECHANICAL_DJINN)
