"""Compares the numba kernel with the same games in C: `python benchmarks/playouts.py [--json]`.

Compiles `playouts.c` with gcc, then runs both alternately, so that a noisy machine slows both. The
games of `cheese-rescue simulate`, whose cards and moves are kept, run in the same rounds.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cheese_rescue import Rules
from cheese_rescue.bots.kernel.simple_games import play_simple_games
from cheese_rescue.cli.bench import measure_playouts

SOURCE = Path(__file__).with_name("playouts.c")
SLICE = 0.3
"""CPU seconds that each of them runs before the other does."""


def compile_c(folder: Path) -> Path:
    program = folder / "playouts"
    subprocess.run(["gcc", "-O3", "-march=native", SOURCE, "-o", program], check=True)
    return program


def c_speed(program: Path, players: int, games: int, seed: int) -> float:
    """Games per second of CPU time."""
    arguments = [str(program), str(players), str(games), str(seed)]
    ran = subprocess.run(arguments, check=True, capture_output=True, text=True)
    return float(ran.stdout.split()[0])


def recorded_speed(players: int, seed: int) -> float:
    """Games per second of CPU time, random and with every move kept."""
    games, chunk = 0, 10_000
    begin = time.process_time()
    while (taken := time.process_time() - begin) < SLICE:
        play_simple_games(("random",) * players, Rules(), seed, games, chunk)
        games += chunk
    return games / taken


def compare(program: Path, players: int, rounds: int) -> dict[str, float]:
    ours: list[float] = []
    theirs: list[float] = []
    recorded: list[float] = []
    recorded_speed(players, 0)  # compiles, or loads from the cache
    games = int(SLICE * c_speed(program, players, 100_000, 1))
    for seed in range(rounds):
        played, taken = measure_playouts(players, SLICE, seed)
        ours.append(played / taken)
        theirs.append(c_speed(program, players, games, seed))
        recorded.append(recorded_speed(players, seed))
    ratios = sorted(own / other for own, other in zip(ours, theirs, strict=True))
    kept = statistics.median(own / plain for own, plain in zip(recorded, ours, strict=True))
    return {
        "players": players,
        "playouts_per_second": round(statistics.median(ours)),
        "c_playouts_per_second": round(statistics.median(theirs)),
        "ratio": round(statistics.median(ratios), 3),
        "lowest_ratio": round(ratios[0], 3),
        "highest_ratio": round(ratios[-1], 3),
        "recorded_games_per_second": round(statistics.median(recorded)),
        "recorded_ratio": round(kept, 3),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--rounds", type=int, default=15, help="default: 15")
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    if shutil.which("gcc") is None:
        sys.exit("gcc is not installed, so there is nothing to compare with")
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c(Path(folder))
        results = [compare(program, players, chosen.rounds) for players in (2, 3, 4)]
    if chosen.json:
        print(json.dumps(results))
        return
    for result in results:
        print(", ".join(f"{key.replace('_', ' ')} {value}" for key, value in result.items()))


if __name__ == "__main__":
    main()
