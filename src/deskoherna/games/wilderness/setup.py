"""A new game: board, Elements, decks, Trigger and the first turn."""

from deskoherna.games.wilderness.board import FILE, N_FIELDS, NOWHERE, RANK, SIDE
from deskoherna.games.wilderness.laying import begin_laying_turn
from deskoherna.games.wilderness.material import CARDS_A_SEAT, DROPS, MAGIC, N_ALL, N_ANIMALS, N_ELEMENTS
from deskoherna.games.wilderness.state import DECK_OF, OUT, State
from deskoherna.kit.cards import put_on_top, shuffle
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

OPT_SEATS, OPT_KINDS, OPT_STACKING, OPT_BEES, OPT_ELEMENTS = range(5)
OPT_ELEMENT_FIRST, OPT_WOUND_NEEDED, OPT_DRAGONS, OPT_AURA = range(5, 9)
OPT_FIRST_ELEMENT = 9
OPT_TERRAIN = OPT_FIRST_ELEMENT + 5
N_OPTIONS = OPT_TERRAIN + 121
FIXED, QUARTER_TURN, HALF_TURN, ANYWHERE = range(4)
"""How the Elements come onto the board: named, by lot with a symmetry, or by lot."""


def setup(s: State, options: Row) -> None:
    s.seats = options[OPT_SEATS]
    s.n_kinds = options[OPT_KINDS]
    s.stacking = options[OPT_STACKING]
    s.bees_on_elements = options[OPT_BEES]
    s.element_first = options[OPT_ELEMENT_FIRST]
    s.wound_needed = options[OPT_WOUND_NEEDED]
    s.bees_hurt_dragons = options[OPT_DRAGONS]
    s.aura_on_itself = options[OPT_AURA]
    clear(s)
    for f in range(N_FIELDS):
        s.terrain[f] = options[OPT_TERRAIN + f]
    for e in range(N_ELEMENTS):
        s.element_at[e] = options[OPT_FIRST_ELEMENT + e]
        s.copies[e] = s.seats
    scatter_elements(s, options[OPT_ELEMENTS])
    for seat in range(s.seats):
        s.magic[seat] = MAGIC
        make_deck(s, seat)
    s.drops = DROPS * s.seats
    s.starter = rand_below(s, s.seats)
    s.reduced = 1
    s.round = 1
    begin_laying_turn(s, s.starter)


def clear(s: State) -> None:
    """Nothing lies or stands anywhere, nobody has done anything yet."""
    for f in range(N_FIELDS):
        s.whose[f] = -1
        s.on[f] = -1
    for a in range(N_ALL):
        s.field[a] = NOWHERE
        s.host[a] = -1
    s.winner = s.trigger = s.acting = s.carried = s.target = -1
    s.start = NOWHERE


def make_deck(s: State, seat: int) -> None:
    """All cards of a colour shuffled; without supernatural animals these stay out of the game."""
    for k in range(CARDS_A_SEAT):
        card = seat * CARDS_A_SEAT + k
        if s.n_kinds <= k < N_ANIMALS:
            s.place[card] = OUT
            s.seen[card] = (1 << s.seats) - 1
        else:
            put_on_top(s, card, DECK_OF[seat])
    shuffle(s, DECK_OF[seat])


def extent(s: State) -> tuple[int, int, int, int]:
    """The lowest and highest rank and file of the board."""
    low_rank = low_file = SIDE
    high_rank = high_file = -1
    for f in range(N_FIELDS):
        if s.terrain[f]:
            low_rank = min(low_rank, RANK[f])
            high_rank = max(high_rank, RANK[f])
            low_file = min(low_file, FILE[f])
            high_file = max(high_file, FILE[f])
    return low_rank, high_rank, low_file, high_file


def random_field(s: State) -> int:
    """A field of the board without an Element, each as likely."""
    n = 0
    for f in range(N_FIELDS):
        if s.terrain[f] and not taken(s, f):
            n += 1
    k = rand_below(s, n)
    for f in range(N_FIELDS):
        if s.terrain[f] and not taken(s, f):
            if k == 0:
                return f
            k -= 1
    return NOWHERE


def taken(s: State, field: int) -> bool:
    for e in range(N_ELEMENTS):
        if s.element_at[e] == field:
            return True
    return False


def scatter_elements(s: State, how: int) -> None:
    """By lot: the centre and fields that a turn by a quarter or a half maps onto each other; or anywhere."""
    if how == FIXED:
        return
    for e in range(N_ELEMENTS):
        s.element_at[e] = NOWHERE
    low_rank, high_rank, low_file, high_file = extent(s)
    if how == ANYWHERE:
        for e in range(N_ELEMENTS):
            s.element_at[e] = random_field(s)
        return
    s.element_at[0] = (low_rank + high_rank) // 2 * SIDE + (low_file + high_file) // 2
    e = 1
    while e < N_ELEMENTS:
        f = random_field(s)
        times = 4 if how == QUARTER_TURN else 2
        for _ in range(times):
            s.element_at[e] = f
            e += 1
            up, right = RANK[f] - low_rank, FILE[f] - low_file
            if how == QUARTER_TURN:
                f = (low_rank + right) * SIDE + high_file - up
            else:
                f = (high_rank - up) * SIDE + high_file - right
