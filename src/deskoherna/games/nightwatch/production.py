"""The roll: production, shortage in the bank, and the seven."""

from deskoherna.games.nightwatch.board import HEX_CORNERS
from deskoherna.games.nightwatch.events import BANK_IS_SHORT, DISCARDS, RECEIVES, ROLLS
from deskoherna.games.nightwatch.flow import carry_on
from deskoherna.games.nightwatch.material import BARREN, RESOURCES, TARLY
from deskoherna.games.nightwatch.state import BEFORE_ROLL, DISCARDING, EMPTY, MAX_SEATS, TRADE, WATCH, State
from deskoherna.games.nightwatch.supply import NO_KIND, bank_is_empty, gain, holds, only_kind, spend
from deskoherna.games.nightwatch.tasks import DO_DIE, DO_LOSE_HERO, DO_TARLY, DO_TORMUND
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.declare import verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.todo import push

__rules__ = True

SEVEN = 7
HAND_LIMIT = 7
"""Whoever holds more at a seven returns half of it."""


@verb("roll", asked=BEFORE_ROLL)
def roll(s: State, seat: int) -> None:
    """Two dice for the land, a third for the wildlings in the full game; they come last (d.1)."""
    s.dice[0] = rand_below(s, 6) + 1
    s.dice[1] = rand_below(s, 6) + 1
    total = s.dice[0] + s.dice[1]
    s.home = TRADE
    tell(s, EVERYBODY, ROLLS, seat, s.dice[0], s.dice[1])
    if s.game == WATCH:
        s.dice[2] = rand_below(s, 12) + 1
        push(s, DO_DIE, s.dice[2], 0, 0)
        if s.tragedy == 1 and s.dice[0] == s.dice[1] and s.dice[0] == s.dice[2]:
            push(s, DO_LOSE_HERO, seat, 0, 0)
    if total == SEVEN:
        seven(s, seat)
        return
    earners = produce(s, total)
    if s.game == WATCH:
        offer_tarly(s, earners)
    carry_on(s)


def pays(s: State, at: int) -> bool:
    """A hex pays unless Tormund or a wildling stands there."""
    return at != s.tormund and s.gift[at] == EMPTY and s.terrain[at] != BARREN


def produce(s: State, total: int) -> int:
    """Settlements earn one, keeps two of what each hex with the number gives; the bits of those who earned."""
    kinds = 0
    hexes = s.answering[total]
    while hexes != 0:
        h = lowest_bit(hexes)
        hexes &= hexes - 1
        if pays(s, h):
            r = s.terrain[h]
            if (kinds >> r) & 1 == 0:
                kinds |= 1 << r
                for k in range(MAX_SEATS + 1):
                    s.claim[r][k] = 0
            claim(s, h, r)
    earners = 0
    while kinds != 0:
        earners |= pay_out(s, lowest_bit(kinds))
        kinds &= kinds - 1
    return earners


def claim(s: State, at: int, r: int) -> None:
    """Every building at the hex claims; a free corner claims nothing, for nobody."""
    for k in range(6):
        c = HEX_CORNERS[at][k]
        s.claim[r][s.owner[c] + 1] += s.level[c]


def pay_out(s: State, r: int) -> int:
    """Shortage: one claimant takes what is left, several get nothing of that kind (d.1)."""
    claims = s.claim[r]
    wanted = claims[1] + claims[2] + claims[3] + claims[4]
    if wanted > s.bank[r]:
        tell(s, EVERYBODY, BANK_IS_SHORT, r)
        if claims[1] != wanted and claims[2] != wanted and claims[3] != wanted and claims[4] != wanted:
            return 0
    earners = 0
    for seat in range(s.seats):
        n = min(claims[seat + 1], s.bank[r])
        gain(s, seat, r, n)
        if n > 0:
            earners |= 1 << seat
            tell(s, EVERYBODY, RECEIVES, seat, n, r)
    return earners


def offer_tarly(s: State, earners: int) -> None:
    """Who leads Tarly and earned nothing from this roll may take a card (H-12)."""
    for seat in range(s.seats):
        if s.hero[seat] == TARLY and s.hero_fresh[seat] == 0 and (earners >> seat) & 1 == 0 and not bank_is_empty(s):
            push(s, DO_TARLY, seat, 0, 0)


def seven(s: State, seat: int) -> None:
    """Nobody earns; large hands are halved; then Tormund moves."""
    push(s, DO_TORMUND, seat, 0, 0)
    halve_hands(s)


def halve_hands(s: State) -> None:
    """Ask everybody with more than seven cards; what lies on the stack waits."""
    bits = 0
    for seat in range(s.seats):
        if s.n_hand[seat] > HAND_LIMIT:
            s.to_discard[seat] = s.n_hand[seat] // 2
            discard_known(s, seat)
            if s.to_discard[seat] > 0:
                bits |= 1 << seat
    if bits == 0:
        carry_on(s)
    else:
        s.phase = DISCARDING
        s.acting = bits


def discard_one(s: State, seat: int, r: int) -> None:
    spend(s, seat, r, 1)
    s.to_discard[seat] -= 1
    tell(s, EVERYBODY, DISCARDS, seat, r)


def discard_known(s: State, seat: int) -> None:
    """Nothing is asked of a hand that, as everybody knows, is all of one kind."""
    r = only_kind(s, seat)
    if r != NO_KIND:
        while s.to_discard[seat] > 0:
            discard_one(s, seat, r)


@verb("discard {}", RESOURCES, asked=DISCARDING, allowed=holds)
def discard(s: State, seat: int, r: int) -> None:
    discard_one(s, seat, r)
    discard_known(s, seat)
    if s.to_discard[seat] == 0:
        s.acting &= ~(1 << seat)
        if s.acting == 0:
            carry_on(s)
