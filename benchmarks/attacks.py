"""Measures what one hostile address can do to the tables of another.

    python benchmarks/attacks.py                    every attack
    python benchmarks/attacks.py qr pongs           only these
    python benchmarks/attacks.py prices             what each kind of request and message costs
    python benchmarks/attacks.py --source FOLDER    the same for another checkout's `src`

For each attack, a table is played in three runs that take turns: undisturbed, while another address
attacks its server, and while the same attack hits a second server on another port. The last run
shows how much is due to the machine being busy. The targets: at least 0.9 of the undisturbed moves
per second, and at most 3 times the p99 latency of the third run.

All servers have the default limits. Attackers have their own loopback addresses.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import uvloop
from load import LoadStats, connect, percentile
from server import (
    Person,
    ViewFields,
    a_record,
    cpu_seconds,
    free_port,
    post,
    seat_pairs,
)

from cheese_rescue.exercises import Attempt, lessons, puzzle_name, puzzles
from cheese_rescue.exercises.puzzles import LONGEST
from cheese_rescue.live.table import LONGEST_LOG
from cheese_rescue.rules import Record
from cheese_rescue.rules.replay import boards
from cheese_rescue.server.store import sqlite
from cheese_rescue.table import ChairNumber, Options, Player, Shape, Table
from cheese_rescue.table.log import Entry

THINK = 0.033
"""Seconds that the measured players think: about 28 moves per second."""
ATTACK_HEAD_START = 1.0
"""Seconds that an attack runs before the measurement starts."""
ROUNDS = 3
"""How often the three runs of an attack take turns."""
MEMORY = Path("/dev", "shm")
"""Where the databases are: a disk syncs now slowly, now quickly, whatever the attacker does."""
SILENT = 11_000
STRONGEST = "old-dog"
TABLES_WITH_STRONG_BOTS = 100
LONG_TABLES = 100
RECORD = a_record(Random(1))
DRAWING = str([*boards(Record.parse(RECORD))][-1])


def whole_exercise(name: str) -> list[str]:
    """Moves that play an exercise to its end: the first legal one, again and again."""
    attempt, moves = Attempt.begin(lessons()[name]), list[str]()
    while not attempt.over:
        move = attempt.position.view(attempt.position.turn).legal_moves[0]
        attempt = attempt.play(move)
        moves.append(str(move))
    return moves


EXERCISE = {"name": "small-game", "moves": whole_exercise("small-game")}


# -- attackers -------------------------------------------------------------------------------------


class Attacker(asyncio.Protocol):
    """Sends a payload, again after every answer, and reconnects whenever it is cut."""

    def __init__(
        self, flood: "Flood", *, hangs_up: bool = False, endless: bool = False, first: bytes = b""
    ) -> None:
        self._flood = flood
        self._hangs_up = hangs_up
        self._endless = endless
        self._first = first
        self._started = False
        self._writable = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._first or self._flood.payload)

    def data_received(self, data: bytes) -> None:
        self._flood.answers += 1
        if self._hangs_up:
            self.transport.abort()
        elif self._endless and not self._started:
            self._started = b" 101 " in data
            self._pour()
        elif not self._endless:
            self.transport.write(self._flood.payload)

    def _pour(self) -> None:
        """Write without waiting for answers, as fast as the other side reads."""
        if self._started and self._writable and not self.transport.is_closing():
            self.transport.write(self._flood.payload)
            asyncio.get_running_loop().call_soon(self._pour)

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self._pour()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio's signature)
        self._flood.lost.set()


class Flood:
    """Keeps so many connections from one address attacking one port."""

    def __init__(self, port: int, address: str, payload: bytes, **manner: Any) -> None:
        self.port = port
        self.address = address
        self.payload = payload
        self.answers = 0
        self.lost = asyncio.Event()
        self._manner = manner

    async def run(self, connections: int) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(connections):
                group.create_task(self._attack())

    async def _attack(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                transport, _ = await loop.create_connection(
                    lambda: Attacker(self, **self._manner),
                    "127.0.0.1",
                    self.port,
                    local_addr=(self.address, 0),
                )
            except OSError:
                await asyncio.sleep(0.01)
                continue
            while not transport.is_closing():
                self.lost.clear()
                await self.lost.wait()


def http(method: str, path: str, port: int, body: object = None) -> bytes:
    content = json.dumps(body).encode() if body is not None else b""
    length = f"Content-Length: {len(content)}\r\n" if body is not None else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{length}\r\n"
    return head.encode() + content


def upgrade(port: int) -> bytes:
    return (
        f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


Attack = Callable[[int, str], Coroutine[Any, Any, None]]


def posts(path: str, body: object) -> Attack:
    async def attack(port: int, address: str) -> None:
        await Flood(port, address, http("POST", path, port, body)).run(200)

    return attack


async def hints(port: int, address: str) -> None:
    """Hints for the longest puzzles: the most that one request makes the solver search."""
    asked = {"strength": "place", "moves": []}
    longest = [one.number for one in puzzles().values() if one.exercise.plies == LONGEST]
    async with asyncio.TaskGroup() as group:
        for number in itertools.islice(itertools.cycle(longest), 200):
            body = {"name": puzzle_name(number), **asked}
            flood = Flood(port, address, http("POST", "/api/exercise/hint", port, body))
            group.create_task(flood.run(1))


async def requests(port: int, address: str) -> None:
    await Flood(port, address, http("GET", "/healthz", port)).run(200)


async def pipelined(port: int, address: str) -> None:
    await Flood(port, address, 1000 * http("GET", "/healthz", port)).run(50)


async def heads(port: int, address: str) -> None:
    head = http("GET", "/", port)[:-2] + b"X: " + 70_000 * b"x" + b"\r\n\r\n"
    await Flood(port, address, head).run(50)


async def headers(port: int, address: str) -> None:
    head = http("GET", "/", port)[:-2] + 5_000 * b"a:b\r\n" + b"\r\n"
    await Flood(port, address, head).run(50)


async def query(port: int, address: str) -> None:
    """A query string that takes long to decode."""
    await Flood(port, address, http("GET", "/i18n/en.ftl?" + 4_000 * "%41=%41&", port)).run(200)


async def languages(port: int, address: str) -> None:
    head = http("GET", "/", port)[:-2] + b"Accept-Language: " + 15_000 * b"," + b"\r\n\r\n"
    await Flood(port, address, head).run(200)


async def chunks(port: int, address: str) -> None:
    """Bodies in chunks of one byte."""
    head = http("POST", "/healthz", port)[:-2] + b"Transfer-Encoding: chunked\r\n\r\n"
    await Flood(port, address, head + 21_000 * b"1\r\nx\r\n" + b"0\r\n\r\n").run(200)


async def hosts(port: int, address: str) -> None:
    """The same page under many spellings of the server's name."""
    letters = [(letter, letter.upper()) for letter in "localhost"]
    async with asyncio.TaskGroup() as group:
        for spelling in itertools.islice(itertools.product(*letters), 200):
            host = f"Host: {''.join(spelling)}".encode()
            page = http("GET", "/", port).replace(b"Host: 127.0.0.1", host)
            group.create_task(Flood(port, address, page).run(1))


