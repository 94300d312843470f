"""What a viewer is shown: built from what the viewer may see, never cut out of the whole."""

from typing import Annotated

import msgspec

from deskoherna.games.kingdom.advisors import is_ready
from deskoherna.games.kingdom.choice import PICKS_ALONE, TURNS, first_player
from deskoherna.games.kingdom.construction import is_given
from deskoherna.games.kingdom.kinds import copies, is_up
from deskoherna.games.kingdom.material import (
    BOARD_IDS,
    CALAMITY,
    COST,
    DUCHY_IDS,
    DUCHY_PRODUCTION,
    FIRST_ADVISOR,
    FIRST_CARD,
    FIRST_MENACE,
    KIND,
    KIND_IDS,
    LETTERS,
    MEDALS,
    MENACE_FEE,
    N_ADVISORS,
    N_BUILDABLE,
    N_CARDS,
    N_DEVELOPMENTS,
    N_MENACE_KINDS,
    N_RESOURCES,
    PENALTY,
    PRODUCTION,
    STEP_AMOUNT,
    STEP_ENTRIES,
    STEP_PAYS,
    STEPS_OF_A_BOARD,
    TYPE,
    TYPES,
)
from deskoherna.games.kingdom.menaces import frozen_cards, may_fight, may_free
from deskoherna.games.kingdom.production import tokens_on
from deskoherna.games.kingdom.prompts import prompt
from deskoherna.games.kingdom.quests import can_pay, fee_of, last_step
from deskoherna.games.kingdom.rules import actors, medal, points, standing
from deskoherna.games.kingdom.scoring import (
    basic_points,
    combination_points,
    fails_alone,
    medal_row,
    penalties,
)
from deskoherna.games.kingdom.state import (
    ADVISED,
    AREA,
    BESIEGING,
    BOARDS,
    BUILDINGS,
    CUBES,
    DANGER,
    DANGER_CODE,
    DECK,
    DISCARD,
    DUCHIES,
    DUCHY,
    FIND,
    HAND,
    KINDS,
    LETTER_NAMES,
    LOOKED,
    MENACE_DECKS,
    N_AREAS,
    N_ROUNDS,
    OVER,
    PHASES,
    PLANNING,
    PLOTS,
    RESOURCES,
    SEARCH,
    SELECTED,
    SITE,
    STEP_M,
    STEPS,
    SYMBOLS,
    TYPE_AXIS,
    VERMIN_PILE,
    State,
)
from deskoherna.kit import view as kit
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import one_of

MEDAL_NAMES = ("none", "bronze", "silver", "gold")

CardId = Annotated[str, one_of(KINDS)]
Resource = Annotated[str, one_of(RESOURCES)]
Module = Annotated[str, one_of("menaces", "advisors", "quests")]


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a row. Without `card` the viewer does not know it; face down, `laid_by` says whose trap it is."""

    card: CardId | None
    up: bool
    spot: int
    """Its place in the row, from 1, as a spy names it."""
    laid_by: int | None


class BuildingView(msgspec.Struct, frozen=True, kw_only=True):
    """A card under construction. Amounts stand in the order M, P, G, E, krystallium, soldiers."""

    building: Annotated[str, one_of(BUILDINGS)]
    card: CardId
    cost: list[int]
    filled: list[int]
    missing: int
    frozen: bool
    given: bool
    """Laid there by a scenario, which is lost without it."""
    may_free: bool
    """A giant holds it, and it could be beaten now."""


class CompletedView(msgspec.Struct, frozen=True, kw_only=True):
    """Completed cards of one kind, the calamities among them."""

    card: CardId
    type: Annotated[str, one_of(TYPE_AXIS, "calamity")]
    count: int
    production: list[int]
    covered: list[int]
    """Stolen tokens on their symbols, by resource."""


class MenaceView(msgspec.Struct, frozen=True, kw_only=True):
    card: CardId
    count: int
    alone: int
    """Giants without a card under them."""
    penalty: int
    fee: int
    may_fight: bool


class AdvisorView(msgspec.Struct, frozen=True, kw_only=True):
    card: CardId
    used: bool
    ready: bool
    """Not used in this round, and the fee is there."""


class ScoreView(msgspec.Struct, frozen=True, kw_only=True):
    basic: int
    combinations: int
    extra: int
    penalties: int
    total: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A duchy and all that belongs to it. Amounts by resource stand in the order M, P, G, E."""

    seat: int
    duchy: Annotated[str, one_of(DUCHIES)]
    duchy_production: list[int]
    duchy_covered: list[int]
    production: list[int]
    """What the next steps would yield as the duchy stands now."""
    types: dict[Annotated[str, one_of(TYPE_AXIS)], int]
    hand_count: int
    hand: list[CardId]
    """The own hand, sorted; empty for others."""
    selected: list[CardView]
    construction: list[BuildingView]
    completed: list[CompletedView]
    menaces: list[MenaceView]
    menaces_deck: Annotated[str, one_of(MENACE_DECKS)] | None
    advisors: list[AdvisorView]
    looking_at: list[CardId]
    """Cards only this seat is looking at."""
    looking: int
    soldiers: int
    training: int
    krystallium: int
    laboratory: list[int]
    crucible: int
    cubes: int
    cubes_of: Annotated[str, one_of(CUBES)] | None
    traps: int
    spies: int
    spies_owned: int
    sabotages: bool
    done: bool
    score: ScoreView


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    """A production step: what was counted, or what would be counted now."""

    resource: Resource
    state: Annotated[str, one_of("past", "now", "next")]
    volumes: list[int]
    winner: int | None


