"""Measures the page in a real browser: `python benchmarks/page.py [--against CHECKOUT]`.

Prints the bytes transferred until the first card can be placed, the time until then on a slow phone
(see `SLOW`), from the first page and from the link of a chair, and the processor time of the script
per move of a four-player game. With --against, the bytes and the times of another checkout, which
has to be built, are measured alternately with those of this one. With --lighthouse it also prints
Lighthouse scores of the home page and of a table; npm installs the version in
benchmarks/lighthouse/package-lock.json.
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
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from tests.browser.chromium import flags, program
from tests.people import arrive
from tests.server.site import Server, serving

LIGHTHOUSE = Path(__file__).with_name("lighthouse")
SCRIPT_LIMIT, ALL_LIMIT = 50_000, 80_000
USABLE_LIMIT = 1000.0
CPU_SLOWDOWN = 4
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 184_320, "uploadThroughput": 84_375}
"""Lighthouse's mobile network, 1.5 Mbit/s down: milliseconds, and bytes per second."""
ROUNDS = 7
FIRST_CARD = '.stack:not([aria-disabled="true"])'
MOVE_LIMIT, WORST_MOVE_LIMIT = 8.0, 16.0
SCORES = {"performance": 1.0, "accessibility": 1.0, "best-practices": 1.0}
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
    page = browser.new_page(service_workers="block")  # what it loads would not be counted
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
        page.wait_for_selector(FIRST_CARD)
    script = sum(size for request, size in sizes.items() if kinds.get(request) == "Script")
    page.close()
    return Weight(script, sum(sizes.values()))


WATCH = """
const seen = (name, selector) => new Promise((resolve) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return requestAnimationFrame(look);
    setTimeout(() => {  // the frame with it has been drawn
      performance.mark(name);
      resolve(found);
    });
  };
  look();
});
seen("play", ".play-now:not(:disabled)").then((button) => button.click());
seen("card", FIRST_CARD);
""".replace("FIRST_CARD", repr(FIRST_CARD))
"""Taps *Play now* as soon as it can be tapped, and notes when a card of the hand can be."""


class Times(NamedTuple):
    """Milliseconds since the navigation, with an empty cache on a slow phone."""

    play: float
    """*Play now* can be tapped; 0 without that button."""
    card: float
    """The first card can be tapped."""


def times_on_a_slow_phone(browser: Browser, url: str) -> Times:
    context = browser.new_context(
        viewport={"width": 412, "height": 823}, device_scale_factor=1.75, service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.goto(url, wait_until="commit")
    page.wait_for_selector(FIRST_CARD)
    page.wait_for_timeout(SETTLED)
    marks = page.evaluate(
        "() => performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])"
    )
    context.close()
    found: dict[str, float] = dict(marks)
    return Times(found.get("play", 0.0), found["card"])


def link_of_a_chair(server: Server) -> str:
    """The link with which a second device opens a chair whose turn it is."""
    opened = server.open(players=2, begins="oldest", chairs=[{"mine": True}] * 2)
    people = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    people.ask("start", oldest=0)
    people.close()
    return f"{server.url}/t/{opened['table']}#{opened['tokens'][0]}"


def measure_start(browser: Browser, servers: dict[str, Server]) -> None:
    """Bytes and times until the first card, of one server or alternately of two."""
    homes: dict[str, list[Times]] = {name: [] for name in servers}
    links: dict[str, list[Times]] = {name: [] for name in servers}
    for _ in range(ROUNDS):
        for name, server in servers.items():
            homes[name].append(times_on_a_slow_phone(browser, server.url))
            links[name].append(times_on_a_slow_phone(browser, link_of_a_chair(server)))
    for name, server in servers.items():
        weight = weight_of_a_first_game(browser, server.url)
        line(f"{name}script before the first card", weight.script, SCRIPT_LIMIT, "B")
        line(f"{name}everything before the first card", weight.everything, ALL_LIMIT, "B")
        for what, times in (
            ("Play now usable", [home.play for home in homes[name]]),
            ("tap on it to first card", [home.card - home.play for home in homes[name]]),
            ("home to first card", [home.card for home in homes[name]]),
            ("link to first card", [link.card for link in links[name]]),
        ):
            line(f"{name}slow phone: {what}", statistics.median(times), USABLE_LIMIT, "ms")
            print(f"{'':48} {min(times):10,.0f} to {max(times):,.0f} in {len(times)} runs")


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
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="another checkout")
    parser.add_argument("--lighthouse", action="store_true", help="also run Lighthouse")
    wanted = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder)
        server = stack.enter_context(serving(folder / "server", "--bot-pause=0"))
        servers = {"": server}
        if wanted.against:
            path = f"PYTHONPATH={wanted.against.resolve() / 'src'}"
            other = serving(folder / "other", "--bot-pause=0", prefix=("env", path))
            servers = {"against: ": stack.enter_context(other), "": server}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=program(), args=flags())
        measure_start(browser, servers)
        if not wanted.against:
            moves = script_milliseconds_a_move(browser, server)
            line("script per move, median", statistics.median(moves), MOVE_LIMIT, "ms")
            line("script per move, worst", max(moves), WORST_MOVE_LIMIT, "ms")
        browser.close()
        if wanted.lighthouse:
            table = server.open(players=2, chairs=[{"bot": "gentle"}])["table"]
            for name, url in (("home page", server.url), ("table", f"{server.url}/t/{table}")):
                for category, score in lighthouse(url).items():
                    what = f"lighthouse, {name}: {category}"
                    line(what, score, SCORES[category], "", least=True)


if __name__ == "__main__":
    main()
