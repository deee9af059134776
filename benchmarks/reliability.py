"""Measures what `docs/reliability.md` promises.

Each run exits with 1 if anything was lost, shown to the wrong people or logged as an error.

    python benchmarks/reliability.py kills --sqlite 1000      SIGKILLs of a server under load
    python benchmarks/reliability.py kills --postgresql 200   SIGKILLs of one of two processes
    python benchmarks/reliability.py hostile 1000000          hostile messages, with memory curve
    python benchmarks/reliability.py soak --minutes 30        5,000 idle sockets and 200 tables

With `--out FILE`, each run appends its figures to that file, as one line of JSON. The players are
the clients of `benchmarks/independent`, which share no code with the server.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from independent.player import PLANS, Device, Pace, Plan, Table, Tally
from independent.websocket import Disconnected, Socket, request
from independent.witness import protocol_number

from tests.server.backends import own_cluster, using
from tests.server.hostile import Fuzz, figure, odd_request, statuses
from tests.server.site import Server, serving

ROOT = Path(__file__).parents[1]
Figures = dict[str, Any]

TABLES = 12
"""Tables that play while servers are killed."""
GAMES = 3
"""After so many games a table is left and another one opened, so that logs stay short."""
HASTY = Pace(first_wait=0.05, longest_wait=0.4)
LONGEST_LIFE = 0.9
STARTING = 0.15
"""The share of kills that hit a server while it starts."""
PATIENCE = 60.0
"""Seconds until everybody must be back, on a slow machine."""
FUZZ_THREADS = 16
MESSAGES_BETWEEN_REQUESTS = 500
IDLE_SOCKETS = 5_000
IDLE_AT_A_TABLE = 25
SOAK_TABLES = 200
ROOMY = ("--sockets=20000", "--sockets-per-address=20000")
AFRESH = ("env",)
"""Starts the program itself. Otherwise it is forked, which is faster but shares memory."""


# -- people who go on playing ----------------------------------------------------------------------


class Crowd:
    """A number of tables that play at the same time. A finished one is replaced by another."""

    def __init__(self, urls: list[str], rng: Random, pace: Pace, *, games: int) -> None:
        self.urls = urls
        self.tally = Tally()
        self.tables: list[Table] = []
        self.trouble: list[str] = []
        self._rng = rng
        self.pace = pace
        self._games = games
        self._playing: dict[int, Table] = {}
        self._closing = False

    @contextlib.asynccontextmanager
    async def playing(self, plans: list[Plan]) -> AsyncIterator[None]:
        """One table for each plan. At the end, all games in progress are played to their end."""
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(self._keep_playing(number, plan))
                for number, plan in enumerate(plans)
            ]
            yield
            self._closing = True
            for table in self._playing.values():
                table.games = 0
            _, unfinished = await asyncio.wait(tasks, timeout=PATIENCE)
            if unfinished:
                self.trouble.append(f"{len(unfinished)} tables did not finish their games")
            for task in unfinished:
                task.cancel()

    async def _keep_playing(self, number: int, plan: Plan) -> None:
        while not self._closing:
            rng = Random(self._rng.random())
            table = Table(self.urls, plan, rng, self.pace, self.tally, games=self._games)
            self.tables.append(table)
            self._playing[number] = table
            await table.run()
        del self._playing[number]

    def devices(self) -> list[Device]:
        return [device for table in self._playing.values() for device in table.devices]

    def all_connected(self) -> bool:
        tables = list(self._playing.values())
        return all(table.devices for table in tables) and all(d.at >= 0 for d in self.devices())

    async def wait_for_all(self) -> float:
        """The seconds until everybody was connected."""
        began = time.monotonic()
        while not self.all_connected():
            if time.monotonic() > began + PATIENCE:
                missing = [d.table.witness.table for d in self.devices() if d.at < 0]
                self.trouble.append(f"not back after {PATIENCE} s: {missing}")
                break
            await asyncio.sleep(0.005)
        return time.monotonic() - began

    async def check_all_records(self) -> int:
        """Every finished game still has the record that it had; how many there are."""
        count = 0
        for table in self.tables:
            for number in [n for n, game in table.witness.games.items() if game.record]:
                await table.check_record(number)
                count += 1
        return count

    @property
    def faults(self) -> list[str]:
        return self.trouble + [fault for one in self.tables for fault in one.witness.faults]

    @property
    def lost(self) -> int:
        return sum(table.witness.lost for table in self.tables)

    def figures(self) -> Figures:
        tally = self.tally
        return {
            "acknowledged_moves": tally.acknowledged,
            "lost_moves": self.lost,
            "faults": len(self.faults),
            "tables": len(self.tables),
            "finished_games": tally.games,
            "views_checked": tally.views,
            "connections": tally.hellos,
            "connections_cut": tally.cut,
            "cut_while_waiting": tally.cut_waiting,
            "moves_repeated": tally.repeated,
            "refusals": dict(tally.refusals),
        }


def errors_logged(server: Server) -> list[str]:
    """The lines of the server's log that tell of a bug."""
    pattern = r"(?m)^.*(?:Traceback|\bERROR\b|\bCRITICAL\b).*$"
    return re.findall(pattern, server.log())


