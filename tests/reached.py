"""Where notices arrive in tests: a mail server, and what stands in for the service of a browser's maker. Both are real
servers on loopback; what a browser would do with its keys is done here as the standard says (RFC 8291)."""

import base64
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def keys(self) -> dict[str, str]:
        return {"p256dh": text_of(self.point), "auth": text_of(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        """One record of aes128gcm: salt, record size, the sender's key, then the text."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        both = b"WebPush: info\x00" + self.point + sender

        def derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(32, self.secret, both, shared)
        key = derive(16, salt, b"Content-Encoding: aes128gcm\x00", secret)
        nonce = derive(12, salt, b"Content-Encoding: nonce\x00", secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        found: dict[str, Any] = json.loads(plain.rstrip(b"\x00")[:-1])
        return found


class PushService:
    """It takes what servers send to browsers."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        """Whom it is for, the headers, what only their browser can read."""
        self.status = 201
        self.answering = threading.Event()
        """While it is not set, what was taken is not answered."""
        self.answering.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.taken.append((self.path.strip("/"), headers, body))
                service.answering.wait()
                with contextlib.suppress(OSError):  # nobody waits for it any more
                    self.send_response(service.status)
                    self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    made = PushService()
    try:
        yield made
    finally:
        made.answering.set()
        made.http.shutdown()
        made.http.server_close()


class Mailbox:
    """What a mail server was handed."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"


@contextlib.contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    """A mail server, and how it is called in the settings."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()