class QuestStepView(msgspec.Struct, frozen=True, kw_only=True):
    step: Annotated[str, one_of(STEPS)]
    pays: Annotated[str, one_of(*LETTERS)]
    fee: int
    reward: str
    amount: int
    last: bool
    done_by: list[int]
    payable_by: list[int]


class QuestView(msgspec.Struct, frozen=True, kw_only=True):
    quest: Annotated[str, one_of(BOARDS)]
    steps: list[QuestStepView]
    prize: int | None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    winners: list[int]
    medal: Annotated[str, one_of(*MEDAL_NAMES)]
    lost: bool
    """Alone: a condition of the module or the scenario was not met."""


class View(kit.View, frozen=True, kw_only=True):
    """A table of Kingdom."""

    round: int
    rounds: int
    first: int
    starters: list[int]
    """Who starts each round."""
    turn: int
    turns: int
    offered: int
    module: list[Module]
    scenario: Annotated[str, one_of(PLOTS)]
    medals: list[int]
    areas: list[list[CardView]]
    deck_count: int
    deck_top: CardId | None
    danger_count: int
    discard_count: int
    discard: dict[CardId, int]
    """Face-up discards by card; those discarded face down are only counted."""
    vermin_left: int
    danger_cubes: int
    searched: bool
    searching: int | None
    need: int
    swapping: CardId | None
    steps: list[StepView]
    quests: list[QuestView]
    seats: list[SeatView]
    result: Result | None


def sees(s: State, viewer: int, card: int) -> bool:
    return viewer == ALL or is_up(s, card) or (viewer >= 0 and bool(s.seen[card] >> viewer & 1))


def lying(s: State, place: int) -> list[int]:
    """Cards of a place in the order of the row."""
    return sorted((c for c in range(N_CARDS) if s.place[c] == place), key=lambda c: (s.rank[c], c))


def row_view(s: State, viewer: int, place: int) -> list[CardView]:
    found = []
    for i, c in enumerate(lying(s, place)):
        up = is_up(s, c)
        code = s.dealt[c]
        by = (code - 1) // N_ROUNDS if 0 < code < DANGER_CODE and not up else None
        found.append(CardView(card=KIND_IDS[KIND[c]] if sees(s, viewer, c) else None, up=up, spot=i + 1, laid_by=by))
    return found


def building_view(s: State, seat: int, card: int) -> BuildingView:
    cost, filled = COST[KIND[card]], s.filled[card]
    return BuildingView(
        building=BUILDINGS.ids[card],
        card=KIND_IDS[KIND[card]],
        cost=list(cost),
        filled=list(filled),
        missing=sum(cost) - sum(filled),
        frozen=bool(s.frozen[card]),
        given=is_given(s, card),
        may_free=may_free(s, seat, card),
    )


