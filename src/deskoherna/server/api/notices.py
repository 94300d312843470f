"""HTTP of notices: browsers that are told, the address of mails, quiet hours, holidays."""

import time

import sqlalchemy as sa
from litestar import delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from sqlalchemy.engine import Connection

from deskoherna.server.api.request import REFUSALS, KnownPerson, TheServer
from deskoherna.server.cluster.messages import Touched
from deskoherna.server.notices import mail, notices, push, wishes
from deskoherna.server.notices.hours import known_zone
from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import CODE, PACK, new_id
from deskoherna.server.server import Server
from deskoherna.server.store import queries, schema
from deskoherna.server.store.store import put
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused

HOLIDAY_S = 45 * 86_400.0
YEAR_S = 365 * 86_400.0
LATE_S = 300.0
"""So far the clocks of two machines may be apart: a holiday that begins about now begins now."""
DONE = {**REFUSALS, 204: ResponseSpec(None, description="done")}
D = schema.devices.c
H = schema.holidays.c


def shown(connection: Connection, server: Server, person: str) -> bodies.NoticeSettings:
    wanted = wishes.read(connection, person)
    now = server.tables.time.now()
    spans = queries.holidays_of(connection, [person]).get(person, [])
    return bodies.NoticeSettings(
        push_key="" if server.notifier.pusher is None else server.notifier.pusher.public_key,
        devices=len(wishes.devices(connection, person)),
        can_mail=server.settings.notices.smtp is not None,
        mail=wanted.mail,
        mail_waiting=wanted.mail_new,
        mails=wanted.mails,
        digest_hour=wanted.digest_hour,
        quiet_from=wanted.quiet_from,
        quiet_to=wanted.quiet_to,
        zone=wanted.zone,
        holidays=[bodies.Holiday(starts=a, ends=b) for a, b in spans if b > now],
    )


async def settings_of(server: Server, person: Person) -> bodies.NoticeSettings:
    return await server.store.read(lambda connection: shown(connection, server, person.id))


@get("/me/notices", responses=REFUSALS, summary="How I am told what waits")
async def my_settings(person: KnownPerson, server: TheServer) -> bodies.NoticeSettings:
    return await settings_of(server, person)


@patch("/me/notices", responses=REFUSALS, summary="Be told otherwise")
async def change_settings(
    data: JSONBody[bodies.ChangeNotices], person: KnownPerson, server: TheServer
) -> bodies.NoticeSettings:
    if not known_zone(data.zone) or (data.quiet_from is None) != (data.quiet_to is None):
        raise Refused("malformed", at="zone" if not known_zone(data.zone) else "quiet_to")
    values = {name: getattr(data, name) for name in data.__struct_fields__}
    await server.store.write(lambda connection: wishes.change(connection, person.id, **values))
    return await settings_of(server, person)


@get("/me/news", responses=REFUSALS, summary="What I have not seen yet")
async def news(person: KnownPerson, server: TheServer) -> bodies.NoticeList:
    found = await server.store.read(lambda connection: notices.unseen(connection, person.id))
    return bodies.NoticeList([bodies.NoticeInfo(n.id, n.kind, dict(n.args), n.at) for n in found])


@post("/me/news/seen", responses=DONE, summary="I have seen it", status_code=204)
async def seen(person: KnownPerson, server: TheServer) -> None:
    now = server.tables.time.now()
    await server.store.write(lambda connection: notices.mark_seen(connection, person.id, now))


# ---------------------------------------------------------------- browsers


@post("/me/devices", responses=DONE, summary="Tell this browser", status_code=204)
async def new_device(data: JSONBody[bodies.NewDevice], person: KnownPerson, server: TheServer) -> None:
    if not push.allowed(data.endpoint, server.settings.notices.push_services):
        raise Refused("unknown_push")
    if not push.sound_keys(data.p256dh, data.auth):
        raise Refused("malformed", at="p256dh")

    def work(connection: Connection) -> None:
        mine = [d for d in wishes.devices(connection, person.id) if d.endpoint != data.endpoint]
        if len(mine) >= server.settings.limits.devices:
            oldest = min(mine, key=lambda d: d.created)
            connection.execute(sa.delete(schema.devices).where(D.id == oldest.id))
        connection.execute(sa.delete(schema.devices).where(D.endpoint == data.endpoint))
        values = {"endpoint": data.endpoint, "p256dh": data.p256dh, "auth": data.auth}
        row = {"person": person.id, "created": time.time(), **values}
        connection.execute(sa.insert(schema.devices).values(id=new_id(PACK), **row))

    await server.store.write(work)


