"""Every broken invariant in one sentence: cards are conserved, the row is whole, derived fields are right."""

from typing import Any

from deskoherna.games.cardia.derived import derive
from deskoherna.games.cardia.locations import seals_to_win
from deskoherna.games.cardia.material import (
    FOGGY_SWAMP,
    GUARDIAN_FACTION,
    GUARDIANS_IN_ROW,
    GUARDIANS_PER_FACTION,
    MAX_CLASHES,
    STRENGTH_COUNT,
)
from deskoherna.games.cardia.row import owner_of, wins
from deskoherna.games.cardia.state import (
    BOX,
    BUSY,
    CARDS,
    DECK,
    DISCARD,
    FIRST_GUARDIAN,
    GUARD_ROW,
    HAND,
    KINDS,
    LAID,
    LEFT_OUT,
    N_CARDS,
    N_CHARACTERS,
    OVER,
    PHASES,
    PLAY,
    PLAY_OPEN,
    ROW,
    SET_ASIDE,
    State,
)
from deskoherna.kit.state import clone

DERIVED = ("clashes", "at", "winner", "seals", "score")


def faults(s: State) -> list[str]:
    return [*_cards(s), *_row(s), *_tokens(s), *_guardians(s), *_question(s)]


def _name(card: int) -> str:
    return CARDS.points[card]


def _cards(s: State) -> list[str]:
    wrong = []
    for card in range(N_CHARACTERS):
        seat = owner_of(card)
        if s.place[card] not in (DECK + seat, HAND + seat, DISCARD + seat, LAID + seat, ROW):
            wrong.append(f"card {_name(card)} lies in place {s.place[card]}, which is not its owner's")
        open_place = s.place[card] in (ROW, DISCARD + seat)
        if open_place and s.seen[card] != 3:
            wrong.append(f"card {_name(card)} lies open but is not seen by both")
        if s.place[card] == HAND + seat and not s.seen[card] >> seat & 1:
            wrong.append(f"card {_name(card)} is in a hand whose owner has not seen it")
        if s.place[card] in (HAND + seat, DISCARD + seat) and s.rank[card] != 0:
            wrong.append(f"card {_name(card)} has rank {s.rank[card]} where order does not matter")
        if s.place[card] == DECK + seat and s.seen[card] >> (1 - seat) & 1:
            wrong.append(f"card {_name(card)} is in a deck but seen by the other player")
    for seat in range(2):
        own = range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT)
        for place, what in ((DECK, "deck"), (LAID, "laid cards")):
            ranks = sorted(s.rank[c] for c in own if s.place[c] == place + seat)
            if ranks != list(range(len(ranks))):
                wrong.append(f"the {what} of {'AB'[seat]} has ranks {ranks}")
        laid = sum(s.place[c] == LAID + seat for c in own)
        waiting_in_fog = int(s.location == FOGGY_SWAMP and s.clash > 1) if s.phase in (PLAY, PLAY_OPEN) else None
        if waiting_in_fog is not None and laid != s.laid[seat] + waiting_in_fog:
            wrong.append(f"{laid} cards are laid by {'AB'[seat]} instead of {s.laid[seat] + waiting_in_fog}")
        if s.duty_top[seat] == SET_ASIDE and laid == 0:
            wrong.append(f"{'AB'[seat]} has no card set aside")
    return wrong


def _row(s: State) -> list[str]:
    wrong = []
    for seat in range(2):
        ranks = sorted(s.rank[c] for c in range(N_CHARACTERS) if s.place[c] == ROW and owner_of(c) == seat)
        if ranks != list(range(len(ranks))):
            wrong.append(f"the row of {'AB'[seat]} has cards at {[r + 1 for r in ranks]}")
    sizes = [sum(s.place[c] == ROW and owner_of(c) == seat for c in range(N_CHARACTERS)) for seat in range(2)]
    if sizes[0] != sizes[1]:
        wrong.append(f"A has {sizes[0]} cards in the row, B has {sizes[1]}")
    if wrong:
        return wrong
    right: Any = clone(s)
    derive(right)
    for name in DERIVED:
        if getattr(right, name) != getattr(s, name):
            wrong.append(f"{name} is {getattr(s, name)} instead of {getattr(right, name)}")
    if not -1 <= s.current < s.clashes:
        wrong.append(f"the current clash {s.current + 1} is not in the row of {s.clashes}")
    if s.current >= 0 and s.current != s.clashes - 1:
        wrong.append(f"the current clash {s.current + 1} is not the last of {s.clashes}")
    if s.compared not in (0, 2):
        wrong.append("the position rests while a clash is being compared")
    if not 0 < s.clash <= MAX_CLASHES:
        wrong.append(f"clash {s.clash} is out of range")
    return wrong


