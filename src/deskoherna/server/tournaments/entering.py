"""Coming and going: what people and the host of a tournament do, each in one transaction."""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.people.accounts import Person
from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new
from deskoherna.server.tournaments import records
from deskoherna.server.tournaments.records import E, Event, T
from deskoherna.server.wire.refusal import Refused

MOST = 256
LEAST = 2


def found(connection: Connection, tournament: str) -> Event:
    """Locked where the database knows locks: what is read here holds until the commit."""
    connection.execute(sa.select(T.id).where(T.id == tournament).with_for_update())
    event = records.event(connection, tournament)
    if event is None:
        raise Refused("not_found")
    return event


def hosting(event: Event, person: Person) -> None:
    if event.tournament.host != person.id:
        raise Refused("not_host")


def still_open(event: Event) -> None:
    if event.tournament.status not in ("open", "checking"):
        raise Refused("not_open")


def touch(connection: Connection, tournament: str, **values: Any) -> None:
    connection.execute(sa.update(schema.tournaments).where(T.id == tournament).values(updated=time.time(), **values))


def _row(event: Event, entry: str, name: str, rating: int, **more: Any) -> dict[str, Any]:
    plain = {"number": 0, "person": None, "bot": None, "here": True, "gone": False, "joined": time.time()}
    return plain | {"tournament": event.tournament.id, "entry": entry, "name": name, "rating": rating} | more


def join(connection: Connection, tournament: str, person: Person, rating: int) -> None:
    """Take part. Whoever does already, does."""
    event = found(connection, tournament)
    still_open(event)
    if len(event.entrants) >= MOST:
        raise Refused("too_many", limit=MOST)
    here = event.tournament.status == "checking" or not event.tournament.check_in
    row = _row(event, person.id, person.name, rating, person=person.id, here=here)
    insert_new(connection, schema.entrants, [row])
    touch(connection, tournament)


def add_bots(connection: Connection, tournament: str, person: Person, kind: str, count: int, rating: int) -> None:
    event = found(connection, tournament)
    hosting(event, person)
    still_open(event)
    if len(event.entrants) + count > MOST:
        raise Refused("too_many", limit=MOST)
    there = sum(x.bot == kind for x in event.entrants)
    rows = [
        _row(event, f"bot:{kind}:{n}", f"{kind} {n}", rating, bot=kind) for n in range(there + 1, there + count + 1)
    ]
    insert_new(connection, schema.entrants, rows)
    touch(connection, tournament)


def leave(connection: Connection, tournament: str, person: Person) -> None:
    """Before the start as if one had not come; later one is not paired any more, and what was played stands."""
    event = found(connection, tournament)
    mine = sa.and_(E.tournament == tournament, E.person == person.id)
    if event.tournament.status in ("open", "checking"):
        connection.execute(sa.delete(schema.entrants).where(mine))
    elif event.tournament.status == "running":
        connection.execute(sa.update(schema.entrants).where(mine).values(gone=True))
    else:
        raise Refused("not_open")
    touch(connection, tournament)


def here(connection: Connection, tournament: str, person: Person) -> None:
    event = found(connection, tournament)
    if event.tournament.status != "checking":
        raise Refused("not_open")
    mine = sa.update(schema.entrants).where(E.tournament == tournament, E.person == person.id).values(here=True)
    if connection.execute(mine).rowcount == 0:
        raise Refused("not_seated")


def check(connection: Connection, tournament: str, person: Person) -> None:
    """From now on people say that they are here; bots are."""
    event = found(connection, tournament)
    hosting(event, person)
    if event.tournament.status != "open":
        raise Refused("not_open")
    people = sa.update(schema.entrants).where(E.tournament == tournament, E.person.is_not(None))
    connection.execute(people.values(here=False))
    touch(connection, tournament, status="checking")


def start(connection: Connection, tournament: str, person: Person, rounds: Any) -> None:
    """Number those who are here by strength; the first round is paired a moment later. `rounds`: how many there are."""
    event = found(connection, tournament)
    hosting(event, person)
    still_open(event)
    ready = [x for x in event.entrants if x.here]
    if len(ready) < LEAST:
        raise Refused("too_few", least=LEAST)
    ranked = sorted(ready, key=lambda x: (-x.rating, x.joined, x.entry))
    for number, entrant in enumerate(ranked, 1):
        mine = sa.and_(E.tournament == tournament, E.entry == entrant.entry)
        connection.execute(sa.update(schema.entrants).where(mine).values(number=number))
    connection.execute(sa.delete(schema.entrants).where(E.tournament == tournament, E.number == 0))
    touch(connection, tournament, status="running", rounds=rounds(len(ranked)))


def call_off(connection: Connection, tournament: str, person: Person) -> None:
    event = found(connection, tournament)
    hosting(event, person)
    if event.tournament.status not in ("open", "checking", "running"):
        raise Refused("not_open")
    touch(connection, tournament, status="closed")
