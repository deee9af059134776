"""Reasons: true statements about the open table, the one that matters most first."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots import Budget, GreedyBot
from cheese_rescue.bots.advice.reasons import MAX_REASONS, Reason, ReasonCode, Reasons
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.rules import Board, Card, Cell, Game, Kind, Move, Rules, Seat, View
from tests.bots.reason_checks import TOLD, Truth
from tests.examples import examples
from tests.rules.games import SEEDS, SETUPS, Setup, any_course, any_game, course, dealt, every_setup
from tests.rules.redeal import redealt

OF_THE_SEARCH = {ReasonCode.WINS, ReasonCode.SHARES_VICTORY}
RUSSIAN = Rules(dogs_hunt_mice=True)


def test_the_proof_knows_every_code() -> None:
    assert {code.value for code in ReasonCode if code not in OF_THE_SEARCH} == TOLD.keys()


# -- always true ---------------------------------------------------------------------------------


@examples(60)
@given(any_game, SEEDS)
def test_every_move_has_one_to_three_reasons_and_all_are_true(game: Game, seed: int) -> None:
    if game.over:
        return
    view = game.view(game.turn)
    reasons = Reasons(view)
    moves = Random(seed).sample(view.legal_moves, min(5, len(view.legal_moves)))
    for move in moves:
        found = reasons.of(move)
        assert 1 <= len(found) <= MAX_REASONS
        assert len({reason.code for reason in found}) == len(found)
        truth = Truth(view, move)
        for reason in found:
            assert truth.holds(reason), f"{move}: {reason}\n{view.board}"


@every_setup
def test_the_reasons_for_sensible_moves_are_true(setup: Setup) -> None:
    game, rng = dealt(setup.players, 0, setup.rules), Random(0)
    while not game.over:
        view = game.view(game.turn)
        move = GreedyBot().choose(view, rng, Budget())
        truth = Truth(view, move)
        for reason in Reasons(view).of(move):
            assert truth.holds(reason), f"{move}: {reason}\n{view.board}"
        game = game.play(move if rng.random() < 0.7 else rng.choice(view.legal_moves))


def test_every_code_is_told_sometimes() -> None:
    told: set[ReasonCode] = set()
    for players, rules, seed in product((2, 3), (Rules(), RUSSIAN), range(4)):
        for game in course(dealt(players, seed, rules), seed)[:-1]:
            reasons, moves = Reasons(game.view(game.turn)), game.legal_moves()
            for move in Random(seed).sample(moves, min(6, len(moves))):
                told.update(reason.code for reason in reasons.of(move))
    assert told == set(ReasonCode) - OF_THE_SEARCH


@examples(25)
@given(any_course)
def test_a_cheese_called_safe_is_there_when_all_is_over(games: tuple[Game, ...]) -> None:
    eaten = games[-1].outcome().chase.steps[2].gone
    for game, after in pairwise(games):
        for reason in Reasons(game.view(game.turn)).of(after.moves[-1]):
            if reason.code in (ReasonCode.CHEESE_SAFE, ReasonCode.MAKES_SAFE):
                assert not eaten.intersection(reason.cells), reason


@given(any_game, SEEDS)
@examples(20)
def test_what_is_hidden_changes_no_reason(game: Game, seed: int) -> None:
    if game.over:
        return
    other = redealt(game, game.turn, Random(seed))
    for move in Random(seed).sample(game.legal_moves(), 2 if len(game.legal_moves()) > 1 else 1):
        reasons = Reasons(game.view(game.turn)).of(move)
        assert reasons == Reasons(other.view(other.turn)).of(move)


def test_a_watcher_has_nothing_to_explain() -> None:
    with pytest.raises(ValueError, match="watcher"):
        Reasons(dealt(2).view(None))


# -- what is told first --------------------------------------------------------------------------


def view_of(drawing: str, hand: str, rules: Rules = Rules(), *, ply: int = 10) -> View:
    """Seat a's view of a drawn board, where all animals that are not drawn or held are unseen."""
    board = Board.parse(drawing)
    held = tuple(map(Card.parse, hand.split()))
    seen = Counter([*board.values(), *held])
    in_play = {Card.DOG: 3, Card.CAT: 6, Card.MOUSE: 9}
    unseen = {card: count - seen[card] for card, count in in_play.items()}
    return replace(
        dealt(2).view(Seat(0)), board=board, rules=rules, hand=held, unseen=unseen, ply=ply
    )


def codes(view: View, move: str) -> list[str]:
    return [reason.code.value for reason in Reasons(view).of(Move.parse(move))]


def first(view: View, move: str) -> Reason:
    return Reasons(view).of(Move.parse(move))[0]


def cells(*texts: str) -> tuple[Cell, ...]:
    return tuple(map(Cell.parse, texts))


def test_the_cat_that_catches_the_mouse_beside_my_cheese_saves_it() -> None:
    reason = first(view_of("S 3a M", "C M"), "C@3,0")
    assert reason.code is ReasonCode.CAT_SAVES_CHEESE
    assert reason.cells == cells("3,0", "2,0", "1,0")
    assert reason.cards == (Card.CAT, Card.MOUSE, Card.CHEESE_3A)
    assert (reason.count, reason.points) == (1, 3)


def test_on_the_russian_sheet_the_dog_does() -> None:
    view = view_of("S 3a M", "C D", RUSSIAN)
    assert first(view, "D@3,0").code is ReasonCode.DOG_SAVES_CHEESE
    assert "cat-saves-cheese" not in codes(view, "C@3,0")


def test_a_cat_that_a_dog_scares_saves_nothing() -> None:
    found = codes(view_of("S 3a M . D", "C M"), "C@3,0")
    assert not {"cat-saves-cheese", "cat-catches-mouse", "cat-waits-for-mice"} & set(found)


