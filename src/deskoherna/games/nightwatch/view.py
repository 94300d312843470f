"""What a viewer is shown: built from what the viewer may see, never cut out of the whole."""

from typing import Annotated

import msgspec

from deskoherna.games.nightwatch.board import CORNERS, EDGE_CORNERS, EDGES, GIFT, HEXES, NET, corner_point
from deskoherna.games.nightwatch.forecast import Forecast, Income, forecast, income, paid_now
from deskoherna.games.nightwatch.material import (
    ANY_MARKET,
    BOARD_IDS,
    BOTH,
    CARDS,
    CLANS,
    COSTS,
    GUARDS,
    HEROES,
    N_CAMPS,
    N_SECTIONS,
    NOWHERE,
    PIECE_IDS,
    PIPS,
    RESOURCES,
    ROUTE,
    TERRAINS,
    TRAIL_CLAN,
    TRAIL_CLEARING,
    VICTORY,
    WILDLINGS,
)
from deskoherna.games.nightwatch.prompts import prompt
from deskoherna.games.nightwatch.setup import board_of
from deskoherna.games.nightwatch.state import (
    ANSWERS,
    BEFORE_ROLL,
    CAMP,
    EMPTY,
    ENDINGS,
    FREE,
    GAMES,
    MANCE_TAKE,
    OFF,
    OVER,
    PHASES,
    SECTIONS,
    SIDES,
    TRADE,
    WATCH,
    State,
)
from deskoherna.games.nightwatch.trade import WANTS
from deskoherna.kit import view as kit
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import one_of, target_of

Resource = Annotated[str, one_of(RESOURCES)]
Wildling = Annotated[str, one_of(WILDLINGS)]
Hero = Annotated[str, one_of(HEROES)]
Market = Annotated[str, one_of(RESOURCES, "any")]
Amounts = dict[Resource, int]
Cards = dict[Annotated[str, one_of(CARDS)], int]
Point = tuple[int, int]


class HexView(msgspec.Struct, frozen=True, kw_only=True):
    """A hex; moves name it by `target`."""

    target: Annotated[str, target_of(HEXES)]
    q: int
    r: int
    letter: str
    terrain: Annotated[str, one_of(TERRAINS)]
    number: str
    pips: int
    tormund: bool
    wildling: Wildling | None
    blocked: bool
    paid: bool
    """It answers to the last roll."""
    section: int | None
    """The wall section whose wildlings come this way."""


class CornerView(msgspec.Struct, frozen=True, kw_only=True):
    """An intersection: a point of the fine lattice (half widths of a hex, half side lengths)."""

    target: Annotated[str, target_of(CORNERS)]
    at: Point
    owner: int | None
    level: int
    market: Market | None


class EdgeView(msgspec.Struct, frozen=True, kw_only=True):
    target: Annotated[str, target_of(EDGES)]
    ends: tuple[Point, Point]
    owner: int | None


class MarketView(msgspec.Struct, frozen=True, kw_only=True):
    """A market on a border edge; `what` is a resource (2:1) or `any` (3:1)."""

    edge: Annotated[str, target_of(EDGES)]
    ends: tuple[Point, Point]
    what: Market
    rate: int


class SectionView(msgspec.Struct, frozen=True, kw_only=True):
    """A section of the Wall with its guards from space 1, and the regulars in the clearing below it."""

    target: Annotated[str, target_of(SECTIONS)]
    guards: list[int | None]
    clearing: int
    route: list[Annotated[str, target_of(HEXES)]]


class TrailView(msgspec.Struct, frozen=True, kw_only=True):
    numbers: list[int]
    clearing: int
    rolled: bool


