"""Fuzzes a real server; exits with 1 after an internal error: `python benchmarks/fuzz.py`.

It sends the same kinds of messages as `tests/server/test_hostile.py`, but a million of them.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.server.hostile import Fuzz, figure, memory, odd_request, statuses
from tests.server.site import serving

STEP = 20_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--messages", type=int, default=1_000_000, help="default: 1,000,000")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        fuzz = Fuzz(server, Random(chosen.seed))
        began = time.monotonic()
        while fuzz.sent < chosen.messages:
            fuzz.run(min(fuzz.sent + STEP, chosen.messages))
            bad = [s for _ in range(20) for s in statuses(server, odd_request(fuzz.rng)) if s > 499]
            errors = figure(server, "errors_total")
            seconds = time.monotonic() - began
            print(f"{fuzz.sent:>9} messages, {seconds:.0f} s, {memory(server)} MB", flush=True)
            if bad or errors or "Traceback" in server.log():
                trace = server.log()[max(server.log().find("Traceback") - 300, 0) :]
                print(f"{errors:.0f} internal errors, HTTP statuses {bad}\n{trace[:5000]}")
                return 1
        print(f"replies: {dict(fuzz.answers)}\nclose codes: {dict(fuzz.closes)}")
        return 0


if __name__ == "__main__":
    raise SystemExit(main())
