"""What a programmer sees of a value: one line that hides the cards, and a table that is open."""

from random import Random

import pytest
from hypothesis import given

from cheese_rescue.rules import Board, Card, Game, Move, Position, Record, Rules, Seat
from tests.examples import examples
from tests.rules.games import any_course, course, dealt, every_count, pile_of, played
from tests.rules.redeal import told_apart

A, B = Seat(0), Seat(1)
PILE = pile_of("CMMC DMCMMMCDMCMMCD".replace(" ", ""))


def begun() -> Game:
    return played(Game.deal(players=2, pile=PILE), "C@0,1", "1b@1,0", "M@-1,0")


def test_the_repr_of_a_game_says_how_far_it_is() -> None:
    assert repr(begun()) == "<Game of 2 players, ply 3 of 24, seat 1 to move>"
    assert repr(course(dealt(4), seed=1)[-1]) == "<Game of 4 players, ply 48 of 48, over>"


def test_the_repr_of_a_position_says_how_large_it_is() -> None:
    board = Board.parse("M 1a")
    position = Position.set_up(board, size=3, hands=[[Card.CAT], [Card.DOG]], turn=B)
    assert repr(position) == "<Position of 2 cards, 3 x 3, seat 1 to move>"


def test_the_repr_of_a_view_says_whose_it_is_and_hides_even_its_hand() -> None:
    assert repr(begun().view(A)) == "<View of seat 0: 2 players, ply 3, seat 1 to move>"
    assert repr(begun().view(None)) == "<View of a watcher: 2 players, ply 3, seat 1 to move>"


def test_the_repr_of_an_outcome_is_the_score() -> None:
    board = Board.parse("M 1a 3b\nD 2b .")
    outcome = Position.set_up(board, size=3, hands=[[], []]).outcome()
    assert repr(outcome) == "<Outcome: points (0, 5), cheeses (0, 2), winners (1,)>"
    assert repr(outcome.chase) == "<Chase of 5 cards: cats 0, mice 0, cheeses 1 gone>"
    even = Position.set_up(Board.parse("1a 1b"), size=3, hands=[[], []]).outcome()
    assert repr(even) == "<Outcome: points (1, 1), cheeses (1, 1), winners (0, 1)>"


def test_the_repr_of_a_record_hides_pile_and_secret() -> None:
    record = Record(players=2, secret=bytes(32), pile=PILE)
    assert repr(record) == "<Record of 2 players, 0 of 24 moves>"
    over = course(dealt(2), seed=1)[-1]
    result = str(Record.of(over)).splitlines()[-1].removeprefix("result ")
    assert repr(Record.of(over)) == f"<Record of 2 players, 24 of 24 moves, {result}>"


def test_the_repr_of_a_move_reads_back() -> None:
    move = Move.parse("2a@1,-3")
    assert repr(move) == "Move.parse('2a@1,-3')"
    assert eval(repr(move), {"Move": Move}) == move  # noqa: S307 (our own text)


def shown(game: Game, seat: Seat | None) -> str:
    """All that somebody with this view and this seat's games could read on a screen."""
    view = game.view(seat)
    values = game, game.position, view
    return "\n".join([*map(repr, values), *map(str, values)])


@examples(5)
@given(any_course)
def test_nothing_shown_depends_on_a_hidden_card(games: tuple[Game, ...]) -> None:
    assert told_apart(games, shown, Random(1)) == []


@examples(5)
@given(any_course)
def test_every_repr_is_one_short_line(games: tuple[Game, ...]) -> None:
    for game in games[:: len(games) // 4]:
        record = Record.of(game)
        outcome = game.position.outcome()
        for value in (game, game.position, game.view(None), record, outcome, outcome.chase):
            assert "\n" not in repr(value)
            assert len(repr(value)) <= 100


def test_a_printed_game_is_the_table_as_everybody_sees_it() -> None:
    assert str(begun()).splitlines() == [
        "M  S  1b",
        ".  C  .",
        "",
        "seat 0 (a): 8 cards, among them 1a 1a 1a 2a 2a 3a",
        "seat 1 (b): 8 cards, among them 1b 1b 2b 2b 3b; to move",
        "pile: 11 cards",
    ]


def test_a_printed_view_adds_the_hand() -> None:
    game = begun()
    assert str(game.view(None)) == str(game) == str(game.position)
    assert str(game.view(B)) == f"{game}\nhand of seat 1: C M M 1b 1b 2b 2b 3b"


def test_a_printed_end_says_who_won() -> None:
    over = course(dealt(2), seed=1)[-1]
    outcome = over.outcome()
    rows = [line for line in str(over).splitlines() if line.startswith("seat")]
    for seat, row in enumerate(rows):
        assert f"; {outcome.points[seat]} points" in row
        assert row.endswith("wins") == (seat in outcome.winners)


@every_count
def test_a_table_without_a_card_is_printed_too(players: int) -> None:
    first = str(dealt(players)).splitlines()[0]
    assert first == ("." if players == 3 else "S")


# -- moves as text -------------------------------------------------------------------------------


def test_a_move_can_be_played_as_text() -> None:
    game = dealt(2)
    move = game.legal_moves()[0]
    assert game.play(str(move)) == game.play(move)
    assert game.play(str(move)).moves == (move,)
    assert game.position.play(str(move)) == game.position.play(move)


@pytest.mark.parametrize("text", ["", "M", "M@1", "Z@1,0", "M@1,0 "])
def test_any_other_text_is_unreadable(text: str) -> None:
    for value in (dealt(2), dealt(2).position):
        with pytest.raises(ValueError, match=r"not-a|no-such-face"):
            value.play(text)


def test_nothing_else_can_be_played() -> None:
    game = dealt(2)
    card, cell = game.legal_moves()[0]
    for nothing in ((card, cell), (card, (1, 0)), None, card, 7, [card, cell]):
        with pytest.raises(TypeError, match=r"Move or its text form such as 'M@1,0', not a"):
            game.play(nothing)  # type: ignore[arg-type]  # the very mistake
        with pytest.raises(TypeError, match=r"Move or its text form"):
            game.position.play(nothing)  # type: ignore[arg-type]  # the very mistake
    with pytest.raises(TypeError, match=r"the cell of a move is a Cell, not a tuple"):
        game.play(Move(card, (1, 0)))  # type: ignore[arg-type]  # the very mistake


# -- records of games ----------------------------------------------------------------------------


@examples(10)
@given(any_course)
def test_the_record_of_a_game_contains_all_of_it(games: tuple[Game, ...]) -> None:
    for game in games[:: len(games) // 3]:
        record = Record.of(game)
        assert Record.parse(str(record)) == record
        assert record.games()[-1] == game
    assert Record.of(games[-1]).games() == games


def test_the_record_of_a_game_says_who_played() -> None:
    game = played(dealt(2, rules=Rules(centred=True)), "1a@1,0", "1b@0,1", "1a@-1,0")
    record = Record.of(game, bots=["greedy", None])
    assert [play.by for play in record.plays] == ["bot:greedy", "person", "bot:greedy"]
    assert {play.by for play in Record.of(game).plays} == {"person"}
    with pytest.raises(ValueError, match=r"2 names are needed, not 1"):
        Record.of(game, bots=["greedy"])
