"""Asking: the phase is the question, the fields beside it say whom, for what and about which card."""

from deskoherna.games.cardia.row import NONE
from deskoherna.games.cardia.state import BUSY, N_CHARACTERS, N_GUARDIANS, State

__rules__ = True


def ask(s: State, phase: int, seat: int, cause: int, acting: int) -> None:
    s.phase = phase
    s.asked = seat
    s.doing = cause
    s.acting = acting


def answered(s: State) -> tuple[int, int, int]:
    """The question is gone; the todo stack goes on. What it was about: cause, acting card, card picked before."""
    about = (s.doing, s.acting, s.picked)
    s.phase = BUSY
    s.asked = s.doing = s.acting = s.picked = s.named = NONE
    s.left = 0
    return about


def guardian_cause(guardian: int) -> int:
    return N_CHARACTERS + guardian


def location_cause(location: int) -> int:
    return N_CHARACTERS + N_GUARDIANS + location
