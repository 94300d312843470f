"""How far a run is, on the error stream."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """Counts games; shown on the error stream, so that output can be kept."""

    def __init__(self, progress: Progress, games: int) -> None:
        self.progress, self.task = progress, progress.add_task("games", total=games)

    def __call__(self, n: int) -> None:
        self.progress.advance(self.task, n)


@contextmanager
def progress_bar(games: int) -> Iterator[Bar]:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, games)
