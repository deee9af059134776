"""A record played again, with its pile or without."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import (
    Board,
    Card,
    Game,
    IllegalMove,
    Move,
    Play,
    Record,
    Refusal,
    Refused,
    Rules,
    Source,
    Unreadable,
)
from cheese_rescue.rules.replay import beginning, boards, games
from tests.examples import examples
from tests.rules.games import (
    SEEDS,
    SETUPS,
    Setup,
    Temper,
    animals_first,
    anyhow,
    course,
    dealt,
    every_setup,
)
from tests.rules.records import true_record

FACES = [card for card in Card if card is not Card.START]


def told(*moves: str, players: int = 2, pile: tuple[Card, ...] | None = None) -> Record:
    """A record of those moves, as it is read from its text."""
    plays = tuple(Play(Move.parse(move)) for move in moves)
    return Record.parse(str(Record(players=players, plays=plays, pile=pile)))


def refused(record: Record) -> tuple[dict[str, int | str], Refusal]:
    """The particulars of the impossible move, and the reason."""
    with pytest.raises(Unreadable) as impossible:
        list(boards(record))
    assert impossible.value.refusal is Refusal.RECORD_MOVE_IMPOSSIBLE
    assert isinstance(impossible.value.__cause__, IllegalMove)
    assert isinstance(impossible.value.__cause__.refusal, Refusal)
    return impossible.value.data, impossible.value.__cause__.refusal


@every_setup
def test_a_game_goes_on_from_any_ply_of_a_record(setup: Setup) -> None:
    record = true_record(setup, seed=4)
    played = list(games(record))
    for ply in range(len(record.plays)):
        start = beginning(record, ply)
        assert list(games(start)) == played[: ply + 1]
        assert (start.plays, start.result) == (record.plays[:ply], None)
        assert start.source == Source(sha256(str(record).encode()).hexdigest(), ply)
        assert Record.parse(str(start)) == start


def test_comments_and_spaces_of_a_record_do_not_change_the_name_of_a_source() -> None:
    text = str(true_record(SETUPS[0], seed=4))
    loose = Record.parse("# mine\n" + text.replace(" ", "  "))
    assert beginning(loose, 3) == beginning(Record.parse(text), 3)


def test_a_game_can_go_on_from_one_that_went_on_from_another() -> None:
    record = true_record(SETUPS[0], seed=4)
    second = replace(beginning(record, 14), plays=record.plays[:20])
    third = beginning(second, 17)
    assert third.plays == record.plays[:17]
    assert third.source == Source.of(second, 17)


@pytest.mark.parametrize("ply", [-1, 24, 25, 99])
def test_no_game_goes_on_where_no_card_could_be_laid(ply: int) -> None:
    with pytest.raises(Refused) as refused:
        beginning(true_record(SETUPS[0], seed=4), ply)
    assert refused.value.refusal is Refusal.NO_SUCH_PLY
    assert refused.value.data == {"ply": ply, "last": 23}


def test_a_broken_off_game_goes_on_from_its_last_move_at_most() -> None:
    record = true_record(SETUPS[0], seed=4)
    broken_off = replace(record, plays=record.plays[:7], result=None)
    assert len(beginning(broken_off, 7).plays) == 7
    with pytest.raises(Refused) as refused:
        beginning(broken_off, 8)
    assert refused.value.data == {"ply": 8, "last": 7}


def test_a_game_without_its_pile_cannot_go_on() -> None:
    with pytest.raises(Refused) as refused:
        beginning(replace(true_record(SETUPS[0], seed=4), pile=None), 3)
    assert refused.value.refusal is Refusal.PILE_NOT_KNOWN


def test_only_the_moves_that_are_taken_over_have_to_be_possible() -> None:
    record = true_record(SETUPS[0], seed=4)
    plays = (*record.plays[:5], Play(Move.parse("1b@9,9")), *record.plays[6:])
    odd = Record.parse(str(replace(record, plays=plays)))
    assert len(beginning(odd, 5).plays) == 5
    with pytest.raises(Unreadable) as impossible:
        beginning(odd, 6)
    assert impossible.value.data == {"line": 11, "ply": 6, "move": "1b@9,9"}
    with pytest.raises(IllegalMove):
        beginning(replace(record, pile=(Card.DOG,) * 18), 5)


@every_setup
def test_a_record_leads_through_the_games_that_were_played(setup: Setup) -> None:
    record = true_record(setup, seed=4)
    assert record.pile is not None
    game = Game.deal(players=setup.players, pile=record.pile, rules=setup.rules)
    expected = [game]
    for play in record.plays:
        expected.append(expected[-1].play(play.move))
    assert list(games(record)) == expected


@every_setup
def test_the_boards_are_the_same_without_the_pile(setup: Setup) -> None:
    record = true_record(setup, seed=4)
    assert list(boards(replace(record, pile=None))) == [game.board for game in games(record)]


def test_an_unfinished_record_is_replayed_as_far_as_it_goes() -> None:
    drawn = [str(board) for board in boards(told("M@1,0", "3b@0,1"))]
    assert drawn == ["S", "S  M", "S  M\n3b ."]


@pytest.mark.parametrize("known", [True, False], ids=["with pile", "without pile"])
@pytest.mark.parametrize(
    ("last", "reason"),
    [
        ("1b@1,1", Refusal.TOUCHES_A_CORNER_ONLY),
        ("1b@3,0", Refusal.TOUCHES_NOTHING),
        ("1b@1,0", None),
        ("1b@0,0", Refusal.PLACE_TAKEN),
        ("1b@5,0", Refusal.OUTSIDE_THE_SQUARE),
        ("1a@1,0", Refusal.NO_SUCH_CARD),
    ],
)
def test_an_impossible_move_is_told_with_line_ply_and_reason(
    known: bool, last: str, reason: Refusal | None
) -> None:
    record = told("1a@-1,0", last, pile=dealt(2).dealt if known else None)
    if reason is None:
        assert len(list(boards(record))) == 3
    else:
        assert refused(record) == ({"line": 7, "ply": 2, "move": last}, reason)


def test_a_card_that_the_pile_did_not_give_is_impossible() -> None:
    game = dealt(2)
    missing = next(face for face in "DCM" if Card(face) not in game.hands[0])
    record = told(f"{missing}@1,0", pile=game.dealt)
    assert refused(record) == (
        {"line": 6, "ply": 1, "move": f"{missing}@1,0"},
        Refusal.NO_SUCH_CARD,
    )


def test_without_a_pile_any_first_animal_is_possible() -> None:
    for face in "DCM":
        assert len(list(boards(told(f"{face}@1,0")))) == 2


def test_without_a_pile_a_fourth_dog_of_two_players_is_impossible() -> None:
    record = told("D@1,0", "D@0,1", "D@-1,0", "D@0,-1")
    assert refused(record) == ({"line": 9, "ply": 4, "move": "D@0,-1"}, Refusal.NO_SUCH_CARD)


def test_without_a_pile_a_second_cheese_worth_three_is_impossible() -> None:
    record = told("3a@1,0", "1b@0,1", "3a@-1,0")
    assert refused(record) == ({"line": 8, "ply": 3, "move": "3a@-1,0"}, Refusal.NO_SUCH_CARD)


def test_without_a_pile_a_tenth_animal_of_a_seat_is_impossible() -> None:
    """Two at the deal and seven drawn: nine reach a hand (R5, R11)."""
    cells = [move.cell for move in course(dealt(2), seed=0)[-1].moves]
    by_a = ["M", "M", "M", "M", "M", "M", "M", "M", "M", "C"]
    by_b = ["1b", "1b", "1b", "2b", "2b", "3b", "C", "C", "C"]
    cards = [card for pair in zip(by_a, [*by_b, ""], strict=True) for card in pair][:-1]
    moves = [f"{card}@{cell}" for card, cell in zip(cards, cells, strict=False)]
    assert len(list(boards(told(*moves[:-1])))) == len(moves)
    assert refused(told(*moves)) == (
        {"line": 24, "ply": 19, "move": moves[-1]},
        Refusal.NO_SUCH_CARD,
    )


def test_a_record_made_without_a_text_has_no_line() -> None:
    record = Record(players=2, plays=(Play(Move.parse("1a@9,9")),))
    assert refused(record)[0] == {"line": 0, "ply": 1, "move": "1a@9,9"}


def test_a_card_after_the_last_one_is_impossible() -> None:
    record = true_record(SETUPS[0], seed=4)
    longer = replace(record, plays=(*record.plays, Play(Move.parse("M@9,9"))))
    assert refused(longer)[1] is Refusal.GAME_OVER


def test_a_centred_record_is_replayed_in_the_centred_square() -> None:
    record = replace(told("1a@1,0", "1b@2,0", "1a@3,0"), rules=Rules(centred=True))
    assert refused(record) == ({"line": 8, "ply": 3, "move": "1a@3,0"}, Refusal.OUTSIDE_THE_SQUARE)


def fitting_pile(record: Record) -> tuple[Card, ...] | None:
    """A pile that gives every seat its animals as early as can be, or None if there is none."""
    animals = Counter(dealt(record.players).dealt)
    pile: dict[int, Card] = {}
    for seat in range(record.players):
        placed = [play.move.card for play in record.plays[seat :: record.players]]
        drawn = [2 * seat, 2 * seat + 1]
        drawn += range(2 * record.players + seat, animals.total(), record.players)
        own = [card for card in placed if card.owner is None]
        if len(own) > len(drawn):
            return None
        pile.update(zip(drawn, own, strict=False))
    if Counter(pile.values()) - animals:
        return None
    rest = (animals - Counter(pile.values())).elements()
    return tuple(pile[at] if at in pile else next(rest) for at in range(animals.total()))


def replayed(record: Record) -> list[Board] | None:
    try:
        return list(boards(record))
    except Unreadable:
        return None


@examples(120)
@given(
    st.sampled_from(SETUPS),
    SEEDS,
    st.sampled_from([anyhow, animals_first]),
    st.dictionaries(st.integers(0, 47), st.sampled_from(FACES), max_size=3),
)
def test_without_a_pile_a_record_is_possible_exactly_if_some_pile_makes_it_so(
    setup: Setup, seed: int, temper: Temper, edits: dict[int, Card]
) -> None:
    end = course(dealt(setup.players, seed, setup.rules), seed, temper)[-1]
    moves = list(end.moves)
    for ply, card in edits.items():
        moves[ply % len(moves)] = moves[ply % len(moves)]._replace(card=card)
    record = Record(players=setup.players, rules=setup.rules, plays=tuple(map(Play, moves)))
    pile = fitting_pile(record)
    expected = None if pile is None else replayed(replace(record, pile=pile))
    assert replayed(record) == expected
