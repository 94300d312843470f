"""Breaks of who knows what: samples that know too much, views and events that tell too much."""

from typing import Any

import msgspec
from breaking import Break, after, with_parts, with_rules

from deskoherna.kit.cards import has_seen
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from toys.hoard import rules as hoard
from toys.hoard.events import BURIES, DRAWS_CARD
from toys.hoard.game import GAME as HOARD
from toys.hoard.game import view as hoard_view
from toys.hoard.numbers import BURY, BURY_UNSEEN, DRAW, LAY
from toys.hoard.state import HAND
from toys.pennies import rules as pennies
from toys.pennies.events import HAS_CHOSEN
from toys.pennies.game import GAME as PENNIES
from toys.pennies.game import view as pennies_view
from toys.pennies.numbers import CHOOSE_SIDE
from toys.pennies.state import CHOOSE


def _nothing(_s: Any, _seat: int) -> None:
    """Forgets nothing at all."""


def _own_choice_too(s: Any, seat: int) -> None:
    pennies.forget(s, seat)
    if s.phase == CHOOSE and s.done[seat]:
        s.choice[seat] = rand_below(s, 2)


def _unchosen(s: Any, seat: int) -> None:
    pennies.forget(s, seat)
    s.choice[1 - seat] = 1


def _counts_a_step(s: Any, seat: int) -> None:
    pennies.forget(s, seat)
    s.steps += 1


def _keeps_the_ghost(s: Any, seat: int) -> None:
    ghost = s.ghost
    pennies.forget(s, seat)
    s.ghost = ghost


def _never_plays_on(s: Any, seat: int) -> None:
    """A sample whose hidden ghost stops the game."""
    pennies.forget(s, seat)
    s.ghost = 9


def _ghost_stops(s: Any, seat: int, move: int) -> None:
    if s.ghost != 9:
        PENNIES.rules.step(s, seat, move)


def _swaps_in_place(s: Any, seat: int) -> None:
    """Unseen red cards are swapped where they lie: the result depends on where they lay."""
    unseen = [c for c in range(hoard.N_RED) if not has_seen(s, c, seat)]
    for i in range(len(unseen) - 1, 0, -1):
        j = rand_below(s, i + 1)
        for row in (s.place, s.rank, s.seen):
            row[unseen[i]], row[unseen[j]] = row[unseen[j]], row[unseen[i]]
    for other in range(s.seats):
        if other != seat:
            s.wink[other] = 1 + rand_below(s, 9)
    s.lucky = rand_below(s, hoard.N_CARDS)


def _keeps_the_winks(s: Any, seat: int) -> None:
    winks = s.wink[:]
    hoard.forget(s, seat)
    s.wink[:] = winks


def _blue_into_red(s: Any, seat: int) -> None:
    hoard.forget(s, seat)
    for card in range(hoard.N_CARDS):
        if s.place[card] == 1 and not has_seen(s, card, seat):
            s.place[card] = 0


def _view_of_all_choices(s: Any, _viewer: int) -> Any:
    return pennies_view(s, -2)


def _view_of_lucky(s: Any, viewer: int) -> Any:
    return msgspec.structs.replace(hoard_view(s, viewer), turn=s.lucky)


def _spectator_sees_hands(s: Any, viewer: int) -> Any:
    return hoard_view(s, 0 if viewer == -1 else viewer)


def _tells_the_choice(s: Any, _seat: int, move: int) -> None:
    if move >= CHOOSE_SIDE and s.told is not None:
        tell(s, EVERYBODY, HAS_CHOSEN, move - CHOOSE_SIDE)


def _tells_the_buried(s: Any, _seat: int, move: int) -> None:
    if BURY <= move < BURY_UNSEEN:
        tell(s, EVERYBODY, BURIES, move - BURY)


def _tells_the_drawn(s: Any, seat: int, move: int) -> None:
    """Everybody is told which card was drawn; the draw counts as a reveal, for the drawer."""
    if DRAW <= move < LAY and s.told is not None:
        tell(s, EVERYBODY, DRAWS_CARD, seat, next(e for e in s.told if e[1] == DRAWS_CARD)[3])


def _shows_the_drawn_openly(s: Any, _seat: int, move: int) -> None:
    """An open field follows the drawn card."""
    if DRAW <= move < LAY and s.told is not None:
        s.giver = -1 - next(e for e in s.told if e[1] == DRAWS_CARD)[3] % 2


