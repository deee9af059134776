"""`cheese-rescue arena`: a tournament of bots, with every deal played in every seating."""

import csv
import io
import json
import os
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.arena import (
    ClusterWorkers,
    DamagedResults,
    ForeignBot,
    Forfeit,
    ForfeitReason,
    LocalWorkers,
    MatchResult,
    MatchWorkers,
    NoSuchBot,
    OtherTournament,
    Rating,
    Results,
    ResultsInUse,
    Share,
    Standing,
    Standings,
    Tournament,
    WorkersLost,
    move_timeout,
    play_matches,
    standings,
)
from cheese_rescue.bots.kernel_loader import is_installed
from cheese_rescue.cli.options.budget import budget_of, seconds_option, simulations_option
from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    centred_option,
    dogs_hunt_mice_option,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.output.ladder_plot import ladder_svg
from cheese_rescue.cli.output.table import Column, print_table
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.extras import Extra, MissingExtra, has, require
from cheese_rescue.rules import Rules

NOTES_EACH = 3
"""Forfeits printed per entrant; all are counted and stored."""
LONGEST_SEED = 2**63
WHY = {
    ForfeitReason.ILLEGAL: "arena-why-illegal",
    ForfeitReason.NO_MOVE: "arena-why-no-move",
    ForfeitReason.RAISED: "arena-why-raised",
    ForfeitReason.LATE: "arena-why-late",
    ForfeitReason.DIED: "arena-why-died",
}
"""Catalogue keys of the reasons for a forfeit."""

patience_option = click.option(
    "--patience", metavar="N", type=click.FloatRange(0.001, 86_400), help="cli-option-patience"
)


def check_bot(name: str, folder: str) -> None:
    """Raise Problem if the bot cannot be loaded, which is tried in a separate process.

    Raises MissingExtra if a built-in bot needs an extra that is not installed.
    """
    if name in BOTS:
        if not is_installed(name):  # a simpler bot would play under its name
            raise MissingExtra(Extra.STRONG)
        return
    module, colon, path = name.partition(":")
    parts = [*module.split("."), *path.split(".")]
    if not colon or not all(part.isidentifier() for part in parts):
        raise Problem("arena-no-such-bot", name=name, bots=", ".join(BOTS), typed=name, known=BOTS)
    with ForeignBot(name, folder) as bot:
        try:
            bot.load()
        except NoSuchBot as error:
            raise Problem("arena-not-found", name=name, why=str(error)) from None
        except Forfeit as forfeit:
            why = forfeit.detail or forfeit.reason.value
            raise Problem("arena-not-found", name=name, why=why) from None


@click.command("arena", cls=LocalizedCommand, help="cli-arena", epilog="arena-how")
@click.argument(
    "entrants", cls=Argument, nargs=-1, required=True, metavar="BOT...", key="cli-argument-entrants"
)
@players_option
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 10_000_000),
    default=1000,
    help="cli-option-arena-games",
)
@seconds_option
@simulations_option
@patience_option
@click.option(
    "--seed", metavar="N", type=click.IntRange(-LONGEST_SEED, LONGEST_SEED), help="cli-option-seed"
)
@click.option("--jobs", metavar="N", type=click.IntRange(1, 1024), help="cli-option-jobs")
@click.option("--dask", metavar="ADDRESS", help="cli-option-dask")
@click.option(
    "--results",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="cli-option-results",
)
@click.option(
    "--csv",
    "csv_file",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="cli-option-csv",
)
@click.option(
    "--plot",
    metavar="FILE.svg",
    type=click.Path(path_type=Path, dir_okay=False),
    help="cli-option-plot",
)
@centred_option
@dogs_hunt_mice_option
@json_option
@lang_option
@click.pass_obj
def command(  # one argument per option
    words: Words,
    *,
    entrants: tuple[str, ...],
    players: int,
    games: int,
    seconds: float | None,
    simulations: int | None,
    patience: float | None,
    seed: int | None,
    jobs: int | None,
    dask: str | None,
    results: Path | None,
    csv_file: Path | None,
    plot: Path | None,
    centred: bool,
    dogs_hunt_mice: bool,
    as_json: bool,
) -> None:
    """Play the tournament, and print or write its standings."""
    if plot:  # it shows the ratings
        require(Extra.ARENA)
    rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
    rules.check(players)
    if len(entrants) < 2:
        raise Problem("arena-two-at-least")
    budget = budget_of(seconds, simulations)
    folder = str(Path.cwd())
    for name in dict.fromkeys(entrants):
        check_bot(name, folder)
    for file in (csv_file, plot):
        _check_writable(file)
    with _opened(results) as kept:
        if seed is None:
            seed = kept.header.seed if kept and kept.header else secrets.randbits(48)
        tournament = Tournament(
            entrants=entrants,
            players=players,
            rules=rules,
            seed=seed,
            budget=budget,
            timeout=move_timeout(budget) if patience is None else patience,
            folder=folder,
        )
        found = _play(words, tournament, games, _workers(jobs, dask), kept)
    ranking = standings(tournament, found)
    if csv_file:
        _write_csv(csv_file, ranking)
    if plot:
        title = _title(words, tournament, ranking)
        picture = ladder_svg(words, ranking.entrants, title=title, even=1 / players)
        _write(plot, picture)
    if as_json:
        click.echo(json.dumps(as_data(tournament, ranking, found)))
    else:
        show(words, tournament, ranking)


