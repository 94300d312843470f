"""The table of Kingdom as one record."""

from typing import Annotated

from deskoherna.games.kingdom.material import (
    ADVISOR_IDS,
    BOARD_IDS,
    BOX,
    COPIES,
    DECKS,
    KIND,
    KIND_ENTRIES,
    MATERIAL,
    MENACE_IDS,
    N_BUILDABLE,
    N_DECKABLE,
    N_DEVELOPMENTS,
    N_KINDS,
    N_RECYCLABLE,
    PLOT_IDS,
    STEP_ENTRIES,
    SYMBOL_KIND,
    SYMBOL_RESOURCE,
    TYPES,
)
from deskoherna.kit.axes import Axis, axis, seats
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, OWN, PARTS, SCRATCH, SEEN, Grid, Of, Row, Since

SEATS = seats(2)

KIND_NAMES = MATERIAL.notation(KIND_ENTRIES)
KINDS = axis("card", KIND_NAMES)
DECKABLE = axis("card", KIND_NAMES[:N_DECKABLE])
RECYCLABLE = axis("card", KIND_NAMES[:N_RECYCLABLE])
BUILDABLE = axis("card", KIND_NAMES[:N_BUILDABLE])


def _physical() -> list[str]:
    """Copies are numbered: `Farm 2`; a card that is alone keeps its name."""
    names: list[str] = []
    for i, k in enumerate(KIND):
        nth = i - KIND.index(k) + 1
        names.append(f"{KIND_NAMES[k]} {nth}" if COPIES[k] > 1 else KIND_NAMES[k])
    return names


CARDS = axis("copy", _physical())
BUILDINGS = axis("building", _physical()[:N_DEVELOPMENTS])
"""Developments as physical cards: half-built copies differ."""

LETTER_NAMES = ["materials", "population", "gold", "exploration", "krystallium", "soldiers"]
SLOTS = axis("resource", LETTER_NAMES)
CUBES = axis("resource", LETTER_NAMES[:5])
RESOURCES = axis("resource", LETTER_NAMES[:4])
TYPE_AXIS = axis("type", list(TYPES))
MENACES = axis("card", MATERIAL.notation(BOX.menace))
ADVISORS = axis("card", MATERIAL.notation(BOX.advisor))
BOARDS = axis("quest", MATERIAL.notation(BOX.board))
STEPS = axis("step", MATERIAL.notation(STEP_ENTRIES))
DUCHIES = axis("duchy", [f"{name} {d.side}" for name, d in zip(MATERIAL.notation(BOX.duchy), BOX.duchy, strict=True)])
PLOTS = axis("scenario", ["none", *MATERIAL.notation(BOX.scenario)])
MENACE_DECKS = axis("menaces", list(DECKS))
TOKENS = axis("token", 4, start=1)
SYMBOLS = axis(
    "symbol",
    [
        f"{LETTER_NAMES[r]} of {'the duchy' if k < 0 else KIND_NAMES[k]}"
        for k, r in zip(SYMBOL_KIND, SYMBOL_RESOURCE, strict=True)
    ],
)

assert len(ADVISOR_IDS) == ADVISORS.size and len(MENACE_IDS) == MENACES.size
assert len(PLOT_IDS) + 1 == PLOTS.size and len(BOARD_IDS) == BOARDS.size and KINDS.size == N_KINDS

PLACE_NAMES = [
    "box",
    "deck",
    "danger deck",
    "discard",
    "calamity pile",
    "vermin pile",
    "area 1",
    "area 2",
    "hand A",
    "hand B",
    "selected A",
    "selected B",
    "construction A",
    "construction B",
    "duchy A",
    "duchy B",
    "advisors A",
    "advisors B",
    "menaces A",
    "menaces B",
    "menace deck A",
    "menace deck B",
    "looked at A",
    "looked at B",
]
PLACES = axis("place", PLACE_NAMES)
IN_BOX, DECK, DANGER, DISCARD, CALAMITIES, VERMIN_PILE, AREA = range(7)
HAND, SELECTED, SITE, DUCHY, ADVISED, BESIEGING, MENACE_DECK, LOOKED = range(8, 24, 2)
"""Places of a seat: the number of seat A's; seat B's is the next."""
N_AREAS = 2