# -- kills -----------------------------------------------------------------------------------------


@dataclass
class Kills:
    """What happened while servers were killed."""

    kills: int = 0
    while_starting: int = 0
    slowest_restart: float = 0.0
    """Seconds from the start of a process until it answers."""
    slowest_return: float = 0.0
    """Seconds from then until everybody was back."""

    def start(self, server: Server) -> None:
        began = time.monotonic()
        server.start()
        self.slowest_restart = max(self.slowest_restart, time.monotonic() - began)

    def kill(self, server: Server) -> None:
        server.kill()
        self.kills += 1
        if self.kills % 50 == 0:
            print(f"{self.kills} kills", file=sys.stderr, flush=True)

    def kill_while_starting(self, server: Server, rng: Random) -> None:
        server.spawn()
        time.sleep(rng.uniform(0, 0.35))
        self.kill(server)
        self.while_starting += 1

    def figures(self, crowd: Crowd, errors: list[str]) -> Figures:
        return {
            "kills": self.kills,
            "kills_while_starting": self.while_starting,
            **crowd.figures(),
            "errors_logged": len(errors),
            "slowest_restart_s": round(self.slowest_restart, 2),
            "slowest_return_s": round(self.slowest_return, 2),
        }


def kills(options: argparse.Namespace) -> Figures:
    if options.sqlite:
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            return asyncio.run(kills_sqlite(Path(folder), options))
    with tempfile.TemporaryDirectory() as folder, own_cluster() as cluster, using(cluster):
        return asyncio.run(kills_postgresql(Path(folder), options))


async def kills_sqlite(folder: Path, options: argparse.Namespace) -> Figures:
    """Every process is killed after a short life, some while they start."""
    rng = Random(options.seed)
    count = Kills()
    with serving(folder / "server", *ROOMY) as server:
        crowd = Crowd([server.url], rng, HASTY, games=GAMES)
        async with crowd.playing([PLANS[n % len(PLANS)] for n in range(TABLES)]):
            await crowd.wait_for_all()
            while count.kills < options.sqlite:
                await asyncio.sleep(LONGEST_LIFE * rng.random())
                await asyncio.to_thread(count.kill, server)
                while rng.random() < STARTING and count.kills < options.sqlite:
                    await asyncio.to_thread(count.kill_while_starting, server, rng)
                await asyncio.to_thread(count.start, server)
                if rng.random() < 0.8:  # the others are killed while people come back
                    count.slowest_return = max(count.slowest_return, await crowd.wait_for_all())
                if crowd.faults:
                    break
            await crowd.wait_for_all()
        records = await crowd.check_all_records()
        server.backend.check(server.folder)
        return finished(
            {**count.figures(crowd, errors_logged(server)), "records_checked": records},
            crowd.faults + errors_logged(server),
        )


