"""`cheese-rescue exercises make`: makes puzzles from games between bots."""

import json
import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count as numbers_from
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    json_option,
    lang_option,
    read_parsed,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.exercises.puzzles import parse_puzzles, text_of_puzzles
from cheese_rescue.extras import Extra, require

if TYPE_CHECKING:
    from cheese_rescue.exercises.making import Collection, Yield

LONGEST_SEED = 2**63


@click.command("make", cls=LocalizedCommand, help="cli-exercises-make")
@click.argument(
    "file",
    cls=Argument,
    default=None,
    required=False,
    metavar="[FILE]",
    type=click.Path(path_type=Path, dir_okay=False),
    key="cli-argument-puzzles-made",
)
@click.option(
    "--count",
    metavar="N",
    type=click.IntRange(1, 100_000),
    default=100,
    help="cli-option-count",
)
@click.option(
    "--seed",
    metavar="N",
    type=click.IntRange(-LONGEST_SEED, LONGEST_SEED),
    default=0,
    help="cli-option-seed",
)
@click.option("--append", is_flag=True, help="cli-option-append-puzzles")
@click.option("--jobs", metavar="N", type=click.IntRange(1, 1024), help="cli-option-jobs")
@json_option
@lang_option
@click.pass_obj
def command(
    words: Words,
    *,
    file: Path | None,
    count: int,
    seed: int,
    append: bool,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Write a file of puzzles, or print it. Ctrl-C ends the search and keeps what was found."""
    require(Extra.STRONG)
    from cheese_rescue.exercises.making import Collection  # noqa: PLC0415 - imports numba

    known = read_parsed(str(file), parse_puzzles) if append and file is not None else []
    collection = Collection(count, known)
    _search(words, collection, seed, jobs or _cores())
    text = text_of_puzzles([*known, *collection.numbered(seed)])
    if file is None:
        click.echo(text, nl=False)
    else:
        try:
            file.write_text(text, encoding="utf-8")
        except OSError:
            raise Problem("error-cannot-write", file=str(file)) from None
    figures = {
        "games": collection.games,
        "positions": collection.candidates,
        "only_moves": collection.only_moves,
        "puzzles": len(collection),
    }
    told = json.dumps(figures) if as_json else words("exercises-made", **figures)
    click.echo(told, err=file is None)  # the puzzles are on standard output then


def _search(words: Words, collection: "Collection", seed: int, jobs: int) -> None:
    """Search games until there are enough puzzles, or until Ctrl-C."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    context = get_context("spawn")
    with progress, ProcessPoolExecutor(jobs, context, initializer=_start_worker) as pool:
        shown = progress.add_task(words("exercises-making"), total=collection.count)
        try:
            for found in _in_order(pool, seed, ahead=3 * jobs):
                collection.add(found)
                progress.update(shown, completed=len(collection))
                if collection.full:
                    break
        except KeyboardInterrupt:
            pass
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, seed: int, *, ahead: int) -> Iterator["Yield"]:
    """What the games contribute, in their order, so that the result depends only on the seed."""
    from cheese_rescue.exercises.making import puzzles_of_game  # noqa: PLC0415 - imports numba

    waiting: deque[Future[Yield]] = deque()
    for number in numbers_from():
        waiting.append(pool.submit(puzzles_of_game, seed, number))
        if len(waiting) > ahead:
            yield waiting.popleft().result()


def _start_worker() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit when the parent has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_the_parent, daemon=True).start()


def _exit_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
