"""One sentence: what the viewer is to do now, or whom the table waits for."""

from deskoherna.games.nightwatch.material import RESOURCES
from deskoherna.games.nightwatch.state import (
    ANSWER,
    BY_POINTS,
    DISCARDING,
    FREE_ROAD,
    HERO_FATE,
    MANCE_TAKE,
    MORMONT_GIVE,
    MORMONT_WHOM,
    OVER,
    PHASES,
    PREPARES,
    SEATS,
    SIDE_B,
    TORMUND,
    WINTER_TAKE,
    State,
)
from deskoherna.games.nightwatch.tormund import BY_PATROL
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.view import Say


def seat_point(seat: int) -> str:
    return f"seat:{SEATS.ids[seat]}"


def prompt(s: State, viewer: int) -> Say:
    if s.phase == OVER:
        return over(s)
    actors = [p for p in range(s.seats) if s.acting >> p & 1]
    if viewer not in (SPECTATOR, ALL) and viewer in actors:
        return own(s, viewer)
    if len(actors) == 1:
        return Say("prompt-wait", {"seat": seat_point(actors[0]), "phase": PHASES.id(s.phase)})
    return Say("prompt-wait-many", {"count": len(actors), "phase": PHASES.id(s.phase)})


def over(s: State) -> Say:
    winners = [p for p in range(s.seats) if s.winners >> p & 1]
    if not winners:
        return Say("prompt-over-nobody")
    if len(winners) > 1:
        return Say("prompt-over-shared")
    glorious = "prompt-over-glorious" if s.ending == BY_POINTS else "prompt-over-tragic"
    return Say(glorious, {"seat": seat_point(winners[0])})


def own(s: State, seat: int) -> Say:
    key = f"prompt-{PHASES.id(s.phase)}"
    match s.phase:
        case x if x == DISCARDING:
            return Say(key, {"count": s.to_discard[seat]})
        case x if x == TORMUND and s.left == BY_PATROL and s.n_gift > 0:
            return Say("prompt-tormund-or-wildling")
        case x if x in (FREE_ROAD, WINTER_TAKE):
            return Say(key, {"count": s.left})
        case x if x == MORMONT_WHOM:
            return Say(key, {"resource": f"resource:{RESOURCES.ids[s.named]}"})
        case x if x in (MORMONT_GIVE, MANCE_TAKE):
            return Say(key, {"seat": seat_point(s.victim)})
        case x if x == HERO_FATE and s.side[seat] == SIDE_B:
            return Say("prompt-hero-leaves")
        case x if x == ANSWER and s.answer[seat] == PREPARES:
            return Say("prompt-counter")
        case x if x == ANSWER:
            return Say(key, {"seat": seat_point(s.turn)})
    return Say(key)