async def kills_postgresql(folder: Path, options: argparse.Namespace) -> Figures:
    """Two processes, and devices of each table on both. One of the two is always there."""
    rng = Random(options.seed)
    count = Kills()
    with (
        serving(folder / "one", *ROOMY) as one,
        contextlib.ExitStack() as stack,
    ):
        other = stack.enter_context(serving(folder / "one", *ROOMY))
        servers = [one, other]
        crowd = Crowd([server.url for server in servers], rng, HASTY, games=GAMES)
        async with crowd.playing([PLANS[n % len(PLANS)] for n in range(TABLES)]):
            while count.kills < options.postgresql:
                await crowd.wait_for_all()
                await send_home(crowd)
                await asyncio.sleep(LONGEST_LIFE * rng.random())
                victim = servers[rng.randrange(2)]
                await asyncio.to_thread(count.kill, victim)
                count.slowest_return = max(count.slowest_return, await crowd.wait_for_all())
                while rng.random() < STARTING and count.kills < options.postgresql:
                    await asyncio.to_thread(count.kill_while_starting, victim, rng)
                await asyncio.to_thread(count.start, victim)
                if crowd.faults:
                    break
        records = await crowd.check_all_records()
        errors = errors_logged(one)
        return finished(
            {**count.figures(crowd, errors), "records_checked": records}, crowd.faults + errors
        )


async def send_home(crowd: Crowd) -> None:
    """Everybody who was moved to the other process goes back, so that both have some of a table."""
    for device in crowd.devices():
        device.homesick = device.at != device.home
    end = time.monotonic() + 2
    while any(d.homesick for d in crowd.devices()) and time.monotonic() < end:
        await asyncio.sleep(0.005)


# -- hostile messages ------------------------------------------------------------------------------


def resident_kilobytes(server: Server) -> int:
    if server.process is None:
        raise RuntimeError("the server is not running")
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


class Point(NamedTuple):
    """One point of the memory curve."""

    messages: int
    memory_kb: int
    tables: int
    """Tables in memory."""
    entries: int
    """Log entries written so far."""

    @classmethod
    def measure(cls, messages: int, server: Server) -> "Point":
        text = server.get("/metrics").text
        entries = re.findall(r"(?m)^cheese_rescue_entries_total\{.*?\} (\S+)$", text)
        tables = re.findall(r"(?m)^cheese_rescue_tables (\S+)$", text)
        return cls(
            messages,
            resident_kilobytes(server),
            int(float(tables[0])),
            int(sum(map(float, entries))),
        )

    def __str__(self) -> str:
        bar = "#" * (self.memory_kb // 4096)
        return (
            f"{self.messages:>9} messages {self.memory_kb / 1024:6.1f} MB "
            f"{self.tables:>5} tables {self.entries:>8} entries {bar}"
        )


@dataclass
class Attack:
    """Several threads that send hostile messages, each over one socket after the other."""

    server: Server
    messages: int
    seed: int
    fuzzes: list[Fuzz] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)
    bad_statuses: Counter[int] = field(default_factory=Counter)
    requests: int = 0
    _threads: list[threading.Thread] = field(default_factory=list)

    def start(self) -> None:
        for number in range(FUZZ_THREADS):
            share = self.messages // FUZZ_THREADS + (number < self.messages % FUZZ_THREADS)
            fuzz = Fuzz(self.server, Random(f"{self.seed} {number}"))
            self.fuzzes.append(fuzz)
            self._threads.append(threading.Thread(target=self._run, args=(fuzz, share)))
        for thread in self._threads:
            thread.start()

    def _run(self, fuzz: Fuzz, share: int) -> None:
        try:
            while fuzz.sent < share:
                fuzz.run(min(fuzz.sent + MESSAGES_BETWEEN_REQUESTS, share))
                self.requests += 1
                for status in statuses(self.server, odd_request(fuzz.rng)):
                    if status >= 500:
                        self.bad_statuses[status] += 1
        except BaseException as error:  # reported at the end of the run
            self.failures.append(error)

    def is_running(self) -> bool:
        return any(thread.is_alive() for thread in self._threads)

    @property
    def sent(self) -> int:
        return sum(fuzz.sent for fuzz in self.fuzzes)

    @property
    def replies(self) -> Counter[str]:
        return sum((fuzz.answers for fuzz in self.fuzzes), Counter())

    @property
    def close_codes(self) -> Counter[int]:
        return sum((fuzz.closes for fuzz in self.fuzzes), Counter())


