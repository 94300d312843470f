"""Does the table keep moving while beats play? Frames, long tasks and the first beat, in a real Chromium.

    python -m tests.browser.frames

A breach of the Wall is the busiest moment: dice fall, figures walk, a banner comes. Somebody rolls the dice that bring
it about, at the usual pace with all motion on, a few times. Measured are, while beats play: what the compositor draws
(a trace of the browser), frames of the page (`requestAnimationFrame`), tasks of its main thread over LONG_MS, and how
long it is from the arrival of a message to the first beat.

Without a graphics card all of it is drawn by the processor, and whatever else the machine does is felt: measure on a
quiet one. What a task takes is told twice, by the clock and in time of the processor, which others cannot lengthen
much. The exit code is 1 when a task took too much time of the processor or the first beat came too late.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from deskoherna.kit import registry

from .conftest import ARGUMENTS
from .crowded import lay
from .moments import breach
from .server import ServerProcess, build_client

LONG_MS, FIRST_MS = 50, 100
SIZE: ViewportSize = {"width": 1280, "height": 720}
WATCH = """() => {
    const seen = window.seen = {frames: [], tasks: [], first: null};
    const shows = () => document.querySelector('.ribbon.told') !== null;
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) if (shows()) seen.tasks.push(task.duration);
    }).observe({entryTypes: ['longtask']});
    let before = 0;
    const frame = (now) => {
        if (shows() && before) seen.frames.push(now - before);
        before = shows() ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', (event) => {
                if (seen.first !== null || shows() || !String(event.data).includes('"step"')) return;
                const at = performance.now();
                new MutationObserver((_, self) => {
                    if (!shows()) return;
                    seen.first = performance.now() - at;
                    self.disconnect();
                }).observe(document.body, {childList: true, subtree: true, attributes: true, characterData: true});
            });
        }
    };
}"""
CATEGORIES = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "toplevel"]
DRAWN = "DrawFrame"
"""What the trace calls a frame that the compositor has drawn."""
TASK, MAIN = "ThreadControllerImpl::RunTask", "CrRendererMain"
"""What it calls a task, and the main thread of a page."""


def drawn(trace: bytes) -> list[float]:
    """Milliseconds between frames that the compositor drew."""
    events = json.loads(trace)["traceEvents"]
    stamps = sorted(event["ts"] / 1000 for event in events if event.get("name") == DRAWN)
    return [after - one for one, after in pairwise(stamps)]


def worked(trace: bytes) -> list[float]:
    """Milliseconds of the processor that tasks of a page's main thread took, the click itself among them."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == MAIN
    }
    tasks = (event for event in events if event.get("name") == TASK and (event["pid"], event["tid"]) in mains)
    return [event["tdur"] / 1000 for event in tasks if "tdur" in event]


def roll(page: Page, browser: Browser, address: str) -> tuple[dict[str, Any], list[float], list[float]]:
    """Roll the dice and look until all has been shown."""
    page.goto(address)
    page.locator(".dice[data-legal], .dice [data-legal]").first.wait_for()
    page.evaluate("document.fonts.ready")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(".dice[data-legal], .dice [data-legal]").first.click()
    page.locator(".banner").wait_for()
    page.wait_for_function("() => !document.querySelector('.pace') && !document.querySelector('.ribbon.told')")
    trace = browser.stop_tracing()
    seen: dict[str, Any] = json.loads(page.evaluate("JSON.stringify(window.seen)"))
    return seen, drawn(trace), worked(trace)


def quick(gaps: list[float]) -> str:
    """Frames a second: in the middle and at the slowest twentieth, and the longest gap."""
    if not gaps:
        return "none"
    ordered = sorted(gaps)
    slow = ordered[int(0.95 * len(ordered))]
    usual = f"{1000 / statistics.median(gaps):.0f} in the middle, {1000 / slow:.0f} at the slowest twentieth"
    return f"{usual}; longest gap {ordered[-1]:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.frames", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="breaches to look at (default %(default)s)")
    args = parser.parse_args()
    build_client()
    crowd, key = breach()
    game = registry.game("nightwatch")
    server = ServerProcess(Path(tempfile.mkdtemp()), seed="frames")
    server.open()
    frames: list[float] = []
    compositor: list[float] = []
    tasks: list[float] = []
    work: list[float] = []
    first: list[float] = []
    try:
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            context = browser.new_context(base_url=server.address, viewport=SIZE, locale="en-GB")
            context.add_init_script(f"({WATCH})()")
            page = context.new_page()
            person = page.request.post("/api/guest", data={"name": "Eva", "language": "en"}).json()["id"]
            for _ in range(args.times):
                seen, between, busy = roll(page, browser, lay(server.database, game, crowd, person, "Eva", key))
                frames += seen["frames"]
                tasks += seen["tasks"]
                compositor += between
                work += busy
                first += [] if seen["first"] is None else [seen["first"]]
            browser.close()
    finally:
        server.close()
    print(f"frames of the compositor a second: {quick(compositor)}")
    print(f"frames of the page a second: {quick(frames)}")
    print(f"tasks over {LONG_MS} ms while beats played: {len(tasks)}, the longest {max(tasks, default=0):.0f} ms")
    print(f"tasks in time of the processor: {len(work)}, the longest {max(work, default=0):.0f} ms")
    print(f"first beat after the message: {', '.join(f'{ms:.0f}' for ms in first)} ms")
    sys.exit(not work or max(work) > LONG_MS or max(first, default=0) > FIRST_MS)


if __name__ == "__main__":
    main()
