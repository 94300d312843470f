"""A tournament as it is shown."""

from deskoherna.server.tournaments.records import Entrant, Event, Pairing, Tournament
from deskoherna.server.tournaments.standings import BREAKS, Standing, standings
from deskoherna.server.wire.bodies import BoardInfo, EntrantInfo, RoundInfo, TournamentInfo, TournamentPlay


def info(t: Tournament, entrants: int, mine: bool) -> TournamentInfo:
    return TournamentInfo(
        id=t.id,
        name=t.name,
        game=t.game,
        kind=t.kind,
        status=t.status,
        clock=t.clock,
        rounds=t.rounds,
        round=t.round,
        rated=t.rated,
        check_in=t.check_in,
        host=t.host,
        entrants=entrants,
        mine=mine,
        created=t.created,
        updated=t.updated,
    )


def entrant(x: Entrant, standing: Standing | None) -> EntrantInfo:
    return EntrantInfo(
        number=x.number,
        person=x.person,
        bot=x.bot,
        name=x.name,
        rating=x.rating,
        here=x.here,
        gone=x.gone,
        place=0 if standing is None else standing.place,
        points=0 if standing is None else standing.points,
        breaks=[] if standing is None else list(standing.breaks),
        played=0 if standing is None else standing.played,
    )


def board(p: Pairing) -> BoardInfo:
    return BoardInfo(board=p.board, again=p.again, first=p.first, second=p.second, table=p.table_id, outcome=p.outcome)


def play(event: Event, person: str | None) -> TournamentPlay:
    """All of it, the standings first."""
    t = event.tournament
    mine = next((x for x in event.entrants if person is not None and x.person == person), None)
    known, ranked = event.numbered(), standings(event)
    shown = [entrant(known[s.number], s) for s in ranked] or [entrant(x, None) for x in event.entrants]
    rounds = [RoundInfo(n, [board(p) for p in event.of_round(n)]) for n in range(t.round, 0, -1)]
    own = [
        p.table_id
        for p in event.of_round(t.round)
        if mine is not None and mine.number in (p.first, p.second) and p.outcome is None
    ]
    return TournamentPlay(
        info=info(t, len(event.entrants), mine is not None),
        tie_breaks=list(BREAKS[t.kind]),
        entrants=shown,
        played=rounds,
        table=next(iter(own), None),
    )
