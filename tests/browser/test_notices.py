"""An app: it is told when nobody looks, opens without a server, and can be installed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from reached import Browser, PushService, push_service

from .actions import BOT, ME, PHONE, PROMPT, come, open_table
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import ServerProcess, build_client, wait_until

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SUBSCRIBES = """({endpoint, keys}) => {
    const made = {endpoint, toJSON: () => ({endpoint, keys}), unsubscribe: async () => true};
    let on = false;
    PushManager.prototype.subscribe = async () => { on = true; return made; };
    PushManager.prototype.getSubscription = async () => (on ? made : null);
}"""
"""What the service of the browser's maker would answer: it lives on the internet, its endpoint here on loopback."""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture(scope="module")
def server(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    build_client()
    data = tmp_path_factory.mktemp("server")
    lines = ("[notices]", f'push_services = ["{service.address}"]', "look_s = 0.1", "push_after_s = 0.0")
    (data / "deskoherna.toml").write_text("\n".join(lines))
    server = ServerProcess(data, seed=__name__)
    server.open()
    yield server
    server.close()


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_a_closed_table_sends_a_push_that_the_worker_shows(
    visit: Visit, server: ServerProcess, service: PushService, album: Path, size: ViewportSize, scheme: Scheme
) -> None:
    browser = Browser()
    page = come(visit, "Eva", size=size, scheme=scheme)
    page.context.grant_permissions(["notifications"])
    endpoint = f"{service.address}/{size['width']}"
    page.add_init_script(f"({SUBSCRIBES})({json.dumps({'endpoint': endpoint, 'keys': browser.keys()})})")
    page.goto("/settings")
    page.get_by_role("button", name="Zapnout").click()
    expect(page.get_by_text("Tento prohlížeč dostává upozornění.")).to_be_visible()
    page.get_by_label("Tiché hodiny").check()
    expect(page.get_by_label("od", exact=True)).to_have_value("22")
    still(page)
    page.screenshot(path=album / f"notices-{size['width']}.png", full_page=True)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_label("Tiché hodiny").uncheck()
    expect(page.get_by_label("od", exact=True)).to_have_count(0)
    worker = page.context.new_cdp_session(page)
    known: list[str] = []

    def registered(told: dict[str, list[dict[str, str]]]) -> None:
        known.extend(one["registrationId"] for one in told["registrations"])

    worker.on("ServiceWorker.workerRegistrationUpdated", registered)
    worker.send("ServiceWorker.enable")
    table = open_table(page, "cardia", [ME, BOT])
    for_me = [body for who, _, body in service.taken if who == str(size["width"])]

    def taken() -> bool:
        for_me[:] = [body for who, _, body in service.taken if who == str(size["width"])]
        return bool(for_me)

    wait_until("a push", taken)
    told = browser.read(for_me[0])
    assert (told["path"], told["title"]) == (table, "Jste na tahu") and "Cardia" in told["text"]
    wait_until("the worker is known", lambda: bool(page.evaluate("1") and known))
    delivered = {"origin": server.address, "registrationId": known[0], "data": json.dumps(told)}
    worker.send("ServiceWorker.deliverPushMessage", delivered)
    shown = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(n => n.map(x => [x.title, x.data]))"
    wait_until("a notification", lambda: page.evaluate(shown) == [["Jste na tahu", table]])


def test_what_was_read_opens_without_a_server(visit: Visit, server: ServerProcess, complaints: list[str]) -> None:
    page = come(visit, "Eva", size=PHONE)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    for path, seen in (("/games/cardia/rules", "Cardia"), ("/learn/cardia", "Lekce u opravdového stolu")):
        page.goto(path)
        expect(page.locator("main")).to_contain_text(seen)
        page.wait_for_load_state("networkidle")
    page.goto(open_table(page, "cardia", [ME, BOT]))
    expect(page.locator(PROMPT)).to_be_visible()
    server.kill()
    for path, seen in (("/games/cardia/rules", "Cardia"), ("/learn/cardia", "Lekce u opravdového stolu")):
        page.goto(path)
        expect(page.locator("main")).to_contain_text(seen)
    complaints.clear()  # the browser tells of every request without an answer
    server.open()


def test_it_can_be_installed(visit: Visit) -> None:
    page = come(visit, "Eva")
    page.goto("/")
    worker = page.context.new_cdp_session(page)
    found = worker.send("Page.getAppManifest")
    assert found["errors"] == [] and found["url"].endswith("/manifest.webmanifest")
    told = json.loads(found["data"])
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    hidden = [one["errorId"] for one in worker.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(hidden) <= {"in-incognito"}  # as browsers of tests are
