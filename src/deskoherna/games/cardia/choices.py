"""Choosing a card in the row: who may be chosen for what, and what happens then.

A choice that can remove, turn or move something must do so where possible (c3, g4, g9).
"""

from deskoherna.games.cardia.events import (
    LOSES_DURATIONS,
    LOSES_MODIFIERS,
    MOVES_TOKENS,
    TAKES_BACK,
    TURNS_MODIFIERS,
)
from deskoherna.games.cardia.material import (
    AMOUNT,
    CAT,
    ENVOY,
    ILLUSIONIST,
    INVENTOR,
    KINESIS_MAGE,
    LASTING,
    MAGISTRA,
    MECHANICAL_DJINN,
    PRODIGY,
    PRODIGY_LIMIT,
    SWAMP_GUARDIAN,
    VOID_MAGE,
)
from deskoherna.games.cardia.piles import close_gap, discard_from_row, leave_row, modify, wait_for_next
from deskoherna.games.cardia.questions import answered, ask, guardian_cause
from deskoherna.games.cardia.row import (
    NONE,
    card_of,
    character_of,
    has_modifiers,
    has_tokens,
    in_row,
    loses,
    opposing,
    owner_of,
    strength_of,
)
from deskoherna.games.cardia.state import (
    ACTIVATE,
    CHOOSE_CARD,
    CHOOSE_TOKENS,
    COPY,
    HAND,
    N_CHARACTERS,
    SEATS,
    STRENGTHS,
    TAKE_BACK,
    State,
)
from deskoherna.games.cardia.tasks import DO_CHOICE, DO_EFFECT, DO_EVALUATE, DO_MECHANICAL, TASKS
from deskoherna.kit.cards import put
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import push

__rules__ = True

CAUSE_CAT = N_CHARACTERS + CAT


def may_choose(s: State, cause: int, acting: int, picked: int, card: int) -> bool:
    """May the owner of the acting card choose this card of the row for this cause?"""
    if cause == VOID_MAGE:
        return has_tokens(s, card)
    if cause == CAUSE_CAT:
        return has_modifiers(s, card)
    if cause == INVENTOR:
        return card != picked
    if cause == ENVOY:
        return True
    if owner_of(card) != owner_of(acting):
        return False
    if cause == PRODIGY:
        return strength_of(s, card) <= PRODIGY_LIMIT
    if cause == KINESIS_MAGE:
        return card != picked and (picked >= 0 or (has_tokens(s, card) and s.clashes > 1))
    if card == acting:
        return False
    if cause == ILLUSIONIST:
        return loses(s, card)
    if cause == MAGISTRA:
        return LASTING[character_of(s, card)] == 0 and strength_of(s, card) >= strength_of(s, acting)
    return cause == SWAMP_GUARDIAN


@TASKS.does(DO_CHOICE)
def offer_choice(s: State, cause: int, acting: int, picked: int) -> None:
    """Ask for a card in the row, if there is one to choose."""
    for p in range(s.clashes):
        for seat in range(2):
            if may_choose(s, cause, acting, picked, s.at[seat][p]):
                ask(s, choice_phase(cause), owner_of(acting), cause, acting)
                s.picked = picked
                return


def choice_phase(cause: int) -> int:
    if cause == MAGISTRA:
        return COPY
    if cause == ILLUSIONIST:
        return ACTIVATE
    return TAKE_BACK if cause == SWAMP_GUARDIAN else CHOOSE_CARD


def choose(s: State, cause: int, acting: int, picked: int, card: int) -> None:
    """The card is chosen: do what the cause does with it."""
    if cause == VOID_MAGE:
        void(s, acting, card)
    elif cause == CAUSE_CAT:
        turn_modifiers(s, card)
    elif cause == INVENTOR:
        invent(s, acting, picked, card)
    elif cause == ENVOY:
        modify(s, card, -AMOUNT[ENVOY])
    elif cause == PRODIGY:
        modify(s, card, AMOUNT[PRODIGY])
    elif cause == KINESIS_MAGE:
        if picked < 0:
            push(s, DO_CHOICE, KINESIS_MAGE, acting, card)
        else:
            move_tokens(s, picked, card)
    elif cause == ILLUSIONIST:
        activate(s, character_of(s, card), card)
    elif cause == MAGISTRA:
        activate(s, character_of(s, card), acting)
    elif cause == SWAMP_GUARDIAN:
        take_back(s, card)


def activate(s: State, character: int, acting: int) -> None:
    """Carry out the effect of a character with `acting` as "this card" (g19), then judge the row again."""
    push(s, DO_EVALUATE, 0, 0, 0)
    push(s, DO_EFFECT, character, acting, 0)


def void(s: State, acting: int, card: int) -> None:
    """Void Mage: all modifiers or all duration tokens (g4); asked only where the card has both."""
    if has_modifiers(s, card) and s.duration[card] > 0:
        ask(s, CHOOSE_TOKENS, owner_of(acting), VOID_MAGE, acting)
        s.picked = card
    elif has_modifiers(s, card):
        remove_modifiers(s, card)
    else:
        remove_durations(s, card)