class ClanView(msgspec.Struct, frozen=True, kw_only=True):
    """A clan's ground: figures in its camps, the foremost first."""

    clan: Annotated[str, one_of(CLANS)]
    camps: list[Wildling | None]
    trails: list[TrailView]


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    hero: Hero
    side: Annotated[str, one_of(*SIDES.points)]
    fresh: bool
    """Taken or turned this turn: not to be used before the next."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """An offer or counter-offer as its maker sees it."""

    gives: Amounts
    wants: Amounts


class PriceView(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the price list; `missing` are the cards the viewer lacks for it."""

    piece: Annotated[str, one_of(*PIECE_IDS)]
    cost: Amounts
    left: int
    missing: Amounts


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's side of the table. What only the owner sees is None for others."""

    seat: int
    hand_count: int
    hand: Amounts | None
    known: Amounts
    """What everybody can count this hand to hold at least."""
    card_count: int
    cards: Cards | None
    fresh: Cards | None
    score: int
    points: int | None
    """With the point cards in hand."""
    patrols: int
    road_length: int
    longest_road: bool
    largest_patrol: bool
    roads_left: int
    settlements_left: int
    keeps_left: int
    guards: int
    guards_left: int
    rates: Amounts
    income: Income
    to_discard: int
    answer: Annotated[str, one_of(ANSWERS)]
    counter: Terms | None
    hero: HeroView | None
    prices: list[PriceView]


class OfferView(msgspec.Struct, frozen=True, kw_only=True):
    terms: Terms
    offers_left: int


class NorthView(msgspec.Struct, frozen=True, kw_only=True):
    """All north of the Gift."""

    figures: dict[Wildling, int]
    clans: list[ClanView]
    sections: list[SectionView]
    breaches: int
    breaches_to_lose: int
    in_gift: int
    gift_to_lose: int
    pool: int
    used: int
    used_tokens: dict[str, int]
    tormund_in_camp: bool
    display: list[Hero]
    gone: list[Hero]
    """Heroes that left the game."""
    forecast: list[Forecast]


class QuestionView(msgspec.Struct, frozen=True, kw_only=True):
    """What a question is about, beyond its sentence."""

    left: int
    named: Resource | None
    chosen: list[int]
    victim: int | None
    looked: Cards | None
    """The cards before Melisandre, for the seat that looks."""
    peeked: Amounts | None
    """The hand before Mance, for the seat that looks."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    ending: Annotated[str, one_of(ENDINGS)]
    winners: list[int]
    points: list[int]


class View(kit.View, frozen=True, kw_only=True):
    """A table of the Night's Watch."""

    game: Annotated[str, one_of(GAMES)]
    board: Annotated[str, one_of(*BOARD_IDS)]
    turn: int
    first: int
    round: int
    last_round: int
    rolled: bool
    dice: list[int]
    trade_open: bool
    building_ends_trade: bool
    card_played: bool
    hexes: list[HexView]
    corners: list[CornerView]
    edges: list[EdgeView]
    markets: list[MarketView]
    bank: Amounts
    deck: int
    removed: Cards
    seats: list[SeatView]
    offer: OfferView
    north: NorthView | None
    question: QuestionView
    result: Result | None


LETTERS = "ABCDEFGHIJKLMNOPQRSTU"


def amounts(row: list[int]) -> Amounts:
    return dict(zip(RESOURCES.ids, row, strict=False))


def cards(row: list[int]) -> Cards:
    return {CARDS.ids[c]: n for c, n in enumerate(row) if n}


def letters(s: State) -> dict[int, str]:
    """The letter of each hex: row by row from the Wall, west to east."""
    cells = [
        c
        for c in (GIFT if s.terrain[NET.number[GIFT[-1]]] != NOWHERE else NET.cells)
        if s.terrain[NET.number[c]] != NOWHERE
    ]
    return {NET.number[c]: LETTERS[i] for i, c in enumerate(sorted(cells, key=lambda c: (c[1], c[0])))}


def number_text(n: int) -> str:
    return "2/12" if n == BOTH else str(n) if n else ""


def hex_view(s: State, h: int, letter: str) -> HexView:
    q, r = NET.cells[h]
    section = next((i + 1 for i in range(N_SECTIONS) if h in ROUTE[i]), None) if s.game == WATCH else None
    wildling = WILDLINGS.ids[s.gift[h]] if s.gift[h] != EMPTY else None
    return HexView(
        target=HEXES.target(h),
        q=q,
        r=r,
        letter=letter,
        terrain=TERRAINS.ids[s.terrain[h]],
        number=number_text(s.number[h]),
        pips=PIPS[s.number[h]],
        tormund=s.tormund == h,
        wildling=wildling,
        blocked=s.tormund == h or wildling is not None,
        paid=paid_now(s, h),
        section=section,
    )


