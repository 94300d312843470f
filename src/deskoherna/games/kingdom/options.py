"""The options of a table, and named tables that together cover every mode."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from deskoherna.games.kingdom.material import BOARD_IDS, DECKS, PLOT_IDS

Module = Literal["menaces", "advisors", "quests"]
Scenario = Literal["none", "flood-of-rats", "the-prophecy", "the-frozen-north", "the-last-battle", "thieves-guild",
                   "surrounded-by-enemies"]
Menaces = Literal["rats", "giants", "shadows", "thieves"]
Quest = Literal["usurper", "northern-lands", "lord-of-doom"]

MODULES = ("menaces", "advisors", "quests")
SIDES = ("A", "B")
DUCHY_NAMES = ("teressie", "valados")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario brings its own modules; menaces and quest count where their module is played."""

    players: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    module: Module = "menaces"
    scenario: Scenario = "none"
    side: Literal["A", "B"] = "A"
    duchy: Literal["teressie", "valados"] = "teressie"
    """Of seat A; seat B has the other one."""
    menaces_a: Menaces = "giants"
    menaces_b: Menaces = "rats"
    quest: Quest = "usurper"
    solo_search: Literal["every-pick", "once-a-round"] = "every-pick"
    rats_breed: Literal["every-round", "with-new-rats"] = "every-round"


def encode(options: Options) -> list[int]:
    """As `setup` reads them."""
    plot = 0 if options.scenario == "none" else 1 + PLOT_IDS.index(options.scenario)
    if plot and options.players != 1:
        raise ValueError(f"the scenario {options.scenario!r} is for one player, not for {options.players}")
    if options.players == 2 and options.module == "menaces" and options.menaces_a == options.menaces_b:
        raise ValueError(f"two different menaces face each other, not {options.menaces_a!r} twice")
    return [options.players, MODULES.index(options.module), plot, SIDES.index(options.side),
            DUCHY_NAMES.index(options.duchy), DECKS.index(options.menaces_a), DECKS.index(options.menaces_b),
            BOARD_IDS.index(options.quest), int(options.solo_search == "once-a-round"),
            int(options.rats_breed == "with-new-rats")]


def _tables() -> dict[str, Options]:
    made: dict[str, Options] = {}
    pairs: list[tuple[Menaces, Menaces]] = [("giants", "rats"), ("giants", "shadows"), ("giants", "thieves"),
                                            ("rats", "shadows"), ("rats", "thieves"), ("shadows", "thieves")]
    for a, b in pairs:
        made[f"{a}-{b}"] = Options(menaces_a=a, menaces_b=b)
    made["advisors"] = Options(module="advisors")
    made["side-b"] = Options(module="advisors", side="B", duchy="valados")
    made["new-rats"] = Options(menaces_a="rats", menaces_b="giants", side="B", rats_breed="with-new-rats")
    boards: list[Quest] = ["usurper", "northern-lands", "lord-of-doom"]
    for quest in boards:
        made[quest] = Options(module="quests", quest=quest)
    menaces: list[Menaces] = ["rats", "giants", "shadows", "thieves"]
    for deck in menaces:
        made[f"solo-{deck}"] = Options(players=1, menaces_a=deck)
    made["solo-advisors"] = Options(players=1, module="advisors", side="B")
    made["solo-once"] = Options(players=1, module="advisors", duchy="valados", solo_search="once-a-round")
    for quest in boards:
        made[f"solo-{quest}"] = Options(players=1, module="quests", quest=quest)
    plots: list[Scenario] = ["flood-of-rats", "the-prophecy", "the-frozen-north", "the-last-battle", "thieves-guild",
                             "surrounded-by-enemies"]
    for plot in plots:
        made[plot] = Options(players=1, scenario=plot)
    return made


TABLES: Mapping[str, Options] = _tables()
