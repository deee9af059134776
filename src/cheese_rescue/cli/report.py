"""`cheese-rescue report`: statistics of the games in Parquet files, as a page, JSON or CSV."""

import csv
import io
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    json_option,
    lang_option,
)
from cheese_rescue.cli.output.report_page import report_html
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.extras import Extra, require

if TYPE_CHECKING:
    from cheese_rescue.datasets.statistics import GroupStatistics

_file = click.Path(path_type=Path, dir_okay=False)


@click.command("report", cls=LocalizedCommand, help="cli-report")
@click.argument(
    "files", cls=Argument, key="cli-argument-games", metavar="FILE...", type=_file, nargs=-1,
    required=True,
)  # fmt: skip
@click.option("--html", metavar="FILE", type=_file, help="cli-option-html")
@click.option("--csv", "csv_file", metavar="FILE", type=_file, help="cli-option-report-csv")
@json_option
@lang_option
@click.pass_obj
def command(
    words: Words,
    *,
    files: tuple[Path, ...],
    html: Path | None,
    csv_file: Path | None,
    as_json: bool,
) -> None:
    """Read the games, and write the statistics."""
    require(Extra.DATA)
    found = _statistics(files)
    if not found:
        raise Problem("report-empty")
    if as_json:
        click.echo(json.dumps([as_data(group) for group in found]))
    if csv_file:
        _write(csv_file, csv_text(found))
    if html or not (as_json or csv_file):
        page = html or Path(f"{files[0].stem}.html")
        _write(page, report_html(words, found))
        echo(words("report-wrote", file=str(page)), err=as_json)


def _statistics(files: tuple[Path, ...]) -> "list[GroupStatistics]":
    """The statistics of all files together. Raises Problem."""
    from cheese_rescue.datasets.reading import (  # noqa: PLC0415 - imports pyarrow and numba
        DamagedGame,
        GamesFile,
        NewerGames,
        NoGames,
        TooManyGames,
    )
    from cheese_rescue.datasets.statistics import statistics  # noqa: PLC0415 - imports numba

    reading = [files[0]]  # the last one is the one that an error is about
    try:
        with ExitStack() as open_files:
            opened = []
            for path in files:
                reading.append(path)
                opened.append((path, open_files.enter_context(GamesFile(path))))

            def parts() -> Iterator[Any]:
                for path, file in opened:
                    reading.append(path)
                    yield from file.groups()

            return statistics(parts())
    except NoGames:
        raise Problem("report-no-games", file=str(reading[-1])) from None
    except NewerGames:
        raise Problem("report-newer", file=str(reading[-1])) from None
    except TooManyGames:
        raise Problem("error-file-too-long", file=str(reading[-1])) from None
    except DamagedGame as damaged:
        raise Problem("report-damaged", file=str(reading[-1]), row=damaged.game + 1) from None
    except OSError:
        raise Problem("error-no-file", file=str(reading[-1])) from None


def as_data(found: "GroupStatistics") -> dict[str, object]:
    """The statistics of a group as data for JSON."""
    return {
        "players": found.group.players,
        "rules": found.group.rules._asdict(),
        "bots": list(found.group.bots),
        "games": found.games,
        "measures": [measure._asdict() for measure in found.measures],
    }


def csv_text(found: "list[GroupStatistics]") -> str:
    """The statistics as CSV, with a line for each number."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ["players", "centred", "dogs_hunt_mice", "bots", "games"]
        + ["name", "of", "value", "low", "high"]
    )
    for group in found:
        rules = group.group.rules
        about: list[object] = [group.group.players, rules.centred, rules.dogs_hunt_mice]
        about += [" ".join(group.group.bots), group.games]
        writer.writerows([*about, *measure] for measure in group.measures)
    return text.getvalue()


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError:
        raise Problem("error-cannot-write", file=str(file)) from None
