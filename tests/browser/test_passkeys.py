"""A key of the device brings somebody back, in a browser with an authenticator of its own."""

import httpx
from playwright.sync_api import expect

from .actions import come
from .conftest import Visit
from .server import ServerProcess


def test_a_passkey_is_kept_and_brings_somebody_back_once_a_challenge(
    visit: Visit, server: ServerProcess, complaints: list[str]
) -> None:
    page = come(visit, "Eva")
    here = server.address.replace("127.0.0.1", "localhost")  # keys belong to names, not to numbers
    assert page.request.post(f"{here}/api/guest", data={"name": "Eva Klíčová", "language": "cs"}).ok
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    page.goto(f"{here}/settings")
    page.get_by_role("button", name="Přidat klíč").click()
    expect(page.get_by_role("button", name="Odebrat")).to_have_count(1)
    me = page.request.get(f"{here}/api/me").json()["id"]
    like = {"name": "eva KLÍČOVÁ", "language": "cs"}
    with httpx.Client() as guest:
        assert guest.post(f"{here}/api/guest", json=like).json()["code"] == "name_taken"
    page.get_by_role("button", name="Odhlásit se").click()
    expect(page.get_by_text("Odhlášeno").or_(page.get_by_role("status"))).to_be_visible()
    assert page.request.get(f"{here}/api/me").status == 401
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.post_data or "") if one.url.endswith("/passkeys/login") else None)
    page.get_by_role("button", name="Vrátit se s klíčem").click()
    expect(page.locator("header .me")).to_contain_text("Eva Klíčová")
    assert page.request.get(f"{here}/api/me").json()["id"] == me
    headers = {"content-type": "application/json", "origin": here}
    again = page.request.post(f"{here}/api/passkeys/login", data=sent[0], headers=headers)
    assert (again.status, again.json()["code"]) == (403, "wrong_passkey")
    page.get_by_role("button", name="Odebrat").click()
    expect(page.get_by_role("button", name="Odebrat")).to_have_count(0)
    with httpx.Client() as guest:
        assert guest.post(f"{here}/api/guest", json=like).status_code == 201, "without a key the name is free again"
    complaints.clear()  # the browser tells of refusals
