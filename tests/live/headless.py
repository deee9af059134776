"""Live tables without a server: a lobby on an event loop of its own, with time that tests control.

A test drives it synchronously: whatever it does, everything that follows has happened when the call
returns. Time passes only while a device waits for a message, or when the test says so.
"""

import asyncio
import hashlib
import heapq
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from itertools import count
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from cheese_rescue.bots import Budget
from cheese_rescue.live import commands
from cheese_rescue.live.client import Client
from cheese_rescue.live.lobby import Lobby, Room
from cheese_rescue.live.local import InlineThinker, LocalBus
from cheese_rescue.live.messages import JoinRequest, OpenRequest
from cheese_rescue.live.ports import Event, LeasesRequested, Listener, LiveSettings, Ports, Thinker
from cheese_rescue.live.session import Session, SessionOver
from cheese_rescue.rules import Record, Refused, verify
from tests.device import Device, Message
from tests.live.stores import UnreliableStore

BASE = "http://test"
RUNNING: ContextVar[str] = ContextVar("RUNNING", default="")
"""The process whose code is running."""
T = TypeVar("T")


class FakeClock:
    """Time stands still until somebody advances it."""

    def __init__(self) -> None:
        self._time = 1000.0
        self._alarms: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()

    def now(self) -> float:
        return 1_800_000_000 + self._time

    def monotonic(self) -> float:
        return self._time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._alarms, (self._time + seconds, next(self._number), alarm))
        await alarm

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        tasks = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(self.sleep(seconds))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
        return event.is_set()

    def next_alarm(self) -> float | None:
        """When somebody wakes up next."""
        while self._alarms and self._alarms[0][2].done():
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def advance_to(self, time: float) -> None:
        """Wake everybody whose time has come."""
        self._time = max(self._time, time)
        while (at := self.next_alarm()) is not None and at <= self._time:
            alarm = heapq.heappop(self._alarms)[2]
            alarm.set_result(None)


class Network:
    """Connects the buses of several processes; it can be cut."""

    def __init__(self, loop: asyncio.AbstractEventLoop, clock: FakeClock) -> None:
        self.loop = loop
        self.clock = clock
        self.buses: list[NetworkBus] = []
        self.claims: dict[str, tuple[str, float]] = {}
        self.up = True

    def cut(self) -> None:
        """From now on nobody hears anybody."""
        self.up = False
        for bus in self.buses:
            bus.connected_since = None

    def mend(self) -> None:
        """As Redis does after an outage: everybody subscribes anew and asks who is there."""
        self.up = True
        for bus in self.buses:
            bus.connected_since = self.clock.monotonic()
        for bus in self.buses:
            for table in bus.tables:
                bus.publish(table, LeasesRequested())


class NetworkBus:
    """One process's bus. It hears itself at once, and others as soon as they have finished."""

    alone = False

    def __init__(self, network: Network, process: str) -> None:
        self._network = network
        self._process = process
        self._local = LocalBus()
        self._context = copy_context()
        self._context.run(RUNNING.set, process)
        self.tables: Counter[str] = Counter()
        self.connected_since = network.clock.monotonic() if network.up else None
        network.buses.append(self)

    def is_alive(self, process: str) -> bool:
        buses = self._network.buses
        return not self._network.up or any(bus._process == process for bus in buses)

    def subscribe(self, table: str, listener: Listener) -> None:
        self._local.subscribe(table, listener)
        self.tables[table] += 1
        if self.tables[table] == 1:
            self.publish(table, LeasesRequested())

    def unsubscribe(self, table: str, listener: Listener) -> None:
        self._local.unsubscribe(table, listener)
        self.tables -= Counter([table])

    def publish(self, table: str, event: Event) -> None:
        if self._network.up and self in self._network.buses:
            for bus in self._network.buses:
                if bus is not self:
                    deliver = bus._deliver
                    self._network.loop.call_soon(deliver, table, event, context=bus._context)
        self._local.publish(table, event)

    def _deliver(self, table: str, event: Event) -> None:
        if self in self._network.buses:
            self._local.publish(table, event)

    async def claim(self, key: str, seconds: float) -> bool:
        if not self._network.up:
            return True
        now = self._network.clock.monotonic()
        holder, until = self._network.claims.get(key, ("", 0.0))
        if holder != self._process and until > now:
            return False
        self._network.claims[key] = (self._process, now + seconds)
        return True

    async def close(self) -> None:
        self.vanish()

    def vanish(self) -> None:
        """Nobody hears it any more, and it hears nobody."""
        if self in self._network.buses:
            self._network.buses.remove(self)


