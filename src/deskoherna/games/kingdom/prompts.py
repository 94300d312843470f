"""One sentence for each viewer: what to do now, or whom the table waits for."""

from deskoherna.games.kingdom.choice import OFFER_CARDS
from deskoherna.games.kingdom.legal import actors
from deskoherna.games.kingdom.state import (
    ADVISOR,
    FIGHT,
    FIND,
    GIANTS,
    LAST_RIGHTS,
    NEGOTIATE,
    OFFER,
    OVER,
    PICK,
    PLANNING,
    RESOURCES,
    SEARCH,
    SEATS,
    SELECTED,
    SHADOWS,
    STEP_E,
    STEP_M,
    STEPS,
    SWAP,
    THIEVES,
    State,
)
from deskoherna.kit.view import Say

PLAIN = {ADVISOR: "prompt-advisor", NEGOTIATE: "prompt-negotiate", SWAP: "prompt-swap", FIND: "prompt-find",
         GIANTS: "prompt-giants", THIEVES: "prompt-thieves", FIGHT: "prompt-fight", LAST_RIGHTS: "prompt-last-rights"}


def unfinished(s: State, seat: int) -> Say | None:
    """Something begun that must be finished first."""
    if s.paying[seat] >= 0:
        return Say("prompt-pay", {"number": s.due[seat], "step": STEPS.target(s.paying[seat])})
    if s.crucible[seat]:
        return Say("prompt-transmute", {"number": 5 - s.crucible[seat]})
    if s.looking[seat]:
        return Say("prompt-look")
    if s.guild[seat]:
        return Say("prompt-guild")
    if s.uncover[seat]:
        return Say("prompt-uncover")
    if s.cubes[seat]:
        return Say("prompt-cubes", {"number": s.cubes[seat], "resource": RESOURCES.target(s.colour[seat])})
    return None


def own_prompt(s: State, seat: int) -> Say:
    """What this seat decides."""
    first = unfinished(s, seat)
    if first is not None:
        return first
    if s.phase == OFFER:
        return Say("prompt-offer", {"number": OFFER_CARDS - s.offered})
    if s.phase == PICK:
        return Say("prompt-pick" if s.seats == 2 else "prompt-pick-alone")
    if s.phase == SEARCH:
        return Say("prompt-search", {"number": s.need})
    if s.phase == SHADOWS:
        return Say("prompt-shadows", {"number": s.need})
    if s.phase == PLANNING:
        left = s.place.count(SELECTED + seat)
        return Say("prompt-planning", {"number": left}) if left else Say("prompt-planned")
    if STEP_M <= s.phase <= STEP_E:
        return Say("prompt-step", {"resource": RESOURCES.target(s.phase - STEP_M)})
    return Say(PLAIN[s.phase])


def prompt(s: State, viewer: int) -> Say:
    bits = actors(s)
    if s.phase == OVER:
        return Say("prompt-over")
    if viewer >= 0 and bits >> viewer & 1:
        return own_prompt(s, viewer)
    if bits == (1 << s.seats) - 1 and s.seats > 1:
        return Say("prompt-wait-all")
    return Say("prompt-wait", {"seat": SEATS.target(0 if bits & 1 else 1)})