@post("/me/devices/forget", responses=DONE, summary="Tell this browser no more", status_code=204)
async def forget_device(data: JSONBody[bodies.ForgetDevice], person: KnownPerson, server: TheServer) -> None:
    gone = sa.delete(schema.devices).where(D.endpoint == data.endpoint, D.person == person.id)
    await server.store.write(lambda connection: connection.execute(gone))


# ---------------------------------------------------------------- mails


@post("/me/mail", responses=REFUSALS, summary="Have mails sent to an address", status_code=202)
async def new_mail(data: JSONBody[bodies.NewMail], person: KnownPerson, server: TheServer) -> bodies.NoticeSettings:
    """It is asked first whether it is theirs."""
    if server.settings.notices.smtp is None:
        raise Refused("no_mail")
    if not mail.is_address(data.address):
        raise Refused("bad_address")
    server.rates.person_mails.take(person.id)
    code, now = new_id(CODE), server.tables.time.now()

    def work(connection: Connection) -> None:
        wishes.change(connection, person.id, mail_new=data.address, mail_code=code)
        notices.confirm(connection, person.id, data.address, code, now)

    await server.store.write(work)
    return await settings_of(server, person)


@delete("/me/mail", responses=REFUSALS, summary="Forget my address", status_code=200)
async def forget_mail(person: KnownPerson, server: TheServer) -> bodies.NoticeSettings:
    nothing = {"mail": None, "mail_new": None, "mail_code": None}
    await server.store.write(lambda connection: wishes.change(connection, person.id, **nothing))
    return await settings_of(server, person)


@post("/mail/confirm", responses=DONE, summary="The address is mine", status_code=204)
async def confirm_mail(data: JSONBody[bodies.MailCode], server: TheServer) -> None:
    """The code alone opens it: it may be read on another device."""

    def work(connection: Connection) -> None:
        found = wishes.found_by(connection, wishes.W.mail_code == data.code)
        if found is None:
            raise Refused("wrong_code")
        wishes.change(connection, found.person, mail=found.mail_new, mail_new=None, mail_code=None)

    await server.store.write(work)


@post("/mail/stop", responses=DONE, summary="Send me no more mails", status_code=204)
async def stop_mails(data: JSONBody[bodies.MailCode], server: TheServer) -> None:
    def work(connection: Connection) -> None:
        found = wishes.found_by(connection, wishes.W.stop == data.code)
        if found is None:
            raise Refused("wrong_code")
        wishes.change(connection, found.person, mails="off")

    await server.store.write(work)


# ---------------------------------------------------------------- holidays


async def told_at_tables(server: Server, person: str) -> None:
    for owner in list(server.tables.owners.values()):
        if owner.table.seats_of(person):
            owner.post(owner.holidays_changed)
    server.tables.tell_others(Touched("holidays", person, []))


@post("/me/holidays", responses=REFUSALS, summary="Go on holiday", status_code=201)
async def new_holiday(data: JSONBody[bodies.Holiday], person: KnownPerson, server: TheServer) -> bodies.NoticeSettings:
    """Clocks that give days a move stand still meanwhile."""
    now = server.tables.time.now()
    if not now - LATE_S <= data.starts < data.ends or data.ends <= now:
        raise Refused("bad_time")
    starts = now if data.starts < now + LATE_S else data.starts

    def work(connection: Connection) -> None:
        spans = queries.holidays_of(connection, [person.id]).get(person.id, [])
        if any(a < data.ends and starts < b for a, b in spans):
            raise Refused("bad_time")
        taken = sum(b - a for a, b in spans if b > starts - YEAR_S)
        if taken + data.ends - starts > HOLIDAY_S:
            raise Refused("too_many", limit=int(HOLIDAY_S // 86_400))
        put(connection, schema.holidays, {"person": person.id, "starts": starts}, {"ends": data.ends})

    await server.store.write(work)
    await told_at_tables(server, person.id)
    return await settings_of(server, person)


@delete("/me/holidays", responses=REFUSALS, summary="Be back", status_code=200)
async def end_holidays(person: KnownPerson, server: TheServer) -> bodies.NoticeSettings:
    """What was counts; what is to come does not."""
    now = server.tables.time.now()

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(schema.holidays).where(H.person == person.id, H.starts >= now))
        running = sa.update(schema.holidays).where(H.person == person.id, H.ends > now)
        connection.execute(running.values(ends=now))

    await server.store.write(work)
    await told_at_tables(server, person.id)
    return await settings_of(server, person)


HANDLERS = [
    my_settings,
    change_settings,
    news,
    seen,
    new_device,
    forget_device,
    new_mail,
    forget_mail,
    confirm_mail,
    stop_mails,
    new_holiday,
    end_holidays,
]
