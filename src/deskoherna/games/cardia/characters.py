"""The effects of the thirty-two characters: one function each, one dispatcher (sheet e1, e2)."""

from deskoherna.games.cardia.choices import activate
from deskoherna.games.cardia.events import (
    ACTIVATES,
    COPIES,
    MUST_PLAY_OPEN,
    NEXT_GETS_CHOICE,
    NEXT_GETS_LATE,
    REPLACED_BY,
    SHUFFLES,
)
from deskoherna.games.cardia.judgement import finish
from deskoherna.games.cardia.material import (
    AMBUSHER,
    AMOUNT,
    BLACKMAILER,
    CLOCKMAKER,
    DJINN,
    ELEMENTAL,
    ENGINEER,
    FORTUNE_TELLER,
    HIRED_BLADE,
    LASTING,
    LIBRARIAN,
    MECHANICAL_DJINN,
    PALACE_GUARD,
    POISONER,
    PUPPETEER,
    REVOLUTIONARY,
    SABOTEUR,
    STRENGTH_COUNT,
    SUCCESSOR,
    SURGEON,
    TAX_COLLECTOR,
    WITCH_KING,
)
from deskoherna.games.cardia.piles import (
    close_gap,
    discard_from_deck,
    discard_from_hand,
    discard_from_row,
    discard_hand,
    discard_top,
    hand_card,
    lay_in_row,
    modify,
    pile_count,
    prolong,
    wait_for_next,
)
from deskoherna.games.cardia.questions import answered, ask
from deskoherna.games.cardia.row import (
    NONE,
    card_of,
    character_of,
    faction_of,
    hand_count,
    in_row,
    opposing,
    owner_of,
    strength_of,
)
from deskoherna.games.cardia.state import (
    ANSWER_GUARD,
    BY_DJINN,
    BY_PUPPETEER,
    COPY_HAND,
    DECK,
    DEMAND,
    FACTIONS,
    FREE,
    HAND,
    LATE,
    NAME_FACTION,
    STRENGTHS,
    State,
)
from deskoherna.games.cardia.tasks import DO_CHOICE, DO_DISCARD, DO_DRAW, DO_EFFECT, DO_EVALUATE, DO_MECHANICAL, TASKS
from deskoherna.kit.cards import shuffle
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.todo import push

__rules__ = True


@TASKS.does(DO_EFFECT)
def carry_out(s: State, character: int, card: int) -> None:
    """The effect of a character; `card` is "this card", its owner acts."""
    if not in_row(s, card):
        return
    tell(s, EVERYBODY, ACTIVATES if character == character_of(s, card) else COPIES, owner_of(card), character)
    if LASTING[character] == 1:
        last(s, character, card)
    elif character < POISONER:
        first_deck(s, character, card)
    else:
        second_deck(s, character, card)


def last(s: State, character: int, card: int) -> None:
    """A lasting effect: a duration token; judging the row does the rest."""
    prolong(s, card, 1)
    if character == MECHANICAL_DJINN:
        push(s, DO_MECHANICAL, 0, 0, 0)
        push(s, DO_EVALUATE, 0, 0, 0)


def first_deck(s: State, character: int, card: int) -> None:
    seat = owner_of(card)
    if character == HIRED_BLADE:
        hired_blade(s, card)
    elif character == SURGEON:
        wait_for_next(s, seat, -AMOUNT[SURGEON])
    elif character == SABOTEUR:
        discard_top(s, 1 - seat, AMOUNT[SABOTEUR])
    elif character == FORTUNE_TELLER:
        demand_open(s, 1 - seat)
    elif character == PALACE_GUARD:
        palace_guard(s, card)
    elif character == AMBUSHER:
        if hand_count(s, 1 - seat) > 0:
            ask(s, NAME_FACTION, seat, character, card)
    elif character == PUPPETEER:
        puppeteer(s, card)
    elif character == CLOCKMAKER:
        clockmaker(s, card)
    elif character == DJINN:
        finish(s, 1 << seat, BY_DJINN)
    else:
        push(s, DO_CHOICE, character, card, NONE)


def second_deck(s: State, character: int, card: int) -> None:
    seat = owner_of(card)
    if character == POISONER:
        poisoner(s, card)
    elif character == TAX_COLLECTOR:
        modify(s, card, AMOUNT[TAX_COLLECTOR])
    elif character == REVOLUTIONARY:
        push(s, DO_DRAW, 1 - seat, AMOUNT[REVOLUTIONARY], 0)
        push(s, DO_DISCARD, 1 - seat, AMOUNT[REVOLUTIONARY], REVOLUTIONARY)
    elif character == LIBRARIAN:
        s.waiting[seat][FREE] += 1
        tell(s, EVERYBODY, NEXT_GETS_CHOICE, seat)
    elif character == BLACKMAILER:
        ask(s, NAME_FACTION, seat, character, card)
    elif character == WITCH_KING:
        if hand_count(s, 1 - seat) + pile_count(s, DECK + 1 - seat) > 0:
            ask(s, NAME_FACTION, seat, character, card)
    elif character == ENGINEER:
        s.waiting[seat][LATE] += AMOUNT[ENGINEER]
        tell(s, EVERYBODY, NEXT_GETS_LATE, seat, AMOUNT[ENGINEER])
    elif character == ELEMENTAL:
        elemental(s, card)
    elif character == SUCCESSOR:
        successor(s, card)
    else:
        push(s, DO_CHOICE, character, card, NONE)


