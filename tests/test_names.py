"""Outside `games/`, in Python and in the browser, nothing knows a game: neither its name nor what is in its box."""

import re
from collections.abc import Iterator
from pathlib import Path

from deskoherna.kit import registry

ROOT = Path(__file__).parents[1]
ABOUT_A_GAME = {
    "attacks.py": "the longest of all games, to attack with",
    "beasts.py": "the balance of one game",
    "clicks_of_kingdom.py": "the gestures of one table",
    "crash.py": "tables with a certain option",
    "cuda.py": "the tables whose figures are asked for",
    "fuzz.py": "messages that make sense in a certain game",
    "load.py": "tables with a certain option",
    "peer_catanatron.py": "another simulator of one game",
    "peer_fastcatan.py": "another simulator of one game",
    "peers.py": "other simulators of one game",
    "search.py": "figures that are compared over the years",
    "seated.py": "figures that are compared over the years",
    "tempo.py": "tables on which a master is timed",
    "upgrade.py": "tables with a certain option",
    "vector.py": "figures that are compared over the years",
}
"""Benchmarks that are about certain games, and why."""


def names() -> Iterator[str]:
    """Every slug, and whatever in the boxes has a name of several words; single words mean other things too."""
    for game in [*registry.games(), *map(registry.game, registry.workshop())]:
        yield game.slug
        yield from (item.key.partition("-")[2] for item in game.catalogue() if item.key.count("-") > 1)


def generic_files() -> list[Path]:
    package = ROOT / "src" / "deskoherna"
    ours = [p for p in package.rglob("*.py") if p.relative_to(package).parts[0] not in ("games", "workshop")]
    benchmarks = [p for p in (ROOT / "bench").glob("*.py") if p.name not in ABOUT_A_GAME]
    return ours + benchmarks + list(shell_files(ROOT / "web" / "src"))


def shell_files(web: Path) -> Iterator[Path]:
    """Of the browser all but the boards and what is generated from the games."""
    for path in web.rglob("*"):
        if path.suffix in {".ts", ".svelte", ".css"} and not {"games", "generated"} & set(path.relative_to(web).parts):
            yield path


def test_no_game_is_known_by_name_outside_games() -> None:
    any_name = "|".join(name.replace("-", "[ _-]?") for name in sorted(set(names())))
    pattern = re.compile(rf"\b({any_name})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{n}: {match[0]}"
        for path in generic_files()
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (match := pattern.search(line))
    ]
    assert found == []


def test_benchmarks_that_are_about_a_game_are_there() -> None:
    assert {name for name in ABOUT_A_GAME if (ROOT / "bench" / name).exists()} == set(ABOUT_A_GAME)
