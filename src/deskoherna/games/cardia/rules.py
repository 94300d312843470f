"""The contract of the game: who may act, what is legal, and a step."""

from deskoherna.games.cardia.characters import (
    carry_out,
    copy_from_hand,
    decline_guard,
    may_copy_from_hand,
    named_faction,
    wait_for_next,
)
from deskoherna.games.cardia.choices import choose, may_choose, offer_choice, remove_durations, remove_modifiers
from deskoherna.games.cardia.guardians import guardians_done, help_from, take_from_discard
from deskoherna.games.cardia.judgement import check_mechanical_djinns, evaluate
from deskoherna.games.cardia.locations import observe, offer_under, put_under_deck, restock, serpent, witch
from deskoherna.games.cardia.material import AMOUNT, BAZAAR, ENVOY, LIBRARIAN, STRENGTH_COUNT
from deskoherna.games.cardia.moves import (
    ACTIVATE_CARD,
    ADD_TWO,
    CHOOSE,
    COPY_CARD,
    COPY_FROM_HAND,
    DECLINE,
    DISCARD_CARD,
    KEEP_TOP_CARD,
    KEEPS_TOP,
    MY_NEXT,
    NAME,
    PLAY_CARD,
    PLAY_UNSEEN,
    PUT_UNDER,
    PUT_UNSEEN,
    REMOVE_DURATIONS,
    REMOVE_MODIFIERS,
    SUBTRACT_TWO,
    SWAP_PAIR,
    TAKE_BACK_CARD,
    TAKE_FROM_DISCARD,
    TOP_GOES_UNDER,
    TOP_UNDER,
)
from deskoherna.games.cardia.piles import deck_top, discard_from_hand, draw, modify
from deskoherna.games.cardia.questions import answered, ask
from deskoherna.games.cardia.rounds import await_cards, lay_from_hand, run_stage
from deskoherna.games.cardia.row import N_FACTIONS, NONE, card_of, faction_of, hand_count
from deskoherna.games.cardia.state import (
    ACTIVATE,
    ANSWER_GUARD,
    CHOOSE_CARD,
    CHOOSE_TOKENS,
    COPY,
    COPY_HAND,
    DECK,
    DISCARD,
    DISCARDING,
    FROM_DISCARD,
    HAND,
    LIBRARIAN_CHOICE,
    N_CHARACTERS,
    NAME_FACTION,
    OVER,
    PLAY,
    PLAY_OPEN,
    RESOLVING,
    SWAP,
    TAKE_BACK,
    UNDER_DECK,
    State,
)
from deskoherna.games.cardia.tasks import (
    DO_CHOICE,
    DO_DISCARD,
    DO_DRAW,
    DO_EFFECT,
    DO_EVALUATE,
    DO_GUARDIAN,
    DO_GUARDIANS_DONE,
    DO_MECHANICAL,
    DO_OBSERVE,
    DO_PUT_UNDER,
    DO_SERPENT,
    DO_STAGE,
    DO_WITCH,
)
from deskoherna.kit.cards import put_under
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.todo import clear_todo, pop

__rules__ = True


def actors(s: State) -> int:
    """Both lay their cards in secret; every other question has one addressee."""
    if s.phase == PLAY:
        return 3 - s.laid[0] - 2 * s.laid[1]
    return 0 if s.phase == OVER else 1 << s.asked


# ---------------------------------------------------------------- what is legal


