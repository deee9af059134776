"""Playing an exercise: the learner's moves, the replies, and the progress."""

from enum import Enum
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cheese_rescue.bots import Budget
from cheese_rescue.bots.levels import LEVELS
from cheese_rescue.exercises.exercise import Exercise, Reply
from cheese_rescue.extras import Extra, require
from cheese_rescue.rules import IllegalMove, Move, Position, Refusal

if TYPE_CHECKING:
    from cheese_rescue.bots.kernel.solver import Solver

MOST_COMPARED = 5
"""Cards still to be laid up to which all replies are compared: that takes less than 5 ms."""


class Progress(Enum):
    """How an attempt stands."""

    OPEN = "open"
    """The goal can still be reached."""
    SOLVED = "solved"
    """The goal was reached."""
    MISSED = "missed"
    """The goal was not reached."""


class Attempt(NamedTuple):
    """An exercise and the moves made in it so far. Immutable: `play` returns a new one.

    >>> from cheese_rescue.exercises import Attempt, lessons
    >>> from cheese_rescue.rules import Move
    >>> attempt = Attempt.begin(lessons()["cat"])
    >>> print(attempt.position.board)
    M  2a
    .  S
    >>> attempt.play(Move.parse("C@-1,0")).progress
    <Progress.SOLVED: 'solved'>
    """

    exercise: Exercise
    position: Position
    """After all moves, the replies included."""
    moves: tuple[Move, ...]
    """All moves so far, the replies included."""
    replies_from: int = 0
    """The number of moves up to the learner's last one."""

    @classmethod
    def begin(cls, exercise: Exercise) -> "Attempt":
        """The attempt before its first move."""
        return cls(exercise, exercise.position, ())

    @property
    def over(self) -> bool:
        """Whether all cards have been laid, so that the goal can be judged."""
        return self.position.over or len(self.moves) >= self.exercise.plies

    @property
    def progress(self) -> Progress:
        """Whether the goal is reached; open until the last card has been laid."""
        if not self.over:
            return Progress.OPEN
        outcome = self.position.outcome()
        reached = self.exercise.goal.reached(outcome, self.exercise.learner)
        return Progress.SOLVED if reached else Progress.MISSED

    @property
    def replies(self) -> tuple[Move, ...]:
        """What followed the learner's last move: the replies, and the rest of a lost puzzle."""
        return self.moves[self.replies_from :]

    def play(self, move: Move) -> "Attempt":
        """The attempt after the learner's move and all replies to it. Raises IllegalMove, and
        MissingExtra if the replies are stubborn and the extra `strong` is not installed.

        If the replies are stubborn and the learner can no longer win, it is played to its end by
        the solver, to show what happens.
        """
        if self.over:
            raise IllegalMove(Refusal.GAME_OVER)
        attempt = self._with(move)._replace(replies_from=len(self.moves) + 1)
        if self.exercise.reply is Reply.STUBBORN:
            return attempt._with_stubborn_replies()
        while not attempt.over and attempt.position.turn != self.exercise.learner:
            attempt = attempt._with(attempt._reply_of_the_bot())
        return attempt

    def _with(self, move: Move) -> "Attempt":
        return self._replace(position=self.position.play(move), moves=(*self.moves, move))

    def _with_stubborn_replies(self) -> "Attempt":
        """After the learner's move: one reply, or all the rest if the learner cannot win.

        Each call has a solver of its own, because its choice between equally good moves depends on
        what it has searched before. So the same moves always get the same replies.
        """
        if self.over:
            return self
        require(Extra.STRONG)
        from cheese_rescue.bots import kernel  # noqa: PLC0415 - imports numba
        from cheese_rescue.bots.kernel.solver import Solver  # noqa: PLC0415 - imports numba
        from cheese_rescue.bots.search import solved_move  # noqa: PLC0415 - imports numba

        kernel.prepare()
        solver = Solver(dogs_hunt_mice=self.position.rules.dogs_hunt_mice)
        reply, value = solved_move(self.position.view(self.position.turn), solver)
        if value < 0:
            reply = _most_stubborn(
                self.position, reply, solver, self.exercise.plies - len(self.moves)
            )
        attempt = self._with(reply)
        while value >= 0 and not attempt.over:
            position = attempt.position
            attempt = attempt._with(solved_move(position.view(position.turn), solver)[0])
        return attempt

    def _reply_of_the_bot(self) -> Move:
        """The move of the seat to move. The same moves always get the same reply."""
        view = self.position.view(self.position.turn)
        rng = Random(" ".join([self.exercise.name, *map(str, self.moves)]))
        return LEVELS[Reply.LITTLE_MOUSE.value].choose(view, rng, Budget())


def _most_stubborn(position: Position, best: Move, solver: "Solver", left: int) -> Move:
    """Of replies that all lose, the one after which the smallest share of moves still wins.

    With many cards left, it is the best one by points, since comparing takes too long.
    """
    from cheese_rescue.bots.search import winning_moves  # noqa: PLC0415 - imports numba

    if not 1 < left <= MOST_COMPARED:
        return best

    def share(reply: Move) -> float:
        after = position.play(reply)
        view = after.view(after.turn)
        return sum(1 for _ in winning_moves(view, solver)) / len(view.legal_moves)

    replies = [best, *(move for move in position.legal_moves() if move != best)]
    return min(replies, key=share)
