"""The position: one record, every dimension with its axis and every field with who may see it."""

from typing import Annotated

from deskoherna.games.cardia.material import FACTS, MATERIAL, STRENGTH_COUNT
from deskoherna.kit.axes import axis, seats
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, PARTS, SCRATCH, SEEN, Grid, Of, Row, Since

SEATS = seats(2)
STRENGTHS = axis("strength", STRENGTH_COUNT, start=1)
POSITIONS = axis("position", STRENGTH_COUNT, start=1)
PAIRS = axis("pair", [f"{i} and {i + 1}" for i in range(1, POSITIONS.size)])
"""Two neighbouring clashes."""
FACTIONS = axis("faction", MATERIAL.notation(FACTS.factions))
DECKS = axis("deck", ["I", "II"])
CHARACTERS = axis("character", MATERIAL.notation(FACTS.characters))
GUARDIANS = axis("guardian", MATERIAL.notation(FACTS.guardians))
LOCATIONS = axis("location", [name.replace("'", "") for name in MATERIAL.notation(FACTS.locations)])
CAUSES = axis("cause", [*CHARACTERS.points, *GUARDIANS.points, *LOCATIONS.points])
"""Whatever can ask a question: a character, a guardian, a location."""

N_CHARACTERS = 2 * STRENGTH_COUNT
N_GUARDIANS = GUARDIANS.size
_CHARACTER_CARDS = [f"{seat}{strength}" for seat in SEATS.points for strength in STRENGTHS.points]
PLAYED = axis("card", _CHARACTER_CARDS)
"""The character cards of both players: A7 is seat A's card of strength 7."""
CARDS = axis("card", [*_CHARACTER_CARDS, *GUARDIANS.points])
FIRST_GUARDIAN = N_CHARACTERS
N_CARDS = N_CHARACTERS + N_GUARDIANS

PLACES = axis(
    "place",
    [
        "deck of A",
        "deck of B",
        "hand of A",
        "hand of B",
        "discard of A",
        "discard of B",
        "laid by A",
        "laid by B",
        "row",
        "guardians",
        "box",
        "left out",
    ],
)
DECK, _, HAND, _, DISCARD, _, LAID, _, ROW, GUARD_ROW, BOX, LEFT_OUT = range(12)
"""Places of a seat come in pairs: `HAND + seat`. LAID holds cards that are not yet part of the row, LEFT_OUT the
guardians that a strict game is dealt without."""

WINNERS = axis("winner", ["tie", "A", "B", "both"])
"""Who wins a clash, as bits of seats."""
TIE, BOTH = 0, 3

KINDS = axis(
    "kind", ["plus", "minus", "late", "duration", "free", "unicorn", *(f"demand {f}" for f in FACTIONS.points)]
)
PLUS, MINUS, LATE, DURATION, FREE, PROMISE, DEMAND = range(7)
"""What can wait for the next card: tokens, the Engineer's late token, the Librarian's free one, the Unicorn's
seal, and the Blackmailer's demand of a faction (`DEMAND + faction`)."""

PHASES = Phases()
PLAY = PHASES("play", parallel=True)
PLAY_OPEN = PHASES("play open")
BUSY = PHASES("busy")
"""No question: it holds only while a step is being played."""
LIBRARIAN_CHOICE = PHASES("librarian", never_forced=True)
DISCARDING = PHASES("discard", never_forced=True)
ANSWER_GUARD = PHASES("answer guard", beat="whoever holds no card of the faction named declines like anybody else")
NAME_FACTION = PHASES("name faction", never_forced=True)
CHOOSE_CARD = PHASES("choose card")
CHOOSE_TOKENS = PHASES("choose tokens", never_forced=True)
COPY = PHASES("copy")
COPY_HAND = PHASES("copy hand", beat="a card discarded unasked would tell that the hand holds no second one that fits")
ACTIVATE = PHASES("activate")
TAKE_BACK = PHASES("take back")
FROM_DISCARD = PHASES("from discard")
UNDER_DECK = PHASES("under deck")
SWAP = PHASES("swap")
KEEP_TOP = PHASES("keep top", never_forced=True)
OVER = PHASES("over")

TOP_NEXT, SET_ASIDE = 1, 2
"""The Basilisk's duty: the top of the deck when the next clash begins, or the card that was set aside for it."""