def hostile(options: argparse.Namespace) -> Figures:
    with (
        tempfile.TemporaryDirectory(dir=options.folder) as folder,
        serving(Path(folder) / "server", *ROOMY, prefix=AFRESH) as server,
    ):
        return asyncio.run(attacked(server, options))


async def attacked(server: Server, options: argparse.Namespace) -> Figures:
    """The memory of the server after each tenth of the messages; honest people play meanwhile."""
    crowd = Crowd([server.url], Random(options.seed), Pace(think=(0.05, 0.15)), games=2)
    attack = Attack(server, options.messages, options.seed)
    curve: list[Point] = []
    began = time.monotonic()
    async with crowd.playing([PLANS[0]] * 2):
        await crowd.wait_for_all()
        attack.start()
        while attack.is_running():
            if len(curve) < 10 and attack.sent >= len(curve) * options.messages / 10:
                curve.append(await asyncio.to_thread(Point.measure, attack.sent, server))
                print(curve[-1], flush=True)
            await asyncio.sleep(0.05)
        seconds = time.monotonic() - began
        curve.append(await asyncio.to_thread(Point.measure, attack.sent, server))
        print(curve[-1], flush=True)
    errors = await asyncio.to_thread(figure, server, "errors_total")
    logged = errors_logged(server)
    faults = [*crowd.faults, *logged, *(repr(failure) for failure in attack.failures)]
    faults += [f"HTTP status {status}" for status in attack.bad_statuses]
    return finished(
        {
            "messages": attack.sent,
            "http_requests": attack.requests,
            "seconds": round(seconds),
            "errors": int(errors),
            "errors_logged": len(logged),
            "replies": dict(attack.replies),
            "close_codes": dict(attack.close_codes),
            "curve": [point._asdict() for point in curve],
            "honest": crowd.figures(),
        },
        faults + ["errors_total is not 0"] * bool(errors),
    )


# -- soak ------------------------------------------------------------------------------------------


class IdleSocket:
    """A device that watches a table where nothing happens."""

    def __init__(self, url: str, table: str) -> None:
        self.is_lost = False
        self._url = url
        self._hello = {"type": "hello", "id": 1, "table": table, "tokens": []}
        self._hello["protocol"] = protocol_number()

    async def open(self) -> None:
        self._socket = await Socket.connect(self._url)
        self._socket.send(self._hello)
        while (message := await self._socket.receive())["re"] != 1:
            pass
        if message["type"] != "welcome":
            raise RuntimeError(f"not welcome: {message}")

    async def stay(self) -> None:
        with contextlib.suppress(Disconnected):
            while True:
                await self._socket.receive()
        self.is_lost = True


async def measure_lag(lags: list[float]) -> None:
    """How much later than it should this process wakes up: a part of every latency it measures."""
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - due)


def soak(options: argparse.Namespace) -> Figures:
    with (
        tempfile.TemporaryDirectory(dir=options.folder) as folder,
        serving(Path(folder) / "server", *ROOMY, prefix=AFRESH) as server,
    ):
        return asyncio.run(soaked(server, options))


