"""The data folder belongs to one server at a time."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = "server.lock"
_held: list[int] = []
"""Open for as long as the process lives; the system gives the lock back when it ends, however it ends."""


class DataInUse(RuntimeError):
    """This folder is not ours: another server has it, or we may not write there."""


def _take(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(folder: Path) -> None:
    """For as long as this process lives."""
    _held.append(_taken(folder))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """For as long as something is done there."""
    descriptor = _taken(folder)
    try:
        yield
    finally:
        os.close(descriptor)


def _taken(folder: Path) -> int:
    try:
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise DataInUse(f"the data folder {folder} cannot be written: {error.strerror}") from None
    try:
        _take(descriptor)
    except OSError:
        os.close(descriptor)
        raise DataInUse(f"another server uses the data folder {folder}; choose another one with --data") from None
    return descriptor
