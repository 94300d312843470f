"""The cards of the box as types, and as the int tables that the rules read.

Physical cards are numbered 0..127: developments, treasures, advisors, calamities, menaces, each kind's copies in a
row. The two duchy cards are no entries: they never move.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate, chain, repeat
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.kit.material import Fault, Mark, Named, ids_unique, load

N_DEVELOPMENTS, N_TREASURES, N_ADVISORS, N_CALAMITIES, N_MENACES = 70, 10, 14, 8, 26

RESOURCES = "MPGE"
"""Materials, population, gold, exploration: the order of the production steps."""
LETTERS = "MPGEKS"
"""The ordinary resources, then krystallium and soldiers: the slots of a card."""
TYPES = ("structure", "company", "masterpiece", "discovery")
NO_TYPE = -1

Phase = Literal["choice", "planning", "production", "end"]
Type = Literal["structure", "company", "masterpiece", "discovery"]
Amounts = Annotated[str, msgspec.Meta(pattern=r"^([1-9]\d?[MPGEKS]( [1-9]\d?[MPGEKS])*)?$")]
Cubes = Annotated[str, msgspec.Meta(pattern=r"^([1-9][MPGE]( [1-9][MPGE])*)?$")]
Count = Annotated[int, msgspec.Meta(ge=1, le=10)]
Points = Annotated[int, msgspec.Meta(ge=0, le=30)]
Fee = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Development(Named, frozen=True, kw_only=True):
    """A card that can be built: slots, what recycling gives, what completing gives, what it yields and scores."""

    type: Type
    copies: Count
    cost: Amounts
    recycle: Literal["M", "P", "G", "E"]
    bonus: Annotated[str, msgspec.Meta(pattern=r"^([1-9][KS]( [1-9][KS])?)?$")] = ""
    production: Cubes = ""
    production_per: Type | None = None
    points: Points
    points_per: Type | None = None


class Treasure(Named, frozen=True, kw_only=True):
    copies: Count
    recycle: Annotated[str, msgspec.Meta(pattern=r"^(2[MPGE]|1[MPGE] 1[MPGE])$")]
    """Two cubes, of one colour or of two."""


class Advisor(Named, frozen=True, kw_only=True):
    """A card whose ability is code: fee and amount are free, the phase says when the ability works."""

    phase: Phase
    fee: Fee
    amount: Fee
    fewest_players: Literal[1, 2]


class Calamity(Named, frozen=True, kw_only=True):
    copies: Count
    penalty: Fee


class Menace(Named, frozen=True, kw_only=True):
    copies: Count
    penalty: Fee
    fee: Fee


class Duchy(Named, frozen=True, kw_only=True):
    side: Literal["A", "B"]
    production: Cubes
    points: Points
    points_per: Type | None = None


class Step(Named, frozen=True, kw_only=True):
    """A step of a quest: its fee with two players and solo, in the same resource, and its reward."""

    fee: Amounts
    solo_fee: Amounts
    reward: Annotated[str, msgspec.Meta(pattern=r"^([1-9]S|[1-9]K|1 spy|[1-9] calamities)$")]


class Board(Named, frozen=True, kw_only=True):
    step: list[Step]


class Medal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    bronze: int
    silver: int
    gold: int
    mark: Mark


class Plot(Named, frozen=True, kw_only=True):
    """A solo scenario: what lies on the table when it begins."""

    construction: dict[str, int] = msgspec.field(default_factory=dict)
    completed: dict[str, int] = msgspec.field(default_factory=dict)
    advisors: list[str] = msgspec.field(default_factory=list)
    soldiers: Fee = 0


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    development: list[Development]
    treasure: list[Treasure]
    advisor: list[Advisor]
    calamity: Calamity
    menace: list[Menace]
    duchy: list[Duchy]
    board: list[Board]
    medal: list[Medal]
    scenario: list[Plot]


ADVISOR_IDS = (
    "pirate-of-the-five-seas",
    "enlightened-prophet",
    "grey-eminence",
    "renowned-cartographer",
    "master-builder",
    "granary-steward",
    "royal-treasurer",
    "court-alchemist",
    "guildmaster",
    "captain-of-the-guard",
    "royal-chronicler",
    "master-of-illusions",
    "wily-negotiator",
    "saboteur",
)
ADVISOR_PHASES: tuple[Phase, ...] = (
    "production",
    "planning",
    "planning",
    "planning",
    "production",
    "production",
    "production",
    "production",
    "planning",
    "end",
    "end",
    "choice",
    "choice",
    "production",
)
"""When each ability works, as the rules have it."""
MENACE_IDS = ("giant-rat", "vermin", "frost-giant", "shadow", "thief")
DUCHY_IDS = ("teressie-a", "valados-a", "teressie-b", "valados-b")
BOARD_IDS = ("usurper", "northern-lands", "lord-of-doom")
PLOT_IDS = (
    "flood-of-rats",
    "the-prophecy",
    "the-frozen-north",
    "the-last-battle",
    "thieves-guild",
    "surrounded-by-enemies",
)
MEDAL_IDS = ("menaces", "advisors", "quests", *PLOT_IDS)
STEPS_OF_A_BOARD = 4


def amounts(text: str, letters: str = LETTERS) -> list[int]:
    """`3M 1P` -> how many of each letter."""
    row = [0] * len(letters)
    for number, letter in re.findall(r"(\d+)([A-Z])", text):
        row[letters.index(letter)] += int(number)
    return row


def _ordered(name: str, entries: Iterable[Named], ids: tuple[str, ...]) -> Iterator[Fault]:
    """The abilities of these are code, so their ids and order are fixed."""
    found = tuple(e.id for e in entries)
    for i, (a, b) in enumerate(zip(found, ids, strict=False)):
        if a != b:
            yield f"{name}[{i}].id", f"{a!r} instead of {b!r}"
    if len(found) != len(ids):
        yield name, f"{len(found)} entries instead of {len(ids)}"


def check(box: Box) -> Iterator[Fault]:
    """The counts of the box, and everything the rules rely on."""
    yield from ids_unique("development", box.development)
    yield from ids_unique("treasure", box.treasure)
    yield from _ordered("advisor", box.advisor, ADVISOR_IDS)
    for i, (advisor, phase) in enumerate(zip(box.advisor, ADVISOR_PHASES, strict=False)):
        if advisor.phase != phase:
            yield f"advisor[{i}].phase", f"{advisor.phase!r}, but the ability of {advisor.id!r} works in {phase!r}"
    yield from _ordered("menace", box.menace, MENACE_IDS)
    yield from _ordered("duchy", box.duchy, DUCHY_IDS)
    yield from _ordered("board", box.board, BOARD_IDS)
    yield from _ordered("scenario", box.scenario, PLOT_IDS)
    for name, total, wanted in (
        ("development", sum(d.copies for d in box.development), N_DEVELOPMENTS),
        ("treasure", sum(t.copies for t in box.treasure), N_TREASURES),
        ("menace", sum(m.copies for m in box.menace), N_MENACES),
        ("calamity", box.calamity.copies, N_CALAMITIES),
    ):
        if total != wanted:
            yield name, f"{total} cards in all instead of {wanted}"
    for i, d in enumerate(box.development):
        if not d.cost:
            yield f"development[{i}].cost", "a card without a cost cannot be built"
        if d.production_per and amounts(d.production, RESOURCES).count(0) != len(RESOURCES) - 1:
            yield f"development[{i}].production", "a multiplied production is one symbol of one resource"
    for i, b in enumerate(box.board):
        if len(b.step) != STEPS_OF_A_BOARD:
            yield f"board[{i}].step", f"{len(b.step)} steps instead of {STEPS_OF_A_BOARD}"
        for j, step in enumerate(b.step):
            for name, fee in (("fee", step.fee), ("solo_fee", step.solo_fee)):
                if amounts(fee).count(0) != len(LETTERS) - 1:
                    yield f"board[{i}].step[{j}].{name}", "a fee asks for one resource"
            if step.solo_fee[-1] != step.fee[-1]:
                reason = f"{step.solo_fee!r}: the solo side asks for the same resource as the fee of two, {step.fee!r}"
                yield f"board[{i}].step[{j}].solo_fee", reason
    if tuple(m.id for m in box.medal) != MEDAL_IDS:
        yield "medal", f"the medals must be {', '.join(MEDAL_IDS)}"
    if len(box.scenario[0].construction) != 1:
        yield "scenario[0].construction", "the Flood of Rats has one kind of card in construction"
    copies = {d.id: d.copies for d in box.development}
    for i, p in enumerate(box.scenario):
        for name, given in (("construction", p.construction), ("completed", p.completed)):
            for card, n in given.items():
                if n > copies.get(card, 0):
                    yield f"scenario[{i}].{name}", f"{n} of {card!r}, but there are {copies.get(card, 0)}"
        for a in p.advisors:
            if a not in ADVISOR_IDS:
                yield f"scenario[{i}].advisors", f"{a!r} is no advisor"


MATERIAL = load("kingdom", Path(__file__).parent / "material.toml", Box, check)
BOX = MATERIAL.facts

# ---------------------------------------------------------------- kinds of cards

KIND_ENTRIES: list[Named] = [*BOX.development, *BOX.treasure, *BOX.advisor, BOX.calamity, *BOX.menace]
KIND_IDS = [e.id for e in KIND_ENTRIES]
N_BUILDABLE = len(BOX.development)
N_RECYCLABLE = N_BUILDABLE + len(BOX.treasure)
FIRST_ADVISOR = N_RECYCLABLE
N_DECKABLE = FIRST_ADVISOR + N_ADVISORS
CALAMITY = N_DECKABLE
FIRST_MENACE = CALAMITY + 1
N_KINDS = len(KIND_ENTRIES)

COPIES: list[int] = [
    *(d.copies for d in BOX.development),
    *(t.copies for t in BOX.treasure),
    *repeat(1, N_ADVISORS),
    N_CALAMITIES,
    *(m.copies for m in BOX.menace),
]
FIRST_CARD: list[int] = [0, *accumulate(COPIES)]
"""The first physical card of a kind; the next kind's first card ends it."""
N_CARDS = FIRST_CARD[-1]
KIND: list[int] = list(chain.from_iterable(repeat(k, n) for k, n in enumerate(COPIES)))
"""The kind of each physical card."""

