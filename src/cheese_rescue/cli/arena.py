"""`cheese-rescue arena`: a tournament of bots, with every deal played in every seating."""

import csv
import io
import json
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from cheese_rescue.bots.arena import (
    DamagedResults,
    MatchResult,
    OtherTournament,
    Rating,
    RecordsFolder,
    Results,
    ResultsInUse,
    ResultsTooLong,
    Share,
    Standing,
    Standings,
    Tournament,
    play_matches,
    standings,
)
from cheese_rescue.bots.foreign import escaped
from cheese_rescue.bots.workers import Workers, WorkersLost
from cheese_rescue.cli.named_bots import WHY, check_bot, patience_option, timeout_of
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
from cheese_rescue.cli.options.workers import dask_option, jobs_option, workers_at
from cheese_rescue.cli.output.ladder_plot import ladder_svg
from cheese_rescue.cli.output.progress import games_progress
from cheese_rescue.cli.output.table import Column, print_table
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo, wrapped
from cheese_rescue.cli.termination import raising_on_sigterm
from cheese_rescue.extras import Extra, MissingExtra, has, require
from cheese_rescue.rules import Rules

NOTES_EACH = 3
"""Forfeits printed per entrant; all are counted and stored."""
ALL_FORFEITED = 1
"""The exit status if no game was played to its end by its own bots."""
LONGEST_SEED = 2**63


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
@jobs_option
@dask_option
@click.option(
    "--results",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="cli-option-results",
)
@click.option(
    "--records",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="cli-option-records",
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
    records: Path | None,
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
    timeout = timeout_of(patience, budget)
    if plot and plot.suffix.lower() != ".svg":
        raise Problem("arena-plot-svg", file=str(plot))
    for file in (csv_file, plot):
        _check_writable(file)
    folder = str(Path.cwd())
    for name in dict.fromkeys(entrants):
        check_bot(words, name, folder)
    with _opened(results) as kept:
        if seed is None:
            seed = kept.header.seed if kept and kept.header else secrets.randbits(48)
        tournament = Tournament(
            entrants=entrants,
            players=players,
            rules=rules,
            seed=seed,
            budget=budget,
            timeout=timeout,
            folder=folder,
        )
        keeper = _Keeper(words, tournament, kept, records)
        stopped = _play_until_stopped(words, tournament, games, workers_at(jobs, dask), keeper)
    if keeper.games:
        ranking = standings(tournament, keeper.games)
        _write_files(words, tournament, ranking, csv_file, plot)
        if as_json:
            click.echo(json.dumps(as_data(tournament, ranking, keeper.games)))
        else:
            show(words, tournament, ranking)
    if stopped:
        raise stopped
    if all(played.forfeits for played in keeper.games):
        echo(words("arena-all-forfeited"), err=True)
        click.get_current_context().exit(ALL_FORFEITED)


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
    except ResultsTooLong:
        raise Problem("error-file-too-long", file=str(file)) from None
    except OSError:
        raise Problem("error-cannot-write", file=str(file)) from None


class _Keeper:
    """Keeps games: in memory, and in the results file and the folder of records if there are."""

    def __init__(
        self, words: Words, tournament: Tournament, results: Results | None, folder: Path | None
    ) -> None:
        self._words = words
        self._tournament = tournament
        self._results = results
        self._folder = folder
        self._records: RecordsFolder | None = None
        self.games: list[MatchResult] = []
        """All games so far."""

    def begin(self) -> None:
        """Read the games that the results file has already. Raises Problem."""
        if self._results:
            self._results.begin(self._tournament)
            self.games += self._results.games
        if self._folder:
            with self._writing_records():
                self._records = RecordsFolder(self._folder)
            if not self.games and self._records.has_records():
                raise Problem("arena-records-there", folder=str(self._folder))
            if self._add_records(self.games):
                echo(self._words("arena-records-missing"), err=True)

    def add(self, games: list[MatchResult]) -> None:
        """Keep these games."""
        if self._results:
            self._results.add(games)
        self.games += games
        self._add_records(games)

    def saved(self) -> int | None:
        """How many games the results file has; None without such a file."""
        return self._results.saved() if self._results else None

    def _add_records(self, games: list[MatchResult]) -> int:
        """Write records; returns how many games have no moves to write."""
        if self._records is None:
            return 0
        with self._writing_records():
            return self._records.add(self._tournament, games)

    @contextmanager
    def _writing_records(self) -> Iterator[None]:
        try:
            yield
        except OSError:
            raise Problem("error-cannot-write", file=str(self._folder)) from None


def _play_until_stopped(
    words: Words,
    tournament: Tournament,
    games: int,
    workers: Workers,
    keeper: _Keeper,
) -> KeyboardInterrupt | None:
    """Play the games that have not been kept yet. Returns what stopped it: Ctrl-C or SIGTERM."""
    try:
        with raising_on_sigterm():
            _play(words, tournament, games, workers, keeper)
    except KeyboardInterrupt as stopped:
        if (saved := keeper.saved()) is not None:
            echo(words("arena-kept", count=saved), err=True)
        return stopped
    return None


def _play(
    words: Words,
    tournament: Tournament,
    games: int,
    workers: Workers,
    keeper: _Keeper,
) -> None:
    """Play the games that have not been kept yet."""
    with workers:
        keeper.begin()
        done = {(played.deal, played.seating) for played in keeper.games}
        whole = [
            (deal, seating)
            for deal in range(tournament.deals(games))
            for seating in range(tournament.players)
        ]
        missing = [game for game in whole if game not in done]
        notes = _Notes(words, tournament)
        with games_progress(words, len(whole), len(whole) - len(missing)) as progress:
            try:
                for ended in play_matches(tournament, missing, workers):
                    keeper.add(ended)
                    for played in ended:
                        notes(progress.console, played)
                    progress.advance(len(ended))
            except WorkersLost:
                raise Problem("arena-workers-lost") from None


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
                who=escaped(who),
                deal=str(played.deal),
                seating=", ".join(escaped(names[entrant]) for entrant in played.seats),
                ply=forfeit.ply + 1,
                why=words(WHY[forfeit.reason], detail=forfeit.detail),
            )
            console.print(note, markup=False, highlight=False, soft_wrap=True)
            if self._counts[who] == NOTES_EACH:
                more = words("arena-forfeits-more", who=who)
                console.print(more, markup=False, highlight=False, soft_wrap=True)


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
                "moves": list(forfeit.moves or played.moves[: forfeit.ply]),
                "printed": played.printed[forfeit.seat] if played.printed else "",
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
        "thinking_mean": one.thinking.mean if one.thinking else None,
        "thinking_max": one.thinking.max if one.thinking else None,
    }


def _write_files(
    words: Words,
    tournament: Tournament,
    ranking: Standings,
    csv_file: Path | None,
    plot: Path | None,
) -> None:
    if csv_file:
        _write_csv(csv_file, ranking)
    if plot:
        title, even = _title(words, tournament, ranking), 1 / tournament.players
        _write(plot, ladder_svg(words, ranking.entrants, title=title, even=even))


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
    headings = ("share", "interval", *(["rating"] if rated else []))
    columns = [
        Column(words("arena-who"), is_text=True),
        *(Column(words(f"arena-{name}")) for name in headings),
        Column(words("simulate-mean")),
        *([Column(words("arena-forfeits"))] if forfeits else []),
    ]
    rows = [
        [
            one.name,
            words("number-share", number=one.share.share) if one.games else "–",
            _interval(words, one.share) if one.games else "–",
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
    told = [
        words("arena-even", even=even),
        *([words("arena-ratings-begin")] if rated else []),
        words("simulate-seed", seed=str(tournament.seed)),
    ]
    console.print()
    console.print(Text(wrapped(" ".join(told), console.width)))
    if not rated:
        echo(words.refusal(MissingExtra(Extra.ARENA)), err=True)


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
