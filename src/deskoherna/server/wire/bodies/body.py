"""What all bodies have in common."""

import msgspec

from deskoherna.server.wire.protocol import (
    Refusal,
)


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request; unknown fields are refused."""


class Refused(msgspec.Struct, frozen=True):
    """Every answer with a status of 400 and above."""

    code: Refusal
    args: dict[str, int | str] = {}
