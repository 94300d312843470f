"""The real server with the real client, started for tests on a free port of this machine."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from deskoherna.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "deskoherna" / "server" / "client"
OPENS = "Deskoherna is open at "
TRIES, AGAIN_S = 3, 2
PATIENCE_S = 60
"""How long anything may take: a busy machine is slow, and what never happens is told after this."""


def newest(*places: Path) -> float:
    """When anything below was last changed."""
    files = [f for place in places for f in (place.rglob("*") if place.is_dir() else [place]) if f.is_file()]
    return max((f.stat().st_mtime for f in files), default=0.0)


def build_client() -> None:
    """Build the browser client where it is missing or older than its sources, unless another one is to be used."""
    if os.environ.get("DESKOHERNA_CLIENT"):
        return
    index = CLIENT / "index.html"
    sources = (
        WEB / "src",
        WEB / "sw",
        WEB / "public",
        WEB / "index.html",
        WEB / "package-lock.json",
        WEB / "vite.config.ts",
    )
    if index.exists() and index.stat().st_mtime > newest(*sources):
        return
    if not (WEB / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run(["npm", "run", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)


class ServerProcess:
    """A running server; it can be killed and opened again on the same port with the same data. The seed says what is
    dealt at its tables, one after the other."""

    def __init__(self, data: Path, seed: str, games: Sequence[str] = ()) -> None:
        self.data, self.seed, self.games, self.port, self.address = data, seed, games, 0, ""
        self.process: subprocess.Popen[str] | None = None

    @property
    def database(self) -> str:
        """Where it writes, as a URL of SQLAlchemy."""
        return Settings(data=self.data).url

    def open(self) -> None:
        """Start; a port that was ours may for a moment be somebody else's."""
        for _ in range(TRIES - 1):
            try:
                return self._start()
            except RuntimeError:
                time.sleep(AGAIN_S)
        return self._start()

    def _start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "deskoherna.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--seed",
            self.seed,
            "--workers",
            "1",
            "--bot-pause",
            "0",
            "--rate",
            "0",
            "--log-level",
            "error",
            *(part for game in self.games for part in ("--game", game)),
        ]
        # toys of the tests may be offered, too
        path = os.pathsep.join(filter(None, [str(ROOT / "tests"), os.environ.get("PYTHONPATH")]))
        env = os.environ | {"PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith(OPENS):
            self.process.kill()
            self.process.wait()
            self._forget()
            raise RuntimeError(f"the server did not open: {line!r}")
        self.address = line.removeprefix(OPENS).strip().rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._forget()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE_S)
        self._forget()

    def _forget(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


def wait_until(what: str, question: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Ask again and again; `what` says in the failure what never became true."""
    end = time.monotonic() + seconds
    while not question():
        if time.monotonic() > end:
            raise AssertionError(f"never happened within {seconds} s: {what}")
        time.sleep(0.05)
