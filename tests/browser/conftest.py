"""A browser of the system, the real server, and as many people as a test needs."""

import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from .server import PATIENCE_S, ServerProcess, build_client

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
FIRST_VISIT = "status of 401"
"""A browser that nobody has used yet asks who it is and is told: nobody. Chromium writes that down as an error."""

Scheme = Literal["light", "dark"]
Pace = Literal["step", "slow", "normal", "fast", "off"]
KEEP_PACE = """pace => {
    if (!location.protocol.startsWith("http")) return;
    const kept = JSON.parse(localStorage.getItem("deskoherna.settings") ?? "{}");
    localStorage.setItem("deskoherna.settings", JSON.stringify({pace, ...kept}));
}"""
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found is not None, f"none of {', '.join(CHROMIUM)} is installed"
    expect.set_options(timeout=PATIENCE_S * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS, timeout=PATIENCE_S * 1000)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the tests of one file: they find the same deals on it, whatever else is tested beside them."""
    build_client()
    server = ServerProcess(tmp_path_factory.mktemp("server"), seed=request.module.__name__)
    server.open()
    yield server
    server.close()


@pytest.fixture
def complaints() -> list[str]:
    """What pages wrote into their consoles as errors. A test that provokes some clears them."""
    return []


@pytest.fixture
def visit(chromium: Browser, server: ServerProcess, complaints: list[str]) -> Iterator[Visit]:
    """A new person at a browser of their own. Complaints left at the end fail the test.

    Without a graphics card every breath of a glowing card costs the processor, so motion is off unless asked for; so is
    the pace at which steps are shown beat by beat.
    """
    contexts = []
    if server.process is None:
        server.open()

    def come(
        *,
        size: ViewportSize = DESKTOP,
        locale: str = "cs-CZ",
        scheme: Scheme = "light",
        phone: bool = False,
        motion: bool = False,
        pace: Pace = "off",
        scale: float = 1.0,
    ) -> Page:
        context = chromium.new_context(
            base_url=server.address,
            viewport=size,
            locale=locale,
            color_scheme=scheme,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=scale,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE_S * 1000)
        context.add_init_script(f"({KEEP_PACE})({json.dumps(pace)})")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: (
                complaints.append(line.text) if line.type == "error" and FIRST_VISIT not in line.text else None
            ),
        )
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def dice(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(request.node.name)


@pytest.fixture(scope="session")
def album() -> Path:
    """Where screenshots go: ignored by git, looked at by people."""
    folder = Path(__file__).resolve().parents[2] / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder
