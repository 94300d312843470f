"""Words of scenarios: a position as a person would lay it out.

    board = bare                 no mechs, walls, pollution; engines on the core; arrows north; leaders at their camps
    terrain = plains             every hex the same; single ones by habitat[q,r] = forest
    camps[order] = 3,0 2,-1      all camps on the map, the starting camp first; the others are still on the track
    now = choosing               leadership begins
    now[order] = Ubi             the turn of the Order with Ubi; the others get a harmless active defender
    hand[order] = Popel, Mora    the whole hand; what is not spoken of lies in the deck
    top[order] = Mora            on top of the deck
    discard[order] = Mora        the whole discard
    active[order] = Ubi          the active defender
    fallen = Glint               who lies under the death tokens
    machine = mechs, engines     the cards left in the machine deck
    n_walls = 4                  wall tokens on the map (to look at)
"""

from collections.abc import Callable, Sequence

from deskoherna.games.defenders.board import CORE, CORNERS, HEXES, RIGHT
from deskoherna.games.defenders.material import (
    ALL_BREACHES,
    CARD_EFFECT,
    CARD_HABITAT,
    CARD_POINTS,
    CARD_SIDE,
    CARDS,
    CARDS_A_FACTION,
    DIE,
    HABITATS,
    KINDS,
    MACHINE_CARDS,
    N_TILES,
    READY_OWN,
    SIDES,
    TRACK_BREACHES,
    TRACK_CAMPS,
)
from deskoherna.games.defenders.state import (
    ACT,
    ACTIVE_OF,
    BOX,
    CHOOSE,
    DEAD,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    UNDECIDED,
    State,
)
from deskoherna.kit.cards import close_rank, put, put_on_top
from deskoherna.kit.game import Word

START_HEXES = [HEXES.read(name) for name in ("3,0", "0,3", "-3,0", "0,-3")]
"""Where the leaders of Order, Council, Coven and Sect stand on a bare board."""
NORTH = CORNERS.read("N")


def _side(index: Sequence[str]) -> int:
    if len(index) != 1:
        raise ValueError("name one faction in brackets, as in [order]")
    return SIDES.read(index[0])


def _cards(text: str) -> list[int]:
    return [] if text.lower() == "none" else [CARDS.read(name) for name in text.split(",")]


def _names(cards: Sequence[int]) -> str:
    return ", ".join(CARDS.points[c] for c in cards) or "none"


def _own(side: int) -> range:
    return range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION)


def _at_table(s: State) -> list[int]:
    return [side for side in range(SIDES.size) if s.owner[side] >= 0]


def _take(s: State, card: int) -> None:
    """Lift a card from wherever it lies in the game."""
    if s.place[card] == BOX:
        raise ValueError(f"{CARDS.points[card]} is not in the deck of this leader")
    side = CARD_SIDE[card]
    if s.place[card] == DECK_OF[side]:
        close_rank(s, DECK_OF[side], s.rank[card])
    if s.active[side] == card:
        s.active[side] = -1


def _to_deck(s: State, card: int) -> None:
    _take(s, card)
    s.place[card] = BOX
    put_on_top(s, card, DECK_OF[CARD_SIDE[card]])
    s.seen[card] = 0


def _lay(s: State, card: int, place: int, seen: int) -> None:
    _take(s, card)
    put(s, card, place)
    s.seen[card] = seen


def _everyone(s: State) -> int:
    return (1 << s.seats) - 1


def _pile(place_of: list[int], owner_only: bool) -> Word:
    """A word for a whole pile of a faction."""
    def get(s: State, index: Sequence[str]) -> str:
        side = _side(index)
        return _names([c for c in _own(side) if s.place[c] == place_of[side]])

    def set_(s: State, index: Sequence[str], text: str) -> None:
        side = _side(index)
        for c in _own(side):
            if s.place[c] == place_of[side]:
                _to_deck(s, c)
        for c in _cards(text):
            if CARD_SIDE[c] != side:
                raise ValueError(f"{CARDS.points[c]} is of another faction")
            _lay(s, c, place_of[side], 1 << s.owner[side] if owner_only else _everyone(s))

    return Word(get, set_)


def _get_top(s: State, index: Sequence[str]) -> str:
    side = _side(index)
    pile = sorted((c for c in _own(side) if s.place[c] == DECK_OF[side]), key=lambda c: -s.rank[c])
    return _names(pile[:1])


def _set_top(s: State, _: Sequence[str], text: str) -> None:
    for card in reversed(_cards(text)):
        _to_deck(s, card)


def _get_active(s: State, index: Sequence[str]) -> str:
    card = s.active[_side(index)]
    return CARDS.points[card] if card >= 0 else "none"


def _set_active(s: State, index: Sequence[str], text: str) -> None:
    side = _side(index)
    for c in _own(side):
        if s.place[c] == ACTIVE_OF[side]:
            _to_deck(s, c)
    for c in _cards(text):
        _lay(s, c, ACTIVE_OF[side], _everyone(s))
        s.active[side] = c


