"""Writes the games of a simulation: as Parquet, or as records in a file or in a folder.

What is written depends only on the games, not on how they were divided into chunks.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from cheese_rescue.datasets.simulation import Chunk

ROW_GROUP = 10_000
"""The rows in each group of a Parquet file."""


def is_folder(records: Path) -> bool:
    """Whether records go to a folder with a file for each game: if the name has no suffix."""
    return not records.suffix


def record_file(folder: Path, game: int) -> Path:
    """The file of a game in a folder of records."""
    return folder / f"game-{game:07}.txt"


def write_records(target: Path, chunks: Iterable[Chunk]) -> None:
    """Write the records to a folder, or to one file with an empty line between two records."""
    if is_folder(target):
        target.mkdir(parents=True, exist_ok=True)
        for chunk in chunks:
            for at, record in enumerate(chunk.records):
                _replace(record_file(target, chunk.begin + at), record.encode())
        return
    part = target.with_name(f"{target.name}.new")
    with part.open("wb") as file:
        separator = b""
        for chunk in chunks:
            for record in chunk.records:
                file.write(separator + record.encode())
                separator = b"\n"
        file.flush()
        os.fsync(file.fileno())
    part.replace(target)


def write_parquet(
    target: Path,
    table: str,
    chunks: Iterable[Chunk],
    made: dict[str, object],
    rows: Callable[[Chunk], bytes],
) -> None:
    """Write a table as a Parquet file; `rows` takes its Arrow stream from a chunk."""
    import pyarrow.parquet as pq  # noqa: PLC0415 - slow to import, and in an extra

    from cheese_rescue.datasets.schema import schema  # noqa: PLC0415 - imports pyarrow

    part = target.with_name(f"{target.name}.new")
    with part.open("wb") as file:
        with pq.ParquetWriter(file, schema(table, made), compression="zstd") as writer:
            for group in _groups(rows(chunk) for chunk in chunks):
                writer.write_table(group.replace_schema_metadata(writer.schema.metadata))
        file.flush()
        os.fsync(file.fileno())
    part.replace(target)


def _groups(streams: Iterable[bytes]) -> Iterator[Any]:
    """Tables of ROW_GROUP rows, the last one shorter."""
    import pyarrow as pa  # noqa: PLC0415 - in an extra

    from cheese_rescue.datasets.tables import table_of  # noqa: PLC0415 - imports pyarrow

    waiting: list[Any] = []
    count = 0
    for data in streams:
        table = table_of(data)
        waiting.append(table)
        count += table.num_rows
        if count >= ROW_GROUP:
            joined = pa.concat_tables(waiting)
            for _ in range(count // ROW_GROUP):
                yield joined.slice(0, ROW_GROUP).combine_chunks()
                joined = joined.slice(ROW_GROUP)
            count = joined.num_rows
            waiting = [joined] if count else []
    if count:
        yield pa.concat_tables(waiting).combine_chunks()


def _replace(target: Path, data: bytes) -> None:
    part = target.with_suffix(".part")
    part.write_bytes(data)
    part.replace(target)
