"""The server started from a terminal."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from commandline import PATIENCE_S


def test_ctrl_c_closes_the_server_without_a_word(tmp_path: Path) -> None:
    """A terminal sends it to everything that was started; neither the server nor its workers complain."""
    command = [
        sys.executable,
        "-m",
        "deskoherna.cli",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--workers",
        "2",
        "--log-level",
        "error",
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0)
    assert server.stdout is not None
    assert server.stdout.readline().startswith("Deskoherna is open at")
    os.killpg(server.pid, signal.SIGINT)
    _, said = server.communicate(timeout=PATIENCE_S)
    assert (server.returncode, said) == (0, "")
