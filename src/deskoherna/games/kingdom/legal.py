"""Who acts, and what a seat may do now, phase by phase, in ascending order of moves."""

from deskoherna.games.kingdom.advisors import may_use
from deskoherna.games.kingdom.choice import is_removable, is_swappable, may_lay, may_search
from deskoherna.games.kingdom.construction import gather_sites, lacks, may_give_up
from deskoherna.games.kingdom.material import (
    FIRST_ADVISOR_CARD,
    FIRST_CARD,
    KIND,
    N_ADVISORS,
    N_BUILDABLE,
    N_CARDS,
    N_DECKABLE,
    N_MENACE_KINDS,
    N_RECYCLABLE,
    N_RESOURCES,
    N_STEPS,
    N_SYMBOLS,
    S,
)
from deskoherna.games.kingdom.menaces import may_fight, may_free
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
    KEEP,
    KRYSTALLIUM_ON,
    N_CUBES,
    N_FACINGS,
    N_SPOTS,
    OFFER_CARD,
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
from deskoherna.games.kingdom.production import open_symbols, tokens_on
from deskoherna.games.kingdom.quests import NO_STEP, in_purse, may_begin, may_transmute
from deskoherna.games.kingdom.selection import is_up
from deskoherna.games.kingdom.state import (
    ADVISOR,
    AREA,
    FIGHT,
    FIND,
    GIANTS,
    HAND,
    LAST_RIGHTS,
    LOOKED,
    N_AREAS,
    NEGOTIATE,
    OFFER,
    OVER,
    PICK,
    PLANNING,
    SEARCH,
    SELECTED,
    SHADOWS,
    SWAP,
    THIEVES,
    State,
)
from deskoherna.kit.cards import count
from deskoherna.kit.state import Row

__rules__ = True

N_PURSES = 3
FIRST_UNBUILDABLE_CARD = FIRST_CARD[N_BUILDABLE]
FIRST_UNRECYCLABLE_CARD = FIRST_CARD[N_RECYCLABLE]
FIRST_DANGER_CARD = FIRST_CARD[N_DECKABLE]


def is_window(phase: int) -> bool:
    """Phases in which all act at the same time."""
    return phase == ADVISOR or PLANNING <= phase <= FIGHT


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    if is_window(s.phase):
        bits = 0
        for seat in range(s.seats):
            if s.done[seat] == 0:
                bits |= 1 << seat
        return bits
    return 1 << s.actor


def kinds_in(s: State, place: int, end: int, first: int, out: Row, n: int) -> int:
    """A move for each kind of card, of those numbered below `end`, in a place."""
    last = -1
    for card in range(end):
        if s.place[card] == place and KIND[card] != last:
            last = KIND[card]
            out[n] = first + last
            n += 1
    return n


def legal_advisor(s: State, seat: int, out: Row, n: int) -> int:
    for i in range(N_ADVISORS):
        if s.place[FIRST_ADVISOR_CARD + i] == LOOKED + seat:
            out[n] = KEEP + i
            n += 1
    return n


def legal_offer(s: State, seat: int, out: Row, n: int) -> int:
    """Any hand card to either area, face up or, at a price, face down."""
    last = -1
    for card in range(N_CARDS):
        if s.place[card] == HAND + seat and KIND[card] != last:
            last = KIND[card]
            for area in range(N_AREAS):
                for facing in range(N_FACINGS):
                    if may_lay(s, seat, facing):
                        out[n] = OFFER_CARD + (last * N_AREAS + area) * N_FACINGS + facing
                        n += 1
    return n


def legal_pick(s: State, out: Row, n: int) -> int:
    """Either area, an empty one too (R5); alone with a Search before."""
    for area in range(N_AREAS):
        out[n] = PICK_AREA + area
        n += 1
    for area in range(N_AREAS):
        if may_search(s, area):
            out[n] = SEARCH_AREA + area
            n += 1
    return n