def demand_open(s: State, victim: int) -> None:
    """Fortune Teller, Fox: in the next clash the other plays face up first."""
    s.duty_open[victim] = 1
    tell(s, EVERYBODY, MUST_PLAY_OPEN, victim)


def hired_blade(s: State, card: int) -> None:
    """This card and the opposing one are discarded; the gap closes."""
    position = s.rank[card]
    other = opposing(s, card)
    discard_from_row(s, card)
    discard_from_row(s, other)
    close_gap(s, position)


def puppeteer(s: State, card: int) -> None:
    """A random card of the opponent's hand takes the place of the opposing card; without one they lose (g6)."""
    victim = 1 - owner_of(card)
    position = s.rank[card]
    n = hand_count(s, victim)
    if n == 0:
        finish(s, 1 << owner_of(card), BY_PUPPETEER)
        return
    drawn = hand_card(s, victim, rand_below(s, n))
    discard_from_row(s, opposing(s, card))
    lay_in_row(s, drawn, position)
    tell(s, EVERYBODY, REPLACED_BY, victim, character_of(s, drawn))


def clockmaker(s: State, card: int) -> None:
    """+3 on the own card of the previous clash, where there is one (g10), and on the next card."""
    seat = owner_of(card)
    if s.rank[card] > 0:
        modify(s, s.at[seat][s.rank[card] - 1], AMOUNT[CLOCKMAKER])
    wait_for_next(s, seat, AMOUNT[CLOCKMAKER])


def poisoner(s: State, card: int) -> None:
    """The opposing card comes down to this card's strength; a weaker one is left alone."""
    other = opposing(s, card)
    edge = strength_of(s, other) - strength_of(s, card)
    if edge > 0:
        modify(s, other, -edge)


def elemental(s: State, card: int) -> None:
    """Discard a hand card with an immediate effect, copy it, draw one. With one such card it is asked all the same:
    acting at once would tell that there is no second one."""
    seat = owner_of(card)
    push(s, DO_DRAW, seat, AMOUNT[ELEMENTAL], 0)
    for c in range(seat * STRENGTH_COUNT, (seat + 1) * STRENGTH_COUNT):
        if may_copy_from_hand(s, seat, c):
            ask(s, COPY_HAND, seat, ELEMENTAL, card)
            return


def may_copy_from_hand(s: State, seat: int, card: int) -> bool:
    return s.place[card] == HAND + seat and LASTING[character_of(s, card)] == 0


@verb("copy {} from hand", STRENGTHS, asked=COPY_HAND)
def copy_from_hand(s: State, seat: int, strength: int) -> None:
    _, acting, _ = answered(s)
    card = card_of(seat, strength)
    discard_from_hand(s, card)
    activate(s, character_of(s, card), acting)


@allows(copy_from_hand)
def can_copy_from_hand(s: State, seat: int, strength: int) -> bool:
    return may_copy_from_hand(s, seat, card_of(seat, strength))


def successor(s: State, card: int) -> None:
    """The opponent keeps two hand cards; the rest of the hand and the whole deck are discarded."""
    victim = 1 - owner_of(card)
    discard_top(s, victim, pile_count(s, DECK + victim))
    n = hand_count(s, victim) - AMOUNT[SUCCESSOR]
    if n > 0:
        push(s, DO_DISCARD, victim, n, SUCCESSOR)


# ---------------------------------------------------------------- naming a faction


def palace_guard(s: State, card: int) -> None:
    """An empty hand cannot answer, whatever faction is named."""
    if hand_count(s, 1 - owner_of(card)) == 0:
        grow_guard(s, card)
    else:
        ask(s, NAME_FACTION, owner_of(card), PALACE_GUARD, card)


@verb("name {}", FACTIONS, asked=NAME_FACTION)
def name_faction(s: State, seat: int, faction: int) -> None:
    """A faction is named for Palace Guard, Ambusher, Blackmailer or Witch King."""
    character, card, _ = answered(s)
    if character == AMBUSHER:
        discard_hand(s, 1 - seat, faction)
    elif character == BLACKMAILER:
        s.waiting[1 - seat][DEMAND + faction] += 1
    elif character == WITCH_KING:
        witch_king(s, 1 - seat, faction)
    else:
        ask(s, ANSWER_GUARD, 1 - seat, PALACE_GUARD, card)
        s.named = faction


@verb("discard {}", STRENGTHS, asked=ANSWER_GUARD)
def answer_guard(s: State, seat: int, strength: int) -> None:
    """Palace Guard: a hand card of the named faction."""
    answered(s)
    discard_from_hand(s, card_of(seat, strength))


@allows(answer_guard)
def can_answer_guard(s: State, seat: int, strength: int) -> bool:
    return s.place[card_of(seat, strength)] == HAND + seat and faction_of(strength) == s.named


@verb("decline", asked=ANSWER_GUARD)
def decline_guard(s: State) -> None:
    """Always possible, so it tells nothing (g24)."""
    _, card, _ = answered(s)
    grow_guard(s, card)


def grow_guard(s: State, card: int) -> None:
    """Palace Guard: no card was discarded, so it grows."""
    modify(s, card, AMOUNT[PALACE_GUARD])


def witch_king(s: State, victim: int, faction: int) -> None:
    """All cards of the faction leave hand and deck; then the deck is shuffled."""
    discard_hand(s, victim, faction)
    for card in range(victim * STRENGTH_COUNT, (victim + 1) * STRENGTH_COUNT):
        if s.place[card] == DECK + victim and faction_of(card) == faction:
            discard_from_deck(s, card)
    shuffle(s, DECK + victim)
    tell(s, EVERYBODY, SHUFFLES, victim)
