"""Friends, a club and a challenge, from the link to the seat."""

import re

from playwright.sync_api import expect

from .actions import PHONE, come
from .conftest import Visit
from .looks import faults, still


def test_a_club_is_founded_entered_by_its_link_and_a_friend_challenged(visit: Visit) -> None:
    eva, ada = come(visit, "Eva"), come(visit, "Ada", size=PHONE, phone=True)
    eva.goto("/company")
    eva.get_by_label("Jméno nového klubu").fill("Čtvrteční parta")
    eva.get_by_role("button", name="Založit klub").click()
    expect(eva.get_by_role("heading", level=1)).to_have_text("Čtvrteční parta")
    ada.goto(eva.get_by_label("Odkaz do klubu").input_value())
    ada.get_by_role("button", name="Vstoupit").tap()
    ada.get_by_role("link", name="Eva").tap()
    ada.get_by_role("button", name="Požádat o přátelství").tap()
    expect(ada.get_by_role("button", name="O přátelství jste požádali")).to_be_disabled()
    eva.goto("/company")
    eva.get_by_role("button", name="Přijmout").click()
    still(eva)
    assert faults(eva) == []
    eva.get_by_role("button", name="Vyzvat").click()
    still(eva)
    assert faults(eva) == []
    eva.get_by_role("dialog").get_by_role("link", name="Cardia").click()
    eva.get_by_role("button", name="Prostřít stůl").click()
    expect(eva.get_by_label("Odkaz pro spoluhráče")).to_be_visible()
    ada.goto("/")
    ada.get_by_role("link", name="Eva vás vyzývá ke hře").tap()
    ada.get_by_role("button", name="Přisednout").tap()
    expect(eva).to_have_title(re.compile("Cardia|tahu"))
    ada.goto("/company")
    still(ada)
    assert faults(ada) == []
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
