"""The file of a simulation that is not finished: its chunks, in the order in which they ended.

A header line of JSON, then for each chunk a frame: length and CRC-32, then MessagePack. What a kill
or a power cut has left incomplete at the end is cut off, and played again.
"""

import os
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self
from zlib import crc32

import msgspec

from cheese_rescue.datasets.simulation import Chunk, Simulation, Wanted
from cheese_rescue.rules import Rules

try:
    import fcntl
except ImportError:  # Windows: nothing prevents two simulations from writing to the same file
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
"""The version of the file format."""
LONGEST_HEADER = 1 << 16
"""The most bytes in the header line."""
LONGEST_CHUNK = 1 << 30
"""The most bytes in a chunk."""
FRAME = struct.Struct("<QI")


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of the file: everything that identifies the simulation."""

    simulate: int = FORMAT
    """The version of the file format."""
    bots: tuple[str, ...]
    """The name of the bot in every seat."""
    rules: Rules
    """The variants that are on."""
    seed: int
    """The seed of all games."""
    seconds: float
    """The budget of a move in seconds."""
    simulations: int | None
    """The budget of a move in simulations, or None."""
    wanted: Wanted
    """What is kept of the games."""
    chunk: int
    """The number of games in a chunk."""

    @classmethod
    def of(cls, simulation: Simulation, wanted: Wanted) -> Self:
        """The header of a simulation that begins."""
        return cls(
            bots=simulation.bots,
            rules=simulation.rules,
            seed=simulation.seed,
            seconds=simulation.budget.seconds,
            simulations=simulation.budget.simulations,
            wanted=wanted,
            chunk=simulation.chunk,
        )


class NoChunkFile(Exception):
    """Raised if a file is not that of a simulation."""


class OtherSimulation(Exception):
    """Raised if the file belongs to another simulation."""


class ChunkFileInUse(Exception):
    """Raised if another simulation is writing to the file."""


class _Frame(NamedTuple):
    offset: int
    length: int
    crc: int


class ChunkFile:
    """The chunks that have been played so far; a context manager.

    Opening raises NoChunkFile, ChunkFileInUse or OSError.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("a+b")
        self._frames: dict[tuple[int, int], _Frame] = {}
        try:
            self._lock()
            self.header = self._read_header()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def begin(self, header: Header) -> list[Chunk]:
        """Continue the simulation, or begin it if the file is empty. Returns the chunks' counts.

        A file that is continued keeps the size of its chunks. Raises OtherSimulation.
        """
        if self.header is None:
            self.header = header
            self._file.truncate(0)
            self._append(msgspec.json.encode(header) + b"\n")
            return []
        if msgspec.structs.replace(self.header, chunk=header.chunk) != header:
            raise OtherSimulation
        return list(self._read())

    def add(self, chunks: Sequence[Chunk]) -> None:
        """Append chunks. They are on the disk (fsync) when this returns."""
        self._file.seek(0, os.SEEK_END)
        at = self._file.tell()
        frames = b""
        for chunk in chunks:
            data = msgspec.msgpack.encode(chunk)
            frame = _Frame(at + len(frames) + FRAME.size, len(data), crc32(data))
            frames += FRAME.pack(frame.length, frame.crc) + data
            self._frames[chunk.begin, chunk.tally.games] = frame
        self._append(frames)

    def has(self, begin: int, games: int) -> bool:
        """Whether there is the chunk of these games."""
        return (begin, games) in self._frames

    def games(self) -> int:
        """How many games the file has."""
        return sum(games for _, games in self._frames)

    def chunk(self, begin: int, games: int) -> Chunk:
        """The chunk of these games."""
        return msgspec.msgpack.decode(self._data(self._frames[begin, games]), type=Chunk)

    def delete(self) -> None:
        """Delete the file."""
        self.path.unlink()

    def _data(self, frame: _Frame) -> bytes:
        self._file.seek(frame.offset)
        return self._file.read(frame.length)

    def _append(self, data: bytes) -> None:
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ChunkFileInUse from None

    def _read_header(self) -> Header | None:
        self._file.seek(0)
        first = self._file.readline(LONGEST_HEADER)
        if not first.endswith(b"\n"):
            if len(first) == LONGEST_HEADER or not b'{"simulate":'.startswith(first[:12]):
                raise NoChunkFile
            return None
        try:
            header = msgspec.json.decode(first, type=Header)
        except msgspec.MsgspecError:
            raise NoChunkFile from None
        if header.simulate != FORMAT:
            raise NoChunkFile
        return header

    def _read(self) -> Iterator[Chunk]:
        """Every complete chunk, without its rows. Cuts off the rest."""
        self._file.seek(0)
        end = len(self._file.readline(LONGEST_HEADER))
        while len(head := self._file.read(FRAME.size)) == FRAME.size:
            length, crc = FRAME.unpack(head)
            data = self._file.read(length) if length <= LONGEST_CHUNK else b""
            if len(data) != length or crc32(data) != crc:
                break
            try:
                chunk = msgspec.msgpack.decode(data, type=Chunk)
            except msgspec.MsgspecError:
                break
            key = (chunk.begin, chunk.tally.games)
            if key not in self._frames:
                self._frames[key] = _Frame(end + FRAME.size, length, crc)
                yield Chunk(chunk.begin, chunk.tally)
            end += FRAME.size + length
        self._file.truncate(end)
