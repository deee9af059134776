"""A million absurd messages at a real server, and not one fault: from the repository's root,

.venv/bin/python -m benchmarks.fuzz [--messages 1000000] [--seed 1]
"""

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from tests.server.hostile import Fuzz, figure, memory, odd_request, statuses
from tests.server.site import serving

STEP = 20_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
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
                print(f"{errors:.0f} faults, statuses {bad}\n{server.log()[-5000:]}")
                return 1
        print(f"answers: {dict(fuzz.answers)}\ncloses: {dict(fuzz.closes)}")
        return 0


if __name__ == "__main__":
    raise SystemExit(main())
