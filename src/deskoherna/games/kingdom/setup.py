"""Setting up the table: modules, duchies, decks, the danger deck of a solo game, the scenarios."""

from deskoherna.games.kingdom.deck import show_top
from deskoherna.games.kingdom.derived import derive
from deskoherna.games.kingdom.events import KEEPS_ADVISOR
from deskoherna.games.kingdom.material import (
    ADVISOR_PLAYERS,
    BATTLE,
    DECK_MENACE,
    DECK_SIZE,
    FIRST_ADVISOR,
    FIRST_ADVISOR_CARD,
    FIRST_CALAMITY_CARD,
    FIRST_CARD,
    FIRST_MENACE,
    FIRST_TREASURE_CARD,
    FLOOD,
    GIVEN,
    GIVEN_ADVISOR,
    GIVEN_DONE,
    GIVEN_SOLDIERS,
    GUILD,
    N_ADVISORS,
    N_BOARDS,
    N_CALAMITIES,
    N_CARDS,
    N_DEVELOPMENTS,
    N_SYMBOLS,
    N_VERMIN,
    NO_PLOT,
    NORTH,
    PROPHECY,
    RAT,
    SURROUNDED,
    SYMBOL_KIND,
    THIEF,
    VERMIN,
)
from deskoherna.games.kingdom.menaces import besiege
from deskoherna.games.kingdom.production import cover, open_symbols
from deskoherna.games.kingdom.rounds import begin_round
from deskoherna.games.kingdom.state import (
    ADVISED,
    ADVISOR,
    ADVISORS,
    CALAMITIES,
    DANGER,
    DANGER_CODE,
    DECK,
    DUCHY,
    IN_BOX,
    LOOKED,
    MENACE_DECK,
    SITE,
    VERMIN_PILE,
    State,
)
from deskoherna.kit.cards import everybody, put, put_on_top, show, shuffle, top
from deskoherna.kit.declare import allows, hidden, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

(
    PLAYERS,
    MODULE,
    PLOT,
    SIDE,
    DUCHY_OF_A,
    MENACE_OF_A,
    MENACE_OF_B,
    QUEST_BOARD,
    SEARCH_ONCE,
    BREED_NEW,
    FIVE_CHANGE,
    N_OPTIONS,
) = range(12)
MENACE_MODULE, ADVISOR_MODULE, QUEST_MODULE = range(3)
DECK_RATS, DECK_GIANTS, DECK_SHADOWS, DECK_THIEVES = range(4)
USURPER, NORTHERN_LANDS, LORD_OF_DOOM = range(3)
ADVISOR_SOLDIERS = 2
DANGER_CARDS = 8
"""Cards of the development deck in the danger deck."""
SPY_TOKENS = 2
NOBODY, NOTHING = -1, -1

# ---------------------------------------------------------------- modules


def choose_modules(s: State, module: int, quest: int) -> None:
    """Exactly one module, or the ones a scenario combines."""
    plot = s.scenario
    if plot == NO_PLOT:
        s.menaces = 1 if module == MENACE_MODULE else 0
        s.advisors = 1 if module == ADVISOR_MODULE else 0
        if module == QUEST_MODULE:
            s.boards[quest] = 1
    else:
        s.menaces = 1 if plot in (FLOOD, NORTH, GUILD) else 0
        s.advisors = 1 if plot in (PROPHECY, BATTLE) else 0
        s.boards[USURPER] = 1 if plot in (BATTLE, SURROUNDED) else 0
        s.boards[NORTHERN_LANDS] = 1 if plot == NORTH else 0
        s.boards[LORD_OF_DOOM] = 1 if plot == SURROUNDED else 0
    for board in range(N_BOARDS):
        s.quests |= s.boards[board]


