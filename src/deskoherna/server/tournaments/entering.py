"""Coming and going: what people and the host of a tournament do, each in one transaction."""

import time
from dataclasses import replace as changed
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import TOURNAMENT, new_id
from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new
from deskoherna.server.tournaments import records
from deskoherna.server.tournaments.pairing import divided, next_season, rounds_of
from deskoherna.server.tournaments.records import E, Entrant, Event, T, written
from deskoherna.server.tournaments.standings import standings
from deskoherna.server.wire.bodies import Join, TeamMember
from deskoherna.server.wire.refusal import Refused

MOST = 256
LEAST = 2
LOWEST = 1_000
"""The division of those who are new to a league."""


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


def of_person(event: Event, person: str) -> Entrant | None:
    """As whom, or in which team, somebody takes part."""
    return next((x for x in event.entrants if person in x.people), None)


def change(connection: Connection, event: Event, entrant: Entrant, **values: Any) -> None:
    mine = sa.and_(E.tournament == event.tournament.id, E.entry == entrant.entry)
    connection.execute(sa.update(schema.entrants).where(mine).values(**values))


def has_room(event: Event, more: int = 1) -> None:
    if len(event.entrants) + more > MOST:
        raise Refused("too_many", limit=MOST)


def join(connection: Connection, tournament: str, person: Person, rating: int, wish: Join | None = None) -> None:
    """Take part. Whoever does already, does; an arena is entered at any time, also again."""
    event = found(connection, tournament)
    t, mine = event.tournament, of_person(event, person.id)
    running = t.kind == "arena" and t.status == "running"
    if not running:
        still_open(event)
    if mine is not None:
        change(connection, event, mine, gone=False)
    elif t.kind == "teams":
        _into_team(connection, event, person, rating, wish or Join())
    else:
        has_room(event)
        here = running or t.status == "checking" or not t.check_in
        number = max(x.number for x in event.entrants) + 1 if running else 0
        row = _row(event, person.id, person.name, rating, person=person.id, here=here, number=number)
        insert_new(connection, schema.entrants, [row])
    touch(connection, tournament)


def _into_team(connection: Connection, event: Event, person: Person, rating: int, wish: Join) -> None:
    """Found a team, or belong to one that has a seat left."""
    me = TeamMember(person.id, person.name)
    if wish.entry is None:
        has_room(event)
        here = event.tournament.status == "checking" or not event.tournament.check_in
        row = _row(
            event, person.id, wish.team or person.name, rating, person=person.id, here=here, members=written([me])
        )
        insert_new(connection, schema.entrants, [row])
        return
    team = next((x for x in event.entrants if x.entry == wish.entry and x.members), None)
    if team is None:
        raise Refused("not_found")
    if len(team.members) >= event.tournament.rules.seats:
        raise Refused("seat_taken")
    change(connection, event, team, members=written([*team.members, me]))


def add_bots(connection: Connection, tournament: str, person: Person, kind: str, count: int, rating: int) -> None:
    event = found(connection, tournament)
    hosting(event, person)
    still_open(event)
    has_room(event, count)
    there = sum(x.bot == kind for x in event.entrants)
    rows = [
        _row(event, f"bot:{kind}:{n}", f"{kind} {n}", rating, bot=kind) for n in range(there + 1, there + count + 1)
    ]
    insert_new(connection, schema.entrants, rows)
    touch(connection, tournament)


def leave(connection: Connection, tournament: str, person: Person) -> None:
    """Before the start as if one had not come; later one is not paired any more, and what was played stands."""
    event = found(connection, tournament)
    status, mine = event.tournament.status, of_person(event, person.id)
    if status not in ("open", "checking", "running"):
        raise Refused("not_open")
    if mine is None:
        return
    left = [m for m in mine.members if m.person != person.id]
    if left and status != "running":
        change(connection, event, mine, members=written(left), person=left[0].person)
    elif status == "running":
        change(connection, event, mine, gone=True)
    else:
        alone = sa.and_(E.tournament == tournament, E.entry == mine.entry)
        connection.execute(sa.delete(schema.entrants).where(alone))
    touch(connection, tournament)


def here(connection: Connection, tournament: str, person: Person) -> None:
    event = found(connection, tournament)
    if event.tournament.status != "checking":
        raise Refused("not_open")
    mine = of_person(event, person.id)
    if mine is None:
        raise Refused("not_seated")
    change(connection, event, mine, here=True)


def check(connection: Connection, tournament: str, person: Person) -> None:
    """From now on people say that they are here; bots are."""
    event = found(connection, tournament)
    hosting(event, person)
    if event.tournament.status != "open":
        raise Refused("not_open")
    people = sa.update(schema.entrants).where(E.tournament == tournament, E.person.is_not(None))
    connection.execute(people.values(here=False))
    touch(connection, tournament, status="checking")


def start(connection: Connection, tournament: str, person: Person) -> None:
    """Number those who are here by strength; the first round is paired a moment later."""
    event = found(connection, tournament)
    hosting(event, person)
    still_open(event)
    t, ready = event.tournament, [x for x in event.entrants if x.here]
    least = LEAST if t.kind == "teams" else t.rules.seats
    if len(ready) < least:
        raise Refused("too_few", least=least)
    ranked = sorted(ready, key=lambda x: (x.division or LOWEST, -x.rating, x.joined, x.entry))
    divisions = divided(range(len(ranked)), t.rules.division) if t.kind == "league" else []
    for at, entrant in enumerate(ranked):
        division = next((n for n, own in enumerate(divisions, 1) if at in own), 0)
        change(connection, event, entrant, number=at + 1, division=division)
    connection.execute(sa.delete(schema.entrants).where(E.tournament == tournament, E.number == 0))
    rules = replace(t.rules, ends=time.time() + 60 * t.rules.minutes) if t.kind == "arena" else t.rules
    touch(connection, tournament, status="running", rounds=rounds_of(event, len(ranked)), rules=written(rules))


def go_on(connection: Connection, tournament: str, person: Person) -> str:
    """The next season of a league: the same people in their divisions, who may leave, and others may come. Its id."""
    event = found(connection, tournament)
    hosting(event, person)
    t = event.tournament
    if t.kind != "league" or t.status != "over":
        raise Refused("not_open")
    there = connection.execute(sa.select(T.id, T.rules).where(T.host == t.host, T.kind == "league")).all()
    later = next((row[0] for row in there if msgspec.json.decode(row[1]).get("after") == t.id), None)
    if later is not None:
        return str(later)
    now, order = time.time(), [s.number for s in standings(event)]
    divisions = next_season(event, order)
    rules = replace(t.rules, season=t.rules.season + 1, after=t.id)
    new = changed(t, id=new_id(TOURNAMENT), status="open", round=0, rules=rules, created=now, updated=now)
    records.insert(connection, new)
    known = event.numbered()
    rows = [
        _row(Event(new, [], []), x.entry, x.name, x.rating, person=x.person, bot=x.bot, division=divisions[n])
        for n, x in known.items()
        if not x.gone
    ]
    insert_new(connection, schema.entrants, rows)
    return new.id


def call_off(connection: Connection, tournament: str, person: Person) -> None:
    event = found(connection, tournament)
    hosting(event, person)
    if event.tournament.status not in ("open", "checking", "running"):
        raise Refused("not_open")
    touch(connection, tournament, status="closed")
