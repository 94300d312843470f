"""The OpenAPI description against the server, by schemathesis: no 500, nothing that is not described."""

import subprocess
import sys
from pathlib import Path

import pytest
from visitors import ServerProcess

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "response_headers_conformance"
)
END_THE_TOKEN = ("/api/me/password", "/api/me/delete", "/api/logout")


def schemathesis(server: ServerProcess, phases: str, examples: int) -> None:
    token = server.visitor("Schema").token
    program = Path(sys.executable).parent / "schemathesis"
    done = subprocess.run(
        [
            program,
            "run",
            f"{server.address}api/schema/openapi.json",
            "--phases",
            phases,
            "--max-examples",
            str(examples),
            "--checks",
            CHECKS,
            "-H",
            f"Authorization: Bearer {token}",
            *(part for path in END_THE_TOKEN for part in ("--exclude-path", path)),
            "--seed",
            "1",
            "--no-color",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_random_requests_meet_no_surprise(server: ServerProcess) -> None:
    schemathesis(server, "fuzzing", 2)


@pytest.mark.long
def test_many_random_requests_meet_no_surprise(server: ServerProcess) -> None:
    schemathesis(server, "examples,coverage,fuzzing", 100)
