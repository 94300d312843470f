"""The position: one record for the Gift, the Wall and all that lies before the brothers."""

from typing import Annotated

from deskoherna.games.nightwatch.board import CORNERS, EDGES, HEXES
from deskoherna.games.nightwatch.material import (
    CARDS,
    CLANS,
    HEROES,
    N_CAMPS,
    N_MARKETS,
    N_SECTIONS,
    N_SPACES,
    RESOURCES,
    TERRAINS,
    WILDLINGS,
)
from deskoherna.kit.axes import Axis, axis, seats
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, OWN, PARTS, SCRATCH, Base, Grid, Of, Row, Since

MAX_SEATS = 4
SEATS = seats(MAX_SEATS)
GAMES = axis("game", ["base", "watch", "classic"])
BASE, WATCH, CLASSIC = range(3)
PHASES = Phases()
THROW = "Whoever is at turn throws the dice."
LAST_WORD = "The end of a turn is said: unasked it would tell what the hand lacks, and nothing could be taken back."
SECRET_HAND = "Unasked it would tell the others what the hand holds."
SECRET_CARDS = "Unasked it would tell the others that the cards looked at are all alike."
PLACE_TOWN = PHASES("place town", never_forced=True)
PLACE_ROAD = PHASES("place road", never_forced=True)
PLACE_GUARD = PHASES("place guard", never_forced=True)
BEFORE_ROLL = PHASES("before roll", beat=THROW)
DISCARDING = PHASES("discarding", parallel=True, beat=SECRET_HAND)
TORMUND = PHASES("tormund", never_forced=True)
STEAL = PHASES("steal", never_forced=True)
TARLY_TAKE = PHASES("tarly", never_forced=True)
LOSE_HERO = PHASES("lose hero")
TRADE = PHASES("trade", beat=LAST_WORD)
OFFER = PHASES("offer", never_forced=True)
ANSWER = PHASES("answer", parallel=True, never_forced=True)
CLOSE_DEAL = PHASES("close deal", beat=SECRET_HAND)
BUILD = PHASES("build", beat=LAST_WORD)
FREE_ROAD = PHASES("free road", never_forced=True)
WINTER_TAKE = PHASES("winter")
MONOPOLY_NAME = PHASES("monopoly", never_forced=True)
FREE_GUARD = PHASES("free guard")
MORMONT_NAME = PHASES("mormont name", never_forced=True)
MORMONT_WHOM = PHASES("mormont whom")
MORMONT_GIVE = PHASES("mormont give", beat=SECRET_HAND)
MARSH_SWAP = PHASES("marsh", beat=SECRET_HAND)
YARWYCK_TAKE = PHASES("yarwyck take")
YARWYCK_BUILD = PHASES("yarwyck build")
THORNE_PAY = PHASES("thorne", beat=SECRET_HAND)
MELISANDRE_PAY = PHASES("melisandre", beat=SECRET_HAND)
MELISANDRE_KEEP = PHASES("melisandre keep", beat=SECRET_CARDS)
MANCE_WHOM = PHASES("mance")
MANCE_TAKE = PHASES("mance take", beat=SECRET_CARDS)
BENJEN_SEND = PHASES("benjen")
YGRITTE_SEND = PHASES("ygritte")
HERO_FATE = PHASES("hero fate")
OVER = PHASES("over")
AFTER_ROLL = (TRADE, BUILD)

ENDINGS = axis("ending", ["none yet", "points", "breach", "gift", "rounds"])
NOT_YET, BY_POINTS, BY_BREACH, BY_GIFT, BY_ROUNDS = range(5)
ANSWERS = axis("answer", ["not asked", "waits", "accepts", "declines", "prepares", "counters"])
NOT_ASKED, WAITS, ACCEPTS, DECLINES, PREPARES, COUNTERS = range(6)
SIDES = axis("side", ["A", "B"])
SIDE_A, SIDE_B = range(2)

