"""Many games at once: each is a game of the rules, seen and numbered as everywhere else."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.bots.kernel import batch as kernel
from cheese_rescue.bots.kernel.batch import HANDS
from cheese_rescue.bots.kernel.playouts import FIELD
from cheese_rescue.envs.actions import KINDS, move_of
from cheese_rescue.envs.batch import BatchEnv
from cheese_rescue.envs.observation import action_mask, observe
from cheese_rescue.envs.rewards import REWARDS, rewards_of
from cheese_rescue.rules import Card, Game, IllegalMove
from cheese_rescue.rules.cards import ANIMALS, plies, unshuffled_pile
from tests.examples import examples
from tests.rules.games import SEEDS, Setup, every_count, every_setup


def chosen(env: BatchEnv, rng: Random) -> npt.NDArray[np.int64]:
    """A random legal action for each game."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks])


def hand(env: BatchEnv, game: int, seat: int) -> Counter[Card]:
    """The animals in a hand, read from the state."""
    packed = int(env.save()[game, HANDS + seat])
    return Counter({card: packed >> (FIELD * kind) & 31 for kind, card in enumerate(ANIMALS)})


class Follower:
    """Records the moves and draws of one game of a batch, to play it again by the rules."""

    def __init__(self, env: BatchEnv, number: int) -> None:
        self.env, self.number = env, number
        self.pile = [
            card for seat in range(env.players) for card in hand(env, number, seat).elements()
        ]
        self.seen = [self._seen()]
        self.actions: list[int] = []

    def _seen(self) -> tuple[Any, Any]:
        return self.env.observations[self.number].copy(), self.env.masks[self.number].copy()

    def before(self, action: int) -> None:
        self.actions.append(action)
        self._seat = int(self.env.seats[self.number])
        self._hand = hand(self.env, self.number, self._seat)
        kind = action // (self.env.masks.shape[1] // KINDS)
        if kind < len(ANIMALS):
            self._hand[ANIMALS[kind]] -= 1

    def after(self) -> None:
        self.pile += (hand(self.env, self.number, self._seat) - self._hand).elements()
        self.seen.append(self._seen())

    def replayed(self) -> Game:
        """The game by the rules, after comparing what was seen before every move."""
        rest = Counter(unshuffled_pile(self.env.players)) - Counter(self.pile)
        pile = (*self.pile, *rest.elements())
        game = Game.deal(players=self.env.players, pile=pile, rules=self.env.rules)
        for action, (observation, mask) in zip(self.actions, self.seen, strict=False):
            view = game.view(game.turn)
            assert np.array_equal(observation, observe(view))
            assert np.array_equal(mask, action_mask(view))
            game = game.play(move_of(view, action))
        return game


@every_setup
@examples(12)
@given(seed=SEEDS, chance=SEEDS, reward=st.sampled_from(REWARDS))
def test_every_game_is_one_of_the_rules(setup: Setup, seed: int, chance: int, reward: Any) -> None:
    players, rules = setup
    env = BatchEnv(3, players=players, reward=reward, seed=seed, **rules._asdict())
    rng = Random(chance)
    for _ in range(2):  # the second game begins by itself
        followers = [Follower(env, number) for number in range(3)]
        for ply in range(1, plies(players) + 1):
            assert env.seats.tolist() == [(ply - 1) % players] * 3
            actions = chosen(env, rng)
            for follower, action in zip(followers, actions.tolist(), strict=True):
                follower.before(action)
            rewards, ended = env.step(actions)
            assert ended.tolist() == [ply == plies(players)] * 3
            if ply < plies(players):
                assert not rewards.any()
                for follower in followers:
                    follower.after()
        for follower in followers:
            outcome = follower.replayed().outcome()
            expected = np.array(rewards_of(outcome, reward), np.float32)
            assert np.array_equal(rewards[follower.number], expected)


@every_count
def test_a_game_depends_on_its_own_seed_only(players: int) -> None:
    seeds = [5, 6, 7, 5]
    env = BatchEnv(4, players=players, seed=seeds)
    alone = BatchEnv(1, players=players, seed=[7])
    for _ in range(plies(players) * 2):
        actions = env.masks.argmax(axis=1)
        assert actions[0] == actions[3]
        assert actions[2] == alone.masks.argmax()
        env.step(actions)
        alone.step(alone.masks.argmax(axis=1))
        assert np.array_equal(env.observations[0], env.observations[3])
        assert np.array_equal(env.observations[2], alone.observations[0])


def test_one_seed_for_all_gives_each_game_its_own_and_none_gives_new_ones() -> None:
    same = [BatchEnv(50, seed=1).observations for _ in range(2)]
    other = BatchEnv(50, seed=2).observations
    unseeded = [BatchEnv(50).observations for _ in range(2)]
    assert np.array_equal(same[0], same[1])
    assert not np.array_equal(same[0], other)
    assert not np.array_equal(unseeded[0], unseeded[1])
    assert len(np.unique(same[0], axis=0)) > 4


