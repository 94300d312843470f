"""What can be chosen for a table, and named tables that cover every mode."""

from typing import Annotated, Literal

import msgspec

from deskoherna.games.nightwatch.state import BASE, CLASSIC, WATCH


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table. Rulings of the sheet that have an alternative are options with the ruling as default."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    game: Literal["base", "watch", "classic"] = "watch"
    setup: Literal["fixed", "variable"] = "variable"
    hero_tragedy: bool = False
    offers: Annotated[int, msgspec.Meta(ge=0, le=5)] = 3
    """Offers to the other players a turn; 0: trade with the bank only."""
    offer_cards: Annotated[int, msgspec.Meta(ge=1, le=6)] = 4
    """Cards a side of an offer."""
    trade_after_building: bool = False
    """H-7; the classic island always allows it."""
    start_tokens: Literal["return", "flip"] = "return"
    """H-1: what becomes of the tokens under the starting settlements."""
    giant_opens_breach: bool = True
    """H-2: regulars that outnumber the guards after a giant's strike break through at once."""
    full_route: Literal["return", "spill"] = "return"
    """H-3: a wildling without room behind its section."""
    patrol_discards: bool = False
    """H-8: does a Patrol halve large hands, like a seven?"""
    pool_refill: Literal["needed", "empty"] = "needed"
    """H-35: when the used tokens are shuffled again."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    """The last round, after which points decide; 0: 100, on the classic island 250."""


GAMES = {"base": BASE, "watch": WATCH, "classic": CLASSIC}
ROUNDS, CLASSIC_ROUNDS = 100, 250


def encode(options: Options) -> list[int]:
    if options.game != "classic" and options.players < 3:
        raise ValueError("the Night's Watch needs three or four players; two can play on the classic island")
    if options.hero_tragedy and options.game != "watch":
        raise ValueError("Tragedy of heroes belongs to the full game")
    classic = options.game == "classic"
    rounds = options.rounds or (CLASSIC_ROUNDS if classic else ROUNDS)
    strict = not (classic or options.trade_after_building)
    return [options.players, GAMES[options.game], int(options.setup == "variable"), int(options.hero_tragedy),
            options.offers, options.offer_cards, int(strict), int(options.start_tokens == "flip" and
                                                                  options.game == "watch"),
            int(options.giant_opens_breach), int(options.full_route == "spill"), int(options.patrol_discards),
            int(options.pool_refill == "empty"), rounds]


TABLES = {
    "watch-four": Options(),
    "watch-four-fixed": Options(setup="fixed"),
    "watch-three": Options(players=3),
    "watch-three-fixed": Options(players=3, setup="fixed"),
    "tragedy-four": Options(hero_tragedy=True),
    "tragedy-three": Options(players=3, hero_tragedy=True),
    "other-rulings": Options(trade_after_building=True, start_tokens="flip", giant_opens_breach=False,
                             full_route="spill", patrol_discards=True, pool_refill="empty", hero_tragedy=True),
    "base-four": Options(game="base"),
    "base-four-fixed": Options(game="base", setup="fixed"),
    "base-three": Options(game="base", players=3),
    "base-three-fixed": Options(game="base", players=3, setup="fixed"),
    "classic": Options(game="classic", offers=0),
    "classic-fixed": Options(game="classic", offers=0, setup="fixed"),
    "classic-trade": Options(game="classic"),
    "classic-three": Options(game="classic", players=3, offers=0),
    "classic-two": Options(game="classic", players=2, offers=0),
}
