"""Passkeys: a device proves who somebody is with a key that never leaves it (WebAuthn).

A challenge is made by this server and carries its own proof of that, so that nothing is kept until it is answered; an
answer serves once.
"""

import base64
import binascii
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
import webauthn
from sqlalchemy.engine import Connection
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new
from deskoherna.server.wire.bodies import Passkey
from deskoherna.server.wire.refusal import Refused

Mac = Callable[[bytes], bytes]
K, U = schema.passkeys.c, schema.used_challenges.c
TITLE = "Deskoherna"
STAMP, NONCE = 8, 16
LIFE_S = 300
MOST = 20
"""Keys of one person."""


@dataclass(frozen=True)
class Site:
    """Where the browser is: keys are bound to it."""

    host: str
    origin: str


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def challenge(mac: Mac, purpose: str) -> bytes:
    """`purpose`: whose key it is for, or that somebody wants to come back."""
    head = int(time.time()).to_bytes(STAMP, "big") + secrets.token_bytes(NONCE)
    return head + mac(head + purpose.encode())


def answered(mac: Mac, purpose: str, credential: dict[str, Any]) -> bytes:
    """The challenge that the browser says it has answered; it must be one of ours, and fresh."""
    try:
        told = json.loads(_decoded(str(credential["response"]["clientDataJSON"])))
        found = _decoded(str(told["challenge"]))
    except (KeyError, TypeError, ValueError, binascii.Error):
        raise Refused("malformed", at="credential") from None
    head, proof = found[: STAMP + NONCE], found[STAMP + NONCE :]
    age = time.time() - int.from_bytes(head[:STAMP], "big")
    if not secrets.compare_digest(proof, mac(head + purpose.encode())) or not 0 <= age <= LIFE_S:
        raise Refused("wrong_passkey")
    return found


def serve_once(connection: Connection, used: bytes) -> None:
    now = time.time()
    connection.execute(sa.delete(schema.used_challenges).where(U.at < now - 2 * LIFE_S))
    if not insert_new(connection, schema.used_challenges, [{"id": _encoded(used[STAMP : STAMP + NONCE]), "at": now}]):
        raise Refused("wrong_passkey")


def keys_of(connection: Connection, person: str) -> list[Passkey]:
    rows = connection.execute(sa.select(K.id, K.name, K.created).where(K.person == person).order_by(K.created))
    return [Passkey(*row) for row in rows]


def options_to_make(site: Site, person: str, name: str, asked: bytes, have: list[Passkey]) -> dict[str, Any]:
    made = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=TITLE,
        user_id=person.encode(),
        user_name=name,
        challenge=asked,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_decoded(key.id)) for key in have],
    )
    found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return found


def options_to_prove(site: Site, asked: bytes) -> dict[str, Any]:
    made = webauthn.generate_authentication_options(
        rp_id=site.host, challenge=asked, user_verification=UserVerificationRequirement.PREFERRED
    )
    found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return found


def keep(connection: Connection, site: Site, person: str, name: str, credential: dict[str, Any], asked: bytes) -> None:
    """A new key, once it is proved."""
    serve_once(connection, asked)
    if len(keys_of(connection, person)) >= MOST:
        raise Refused("too_many", limit=MOST)
    try:
        proved = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=asked,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("wrong_passkey") from None
    row = {"person": person, "name": name, "created": time.time(), "count": proved.sign_count}
    key = {"id": _encoded(proved.credential_id), "key": _encoded(proved.credential_public_key)}
    insert_new(connection, schema.passkeys, [row | key])


def prove(connection: Connection, site: Site, credential: dict[str, Any], asked: bytes) -> str:
    """Whose key it is."""
    serve_once(connection, asked)
    where = K.id == str(credential.get("id", "")).replace("\0", "")
    row = connection.execute(sa.select(K.id, K.person, K.key, K.count).where(where)).first()
    if row is None:
        raise Refused("wrong_passkey")
    try:
        proved = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=asked,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=_decoded(row[2]),
            credential_current_sign_count=row[3],
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("wrong_passkey") from None
    connection.execute(sa.update(schema.passkeys).where(K.id == row[0]).values(count=proved.new_sign_count))
    return str(row[1])


def remove(connection: Connection, person: str, key: str) -> None:
    connection.execute(sa.delete(schema.passkeys).where(K.person == person, K.id == key))