def test_some_games_can_be_dealt_anew() -> None:
    env = BatchEnv(4, seed=1)
    env.step(env.masks.argmax(axis=1))
    before = env.observations.copy()
    env.reset([9, 9], games=[False, True, False, True])
    assert np.array_equal(env.observations[[0, 2]], before[[0, 2]])
    assert np.array_equal(env.observations[1], env.observations[3])
    assert env.seats.tolist() == [1, 0, 1, 0]
    env.step(env.masks.argmax(axis=1))
    assert env.seats.tolist() == [0, 1, 0, 1]


@every_setup
def test_a_copy_plays_on_alone_and_draws_the_same_cards(setup: Setup) -> None:
    env = BatchEnv(5, players=setup.players, seed=1, **setup.rules._asdict())
    rng = Random(1)
    for _ in range(10):
        env.step(chosen(env, rng))
    copy, state, seen = env.copy(), env.save(), env.observations.copy()
    assert np.array_equal(copy.observations, seen)
    actions = [chosen(env, rng)]
    env.step(actions[0])
    after = env.observations.copy()
    assert np.array_equal(copy.observations, seen)
    copy.step(actions[0])
    assert np.array_equal(copy.observations, after)
    env.load(state)
    assert np.array_equal(env.observations, seen)
    env.step(actions[0])
    assert np.array_equal(env.observations, after)


def test_a_state_can_be_repeated() -> None:
    env = BatchEnv(3, seed=1)
    env.load(env.save()[[2, 2, 2]])
    assert np.array_equal(env.observations[0], env.observations[2])


def test_an_illegal_action_changes_no_game() -> None:
    env = BatchEnv(3, seed=1)
    before = env.save()
    good = env.masks.argmax(axis=1)
    for wrong in (int(env.masks[1].argmin()), -1, 216, 10**12):
        actions = good.copy()
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1"):
            env.step(actions)
    for bad in (good[:2], good.astype(float), good[:, None]):
        with pytest.raises(ValueError, match="need as many whole numbers"):
            env.step(bad)
    assert np.array_equal(env.save(), before)


@every_setup
@examples(30)
@given(data=st.data())
def test_no_broken_state_is_loaded(setup: Setup, data: st.DataObject) -> None:
    env = BatchEnv(2, players=setup.players, seed=3, **setup.rules._asdict())
    rng = Random(data.draw(SEEDS))
    for _ in range(data.draw(st.integers(0, plies(setup.players) - 1))):
        env.step(chosen(env, rng))
    state = env.save()
    env.load(state)
    word = data.draw(st.integers(0, kernel.CHANCE - 1))
    broken = state.copy()
    broken[1, word] ^= 1 << data.draw(st.integers(0, 62))
    if kernel.HANDS + setup.players <= word < kernel.PLANES or (
        kernel.OWN + setup.players <= word < kernel.CHANCE
    ):
        return  # of seats that nobody has
    with pytest.raises(ValueError, match="row 1 is no state"):
        env.load(broken)
    assert np.array_equal(env.save(), state)


def test_a_state_of_other_games_is_refused() -> None:
    state = BatchEnv(2, seed=1).save()
    with pytest.raises(ValueError, match="no state"):
        BatchEnv(2, players=4).load(state)
    with pytest.raises(ValueError, match="no state"):
        BatchEnv(2, centred=True).load(state)
    for shape in (state[:1], state.astype(float), state[0]):
        with pytest.raises(ValueError, match="int64"):
            BatchEnv(2).load(shape)


def test_what_a_batch_cannot_be_is_refused() -> None:
    with pytest.raises(IllegalMove):
        BatchEnv(2, players=5)
    with pytest.raises(ValueError, match="no reward"):
        BatchEnv(2, reward="fame")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least one"):
        BatchEnv(0)
    with pytest.raises(ValueError, match="numbers from 0 to 1"):
        BatchEnv(2).reset(games=[2])
    for seeds in ([1, 2, 3], [0.5, 0.5]):
        with pytest.raises(ValueError, match="need as many whole numbers"):
            BatchEnv(2).reset(seeds)
    with pytest.raises(ValueError, match="not below 0"):
        BatchEnv(2).reset([1, -1])


def test_seats_are_not_to_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        BatchEnv(2).seats[0] = 1


@pytest.mark.parametrize("squeeze", [kernel.squeeze, kernel.squeeze_row_by_row])
@examples(100)
@given(board=st.integers(-(2**63), 2**63 - 1), side=st.sampled_from([6, 7, 8]))
def test_squeezing_drops_the_bits_between_the_rows(squeeze: Any, board: int, side: int) -> None:
    squeezed = squeeze(board, side)
    for y in range(side):
        for x in range(side):
            assert squeezed >> (side * y + x) & 1 == board >> (8 * y + x) & 1
    assert side == 8 or squeezed >> side**2 == 0


def test_every_card_is_drawn_as_often_as_by_shuffling() -> None:
    env = BatchEnv(20_000, seed=1)
    drawn = sum((hand_counts(env, seat) for seat in range(2)), np.zeros(3))
    assert np.allclose(drawn / drawn.sum(), np.array([3, 6, 9]) / 18, atol=0.005)


def hand_counts(env: BatchEnv, seat: int) -> npt.NDArray[np.float64]:
    packed = env.save()[:, HANDS + seat, None] >> (FIELD * np.arange(3)) & 31
    return np.asarray(packed.sum(axis=0), float)
