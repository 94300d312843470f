"""What the server says of itself: lines for people, or one JSON object a line for programs.

Each line that belongs to a request says which."""

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any

HEADER = b"x-request-id"
GIVEN = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""An id that a proxy has given is kept."""
TEXT = "%(asctime)s %(levelname)s %(name)s:%(request_part)s %(message)s"
QUIET = ("alembic", "uvicorn")
OURS = ("table", "person", "method", "path", "status", "ms")
"""What a line may carry beside its sentence."""

request_id: ContextVar[str] = ContextVar("request_id", default="")


def new_request_id(given: str = "") -> str:
    return given if GIVEN.fullmatch(given) else secrets.token_hex(8)


def with_request(record: logging.LogRecord) -> bool:
    """Every record knows the request it belongs to."""
    named = request_id.get()
    record.__dict__ |= {"request": named, "request_part": f" [{named}]" if named else ""}
    return True


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if getattr(record, "request", ""):
            told["request"] = record.__dict__["request"]
        told |= {name: record.__dict__[name] for name in OURS if name in record.__dict__}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class ErrorStream(logging.Handler):
    """Writes to what is the error stream at that moment."""

    def emit(self, record: logging.LogRecord) -> None:
        print(self.format(record), file=sys.stderr, flush=True)


def set_up(level: str, form: str) -> None:
    """To the error stream, from here on; whoever listens besides goes on listening."""
    handler = ErrorStream()
    handler.addFilter(with_request)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each, ErrorStream)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    if level != "debug":
        for name in QUIET:
            logging.getLogger(name).setLevel(logging.WARNING)
