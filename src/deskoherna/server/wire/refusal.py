"""A refusal: the only way in which a request ends badly. It has a stable code and changes nothing."""

from deskoherna.server.wire.protocol import Refusal

STATUS: dict[Refusal, int] = {
    "malformed": 400,
    "too_big": 413,
    "too_fast": 429,
    "unknown_person": 401,
    "wrong_password": 403,
    "name_taken": 409,
    "bad_name": 422,
    "wrong_recovery": 403,
    "wrong_code": 403,
    "wrong_passkey": 403,
    "bad_address": 422,
    "no_mail": 409,
    "unknown_push": 422,
    "bad_time": 422,
    "banned": 403,
    "muted": 403,
    "blocked": 403,
    "not_keeper": 403,
    "not_open": 409,
    "too_few": 409,
    "not_found": 404,
    "private": 403,
    "foreign_origin": 403,
    "unknown_host": 421,
    "not_seated": 403,
    "not_yours": 403,
    "not_host": 403,
    "unknown_bot": 422,
    "unknown_game": 404,
    "unknown_pack": 404,
    "bad_pack": 422,
    "bad_options": 422,
    "bad_seats": 422,
    "bad_kind": 422,
    "not_rated": 422,
    "bad_import": 422,
    "other_version": 409,
    "too_many": 429,
    "busy": 503,
    "unreadable": 409,
    "failed": 500,
}
"""How HTTP says it; the rest are conflicts with the state of the table (409)."""


class Refused(Exception):
    def __init__(self, code: Refusal, **args: int | str) -> None:
        super().__init__(code)
        self.code: Refusal = code
        self.told = args

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