def hidden_in(s: State, place: int) -> int:
    """Bits of the spots of a place where a face-down card lies."""
    bits = 0
    for card in range(N_CARDS):
        if s.place[card] == place and not is_up(s, card):
            bits |= 1 << s.rank[card]
    return bits


def legal_spy(s: State, out: Row, n: int) -> int:
    """Any face-down card in an area or among anybody's selected cards (R37, R38)."""
    for pile in range(N_AREAS + s.seats):
        bits = hidden_in(s, AREA + pile if pile < N_AREAS else SELECTED + pile - N_AREAS)
        for spot in range(N_SPOTS):
            if (bits >> spot) & 1 == 1:
                out[n] = SPY + pile * N_SPOTS + spot
                n += 1
    return n


def legal_search(s: State, out: Row, n: int) -> int:
    last = -1
    for card in range(FIRST_DANGER_CARD):
        if KIND[card] != last and is_removable(s, card, s.area):
            last = KIND[card]
            out[n] = REMOVE + last
            n += 1
    return n


def legal_swap(s: State, seat: int, first: int, out: Row, n: int) -> int:
    last = -1
    for card in range(FIRST_UNRECYCLABLE_CARD):
        if KIND[card] != last and is_swappable(s, card, seat):
            last = KIND[card]
            out[n] = first + last
            n += 1
    return n


def legal_giants(s: State, seat: int, out: Row, n: int) -> int:
    """Under a card that has none yet, or start a selected card to tuck it there (R21, R25)."""
    n = kinds_in(s, SELECTED + seat, FIRST_UNBUILDABLE_CARD, BUILD, out, n)
    sites = gather_sites(s, seat)
    for i in range(sites):
        if s.frozen[s.sites[i]] == 0:
            out[n] = FREEZE + s.sites[i]
            n += 1
    return n


