"""Measures the server over loopback, with the load generator in another process on another core.

    python benchmarks/server.py                 all of the following
    python benchmarks/server.py busy            tables at full speed, compared with plain echoes
    python benchmarks/server.py alone           one table, compared with the disk's sync time
    python benchmarks/server.py thinking        tables whose players wait 50 to 150 ms per move
    python benchmarks/server.py crowd           5,000 idle sockets and 200 active tables
    python benchmarks/server.py stored          CPU time per move with 10 and 10,000 stored tables
    python benchmarks/server.py reviewing       tables at full speed, with and without reviews
    python benchmarks/server.py --peer boardgame.io
                                                tables at full speed, and one table, compared with
                                                a boardgame.io server that keeps them in memory
    python benchmarks/server.py --processes 2   CPU time per move on PostgreSQL and Redis, with both
                                                players at one process and at different ones,
                                                compared with one process on SQLite

    python benchmarks/server.py several         `serve --processes 1` and 2, on PostgreSQL
                                                and Redis; servers, databases and the load generator
                                                share all cores

Each run prints one line of results.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import secrets
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import boardgame_io
import msgspec
import uvloop
from load import LoadStats, SocketClient, connect, percentile

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the helpers in tests

from cheese_rescue.rules import Game, Record, Rules
from cheese_rescue.rules.cards import unshuffled_pile
from cheese_rescue.rules.record import Play, Result
from tests.server.engines import Postgres, Redis

SERVER_CORE, DRIVER_CORE = 0, 1
IDLE_SOCKETS = 5_000
SPREAD_ROUNDS = 7
PEER_ROUNDS = 5
LONGEST_ALONE = 2.0
ROUNDS = 10
"""How often reviews are switched on and off; the median of the ratios counts."""
GENEROUS = ["sockets", "sockets-per-address", "tables-per-hour"]
FAST = ["requests-per-second", "messages-per-second", "address-messages-per-second"]


# -- two people at a table -----------------------------------------------------------------------


class ViewFields(msgspec.Struct):
    game: int
    seat: int | None
    ply: int
    turn: int
    over: bool
    hand: list[str]
    legal_cells: list[list[int]]


class TableFields(msgspec.Struct):
    phase: str
    game: int


class ServerMessage(msgspec.Struct):
    type: str
    re: int | None = None
    views: list[ViewFields] = []
    table: TableFields | None = None
    refusal: str | None = None


_decode = msgspec.json.Decoder(ServerMessage).decode


class Person:
    """Waits for a View, then about `think` seconds, and plays a legal move. Asks for rematches."""

    def __init__(self, tally: LoadStats, chair: int, think: float) -> None:
        self.tally = tally
        self.chair = chair
        self.think = think
        self.line: SocketClient | None = None
        self._sent_at: float | None = None
        self._numbered = 0
        self._asked = -1
        self._number = secrets.token_hex(16)
        self._rng = Random(self._number)

    def hear(self, payload: bytes) -> None:
        heard = _decode(payload)
        if heard.type == "views":
            if heard.re is not None and self._sent_at is not None:
                if self.tally.counting:
                    self.tally.moves += 1
                    self.tally.seconds.append(time.perf_counter() - self._sent_at)
                self._sent_at = None
            view = heard.views[0]
            if view.over:
                if view.game > self._asked and self.tally.playing:
                    self._asked = view.game
                    self._say(f'{{"type":"rematch","game":{view.game}}}')
            elif view.turn == view.seat and self.tally.playing:
                if self.think:
                    # With a fixed pause, players acknowledged in one batch would move in step.
                    thinking = self.think * self._rng.uniform(0.5, 1.5)
                    asyncio.get_running_loop().call_later(thinking, self._play, view)
                else:
                    self._play(view)
        elif heard.table is not None:
            table = heard.table
            if table.phase == "gathering" and table.game > self._numbered:
                self._numbered = table.game
                self._say(f'{{"type":"number","chair":{self.chair},"number":"{self._number}"}}')
        elif heard.type == "refused":
            self.tally.refusals.append(heard.refusal or "")

    def _play(self, view: ViewFields) -> None:
        cell = view.legal_cells[view.ply % len(view.legal_cells)]
        self._sent_at = time.perf_counter()
        self._say(
            f'{{"type":"play","id":{view.ply},"seat":{view.seat},"game":{view.game},'
            f'"ply":{view.ply},"card":"{view.hand[0]}","cell":{cell}}}'
        )

    def start(self) -> None:
        self._say('{"type":"start"}')

    def _say(self, text: str) -> None:
        if self.line is not None:
            self.line.say(text.encode())


def post(port: int, path: str, body: object) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


async def seat_pairs(
    ports: int | list[list[int]], count: int, tally: LoadStats, think: float = 0.0
) -> list[Callable[[], None]]:
    """Open tables for two and connect both players; returns a function per table that starts it.

    A list of ports has a pair for each table in turn, one port for each of its players.
    """
    starts: list[Callable[[], None]] = []
    for number in range(count):
        pair = [ports] * 2 if isinstance(ports, int) else ports[number % len(ports)]
        port = pair[0]
        mine = {"mine": True}
        opened = await asyncio.to_thread(
            post, port, "/api/tables", {"players": 2, "chairs": [mine, mine]}
        )
        address = f"127.0.{number // 250 + 1}.{number % 250 + 1}"  # a household for each table
        people = []
        for chair, token in enumerate(opened["tokens"]):
            person = Person(tally, chair, think)
            person.line = await connect(pair[chair], "/live", person.hear, address=address)
            keys = [token, opened["opener"]] if chair == 0 else [token]
            hello = {"type": "hello", "protocol": 1, "table": opened["table"], "tokens": keys}
            person.line.say(json.dumps(hello).encode())
            people.append(person)
        starts.append(people[0].start)
    return starts


# -- the server ----------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def started(
    command: list[str], port: int, *, cores: tuple[int, ...] = (SERVER_CORE,)
) -> Iterator[subprocess.Popen[bytes]]:
    allowed = ",".join(map(str, cores))
    child = subprocess.Popen(["taskset", "-c", allowed, *command], stdout=subprocess.DEVNULL)
    try:
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.02)
        yield child
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(20)


def serving(
    folder: Path, port: int, *more: str, cores: tuple[int, ...] = (SERVER_CORE,)
) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    options = [f"--{name}=100000" for name in GENEROUS] + [f"--{name}=1000000" for name in FAST]
    command = [
        *(sys.executable, "-m", "cheese_rescue", "serve", "--only-here", "--no-browser"),
        *("--port", str(port), "--database", str(folder / "tables.db"), *options, *more),
    ]
    return started(command, port, cores=cores)


def echoing(port: int) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    return started([sys.executable, __file__, "echo-server", "--port", str(port)], port)


def echo_server(port: int) -> None:
    """An echo server on the same web server stack."""
    import uvicorn  # noqa: PLC0415 - needed only here

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    uvicorn.run(
        echo,
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


# -- what is measured ----------------------------------------------------------------------------


def sync_times(folder: Path, count: int = 400) -> list[float]:
    """Seconds that the disk takes to sync one more page, measured `count` times."""
    path = folder / "sync.bin"
    times: list[float] = []
    with path.open("wb", buffering=0) as file:
        for _ in range(count):
            file.write(b"x" * 4096)
            before = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - before)
    path.unlink()
    return times


async def play(
    ports: int | list[list[int]], tables: int, seconds: float, think: float = 0.0
) -> LoadStats:
    tally = LoadStats()
    starts = await seat_pairs(ports, tables, tally, think)
    return await run_tables(starts, tally, seconds, think)


async def run_tables(
    starts: list[Callable[[], None]],
    tally: LoadStats,
    seconds: float,
    think: float = 0.0,
    *,
    own_core: bool = True,
) -> LoadStats:
    """Start the tables, and count their moves for that long. Keeps a core of its own awake."""
    await asyncio.sleep(0.3)
    for start in starts:
        start()
        await asyncio.sleep(think / len(starts))  # so that tables do not move in step
    await asyncio.sleep(1)
    if own_core:
        _stay_awake(tally)
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    tally.playing = False
    await asyncio.sleep(0.3)
    return tally


def _stay_awake(tally: LoadStats) -> None:
    """Keep this process busy: waking a sleeping reader costs the server time, above all on a VM."""
    if tally.playing:
        asyncio.get_running_loop().call_soon(_stay_awake, tally)


async def echo(port: int, sockets: int, seconds: float) -> float:
    """Echoes per second."""
    count = 0
    going = True
    lines: list[SocketClient] = []

    def ear(number: int) -> Callable[[bytes], None]:
        def hear(payload: bytes) -> None:
            nonlocal count
            count += 1
            if going:
                lines[number].say(payload)

        return hear

    lines.extend([await connect(port, "/", ear(number)) for number in range(sockets)])
    for line in lines:
        line.say(b'{"type":"play","id":7,"seat":0,"game":0,"ply":7,"card":"M","cell":[1,2]}')
    await asyncio.sleep(0.5)
    before = count
    await asyncio.sleep(seconds)
    counted = count - before
    going = False
    for line in lines:
        line.transport.close()
    return counted / seconds


Run = Callable[[argparse.Namespace, Path], Coroutine[Any, Any, dict[str, float]]]


async def busy(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    slice_seconds = options.seconds / 2
    port, echo_port = free_port(), free_port()
    with echoing(echo_port):
        first = await echo(echo_port, 2 * options.tables, slice_seconds)
    with serving(folder, port) as child:
        before = time.perf_counter(), cpu_seconds(child.pid)
        tally = await play(port, options.tables, options.seconds)
        spent = (cpu_seconds(child.pid) - before[1]) / (time.perf_counter() - before[0])
    with echoing(echo_port):
        second = await echo(echo_port, 2 * options.tables, slice_seconds)
    echoes = statistics.mean((first, second))
    rate = tally.moves / options.seconds
    return {
        "moves_per_second": rate,
        "echoes_per_second": echoes,
        "share_of_echoes": rate / echoes,
        "p50_ms": percentile(tally.seconds, 0.5),
        "p99_ms": percentile(tally.seconds, 0.99),
        "server_cpu_share": spent,
        "refusals": len(tally.refusals),
    }


async def alone(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    port = free_port()
    with serving(folder, port):
        before = sync_times(folder)
        tally = await play(port, 1, options.seconds)
        syncs = before + sync_times(folder)
    return {
        "p50_ms": percentile(tally.seconds, 0.5),
        "sync_p50_ms": percentile(syncs, 0.5),
        "p50_more_ms": percentile(tally.seconds, 0.5) - percentile(syncs, 0.5),
    }


async def thinking(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    port = free_port()
    with serving(folder, port):
        before = sync_times(folder)
        tally = await play(port, options.tables, options.seconds, think=0.1)
        syncs = before + sync_times(folder)
    return {
        "moves_per_second": tally.moves / options.seconds,
        "p50_ms": percentile(tally.seconds, 0.5),
        "p99_ms": percentile(tally.seconds, 0.99),
        "sync_p99_ms": percentile(syncs, 0.99),
        "p99_more_ms": percentile(tally.seconds, 0.99) - percentile(syncs, 0.99),
    }


async def crowd(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    port = free_port()
    with serving(folder, port) as child:
        table = await asyncio.to_thread(post, port, "/api/tables", {"players": 2})
        hello = json.dumps({"type": "hello", "protocol": 1, "table": table["table"]}).encode()
        idle = []
        for _ in range(IDLE_SOCKETS):
            line = await connect(port, "/live", lambda _: None)
            line.say(hello)
            idle.append(line)
        quiet = resident_megabytes(child.pid)
        tally = await play(port, 200, options.seconds, think=0.5)
        most = resident_megabytes(child.pid)
        lost = sum(line.lost for line in idle)
    return {
        "idle_sockets": IDLE_SOCKETS - lost,
        "megabytes_idle": quiet,
        "megabytes": most,
        "moves_per_second": tally.moves / options.seconds,
        "p99_ms": percentile(tally.seconds, 0.99),
    }


async def stored(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Measured alternately, so that a slow minute of the machine affects both."""
    costs: dict[int, list[float]] = {10: [], 10_000: []}
    folders = {count: folder / str(count) for count in costs}
    for count, where in folders.items():
        where.mkdir()
        port = free_port()
        with serving(where, port):
            await asyncio.to_thread(fill, port, count - 10)
    for _ in range(3):
        for count, where in folders.items():
            port = free_port()
            with serving(where, port) as child:
                tally = LoadStats()
                starts = await seat_pairs(port, 10, tally, 0)
                for start in starts:
                    start()
                await asyncio.sleep(1)
                tally.counting = True
                before = cpu_seconds(child.pid)
                await asyncio.sleep(options.seconds)
                spent = cpu_seconds(child.pid) - before
                tally.counting = tally.playing = False
                costs[count].append(spent / tally.moves * 1e6)
    few, many = statistics.median(costs[10]), statistics.median(costs[10_000])
    return {"cpu_us_a_move_10": few, "cpu_us_a_move_10000": many, "ratio": many / few}