AREAS = axis("area", ["area 1", "area 2"])
FACINGS = axis("facing", ["face up", "by trap", "by illusion"])
FACE_UP, BY_TRAP, BY_ILLUSION = range(3)
PILES = axis("pile", ["area 1", "area 2", "selected cards of A", "selected cards of B"])
SPOTS = axis("spot", 18, start=1)
"""The longest row of offered or selected cards: all sixteen hand cards and the two from the deck."""
N_SPOTS = SPOTS.size
PURSES = axis("purse", ["a cube", "a laboratory cube", "krystallium"])
WITH_CUBE, WITH_LABORATORY, WITH_KRYSTALLIUM = range(3)

PHASES = Phases()
BUSY = PHASES("busy")
"""No question: it holds only while a step is being played."""
ADVISOR = PHASES("advisor", parallel=True, never_forced=True)
OFFER = PHASES("offer", never_forced=True)
PICK = PHASES("pick", never_forced=True)
NEGOTIATE = PHASES("negotiate")
SWAP = PHASES("swap")
SEARCH = PHASES("search")
FIND = PHASES("find")
SHADOWS = PHASES("shadows")
GIANTS = PHASES("giants")
THIEVES = PHASES("thieves")
PLANNING = PHASES("planning", parallel=True)
STEP_M = PHASES("step M", parallel=True)
STEP_P = PHASES("step P", parallel=True)
STEP_G = PHASES("step G", parallel=True)
STEP_E = PHASES("step E", parallel=True)
FIGHT = PHASES("fight", parallel=True)
LAST_RIGHTS = PHASES("last rights")
OVER = PHASES("over")

PAYING = PHASES.beside("paying")
TRANSMUTING = PHASES.beside("transmuting")
LOOKING = PHASES.beside(
    "looking",
    beat="the Cartographer's cards are chosen by hand even if alike: else the rival would learn that they are",
)
RECYCLING = PHASES.beside("recycling")
UNCOVERING = PHASES.beside("uncovering")
CLOSING = PHASES.beside(
    "closing",
    beat="who chose something in Planning, a production step or the Fight says when it stands: undo may change it",
)

PRODUCTION_STEPS = (STEP_M, STEP_P, STEP_G, STEP_E)
BUILDING_TIME = (PLANNING, *PRODUCTION_STEPS)
WINDOWS = (*BUILDING_TIME, FIGHT)
"""What both decide at the same time."""
MENACED = (SHADOWS, GIANTS, THIEVES)
"""What menaces ask of who picked them."""
ANY_TIME = (OFFER, PICK, NEGOTIATE, SWAP, SEARCH, FIND, *MENACED, *WINDOWS, CLOSING)
"""All own decisions of a round (R57)."""

N_ROUNDS = 4
DANGER_CODE = 9
"""`dealt` of the cards of a solo danger deck; the cards dealt to hands have 1 + 4 * seat + round - 1."""
TODO = Axis("slot", tuple(str(i) for i in range(8)))


