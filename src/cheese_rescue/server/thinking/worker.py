"""A worker process: requests on standard input, responses on standard output.

    python -m cheese_rescue.server.thinking.worker [BOT]...

It also runs these bots of the operator, each in a process of its own.

Exits at the end of its input. On Linux, it also ends with its server while it is stopped (SIGSTOP).
"""

import os
import signal
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import assert_never

import msgspec

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.advice import HintStrength, advise, hint
from cheese_rescue.bots.advice.review import review_ply
from cheese_rescue.bots.foreign import (
    ForeignBot,
    Forfeit,
    ForfeitReason,
    kill_all,
    move_timeout,
    record_name,
)
from cheese_rescue.bots.kernel_loader import KernelLoader, bot_or_simpler, needs_kernel
from cheese_rescue.live.encode import decode_view, encode_review
from cheese_rescue.live.seating import STAND_IN
from cheese_rescue.rules import Game, Record, Refused
from cheese_rescue.rules.replay import games
from cheese_rescue.server.parent import end_with_parent
from cheese_rescue.server.thinking.computations import compute, refused_body
from cheese_rescue.server.thinking.protocol import (
    CompileRequest,
    Compiling,
    Computed,
    ComputeRequest,
    HintData,
    HintsRequest,
    HintsResponse,
    MoveRequest,
    MoveResponse,
    NotReady,
    Request,
    Response,
    ReviewRequest,
    ReviewResponse,
)

COMPILE_WAIT = 0.2
"""Seconds that a request waits for the compiler before other requests get a turn."""
OWN_BOT_START_TIMEOUT = 8.0
"""Seconds that the operator's own bot may take to start, and again to begin a game."""


@lru_cache(maxsize=4)
def _games(record: str) -> tuple[Game, ...]:
    return tuple(games(Record.parse(record)))


class Worker:
    """Answers one request after another."""

    def __init__(self, own_bots: Iterable[str] = ()) -> None:
        self._kernel = KernelLoader()
        self._own_bots = {
            record_name(name): ForeignBot(
                name, str(Path.cwd()), start_timeout=OWN_BOT_START_TIMEOUT
            )
            for name in own_bots
        }

    def answer(self, request: Request) -> Response:
        """The response to a request."""
        match request:
            case MoveRequest():
                return self._choose(request)
            case ComputeRequest() if request.computation.needs_kernel and not self._is_ready():
                return NotReady()
            case ComputeRequest():
                return _compute(request)
            case CompileRequest():
                self._kernel.start()
                return Compiling()
            case HintsRequest() | ReviewRequest() if not self._is_ready():
                return NotReady()
            case HintsRequest():
                return _hints(request)
            case ReviewRequest():
                return _review(request)
            case _:
                assert_never(request)

    def _is_ready(self) -> bool:
        return self._kernel.wait(timeout=COMPILE_WAIT)

    def _choose(self, request: MoveRequest) -> MoveResponse:
        if request.bot in self._own_bots:
            return _chosen_by(self._own_bots[request.bot], request)
        # An old table may name a bot that no longer exists.
        name = request.bot if request.bot in BOTS else STAND_IN
        bot = bot_or_simpler(name)
        if needs_kernel(name) and bot is BOTS[name]:
            self._kernel.wait_for_loading()
        view, rng = decode_view(request.view), Random(request.seed)
        return MoveResponse(str(bot.choose(view, rng, Budget(seconds=request.seconds))))


def _chosen_by(bot: ForeignBot, request: MoveRequest) -> MoveResponse:
    """The move of the operator's own bot, or of the stand-in if it fails.

    Every move begins a new game for the bot, because any worker may compute the next one.
    """
    view, budget = decode_view(request.view), Budget(seconds=request.seconds)
    try:
        try:
            bot.begin(request.seed)
        except Forfeit as forfeit:
            if forfeit.reason is not ForfeitReason.DIED:
                raise
            bot.begin(request.seed)  # it had exited since its last move
        return MoveResponse(str(bot.choose(view, budget, move_timeout(budget))))
    except Forfeit as forfeit:
        move = BOTS[STAND_IN].choose(view, Random(request.seed), budget)
        return MoveResponse(str(move), f"{forfeit.reason.value} {forfeit.detail}".strip())


def _compute(request: ComputeRequest) -> Computed:
    try:
        answer = compute(request.computation, bytes(request.body))
    except Refused as refused:
        return Computed(_encoded(refused_body(refused)), refused=True)
    return Computed(_encoded(answer))


def _encoded(answer: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(answer))


def _hints(request: HintsRequest) -> HintsResponse:
    view = decode_view(request.view)
    advice = advise(view, Budget(seconds=request.seconds))
    hints = {strength: hint(advice, view, strength) for strength in HintStrength}
    return HintsResponse({strength: HintData.of(found) for strength, found in hints.items()})


def _review(request: ReviewRequest) -> ReviewResponse:
    before, after = _games(request.record)[request.ply : request.ply + 2]
    reviewed = review_ply(before, after.moves[-1], Budget(seconds=request.seconds))
    return ReviewResponse(encode_review(reviewed))


def main() -> None:
    """Answer requests until standard input ends."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(19)
    decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
    worker = Worker(sys.argv[1:])
    for line in sys.stdin.buffer:
        response = worker.answer(decoder.decode(line))
        sys.stdout.buffer.write(msgspec.json.encode(response) + b"\n")
        sys.stdout.buffer.flush()
    kill_all()


if __name__ == "__main__":
    main()
