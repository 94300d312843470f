"""One sentence for each viewer: what to do now, or whom the table waits for."""

from deskoherna.games.kingdom.choice import OFFER_CARDS
from deskoherna.games.kingdom.construction import LABORATORY
from deskoherna.games.kingdom.material import ADVISOR_AMOUNT, GUILDMASTER
from deskoherna.games.kingdom.quests import waits_for_prize
from deskoherna.games.kingdom.rules import actors, asked_of
from deskoherna.games.kingdom.state import (
    ADVISOR,
    CLOSING,
    FIGHT,
    FIND,
    GIANTS,
    LAST_RIGHTS,
    LOOKING,
    NEGOTIATE,
    OFFER,
    OVER,
    PAYING,
    PICK,
    PLANNING,
    RECYCLING,
    RESOURCES,
    SEARCH,
    SEATS,
    SELECTED,
    SHADOWS,
    STEP_M,
    STEPS,
    SWAP,
    THIEVES,
    TRANSMUTING,
    UNCOVERING,
    State,
)
from deskoherna.kit.view import Say

PLAIN = {
    ADVISOR: "prompt-advisor",
    NEGOTIATE: "prompt-negotiate",
    SWAP: "prompt-swap",
    FIND: "prompt-find",
    GIANTS: "prompt-giants",
    THIEVES: "prompt-thieves",
    FIGHT: "prompt-fight",
    LAST_RIGHTS: "prompt-last-rights",
    LOOKING: "prompt-look",
    UNCOVERING: "prompt-uncover",
}


def closing_prompt(s: State) -> Say:
    """All is placed: what is left is to say so."""
    if s.phase == PLANNING:
        return Say("prompt-planned")
    if s.phase == FIGHT:
        return Say("prompt-fight")
    return Say("prompt-step", {"resource": RESOURCES.target(s.phase - STEP_M)})


def own_prompt(s: State, seat: int) -> Say:
    """What this seat decides."""
    asked = asked_of(s, seat)
    if asked == CLOSING:
        return closing_prompt(s)
    if asked == PAYING:
        return Say("prompt-pay", {"number": s.due[seat], "step": STEPS.target(s.paying[seat])})
    if asked == TRANSMUTING:
        return Say("prompt-transmute", {"number": LABORATORY - s.crucible[seat]})
    if asked == RECYCLING:
        return Say("prompt-guild", {"number": ADVISOR_AMOUNT[GUILDMASTER]})
    if asked in PLAIN:
        return Say(PLAIN[asked])
    if s.cubes[seat]:
        return Say("prompt-cubes", {"number": s.cubes[seat], "resource": RESOURCES.target(s.colour[seat])})
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
        return Say("prompt-planning", {"number": left}) if left else closing_prompt(s)
    return closing_prompt(s)


def prompt(s: State, viewer: int) -> Say:
    bits = actors(s)
    if s.phase == OVER:
        return Say("prompt-over")
    if viewer >= 0 and bits >> viewer & 1:
        return own_prompt(s, viewer)
    if viewer >= 0 and PLANNING <= s.phase <= FIGHT and s.quests and waits_for_prize(s, viewer):
        return Say("prompt-race", {"seat": SEATS.target(1 - viewer)})
    if bits == (1 << s.seats) - 1 and s.seats > 1:
        return Say("prompt-wait-all")
    return Say("prompt-wait", {"seat": SEATS.target(0 if bits & 1 else 1)})
