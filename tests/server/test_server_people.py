"""Who one is: guests, names, passwords, limits, and pages of other sites."""

import asyncio
import base64
import contextlib
import dataclasses
import os
import socket
import time
from pathlib import Path

import httpx
import pytest
from visitors import PATIENCE_S, ServerProcess, Visitor
from websockets.exceptions import ConnectionClosed

from deskoherna.server.people.accounts import Accounts
from deskoherna.server.people.rates import Rate
from deskoherna.server.settings import Limits
from deskoherna.server.store.store import Store
from deskoherna.server.wire.refusal import Refused


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def test_a_guest_is_remembered_by_a_cookie_no_script_can_read(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as http:
        made = http.post("/api/guest", json={"name": "  Eva   Nová ", "language": "cs"})
        assert made.status_code == 201 and made.json()["name"] == "Eva Nová" and made.json()["token"] is None
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert http.get("/api/me").json()["id"] == made.json()["id"]
        assert http.patch("/api/me", json={"language": "en"}).json()["language"] == "en"
        assert http.post("/api/logout").status_code == 204
        assert http.get("/api/me").status_code == 401


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "a\nb", "\x00", "\u3000"])
def test_names_are_checked(server: ServerProcess, name: str) -> None:
    answer = httpx.post(f"{server.address}api/guest", json={"name": name})
    assert answer.status_code == 400 and code(answer) == "malformed"