SECTIONS = axis("section", N_SECTIONS, start=1)
SPACES = axis("space", N_SPACES, start=1)
PITS = axis("pit", N_CAMPS + 1, start=1)
"""Camps of a clan; the fifth is only passed through at an attack."""
CAMPS = Axis("camp", tuple(f"{clan} {i + 1}" for clan in CLANS.points for i in range(N_CAMPS)))
"""The camps of all clans: clan * 4 + camp."""
TOKEN_KINDS = Axis("token", tuple(f"{c} {w}" for c in CLANS.points for w in WILDLINGS.points))
TERMS = Axis("term", (*(f"gives {r}" for r in RESOURCES.points), *(f"wants {r}" for r in RESOURCES.points)))
DICE = axis("die", ["first", "second", "wildling"])
MARKETS = axis("market", N_MARKETS, start=1)
MARKET_KINDS = Axis("rate", (*RESOURCES.points, "any"))
TRAIL = axis("trail", 20)
ROWS = axis("slot", 8)
HALVES = axis("half", 2)
"""A set of corners or edges: those below 60, and the others."""
THROWS = axis("throw", 13)
CLAIMANTS = axis("claimant", ["nobody", "A", "B", "C", "D"])

FREE = -1
"""Nobody's: a corner, an edge, a guard space."""
OFF = -2
"""Not on this board."""
CAMP = -1
"""Where Tormund stands when he is not in the Gift."""
NOBODY = -1
EMPTY = -1
POINTS_TO_WIN = 10


