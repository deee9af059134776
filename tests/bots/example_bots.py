"""Bots as anybody may write them, good and bad, for `tests.bots.example_bots:Class`."""

import os
import sys
import time
from random import Random

from cheese_rescue.bots import Budget, GreedyBot
from cheese_rescue.rules import Cell, Move, View


class First:
    """Always the first move."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        return view.legal_moves[0]


class Dice:
    """Any move, by the chance that it is given."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        return rng.choice(view.legal_moves)


class Slow(Dice):
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        time.sleep(0.01)
        return super().choose(view, rng, budget)


class Chatty:
    """Prints and reads wherever it can."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        print("M@0,0", flush=True)  # noqa: T201
        os.write(1, b"not for you\n")
        assert sys.stdin.read() == ""
        return view.legal_moves[0]


class Hangs:
    """For ever, and never lets go of the interpreter for long."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        while True:
            pass


class Raises:
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        raise ValueError(f"no idea at ply {view.ply}")


class Exits:
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        os._exit(3)


class Leaves:
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        sys.exit()


class Cheats:
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        return Move(view.hand[0], Cell(50, 50))


class SaysNothing:
    def choose(self, view: View, rng: Random, budget: Budget) -> None:
        pass


class CannotBegin(First):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class HangsLater(GreedyBot):
    """Once, at its third move."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if view.ply >= 2 * view.players:
            time.sleep(3600)
        return super().choose(view, rng, budget)


class Remembers:
    """Fails if it is the same object as in another game, or sits at a table with itself."""

    games = 0

    def __init__(self) -> None:
        self.last = -1

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        if view.ply <= self.last:
            raise RuntimeError("I have been here before")
        self.last = view.ply
        return view.legal_moves[-1]


class Spawns:
    """Starts a child that outlives everything unless it is ended with it."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        import subprocess  # noqa: PLC0415

        with open("/dev/null", "wb") as nothing:  # noqa: PTH123
            child = subprocess.Popen(["sleep", "3600"], stdout=nothing, stderr=nothing)
        raise RuntimeError(str(child.pid))


class Mute:
    """Has no method `choose`."""


class Rambles:
    """Raises an exception of several lines, with control characters."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        raise ValueError("first \x1b[31mline\nsecond line")


class Prints(First):
    """Prints more than anybody wants to keep, and clears the screen."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        print("x" * 3000)  # noqa: T201
        print(f"\x1b[2Jply {view.ply}: été")  # noqa: T201
        return super().choose(view, rng, budget)


class Breeds(First):
    """Starts a child at its first move, prints its number, and plays on as if nothing were."""

    def __init__(self) -> None:
        self.child = 0

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        import subprocess  # noqa: PLC0415

        if not self.child:
            with open("/dev/null", "wb") as nothing:  # noqa: PTH123
                self.child = subprocess.Popen(["sleep", "3600"], stdout=nothing, stderr=nothing).pid
            print("child", self.child)  # noqa: T201
        return super().choose(view, rng, budget)
