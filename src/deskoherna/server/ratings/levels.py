"""The ratings of built-in bots, and of games that are played against nobody: fixed, as the ladder measured them.

They are the yardstick. A person who only ever plays alone, or against bots, is rated by them like everybody else.
"""

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("levels.json")
MIDDLE = 25.0
"""Where somebody begins of whom nothing is known: as strong as an apprentice."""
BEGINNER = "apprentice"
BETA = MIDDLE / 6
"""How much one game tells about strength, as in the model."""
SURE = 1.0
"""The deviation of what is fixed."""
WIDEST = 15.0
"""No level is further above the next than this: two hundred games that are all won say no more."""
LADDER = ("random", "novice", "apprentice", "adept", "master")

Ladder = Iterable[Mapping[str, Any]]
"""The rows of `docs/ladder.json`."""


def logit(won: float, games: int) -> float:
    """Of the share of games that was won; half a game to each side, so that none is certain."""
    p = (won + 0.5) / (games + 1)
    return math.log(p / (1 - p))


def group(row: Mapping[str, Any]) -> str:
    """The kind of a table of the ladder, as results have it."""
    if row["seats"] == 1:
        return "alone"
    if row["together"]:
        return "together"
    return "duel" if row["seats"] == 2 else "many"


def step(row: Mapping[str, Any]) -> float:
    """How far a level is above the one below, by one rung."""
    tally, seats = row["tally"], row["seats"]
    games = tally["games"]
    found: float
    if row["together"]:
        wide = math.sqrt(2) * BETA / seats
        found = wide * (logit(tally["won"], games) - logit(tally["other_won"], games))
    else:
        fair = 1 / seats
        found = math.sqrt(seats) * BETA * (logit(tally["won"], games) - math.log(fair / (1 - fair)))
    return max(0.0, min(WIDEST, found))


@dataclass(frozen=True)
class Levels:
    """Fixed means: of levels by game and kind, of modes that are played against nobody by game."""

    levels: Mapping[str, Mapping[str, Mapping[str, float]]]
    modes: Mapping[str, Mapping[str, float]]

    def level(self, game: str, kind: str, level: str) -> float | None:
        """Where the ladder has no such table: what the level is elsewhere, on the whole."""
        here = self.levels.get(game, {}).get(kind)
        if here is not None and level in here:
            return float(here[level])
        known = [x[level] for kinds in self.levels.values() for x in kinds.values() if level in x]
        return sum(known, 0.0) / len(known) if known else None

    def mode(self, game: str, mode: str) -> float | None:
        """How strong the game itself is."""
        return self.modes.get(game, {}).get(mode)


def measured(rows: Ladder) -> Levels:
    """What the ladder says."""
    rows = list(rows)
    steps: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        steps[row["game"], group(row)][row["level"]].append(step(row))
    levels: dict[str, dict[str, dict[str, float]]] = defaultdict(dict)
    for (game, kind), found in steps.items():
        height, heights = 0.0, {LADDER[0]: 0.0}
        for level in LADDER[1:]:
            height += sum(found[level]) / len(found[level]) if found[level] else 0.0
            heights[level] = height
        shift = MIDDLE - heights[BEGINNER]
        levels[game][kind] = {level: round(at + shift, 2) for level, at in heights.items()}
    return Levels(levels, {g: modes_of(g, rows, levels) for g in sorted({r["game"] for r in rows if r["together"]})})


def modes_of(game: str, rows: Ladder, levels: Mapping[str, Mapping[str, Mapping[str, float]]]) -> dict[str, float]:
    """How strong a game is that is played against nobody: by whom it was beaten how often; even games tell most."""
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        if row["game"] != game or not row["together"]:
            continue
        games = row["tally"]["games"]
        for who, won in ((row["level"], row["tally"]["won"]), (row["against"], row["tally"]["other_won"])):
            p = (won + 0.5) / (games + 1)
            strength = levels[game][group(row)][who] - math.sqrt(2) * BETA / row["seats"] * logit(won, games)
            found[row["mode"]].append((strength, p * (1 - p) * games))
    return {
        mode: round(sum(mean * weight for mean, weight in known) / sum(weight for _, weight in known), 2)
        for mode, known in sorted(found.items())
    }


def written(levels: Levels) -> str:
    """As the file has it."""
    return json.dumps({"levels": levels.levels, "modes": levels.modes}, indent=1, sort_keys=True) + "\n"


@cache
def fixed() -> Levels:
    """What this version is delivered with."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    return Levels(found["levels"], found["modes"])