class State(HasCards):
    """A position. Fields of a seat are rows of two; solo uses the first."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    todo: Annotated[Grid, "i1", TODO, PARTS, OPEN]
    actor: Annotated[int, "i1", OPEN, Of(SEATS)]
    done: Annotated[Row, "i1", SEATS, OPEN]
    chose: Annotated[Row, "i1", SEATS, OPEN, Since(2)]

    # the table: what was chosen before the game
    menaces: Annotated[int, "i1", OPEN]
    advisors: Annotated[int, "i1", OPEN]
    boards: Annotated[Row, "i1", BOARDS, OPEN]
    quests: Annotated[int, "i1", OPEN]
    scenario: Annotated[int, "i1", OPEN, Of(PLOTS)]
    duchy: Annotated[Row, "i1", SEATS, OPEN, Of(DUCHIES)]
    deck_of: Annotated[Row, "i1", SEATS, OPEN, Of(MENACE_DECKS)]
    search_once: Annotated[int, "i1", OPEN]
    breed_new: Annotated[int, "i1", OPEN]
    five_change: Annotated[int, "i1", OPEN, Since(2)]

    # cards
    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    dealt: Annotated[Row, "i1", CARDS, SEEN]
    filled: Annotated[Grid, "i1", BUILDINGS, SLOTS, OPEN]
    frozen: Annotated[Row, "i1", BUILDINGS, OPEN]

    # the round
    round: Annotated[int, "i1", OPEN]
    turn: Annotated[int, "i1", OPEN]
    offered: Annotated[int, "i1", OPEN]
    need: Annotated[int, "i1", OPEN]
    area: Annotated[int, "i1", OPEN, Of(AREAS)]
    swapping: Annotated[int, "i1", OPEN, Of(KINDS)]
    searched: Annotated[int, "i1", OPEN]
    volume: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]
    supreme: Annotated[Row, "i1", RESOURCES, OPEN, Of(SEATS)]
    sabotage: Annotated[Row, "i1", SEATS, OPEN]

    # a duchy
    cubes: Annotated[Row, "i1", SEATS, OPEN]
    colour: Annotated[Row, "i1", SEATS, OPEN, Of(RESOURCES)]
    spare: Annotated[Row, "i1", SEATS, OPEN, Since(2)]
    stored: Annotated[Row, "i1", SEATS, OPEN, Since(2)]
    laboratory: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]
    krystallium: Annotated[Row, "i1", SEATS, OPEN]
    soldiers: Annotated[Row, "i1", SEATS, OPEN]
    training: Annotated[Row, "i1", SEATS, OPEN]
    traps: Annotated[Row, "i1", SEATS, OPEN]
    spies: Annotated[Row, "i1", SEATS, OPEN]
    spies_owned: Annotated[Row, "i1", SEATS, OPEN]
    extra: Annotated[Row, "i1", SEATS, OPEN]

    # menaces
    token_seat: Annotated[Row, "i1", TOKENS, OPEN, Of(SEATS)]
    token_symbol: Annotated[Row, "i1", TOKENS, OPEN, Of(SYMBOLS)]
    uncover: Annotated[Row, "i1", SEATS, OPEN]
    danger_cubes: Annotated[int, "i1", OPEN]
    lost: Annotated[int, "i1", OPEN]

    # advisors
    used: Annotated[Row, "i1", ADVISORS, OPEN]
    kept: Annotated[Row, "i1", SEATS, OWN]
    guild: Annotated[Row, "i1", SEATS, OPEN]
    looking: Annotated[Row, "i1", SEATS, OPEN]

    # quests
    quest_done: Annotated[Grid, "i1", SEATS, STEPS, OPEN]
    prize: Annotated[Row, "i1", BOARDS, OPEN, Of(SEATS)]
    paying: Annotated[Row, "i1", SEATS, OPEN, Of(STEPS)]
    due: Annotated[Row, "i1", SEATS, OPEN]
    crucible: Annotated[Row, "i1", SEATS, OPEN]

    # derived: what follows from the places of the cards
    besieged: Annotated[Grid, "i1", SEATS, MENACES, OPEN]
    owned: Annotated[Grid, "i1", SEATS, TYPE_AXIS, OPEN]
    yields: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]

    # scratch: cards under construction and kinds of cards that `legal` looks at, what `forget` works with
    sites: Annotated[Row, "i1", BUILDINGS, SCRATCH]
    kinds: Annotated[Row, "i1", KINDS, SCRATCH]
    unseen_cards: Annotated[Row, "i4", CARDS, SCRATCH]
    unseen_slots: Annotated[Row, "i4", CARDS, SCRATCH]
