"""What a viewer is shown: built from what the viewer may see, never cut out of the whole."""

from typing import Annotated, Any

import msgspec

from deskoherna.games.cardia.guardians import is_exclusive
from deskoherna.games.cardia.locations import seals_to_win
from deskoherna.games.cardia.material import (
    AUCTION_HOUSE,
    CATACOMBS,
    FACTION_IDS,
    FOGGY_SWAMP,
    GUARDIAN_FACTION,
    LASTING,
    LOCATION_AMOUNT,
    SENATE,
    STRENGTH_COUNT,
)
from deskoherna.games.cardia.prompts import cause_point, prompt
from deskoherna.games.cardia.row import character_of, faction_of, owner_of, strength_of
from deskoherna.games.cardia.rules import actors
from deskoherna.games.cardia.state import (
    CHARACTERS,
    DECK,
    DECKS,
    DEMAND,
    DISCARD,
    DURATION,
    FACTIONS,
    FIRST_GUARDIAN,
    FREE,
    GUARD_ROW,
    GUARDIANS,
    HAND,
    LAID,
    LATE,
    LOCATIONS,
    MINUS,
    N_CARDS,
    OVER,
    PHASES,
    PLUS,
    PROMISE,
    REASONS,
    State,
)
from deskoherna.kit import view as kit
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import Say, one_of, target_of

Faction = Annotated[str, one_of(FACTIONS)]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A character card whose face the viewer sees. Moves name it by `strength:<n>`, and in the row by its seat too."""

    seat: int
    strength: int
    """As printed."""
    character: Annotated[str, one_of(CHARACTERS)]
    faction: Faction
    lasting: bool


class HandCard(Card, frozen=True, kw_only=True):
    """A card of a hand, with what a standing rule would do to it if it were laid now."""

    tags: list[Say] = []


class RowCard(Card, frozen=True, kw_only=True):
    """A card in the row and all that lies on it."""

    now: int
    """Current strength."""
    plus: int
    minus: int
    duration: int
    seals: int
    unicorn: int
    """Seals that the Unicorn added."""
    wins: bool
    in_force: bool
    """A lasting effect that holds."""


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """One position of the row, by seat."""

    position: int
    cards: list[RowCard]
    winners: list[int]
    current: bool


class LaidCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card laid and not yet resolved; without a face for those who do not see it."""

    position: int
    card: Card | None
    face_up: bool


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """What waits for the next card of a seat."""

    plus: int
    minus: int
    late: int
    duration: int
    free: int
    seal: int
    demands: list[Faction]
    """Factions the Blackmailer named, one entry a demand."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's side of the table."""

    seat: int
    score: int
    hand_count: int
    hand: list[HandCard]
    """The cards the viewer sees: all of the own hand, those of the other that have been shown."""
    deck_count: int
    deck_known: list[Card | None]
    """From the top; None for a back."""
    discard: list[Card]
    laid: list[LaidCard]
    has_laid: bool
    waiting: Waiting
    carried: Waiting
    """What a card lying face down in the Foggy Swamp will get."""
    due: Waiting
    """What the card of the current clash is still due."""
    must_play_open: bool
    must_play_top: bool


class GuardianView(msgspec.Struct, frozen=True, kw_only=True):
    """A guardian at its position; face down, only its faction is known."""

    position: int
    faction: Faction
    guardian: Annotated[str, one_of(GUARDIANS)] | None
    exclusive: bool | None
    met: bool
    """The guardian of the current clash."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is being asked: by which card or rule, and what has been said so far."""

    asked: int
    cause: Annotated[str, target_of(CHARACTERS, GUARDIANS, LOCATIONS)]
    """`character:judge`, `guardian:cat`, `location:scrapyard`."""
    acting: Card | None
    picked: Card | None
    named: Faction | None
    left: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Who stands first (both: a draw), and why the game is over."""

    winners: list[int]
    reason: Annotated[str, one_of(REASONS)]


class View(kit.View, frozen=True, kw_only=True):
    """A table of Cardia."""

    clash: int
    """The number of the clash being played, counted through the game."""
    next_position: int
    """Where the next card comes to lie."""
    current: int | None
    seats: list[SeatView]
    row: list[Clash]
    guardians: list[GuardianView]
    location: Annotated[str, one_of(LOCATIONS)] | None
    decks: dict[Faction, Annotated[str, one_of(*DECKS.points)]]
    seals_needed: int
    question: Question | None
    swaps: list[int | None]
    """The pair each seat's Toad will exchange (its first position)."""
    result: Result | None


def sees(s: State, viewer: int, card: int) -> bool:
    return viewer == ALL or (viewer >= 0 and bool(s.seen[card] >> viewer & 1)) or s.seen[card] == 3


def facts(s: State, card: int) -> dict[str, Any]:
    character = character_of(s, card)
    return {
        "seat": owner_of(card),
        "strength": card % STRENGTH_COUNT + 1,
        "character": CHARACTERS.ids[character],
        "faction": FACTION_IDS[faction_of(card)],
        "lasting": bool(LASTING[character]),
    }


def own_cards(seat: int) -> range:
    return range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT)


def in_place(s: State, seat: int, place: int) -> list[int]:
    """A seat's cards in a place, from the top of a pile."""
    return sorted((c for c in own_cards(seat) if s.place[c] == place + seat), key=lambda c: (-s.rank[c], c))


