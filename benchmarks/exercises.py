"""Measures the server's answers in puzzles: `python benchmarks/exercises.py [--count N] [--json]`.

Starts a server and plays puzzles through `POST /api/exercise`, one request after another: in each,
the winning line, a wrong first move, and a hint. As many puzzles of each length are played. A move
in a lesson is measured in turns with them, so that the ratio to it says something on a busy
machine, too. `ms` is what a learner waits, `cpu_ms` the processor time of the server and its
workers. `move/8` is the first move in a puzzle of eight plies, `hint/8` a hint when eight are left.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from load import percentile
from server import cpu_seconds, descendants, free_port, post, serving

from cheese_rescue.exercises import Puzzle, puzzle_name, puzzles
from cheese_rescue.exercises.proof import solver_solutions

LONGEST = 10
"""The most plies of a puzzle."""
LESSON: dict[str, object] = {"name": "cat", "moves": ["C@-2,-1"]}
WORKERS = "--workers=1"


class Stopwatch:
    """Times requests to a server and collects the results by kind."""

    def __init__(self, port: int, pid: int) -> None:
        self._port = port
        self._pid = pid
        self.waited: dict[str, list[float]] = defaultdict(list)
        self.used: dict[str, list[float]] = defaultdict(list)

    def post(self, path: str, body: Mapping[str, object], *kinds: str) -> Any:
        """The answer; its times, in seconds, are noted for each kind."""
        used, begin = self._cpu(), time.perf_counter()
        answer = post(self._port, path, body)
        waited = time.perf_counter() - begin
        for kind in kinds:
            self.waited[kind].append(waited)
            self.used[kind].append(self._cpu() - used)
        return answer

    def _cpu(self) -> float:
        return sum(map(cpu_seconds, descendants(self._pid)))

    def play(self, puzzle: Puzzle) -> None:
        """Play a puzzle: a hint and a move in turns to its end, and a wrong first move."""
        begin = puzzle.exercise.position
        name = puzzle_name(puzzle.number)
        good = solver_solutions(puzzle.exercise)
        wrong = next(move for move in begin.legal_moves() if move not in good)
        plies = puzzle.exercise.plies
        first = [f"move/{plies}", *(["longest"] if plies == LONGEST else [])]
        self.post("/api/exercise", LESSON, "lesson")
        self.post("/api/exercise", {"name": name, "moves": [str(wrong)]}, "move", "wrong", *first)
        moves: list[str] = []
        while True:
            told = {"name": name, "moves": moves, "strength": "place"}
            left = plies - 2 * len(moves)
            hint = self.post("/api/exercise/hint", told, "hint", f"hint/{left}")
            moves = [*moves, "{}@{},{}".format(hint["card"], *hint["cell"])]
            kinds = ["move", "right", *(first if len(moves) == 1 else [])]
            answer = self.post("/api/exercise", {"name": name, "moves": moves}, *kinds)
            if answer["progress"] != "open":
                return


def figures(waited: list[float], used: list[float]) -> dict[str, float]:
    """The summary of one kind of request."""
    return {
        "requests": len(waited),
        "p50_ms": round(1000 * statistics.median(waited), 1),
        "p95_ms": round(percentile(waited, 0.95), 1),
        "worst_ms": round(1000 * max(waited), 1),
        "cpu_ms": round(1000 * statistics.mean(used), 1),
    }


def chosen(count: int) -> list[Puzzle]:
    """That many puzzles, as many of each length as possible."""
    by_plies: dict[int, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles().values():
        by_plies[puzzle.exercise.plies].append(puzzle)
    each = max(1, count // len(by_plies))
    found = [puzzle for some in by_plies.values() for puzzle in some[:each]]
    Random(1).shuffle(found)
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--count", type=int, default=200, help="puzzles; default: 200")
    options.add_argument("--json", action="store_true")
    wish = options.parse_args()
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), port, WORKERS) as process,
    ):
        watch = Stopwatch(port, process.pid)
        some = chosen(wish.count)
        Stopwatch(port, process.pid).play(some[0])  # loads the kernel
        for puzzle in some:
            watch.play(puzzle)
    result = {kind: figures(waited, watch.used[kind]) for kind, waited in watch.waited.items()}
    ratio = round(result["move"]["p50_ms"] / result["lesson"]["p50_ms"], 1)
    if wish.json:
        print(json.dumps({**result, "move_to_lesson": ratio}))
        return
    for kind, found in sorted(result.items()):
        print(f"{kind:8} " + "  ".join(f"{name} {value:7}" for name, value in found.items()))
    print(f"a move in a puzzle takes {ratio} times as long as one in a lesson")


if __name__ == "__main__":
    main()
