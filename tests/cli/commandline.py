"""The command line as a real process."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
PLACES = [str(TESTS), str(TESTS.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
ENV = os.environ | {
    "PYTHONPATH": os.pathsep.join(PLACES),
    "LANG": "en_GB.UTF-8",
    "LC_ALL": "en_GB.UTF-8",
    "PYTHONIOENCODING": "utf-8",
    "COLUMNS": "100",
}
COMMAND = [sys.executable, "-W", "error", "-m", "deskoherna.cli"]
PATIENCE_S = 300
PENNIES, HOARD = "toys.pennies.game:GAME", "toys.hoard.game:GAME"

Done = subprocess.CompletedProcess[str]


def cli(*args: str, text: str = "") -> Done:
    """Run the command with these arguments and this input; give back code, output and errors."""
    return subprocess.run(
        [*COMMAND, *args],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=ENV,
        timeout=PATIENCE_S,
        check=False,
    )


def start(*args: str) -> subprocess.Popen[str]:
    """Start the command and leave it running."""
    return subprocess.Popen(
        [*COMMAND, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=ENV,
    )
