"""Kills a server under load and checks its log: `python benchmarks/kills.py --kills 1000`.

It runs the loop of `tests/server/test_durable.py`. With `--processes 3` it runs that many processes
on one PostgreSQL and one Redis behind a proxy, as in `tests/server/test_kills.py`: it kills one of
them, and all clients must have reconnected before that process is started again.
"""

import argparse
import logging
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.server.backends import own_cluster, using
from tests.server.killed_cluster import crowded
from tests.server.load import Load
from tests.server.site import serving

LONGEST_LIFE = 0.4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000, help="default: 1000")
    parser.add_argument("--processes", type=int, default=0, help="default: one, with SQLite")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the time")
    parser.add_argument("--folder", type=Path, help="where to put the database")
    options = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # lost connections are expected
    rng = Random(options.seed)
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        load = spread(folder, options, rng) if options.processes else alone(folder, options, rng)
    print(
        f"seed {options.seed}: {load.lives} kills, {load.lives_cut} of them while somebody waited "
        f"for a reply; {load.answers} replies, none of them lost; "
        f"{load.surplus} moves committed but not acknowledged"
    )


def alone(folder: Path, options: argparse.Namespace, rng: Random) -> Load:
    with serving(folder, "--workers=2") as server:
        load = Load(server, rng)
        load.open_tables()
        for number in range(1, options.kills + 1):
            load.live_and_be_killed(LONGEST_LIFE * rng.random() * (number % 10) / 10)
            count(number)
        load.play_everything_out()
        load.check()
    return load


def spread(folder: Path, options: argparse.Namespace, rng: Random) -> Load:
    with (
        own_cluster() as cluster,
        using(cluster),
        crowded(folder / "server", options.processes, rng) as crowd,
    ):
        crowd.open_tables()
        crowd.begin()
        for number in range(1, options.kills + 1):
            crowd.kill_one(LONGEST_LIFE * rng.random())
            count(number)
        crowd.go_home()
        crowd.check()
        crowd.play_everything_out()
    return crowd


def count(kills: int) -> None:
    if kills % 50 == 0:
        print(f"{kills} kills", flush=True)


if __name__ == "__main__":
    main()