def choose_menaces(s: State, a: int, b: int) -> None:
    """Two different decks (R28); alone one, which goes into the danger deck."""
    if s.scenario == FLOOD:
        a = DECK_RATS
    elif s.scenario == NORTH:
        a = DECK_GIANTS
    elif s.scenario == GUILD:
        a = DECK_SHADOWS
    s.deck_of[0] = a if s.menaces == 1 else NOTHING
    s.deck_of[1] = b if s.menaces == 1 and s.seats == 2 else NOTHING


# ---------------------------------------------------------------- cards


def menace_card(deck: int, n: int) -> int:
    """The n-th card of a menace deck."""
    return FIRST_CARD[FIRST_MENACE + DECK_MENACE[deck]] + n


def sort_cards(s: State) -> None:
    """Everything into the box, face up; then out of it what this game uses."""
    for card in range(N_CARDS):
        put(s, card, IN_BOX)
        s.seen[card] = everybody(s)
    for card in range(N_DEVELOPMENTS):
        put(s, card, DECK)
        if GIVEN[s.scenario][card] == 1:
            put(s, card, SITE)
        elif GIVEN_DONE[s.scenario][card] == 1:
            put(s, card, DUCHY)
    if s.advisors == 0:
        for card in range(FIRST_TREASURE_CARD, FIRST_ADVISOR_CARD):
            put(s, card, DECK)
    if s.menaces == 0 and s.seats == 2:
        for i in range(N_CALAMITIES):
            put(s, FIRST_CALAMITY_CARD + i, CALAMITIES)


def sort_menaces(s: State) -> None:
    """Each player's deck beside the own duchy; Giant Rats bring the pile of Vermin."""
    for seat in range(s.seats):
        deck = s.deck_of[seat]
        if deck != NOTHING:
            for i in range(DECK_SIZE):
                put(s, menace_card(deck, i), MENACE_DECK + seat)
            if DECK_MENACE[deck] == RAT:
                for i in range(N_VERMIN):
                    put(s, FIRST_CARD[FIRST_MENACE + VERMIN] + i, VERMIN_PILE)


def rob_the_guild(s: State) -> None:
    """Thieves' Guild: four Thieves are there already, their tokens cover all that the completed cards yield."""
    for i in range(DECK_SIZE):
        besiege(s, 0, menace_card(DECK_THIEVES, i), THIEF)
    for symbol in range(N_SYMBOLS):
        if SYMBOL_KIND[symbol] >= 0:
            while open_symbols(s, 0, symbol) > 0:
                cover(s, 0, symbol)


def sort_advisors(s: State) -> None:
    """A shuffled pile; alone without those for two, and without those a scenario hands out."""
    for i in range(N_ADVISORS):
        if GIVEN_ADVISOR[s.scenario][i] == 1:
            put(s, FIRST_ADVISOR_CARD + i, ADVISED)
        elif ADVISOR_PLAYERS[i] <= s.seats:
            put(s, FIRST_ADVISOR_CARD + i, DANGER)
    shuffle(s, DANGER)


def draw_advisors(s: State) -> None:
    """Two each, of which one will stay."""
    for seat in range(s.seats):
        for _ in range(2):
            card = top(s, DANGER)
            put(s, card, LOOKED + seat)
            show(s, card, 1 << seat)


def keep_advisors(s: State) -> None:
    """The kept one is shown; the other goes to the box unseen, alone back among the rest. No pick reward (R29)."""
    for seat in range(s.seats):
        nth = 0
        for i in range(N_ADVISORS):
            card = FIRST_ADVISOR_CARD + i
            if s.place[card] == LOOKED + seat:
                nth += 1
                if nth == s.kept[seat]:
                    put(s, card, ADVISED + seat)
                    show(s, card, everybody(s))
                    tell(s, EVERYBODY, KEEPS_ADVISOR, seat, FIRST_ADVISOR + i)
                else:
                    put(s, card, IN_BOX if s.seats == 2 else DANGER)
        s.kept[seat] = 0
        s.done[seat] = 0