FIRST_TREASURE_CARD = N_DEVELOPMENTS
FIRST_ADVISOR_CARD = FIRST_TREASURE_CARD + N_TREASURES
FIRST_CALAMITY_CARD = FIRST_ADVISOR_CARD + N_ADVISORS
FIRST_MENACE_CARD = FIRST_CALAMITY_CARD + N_CALAMITIES

# ---------------------------------------------------------------- developments and treasures


def _type(name: str | None) -> int:
    return NO_TYPE if name is None else TYPES.index(name)


N_RESOURCES, N_SLOTS = len(RESOURCES), len(LETTERS)
K, S = LETTERS.index("K"), LETTERS.index("S")
COST: list[list[int]] = [amounts(d.cost) for d in BOX.development]
SLOTS_IN_ALL: list[int] = [sum(row) for row in COST]
TYPE: list[int] = [_type(d.type) for d in BOX.development]
RECYCLE: list[int] = [
    *(RESOURCES.index(d.recycle) for d in BOX.development),
    *(RESOURCES.index(t.recycle[1]) for t in BOX.treasure),
]
"""The resource that recycling a kind gives, or gives first."""
RECYCLE_CUBES: list[int] = [*repeat(1, N_BUILDABLE), *repeat(2, len(BOX.treasure))]
RECYCLE_LAST: list[int] = [*RECYCLE[:N_BUILDABLE], *(RESOURCES.index(t.recycle[-1]) for t in BOX.treasure)]
"""The resource of the last cube: another one where a treasure is of two colours."""
BONUS_K: list[int] = [amounts(d.bonus)[K] for d in BOX.development]
BONUS_S: list[int] = [amounts(d.bonus)[S] for d in BOX.development]
PRODUCTION: list[list[int]] = [amounts(d.production, RESOURCES) for d in BOX.development]
PRODUCTION_PER: list[int] = [_type(d.production_per) for d in BOX.development]
POINTS: list[int] = [d.points for d in BOX.development]
POINTS_PER: list[int] = [_type(d.points_per) for d in BOX.development]

