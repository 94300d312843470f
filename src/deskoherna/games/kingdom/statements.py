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
from typing import Any

from deskoherna.games.kingdom.choice import HAND_CARDS, OFFER_CARDS, ask_turn, first_player
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
from deskoherna.games.kingdom.rounds import DO_TURN, open_window, run
from deskoherna.games.kingdom.rules import derive
from deskoherna.games.kingdom.scoring import medal, points, standing
from deskoherna.games.kingdom.selection import is_up, show_top
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
from deskoherna.kit.game import Word
from deskoherna.kit.todo import clear_todo, push

MEDAL_NAMES = ("none", "bronze", "silver", "gold")
SOURCES = (DECK, DISCARD, CALAMITIES, MENACE_DECK, MENACE_DECK + 1, VERMIN_PILE, DANGER, IN_BOX, HAND, HAND + 1, AREA,
           AREA + 1, LOOKED, LOOKED + 1)
"""Where a card that a statement names is looked for, in this order."""
BUILDING = re.compile(r"^(?P<name>.*?)(?P<slots>(?:\s+\d+[MPGEKS])*)(?P<frozen>\s+frozen)?$")
BY = re.compile(r"^(?P<name>.*?)(?:\s+by\s+(?P<by>A|B|danger))?$")


def _seat(s: State, index: Sequence[str]) -> int:
    if len(index) != 1:
        raise ValueError("name one seat in brackets, as in [A]")
    seat = SEATS.read(index[0])
    if not 0 <= seat < s.seats:
        raise ValueError(f"{index[0]!r} is not at this table")
    return seat


def _kind(index: Sequence[str]) -> int:
    if len(index) != 1:
        raise ValueError("name one card in brackets, as in [Farm]")
    return KINDS.read(index[0])


def _parts(text: str) -> list[str]:
    return [] if text.strip().lower() in ("none", "") else [t.strip() for t in text.split(",")]


def _everybody(s: State) -> int:
    return (1 << s.seats) - 1


def _lying(s: State, place: int) -> list[int]:
    return sorted((c for c in range(N_CARDS) if s.place[c] == place), key=lambda c: (s.rank[c], c))


def _tidy(s: State) -> None:
    """Ordered piles without holes."""
    for place in (DECK, DANGER, AREA, AREA + 1, SELECTED, SELECTED + 1):
        for rank, card in enumerate(_lying(s, place)):
            s.rank[card] = rank
    if s.phase >= PLANNING:
        for seat in range(2):
            for card in _lying(s, SELECTED + seat):
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


def _put(s: State, card: int, place: int, seen: int, dealt: int = 0) -> None:
    if card < N_DEVELOPMENTS:
        s.filled[card][:] = [0] * len(LETTERS)
        s.frozen[card] = 0
    s.rank[card] = N_CARDS - 1
    s.place[card], s.seen[card], s.dealt[card] = place, seen, dealt


def _send_home(s: State, card: int) -> None:
    """Deck cards go under the deck, unseen, others to their piles."""
    home = _home(s, card)
    if home == DECK:
        for other in _lying(s, DECK):
            s.rank[other] += 1
    _put(s, card, home, 0 if home == DECK else _everybody(s))
    s.rank[card] = 0


def _sweep(s: State, place: int) -> None:
    """Clear a place."""
    for card in _lying(s, place):
        _send_home(s, card)
    _tidy(s)


def _claim(s: State, name: str, keep: set[int]) -> int:
    """A copy of the named card that lies idle; one that the same statement uses already is not taken again."""
    kind = KINDS.read(name)
    for place in SOURCES:
        for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
            if s.place[card] == place and card not in keep:
                return card
    raise ValueError(f"there is no {KIND_NAMES[kind]} left")


def _row(place: int, area: bool) -> Callable[[Any, Sequence[str], str], None]:
    """Setter of a row of cards, face up or face down by somebody."""
    def set_row(s: Any, index: Sequence[str], text: str) -> None:
        at = place + (AREAS.read(f"area {index[0]}") if area else _seat(s, index))
        _sweep(s, at)
        used: set[int] = set()
        for rank, part in enumerate(_parts(text)):
            found = BY.match(part)
            assert found is not None
            card = _claim(s, found["name"], used)
            used.add(card)
            seen, dealt = _everybody(s), 0
            if found["by"] == "danger":
                seen, dealt = 0, DANGER_CODE
            elif found["by"]:
                by = "AB".index(found["by"])
                seen, dealt = 1 << by, 1 + by * N_ROUNDS + s.round - 1
            _put(s, card, at, seen, dealt)
            s.rank[card] = rank
        _tidy(s)
        show_top(s)
    return set_row