REASONS = axis(
    "reason",
    [
        "seals",
        "no card",
        "no cards",
        "djinn",
        "mechanical djinn",
        "puppeteer",
        "basilisk",
        "founders day",
        "catacombs",
        "last clash",
    ],
)
(
    BY_SEALS,
    NO_CARD,
    NO_CARDS,
    BY_DJINN,
    BY_MECHANICAL_DJINN,
    BY_PUPPETEER,
    BY_BASILISK,
    BY_FOUNDERS_DAY,
    BY_CATACOMBS,
    LAST_CLASH,
) = range(REASONS.size)

SLOTS = axis("slot", 16)


class State(HasCards):
    """All of a game. A card is a number: 0..15 of seat A by strength, 16..31 of seat B, then the guardians."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    todo: Annotated[Grid, "i1", SLOTS, PARTS, OPEN]

    # The table, as it was set up
    deck_of: Annotated[Row, "i1", FACTIONS, OPEN, Of(DECKS)]
    location: Annotated[int, "i1", OPEN, Of(LOCATIONS)]
    with_guardians: Annotated[int, "i1", OPEN]
    strategic: Annotated[int, "i1", OPEN]
    guardian_on_tie: Annotated[int, "i1", OPEN]
    basilisk_sets_aside: Annotated[int, "i1", OPEN, Since(2)]
    seal_stays: Annotated[int, "i1", OPEN, Since(2)]
    exclusive: Annotated[Row, "i1", FACTIONS, OPEN, Since(2)]
    """Which guardian of the faction is exclusive, from 1; 0: the one that its card says."""

    # Cards and what lies on them
    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    known: Annotated[Row, "i1", PLAYED, OPEN]
    """Seen by the other player in its owner's hand before a card was laid face down."""
    plus: Annotated[Row, "i2", PLAYED, OPEN]
    minus: Annotated[Row, "i2", PLAYED, OPEN]
    duration: Annotated[Row, "i1", PLAYED, OPEN]
    unicorn: Annotated[Row, "i1", PLAYED, OPEN]

    # What waits for the next card, what a card lying face down in the Foggy Swamp will get, and what the card of the
    # current clash is still due
    waiting: Annotated[Grid, "i1", SEATS, KINDS, OPEN]
    carried: Annotated[Grid, "i1", SEATS, KINDS, OPEN]
    due: Annotated[Grid, "i1", SEATS, KINDS, OPEN]
    duty_open: Annotated[Row, "i1", SEATS, OPEN]
    duty_top: Annotated[Row, "i1", SEATS, OPEN]
    """The Basilisk's duty; 2: the card lies aside already."""

    # The clash
    clash: Annotated[int, "i1", OPEN]
    laid: Annotated[Row, "i1", SEATS, OPEN]
    current: Annotated[int, "i1", OPEN, Of(POSITIONS)]
    compared: Annotated[int, "i1", OPEN]
    """The current clash: 0 revealed, its lasting texts not yet in force; 1 being judged first; 2 judged."""
    played: Annotated[Row, "i1", SEATS, OPEN, Of(PLAYED)]
    weaker: Annotated[int, "i1", OPEN, Of(SEATS)]
    swap: Annotated[Row, "i1", SEATS, OPEN]
    """The pair a Toad will exchange, from 1; 0: none."""

    # The question
    asked: Annotated[int, "i1", OPEN, Of(SEATS)]
    doing: Annotated[int, "i1", OPEN, Of(CAUSES)]
    acting: Annotated[int, "i1", OPEN, Of(PLAYED)]
    picked: Annotated[int, "i1", OPEN, Of(PLAYED)]
    named: Annotated[int, "i1", OPEN, Of(FACTIONS)]
    left: Annotated[int, "i1", OPEN]

    # Derived from the row
    clashes: Annotated[int, "i1", OPEN]
    at: Annotated[Grid, "i1", SEATS, POSITIONS, OPEN, Of(PLAYED)]
    winner: Annotated[Row, "i1", POSITIONS, OPEN, Of(WINNERS)]
    seals: Annotated[Row, "i1", PLAYED, OPEN]
    score: Annotated[Row, "i1", SEATS, OPEN]

    # The end
    result: Annotated[int, "i1", OPEN, Of(WINNERS)]
    reason: Annotated[int, "i1", OPEN, Of(REASONS)]

    before: Annotated[Row, "i1", POSITIONS, SCRATCH]
    cards: Annotated[Row, "i4", CARDS, SCRATCH]
    slots: Annotated[Row, "i4", CARDS, SCRATCH]
