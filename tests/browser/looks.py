"""Looking at a page: when it stands still, and what axe finds wrong with it."""

from typing import Any

from playwright.sync_api import Page

from .server import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
STILL = """() => document.fonts.status === 'loaded' && !document.querySelector('.changed')
    && [...document.images].every((image) => image.complete)
    && document.getAnimations().every((moving) => moving.playState !== 'running'
        || moving.effect?.getComputedTiming().endTime === Infinity)"""
"""Fonts and pictures are there, and nothing moves but what always does."""
PAINTED = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(() => on(true))))"


def faults(page: Page) -> list[str]:
    """What axe finds serious, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {v['help']}: {node['html'][:160]}"
        for v in found["violations"]
        if v["impact"] in SERIOUS
        for node in v["nodes"]
    ]


def still(page: Page) -> None:
    """Wait until the page is painted and nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.evaluate(PAINTED)
    page.wait_for_function(STILL)
