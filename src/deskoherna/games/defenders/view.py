"""What a viewer is shown: built from what the viewer may see, never cut out of the whole."""

from typing import Annotated

import msgspec

from deskoherna.games.defenders.board import (
    BORDERS,
    CORE,
    CORNERS,
    DART_AHEAD,
    DART_BORDER,
    DART_LEFT,
    DART_RIGHT,
    DARTS,
    HEXES,
    N_BORDERS,
    N_HEXES,
    RING,
    SIDES_OF_HEX,
    TILE_SLOTS,
)
from deskoherna.games.defenders.ending import MAX_ROUNDS
from deskoherna.games.defenders.engines import first_engine, radar_row
from deskoherna.games.defenders.faction import counted, max_support, next_camp_space
from deskoherna.games.defenders.factories import is_enclosed, next_site
from deskoherna.games.defenders.forecast import Forecast, forecast
from deskoherna.games.defenders.ground import NO_THREAT, in_force, mechs_left, threat_at, toxic_left, works
from deskoherna.games.defenders.material import (
    CARD_EFFECT,
    CARDS,
    DIE,
    HABITATS,
    HACKING,
    ITEMS,
    KINDS,
    LABEL,
    LEADERS,
    N_KINDS,
    N_SIDES,
    N_TILES,
    OWN_CARDS,
    REFUGE,
    SIDES,
    TRACK_END,
    VENT,
    F,
)
from deskoherna.games.defenders.prompts import prompt
from deskoherna.games.defenders.rules import SILENCE, actors, talk
from deskoherna.games.defenders.state import (
    ACT,
    ACTIVE_OF,
    CHOSEN_OF,
    DECK_OF,
    DIRECTIONS_OF_MACHINE,
    DISCARD_OF,
    ENGINES,
    HAND_OF,
    OVER,
    PHASES,
    RESULTS,
    State,
)
from deskoherna.games.defenders.trails import habitat_names, trails
from deskoherna.kit import view as kit
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import one_of

THREATS = ("none", "ranged", "close")
TALK = ("free", "habitats", "silence")
HexId = Annotated[str, one_of(HEXES)]
NoHex = Annotated[str, one_of(HEXES, "")]
Card = Annotated[str, one_of(CARDS)]
NoCard = Annotated[str, one_of(CARDS, "")]
Habitat = Annotated[str, one_of(HABITATS)]
Side = Annotated[str, one_of(SIDES)]
Threat = Annotated[str, one_of(*THREATS)]
MachineCard = Annotated[str, one_of(KINDS)]
Corner = Annotated[str, one_of(*CORNERS.points)]


class FactoryTile(msgspec.Struct, frozen=True, kw_only=True):
    """A factory tile as it lies: on the core its top one, elsewhere a factory."""

    number: int
    arrow: Corner
    """The corner it points at."""
    vents: list[Annotated[str, one_of(*SIDES_OF_HEX.points)]]
    """The sides it blows over; a rewilded factory blows no more."""
    rewilded: bool


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    hex: HexId
    ring: int
    tile: int
    """Which of the twelve map tiles it belongs to; -1: the core. Seams run between different tiles."""
    habitat: Annotated[str, one_of(HABITATS, "")]
    pollution: int
    toxic: bool
    mechs: int
    snipers: bool
    """Mechs on a factory or the core are snipers, others hunters."""
    camp: Annotated[str, one_of(SIDES, "")]
    camp_works: bool
    factory: FactoryTile | None
    leaders: list[Side]
    enclosed: bool


class MapTile(msgspec.Struct, frozen=True, kw_only=True):
    """One of the twelve map tiles, at its place."""

    tile: str
    back: bool


class Border(msgspec.Struct, frozen=True, kw_only=True):
    """A border with something on it."""

    border: str
    wall: bool
    breach: bool


