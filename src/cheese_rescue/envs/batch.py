"""Many games stepped at once by compiled code, with NumPy arrays.

Actions and observations are those of every other environment: see `actions` and `observation`.
"""

from functools import cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from cheese_rescue.bots.kernel.batch import (
    CATS,
    CHANCE,
    DOGS,
    HANDS,
    HEIGHT,
    LEFT,
    OCCUPIED,
    OWN,
    PLANES,
    PLY,
    WIDTH,
    WORDS,
    deal_game,
    lay,
    open_board,
    results,
    seed_games,
    spread,
    squeeze,
)
from cheese_rescue.bots.kernel.bits import ROW, compiled, count, inlined, square
from cheese_rescue.bots.kernel.playouts import CHEESES, FIELD
from cheese_rescue.envs.actions import KINDS, number_of_actions, side
from cheese_rescue.envs.observation import PLACED_BY, Mask, Observation, length
from cheese_rescue.envs.rewards import REWARDS, Reward, check_reward
from cheese_rescue.rules import Rules
from cheese_rescue.rules.cards import PLACED_EACH, animals, plies, square_size

Seeds = int | npt.ArrayLike | None


@inlined
def _reward(points: Any, cheeses: Any, players: int, reward: int, rewards: Any, n: int) -> None:
    """The same as `rewards.rewards_of`; `reward` is an index in REWARDS."""
    if reward == 0:
        best, winners = -1, 0
        for seat in range(players):
            rank = 16 * points[seat] + cheeses[seat]  # R17
            if rank > best:
                best, winners = rank, 0
            winners += int(rank == best)
        for seat in range(players):
            rewards[n, seat] = (16 * points[seat] + cheeses[seat] == best) / winners
        return
    for seat in range(players):
        others = 0
        if reward == 2:
            for other in range(players):
                if other != seat:
                    others = max(others, points[other])
        rewards[n, seat] = points[seat] - others


@inlined
def _observe(
    games: Any,
    n: int,
    seat: int,
    players: int,
    size: int,
    centred: bool,
    dogs_hunt_mice: bool,
    in_play: Any,
    observations: Any,
    masks: Any,
) -> int:
    """Write the observation and the mask of game n into arrays that have one axis.

    `spread` writes 64 bytes for each board, though a board has fewer places. What is too much is
    overwritten by what comes next, so games have to be observed in their order. Returns the legal
    places as `kernel.batch.open_board`.
    """
    across = size + 1
    places = across * across
    at = n * ((PLACED_BY + players + 1) * places + 10 + 5 * players)
    for kind in range(KINDS):
        spread(observations, at, squeeze(games[n, PLANES + kind] << (ROW + 1), across))
        at += places
    laid = 0
    for r in range(players):
        laid |= games[n, OWN + r]
    spread(observations, at, squeeze((games[n, OCCUPIED] & ~laid) << (ROW + 1), across))
    at += places
    for r in range(players):
        own = games[n, OWN + (seat + r) % players]
        spread(observations, at, squeeze(own << (ROW + 1), across))
        at += places
    legal = open_board(games, n, size, square(size))
    board = squeeze(legal, across)
    spread(observations, at, board)
    at += places
    hand = games[n, HANDS + seat]
    for kind in range(KINDS):
        held = hand >> (FIELD * kind) & 31
        observations[at + kind] = held
        spread(masks, (n * KINDS + kind) * places, board if held else 0)
    at += KINDS
    for r in range(1, players):
        other = games[n, HANDS + (seat + r) % players]
        for kind in range(3, KINDS):
            observations[at] = other >> (FIELD * kind) & 31
            at += 1
    for kind in range(3):
        lying = count(games[n, PLANES + kind])
        observations[at + kind] = in_play[kind] - lying - (hand >> (FIELD * kind) & 31)
    observations[at + 3] = games[n, LEFT]
    at += 4
    for r in range(players):
        # Every seat draws after each of its first seven cards, so hands shrink only later.
        placed = count(games[n, OWN + (seat + r) % players])
        observations[at + r] = 8 - max(0, placed - 7)
        observations[at + players + r] = int(r == 0)
    at += 2 * players
    observations[at] = games[n, PLY]
    observations[at + 1] = centred
    observations[at + 2] = dogs_hunt_mice
    return legal


