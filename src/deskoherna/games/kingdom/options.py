"""The options of a table, and named tables that together cover every mode."""

from collections.abc import Mapping
from typing import Annotated, Literal, cast, get_args

import msgspec

from deskoherna.games.kingdom.material import BOARD_IDS, DECKS, PLOT_IDS
from deskoherna.kit.game import WrongOptions

Module = Literal["menaces", "advisors", "quests"]
Scenario = Literal[
    "none",
    "flood-of-rats",
    "the-prophecy",
    "the-frozen-north",
    "the-last-battle",
    "thieves-guild",
    "surrounded-by-enemies",
]
Menaces = Literal["rats", "giants", "shadows", "thieves"]
Quest = Literal["usurper", "northern-lands", "lord-of-doom"]

RULING = msgspec.Meta(extra_json_schema={"ruling": True})
"""A doubtful reading of the rulebook that a table may read otherwise; the first value is the literal one."""

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
    solo_search: Annotated[Literal["once-a-round", "every-pick"], RULING] = "once-a-round"
    quest_laboratory: Annotated[Literal["five-change", "by-choice"], RULING] = "five-change"
    rats_breed: Annotated[Literal["every-round", "with-new-rats"], RULING] = "every-round"


def encode(options: Options) -> list[int]:
    """As `setup` reads them."""
    plot = 0 if options.scenario == "none" else 1 + PLOT_IDS.index(options.scenario)
    if plot and options.players != 1:
        sentence = f"the scenario {options.scenario!r} is for one player, not for {options.players}"
        raise WrongOptions("scenario-alone", sentence, at="scenario", scenario=options.scenario)
    if options.players == 2 and options.module == "menaces" and options.menaces_a == options.menaces_b:
        sentence = f"two different menaces face each other, not {options.menaces_a!r} twice"
        raise WrongOptions("same-menaces", sentence, at="menaces_b", menaces_b=options.menaces_b)
    return [
        options.players,
        MODULES.index(options.module),
        plot,
        SIDES.index(options.side),
        DUCHY_NAMES.index(options.duchy),
        DECKS.index(options.menaces_a),
        DECKS.index(options.menaces_b),
        BOARD_IDS.index(options.quest),
        int(options.solo_search == "once-a-round"),
        int(options.rats_breed == "with-new-rats"),
        int(options.quest_laboratory == "five-change"),
    ]


def _tables() -> dict[str, Options]:
    made: dict[str, Options] = {}
    pairs: list[tuple[Menaces, Menaces]] = [
        ("giants", "rats"),
        ("giants", "shadows"),
        ("giants", "thieves"),
        ("rats", "shadows"),
        ("rats", "thieves"),
        ("shadows", "thieves"),
    ]
    for a, b in pairs:
        made[f"{a}-{b}"] = Options(menaces_a=a, menaces_b=b)
    made["advisors"] = Options(module="advisors")
    made["side-b"] = Options(module="advisors", side="B", duchy="valados")
    made["new-rats"] = Options(menaces_a="rats", menaces_b="giants", side="B", rats_breed="with-new-rats")
    for quest in get_args(Quest):
        made[quest] = Options(module="quests", quest=quest)
    made["by-choice"] = Options(module="quests", quest="northern-lands", quest_laboratory="by-choice")
    for deck in get_args(Menaces):
        made[f"solo-{deck}"] = Options(players=1, menaces_a=deck)
    made["solo-advisors"] = Options(players=1, module="advisors", side="B")
    made["solo-once"] = Options(players=1, module="advisors", duchy="valados", solo_search="once-a-round")
    made["solo-every-pick"] = Options(players=1, menaces_a="rats", side="B", solo_search="every-pick")
    for quest in get_args(Quest):
        made[f"solo-{quest}"] = Options(players=1, module="quests", quest=quest)
    for plot in PLOT_IDS:
        made[plot] = Options(players=1, scenario=cast(Scenario, plot))
    return made


TABLES: Mapping[str, Options] = _tables()
