"""The results file of a tournament: a header line, then one line of JSON for each game."""

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from cheese_rescue.bots.arena.matches import MatchResult
from cheese_rescue.bots.arena.tournament import Tournament
from cheese_rescue.rules import Rules

try:
    import fcntl
except ImportError:  # Windows: nothing prevents two arenas from writing to the same file
    fcntl = None  # type: ignore[assignment]

FORMAT = 2
"""The version of the file format. In version 1, games have no moves, thinking times and output."""
LONGEST_LINE = 1 << 20
"""The most bytes in a line."""
LONGEST_FILE = 1 << 30
"""The most bytes in a file that can be continued: about 500,000 games."""


class ResultsHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of the file: everything that identifies the tournament."""

    arena: int = FORMAT
    """The version of the file format."""
    entrants: tuple[str, ...]
    """The names of the bots, in the order of their numbers."""
    players: int
    """The number of seats at a table."""
    rules: Rules
    """The variants that are on."""
    seed: int
    """The seed of deals, seatings and bots."""
    seconds: float
    """The budget of a move in seconds."""
    simulations: int | None
    """The budget of a move in simulations, or None."""

    @classmethod
    def of(cls, tournament: Tournament) -> Self:
        """The header of a tournament."""
        return cls(
            entrants=tournament.entrants,
            players=tournament.players,
            rules=tournament.rules,
            seed=tournament.seed,
            seconds=tournament.budget.seconds,
            simulations=tournament.budget.simulations,
        )


class OtherTournament(Exception):
    """Raised if the file belongs to another tournament."""


class DamagedResults(Exception):
    """Raised if the file is damaged or not a results file; `line` is its first bad line, from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class ResultsTooLong(Exception):
    """Raised if the file has more than LONGEST_FILE bytes."""


class ResultsInUse(Exception):
    """Raised if another arena is writing to the file."""


class Results:
    """A results file, opened to begin or continue a tournament; a context manager.

    An incomplete last line is dropped. A file of an earlier version is continued, and keeps its
    header. Opening raises ResultsInUse, DamagedResults, ResultsTooLong or OSError.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+b")
        try:
            self._lock()
            self.header, self._lines, self._end = self._read()
        except BaseException:
            self._file.close()
            raise
        self.games: list[MatchResult] = []
        """The games in the file, known after `begin`."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def begin(self, tournament: Tournament) -> None:
        """Continue this tournament, or begin it if the file is empty.

        Raises OtherTournament if the file has another one, DamagedResults if a game does not fit.
        """
        header = ResultsHeader.of(tournament)
        if self.header is None:
            self._file.truncate(0)
            self._write([msgspec.json.encode(header)])
            return
        if msgspec.structs.replace(self.header, arena=FORMAT) != header:
            raise OtherTournament
        known: set[tuple[int, int]] = set()
        for number, line in enumerate(self._lines, start=2):
            try:
                result = msgspec.json.decode(line, type=MatchResult)
                if result.seats != tournament.seats(result.deal, result.seating):
                    raise DamagedResults(number)
            except msgspec.MsgspecError:
                raise DamagedResults(number) from None
            if (result.deal, result.seating) not in known:
                known.add((result.deal, result.seating))
                self.games.append(result)
        self._file.truncate(self._end)

    def saved(self) -> int:
        """How many games the file has. Correct even if `add` was interrupted."""
        self._file.flush()
        self._file.seek(0)
        return max(0, sum(line.endswith(b"\n") for line in self._file) - 1)

    def add(self, games: list[MatchResult]) -> None:
        """Append games. They are on the disk (fsync) when this returns."""
        self.games += games
        self._write([msgspec.json.encode(result) for result in games])

    def _write(self, lines: list[bytes]) -> None:
        self._file.write(b"".join(line + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ResultsInUse from None

    def _read(self) -> tuple[ResultsHeader | None, list[bytes], int]:
        """The header, the other complete lines, and the offset where they end."""
        self._file.seek(0)
        first = self._file.readline(LONGEST_LINE)
        if not first.endswith(b"\n"):
            if len(first) == LONGEST_LINE or not b'{"arena":'.startswith(first[:9]):
                raise DamagedResults(1)
            return None, [], 0
        try:
            header = msgspec.json.decode(first, type=ResultsHeader)
        except msgspec.MsgspecError:
            raise DamagedResults(1) from None
        if not 1 <= header.arena <= FORMAT:
            raise DamagedResults(1)
        if os.fstat(self._file.fileno()).st_size > LONGEST_FILE:
            raise ResultsTooLong
        lines, end = self._read_games(len(first))
        if lines:
            try:  # after a crash, the last line may be garbage
                msgspec.json.decode(lines[-1], type=MatchResult)
            except msgspec.MsgspecError:
                end -= len(lines.pop()) + 1
        return header, lines, end

    def _read_games(self, end: int) -> tuple[list[bytes], int]:
        """The complete lines after the header, and the offset where they end."""
        lines: list[bytes] = []
        while line := self._file.readline(LONGEST_LINE):
            if not line.endswith(b"\n"):
                if len(line) == LONGEST_LINE:
                    raise DamagedResults(len(lines) + 2)
                break
            lines.append(line[:-1])
            end += len(line)
        return lines, end
