"""Simulations: the same games in Python and compiled, and every row is that of a real game."""

import json
from itertools import product
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.chance import Chance, dealt_pile, game_seed
from cheese_rescue.bots.kernel.bit_position import BitPosition, kind_of
from cheese_rescue.bots.kernel.simple_games import play_simple_games
from cheese_rescue.bots.kernel.solver import OpenEnding, Solver
from cheese_rescue.bots.kernel_loader import plays_simply
from cheese_rescue.datasets import Chunk, Simulation, Tally, Wanted, play_chunk
from cheese_rescue.datasets.arrays import arrays_of, games_of
from cheese_rescue.datasets.outputs import write_parquet
from cheese_rescue.datasets.schema import KEY, TABLES, VERSION
from cheese_rescue.datasets.simulation import Forfeited, play_game
from cheese_rescue.datasets.tables import exact, table_of
from cheese_rescue.rules import Card, Game, Outcome, Record, Rules, Seat
from cheese_rescue.rules.cards import ANIMALS, animals
from tests.examples import examples

SIMPLE = [bot for bot in BOTS if plays_simply(bot)]


def simulation(*bots: str, rules: Rules = Rules(), seed: int = 7) -> Simulation:
    return Simulation(bots, rules, seed, Budget(simulations=20), 5.0, ".")


def python_game(agreed: Simulation, number: int) -> Game:
    game = play_game(agreed, number)
    assert not isinstance(game, Forfeited)
    return game


@st.composite
def simulations(draw: st.DrawFn) -> Simulation:
    players = draw(st.integers(2, 4))
    bots = draw(st.lists(st.sampled_from(SIMPLE), min_size=players, max_size=players))
    rules = Rules(centred=players != 3 and draw(st.booleans()), dogs_hunt_mice=draw(st.booleans()))
    return simulation(*bots, rules=rules, seed=draw(st.integers(-(2**70), 2**70)))


def test_the_bots_without_search_are_those_that_the_compiled_code_plays() -> None:
    levels = ["little-mouse", "mouse", "kitten", "cat", "tomcat"]
    assert ["random", "gentle", "greedy", *levels] == SIMPLE
    with pytest.raises(ValueError, match="dog"):
        play_simple_games(("greedy", "dog"), Rules(), 1, 0, 1)


@examples(60)
@given(simulations(), st.integers(0, 10**12))
def test_the_compiled_bots_play_the_moves_of_the_python_bots(agreed: Simulation, at: int) -> None:
    arrays = play_simple_games(agreed.bots, agreed.rules, agreed.seed, at, 2)
    games = [python_game(agreed, number) for number in (at, at + 1)]
    expected = arrays_of(games, [game_seed(agreed.seed, number) for number in (at, at + 1)])
    for ours, theirs in zip(arrays, expected, strict=True):
        assert ours.tolist() == theirs.tolist()
    assert games_of(arrays, agreed.rules) == games


@pytest.mark.parametrize("bot", SIMPLE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_simple_bot_plays_the_same_compiled(bot: str, players: int) -> None:
    agreed = simulation(*[bot] * players)
    arrays = play_simple_games(agreed.bots, agreed.rules, agreed.seed, 0, 1)
    assert games_of(arrays, agreed.rules) == [python_game(agreed, 0)]


@given(st.integers(2, 4), st.integers(0, 2**63 - 1))
def test_a_seed_deals_every_animal_once(players: int, seed: int) -> None:
    pile = dealt_pile(players, seed)
    assert {animal: pile.count(animal) for animal in ANIMALS} == animals(players)


def test_every_card_of_the_pile_is_equally_likely() -> None:
    piles = [dealt_pile(2, seed) for seed in range(3000)]
    for at in (0, 1, 9, 17):
        dogs = sum(pile[at] is Card.DOG for pile in piles)
        assert abs(dogs - 500) < 6 * (3000 * 5 / 36) ** 0.5


def test_chance_draws_what_random_promises() -> None:
    chance = Chance(5)
    assert sorted(chance.sample(range(20), 20)) == [*range(20)]
    assert {chance.choice("abc") for _ in range(100)} == {*"abc"}
    assert all(0 <= chance.random() < 1 for _ in range(100))
    assert 0 <= chance.getrandbits(128) < 2**128
    state = chance.getstate()
    numbers = [chance.random(), chance.randrange(10)]
    chance.setstate(state)
    assert numbers == [chance.random(), chance.randrange(10)]
    chance.seed(5)


def test_the_chunks_do_not_change_the_games() -> None:
    agreed = simulation("greedy", "cat", "kitten")
    wanted = Wanted(games=True, plies=True, records=True)
    whole = play_chunk(agreed, 0, 6, wanted)
    parts = [play_chunk(agreed, begin, 2, wanted) for begin in (0, 2, 4)]
    assert [record for part in parts for record in part.records] == whole.records
    for rows in ("games", "plies"):
        joined = [row for part in parts for row in table_of(getattr(part, rows)).to_pylist()]
        assert joined == table_of(getattr(whole, rows)).to_pylist()
    tally = Tally.empty(3)
    for part in parts:
        tally.add_all(part.tally)
    assert tally == whole.tally


CASES = [
    *product([("random", "greedy"), ("cat", "mouse", "kitten")], [Rules(), Rules(False, True)]),
    (("greedy",) * 4, Rules(centred=True)),
    (("puppy", "random"), Rules()),
]


@pytest.mark.parametrize(("bots", "rules"), CASES)
def test_every_row_can_be_rebuilt_by_replay(bots: tuple[str, ...], rules: Rules) -> None:
    agreed = simulation(*bots, rules=rules)
    chunk = play_chunk(agreed, 3, 4, Wanted(games=True, plies=True, records=True))
    rows = table_of(chunk.games).to_pylist()
    plies = table_of(chunk.plies).to_pylist()
    tally = Tally.empty(len(bots))
    for number, (row, record) in enumerate(zip(rows, chunk.records, strict=True), start=3):
        game = python_game(agreed, number)
        outcome = game.outcome()
        tally.add(outcome)
        assert Record.parse(record) == Record.of(game, bots=bots)
        assert row == {
            "game": number,
            "seed": game_seed(agreed.seed, number),
            "players": len(bots),
            "centred": rules.centred,
            "dogs_hunt_mice": rules.dogs_hunt_mice,
            "bots": [*bots],
            "pile": "".join(map(str, game.dealt)),
            "cards": [kind_of(move.card) for move in game.moves],
            "xs": [move.cell.x for move in game.moves],
            "ys": [move.cell.y for move in game.moves],
            "points": [*outcome.points],
            "cheeses": [*outcome.cheeses],
            "shares": pytest.approx(shares(outcome)),
        }
        of_game = [ply for ply in plies if ply["game"] == number]
        check_plies(of_game, game, outcome)
    assert tally == chunk.tally
    assert [*rows[0]] == [column.name for column in TABLES["games"]]
    assert [*plies[0]] == [column.name for column in TABLES["plies"]]


def shares(outcome: Outcome) -> list[float]:
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.points))]