class World:
    """What the processes of one test share: an event loop, a clock, a store and a network."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.clock = FakeClock()
        self.store = UnreliableStore()
        self.network = Network(self.loop, self.clock)
        self.errors = 0
        """How many bugs were logged so that everything else could go on."""
        self._asked: Counter[int] = Counter()
        self._owners: dict[asyncio.Future[Any], str] = {}
        self._waiting_to_settle = False
        self.loop.set_task_factory(self._new_task)

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> Any:
        """Remember which process a task belongs to: the one whose work started it."""
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **options)
        self._owners[task] = RUNNING.get()
        return task

    def cancel_tasks(self, process: str) -> None:
        """End everything that a process does."""
        for task, owner in self._owners.items():
            if owner == process:
                task.cancel()
        self.settle()

    def random_bytes(self, length: int) -> bytes:
        """The same in every run."""
        self._asked[length] += 1
        seed = f"{length} {self._asked[length]}".encode()
        return hashlib.shake_256(seed).digest(length)

    def settle(self) -> None:
        """Run everything that can run without time passing."""
        while not self._waiting_to_settle:
            self.loop.call_soon(self.loop.stop)
            self.loop.run_forever()
            if not self.loop._ready:  # type: ignore[attr-defined]  # asyncio has no public way to ask
                return

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """What is said meanwhile is all under way before any of it is read."""
        self._waiting_to_settle = True
        try:
            yield
        finally:
            self._waiting_to_settle = False
        self.settle()

    def run(self, work: Coroutine[Any, Any, T], process: str = "") -> T:
        """The result of what a process does; time passes if it has to wait."""
        token = RUNNING.set(process)
        task = self.loop.create_task(work)
        RUNNING.reset(token)
        self.settle()
        while not task.done():
            assert self.pass_time(3600), "nothing will ever happen again"
        return task.result()

    def pass_time(self, most: float) -> bool:
        """Go to the next moment at which something happens; False if that is too far away."""
        at = self.clock.next_alarm()
        if at is None or at > self.clock.monotonic() + most:
            return False
        self.clock.advance_to(at)
        self.settle()
        return True

    def advance(self, seconds: float) -> None:
        """Let so much time pass, with everything that happens in it."""
        self.settle()
        until = self.clock.monotonic() + seconds
        while self.pass_time(until - self.clock.monotonic()):
            pass
        self.clock.advance_to(until)
        self.settle()

    def process(
        self,
        name: str = "one",
        *,
        thinker: Thinker | None = None,
        can_search: bool = True,
        **settings: Any,
    ) -> "Headless":
        """A process with a lobby of its own; several share tables."""
        return Headless(self, name, thinker, settings, can_search=can_search)

    def failures(self) -> list[BaseException | None]:
        """The exceptions of tasks that nobody awaited, which asyncio would only log."""
        done = [task for task in self._owners if task.done() and not task.cancelled()]
        return [task.exception() for task in done if task._log_traceback]

    def close(self) -> None:
        while tasks := asyncio.all_tasks(self.loop):  # one that ends may start another
            for task in tasks:
                task.cancel()
            self.settle()
        self.loop.close()
        assert (self.errors, self.failures()) == (0, [])


class Headless:
    """One process without a network: tables are opened, joined and visited by method calls."""

    def __init__(
        self,
        world: World,
        name: str,
        thinker: Thinker | None,
        settings: dict[str, Any],
        *,
        can_search: bool = True,
    ) -> None:
        self.world = world
        self._can_search = can_search
        self.refusals: list[str] = []
        self.sockets: list[Socket] = []
        self.settings = LiveSettings(**{"bot_pause": 0, **settings})
        self._name = name
        self._thinker = thinker or InlineThinker(world.random_bytes, Budget(simulations=20))
        self._starts = 0
        self.bot_turns: list[tuple[str, int]] = []
        """For whom bots have asked to lay a card, and at how many clients."""
        self.bots_may_play = asyncio.Event()
        self.bots_may_play.set()
        self.start()

    def start(self) -> None:
        """Begin, or begin again after a stop or a kill, with what the store holds."""
        self._starts += 1
        process = f"{self._name}.{self._starts}"  # as after a real start, others know it anew
        self.bus = NetworkBus(self.world.network, process)
        self.ports = Ports(
            store=self.world.store,
            bus=self.bus,
            thinker=self._thinker,
            clock=self.world.clock,
            random_bytes=self.world.random_bytes,
            process=process,
            bot_turn=self.bot_turn,
            can_search=self._can_search,
        )

        async def start() -> Lobby:
            lobby = Lobby(self.ports, self.settings, on_error=self._count_error)
            lobby.start()
            return lobby

        self.lobby = self.run(start())

    async def bot_turn(self, origin: str, clients: int) -> None:
        """Bots wait while `bots_may_play` is clear."""
        self.bot_turns.append((origin, clients))
        await self.bots_may_play.wait()

    def _count_error(self) -> None:
        self.world.errors += 1

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.world.run(work, self.ports.process)

    def stop(self) -> None:
        """As after SIGTERM."""
        self.run(self.lobby.drain())
        self.run(self.lobby.close())

    def open(self, **request: Any) -> Message:
        body = msgspec.convert(request, OpenRequest)
        return _plain(self.run(self.lobby.open(body, BASE)))

    def join(self, **request: Any) -> Message:
        return self.run(self.joining(**request))

    async def joining(self, **request: Any) -> Message:
        """What `join` does, for tests in which others do something at the same time."""
        body = msgspec.convert(request, JoinRequest)
        table = request.get("table") or await self.lobby.find(request["code"])
        chair, token, waiting = await commands.join(await self.lobby.room(table), body)
        return {
            "table": table,
            "chair": chair,
            "token": token,
            "link": f"{BASE}/t/{table}#{token}",
            "waiting": waiting,
        }

    def connect(self) -> Device:
        """A device that has said nothing yet."""
        return Device(Socket(self), timeout=3600)

    def device(self, table: str, *tokens: str) -> Device:
        device = self.connect()
        device.say_hello(table, *tokens)
        return device

    def room(self, table: str) -> Room:
        return self.run(self.lobby.room(table, fresh=True))

    def show(self, table: str, token: str | None = None) -> Message:
        """The table as `GET /api/tables/…` shows it."""
        live = self.room(table).live
        seated = commands.access_of(live.table, token).seated
        shown: Message = msgspec.json.decode(live.broadcast.encoded_table(seated=seated))
        return shown

    def record(self, table: str, token: str | None = None, game: int | None = None) -> str:
        """A game's record as text."""
        return str(commands.record_of(self.room(table).live.table, token, game))

    def kept(self, table: str) -> int:
        """How many entries the store has of a table."""
        return self.run(self.ports.store.lengths([table])).get(table, 0)

    def delete(self, table: str, token: str | None) -> None:
        room = self.room(table)
        self.run(commands.delete(room, lambda: commands.access_of(room.live.table, token)))

    def kill(self) -> None:
        """As after SIGKILL: nobody is told, and nothing more is done."""
        self.bus.vanish()
        self.world.cancel_tasks(self.ports.process)
        for socket in self.sockets:
            socket.cut()
        self.sockets = []