DUCHY_PRODUCTION: list[list[int]] = [amounts(d.production, RESOURCES) for d in BOX.duchy]
DUCHY_POINTS: list[int] = [d.points for d in BOX.duchy]
DUCHY_PER: list[int] = [_type(d.points_per) for d in BOX.duchy]

# Symbols a Thief can cover: first the four of a duchy card, then each printed resource of each development.
SYMBOL_KIND: list[int] = [*repeat(-1, N_RESOURCES), *(k for k, row in enumerate(PRODUCTION) for n in row if n)]
SYMBOL_RESOURCE: list[int] = [*range(N_RESOURCES), *(r for row in PRODUCTION for r, n in enumerate(row) if n)]
N_SYMBOLS = len(SYMBOL_KIND)

# ---------------------------------------------------------------- danger, advisors, quests, scenarios

CALAMITY_PENALTY = BOX.calamity.penalty
PENALTY: list[int] = [m.penalty for m in BOX.menace]
MENACE_FEE: list[int] = [m.fee for m in BOX.menace]
N_MENACE_KINDS = len(MENACE_IDS)
RAT, VERMIN, GIANT, SHADOW, THIEF = range(N_MENACE_KINDS)
DECKS = ("rats", "giants", "shadows", "thieves")
DECK_MENACE: list[int] = [RAT, GIANT, SHADOW, THIEF]
"""Which menace a menace deck consists of."""
DECK_SIZE = 4
N_VERMIN = COPIES[FIRST_MENACE + VERMIN]

