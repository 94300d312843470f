"""What lies in deploy/ works: real proxies before a real server, units and images as their own checkers like them."""

import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from bench.postgres import free_port
from visitors import DATABASE, PATIENCE_S, ServerProcess, TableSocket, Visitor, play_out
from websockets.sync.client import connect

from bench import postgres, redis_server
from deskoherna.cli import main
from deskoherna.cli.configured import PREFIX, configured, every

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
NAME = "games.example"
pytestmark = pytest.mark.skipif(DATABASE is not None, reason="it names its databases itself")


def there(name: str) -> str:
    found = shutil.which(name)
    assert found is not None, f"{name} is missing: run sh tests/server/services.sh"
    return found


def answers(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


@contextlib.contextmanager
def running(command: list[str], port: int, **more: str) -> Iterator[subprocess.Popen[str]]:
    """A program that listens, until the end of the test."""
    process = subprocess.Popen(
        command, env=os.environ | more, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        until = time.monotonic() + PATIENCE_S
        while not answers(port):
            assert process.poll() is None and time.monotonic() < until, process.communicate()[0]
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE_S)


# ---------------------------------------------------------------- nginx


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as deploy/deskoherna.toml has it."""
    folder = tmp_path_factory.mktemp("behind")
    text = (DEPLOY / "deskoherna.toml").read_text()
    (folder / "own.toml").write_text(text)
    made = ServerProcess(folder / "data", "--config", str(folder / "own.toml"), "--rate", "1", "--log-level", "warning")
    yield made
    made.stop()
    assert "Traceback" not in made.text, made.text


@pytest.fixture(scope="module")
def nginx(behind: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """deploy/nginx.conf with ports, files and a short patience of its own; the port of https."""
    folder = tmp_path_factory.mktemp("nginx")
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    made = [there("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    secure, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{behind.port}"),
        ("127.0.0.1:8001", f"127.0.0.1:{behind.port}"),
        ("/etc/ssl/deskoherna/", f"{folder}/"),
        ("/var/log/nginx/", f"{folder}/"),
        ("/run/nginx.pid", f"{folder}/pid"),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen [::]:80;", ""),
        ("client_header_timeout 10s", "client_header_timeout 3s"),
        ("worker_processes auto", "worker_processes 1"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    path = folder / "nginx.conf"
    path.write_text(text)
    started = [there("nginx"), "-c", str(path), "-p", str(folder), "-g", "daemon off;", "-e", str(folder / "errors")]
    with running(started, secure):
        assert (
            httpx.get(f"http://127.0.0.1:{plain}/x", headers={"Host": NAME}).headers["location"] == f"https://{NAME}/x"
        )
        yield secure


class NginxVisitor(Visitor):
    """Somebody who comes over https, to the name of the site."""

    def __init__(self, server: ServerProcess, port: int, name: str) -> None:
        self.server, self.name = server, name
        self.port = port
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}", verify=False, timeout=PATIENCE_S, headers={"Host": NAME}
        )
        server.things.append(self)
        made = self.request("POST", "guest", {"name": name, "language": "en", "token": True})
        assert made.status_code == 201, made.text
        assert made.headers["set-cookie"].startswith("__Host-deskoherna=") and made.http_version == "HTTP/1.1"
        self.id, self.token = made.json()["id"], made.json()["token"]


def test_a_game_is_played_through_nginx(behind: ServerProcess, nginx: int, monkeypatch: pytest.MonkeyPatch) -> None:
    eva = NginxVisitor(behind, nginx, "Eva")
    table = eva.table("hoard", seats=[ME, BOT])["id"]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

    def through(address: str, **more: Any) -> Any:
        path = address.split("/ws/", 1)[1]
        line = socket.create_connection(("127.0.0.1", nginx))
        return connect(f"wss://{NAME}:{nginx}/ws/{path}", sock=line, ssl=trusting, **more)

    monkeypatch.setattr("visitors.connect", through)
    a = TableSocket(eva, table)
    assert a.welcome["type"] == "welcome"
    play_out(a)
    behind.tidy()


def test_nginx_says_who_comes_and_keeps_what_is_private(nginx: int) -> None:
    """A visitor who claims other addresses is limited all the same; figures are not for the world."""
    with httpx.Client(base_url=f"https://127.0.0.1:{nginx}", verify=False, headers={"Host": NAME}) as http:
        codes = [
            http.post("/api/guest", json={"name": "G"}, headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
            for n in range(80)
        ]
        assert 429 in codes
        assert [http.get(path).status_code for path in ("/metrics", "/ready", "/health")] == [404] * 3
        assert http.get("/", headers={"Host": "evil.example"}).status_code == 421
        answer = http.get("/api/games")
        assert re.fullmatch("[0-9a-f]{32}", answer.headers["x-request-id"])
        assert "max-age" in answer.headers["strict-transport-security"]


def test_half_open_connections_end_at_nginx(behind: ServerProcess, nginx: int) -> None:
    with contextlib.ExitStack() as stack:
        half = [stack.enter_context(socket.create_connection(("127.0.0.1", nginx))) for _ in range(300)]
        for connection in half:
            connection.settimeout(PATIENCE_S)
        assert httpx.get(f"{behind.address}ready", headers={"Host": "127.0.0.1"}).status_code == 200
        ended = 0
        for connection in half:
            with contextlib.suppress(ConnectionResetError):
                ended += connection.recv(10) == b""
                continue
            ended += 1
    assert ended == 300
    got = httpx.get(f"https://127.0.0.1:{nginx}/api/games", headers={"Host": NAME}, verify=False, timeout=PATIENCE_S)
    assert got.status_code == 200


# ---------------------------------------------------------------- compose, as processes


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    return found


def test_the_composed_services_fit_together() -> None:
    """What one waits for is there, what one mounts is declared, what is set is a setting, what is built is there."""
    file = composed()
    services = file["services"]
    known = {setting.variable for setting in every().values()}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service["networks"]) <= set(file["networks"]), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in file["volumes"] or (DEPLOY / source).is_file(), volume
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            ours = {key for key in service["environment"] if key.startswith(PREFIX)}
            assert ours <= known, ours - known
    caddyfile = (DEPLOY / "Caddyfile").read_text()
    used = set(re.findall(r"\{\$(\w+)", caddyfile))
    assert used == set(services["proxy"]["environment"])
    servers = services["proxy"]["environment"]["DESKOHERNA_SERVERS"].split()
    assert {s.partition(":")[0] for s in servers} == {n for n, s in services.items() if s.get("command") == ["serve"]}
    assert {s.partition(":")[2] for s in servers} == {"8000"}


def test_the_composed_services_run_as_processes(tmp_path: Path) -> None:
    """The same settings, the same Caddyfile, both servers, PostgreSQL and Redis: a guest comes, and is in the copy."""
    services = composed()["services"]
    port = free_port()
    values = {"DATABASE_PASSWORD": "secret", "DESKOHERNA_NAME": f"http://{NAME}:{port}"}

    def filled(text: str) -> str:
        return re.sub(r"\$\{(\w+)[^}]*\}", lambda m: values[m[1]], text)

    with postgres.running() as database, redis_server.running() as redis:
        url = database.database("deskoherna")
        place = url.partition("@")[2]
        own = {k: filled(v) for k, v in services["server"]["environment"].items()}
        own["DESKOHERNA_DATABASE"] = own["DESKOHERNA_DATABASE"].replace("database:5432/deskoherna", place)
        own["DESKOHERNA_DATABASE"] = own["DESKOHERNA_DATABASE"].replace("deskoherna:secret", "games")
        assert services["server2"]["environment"] == services["server"]["environment"]
        assert own["DESKOHERNA_REDIS"] == "redis://redis:6379/0"
        own |= {"DESKOHERNA_REDIS": redis.url, "DESKOHERNA_TIMEOUTS_DRAIN_S": "0"}
        own |= {"DESKOHERNA_PORT": "0", "DESKOHERNA_PROXIES": "127.0.0.1", "DESKOHERNA_HOST_NAMES": NAME}
        settings = configured({}, [], environment=own).settings
        assert settings.secure and settings.url == url
        with pytest.MonkeyPatch.context() as patch:
            for name, value in own.items():
                patch.setenv(name, value)
            served, second = (
                ServerProcess(tmp_path / name, "--port", "0", "--database", url) for name in ("data", "data2")
            )
        proxy = {k: filled(v) for k, v in services["proxy"]["environment"].items()}
        places = " ".join(f"127.0.0.1:{s.port}" for s in (served, second))
        proxy |= {"DESKOHERNA_SERVERS": places, "DESKOHERNA_HEALTH_HOST": NAME}
        started = [there("caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        try:
            with running(started, port, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path), **proxy):
                headers = {"Host": f"{NAME}:{port}"}
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=PATIENCE_S) as http:
                    made = http.post("/api/guest", json={"name": "Eva", "token": True})
                    assert made.status_code == 201 and made.headers["set-cookie"].startswith("__Host-")
                    assert http.get("/metrics").status_code == 404
                    assert http.get("/").status_code == 200
                    served.kill()
                    bearer = {"Authorization": f"Bearer {made.json()['token']}"}
                    found = [http.get("/api/me", headers=bearer) for _ in range(6)]
                    assert {answer.status_code for answer in found} == {200}, "the other one answers"
            copy = tmp_path / "copy.sqlite"
            assert main(["backup", "--data", str(tmp_path / "data"), "--database", url, str(copy)]) == 0
            assert copy.is_file()
        finally:
            for one in (served, second):
                one.tidy()
                one.stop()


# ---------------------------------------------------------------- units, images, boards


def test_the_units_are_as_systemd_likes_them(tmp_path: Path) -> None:
    """The paths of an installation are put to where there is something here."""
    program = tmp_path / "deskoherna"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for unit in (DEPLOY / "systemd").iterdir():
        text = unit.read_text().replace("/opt/deskoherna/.venv/bin/deskoherna", str(program))
        (tmp_path / unit.name).write_text(text)
    units = [str(p) for p in sorted(tmp_path.glob("deskoherna*.*"))]
    assert len(units) == 5
    done = subprocess.run([there("systemd-analyze"), "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_image_is_as_its_checker_likes_it() -> None:
    checker = Path(sys.executable).parent / "hadolint"
    done = subprocess.run([checker, "--no-color", DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_copies_what_is_there_and_installs_what_exists() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        assert all((ROOT / word).exists() for word in line.split()[:-1]), line
    extras = re.search(r'"\.\[([\w,]+)\]"', text)
    assert extras is not None
    pyproject = (ROOT / "pyproject.toml").read_text()
    assert all(re.search(rf"^{extra} = \[", pyproject, re.MULTILINE) for extra in extras[1].split(","))
    known = {s.variable for s in every().values()} | {"DESKOHERNA_CACHE"}
    assert set(re.findall(r"DESKOHERNA_\w+", text)) <= known


def test_the_board_shows_figures_that_there_are(behind: ServerProcess) -> None:
    board = json.loads((DEPLOY / "grafana" / "deskoherna.json").read_text())
    wanted = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"deskoherna_\w+", target["expr"])
    }
    told = httpx.get(behind.address + "metrics", headers={"Host": "127.0.0.1"}).text
    families = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    assert len(wanted) > 15
    assert {n for n in wanted if re.sub("_(total|bucket|count|sum)$", "", n) not in families} == set()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_settings_of_the_example_are_read() -> None:
    own = configured({}, [], DEPLOY / "deskoherna.toml", environment={}).settings
    assert own.secure and own.host_names == (NAME,) and own.retention.guests_days == 90
