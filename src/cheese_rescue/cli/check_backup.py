"""`cheese-rescue check-backup`: checks a copy of the SQLite file."""

from pathlib import Path

import click

from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    lang_option,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo


@click.command("check-backup", cls=LocalizedCommand, help="cli-check-backup")
@click.argument("file", cls=Argument, metavar="FILE", key="cli-argument-backup")
@lang_option
@click.pass_obj
def command(words: Words, *, file: str) -> None:
    """Print what the backup contains. Raises Problem if it is not good."""
    from cheese_rescue.server.store import backup, migrate  # noqa: PLC0415 - not for --help

    try:
        found = backup.check(Path(file))
    except migrate.DatabaseRefused as why:
        raise Problem(why.key, **why.values) from why
    echo(
        words(
            "backup-good",
            file=file,
            tables=str(found.tables),
            entries=str(found.entries),
            version=found.version,
        )
    )