def tags(s: State, seat: int, card: int) -> list[Say]:
    """What would happen to a hand card laid now: waiting tokens, Senate, Catacombs, Auction House."""
    found: list[Say] = []
    waiting = s.waiting[seat]
    if waiting[PLUS]:
        found.append(Say("tag-plus", {"number": waiting[PLUS]}))
    if waiting[MINUS]:
        found.append(Say("tag-minus", {"number": waiting[MINUS]}))
    if waiting[DURATION]:
        found.append(Say("tag-duration"))
    if s.clashes == 0:
        return found
    before = s.at[seat][s.clashes - 1]
    if faction_of(card) == faction_of(before):
        if s.location == SENATE:
            found.append(Say("tag-senate", {"number": LOCATION_AMOUNT[SENATE]}))
        if s.location == CATACOMBS:
            found.append(Say("tag-catacombs"))
    laid = card % STRENGTH_COUNT + 1 + waiting[PLUS] - waiting[MINUS]
    if s.location == AUCTION_HOUSE and laid < strength_of(s, before):
        found.append(Say("tag-auction"))
    return found


def row_card(s: State, card: int) -> RowCard:
    won = bool(s.winner[s.rank[card]] >> owner_of(card) & 1)
    return RowCard(
        **facts(s, card),
        now=strength_of(s, card),
        plus=s.plus[card],
        minus=s.minus[card],
        duration=s.duration[card],
        seals=s.seals[card],
        unicorn=s.unicorn[card],
        wins=won,
        in_force=bool(LASTING[character_of(s, card)] and s.duration[card]),
    )


def clash(s: State, position: int) -> Clash:
    winners = [seat for seat in range(2) if s.winner[position] >> seat & 1]
    return Clash(
        position=position + 1,
        cards=[row_card(s, s.at[seat][position]) for seat in range(2)],
        winners=winners,
        current=position == s.current,
    )


def waiting_view(row: list[int]) -> Waiting:
    demands = [FACTION_IDS[f] for f in range(len(FACTION_IDS)) for _ in range(row[DEMAND + f])]
    return Waiting(
        plus=row[PLUS],
        minus=row[MINUS],
        late=row[LATE],
        duration=row[DURATION],
        free=row[FREE],
        seal=row[PROMISE],
        demands=demands,
    )


def laid_view(s: State, viewer: int, seat: int) -> list[LaidCard]:
    """Cards on the table that are not yet part of the row, the older first."""
    return [
        LaidCard(
            position=s.clashes + 1 + s.rank[c],
            card=Card(**facts(s, c)) if sees(s, viewer, c) else None,
            face_up=s.seen[c] == 3,
        )
        for c in reversed(in_place(s, seat, LAID))
    ]


def seat_view(s: State, viewer: int, seat: int) -> SeatView:
    hand = in_place(s, seat, HAND)
    deck = in_place(s, seat, DECK)
    shown = [c for c in hand if sees(s, viewer, c)]
    own = viewer in (seat, ALL)
    return SeatView(
        seat=seat,
        score=s.score[seat],
        hand_count=len(hand),
        hand=[HandCard(**facts(s, c), tags=tags(s, seat, c) if own and s.phase != OVER else []) for c in shown],
        deck_count=len(deck),
        deck_known=[Card(**facts(s, c)) if sees(s, viewer, c) else None for c in deck],
        discard=[Card(**facts(s, c)) for c in in_place(s, seat, DISCARD)],
        laid=laid_view(s, viewer, seat),
        has_laid=bool(s.laid[seat]),
        waiting=waiting_view(s.waiting[seat]),
        carried=waiting_view(s.carried[seat]),
        due=waiting_view(s.due[seat]),
        must_play_open=bool(s.duty_open[seat]),
        must_play_top=bool(s.duty_top[seat]),
    )


def guardian_view(s: State, viewer: int, card: int) -> GuardianView:
    guardian = card - FIRST_GUARDIAN
    up = sees(s, viewer, card)
    return GuardianView(
        position=2 * s.rank[card] + 2,
        faction=FACTION_IDS[GUARDIAN_FACTION[guardian]],
        guardian=GUARDIANS.ids[guardian] if up else None,
        exclusive=is_exclusive(s, guardian) if up else None,
        met=2 * s.rank[card] + 1 == s.current,
    )


def question(s: State) -> Question | None:
    if s.doing < 0 or s.asked < 0:
        return None
    return Question(
        asked=s.asked,
        cause=cause_point(s.doing),
        acting=Card(**facts(s, s.acting)) if s.acting >= 0 else None,
        picked=Card(**facts(s, s.picked)) if s.picked >= 0 else None,
        named=FACTION_IDS[s.named] if s.named >= 0 else None,
        left=s.left,
    )


def view(s: State, viewer: int) -> View:
    bits = actors(s)
    guardians = sorted((c for c in range(FIRST_GUARDIAN, N_CARDS) if s.place[c] == GUARD_ROW), key=lambda c: s.rank[c])
    result = None
    if s.phase == OVER:
        result = Result(winners=[i for i in range(2) if s.result >> i & 1], reason=REASONS.ids[s.reason])
    return View(
        phase=PHASES.id(s.phase),
        actors=[i for i in range(2) if bits >> i & 1],
        prompt=prompt(s, viewer),
        clash=s.clash,
        next_position=s.clashes + 1 + (1 if s.location == FOGGY_SWAMP and s.clash > 1 else 0),
        current=s.current + 1 if s.current >= 0 else None,
        seats=[seat_view(s, viewer, seat) for seat in range(2)],
        row=[clash(s, p) for p in range(s.clashes)],
        guardians=[guardian_view(s, viewer, c) for c in guardians],
        location=LOCATIONS.ids[s.location] if s.location >= 0 else None,
        decks={f: DECKS.points[s.deck_of[i]] for i, f in enumerate(FACTION_IDS)},
        seals_needed=seals_to_win(s),
        question=question(s),
        swaps=[x if x > 0 else None for x in s.swap],
        result=result,
    )