def _check_writable(file: Path | None) -> None:
    """Raise Problem if the file cannot be written: before the games, not after them."""
    if file is None:
        return
    there = file.exists()
    try:
        file.open("ab").close()
        if not there:
            file.unlink()
    except OSError:
        raise Problem("error-cannot-write", file=str(file)) from None


@contextmanager
def _opened(file: Path | None) -> Iterator[Results | None]:
    """The results file, None if there is none. Its errors are raised as Problem."""
    if file is None:
        yield None
        return
    try:
        with Results(file) as results:
            yield results
    except DamagedResults as error:
        raise Problem("arena-no-results", file=str(file), line=error.line) from None
    except OtherTournament:
        raise Problem("arena-other-tournament", file=str(file)) from None
    except ResultsInUse:
        raise Problem("arena-in-use", file=str(file)) from None
    except OSError:
        raise Problem("error-cannot-write", file=str(file)) from None


class _ClosableWorkers(MatchWorkers, Protocol):
    """Workers with a context manager that closes them."""

    def __enter__(self) -> Any: ...
    def __exit__(self, *args: Any) -> None: ...


def _workers(jobs: int | None, dask: str | None) -> _ClosableWorkers:
    if dask is None:
        return LocalWorkers(jobs or _cores())
    if jobs is not None:
        raise Problem("arena-jobs-or-dask")
    try:
        return ClusterWorkers(dask)
    except MissingExtra:
        raise
    except (OSError, ValueError, TypeError):
        raise Problem("arena-no-cluster", address=dask) from None


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(
    words: Words,
    tournament: Tournament,
    games: int,
    workers: _ClosableWorkers,
    kept: Results | None,
) -> list[MatchResult]:
    """Play the games that the results file lacks; returns all results."""
    with workers:
        found: list[MatchResult] = []
        if kept:
            kept.begin(tournament)
            found = [*kept.games]
        done = {(played.deal, played.seating) for played in found}
        whole = [
            (deal, seating)
            for deal in range(tournament.deals(games))
            for seating in range(tournament.players)
        ]
        missing = [game for game in whole if game not in done]
        notes = _Notes(words, tournament)
        with _progress(words, len(whole), len(whole) - len(missing)) as advance:
            try:
                for ended in play_matches(tournament, missing, workers):
                    if kept:
                        kept.add(ended)
                    found += ended
                    advance(ended, notes)
            except WorkersLost:
                raise Problem("arena-workers-lost") from None
            except KeyboardInterrupt:
                if kept:
                    click.echo(words("arena-kept", count=kept.saved()), err=True)
                raise
    return found


class _Notes:
    """Prints forfeits as they happen: who, in which game and why."""

    def __init__(self, words: Words, tournament: Tournament) -> None:
        self._words = words
        self._tournament = tournament
        self._counts: Counter[str] = Counter()

    def __call__(self, console: Console, played: MatchResult) -> None:
        words, names = self._words, self._tournament.names
        for forfeit in played.forfeits:
            who = names[played.seats[forfeit.seat]]
            self._counts[who] += 1
            if self._counts[who] > NOTES_EACH:
                continue
            note = words(
                "arena-forfeit",
                who=who,
                deal=str(played.deal),
                seating=", ".join(names[entrant] for entrant in played.seats),
                ply=forfeit.ply + 1,
                why=words(WHY[forfeit.reason], detail=forfeit.detail),
            )
            console.print(note, markup=False, highlight=False, soft_wrap=True)
            if self._counts[who] == NOTES_EACH:
                more = words("arena-forfeits-more", who=who)
                console.print(more, markup=False, highlight=False, soft_wrap=True)


class _Advance(Protocol):
    def __call__(self, ended: list[MatchResult], notes: _Notes) -> None: ...


