"""The facts of `material.toml` as int tables and named constants."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.games.defenders.board import PLAN, SLOTS_A_KIND
from deskoherna.kit.axes import axis
from deskoherna.kit.material import Fault, Mark, Named, ids_unique, load

Habitat = Literal["forest", "plains", "marsh", "mountains"]
Faction = Literal["order", "council", "coven", "sect"]
Leader = Literal["burrun", "sorrel", "nexto", "thexuloa", "alder", "zinnia", "guszper", "umber"]
ItemName = Literal["map", "food", "potion", "rockets"]
Part = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0, le=60)]


class FactionFact(Named, frozen=True):
    habitat: Habitat
    item: ItemName


class LeaderFact(Named, frozen=True):
    faction: Faction
    initial: str
    title_cs: str
    title_en: str


class AbilityFact(Named, frozen=True):
    code: str
    faction: Faction
    leader: str
    timing: Literal["reveal", "ongoing", "round"]
    points: Annotated[int, msgspec.Meta(ge=1, le=9)]
    amount: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """How much support, how many wounds or cards; 0: the ability has no amount."""


class DefenderFact(Named, frozen=True):
    ability: str
    habitat: Habitat
    title_cs: str
    title_en: str


class MachineFact(Named, frozen=True):
    count: Count
    challenging: bool


class FactoryFact(Named, frozen=True):
    vents: list[Part]


class TileFact(Named, frozen=True):
    kind: Literal["up", "down"]
    front: list[Habitat]
    back: list[Habitat]
    pollution: Annotated[int, msgspec.Meta(ge=0, le=3)]
    """Which of the three hexes begins polluted; 0: none."""


class TrackFact(Named, frozen=True):
    factions: Annotated[int, msgspec.Meta(ge=2, le=4)]
    labels: list[Count]
    camps: Count
    breaches: Count


class DieFact(Named, frozen=True):
    faces: list[Annotated[int, msgspec.Meta(ge=0, le=2)]]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mechs_on_core: Count
    mechs_on_new_top: Count
    rim_mechs: list[str]
    opening_hand: Count
    mark: Mark
    marks: dict[str, Mark]


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mechs: Count
    toxic_sites: Count
    breaches: Count
    wounds: Count
    mark: Mark


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wound_die: DieFact
    start: Start
    supply: Supply
    habitats: list[Named]
    factions: list[FactionFact]
    items: list[Named]
    leaders: list[LeaderFact]
    abilities: list[AbilityFact]
    defenders: list[DefenderFact]
    machine_cards: list[MachineFact]
    factories: list[FactoryFact]
    tiles: list[TileFact]
    tracks: list[TrackFact]


CARDS_A_FACTION = 18
COMMON_CARDS, LEADER_CARDS = 6, 6
DECK_SIZE = COMMON_CARDS + LEADER_CARDS
MACHINE_CARDS = 7
CHALLENGING_CARDS = 6
FACES = 6
VENTS = 3
TILE_HEXES = 3
FIRST_CAMP = 4
"""The number on the space of the support track where the leftmost camp lies at the start."""


WITH_AMOUNT = frozenset(
    ("burning-heat", "pyromancy", "manifesto", "sustenance", "bountiful-harvest", "field-hospital", "scrap-hunting")
)
"""Abilities that give, take or draw a number of something."""


def _wrong_count(name: str, got: int, want: int) -> Iterable[Fault]:
    if got != want:
        yield name, f"there are {got}, there must be {want}"


def check(f: Facts) -> Iterable[Fault]:
    """Counts, ranges and references that types cannot say."""
    for name, entries, size in (
        ("habitats", f.habitats, 4),
        ("factions", f.factions, 4),
        ("items", f.items, 4),
        ("leaders", f.leaders, 8),
        ("abilities", f.abilities, 36),
        ("defenders", f.defenders, 72),
        ("machine_cards", f.machine_cards, 7),
        ("factories", f.factories, 6),
        ("tiles", f.tiles, 12),
        ("tracks", f.tracks, 3),
    ):
        yield from ids_unique(name, entries)
        yield from _wrong_count(name, len(entries), size)
    yield from _wrong_count("wound_die.faces", len(f.wound_die.faces), FACES)
    yield from _check_defenders(f)
    yield from _check_board(f)
    yield from _wrong_count("machine_cards", sum(m.count for m in f.machine_cards if not m.challenging), MACHINE_CARDS)
    yield from _wrong_count("machine_cards", sum(m.count for m in f.machine_cards if m.challenging), CHALLENGING_CARDS)
    for i, track in enumerate(f.tracks):
        if track.factions != i + 2:
            yield f"tracks[{i}].factions", f"{track.factions} does not stand at its place; the order is 2, 3, 4"
        if len(track.labels) < track.camps + 2 or track.labels[-track.camps] != FIRST_CAMP:
            yield f"tracks[{i}].labels", f"the leftmost of {track.camps} camps does not lie on a {FIRST_CAMP}"
        if track.breaches * track.factions != f.supply.breaches:
            yield f"tracks[{i}].breaches", "the breach tokens are not shared out evenly"


def _check_defenders(f: Facts) -> Iterable[Fault]:
    abilities = {a.id: a for a in f.abilities}
    for i, card in enumerate(f.defenders):
        if card.ability not in abilities:
            yield f"defenders[{i}].ability", f"{card.ability!r} is no ability"
        elif abilities[card.ability].faction != f.factions[i // CARDS_A_FACTION].id:
            yield f"defenders[{i}].ability", f"{card.ability!r} is of another faction; 18 cards each, in order"
    leaders = {leader.id: leader for leader in f.leaders}
    for i, a in enumerate(f.abilities):
        if a.leader and (a.leader not in leaders or leaders[a.leader].faction != a.faction):
            yield f"abilities[{i}].leader", f"{a.leader!r} is no leader of this faction"
    for i, a in enumerate(f.abilities):
        if (a.amount > 0) != (a.id in WITH_AMOUNT):
            yield f"abilities[{i}].amount", f"{a.id!r} {'needs an amount' if a.id in WITH_AMOUNT else 'has no amount'}"
    known = {c.ability: abilities[c.ability].leader for c in f.defenders if c.ability in abilities}
    for i, leader in enumerate(f.leaders):
        own = sum(known.get(c.ability) == leader.id for c in f.defenders)
        yield from _wrong_count(f"leaders[{i}]", own, LEADER_CARDS)


def _check_board(f: Facts) -> Iterable[Fault]:
    for i, factory in enumerate(f.factories):
        if len(set(factory.vents)) != VENTS:
            yield f"factories[{i}].vents", f"{factory.vents!r} are not {VENTS} different sides"
    for i, tile in enumerate(f.tiles):
        if tile.kind != ("up" if i < SLOTS_A_KIND else "down"):
            yield f"tiles[{i}].kind", "six upward tiles come first, then six downward ones"
        for side in ("front", "back"):
            yield from _wrong_count(f"tiles[{i}].{side}", len(getattr(tile, side)), TILE_HEXES)
        if sorted(tile.front) != sorted(tile.back):
            yield f"tiles[{i}].back", "both sides of a tile hold the same habitats"
    for name in f.start.rim_mechs:
        if name not in PLAN.names:
            yield "start.rim_mechs", f"{name!r} is no hex"


MATERIAL = load("defenders", Path(__file__).parent / "material.toml", Facts, check)
F = MATERIAL.facts

# ---------------------------------------------------------------- axes of things

SIDES = axis("side", [f.id for f in F.factions])
HABITATS = axis("habitat", [h.id for h in F.habitats])
ITEMS = axis("item", [i.id for i in F.items])
LEADERS = axis("leader", MATERIAL.notation(F.leaders))
CARDS = axis("card", MATERIAL.notation(F.defenders))
KINDS = axis("machine", [m.id.replace("-", " ") for m in F.machine_cards])
TILES = axis("factory", 6)
ABILITIES = axis("ability", [a.id for a in F.abilities])

FOREST, PLAINS, MARSH, MOUNTAINS = range(4)
ORDER, COUNCIL, COVEN, SECT = range(4)
MAP, FOOD, POTION, ROCKETS = range(4)
ENGINES_CARD, FACTORIES_CARD, MECHS_CARD, RESTART_CARD, HARD_ENGINES, HARD_FACTORIES, HARD_MECHS = range(7)
N_CARDS, N_SIDES, N_KINDS, N_TILES = CARDS.size, SIDES.size, KINDS.size, TILES.size

# ---------------------------------------------------------------- tables of rules

_HABITAT = {h.id: i for i, h in enumerate(F.habitats)}
_ABILITY = {a.id: a for a in F.abilities}
_LEADER = {leader.id: i for i, leader in enumerate(F.leaders)}

(
    COMRADE,
    READY_OWN,
    READY_ALL,
    CONTROLLED_BURN,
    BURNING_HEAT,
    PYROMANCY,
    MANIFESTO,
    TRAVELLING_LIBRARY,
    REFUGE,
    SUSTENANCE,
    BOUNTIFUL_HARVEST,
    CARAVAN,
    FORTITUDE,
    SHARPSHOOTER,
    FIELD_HOSPITAL,
    AGILITY,
    AMBUSH,
    SECRET_PATHS,
    FRIENDLY_MYCELIUM,
    ACID_RAIN,
    HEALING_HERBS,
    HACKING,
    SCRAP_HUNTING,
    POWER_DOWN,
    TUNNELS,
    BALLISTICS,
    DEMOLITION,
) = range(27)

_EFFECT = {
    "controlled-burn": CONTROLLED_BURN,
    "burning-heat": BURNING_HEAT,
    "pyromancy": PYROMANCY,
    "manifesto": MANIFESTO,
    "travelling-library": TRAVELLING_LIBRARY,
    "refuge": REFUGE,
    "sustenance": SUSTENANCE,
    "bountiful-harvest": BOUNTIFUL_HARVEST,
    "caravan": CARAVAN,
    "fortitude": FORTITUDE,
    "sharpshooter": SHARPSHOOTER,
    "field-hospital": FIELD_HOSPITAL,
    "agility": AGILITY,
    "ambush": AMBUSH,
    "secret-paths": SECRET_PATHS,
    "friendly-mycelium": FRIENDLY_MYCELIUM,
    "acid-rain": ACID_RAIN,
    "healing-herbs": HEALING_HERBS,
    "hacking": HACKING,
    "scrap-hunting": SCRAP_HUNTING,
    "power-down": POWER_DOWN,
    "tunnels": TUNNELS,
    "ballistics": BALLISTICS,
    "demolition": DEMOLITION,
    **{a.id: (COMRADE, READY_OWN, READY_ALL)[int(a.code[1]) - 1] for a in F.abilities if not a.leader},
}

AMOUNT = [max((a.amount for a in F.abilities if _EFFECT[a.id] == effect), default=0) for effect in range(27)]
"""AMOUNT[effect]: how much support, how many wounds or cards."""

_IN_ORDER = (
    CONTROLLED_BURN,
    PYROMANCY,
    TRAVELLING_LIBRARY,
    SHARPSHOOTER,
    FIELD_HOSPITAL,
    AMBUSH,
    SECRET_PATHS,
    ACID_RAIN,
    HEALING_HERBS,
    TUNNELS,
    DEMOLITION,
)
ORDER_MATTERS = [int(effect in _IN_ORDER) for effect in range(DEMOLITION + 1)]
"""Reveal abilities whose order the table chooses; the others commute with everything."""

CARD_SIDE = [i // CARDS_A_FACTION for i in range(N_CARDS)]
OWN_CARDS = [range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION) for side in range(N_SIDES)]
CARD_HABITAT = [_HABITAT[d.habitat] for d in F.defenders]
CARD_POINTS = [_ABILITY[d.ability].points for d in F.defenders]
CARD_EFFECT = [_EFFECT[d.ability] for d in F.defenders]
CARD_ABILITY = [ABILITIES.ids.index(d.ability) for d in F.defenders]
CARD_LEADER = [_LEADER.get(_ABILITY[d.ability].leader, -1) for d in F.defenders]
"""The leader whose initial the card bears; -1: a common card."""
LEADER_SIDE = [[f.id for f in F.factions].index(leader.faction) for leader in F.leaders]
HOME = [_HABITAT[f.habitat] for f in F.factions]
"""The home habitat of each faction."""

DIE = list(F.wound_die.faces)
VENT = [list(f.vents) for f in F.factories]
"""VENT[tile]: sides clockwise from the arrow; side = (arrow + 1 + vent) mod 6."""
KIND_COUNT = [m.count for m in F.machine_cards]
HARD_OF = [HARD_ENGINES, HARD_FACTORIES, HARD_MECHS]
"""The challenging kind of each of the first three kinds."""
TILE_HABITAT = [[[_HABITAT[h] for h in tile.front], [_HABITAT[h] for h in tile.back]] for tile in F.tiles]
TILE_POLLUTION = [tile.pollution for tile in F.tiles]
RIM_MECHS = [int(name in F.start.rim_mechs) for name in PLAN.names]
MECHS_ON_CORE, MECHS_ON_NEW_TOP = F.start.mechs_on_core, F.start.mechs_on_new_top
OPENING_HAND = F.start.opening_hand
ALL_MECHS, ALL_TOXIC, ALL_BREACHES = F.supply.mechs, F.supply.toxic_sites, F.supply.breaches
MAX_WOUNDS = F.supply.wounds

_LONGEST = max(len(t.labels) for t in F.tracks)
_NO_TRACK = [0] * _LONGEST
LABEL = [_NO_TRACK, _NO_TRACK, *(t.labels + [0] * (_LONGEST - len(t.labels)) for t in F.tracks)]
"""LABEL[factions in play][space]: the hand that uncovering a space draws up to."""
TRACK_CAMPS = [0, 0, *(t.camps for t in F.tracks)]
TRACK_END = [0, 0, *(len(t.labels) - 1 for t in F.tracks)]
"""The last space of the track."""
TRACK_BREACHES = [0, 0, *(t.breaches for t in F.tracks)]

BACKS = list(CARD_SIDE)
