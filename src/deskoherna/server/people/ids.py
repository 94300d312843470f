"""Ids: of people, of tables, of invitations, and of programs that play a seat."""

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""
PERSON, RUN, TABLE, INVITE, PACK, RECOVERY, CODE, TOURNAMENT, CLUB = 16, 16, 10, 12, 12, 20, 24, 8, 8
"""How long ids of people, of runs of the server and of tables are, codes of invitations, ids of packs,
recovery codes, codes in the links of mails, and ids of tournaments and of clubs."""
PROGRAM = "bot:"
"""How the ids of programs begin that play a seat; those of people never do."""


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def program_id(seat: int, nonce: str) -> str:
    return f"{PROGRAM}{seat}:{nonce}"


def is_program(person: str) -> bool:
    return person.startswith(PROGRAM)
