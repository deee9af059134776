"""`cheese-rescue exercises days`: appends days to a calendar of squares of the day."""

from datetime import UTC, datetime
from pathlib import Path

import click

from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    lang_option,
    read_parsed,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.exercises.days import OutOfPuzzles, following, parse_days, text_of_days


@click.command("days", cls=LocalizedCommand, help="cli-exercises-days")
@click.argument(
    "file",
    cls=Argument,
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    key="cli-argument-days",
)
@click.option(
    "--count",
    metavar="N",
    type=click.IntRange(1, 10_000),
    default=30,
    help="cli-option-count-days",
)
@lang_option
@click.pass_obj
def command(words: Words, *, file: Path, count: int) -> None:
    """Append days with puzzles that have no day yet. A new calendar begins today, by UTC."""
    known = read_parsed(str(file), parse_days) if file.exists() else []
    try:
        more = following(known, first=datetime.now(UTC).date(), count=count)
    except OutOfPuzzles as why:
        grade = words(f"grade-{why.grade.value}")
        raise Problem("error-out-of-puzzles", grade=grade) from None
    try:
        if known:  # what is there stays, byte by byte
            with file.open("a", encoding="utf-8", newline="\n") as calendar:
                calendar.writelines(f"{day}\n" for day in more)
        else:
            file.write_text(text_of_days(more), encoding="utf-8", newline="\n")
    except OSError:
        raise Problem("error-cannot-write", file=str(file)) from None
    click.echo(words("exercises-days", count=len(known) + len(more)))