def _counts_nothing(s: Any, seat: int, move: int) -> None:
    """Drawing shows a card without counting it."""
    reveals = s.reveals
    HOARD.rules.step(s, seat, move)
    if DRAW <= move < LAY:
        s.reveals = reveals


def _bury_shown(s: Any, seat: int, move: int) -> None:
    """Whoever sits next sees what is buried face down."""
    if BURY <= move < BURY_UNSEEN:
        s.seen[move - BURY] |= 1 << (seat + 1) % s.seats


def _open_copy(s: Any, seat: int, move: int) -> None:
    """An open field follows a hidden choice."""
    if move >= CHOOSE_SIDE and s.done[seat]:
        s.lead = 50 + s.choice[seat]


def _no_mask(_s: Any, _seat: int, move: int) -> int:
    return move


def _legal_by_secret(s: Any, seat: int, out: Any, n: int) -> int:
    """B sees in its own moves what A has chosen."""
    if s.phase == CHOOSE and seat == 1 and s.done[0] and not s.done[1]:
        out[n] = CHOOSE_SIDE + s.choice[0]
        return n + 1
    return PENNIES.rules.legal(s, seat, out, n)


def _legal_by_hand(s: Any, seat: int, out: Any, n: int) -> int:
    """A seat may draw only while another hand has no wolf."""
    end = HOARD.rules.legal(s, seat, out, n)
    if end - n > 1 and out[n] == DRAW and s.place[0] >= HAND and s.place[0] != HAND + seat:
        out[n : end - 1] = out[n + 1 : end]
        return end - 1
    return end


BREAKS: list[tuple[str, Break, str]] = [
    ("forget", with_rules(PENNIES, forget=_own_choice_too), "changes what that seat knows"),
    ("forget", with_rules(PENNIES, forget=_unchosen), "is an impossible position: a choice before choosing"),
    ("forget", with_rules(PENNIES, forget=_counts_a_step), "changes what that seat knows: .*steps"),
    ("forget", with_rules(HOARD, forget=_blue_into_red), "changes what|impossible position"),
    ("forget", with_rules(PENNIES, forget=_never_plays_on, step=_ghost_stops), "played on, does not end"),
    ("blindfold", with_rules(PENNIES, forget=_nothing), "reads what that seat cannot see"),
    ("blindfold", with_rules(PENNIES, forget=_keeps_the_ghost), "cannot see: ghost"),
    ("blindfold", with_rules(HOARD, forget=_swaps_in_place), "reads what that seat cannot see"),
    ("blindfold", with_rules(HOARD, forget=_keeps_the_winks), "cannot see: wink"),
    ("leaks", with_parts(PENNIES, view=_view_of_all_choices), "in the view: .*coin:"),
    ("leaks", with_parts(HOARD, view=_view_of_lucky), "sent what it cannot know in the view"),
    ("leaks", with_parts(HOARD, view=_spectator_sees_hands), "viewer -1 is sent what it cannot know"),
    ("leaks", with_rules(PENNIES, step=after(PENNIES.rules.step, _tells_the_choice)), "can tell in the events"),
    ("leaks", with_rules(HOARD, step=after(HOARD.rules.step, _tells_the_buried)), "can tell in the events"),
    (
        "leaks",
        with_rules(HOARD, step=after(HOARD.rules.step, _tells_the_drawn)),
        "after .: draw .* shows nothing of the kind, can tell in the events: .*draws card . .*seed .*, step",
    ),
    (
        "leaks",
        with_rules(HOARD, step=after(HOARD.rules.step, _shows_the_drawn_openly)),
        "can tell in the open field giver: -. instead of -.",
    ),
    ("leaks", with_rules(HOARD, step=_counts_nothing), "where no reveal was counted, viewer . can tell"),
    (
        "leaks",
        with_rules(HOARD, step=after(HOARD.rules.step, _bury_shown)),
        "after .: bury .*, where no reveal was counted",
    ),
    ("leaks", with_rules(PENNIES, step=after(PENNIES.rules.step, _open_copy)), "can tell in|in the dump: .*lead = 5"),
    ("leaks", with_rules(PENNIES, mask=_no_mask), "the log tells viewer .* whether it was .: choose"),
    ("leaks", with_rules(HOARD, mask=_no_mask), "bury .*, which the position hides: they need the same mask"),
    ("leaks", with_rules(PENNIES, legal=_legal_by_secret), "(cannot know|can tell) in the legal moves"),
    ("leaks", with_rules(HOARD, legal=_legal_by_hand), "(cannot know|can tell) in the legal moves"),
]
