"""The wildlings: tokens bring them to the camps, the die and attacks down the trails, breaches into the Gift."""

from deskoherna.games.nightwatch.endings import BREACHES_TO_LOSE, WILDLINGS_TO_LOSE, is_over, tragic_end
from deskoherna.games.nightwatch.events import (
    CLAN_ATTACKS,
    COMES_TO_CLEARING,
    DIE_SHOWS,
    ENTERS_GIFT,
    FINDS_NO_ROOM,
    GIANT_STRIKES,
    GUARD_FALLS,
    TOKEN_FINDS_NO_FIGURE,
    TOKEN_SENDS,
    WALL_BREACHED,
)
from deskoherna.games.nightwatch.material import (
    ATTACK,
    CLIMBER,
    GIANT,
    N_CAMPS,
    N_KINDS,
    N_SECTIONS,
    N_TOKENS,
    NO_TRAIL,
    REGULAR,
    ROUTE,
    TRAIL_CLAN,
    TRAIL_CLEARING,
)
from deskoherna.games.nightwatch.state import BY_BREACH, BY_GIFT, EMPTY, FREE, State
from deskoherna.games.nightwatch.tasks import DO_DIE, TASKS
from deskoherna.games.nightwatch.wall import guards_at, lose_guard
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

__rules__ = True

STEPS = 4
"""Hexes on the route of a section."""


# ---------------------------------------------------------------- tokens


def draw_token(s: State, bag: Row) -> int:
    """A random token of a bag; it leaves the bag."""
    n = 0
    for t in range(N_TOKENS):
        n += bag[t]
    k = rand_below(s, n)
    t = 0
    while k >= bag[t]:
        k -= bag[t]
        t += 1
    bag[t] -= 1
    return t


def refill_pool(s: State) -> None:
    """The used tokens are turned down and shuffled."""
    for t in range(N_TOKENS):
        s.pool[t] += s.used[t]
        s.pool_size += s.used[t]
        s.used[t] = 0


def draw_from_pool(s: State) -> int:
    """A token of the general supply, refilled when one is needed and none is left, or at once (H-35)."""
    if s.pool_size == 0:
        refill_pool(s)
    token = draw_token(s, s.pool)
    s.pool_size -= 1
    if s.early_refill == 1 and s.pool_size == 0:
        refill_pool(s)
    return token


def flip_from_pool(s: State) -> None:
    deploy(s, draw_from_pool(s))


def lay_under_settlement(s: State, seat: int) -> None:
    """A settlement piece comes back onto the cost card, on a token of the pool."""
    token = draw_from_pool(s)
    s.under_settlements[seat][token] += 1


def deploy(s: State, token: int) -> None:
    """The token's figure goes to the first free camp of its clan; a fifth one starts an attack (e.2)."""
    clan = token // N_KINDS
    kind = token % N_KINDS
    s.used[token] += 1
    if s.figures[kind] == 0:
        tell(s, EVERYBODY, TOKEN_FINDS_NO_FIGURE, kind)
        return
    tell(s, EVERYBODY, TOKEN_SENDS, kind, clan)
    s.figures[kind] -= 1
    pit = camps_taken(s, clan)
    s.camp[clan][pit] = kind
    if pit == N_CAMPS:
        attack(s, clan)


# ---------------------------------------------------------------- camps and trails


def camps_taken(s: State, clan: int) -> int:
    n = 0
    while n <= N_CAMPS and s.camp[clan][n] != EMPTY:
        n += 1
    return n


def leave_camp(s: State, clan: int, pit: int) -> int:
    """Take a figure out of a camp; those behind close up."""
    kind = s.camp[clan][pit]
    for i in range(pit, N_CAMPS):
        s.camp[clan][i] = s.camp[clan][i + 1]
    s.camp[clan][N_CAMPS] = EMPTY
    return kind


@TASKS.does(DO_DIE)
def follow_die(s: State, number: int) -> None:
    """The foremost figure of the clan whose trail shows the number comes down to its clearing (e.3)."""
    tell(s, EVERYBODY, DIE_SHOWS, number)
    clan = TRAIL_CLAN[number]
    if clan != NO_TRAIL and s.camp[clan][0] != EMPTY:
        come(s, leave_camp(s, clan, 0), clan, TRAIL_CLEARING[number])