async def manifest(port: int, address: str) -> None:
    await Flood(port, address, http("GET", "/manifest.webmanifest", port)).run(200)


async def trickle(port: int, address: str) -> None:
    """Bodies that arrive in packets of one byte."""
    head = http("POST", "/api/score", port, 30_000 * "x")[:-30_000]
    lines: list[socket.socket] = []
    while True:
        if len(lines) < 390:
            line = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.setblocking(False)  # noqa: FBT003 (takes no keyword)
            line.send(head)
            lines.append(line)
        for line in [*lines]:
            try:
                line.send(b"x")
            except BlockingIOError:
                pass
            except OSError:
                line.close()
                lines.remove(line)
        await asyncio.sleep(0)


async def handshakes(port: int, address: str) -> None:
    await Flood(port, address, upgrade(port), hangs_up=True).run(50)


async def connections(port: int, address: str) -> None:
    await Flood(port, address, b"").run(SILENT)


async def pongs(port: int, address: str) -> None:
    pong = b"\x8a\x80\0\0\0\0"
    flood = Flood(port, address, 10_000 * pong, endless=True, first=upgrade(port))
    await flood.run(10)


async def frames(port: int, address: str) -> None:
    empty = b"\x81\x80\0\0\0\0"
    flood = Flood(port, address, 10_000 * empty, endless=True, first=upgrade(port))
    await flood.run(50)