(
    PIRATE,
    PROPHET,
    EMINENCE,
    CARTOGRAPHER,
    BUILDER,
    STEWARD,
    TREASURER,
    ALCHEMIST,
    GUILDMASTER,
    CAPTAIN,
    CHRONICLER,
    ILLUSIONIST,
    NEGOTIATOR,
    SABOTEUR,
) = range(N_ADVISORS)
ADVISOR_FEE: list[int] = [a.fee for a in BOX.advisor]
LEAST_ADVISOR_FEE = min(ADVISOR_FEE)
ADVISOR_AMOUNT: list[int] = [a.amount for a in BOX.advisor]
ADVISOR_PLAYERS: list[int] = [a.fewest_players for a in BOX.advisor]
STEP_ADVISOR: list[int] = [BUILDER, STEWARD, TREASURER, PIRATE]
"""Who yields more in which production step."""

N_BOARDS = len(BOARD_IDS)
STEP_ENTRIES: list[Step] = [step for b in BOX.board for step in b.step]
N_STEPS = len(STEP_ENTRIES)
REWARD_SOLDIERS, REWARD_KRYSTALLIUM, REWARD_SPY, REWARD_CALAMITIES = range(4)


def _fee(text: str) -> tuple[int, int]:
    row = amounts(text)
    return next((letter, n) for letter, n in enumerate(row) if n)


def _reward(text: str) -> int:
    return next(i for i, end in enumerate(("S", "K", "spy", "calamities")) if text.endswith(end))


STEP_PAYS: list[int] = [_fee(step.fee)[0] for step in STEP_ENTRIES]
"""What a step asks for: a letter's place in LETTERS (the solo side asks for the same)."""
STEP_FEE: list[list[int]] = [
    [_fee(step.solo_fee)[1] for step in STEP_ENTRIES],
    [_fee(step.fee)[1] for step in STEP_ENTRIES],
]
"""How much: by players - 1, then step."""
STEP_REWARD: list[int] = [_reward(step.reward) for step in STEP_ENTRIES]
STEP_AMOUNT: list[int] = [int(re.findall(r"\d+", step.reward)[0]) for step in STEP_ENTRIES]

N_PLOTS = len(PLOT_IDS)
NO_PLOT, FLOOD, PROPHECY, NORTH, BATTLE, GUILD, SURROUNDED = range(N_PLOTS + 1)
FARM = KIND_IDS.index(next(iter(BOX.scenario[0].construction)))
"""The kind that breeds Vermin in the first scenario (R43)."""


def _given(given: dict[str, int]) -> list[int]:
    row = [0] * N_DEVELOPMENTS
    for card, n in given.items():
        first = FIRST_CARD[KIND_IDS.index(card)]
        row[first : first + n] = [1] * n
    return row


GIVEN: list[list[int]] = [[0] * N_DEVELOPMENTS, *(_given(p.construction) for p in BOX.scenario)]
"""By scenario (0: none): the physical cards that lie in construction at the start and must be completed."""
GIVEN_DONE: list[list[int]] = [[0] * N_DEVELOPMENTS, *(_given(p.completed) for p in BOX.scenario)]
GIVEN_ADVISOR: list[list[int]] = [
    [0] * N_ADVISORS,
    *([int(a in p.advisors) for a in ADVISOR_IDS] for p in BOX.scenario),
]
GIVEN_SOLDIERS: list[int] = [0, *(p.soldiers for p in BOX.scenario)]
MEDALS: list[list[int]] = [[m.bronze, m.silver, m.gold] for m in BOX.medal]
"""Bronze, silver, gold: the three modules, then the six scenarios."""
