"""Statistics of the games in Parquet files: points, seats, cards and leads, with 95 % intervals."""

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots.kernel.leads import MOST_CHANGES, count_leads
from cheese_rescue.bots.kernel.simple_games import GameArrays
from cheese_rescue.datasets.reading import Group
from cheese_rescue.rules.cards import SEAT_LETTERS, plies

Z = 1.96
"""Standard errors from the middle of a 95 % interval to its ends."""
CARDS = ("D", "C", "M", "1", "2", "3")
"""The kinds of card: animals, and cheeses by their points."""


class Measure(NamedTuple):
    """A number with its 95 % interval."""

    name: str
    """What was measured."""
    of: str
    """Of which seat, card, or number of cards; may be empty."""
    value: float
    """The estimate."""
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end of the interval."""


class GroupStatistics(NamedTuple):
    """The numbers of all games with the same players, rules and bots."""

    group: Group
    """What these games have in common."""
    games: int
    """How many there are."""
    measures: tuple[Measure, ...]
    """The numbers."""

    def named(self, name: str) -> list[Measure]:
        """The measures of that name."""
        return [measure for measure in self.measures if measure.name == name]


class _Sums:
    """The sums of one group."""

    def __init__(self, players: int) -> None:
        last = plies(players) + 1
        self.games = 0
        self.points = np.zeros((2, players))
        self.shares = np.zeros((2, players))
        self.cards = np.zeros((5, len(CARDS)))
        self.led, self.won, self.squares, self.margins = np.zeros((4, last))
        self.changes = np.zeros(MOST_CHANGES + 1)
        self.laid, self.kept = np.zeros((2, 3))

    def add(self, group: Group, arrays: GameArrays, shares: Any) -> None:
        """Count these games."""
        games, players = arrays.points.shape
        shares = shares.astype(np.float64)
        points = arrays.points.astype(np.float64)
        self.games += games
        self.points += [points.sum(axis=0), (points**2).sum(axis=0)]
        self.shares += [shares.sum(axis=0), (shares**2).sum(axis=0)]
        seats = arrays.kinds.reshape(games, -1, players)
        for kind in range(len(CARDS)):
            laid = (seats == kind).sum(axis=1, dtype=np.float64)
            self.cards[:, kind] += [
                laid.sum(),
                (laid**2).sum(),
                shares.sum(),
                (shares**2).sum(),
                (laid * shares).sum(),
            ]
        count_leads(
            players, group.rules.dogs_hunt_mice, arrays.kinds, arrays.xs, arrays.ys, shares,
            self.led, self.won, self.squares, self.margins, self.changes, self.laid, self.kept,
        )  # fmt: skip

    def measures(self) -> Iterable[Measure]:
        """The numbers of the group."""
        games, players = self.games, self.points.shape[1]
        for seat in range(players):
            letter = SEAT_LETTERS[seat]
            yield _mean("points", letter, games, *self.points[:, seat])
        for seat in range(players):
            yield _share("share", SEAT_LETTERS[seat], games, *self.shares[:, seat])
        first = _share("", "", games, *self.shares[:, 0])
        even = 1 / players
        yield Measure(
            "first-seat-advantage", "", first.value - even, first.low - even, first.high - even
        )
        for kind, card in enumerate(CARDS):
            yield _slope("card", card, games, players, *self.cards[:, kind])
        for worth in range(3):
            laid, kept = self.laid[worth], self.kept[worth]
            yield _share("kept", f"{worth + 1}", laid, kept, kept)
        for cards in range(players, len(self.led), players):
            led = self.led[cards]
            if led:
                yield _share("leader-wins", f"{cards}", led, self.won[cards], self.squares[cards])
                mean = float(self.margins[cards] / led)
                yield Measure("lead", f"{cards}", mean, mean, mean)
        for number, count in enumerate(self.changes):
            yield _share("lead-changes", f"{number}", games, count, count)


def _mean(name: str, of: str, count: float, total: float, squares: float) -> Measure:
    mean = total / count
    variance = max(0.0, squares / count - mean**2)
    reach = Z * math.sqrt(variance / max(1, count - 1))
    return Measure(name, of, float(mean), float(mean - reach), float(mean + reach))


def _share(name: str, of: str, count: float, total: float, squares: float) -> Measure:
    """A mean of shares from 0 to 1, with the interval of Agresti and Coull: `arena.share_of`."""
    if not count:
        return Measure(name, of, 0.0, 0.0, 1.0)
    middle = (total + 2) / (count + 4)
    spread = squares + 2 - (count + 4) * middle**2
    reach = Z * math.sqrt(max(0.0, spread)) / (count + 4)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Measure(name, of, float(total / count), float(low), float(high))


def _slope(
    name: str, of: str, games: int, players: int,
    xs: float, xx: float, ys: float, yy: float, xy: float,
) -> Measure:  # fmt: skip
    """The slope of a straight line through shares of the victory by cards laid.

    The seats of a game are not independent, so the interval is that of one seat per game.
    """
    count = games * players
    var_x, var_y = xx / count - (xs / count) ** 2, yy / count - (ys / count) ** 2
    covariance = xy / count - xs * ys / count**2
    if var_x <= 0 or games < 3:
        return Measure(name, of, 0.0, -1.0, 1.0)
    slope = covariance / var_x
    error = math.sqrt(max(0.0, var_y / var_x - slope**2) / (games - 2))
    return Measure(name, of, float(slope), float(slope - Z * error), float(slope + Z * error))


def statistics(parts: Iterable[tuple[Group, GameArrays, Any]]) -> list[GroupStatistics]:
    """The statistics of each group, in the order of players, rules and bots."""
    sums: dict[Group, _Sums] = {}
    for group, arrays, shares in parts:
        sums.setdefault(group, _Sums(group.players)).add(group, arrays, shares)
    return [
        GroupStatistics(group, sums[group].games, tuple(sums[group].measures()))
        for group in sorted(sums)
    ]
