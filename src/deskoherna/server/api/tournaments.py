"""HTTP of tournaments."""

import time
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from deskoherna.server.api.request import REFUSALS, KnownPerson, MaybePerson, TheServer
from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import TOURNAMENT, new_id
from deskoherna.server.ratings import shown as ratings
from deskoherna.server.ratings.judging import BOT
from deskoherna.server.server import Server
from deskoherna.server.tournaments import entering, pairing, records, shown
from deskoherna.server.tournaments.records import E, T, Tournament
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused

LISTED = 60
HOSTED = 5
"""Tournaments of one host that are not over."""
SEATS = 2
KIND = "duel"
"""Of ratings: tables of two."""


@get("/tournaments", responses=REFUSALS, summary="Tournaments, the newest first")
async def all_tournaments(maybe_person: MaybePerson, server: TheServer) -> bodies.TournamentList:
    def work(connection: Connection) -> bodies.TournamentList:
        found = records.tournaments(connection, T.status != "closed", LISTED)
        ids = [t.id for t in found]
        rows = connection.execute(sa.select(E.tournament, E.person).where(E.tournament.in_(ids))).all()
        who = maybe_person.id if maybe_person else None
        counts = {t: [row[1] for row in rows if row[0] == t] for t in ids}
        mine = [shown.info(t, len(counts[t.id]), who is not None and who in counts[t.id]) for t in found]
        return bodies.TournamentList(mine)

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
    options = served.options(data.options)
    if served.seats(options) != SEATS or served.game.cooperative:
        raise Refused("bad_seats", seats=SEATS)
    if data.rated and served.pack is not None:
        raise Refused("not_rated", at="pack")
    server.rates.person_tables.take(person.id)
    now = time.time()
    made = Tournament(
        id=new_id(TOURNAMENT),
        name=data.name,
        game=data.game,
        kind=data.kind,
        options=msgspec.to_builtins(options),
        clock=data.clock,
        rounds=data.rounds,
        rated=data.rated,
        check_in=data.check_in,
        host=person.id,
        status="open",
        round=0,
        created=now,
        updated=now,
    )

    def work(connection: Connection) -> None:
        mine = sa.and_(T.host == person.id, T.status.in_(("open", "checking", "running")))
        if len(records.tournaments(connection, mine, HOSTED)) >= HOSTED:
            raise Refused("too_many", limit=HOSTED)
        records.insert(connection, made)

    await server.store.write(work)
    return await one(server, made.id, person)


def rating_of(connection: Connection, game: str, player: str) -> int:
    """By which entrants are numbered; whoever was never rated stands in the middle."""
    return ratings.of_player(connection, game, KIND, player).rating


async def changed(server: Server, tournament: str, person: Person, work: Any) -> bodies.TournamentPlay:
    await server.store.write(work)
    return await one(server, tournament, person)


@post("/tournaments/{tournament:str}/join", responses=REFUSALS, summary="Take part", status_code=200)
async def join(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    def work(connection: Connection) -> None:
        event = entering.found(connection, tournament)
        entering.join(connection, tournament, person, rating_of(connection, event.tournament.game, person.id))

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
        rating = rating_of(connection, event.tournament.game, f"{BOT}{kind}")
        entering.add_bots(connection, tournament, person, kind, data.count, rating)

    return await changed(server, tournament, person, work)


@post("/tournaments/{tournament:str}/check", responses=REFUSALS, summary="Ask who is here", status_code=200)
async def check(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    return await changed(server, tournament, person, partial(entering.check, tournament=tournament, person=person))


@post("/tournaments/{tournament:str}/start", responses=REFUSALS, summary="Begin", status_code=200)
async def start(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    def work(connection: Connection) -> None:
        t = entering.found(connection, tournament).tournament
        entering.start(connection, tournament, person, lambda n: pairing.rounds_of(t.kind, n, t.rounds))

    return await changed(server, tournament, person, work)


@post("/tournaments/{tournament:str}/call-off", responses=REFUSALS, summary="Call it off", status_code=200)
async def call_off(tournament: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.TournamentPlay:
    """Games that are being played go on; no round follows."""
    return await changed(server, tournament, person, partial(entering.call_off, tournament=tournament, person=person))


HANDLERS = [all_tournaments, one_tournament, new_tournament, join, leave, here, bots, check, start, call_off]
