"""Words of scenarios: a position as a person would lay it out.

at = choice 13                          turn 13 of 16 (alone: pick 1 to 4); planning, step M .. step E, fight
hand[A] = Farm, Portal                  the whole hand
area_of[1] = Mill, Calamity by B        face up, or face down by a trap of that seat
selected[A] = Farm, Portal by danger    likewise; `danger`: from the danger deck, unseen
construction[A] = Farm 2M, Golden Vein 4E frozen
completed[A] = Mill, Mill, Calamity     calamities of the duchy among them
besiegers[A] = Giant Rat, Vermin        menaces in construction (those under frozen cards besides)
council[A] = Saboteur                   advisors in the advisor area
deck = Portal, Mill                     on top of the development deck
danger = Calamity, Farm                 on top of the danger deck
stolen[A] = gold of Guildhall           stolen tokens
drained = 2                             so many cards are left in the deck, the others are discarded
"""

import re
from collections.abc import Callable, Sequence

from deskoherna.games.kingdom.choice import HAND_CARDS, OFFER_CARDS, first_player
from deskoherna.games.kingdom.deck import show_top
from deskoherna.games.kingdom.derived import derive
from deskoherna.games.kingdom.kinds import copies, is_up
from deskoherna.games.kingdom.material import (
    DECK_MENACE,
    FIRST_ADVISOR_CARD,
    FIRST_CARD,
    FIRST_MENACE,
    FIRST_MENACE_CARD,
    GIANT,
    KIND,
    LETTERS,
    N_ADVISORS,
    N_CARDS,
    N_DEVELOPMENTS,
    VERMIN,
)
from deskoherna.games.kingdom.rounds import take_turn
from deskoherna.games.kingdom.rules import medal, points, standing
from deskoherna.games.kingdom.setup import keep
from deskoherna.games.kingdom.state import (
    ADVISED,
    ADVISOR,
    AREA,
    AREAS,
    BESIEGING,
    CALAMITIES,
    DANGER,
    DANGER_CODE,
    DECK,
    DISCARD,
    DUCHY,
    FIGHT,
    HAND,
    IN_BOX,
    KIND_NAMES,
    KINDS,
    LOOKED,
    MENACE_DECK,
    N_ROUNDS,
    PHASES,
    PLANNING,
    SEATS,
    SELECTED,
    SITE,
    SYMBOLS,
    VERMIN_PILE,
    State,
)
from deskoherna.games.kingdom.windows import open_window
from deskoherna.kit.axes import Axis
from deskoherna.kit.cards import everybody, from_top, lying
from deskoherna.kit.game import Word
from deskoherna.kit.statements import Piles, parts, read_all, word
from deskoherna.kit.todo import clear_todo

MEDAL_NAMES = ("none", "bronze", "silver", "gold")
SOURCES = (
    DECK,
    DISCARD,
    CALAMITIES,
    MENACE_DECK,
    MENACE_DECK + 1,
    VERMIN_PILE,
    DANGER,
    IN_BOX,
    HAND,
    HAND + 1,
    AREA,
    AREA + 1,
    LOOKED,
    LOOKED + 1,
)
"""Where a card that a statement names is looked for, in this order."""
BUILDING = re.compile(r"^(?P<name>.*?)(?P<slots>(?:\s+\d+[MPGEKS])*)(?P<frozen>\s+frozen)?$")
BY = re.compile(r"^(?P<name>.*?)(?:\s+by\s+(?P<by>A|B|danger))?$")


def _tidy(s: State) -> None:
    """Ordered piles without holes."""
    for place in (DECK, DANGER, AREA, AREA + 1, SELECTED, SELECTED + 1):
        for rank, card in enumerate(lying(s, place)):
            s.rank[card] = rank
    if s.phase >= PLANNING:
        for seat in range(2):
            for card in lying(s, SELECTED + seat):
                s.rank[card] = 0


def _home(s: State, card: int) -> int:
    """Where a card goes that a statement displaces."""
    if card < FIRST_CARD[KINDS.read("Calamity")]:
        return DECK
    if card < FIRST_MENACE_CARD:
        return CALAMITIES if s.seats == 2 else IN_BOX
    if KIND[card] == FIRST_MENACE + VERMIN:
        return VERMIN_PILE
    decks = [DECK_MENACE[d] if d >= 0 else -1 for d in s.deck_of]
    menace = KIND[card] - FIRST_MENACE
    return MENACE_DECK + decks.index(menace) if menace in decks and s.seats == 2 else IN_BOX


