"""What a viewer is shown: built from what the viewer may see, never cut out of the whole."""

from typing import Annotated

import msgspec

from deskoherna.games.wilderness.board import (
    AROUND,
    DIRECTIONS,
    FIELDS,
    FILE,
    N_DIRECTIONS,
    N_FIELDS,
    RANK,
)
from deskoherna.games.wilderness.fields import MIDDLE, fields_for, fits, steps_onto
from deskoherna.games.wilderness.material import (
    BASILISK,
    CARDS_A_SEAT,
    COST,
    DOTS,
    DRAGON,
    ELEMENTS,
    ENDURANCE,
    KIND_OF,
    KINDS,
    N_ANIMALS,
    N_ELEMENTS,
    SCARAB,
    SKUNK,
    SPEED,
    SWANS,
    TERRAIN_IDS,
    UNICORN,
)
from deskoherna.games.wilderness.odds import Direction, FieldId, Harm, Kind, Reach, burnable, cone, fire, reach, stench
from deskoherna.games.wilderness.paths import watchers, watches
from deskoherna.games.wilderness.plan import write_plan
from deskoherna.games.wilderness.prompts import prompt
from deskoherna.games.wilderness.rules import actors, standing
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BOARD,
    DECK_OF,
    FACE_DOWN,
    FIELD,
    HAND_OF,
    LYING,
    OUT,
    OVER,
    PATH,
    PHASES,
    PICKED,
    RESULTS,
    TO_ATTACK,
    WAYS,
    State,
)
from deskoherna.games.wilderness.turns import DRY_ROUNDS, MAX_ROUNDS, eligible
from deskoherna.games.wilderness.wounds import is_pair
from deskoherna.kit import view as kit
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import one_of

NoField = Annotated[str, one_of(FIELDS, "")]
NoKind = Annotated[str, one_of(KINDS, "")]
Element = Annotated[str, one_of(ELEMENTS)]


class Field(msgspec.Struct, frozen=True, kw_only=True):
    field: FieldId
    rank: int
    file: int
    terrains: list[Annotated[str, one_of(*TERRAIN_IDS)]]
    lies: Annotated[str, one_of(LYING)]
    """`nothing`, a landscape, or the dots of a face-down animal."""
    seat: int
    """Whose card lies there; -1: nobody's."""
    card: NoKind
    """What the viewer knows of it: the kind of card, or nothing."""
    candidates: list[Kind]
    """Which animals an unknown face-down card can be."""
    element: Annotated[str, one_of(ELEMENTS, "")]
    copies: int
    price: int
    """Steps that the card being laid costs here; 0: it may not go here."""


class Animal(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    card: Kind
    field: NoField
    small: bool
    speed: int
    endurance: int
    wounds: int
    wounds2: int
    """Of the second swan."""
    pair: bool
    ready: bool
    may_act: bool
    """Ready, and not kept waiting by the king."""
    passive: int
    poisoned: bool
    scarabs: list[int]
    """Seats whose scarabs are inside."""
    bird: int
    """A scarab's bird, when it sits in a swan."""
    host: str
    """A scarab inside: `seat card` of its host."""
    experience: int
    sprinted: bool
    covers: list[FieldId]
    """Fields of its gaze, its Aura or its stench, or that its fire could reach."""
    watched: int
    """Enemy basilisks that look at it."""
    harms: list[Harm]
    """Whom a skunk would hurt with its stench and whom a dragon could with its fire, from where they stand."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    magic: int
    elements: list[Element]
    hand_size: int
    deck_size: int
    hand: list[Kind]
    """The viewer's own."""
    returned: list[Kind]
    """What the viewer has put under the own deck, from the top down."""
    discarded: list[Kind]
    animals: int
    fallen: list[Kind]
    """Animals that have left the board, a scarab inside a host included."""
    standing: int
    """When the game is over."""


class Activation(msgspec.Struct, frozen=True, kw_only=True):
    """The activation under way."""

    seat: int
    card: Kind
    field: NoField
    way: Annotated[str, one_of(WAYS)]
    start: FieldId
    move: int
    speed: int
    used: int
    carried: NoKind
    target: NoKind
    wounds: int
    holes: int
    cones: dict[Direction, list[FieldId]]
    """For a dragon: the fields of each cone."""
    burns: dict[Direction, list[Harm]]
    """For a dragon: whom each cone would reach."""


class View(kit.View, frozen=True, kw_only=True):
    seat: int
    turn: int
    round: int
    rounds: int
    positional: bool
    fields: list[Field]
    animals: list[Animal]
    players: list[SeatView]
    drops: int
    trigger: int
    last_turns: int
    land_steps: int
    animal_steps: int
    dots_left: int
    picked: Annotated[str, one_of(LYING)]
    picked_card: NoKind
    """The card in the viewer's own fingers."""
    points_left: int
    dry_rounds: int
    dry_limit: int
    activation: Activation | None
    reach: list[Reach]
    """Of the animals that may act now, or of the one that is acting."""
    result: Annotated[str, one_of(RESULTS)]
    winner: int
    board: str
    """The board as a small text, to be shared."""


def view(s: State, viewer: int) -> View:
    acting = actors(s)
    return View(
        phase=PHASES.id(s.phase),
        actors=[i for i in range(s.seats) if acting >> i & 1],
        prompt=prompt(s, viewer),
        seat=viewer,
        turn=s.turn,
        round=s.round,
        rounds=MAX_ROUNDS,
        positional=s.phase < ACTIVATE,
        fields=_fields(s, viewer),
        animals=_animals(s),
        players=[_player(s, seat, viewer) for seat in range(s.seats)],
        drops=s.drops,
        trigger=s.trigger,
        last_turns=s.last_turns,
        land_steps=s.land_steps,
        animal_steps=s.animal_steps,
        dots_left=s.dots_left,
        picked=LYING.ids[s.picked],
        picked_card=_picked_card(s, viewer),
        points_left=s.points_left,
        dry_rounds=s.dry_rounds,
        dry_limit=DRY_ROUNDS,
        activation=_activation(s),
        reach=_reaches(s),
        result=RESULTS.ids[s.result],
        winner=s.winner,
        board=write_plan(s.terrain, s.element_at),
    )


def _sees(s: State, card: int, viewer: int) -> bool:
    return viewer == ALL or (viewer >= 0 and bool(s.seen[card] >> viewer & 1))


def _own(seat: int) -> range:
    return range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT)


