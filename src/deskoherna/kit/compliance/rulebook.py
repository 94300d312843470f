"""The executable rulebook: all scenarios hold, and every rule of the pages has one."""

import re
from pathlib import Path

from deskoherna.kit import scenario
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.game import Game
from deskoherna.kit.words import LANGUAGES

SECTION = re.compile(r"^#+ .*\{#([\w-]+)\}\s*$", re.MULTILINE)


def _all(game: Game) -> list[tuple[Path, scenario.Scenario]]:
    found = []
    for path in scenario.files_of(game):
        try:
            file = scenario.read_file(path)
        except scenario.ScenarioError as error:
            raise Broken(f"{game.slug}: {error}") from None
        if file.game != game.slug:
            raise Broken(f"{game.slug}: scenarios/{path.name} is about the game {file.game!r}")
        found += [(path, x) for x in file.scenario]
    if not found:
        raise Broken(f"{game.slug}: there are no scenarios")
    return found


def scenarios(game: Game, _effort: Effort) -> str:
    """Every scenario of the game holds, and no id stands twice."""
    ids: dict[str, str] = {}
    wrong = []
    found = _all(game)
    for path, x in found:
        if x.id in ids:
            wrong.append(f"{path.name}/{x.id} stands in {ids[x.id]} too")
        ids[x.id] = path.name
        try:
            result = scenario.run(game, x)
        except Exception as error:
            raise Broken(f"{game.slug}: scenario {path.name}/{x.id}: {type(error).__name__}: {error}") from error
        if not result.passed:
            wrong.append(f"{path.name}/{x.id}: {'; '.join(result.faults)}")
        if not (x.expect or x.refused or x.over is not None or any(line[0] in "?!" for line in x.play)):
            wrong.append(f"{path.name}/{x.id} expects nothing, so it cannot fail")
    if wrong:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise Broken(f"{game.slug}: scenario {wrong[0]}{more}")
    return plural(len(found), "scenario")


def sections(game: Game, language: str) -> list[str]:
    """The ids of the sections of a rulebook page: `## Clearing {#clearing}`."""
    path = game.folder / "rulebook" / f"{language}.md"
    if not path.exists():
        raise Broken(f"{game.slug}: rulebook/{language}.md is missing")
    return SECTION.findall(path.read_text(encoding="utf-8"))


def rules(game: Game, _effort: Effort) -> str:
    """Every rule of a scenario is a section of both pages, and every section has a scenario."""
    wanted = {x.rule for _, x in _all(game)}
    pages = {language: sections(game, language) for language in LANGUAGES}
    for language, ids in pages.items():
        twice = sorted({i for i in ids if ids.count(i) > 1})
        if twice:
            raise Broken(f"{game.slug}: rulebook/{language}.md has the section {twice[0]!r} twice")
        if wanted - set(ids):
            raise Broken(
                f"{game.slug}: rulebook/{language}.md lacks sections of scenarios: "
                f"{', '.join(sorted(wanted - set(ids)))}"
            )
        if set(ids) - wanted:
            raise Broken(
                f"{game.slug}: sections of rulebook/{language}.md without a scenario: "
                f"{', '.join(sorted(set(ids) - wanted))}"
            )
    order = list(pages.values())
    if any(ids != order[0] for ids in order):
        raise Broken(f"{game.slug}: the rulebook pages have their sections in different order")
    return plural(len(order[0]), "section")
