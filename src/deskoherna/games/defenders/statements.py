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
talk = silence               what may be said at the table (to look at)
n_walls = 4                  wall tokens on the map (to look at)
"""

from collections.abc import Sequence

from deskoherna.games.defenders.board import CORE, CORNERS, HEXES, RIGHT
from deskoherna.games.defenders.material import (
    ALL_BREACHES,
    CARD_EFFECT,
    CARD_HABITAT,
    CARD_POINTS,
    CARD_SIDE,
    CARDS,
    DIE,
    HABITATS,
    KINDS,
    MACHINE_CARDS,
    N_TILES,
    OWN_CARDS,
    READY_OWN,
    SIDES,
    TRACK_BREACHES,
    TRACK_CAMPS,
)
from deskoherna.games.defenders.rules import talk
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
from deskoherna.games.defenders.view import TALK
from deskoherna.kit.cards import everybody, from_top, lying
from deskoherna.kit.game import Word
from deskoherna.kit.statements import Piles, counts, listed, read_all, word

START_HEXES = [HEXES.read(name) for name in ("3,0", "0,3", "-3,0", "0,-3")]
"""Where the leaders of Order, Council, Coven and Sect stand on a bare board."""
NORTH = CORNERS.read("N")


def _at_table(s: State) -> list[int]:
    return [side for side in range(SIDES.size) if s.owner[side] >= 0]


class _Cards(Piles[State]):
    def find(self, s: State, whose: int, name: str, _taken: Sequence[int]) -> int:
        card = CARDS.read(name)
        if s.place[card] == BOX:
            raise ValueError(f"{name} is not in the deck of this leader")
        if CARD_SIDE[card] != whose:
            raise ValueError(f"{name} is of another faction")
        return card

    def home(self, s: State, card: int) -> None:
        """On top of the deck."""
        self.stack(s, card, DECK_OF[CARD_SIDE[card]])

    def seat(self, s: State, whose: int) -> int:
        return s.owner[whose]

    def lift(self, s: State, card: int) -> None:
        super().lift(s, card)
        if s.active[CARD_SIDE[card]] == card:
            s.active[CARD_SIDE[card]] = -1


PILES = _Cards(SIDES, CARDS.points)


def _top(s: State, side: int) -> str:
    return PILES.said(from_top(s, DECK_OF[side])[:1])


def _set_top(s: State, side: int, text: str) -> None:
    for card in reversed(PILES.named(s, side, text)):
        PILES.home(s, card)


def _active(s: State, side: int) -> str:
    return PILES.said(card for card in s.active[side : side + 1] if card >= 0)


def _activate(s: State, side: int, card: int) -> None:
    PILES.lay(s, card, ACTIVE_OF[side], everybody(s))
    s.active[side] = card


def _set_active(s: State, side: int, text: str) -> None:
    for card in lying(s, ACTIVE_OF[side]):
        PILES.home(s, card)
    for card in PILES.named(s, side, text):
        _activate(s, side, card)


def _set_fallen(s: State, text: str) -> None:
    for card in read_all(CARDS, text):
        PILES.lay(s, card, DEAD, everybody(s))
        s.dead[CARD_HABITAT[card]] = card


def _set_board(s: State, text: str) -> None:
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


def _set_terrain(s: State, text: str) -> None:
    s.habitat[:] = [HABITATS.read(text)] * HEXES.size
    s.habitat[CORE] = -1


def _camps(s: State, side: int) -> str:
    return listed((HEXES.points[h] for h in range(HEXES.size) if s.camp[h] == side), " ")


def _set_camps(s: State, side: int, text: str) -> None:
    s.camp[:] = [-1 if owner == side else owner for owner in s.camp]
    found = read_all(HEXES, text, r"\s+")
    for h in found:
        s.camp[h] = side
    s.camps_left[side] = TRACK_CAMPS[s.n_sides] + 1 - len(found)


def _now(s: State, side: int) -> str:
    if s.phase == CHOOSE:
        return "choosing"
    return _active(s, side) if s.phase == ACT and s.turn == side else "none"


def _set_now(s: State, side: int, text: str) -> None:
    s.round = max(s.round, 1)
    s.result = UNDECIDED
    if text == "choosing":
        s.phase = CHOOSE
        s.turn = -1
        return
    _set_active(s, side, text)
    for other in _at_table(s):
        if s.active[other] < 0 and s.in_game[other] and s.seats > 1:
            calm = next(c for c in OWN_CARDS[other] if CARD_EFFECT[c] == READY_OWN and s.place[c] not in (BOX, DEAD))
            _activate(s, other, calm)
    s.phase, s.turn = ACT, side
    s.first = s.owner[side]
    s.points_left = CARD_POINTS[s.active[side]]


def _machine(s: State) -> str:
    return ", ".join(KINDS.points[k] for k in range(KINDS.size) for _ in range(s.deck[k]))


def _set_machine(s: State, text: str) -> None:
    """The named cards are left, the spent ones are made up so that there are seven."""
    s.deck[:] = counts(KINDS, text)
    s.spent[:] = [MACHINE_CARDS - sum(s.deck), *[0] * (KINDS.size - 1)]


WORDS: dict[str, Word[State]] = {
    "board": word(lambda _: "", _set_board),
    "terrain": word(lambda _: "", _set_terrain),
    "camps": word(_camps, _set_camps, at=SIDES),
    "now": word(_now, _set_now, at=SIDES, optional=True),
    "hand": PILES.pile(HAND_OF, own=True),
    "discard": PILES.pile(DISCARD_OF),
    "top": word(_top, _set_top, at=SIDES),
    "active": word(_active, _set_active, at=SIDES),
    "fallen": word(lambda s: PILES.said(lying(s, DEAD)), _set_fallen),
    "machine": word(_machine, _set_machine),
    "talk": word(lambda s: TALK[talk(s)]),
    "n_walls": word(lambda s: sum(s.wall)),
    "n_mechs": word(lambda s: sum(s.mechs)),
    "n_toxic": word(lambda s: sum(s.toxic)),
    "n_pollution": word(lambda s: sum(s.pollution)),
    "n_breaches": word(lambda s: ALL_BREACHES - sum(s.breaches_left)),
    "hand_size": PILES.size(HAND_OF),
    "deck_size": PILES.size(DECK_OF),
    "discard_size": PILES.size(DISCARD_OF),
}


def _die(words: Sequence[str]) -> list[int]:
    """`die 1`: the wound die shows one wound."""
    return [DIE.index(int(words[0]))]


CHANCE = {"die": _die}
