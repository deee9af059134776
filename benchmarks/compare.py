"""Compares two checkouts of this repository: `python benchmarks/compare.py OTHER [--rounds N]`.

OTHER is the folder of another checkout. Both must have been set up by ./check. Every round measures
both, and the output is the median of the ratios between the two runs of each round: 1 means no
change.

    moves      moves per second of server CPU time, 50 tables (benchmarks/server.py busy)
    p50, p99   latency of those moves
    memory     MB of a server with 5,000 idle sockets, alone and with 200 active tables (crowd)
    rules      plies per second (cheese-rescue bench rules)
    search     simulations per second (cheese-rescue bench search --plain)
    start      seconds until `./play` answers, if nothing has to be set up or built
"""

import argparse
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

Figures = dict[str, float]
HERE = Path(__file__).parents[1]
PATIENCE = 60.0


def output(tree: Path, *command: str) -> dict[str, float]:
    """The JSON output of a program of that checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    program = [str(tree / ".venv" / "bin" / command[0]), *command[1:]]
    ran = subprocess.run(program, cwd=tree, env=environment, capture_output=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def busy(tree: Path) -> Figures:
    found = output(tree, "python", "benchmarks/server.py", "busy", "--seconds", "8", "--json")
    moves = found["moves_per_second"] / found["server_cpu_share"]
    return {"moves": moves, "p50": found["p50_ms"], "p99": found["p99_ms"]}


def crowd(tree: Path) -> Figures:
    found = output(tree, "python", "benchmarks/server.py", "crowd", "--json")
    return {"memory, idle": found["megabytes_idle"], "memory, playing": found["megabytes"]}


def rules(tree: Path) -> Figures:
    found = output(tree, "cheese-rescue", "bench", "rules", "--seconds", "3", "--json")
    return {"rules": found["plies_per_second"]}


def search(tree: Path) -> Figures:
    found = output(tree, "cheese-rescue", "bench", "search", "--plain", "--seconds", "3", "--json")
    return {"search": found["simulations_per_second"]}


def start(tree: Path) -> Figures:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        options = ["--no-browser", "--only-here", "--port", str(port)]
        began = time.monotonic()
        server = subprocess.Popen(
            [tree / "play", "serve", *options, "--database", Path(folder) / "tables.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not answers(port):
                if server.poll() is not None or time.monotonic() - began > PATIENCE:
                    sys.exit(f"{tree}/play does not answer")
                time.sleep(0.005)
            return {"start": time.monotonic() - began}
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def answers(port: int) -> bool:
    with suppress(urllib.error.URLError, ConnectionError, TimeoutError):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).close()
        return True
    return False


def main() -> None:
    measures: dict[str, Callable[[Path], Figures]] = {
        measure.__name__: measure for measure in (busy, crowd, rules, search, start)
    }
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, help="the checkout to compare with")
    parser.add_argument("--rounds", type=int, default=7, help="default: 7")
    parser.add_argument("--only", choices=measures, action="append", help="can be repeated")
    options = parser.parse_args()
    trees = (HERE, options.other.resolve())
    for name in options.only or measures:
        ours: defaultdict[str, list[float]] = defaultdict(list)
        theirs: defaultdict[str, list[float]] = defaultdict(list)
        for n in range(options.rounds):
            for tree in trees if n % 2 else trees[::-1]:  # alternate which runs first
                for figure, value in measures[name](tree).items():
                    (ours if tree is HERE else theirs)[figure].append(value)
        for figure, values in ours.items():
            ratios = sorted(a / b for a, b in zip(values, theirs[figure], strict=True))
            middle = statistics.median
            print(
                f"{figure:16} here {middle(values):10,.2f}   other {middle(theirs[figure]):10,.2f}"
                f"   ratio {middle(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
