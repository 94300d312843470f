"""How deep a JSON text from outside may be nested, and how large its numbers may be: judged before it is decoded."""

import re

from deskoherna.server.wire.refusal import Refused

DEPTH = 32
"""Objects and lists within each other; what the server and its games ask for needs six."""
LEAST, MOST = -(2**63), 2**64 - 1
"""Whole numbers outside fit no field of a position and no column of a database."""
SHORT = len(str(2**63 - 1)) - 1
"""A number of so many digits always fits."""
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]|-?[0-9]{%d,}(?![0-9.eE])' % (SHORT + 1), re.DOTALL)


def check_bounds(text: bytes) -> None:
    """Refuse what is no UTF-8, is nested too deeply or holds a number beyond 64 bits. Strings are passed over."""
    try:
        text.decode()
    except UnicodeDecodeError:
        raise Refused("malformed", at="text") from None
    depth = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        match token[:1]:
            case b'"':
                continue
            case b"[" | b"{":
                depth += 1
                if depth > DEPTH:
                    raise Refused("malformed", at="depth")
            case b"]" | b"}":
                depth -= 1
            case _:
                if len(token) > SHORT + 2 or not LEAST <= int(token) <= MOST:
                    raise Refused("malformed", at="number")
