"""Devices that play at a table, reconnect when they are cut off, and check what they are told."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from independent.websocket import Disconnected, Message, Socket, request
from independent.witness import Witness, protocol_number

TEMPORARY = {"cannot-write", "stopping", "too-fast", "too-many"}
"""Refusals after which the same thing is tried again."""
MAX_LATENCIES = 1_000_000


class Plan(NamedTuple):
    """How a table is seated. Chairs that belong to no device are bots."""

    players: int
    devices: tuple[tuple[int, ...], ...]
    """The chairs of each device; the first one opens the table."""
    watcher: bool = False
    bot: str = "greedy"


PLANS = (
    Plan(2, ((0,), (1,))),
    Plan(3, ((0,), (1,), (2,)), watcher=True),
    Plan(4, ((0, 2), (1,)), bot="gentle"),
    Plan(2, ((1,), (0,)), watcher=True),
    Plan(4, ((0,), (1,), (2,), (3,))),
    Plan(2, ((0,),)),
    Plan(3, ((0,), (1, 2))),
)


@dataclass
class Pace:
    """How fast people play and how soon they reconnect, in seconds."""

    think: tuple[float, float] = (0.0, 0.0)
    """The shortest and the longest time before a move."""
    first_wait: float = 1.0
    """The first wait before reconnecting is at most this long; it doubles after each failure."""
    longest_wait: float = 30.0


@dataclass
class Tally:
    """The totals of all tables."""

    acknowledged: int = 0
    repeated: int = 0
    """Moves sent again after a lost connection, and acknowledged."""
    games: int = 0
    hellos: int = 0
    views: int = 0
    cut: int = 0
    cut_waiting: int = 0
    """Connections lost while a move waited for its acknowledgement."""
    refusals: Counter[str] = field(default_factory=Counter)
    close_codes: Counter[int | None] = field(default_factory=Counter)
    latencies: list[float] = field(default_factory=list)
    """Seconds from `play` to its acknowledgement."""


class Device:
    """One device at a table: it holds some chairs, or none and watches."""

    def __init__(
        self,
        table: "Table",
        *,
        home: int,
        tokens: Sequence[str],
        chairs: Sequence[int],
        is_opener: bool = False,
    ) -> None:
        self.table = table
        self.home = home
        """The index of the server that it prefers."""
        self.at = -1
        """The index of the server that it is connected to, or -1."""
        self.tokens = tokens
        self.chairs = chairs
        self.is_opener = is_opener
        self.homesick = False
        self._rng = Random(table.rng.random())
        self._socket: Socket | None = None
        self._id = 0
        self._shown: Message = {}
        """The newest `table`."""
        self._views: dict[int | None, Message] = {}
        self._pending: Message | None = None
        """A move that was sent but not acknowledged."""
        self._numbers: dict[tuple[int, int], str] = {}

    async def run(self) -> None:
        """Play until the table is finished, over any number of connections."""
        pace, tally = self.table.pace, self.table.tally
        wait = pace.first_wait
        while not self.table.finished.is_set():
            try:
                await self._hello()
                wait = pace.first_wait
                await self._play()
            except Disconnected as error:
                if self.at >= 0:
                    tally.cut += 1
                    tally.cut_waiting += self._pending is not None
                    tally.close_codes[error.code] += 1
                self._check_code(error.code)
            finally:
                self.at = -1
                if self._socket is not None:
                    self._socket.close()
                    self._socket = None
            if not self.table.finished.is_set():
                await asyncio.sleep(self._rng.uniform(0, wait))
                wait = min(wait * 2, pace.longest_wait)

    def _check_code(self, code: int | None) -> None:
        if code in (1002, 1007, 1009, 1011, 4000, 4004, 4008):
            self.table.witness.blame(f"the server closed the socket with {code}")

    # -- the conversation ------------------------------------------------------------------------

    async def _connect(self) -> tuple[Socket, int]:
        """A connection to the preferred server, or to another one."""
        urls = self.table.urls
        for turn in range(len(urls)):
            index = (self.home + turn) % len(urls)
            try:
                return await Socket.connect(urls[index]), index
            except Disconnected:
                if turn == len(urls) - 1:
                    raise
        raise Disconnected("no server")

    async def _hello(self) -> None:
        """The same hello as ever brings back the chairs and the whole game."""
        witness = self.table.witness
        self._socket, index = await self._connect()
        number, acknowledged = witness.last_acknowledged()
        known = {"game": number, "acknowledged": acknowledged}
        self._views = {}
        self._shown = {}
        hello = {"protocol": protocol_number(), "table": witness.table, "tokens": self.tokens}
        welcome = await self._ask("hello", **hello)
        if welcome["type"] == "refused":
            if welcome["refusal"] not in TEMPORARY:
                witness.blame(f"the hello was refused with {welcome['refusal']}")
            raise Disconnected(f"hello refused: {welcome['refusal']}")
        if sorted(welcome["holds"]) != sorted(self.chairs):
            witness.blame(f"holds {welcome['holds']} instead of {self.chairs}")
        while not self._shown:
            await self._receive()
        while self._shown["phase"] != "gathering" and not self._views:
            await self._receive()
        witness.after_hello(self._shown, list(self._views.values()), known)
        self.at = index
        self.homesick = False
        self.table.tally.hellos += 1

    async def _receive(self) -> Message:
        if self._socket is None:
            raise Disconnected("not connected")
        message = await self._socket.receive()
        witness = self.table.witness
        if message["type"] == "table":
            self._shown = message["table"]
            witness.saw_table(self._shown)
        elif message["type"] == "views":
            before = {seat: (v["game"], v["ply"]) for seat, v in self._views.items()}
            self._views = {view["seat"]: view for view in message["views"]}
            for seat, view in self._views.items():
                witness.saw_view(view)
                if (view["game"], view["ply"]) < before.get(seat, (0, 0)):
                    witness.blame(f"seat {seat}: an older View after a newer one")
            self.table.tally.views += len(self._views)
            self._check_seats()
        return message

    def _check_seats(self) -> None:
        """The Views are those of the own chairs, and of nobody else."""
        first, players = self._shown.get("first"), self._shown.get("options", {}).get("players")
        views = list(self._views.values())
        if first is None or views[0]["game"] != self._shown["game"]:
            return  # the table that belongs to them is still to come
        own = [(chair - first) % players for chair in self.chairs]
        if sorted(own) != sorted(seat for seat in self._views if seat is not None):
            self.table.witness.blame(f"Views of the seats {[*self._views]} instead of {own}")

    async def _ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and return its reply; whatever comes before it is taken in."""
        if self._socket is None:
            raise Disconnected("not connected")
        self._id += 1
        self._socket.send({"type": kind, "id": self._id, **fields})
        while True:
            message = await self._receive()
            if message["re"] == self._id:
                if message["type"] == "refused":
                    self.table.tally.refusals[message["refusal"]] += 1
                return message

    def _refused(self, reply: Message, *expected: str) -> bool:
        """Whether the reply is a refusal. Only those that are expected here are no fault."""
        if reply["type"] != "refused":
            return False
        if reply["refusal"] not in {*expected, *TEMPORARY}:
            data = reply["data"]
            self.table.witness.blame(f"refused with {reply['refusal']} {data} to {self.chairs}")
        return True

    # -- playing ---------------------------------------------------------------------------------

    async def _play(self) -> None:
        while not self.table.finished.is_set() and not self.homesick:
            view = next(iter(self._views.values()), None)
            if self._pending is not None:
                await self._send_move()
            elif self._shown["phase"] == "gathering":
                await self._gather()
            elif view is None or view["game"] != self._shown["game"]:
                await self._receive()
            elif view["over"]:
                await self._end(view["game"])
            elif view["turn"] in self._views:
                await self._choose(self._views[view["turn"]])
            else:
                await self._receive()

    async def _gather(self) -> None:
        game = self._shown["game"]
        for chair in self.chairs:
            number = self._numbers.setdefault((game, chair), self._rng.randbytes(16).hex())
            reply = await self._ask("number", chair=chair, number=number)
            if reply["type"] == "done":
                self.table.witness.game(game).numbers[chair] = number
            elif self._refused(reply, "already-started"):
                break
        if self.is_opener and game == 0 and self._shown["phase"] == "gathering":
            self._refused(await self._ask("start"), "already-started")
        while self._shown["phase"] == "gathering" and self._shown["game"] == game:
            await self._receive()

    async def _choose(self, view: Message) -> None:
        await asyncio.sleep(self._rng.uniform(*self.table.pace.think))
        if self._rng.random() < 0.01:
            await self.table.check_unfinished(self.home)
        card = view["hand"][self._rng.randrange(len(view["hand"]))]
        cell = view["legal_cells"][self._rng.randrange(len(view["legal_cells"]))]
        turn = {name: view[name] for name in ("seat", "game", "ply")}
        self._pending = {**turn, "card": card, "cell": cell}
        await self._send_move(first=True)

    async def _send_move(self, *, first: bool = False) -> None:
        """Send the pending move, again after a lost connection: it is acknowledged again."""
        move = self._pending
        if move is None:
            return
        tally, witness = self.table.tally, self.table.witness
        before = perf_counter()
        reply = await self._ask("play", **move)
        if self._refused(reply, *(() if first else ("another-game",))):
            if reply["refusal"] in TEMPORARY:
                await asyncio.sleep(self.table.pace.first_wait)
            else:
                self._pending = None
            return
        text = f"{move['card']}@{move['cell'][0]},{move['cell'][1]}"
        shown = self._views[move["seat"]]["moves"] if move["seat"] in self._views else []
        if shown[move["ply"] : move["ply"] + 1] != [text]:
            witness.blame(f"{text} was acknowledged by a View without it: {shown}")
        witness.acknowledge(move["game"], move["ply"], text)
        self._pending = None
        tally.acknowledged += 1
        tally.repeated += not first
        if first and len(tally.latencies) < MAX_LATENCIES:
            tally.latencies.append(perf_counter() - before)

    async def _end(self, game: int) -> None:
        """The opener checks the record; everybody seated asks for another game."""
        if self.is_opener:
            await self.table.check_record(game, self.home)
            if self.table.is_last(game):
                self.table.finished.set()
                return
        if (self.is_opener or self.chairs) and not self.table.is_last(game):
            self._refused(await self._ask("rematch", game=game), "another-game")
        while self._shown["game"] == game:
            await self._receive()


