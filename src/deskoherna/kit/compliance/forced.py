"""Nobody is asked a question with one answer, but for the beats that the game declares and its README names."""

import re

from deskoherna.kit.compliance import patrol as watch
from deskoherna.kit.compliance.compiled import Patrol
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.game import Game

WALKERS = ("random", "novice")
HEADING = "Questions that are asked although there is one answer"
FEWEST = 2


def forced(game: Game, effort: Effort) -> str:
    """Random games and games by `lean` on every table: who is asked has a choice, or it is a declared beat."""
    _readme(game)
    walk = Patrol(game, strict=True)
    share = max(effort.games // len(game.tables) // len(WALKERS), FEWEST)
    asked = single = games = 0
    for table in game.tables:
        for player in WALKERS:
            walk.walk(table, player, share)
            asked += walk.told(watch.ASKED)
            single += walk.told(watch.SINGLE)
            games += share
    met = ", ".join(f"{game.phases.name(q)} {int(walk.beats[q]):,}" for q in sorted(game.phases.beats))
    said = f"{single:,} forced of {plural(asked, 'question')} in {plural(games, 'game')}"
    return f"{said}; beats met with one answer: {met}" if met else f"{said}; no beats"


def _readme(game: Game) -> None:
    """A README tells of each beat, by its name in backticks or its sentence, and of no other question."""
    path = game.folder / "README.md"
    if not path.exists():
        return  # the reason stands where the beat is declared
    text = path.read_text(encoding="utf-8")
    section = re.search(rf"^#+ {HEADING}\s*$(.*?)(?=^#+ |\Z)", text, re.MULTILINE | re.DOTALL)
    told = " ".join(section[1].split()) if section else ""
    phases = game.phases
    for question, sentence in phases.beats.items():
        if f"`{phases.name(question)}`" not in told and sentence not in told:
            name = phases.name(question)
            raise Broken(f"{game.slug}: README.md does not tell of the beat `{name}` under {HEADING!r}")
    for question in sorted({*range(len(phases.names)), *phases.aside} - phases.beats.keys()):
        if f"`{phases.name(question)}`" in told:
            raise Broken(f"{game.slug}: README.md tells of a beat `{phases.name(question)}`, which is none")
