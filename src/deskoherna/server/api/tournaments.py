"""HTTP of tournaments."""

from functools import partial
from typing import Any

import sqlalchemy as sa
from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from deskoherna.server.api.request import REFUSALS, KnownPerson, MaybePerson, TheServer
from deskoherna.server.people.accounts import Person
from deskoherna.server.ratings.judging import BOT
from deskoherna.server.server import Server
from deskoherna.server.tournaments import entering, records, shown
from deskoherna.server.tournaments.records import E, T
from deskoherna.server.tournaments.terms import agreed, rating_of
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused

LISTED = 60
HOSTED = 5
"""Tournaments of one host that are not over."""


@get("/tournaments", responses=REFUSALS, summary="Tournaments, the newest first")
async def all_tournaments(maybe_person: MaybePerson, server: TheServer) -> bodies.TournamentList:
    def work(connection: Connection) -> bodies.TournamentList:
        found = records.tournaments(connection, T.status != "closed", LISTED)
        ids = [t.id for t in found]
        who = maybe_person.id if maybe_person else ""
        counted = sa.select(E.tournament, sa.func.count()).where(E.tournament.in_(ids)).group_by(E.tournament)
        counts = {row[0]: int(row[1]) for row in connection.execute(counted)}
        own = sa.or_(E.person == who, E.members.contains(f'"{who}"')) if who else sa.false()
        mine = set(connection.execute(sa.select(E.tournament).where(E.tournament.in_(ids), own)).scalars())
        return bodies.TournamentList([shown.info(t, counts.get(t.id, 0), t.id in mine) for t in found])

    return await server.store.read(work)


async def one(server: Server, tournament: str, person: Person | None) -> bodies.TournamentPlay:
    event = await server.store.read(partial(records.event, tournament=tournament))
    if event is None:
        raise Refused("not_found")
    return shown.play(event, None if person is None else person.id)


@get("/tournaments/{tournament:str}", responses=REFUSALS, summary="One tournament with all its rounds")
async def one_tournament(
    tournament: FromPath[str], maybe_person: MaybePerson, server: TheServer
) -> bodies.TournamentPlay:
    return await one(server, tournament, maybe_person)


@post("/tournaments", responses=REFUSALS, summary="Hold a tournament", status_code=201)
async def new_tournament(
    data: JSONBody[bodies.NewTournament], person: KnownPerson, server: TheServer
) -> bodies.TournamentPlay:
    served = await server.packs.find(data.game)
    made = agreed(served, data, person.id, served.options(data.options))
    server.rates.person_tables.take(person.id)

    def work(connection: Connection) -> None:
        mine = sa.and_(T.host == person.id, T.status.in_(("open", "checking", "running")))
        if len(records.tournaments(connection, mine, HOSTED)) >= HOSTED:
            raise Refused("too_many", limit=HOSTED)
        records.insert(connection, made)

    await server.store.write(work)
    return await one(server, made.id, person)


async def changed(server: Server, tournament: str, person: Person, work: Any) -> bodies.TournamentPlay:
    await server.store.write(work)
    return await one(server, tournament, person)


@post("/tournaments/{tournament:str}/join", responses=REFUSALS, summary="Take part", status_code=200)
async def join(
    tournament: FromPath[str], person: KnownPerson, server: TheServer, data: JSONBody[bodies.Join | None] = None
) -> bodies.TournamentPlay:
    def work(connection: Connection) -> None:
        event = entering.found(connection, tournament)
        entering.join(connection, tournament, person, rating_of(connection, event.tournament, person.id), data)

    return await changed(server, tournament, person, work)


@post("/tournaments/{tournament:str}/leave", responses=REFUSALS, summary="Take part no more", status_code=200)
async def leave(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    return await changed(server, tournament, person, partial(entering.leave, tournament=tournament, person=person))


@post("/tournaments/{tournament:str}/here", responses=REFUSALS, summary="I am here", status_code=200)
async def here(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    return await changed(server, tournament, person, partial(entering.here, tournament=tournament, person=person))


@post("/tournaments/{tournament:str}/bots", responses=REFUSALS, summary="Let bots take part", status_code=200)
async def bots(
    tournament: FromPath[str], data: JSONBody[bodies.AddBots], person: KnownPerson, server: TheServer
) -> bodies.TournamentPlay:
    kind = server.games.check_bot(data.kind)

    def work(connection: Connection) -> None:
        event = entering.found(connection, tournament)
        rating = rating_of(connection, event.tournament, f"{BOT}{kind}")
        entering.add_bots(connection, tournament, person, kind, data.count, rating)

    return await changed(server, tournament, person, work)


@post("/tournaments/{tournament:str}/check", responses=REFUSALS, summary="Ask who is here", status_code=200)
async def check(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    return await changed(server, tournament, person, partial(entering.check, tournament=tournament, person=person))


@post("/tournaments/{tournament:str}/start", responses=REFUSALS, summary="Begin", status_code=200)
async def start(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    return await changed(server, tournament, person, partial(entering.start, tournament=tournament, person=person))


@post(
    "/tournaments/{tournament:str}/season", responses=REFUSALS, summary="The next season of a league", status_code=201
)
async def season(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    made = await server.store.write(partial(entering.go_on, tournament=tournament, person=person))
    return await one(server, made, person)


@post("/tournaments/{tournament:str}/call-off", responses=REFUSALS, summary="Call it off", status_code=200)
async def call_off(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    """Games that are being played go on; no round follows."""
    return await changed(server, tournament, person, partial(entering.call_off, tournament=tournament, person=person))


HANDLERS = [all_tournaments, one_tournament, new_tournament, join, leave, here, bots, check, start, season, call_off]
