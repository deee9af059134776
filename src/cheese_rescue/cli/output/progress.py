"""Progress on standard error: a bar in a terminal, else a line now and then."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from cheese_rescue.cli.output.words import Words

LINE_SECONDS = 10.0
"""How long after a line the next one comes at the earliest."""


class GamesProgress(NamedTuple):
    """A progress display."""

    console: Console
    """Prints above the bar."""
    advance: Callable[[int], None]
    """Counts games that have ended."""


@contextmanager
def games_progress(words: Words, games: int, done: int = 0) -> Iterator[GamesProgress]:
    """Show how many of these games have been played."""
    console = Console(stderr=True)
    if not console.is_terminal:
        lines = ProgressLines(words, console.print, games, done)
        yield GamesProgress(console, lines.advance)
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    ) as progress:
        task = progress.add_task(words("simulate-running"), total=games, completed=done)
        yield GamesProgress(console, lambda count: progress.advance(task, count))


class ProgressLines:
    """Writes a line whenever games have ended and LINE_SECONDS have passed since the last line."""

    def __init__(
        self,
        words: Words,
        write: Callable[[str], None],
        games: int,
        done: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._words = words
        self._write = write
        self._games = games
        self._done = done
        self._clock = clock
        self._written_at = clock()

    def advance(self, count: int) -> None:
        """Count games that have ended."""
        self._done += count
        if self._clock() - self._written_at >= LINE_SECONDS:
            self._written_at = self._clock()
            self._write(self._words("progress-games", done=self._done, games=self._games))
