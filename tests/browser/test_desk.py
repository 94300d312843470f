"""Order: a line is reported from the chat, the keeper settles it, somebody is blocked."""

from pathlib import Path

import sqlalchemy as sa
from playwright.sync_api import ViewportSize, expect

from deskoherna.server.store import schema

from .actions import ME, OPEN, PHONE, come, open_table
from .conftest import Visit
from .looks import faults, still
from .server import ServerProcess

LAPTOP: ViewportSize = {"width": 1280, "height": 720}


def test_a_report_goes_from_the_chat_to_the_desk(visit: Visit, server: ServerProcess, album: Path) -> None:
    eva, adam = come(visit, "Eva", size=PHONE), come(visit, "Adam", size=LAPTOP)
    table = open_table(eva, "cardia", [ME, OPEN])
    adam.goto(table)
    adam.get_by_label("Řekněte něco").fill("To je ale pitomá hra")
    adam.keyboard.press("Enter")
    eva.goto(table)
    eva.get_by_role("button", name="Co se slovy hráče Adam").click()
    still(eva)
    assert faults(eva) == []
    eva.get_by_label("Nahlásit").fill("hrubost")
    eva.get_by_role("button", name="Nahlásit správci").click()
    expect(eva.get_by_text("Děkujeme, správce se na to podívá.")).to_be_visible()
    keeper = come(visit, "Karel", size=LAPTOP)
    me = keeper.request.get("/api/me").json()["id"]
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.keepers).values(person=me))
    engine.dispose()
    keeper.goto("/desk")
    report = keeper.locator("li", has_text="To je ale pitomá hra")
    report.get_by_role("button", name="Umlčet na den").click()
    expect(keeper.locator(".log")).to_contain_text("Karel umlčel Adam")
    report.get_by_role("button", name="Vyřízeno").click()
    expect(report.get_by_role("button")).to_have_count(0)
    still(keeper)
    for size in (LAPTOP, PHONE):
        keeper.set_viewport_size(size)
        keeper.screenshot(path=album / f"desk-{size['width']}.png", full_page=True)
        assert keeper.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert faults(keeper) == []