def check_plies(rows: list[dict[str, object]], game: Game, outcome: Outcome) -> None:
    """Every row of a game says what the View of the seat to move says."""
    before = Game.deal(players=game.players, pile=game.dealt, rules=game.rules)
    solver = Solver(dogs_hunt_mice=game.rules.dogs_hunt_mice)
    for row, move in zip(rows, game.moves, strict=True):
        seat = before.turn
        view = before.view(seat)
        assert (row["ply"], row["seat"]) == (before.ply, seat)
        assert row["hand"] == [[kind_of(c) for c in view.hand].count(k) for k in range(6)]
        assert row["unseen"] == [view.unseen[animal] for animal in ANIMALS]
        assert row["pile_size"] == view.pile_size
        assert row["open_cells"] == len(view.legal_cells)
        assert row["legal_moves"] == len(view.legal_moves)
        now = Outcome.of(view.board, view.rules, view.players).points
        assert row["points_now"] == [*now[seat:], *now[:seat]]
        held = [
            sum(card.points == worth for card in view.cheeses[other])
            for other in [*range(seat, game.players), *range(seat)]
            for worth in (1, 2, 3)
        ]
        assert row["cheeses_held"] == held
        assert drawn(row, seat, game.players) == {
            (cell.x, cell.y): card for cell, card in view.board.items()
        }
        assert (row["card"], row["x"], row["y"]) == (kind_of(move.card), *move.cell)
        assert row["share"] == pytest.approx(shares(outcome)[seat])
        assert row["points"] == outcome.points[seat]
        if game.players == 2 and view.pile_size == 0:
            value = solver.best(OpenEnding.of(BitPosition.of(view)))[0]
            assert (row["exact_share"], row["exact_margin"]) == exact(value)
        else:
            assert row["exact_share"] is row["exact_margin"] is None
        before = before.play(move)


def drawn(row: dict[str, object], seat: Seat, players: int) -> dict[tuple[int, int], Card]:
    """The board of a row, as the schema describes it."""
    board, corner = row["board"], row["corner"]
    assert isinstance(board, list)
    assert isinstance(corner, list)
    left, top = corner
    size = players + 3
    assert len(board) == size * size
    cards = {1: Card.START, 2: Card.DOG, 3: Card.CAT, 4: Card.MOUSE}
    for owner, points in product(range(players), (1, 2, 3)):
        cards[4 + 3 * owner + points] = Card.cheese(Seat((seat + owner) % players), points)
    return {
        (left + at % size, top + at // size): cards[code] for at, code in enumerate(board) if code
    }


def test_the_last_exact_value_is_the_result() -> None:
    agreed = simulation("puppy", "puppy")
    chunk = play_chunk(agreed, 0, 3, Wanted(plies=True))
    last = [row for row in table_of(chunk.plies).to_pylist() if row["ply"] == 23]
    game = python_game(agreed, 0)
    assert last[0]["legal_moves"] == len(before_last(game).legal_moves())
    assert last[0]["exact_margin"] >= margin(game)


def before_last(game: Game) -> Game:
    before = Game.deal(players=game.players, pile=game.dealt, rules=game.rules)
    for move in game.moves[:-1]:
        before = before.play(move)
    return before


def margin(game: Game) -> int:
    first, second = game.outcome().points
    return second - first


def test_a_parquet_file_says_what_it_is_and_how_it_was_made(tmp_path: Path) -> None:
    agreed = simulation("random", "gentle")
    chunks = [play_chunk(agreed, begin, 3, Wanted(games=True)) for begin in (0, 3)]
    file = tmp_path / "games.parquet"

    def rows(chunk: Chunk) -> bytes:
        return chunk.games

    write_parquet(file, "games", chunks, {"seed": 7}, rows)
    schema = pq.read_schema(file)
    about = json.loads(schema.metadata[KEY])
    assert about == {"schema": VERSION, "table": "games", "seed": 7}
    for column in TABLES["games"]:
        field = schema.field(column.name)
        assert field.metadata[b"meaning"].decode() == column.meaning
    assert pq.read_table(file).column("game").to_pylist() == [*range(6)]
