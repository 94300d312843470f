"""A real server in a process of its own: started, killed, stopped and started again."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
READY = "Deskoherna is open at "
TIMEOUT_S = 120.0
DESKOHERNA = (sys.executable, "-c", "import sys; from deskoherna.cli import main; sys.exit(main())")


class Served:
    """`deskoherna serve` on a free port of the loopback; later starts use the same port."""

    program: tuple[str, ...] = DESKOHERNA
    passed: tuple[int, ...] = ()
    """Files that are handed over to it."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data, self.arguments, self.port = data, arguments, 0
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.output: list[str] = []
        self.start()

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *self.arguments]
        path = os.pathsep.join(filter(None, [str(ROOT), str(ROOT / "tests"), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [*self.program, *arguments],
            env=dict(os.environ) | {"PYTHONPATH": path},
            text=True,
            pass_fds=self.passed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        ready = threading.Event()
        threading.Thread(target=self._listen, args=(self.process, ready), daemon=True).start()
        if not ready.wait(TIMEOUT_S) or self.process.poll() is not None:
            raise RuntimeError(f"the server did not start:\n{self.text}")

    def _listen(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        if process.stdout is None:
            raise RuntimeError("the server has no output")
        with process.stdout:
            for line in process.stdout:
                self.output.append(line)
                if line.startswith(READY):
                    self.address = line.removeprefix(READY).strip()
                    self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])
                    ready.set()
        ready.set()

    @property
    def text(self) -> str:
        return "".join(self.output)

    @property
    def socket_address(self) -> str:
        return "ws" + self.address.removeprefix("http")

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> float:
        """Ask it to stop; the seconds it took."""
        before = time.monotonic()
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(TIMEOUT_S)
        return time.monotonic() - before
