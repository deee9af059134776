"""What a finished game is worth to each seat."""

from typing import Literal, TypeAlias, get_args

from cheese_rescue.rules import Outcome
from cheese_rescue.rules.cards import CHEESE_POINTS

Reward: TypeAlias = Literal["victory", "points", "margin"]
"""`victory`: the share of the victory, 1 for a single winner, a half for each of two, 0 for losers.
`points`: the own points. `margin`: the own points less those of the best other seat."""
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Raises ValueError for an unknown reward."""
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}: there are {', '.join(REWARDS)}")


def rewards_of(outcome: Outcome, reward: Reward) -> list[float]:
    """The reward of each seat."""
    points = outcome.points
    seats = range(len(points))
    if reward == "victory":
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if reward == "points":
        return [float(own) for own in points]
    return [float(points[seat] - max(points[:seat] + points[seat + 1 :])) for seat in seats]


def illegal_reward(reward: Reward) -> float:
    """What an illegal action costs where it ends the game: 1 less than the worst result."""
    return -1.0 - (sum(CHEESE_POINTS) if reward == "margin" else 0)