class Engine(msgspec.Struct, frozen=True, kw_only=True):
    engine: Annotated[str, one_of(ENGINES)]
    place: str
    """The hex on its left and the hex on its right, `2,-2/1,-1`; empty: it waits on the core."""
    border: str
    left: NoHex
    right: NoHex
    ahead: NoHex
    """The hex its nose points at; empty: off the map."""


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    direction: Annotated[str, one_of(DIRECTIONS_OF_MACHINE)]
    arrow: Corner
    deck: dict[MachineCard, int]
    """Cards left in the deck, by kind: everybody may count them."""
    spent: dict[MachineCard, int]
    flipped: Annotated[str, one_of(KINDS, "")]
    """The last card; empty: none yet."""
    built: list[int]
    """Factories built so far, in order; the sixth would be the end."""
    toxic_left: int
    mechs_left: int
    first_engine: Annotated[str, one_of(ENGINES, "")]
    """The engine the radar meets first; empty: none is on the map."""
    next_site: NoHex
    """Where the next factory would rise; empty: no hex is enclosed."""


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the support track."""

    label: int
    """The hand that uncovering it draws up to; 0: none printed."""
    camp: bool
    pawn: bool


class Faction(msgspec.Struct, frozen=True, kw_only=True):
    side: Side
    seat: int
    leader: Annotated[str, one_of(LEADERS, "")]
    hex: NoHex
    """Where the organizer stands; empty: off the map."""
    in_game: bool
    wounds: int
    wound_limit: int
    support: int
    max_support: int
    track: list[Space]
    camps_left: int
    breaches_left: int
    items: dict[Annotated[str, one_of(ITEMS)], bool]
    """Ready or spent, for the factions in play."""
    hand_count: int
    deck_count: int
    discard: list[Card]
    active: NoCard
    """The active defender, or in solo the visible card; empty: none."""
    team: list[Card]
    chosen: bool
    """A card lies face down."""
    acted: bool
    pending: bool
    """Its reveal ability is not resolved yet, or its organizer may still shift."""
    threat: Threat
    """What an action begun now would be under: none, ranged or close."""
    hand: list[Card] | None
    """The cards in hand, for their owner; None for others."""
    chosen_card: NoCard
    """The card laid face down, for who has seen it; else empty."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What an action of the faction at turn would bring, before the click."""

    side: Side
    threat: Threat
    odds: list[int]
    """Of the faces of the die: how many bring no wound, one, two."""
    regroup_is_safe: bool
    habitats: list[Habitat]
    """The corridors it may use."""
    trails: dict[HexId, list[HexId]]
    """For each hex a Move may end on: one way there."""
    camp_draws_to: int
    """The hand that the next camp fills; 0: no camp left."""
    flips: bool
    """Will a machine card follow this turn?"""


class View(kit.View, frozen=True, kw_only=True):
    seats: int
    round: int
    last_round: int
    first: int
    turn: Annotated[str, one_of(SIDES, "")]
    points_left: int
    silent: bool = False
    """Table talk is closed while defenders are chosen."""
    talk: Annotated[str, one_of(*TALK)]
    """What may be said at the table: anything, of cards in hand only the habitats, or nothing."""
    tiles: list[MapTile]
    hexes: list[Hex]
    borders: list[Border]
    engines: list[Engine]
    machine: Machine
    factions: list[Faction]
    """In the order of the seats."""
    track: str
    """Which side of the faction rings is used."""
    dead: dict[Habitat, Card]
    """Habitat -> the defender under its death token."""
    lifted: NoHex
    """The camp that the Travelling Library is carrying."""
    plan: Plan | None
    forecast: list[Forecast]
    """While somebody acts: what each kind of machine card left would do."""
    result: Annotated[str, one_of(RESULTS, "")]


def view(s: State, viewer: int) -> View:
    acting = actors(s)
    sides = [side for seat in range(s.seats) for side in _sides_of(s, seat)]
    return View(
        phase=PHASES.id(s.phase),
        actors=[seat for seat in range(s.seats) if acting >> seat & 1],
        prompt=prompt(s, viewer),
        seats=s.seats,
        round=s.round,
        last_round=MAX_ROUNDS,
        first=s.first,
        turn=_name(SIDES.ids, s.turn),
        points_left=s.points_left,
        silent=talk(s) == SILENCE,
        talk=TALK[talk(s)],
        tiles=[MapTile(tile=F.tiles[tile].id, back=back == 1) for tile, back in s.laid],
        hexes=[_hex(s, h) for h in range(N_HEXES)],
        borders=[
            Border(border=BORDERS.points[b], wall=bool(s.wall[b]), breach=bool(s.breach[b]))
            for b in range(N_BORDERS)
            if s.wall[b] or s.breach[b]
        ],
        engines=[_engine(s, e) for e in range(2)],
        machine=_machine(s),
        track=F.tracks[s.n_sides - 2].id,
        factions=[_faction(s, side, viewer) for side in sides],
        dead={HABITATS.ids[h]: CARDS.ids[c] for h, c in enumerate(s.dead) if c >= 0},
        lifted=_name(HEXES.points, s.lifted),
        plan=_plan(s) if s.phase == ACT else None,
        forecast=forecast(s) if s.phase == ACT else [],
        result=RESULTS.ids[s.result] if s.phase == OVER else "",
    )


def _name(names: tuple[str, ...], i: int) -> str:
    return names[i] if i >= 0 else ""


def _sides_of(s: State, seat: int) -> list[int]:
    return [s.side_of[seat], s.second] if s.seats == 1 else [s.side_of[seat]]


def _vents(s: State, t: int) -> list[str]:
    return [SIDES_OF_HEX.points[(s.arrow[t] + 1 + v) % 6] for v in VENT[t]]


