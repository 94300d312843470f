"""A clash from laying the cards to the draw: its stages in order (sheet c3, c8, d2, g17)."""

from deskoherna.games.cardia.choices import activate
from deskoherna.games.cardia.events import BLACKMAILED, CLASH_BEGINS, LAYS_FACE_DOWN, REVEALS
from deskoherna.games.cardia.guardians import meet_guardian, turn_up
from deskoherna.games.cardia.judgement import check_mechanical_djinns, finish, seals_decide
from deskoherna.games.cardia.laying import can_play, lay, lay_top
from deskoherna.games.cardia.locations import at_reveal, draw_after_clash, offer_observatory, seals_to_win
from deskoherna.games.cardia.material import AMOUNT, BLACKMAILER, FOGGY_SWAMP, LIBRARIAN, MAX_CLASHES, STRENGTH_COUNT
from deskoherna.games.cardia.piles import BOTH_SEATS, is_in_hand, laid_card, lay_in_row, modify, prolong
from deskoherna.games.cardia.questions import answered, ask
from deskoherna.games.cardia.row import N_FACTIONS, NONE, card_of, character_of, faction_of, hand_count, strength_of
from deskoherna.games.cardia.state import (
    BUSY,
    BY_SEALS,
    DEMAND,
    DURATION,
    FREE,
    HAND,
    LAST_CLASH,
    LATE,
    LIBRARIAN_CHOICE,
    MINUS,
    N_CHARACTERS,
    NO_CARD,
    NO_CARDS,
    PHASES,
    PLAY,
    PLAY_OPEN,
    PLUS,
    PROMISE,
    STRENGTHS,
    State,
)
from deskoherna.games.cardia.tasks import (
    DO_DISCARD,
    DO_EVALUATE,
    DO_STAGE,
    STAGE_BLACKMAIL,
    STAGE_COMPARE,
    STAGE_DRAW,
    STAGE_EFFECT,
    STAGE_ENGINEER,
    STAGE_GUARDIAN,
    STAGE_LIBRARIAN,
    STAGE_MECHANICAL,
    STAGE_NEXT,
    STAGE_OBSERVE,
    STAGE_REVEAL,
    STAGE_SEALS,
    STAGE_TURN_UP,
    STAGES,
    TASKS,
)
from deskoherna.kit.declare import hidden, only_when, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import push

__rules__ = True

N_KINDS = DEMAND + N_FACTIONS


# ---------------------------------------------------------------- phase 1: laying the cards


@STAGES.does(STAGE_NEXT)
def begin_clash(s: State) -> None:
    """Who cannot play has lost; duties are met first; then both choose."""
    s.current = s.weaker = NONE
    s.compared = 0
    s.played[0] = s.played[1] = NONE
    s.due[0][PROMISE] = s.due[1][PROMISE] = 0
    s.laid[0] = s.laid[1] = 0
    able = (can_play(s, 0), can_play(s, 1))
    if not able[0] and not able[1]:
        seals_decide(s, NO_CARDS)
        return
    if not able[0] or not able[1]:
        finish(s, 1 if able[0] else 2, NO_CARD)
        return
    s.clash += 1
    tell(s, EVERYBODY, CLASH_BEGINS, s.clash)
    if s.duty_open[0] == 1 and s.duty_open[1] == 1:
        s.duty_open[0] = s.duty_open[1] = 0
    for seat in range(2):
        if s.duty_top[seat] > 0:
            lay_top(s, seat)
    await_cards(s)


def await_cards(s: State) -> None:
    """Ask for the cards still to be laid: a face-up one first, then the others in secret."""
    s.asked = NONE
    if s.laid[0] == 1 and s.laid[1] == 1:
        s.duty_open[0] = s.duty_open[1] = s.duty_top[0] = s.duty_top[1] = 0
        push(s, DO_STAGE, STAGE_REVEAL, 0, 0)
        s.phase = BUSY
        return
    s.phase = PLAY
    for seat in range(2):
        if s.duty_open[seat] == 1 and s.laid[seat] == 0:
            s.phase = PLAY_OPEN
            s.asked = seat