def remove_modifiers(s: State, card: int) -> None:
    s.plus[card] = s.minus[card] = 0
    tell(s, EVERYBODY, LOSES_MODIFIERS, owner_of(card), character_of(s, card))


def remove_durations(s: State, card: int) -> None:
    s.duration[card] = 0
    tell(s, EVERYBODY, LOSES_DURATIONS, owner_of(card), character_of(s, card))


def turn_modifiers(s: State, card: int) -> None:
    """Cat: every modifier token shows its other side."""
    plus = s.plus[card]
    s.plus[card] = s.minus[card]
    s.minus[card] = plus
    tell(s, EVERYBODY, TURNS_MODIFIERS, owner_of(card), character_of(s, card))


def invent(s: State, acting: int, picked: int, card: int) -> None:
    """Inventor: +3 on the first card, -3 on another; both tokens are laid at once."""
    if picked < 0:
        push(s, DO_CHOICE, INVENTOR, acting, card)
    else:
        modify(s, picked, AMOUNT[INVENTOR])
        modify(s, card, -AMOUNT[INVENTOR])


def move_tokens(s: State, source: int, target: int) -> None:
    """Kinesis Mage: all modifier and duration tokens change cards."""
    s.plus[target] += s.plus[source]
    s.minus[target] += s.minus[source]
    s.plus[source] = s.minus[source] = 0
    gained = s.duration[source]
    s.duration[target] += gained
    s.duration[source] = 0
    tell(s, EVERYBODY, MOVES_TOKENS, owner_of(source), character_of(s, source), character_of(s, target))
    if gained > 0 and character_of(s, target) == MECHANICAL_DJINN:
        push(s, DO_MECHANICAL, 0, 0, 0)
        push(s, DO_EVALUATE, 0, 0, 0)


def take_back(s: State, card: int) -> None:
    """Swamp Guardian: the card returns to the hand, its opposing card is discarded, the gap closes."""
    position = s.rank[card]
    other = opposing(s, card)
    leave_row(s, card)
    put(s, card, HAND + owner_of(card))
    tell(s, EVERYBODY, TAKES_BACK, owner_of(card), character_of(s, card))
    discard_from_row(s, other)
    close_gap(s, position)


def offer_cat(s: State, guardian: int, acting: int) -> None:
    """The Cat chooses like a character does."""
    push(s, DO_CHOICE, guardian_cause(guardian), acting, NONE)


# ---------------------------------------------------------------- the answers


@verb("choose {}{}", SEATS, STRENGTHS, asked=CHOOSE_CARD)
def choose_in_row(s: State, owner: int, strength: int) -> None:
    """Any card in the row."""
    cause, acting, picked = answered(s)
    choose(s, cause, acting, picked, card_of(owner, strength))


@verb("copy {}", STRENGTHS, asked=COPY)
def copy(s: State, seat: int, strength: int) -> None:
    """Magistra: an own card whose effect is carried out once more."""
    choose_in_row(s, seat, strength)


@verb("activate {}", STRENGTHS, asked=ACTIVATE)
def activate_loser(s: State, seat: int, strength: int) -> None:
    """Illusionist: an own card that lost its clash."""
    choose_in_row(s, seat, strength)


@verb("take back {}", STRENGTHS, asked=TAKE_BACK)
def take_back_own(s: State, seat: int, strength: int) -> None:
    """Swamp Guardian: an own card to the hand."""
    choose_in_row(s, seat, strength)


@allows(choose_in_row)
def can_choose(s: State, owner: int, strength: int) -> bool:
    return in_row(s, card_of(owner, strength)) and may_choose(s, s.doing, s.acting, s.picked, card_of(owner, strength))


@allows(copy, activate_loser, take_back_own)
def can_choose_own(s: State, seat: int, strength: int) -> bool:
    return in_row(s, card_of(seat, strength)) and may_choose(s, s.doing, s.acting, s.picked, card_of(seat, strength))


@verb("my next card", asked=CHOOSE_CARD)
def choose_next(s: State, seat: int) -> None:
    """Envoy: the tokens wait for the own next card."""
    answered(s)
    wait_for_next(s, seat, -AMOUNT[ENVOY])


@allows(choose_next)
def can_choose_next(s: State) -> bool:
    return s.doing == ENVOY


@verb("remove modifiers", asked=CHOOSE_TOKENS)
def void_modifiers(s: State) -> None:
    """Void Mage, on a card with both kinds of tokens."""
    _, _, picked = answered(s)
    remove_modifiers(s, picked)


@verb("remove durations", asked=CHOOSE_TOKENS)
def void_durations(s: State) -> None:
    _, _, picked = answered(s)
    remove_durations(s, picked)
