"""Every move has one text, and every text is read back as its move."""

from typing import Any

from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import begin, some
from deskoherna.kit.game import Game


def notation(game: Game, effort: Effort) -> str:
    """All move numbers: text, parse, same number; on every table, because axes may have other names there."""
    states: list[tuple[str, Any]] = [("without a table", None)]
    states += [(f"on table {t!r}", begin(game, t, 1)) for t in game.tables]
    states += [(f"on table {v.table!r}, seed {v.seed}, step {v.step}", v.s) for v in some(game, effort, 10)]
    readings: set[tuple[str, ...]] = set()
    for where, s in states:
        texts = tuple(game.verbs.texts(s))
        if texts not in readings:
            readings.add(texts)
            _unique(game, where, s, texts)
    for axis in {a for v in game.verbs.verbs for a in v.axes}:
        for _, s in states:
            if len(axis.names(s)) != axis.size:
                raise Broken(f"{game.slug}: axis {axis.name!r} has {axis.size} points but {len(axis.names(s))} names")
    return f"{plural(game.n_moves, 'move')}, {plural(len(readings), 'set')} of names"


def _unique(game: Game, where: str, s: Any, texts: tuple[str, ...]) -> None:
    known: dict[str, int] = {}
    for move, text in enumerate(texts):
        plain = " ".join(text.split())
        if plain != text or not text:
            raise Broken(f"{game.slug}: the text {text!r} of move {move} has odd spaces ({where})")
        if plain.lower() in known:
            raise Broken(f"{game.slug}: moves {known[plain.lower()]} and {move} are both {text!r} ({where})")
        known[plain.lower()] = move
    for move, text in enumerate(texts):
        if game.verbs.notate(move, s) != text:
            raise Broken(f"{game.slug}: move {move} is {game.verbs.notate(move, s)!r} and {text!r} at once ({where})")
        if game.verbs.read(text, s) != move or game.verbs.read(text.upper(), s) != move:
            raise Broken(f"{game.slug}: {text!r} is read as move {game.verbs.read(text, s)}, not {move} ({where})")
        verb = game.verbs.verb(move)
        if verb.number(game.verbs.arguments(move)) != move:
            raise Broken(f"{game.slug}: the arguments of move {move} do not lead back to it ({where})")