@cache
def _compile_for(players: int) -> tuple[Any, Any, Any]:
    """The compiled code for this number of players: as a constant, it makes it six times faster.

    Returns `first_illegal`, `step` and `observe`.
    """
    size = square_size(players)
    actions_in_all = number_of_actions(players)
    last_ply = plies(players)

    @compiled
    def first_illegal(games: Any, seats: Any, legal: Any, actions: Any, decoded: Any) -> int:
        """The first game whose action is not legal, or -1."""
        for n in range(len(games)):
            action = actions[n]
            if action < 0 or action >= actions_in_all:
                return n
            kind, place = decoded[action] >> 6, decoded[action] & 63
            if not legal[n] >> place & 1 or not games[n, HANDS + seats[n]] >> (FIELD * kind) & 31:
                return n
        return -1

    @compiled
    def step(
        games: Any,
        actions: Any,
        centred: bool,
        dogs_hunt_mice: bool,
        in_play: Any,
        decoded: Any,
        reward: int,
        rewards: Any,
        ended: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        legal: Any,
    ) -> None:
        """Play one legal action in every game. A game that ends starts again."""
        points = np.zeros(4, np.int64)
        cheeses = np.zeros(4, np.int64)
        for n in range(len(games)):
            kind, place = decoded[actions[n]] >> 6, decoded[actions[n]] & 63
            lay(games, n, players, seats[n], kind, place)
            for seat in range(players):
                rewards[n, seat] = 0
            over = games[n, PLY] == last_ply
            ended[n] = over
            if over:
                results(games, n, players, dogs_hunt_mice, points, cheeses)
                _reward(points, cheeses, players, reward, rewards, n)
                deal_game(games, n, players, size, centred, in_play)
                seats[n] = 0
            else:
                seats[n] = seats[n] + 1 if seats[n] + 1 < players else 0
            legal[n] = _observe(
                games, n, seats[n], players, size, centred, dogs_hunt_mice, in_play,
                observations, masks,
            )  # fmt: skip

    @compiled
    def observe(
        games: Any,
        centred: bool,
        dogs_hunt_mice: bool,
        in_play: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        legal: Any,
    ) -> None:
        """Write every mover's observation and mask."""
        for n in range(len(games)):
            seats[n] = games[n, PLY] % players
            legal[n] = _observe(
                games, n, seats[n], players, size, centred, dogs_hunt_mice, in_play,
                observations, masks,
            )  # fmt: skip

    return first_illegal, step, observe


def _decoded(players: int) -> npt.NDArray[np.int64]:
    """For each action 64 times the kind, plus the bit of its place in `kernel.batch.open_board`."""
    across = side(players)
    kind, y, x = np.indices((KINDS, across, across)).reshape(3, -1)
    return np.asarray(64 * kind + ROW * y + x, np.int64)


def _rows(games: int, length: int, dtype: Any) -> npt.NDArray[Any]:
    """An array with a row per game, and room after it for what is written too much."""
    return np.zeros(games * length + 64, dtype)[: games * length].reshape(games, length)