async def opened(port: int, address: str, **request: Any) -> Any:
    """A table opened from that address."""
    body = http("POST", "/api/tables", port, request).replace(
        b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(body)
    answer = await reader.read()
    writer.close()
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def visitor(port: int, address: str, table: str, *tokens: str) -> Any:
    """A connected device that ignores what it hears."""
    line = await connect(port, "/live", lambda _: None, address=address)
    hello = {"type": "hello", "protocol": 1, "table": table, "tokens": tokens}
    line.say(json.dumps(hello).encode())
    return line


async def toggles(port: int, address: str) -> None:
    """Change a help level as often as possible, then ask for the record over and over."""
    mine = {"mine": True}
    table = await opened(port, address, players=2, chairs=[mine, mine])
    tokens = [table["opener"], *table["tokens"]]
    lines = [await visitor(port, address, table["table"], *tokens) for _ in range(20)]
    lines[0].say(b'{"type":"start"}')

    async def toggle() -> None:
        while True:
            for number, line in enumerate(lines):
                level = ("places", "real-table")[number % 2]
                line.say(json.dumps({"type": "set-help", "chair": 0, "help": level}).encode())
            await asyncio.sleep(0.051)

    path = f"/api/tables/{table['table']}/record?game=0"
    flood = Flood(port, address, http("GET", path, port))
    await asyncio.gather(toggle(), flood.run(50))


async def broadcasts(port: int, address: str) -> None:
    """A table with as many watchers as one address may have, and reactions all the time."""
    mine = {"mine": True}
    table = await opened(port, address, players=2, chairs=[mine, mine])
    players = [await visitor(port, address, table["table"], *table["tokens"]) for _ in range(20)]
    for _ in range(170):
        await visitor(port, address, table["table"])
    reaction = json.dumps({"type": "react", "chair": 0, "reaction": "wow"}).encode()
    while True:
        for player in players:
            player.say(reaction)
        await asyncio.sleep(0.051)


async def flapping(port: int, address: str) -> None:
    """A table with many watchers, where players come and go all the time."""
    mine = {"mine": True}
    table = await opened(port, address, players=2, chairs=[mine, mine])
    for _ in range(170):
        await visitor(port, address, table["table"])
    hello = {"type": "hello", "protocol": 1, "table": table["table"], "tokens": table["tokens"]}
    content = json.dumps(hello).encode()
    mask = bytes(4)
    frame = b"\x81\xfe" + len(content).to_bytes(2, "big") + mask + content

    async def come_and_go() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(address, 0)
                )
                writer.write(upgrade(port))
                await reader.readuntil(b"\r\n\r\n")
                writer.write(frame)
                await reader.read(1)
                writer.transport.abort()

    await asyncio.gather(*(come_and_go() for _ in range(20)))


async def questions(port: int, address: str) -> None:
    """All sockets ask as often as they may whether a card fits."""
    mine = {"mine": True}
    table = await opened(port, address, players=2, chairs=[mine, mine])
    tokens = [table["opener"], *table["tokens"]]
    lines = [await visitor(port, address, table["table"], *tokens) for _ in range(190)]
    lines[0].say(b'{"type":"start"}')
    asked = {"type": "consider", "game": 0, "ply": 0, "seat": 0, "card": "M", "cell": [1, 0]}
    while True:
        for line in lines:
            line.say(json.dumps(asked).encode())
        await asyncio.sleep(0.051)


async def claims(port: int, address: str) -> None:
    """All sockets present tokens that open nothing: each time, the server reads the log."""
    table = await opened(port, address, players=2)
    lines = [await visitor(port, address, table["table"]) for _ in range(190)]
    claim = json.dumps({"type": "claim", "tokens": [letter * 40 for letter in "abcde"]}).encode()
    while True:
        for line in lines:
            line.say(claim)
        await asyncio.sleep(0.051)


