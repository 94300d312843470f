"""`deskoherna doctor`: has a server all it needs, and are its data whole? Nothing is changed."""

import argparse
import os
import platform
import shutil
import socket
import stat
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from rich.table import Table as Columns

from deskoherna import __version__
from deskoherna.cli.errors import DIFFERS, FINE
from deskoherna.cli.output import console
from deskoherna.cli.serve import add_place, configuration
from deskoherna.kit.compile import cache_root
from deskoherna.server.api.client import INDEX
from deskoherna.server.api.hosts import LOOPBACK
from deskoherna.server.listening import TooFewFiles, raise_file_limit
from deskoherna.server.settings import Settings
from deskoherna.server.store import database, schema
from deskoherna.server.store.folder import OTHERS
from deskoherna.server.tables.checking import unreadable

Verdict = Literal["fine", "look", "wrong"]
SIGNS: dict[Verdict, str] = {"fine": "fine ", "look": "look ", "wrong": "WRONG"}
FREE_BYTES = 500_000_000
"""Less room than this is told."""
AHEAD_S = 300.0
SHOWN = 5
ANSWER_S = 3.0


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    verdict: Verdict
    what: str
    told: str


def add(parser: argparse.ArgumentParser) -> None:
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    settings = configuration(args).settings
    columns = Columns(box=None, show_header=False)
    findings = [f for look in LOOKS for f in look(settings)]
    for f in findings:
        columns.add_row(SIGNS[f.verdict], f.what, f.told)
    console().print(columns)
    return DIFFERS if any(f.verdict == "wrong" for f in findings) else FINE


# ---------------------------------------------------------------- the program and its machine


def program(settings: Settings) -> Iterator[Finding]:
    yield Finding("fine", "version", f"deskoherna {__version__}, Python {platform.python_version()}, {sys.platform}")
    built = (settings.client / INDEX).is_file()
    yield Finding(
        "fine" if built else "wrong", "client", str(settings.client) if built else "it is not built: make setup"
    )
    for name, words in settings.programs.items():
        found = shutil.which(words[0])
        yield Finding("fine" if found else "wrong", f"bot {name}", found or f"there is no program {words[0]!r}")


def machine(settings: Settings) -> Iterator[Finding]:
    try:
        yield Finding("fine", "open files", str(raise_file_limit()))
    except TooFewFiles as error:
        yield Finding("wrong", "open files", str(error))
    cores = os.cpu_count() or 1
    many = settings.workers > cores
    yield Finding("look" if many else "fine", "workers", f"{settings.workers} on {cores} cores")
    cache = cache_root()
    usable = os.access(next(p for p in (cache, *cache.parents) if p.exists()), os.W_OK)
    yield Finding("fine" if usable else "look", "compiled code", f"{cache}{'' if usable else ' cannot be written'}")


def network(settings: Settings) -> Iterator[Finding]:
    """What visitors from elsewhere need."""
    if settings.port:
        yield listening(settings)
    public = settings.host not in LOOPBACK
    if public and not settings.secure:
        yield Finding("look", "https", "it listens to others without --secure: put a proxy with TLS before it")
    if settings.secure and not settings.proxies:
        yield Finding("look", "proxies", "no proxy is named (--proxy): all visitors count as one address")
    if settings.secure and not settings.host_names:
        yield Finding("wrong", "host names", "it is secure and has no name (--host-name): every visitor is refused")
    if settings.seed is not None:
        yield Finding("look", "seed", "games are dealt from a seed: whoever knows it knows all cards")
    if not settings.limits.scale:
        yield Finding("look", "limits", "rates are switched off: one visitor can stop everybody")


def listening(settings: Settings) -> Finding:
    """Is the port free, or is it this server that has it?"""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    where = f"{host}:{settings.port}"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trying:
        trying.settimeout(ANSWER_S)
        if trying.connect_ex((host, settings.port)):
            return Finding("fine", "port", f"{where} is free")
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    try:
        with urllib.request.urlopen(f"{address}/ready", timeout=ANSWER_S) as answer:
            return Finding("fine", "port", f"{address} is a server that is ready ({answer.status})")
    except urllib.error.HTTPError as error:
        return Finding("look", "port", f"{address} answers {error.code}: it is not ready, or something else")
    except (OSError, ValueError) as error:
        return Finding("look", "port", f"{address} is taken by something else: {error}")


# ---------------------------------------------------------------- the data


def folder(settings: Settings) -> Iterator[Finding]:
    data = settings.data
    if not data.is_dir():
        yield Finding("look", "data folder", f"{data} is not there yet: the first start makes it")
        return
    yield Finding("fine" if os.access(data, os.W_OK) else "wrong", "data folder", str(data))
    if stat.S_IMODE(data.stat().st_mode) & OTHERS:
        yield Finding("look", "data folder", "others of this machine may look into it; the next start closes it")
    free = shutil.disk_usage(data).free
    yield Finding("fine" if free > FREE_BYTES else "wrong", "room", f"{free // 1_000_000} MB are free")


def stored(settings: Settings) -> Iterator[Finding]:
    """The database, as it is: a server may run meanwhile."""
    if settings.database is None and not settings.file.is_file():
        yield Finding("look", "database", "there is none yet: the first start makes it")
        return
    try:
        engine = database.open_engine(settings.url)
        try:
            yield from looked_at(engine)
        finally:
            engine.dispose()
    except (sa.exc.SQLAlchemyError, ImportError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        yield Finding("wrong", "database", f"it cannot be used: {reason}")


def looked_at(engine: sa.Engine) -> Iterator[Finding]:
    wrong = database.damage(engine)
    yield Finding("fine" if wrong is None else "wrong", "database", wrong or f"{engine.dialect.name}, whole")
    version = database.version_of(engine)
    if version != database.HEAD:
        newer = version is not None and version > database.HEAD
        told = "it needs a newer version" if newer else "the next start brings it up to date"
        yield Finding("wrong" if newer else "look", "schema", f"{version}, this version knows {database.HEAD}: {told}")
        return
    yield Finding("fine", "schema", database.HEAD)
    with engine.connect() as connection:
        logs, bad = unreadable(connection)
        told = "; ".join(f"table {t}: {reason}" for t, reason in bad[:SHOWN])
        yield Finding("wrong" if bad else "fine", "logs", f"{logs} tables, {len(bad)} unreadable {told}".strip())
        alive = float(connection.execute(sa.select(sa.func.max(schema.runs.c.alive))).scalar() or 0.0)
        ahead = alive > time.time() + AHEAD_S
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(alive)) if alive else "never"
        yield Finding("look" if ahead else "fine", "last alive", f"{when}{': the clock was set back' if ahead else ''}")


LOOKS: tuple[Callable[[Settings], Iterator[Finding]], ...] = (program, machine, network, folder, stored)
