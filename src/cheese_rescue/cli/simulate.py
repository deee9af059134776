"""`cheese-rescue simulate`: lets bots play many games, counts how they end, and keeps them."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from cheese_rescue.bots.foreign import escaped
from cheese_rescue.bots.workers import ThisProcess, Workers, WorkersLost, run_tasks
from cheese_rescue.cli.named_bots import WHY, check_bot, patience_option, timeout_of
from cheese_rescue.cli.options.budget import budget_of, seconds_option, simulations_option
from cheese_rescue.cli.options.localized_click import (
    LocalizedCommand,
    Problem,
    centred_option,
    dogs_hunt_mice_option,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.options.workers import dask_option, jobs_option, workers_at
from cheese_rescue.cli.output.progress import games_progress
from cheese_rescue.cli.output.table import Column, print_table
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo, wrapped
from cheese_rescue.cli.termination import raising_on_sigterm
from cheese_rescue.datasets import Chunk, Simulation, Tally, Wanted, play_chunk
from cheese_rescue.datasets.chunk_file import (
    ChunkFile,
    ChunkFileInUse,
    Header,
    NoChunkFile,
    OtherSimulation,
)
from cheese_rescue.datasets.outputs import is_folder, write_parquet, write_records
from cheese_rescue.extras import Extra, require
from cheese_rescue.rules import Rules
from cheese_rescue.rules.cards import SEAT_LETTERS

_file = click.Path(path_type=Path, dir_okay=False)


@click.command("simulate", cls=LocalizedCommand, help="cli-simulate")
@players_option
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 1_000_000_000),
    default=1000,
    help="cli-option-games",
)
@click.option(
    "--bot",
    "bots",
    metavar="BOT",
    multiple=True,
    default=("random",),
    show_default="random",
    help="cli-option-bot",
)
@seconds_option
@simulations_option
@patience_option
@click.option("--seed", metavar="N", type=int, help="cli-option-seed")
@jobs_option
@dask_option
@click.option("--parquet", metavar="FILE", type=_file, help="cli-option-parquet")
@click.option("--plies", metavar="FILE", type=_file, help="cli-option-plies")
@click.option(
    "--records",
    metavar="PATH",
    type=click.Path(path_type=Path),
    help="cli-option-simulate-records",
)
@centred_option
@dogs_hunt_mice_option
@json_option
@lang_option
@click.pass_obj
def command(  # one argument per option
    words: Words,
    *,
    players: int,
    games: int,
    bots: tuple[str, ...],
    seconds: float | None,
    simulations: int | None,
    patience: float | None,
    seed: int | None,
    jobs: int | None,
    dask: str | None,
    parquet: Path | None,
    plies: Path | None,
    records: Path | None,
    centred: bool,
    dogs_hunt_mice: bool,
    as_json: bool,
) -> None:
    """Play the games, write them to files, and print the counts."""
    rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
    rules.check(players)
    if len(bots) not in {1, players}:
        raise Problem("simulate-bots", players=players, count=len(bots))
    budget = budget_of(seconds, simulations)
    timeout = timeout_of(patience, budget)
    if parquet or plies:
        require(Extra.DATA)
    outputs = _Outputs(parquet, plies, records)
    outputs.check()
    for name in dict.fromkeys(bots):
        check_bot(words, name, str(Path.cwd()))
    with outputs.opened() as file:
        if seed is None:
            seed = file.header.seed if file and file.header else secrets.randbits(48)
        seated = bots if len(bots) == players else bots * players
        simulation = Simulation(seated, rules, seed, budget, timeout, str(Path.cwd()))
        run = _Run(words, simulation, games, outputs.wanted, file)
        run.begin()
        stopped = run.play_until_stopped(jobs, dask)
        if not stopped:
            outputs.write(run)
    if run.tally.games and as_json:
        click.echo(json.dumps(_as_json(simulation, run.tally)))
    elif run.tally.games:
        _show(words, run.tally, ", ".join(dict.fromkeys(bots)), seed)
    if stopped:
        raise stopped


def _as_json(simulation: Simulation, tally: Tally) -> dict[str, object]:
    bots = simulation.bots
    return {
        "bot": bots[0] if len({*bots}) == 1 else None,
        "bots": bots,
        "rules": simulation.rules._asdict(),
        "seed": simulation.seed,
        **tally.as_json(),
    }


class _Run:
    """A simulation under way: what it has counted, and which chunks are missing."""

    def __init__(
        self,
        words: Words,
        simulation: Simulation,
        games: int,
        wanted: Wanted,
        file: ChunkFile | None,
    ) -> None:
        self._words = words
        self.simulation = simulation
        self._games = games
        self._wanted = wanted
        self._file = file
        self._size = simulation.chunk
        self.tally = Tally.empty(simulation.players)
        """The counts so far."""

    def begin(self) -> None:
        """Count the games that the file has already. Raises Problem."""
        if self._file is None:
            return
        with _written_to(self._file.path):
            chunks = self._file.begin(Header.of(self.simulation, self._wanted))
        if self._file.header:
            self._size = self._file.header.chunk
        planned = {*self._chunks()}
        for chunk in chunks:
            if (chunk.begin, chunk.tally.games) in planned:
                self.tally.add_all(chunk.tally)

    def _chunks(self) -> Iterator[tuple[int, int]]:
        """The first game of every chunk, and how many games it has."""
        for begin in range(0, self._games, self._size):
            yield begin, min(self._size, self._games - begin)

    def play_until_stopped(
        self, jobs: int | None, dask: str | None
    ) -> KeyboardInterrupt | Problem | None:
        """Play the games that are missing. Returns what stopped it."""
        missing = self._games - self.tally.games
        if dask is None and (jobs == 1 or missing <= self._size):
            workers: Workers = ThisProcess()
        else:
            workers = workers_at(jobs, dask)
        try:
            with raising_on_sigterm(), workers:
                return self._play(workers)
        except KeyboardInterrupt as stopped:
            if self._file:
                echo(self._words("arena-kept", count=self._file.games()), err=True)
            return stopped

    def _play(self, workers: Workers) -> Problem | None:
        each = (
            (self.simulation, begin, games, self._wanted)
            for begin, games in self._chunks()
            if not (self._file and self._file.has(begin, games))
        )
        with games_progress(self._words, self._games, self.tally.games) as progress:
            try:
                for ended in run_tasks(play_chunk, each, workers):
                    chunks = [chunk for _, chunk in ended]
                    done = [chunk for chunk in chunks if chunk.forfeited is None]
                    if self._file and done:
                        with _written_to(self._file.path):
                            self._file.add(done)
                    for chunk in chunks:
                        self.tally.add_all(chunk.tally)
                        progress.advance(chunk.tally.games)
                    forfeits = [chunk.forfeited for chunk in chunks if chunk.forfeited]
                    if forfeits:
                        first = min(forfeits, key=lambda forfeited: forfeited.game)
                        why = self._words(WHY[first.reason], detail=first.detail)
                        return Problem(
                            "simulate-forfeit", bot=escaped(first.bot), game=first.game + 1, why=why
                        )
            except WorkersLost:
                raise Problem("arena-workers-lost") from None
        return None

    def chunks(self) -> Iterator[Chunk]:
        """All chunks in order, with their rows."""
        if self._file:
            for begin, games in self._chunks():
                yield self._file.chunk(begin, games)

    def delete_file(self) -> None:
        """Delete the file of the unfinished simulation."""
        if self._file:
            self._file.delete()

    @property
    def made(self) -> dict[str, object]:
        """How the games were made, for the metadata of a Parquet file."""
        simulation = self.simulation
        by_time = simulation.budget.simulations is None
        return {
            "bots": simulation.bots,
            "rules": simulation.rules._asdict(),
            "seed": simulation.seed,
            "seconds": simulation.budget.seconds if by_time else None,
            "simulations": simulation.budget.simulations,
            "games": self._games,
        }


class _Outputs:
    """The files that were asked for."""

    def __init__(self, parquet: Path | None, plies: Path | None, records: Path | None) -> None:
        self._parquet = parquet
        self._plies = plies
        self._records = records
        self._all = [path for path in (parquet, plies, records) if path]

    @property
    def wanted(self) -> Wanted:
        """What is to be kept of the games."""
        return Wanted(bool(self._parquet), bool(self._plies), bool(self._records))

    def check(self) -> None:
        """Raise Problem if one of them is there already, or is named twice."""
        for path in self._all:
            empty = self._records == path and is_folder(path) and _is_empty(path)
            if path.exists() and not empty:
                raise Problem("error-file-exists", file=str(path))
        if len({path.absolute() for path in self._all}) < len(self._all):
            raise Problem("simulate-same-file", file=str(self._all[0]))

    @contextmanager
    def opened(self) -> Iterator[ChunkFile | None]:
        """The file of what has been played so far; None if nothing is kept."""
        if not self._all:
            yield None
            return
        path = self._all[0].with_name(f"{self._all[0].name}.part")
        with _written_to(path), ChunkFile(path) as file:
            yield file

    def write(self, run: _Run) -> None:
        """Write the files, and delete that of the unfinished simulation."""
        if self._parquet:
            with _written_to(self._parquet):
                write_parquet(
                    self._parquet, "games", run.chunks(), run.made, lambda chunk: chunk.games
                )
        if self._plies:
            with _written_to(self._plies):
                write_parquet(
                    self._plies, "plies", run.chunks(), run.made, lambda chunk: chunk.plies
                )
        if self._records:
            with _written_to(self._records):
                write_records(self._records, run.chunks())
        run.delete_file()


def _is_empty(path: Path) -> bool:
    return path.is_dir() and next(path.iterdir(), None) is None


@contextmanager
def _written_to(path: Path) -> Iterator[None]:
    """Raises errors of a file as Problem."""
    try:
        yield
    except NoChunkFile:
        raise Problem("simulate-no-part", file=str(path)) from None
    except OtherSimulation:
        raise Problem("simulate-other", file=str(path)) from None
    except ChunkFileInUse:
        raise Problem("simulate-in-use", file=str(path)) from None
    except OSError:
        raise Problem("error-cannot-write", file=str(path)) from None


def _show(words: Words, tally: Tally, bot: str, seed: int) -> None:
    console = Console(highlight=False)
    title = words(
        "simulate-title",
        games=words("games", count=tally.games),
        players=words("players", count=len(tally.seats)),
        bot=escaped(bot),
    )
    headings = ("seat", "mean", "most", "cheeses", "won", "shared", "share")
    columns = [Column(words(f"simulate-{heading}")) for heading in headings]
    rows = [
        [
            letter,
            words("number-mean", number=seat.points / tally.games),
            f"{seat.most}",
            words("number-mean", number=seat.cheeses / tally.games),
            f"{seat.alone}",
            f"{seat.shared}",
            words("number-share", number=seat.victories / tally.games),
        ]
        for letter, seat in zip(SEAT_LETTERS, tally.seats, strict=False)
    ]
    print_table(console, title, columns, [rows])
    console.print()
    shared = words(
        "simulate-shared-games",
        count=tally.shared_games,
        share=words("number-share", number=tally.shared_games / tally.games),
    )
    advantage = words(
        "simulate-advantage",
        share=words("number-share", number=tally.first_seats_share),
        even=words("number-share", number=tally.even_share),
    )
    for sentence in (shared, advantage, words("simulate-seed", seed=str(seed))):
        console.print(Text(wrapped(sentence, console.width)))