def _hex(s: State, h: int) -> Hex:
    t = s.tile[h]
    tile = (
        None
        if t < 0
        else FactoryTile(number=t, arrow=CORNERS.points[s.arrow[t]], vents=_vents(s, t), rewilded=s.wild[h] == 1)
    )
    return Hex(
        hex=HEXES.points[h],
        ring=RING[h],
        tile=next((i for i, at in enumerate(TILE_SLOTS) if h in at), -1),
        habitat=_name(HABITATS.ids, s.habitat[h]),
        pollution=s.pollution[h],
        toxic=s.toxic[h] == 1,
        mechs=s.mechs[h],
        snipers=t >= 0,
        camp=_name(SIDES.ids, s.camp[h]),
        camp_works=works(s, h),
        factory=tile,
        leaders=[SIDES.ids[side] for side in range(N_SIDES) if s.leader[side] == h],
        enclosed=is_enclosed(s, h),
    )


def _engine(s: State, e: int) -> Engine:
    dart = s.engine[e]
    name = str(e + 1)
    if dart < 0:
        return Engine(engine=name, place="", border="", left="", right="", ahead="")
    return Engine(
        engine=name,
        place=DARTS.points[dart],
        border=BORDERS.points[DART_BORDER[dart]],
        left=_name(HEXES.points, DART_LEFT[dart]),
        right=_name(HEXES.points, DART_RIGHT[dart]),
        ahead=_name(HEXES.points, DART_AHEAD[dart]),
    )


def _machine(s: State) -> Machine:
    on_map = s.engine[0] >= 0 or s.engine[1] >= 0
    return Machine(
        direction=DIRECTIONS_OF_MACHINE.ids[s.direction],
        arrow=CORNERS.points[radar_row(s) // 2],
        deck={KINDS.ids[k]: s.deck[k] for k in range(N_KINDS)},
        spent={KINDS.ids[k]: s.spent[k] for k in range(N_KINDS)},
        flipped=_name(KINDS.ids, s.flipped),
        built=list(range(N_TILES - 1, s.tile[CORE], -1)),
        toxic_left=toxic_left(s),
        mechs_left=mechs_left(s),
        first_engine=str(first_engine(s) + 1) if on_map else "",
        next_site=_name(HEXES.points, next_site(s)),
    )


def _cards_in(s: State, side: int, place: int) -> list[int]:
    return [c for c in OWN_CARDS[side] if s.place[c] == place]


def _faction(s: State, side: int, viewer: int) -> Faction:
    mine = viewer == ALL or viewer == s.owner[side]
    chosen = _cards_in(s, side, CHOSEN_OF[side])
    known = [c for c in chosen if viewer == ALL or (mine and s.seen[c] >> viewer & 1)]
    first_camp = next_camp_space(s, side)
    track = [
        Space(label=LABEL[s.n_sides][k], camp=k >= first_camp, pawn=k == s.support[side])
        for k in range(TRACK_END[s.n_sides] + 1)
    ]
    return Faction(
        side=SIDES.ids[side],
        seat=s.owner[side],
        leader=_name(LEADERS.ids, s.led_by[side]),
        hex=_name(HEXES.points, s.leader[side]),
        in_game=s.in_game[side] == 1,
        wounds=s.wounds[side],
        wound_limit=s.wound_limit,
        support=s.support[side],
        max_support=max_support(s, side),
        track=track,
        camps_left=s.camps_left[side],
        breaches_left=s.breaches_left[side],
        items={ITEMS.ids[i]: s.ready[side][i] == 1 for i in range(N_SIDES) if s.owner[i] >= 0},
        hand_count=s.place.count(HAND_OF[side]),
        deck_count=s.place.count(DECK_OF[side]),
        discard=[CARDS.ids[c] for c in _cards_in(s, side, DISCARD_OF[side])],
        active=_name(CARDS.ids, s.active[side]),
        team=[CARDS.ids[c] for c in _cards_in(s, side, ACTIVE_OF[side]) if c != s.active[side]],
        chosen=bool(chosen),
        acted=s.acted[side] == 1,
        pending=s.pending[side] > 0,
        threat=THREATS[threat_at(s, s.leader[side])] if s.leader[side] >= 0 else THREATS[NO_THREAT],
        hand=[CARDS.ids[c] for c in _cards_in(s, side, HAND_OF[side])] if mine else None,
        chosen_card=_name(CARDS.ids, known[0]) if known else "",
    )


def _plan(s: State) -> Plan:
    side = s.turn
    threat = threat_at(s, s.leader[side])
    odds = [len(DIE), 0, 0]
    if threat != NO_THREAT:
        wounds = [counted(s, side, symbol, threat) for symbol in DIE]
        odds = [wounds.count(n) for n in range(3)]
    return Plan(
        side=SIDES.ids[side],
        threat=THREATS[threat],
        odds=odds,
        regroup_is_safe=threat == NO_THREAT or in_force(s, REFUGE),
        habitats=habitat_names(s, side),
        trails=trails(s, side),
        camp_draws_to=LABEL[s.n_sides][next_camp_space(s, side)] if s.camps_left[side] > 0 else 0,
        flips=CARD_EFFECT[s.active[side]] != HACKING,
    )