async def loading(port: int, address: str) -> None:
    """Ask for tables with the longest logs, which have to be loaded."""
    async with asyncio.TaskGroup() as group:
        for table in stored_tables():
            request = http("GET", f"/api/tables/{table}", port)
            group.create_task(Flood(port, address, request).run(1))


async def bots(port: int, address: str) -> None:
    """At as many tables as possible, quick bots play one game after another.

    They also play for a person whose device is connected and has asked for the short pause.
    """

    async def table() -> None:
        bot = {"bot": "greedy"}
        chairs = [{"mine": True}, bot, bot, bot]
        table = await opened(port, address, players=4, chairs=chairs)
        stood_in = asyncio.Event()

        def hear(payload: bytes) -> None:
            heard = json.loads(payload)
            if heard["type"] != "table":
                return
            if heard["table"]["chairs"][0]["stand_in"]:
                stood_in.set()
            if heard["table"]["phase"] == "over":
                asked = {"type": "rematch", "game": heard["table"]["game"]}
                opener.say(json.dumps(asked).encode())

        opener = await connect(port, "/live", hear, address=address)
        hello = {"type": "hello", "protocol": 4, "table": table["table"]}
        opener.say(json.dumps({**hello, "tokens": [table["opener"]]}).encode())
        opener.say(b'{"type":"start"}')
        opener.say(b'{"type":"call-bot","chair":0}')
        await stood_in.wait()
        player = await connect(port, "/live", lambda _: None, address=address)
        player.say(json.dumps({**hello, "tokens": table["tokens"][:1], "back": False}).encode())
        player.say(b'{"type":"set-bot-pause","pause":"quick"}')

    await asyncio.gather(*(table() for _ in range(95)))
    await asyncio.Event().wait()


async def thinking(port: int, address: str) -> None:
    """Many tables where the strongest bot plays against itself."""
    bot = {"bot": STRONGEST}
    for _ in range(TABLES_WITH_STRONG_BOTS):
        table = await opened(port, address, players=2, chairs=[bot, bot])
        line = await visitor(port, address, table["table"], table["opener"])
        line.say(b'{"type":"start"}')
    await asyncio.Event().wait()


ATTACKS: dict[str, Attack] = {
    "qr": posts("/api/qr", {"path": "/" + 399 * "x"}),
    "score": posts("/api/score", {"drawing": DRAWING}),
    "verify": posts("/api/verify", {"record": RECORD}),
    "replay": posts("/api/replay", {"record": RECORD}),
    "exercise": posts("/api/exercise", EXERCISE),
    "hints": hints,
    "find": posts("/api/find", {"code": "BCDFGH"}),
    "toggles": toggles,
    "requests": requests,
    "pipelined": pipelined,
    "heads": heads,
    "headers": headers,
    "query": query,
    "languages": languages,
    "chunks": chunks,
    "hosts": hosts,
    "trickle": trickle,
    "handshakes": handshakes,
    "connections": connections,
    "pongs": pongs,
    "frames": frames,
    "broadcasts": broadcasts,
    "flapping": flapping,
    "questions": questions,
    "claims": claims,
    "manifest": manifest,
    "loading": loading,
    "bots": bots,
    "thinking": thinking,
}


# -- tables that an attacker has played before -----------------------------------------------------


def stored_tables() -> list[str]:
    """The ids of the long tables."""
    return [f"table{number:017}" for number in range(LONG_TABLES)]


def long_log() -> tuple[Entry, ...]:
    """Two players play one game after another at the same table, until it has no rematch."""
    rng, chairs = Random(1), (ChairNumber(0), ChairNumber(1))
    table = Table.open(Options(players=2), secret=rng.randbytes(32), at=0)
    for chair, shape in zip(chairs, (Shape.WHEEL, Shape.HEART), strict=True):
        table = table.sit(chair, Player(shape=shape), at=0)
    table = table.start(at=0)
    while len(table.log) < LONGEST_LOG:
        game = table.game
        if game is None:
            table = table.start(at=0)
        elif game.over:
            table = table.rematch(secret=rng.randbytes(32), at=0)
        else:
            table = table.play(game.turn, game.legal_moves()[0], game.ply, at=0)
    return tuple(table.log)