def attack(s: State, clan: int) -> None:
    """The two foremost leave the camps, then arrive one after the other, lower trail first (e.4, H-6).

    When the first one ends the game, the second goes back to the Frostfangs uncounted.
    """
    tell(s, EVERYBODY, CLAN_ATTACKS, clan)
    first = leave_camp(s, clan, 0)
    second = leave_camp(s, clan, 0)
    come(s, first, clan, ATTACK[clan][0])
    if is_over(s):
        s.figures[second] += 1
    else:
        come(s, second, clan, ATTACK[clan][1])


def come(s: State, kind: int, clan: int, section: int) -> None:
    """A figure arrives at the clearing below a section (e.5)."""
    tell(s, EVERYBODY, COMES_TO_CLEARING, kind, clan, section)
    if kind == CLIMBER:
        enter_gift(s, CLIMBER, section)
    elif kind == GIANT:
        strike(s, section)
    else:
        s.clearing[section] += 1
        hold_or_breach(s, section)


def strike(s: State, section: int) -> None:
    """A giant takes one guard with him to the Frostfangs; at an empty section he breaks through."""
    if s.wall[section][0] == FREE:
        breach(s, section, 1)
        return
    tell(s, EVERYBODY, GIANT_STRIKES, s.wall[section][0], section)
    lose_guard(s, section)
    s.figures[GIANT] += 1
    if s.standing_guard == 1:
        hold_or_breach(s, section)


def hold_or_breach(s: State, section: int) -> None:
    """Regulars stay below the Wall while the guards are not outnumbered (H-2)."""
    if s.clearing[section] > guards_at(s, section):
        breach(s, section, 0)


# ---------------------------------------------------------------- breaches and the Gift


def breach(s: State, section: int, giants: int) -> None:
    """One guard is lost, everybody from the clearing crosses one at a time; the third breach ends the game (e.6)."""
    tell(s, EVERYBODY, WALL_BREACHED, section)
    if s.wall[section][0] != FREE:
        tell(s, EVERYBODY, GUARD_FALLS, s.wall[section][0], section)
        lose_guard(s, section)
    while s.clearing[section] > 0 and not is_over(s):
        s.clearing[section] -= 1
        enter_gift(s, REGULAR, section)
    if giants > 0 and is_over(s):
        s.figures[GIANT] += 1
    elif giants > 0:
        enter_gift(s, GIANT, section)
    if not is_over(s):
        s.breaches += 1
        if s.breaches == BREACHES_TO_LOSE:
            tragic_end(s, BY_BREACH)


def room_behind(s: State, section: int) -> int:
    """The nearest hex without a wildling on the way south-west from a section, or none."""
    for k in range(STEPS):
        if s.gift[ROUTE[section][k]] == EMPTY:
            return ROUTE[section][k]
    return EMPTY


def room_beside(s: State, section: int) -> int:
    """The variant of H-3: the routes further east, then those to the west."""
    for east in range(section + 1, N_SECTIONS):
        at = room_behind(s, east)
        if at != EMPTY:
            return at
    for west in range(section - 1, -1, -1):
        at = room_behind(s, west)
        if at != EMPTY:
            return at
    return EMPTY


def enter_gift(s: State, kind: int, section: int) -> None:
    """A wildling takes the nearest free hex; without room it goes back to the Frostfangs (e.7, H-3)."""
    at = room_behind(s, section)
    if at == EMPTY and s.spill == 1:
        at = room_beside(s, section)
    if at == EMPTY:
        s.figures[kind] += 1
        tell(s, EVERYBODY, FINDS_NO_ROOM, kind, section)
        return
    s.gift[at] = kind
    s.n_gift += 1
    tell(s, EVERYBODY, ENTERS_GIFT, kind, at)
    if s.n_gift >= WILDLINGS_TO_LOSE:
        tragic_end(s, BY_GIFT)


def leave_gift(s: State, at: int) -> int:
    """A wildling goes back from the Gift to the Frostfangs."""
    kind = s.gift[at]
    s.gift[at] = EMPTY
    s.n_gift -= 1
    s.figures[kind] += 1
    return kind
