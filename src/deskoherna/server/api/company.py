"""HTTP of company: friends, clubs, challenges, and what can be looked at."""

import time

import msgspec
import sqlalchemy as sa
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from deskoherna.server.api.request import REFUSALS, KnownPerson, MaybePerson, TheServer
from deskoherna.server.notices import notices
from deskoherna.server.notices.notices import Notice
from deskoherna.server.people import clubs, friends, limits
from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import TABLE, new_id
from deskoherna.server.replays.gallery import gallery
from deskoherna.server.server import Server
from deskoherna.server.store import schema
from deskoherna.server.tables import index, opening, views
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import TableInfo
from deskoherna.server.wire.refusal import Refused

LISTED = 40
T, S, P = schema.tables.c, schema.sitters.c, schema.people.c


# ---------------------------------------------------------------- friends


def friend_list(connection: Connection, person: str) -> bodies.FriendList:
    """With the games they play now, as far as these are open to everybody."""
    found = friends.listed(connection, person)
    theirs = sa.select(S.table_id).where(S.person.in_([friend.person for friend in found.friends]))
    rows = connection.execute(
        sa.select(T.info)
        .where(T.id.in_(theirs), T.status.in_(("waiting", "playing")))
        .order_by(T.updated.desc())
        .limit(LISTED)
    )
    tables = [info for info in index.all_for_person(rows.scalars(), person) if not info.private]
    return msgspec.structs.replace(found, tables=tables)


@get("/me/friends", responses=REFUSALS, summary="My friends")
async def my_friends(person: KnownPerson, server: TheServer) -> bodies.FriendList:
    return await server.store.read(lambda connection: friend_list(connection, person.id))


@put("/me/friends/{other:str}", responses=REFUSALS, summary="Ask for a friendship, or answer one", status_code=200)
async def befriend(other: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.FriendList:
    def work(connection: Connection) -> bodies.FriendList:
        if friends.want(connection, person.id, other):
            args = {"name": person.name, "path": "/company"}
            tell(server, connection, Notice(f"friend:{person.id}:{other}", other, "friend", args, time.time()))
        return friend_list(connection, person.id)

    return await server.store.write(work)


@delete("/me/friends/{other:str}", responses=REFUSALS, summary="Be friends no more", status_code=200)
async def part(other: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.FriendList:
    def work(connection: Connection) -> bodies.FriendList:
        friends.end(connection, person.id, other)
        return friend_list(connection, person.id)

    return await server.store.write(work)


def tell(server: Server, connection: Connection, notice: Notice) -> None:
    notices.write(connection, server.settings.notices, notice, server.tables.time.now())


# ---------------------------------------------------------------- tables for somebody


async def set_up(server: Server, person: Person, data: bodies.NewTable) -> TableInfo:
    """A table; its place in the lobby of a club is kept before it, and whoever is challenged is told after it."""
    served = await server.packs.find(data.game)
    if data.club is not None:
        data = msgspec.structs.replace(data, private=True)
    opened = opening.new_table(served, person, data)
    if data.challenge is not None:
        if all(seat.kind != "invited" for seat in opened.seats):
            raise Refused("bad_seats", seats=len(opened.seats))
        await server.store.read(lambda connection: may_challenge(connection, person.id, data.challenge or ""))
    if data.club is None:
        owner = await server.tables.create(opened)
    else:
        await server.tables.room_for(person.id)
        name, club = new_id(TABLE), data.club
        await server.store.write(lambda connection: clubs.put_up(connection, club, person.id, name))
        owner = await server.tables.create(opened, name)
    info = views.table_info(owner.table, person.id)
    if data.challenge is not None:
        args = {"name": person.name, "game": data.game, "path": f"/t/{info.id}?invite={opened.invite}"}
        notice = Notice(f"challenge:{info.id}", data.challenge, "challenge", args, time.time())
        await server.store.write(lambda connection: tell(server, connection, notice))
    return info


def may_challenge(connection: Connection, person: str, other: str) -> None:
    known = "\0" not in other and connection.execute(sa.select(P.id).where(P.id == other)).first() is not None
    if not known or person == other:
        raise Refused("not_found")
    if limits.kept_apart(connection, person, [other]) or limits.kept_apart(connection, other, [person]):
        raise Refused("blocked")


# ---------------------------------------------------------------- clubs


def lobby(connection: Connection, club: str, person: str) -> bodies.ClubLobby:
    name, owner, invite, members = clubs.told(connection, club, person)
    texts = clubs.tables(connection, club, LISTED)
    tables = [
        msgspec.structs.replace(info, invite=index.read(text).invite)
        for text in texts
        for info in index.all_for_person([text], person)
    ]
    return bodies.ClubLobby(id=club, name=name, owner=owner, invite=invite, members=members, tables=tables)


@get("/clubs", responses=REFUSALS, summary="My clubs")
async def my_clubs(person: KnownPerson, server: TheServer) -> bodies.ClubList:
    return bodies.ClubList(await server.store.read(lambda connection: clubs.mine(connection, person.id)))


@post("/clubs", responses=REFUSALS, summary="Found a club", status_code=201)
async def new_club(data: JSONBody[bodies.NewClub], person: KnownPerson, server: TheServer) -> bodies.ClubLobby:
    server.rates.person_tables.take(person.id)

    def work(connection: Connection) -> bodies.ClubLobby:
        return lobby(connection, clubs.found(connection, data.name, person.id), person.id)

    return await server.store.write(work)


@get("/clubs/{club:str}", responses=REFUSALS, summary="The lobby of a club")
async def one_club(club: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.ClubLobby:
    return await server.store.read(lambda connection: lobby(connection, club, person.id))


@post("/clubs/{club:str}/join", responses=REFUSALS, summary="Come into a club with its link", status_code=200)
async def join_club(
    club: FromPath[str], data: JSONBody[bodies.JoinClub], person: KnownPerson, server: TheServer
) -> bodies.ClubLobby:
    def work(connection: Connection) -> bodies.ClubLobby:
        clubs.join(connection, club, person.id, data.invite)
        return lobby(connection, club, person.id)

    return await server.store.write(work)


@post("/clubs/{club:str}/leave", responses=REFUSALS, summary="Leave a club", status_code=200)
async def leave_club(club: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.ClubList:
    def work(connection: Connection) -> bodies.ClubList:
        clubs.leave(connection, club, person.id)
        return bodies.ClubList(clubs.mine(connection, person.id))

    return await server.store.write(work)


@delete("/clubs/{club:str}/members/{other:str}", responses=REFUSALS, summary="Send somebody away", status_code=200)
async def send_away(
    club: FromPath[str], other: FromPath[str], person: KnownPerson, server: TheServer
) -> bodies.ClubLobby:
    """The link of the club is another one afterwards."""

    def work(connection: Connection) -> bodies.ClubLobby:
        clubs.send_away(connection, club, person.id, other)
        return lobby(connection, club, person.id)

    return await server.store.write(work)


# ---------------------------------------------------------------- the gallery


@get("/gallery", responses=REFUSALS, summary="Games to look at")
async def whole_gallery(maybe_person: MaybePerson, server: TheServer) -> bodies.Gallery:
    who, games = maybe_person.id if maybe_person else None, server.games.served.keys()
    return await server.store.read(lambda connection: gallery(connection, games, who))


HANDLERS = [
    my_friends,
    befriend,
    part,
    my_clubs,
    new_club,
    one_club,
    join_club,
    leave_club,
    send_away,
    whole_gallery,
]