PLAY_A_CARD = hidden("play a card")


@verb("play {}", STRENGTHS, asked=PLAY, seen_as=PLAY_A_CARD, allowed=is_in_hand)
def play_face_down(s: State, seat: int, strength: int) -> None:
    """A card from the hand in secret: it hides which of the cards once seen by the other are left."""
    for c in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        if s.place[c] == HAND + seat and s.seen[c] == BOTH_SEATS:
            s.known[c] = 1
            s.seen[c] = 1 << seat
    tell(s, EVERYBODY, LAYS_FACE_DOWN, seat)
    play_face_up(s, seat, strength)


@PHASES.several(PLAY, PLAY_OPEN)
def has_several(s: State, seat: int) -> bool:
    return hand_count(s, seat) > 1


@verb("play {}", STRENGTHS, asked=PLAY_OPEN, allowed=is_in_hand)
def play_face_up(s: State, seat: int, strength: int) -> None:
    lay(s, seat, card_of(seat, strength))
    await_cards(s)


# ---------------------------------------------------------------- phase 1: the reveal


def reveal(s: State) -> bool:
    """Turn up the clash to be resolved: the cards just laid, in the Foggy Swamp those before. False: there is none."""
    foggy = s.location == FOGGY_SWAMP
    hand_down(s, foggy)
    remember(s, foggy)
    if foggy and laid_card(s, 0, 1) < 0:
        return False
    s.current = s.clashes
    s.clashes += 1
    for seat in range(2):
        reveal_card(s, seat)
    return True


@STAGES.does(STAGE_REVEAL)
def reveal_clash(s: State) -> None:
    """Then the Librarians; with nothing to reveal the clash is over."""
    ready = reveal(s)
    push(s, DO_STAGE, STAGE_LIBRARIAN if ready else STAGE_SEALS, 0, 0)
    if ready:
        at_reveal(s)


def hand_down(s: State, foggy: bool) -> None:
    """What waited for the next card now belongs to the one just laid (c6)."""
    for seat in range(2):
        for kind in range(N_KINDS):
            if foggy:
                s.due[seat][kind] = s.carried[seat][kind]
                s.carried[seat][kind] = s.waiting[seat][kind]
            else:
                s.due[seat][kind] = s.waiting[seat][kind]
            s.waiting[seat][kind] = 0


def remember(s: State, foggy: bool) -> None:
    """After the reveal the other player knows again which of the cards once seen are still in the hand."""
    for card in range(N_CHARACTERS):
        if s.known[card] == 1:
            s.known[card] = 0
            if not foggy and (s.place[card] == HAND or s.place[card] == HAND + 1):
                s.seen[card] = BOTH_SEATS


def reveal_card(s: State, seat: int) -> None:
    """Face up, with the tokens that waited for it."""
    card = laid_card(s, seat, 0)
    newer = laid_card(s, seat, 1)
    lay_in_row(s, card, s.current)
    if newer >= 0:
        s.rank[newer] = 0
    s.played[seat] = card
    tell(s, EVERYBODY, REVEALS, seat, character_of(s, card), s.current)
    due = s.due[seat]
    modify(s, card, due[PLUS])
    modify(s, card, -due[MINUS])
    prolong(s, card, due[DURATION])
    due[PLUS] = due[MINUS] = due[DURATION] = 0


@STAGES.does(STAGE_LIBRARIAN)
def await_librarians(s: State) -> None:
    """As long as one has a token to choose it is asked again."""
    if s.due[0][FREE] > 0 or s.due[1][FREE] > 0:
        ask_librarians(s)
    else:
        push(s, DO_STAGE, STAGE_BLACKMAIL, 0, 0)


