"""Exit codes, and the errors that a person can mend: each becomes one sentence on the error stream."""

from collections.abc import Iterator
from contextlib import contextmanager

FINE, DIFFERS, MISUSED, INTERRUPTED = 0, 1, 2, 130


class CommandError(Exception):
    """What is wrong, in one sentence."""

    def __init__(self, sentence: str, code: int = MISUSED) -> None:
        super().__init__(sentence)
        self.code = code


@contextmanager
def user_errors() -> Iterator[None]:
    """Errors that come from what was typed or written in a file are told without a traceback."""
    # Here, so that a command that needs no game (`--version`, `--help`) loads none of this.
    from deskoherna.bots.registry import UnknownBot
    from deskoherna.kit.game import OptionsError
    from deskoherna.kit.golden import GoldenError
    from deskoherna.kit.log import LogError
    from deskoherna.kit.material import MaterialError
    from deskoherna.kit.puzzle import PuzzleError
    from deskoherna.kit.registry import UnknownGame
    from deskoherna.kit.scenario import ScenarioError

    try:
        yield
    except (
        UnknownGame,
        UnknownBot,
        OptionsError,
        MaterialError,
        ScenarioError,
        LogError,
        GoldenError,
        PuzzleError,
    ) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")) from None