def _tokens(s: State) -> list[str]:
    wrong = []
    for card in range(N_CHARACTERS):
        amounts = (s.plus[card], s.minus[card], s.duration[card], s.unicorn[card])
        if min(amounts) < 0:
            wrong.append(f"card {_name(card)} has a negative number of tokens: {amounts}")
        if s.place[card] != ROW and max(amounts) > 0:
            wrong.append(f"card {_name(card)} has tokens but does not lie in the row")
        if s.unicorn[card] > 0 and not wins(s, card):
            wrong.append(f"card {_name(card)} has the Unicorn's seal but does not win")
        if s.known[card] not in (0, 1):
            wrong.append(f"known[{_name(card)}] is {s.known[card]}")
    for name in ("waiting", "carried", "due"):
        for seat in range(2):
            for kind, value in enumerate(getattr(s, name)[seat]):
                if value < 0:
                    wrong.append(f"{name}[{'AB'[seat]}][{KINDS.points[kind]}] is {value}")
    return wrong


def _guardians(s: State) -> list[str]:
    wrong = []
    cards = range(FIRST_GUARDIAN, N_CARDS)
    places = {s.place[c] for c in cards}
    if not places <= {GUARD_ROW, BOX, LEFT_OUT}:
        wrong.append(f"a guardian lies in a place of {sorted(places)}")
    in_row = sorted(s.rank[c] for c in cards if s.place[c] == GUARD_ROW)
    wanted = list(range(GUARDIANS_IN_ROW)) if s.with_guardians else []
    if in_row != wanted:
        wrong.append(f"guardians lie at {in_row} instead of {wanted}")
    if any(s.place[c] == BOX and s.seen[c] for c in cards):
        wrong.append("a guardian in the box has been seen")
    if any(s.place[c] == LEFT_OUT and s.seen[c] != 3 for c in cards):
        wrong.append("not everybody knows that a guardian is left out")
    if any(s.seen[c] not in (0, 3) for c in cards):
        wrong.append("a guardian is seen by one player only")
    if any(not 0 <= agreed <= GUARDIANS_PER_FACTION for agreed in s.exclusive):
        wrong.append(f"exclusive is {s.exclusive}")
    if len(cards) != len(GUARDIAN_FACTION):
        wrong.append(f"{len(cards)} guardians instead of {len(GUARDIAN_FACTION)}")
    return wrong


def _question(s: State) -> list[str]:
    wrong = []
    if s.phase == BUSY:
        wrong.append("the position rests while something is still to be resolved")
    if s.phase == OVER:
        if s.result == 0 or s.reason < 0:
            wrong.append("the game is over without a result and its reason")
        if s.n_todo:
            wrong.append("the game is over but something is still to be done")
    else:
        if s.result or s.reason != -1:
            wrong.append("the game goes on but has a result")
        if s.phase in (PLAY, PLAY_OPEN):
            if s.n_todo:
                wrong.append("cards are being laid while something is still to be done")
            if max(s.score) >= seals_to_win(s) and s.score[0] != s.score[1]:
                wrong.append(f"the seals {s.score} should have ended the game")
        elif not s.n_todo:
            wrong.append(f"{PHASES.name(s.phase)} is asked, but nothing follows it")
    if s.phase != PLAY and s.phase != OVER and s.asked not in (0, 1):
        wrong.append(f"{PHASES.name(s.phase)} is asked of nobody")
    return wrong
