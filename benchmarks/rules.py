"""Compares the rules with python-chess: `python benchmarks/rules.py [--players N] [--json]`.

Both play uniformly random games through their public API, alternately for half a second in one
process, so that a noisy machine slows both. Needs python-chess in `.venv`:
`.venv/bin/python -m pip install -r requirements/benchmarks.lock`.
"""

import argparse
import json
import statistics
import sys
import time
from random import Random

from cheese_rescue.cli.bench import measure

LONGEST_CHESS_GAME = 200  # random chess games are long
SLICE = 0.5


def measure_chess(seconds: float, rng: Random) -> float:
    """Random legal moves played, in plies per second."""
    import chess  # noqa: PLC0415 (main explains what to do if it is not installed)

    plies = 0
    begin = time.perf_counter()
    while (taken := time.perf_counter() - begin) < seconds:
        board = chess.Board()
        while len(board.move_stack) < LONGEST_CHESS_GAME and (moves := list(board.legal_moves)):
            board.push(moves[int(rng.random() * len(moves))])
        plies += len(board.move_stack)
    return plies / taken


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="default: 2")
    options.add_argument("--rounds", type=int, default=20, help="default: 20")
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    ours: list[float] = []
    theirs: list[float] = []
    rng = Random(1)
    measure(chosen.players, SLICE, rng)  # warm both up
    try:
        measure_chess(SLICE, rng)
    except ModuleNotFoundError:
        sys.exit("Install python-chess: python -m pip install -r requirements/benchmarks.lock")
    for _ in range(chosen.rounds):
        plies, _, taken = measure(chosen.players, SLICE, rng)
        ours.append(plies / taken)
        theirs.append(measure_chess(SLICE, rng))
    ratios = sorted(own / other for own, other in zip(ours, theirs, strict=True))
    result = {
        "players": chosen.players,
        "plies_per_second": round(statistics.median(ours)),
        "python_chess_plies_per_second": round(statistics.median(theirs)),
        "ratio": round(statistics.median(ratios), 2),
        "lowest_ratio": round(ratios[0], 2),
        "highest_ratio": round(ratios[-1], 2),
    }
    if chosen.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name.replace('_', ' '):32} {value}")


if __name__ == "__main__":
    main()