async def store_long_tables(database: Path) -> None:
    """Create a database that contains only them."""
    sqlite.prepare(database)
    store, log = sqlite.SqliteStore(database), long_log()
    for number, table in enumerate(stored_tables()):
        await store.create(table, f"{number:06}", log, time.time())
    await store.close()


# -- the measured table ----------------------------------------------------------------------------


class PersonAgainstBot(Person):
    """Measures how long a simple bot takes to answer."""

    _since: float | None = None

    def hear(self, payload: bytes) -> None:
        heard = json.loads(payload)
        if heard["type"] == "views" and heard["views"][0]["turn"] == heard["views"][0]["seat"]:
            if self._since is not None and self.tally.counting:
                self.tally.moves += 1
                self.tally.seconds.append(time.perf_counter() - self._since)
            self._since = None
        counting, self.tally.counting = self.tally.counting, False
        super().hear(payload)
        self.tally.counting = counting

    def _play(self, view: ViewFields) -> None:
        self._since = time.perf_counter()
        super()._play(view)


async def measure(port: int, seconds: float, *, against_bots: bool) -> LoadStats:
    """Play one table (or, against bots, ten) at an ordinary pace."""
    tally = LoadStats()
    if against_bots:
        starts = [await sit_against_bot(port, tally) for _ in range(10)]
    else:
        starts = await seat_pairs(port, 1, tally, THINK)
    await asyncio.sleep(0.3)
    for start in starts:
        start()
    await asyncio.sleep(ATTACK_HEAD_START)
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = tally.playing = False
    return tally


async def sit_against_bot(port: int, tally: LoadStats) -> Callable[[], None]:
    chairs = [{"mine": True}, {"bot": "greedy"}]
    table = await asyncio.to_thread(post, port, "/api/tables", {"players": 2, "chairs": chairs})
    person = PersonAgainstBot(tally, 0, THINK)
    person.line = await connect(port, "/live", person.hear)
    tokens = [table["tokens"][0], table["opener"]]
    hello = {"type": "hello", "protocol": 1, "table": table["table"], "tokens": tokens}
    person.line.say(json.dumps(hello).encode())
    return person.start


@contextlib.contextmanager
def serving(source: Path, *options: str, database: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server with the default limits, and a copy of a database; its port and process id."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        if database is not None:
            shutil.copy(database, f"{folder}/tables.db")
        command = [
            *(sys.executable, "-m", "cheese_rescue", "serve", "--only-here", "--no-browser"),
            *("--port", str(port), "--database", f"{folder}/tables.db", *options),
        ]
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            child = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": str(source)},
            )
        try:
            for _ in range(500):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.02)
            yield port, child.pid
        finally:
            child.terminate()
            child.wait(30)
            lines = log.read_bytes().count(b"\n")
            if lines > 50:
                print(f"  (the server logged {lines:,} lines)")


@contextlib.contextmanager
def attacking(name: str, port: int, address: str) -> Iterator[None]:
    child = subprocess.Popen(
        [sys.executable, __file__, "--attack", name, "--port", str(port), "--address", address]
    )
    try:
        time.sleep(ATTACK_HEAD_START)
        yield
        if child.poll() is not None:
            raise SystemExit(f"the attack {name} ended by itself")
    finally:
        child.kill()
        child.wait()


def compare_once(
    name: str,
    source: Path,
    seconds: float,
    into: tuple[LoadStats, ...],
    *,
    database: Path | None,
) -> float:
    """Add the three runs of an attack, on new servers. Returns the attacked one's CPU seconds."""
    bots = name == "thinking"
    alone, attacked, elsewhere = into

    def run(stats: LoadStats, port: int, lasting: float) -> None:
        found = uvloop.run(measure(port, lasting, against_bots=bots))
        stats.moves += found.moves
        stats.seconds += found.seconds

    pause = ["--bot-pause=0.7"]  # so that no game ends during a run
    with (
        serving(source, *pause, database=database) as (port, pid),
        serving(source, *pause, database=database) as (other, _),
    ):
        run(LoadStats(), port, 1)  # warms up
        run(alone, port, seconds)
        with attacking(name, port, "127.0.0.2"):
            before = cpu_seconds(pid)
            run(attacked, port, seconds)
            used = cpu_seconds(pid) - before
        with attacking(name, other, "127.0.0.2"):
            run(elsewhere, port, seconds)
    return used