# ---------------------------------------------------------------- decks


def make_danger_deck(s: State) -> None:
    """Alone: eight unseen deck cards and four calamities or menaces, shuffled, face down."""
    for _ in range(DANGER_CARDS):
        put(s, top(s, DECK), DANGER)
    for i in range(DECK_SIZE):
        put(s, menace_card(s.deck_of[0], i) if s.menaces == 1 else FIRST_CALAMITY_CARD + i, DANGER)
    shuffle(s, DANGER)
    for card in range(N_CARDS):
        if s.place[card] == DANGER:
            s.dealt[card] = DANGER_CODE


def make_decks(s: State) -> None:
    """Advisors take the place of the treasures in the development deck; then the first round begins."""
    for i in range(N_ADVISORS):
        if s.place[FIRST_ADVISOR_CARD + i] == DANGER:
            put_on_top(s, FIRST_ADVISOR_CARD + i, DECK)
    shuffle(s, DECK)
    if s.seats == 1:
        make_danger_deck(s)
        show_top(s)
    begin_round(s)


KEEP_AN_ADVISOR = hidden("keep an advisor")


@verb("keep {} as advisor", ADVISORS, asked=ADVISOR, seen_as=KEEP_AN_ADVISOR)
def keep(s: State, seat: int, advisor: int) -> None:
    """Choose in secret; when the last has chosen, the decks are made."""
    lower = 0
    for i in range(advisor):
        if s.place[FIRST_ADVISOR_CARD + i] == LOOKED + seat:
            lower = 1
    s.kept[seat] = 1 + lower
    s.done[seat] = 1
    if s.done[0] == 1 and (s.seats == 1 or s.done[1] == 1):
        keep_advisors(s)
        make_decks(s)


@allows(keep)
def is_drawn(s: State, seat: int, advisor: int) -> bool:
    return s.place[FIRST_ADVISOR_CARD + advisor] == LOOKED + seat


# ---------------------------------------------------------------- the whole


def blank(s: State) -> None:
    """What means nothing yet is -1, not 0."""
    s.swapping = NOTHING
    for i in range(len(s.token_seat)):
        s.token_seat[i] = NOBODY
        s.token_symbol[i] = NOTHING
    for i in range(N_BOARDS):
        s.prize[i] = NOBODY
    for r in range(4):
        s.supreme[r] = NOBODY
    for seat in range(2):
        s.paying[seat] = NOTHING


def setup(s: State, options: Row) -> None:
    s.seats = options[PLAYERS]
    s.scenario = options[PLOT]
    s.search_once = options[SEARCH_ONCE]
    s.breed_new = options[BREED_NEW]
    s.five_change = options[FIVE_CHANGE]
    blank(s)
    choose_modules(s, options[MODULE], options[QUEST_BOARD])
    choose_menaces(s, options[MENACE_OF_A], options[MENACE_OF_B])
    s.duchy[0] = 2 * options[SIDE] + options[DUCHY_OF_A]
    s.duchy[1] = 2 * options[SIDE] + 1 - options[DUCHY_OF_A]
    sort_cards(s)
    sort_menaces(s)
    derive(s)
    for seat in range(s.seats):
        s.soldiers[seat] = ADVISOR_SOLDIERS if s.advisors == 1 else 0
    if s.scenario == GUILD:
        rob_the_guild(s)
    if GIVEN_SOLDIERS[s.scenario] > 0:
        s.soldiers[0] = GIVEN_SOLDIERS[s.scenario]
    if s.seats == 1 and s.scenario != PROPHECY:
        s.spies_owned[0] = SPY_TOKENS
        s.spies[0] = SPY_TOKENS - 1
    if s.advisors == 1:
        sort_advisors(s)
    if s.advisors == 1 and s.scenario == NO_PLOT:
        draw_advisors(s)
        s.phase = ADVISOR
    else:
        make_decks(s)