def _put(s: State, card: int, place: int, seen: int, rank: int = 0, dealt: int = 0) -> None:
    if card < N_DEVELOPMENTS:
        s.filled[card][:] = [0] * len(LETTERS)
        s.frozen[card] = 0
    s.rank[card] = rank
    s.place[card], s.seen[card], s.dealt[card] = place, seen, dealt


def _laid_by(s: State, seat: int) -> int:
    return 1 + seat * N_ROUNDS + s.round - 1


class _Cards(Piles[State]):
    def find(self, s: State, _whose: int, name: str, taken: Sequence[int]) -> int:
        """A copy of the named card that lies idle."""
        kind = KINDS.read(name)
        for place in SOURCES:
            for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
                if s.place[card] == place and card not in taken:
                    return card
        raise ValueError(f"there is no {KIND_NAMES[kind]} left")

    def home(self, s: State, card: int) -> None:
        """Deck cards go under the deck, unseen, others to their piles."""
        home = _home(s, card)
        if home == DECK:
            for other in lying(s, DECK):
                s.rank[other] += 1
        _put(s, card, home, 0 if home == DECK else everybody(s))

    def lay(self, s: State, card: int, place: int, seen: int) -> None:
        _put(s, card, place, seen, dealt=_laid_by(s, place - HAND) if place in (HAND, HAND + 1) else 0)

    def settle(self, s: State) -> None:
        _tidy(s)
        show_top(s)
        derive(s)


PILES = _Cards(SEATS, [KIND_NAMES[kind] for kind in KIND])


def _sweep(s: State, place: int) -> None:
    """Clear a place."""
    for card in lying(s, place):
        PILES.home(s, card)
    _tidy(s)


def _pile(place: int, *, own: bool = False) -> Word[State]:
    """A place of each seat without order that everybody sees, or its owner alone."""
    return PILES.pile(range(place, place + 2), own=own)


def _row(place: int, at: Axis) -> Word[State]:
    """A row of cards, face up or face down by somebody."""

    def get(s: State, which: int) -> list[str]:
        return [_name(s, card) for card in lying(s, place + which)]

    def set_to(s: State, which: int, text: str) -> None:
        _sweep(s, place + which)
        used: list[int] = []
        for rank, part in enumerate(parts(text)):
            found = BY.match(part)
            assert found is not None
            used.append(PILES.find(s, -1, found["name"], used))
            seen, dealt = everybody(s), 0
            if found["by"] == "danger":
                seen, dealt = 0, DANGER_CODE
            elif found["by"]:
                by = SEATS.read(found["by"])
                seen, dealt = 1 << by, _laid_by(s, by)
            _put(s, used[-1], place + which, seen, rank, dealt)
        _tidy(s)
        show_top(s)

    return word(get, set_to, at=at)


def _top(place: int) -> Word[State]:
    """The cards on top of a pile, the first named uppermost."""

    def set_to(s: State, text: str) -> None:
        named = PILES.named(s, -1, text)
        for card in lying(s, DECK):
            if s.seats == 1:
                s.seen[card] = 0
        for n, card in enumerate(named):
            _put(s, card, place, 0, N_CARDS - 1 - n, DANGER_CODE if place == DANGER else 0)
        _tidy(s)
        show_top(s)

    return word(lambda s: PILES.said(from_top(s, place)), set_to)


def _set_construction(s: State, seat: int, text: str) -> None:
    _sweep(s, SITE + seat)
    used: list[int] = []
    for part in parts(text):
        found = BUILDING.match(part)
        assert found is not None
        card = PILES.find(s, seat, found["name"], used)
        used.append(card)
        _put(s, card, SITE + seat, everybody(s))
        for number, letter in re.findall(r"(\d+)([MPGEKS])", found["slots"]):
            s.filled[card][LETTERS.index(letter)] = int(number)
        if found["frozen"]:
            giant = PILES.find(s, seat, KIND_NAMES[FIRST_MENACE + GIANT], ())
            _put(s, giant, BESIEGING + seat, everybody(s))
            s.frozen[card] = 1
    PILES.settle(s)


def _construction(s: State, seat: int) -> list[str]:
    found = []
    for card in lying(s, SITE + seat):
        slots = "".join(f" {n}{LETTERS[i]}" for i, n in enumerate(s.filled[card]) if n)
        found.append(f"{PILES.names[card]}{slots}{' frozen' if s.frozen[card] else ''}")
    return found


