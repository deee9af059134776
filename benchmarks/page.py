"""Measures the page in a real browser: `python benchmarks/page.py [--lighthouse]`.

Prints the bytes transferred until the first card can be placed, the time from the first byte until
the home page is usable, and the processor time of the script per move of a four-player game. With
--lighthouse it also prints Lighthouse scores of the home page and of a table; npm installs the
version in benchmarks/lighthouse/package-lock.json.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.browser.chromium import flags, program
from tests.people import arrive
from tests.server.site import Server, serving

LIGHTHOUSE = Path(__file__).with_name("lighthouse")
SCRIPT_LIMIT, ALL_LIMIT = 55_000, 90_000
INTERACTIVE_LIMIT = 1000.0
MOVE_LIMIT, WORST_MOVE_LIMIT = 8.0, 16.0
SCORES = {"performance": 0.95, "accessibility": 1.0, "best-practices": 1.0}
SETTLED = 400
"""Milliseconds for the animation of a card, and for drawing everything."""


class Weight(NamedTuple):
    """Bytes over the wire."""

    script: int
    everything: int


@contextmanager
def measured(page: Page) -> Iterator[CDPSession]:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Performance.enable", {"timeDomain": "threadTicks"})  # CPU time
    yield session
    session.detach()


def weight_of_a_first_game(browser: Browser, url: str) -> Weight:
    """Everything transferred until a card of the hand can be picked."""
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    page = browser.new_page()
    with measured(page) as session:
        session.on(
            "Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]})
        )
        session.on(
            "Network.loadingFinished",
            lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}),
        )
        page.goto(url)
        page.click(".play-now")
        page.wait_for_selector('.stack:not([aria-disabled="true"])')
    script = sum(size for request, size in sizes.items() if kinds.get(request) == "Script")
    page.close()
    return Weight(script, sum(sizes.values()))


def milliseconds_to_use(browser: Browser, url: str) -> float:
    """From the first byte until the play button is drawn, with an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(
        """new MutationObserver((_, observer) => {
          if (!document.querySelector(".play-now")) return;
          observer.disconnect();
          requestAnimationFrame(() => performance.mark("usable"));
        }).observe(document, { childList: true, subtree: true });"""
    )
    page.goto(url)
    page.wait_for_selector(".play-now")
    page.wait_for_timeout(100)
    took: float = page.evaluate(
        """() => {
          const [navigation] = performance.getEntriesByType("navigation");
          const [usable] = performance.getEntriesByName("usable");
          return usable.startTime - navigation.responseStart;
        }"""
    )
    context.close()
    return took


def script_milliseconds_a_move(browser: Browser, server: Server) -> list[float]:
    """On a page that watches four people play, which draws the whole table at every move.

    The moves come from another socket, so the page runs only its own script.
    """
    opened = server.open(players=4, chairs=[{"mine": True}] * 4)
    people = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    people.ask("start")
    page = browser.new_page()
    page.goto(f"{server.url}/t/{opened['table']}")
    page.wait_for_selector(".playing")
    took = []
    with measured(page) as session:
        for ply in range(47):
            page.wait_for_timeout(SETTLED)
            before = script_seconds(session)
            people.play(people.until_turn(ply % 4))
            page.wait_for_timeout(SETTLED)
            took.append(1000 * (script_seconds(session) - before))
    page.close()
    return took


def script_seconds(session: CDPSession) -> float:
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "ScriptDuration"))


def lighthouse(url: str) -> dict[str, float]:
    if not (LIGHTHOUSE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=LIGHTHOUSE, check=True)
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run(
            [
                *("node", "node_modules/lighthouse/cli/index.js", url, "--quiet", "--output=json"),
                f"--output-path={report.name}",
                f"--only-categories={','.join(SCORES)}",
                f"--chrome-flags=--headless {' '.join(flags())}",
            ],
            cwd=LIGHTHOUSE,
            env={**os.environ, "CHROME_PATH": program()},
            check=True,
        )
        told = json.load(report)
    return {name: told["categories"][name]["score"] for name in SCORES}


def line(what: str, found: float, limit: float, unit: str, *, least: bool = False) -> None:
    good = found >= limit if least else found <= limit
    print(f"{what:48} {found:10,.2f} {unit:3} {'ok' if good else 'MISSED':6} limit {limit:,g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lighthouse", action="store_true", help="also run Lighthouse")
    wanted = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    try:
        with serving(folder / "server", "--bot-pause=0") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program(), args=flags())
            weight = weight_of_a_first_game(browser, server.url)
            line("script before the first card", weight.script, SCRIPT_LIMIT, "B")
            line("everything before the first card", weight.everything, ALL_LIMIT, "B")
            usable = [milliseconds_to_use(browser, server.url) for _ in range(7)]
            line(
                "first byte to usable, median of 7",
                statistics.median(usable),
                INTERACTIVE_LIMIT,
                "ms",
            )
            moves = script_milliseconds_a_move(browser, server)
            line("script per move, median", statistics.median(moves), MOVE_LIMIT, "ms")
            line("script per move, worst", max(moves), WORST_MOVE_LIMIT, "ms")
            browser.close()
            if wanted.lighthouse:
                table = server.open(players=2, chairs=[{"bot": "gentle"}])["table"]
                for name, url in (("home page", server.url), ("table", f"{server.url}/t/{table}")):
                    for category, score in lighthouse(url).items():
                        line(
                            f"lighthouse, {name}: {category}",
                            score,
                            SCORES[category],
                            "",
                            least=True,
                        )
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