def covered(s: State, seat: int, kind: int) -> list[int]:
    """Stolen tokens on the symbols of a kind (-1: the duchy card), by resource."""
    name = "the-duchy" if kind < 0 else KIND_IDS[kind]
    row = [0] * N_RESOURCES
    for r in range(N_RESOURCES):
        point = f"{LETTER_NAMES[r]}-of-{name}"
        if point in SYMBOLS.ids:
            row[r] = tokens_on(s, seat, SYMBOLS.ids.index(point))
    return row


def completed_view(s: State, seat: int) -> list[CompletedView]:
    found = []
    for kind in (*range(N_BUILDABLE), CALAMITY):
        n = copies(s, DUCHY + seat, kind)
        if n and kind == CALAMITY:
            found.append(
                CompletedView(
                    card=KIND_IDS[kind],
                    type="calamity",
                    count=n,
                    production=[0] * N_RESOURCES,
                    covered=[0] * N_RESOURCES,
                )
            )
        elif n:
            found.append(
                CompletedView(
                    card=KIND_IDS[kind],
                    type=TYPES[TYPE[kind]],
                    count=n,
                    production=list(PRODUCTION[kind]),
                    covered=covered(s, seat, kind),
                )
            )
    return found


def menace_view(s: State, seat: int) -> list[MenaceView]:
    found = []
    for menace in range(N_MENACE_KINDS):
        kind = FIRST_MENACE + menace
        n = copies(s, BESIEGING + seat, kind)
        if n:
            alone = n - frozen_cards(s, seat) if KIND_IDS[kind] == "frost-giant" else 0
            found.append(
                MenaceView(
                    card=KIND_IDS[kind],
                    count=n,
                    alone=alone,
                    penalty=PENALTY[menace],
                    fee=MENACE_FEE[menace],
                    may_fight=may_fight(s, seat, menace),
                )
            )
    return found


def score_view(s: State, seat: int) -> ScoreView:
    return ScoreView(
        basic=basic_points(s, seat),
        combinations=combination_points(s, seat),
        extra=s.extra[seat],
        penalties=penalties(s, seat),
        total=points(s, seat),
    )


def seat_view(s: State, viewer: int, seat: int) -> SeatView:
    own = viewer in (seat, ALL)
    hand, looked = lying(s, HAND + seat), lying(s, LOOKED + seat)
    advisors = [
        AdvisorView(card=KIND_IDS[FIRST_ADVISOR + i], used=bool(s.used[i]), ready=is_ready(s, seat, i))
        for i in range(N_ADVISORS)
        if s.place[FIRST_CARD[FIRST_ADVISOR + i]] == ADVISED + seat
    ]
    return SeatView(
        seat=seat,
        duchy=DUCHY_IDS[s.duchy[seat]],
        duchy_production=list(DUCHY_PRODUCTION[s.duchy[seat]]),
        duchy_covered=covered(s, seat, -1),
        production=list(s.yields[seat]),
        types=dict(zip(TYPES, s.owned[seat], strict=True)),
        hand_count=len(hand),
        hand=[KIND_IDS[KIND[c]] for c in hand] if own else [],
        selected=row_view(s, viewer, SELECTED + seat),
        construction=[building_view(s, seat, c) for c in range(N_DEVELOPMENTS) if s.place[c] == SITE + seat],
        completed=completed_view(s, seat),
        menaces=menace_view(s, seat),
        menaces_deck=MENACE_DECKS.points[s.deck_of[seat]] if s.deck_of[seat] >= 0 else None,
        advisors=advisors,
        looking_at=[KIND_IDS[KIND[c]] for c in looked] if own else [],
        looking=len(looked),
        soldiers=s.soldiers[seat],
        training=s.training[seat],
        krystallium=s.krystallium[seat],
        laboratory=list(s.laboratory[seat]),
        crucible=s.crucible[seat],
        cubes=s.cubes[seat],
        cubes_of=LETTER_NAMES[s.colour[seat]] if s.cubes[seat] else None,
        traps=s.traps[seat],
        spies=s.spies[seat],
        spies_owned=s.spies_owned[seat],
        sabotages=bool(s.sabotage[seat]),
        done=bool(s.done[seat]),
        score=score_view(s, seat),
    )


