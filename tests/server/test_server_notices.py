"""Your turn: told to a closed browser and by mail, once, whatever happens to the server; quiet hours and holidays."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from py_vapid import Vapid02
from visitors import PATIENCE_S, ServerProcess, Visitor

from deskoherna.server.notices import hours, push
from deskoherna.server.notices.mail import is_address
from deskoherna.server.tables import clocks
from reached import Browser, Mailbox, PushService, mail_server, push_service

QUICK = ("look_s = 0.1", "push_after_s = 0.0", "mail_after_s = 0.0", "lease_s = 2.0")
PRAGUE = ZoneInfo("Europe/Prague")


def until(what: str, holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.05)


@dataclass
class Place:
    """A server that tells, and where its notices arrive."""

    server: ServerProcess
    service: PushService
    box: Mailbox

    def subscribed(self, visitor: Visitor) -> Browser:
        browser = Browser()
        body = {"endpoint": f"{self.service.address}/{visitor.id}", **browser.keys()}
        assert visitor.request("POST", "me/devices", body).status_code == 204
        return browser

    def taken(self, visitor: Visitor) -> list[tuple[dict[str, str], bytes]]:
        """What was sent to the browser of somebody."""
        return [(headers, body) for who, headers, body in self.service.taken if who == visitor.id]

    def mailed(self, visitor: Visitor, address: str) -> None:
        before = len(self.box.mails)
        assert visitor.post("me/mail", {"address": address})["mail_waiting"] == address
        until("a mail that asks", lambda: len(self.box.mails) > before)
        code = str(self.box.mails[-1].get_content()).split("?mail=")[1].split()[0]
        assert visitor.request("POST", "mail/confirm", {"code": code}).status_code == 204
        assert visitor.get("me/notices")["mail"] == address


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with push_service() as service, mail_server() as (box, smtp):
        more = (f'smtp = "{smtp}"', 'mail_from = "Deskoherna <games@example.org>"')
        settings = "\n".join(("[notices]", f'push_services = ["{service.address}"]', *QUICK, *more))
        data = tmp_path_factory.mktemp("telling")
        (data / "deskoherna.toml").write_text(settings)
        server = ServerProcess(data)
        try:
            yield Place(server, service, box)
        finally:
            server.tidy()
            server.stop()
        assert "Traceback" not in server.text, server.text


def begin(first: Visitor, second: Visitor) -> str:
    """A table of two at which the first has to move: an open seat is taken last."""
    table = str(first.table("hoard")["id"])
    socket = second.joins(table)
    socket.ask("sit", seat=1)
    socket.close()
    return table


def test_a_turn_is_told_once_to_a_closed_browser_that_alone_can_read_it(place: Place) -> None:
    eva, adam = place.server.visitor("Eva"), place.server.visitor("Adam")
    browser = place.subscribed(eva)
    table = begin(eva, adam)
    until("a push", lambda: place.taken(eva))
    headers, body = place.taken(eva)[0]
    told = browser.read(body)
    assert told["path"] == f"/t/{table}" and told["title"] == "Your turn" and "Adam" in told["text"]
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(eva.get("me/notices")["push_key"])
    assert b"Adam" not in body and (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    place.server.kill()
    place.server.start()
    again = begin(eva, adam)
    until("the next turn", lambda: len(place.taken(eva)) > 1)
    assert browser.read(place.taken(eva)[1][1])["path"] == f"/t/{again}" and len(place.taken(eva)) == 2


def test_what_was_under_way_when_the_server_was_killed_is_sent_by_the_next(place: Place) -> None:
    eva, adam = place.server.visitor("Eva"), place.server.visitor("Adam")
    browser = place.subscribed(eva)
    place.service.answering.clear()
    begin(eva, adam)
    until("a first try", lambda: place.taken(eva))
    place.server.kill()
    place.service.answering.set()
    place.server.start()
    until("a second try", lambda: len(place.taken(eva)) == 2)
    assert len({browser.read(body)["id"] for _, body in place.taken(eva)}) == 1
    assert len({headers["topic"] for headers, _ in place.taken(eva)}) == 1  # of two, the service delivers one


def test_a_browser_that_is_gone_is_forgotten_and_whoever_looks_is_left_alone(place: Place) -> None:
    eva, adam = place.server.visitor("Eva"), place.server.visitor("Adam")
    place.subscribed(eva)
    place.subscribed(adam)
    place.service.status = 410
    table = begin(eva, adam)
    until("it is forgotten", lambda: eva.get("me/notices")["devices"] == 0)
    place.service.status = 201
    assert adam.get("me/notices")["devices"] == 1
    with eva.joins(table) as socket:
        socket.turn()
        assert len(place.taken(eva)) == 1 and place.taken(adam) == []


def test_an_address_is_confirmed_told_and_stopped_from_the_mail(place: Place) -> None:
    eva, adam = place.server.visitor("Eva"), place.server.visitor("Adam")
    assert eva.request("POST", "me/mail", {"address": "not an address"}).json()["code"] == "bad_address"
    place.mailed(eva, "eva@example.org")
    before = len(place.box.mails)
    table = begin(eva, adam)
    until("a mail", lambda: len(place.box.mails) == before + 1)
    mail = place.box.mails[-1]
    text = str(mail.get_content())
    assert (mail["To"], mail["Subject"], mail["From"]) == (
        "eva@example.org",
        "Your turn",
        "Deskoherna <games@example.org>",
    )
    assert f"/t/{table}" in text and "Adam" in text and mail["Message-ID"].endswith("@example.org>")
    stop = text.split("?stop=")[1].split()[0]
    assert stop in mail["List-Unsubscribe"]
    assert place.server.visitor("Other").request("POST", "mail/stop", {"code": stop}).status_code == 204
    assert eva.get("me/notices")["mails"] == "off"
    assert eva.request("POST", "mail/stop", {"code": "x"}).json()["code"] == "wrong_code"


def test_services_that_were_not_named_and_broken_keys_are_refused(eva: Visitor) -> None:
    keys = Browser().keys()
    for endpoint in (
        "http://127.0.0.1:1/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://fcm.googleapis.com:8443/x",
        "file:///etc/passwd",
        "https://[broken",
    ):
        answer = eva.request("POST", "me/devices", {"endpoint": endpoint, **keys})
        assert (answer.status_code, answer.json()["code"]) == (422, "unknown_push"), endpoint
    known = "https://updates.push.services.mozilla.com/x"
    wrong = eva.request("POST", "me/devices", {"endpoint": known, **keys, "p256dh": "AAAA"})
    assert wrong.json()["code"] == "malformed"
    assert eva.request("POST", "me/devices", {"endpoint": known, **keys}).status_code == 204
    assert eva.request("POST", "me/mail", {"address": "eva@example.org"}).json()["code"] == "no_mail"
    bad = {"mails": "daily", "digest_hour": 8, "quiet_from": 22, "quiet_to": 7, "zone": "Europe/Nowhere"}
    assert eva.request("PATCH", "me/notices", bad).json()["args"] == {"at": "zone"}
    changed = eva.request("PATCH", "me/notices", bad | {"zone": "Asia/Tokyo"}).json()
    assert (changed["mails"], changed["quiet_from"], changed["zone"]) == ("daily", 22, "Asia/Tokyo")


def test_a_star_stands_for_names_before_a_service_and_for_nothing_else() -> None:
    services = ("https://*.push.example",)
    assert push.allowed("https://a.push.example/x", services)
    assert not any(
        push.allowed(x, services) for x in ("https://push.example/", "https://apush.example/", "http://a.push.example/")
    )


def test_quiet_hours_and_digests_go_by_the_clock_on_the_wall() -> None:
    night = datetime(2026, 3, 28, 23, 30, tzinfo=PRAGUE).timestamp()  # the clocks change before the morning
    morning = datetime(2026, 3, 29, 7, 0, tzinfo=PRAGUE).timestamp()
    assert hours.after_quiet(night, (22, 7), "Europe/Prague") == morning
    assert hours.after_quiet(morning, (22, 7), "Europe/Prague") == morning
    assert hours.after_quiet(night, None, "Europe/Prague") == night
    assert hours.next_hour(morning, 7, "Europe/Prague") == datetime(2026, 3, 30, 7, 0, tzinfo=PRAGUE).timestamp()
    assert not hours.is_quiet(night, (5, 5), "Europe/Prague")


def test_addresses_are_told_from_nonsense() -> None:
    assert is_address("eva@example.org")
    nonsense = (
        "eva",
        "eva@",
        "@example.org",
        "eva@localhost",
        "a b@c.d",
        "eva@example.org\nBcc: x@y.z",
        "é@example.org",
    )
    assert not any(map(is_address, nonsense))


# ---------------------------------------------------------------- days a move, holidays


def test_holidays_stand_still_however_they_overlap() -> None:
    runs, started = [(0.0, 40.0)], 40.0
    assert clocks.standing_still(10.0, 100.0, runs, started, [(20.0, 30.0), (25.0, 50.0), (90.0, 200.0)]) == 40.0
    assert clocks.standing_still(10.0, 100.0, runs, started, []) == 0


def test_days_a_move_begin_anew_with_every_move_and_wait_for_holidays(server: ServerProcess) -> None:
    eva, adam = server.visitor("Eva"), server.visitor("Adam")
    table = eva.table("hoard", clock={"budget_s": 259200, "each": True})["id"]
    b = adam.joins(table)
    b.ask("sit", seat=1)
    with eva.joins(table) as a:
        a.turn()
        now = time.time()
        told = eva.post("me/holidays", {"starts": now, "ends": now + 86400})
        assert len(told["holidays"]) == 1
        until("the clock stands", lambda: a.hear() and (a.heard[-1].get("clocks") or {"running": [0]})["running"] == [])
        for starts, ends in ((now - 9000, now + 5), (now + 5, now + 1), (now + 3600, now + 7200)):
            assert eva.request("POST", "me/holidays", {"starts": starts, "ends": ends}).json()["code"] == "bad_time"
        long = eva.request("POST", "me/holidays", {"starts": now + 90000, "ends": now + 90 * 86400})
        assert long.json()["code"] == "too_many"
        assert eva.request("DELETE", "me/holidays").json()["holidays"] == []
        a.play()
        state = [m for m in a.heard if m.get("clocks")][-1]
        assert state["clocks"]["left_ms"][0] == 259_200_000
