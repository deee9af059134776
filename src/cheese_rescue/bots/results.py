"""The games of an arena in a file: a line with what was asked, then a line for each game."""

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from cheese_rescue.bots.arena import Played, Tournament
from cheese_rescue.rules import Rules

try:
    import fcntl
except ImportError:  # Windows: there two arenas are not kept from writing to one file
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: all that makes it this tournament and no other."""

    arena: int = FORMAT
    entrants: tuple[str, ...]
    players: int
    rules: Rules
    seed: int
    seconds: float
    simulations: int | None

    @classmethod
    def of(cls, tournament: Tournament) -> Self:
        return cls(
            entrants=tournament.entrants,
            players=tournament.players,
            rules=tournament.rules,
            seed=tournament.seed,
            seconds=tournament.budget.seconds,
            simulations=tournament.budget.simulations,
        )


class OtherTournament(Exception):
    """The file belongs to another one."""


class NoResults(Exception):
    """The file is something else, or damaged: the number is the line."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class InUse(Exception):
    """Another arena writes there."""


class Results:
    """A file of games, opened to go on with it. A torn last line is forgotten."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+b")
        try:
            self._lock()
            self.asked, self._lines, self._end = self._read()
        except BaseException:
            self._file.close()
            raise
        self.games: list[Played] = []

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
        """Go on with this tournament, or begin it; OtherTournament if the file has another."""
        asked = Asked.of(tournament)
        if self.asked is None:
            self._file.truncate(0)
            self._write([msgspec.json.encode(asked)])
            return
        if self.asked != asked:
            raise OtherTournament
        known: set[tuple[int, int]] = set()
        for number, line in enumerate(self._lines, start=2):
            try:
                played = msgspec.json.decode(line, type=Played)
                if played.seats != tournament.seats(played.deal, played.seating):
                    raise NoResults(number)
            except msgspec.MsgspecError:
                raise NoResults(number) from None
            if (played.deal, played.seating) not in known:
                known.add((played.deal, played.seating))
                self.games.append(played)
        self._file.truncate(self._end)

    def add(self, games: list[Played]) -> None:
        """Write them down; they are on the disk when this is done."""
        self.games += games
        self._write([msgspec.json.encode(played) for played in games])

    def _write(self, lines: list[bytes]) -> None:
        self._file.write(b"".join(line + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse from None

    def _read(self) -> tuple[Asked | None, list[bytes], int]:
        """The first line, the others that are whole, and where they end."""
        self._file.seek(0)
        content = self._file.read()
        end = content.rfind(b"\n") + 1
        if end == 0:
            if not b'{"arena":'.startswith(content[:9]):
                raise NoResults(1)
            return None, [], 0
        first, *lines = content[: end - 1].split(b"\n")
        try:
            asked = msgspec.json.decode(first, type=Asked)
        except msgspec.MsgspecError:
            raise NoResults(1) from None
        if asked.arena != FORMAT:
            raise NoResults(1)
        if lines:
            try:  # a disk that failed may have left a line of its own making
                msgspec.json.decode(lines[-1], type=Played)
            except msgspec.MsgspecError:
                end -= len(lines.pop()) + 1
        return asked, lines, end
