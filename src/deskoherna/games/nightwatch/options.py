"""What can be chosen for a table, and named tables that cover every mode."""

from typing import Annotated, Literal

import msgspec

from deskoherna.games.nightwatch.state import BASE, CLASSIC, WATCH
from deskoherna.kit.game import WrongOptions

RULING = msgspec.Meta(extra_json_schema={"ruling": True})
"""A reading that the table may change: the set-up page folds these together."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table. Rulings of the sheet that have an alternative are options with the ruling as default."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    game: Literal["base", "watch", "classic"] = "watch"
    setup: Literal["fixed", "variable"] = "variable"
    hero_tragedy: bool = False
    begins: Literal["roll", "a", "b", "c", "d"] = "roll"
    """N-10: everybody rolls a die, or the seat is named where the oldest player sits."""
    offers: Annotated[int, RULING, msgspec.Meta(ge=0, le=20)] = 3
    """N-2: offers to the other players a turn; 0: trade with the bank only."""
    offer_cards: Annotated[int, RULING, msgspec.Meta(ge=1, le=20)] = 4
    """N-2: cards a side of an offer."""
    trade_after_building: Annotated[bool, RULING] = False
    """H-7; the classic island always allows it."""
    start_tokens: Annotated[Literal["return", "flip"], RULING] = "return"
    """H-1: what becomes of the tokens under the starting settlements."""
    giant_opens_breach: Annotated[bool, RULING] = True
    """H-2: regulars that outnumber the guards after a giant's strike break through at once."""
    full_route: Annotated[Literal["return", "spill"], RULING] = "return"
    """H-3: a wildling without room behind its section."""
    patrol_discards: Annotated[bool, RULING] = False
    """H-8: does a Patrol halve large hands, like a seven?"""
    ice_field: Annotated[Literal["shut", "open"], RULING] = "shut"
    """H-9: may Tormund go back to the ice field of the base game, which has no number token?"""
    pool_refill: Annotated[Literal["needed", "empty"], RULING] = "needed"
    """H-35: when the used tokens are shuffled again."""
    rounds: Annotated[int, RULING, msgspec.Meta(ge=0, le=500)] = 0
    """N-1: the last round, after which points decide; 0: 100, on the classic island 250."""


SEAT_NAMES = ("a", "b", "c", "d")
GAMES = {"base": BASE, "watch": WATCH, "classic": CLASSIC}
ROUNDS, CLASSIC_ROUNDS = 100, 250


def encode(options: Options) -> list[int]:
    if options.game != "classic" and options.players < 3:
        sentence = "the Night's Watch needs three or four players; two can play on the classic island"
        raise WrongOptions("too-few", sentence, at="players", game=options.game)
    if options.hero_tragedy and options.game != "watch":
        sentence = "Tragedy of heroes belongs to the full game"
        raise WrongOptions("tragedy-elsewhere", sentence, at="hero_tragedy")
    if options.begins in SEAT_NAMES[options.players :]:
        sentence = f"seat {options.begins.upper()} cannot begin a game of {options.players}"
        raise WrongOptions("no-such-seat", sentence, at="begins", players=options.players)
    classic = options.game == "classic"
    rounds = options.rounds or (CLASSIC_ROUNDS if classic else ROUNDS)
    strict = not (classic or options.trade_after_building)
    return [
        options.players,
        GAMES[options.game],
        int(options.setup == "variable"),
        int(options.hero_tragedy),
        options.offers,
        options.offer_cards,
        int(strict),
        int(options.start_tokens == "flip" and options.game == "watch"),
        int(options.giant_opens_breach),
        int(options.full_route == "spill"),
        int(options.patrol_discards),
        int(options.pool_refill == "empty"),
        rounds,
        begins(options),
        int(options.ice_field == "shut" and options.game == "base"),
    ]


def begins(options: Options) -> int:
    """The seat that begins, counted from 1; 0: a die decides."""
    return 0 if options.begins == "roll" else 1 + SEAT_NAMES.index(options.begins)


TABLES = {
    "watch-four": Options(),
    "watch-four-fixed": Options(setup="fixed"),
    "watch-three": Options(players=3),
    "watch-three-fixed": Options(players=3, setup="fixed"),
    "tragedy-four": Options(hero_tragedy=True),
    "tragedy-three": Options(players=3, hero_tragedy=True),
    "other-rulings": Options(
        trade_after_building=True,
        start_tokens="flip",
        giant_opens_breach=False,
        full_route="spill",
        patrol_discards=True,
        pool_refill="empty",
        hero_tragedy=True,
        offers=5,
        offer_cards=6,
    ),
    "base-four": Options(game="base"),
    "base-four-fixed": Options(game="base", setup="fixed"),
    "base-other-rulings": Options(
        game="base", patrol_discards=True, ice_field="open", begins="b", offers=4, offer_cards=5
    ),
    "base-three": Options(game="base", players=3),
    "base-three-fixed": Options(game="base", players=3, setup="fixed"),
    "classic": Options(game="classic", offers=0),
    "classic-fixed": Options(game="classic", offers=0, setup="fixed"),
    "classic-trade": Options(game="classic"),
    "classic-three": Options(game="classic", players=3, offers=0),
    "classic-two": Options(game="classic", players=2, offers=0),
}