def test_a_token_of_another_server_is_worth_nothing(server: ServerProcess, eva: Visitor) -> None:
    for token in ("x", "x.y.z", eva.token + "x", eva.token.replace(eva.id, "a" * 16), f"{eva.id}.1.{eva.token[-43:]}"):
        answer = httpx.get(f"{server.address}api/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 401


def test_a_password_keeps_the_name_and_ends_other_tokens(server: ServerProcess) -> None:
    karel = server.visitor("Karel IV")
    assert karel.post("me/password", {"password": "correct horse"})["has_password"]
    assert httpx.get(f"{server.address}api/me", headers={"Authorization": f"Bearer {karel.token}"}).status_code == 401
    taken = httpx.post(f"{server.address}api/guest", json={"name": "KAREL iv"})
    assert taken.status_code == 409 and code(taken) == "name_taken"
    with httpx.Client(base_url=server.address) as http:
        wrong = http.post("/api/login", json={"name": "Karel IV", "password": "wrong horse"})
        nobody = http.post("/api/login", json={"name": "Nobody", "password": "wrong horse"})
        assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
        assert code(wrong) == "wrong_password"
        assert http.post("/api/login", json={"name": "karel IV", "password": "correct horse"}).json()["id"] == karel.id
        refused = http.post("/api/me/password", json={"password": "new password", "old": "wrong"})
        assert code(refused) == "wrong_password"
        assert http.post("/api/me/password", json={"password": "new password", "old": "correct horse"}).is_success


def test_pages_of_other_sites_change_nothing(server: ServerProcess, eva: Visitor) -> None:
    headers = {"Origin": "https://elsewhere.example", "Authorization": f"Bearer {eva.token}"}
    answer = httpx.post(f"{server.address}api/tables", json={"game": "cardia"}, headers=headers)
    assert answer.status_code == 403 and code(answer) == "foreign_origin"
    own = headers | {"Origin": server.address.rstrip("/")}
    assert httpx.post(f"{server.address}api/tables", json={"game": "cardia"}, headers=own).status_code == 201


def test_answers_carry_the_headers_of_a_careful_server(server: ServerProcess) -> None:
    for path in ("api/health", "api/nothing", ""):
        headers = httpx.get(server.address + path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and "server" not in headers


def test_large_bodies_and_wrong_ones_are_refused(eva: Visitor) -> None:
    assert code(eva.request("POST", "tables", {"game": "x" * 100_000})) == "too_big"
    assert code(eva.request("POST", "tables", {"game": "cardia", "colour": "red"})) == "malformed"
    assert code(eva.request("POST", "tables", {"game": "chess"})) == "unknown_game"
    wrong = eva.request("POST", "tables", {"game": "cardia", "options": {"guardians": "perhaps"}})
    assert wrong.status_code == 422 and wrong.json()["args"]["at"] == "guardians"
    assert code(eva.request("POST", "tables", {"game": "cardia", "seats": [{"kind": "me"}] * 3})) == "bad_seats"
    assert code(eva.request("POST", "tables", {"game": "cardia", "seats": [{"kind": "bot", "bot": "x"}]})) == (
        "unknown_bot"
    )
    assert eva.request("DELETE", "tables").status_code == 405


def test_a_rate_is_a_bucket() -> None:
    rate = Rate(2.0, 3)
    assert [rate.wait("a", 0.0) for _ in range(3)] == [0, 0, 0]
    assert rate.wait("a", 0.0) == pytest.approx(0.5)
    assert rate.wait("b", 0.0) == 0
    assert rate.wait("a", 0.5) == 0
    for _ in range(3):
        rate.take("c")
    with pytest.raises(Refused, match="too_fast"):
        rate.take("c")
    assert all(Rate(1.0, 1, 0).wait("a") == 0 for _ in range(100))


def test_too_many_messages_are_refused_and_in_the_end_cut(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--rate", "0.2")
    try:
        eva = server.visitor("Eva")
        a = eva.joins(eva.table(seats=[{"kind": "me"}, {"kind": "bot"}])["id"])
        assert a.ask("ping")["type"] == "pong"
        with contextlib.suppress(ConnectionClosed):  # the cut may come before the last
            for _ in range(300):
                a.send("ping")
        assert a.closed() == 1008
        refused = [m for m in a.heard if m["type"] == "rejected"]
        assert {m["code"] for m in refused} == {"too_fast"} and refused[0]["args"]["again_ms"] > 0
    finally:
        server.tidy()
        server.stop()


def test_every_limit_has_a_sensible_default() -> None:
    for field in dataclasses.fields(Limits):
        value = getattr(Limits(), field.name)
        assert all(x > 0 for x in value) if isinstance(value, tuple) else value > 0


def test_a_reader_who_does_not_keep_up_is_cut(server: ServerProcess, eva: Visitor) -> None:
    table = eva.table(seats=[{"kind": "me"}, {"kind": "bot"}])["id"]
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {eva.token}\r\n\r\n"
    )
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        raw.sendall(head.encode())
        assert raw.recv(12) == b"HTTP/1.1 101"
        with contextlib.suppress(OSError):
            for n in range(3000):
                text = b'{"type":"hello","id":"%d"}' % n
                raw.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        until = time.monotonic() + PATIENCE_S
        while eva.get("health")["sockets"]:
            assert time.monotonic() < until, "the socket is still open"
            time.sleep(0.1)


# ---------------------------------------------------------------- names, recovery, what one takes along


@pytest.mark.parametrize(
    ("name", "why"),
    [("Ev\u200ba", "unseen"), ("\u202eavE", "unseen"), ("Ev\u0430", "scripts"), ("\u0395va", "scripts")],
)
def test_names_that_deceive_are_refused(server: ServerProcess, name: str, why: str) -> None:
    answer = httpx.post(f"{server.address}api/guest", json={"name": name})
    assert answer.status_code == 422 and answer.json() == {"code": "bad_name", "args": {"at": why}}


def test_what_looks_like_a_kept_name_is_taken(server: ServerProcess) -> None:
    server.visitor("AHHA Kept").post("me/password", {"password": "correct horse"})
    server.visitor("cope").post("me/password", {"password": "correct horse"})
    for name in ("AHHA kept", "ahha KEPT", "\u0441\u043e\u0440\u0435"):
        assert code(httpx.post(f"{server.address}api/guest", json={"name": name})) == "name_taken"
    for name in ("Žofie Nová", "日本 Eva", "Зоя", "René ❤"):
        assert httpx.post(f"{server.address}api/guest", json={"name": name}).json()["name"] == name


def test_a_recovery_code_brings_a_guest_back_once(server: ServerProcess) -> None:
    olga = server.visitor("Olga")
    first = olga.post("me/recovery")["code"]
    kept = olga.post("me/recovery")["code"]
    with httpx.Client(base_url=server.address) as http:
        assert code(http.post("/api/recover", json={"code": first})) == "wrong_recovery"
        typed = f" {kept[:5].upper()}-{kept[5:]} "
        back = http.post("/api/recover", json={"code": typed, "password": "correct horse"})
        assert back.json()["id"] == olga.id and back.json()["has_password"]
        assert http.get("/api/me").json()["id"] == olga.id
        assert code(http.post("/api/recover", json={"code": kept})) == "wrong_recovery"
        assert http.post("/api/login", json={"name": "Olga", "password": "correct horse"}).is_success
    assert httpx.get(f"{server.address}api/me", headers={"Authorization": f"Bearer {olga.token}"}).status_code == 401


def test_everything_of_a_person_is_one_file_that_gives_no_cards_away(server: ServerProcess) -> None:
    petr, jana = server.visitor("Petr"), server.visitor("Jana")
    done = petr.table("hoard", seats=[{"kind": "me"}, {"kind": "bot"}])["id"]
    a = petr.joins(done)
    a.turn()
    a.ask("resign", seat=0)
    a.until("over")
    runs = petr.table("hoard", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    b, c = petr.joins(runs), jana.joins(runs)
    c.ask("sit", seat=1)
    b.ask("chat", text="good luck")
    c.ask("chat", text="and to you")
    begun = petr.table("hoard", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    d = petr.joins(begun)
    d.ask("start", kind="novice")  # what is written then has the secret of the deal, and comes from Petr
    answer = petr.request("GET", "me/export")
    assert "attachment" in answer.headers["content-disposition"]
    mine = answer.json()
    assert (mine["person"], mine["name"], len(mine["results"])) == (petr.id, "Petr", 1)
    logs = {table["id"]: table["log"] for table in mine["tables"]}
    assert logs[done][0]["kind"] == "opened" and any("key" in entry for entry in logs[done])
    assert [entry["kind"] for entry in logs[runs]] == ["said"]
    assert [entry["kind"] for entry in logs[begun]] == [] and begun in {table["id"] for table in mine["tables"]}
    assert httpx.get(f"{server.address}api/me/export").status_code == 401


def test_a_token_ends_when_it_was_not_used_for_a_year_and_is_made_anew_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 20_000
    monkeypatch.setattr("deskoherna.server.people.accounts.today", lambda: day)

    async def tried() -> None:
        nonlocal day
        accounts = Accounts(store)
        await accounts.open()
        eva = await accounts.guest("Eva", "en")
        token, text = accounts.token(eva), f"{eva.id}.{eva.epoch}"
        dateless = f"{text}.{accounts._sign(text)}"
        for later, known, old in ((0, True, False), (30, True, True), (364, True, True), (365, False, True)):
            day = 20_000 + later
            for one in (token, dateless):
                assert ((await accounts.by_token(one)) is not None, accounts.ages(one)) == (known, old)
        assert await accounts.by_token(token.replace(".20000.", ".20365.")) is None

    store = Store(f"sqlite:///{tmp_path / 'd.sqlite'}")
    try:
        asyncio.run(tried())
    finally:
        store.close()