def _plain(place: int, *, own: bool = False) -> Callable[[Any, Sequence[str], str], None]:
    """Setter of a place without order that everybody sees, or its owner alone."""
    def set_plain(s: Any, index: Sequence[str], text: str) -> None:
        seat = _seat(s, index)
        _sweep(s, place + seat)
        used: set[int] = set()
        for part in _parts(text):
            card = _claim(s, part, used)
            used.add(card)
            _put(s, card, place + seat, 1 << seat if own else _everybody(s),
                 1 + seat * N_ROUNDS + s.round - 1 if own else 0)
            s.rank[card] = 0
        _tidy(s)
        show_top(s)
        derive(s)
    return set_plain


def _pile(place: int) -> Callable[[Any, Sequence[str], str], None]:
    """Setter of the top of a pile, the first named on top."""
    def set_pile(s: Any, _index: Sequence[str], text: str) -> None:
        named: list[int] = []
        for part in _parts(text):
            card = _claim(s, part, set(named))
            named.append(card)
        for card in _lying(s, DECK):
            if s.seats == 1:
                s.seen[card] = 0
        for n, card in enumerate(named):
            _put(s, card, place, 0, DANGER_CODE if place == DANGER else 0)
            s.rank[card] = N_CARDS - 1 - n
        _tidy(s)
        show_top(s)
    return set_pile


def _set_construction(s: Any, index: Sequence[str], text: str) -> None:
    seat = _seat(s, index)
    _sweep(s, SITE + seat)
    used: set[int] = set()
    for part in _parts(text):
        found = BUILDING.match(part)
        assert found is not None
        card = _claim(s, found["name"], used)
        used.add(card)
        _put(s, card, SITE + seat, _everybody(s))
        s.rank[card] = 0
        for number, letter in re.findall(r"(\d+)([MPGEKS])", found["slots"]):
            s.filled[card][LETTERS.index(letter)] = int(number)
        if found["frozen"]:
            giant = _claim(s, KIND_NAMES[FIRST_MENACE + GIANT], set())
            _put(s, giant, BESIEGING + seat, _everybody(s))
            s.rank[giant] = 0
            s.frozen[card] = 1
    _tidy(s)
    show_top(s)
    derive(s)


def _get_construction(s: Any, index: Sequence[str]) -> str:
    found = []
    for card in _lying(s, SITE + _seat(s, index)):
        slots = "".join(f" {n}{LETTERS[i]}" for i, n in enumerate(s.filled[card]) if n)
        found.append(f"{KIND_NAMES[KIND[card]]}{slots}{' frozen' if s.frozen[card] else ''}")
    return ", ".join(found) or "none"


