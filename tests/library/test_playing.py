"""A game in one call: dealt by chance or by a seed, and played by bots."""

from hashlib import sha256
from random import Random

import pytest

from cheese_rescue import (
    BOTS,
    Budget,
    Game,
    IllegalMove,
    Move,
    Record,
    Rules,
    Seat,
    View,
    new_game,
    play_out,
)
from cheese_rescue.bots import RandomBot
from cheese_rescue.rules.seal import shuffled_pile
from tests.rules.games import every_count


@every_count
def test_a_seed_always_deals_the_same_cards(players: int) -> None:
    game = new_game(players=players, seed=7)
    assert game == new_game(players=players, seed=7)
    assert (game.players, game.ply) == (players, 0)
    assert len({new_game(players=players, seed=seed) for seed in range(20)}) == 20


def test_a_seed_deals_as_the_notation_says() -> None:
    secret = sha256(b"cheese-rescue seed 7").digest()
    assert new_game(seed=7).dealt == shuffled_pile(2, secret, [None, None])
    assert new_game(seed=-1).dealt != new_game(seed=1).dealt


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({new_game(players=4) for _ in range(20)}) == 20


def test_impossible_games_are_refused() -> None:
    with pytest.raises(IllegalMove, match="wrong-number-of-players"):
        new_game(players=5)
    with pytest.raises(IllegalMove, match="impossible-variant"):
        new_game(players=3, rules=Rules(centred=True))
    with pytest.raises(IllegalMove, match="wrong-number-of-players"):
        play_out(["random"])


def test_bots_play_a_whole_game() -> None:
    rules = Rules(centred=True, dogs_hunt_mice=True)
    game = play_out(["greedy", "gentle", "cat", RandomBot()], seed=3, rules=rules)
    assert (game.over, game.players, game.rules) == (True, 4, rules)
    assert game.moves[0] in new_game(players=4, seed=3, rules=rules).legal_moves()
    assert Record.of(game).games()[0] == new_game(players=4, seed=3, rules=rules)


def test_a_seed_repeats_a_game_and_another_one_does_not() -> None:
    names = ["random", "greedy", "mouse"]
    assert play_out(names, seed=5) == play_out(names, seed=5) != play_out(names, seed=6)
    assert play_out(names).dealt != play_out(names).dealt


class Watchful:
    """A bot that notes what it gets."""

    def __init__(self) -> None:
        self.seats: list[Seat | None] = []
        self.first: list[float] = []
        self.budgets: set[Budget] = set()

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        self.seats.append(view.seat)
        self.first.append(rng.random())
        self.budgets.add(budget)
        return view.legal_moves[0]


def test_each_bot_gets_the_views_of_its_seat_and_chance_of_its_own() -> None:
    one, other = Watchful(), Watchful()
    play_out([one, other], seed=1, budget=Budget(simulations=9))
    assert (one.seats, other.seats) == ([0] * 12, [1] * 12)
    assert {*one.first} & {*other.first} == set()
    assert one.budgets == {Budget(simulations=9)}


def test_an_unknown_bot_is_refused_with_the_name_that_was_meant() -> None:
    with pytest.raises(ValueError, match=r"no bot called 'gredy'; did you mean 'greedy'\?"):
        play_out(["gredy", "random"])
    with pytest.raises(ValueError, match=r"no bot called 'zzz'; there are random, gentle"):
        play_out(["zzz", "random"])
    assert "greedy" in BOTS


def test_one_name_for_all_seats_is_refused() -> None:
    with pytest.raises(TypeError, match=r"one bot for each seat is needed, such as \['greedy', "):
        play_out("greedy")


@pytest.mark.parametrize("seed", ["7", 7.0, b"7"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    for begin in (new_game, lambda seed: play_out(["random", "random"], seed=seed)):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            begin(seed=seed)  # type: ignore[arg-type]  # the very mistake


def test_what_cannot_choose_is_no_bot() -> None:
    for nothing in (RandomBot, 7, None, Game):
        with pytest.raises(TypeError, match=r"a name or an object with a method `choose`"):
            play_out([nothing, "random"])  # type: ignore[list-item]  # the very mistake


def test_a_bot_with_an_illegal_move_ends_the_game() -> None:
    class Wrong:
        def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
            return Move.parse("M@9,9")

    with pytest.raises(IllegalMove):
        play_out([Wrong(), "random"], seed=1)
