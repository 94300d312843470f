"""The faults planted in the five games."""

from typing import Any

import msgspec
from planting import (
    Fault,
    adds,
    behind,
    chance_in_parallel,
    file,
    first_wins_all,
    forgets_nothing,
    forgets_too_much,
    last_mover,
    list_by_secret,
    loud,
    masked_as_legal,
    never_masked,
    open_field,
    rules,
    secret_in_prompt,
    seen,
    stuck_in,
    tells_a_secret,
    uncounted,
    unordered,
    within,
    without,
)

CANNOT_KNOW = "(is sent what it cannot know|can tell) in the view"
EVENTS = "whom it shows nothing of the kind, can tell in the events"
OPEN = "whom it shows nothing of the kind, can tell in the open field"
LISTS = "(cannot know|can tell) in the legal moves"
UNDO = "where no reveal was counted, viewer .* can tell in"

HOME = {
    "cardia": "guardians",
    "kingdom": "giants-rats",
    "nightwatch": "classic",
    "defenders": "two",
    "wilderness": "travel",
}
"""The table of each game on which faults are planted unless they need another."""

NOTED = {
    "cardia": ("known", 0),
    "kingdom": ("sabotage", 0),
    "nightwatch": ("dice", 0),
    "defenders": ("breaches_left", 0),
    "wilderness": ("dry_rounds", None),
}
"""An open field of each game that may hold 0 and 1."""

COUNTED = {"cardia": "clash", "kingdom": "round", "nightwatch": "turns", "defenders": "round", "wilderness": "round"}
"""A field of each game that everybody sees."""


def sees_all(_sees: Any) -> Any:
    return lambda *_: True


def by_number(listed: Any) -> Any:
    """A list is sorted by number, whether its cards are known or not."""
    return lambda *args: sorted(listed(*args))


def somebody_on_the_first_field(_before: Any, s: Any, _seat: int, _move: int) -> None:
    s.on[0] = 0


def everybody_acts(s: Any, _viewer: int, view: Any) -> Any:
    return msgspec.structs.replace(view, actors=list(range(s.seats)))


def capital_phase(_s: Any, _viewer: int, view: Any) -> Any:
    return msgspec.structs.replace(view, phase=view.phase.upper())


def of_every_game(game: str) -> list[Fault]:
    """What can go wrong in each of them."""
    home, (name, at) = HOME[game], NOTED[game]
    return [
        Fault("an event tells a secret", game, home, "leaks", EVENTS, behind(tells_a_secret)),
        Fault("a prompt tells a secret", game, home, "leaks", CANNOT_KNOW, seen(secret_in_prompt)),
        Fault("a list of moves tells a secret", game, home, "leaks", LISTS, rules(legal=list_by_secret)),
        Fault("an open field tells a secret", game, home, "leaks", OPEN, open_field(name, at)),
        Fault("reveals are not counted", game, home, "leaks", UNDO, behind(uncounted)),
        Fault(
            "forget forgets nothing",
            game,
            home,
            "blindfold",
            "reads what that seat cannot see",
            rules(forget=forgets_nothing),
        ),
        Fault(
            "forget changes what is known",
            game,
            home,
            "forget",
            "changes what that seat knows",
            rules(
                forget=forgets_too_much(
                    "round" if game not in ("cardia", "nightwatch") else "turns" if game == "nightwatch" else "clash"
                )
            ),
        ),
        Fault("a view has everybody act", game, home, "views", r"says that \[0, 1.*\] act, but", seen(everybody_acts)),
        Fault("moves do not ascend", game, home, "legal", "do not ascend", rules(legal=unordered)),
    ]