def step_view(s: State, r: int) -> StepView:
    """Counted steps as they were; the coming ones as the duchies stand now."""
    now = s.phase - STEP_M
    if s.phase < PLANNING or now < r:
        state, rows = "next", s.yields
    else:
        state, rows = ("now" if now == r else "past"), s.volume
    winner = s.supreme[r] if state != "next" and s.supreme[r] >= 0 else None
    return StepView(
        resource=LETTER_NAMES[r], state=state, volumes=[rows[seat][r] for seat in range(s.seats)], winner=winner
    )


def quest_view(s: State, board: int) -> QuestView:
    steps = []
    for step in range(board * STEPS_OF_A_BOARD, (board + 1) * STEPS_OF_A_BOARD):
        done = [seat for seat in range(s.seats) if s.quest_done[seat][step]]
        payable = [seat for seat in range(s.seats) if seat not in done and can_pay(s, seat, step)]
        steps.append(
            QuestStepView(
                step=STEP_ENTRIES[step].id,
                pays=LETTERS[STEP_PAYS[step]],
                fee=fee_of(s, step),
                reward=STEP_ENTRIES[step].reward.split()[-1].lstrip("0123456789"),
                amount=STEP_AMOUNT[step],
                last=step == last_step(board),
                done_by=done,
                payable_by=payable,
            )
        )
    return QuestView(quest=BOARD_IDS[board], steps=steps, prize=s.prize[board] if s.prize[board] >= 0 else None)


def discards(s: State) -> dict[str, int]:
    found: dict[str, int] = {}
    for c in lying(s, DISCARD):
        if is_up(s, c):
            found[KIND_IDS[KIND[c]]] = found.get(KIND_IDS[KIND[c]], 0) + 1
    return dict(sorted(found.items()))


def modules(s: State) -> list[str]:
    return [name for name, on in (("menaces", s.menaces), ("advisors", s.advisors), ("quests", s.quests)) if on]


def result_view(s: State) -> Result | None:
    if s.phase != OVER:
        return None
    alone = s.seats == 1
    return Result(
        winners=[seat for seat in range(s.seats) if standing(s, seat) == 1],
        medal=MEDAL_NAMES[medal(s)] if alone else "none",
        lost=alone and fails_alone(s),
    )


def view(s: State, viewer: int) -> View:
    bits = actors(s)
    tops = lying(s, DECK) if s.seats == 1 else []
    top = tops[-1] if tops and is_up(s, tops[-1]) else None
    return View(
        phase=PHASES.id(s.phase),
        actors=[i for i in range(s.seats) if bits >> i & 1],
        prompt=prompt(s, viewer),
        round=s.round,
        rounds=N_ROUNDS,
        first=first_player(s),
        starters=[r % s.seats for r in range(N_ROUNDS)],
        turn=s.turn + 1,
        turns=TURNS if s.seats == 2 else PICKS_ALONE,
        offered=s.offered,
        module=modules(s),
        scenario=PLOTS.ids[s.scenario],
        medals=list(MEDALS[medal_row(s)]) if s.seats == 1 else [],
        areas=[row_view(s, viewer, AREA + a) for a in range(N_AREAS)],
        deck_count=s.place.count(DECK),
        deck_top=KIND_IDS[KIND[top]] if top is not None else None,
        danger_count=s.place.count(DANGER) if s.round else 0,
        discard_count=s.place.count(DISCARD),
        discard=discards(s),
        vermin_left=s.place.count(VERMIN_PILE),
        danger_cubes=s.danger_cubes,
        searched=bool(s.searched),
        searching=s.area + 1 if s.phase in (SEARCH, FIND) else None,
        need=s.need,
        swapping=KIND_IDS[s.swapping] if s.swapping >= 0 else None,
        steps=[step_view(s, r) for r in range(N_RESOURCES)],
        quests=[quest_view(s, b) for b in range(len(BOARD_IDS)) if s.boards[b]],
        seats=[seat_view(s, viewer, seat) for seat in range(s.seats)],
        result=result_view(s),
    )
