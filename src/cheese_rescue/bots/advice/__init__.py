"""Advice for players: hints before a move, the reasons for it, and a review after the game."""

from cheese_rescue.bots.advice.hints import (
    Advice,
    AdvisedMove,
    HintStrength,
    MoveHint,
    advise,
    hint,
)
from cheese_rescue.bots.advice.reasons import Reason, ReasonCode, Reasons
from cheese_rescue.bots.advice.review import (
    MOVE_BUDGET,
    TURNING_POINTS,
    Review,
    ReviewedMove,
    review,
    review_ply,
    reviewable,
    turning_points,
)

__all__ = [
    "MOVE_BUDGET",
    "TURNING_POINTS",
    "Advice",
    "AdvisedMove",
    "HintStrength",
    "MoveHint",
    "Reason",
    "ReasonCode",
    "Reasons",
    "Review",
    "ReviewedMove",
    "advise",
    "hint",
    "review",
    "review_ply",
    "reviewable",
    "turning_points",
]
