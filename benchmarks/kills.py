"""Kills a server under load again and again: `python benchmarks/kills.py --kills 1000`.

The loop of `tests/server/test_durable.py`, for as long as one likes.

Options: --seed N, --folder DIR (where the database lies)
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))  # the proofs share their drivers

from tests.server.load import Load
from tests.server.site import serving

LONGEST_LIFE = 0.4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    rng = Random(options.seed)
    with (
        tempfile.TemporaryDirectory(dir=options.folder) as folder,
        serving(Path(folder), "--workers=2") as server,
    ):
        load = Load(server, rng)
        load.open_tables()
        for number in range(1, options.kills + 1):
            load.live_and_be_killed(LONGEST_LIFE * rng.random() * (number % 10) / 10)
            if number % 50 == 0:
                print(f"{number} kills", flush=True)
        load.play_everything_out()
        load.check()
    print(
        f"seed {options.seed}: {load.lives} kills, {load.lives_cut} of them with an answer owed; "
        f"{load.answers} answers were given and none was taken back; "
        f"{load.surplus} moves were written that nobody could be told of"
    )


if __name__ == "__main__":
    main()
