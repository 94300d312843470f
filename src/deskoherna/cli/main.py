"""Which commands there are, and how their errors are told: one sentence, and an exit code that scripts can use."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from deskoherna import __version__
from deskoherna.cli.errors import DIFFERS, INTERRUPTED, MISUSED, CommandError

COMMANDS = {
    "games": "list the games",
    "new": "begin a game of your own: a package that runs, complies and teaches",
    "serve": "run the server for players in browsers",
    "config": "show every setting of the server with its value and where it comes from",
    "backup": "copy all games and people of a server into a file, also while it runs",
    "restore": "put such a copy into an empty server",
    "move": "put everything that is kept into another database, as PostgreSQL; a rehearsal while the server runs",
    "doctor": "look whether a server has all it needs and its data are whole",
    "house": "look after the people of a server: bans, mutes, reports, tables, news, the log of it all",
    "recount": "write results and ratings of people anew from the logs of their games",
    "play": "play a game in the terminal, against bots or with several people at one keyboard",
    "learn": "learn a game in the terminal: lessons with a teacher, the first game first",
    "simulate": "play many games between bots and show who wins",
    "tournament": "let bots play a round robin and rate them",
    "match": "let two bots play until it is decided who is stronger",
    "ladder": "let every level of bot play against the one below, and write the table",
    "puzzles": "find the puzzles of a game in games of masters, list them, or ask a fresh search about them",
    "coach": "ask a longer search about the better moves that the coach at the table tells",
    "export": "write the decisions of many games to a Parquet file",
    "dataset": "write a sample of games as environments show them, with a card and a hash",
    "opendata": "write finished games of a server as an open data set, without names",
    "exploit": "say how far a bot is from perfect play, in a game small enough to be solved",
    "report": "write a page with plots about a game: seats, lengths, points, cards, choices, secrets",
    "scenario": "run scenario files and print what differs",
    "perft": "count the ways a game can go on",
    "warm": "compile games now, once, so that nobody waits for it later",
    "bench": "measure speed and compile time",
    "words": "show all words of both languages side by side, with examples from games, for whoever edits them",
    "material": "print the material file of a game, to start an own one from",
    "written": "print the rules that the kit wrote from a game's declarations",
    "comply": "check a game against the contract",
    "golden": "compare or write the golden games",
    "verify": "check that an exported game was dealt honestly",
    "types": "write the protocol and the games as TypeScript",
}
"""Each is a module of this package with `add(parser)` and `run(args) -> exit code`."""
MODULES = {"house": "keeper"}
"""Commands whose module is called otherwise."""


class Parser(argparse.ArgumentParser):
    """Bad usage is told in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _module(command: str) -> ModuleType:
    return importlib.import_module(f"deskoherna.cli.{MODULES.get(command, command)}")


def parser(chosen: str | None) -> argparse.ArgumentParser:
    """The parser; only the chosen command is imported and knows its arguments."""
    top = Parser(prog="deskoherna", description="A board-game café as software.")
    top.add_argument("--version", action="version", version=f"deskoherna {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        sub = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        if name == chosen:
            _module(name).add(sub)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    chosen = next((word for word in given if not word.startswith("-")), None)
    try:
        args = parser(chosen).parse_args(given)
        return int(_module(args.command).run(args))
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DIFFERS
    except CommandError as error:
        print(f"deskoherna {chosen}: {error}", file=sys.stderr)
        return error.code