def legal_symbols(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """To cover: symbols still open; to uncover: symbols with a token."""
    for symbol in range(N_SYMBOLS):
        if (open_symbols(s, seat, symbol) if first == COVER else tokens_on(s, seat, symbol)) > 0:
            out[n] = first + symbol
            n += 1
    return n


def legal_cubes(s: State, seat: int, sites: int, out: Row, n: int) -> int:
    """A cube in hand goes on a slot of its colour or into the laboratory, by free choice."""
    for i in range(sites):
        if lacks(s, s.sites[i], s.colour[seat]):
            out[n] = CUBE_ON + s.sites[i]
            n += 1
    out[n] = CUBE_TO_LABORATORY
    return n + 1


def legal_any_time(s: State, seat: int, sites: int, out: Row, n: int) -> int:
    """Krystallium, soldiers, giving up a card, transmuting and quest steps: at every own decision."""
    if s.krystallium[seat] > 0:
        for i in range(sites):
            for slot in range(N_CUBES):
                if lacks(s, s.sites[i], slot):
                    out[n] = KRYSTALLIUM_ON + s.sites[i] * N_CUBES + slot
                    n += 1
    if s.soldiers[seat] > 0:
        for i in range(sites):
            if lacks(s, s.sites[i], S):
                out[n] = SOLDIER_ON + s.sites[i]
                n += 1
    for i in range(sites):
        if may_give_up(s, s.sites[i]):
            out[n] = GIVE_UP + s.sites[i]
            n += 1
    if s.quests == 1:
        if may_transmute(s, seat):
            n = legal_transmute(s, seat, out, n)
        for step in range(N_STEPS):
            if may_begin(s, seat, step):
                out[n] = QUEST + step
                n += 1
    return n


def legal_transmute(s: State, seat: int, out: Row, n: int) -> int:
    for r in range(N_RESOURCES):
        if s.laboratory[seat][r] > 0:
            out[n] = TRANSMUTE + r
            n += 1
    return n


def legal_pay(s: State, seat: int, out: Row, n: int) -> int:
    for purse in range(N_PURSES):
        if in_purse(s, seat, s.paying[seat], purse) > 0:
            out[n] = PAY + purse
            n += 1
    return n


def legal_advisors(s: State, seat: int, out: Row, n: int) -> int:
    if s.advisors == 1:
        for advisor in range(N_ADVISORS):
            if may_use(s, seat, advisor):
                out[n] = USE + advisor
                n += 1
    return n


def legal_fight(s: State, seat: int, sites: int, out: Row, n: int) -> int:
    for menace in range(N_MENACE_KINDS):
        if may_fight(s, seat, menace):
            out[n] = FIGHT_MENACE + menace
            n += 1
    for i in range(sites):
        if may_free(s, seat, s.sites[i]):
            out[n] = FREE + s.sites[i]
            n += 1
    return n


def legal_window(s: State, seat: int, out: Row, n: int) -> int:
    """Planning, the production steps and the Fight."""
    if s.looking[seat] == 1:
        return kinds_in(s, LOOKED + seat, FIRST_DANGER_CARD, TAKE, out, n)
    if s.guild[seat] == 1:
        return kinds_in(s, SELECTED + seat, FIRST_UNBUILDABLE_CARD, RECYCLE_CARD, out, n)
    if s.uncover[seat] == 1:
        return legal_symbols(s, seat, UNCOVER, out, n)
    in_hand = s.cubes[seat] > 0
    if s.phase == PLANNING:
        n = kinds_in(s, SELECTED + seat, FIRST_UNBUILDABLE_CARD, BUILD, out, n)
        if not in_hand:
            n = kinds_in(s, SELECTED + seat, FIRST_UNRECYCLABLE_CARD, RECYCLE_CARD, out, n)
    sites = gather_sites(s, seat)
    if in_hand:
        n = legal_cubes(s, seat, sites, out, n)
    n = legal_any_time(s, seat, sites, out, n)
    n = legal_advisors(s, seat, out, n)
    if s.phase == FIGHT:
        n = legal_fight(s, seat, sites, out, n)
    if not in_hand and (s.phase != PLANNING or count(s, SELECTED + seat) == 0):
        out[n] = DONE
        n += 1
    return n


def legal_turn(s: State, seat: int, out: Row, n: int) -> int:
    """The own offer or pick, with a spy and whatever may be done at any time."""
    n = legal_offer(s, seat, out, n) if s.phase == OFFER else legal_pick(s, out, n)
    if s.spies[seat] > 0:
        n = legal_spy(s, out, n)
    return legal_any_time(s, seat, gather_sites(s, seat), out, n)


def legal_question(s: State, seat: int, out: Row, n: int) -> int:
    """Questions with answers of their own."""
    if s.phase == ADVISOR:
        return legal_advisor(s, seat, out, n)
    if s.phase == SEARCH:
        return legal_search(s, out, n)
    if s.phase == FIND:
        return kinds_in(s, LOOKED, FIRST_DANGER_CARD, TAKE, out, n)
    if s.phase == SHADOWS:
        return kinds_in(s, SELECTED + seat, FIRST_UNRECYCLABLE_CARD, TO_SHADOWS, out, n)
    if s.phase == GIANTS:
        return legal_giants(s, seat, out, n)
    if s.phase == THIEVES:
        return legal_symbols(s, seat, COVER, out, n)
    if s.phase == SWAP:
        return legal_swap(s, 1 - seat, SWAP_FOR, out, n)
    if s.phase == NEGOTIATE:
        n = legal_swap(s, seat, SWAP_AWAY, out, n)
    elif s.phase == LAST_RIGHTS:
        n = legal_advisors(s, seat, out, n)
    out[n] = DONE
    return n + 1


def legal(s: State, seat: int, out: Row, n: int) -> int:
    if (actors(s) >> seat) & 1 == 0:
        return n
    if s.paying[seat] != NO_STEP:
        return legal_pay(s, seat, out, n)
    if s.crucible[seat] > 0:
        return legal_transmute(s, seat, out, n)
    if s.phase == OFFER or s.phase == PICK:
        return legal_turn(s, seat, out, n)
    if PLANNING <= s.phase <= FIGHT:
        return legal_window(s, seat, out, n)
    return legal_question(s, seat, out, n)
