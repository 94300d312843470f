"""Who somebody is: names, passwords, passkeys, how they are told, what is kept of them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.server.wire.bodies.body import Body
from deskoherna.server.wire.protocol import (
    Language,
    Name,
)

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Guest(Body):
    name: Name
    language: Language = "cs"
    token: bool = False
    """Programs without cookies ask for a token and send it as `Authorization: Bearer`."""


class Login(Body):
    name: Name
    password: Annotated[str, Meta(max_length=200)]
    token: bool = False


class ChangeMe(Body):
    name: Name | None = None
    language: Language | None = None


class SetPassword(Body):
    password: Password
    old: Annotated[str, Meta(max_length=200)] | None = None
    """Needed where there is one already."""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: Language
    has_password: bool
    """A name with a password is kept: nobody else can take it."""
    token: str | None = None


class RecoveryCode(msgspec.Struct, frozen=True):
    """Told this once: whoever has it can come back as this person."""

    code: str


class Recover(Body):
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password | None = None
    """A new one, where the old one is forgotten; else it stays."""
    token: bool = False


Mails = Literal["off", "each", "daily"]
"""None at all, one for each thing that waits, or one a day."""
Hour = Annotated[int, Meta(ge=0, le=23)]
Moment = Annotated[float, Meta(ge=0, le=4102444800)]


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when clocks of days a move stand still, in seconds since 1970."""

    starts: Moment
    ends: Moment


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody is told what waits."""

    push_key: str
    """The key that a browser subscribes under."""
    devices: int
    """Browsers that are told."""
    can_mail: bool
    """This server sends mails."""
    mail: str | None
    mail_waiting: str | None
    """An address that is not confirmed yet."""
    mails: Mails
    digest_hour: Hour
    quiet_from: Hour | None
    quiet_to: Hour | None
    zone: str
    holidays: list[Holiday]


class ChangeNotices(Body):
    mails: Mails
    digest_hour: Hour
    quiet_from: Hour | None
    """Nothing is sent from this hour on, up to the other."""
    quiet_to: Hour | None
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """Whose clock: a name of the IANA database, as Europe/Prague."""


class NewDevice(Body):
    """A browser that takes push messages, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]


class ForgetDevice(Body):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class NewMail(Body):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class MailCode(Body):
    code: Annotated[str, Meta(min_length=1, max_length=32)]


class NoticeInfo(msgspec.Struct, frozen=True):
    """Something somebody is told. In words: `notice-<kind>` with `args`."""

    id: str
    kind: str
    args: dict[str, Any]
    at: float


class NoticeList(msgspec.Struct, frozen=True):
    notices: list[NoticeInfo]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser is asked, as the standard writes it in JSON (WebAuthn)."""

    options: dict[str, Any]


class NewPasskey(Body):
    """The browser's answer (`toJSON`), and what the key is called."""

    credential: dict[str, Any]
    name: Name


class PasskeyLogin(Body):
    credential: dict[str, Any]
    token: bool = False


class Passkey(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: float


class PasskeyList(msgspec.Struct, frozen=True):
    passkeys: list[Passkey]


class OwnPack(msgspec.Struct, frozen=True):
    game: str
    name: str
    text: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table with its log; of a game that still runs only what the person did."""

    id: str
    game: str
    status: str
    log: list[dict[str, Any]]


class Belongings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept of a person."""

    format: Literal["deskoherna-person-1"] = "deskoherna-person-1"
    person: str
    name: str
    language: Language
    created: float
    packs: list[OwnPack]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    solved: list[dict[str, Any]]
    """Puzzles."""
    tables: list[OwnTable]
    more: dict[str, list[dict[str, Any]]]
    """Tournaments, holidays, blocks, reports, and how one is told what waits; no keys and no codes."""
