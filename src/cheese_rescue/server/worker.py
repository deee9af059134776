"""A process that thinks for bots: a View in, a move out, a line each. Ends with its input."""

import os
import signal
import sys
from random import Random

import msgspec

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.server.messages import ViewShown
from cheese_rescue.server.shown import view_read

STAND_IN = "greedy"
"""Plays for people who are away, and for a bot that is no longer known."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a worker. It knows no more than the seat does."""

    bot: str
    view: ViewShown
    seed: str
    seconds: float


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(10)
    decode = msgspec.json.Decoder(Thought).decode
    for line in sys.stdin.buffer:
        thought = decode(line)
        bot = BOTS.get(thought.bot) or BOTS[STAND_IN]
        view = view_read(thought.view)
        move = bot.choose(view, Random(thought.seed), Budget(seconds=thought.seconds))
        sys.stdout.write(f"{move}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
