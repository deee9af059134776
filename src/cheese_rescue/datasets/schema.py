"""The columns of the Parquet files, and the version of their schema.

`docs/data.md` is written from these lists, and a test compares the two.
"""

import json
from typing import Any, NamedTuple

import pyarrow as pa

VERSION = 1
"""The version of the schema: a file of a later one cannot be read."""
KEY = b"cheese-rescue"
"""The key of the metadata of a file: JSON with the schema's version, the table, and how the games
were made."""


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: Any
    meaning: str
    """What it contains, in English, also in the file's metadata."""


_BYTES = pa.list_(pa.uint8())
_SIGNED = pa.list_(pa.int8())

GAMES = (
    Column("game", pa.int64(), "number of the game, from 0"),
    Column("seed", pa.int64(), "seed of the game: with the bots and the rules, it determines all"),
    Column("players", pa.uint8(), "number of seats: 2, 3 or 4"),
    Column("centred", pa.bool_(), "variant V1: the start card is the middle of the square"),
    Column("dogs_hunt_mice", pa.bool_(), "variant V2: dogs catch the mice"),
    Column("bots", pa.list_(pa.string()), "bot in each seat"),
    Column("pile", pa.string(), "dealt pile, top card first: D, C or M for each card"),
    Column("cards", _BYTES, "card of each move: 0 dog, 1 cat, 2 mouse, 3 to 5 cheese worth 1 to 3"),
    Column("xs", _SIGNED, "column of each move's cell"),
    Column("ys", _SIGNED, "row of each move's cell, downwards"),
    Column("points", _BYTES, "points of each seat"),
    Column("cheeses", _BYTES, "cheeses that each seat has left"),
    Column(
        "shares", pa.list_(pa.float32()), "share of the victory of each seat: 1/n for n winners"
    ),
)
"""A row for each game. Seat s makes the moves s, s + players, and so on."""

PLIES = (
    Column("game", pa.int64(), "number of the game, from 0"),
    Column("ply", pa.uint8(), "cards placed before"),
    Column("seat", pa.uint8(), "seat to move; what follows is its View before its move"),
    Column("hand", _BYTES, "cards in its hand: dogs, cats, mice, cheeses worth 1, 2 and 3"),
    Column("unseen", _BYTES, "dogs, cats and mice neither on the table nor in its hand"),
    Column("cheeses_held", _BYTES, "cheeses worth 1, 2 and 3 in each hand, own hand first"),
    Column("pile_size", pa.uint8(), "cards in the pile"),
    Column("open_cells", pa.uint8(), "cells where a card may be placed"),
    Column("legal_moves", pa.uint8(), "moves to choose from"),
    Column(
        "board",
        _BYTES,
        "square, row by row, from the corner on: 0 empty, 1 start card, 2 dog, 3 cat, 4 mouse, "
        "5 to 7 own cheese worth 1 to 3, 8 to 10 the next seat's, and so on",
    ),
    Column("corner", _SIGNED, "x and y of the board's first cell: the upper left of all cards"),
    Column("points_now", _BYTES, "points of each seat if the chase came now, own points first"),
    Column("card", pa.uint8(), "card of the move that was made, as in the table of games"),
    Column("x", pa.int8(), "column of its cell"),
    Column("y", pa.int8(), "row of its cell"),
    Column("share", pa.float32(), "share of the victory that the seat got in the end"),
    Column("points", pa.uint8(), "points that the seat got in the end"),
    Column("exact_share", pa.float32(), "share by best play of both; null unless the end is open"),
    Column("exact_margin", pa.int8(), "lead in points by best play; null unless the end is open"),
)
"""A row for each ply. The end is open with two players once the pile is empty."""

TABLES = {"games": GAMES, "plies": PLIES}
"""The columns of each table."""


def schema(table: str, made: dict[str, object] | None = None) -> Any:
    """The Arrow schema of a table; `made` describes how the games were made."""
    fields = [
        pa.field(column.name, column.type, metadata={"meaning": column.meaning})
        for column in TABLES[table]
    ]
    if made is None:
        return pa.schema(fields)
    about = {"schema": VERSION, "table": table, **made}
    return pa.schema(fields, metadata={KEY: json.dumps(about, sort_keys=True).encode()})
