"""What does not fit on a page: things that cover each other, texts that are cut, cards and maps that are too small."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SIZES: dict[str, tuple[int, int]] = {
    "960x600": (960, 600),
    "1024x700": (1024, 700),
    "1280x720": (1280, 720),
    "1366x768": (1366, 768),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "768x1024": (768, 1024),
    # what is left of a screen of 1440 x 900 when the browser magnifies
    "zoom-150": (960, 600),
    "zoom-200": (720, 450),
}
SCALES = {"zoom-150": 1.5, "zoom-200": 2.0}
SHORT = ("1280x720", "390x844")
"""The sizes that are tried every time."""
CARD_PX = 72
"""The least width of a card in the hand, from a window of 1024 on."""
WIDE_PX = 1024
TOUCH_PX = 44
"""The least width of a card of the hand that may be played, on smaller windows: a finger hits it."""
MAP_SHARE = 0.55
"""The least part of the shorter free side that a map takes."""

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip().rstrip(";")


@dataclass(frozen=True)
class Screen:
    """A window, and how much the browser magnifies."""

    name: str

    @property
    def size(self) -> tuple[int, int]:
        return SIZES[self.name]

    @property
    def touch(self) -> bool:
        """Phones and tablets are held in the hand."""
        return self.name in ("390x844", "844x390", "768x1024")

    @property
    def scale(self) -> float:
        return SCALES.get(self.name, 1.0)


def misfits(page: Page) -> list[str]:
    """All that does not fit, a line each."""
    found: Any = page.evaluate(MEASURE, [CARD_PX, WIDE_PX, TOUCH_PX, MAP_SHARE])
    return [str(fault) for fault in found]
