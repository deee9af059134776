"""Answers to HTTP requests that take more than a millisecond: computed by a worker process."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import assert_never

import msgspec

from cheese_rescue.bots import Budget
from cheese_rescue.bots.advice import advise, hint
from cheese_rescue.exercises import Attempt, exercise_named
from cheese_rescue.live.encode import encode_attempt, encode_finale, encode_source
from cheese_rescue.live.messages import (
    ExerciseData,
    ExerciseHint,
    ExerciseHintRequest,
    ExerciseRequest,
    RecordedHandOver,
    RecordRequest,
    RefusedBody,
    Replayed,
    Scored,
    ScoreRequest,
    ServerRefusal,
    ServerRefused,
    SourceRequest,
    Verified,
)
from cheese_rescue.rules import Board, Move, Outcome, Record, Refusal, Refused, Rules, verify
from cheese_rescue.rules.cards import has_start_card
from cheese_rescue.rules.errors import IllegalMove, ImpossibleSquare
from cheese_rescue.rules.replay import beginning, boards, games
from cheese_rescue.rules.scoring import flaws, players_of
from cheese_rescue.server import qr

MOST_DRAWN = 200
"""Cards and dots of a drawing. The largest square has 49 cards."""


class Computation(Enum):
    """What to compute."""

    QR = "qr"
    """A link as a QR code in SVG. The body is the link."""
    SCORE = "score"
    """The finale of a drawn square. The body is a ScoreRequest."""
    VERIFY = "verify"
    """Whether a record is right. The body is a RecordRequest."""
    REPLAY = "replay"
    """The moves of a record. The body is a RecordRequest."""
    BEGINNING = "beginning"
    """The record of a new game that goes on from another one. The body is a SourceRequest."""
    EXERCISE = "exercise"
    """An exercise after some moves. The body is an ExerciseRequest."""
    PUZZLE = "puzzle"
    """The same for a puzzle, whose replies the solver finds."""
    PUZZLE_HINT = "puzzle-hint"
    """A hint for a puzzle. The body is an ExerciseHintRequest."""

    @property
    def needs_kernel(self) -> bool:
        """Whether it uses the search kernel."""
        return self in (Computation.PUZZLE, Computation.PUZZLE_HINT)


class SquareRefused(Refused):
    """Refuses a drawn square: its first flaw, and all others in `others`."""

    def __init__(self, first: Refused, others: Sequence[Refused]) -> None:
        super().__init__(first.refusal, **first.data)
        self.others = tuple(others)


def compute(computation: Computation, body: bytes) -> object:
    """The answer, which can be encoded as JSON. Raises Refused."""
    match computation:
        case Computation.QR:
            return qr.svg(msgspec.json.decode(body, type=str))
        case Computation.SCORE:
            return score(msgspec.json.decode(body, type=ScoreRequest))
        case Computation.VERIFY:
            return check(msgspec.json.decode(body, type=RecordRequest))
        case Computation.REPLAY:
            return replay(msgspec.json.decode(body, type=RecordRequest))
        case Computation.BEGINNING:
            source = msgspec.json.decode(body, type=SourceRequest)
            return str(beginning(Record.parse(source.record), source.ply))
        case Computation.EXERCISE | Computation.PUZZLE:
            return attempt(msgspec.json.decode(body, type=ExerciseRequest))
        case Computation.PUZZLE_HINT:
            return puzzle_hint(msgspec.json.decode(body, type=ExerciseHintRequest))
        case _:
            assert_never(computation)


def score(request: ScoreRequest) -> Scored:
    """The finale of a drawn square; refused with every flaw of the drawing."""
    rules = Rules(centred=request.centred, dogs_hunt_mice=request.dogs_hunt_mice)
    if len(request.drawing.split()) > MOST_DRAWN:
        lines = request.drawing.split("\n")
        width = max(len(line.split()) for line in lines)
        raise ImpossibleSquare(Refusal.WRONG_SIZE, width=width, height=len(lines))
    board = Board.parse(request.drawing)
    if found := flaws(board, rules, any_counts=request.any_counts):
        raise SquareRefused(found[0], found[1:])
    players = players_of(board)
    outcome = Outcome.of(board, rules, players)
    return Scored(
        players=players,
        board=[f"{card}@{cell}" for cell, card in board.items()],
        finale=encode_finale(outcome),
    )


def check(request: RecordRequest) -> Verified:
    """Whether the seal, deal, moves and result of a record are right."""
    findings = verify(Record.parse(request.record)).findings
    return Verified(**{name: finding.value for name, finding in findings.items()})


def replay(request: RecordRequest) -> Replayed:
    """The moves of a record, with hands and finale where the record has them."""
    record = Record.parse(request.record)
    *_, board = boards(record)
    hands = None
    if record.pile is not None:
        hands = [[list(hand) for hand in game.hands] for game in games(record)]
    size = len(record.plays) + has_start_card(record.players)
    finished = size == len(board) and record.finished
    return Replayed(
        players=record.players,
        centred=record.rules.centred,
        dogs_hunt_mice=record.rules.dogs_hunt_mice,
        start_card=has_start_card(record.players),
        moves=[str(play.move) for play in record.plays],
        by=[play.by for play in record.plays],
        hands=hands,
        finale=encode_finale(Outcome.of(board, record.rules, record.players)) if finished else None,
        hand_overs=[
            RecordedHandOver(ply=each.ply, seat=each.seat, by=each.by) for each in record.hand_overs
        ],
        source=encode_source(record.source),
    )


def attempt(request: ExerciseRequest) -> ExerciseData:
    """An exercise after the learner's moves and the replies to them."""
    return encode_attempt(_attempt(request.name, tuple(request.moves)))


@lru_cache(maxsize=256)
def _attempt(name: str, moves: tuple[str, ...]) -> Attempt:
    """An attempt after the learner's moves. It is cached because the next request continues it."""
    if moves:
        return _attempt(name, moves[:-1]).play(Move.parse(moves[-1]))
    exercise = exercise_named(name)
    if exercise is None:
        raise ServerRefused(ServerRefusal.NO_SUCH_EXERCISE)
    return Attempt.begin(exercise)


def puzzle_hint(request: ExerciseHintRequest) -> ExerciseHint:
    """A move that still wins. Without one, the best move."""
    reached = _attempt(request.name, tuple(request.moves))
    if reached.over:
        raise IllegalMove(Refusal.GAME_OVER)
    view = reached.position.view(reached.exercise.learner, moves=reached.moves)
    found = hint(advise(view, Budget(simulations=1)), view, request.strength)
    return ExerciseHint(card=found.card, region=list(found.region), cell=found.cell)


def refused_body(why: Refused) -> RefusedBody:
    """The body for a refusal, with all further flaws of a drawn square."""
    more = why.others if isinstance(why, SquareRefused) else ()
    return RefusedBody(
        refusal=why.refusal.value, data=why.data, more=[refused_body(other) for other in more]
    )