def _name(s: State, card: int) -> str:
    if is_up(s, card):
        return KIND_NAMES[KIND[card]]
    code = s.dealt[card]
    by = "danger" if code == DANGER_CODE or code == 0 else "AB"[(code - 1) // N_ROUNDS]
    return f"{KIND_NAMES[KIND[card]]} by {by}"


def _get_row(place: int, area: bool) -> Callable[[Any, Sequence[str]], str]:
    def get(s: Any, index: Sequence[str]) -> str:
        at = place + (AREAS.read(f"area {index[0]}") if area else _seat(s, index))
        return ", ".join(_name(s, c) for c in _lying(s, at)) or "none"
    return get


def _get_plain(place: int) -> Callable[[Any, Sequence[str]], str]:
    def get(s: Any, index: Sequence[str]) -> str:
        return ", ".join(KIND_NAMES[KIND[c]] for c in _lying(s, place + _seat(s, index))) or "none"
    return get


def _get_pile(place: int) -> Callable[[Any, Sequence[str]], str]:
    def get(s: Any, _index: Sequence[str]) -> str:
        return ", ".join(KIND_NAMES[KIND[c]] for c in reversed(_lying(s, place))) or "none"
    return get


def _size(place: int) -> Word:
    return Word(lambda s, index: str(s.place.count(place + (_seat(s, index) if index else 0))))


def _copies(place: int) -> Word:
    def get(s: Any, index: Sequence[str]) -> str:
        kind = _kind(index)
        return str(sum(s.place[c] == place for c in range(FIRST_CARD[kind], FIRST_CARD[kind + 1])))
    return Word(get)


def _seat_advisors(s: State) -> None:
    """Pass over the choice of advisors; nobody has one then, unless `council` says so."""
    for seat in range(s.seats):
        keep(s, seat, next(i for i in range(N_ADVISORS) if s.place[FIRST_ADVISOR_CARD + i] == LOOKED + seat))
    run(s)
    for seat in range(s.seats):
        _sweep(s, ADVISED + seat)


def _trim_hands(s: State) -> None:
    """Two players: as many hand cards as the turn leaves; what is too much goes under the deck."""
    if s.seats == 2:
        first = first_player(s)
        for seat in range(2):
            left = HAND_CARDS + 1 - OFFER_CARDS * ((s.turn + 3) // 4 if seat == first else (s.turn + 1) // 4)
            for card in _lying(s, HAND + seat)[left:]:
                _send_home(s, card)
        _tidy(s)


def _set_at(s: Any, _index: Sequence[str], text: str) -> None:
    """Go to a phase; what was under way is forgotten, the cards stay."""
    words = text.split()
    if s.phase == ADVISOR:
        _seat_advisors(s)
    clear_todo(s)
    s.need = s.offered = 0
    if words[0] == "choice" and len(words) == 2 and words[1].isdigit():
        turn = int(words[1]) - 1
        push(s, DO_TURN, turn + 1, 0, 0)
        ask_turn(s, turn)
        _trim_hands(s)
    else:
        phase = PHASES.read(text)
        if not PLANNING <= phase <= FIGHT:
            raise ValueError(f"{text!r} is no place to begin; say choice N, planning, step M to step E, or fight")
        for place in (HAND, HAND + 1, AREA, AREA + 1):
            _sweep(s, place)
        open_window(s, phase)
        for seat in range(s.seats):
            s.cubes[seat] = 0
            s.colour[seat] = max(0, min(phase - PLANNING - 1, 3))
    _tidy(s)


def _get_at(s: Any, _index: Sequence[str]) -> str:
    return f"choice {s.turn + 1}" if s.phase < PLANNING else PHASES.points[s.phase]


def _set_stolen(s: Any, index: Sequence[str], text: str) -> None:
    seat = _seat(s, index)
    for i in range(len(s.token_seat)):
        if s.token_seat[i] == seat:
            s.token_seat[i] = s.token_symbol[i] = -1
    for part in _parts(text):
        free = s.token_seat.index(-1)
        s.token_seat[free], s.token_symbol[free] = seat, SYMBOLS.read(part)
    derive(s)


def _get_stolen(s: Any, index: Sequence[str]) -> str:
    seat = _seat(s, index)
    found = sorted(SYMBOLS.points[s.token_symbol[i]] for i in range(len(s.token_seat)) if s.token_seat[i] == seat)
    return ", ".join(found) or "none"


def _drain(s: Any, _index: Sequence[str], text: str) -> None:
    """Leave so many cards in the deck; those below are discarded face up."""
    for card in _lying(s, DECK)[:-int(text)]:
        _put(s, card, DISCARD, _everybody(s))
        s.rank[card] = 0
    _tidy(s)


WORDS = {
    "at": Word(_get_at, _set_at),
    "hand": Word(_get_plain(HAND), _plain(HAND, own=True)),
    "area_of": Word(_get_row(AREA, True), _row(AREA, True)),
    "selected": Word(_get_row(SELECTED, False), _row(SELECTED, False)),
    "construction": Word(_get_construction, _set_construction),
    "completed": Word(_get_plain(DUCHY), _plain(DUCHY)),
    "besiegers": Word(_get_plain(BESIEGING), _plain(BESIEGING)),
    "council": Word(_get_plain(ADVISED), _plain(ADVISED)),
    "deck": Word(_get_pile(DECK), _pile(DECK)),
    "danger": Word(_get_pile(DANGER), _pile(DANGER)),
    "looked_at": Word(_get_plain(LOOKED)),
    "stolen": Word(_get_stolen, _set_stolen),
    "drained": Word(lambda s, _index: str(s.place.count(DECK)), _drain),
    "looked": _size(LOOKED),
    "hand_size": _size(HAND),
    "deck_size": _size(DECK),
    "danger_size": _size(DANGER),
    "vermin_left": _size(VERMIN_PILE),
    "discarded": _copies(DISCARD),
    "boxed": _copies(IN_BOX),
    "score": Word(lambda s, index: str(points(s, _seat(s, index)))),
    "standing": Word(lambda s, index: str(standing(s, _seat(s, index)))),
    "medal": Word(lambda s, _index: MEDAL_NAMES[medal(s)]),
}
CHANCE: dict[str, Callable[[Sequence[str]], list[int]]] = {}
