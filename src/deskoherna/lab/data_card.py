"""The card of a data set: what is in it, how it came about, what it is good for, and what it is not."""

from typing import TYPE_CHECKING

from deskoherna import __version__

if TYPE_CHECKING:
    from deskoherna.lab.dataset import Dataset


def card(made: "Dataset") -> str:
    """The page, in English as data sets are read by programs and those who write them."""
    game = made.game
    bots = ",".join(made.bots)
    command = (
        f"deskoherna dataset {game.slug} --mode {made.table} --games {made.games} --bots {bots} --seed {made.seed}"
    )
    return f"""# {game.name}, table `{made.table}`: {made.games} games

| | |
|---|---|
| game | `{game.slug}`, rules {game.version}, material `{game.material_hash}` |
| table | `{made.table}`, {made.players} seats |
| played by | {", ".join(made.bots)}; bots move one seat on with every game |
| games | {made.games} |
| decisions | {made.decisions} |
| an observation | {made.layout.size} bytes |
| moves | {game.n_moves} numbers |
| seed | {made.seed} |
| content | `sha256:{made.digest}` |
| made with | Deskoherna {__version__} |

Made by `{command}`. The same command makes the same content with the same
hash wherever rules, material and bots are the same; the hash is of observations, legal moves and games, not of the
bytes of the files.

## Files

- `decisions.parquet`: a row a decision. `number`, `step`, `seat`, `bot`; `observation`, exactly the row that the
  environments show this seat; `legal`, the moves where their mask is 1; `action`, what was played; `last`: the seat's
  last decision in this game; `reward`: there the reward of the game, 1 for a win to -1 for a loss, elsewhere 0.
- `ends.parquet`: what each seat saw of the finished game, its reward, and whether the game had ended (`terminated`) or
  was cut short by the limit of steps (`truncated`).
- `games.jsonl`: a line a game: the seed that deals it again, bots by seat, moves by text and number, standings, points,
  rewards.
- `entries.json`: what every entry of an observation is: name, sort, range, axes, seat.

## What to mind

- The bots do not search. What they play is cheap and even, not strong: `docs/ladder.md` says how strong.
- Games are independent of each other; decisions of one game are not. Split by `number`.
- Moves that have to be played are decisions too, with one legal move.
- No people took part: there are no personal data.

Licence: MIT, as the program.
"""
