"""A real PostgreSQL for tests and measurements: in a folder of its own, on loopback, ended with the test."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

START_S = 60.0
SERVANT = "postgres"
"""PostgreSQL refuses to run as root: then it runs as the user that its package made."""


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def program(name: str) -> str:
    found = shutil.which(name)
    if found is not None and Path(found).resolve().parent.name == "bin" and "postgresql" in str(Path(found).resolve()):
        return str(Path(found).resolve())
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: int(p.parts[-3]))
    if not places:
        raise RuntimeError(f"{name} is missing: run sh tests/server/services.sh")
    return str(places[-1])


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="deskoherna-pg-"))
        self.user: int | None = None
        if os.getuid() == 0:
            self.user = pwd.getpwnam(SERVANT).pw_uid
            os.chown(self.folder, self.user, pwd.getpwnam(SERVANT).pw_gid)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._run(program("initdb"), "-D", str(self.folder / "db"), "-U", "games", "-A", "trust", "--no-sync").wait()
        self.start()

    def _run(self, *command: str) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd="/", user=self.user)

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://games@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        settings = {"port": str(self.port), "listen_addresses": "127.0.0.1", "fsync": "off"}
        settings["unix_socket_directories"] = str(self.folder)
        more = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.process = self._run(program("postgres"), "-D", str(self.folder / "db"), *more)
        until = time.monotonic() + START_S
        engine = sa.create_engine(self.url("postgres"), poolclass=sa.NullPool)
        while True:
            try:
                engine.connect().close()
                return
            except sa.exc.OperationalError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def database(self, name: str) -> str:
        """A new database; its address."""
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.execute(sa.text(f"create database {name}"))
        return self.url(name)

    def halt(self) -> None:
        """It ends and may be started again: all connections end."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(START_S)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    made = Postgres()
    try:
        yield made
    finally:
        made.stop()
