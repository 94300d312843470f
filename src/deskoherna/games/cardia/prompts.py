"""One sentence for each viewer: what to do now, or whom the table waits for."""

from deskoherna.games.cardia.material import AMOUNT, FOGGY_SWAMP, INVENTOR, KINESIS_MAGE
from deskoherna.games.cardia.rules import actors
from deskoherna.games.cardia.state import (
    ANSWER_GUARD,
    BOTH,
    CAUSES,
    CHARACTERS,
    CHOOSE_CARD,
    DISCARDING,
    FACTIONS,
    GUARDIANS,
    LIBRARIAN_CHOICE,
    LOCATIONS,
    OVER,
    PHASES,
    PLAY,
    PLAY_OPEN,
    REASONS,
    SEATS,
    State,
)
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import Say


def cause_point(cause: int) -> str:
    """The cause of a question as a name: `character:judge`, `guardian:cat`, `location:scrapyard`."""
    if cause < CHARACTERS.size:
        return CHARACTERS.target(cause)
    if cause < CHARACTERS.size + GUARDIANS.size:
        return GUARDIANS.target(cause - CHARACTERS.size)
    return LOCATIONS.target(cause - CHARACTERS.size - GUARDIANS.size)


def prompt(s: State, viewer: int) -> Say:
    if s.phase == OVER:
        return _result(s, viewer)
    acting = actors(s)
    if viewer >= 0 and acting >> viewer & 1:
        return _task(s)
    waited_for = [i for i in range(2) if acting >> i & 1]
    if len(waited_for) > 1:
        return Say("prompt-wait-both")
    name = SEATS.target(waited_for[0])
    if s.phase in (PLAY, PLAY_OPEN):
        return Say("prompt-wait-play", {"seat": name})
    return Say("prompt-wait", {"seat": name, "cause": cause_point(s.doing)})


def _result(s: State, viewer: int) -> Say:
    reason = REASONS.target(s.reason)
    if s.result == BOTH:
        return Say("prompt-drawn", {"reason": reason})
    winner = s.result - 1
    if viewer in (-1, ALL):
        return Say("prompt-winner", {"seat": SEATS.target(winner), "reason": reason})
    return Say("prompt-won" if viewer == winner else "prompt-lost", {"reason": reason})


def _task(s: State) -> Say:
    """The question as a sentence; the id follows the phase, with a variant where a phase asks two things."""
    place = s.clashes + 1 + (1 if s.location == FOGGY_SWAMP and s.clash > 1 else 0)
    if s.phase in (PLAY, PLAY_OPEN):
        name = "prompt-play" if s.phase == PLAY else "prompt-play-open"
        return Say(name, {"position": place})
    args: dict[str, int | str] = {"cause": cause_point(s.doing)}
    name = f"prompt-{PHASES.id(s.phase)}"
    if s.phase == CHOOSE_CARD:
        name = f"prompt-choose-{CAUSES.ids[s.doing]}"
        if s.doing < CHARACTERS.size:
            args["number"] = AMOUNT[s.doing]
        if s.doing in (INVENTOR, KINESIS_MAGE) and s.picked >= 0:
            name += "-second"
    elif s.phase == LIBRARIAN_CHOICE:
        args["number"] = AMOUNT[s.doing]
    elif s.phase == DISCARDING:
        args["number"] = s.left
    elif s.phase == ANSWER_GUARD:
        args["faction"] = FACTIONS.target(s.named)
    return Say(name, args)
