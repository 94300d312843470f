"""Mails: made of a notice, handed to the mail server of the house by SMTP."""

import hashlib
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

TIMEOUT_S = 20.0
PORTS = {"smtp": 25, "smtps": 465}
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]+@{_LABEL}(?:\.{_LABEL})+")
"""As browsers check it, with a domain that has a dot."""


@dataclass(frozen=True)
class Relay:
    """A mail server that takes our mails."""

    host: str
    port: int
    user: str | None
    password: str | None
    sealed: bool
    """TLS from the first byte on; else as soon as the server offers it."""


def relay_of(url: str) -> Relay:
    """From smtp://user:password@host:587."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("it must be smtp://host:port or smtps://host:port")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return Relay(parts.hostname, parts.port or PORTS[parts.scheme], user, password, parts.scheme == "smtps")


def is_address(text: str) -> bool:
    """One that a mail can be sent to."""
    return ADDRESS.fullmatch(text) is not None


def message(name: str, sender: str, to: str, subject: str, text: str, stop: str | None) -> EmailMessage:
    """`name`: of the notice. A mail that is sent twice has the same id, and programs show it once."""
    made = EmailMessage(policy=SMTP)
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    made["From"], made["To"], made["Subject"] = sender, to, subject
    made["Date"] = formatdate(usegmt=True)
    made["Message-ID"] = f"<{hashlib.sha256(name.encode()).hexdigest()[:40]}@{domain}>"
    made["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        made["List-Unsubscribe"] = f"<{stop}>"
    made.set_content(text)
    return made


def send(relay: Relay, mail: EmailMessage) -> None:
    """Hand it over; blocks, and raises OSError or SMTPException where it is not taken."""
    kind = smtplib.SMTP_SSL if relay.sealed else smtplib.SMTP
    with kind(relay.host, relay.port, timeout=TIMEOUT_S) as server:
        if not relay.sealed:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
        if relay.user is not None:
            server.login(relay.user, relay.password or "")
        server.send_message(mail)