def ask_librarians(s: State) -> None:
    """The Librarian's free token: +2 or -2, decided now."""
    for seat in range(2):
        if s.due[seat][FREE] > 0 and s.phase == BUSY:
            ask(s, LIBRARIAN_CHOICE, seat, LIBRARIAN, s.played[seat])
            s.due[seat][FREE] -= 1
            push(s, DO_STAGE, STAGE_LIBRARIAN, 0, 0)


@verb("add two", asked=LIBRARIAN_CHOICE)
def add_two(s: State) -> None:
    _, card, _ = answered(s)
    modify(s, card, AMOUNT[LIBRARIAN])


@verb("subtract two", asked=LIBRARIAN_CHOICE)
def subtract_two(s: State) -> None:
    _, card, _ = answered(s)
    modify(s, card, -AMOUNT[LIBRARIAN])


@STAGES.does(STAGE_BLACKMAIL)
def blackmail(s: State) -> None:
    """Whoever revealed another faction than the one named discards two hand cards, for each such demand."""
    for seat in range(1, -1, -1):
        for faction in range(N_FACTIONS):
            wanted = s.due[seat][DEMAND + faction]
            s.due[seat][DEMAND + faction] = 0
            if wanted > 0 and faction != faction_of(s.played[seat]):
                tell(s, EVERYBODY, BLACKMAILED, seat)
                push(s, DO_DISCARD, seat, wanted * AMOUNT[BLACKMAILER], BLACKMAILER)


@STAGES.does(STAGE_COMPARE)
def compare(s: State) -> None:
    """Numbers alone say who is weaker and activates (g12); then all texts are in force."""
    edge = strength_of(s, s.at[0][s.current]) - strength_of(s, s.at[1][s.current])
    if edge > 0:
        s.weaker = 1
    elif edge < 0:
        s.weaker = 0
    s.compared = 1
    push(s, DO_EVALUATE, 0, 0, 0)


# ---------------------------------------------------------------- phases 2 and 3


@STAGES.does(STAGE_EFFECT)
def activate_weaker(s: State) -> None:
    if s.weaker >= 0:
        card = s.at[s.weaker][s.current]
        activate(s, character_of(s, card), card)


@STAGES.does(STAGE_ENGINEER)
def late_tokens(s: State) -> None:
    """Engineer: the token comes after the effect, also on a tie; lost with the card it waited for (g17)."""
    for seat in range(2):
        if s.due[seat][LATE] > 0 and s.played[seat] >= 0:
            modify(s, s.played[seat], s.due[seat][LATE])
            push(s, DO_EVALUATE, 0, 0, 0)
        s.due[seat][LATE] = 0


@STAGES.does(STAGE_SEALS)
def count_up(s: State) -> None:
    """Seals are counted here only; with equal seals the game goes on, until the last clash."""
    needed = seals_to_win(s)
    if s.score[0] != s.score[1] and (s.score[0] >= needed or s.score[1] >= needed):
        seals_decide(s, BY_SEALS)
    elif s.clash >= MAX_CLASHES:
        seals_decide(s, LAST_CLASH)


def is_followed(stage: int) -> bool:
    """The first two stages say themselves what follows."""
    return STAGE_LIBRARIAN < stage < STAGE_NEXT


@TASKS.divided(DO_STAGE, STAGES)
@only_when(is_followed)
def prepare_next_stage(s: State, stage: int) -> None:
    """The next stage waits beneath whatever this one sets off."""
    push(s, DO_STAGE, stage + 1, 0, 0)


STAGES.does(STAGE_GUARDIAN)(meet_guardian)
STAGES.does(STAGE_MECHANICAL)(check_mechanical_djinns)
STAGES.does(STAGE_TURN_UP)(turn_up)
STAGES.does(STAGE_OBSERVE)(offer_observatory)
STAGES.does(STAGE_DRAW)(draw_after_clash)
