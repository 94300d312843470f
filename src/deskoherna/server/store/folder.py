"""The data folder is for whoever runs the server alone: nobody else of the machine reads it."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOG = logging.getLogger("deskoherna.store")
OWN = ("deskoherna.sqlite*", "server.lock", "bots.toml", "packs", "packs/*")
"""What is ours in the folder; what else lies there is left as it is."""
FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077


@contextmanager
def private() -> Iterator[None]:
    """What is written meanwhile is for its owner alone."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def close_to_others(folder: Path) -> None:
    """What older versions have left open to others is closed."""
    for path in [folder, *(found for pattern in OWN for found in sorted(folder.glob(pattern)))]:
        try:
            path.chmod(FOLDER if path.is_dir() else FILE)
        except OSError as error:
            LOG.warning("%s stays open to others: %s", path, error.strerror)
