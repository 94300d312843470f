"""A tournament as it is shown."""

from deskoherna.server.tournaments.records import Entrant, Event, Pairing, Tournament
from deskoherna.server.tournaments.standings import BREAKS, Standing, standings, worth
from deskoherna.server.wire.bodies import BoardInfo, EntrantInfo, RoundInfo, TournamentInfo, TournamentPlay

MOST_WAVES = 60
"""Of an arena: how many of the last tables are shown."""


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
        rules=t.rules,
        host=t.host,
        entrants=entrants,
        mine=mine,
        created=t.created,
        updated=t.updated,
    )


def entrant(x: Entrant, standing: Standing | None) -> EntrantInfo:
    return EntrantInfo(
        entry=x.entry,
        number=x.number,
        division=x.division,
        members=list(x.members),
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


def board(p: Pairing, invite: str | None) -> BoardInfo:
    return BoardInfo(
        board=p.board,
        again=p.again,
        first=p.first,
        second=p.second,
        table=p.table_id,
        outcome=p.outcome,
        seats=list(p.numbers),
        earned=[worth(p, n) for n in p.numbers] if p.outcome else [],
        scores=list(p.scores),
        division=p.division,
        invite=invite,
    )


def one_round(event: Event, number: int) -> RoundInfo:
    """Tables with the same deal are opened to others when the last of them has ended."""
    boards = event.of_round(number)
    done = all(p.outcome is not None for p in boards)
    invites = event.invites if done else {}
    return RoundInfo(number, [board(p, invites.get(p.table_id or "")) for p in boards])


def play(event: Event, person: str | None) -> TournamentPlay:
    """All of it, the standings first."""
    t = event.tournament
    mine = next((x for x in event.entrants if person in x.people), None)
    known, ranked = event.numbered(), standings(event)
    shown = [entrant(known[s.number], s) for s in ranked] or [entrant(x, None) for x in event.entrants]
    shown_from = max(1, t.round - MOST_WAVES + 1) if t.kind == "arena" else 1
    rounds = [one_round(event, n) for n in range(t.round, shown_from - 1, -1)]
    own = [p.table_id for p in event.pairings if mine is not None and mine.number in p.numbers and p.outcome is None]
    return TournamentPlay(
        info=info(t, len(event.entrants), mine is not None),
        tie_breaks=list(BREAKS[t.kind]),
        entrants=shown,
        played=rounds,
        table=next(iter(own), None),
    )
