"""Reads the Parquet files of simulations, which may come from anywhere: checked, and in parts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from cheese_rescue.bots.kernel.simple_games import GameArrays
from cheese_rescue.datasets.arrays import replayed
from cheese_rescue.datasets.schema import GAMES, KEY, VERSION, schema
from cheese_rescue.rules import Game, Refused, Rules
from cheese_rescue.rules.cards import PLAYER_COUNTS, animals, plies

MOST_GAMES = 1_000_000_000
"""The most games that a file may have."""
LARGEST_GROUP = 1 << 28
"""The most bytes that a group of rows may have, decompressed."""
LETTERS = "DCM"


class NoGames(Exception):
    """Raised if a file is no Parquet file with games of this program."""


class NewerGames(Exception):
    """Raised if a file has a later version of the schema."""


class TooManyGames(Exception):
    """Raised if a file, or a group of its rows, is too large."""


class DamagedGame(Exception):
    """Raised if a row is no possible game; `game` is the number of the row, from 0."""

    def __init__(self, game: int) -> None:
        super().__init__(game)
        self.game = game


class Group(NamedTuple):
    """What several games have in common."""

    players: int
    """The number of seats."""
    rules: Rules
    """The variants that are on."""
    bots: tuple[str, ...]
    """The bot in every seat."""


class GamesFile:
    """A Parquet file of games; a context manager.

    Opening raises NoGames, NewerGames, TooManyGames or OSError.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._file = pq.ParquetFile(path)
        except pa.ArrowInvalid:
            raise NoGames from None
        try:
            self._check()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _check(self) -> None:
        found = self._file.schema_arrow
        try:
            about = json.loads((found.metadata or {})[KEY])
            version, table = about["schema"], about["table"]
        except (KeyError, TypeError, ValueError):
            raise NoGames from None
        if table != "games" or type(version) is not int:
            raise NoGames
        if version > VERSION:
            raise NewerGames
        if not found.equals(schema("games")):
            raise NoGames
        about_rows = self._file.metadata
        groups = range(about_rows.num_row_groups)
        if about_rows.num_rows > MOST_GAMES or any(
            about_rows.row_group(at).total_byte_size > LARGEST_GROUP for at in groups
        ):
            raise TooManyGames

    @property
    def games(self) -> int:
        """The number of games."""
        return int(self._file.metadata.num_rows)

    def groups(self) -> Iterator[tuple[Group, GameArrays, Any]]:
        """The games in parts with the same players, rules and bots; with each seat's shares.

        Raises NoGames if the file is damaged, and DamagedGame.
        """
        begin = 0
        for at in range(self._file.metadata.num_row_groups):
            try:
                table = self._file.read_row_group(at)
            except (pa.ArrowException, OSError):
                raise NoGames from None
            yield from _split(table, begin)
            begin += table.num_rows


def _split(table: Any, begin: int) -> Iterator[tuple[Group, GameArrays, Any]]:
    """The rows of a table by group; `begin` is the number of the first."""
    for column in GAMES:
        if table.column(column.name).null_count:
            raise DamagedGame(begin)
    keys = list(
        zip(
            table.column("players").to_pylist(),
            table.column("centred").to_pylist(),
            table.column("dogs_hunt_mice").to_pylist(),
            map(tuple, table.column("bots").to_pylist()),
            strict=True,
        )
    )
    for key in dict.fromkeys(keys):
        rows = [at for at, other in enumerate(keys) if other == key]
        players, centred, dogs_hunt_mice, bots = key
        rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
        try:
            rules.check(players)
        except Refused:
            raise DamagedGame(begin + rows[0]) from None
        if players not in PLAYER_COUNTS or len(bots) != players or None in bots:
            raise DamagedGame(begin + rows[0])
        part = table if len(rows) == table.num_rows else table.take(rows)
        arrays, shares = _arrays(part, players, begin + rows[0])
        yield Group(players, rules, bots), arrays, shares


def _arrays(table: Any, players: int, begin: int) -> tuple[GameArrays, Any]:
    """The columns as arrays, checked so far that the compiled code can read them."""
    last, size = plies(players), sum(animals(players).values())
    try:
        piles = np.array(
            [[LETTERS.index(card) for card in pile] for pile in table.column("pile").to_pylist()]
        )
        arrays = GameArrays(
            seeds=table.column("seed").to_numpy(),
            piles=piles.reshape(-1, size).astype(np.uint8),
            kinds=_matrix(table, "cards", last),
            xs=_matrix(table, "xs", last),
            ys=_matrix(table, "ys", last),
            points=_matrix(table, "points", players),
            cheeses=_matrix(table, "cheeses", players),
        )
        shares = _matrix(table, "shares", players)
    except ValueError:
        raise DamagedGame(begin) from None
    bad = (
        (arrays.kinds > 5).any(axis=1)
        | (np.ptp(arrays.xs, axis=1) >= players + 3)
        | (np.ptp(arrays.ys, axis=1) >= players + 3)
        | ~(abs(shares.sum(axis=1) - 1) < 1e-3)
        | (shares < 0).any(axis=1)
        | (arrays.points > 10).any(axis=1)
    )
    if bad.any() or len(piles) != table.num_rows:
        raise DamagedGame(begin + int(bad.argmax()))
    return arrays, shares


def _matrix(table: Any, name: str, length: int) -> Any:
    """A column of lists as a two-dimensional array. Raises ValueError if a list is too short."""
    column = table.column(name).combine_chunks()
    if isinstance(column, pa.ChunkedArray):
        column = pa.concat_arrays(column.chunks)
    if column.flatten().null_count or not (np.diff(column.offsets.to_numpy()) == length).all():
        raise ValueError(name)
    return column.flatten().to_numpy().reshape(-1, length)


def games_in(path: Path) -> Iterator[Game]:
    """Every game of a file, replayed by the rules. Raises like GamesFile, and DamagedGame."""
    with GamesFile(path) as file:
        number = 0
        for group, arrays, _ in file.groups():
            for pile, kinds, xs, ys in zip(
                arrays.piles.tolist(),
                arrays.kinds.tolist(),
                arrays.xs.tolist(),
                arrays.ys.tolist(),
                strict=True,
            ):
                try:
                    moves = list(zip(kinds, xs, ys, strict=True))
                    yield replayed(group.players, group.rules, pile, moves)
                except Refused:
                    raise DamagedGame(number) from None
                number += 1