def compare(name: str, source: Path, seconds: float) -> bool:
    """Print one line; returns whether both targets are met."""
    alone, attacked, elsewhere = LoadStats(), LoadStats(), LoadStats()
    used = 0.0
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        database = Path(folder, "tables.db") if name == "loading" else None
        if database is not None:
            asyncio.run(store_long_tables(database))
        for _ in range(ROUNDS):  # in turns, since other programs make the machine slower at times
            stats = (alone, attacked, elsewhere)
            used += compare_once(name, source, seconds / ROUNDS, stats, database=database)
    used /= seconds + ROUNDS * ATTACK_HEAD_START
    pace = attacked.moves / max(alone.moves, 1)
    slowest = percentile(attacked.seconds or [seconds], 0.99)
    usual = percentile(elsewhere.seconds or [seconds], 0.99)
    met = pace >= 0.9 and slowest <= 3 * usual
    print(
        f"{name:12} pace {pace:5.2f} ({attacked.moves / seconds:5.1f} of"
        f" {alone.moves / seconds:5.1f} moves/s)   p99 {slowest / usual:6.2f} times"
        f" ({slowest:7.1f} ms, attack elsewhere {usual:6.1f} ms)   p50"
        f" {percentile(attacked.seconds or [seconds], 0.5):6.1f} ms   server {used:4.0%} of a core"
        f"   {'ok' if met else 'MISSED'}",
        flush=True,
    )
    return met


# -- prices ----------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """The process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def prices(source: Path) -> None:
    """Print the processor time of requests, in the server and its workers, and of messages."""
    unlimited = ("requests", "messages", "address-messages")
    limits = [f"--{name}-per-second=1000000" for name in unlimited]
    with serving(source, *limits, "--tables-per-hour=1000000", "--bot-pause=0") as (port, pid):
        table = post(port, "/api/tables", {"players": 2, "chairs": [{"mine": True}] * 2})
        name = table["table"]
        requests = {
            "/healthz": http("GET", "/healthz", port),
            "/ (page)": http("GET", "/", port),
            "/api/tables": http("POST", "/api/tables", port, {}),
            "/api/tables (from a record)": http(
                "POST",
                "/api/tables",
                port,
                {"source": {"record": RECORD, "ply": 23}, "chairs": [{"mine": True}] * 2},
            ),
            "/api/tables/{table}": http("GET", f"/api/tables/{name}", port),
            "/api/tables/{table}/qr.svg": http("GET", f"/api/tables/{name}/qr.svg", port),
            "/api/qr (400 characters)": http("POST", "/api/qr", port, {"path": "/" + 399 * "x"}),
            "/api/score": http("POST", "/api/score", port, {"drawing": DRAWING}),
            "/api/verify": http("POST", "/api/verify", port, {"record": RECORD}),
            "/api/replay": http("POST", "/api/replay", port, {"record": RECORD}),
            "/api/exercise": http("POST", "/api/exercise", port, EXERCISE),
            "/api/exercises": http("GET", "/api/exercises", port),
            "/api/find": http("POST", "/api/find", port, {"code": table["code"]}),
            "/api/puzzles": http("GET", "/api/puzzles", port),
            "/api/day": http("GET", "/api/day", port),
            "/metrics": http("GET", "/metrics", port),
            "/api/openapi.json": http("GET", "/api/openapi.json", port),
        }
        for what, request in requests.items():
            print(f"{what:30} {_price(port, pid, request, 200)}", flush=True)
        print(f"{'/live (handshake)':30} {_price(port, pid, upgrade(port), 200, anew=True)}")
        uvloop.run(message_prices(port, pid))