def _get_fallen(s: State, _: Sequence[str]) -> str:
    return _names([c for c in range(CARDS.size) if s.place[c] == DEAD])


def _set_fallen(s: State, _: Sequence[str], text: str) -> None:
    for c in _cards(text):
        _lay(s, c, DEAD, _everyone(s))
        s.dead[CARD_HABITAT[c]] = c


def _set_board(s: State, _: Sequence[str], text: str) -> None:
    if text != "bare":
        raise ValueError("a board can only be bare")
    for row in (s.mechs, s.pollution, s.toxic, s.wall, s.breach):
        row[:] = [0] * len(row)
    s.camp[:] = [-1] * len(s.camp)
    s.engine[:] = [-1, -1]
    s.site[:] = [CORE] * N_TILES
    s.rewilded[:] = [0] * N_TILES
    s.arrow[:] = [NORTH] * N_TILES
    s.direction = RIGHT
    for side in _at_table(s):
        s.leader[side] = START_HEXES[side]
        s.camp[START_HEXES[side]] = side
        s.camps_left[side] = TRACK_CAMPS[s.n_sides]
        s.breaches_left[side] = TRACK_BREACHES[s.n_sides]


def _set_terrain(s: State, _: Sequence[str], text: str) -> None:
    for h in range(HEXES.size):
        s.habitat[h] = HABITATS.read(text) if h != CORE else -1


def _get_camps(s: State, index: Sequence[str]) -> str:
    side = _side(index)
    return " ".join(HEXES.points[h] for h in range(HEXES.size) if s.camp[h] == side) or "none"


def _set_camps(s: State, index: Sequence[str], text: str) -> None:
    side = _side(index)
    s.camp[:] = [-1 if owner == side else owner for owner in s.camp]
    found = [HEXES.read(name) for name in text.split()]
    for h in found:
        s.camp[h] = side
    s.camps_left[side] = TRACK_CAMPS[s.n_sides] + 1 - len(found)


def _get_now(s: State, index: Sequence[str]) -> str:
    if s.phase == CHOOSE:
        return "choosing"
    return _get_active(s, index) if s.phase == ACT and index and s.turn == _side(index) else "none"


def _set_now(s: State, index: Sequence[str], text: str) -> None:
    s.round = max(s.round, 1)
    s.result = UNDECIDED
    if text == "choosing":
        s.phase = CHOOSE
        s.turn = -1
        return
    side = _side(index)
    _set_active(s, index, text)
    for other in _at_table(s):
        if s.active[other] < 0 and s.in_game[other] and s.seats > 1:
            calm = next(c for c in _own(other) if CARD_EFFECT[c] == READY_OWN and s.place[c] not in (BOX, DEAD))
            _lay(s, calm, ACTIVE_OF[other], _everyone(s))
            s.active[other] = calm
    s.phase, s.turn = ACT, side
    s.first = s.owner[side]
    s.points_left = CARD_POINTS[s.active[side]]


def _get_machine(s: State, _: Sequence[str]) -> str:
    return ", ".join(KINDS.points[k] for k in range(KINDS.size) for _ in range(s.deck[k]))


def _set_machine(s: State, _: Sequence[str], text: str) -> None:
    """The named cards are left, the spent ones are made up so that there are seven."""
    for kind in range(KINDS.size):
        s.deck[kind] = s.spent[kind] = 0
    for name in text.split(","):
        s.deck[KINDS.read(name)] += 1
    s.spent[0] = MACHINE_CARDS - sum(s.deck)


def _look(get: Callable[[State], int]) -> Word:
    return Word(lambda s, _: str(get(s)))


def _count_of(place_of: list[int]) -> Word:
    return Word(lambda s, index: str(s.place.count(place_of[_side(index)])))


WORDS = {
    "board": Word(lambda _, __: "", _set_board),
    "terrain": Word(lambda _, __: "", _set_terrain),
    "camps": Word(_get_camps, _set_camps),
    "now": Word(_get_now, _set_now),
    "hand": _pile(HAND_OF, True),
    "discard": _pile(DISCARD_OF, False),
    "top": Word(_get_top, _set_top),
    "active": Word(_get_active, _set_active),
    "fallen": Word(_get_fallen, _set_fallen),
    "machine": Word(_get_machine, _set_machine),
    "n_walls": _look(lambda s: sum(s.wall)),
    "n_mechs": _look(lambda s: sum(s.mechs)),
    "n_toxic": _look(lambda s: sum(s.toxic)),
    "n_pollution": _look(lambda s: sum(s.pollution)),
    "n_breaches": _look(lambda s: ALL_BREACHES - sum(s.breaches_left)),
    "hand_size": _count_of(HAND_OF),
    "deck_size": _count_of(DECK_OF),
    "discard_size": _count_of(DISCARD_OF),
}


def _die(words: Sequence[str]) -> list[int]:
    """`die 1`: the wound die shows one wound."""
    return [DIE.index(int(words[0]))]


CHANCE = {"die": _die}