def corner_view(s: State, c: int) -> CornerView:
    kind = s.market[c]
    return CornerView(
        target=CORNERS.target(c),
        at=corner_point(c),
        owner=s.owner[c] if s.owner[c] >= 0 else None,
        level=s.level[c],
        market=market_name(kind) if kind != NOWHERE else None,
    )


def market_name(kind: int) -> str:
    return "any" if kind == ANY_MARKET else RESOURCES.ids[kind]


def ends(e: int) -> tuple[Point, Point]:
    return corner_point(EDGE_CORNERS[e][0]), corner_point(EDGE_CORNERS[e][1])


def market_views(s: State) -> list[MarketView]:
    return [
        MarketView(edge=EDGES.target(e), ends=ends(e), what=market_name(kind), rate=3 if kind == ANY_MARKET else 2)
        for e, kind in zip(s.market_edge, s.market_kind, strict=True)
        if e != NOWHERE
    ]


def terms(row: list[int]) -> Terms:
    return Terms(gives=amounts(row[:WANTS]), wants=amounts(row[WANTS:]))


def prices(s: State, seat: int) -> list[PriceView]:
    left = [s.roads_left[seat], s.settlements_left[seat], s.keeps_left[seat], s.deck_size, GUARDS - s.guards[seat]]
    found = []
    for i, piece in enumerate(PIECE_IDS if s.game == WATCH else PIECE_IDS[:-1]):
        cost = {r: n for r, n in amounts(COSTS[i]).items() if n}
        missing = {r: n - h for r, n, h in zip(RESOURCES.ids, COSTS[i], s.hand[seat], strict=True) if n > h}
        found.append(PriceView(piece=piece, cost=cost, left=left[i], missing=missing))
    return found


def seat_view(s: State, viewer: int, seat: int) -> SeatView:
    own = viewer in (seat, ALL)
    counter = any(s.counter[seat])
    score = s.score[seat] + s.shown[seat]
    return SeatView(
        seat=seat,
        hand_count=s.n_hand[seat],
        hand=amounts(s.hand[seat]) if own else None,
        known=amounts(s.floor[seat]),
        card_count=s.n_cards[seat],
        cards=cards(s.cards[seat]) if own else None,
        fresh=cards(s.fresh[seat]) if own else None,
        score=score,
        points=s.score[seat] + s.cards[seat][VICTORY] if own else None,
        patrols=s.patrols[seat],
        road_length=s.road_length[seat],
        longest_road=s.longest_road == seat,
        largest_patrol=s.largest_patrol == seat,
        roads_left=s.roads_left[seat],
        settlements_left=s.settlements_left[seat],
        keeps_left=s.keeps_left[seat],
        guards=s.guards[seat],
        guards_left=GUARDS - s.guards[seat] if s.game == WATCH else 0,
        rates=amounts(s.rate[seat]),
        income=income(s, seat),
        to_discard=s.to_discard[seat],
        answer=ANSWERS.ids[s.answer[seat]],
        counter=terms(s.counter[seat]) if counter else None,
        hero=hero_view(s, seat),
        prices=prices(s, seat) if own else [],
    )


def hero_view(s: State, seat: int) -> HeroView | None:
    if s.hero[seat] < 0:
        return None
    return HeroView(hero=HEROES.ids[s.hero[seat]], side=SIDES.points[s.side[seat]], fresh=bool(s.hero_fresh[seat]))


def trails(s: State, clan: int) -> list[TrailView]:
    found: dict[int, list[int]] = {}
    for number, (owner, clearing) in enumerate(zip(TRAIL_CLAN, TRAIL_CLEARING, strict=True)):
        if owner == clan:
            found.setdefault(clearing, []).append(number)
    rolled = s.dice[2] if s.home != BEFORE_ROLL else 0
    return [TrailView(numbers=n, clearing=c + 1, rolled=rolled in n) for c, n in found.items()]