class Table:
    """One table, its devices and what they were told."""

    def __init__(
        self, urls: Sequence[str], plan: Plan, rng: Random, pace: Pace, tally: Tally, *, games: int
    ) -> None:
        self.urls = urls
        self.plan = plan
        self.rng = rng
        self.pace = pace
        self.tally = tally
        self.witness = Witness()
        self.finished = asyncio.Event()
        self.devices: list[Device] = []
        self.games = games

    async def run(self) -> None:
        """Open the table, play all its games and check their records."""
        await self._open()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(device.run()) for device in self.devices]
            await self.finished.wait()
            for task in tasks:
                task.cancel()

    def is_last(self, game: int) -> bool:
        return game + 1 >= self.games

    async def _open(self) -> None:
        """Open it and join: half of the people take their chairs by the join code."""
        plan = self.plan
        people = {chair: n for n, chairs in enumerate(plan.devices) for chair in chairs}
        wait = self.pace.first_wait
        while not self.devices:
            try:
                await self._try_to_open(people)
            except Disconnected:
                await asyncio.sleep(self.rng.uniform(0, wait))
                wait = min(wait * 2, self.pace.longest_wait)

    async def _try_to_open(self, people: dict[int, int]) -> None:
        plan = self.plan
        chairs: list[Message] = [{"bot": plan.bot} for _ in range(plan.players)]
        for chair, device in people.items():
            chairs[chair] = {"mine": True} if device == 0 else {}
        body = {"players": plan.players, "chairs": chairs}
        opened = await self._post(0, "/api/tables", body)
        tokens = opened["tokens"]
        for chair, device in people.items():
            if device > 0:
                wish = {"code": opened["code"], "chair": chair}
                joined = await self._post(device, "/api/join", wish)
                if joined["chair"] != chair:
                    self.witness.blame(f"joined chair {joined['chair']} instead of {chair}")
                tokens[chair] = joined["token"]
        self.witness.table = opened["table"]
        for number, held in enumerate(plan.devices):
            keys = [tokens[chair] for chair in held]
            if number == 0:
                keys.append(opened["opener"])
            self._seat(number, keys, held, is_opener=number == 0)
        if plan.watcher:
            self._seat(len(plan.devices), [], ())

    def _seat(
        self, number: int, keys: list[str], held: Sequence[int], *, is_opener: bool = False
    ) -> None:
        home = number % len(self.urls)
        self.devices.append(Device(self, home=home, tokens=keys, chairs=held, is_opener=is_opener))

    async def _post(self, number: int, path: str, body: Message) -> Message:
        answer = await self._request(number, "POST", path, body)
        if answer.status != 201:
            raise Disconnected(f"{path}: {answer.status} {answer.body}")
        created: Message = answer.body
        return created

    async def _request(self, number: int, method: str, path: str, body: Any = None) -> Any:
        """A request to the preferred server, or to another one."""
        for turn in range(len(self.urls)):
            try:
                return await request(
                    self.urls[(number + turn) % len(self.urls)], method, path, body
                )
            except Disconnected:
                if turn == len(self.urls) - 1:
                    raise
        raise Disconnected("no server")

    async def check_unfinished(self, home: int) -> None:
        """The record of the game in progress keeps its secrets."""
        answer = await self._request(home, "GET", f"/api/tables/{self.witness.table}/record")
        if answer.status == 200:
            self.witness.saw_unfinished(answer.body["record"])
        elif answer.status not in (429, 503):
            self.witness.blame(f"no record of the game in progress: {answer}")

    async def check_record(self, game: int, home: int = 0) -> None:
        """The record of a finished game; again after a restart it is the same."""
        path = f"/api/tables/{self.witness.table}/record?game={game}"
        answer = await self._request(home, "GET", path)
        if answer.status in (429, 503):
            raise Disconnected(f"no record: {answer}")
        if answer.status != 200:
            self.witness.blame(f"game {game}: no record: {answer}")
            return
        new = not self.witness.game(game).record
        self.witness.saw_record(game, answer.body["record"])
        self.tally.games += new