def legal(s: State, seat: int, out: Row, n: int) -> int:
    """The answers to the present question; nothing for a seat that is not asked."""
    if (actors(s) >> seat) & 1 == 0:
        return n
    phase = s.phase
    if phase in (PLAY, PLAY_OPEN):
        return from_place(s, seat, HAND, PLAY_CARD, out, n)
    if phase == DISCARDING:
        return from_place(s, seat, HAND, DISCARD_CARD, out, n)
    if phase == UNDER_DECK:
        return from_place(s, seat, HAND, PUT_UNDER, out, n)
    if phase == FROM_DISCARD:
        return from_place(s, seat, DISCARD, TAKE_FROM_DISCARD, out, n)
    if phase == CHOOSE_CARD:
        return cards_in_row(s, out, n)
    if phase == COPY:
        return own_in_row(s, seat, COPY_CARD, out, n)
    if phase == ACTIVATE:
        return own_in_row(s, seat, ACTIVATE_CARD, out, n)
    if phase == TAKE_BACK:
        return own_in_row(s, seat, TAKE_BACK_CARD, out, n)
    if phase == COPY_HAND:
        return copies_from_hand(s, seat, out, n)
    if phase == ANSWER_GUARD:
        return answers_to_guard(s, seat, out, n)
    if phase == NAME_FACTION:
        return numbered(NAME, N_FACTIONS, out, n)
    if phase == SWAP:
        return numbered(SWAP_PAIR, s.clashes - 1, out, n)
    if phase == CHOOSE_TOKENS:
        return numbered(REMOVE_MODIFIERS, 2, out, n)
    if phase == LIBRARIAN_CHOICE:
        return numbered(ADD_TWO, 2, out, n)
    return numbered(KEEP_TOP_CARD, 2, out, n)


def numbered(first: int, count: int, out: Row, n: int) -> int:
    for i in range(count):
        out[n + i] = first + i
    return n + count


def from_place(s: State, seat: int, place: int, first: int, out: Row, n: int) -> int:
    """A move for each own card in a place of one's own."""
    for strength in range(STRENGTH_COUNT):
        if s.place[card_of(seat, strength)] == place + seat:
            out[n] = first + strength
            n += 1
    return n


def own_in_row(s: State, seat: int, first: int, out: Row, n: int) -> int:
    for strength in range(STRENGTH_COUNT):
        if may_choose(s, s.doing, s.acting, s.picked, card_of(seat, strength)):
            out[n] = first + strength
            n += 1
    return n


def cards_in_row(s: State, out: Row, n: int) -> int:
    for card in range(N_CHARACTERS):
        if may_choose(s, s.doing, s.acting, s.picked, card):
            out[n] = CHOOSE + card
            n += 1
    if s.doing == ENVOY:
        out[n] = MY_NEXT
        n += 1
    return n


def copies_from_hand(s: State, seat: int, out: Row, n: int) -> int:
    for strength in range(STRENGTH_COUNT):
        if may_copy_from_hand(s, seat, card_of(seat, strength)):
            out[n] = COPY_FROM_HAND + strength
            n += 1
    return n


def answers_to_guard(s: State, seat: int, out: Row, n: int) -> int:
    """A hand card of the named faction, or none: declining is always possible, so it tells nothing (g24)."""
    for strength in range(STRENGTH_COUNT):
        card = card_of(seat, strength)
        if s.place[card] == HAND + seat and faction_of(card) == s.named:
            out[n] = DISCARD_CARD + strength
            n += 1
    out[n] = DECLINE
    return n + 1


def mask(s: State, seat: int, move: int) -> int:  # noqa: ARG001 (the contract names the seat)
    """Laying a card in secret and putting one under the deck are hidden."""
    if move < PLAY_UNSEEN and s.phase == PLAY:
        return PLAY_UNSEEN
    if PUT_UNDER <= move < PUT_UNSEEN:
        return PUT_UNSEEN
    return move


# ---------------------------------------------------------------- a step


def step(s: State, seat: int, move: int) -> None:
    if s.phase == PLAY or s.phase == PLAY_OPEN:
        lay_from_hand(s, seat, card_of(seat, move - PLAY_CARD))
        await_cards(s)
    else:
        answer(s, seat, move)
    while s.phase == RESOLVING:
        if s.location == BAZAAR:
            restock(s)
        proceed(s)
    if s.phase == OVER:
        clear_todo(s)