def north_view(s: State) -> NorthView | None:
    if s.game != WATCH:
        return None
    held = {s.hero[p] for p in range(s.seats)}
    return NorthView(
        figures=dict(zip(WILDLINGS.ids, s.figures, strict=True)),
        clans=[
            ClanView(
                clan=CLANS.ids[c],
                trails=trails(s, c),
                camps=[WILDLINGS.ids[k] if k != EMPTY else None for k in s.camp[c][:N_CAMPS]],
            )
            for c in range(CLANS.size)
        ],
        sections=[
            SectionView(
                target=f"section:{i + 1}",
                guards=[g if g != FREE else None for g in s.wall[i]],
                clearing=s.clearing[i],
                route=[HEXES.target(h) for h in ROUTE[i]],
            )
            for i in range(N_SECTIONS)
        ],
        breaches=s.breaches,
        breaches_to_lose=3,
        in_gift=s.n_gift,
        gift_to_lose=8,
        pool=s.pool_size,
        used=sum(s.used),
        used_tokens={f"{CLANS.ids[t // 3]}-{WILDLINGS.ids[t % 3]}": n for t, n in enumerate(s.used) if n},
        tormund_in_camp=s.tormund == CAMP,
        display=[HEROES.ids[h] for h in range(HEROES.size) if s.display[h]],
        gone=[HEROES.ids[h] for h in range(HEROES.size) if not s.display[h] and h not in held],
        forecast=forecast(s),
    )


def question_view(s: State, viewer: int) -> QuestionView:
    looks = viewer in (s.turn, ALL)
    return QuestionView(
        left=s.left,
        named=RESOURCES.ids[s.named] if s.named >= 0 else None,
        chosen=[p for p in range(s.seats) if s.chosen >> p & 1],
        victim=s.victim if s.victim >= 0 else None,
        looked=cards(s.looked[s.turn]) if looks and s.n_looked else None,
        peeked=amounts(s.peeked[s.turn]) if looks and s.phase == MANCE_TAKE else None,
    )


def result(s: State) -> Result | None:
    if s.phase != OVER:
        return None
    return Result(
        ending=ENDINGS.ids[s.ending],
        winners=[p for p in range(s.seats) if s.winners >> p & 1],
        points=[s.score[p] + s.shown[p] for p in range(s.seats)],
    )


def view(s: State, viewer: int) -> View:
    letter = letters(s)
    return View(
        phase=PHASES.id(s.phase),
        actors=[p for p in range(s.seats) if s.acting >> p & 1],
        prompt=prompt(s, viewer),
        game=GAMES.ids[s.game],
        board=BOARD_IDS[board_of(s)],
        turn=s.turn,
        first=s.first,
        round=s.turns // s.seats + 1,
        last_round=s.rounds,
        rolled=s.home not in (0, BEFORE_ROLL),
        dice=list(s.dice),
        trade_open=s.home == TRADE,
        building_ends_trade=s.strict == 1,
        card_played=bool(s.card_played),
        hexes=[hex_view(s, h, letter[h]) for h in range(s.hexes) if s.terrain[h] != NOWHERE],
        corners=[corner_view(s, c) for c in range(s.corners) if s.owner[c] != OFF],
        edges=[
            EdgeView(target=EDGES.target(e), ends=ends(e), owner=s.road[e] if s.road[e] >= 0 else None)
            for e in range(s.edges)
            if s.road[e] != OFF
        ],
        markets=market_views(s),
        bank=amounts(s.bank),
        deck=s.deck_size,
        removed=cards(s.removed),
        seats=[seat_view(s, viewer, p) for p in range(s.seats)],
        offer=OfferView(
            terms=Terms(gives=amounts(s.give), wants=amounts(s.want)), offers_left=max(0, s.offers - s.offers_made)
        ),
        north=north_view(s),
        question=question_view(s, viewer),
        result=result(s),
    )