# ---------------------------------------------------------------- fields


def _fields(s: State, viewer: int) -> list[Field]:
    known = {
        s.rank[c]: KIND_OF[c]
        for seat in range(s.seats)
        for c in _own(seat)
        if _sees(s, c, viewer) and s.place[c] == BOARD
    }
    elements = {s.element_at[e]: e for e in range(N_ELEMENTS)}
    prices = _prices(s, viewer)
    return [
        _field(s, viewer, f, known.get(f), elements.get(f), prices.get(f, 0)) for f in range(N_FIELDS) if s.terrain[f]
    ]


def _field(s: State, viewer: int, f: int, kind: int | None, element: int | None, price: int) -> Field:
    hidden = s.lies[f] >= FACE_DOWN and kind is None
    return Field(
        field=FIELDS.points[f],
        rank=RANK[f],
        file=FILE[f],
        terrains=[t for i, t in enumerate(TERRAIN_IDS) if s.terrain[f] >> i & 1],
        lies=LYING.ids[s.lies[f]],
        seat=s.whose[f],
        card=KINDS.ids[kind] if kind is not None else "",
        candidates=_candidates(s, viewer, f) if hidden else [],
        element=ELEMENTS.ids[element] if element is not None else "",
        copies=s.copies[element] if element is not None else 0,
        price=price,
    )


def _candidates(s: State, viewer: int, f: int) -> list[str]:
    """Animals with these dots that fit the field and are not openly out of the game (sheet d4)."""
    owner = s.whose[f]
    return [
        KINDS.ids[k]
        for k in range(s.n_kinds)
        if DOTS[k] == s.lies[f] - FACE_DOWN and fits(s, k, f) and not _sees(s, owner * CARDS_A_SEAT + k, viewer)
    ]


def _picked_card(s: State, viewer: int) -> str:
    if s.phase != FIELD or viewer not in (s.turn, ALL):
        return ""
    return str(next(KINDS.ids[KIND_OF[c]] for c in _own(s.turn) if s.place[c] == PICKED))


def _prices(s: State, viewer: int) -> dict[int, int]:
    """Steps for the card in the viewer's fingers."""
    if s.phase != FIELD or viewer not in (s.turn, ALL):
        return {}
    kind = next(KIND_OF[c] for c in _own(s.turn) if s.place[c] == PICKED)
    low, high = fields_for(s, s.turn, kind)
    return {f: steps_onto(s, s.turn, f) for f in range(N_FIELDS) if (low | high << MIDDLE) >> f & 1}


# ---------------------------------------------------------------- animals and players


def _animals(s: State) -> list[Animal]:
    found = []
    for animal in range(s.seats * N_ANIMALS):
        if s.field[animal] >= 0 or s.host[animal] >= 0:
            found.append(_animal(s, animal))
    return found