def answer(s: State, seat: int, move: int) -> None:
    """Apply the answer to the present question."""
    phase = s.phase + 0
    cause = s.doing + 0
    acting = s.acting + 0
    picked = s.picked + 0
    if phase == DISCARDING and s.left > 1:
        s.left -= 1
        discard_from_hand(s, card_of(seat, move - DISCARD_CARD))
        return
    answered(s)
    if phase == DISCARDING:
        discard_from_hand(s, card_of(seat, move - DISCARD_CARD))
    elif move == MY_NEXT:
        wait_for_next(s, seat, -AMOUNT[ENVOY])
    elif phase in (CHOOSE_CARD, COPY, ACTIVATE, TAKE_BACK):
        choose(s, cause, acting, picked, chosen_card(phase, seat, move))
    elif phase == COPY_HAND:
        copy_from_hand(s, acting, card_of(seat, move - COPY_FROM_HAND))
    elif phase == NAME_FACTION:
        named_faction(s, cause, acting, move - NAME)
    elif phase == ANSWER_GUARD:
        if move == DECLINE:
            decline_guard(s, acting)
        else:
            discard_from_hand(s, card_of(seat, move - DISCARD_CARD))
    elif phase == CHOOSE_TOKENS:
        if move == REMOVE_MODIFIERS:
            remove_modifiers(s, picked)
        elif move == REMOVE_DURATIONS:
            remove_durations(s, picked)
    elif phase == LIBRARIAN_CHOICE:
        if move == ADD_TWO:
            modify(s, acting, AMOUNT[LIBRARIAN])
        elif move == SUBTRACT_TWO:
            modify(s, acting, -AMOUNT[LIBRARIAN])
    elif phase == UNDER_DECK:
        put_under_deck(s, card_of(seat, move - PUT_UNDER))
    elif phase == FROM_DISCARD:
        take_from_discard(s, card_of(seat, move - TAKE_FROM_DISCARD), seat)
    elif phase == SWAP:
        s.swap[seat] = move - SWAP_PAIR + 1
    else:
        decide_top(s, seat, move)


def chosen_card(phase: int, seat: int, move: int) -> int:
    """The card in the row that a move names."""
    if phase == CHOOSE_CARD:
        return move - CHOOSE
    if phase == COPY:
        return card_of(seat, move - COPY_CARD)
    return card_of(seat, move - (ACTIVATE_CARD if phase == ACTIVATE else TAKE_BACK_CARD))


def decide_top(s: State, seat: int, move: int) -> None:
    """Observatory: the top card stays or goes under the deck."""
    if move == TOP_UNDER:
        put_under(s, deck_top(s, seat), DECK + seat)
        tell(s, EVERYBODY, TOP_GOES_UNDER, seat)
    else:
        tell(s, EVERYBODY, KEEPS_TOP, seat)


def proceed(s: State) -> None:
    """Do the top row of what is still to be done."""
    what, a, b, c = pop(s)
    if what == DO_STAGE:
        run_stage(s, a)
    elif what == DO_EFFECT:
        carry_out(s, a, b)
    elif what == DO_CHOICE:
        offer_choice(s, a, b, c)
    elif what == DO_EVALUATE:
        evaluate(s)
    elif what == DO_DISCARD:
        offer_discard(s, a, b, c)
    elif what == DO_DRAW:
        draw(s, a, b)
    elif what == DO_MECHANICAL:
        check_mechanical_djinns(s)
    elif what == DO_GUARDIAN:
        help_from(s, a, b)
    elif what == DO_GUARDIANS_DONE:
        guardians_done(s)
    elif what == DO_SERPENT:
        serpent(s, a, b)
    elif what == DO_WITCH:
        witch(s, a, b)
    elif what == DO_PUT_UNDER:
        offer_under(s, a, b)
    elif what == DO_OBSERVE:
        observe(s, a)


def offer_discard(s: State, seat: int, count: int, cause: int) -> None:
    """Discard cards of one's choice; a hand no larger than that goes as a whole."""
    if hand_count(s, seat) <= count:
        for card in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
            if s.place[card] == HAND + seat:
                discard_from_hand(s, card)
    else:
        ask(s, DISCARDING, seat, cause, NONE)
        s.left = count


# ---------------------------------------------------------------- the end


def standing(s: State, seat: int) -> int:
    """1: won; a draw is a shared first place."""
    return 1 if (s.result >> seat) & 1 == 1 else 2


def points(s: State, seat: int) -> int:
    """Seals on the own cards."""
    return s.score[seat] + 0
