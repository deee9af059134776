"""Of moves that come to the same thing, exactly one is looked at."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots.symmetry import MOST_CARDS, distinct_moves
from cheese_rescue.rules import Board, Cell, Game, Seat
from tests.rules.games import SEEDS, SETUPS, any_game, dealt, pile_of, played

SHIFTS = range(-8, 9)


def sights(cell: Cell) -> Iterator[Cell]:
    """The cell as seen from the eight sides of a table, over which a mirror may hang."""
    x, y = cell
    for _ in range(4):
        yield Cell(x, y)
        yield Cell(-x, y)
        x, y = -y, x


def pictures(board: Board, cells: Sequence[Cell], *, centred: bool) -> Iterator[list[Cell]]:
    """Where the cells come to lie whenever a turn and a shift put like cards upon like."""
    lying = dict(board.items())
    of_cards, of_cells = [zip(*map(sights, group), strict=True) for group in (lying, cells)]
    for cards_seen, cells_seen in zip(of_cards, of_cells, strict=True):
        for dx, dy in [(0, 0)] if centred else [(dx, dy) for dx in SHIFTS for dy in SHIFTS]:
            moved = (Cell(x + dx, y + dy) for x, y in cards_seen)
            if dict(zip(moved, lying.values(), strict=True)) == lying:
                yield [Cell(x + dx, y + dy) for x, y in cells_seen]


def groups(game: Game) -> set[frozenset[Cell]]:
    """The open places, those together that come to the same thing."""
    cells = tuple(game.square.open)
    if not game.board:
        return {frozenset(cells)}
    seen = [*pictures(game.board, cells, centred=game.rules.centred)]
    return {frozenset(picture[number] for picture in seen) for number in range(len(cells))}


def evenly(game: Game, seed: int, length: int) -> Game:
    """Plays so that the table looks the same from as many sides as can be."""
    rng = Random(seed)
    for _ in range(length):
        moves = rng.sample(game.legal_moves(), min(10, len(game.legal_moves())))
        game = min(
            (game.play(move) for move in moves),
            key=lambda after: len(groups(after)) / len(after.square.open),
        )
    return game


even_games = st.builds(
    lambda setup, deal, seed, length: evenly(dealt(setup.players, deal, setup.rules), seed, length),
    st.sampled_from(SETUPS),
    SEEDS,
    SEEDS,
    st.integers(0, MOST_CARDS),
)


@pytest.mark.long
@given(even_games | any_game.filter(lambda game: not game.over))
def test_one_place_of_each_group_is_looked_at_with_every_card(game: Game) -> None:
    view = game.view(game.turn)
    moves = distinct_moves(view)
    cells = {move.cell for move in moves}
    if len(game.board) <= MOST_CARDS:
        assert all(len(cells & group) == 1 for group in groups(game))
    assert set(moves) == {move for move in game.legal_moves() if move.cell in cells}
    assert len(set(moves)) == len(moves)
    assert all(cells & group for group in groups(game))


@pytest.mark.parametrize(
    ("moves", "open_places", "looked_at"),
    [
        ("", 4, 1),
        ("M@1,0", 6, 4),
        ("1a@1,0 1b@-1,0", 8, 5),
        ("1a@1,0 1b@0,1", 7, 7),
        ("M@1,0 M@-1,0", 8, 3),
        ("M@1,0 M@0,1", 7, 4),
        ("M@-1,0 M@0,1", 7, 4),
        ("M@1,0 M@0,-1", 7, 4),
        ("M@0,-1 M@-1,0", 7, 4),
        ("1a@0,1", 6, 4),
        ("M@1,0 M@-1,0 M@1,1 M@-1,-1", 10, 5),
        ("M@0,1 M@0,-1 M@1,1 M@-1,-1", 10, 5),
    ],
)
def test_a_table_that_looks_the_same_from_several_sides(
    moves: str, open_places: int, looked_at: int
) -> None:
    game = Game.deal(players=2, pile=pile_of("MMMM MMMMM CCCCCC DDD"))
    view = played(game, *moves.split()).view(Seat(len(moves.split()) % 2))
    assert len(view.legal_cells) == open_places
    assert len({move.cell for move in distinct_moves(view)}) == looked_at
