"""One sentence for each viewer: what to do now, or whom the table waits for."""

from deskoherna.games.wilderness.laying import price_of_rest
from deskoherna.games.wilderness.material import KINDS, N_ANIMALS
from deskoherna.games.wilderness.reach import attacks
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BIRD,
    FIELD,
    LAY,
    MAGIC_QUESTION,
    OVER,
    PATH,
    PHASES,
    RESULTS,
    RETURN,
    SEATS,
    SETTLE,
    STUN,
    TAIL,
    State,
)
from deskoherna.kit.view import Say


def prompt(s: State, viewer: int) -> Say:
    if s.phase == OVER:
        if s.winner >= 0:
            return Say("prompt-won", {"seat": SEATS.target(s.winner), "result": RESULTS.target(s.result)})
        return Say("prompt-counted", {"result": RESULTS.target(s.result)})
    if viewer != s.actor:
        return Say("prompt-wait", {"seat": SEATS.target(s.actor)})
    return _task(s, viewer)


def _task(s: State, seat: int) -> Say:
    """The id follows the phase."""
    name = f"prompt-{PHASES.id(s.phase)}"
    if s.phase == LAY:
        return Say(name, {"land": s.land_steps, "animals": s.animal_steps, "dots": s.dots_left})
    if s.phase == FIELD:
        return Say(name)
    if s.phase == RETURN:
        return Say(name, {"number": price_of_rest(s, seat)})
    if s.phase == ACTIVATE:
        return Say(name, {"number": s.points_left})
    if s.phase == PATH:
        acting = KINDS.target(s.acting % N_ANIMALS)
        if s.carried >= 0:
            return Say("prompt-path-carrying", {"card": KINDS.target(s.carried % N_ANIMALS)})
        if attacks(s.way):
            return Say("prompt-path-attack", {"card": acting, "used": s.used, "speed": s.speed})
        return Say("prompt-path", {"card": acting, "number": s.move_number + 1, "used": s.used, "speed": s.speed})
    if s.phase == MAGIC_QUESTION:
        return Say(name, {"wounds": s.wounding, "more": s.wounding + s.holes})
    if s.phase in (TAIL, SETTLE, STUN):
        return Say(name, {"card": KINDS.target(s.target % N_ANIMALS)})
    if s.phase == BIRD:
        return Say(name)
    return Say(name)
