"""Web Push: a message sealed for one browser, handed to the service of its maker (RFC 8030, 8291, 8292)."""

import base64
import hashlib
from collections.abc import Sequence
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode

from deskoherna.server.notices.wishes import Device

TTL_S = 86_400
TIMEOUT_S = 15.0
GONE = (404, 410)
UNCOMPRESSED = 65
SECRET = 16


class Gone(Exception):
    """The browser does not want it any more."""


class Refusing(Exception):
    """The service of the browser did not take it."""


def new_key() -> str:
    """The key by which services of browsers know this server."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def allowed(endpoint: str, services: Sequence[str]) -> bool:
    """Is it a service that this server may talk to? It is the browser that names it, and it could name anything."""
    try:
        given = urlsplit(endpoint)
        host, port = given.hostname or "", given.port
    except ValueError:
        return False
    if given.username is not None or given.password is not None or not host:
        return False
    for service in services:
        known = urlsplit(service)
        wanted = known.hostname or ""
        same = host.endswith(wanted[1:]) if wanted.startswith("*.") else host == wanted
        if same and (given.scheme, port) == (known.scheme, known.port):
            return True
    return False


def sound_keys(p256dh: str, auth: str) -> bool:
    """A point of the curve, and a secret of the right length."""
    try:
        point, secret = b64urldecode(p256dh.encode()), b64urldecode(auth.encode())
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == UNCOMPRESSED and len(secret) == SECRET


class Pusher:
    """Sends to browsers, under the key of this server."""

    def __init__(self, key: str, contact: str) -> None:
        self.contact = contact
        self._vapid = Vapid02.from_raw(key.encode())
        self._http = httpx.AsyncClient(timeout=TIMEOUT_S, follow_redirects=False, trust_env=False)

    @property
    def public_key(self) -> str:
        """What a browser is told when it subscribes."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return str(b64urlencode(point))

    def sealed(self, device: Device, body: bytes) -> bytes:
        """Only this browser can read it."""
        text: bytes = http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=b64urldecode(device.p256dh.encode()),
            auth_secret=b64urldecode(device.auth.encode()),
            version="aes128gcm",
        )
        return text

    def headers(self, device: Device, name: str) -> dict[str, str]:
        """Of two messages with one name that wait at the service, the second alone is delivered."""
        at = urlsplit(device.endpoint)
        signed: dict[str, str] = self._vapid.sign({"sub": self.contact, "aud": f"{at.scheme}://{at.netloc}"})
        topic = base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()[:24]).decode()
        more = {"TTL": str(TTL_S), "Urgency": "normal", "Topic": topic}
        return {**signed, **more, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}

    async def send(self, device: Device, name: str, message: dict[str, str]) -> None:
        body = self.sealed(device, msgspec.json.encode(message))
        try:
            answer = await self._http.post(device.endpoint, content=body, headers=self.headers(device, name))
        except httpx.HTTPError as error:
            raise Refusing(type(error).__name__) from error
        if answer.status_code in GONE:
            raise Gone
        if not answer.is_success:
            raise Refusing(f"status {answer.status_code}")

    async def close(self) -> None:
        await self._http.aclose()
