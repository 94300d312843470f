"""A real Redis for tests and measurements: in a folder of its own, on loopback, keeping nothing on the disk."""

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator

from bench.postgres import START_S, free_port


class RedisServer:
    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise RuntimeError("redis-server is missing: run sh tests/server/services.sh")
        self.program, self.port = program, free_port()
        self.folder = tempfile.mkdtemp(prefix="deskoherna-redis-")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        settings = {"port": str(self.port), "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": self.folder}
        words = [word for name, value in settings.items() for word in (f"--{name}", value)]
        self.process = subprocess.Popen([self.program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)
        until = time.monotonic() + START_S
        while time.monotonic() < until:
            with socket.socket() as trying:
                if trying.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise RuntimeError("Redis did not start")

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def running() -> Iterator[RedisServer]:
    made = RedisServer()
    try:
        yield made
    finally:
        made.stop()
