"""One sentence for each viewer: what to do now, or whom the table waits for."""

from deskoherna.games.defenders.faction import hand_size
from deskoherna.games.defenders.material import CARDS, OPENING_HAND, SIDES
from deskoherna.games.defenders.rules import actors, side_asked
from deskoherna.games.defenders.state import (
    ACT,
    CHOOSE,
    LEADER,
    OPENING,
    OVER,
    PATHS,
    PHASES,
    RESULTS,
    REVEAL,
    SEATS,
    SPLIT,
    START,
    WON,
    State,
)
from deskoherna.kit.view import Say


def prompt(s: State, viewer: int) -> Say:
    if s.phase == OVER:
        return Say("prompt-won" if s.result == WON else "prompt-lost", {"result": RESULTS.target(s.result)})
    acting = actors(s)
    if viewer >= 0 and acting >> viewer & 1:
        return _task(s, viewer)
    waited_for = [seat for seat in range(s.seats) if acting >> seat & 1]
    if s.phase == CHOOSE:
        return Say("prompt-wait-choose", {"number": len(waited_for)})
    if len(waited_for) > 1:
        return Say("prompt-wait-several", {"number": len(waited_for)})
    seat = SEATS.target(waited_for[0])
    if s.phase == ACT:
        return Say("prompt-wait-turn", {"seat": seat, "side": SIDES.target(s.turn), "number": s.points_left})
    return Say("prompt-wait", {"seat": seat})


def _task(s: State, seat: int) -> Say:
    """The id follows the phase."""
    name = f"prompt-{PHASES.id(s.phase)}"
    if s.phase == ACT:
        return Say(
            "prompt-act" if s.points_left > 0 else "prompt-act-spent",
            {"side": SIDES.target(s.turn), "number": s.points_left},
        )
    if s.phase in (LEADER, START):
        return Say(name, {"side": SIDES.target(s.turn)})
    if s.phase == SPLIT:
        return Say(name, {"side": SIDES.target(s.side_of[0]), "side2": SIDES.target(s.second)})
    if s.phase == OPENING:
        return Say(name, {"number": OPENING_HAND - hand_size(s, seat), "all": OPENING_HAND})
    if s.phase == CHOOSE:
        return Say(name if s.seats > 1 else "prompt-choose-alone")
    if s.phase == REVEAL:
        return Say(name, {"card": CARDS.target(s.active[s.side_of[seat]])})
    if s.phase == PATHS:
        return Say(name, {"side": SIDES.target(side_asked(s, seat))})
    return Say(name, {"card": CARDS.target(s.active[s.turn])})
