"""What whoever runs the server is told: is it well, is it ready, figures, lines, traces."""

import json
import logging
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from visitors import DATABASE, PATIENCE_S, ServerProcess, Visitor, play_out

from bench import postgres
from deskoherna.cli import main
from deskoherna.server import logs
from deskoherna.server.api.health import may_read
from deskoherna.server.api.watched import area_of
from deskoherna.server.settings import Settings

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}


def figures(server: ServerProcess) -> dict[str, float]:
    """Every figure by its name and labels."""
    answer = httpx.get(server.address + "metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/openmetrics-text")
    found = {}
    for family in text_string_to_metric_families(answer.text):  # type: ignore[no-untyped-call]  # the parser is partly typed
        for sample in family.samples:
            labels = ",".join(f"{k}={v}" for k, v in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_what_is_played_is_counted(server: ServerProcess, eva: Visitor) -> None:
    before = figures(server)
    a = eva.joins(eva.table("hoard", seats=[ME, BOT])["id"])
    play_out(a)
    assert a.ask("chat", text="")["code"] == "malformed"
    after = figures(server)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    moved = more("deskoherna_message_seconds_count{kind=move}")
    assert moved > 0 and more("deskoherna_moves_total{by=person,game=hoard}") == moved
    assert more("deskoherna_moves_total{by=bot,game=hoard}") > 0
    assert more("deskoherna_commits_total") > 0 and more("deskoherna_refused_total{code=malformed}") == 1
    assert more("deskoherna_request_seconds_count{area=api/tables,status=201}") == 1
    assert after["deskoherna_sockets"] >= 1 and after["deskoherna_tables"] >= 1 and after["deskoherna_storing"] == 1
    assert after["deskoherna_process_resident_memory_bytes"] > 0
    assert {"deskoherna_stall_seconds", "deskoherna_jobs_waiting", "deskoherna_writes_waiting"} <= set(after)


def test_addresses_do_not_become_names_of_figures() -> None:
    known = {"/api/tables/abc": "api/tables", "/api/x/y": "api", "/": "client", "/t/abc": "client", "/ready": "ready"}
    assert {path: area_of(path) for path in known} == known


def test_figures_are_for_those_who_run_the_server(server: ServerProcess) -> None:
    own = Settings(metrics_from=("10.0.0.0/8", "::1"))
    assert may_read(own, "10.2.3.4") and may_read(own, "::1") and may_read(own, "::ffff:10.0.0.1")
    assert not may_read(own, "127.0.0.1") and not may_read(own, "2001:db8::1") and not may_read(own, "unknown")
    assert httpx.get(server.address + "health").json()["storing"] is True


@pytest.mark.skipif(DATABASE is not None, reason="it ends its database")
def test_a_server_without_its_database_is_well_and_not_ready(tmp_path: Path) -> None:
    """And ready again as soon as the database is back, without a restart."""

    def until(status: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        last = time.monotonic() + PATIENCE_S
        while time.monotonic() < last:
            answer = httpx.get(served.address + "ready", timeout=PATIENCE_S)
            found = answer.json()
            if answer.status_code == status:
                return found
        raise AssertionError(f"never {status}: {found}")

    with postgres.running() as database:
        served = ServerProcess(tmp_path / "data", "--database", database.database("games"))
        try:
            assert until(200) == {"ready": True, "missing": {}}
            database.halt()
            assert "database" in until(503)["missing"]
            assert httpx.get(served.address + "health").status_code == 200
            database.start()
            until(200)
        finally:
            served.stop()


# ---------------------------------------------------------------- lines


def test_lines_are_objects_with_the_id_of_their_request(tmp_path: Path) -> None:
    served = ServerProcess(tmp_path / "data", "--log-format", "json", "--log-requests")
    try:
        eva = served.visitor("Eva")
        given = httpx.get(served.address + "api/games", headers={"X-Request-Id": "from-a-proxy-1"})
        odd = httpx.get(served.address + "api/games", headers={"X-Request-Id": "x\\y z"})
        assert given.headers["x-request-id"] == "from-a-proxy-1"
        assert re.fullmatch("[0-9a-f]{16}", odd.headers["x-request-id"])
        a = eva.joins(eva.table("hoard", seats=[ME, BOT])["id"])
        a.close()
    finally:
        served.tidy()
        served.stop()
    lines = [json.loads(line) for line in served.output if line.startswith("{")]
    requests = {line["request"]: line for line in lines if line["from"] == "deskoherna.requests"}
    assert requests["from-a-proxy-1"] | {"at": "", "ms": 0, "message": ""} == {
        "at": "",
        "level": "info",
        "from": "deskoherna.requests",
        "message": "",
        "request": "from-a-proxy-1",
        "method": "GET",
        "path": "/api/games",
        "status": 200,
        "ms": 0,
    }
    assert any(line["method"] == "SOCKET" and "/ws/tables/" in line["path"] for line in requests.values())


def test_an_error_is_one_line_that_holds_its_traceback() -> None:
    record = logging.LogRecord("deskoherna.x", logging.ERROR, "", 1, "table %s broke", ("t1",), None)
    named = logs.request_id.set("r1")
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    assert logs.with_request(record)
    logs.request_id.reset(named)
    line = logs.JsonLines().format(record)
    told = json.loads(line)
    assert "\n" not in line and told["message"] == "table t1 broke" and told["request"] == "r1"
    assert "ValueError: two\nlines" in told["error"] and told["level"] == "error"


# ---------------------------------------------------------------- traces


@pytest.fixture
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """Somebody who collects traces."""
    came: list[bytes] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    with HTTPServer(("127.0.0.1", 0), Collector) as listening:
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.server_port}/v1/traces", came
        listening.shutdown()


def test_requests_and_messages_are_traced_where_somebody_collects(
    tmp_path: Path, collector: tuple[str, list[bytes]]
) -> None:
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

    address, came = collector
    (tmp_path / "own.toml").write_text(f'traces = "{address}"')
    served = ServerProcess(tmp_path / "data", "--config", str(tmp_path / "own.toml"))
    eva = served.visitor("Eva")
    a = eva.joins(eva.table("hoard", seats=[ME, BOT])["id"])
    a.ask("ping")
    served.tidy()
    served.stop()
    spans = [
        span
        for body in came
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
    ]
    names = {span.name for span in spans}
    assert {"POST api/guest", "POST api/tables", "SOCKET ws", "hello", "ping"} <= names
    assert all(span.end_time_unix_nano >= span.start_time_unix_nano > 0 for span in spans)


def test_missing_packages_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    (tmp_path / "deskoherna.toml").write_text('traces = "http://127.0.0.1:1/v1/traces"')
    assert main(["serve", "--port", "0", "--game", "cardia", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "deskoherna[traces]" in told and told.count("\n") == 1
