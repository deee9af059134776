"""Counts how games end."""

from typing import Any, Self

import msgspec

from cheese_rescue.rules import Outcome


class SeatTally(msgspec.Struct):
    """The counts of one seat."""

    points: int = 0
    """The sum of its points."""
    most: int = 0
    """The most points in one game."""
    cheeses: int = 0
    """The sum of its cheeses left."""
    wins: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """The games that it won alone, and those in which it was one of two, three or four winners."""

    @property
    def alone(self) -> int:
        """The games that it won alone."""
        return self.wins[0]

    @property
    def shared(self) -> int:
        """The games in which it shared the victory."""
        return sum(self.wins[1:])

    @property
    def victories(self) -> float:
        """The games that it won; one with n winners counts as 1/n."""
        return sum(games / winners for winners, games in enumerate(self.wins, start=1))


class Tally(msgspec.Struct):
    """The counts of many games."""

    seats: list[SeatTally]
    """The counts of each seat."""
    games: int = 0
    """The number of games."""
    shared_games: int = 0
    """The games with several winners."""

    @classmethod
    def empty(cls, players: int) -> Self:
        """No games yet."""
        return cls([SeatTally() for _ in range(players)])

    @classmethod
    def of_arrays(cls, points: Any, cheeses: Any) -> Self:
        """The counts of games from NumPy arrays with a row for each game."""
        results = points.astype("int64") * 8 + cheeses
        won = results == results.max(axis=1, keepdims=True)
        winners = won.sum(axis=1)
        seats = [
            SeatTally(
                points=int(points[:, seat].sum()),
                most=int(points[:, seat].max()),
                cheeses=int(cheeses[:, seat].sum()),
                wins=[int((won[:, seat] & (winners == count)).sum()) for count in (1, 2, 3, 4)],
            )
            for seat in range(points.shape[1])
        ]
        return cls(seats, len(points), int((winners > 1).sum()))

    def add(self, outcome: Outcome) -> None:
        """Count the outcome of a game."""
        self.games += 1
        winners = outcome.winners
        self.shared_games += len(winners) > 1
        for seat, points, left in zip(self.seats, outcome.points, outcome.cheeses, strict=True):
            seat.points += points
            seat.most = max(seat.most, points)
            seat.cheeses += left
        for winner in winners:
            self.seats[winner].wins[len(winners) - 1] += 1

    def add_all(self, other: "Tally") -> None:
        """Count the games of another tally."""
        self.games += other.games
        self.shared_games += other.shared_games
        for seat, more in zip(self.seats, other.seats, strict=True):
            seat.points += more.points
            seat.most = max(seat.most, more.most)
            seat.cheeses += more.cheeses
            seat.wins = [own + others for own, others in zip(seat.wins, more.wins, strict=True)]

    @property
    def first_seats_share(self) -> float:
        """The share of victories of the first seat."""
        return self.seats[0].victories / self.games

    @property
    def even_share(self) -> float:
        """The share of victories if all seats were equal."""
        return 1 / len(self.seats)

    def as_json(self) -> dict[str, object]:
        """The counts as data for JSON."""
        return {
            "players": len(self.seats),
            "games": self.games,
            "shared_games": self.shared_games,
            "seats": [
                {
                    "points": seat.points / self.games,
                    "most_points": seat.most,
                    "cheeses": seat.cheeses / self.games,
                    "won_alone": seat.alone,
                    "shared": seat.shared,
                    "share": seat.victories / self.games,
                }
                for seat in self.seats
            ],
            "first_seat_advantage": self.first_seats_share - self.even_share,
        }
