"""Rows of games and plies as Arrow tables."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from cheese_rescue.bots.kernel.bit_position import BitPosition, kind_of
from cheese_rescue.bots.kernel.simple_games import GameArrays
from cheese_rescue.bots.kernel.solver import OpenEnding, Solver
from cheese_rescue.bots.search import is_endgame
from cheese_rescue.datasets.schema import schema
from cheese_rescue.datasets.simulation import Simulation
from cheese_rescue.rules import Card, Game, Outcome, Seat, View
from cheese_rescue.rules.cards import ANIMALS, CHEESE_POINTS, square_size

LETTERS = np.frombuffer(b"DCM", np.uint8)
"""The letters of the animals in the column `pile`."""
POINTS = tuple(dict.fromkeys(CHEESE_POINTS))


def game_rows(simulation: Simulation, begin: int, arrays: GameArrays) -> bytes:
    """A row for each game, as an Arrow stream; `begin` is the number of the first."""
    games, players = arrays.points.shape
    rules = simulation.rules
    results = arrays.points.astype(np.int64) * 8 + arrays.cheeses
    won = results == results.max(axis=1, keepdims=True)
    shares = (won / won.sum(axis=1, keepdims=True)).astype(np.float32)
    columns = {
        "game": pa.array(np.arange(begin, begin + games)),
        "seed": pa.array(arrays.seeds),
        "players": pa.array(np.full(games, players, np.uint8)),
        "centred": pa.array(np.full(games, rules.centred)),
        "dogs_hunt_mice": pa.array(np.full(games, rules.dogs_hunt_mice)),
        "bots": _lists(pa.array([*simulation.bots] * games, pa.string()), players),
        "pile": _texts(LETTERS[arrays.piles]),
        "cards": _rows(arrays.kinds),
        "xs": _rows(arrays.xs),
        "ys": _rows(arrays.ys),
        "points": _rows(arrays.points),
        "cheeses": _rows(arrays.cheeses),
        "shares": _rows(shares),
    }
    return stream(pa.table(columns, schema("games")))


def _rows(array: Any) -> Any:
    """A two-dimensional array as a column of lists."""
    return _lists(pa.array(array.reshape(-1)), array.shape[1])


def _lists(values: Any, length: int) -> Any:
    offsets = np.arange(0, len(values) + 1, length, dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), values)


def _texts(letters: Any) -> Any:
    """A two-dimensional array of ASCII codes as a column of texts."""
    games, length = letters.shape
    offsets = np.arange(0, games * length + 1, length, dtype=np.int32)
    buffers = [pa.py_buffer(offsets.tobytes()), pa.py_buffer(letters.tobytes())]
    return pa.StringArray.from_buffers(games, *buffers)


def stream(table: Any) -> bytes:
    """A table as bytes, which `table_of` reads."""
    sink = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="zstd")
    with pa.ipc.new_stream(sink, table.schema, options=options) as writer:
        writer.write_table(table)
    return bytes(sink.getvalue())


def table_of(data: bytes) -> Any:
    """The table that `stream` wrote."""
    with pa.ipc.open_stream(data) as reader:
        return reader.read_all()


def ply_rows(begin: int, games: Sequence[Game]) -> bytes:
    """A row for each ply of finished games, as an Arrow stream."""
    rows = [row for at, game in enumerate(games) for row in plies_of(begin + at, game)]
    return stream(pa.Table.from_pylist(rows, schema("plies")))


def plies_of(number: int, game: Game) -> Iterator[dict[str, object]]:
    """The rows of a finished game, with exact values where the end is open."""
    outcome = game.outcome()
    solver: Solver | None = None
    before = Game.deal(players=game.players, pile=game.dealt, rules=game.rules)
    for move in game.moves:
        view = before.view(before.turn)
        share, margin = None, None
        if is_endgame(view):
            solver = solver or Solver(dogs_hunt_mice=game.rules.dogs_hunt_mice)
            value, *_ = solver.best(OpenEnding.of(BitPosition.of(view)))
            share, margin = exact(value)
        winners = outcome.winners
        yield {
            "game": number,
            **features(view),
            "card": kind_of(move.card),
            "x": move.cell.x,
            "y": move.cell.y,
            "share": 1 / len(winners) if before.turn in winners else 0.0,
            "points": outcome.points[before.turn],
            "exact_share": share,
            "exact_margin": margin,
        }
        before = before.play(move)


def exact(value: int) -> tuple[float, int]:
    """The share of the victory and the lead in points that a value of the solver stands for."""
    return 0.5 + (value > 0) / 2 - (value < 0) / 2, int(value / 2)


def features(view: View) -> dict[str, object]:
    """What the seat to move knows, as numbers: the columns up to `points_now`."""
    seat = view.turn
    around = [Seat((seat + step) % view.players) for step in range(view.players)]
    size = square_size(view.players)
    left, top = view.board.bounds()[0] if view.board else (0, 0)
    board = [0] * (size * size)
    for cell, card in view.board.items():
        board[size * (cell.y - top) + cell.x - left] = _code(card, seat, view.players)
    now = Outcome.of(view.board, view.rules, view.players).points
    hand = [kind_of(card) for card in view.hand]
    return {
        "ply": view.ply,
        "seat": seat,
        "hand": [hand.count(kind) for kind in range(6)],
        "unseen": [view.unseen[animal] for animal in ANIMALS],
        "cheeses_held": [n for other in around for n in _worths(view.cheeses[other])],
        "pile_size": view.pile_size,
        "open_cells": len(view.legal_cells),
        "legal_moves": len(view.legal_moves),
        "board": board,
        "corner": [left, top],
        "points_now": [now[other] for other in around],
    }


def _code(card: Card, seat: Seat, players: int) -> int:
    """The number of a card on the board: as the schema says, owners counted from `seat`."""
    if card.owner is None:
        return 1 if card is Card.START else 2 + kind_of(card)
    return 5 + 3 * ((card.owner - seat) % players) + card.points - 1


def _worths(cheeses: Iterable[Card]) -> list[int]:
    points = [card.points for card in cheeses]
    return [points.count(worth) for worth in POINTS]
