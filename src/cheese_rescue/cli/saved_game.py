"""A terminal game on the disk, so that it survives whatever stops the program.

The record is written after every move. What nobody may know yet stays out of it until the game is
over: a second file, which only its owner can read, has the secret and who plays. With both files
the game can be resumed. `docs/notation.md` describes the second file.
"""

import os
import shlex
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import IO, Literal, Self

import msgspec

from cheese_rescue.cli.options.localized_click import LONGEST_FILE, Problem, program
from cheese_rescue.cli.record_shapes import shapes_comment
from cheese_rescue.rules import Record, Refusal, Refused, Seat, Unreadable
from cheese_rescue.rules.seal import SECRET_BYTES
from cheese_rescue.table import Begins, ChairNumber, Help, Options, Player, Shape, Table

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl


class StoppedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The content of the second file, as JSON."""

    version: Literal[1]
    secret: str
    """The secret of the game, in hexadecimal. A game with a source is not shuffled with it."""
    chairs: tuple[str, ...]
    """The word for the player in every chair, as it was typed: `person`, or a bot."""
    shapes: tuple[Shape, ...]
    """The shape of every chair."""
    first: int
    """The chair that begins."""
    help: Help
    """The help level of the people."""
    games_before: int
    """The number of games that these players played before this one."""
    beginning: str | None
    """The record that the game goes on from, if it has a source."""

    def __post_init__(self) -> None:
        if len(bytes.fromhex(self.secret)) != SECRET_BYTES:
            raise ValueError("the secret has another length")
        if not len(self.chairs) == len(self.shapes) == len(set(self.shapes)):
            raise ValueError("every chair needs a player and a shape of its own")
        if not 0 <= self.first < len(self.chairs) or self.games_before < 0:
            raise ValueError("there is no such chair, or no such game")

    def table(self, players: Sequence[Player], record: Record, *, at: float) -> Table:
        """The table of the stopped game, after the moves of its record.

        Raises ValueError if the record is of another game, and Unreadable at an impossible move.
        """
        try:
            table = self._start(players, record, at=at)
        except Refused as why:
            raise ValueError("the secret does not fit the record") from why
        dealt = table.record()
        if (dealt.players, dealt.seal, dealt.source) != (
            record.players,
            record.seal,
            record.source,
        ):
            raise ValueError("the record is of another game")
        for ply, play in enumerate(record.plays[len(table.plays) :], start=len(table.plays)):
            try:
                table = table.play(Seat(ply % len(players)), play.move, ply, at=at)
            except Refused as why:
                raise Unreadable(
                    Refusal.RECORD_MOVE_IMPOSSIBLE,
                    line=record.lines[ply],
                    ply=ply + 1,
                    move=str(play.move),
                ) from why
        if table.record() != record:
            raise ValueError("the record does not agree with the secret")
        return table

    def _start(self, players: Sequence[Player], record: Record, *, at: float) -> Table:
        """The table after the deal."""
        options = Options(players=len(players), rules=record.rules, begins=Begins.OLDEST)
        table = Table.open(options, secret=bytes.fromhex(self.secret), at=at)
        if self.beginning is not None:
            table = table.go_on_from(Record.parse(self.beginning), at=at)
        for number, player in enumerate(players):
            table = table.sit(ChairNumber(number), player, at=at)
        return table.start(at=at, oldest=ChairNumber(self.first))


class SavedGame:
    """The two files of a game that is being played."""

    def __init__(self, file: Path) -> None:
        """Open the files of a game. Raises Problem if one is missing or in use."""
        self.file = file
        secret = str(secret_file(file))
        try:
            self._secret: IO[bytes] = secret_file(file).open("r+b")
        except FileNotFoundError:
            raise Problem("terminal-resume-without-secret", file=str(file), secret=secret) from None
        except OSError:
            raise Problem("error-unreadable-file", file=secret) from None
        if fcntl is not None:
            try:
                fcntl.flock(self._secret, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.close()
                raise Problem("terminal-resume-in-use", file=str(file)) from None

    @classmethod
    def create(cls, file: Path, table: Table, stopped: StoppedGame) -> Self:
        """Write the files of a game that begins. Raises Problem if one exists or on an error."""
        check_new(file)
        try:
            with _created(secret_file(file)) as opened:
                opened.write(msgspec.json.format(msgspec.json.encode(stopped)) + b"\n")
                _sync(opened)
        except OSError:
            raise Problem("error-cannot-write", file=str(secret_file(file))) from None
        saved = cls(file)
        saved.write(table)
        return saved

    def stopped_game(self) -> StoppedGame:
        """Read the second file. Raises Problem if it is damaged."""
        try:
            content = self._secret.read(LONGEST_FILE)
            return msgspec.json.decode(content, type=StoppedGame)
        except (msgspec.MsgspecError, OSError):
            secret = str(secret_file(self.file))
            raise Problem("terminal-resume-damaged", secret=secret) from None

    def write(self, table: Table) -> None:
        """Replace the record in one step. Once it has the secret, delete the second file."""
        part = _part_file(self.file)
        try:
            with part.open("wb") as opened:
                opened.write(f"{table.record()}{shapes_comment(shapes_of(table))}".encode())
                _sync(opened)
            part.replace(self.file)
            if not table.running:
                self.close()
                secret_file(self.file).unlink(missing_ok=True)
        except OSError:
            raise Problem("error-cannot-write", file=str(self.file)) from None

    def close(self) -> None:
        """Let another process play the game."""
        self._secret.close()


def shapes_of(table: Table) -> list[Shape]:
    """The shape of every seat."""
    chairs = [table.chairs[table.chair_of(Seat(seat))] for seat in range(table.options.players)]
    return [chair.player.shape for chair in chairs if chair.player]


def resume_command(file: Path) -> str:
    """What to type to play on."""
    return f"{program()} terminal --resume {shlex.quote(str(file))}"


def secret_file(file: Path) -> Path:
    """The second file of a game."""
    return Path(f"{file}.secret")


def _part_file(file: Path) -> Path:
    """The new record, until it is complete."""
    return Path(f"{file}.part")


def check_new(file: Path) -> None:
    """Raise Problem if a game cannot be saved in this file, or if there is one already."""
    if file.exists() and secret_file(file).exists():
        raise Problem("terminal-save-resumable", file=str(file), command=resume_command(file))
    for one in (file, secret_file(file), _part_file(file)):
        try:
            _created(one).close()
            one.unlink()
        except FileExistsError:
            raise Problem("error-file-exists", file=str(one)) from None
        except OSError:
            raise Problem("error-cannot-write", file=str(one)) from None


def next_file(file: Path, games_before: int) -> Path:
    """The file for a rematch: after game.txt comes game-2.txt, then game-3.txt."""
    first = file.stem if not games_before else file.stem.removesuffix(f"-{games_before + 1}")
    names = (file.with_stem(f"{first}-{number}") for number in count(games_before + 2))
    return next(name for name in names if not (name.exists() or secret_file(name).exists()))


def _created(file: Path) -> IO[bytes]:
    """A new file that only its owner can read."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _sync(opened: IO[bytes]) -> None:
    opened.flush()
    os.fsync(opened.fileno())
