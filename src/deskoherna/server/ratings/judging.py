"""How one finished game changes the ratings of those who played it.

Against each other the order of places counts. Alone or together one plays against the game itself, whose rating is that
of its mode, as it was measured. Who gave up, ran out of time or left the seat to a bot comes last, whatever the bot did
then; a common game that somebody gave up is charged to nobody else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from deskoherna.server.ratings.levels import MIDDLE, SURE, Levels
from deskoherna.server.store.results import SeatResult

MODEL = PlackettLuce()
NEW_DEVIATION = MIDDLE / 3
BOT, MODE = "bot:", "mode:"
"""How players begin that are no people."""
GIVEN_UP = ("resigned", "time")
AGAINST_NOBODY = ("alone", "together")


@dataclass(frozen=True)
class Rating:
    """A mean and how sure it is; where it is fixed, no game changes it."""

    mean: float = MIDDLE
    deviation: float = NEW_DEVIATION
    games: int = 0
    fixed: bool = False

    @property
    def model(self) -> PlackettLuceRating:
        return MODEL.rating(mu=self.mean, sigma=self.deviation)


RatingOf = Callable[[str], Rating]


def fixed_rating(levels: Levels, game: str, kind: str, player: str) -> Rating | None:
    """Of a built-in bot or a measured mode; None: it is rated by its games."""
    mean = None
    if player.startswith(BOT):
        mean = levels.level(game, kind, player.removeprefix(BOT))
    elif player.startswith(MODE):
        mean = levels.mode(game, player.removeprefix(MODE))
    return None if mean is None else Rating(mean, SURE, fixed=True)


def player_of(result: SeatResult) -> str:
    """A seat is its person's, also where a bot ended the game for them."""
    return result.person or f"{BOT}{result.bot}"


def judge(results: Sequence[SeatResult], rating_of: RatingOf) -> dict[str, Rating]:
    """The new ratings of those whose rating a game changes."""
    if not any(r.person for r in results):
        return {}
    after = _against_the_game if results[0].kind in AGAINST_NOBODY else _against_each_other
    made = after(results, rating_of)
    return {
        player: Rating(
            sum(new.mu for new in found) / len(found),
            sum(new.sigma for new in found) / len(found),
            rating_of(player).games + 1,
        )
        for player, found in made.items()
        if not rating_of(player).fixed
    }


Made = dict[str, list[PlackettLuceRating]]
"""What the model says, for each seat or copy of a player."""


def _against_each_other(results: Sequence[SeatResult], rating_of: RatingOf) -> Made:
    last = max(r.standing for r in results) + 1
    ranks = [float(last if r.gone else r.standing) for r in results]
    after = MODEL.rate([[rating_of(player_of(r)).model] for r in results], ranks=ranks)
    made: Made = {}
    for r, team in zip(results, after, strict=True):
        made.setdefault(player_of(r), []).append(team[0])
    return made


def _against_the_game(results: Sequence[SeatResult], rating_of: RatingOf) -> Made:
    won = any(r.won for r in results)
    gone = {player_of(r) for r in results if r.gone}
    given_up = results[0].reason in GIVEN_UP
    made: Made = {}
    if not given_up:
        made = _one_side(results, rating_of, won)
    if gone:
        lost = _one_side(results, rating_of, won=False)
        made |= {player: lost[player] for player in gone}
    return made


def _one_side(results: Sequence[SeatResult], rating_of: RatingOf, won: bool) -> Made:
    """The company against as many of the game as they are."""
    mode = f"{MODE}{results[0].mode}"
    company = [rating_of(player_of(r)).model for r in results]
    game = [rating_of(mode).model for _ in results]
    ours, its = MODEL.rate([company, game], ranks=[1.0, 2.0] if won else [2.0, 1.0])
    made: Made = {mode: its}
    for r, new in zip(results, ours, strict=True):
        made.setdefault(player_of(r), []).append(new)
    return made