class State(Base):
    """Who may see a field stands beside it; hands and cards are the owner's, tokens and the deck nobody's."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    todo: Annotated[Grid, "i1", ROWS, PARTS, OPEN]

    # The table as it was set.
    game: Annotated[int, "i1", OPEN, Of(GAMES)]
    hexes: Annotated[int, "i1", OPEN]
    corners: Annotated[int, "i1", OPEN]
    edges: Annotated[int, "i1", OPEN]
    award: Annotated[int, "i1", OPEN]
    strict: Annotated[int, "i1", OPEN]
    offers: Annotated[int, "i1", OPEN]
    offer_cards: Annotated[int, "i1", OPEN]
    tragedy: Annotated[int, "i1", OPEN]
    start_flips: Annotated[int, "i1", OPEN]
    standing_guard: Annotated[int, "i1", OPEN]
    spill: Annotated[int, "i1", OPEN]
    patrol_discards: Annotated[int, "i1", OPEN]
    early_refill: Annotated[int, "i1", OPEN]
    ice_shut: Annotated[int, "i1", OPEN, Since(3)]
    rounds: Annotated[int, "i2", OPEN]

    # The turn.
    first: Annotated[int, "i1", OPEN, Of(SEATS)]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    acting: Annotated[int, "i1", OPEN]
    home: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    turns: Annotated[int, "i2", OPEN]
    placed: Annotated[int, "i1", OPEN]
    last_corner: Annotated[int, "i1", OPEN, Of(CORNERS)]
    last_edge: Annotated[int, "i1", OPEN, Of(EDGES)]
    dice: Annotated[Row, "i1", DICE, OPEN]
    card_played: Annotated[int, "i1", OPEN]
    left: Annotated[int, "i1", OPEN]
    to_discard: Annotated[Row, "i1", SEATS, OPEN]
    ending: Annotated[int, "i1", OPEN, Of(ENDINGS)]
    winners: Annotated[int, "i1", OPEN]

    # The land.
    terrain: Annotated[Row, "i1", HEXES, OPEN, Of(TERRAINS)]
    number: Annotated[Row, "i1", HEXES, OPEN]
    market_edge: Annotated[Row, "i1", MARKETS, OPEN, Of(EDGES)]
    market_kind: Annotated[Row, "i1", MARKETS, OPEN, Of(MARKET_KINDS)]
    tormund: Annotated[int, "i1", OPEN, Of(HEXES)]
    owner: Annotated[Row, "i1", CORNERS, OPEN, Of(SEATS)]
    level: Annotated[Row, "i1", CORNERS, OPEN]
    road: Annotated[Row, "i1", EDGES, OPEN, Of(SEATS)]

    # What follows from the land and is kept for speed: the market at a corner; the sets of `sites.py`: where a seat
    # may lay a road, where its roads end, where the distance rule leaves room, which hexes answer to a throw.
    market: Annotated[Row, "i1", CORNERS, Of(MARKET_KINDS)]
    sites: Annotated[Grid, "i8", SEATS, HALVES]
    reach: Annotated[Grid, "i8", SEATS, HALVES]
    room: Annotated[Row, "i8", HALVES]
    answering: Annotated[Row, "i4", THROWS]

    # Resources. `floor` is what everybody knows a seat to hold.
    bank: Annotated[Row, "i1", RESOURCES, OPEN]
    hand: Annotated[Grid, "i1", SEATS, RESOURCES, OWN]
    n_hand: Annotated[Row, "i1", SEATS, OPEN]
    floor: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]
    rate: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]

    # Development cards, by kind. `fresh` were bought this turn.
    cards: Annotated[Grid, "i1", SEATS, CARDS, OWN]
    n_cards: Annotated[Row, "i1", SEATS, OPEN]
    fresh: Annotated[Grid, "i1", SEATS, CARDS, OWN]
    n_fresh: Annotated[int, "i1", OPEN]
    deck: Annotated[Row, "i1", CARDS]
    deck_size: Annotated[int, "i1", OPEN]
    removed: Annotated[Row, "i1", CARDS, OPEN]
    patrols: Annotated[Row, "i1", SEATS, OPEN]
    shown: Annotated[Row, "i1", SEATS, OPEN]

    # Pieces, points, special cards.
    roads_left: Annotated[Row, "i1", SEATS, OPEN]
    settlements_left: Annotated[Row, "i1", SEATS, OPEN]
    keeps_left: Annotated[Row, "i1", SEATS, OPEN]
    road_length: Annotated[Row, "i1", SEATS, OPEN]
    score: Annotated[Row, "i1", SEATS, OPEN]
    longest_road: Annotated[int, "i1", OPEN, Of(SEATS)]
    largest_patrol: Annotated[int, "i1", OPEN, Of(SEATS)]

    # Trade between players.
    give: Annotated[Row, "i1", RESOURCES, OPEN]
    want: Annotated[Row, "i1", RESOURCES, OPEN]
    answer: Annotated[Row, "i1", SEATS, OPEN, Of(ANSWERS)]
    counter: Annotated[Grid, "i1", SEATS, TERMS, OPEN]
    offers_made: Annotated[int, "i1", OPEN]

    # The Wall and what comes from the north.
    wall: Annotated[Grid, "i1", SECTIONS, SPACES, OPEN, Of(SEATS)]
    guards: Annotated[Row, "i1", SEATS, OPEN]
    figures: Annotated[Row, "i1", WILDLINGS, OPEN]
    camp: Annotated[Grid, "i1", CLANS, PITS, OPEN, Of(WILDLINGS)]
    clearing: Annotated[Row, "i1", SECTIONS, OPEN]
    gift: Annotated[Row, "i1", HEXES, OPEN, Of(WILDLINGS)]
    n_gift: Annotated[int, "i1", OPEN]
    breaches: Annotated[int, "i1", OPEN]
    used: Annotated[Row, "i1", TOKEN_KINDS, OPEN]
    pool: Annotated[Row, "i1", TOKEN_KINDS]
    pool_size: Annotated[int, "i1", OPEN]
    under_settlements: Annotated[Grid, "i1", SEATS, TOKEN_KINDS]
    under_keeps: Annotated[Grid, "i1", SEATS, TOKEN_KINDS]

    # Heroes. `looked` are cards before Melisandre, `peeked` the hand before Mance.
    hero: Annotated[Row, "i1", SEATS, OPEN, Of(HEROES)]
    side: Annotated[Row, "i1", SEATS, OPEN, Of(SIDES)]
    hero_fresh: Annotated[Row, "i1", SEATS, OPEN]
    display: Annotated[Row, "i1", HEROES, OPEN]
    named: Annotated[int, "i1", OPEN, Of(RESOURCES)]
    chosen: Annotated[int, "i1", OPEN]
    victim: Annotated[int, "i1", OPEN, Of(SEATS)]
    looked: Annotated[Grid, "i1", SEATS, CARDS, OWN]
    n_looked: Annotated[int, "i1", OPEN]
    peeked: Annotated[Grid, "i1", SEATS, RESOURCES, OWN]

    # Scratch.
    claim: Annotated[Grid, "i1", RESOURCES, CLAIMANTS, SCRATCH]
    path_corner: Annotated[Row, "i1", TRAIL, SCRATCH]
    path_next: Annotated[Row, "i1", TRAIL, SCRATCH]
    path_edge: Annotated[Row, "i1", TRAIL, SCRATCH]
    bag: Annotated[Row, "i1", TOKEN_KINDS, SCRATCH]
