"""Tables for people: as wide as the terminal, or wide enough when the output goes to a file."""

from rich.console import Console

FILE_WIDTH = 160


def console() -> Console:
    found = Console(highlight=False)
    return found if found.is_terminal else Console(highlight=False, width=FILE_WIDTH)