class ServerEnd:
    """The connection that a client object writes to."""

    def __init__(self, on_close: Callable[[], None] = lambda: None) -> None:
        self._on_close = on_close
        self.inbox: deque[bytes] = deque()
        """What the device has not read yet."""
        self.drained: Callable[[], None] | None = None
        self.full = False
        self.closed: int | None = None
        """The close code, once it is closed."""

    def on_drain(self, callback: Callable[[], None] | None) -> None:
        self.drained = callback

    def write(self, text: bytes) -> None:
        self.inbox.append(text)

    async def close(self, code: int) -> None:
        self.closed = code
        self._on_close()

    def abort(self) -> None:
        self.closed = 1006
        self._on_close()


class Socket:
    """One connection as its device sees it."""

    def __init__(self, at: Headless) -> None:
        self._world = at.world
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._end = ServerEnd(on_close=lambda: self._outbox.put_nowait(None))
        at.sockets.append(self)
        self.client = Client(self._end, at.ports.clock)
        self._session = Session(at.lobby, self.client, on_refusal=at.refusals.append)
        token = RUNNING.set(at.ports.process)
        self._world.loop.create_task(self._serve())
        RUNNING.reset(token)

    async def _serve(self) -> None:
        try:
            while (text := await self._outbox.get()) is not None and not self.client.slow:
                await self._session.receive(text)
        except SessionOver as over:
            await self.client.close(over.code)
        finally:
            self._session.end()

    @property
    def closed(self) -> int | None:
        """The close code, once the connection has ended."""
        return self._end.closed

    def _closed(self) -> ConnectionClosed:
        return ConnectionClosed(Close(self._end.closed or 1006, ""), None)

    def send(self, message: str) -> None:
        if self._end.closed is not None:
            raise self._closed()
        self._outbox.put_nowait(message)
        self._world.settle()

    def recv(self, timeout: float | None = None) -> bytes:
        until = self._world.clock.monotonic() + (timeout or 0)
        self._world.settle()
        while not self._end.inbox:
            if self._end.closed is not None:
                raise self._closed()
            if not self._world.pass_time(until - self._world.clock.monotonic()):
                self._world.clock.advance_to(until)
                raise TimeoutError
        return self._end.inbox.popleft()

    def close(self) -> None:
        """The device leaves, and the server notices."""
        self._end.closed = self._end.closed or 1000
        self._outbox.put_nowait(None)
        self._world.settle()

    def cut(self) -> None:
        """Nothing passes any more, and the server does not notice."""
        self._end.closed = 1006
        self._end.inbox.clear()

    def stall(self) -> None:
        """The device stops reading, so that its buffer is full."""
        self._end.full = True

    def resume(self) -> None:
        """It reads again."""
        self._end.full = False
        if self._end.drained is not None:
            self._end.drained()


def _plain(value: object) -> Message:
    plain: Message = msgspec.to_builtins(value)
    return plain


def refusal_of(act: Callable[[], object]) -> tuple[str, dict[str, int | str]]:
    """The code and the data with which something is refused."""
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.refusal.value, refused.value.data


def refused_join(server: Headless, **request: Any) -> tuple[str, dict[str, int | str]]:
    """The code and the data with which somebody is refused a chair."""
    return refusal_of(lambda: server.join(**request))


def findings(record: str) -> set[str]:
    """What is found out about a record: `fits` alone if all is well."""
    return {finding.value for finding in verify(Record.parse(record)).findings.values()}


def moved_by(record: str) -> list[str]:
    """Who made each move: `person`, or `bot:` and its name."""
    return [play.by for play in Record.parse(record).plays]