async def reviewing(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Measured alternately at the same tables, which keep playing; only the reviews stop."""
    port = free_port()
    counted: dict[bool, list[int]] = {False: [], True: []}
    slice_seconds = options.seconds / 4
    with serving(folder, port):
        readers = [Reader(port, f"127.0.0.{2 + number}") for number in range(options.reviews)]
        await readers[0].read(lines=2)  # the kernel is compiled after this
        tally = LoadStats()
        starts = await seat_pairs(port, options.tables, tally, 0)
        for start in starts:
            start()
        _stay_awake(tally)
        tally.counting = True
        for _ in range(ROUNDS):
            for reviewed, moves in counted.items():
                tasks = [asyncio.create_task(reader.read()) for reader in readers if reviewed]
                await asyncio.sleep(1)
                before = tally.moves
                await asyncio.sleep(slice_seconds)
                moves.append(tally.moves - before)
                if not all(reader.begun for reader in readers[: len(tasks)]):
                    raise RuntimeError("no review was in progress")
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        tally.counting = tally.playing = False
        lines = sum(reader.lines for reader in readers)
        await asyncio.sleep(0.3)
    without, during = counted.values()
    return {
        "moves_per_second": statistics.median(without) / slice_seconds,
        "moves_per_second_with_reviews": statistics.median(during) / slice_seconds,
        "share_kept": statistics.median(
            after / before for before, after in zip(without, during, strict=True)
        ),
        "reviews": options.reviews,
        "moves_reviewed": lines,
        "refusals": len(tally.refusals),
    }


async def spread(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Measured alternately: on SQLite ("home"), and on PostgreSQL and Redis with both players at
    the same process ("together") and at different ones ("apart").
    """
    count = options.processes or 2
    found: dict[str, list[Cost]] = {"home": [], "together": [], "apart": []}
    with contextlib.ExitStack() as stack:
        postgres, redis = await asyncio.to_thread(start_engines, stack)
        for number in range(SPREAD_ROUNDS):
            for how, costs in found.items():
                where = folder / f"{how}{number}"
                where.mkdir()
                engines: list[str] = []
                if how != "home":
                    make = f"CREATE DATABASE {how}{number}"
                    await asyncio.to_thread(postgres.rows, "postgres", make)
                    engines = ["--database", postgres.url(f"{how}{number}")]
                    engines += ["--bus", redis.url(number)]
                processes = 1 if how == "home" else count
                started = (postgres, redis)
                costs.append(
                    await cost(where, engines, processes, started, options, apart=how == "apart")
                )
    median = {
        how: Cost(*map(statistics.median, zip(*costs, strict=True))) for how, costs in found.items()
    }

    def ratio(how: str) -> float:
        """The median of the ratios of neighbouring runs."""
        pairs = zip(found[how], found["home"], strict=True)
        return statistics.median(many.server / home.server for many, home in pairs)

    return {
        "processes": count,
        **{f"cpu_us_a_move_{how}": cost.server for how, cost in median.items()},
        "ratio_together": ratio("together"),
        "ratio_apart": ratio("apart"),
        **{f"moves_per_second_{how}": cost.rate for how, cost in median.items()},
        **{
            f"{what}_a_move_{how}": getattr(median[how], what)
            for what in ("postgres", "redis", "log_bytes", "redis_bytes")
            for how in ("together", "apart")
        },
    }


def cpu_of_families(*pids: int) -> list[float]:
    """The processor time of each process, with the processes that it has started."""
    return [sum(map(cpu_seconds, descendants(pid))) for pid in pids]


async def several(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Measured alternately. Nothing is pinned: with two cores, all processes compete for them."""
    found: dict[int, list[Cost]] = {1: [], 2: []}
    with contextlib.ExitStack() as stack:
        postgres, redis = await asyncio.to_thread(start_engines, stack)
        pids = [engine.process.pid for engine in (postgres, redis) if engine.process]
        for number in range(PEER_ROUNDS):
            for processes, costs in found.items():
                name = f"several{processes}_{number}"
                await asyncio.to_thread(postgres.rows, "postgres", f"CREATE DATABASE {name}")
                where = folder / name
                where.mkdir()
                engines = ["--database", postgres.url(name), "--bus", redis.url(number)]
                engines += ["--processes", str(processes), "--workers", "0"]
                port = free_port()
                with serving(where, port, *engines, cores=(SERVER_CORE, DRIVER_CORE)) as server:
                    tally = LoadStats()
                    starts = await seat_pairs(port, options.tables, tally)
                    before = cpu_of_families(server.pid, *pids)
                    await run_tables(starts, tally, options.seconds, own_core=False)
                    after = cpu_of_families(server.pid, *pids)
                    server_us, postgres_us, redis_us = (
                        1e6 * (now - was) / tally.moves
                        for was, now in zip(before, after, strict=True)
                    )
                # A number may arrive after the other process has dealt.
                if others := set(tally.refusals) - {"already-started"}:
                    raise RuntimeError(f"refused: {others}")
                rate = tally.moves / options.seconds
                costs.append(Cost(server_us, postgres_us, redis_us, 0.0, 0.0, rate))
    pairs = list(zip(found[2], found[1], strict=True))
    return {
        "ratio": statistics.median(two.rate / one.rate for two, one in pairs),
        **{
            f"{figure}_{processes}": statistics.median(getattr(cost, value) for cost in costs)
            for processes, costs in found.items()
            for figure, value in {
                "moves_per_second": "rate",
                "cpu_us_a_move": "server",
                "postgres_us_a_move": "postgres",
                "redis_us_a_move": "redis",
            }.items()
        },
    }


def medians(runs: list[LoadStats], seconds: float) -> dict[str, float]:
    return {
        "moves_per_second": statistics.median(stats.moves / seconds for stats in runs),
        "p50_ms": statistics.median(percentile(stats.seconds, 0.5) for stats in runs),
        "p99_ms": statistics.median(percentile(stats.seconds, 0.99) for stats in runs),
    }


async def peer(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Measured alternately, each server alone on its core; ratios are of neighbouring runs."""
    figures: dict[str, float] = {}
    for tables in (options.tables, 1):
        # One table would soon have the longest log that may have another game.
        seconds = options.seconds if tables > 1 else min(options.seconds, LONGEST_ALONE)
        found: dict[str, list[LoadStats]] = {"ours": [], "theirs": []}
        for number in range(PEER_ROUNDS):
            for whose in ("ours", "theirs") if number % 2 else ("theirs", "ours"):
                where = folder / f"{whose}{tables}-{number}"
                where.mkdir()
                port = free_port()
                tally = LoadStats()
                command = boardgame_io.command(port, free_port())
                server = serving(where, port) if whose == "ours" else started(command, port)
                seat = seat_pairs if whose == "ours" else boardgame_io.seat_pairs
                with server:
                    starts = await seat(port, tables, tally)
                    found[whose].append(await run_tables(starts, tally, seconds))
                if tally.refusals:
                    raise RuntimeError(f"refused: {tally.refusals[:3]}")
        pairs = list(zip(found["ours"], found["theirs"], strict=True))
        figures |= {
            f"ratio_{tables}": statistics.median(
                ours.moves / theirs.moves for ours, theirs in pairs
            ),
            **{
                f"{figure}_{whose}_{tables}": value
                for whose, runs in found.items()
                for figure, value in medians(runs, seconds).items()
            },
        }
    return figures


def start_engines(stack: contextlib.ExitStack) -> tuple[Postgres, Redis]:
    """PostgreSQL and Redis, allowed on both cores."""
    os.sched_setaffinity(0, {SERVER_CORE, DRIVER_CORE})
    return stack.enter_context(Postgres.running()), stack.enter_context(Redis.running())


class Cost(NamedTuple):
    """The cost of a move, in microseconds of CPU time unless noted."""

    server: float
    postgres: float
    redis: float
    log_bytes: float
    """Bytes of PostgreSQL's write-ahead log."""
    redis_bytes: float
    """Bytes that Redis received and sent."""
    rate: float
    """Moves per second."""


def engine_bytes(postgres: Postgres, redis: Redis) -> tuple[float, float]:
    """The bytes so far of PostgreSQL's write-ahead log, and of Redis's network traffic."""
    ((log,),) = postgres.rows("postgres", "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
    with socket.create_connection(("127.0.0.1", redis.port)) as line:
        line.sendall(b"INFO stats\r\n")
        told = line.recv(65_536).decode()
    fields = dict(field.split(":", 1) for field in told.splitlines() if ":" in field)
    lines = int(fields["total_net_input_bytes"]) + int(fields["total_net_output_bytes"])
    return float(log), float(lines)


async def cost(
    folder: Path,
    engines: list[str],
    processes: int,
    started: tuple[Postgres, Redis],
    options: argparse.Namespace,
    *,
    apart: bool,
) -> Cost:
    ports = [free_port() for _ in range(processes)]
    others = [ports[(n + 1) % processes] for n in range(processes)]
    pairs = [[port, other if apart else port] for port, other in zip(ports, others, strict=True)]
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(serving(folder, port, *engines)).pid for port in ports]
        tally = LoadStats()
        for start in await seat_pairs(pairs, options.tables, tally, 0):
            start()
        await asyncio.sleep(1)
        pids = [engine.process.pid for engine in started if engine.process]
        groups = [servers, descendants(pids[0]), [pids[1]]]
        kept = await asyncio.to_thread(engine_bytes, *started)
        before = [sum(map(cpu_seconds, group)) for group in groups]
        tally.counting = True
        await asyncio.sleep(options.seconds / 2)
        tally.counting = tally.playing = False
        after = [sum(map(cpu_seconds, group)) for group in groups]
        then = await asyncio.to_thread(engine_bytes, *started)
        await asyncio.sleep(0.3)
    if tally.refusals:
        raise RuntimeError(f"refused: {tally.refusals[:3]}")
    server, postgres, redis = (
        1e6 * (now - then) / tally.moves for then, now in zip(before, after, strict=True)
    )
    log_bytes, redis_bytes = (
        (now - was) / tally.moves for was, now in zip(kept, then, strict=True)
    )
    rate = tally.moves / (options.seconds / 2)
    return Cost(server, postgres, redis, log_bytes, redis_bytes, rate)


def descendants(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [pid, *(int(child) for file in listed for child in file.read_text().split())]


class Reader:
    """Reads one review after the other, from its own IP address."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._rng = Random(address)
        self.lines = 0
        self.begun = False

    async def read(self, *, lines: int | None = None) -> None:
        """Read until cancelled, or until that many moves were reviewed."""
        self.begun = False
        wanted = None if lines is None else self.lines + lines
        while wanted is None or self.lines < wanted:
            body = json.dumps({"record": a_record(self._rng)}).encode()
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(self._address, 0)
            )
            try:
                writer.write(
                    f"POST /api/review HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
                    f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()
                    + body
                )
                if b" 200 " not in await reader.readline():
                    raise RuntimeError("the review was refused")
                while (line := await reader.readline()) and self.lines != wanted:
                    self.begun |= line.startswith(b'{"type":"begun"')
                    self.lines += line.startswith(b'{"type":"reviewed"')
            finally:
                writer.close()


def a_record(rng: Random) -> str:
    """A random four-player game, so that no review of it is cached."""
    pile = list(unshuffled_pile(4))
    rng.shuffle(pile)
    game = Game.deal(players=4, pile=pile)
    plays = []
    while not game.over:
        move = rng.choice(game.legal_moves())
        plays.append(Play(move, None))
        game = game.play(move)
    record = Record(
        players=4,
        rules=Rules(),
        plays=tuple(plays),
        pile=tuple(pile),
        result=Result.of(game.outcome()),
    )
    return str(record)


def fill(port: int, count: int) -> None:
    for _ in range(count):
        post(port, "/api/tables", {"players": 2, "chairs": [{"bot": "greedy"}, {"bot": "gentle"}]})


RUNS: dict[str, Run] = {
    "busy": busy,
    "alone": alone,
    "thinking": thinking,
    "crowd": crowd,
    "stored": stored,
    "reviewing": reviewing,
    "spread": spread,
    "several": several,
    "peer": peer,
}
ON_REQUEST = ("peer",)
"""Runs that need more than this repository, so that `all` leaves them out."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("run", nargs="?", choices=[*RUNS, "all", "echo-server"], default="all")
    parser.add_argument("--tables", type=int, default=50, help="default: 50")
    parser.add_argument("--seconds", type=float, default=10, help="default: 10")
    parser.add_argument("--reviews", type=int, default=2, help="concurrent reviews; default: 2")
    parser.add_argument("--peer", choices=["boardgame.io"], help="compare with this server")
    parser.add_argument("--processes", type=int, default=0, help="server processes for `spread`")
    parser.add_argument("--folder", type=Path, default=None, help="where to put the database")
    parser.add_argument("--port", type=int, default=0, help="of `echo-server`")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.processes and options.run == "all":
        options.run = "spread"
    if options.peer:
        options.run = "peer"
    if options.run == "echo-server":
        echo_server(options.port)
        return
    os.sched_setaffinity(0, {DRIVER_CORE})
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(20_000, hard), hard))
    usual = [name for name in RUNS if name not in ON_REQUEST]
    for name in usual if options.run == "all" else [options.run]:
        folder = Path(tempfile.mkdtemp(prefix="cheese-", dir=options.folder))
        try:
            figures = uvloop.run(RUNS[name](options, folder))
        finally:
            shutil.rmtree(folder)
        if options.json:
            print(json.dumps({"run": name, **figures}))
        else:
            shown = ", ".join(f"{key} {value:,.2f}" for key, value in figures.items())
            print(f"{name}: {shown}")


if __name__ == "__main__":
    main()