@contextmanager
def _progress(words: Words, games: int, done: int) -> Iterator[_Advance]:
    """A progress bar on standard error; yields the function that advances it."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(words("simulate-running"), total=games, completed=done)

        def advance(ended: list[MatchResult], notes: _Notes) -> None:
            for played in ended:
                notes(console, played)
            progress.advance(task, len(ended))

        yield advance


# -- output ----------------------------------------------------------------------------------------


def as_data(
    tournament: Tournament, ranking: Standings, games: list[MatchResult]
) -> dict[str, object]:
    """The standings and forfeits as data for JSON."""
    names = tournament.names
    return {
        "players": tournament.players,
        "rules": tournament.rules._asdict(),
        "seed": tournament.seed,
        "seconds": tournament.budget.seconds if tournament.budget.simulations is None else None,
        "simulations": tournament.budget.simulations,
        "games": ranking.games,
        "deals": ranking.deals,
        "even_share": 1 / tournament.players,
        "entrants": [_row(one) for one in ranking.entrants],
        "tables": [
            {
                "names": list(table.names),
                "games": table.games,
                "shares": [{"name": name, **share._asdict()} for name, share in table.shares],
            }
            for table in ranking.tables
        ],
        "forfeits": [
            {
                "name": names[played.seats[forfeit.seat]],
                "deal": played.deal,
                "seating": [names[entrant] for entrant in played.seats],
                "seat": forfeit.seat,
                "ply": forfeit.ply,
                "reason": forfeit.reason.value,
                "detail": forfeit.detail,
                "moves": list(forfeit.moves),
            }
            for played in sorted(games, key=lambda played: (played.deal, played.seating))
            for forfeit in played.forfeits
        ],
    }


def _row(one: Standing) -> dict[str, str | int | float | None]:
    return {
        "name": one.name,
        "share": one.share.share,
        "low": one.share.low,
        "high": one.share.high,
        "rating": one.rating.mu if one.rating else None,
        "rating_sigma": one.rating.sigma if one.rating else None,
        "games": one.games,
        "won_alone": one.alone,
        "shared": one.shared,
        "points": one.points,
        "forfeits": one.forfeits,
    }


def _write_csv(file: Path, ranking: Standings) -> None:
    rows = [_row(one) for one in ranking.entrants]
    text = io.StringIO()
    writer = csv.DictWriter(text, [*rows[0]], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    _write(file, text.getvalue())


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError:
        raise Problem("error-cannot-write", file=str(file)) from None


def _title(words: Words, tournament: Tournament, ranking: Standings) -> str:
    return words(
        "arena-title",
        games=words("games", count=ranking.games),
        players=words("players", count=tournament.players),
    )


def show(words: Words, tournament: Tournament, ranking: Standings) -> None:
    """Print the standings as tables."""
    console = Console(highlight=False)
    forfeits = any(one.forfeits for one in ranking.entrants)
    rated = has(Extra.ARENA)
    columns = [
        Column(words("arena-who"), is_text=True),
        Column(words("arena-share")),
        Column(words("arena-interval")),
        *([Column(words("arena-rating"))] if rated else []),
        Column(words("simulate-mean")),
        *([Column(words("arena-forfeits"))] if forfeits else []),
    ]
    rows = [
        [
            one.name,
            words("number-share", number=one.share.share),
            _interval(words, one.share),
            *([_rating(words, one.rating)] if one.rating else []),
            "–" if one.points is None else words("number-mean", number=one.points),
            *([f"{one.forfeits}"] if forfeits else []),
        ]
        for one in ranking.entrants
    ]
    print_table(console, _title(words, tournament, ranking), columns, [rows])
    if len(tournament.entrants) > 2:
        console.print()
        _show_tables(console, words, ranking)
    even = words("number-share", number=1 / tournament.players)
    told = words("arena-even", even=even, seed=str(tournament.seed))
    console.print()
    console.print(Text(wrapped(told, console.width)))
    if not rated:
        click.echo(words.refusal(MissingExtra(Extra.ARENA)), err=True)


def _rating(words: Words, rating: Rating) -> str:
    return words(
        "arena-rating-value",
        mu=words("number-mean", number=rating.mu),
        reach=words("number-mean", number=2 * rating.sigma),
    )


def _show_tables(console: Console, words: Words, ranking: Standings) -> None:
    columns = [
        Column(words("arena-table"), is_text=True),
        Column(words("arena-who"), is_text=True),
        Column(words("arena-share")),
        Column(words("arena-interval")),
    ]
    groups = [
        [
            [
                ", ".join(table.names) if number == 0 else "",
                name,
                words("number-share", number=share.share),
                _interval(words, share),
            ]
            for number, (name, share) in enumerate(table.shares)
        ]
        for table in ranking.tables
    ]
    print_table(console, words("arena-tables"), columns, groups)


def _interval(words: Words, share: Share) -> str:
    return words(
        "arena-from-to",
        low=words("number-share", number=share.low),
        high=words("number-share", number=share.high),
    )