def test_a_mouse_eats_what_others_own_and_says_what_it_costs_me() -> None:
    view = view_of("S 3b . 1a", "M C")
    assert codes(view, "M@2,0")[0] == "mouse-eats-cheese"
    assert codes(view, "M@2,0")[-1] == "gives-up-cheese"
    assert first(view, "M@2,0").cards == (Card.MOUSE, Card.CHEESE_3B)


def test_a_dog_that_scares_the_cat_frees_the_mouse() -> None:
    reason = first(view_of("S 3b M C", "D M"), "D@4,0")
    assert reason.code is ReasonCode.DOG_FREES_MOUSE
    assert reason.cells == cells("4,0", "3,0", "2,0", "1,0")


def test_a_cheese_walled_in_is_safe_for_good() -> None:
    walled = "S 1b 1b 1b D\n1b 1b 1b 1b .\nC C C C 1b"
    assert first(view_of(walled, "3a M"), "3a@4,1").code is ReasonCode.CHEESE_SAFE


def test_an_open_place_is_no_wall_while_a_mouse_may_come() -> None:
    open_below = "S 1b 1b 1b D\n1b 1b 1b 1b .\n1b 1b 1b 1b ."
    found = Reasons(view_of(open_below, "3a M")).of(Move.parse("3a@4,1"))
    assert [(reason.code.value, reason.count) for reason in found] == [("cheese-open", 1)]
    assert found[0].cells == cells("4,1", "4,2")


def test_a_cat_guards_a_cheese_for_good_only_where_no_dog_can_come() -> None:
    cat_below = "S 1b 1b 1b 1b\n1b 1b 1b 1b .\n1b 1b 1b 1b .\n. . . 1b C"
    assert codes(view_of(cat_below, "3a M"), "3a@4,1")[0] == "cheese-guarded"
    cat_walled = f"{cat_below}\n. . . . 1b"
    assert codes(view_of(cat_walled, "3a M"), "3a@4,1")[0] == "cheese-safe"


def test_filling_the_place_that_a_mouse_could_use_shuts_it_out() -> None:
    reason = first(view_of("S 3a", "C 1a"), "1a@2,0")
    assert reason.code is ReasonCode.SHUTS_MOUSE_OUT
    assert (reason.cells, reason.cards) == (cells("1,0"), (Card.CHEESE_3A,))


def test_no_mouse_is_shut_out_when_none_is_unseen() -> None:
    mice = "S 3a . . .\n. . . . .\n. . M M M\n. . M M M\n. . M M M"
    assert "shuts-mouse-out" not in codes(view_of(mice, "C 1a"), "1a@2,0")


def test_filling_the_place_that_a_dog_could_use_keeps_the_cat() -> None:
    reason = first(view_of("S 3a M C", "1a M"), "1a@4,0")
    assert reason.code is ReasonCode.SHUTS_DOG_OUT
    assert reason.cells == cells("3,0", "1,0")
    assert reason.count == 3


def test_a_cat_that_can_still_be_scared_comes_with_a_warning() -> None:
    view = view_of("S 3a M", "C M")
    assert codes(view, "C@3,0")[-1] == "dogs-unseen"
    all_dogs = view_of("S 3a M . .\n. . . . .\n. D D D .", "C M")
    assert "cat-stays" in codes(all_dogs, "C@3,0")
    assert "dogs-unseen" not in codes(all_dogs, "C@3,0")


def test_a_small_cheese_goes_first_and_a_big_one_waits() -> None:
    view = view_of("S M", "C 1a 3a")
    assert "small-cheese-first" in codes(view, "1a@-1,0")
    assert "small-cheese-first" not in codes(view, "3a@-1,0")
    view = replace(view_of("S M", "C 1a 3a"), legal_cells=cells("-1,0", "0,1"))
    assert "big-cheese-waits" in codes(view, "C@-1,0")


def test_a_loss_is_never_kept_from_anybody() -> None:
    view = view_of("S 3b 3b\n. . 3b\n. 1a 3b", "M C")
    assert codes(view, "M@1,1") == ["mouse-eats-cheese", "gives-up-cheese"]


def test_mild_reasons_are_told_only_where_there_is_no_better_one() -> None:
    assert codes(view_of("S 3b", "M C"), "M@2,0") == ["mouse-eats-cheese"]
    assert codes(view_of("S 3b", "M C"), "M@-1,0") == ["mouse-waits-for-cheese"]


def test_a_card_that_changes_nothing_is_called_quiet() -> None:
    view = view_of("S D", "C M")
    assert codes(view, "C@2,0") == ["quiet"]


# -- in words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    sentences = {key for key in catalogue.sources if key.startswith("reason-")}
    assert sentences == {f"reason-{code.value}" for code in ReasonCode}
    for code in ReasonCode:
        for count in (1, 2, 5):
            said = catalogue.text(f"reason-{code.value}", count=count, cheeses="CHEESE")
            assert said.endswith((".", "!"))


@given(st.sampled_from(SETUPS), SEEDS)
@examples(20)
def test_a_sentence_that_names_cheese_has_some_to_name(setup: Setup, seed: int) -> None:
    game, catalogue = dealt(setup.players, seed, setup.rules), Catalogue("en")
    rng = Random(seed)
    for _ in range(rng.randrange(12 * setup.players)):
        game = game.play(rng.choice(game.legal_moves()))
    reasons = Reasons(game.view(game.turn))
    for move in game.legal_moves()[:10]:
        for reason in reasons.of(move):
            if "$cheeses" in catalogue.sources[f"reason-{reason.code.value}"]:
                assert any(card.kind is Kind.CHEESE for card in reason.cards)
