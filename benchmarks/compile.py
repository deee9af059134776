"""Measures how long the kernel takes to compile: `python benchmarks/compile.py [OTHER]`.

Every round starts a process with an empty cache folder and then one that loads what the first has
compiled. With OTHER, the folder of another checkout that ./check has set up, both are measured
alternately. The output is the median over the rounds.

    search    seconds until hints and strong bots can be computed
    all       seconds until the endgame solver is ready too
    own       seconds of processor time of the process itself: how long it takes on idle cores, if
              it does not wait for its helper
    CPU       the same with its helper
    load      seconds to load everything from the cache
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parents[1]
PREPARE = """
import json, resource, time
begin = time.monotonic()
from threading import Thread
from cheese_rescue.bots import kernel
thread = Thread(target=kernel.prepare)
thread.start()
while thread.is_alive() and not kernel.ready():
    time.sleep(0.01)
search = time.monotonic() - begin
thread.join()
assert kernel.ready()
total = time.monotonic() - begin
used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
own, helper = (one.ru_utime + one.ru_stime for one in used)
print(json.dumps([search, total, own, own + helper]))
"""


def prepare(tree: Path, cache: str) -> list[float]:
    """Seconds until the search is ready and until everything is; own and all processor time."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    environment.pop("PYTHONPATH", None)
    program = [str(tree / ".venv" / "bin" / "python"), "-c", PREPARE]
    ran = subprocess.run(program, cwd=tree, env=environment, stdout=subprocess.PIPE, check=True)
    found: list[float] = json.loads(ran.stdout)
    return found


def measure(tree: Path) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as cache:
        search, total, own, processor = prepare(tree, cache)
        load = prepare(tree, cache)[1]
    return {"search": search, "all": total, "own": own, "CPU": processor, "load": load}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, nargs="?", help="the checkout to compare with")
    parser.add_argument("--rounds", type=int, default=3, help="default: 3")
    options = parser.parse_args()
    trees = {"here": HERE}
    if options.other is not None:
        trees["other"] = options.other.resolve()
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
    for n in range(options.rounds):
        for name in sorted(trees, reverse=n % 2 == 0):  # alternate which runs first
            rounds[name].append(measure(trees[name]))
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for figure in rounds["here"][0]:
        medians = {
            name: statistics.median(each[figure] for each in found)
            for name, found in rounds.items()
        }
        line = "   ".join(f"{name} {seconds:6.2f} s" for name, seconds in medians.items())
        ratio = f"   ratio {medians['here'] / medians['other']:.2f}" if "other" in medians else ""
        print(f"{figure:8}{line}{ratio}")


if __name__ == "__main__":
    main()