async def message_prices(port: int, pid: int) -> None:
    """Print what the messages of one device alone at its table cost, and the moves of bots."""
    count, table = 2_000, await opened(port, "127.0.0.1", players=2, chairs=[{"mine": True}] * 2)
    answers = asyncio.Semaphore(0)

    def hear(payload: bytes) -> None:
        if json.loads(payload).get("re") is not None:
            answers.release()

    line = await connect(port, "/live", hear)
    tokens = [table["opener"], *table["tokens"]]
    hello = {"type": "hello", "protocol": 4, "table": table["table"], "tokens": tokens}
    place = {"seat": 0, "game": 0, "ply": 0, "card": "M", "cell": [1, 0]}
    for before, message in (
        (hello, {"type": "ping"}),
        ({"type": "start"}, {"type": "consider", **place}),
        ({"type": "ping"}, {"type": "react", "chair": 0, "reaction": "wow"}),
        ({"type": "ping"}, {"type": "set-bot-pause", "pause": "quick"}),
        ({"type": "ping"}, {"type": "rematch", "game": 0}),
        ({"type": "ping"}, {"type": "claim", "tokens": tokens}),
    ):
        line.say(json.dumps({**before, "id": 0}).encode())
        await answers.acquire()
        used = cpu_seconds(pid)
        for number in range(count):
            line.say(json.dumps({**message, "id": number}).encode())
            await answers.acquire()
        print(f"{message['type']:30} {1000 * (cpu_seconds(pid) - used) / count:6.2f} ms")
    used = cpu_seconds(pid)
    await asyncio.gather(*(bots_play(port) for _ in range(20)))
    print(f"{'a move of a bot':30} {1000 * (cpu_seconds(pid) - used) / (20 * 24):6.2f} ms")


async def bots_play(port: int) -> None:
    """Two simple bots play one game of 24 moves."""
    over = asyncio.Event()

    def hear(payload: bytes) -> None:
        heard = json.loads(payload)
        if heard["type"] == "table" and heard["table"]["phase"] == "over":
            over.set()

    table = await opened(port, "127.0.0.1", players=2, chairs=[{"bot": "greedy"}] * 2)
    line = await connect(port, "/live", hear)
    hello = {"type": "hello", "protocol": 4, "table": table["table"]}
    line.say(json.dumps({**hello, "tokens": [table["opener"]]}).encode())
    line.say(b'{"type":"start"}')
    await over.wait()


def _price(port: int, pid: int, request: bytes, count: int, *, anew: bool = False) -> str:
    """Milliseconds per request in the server itself, and in its workers."""

    def send(times: int) -> None:
        line = socket.create_connection(("127.0.0.1", port))
        for _ in range(times):
            line.sendall(request)
            head = b""
            while b"\r\n\r\n" not in head:
                head += line.recv(1 << 20)
            head, _, body = head.partition(b"\r\n\r\n")
            length = 0
            for header in head.lower().split(b"\r\n"):
                if header.startswith(b"content-length:"):
                    length = int(header.partition(b":")[2])
            while len(body) < length:
                body += line.recv(1 << 20)
            if anew:
                line.close()
                line = socket.create_connection(("127.0.0.1", port))
        line.close()

    send(5)
    before = {one: cpu_seconds(one) for one in family(pid)}
    send(count)
    spent = {one: cpu_seconds(one) - before.get(one, 0.0) for one in family(pid)}
    own = spent.pop(pid)
    return f"{1000 * own / count:6.2f} ms, workers {1000 * sum(spent.values()) / count:6.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=15, help="of each measured run")
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[1] / "src")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack is not None:
        raise_open_files()
        uvloop.run(ATTACKS[chosen.attack](chosen.port, chosen.address))
    elif chosen.what == ["prices"]:
        prices(chosen.source)
    else:
        results = [compare(name, chosen.source, chosen.seconds) for name in chosen.what or ATTACKS]
        print(f"{sum(results)} of {len(results)} attacks within both targets")


def raise_open_files() -> None:
    import resource  # noqa: PLC0415 - not on Windows

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    main()