FAULTS = [
    *(fault for game in HOME for fault in of_every_game(game)),
    # secrets told aloud
    Fault("everybody hears which card is drawn", "cardia", "deck-1", "leaks", EVENTS, loud("piles", "DRAWS_CARD")),
    Fault(
        "everybody hears which top card is seen",
        "cardia",
        "observatory",
        "leaks",
        EVENTS,
        loud("locations", "SEES_TOP"),
    ),
    Fault("everybody hears what is put under", "cardia", "harbour", "leaks", EVENTS, loud("locations", "PUTS_UNDER")),
    Fault("everybody hears which card is drawn", "defenders", "two", "leaks", EVENTS, loud("faction", "DRAWS_CARD")),
    Fault("everybody hears what was bought", "nightwatch", "classic", "leaks", EVENTS, loud("cards", "BUYS")),
    Fault("everybody hears what was robbed", "nightwatch", "classic", "leaks", EVENTS, loud("supply", "ROBS_OF")),
    Fault("everybody hears which card is drawn", "wilderness", "travel", "leaks", EVENTS, loud("laying", "DREW_CARD")),
    # views that show too much, and lists whose order does
    Fault("the view shows both hands", "cardia", "deck-1", "leaks", CANNOT_KNOW, within("view", "sees", sees_all)),
    Fault("the view shows all cards", "kingdom", "giants-rats", "leaks", CANNOT_KNOW, within("view", "sees", sees_all)),
    Fault(
        "the view shows cards face down",
        "wilderness",
        "travel",
        "leaks",
        CANNOT_KNOW,
        within("view", "_sees", sees_all),
    ),
    Fault(
        "rows are listed by number", "kingdom", "giants-rats", "leaks", CANNOT_KNOW, within("view", "lying", by_number)
    ),
    # masks
    Fault(
        "cards face down are logged", "cardia", "deck-1", "leaks", "they need the same mask", rules(mask=never_masked)
    ),
    Fault(
        "kept advisors are logged", "kingdom", "advisors", "leaks", "they need the same mask", rules(mask=never_masked)
    ),
    Fault("chosen cards are logged", "defenders", "two", "leaks", "they need the same mask", rules(mask=never_masked)),
    Fault(
        "returned cards are logged",
        "wilderness",
        "travel",
        "leaks",
        "they need the same mask",
        rules(mask=never_masked),
    ),
    Fault(
        "a mask is a legal move",
        "cardia",
        "deck-1",
        "legal",
        "is the mask of .*, but it is a legal move",
        rules(mask=masked_as_legal),
    ),
    Fault(
        "a mask is a legal move",
        "defenders",
        "two",
        "legal",
        "is the mask of .*, but it is a legal move",
        rules(mask=masked_as_legal),
    ),
    # several seats at once
    Fault("who lays last is noted", "cardia", "deck-1", "commute", "do not commute", last_mover("known", 0)),
    Fault("who plans last is noted", "kingdom", "giants-rats", "commute", "do not commute", last_mover("sabotage", 0)),
    Fault("who discards last is noted", "nightwatch", "classic", "commute", "do not commute", last_mover("dice", 0)),
    Fault("who chooses last is noted", "defenders", "two", "commute", "do not commute", last_mover("breaches_left", 0)),
    Fault(
        "laying cards moves chance",
        "cardia",
        "deck-1",
        "no-chance",
        "chance falls in the parallel phase",
        chance_in_parallel,
    ),
    Fault(
        "planning moves chance",
        "kingdom",
        "giants-rats",
        "no-chance",
        "chance falls in the parallel phase",
        chance_in_parallel,
    ),
    # positions that cannot be
    Fault("signets grow", "cardia", "deck-1", "faults", "impossible position", adds("plus", 0)),
    Fault("the bank grows", "nightwatch", "classic", "faults", "impossible position", adds("bank", 0)),
    Fault("camps grow", "defenders", "two", "faults", "impossible position", adds("camps_left", 0)),
    Fault("recruits are trained twice", "kingdom", "giants-rats", "faults", "impossible position", adds("training", 0)),
    Fault("magic grows", "wilderness", "travel", "faults", "impossible position", adds("magic", 0)),
    # what follows from other fields
    Fault(
        "the score drifts", "cardia", "deck-1", "derive", "derive changes a position of play: score", adds("score", 0)
    ),
    Fault(
        "yields drift",
        "kingdom",
        "giants-rats",
        "derive",
        "derive changes a position of play: yields",
        adds("yields", 0, 0),
    ),
    Fault(
        "points drift", "nightwatch", "classic", "derive", "derive changes a position of play: score", adds("score", 0)
    ),
    Fault(
        "open ways drift", "defenders", "two", "derive", "derive changes a position of play: gates", adds("gates", 0)
    ),
    Fault(
        "who stands where drifts",
        "wilderness",
        "travel",
        "derive",
        "derive changes a position of play: on",
        behind(somebody_on_the_first_field),
    ),
    # dead ends, endings, saving
    Fault(
        "nothing can be discarded",
        "cardia",
        "deck-2",
        "legal",
        "must act in phase .* but has no legal move",
        rules(legal=stuck_in("discard")),
    ),
    Fault(
        "nobody can be robbed",
        "nightwatch",
        "classic",
        "legal",
        "must act in phase .* but has no legal move",
        rules(legal=stuck_in("steal")),
    ),
    Fault(
        "no leader can be chosen",
        "defenders",
        "two",
        "legal",
        "must act in phase .* but has no legal move",
        rules(legal=stuck_in("leader")),
    ),
    Fault(
        "there is no second place",
        "cardia",
        "deck-1",
        "standings",
        "standings .* are not within",
        rules(standing=first_wins_all),
    ),
    Fault("rules count steps", "wilderness", "travel", "standings", "the rules must not count them", adds("steps")),
    Fault("a view names no phase", "kingdom", "giants-rats", "views", "says that the phase is", seen(capital_phase)),
    # words, pages, modules
    Fault(
        "a message is missing in Czech",
        "cardia",
        "deck-1",
        "words",
        "stands in words/cs.ftl only",
        file("words/cs.ftl", lambda t: t.replace("move-play ", "move-plai ", 1)),
    ),
    Fault(
        "a section of the rulebook is missing",
        "wilderness",
        "travel",
        "rulebook",
        "lacks sections",
        file("rulebook/en.md", lambda t: t.replace("{#", "{#no-", 1)),
    ),
    Fault(
        "a scenario expects what is not",
        "defenders",
        "two",
        "scenarios",
        "scenario .*: ",
        file("scenarios/camps.toml", lambda t: t.replace('"mechs[2,0] = 0"', '"mechs[2,0] = 9"', 1)),
    ),
    Fault(
        "a module is no module of rules",
        "cardia",
        "deck-1",
        "calls",
        "does not say `__rules__ = True`",
        without("piles", "__rules__"),
    ),
    Fault(
        "a module is no module of rules",
        "nightwatch",
        "classic",
        "calls",
        "does not say `__rules__ = True`",
        without("supply", "__rules__"),
    ),
    Fault(
        "a module is no module of rules",
        "kingdom",
        "giants-rats",
        "calls",
        "does not say `__rules__ = True`",
        without("production", "__rules__"),
    ),
]
