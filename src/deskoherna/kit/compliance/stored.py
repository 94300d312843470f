"""Rules do not change unnoticed: golden games, perft counts and the list of fields are compared with what is kept."""

import difflib
from pathlib import Path

from deskoherna.kit import golden as kept
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.game import Game


def golden(game: Game, _effort: Effort) -> str:
    """Ten golden games replay to the letter; a changed position needs a higher RULES."""
    if game.material.own:
        return "not compared: this process plays with an own material file"
    if kept.left_out(game):
        return kept.LEFT_OUT
    paths = kept.games_of(game)
    if len(paths) < kept.GAMES:
        raise Broken(f"{game.slug}: {len(paths)} golden games are kept instead of {kept.GAMES}; write the golden files")
    for path in paths:
        _replay(game, path)
    return plural(len(paths), "game")


def _replay(game: Game, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    try:
        head = kept.head_of(text)
        if head.rules != game.version:
            raise Broken(
                f"{game.slug}: golden/{path.name} is of RULES {head.rules}, the game has RULES "
                f"{game.version}; write the golden files anew"
            )
        if head.material != game.material_hash:
            raise Broken(f"{game.slug}: the material changed, but RULES is still {game.version} (golden/{path.name})")
        now = kept.playthrough(game, head, kept.moves_of(text))
    except kept.GoldenError as error:
        raise Broken(f"{game.slug}: RULES is still {game.version}, but golden/{path.name}: {error}") from None
    for n, (old, new) in enumerate(zip(text.splitlines(), now.splitlines(), strict=False), 1):
        if old != new:
            if old.rpartition("|")[2] != new.rpartition("|")[2] and "|" in old:
                raise Broken(
                    f"{game.slug}: RULES is still {game.version}, but a position changed: golden/{path.name}, "
                    f"line {n}: {old!r} is now {new!r}"
                )
            raise Broken(
                f"{game.slug}: the words of a golden game changed; golden/{path.name}, line {n}: {old!r} is "
                f"now {new!r}; write the golden files anew"
            )
    if len(text.splitlines()) != len(now.splitlines()):
        raise Broken(
            f"{game.slug}: golden/{path.name} has {len(text.splitlines())} lines, the replay {len(now.splitlines())}"
        )


def perft(game: Game, _effort: Effort) -> str:
    """The number of ways to begin is what it was."""
    if game.material.own:
        return "not compared: this process plays with an own material file"
    if kept.left_out(game):
        return kept.LEFT_OUT
    now = kept.perft_text(game)
    _same(game, "perft.txt", now)
    return f"{sum(int(n) for line in now.splitlines() for n in line.rpartition(':')[2].split()):,} sequences"


def open_fields(game: Game, _effort: Effort) -> str:
    """No field is shown by accident: who sees what is kept in a file, and a change of it is reviewed."""
    if kept.left_out(game):
        return kept.LEFT_OUT
    now = kept.fields_text(game)
    _same(game, "fields.txt", now)
    return f"{sum(line.startswith('open') for line in now.splitlines())} open of {len(now.splitlines())} fields"


def _same(game: Game, name: str, now: str) -> None:
    path = kept.folder(game) / name
    if not path.exists():
        raise Broken(f"{game.slug}: golden/{name} is missing; write the golden files")
    old = path.read_text(encoding="utf-8")
    if old != now:
        changed = [
            line
            for line in difflib.unified_diff(old.splitlines(), now.splitlines(), "", "", lineterm="", n=0)
            if line[:1] in "+-" and line.strip("+- ")
        ]
        raise Broken(f"{game.slug}: golden/{name} differs: {' | '.join(changed[:4])}")
