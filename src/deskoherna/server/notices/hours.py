"""Hours of people's own days: when it is quiet, when the next digest goes."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

DAY_H = 24


def known_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def next_hour(at: float, hour: int, zone: str) -> float:
    """The next moment after this one at which somebody's clock on the wall says this hour."""
    here = datetime.fromtimestamp(at, ZoneInfo(zone))
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    if then <= here:
        then = (then + timedelta(days=1)).replace(hour=hour)
    return then.timestamp()


def is_quiet(at: float, quiet: tuple[int, int] | None, zone: str) -> bool:
    """From the first hour on, up to the second; over midnight where the second is the smaller one."""
    if quiet is None:
        return False
    begins, ends = quiet
    hour = datetime.fromtimestamp(at, ZoneInfo(zone)).hour
    return (hour - begins) % DAY_H < (ends - begins) % DAY_H


def after_quiet(at: float, quiet: tuple[int, int] | None, zone: str) -> float:
    """This moment, or the end of the quiet hours it lies in."""
    return next_hour(at, quiet[1], zone) if quiet is not None and is_quiet(at, quiet, zone) else at
