"""`deskoherna house`: tournaments, leagues and arenas from the command line. A running server goes on with them."""

import argparse

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.cli.errors import CommandError
from deskoherna.server.games.served import Games
from deskoherna.server.keeping import acts
from deskoherna.server.people.accounts import Person
from deskoherna.server.ratings.judging import BOT
from deskoherna.server.tournaments import entering, records
from deskoherna.server.tournaments.records import Event
from deskoherna.server.tournaments.standings import standings
from deskoherna.server.tournaments.terms import agreed, rating_of
from deskoherna.server.wire.bodies import NewTournament
from deskoherna.server.wire.protocol import ClockRule
from deskoherna.server.wire.refusal import Refused

LISTED = 60
DAY_S = 86_400
DOES = ("hold", "begin", "call-off", "season")
SHOWS = ("tournaments", "standings")


def add(parser: argparse.ArgumentParser) -> None:
    more = parser.add_argument_group("tournaments (hold, begin, call-off, season, standings)")
    more.add_argument("--game", default="", help="what is played; default: the first game there is")
    more.add_argument("--mode", default="", help="the mode of the game; default: its first one")
    more.add_argument("--kind", default="swiss", help="swiss, robin, knockout, arena, league or teams")
    more.add_argument("--rounds", type=int, default=5, help="of a Swiss or of teams (default: 5)")
    more.add_argument("--minutes", type=int, default=60, help="of an arena (default: 60)")
    more.add_argument("--division", type=int, default=6, help="how many a division of a league has (default: 6)")
    more.add_argument("--moves", type=int, default=1, help="how many go up and down after a season (default: 1)")
    more.add_argument("--same-deals", action="store_true", help="all tables of a round begin with the same deal")
    more.add_argument("--bots", type=int, default=0, help="how many bots take part")
    more.add_argument("--level", default="novice", help="how strong they are (default: novice)")


def shown(connection: Connection, what: str, target: str) -> list[dict[str, object]]:
    if what == "standings":
        return _standing(_event(connection, target))
    return [
        {"id": t.id, "name": t.name, "game": t.game, "kind": t.kind, "status": t.status, "round": t.round}
        | {"rounds": t.rounds, "updated": t.updated}
        for t in records.tournaments(connection, sa.true(), LISTED)
    ]


def _event(connection: Connection, target: str) -> Event:
    found = records.event(connection, target)
    if found is None:
        raise CommandError(f"there is no tournament {target!r}; the ids: house tournaments")
    return found


def _standing(event: Event) -> list[dict[str, object]]:
    known = event.numbered()
    return [
        {"division": known[s.number].division or "-", "place": s.place, "name": known[s.number].name}
        | {"points": s.points / records.WON, "played": s.played}
        for s in standings(event)
    ]


def do(connection: Connection, args: argparse.Namespace) -> None:
    """Hold one, or go on with one; what is not possible is said."""
    try:
        if args.what == "hold":
            done = hold(connection, args)
        else:
            event = _event(connection, args.target)
            host = Person(event.tournament.host, "", "en", None, 0)
            done = _go_on(connection, args.what, event.tournament.id, host)
    except Refused as no:
        told = ", ".join(f"{name}: {value}" for name, value in no.told.items())
        raise CommandError(f"{args.what} {args.target}: {no.code}{f' ({told})' if told else ''}") from None
    acts.note(connection, acts.COMMAND, args.what, done)
    print(done)


def _go_on(connection: Connection, what: str, tournament: str, host: Person) -> str:
    match what:
        case "begin":
            entering.start(connection, tournament, host)
        case "call-off":
            entering.call_off(connection, tournament, host)
        case _:
            return entering.go_on(connection, tournament, host)
    return tournament


def hold(connection: Connection, args: argparse.Namespace) -> str:
    """A new tournament, open to everybody; its id."""
    games = Games()
    game = args.game or next(iter(games.served))
    served = games.find(game)
    modes = served.game.tables
    if args.mode and args.mode not in modes:
        raise CommandError(f"{game} has no mode {args.mode!r}; it has {', '.join(modes)}")
    options = modes[args.mode] if args.mode else next(iter(modes.values()))
    clock = ClockRule(max(10, int(args.days * DAY_S)), 0, True)
    plain = {
        "name": args.target,
        "game": game,
        "kind": args.kind,
        "clock": msgspec.to_builtins(clock),
        "rounds": args.rounds,
        "minutes": args.minutes,
        "division": args.division,
        "moves": args.moves,
        "same_deals": args.same_deals,
    }
    try:
        body = msgspec.convert(plain, NewTournament)
    except msgspec.ValidationError as error:
        raise CommandError(str(error)) from None
    t = agreed(served, body, acts.COMMAND, options)
    records.insert(connection, t)
    if args.bots:
        kind = games.check_bot(args.level)
        rating = rating_of(connection, t, f"{BOT}{kind}")
        entering.add_bots(connection, t.id, Person(t.host, "", "en", None, 0), kind, args.bots, rating)
    return t.id
