"""Every refusal that has a code is provoked here, with all the data that comes with it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from cheese_rescue.rules import (
    Board,
    Card,
    Cell,
    Game,
    IllegalMove,
    ImpossibleSquare,
    Move,
    Record,
    Refusal,
    Refused,
    Rules,
    Seat,
    Unreadable,
    verify,
)
from cheese_rescue.rules.replay import beginning, games
from cheese_rescue.rules.scoring import score
from tests.rules.games import course, dealt, pile_of, played
from tests.rules.worked_ends import THREE, TWO
from tests.table.tables import started


class Provoked(NamedTuple):
    provoke: Callable[[], object]
    error: type[Refused]
    refusal: Refusal
    data: dict[str, int | str]


def some_game() -> Game:
    """Two players; a holds D and C, b two mice, and the next card is a dog."""
    return Game.deal(players=2, pile=pile_of("DC MM D D" + "CCCCC MMMMMMM"))


def play(*moves: str) -> Game:
    return played(some_game(), *moves)


def finished_game() -> Game:
    return course(some_game(), seed=0)[-1]


def with_pile(faces: str, *more: Card) -> Game:
    return Game.deal(players=2, pile=(*pile_of(faces), *more))


def record(**lines: str) -> str:
    """A record with some of its lines written otherwise."""
    text = {"cheese-rescue": "1", "players": "2", "variants": "none", "seal": "?"}
    text |= {"numbers": "- -", "secret": "?", "pile": "?", "result": "?"}
    text |= {word.replace("_", "-"): line for word, line in lines.items()}
    return "".join(f"{word} {line}\n" for word, line in text.items())


def scored(end: Board, cell: Cell, card: Card) -> object:
    return score(end.with_card(card, cell))


def impossible_of(text: str) -> None:
    impossible = verify(Record.parse(text)).impossible
    assert impossible is not None
    raise impossible


ALL_CATS_AND_MICE = "CCCCCC MMMMMMMMM"

PROVOKED = [
    # a move
    Provoked(
        lambda: started(players=2).play(Seat(1), Move.parse("1b@1,0"), 0, at=0),
        IllegalMove,
        Refusal.NOT_YOUR_TURN,
        {"turn": "a"},
    ),
    Provoked(lambda: play("M@1,0"), IllegalMove, Refusal.NO_SUCH_CARD, {"card": "M"}),
    Provoked(lambda: play("1b@1,0"), IllegalMove, Refusal.NO_SUCH_CARD, {"card": "1b"}),
    Provoked(lambda: play("S@1,0"), IllegalMove, Refusal.NO_SUCH_CARD, {"card": "S"}),
    Provoked(lambda: play("1c@1,0"), IllegalMove, Refusal.NO_SUCH_CARD, {"card": "1c"}),
    Provoked(
        lambda: play("3a@1,0", "M@2,0", "3a@0,1"), IllegalMove, Refusal.NO_SUCH_CARD, {"card": "3a"}
    ),
    Provoked(lambda: play("D@0,0"), IllegalMove, Refusal.PLACE_TAKEN, {"cell": "0,0", "card": "S"}),
    Provoked(
        lambda: play("D@1,0", "M@1,0"),
        IllegalMove,
        Refusal.PLACE_TAKEN,
        {"cell": "1,0", "card": "D"},
    ),
    Provoked(
        lambda: play("D@0,-7"),
        IllegalMove,
        Refusal.OUTSIDE_THE_SQUARE,
        {"side": "top", "by": 3, "size": 5},
    ),
    Provoked(lambda: play("D@2,0"), IllegalMove, Refusal.TOUCHES_NOTHING, {"cell": "2,0"}),
    Provoked(
        lambda: played(dealt(3), "1a@1,0"), IllegalMove, Refusal.TOUCHES_NOTHING, {"cell": "1,0"}
    ),
    Provoked(lambda: play("D@1,-1"), IllegalMove, Refusal.TOUCHES_A_CORNER_ONLY, {"cell": "1,-1"}),
    Provoked(lambda: finished_game().play(Move.parse("D@1,0")), IllegalMove, Refusal.GAME_OVER, {}),
    Provoked(lambda: some_game().outcome(), IllegalMove, Refusal.GAME_NOT_OVER, {"places": 24}),
    Provoked(lambda: play("D@1,0").outcome(), IllegalMove, Refusal.GAME_NOT_OVER, {"places": 23}),
    # a set-up
    *(
        Provoked(
            lambda players=players: Game.deal(players=players, pile=()),  # type: ignore[misc]  # a default in a lambda
            IllegalMove,
            Refusal.WRONG_NUMBER_OF_PLAYERS,
            {"players": players},
        )
        for players in (-1, 0, 1, 5, 36)
    ),
    Provoked(
        lambda: with_pile("DD" + ALL_CATS_AND_MICE),
        IllegalMove,
        Refusal.IMPOSSIBLE_PILE,
        {"card": "D", "found": 2, "expected": 3},
    ),
    Provoked(
        lambda: with_pile("DDDD" + ALL_CATS_AND_MICE),
        IllegalMove,
        Refusal.IMPOSSIBLE_PILE,
        {"card": "D", "found": 4, "expected": 3},
    ),
    Provoked(
        lambda: with_pile("DDDC" + ALL_CATS_AND_MICE[:-1]),
        IllegalMove,
        Refusal.IMPOSSIBLE_PILE,
        {"card": "C", "found": 7, "expected": 6},
    ),
    Provoked(
        lambda: with_pile("DDD" + ALL_CATS_AND_MICE, Card.CHEESE_1A),
        IllegalMove,
        Refusal.IMPOSSIBLE_PILE,
        {"card": "1a", "found": 1, "expected": 0},
    ),
    Provoked(
        lambda: with_pile("DDD" + ALL_CATS_AND_MICE, Card.START),
        IllegalMove,
        Refusal.IMPOSSIBLE_PILE,
        {"card": "S", "found": 1, "expected": 0},
    ),
    Provoked(
        lambda: with_pile(""),
        IllegalMove,
        Refusal.IMPOSSIBLE_PILE,
        {"card": "D", "found": 0, "expected": 3},
    ),
    Provoked(
        lambda: dealt(3, rules=Rules(centred=True)), IllegalMove, Refusal.IMPOSSIBLE_VARIANT, {}
    ),
    # a text
    Provoked(
        lambda: Board.parse("S\nD X"),
        Unreadable,
        Refusal.NO_SUCH_FACE,
        {"text": "X", "line": 2, "column": 2},
    ),
    Provoked(
        lambda: Board.parse("S 5c"),
        Unreadable,
        Refusal.NO_SUCH_CHEESE,
        {"text": "5c", "line": 1, "column": 2},
    ),
    Provoked(lambda: Cell.parse("1;0"), Unreadable, Refusal.NOT_A_CELL, {"text": "1;0"}),
    Provoked(lambda: Move.parse("D 1,0"), Unreadable, Refusal.NOT_A_MOVE, {"text": "D 1,0"}),
    Provoked(lambda: score(Board.parse("\n. .")), ImpossibleSquare, Refusal.NOTHING_DRAWN, {}),
    Provoked(lambda: Record.parse("Dear Sir,"), Unreadable, Refusal.NOT_A_RECORD, {"line": 1}),
    Provoked(
        lambda: Record.parse(record(cheese_rescue="12")),
        Unreadable,
        Refusal.RECORD_TOO_NEW,
        {"line": 1, "version": 12},
    ),
    Provoked(
        lambda: Record.parse("cheese-rescue 1\nvariants none"),
        Unreadable,
        Refusal.RECORD_LINE_MISSING,
        {"line": 2, "word": "players"},
    ),
    Provoked(
        lambda: Record.parse(record(players="6")),
        Unreadable,
        Refusal.RECORD_LINE_DAMAGED,
        {"line": 2, "word": "players", "text": "6"},
    ),
    Provoked(
        lambda: Record.parse(record(numbers="- -\n2 a D@1,0 person")),
        Unreadable,
        Refusal.RECORD_MOVE_OUT_OF_ORDER,
        {"line": 6, "ply": 1},
    ),
    Provoked(
        lambda: impossible_of(record(numbers="- -\n1 a D@9,0 person")),
        Unreadable,
        Refusal.RECORD_MOVE_IMPOSSIBLE,
        {"line": 6, "ply": 1, "move": "D@9,0"},
    ),
    Provoked(
        lambda: Record.parse(record() + "and so on"),
        Unreadable,
        Refusal.RECORD_LINE_TOO_MANY,
        {"line": 9, "text": "and so on"},
    ),
    Provoked(lambda: list(games(Record.parse(record()))), Refused, Refusal.PILE_NOT_KNOWN, {}),
    Provoked(
        lambda: beginning(Record(players=2), 1), Refused, Refusal.NO_SUCH_PLY, {"ply": 1, "last": 0}
    ),
    # a square that no game can end in
    Provoked(
        lambda: score(Board.parse("S D\nC M")),
        ImpossibleSquare,
        Refusal.WRONG_SIZE,
        {"width": 2, "height": 2},
    ),
    Provoked(
        lambda: score(TWO.square.without(frozenset({Cell(1, 1)}))),
        ImpossibleSquare,
        Refusal.HOLES,
        {"holes": 1},
    ),
    Provoked(
        lambda: scored(TWO.square, Cell(0, 0), Card.MOUSE),
        ImpossibleSquare,
        Refusal.NO_START_CARD,
        {"players": 2},
    ),
    Provoked(lambda: Board.parse("S . S"), Unreadable, Refusal.TWO_START_CARDS, {"found": 2}),
    Provoked(
        lambda: scored(THREE.square, Cell(0, 0), Card.START),
        ImpossibleSquare,
        Refusal.START_CARD_NOT_USED,
        {},
    ),
    Provoked(
        lambda: score(TWO.square, Rules(centred=True)),
        ImpossibleSquare,
        Refusal.START_CARD_NOT_IN_THE_MIDDLE,
        {},
    ),
    Provoked(
        lambda: scored(TWO.square, Cell(1, 1), Card.DOG),
        ImpossibleSquare,
        Refusal.TOO_MANY_ANIMALS,
        {"card": "D", "found": 4, "most": 3},
    ),
    Provoked(
        lambda: scored(TWO.square, Cell(0, 1), Card.CHEESE_3B),
        ImpossibleSquare,
        Refusal.TOO_MANY_CHEESES,
        {"seat": "b", "points": 3, "found": 2, "most": 1},
    ),
    Provoked(
        lambda: score(TWO.square.with_card(Card.CHEESE_1B, Cell(-1, 0)), any_counts=True),
        ImpossibleSquare,
        Refusal.TOO_MANY_CHEESES_IN_ALL,
        {"seat": "b", "found": 7, "most": 6},
    ),
    Provoked(
        lambda: score(
            Board(
                {
                    cell: Card.MOUSE if card is Card.CHEESE_1A else card
                    for cell, card in THREE.square.items()
                }
            )
        ),
        ImpossibleSquare,
        Refusal.TOO_FEW_CHEESES,
        {"seat": "a", "found": 1, "least": 3},
    ),
    Provoked(
        lambda: scored(TWO.square, Cell(0, 1), Card.CHEESE_1D),
        ImpossibleSquare,
        Refusal.NOBODYS_CHEESE,
        {"seat": "d", "players": 2},
    ),
]


@pytest.mark.parametrize(
    "case",
    PROVOKED,
    ids=[f"{number} {case.refusal.value}" for number, case in enumerate(PROVOKED)],
)
def test_it_is_refused_with_its_code_and_data(case: Provoked) -> None:
    with pytest.raises(Refused) as refused:
        case.provoke()
    assert type(refused.value) is case.error
    assert refused.value.refusal is case.refusal
    assert refused.value.data == case.data


def test_every_code_is_provoked() -> None:
    assert {case.refusal for case in PROVOKED} == set(Refusal)


def test_a_code_never_comes_with_other_data() -> None:
    """Whoever puts a refusal into words can rely on the names of its data."""
    names: dict[Refusal, set[frozenset[str]]] = {}
    for case in PROVOKED:
        names.setdefault(case.refusal, set()).add(frozenset(case.data))
    assert all(len(sets) == 1 for sets in names.values())


def test_a_refusal_is_told_with_its_particulars() -> None:
    assert str(IllegalMove(Refusal.NO_SUCH_CARD, card="M")) == "no-such-card (card M)"
    assert str(IllegalMove(Refusal.GAME_OVER)) == "game-over"
