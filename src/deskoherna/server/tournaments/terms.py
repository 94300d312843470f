"""What is agreed on before a tournament: what may be held, and how strong whoever enters is taken for."""

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from deskoherna.server.games.served import ServedGame
from deskoherna.server.people.ids import TOURNAMENT, new_id
from deskoherna.server.ratings import shown as ratings
from deskoherna.server.tables.keys import KEY_BYTES
from deskoherna.server.tournaments.records import PAIR, Tournament
from deskoherna.server.wire.bodies import NewTournament, TournamentKind, TournamentRules
from deskoherna.server.wire.refusal import Refused


def may_be_held(kind: TournamentKind, seats: int, cooperative: bool) -> None:
    """Against each other at tables that the kind knows, together as teams; alone nobody meets anybody."""
    if cooperative != (kind == "teams") or seats < PAIR:
        raise Refused("bad_kind")
    if seats > PAIR and kind in ("robin", "knockout"):
        raise Refused("bad_kind")


def agreed(served: ServedGame, body: NewTournament, host: str, options: Any) -> Tournament:
    """A tournament that people can enter."""
    seats, now = served.seats(options), time.time()
    may_be_held(body.kind, seats, served.game.cooperative)
    if body.rated and served.pack is not None:
        raise Refused("not_rated", at="pack")
    arena, league = body.kind == "arena", body.kind == "league"
    return Tournament(
        id=new_id(TOURNAMENT),
        name=body.name,
        game=body.game,
        kind=body.kind,
        options=msgspec.to_builtins(options),
        clock=body.clock,
        rounds=body.rounds,
        rated=body.rated,
        check_in=body.check_in,
        host=host,
        status="open",
        round=0,
        created=now,
        updated=now,
        rules=TournamentRules(
            seats=seats,
            same_deals=(body.same_deals and not arena) or body.kind == "teams",
            minutes=body.minutes if arena else 0,
            division=body.division if league else 0,
            moves=body.moves if league else 0,
        ),
        secret=secrets.token_hex(KEY_BYTES),
    )


def rating_of(connection: Connection, t: Tournament, player: str) -> int:
    """By which entrants are numbered; whoever was never rated stands in the middle."""
    kind = "together" if t.kind == "teams" else "duel" if t.rules.seats == PAIR else "many"
    return ratings.of_player(connection, t.game, kind, player).rating