def _animal(s: State, a: int) -> Animal:
    seat, kind = divmod(a, N_ANIMALS)
    host = s.host[a]
    scarabs = [other for other in range(s.seats) if s.host[other * N_ANIMALS + SCARAB] == a]
    return Animal(
        seat=seat,
        card=KINDS.ids[kind],
        field=FIELDS.points[s.field[a]] if s.field[a] >= 0 else "",
        small=COST[kind] == 1,
        speed=SPEED[kind],
        endurance=ENDURANCE[kind],
        wounds=s.wounds[a],
        wounds2=s.wounds2[a],
        pair=kind == SWANS and is_pair(s, a),
        ready=bool(s.token[a]),
        may_act=eligible(s, a),
        passive=s.passive[a],
        poisoned=bool(s.poison[a]),
        scarabs=scarabs,
        bird=s.bird[seat] if host >= 0 and host % N_ANIMALS == SWANS else -1,
        host=f"{host // N_ANIMALS} {KINDS.ids[host % N_ANIMALS]}" if host >= 0 else "",
        experience=s.experience[a],
        sprinted=bool(s.sprinted[seat]) and kind == KINDS.read("bear"),
        covers=_covers(s, a),
        watched=watchers(s, a) if s.field[a] >= 0 else 0,
        harms=_harms(s, a) if s.field[a] >= 0 else [],
    )


def _harms(s: State, a: int) -> list[Harm]:
    if a % N_ANIMALS == SKUNK:
        return stench(s, a, s.field[a])
    return burnable(s, s.field[a]) if a % N_ANIMALS == DRAGON else []


def _covers(s: State, a: int) -> list[str]:
    kind, here = a % N_ANIMALS, s.field[a]
    if here < 0:
        return []
    if kind in (UNICORN, SKUNK, DRAGON):
        return [FIELDS.points[f] for f in AROUND[here] if f >= 0 and s.terrain[f]]
    if kind == BASILISK:
        return [FIELDS.points[f] for f in range(N_FIELDS) if s.terrain[f] and watches(s, a, f)]
    return []


def _player(s: State, seat: int, viewer: int) -> SeatView:
    own = viewer in (seat, ALL)
    hand = [c for c in _own(seat) if s.place[c] == HAND_OF[seat]]
    deck = [c for c in _own(seat) if s.place[c] == DECK_OF[seat]]
    returned = sorted((c for c in deck if own and s.seen[c] >> seat & 1), key=lambda c: -s.rank[c])
    out = [c for c in _own(seat) if s.place[c] == OUT and c % CARDS_A_SEAT not in range(s.n_kinds, N_ANIMALS)]
    animals = [k for k in range(N_ANIMALS) if s.field[seat * N_ANIMALS + k] >= 0]
    fallen = [KINDS.ids[k] for k in range(N_ANIMALS) if s.fielded[seat * N_ANIMALS + k] and k not in animals]
    return SeatView(
        seat=seat,
        magic=s.magic[seat],
        elements=[ELEMENTS.ids[e] for e in range(N_ELEMENTS) if s.owned[seat][e]],
        hand_size=len(hand),
        deck_size=len(deck),
        hand=[KINDS.ids[KIND_OF[c]] for c in hand] if own else [],
        returned=[KINDS.ids[KIND_OF[c]] for c in returned],
        discarded=[KINDS.ids[KIND_OF[c]] for c in out] if s.phase < ACTIVATE else [],
        animals=len(animals),
        fallen=fallen,
        standing=standing(s, seat) if s.phase == OVER else 0,
    )


# ---------------------------------------------------------------- the activation


def _activation(s: State) -> Activation | None:
    if s.acting < 0:
        return None
    kind, here = s.acting % N_ANIMALS, s.field[s.acting]
    ways = range(N_DIRECTIONS) if kind == DRAGON and here >= 0 else range(0)
    cones = {DIRECTIONS.ids[d]: cone(s, here, d) for d in ways}
    burns = {DIRECTIONS.ids[d]: fire(s, here, d) for d in ways}
    return Activation(
        seat=s.acting // N_ANIMALS,
        card=KINDS.ids[kind],
        field=FIELDS.points[here] if here >= 0 else "",
        way=WAYS.ids[s.way],
        start=FIELDS.points[s.start],
        move=s.move_number,
        speed=s.speed,
        used=s.used,
        carried=KINDS.ids[s.carried % N_ANIMALS] if s.carried >= 0 else "",
        target=KINDS.ids[s.target % N_ANIMALS] if s.target >= 0 else "",
        wounds=s.wounding,
        holes=s.holes,
        cones=cones,
        burns=burns,
    )


def _reaches(s: State) -> list[Reach]:
    if s.phase == PATH:
        return [reach(s, s.acting, s.way, s.used, s.start)]
    if s.phase != ACTIVATE:
        return []
    return [
        reach(s, a, TO_ATTACK, 0, s.field[a])
        for a in range(s.turn * N_ANIMALS, (s.turn + 1) * N_ANIMALS)
        if eligible(s, a) and COST[a % N_ANIMALS] <= s.points_left and s.passive[a] == 0
    ]