async def soaked(server: Server, options: argparse.Namespace) -> Figures:
    """Idle sockets, and tables whose players think for one to three seconds."""
    rng = Random(options.seed)
    before = resident_kilobytes(server)
    idle = await open_idle(server, options.idle)
    tasks = [asyncio.create_task(one.stay()) for one in idle]
    lags: list[float] = []
    tasks.append(asyncio.create_task(measure_lag(lags)))
    with_idle = resident_kilobytes(server)
    crowd = Crowd([server.url], rng, Pace(think=(1.0, 3.0)), games=1_000_000)
    parts: list[Figures] = []
    length = min(5.0, options.minutes / 2) * 60
    async with crowd.playing([PLANS[0]] * options.tables):
        await crowd.wait_for_all()
        count = max(1, round(options.minutes * 60 / length))
        for number in range(1, count + 1):
            moves, cut = len(crowd.tally.latencies), crowd.tally.cut
            lags.clear()
            await asyncio.sleep(length)
            done = crowd.tally.latencies[moves:]
            parts.append(
                {
                    "minutes": round(number * length / 60, 1),
                    "moves": len(done),
                    **latency(done),
                    "players_cut": crowd.tally.cut - cut,
                    "client_lag_p99_ms": latency(lags)["p99_ms"],
                    "idle_lost": sum(one.is_lost for one in idle),
                    "memory_mb": round(resident_kilobytes(server) / 1024, 1),
                }
            )
            print(parts[-1], flush=True)
        measured = latency(crowd.tally.latencies)
        crowd.pace.think = (0.0, 0.0)  # to end the games in progress soon
    errors = await asyncio.to_thread(figure, server, "errors_total")
    logged = errors_logged(server)
    lost = sum(one.is_lost for one in idle)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    figures = {
        "minutes": options.minutes,
        "idle_sockets": options.idle,
        "playing_tables": options.tables,
        "idle_lost": lost,
        "errors": int(errors),
        "errors_logged": len(logged),
        **crowd.figures(),
        **measured,
        "memory_mb_at_start": round(before / 1024, 1),
        "memory_mb_with_idle_sockets": round(with_idle / 1024, 1),
        "parts": parts,
    }
    faults = crowd.faults + logged + ["errors_total is not 0"] * bool(errors)
    if lost or crowd.tally.cut:
        faults.append(f"lost connections: {lost} idle, {crowd.tally.cut} of players")
    return finished(figures, faults)


async def open_idle(server: Server, count: int) -> list[IdleSocket]:
    """Watchers at tables that wait for people, some at each."""
    tables: list[str] = []
    for _ in range(-(-count // IDLE_AT_A_TABLE)):
        answer = await request(server.url, "POST", "/api/tables", {"players": 2})
        tables.append(answer.body["table"])
    idle = [IdleSocket(server.url, tables[number // IDLE_AT_A_TABLE]) for number in range(count)]
    for first in range(0, count, 50):
        await asyncio.gather(*(one.open() for one in idle[first : first + 50]))
    return idle


def latency(seconds: list[float]) -> Figures:
    """Milliseconds from a move to its acknowledgement."""
    if not seconds:
        return {}
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)

    return {"p50_ms": at(0.5), "p99_ms": at(0.99), "slowest_ms": at(1.0)}


# -- the command -----------------------------------------------------------------------------------


def finished(figures: Figures, faults: list[str]) -> Figures:
    """The figures, after printing everything that was wrong."""
    for fault in faults[:20]:
        print(f"FAULT: {fault}", file=sys.stderr)
    return {**figures, "ok": not faults}


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--out", type=Path, help="append the figures to this file")
    common.add_argument("--seed", type=int, default=int(time.time()), help="default: the time")
    common.add_argument("--folder", type=Path, help="where to put the database")
    runs = parser.add_subparsers(dest="run", required=True)
    one = runs.add_parser("kills", parents=[common])
    which = one.add_mutually_exclusive_group(required=True)
    which.add_argument("--sqlite", type=int, metavar="KILLS")
    which.add_argument("--postgresql", type=int, metavar="KILLS")
    one = runs.add_parser("hostile", parents=[common])
    one.add_argument("messages", type=int)
    one = runs.add_parser("soak", parents=[common])
    one.add_argument("--minutes", type=float, default=30, help="default: 30")
    one.add_argument("--idle", type=int, default=IDLE_SOCKETS, help=f"default: {IDLE_SOCKETS}")
    one.add_argument("--tables", type=int, default=SOAK_TABLES, help=f"default: {SOAK_TABLES}")
    return parser


RUNS: dict[str, Callable[[argparse.Namespace], Figures]] = {
    "kills": kills,
    "hostile": hostile,
    "soak": soak,
}


def main() -> int:
    options = arguments().parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    began = time.monotonic()
    figures = RUNS[options.run](options)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    line = {
        "command": " ".join(["python", "benchmarks/reliability.py", *sys.argv[1:]]),
        "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M}",
        "commit": commit,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "seed": options.seed,
        "took_s": round(time.monotonic() - began),
        **figures,
    }
    text = json.dumps(line)
    print(text)
    if options.out is not None:
        with options.out.open("a", encoding="utf-8") as file:
            file.write(text + "\n")
    return 0 if figures["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