class BatchEnv:
    """Many games, each with its own chance, played one card per step in every one of them.

    All games take turns seat by seat: `seats` says whose turn it is in each. A game that ends is
    rewarded and followed by a new one at once, so `observations` then shows the new deal.

    The arrays are overwritten by the next `step`, so copy what you keep.

    >>> from cheese_rescue.envs.batch import BatchEnv
    >>> env = BatchEnv(1024, players=2, seed=7)
    >>> env.observations.shape, env.masks.shape
    ((1024, 380), (1024, 216))
    >>> rewards, ended = env.step(env.masks.argmax(axis=1))
    >>> rewards.shape, ended.any()
    ((1024, 2), np.False_)

    - `observations`: What the seat to move observes in each game.
    - `masks`: 1 for each legal action in each game.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        centred: bool = False,
        dogs_hunt_mice: bool = False,
        reward: Reward = "victory",
        seed: Seeds = None,
    ) -> None:
        """Deal that many games. `seed` is as in `reset`.

        Raises IllegalMove if the number of players or the variants are impossible.
        """
        self.rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
        self.rules.check(players)
        check_reward(reward)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.players = players
        self.reward: Reward = reward
        self._size = square_size(players)
        self._in_play = np.array([*animals(players).values()], np.int64)
        self._decoded = _decoded(players)
        self._first_illegal, self._step, self._write = _compile_for(players)
        self._games = np.zeros((games, WORDS), np.int64)
        self.observations: Observation = _rows(games, length(players), np.uint8)
        self.masks: Mask = _rows(games, number_of_actions(players), np.int8)
        self._legal = np.zeros(games, np.int64)
        self._seats = np.zeros(games, np.int64)
        self._rewards = np.zeros((games, players), np.float32)
        self._ended = np.zeros(games, np.bool_)
        self.reset(seed)

    def __len__(self) -> int:
        """The number of games."""
        return len(self._games)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """The seat to move in each game. Read-only."""
        seats = self._seats.view()
        seats.flags.writeable = False
        return seats

    def reset(self, seed: Seeds = None, *, games: npt.ArrayLike | None = None) -> None:
        """Deal new cards in all games, or in those that `games` selects by number or by a mask.

        `seed` is one number for all, from which each game gets its own, or one for each game that
        is dealt; without it, the cards cannot be predicted. The same seed always deals the same
        cards and draws the same ones after them, in the same version.
        """
        which = np.arange(len(self)) if games is None else np.asarray(games)
        if which.dtype == np.bool_:
            which = np.flatnonzero(which)
        if which.ndim != 1 or not np.isin(which, np.arange(len(self))).all():
            raise ValueError(f"games have numbers from 0 to {len(self) - 1}")
        if seed is None or isinstance(seed, int | np.integer):
            seeds = np.random.SeedSequence(seed).generate_state(len(which), np.uint64)
        else:
            seeds = np.asarray(seed)
            if seeds.shape != which.shape or seeds.dtype.kind not in "iu":
                raise ValueError(f"{len(which)} games need as many whole numbers for seeds")
            if (seeds < 0).any():
                raise ValueError("a seed is not below 0")
            seeds = seeds.astype(np.uint64)
        seed_games(
            self._games, which.astype(np.int64), seeds.view(np.int64),
            self.players, self._size, self.rules.centred, self._in_play,
        )  # fmt: skip
        self._observe()

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Play one action in each game. Returns each seat's reward, and which games have ended.

        Raises ValueError for an action that is not legal, before any game has changed.
        """
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{len(self)} games need as many whole numbers")
        chosen = chosen.astype(np.int64, copy=False)
        illegal = self._first_illegal(self._games, self._seats, self._legal, chosen, self._decoded)
        if illegal >= 0:
            raise ValueError(f"action {chosen[illegal]} is not legal in game {illegal}")
        self._step(
            self._games, chosen, *self.rules, self._in_play, self._decoded,
            REWARDS.index(self.reward), self._rewards, self._ended,
            self.observations.reshape(-1), self.masks.reshape(-1), self._seats, self._legal,
        )  # fmt: skip
        return self._rewards, self._ended

    def _observe(self) -> None:
        self._write(
            self._games, *self.rules, self._in_play,
            self.observations.reshape(-1), self.masks.reshape(-1), self._seats, self._legal,
        )  # fmt: skip

    def save(self) -> npt.NDArray[np.int64]:
        """A copy of the state of all games, including what they will draw: one row per game.

        Rows can be selected, repeated and reordered before `load`.
        """
        return self._games.copy()

    def load(self, state: npt.ArrayLike) -> None:
        """Continue from rows of `save`, of games with as many players and the same variants.

        Raises ValueError, before anything has changed, if a row is no state of such a game.
        """
        games = np.array(state)
        if games.shape != self._games.shape or games.dtype != np.int64:
            raise ValueError(f"the state of these games is int64 of {self._games.shape}")
        broken = np.flatnonzero(~self._possible(games))
        if broken.size:
            raise ValueError(f"row {broken[0]} is no state of such a game")
        self._games = games
        self._observe()

    def copy(self) -> Self:
        """The same games again. Given the same actions, they draw the same cards."""
        same = type(self)(
            len(self), players=self.players, reward=self.reward, **self.rules._asdict()
        )
        same.load(self._games)
        return same

    def _possible(self, games: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Which rows are consistent: their cards are exactly those of the game."""
        players, size = self.players, self._size
        ply, left = games[:, PLY], games[:, LEFT]
        planes = games[:, PLANES : PLANES + KINDS].astype(np.uint64)
        own = games[:, OWN : OWN + players].astype(np.uint64)
        hands = games[:, HANDS : HANDS + players, None] >> (FIELD * np.arange(KINDS)) & 31
        pile = np.stack([games[:, DOGS], games[:, CATS], left - games[:, DOGS] - games[:, CATS]], 1)
        laid = np.bitwise_or.reduce(planes, axis=1)
        occupied = games[:, OCCUPIED].astype(np.uint64)
        start = occupied & ~laid
        placed = np.bitwise_count(own).astype(np.int64)
        lying = np.bitwise_count(planes).astype(np.int64)
        kept = np.bitwise_count(own[:, :, None] & planes[:, None, 3:]).astype(np.int64)
        cheeses = CHEESES >> (FIELD * np.arange(3, KINDS)) & 31
        expected = (ply[:, None] + players - 1 - np.arange(players)) // players
        rows = np.arange(8, dtype=np.uint64) * np.uint64(ROW)
        row_bits = occupied[:, None] >> rows & np.uint64(255)
        height = (row_bits != 0) @ np.ones(8, np.int64)
        columns = np.bitwise_or.reduce(row_bits, axis=1)
        width = np.bitwise_count(columns).astype(np.int64)
        if self.rules.centred:
            height = width = np.full(len(games), size)
        total = int(self._in_play.sum()) - 2 * players
        possible: npt.NDArray[np.bool_] = np.all(
            [
                (ply >= 0) & (ply < PLACED_EACH * players),
                (placed == expected).all(1),
                np.bitwise_or.reduce(own, axis=1) == laid,
                lying.sum(1) == ply,
                np.bitwise_count(start) == (players != 3),
                occupied & ~laid == start,
                np.bitwise_count(occupied) == ply + (players != 3),
                (games[:, HEIGHT] == height) & (games[:, WIDTH] == width),
                (occupied & ~np.uint64(square(size))) == 0,
                left == np.maximum(0, total - ply),
                (pile >= 0).all(1),
                (games[:, HANDS : HANDS + players] >> (FIELD * KINDS) == 0).all(1),
                (hands.sum(2) == 8 - np.maximum(0, placed - 7)).all(1),
                (hands[:, :, 3:] + kept == cheeses).all((1, 2)),
                (lying[:, :3] + hands[:, :, :3].sum(1) + pile == self._in_play).all(1),
                games[:, CHANCE:].any(1),
            ],
            axis=0,
        )
        return possible
