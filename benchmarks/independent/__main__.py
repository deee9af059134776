"""Plays at a running server: `python benchmarks/independent http://localhost:24337`."""

import argparse
import asyncio
import json
import secrets
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))  # the folder of this package

from independent.player import PLANS, Pace, Table, Tally


async def play(options: argparse.Namespace) -> tuple[Tally, list[str]]:
    """Play at several tables at the same time; the totals, and everything that was wrong."""
    tally = Tally()
    pace = Pace(think=(0.0, options.think))
    tables = [
        Table(
            options.urls,
            PLANS[number % len(PLANS)],
            Random(f"{options.seed} {number}"),
            pace,
            tally,
            games=options.games,
        )
        for number in range(options.tables)
    ]
    await asyncio.gather(*(table.run() for table in tables))
    return tally, [fault for table in tables for fault in table.witness.faults]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("urls", nargs="+", metavar="URL", help="of one server or of several")
    parser.add_argument("--tables", type=int, default=4, help="default: 4")
    parser.add_argument("--games", type=int, default=3, help="at each table; default: 3")
    parser.add_argument("--think", type=float, default=0.0, help="seconds at most; default: 0")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="default: random")
    options = parser.parse_args()
    tally, faults = asyncio.run(play(options))
    figures = {
        "tables": options.tables,
        "games": tally.games,
        "acknowledged": tally.acknowledged,
        "views": tally.views,
        "refusals": dict(tally.refusals),
        "faults": len(faults),
        "seed": options.seed,
    }
    print(json.dumps(figures))
    for fault in faults[:20]:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
