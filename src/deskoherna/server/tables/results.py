"""What a finished game leaves behind: a row for each seat, as the fold of the table's log."""

from collections.abc import Iterable
from functools import cache

from deskoherna.kit.axes import fluent_id
from deskoherna.kit.game import Game, OptionsError
from deskoherna.server.store.results import SeatResult
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.bodies import Kind

FROM_ELSEWHERE = "import"


def group_of(game: Game, seats: int) -> Kind:
    """With whom or against whom one plays: what ratings are kept apart by."""
    if seats == 1:
        return "alone"
    if game.cooperative:
        return "together"
    return "duel" if seats == 2 else "many"


def kinds_of(game: Game) -> list[Kind]:
    """Those that a game can be played in, the one of its first table first."""
    seats = [int(game.encode(options)[0]) for options in game.tables.values()]
    return list(dict.fromkeys(group_of(game, n) for n in seats))


def mode_of(game: Game, opened: e.Opened) -> str:
    """The name of the table with these options; how many games a match has makes no other mode."""
    try:
        chosen = game.encode(game.read_options(opened.options))
    except OptionsError:
        return ""
    return next((name for name, options in game.tables.items() if game.encode(options) == chosen), "")


@cache
def _named(game: Game) -> dict[str, frozenset[str]]:
    """By the text of a move: which entries of the catalogue it names."""
    keys = {item.key for item in game.catalogue()}
    found = {}
    for number, text in enumerate(game.verbs.texts()):
        named = keys.intersection(fluent_id(point.replace(":", "-", 1)) for point in game.verbs.targets(number))
        if named:
            found[text.lower()] = frozenset(named)
    return found


def cards_of(game: Game, moves: Iterable[str]) -> str:
    """What these moves name, by which the library finds the game: ` card-farm card-hamlet `."""
    named = _named(game)
    found = {key for move in set(moves) for key in named.get(move.lower(), ())}
    return f" {' '.join(sorted(found))} " if found else ""


def fair(table: Table) -> bool:
    """Dealt from the box, everybody at a device of their own."""
    own = [s.person for s in table.seats if s.person]
    plain = table.opened.start is None and table.opened.pack is None
    return plain and len(own) == len(set(own))


def results_of(table: Table, game: Game | None) -> list[SeatResult]:
    """Of the game that has just ended. `game`: as it is offered; one that is not offered any more leaves nothing."""
    result = table.result
    if result is None or game is None or table.opened.origin == FROM_ELSEWHERE:
        return []
    kind, mode, dealt = group_of(game, len(table.seats)), mode_of(game, table.opened), fair(table)
    together = kind in ("alone", "together")
    cards = cards_of(game, (x.move for x in table.moves.values()))
    moved = [x.seat for x in table.moves.values() if not x.bot]
    return [
        SeatResult(
            table_id=table.id,
            number=table.number,
            seat=i,
            game=table.opened.game,
            mode=mode,
            kind=kind,
            seats=len(table.seats),
            person=None if seat.hotseat else seat.person,
            bot=seat.bot,
            standing=result.standing[i],
            points=result.points[i],
            won=i in result.winners,
            shared=i in result.winners and len(result.winners) > 1 and not together,
            gone=i in table.gave_up or (seat.person is not None and seat.bot is not None),
            reason=result.reason,
            moves=len(table.moves),
            own_moves=moved.count(i),
            thought_ms=int(table.thought_s[i] * 1000),
            started=table.dealt_at,
            ended=table.updated,
            dealt=dealt,
            rated=table.opened.rated and dealt,
            open=not table.opened.private,
            cards=cards if i == 0 else "",
        )
        for i, seat in enumerate(table.seats)
    ]