def _name(s: State, card: int) -> str:
    if is_up(s, card):
        return PILES.names[card]
    code = s.dealt[card]
    by = "danger" if code in (DANGER_CODE, 0) else SEATS.points[(code - 1) // N_ROUNDS]
    return f"{PILES.names[card]} by {by}"


def _size(place: int) -> Word[State]:
    return word(lambda s: s.place.count(place))


def _copies(place: int) -> Word[State]:
    return word(lambda s, kind: copies(s, place, kind), at=KINDS)


def _seat_advisors(s: State) -> None:
    """Pass over the choice of advisors; nobody has one then, unless `council` says so."""
    for seat in range(s.seats):
        keep(s, seat, next(i for i in range(N_ADVISORS) if s.place[FIRST_ADVISOR_CARD + i] == LOOKED + seat))
    for seat in range(s.seats):
        _sweep(s, ADVISED + seat)


def _trim_hands(s: State) -> None:
    """Two players: as many hand cards as the turn leaves; what is too much goes under the deck."""
    if s.seats == 2:
        first = first_player(s)
        for seat in range(2):
            left = HAND_CARDS + 1 - OFFER_CARDS * ((s.turn + 3) // 4 if seat == first else (s.turn + 1) // 4)
            for card in lying(s, HAND + seat)[left:]:
                PILES.home(s, card)
        _tidy(s)


def _set_at(s: State, text: str) -> None:
    """Go to a phase; what was under way is forgotten, the cards stay."""
    words = text.split()
    if s.phase == ADVISOR:
        _seat_advisors(s)
    clear_todo(s)
    s.need = s.offered = 0
    if words[0] == "choice" and len(words) == 2 and words[1].isdigit():
        turn = int(words[1]) - 1
        take_turn(s, turn)
        _trim_hands(s)
    else:
        phase = PHASES.axis.read(text)
        if not PLANNING <= phase <= FIGHT:
            raise ValueError(f"{text!r} is no place to begin; say choice N, planning, step M to step E, or fight")
        for place in (HAND, HAND + 1, AREA, AREA + 1):
            _sweep(s, place)
        open_window(s, phase)
        for seat in range(s.seats):
            s.cubes[seat] = 0
            s.colour[seat] = max(0, min(phase - PLANNING - 1, 3))
    _tidy(s)


def _at(s: State) -> str:
    return f"choice {s.turn + 1}" if s.phase < PLANNING else PHASES.name(s.phase)


def _set_stolen(s: State, seat: int, text: str) -> None:
    for i in range(len(s.token_seat)):
        if s.token_seat[i] == seat:
            s.token_seat[i] = s.token_symbol[i] = -1
    for symbol in read_all(SYMBOLS, text):
        free = s.token_seat.index(-1)
        s.token_seat[free], s.token_symbol[free] = seat, symbol
    derive(s)


def _stolen(s: State, seat: int) -> list[str]:
    return sorted(SYMBOLS.points[s.token_symbol[i]] for i in range(len(s.token_seat)) if s.token_seat[i] == seat)


def _drain(s: State, text: str) -> None:
    """Leave so many cards in the deck; those below are discarded face up."""
    for card in lying(s, DECK)[: -int(text)]:
        _put(s, card, DISCARD, everybody(s))
    _tidy(s)


WORDS: dict[str, Word[State]] = {
    "at": word(_at, _set_at),
    "hand": _pile(HAND, own=True),
    "area_of": _row(AREA, AREAS),
    "selected": _row(SELECTED, SEATS),
    "construction": word(_construction, _set_construction, at=SEATS),
    "completed": _pile(DUCHY),
    "besiegers": _pile(BESIEGING),
    "council": _pile(ADVISED),
    "deck": _top(DECK),
    "danger": _top(DANGER),
    "looked_at": word(lambda s, seat: PILES.said(lying(s, LOOKED + seat)), at=SEATS),
    "stolen": word(_stolen, _set_stolen, at=SEATS),
    "drained": word(lambda s: s.place.count(DECK), _drain),
    "looked": word(lambda s, seat: s.place.count(LOOKED + max(seat, 0)), at=SEATS, optional=True),
    "hand_size": PILES.size(range(HAND, HAND + 2)),
    "deck_size": _size(DECK),
    "danger_size": _size(DANGER),
    "vermin_left": _size(VERMIN_PILE),
    "discarded": _copies(DISCARD),
    "boxed": _copies(IN_BOX),
    "score": word(points, at=SEATS),
    "standing": word(standing, at=SEATS),
    "medal": word(lambda s: MEDAL_NAMES[medal(s)]),
}
CHANCE: dict[str, Callable[[Sequence[str]], list[int]]] = {}
