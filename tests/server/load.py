"""Tables under load while their server is killed: people play on, and a book of all they heard."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cheese_rescue.live.encode import encode_table
from cheese_rescue.live.tokens import key_of
from cheese_rescue.rules import Record
from cheese_rescue.server.store.rows import Row, entry_of
from cheese_rescue.table import ChairNumber, Table
from cheese_rescue.table.log import Entry, Played, Sat
from tests.device import Device, Message
from tests.people import rematch_told
from tests.server.backends import Rows
from tests.server.site import Server

LONGEST_LOG = 60
"""A table that has seen more is ended, and a new one opened: the book stays quick to read."""
CUT_OFF = (ConnectionClosed, InvalidHandshake, EOFError, ConnectionError, httpx.TransportError)
"""What a client sees of a killed server."""
MINE: Message = {"mine": True}


@dataclass
class Book:
    """One table: what the server has told of it, which it must never take back."""

    opened: Message
    devices: list[list[int]]
    """The chairs that each device holds."""
    sitting: bool = False
    """Nobody plays here: people come and go."""
    joined: list[Message] = field(default_factory=list)
    devices_heard: list[Device] = field(default_factory=list)
    table: Table | None = None
    """As the log led there when it was last read."""
    ending: bool = False
    ended: bool = False
    surplus: int = 0
    """Entries that were written, but that nobody could be told of."""

    @property
    def name(self) -> str:
        name: str = self.opened["table"]
        return name

    def tokens(self, chairs: list[int]) -> list[str]:
        return [self.opened["opener"], *(self.opened["tokens"][chair] for chair in chairs)]

    def in_flight(self) -> int:
        return sum(device.unanswered() for device in self.devices_heard)

    def compare(self, log: tuple[Entry, ...]) -> None:
        """Everything that was heard is in the log, which has only grown."""
        if self.table is not None:
            assert log[: len(self.table.log)] == self.table.log[:], "entries were lost or changed"
        self.table = Table.replay(log)
        for told in self.joined:
            sat = [entry for entry in log if isinstance(entry, Sat)]
            key = key_of(told["token"])
            assert any((one.chair, one.key) == (told["chair"], key) for one in sat), "no such seat"
        stages = _stages(log)
        moves = _moves(log)
        for device in self.devices_heard:
            for message in device.heard:
                if message["type"] == "table":
                    _compare_table(message["table"], stages)
                elif message["type"] == "views":
                    for view in message["views"]:
                        played = moves[view["game"]]
                        assert view["moves"] == played[: view["ply"]], "a move was lost"
        self.surplus += _untold(self.devices_heard, moves)
        self.devices_heard = []
        self.joined = []


def _stages(log: tuple[Entry, ...]) -> list[Table]:
    """The table after each of its entries."""
    stages = [Table.replay(log[:1])]
    for entry in log[1:]:
        stages.append(stages[-1].followed_by([entry]))
    return stages


def _moves(log: tuple[Entry, ...]) -> dict[int, list[str]]:
    """The moves of each game."""
    found: dict[int, list[str]] = {}
    for stage in _stages(log):
        found.setdefault(stage.game_number, [])
        if isinstance(stage.log[-1], Played):
            found[stage.game_number].append(str(stage.log[-1].move))
    return found


def _untold(devices: list[Device], moves: dict[int, list[str]]) -> int:
    """How many moves of the last game were written, but heard of by nobody."""
    last = max(moves)
    views = [
        view["ply"]
        for device in devices
        for message in device.heard
        if message["type"] == "views"
        for view in message["views"]
        if view["game"] == last
    ]
    return len(moves[last]) - max(views) if views else 0


def _compare_table(told: Message, stages: list[Table]) -> None:
    """What was told of the table is what the log says of that moment."""
    assert told["n"] <= len(stages), "an entry was lost"
    here = frozenset(ChairNumber(n) for n, chair in enumerate(told["chairs"]) if chair["here"])
    table = stages[told["n"] - 1]
    shown = encode_table(
        table,
        name=told["table"],
        code=told["code"],
        present=here,
        seated=True,
        rematch=rematch_told(table, told),
    )
    assert msgspec.to_builtins(shown) == told


# -- what is kept ----------------------------------------------------------------------------------


def read_logs(server: Server) -> dict[str, tuple[Entry, ...]]:
    """Every table's log from a database that is whole: no gap, no entry without a table."""
    server.backend.check(server.folder)
    return logs_among(server.rows)


def logs_among(rows: Callable[[str], Rows]) -> dict[str, tuple[Entry, ...]]:
    logs: dict[str, list[Entry]] = {name: [] for (name,) in rows("SELECT id FROM tables")}
    columns = "table_id, n, game, ply, kind, body"
    query = f"SELECT {columns} FROM entries ORDER BY table_id, n"  # noqa: S608 - our own words
    for row in map(Row._make, rows(query)):
        assert row.n == len(logs[row.table]), "a gap in the log"
        entry = entry_of(row.kind, row.body)
        assert row == Row.of(row.table, row.n, row.game, entry)
        logs[row.table].append(entry)
    return {name: tuple(log) for name, log in logs.items()}


# -- the people ------------------------------------------------------------------------------------


@dataclass
class Load:
    """Some tables and their people. Every life of the server: `begin`, kill it, `end`, `check`."""

    server: Server
    rng: Random
    books: list[Book] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)
    lives: int = 0
    lives_cut: int = 0
    """Lives in which somebody was left without an answer."""
    answers: int = 0
    surplus: int = 0
    _threads: list[threading.Thread] = field(default_factory=list)

    def open_tables(self) -> None:
        """Two devices; a hot seat with a bot; one person and a bot; a table of comers and goers."""
        bots = [{"bot": "gentle"}, {"bot": "greedy"}]
        self._open([[0], [1]], chairs=[MINE, MINE])
        self._open([[0, 1], [2]], chairs=[MINE, MINE, MINE, bots[0]])
        self._open([[0]], chairs=[MINE, bots[1]])
        self._open([[0]], chairs=[MINE, bots[0], bots[1]])
        self._open([[0]], sitting=True, players=4, chairs=[MINE])

    def _open(self, devices: list[list[int]], *, sitting: bool = False, **wish: object) -> None:
        wish.setdefault("players", len(wish["chairs"]))  # type: ignore[arg-type]  # a list
        self.books.append(Book(self.server.open(**wish), devices, sitting))

    def begin(self) -> None:
        """All devices come back, each in a thread, and go on."""
        self._threads = []
        for book in self.books:
            for chairs in book.devices:
                self._start(self._sit_there if book.sitting else self._play_there, book, chairs)
        for thread in self._threads:
            thread.start()

    def _start(self, act: Callable[..., None], *args: object) -> None:
        def run() -> None:
            try:
                act(Random(seed), *args)
            except CUT_OFF:
                pass
            except BaseException as why:  # told by `end`
                self.failures.append(why)

        seed = self.rng.random()
        self._threads.append(threading.Thread(target=run))

    def end(self, *, stopped: bool = False) -> None:
        """After the server's end: all have noticed, and nobody met a fault."""
        for thread in self._threads:
            thread.join()
        if stopped:
            self.failures = [why for why in self.failures if "'stopping'" not in str(why)]
        for why in self.failures:
            raise why
        self.lives += 1
        self.lives_cut += any(book.in_flight() for book in self.books)
        self.answers += sum(
            message.get("re") is not None
            for book in self.books
            for device in book.devices_heard
            for message in device.heard
        )

    def check(self) -> None:
        """What was heard before is in the log and over the API, once the server is there again."""
        logs = read_logs(self.server)
        for book in self.books:
            if book.ended or (book.ending and book.name not in logs):
                assert book.name not in logs, "the table was ended"
                book.ended = True
                continue
            assert book.name in logs, "the table is lost"
            book.compare(logs[book.name])
            self._check_api(book)
        self.surplus = sum(book.surplus for book in self.books)

    def _check_api(self, book: Book) -> None:
        assert book.table is not None
        authorization = f"Bearer {book.opened['opener']}"
        path = f"/api/tables/{book.name}"
        shown = self.server.get(path, authorization=authorization).json()
        assert shown["n"] >= len(book.table.log)  # a bot may have gone on
        if book.table.game is not None:
            text = self.server.get(f"{path}/record", authorization=authorization).json()["record"]
            plays = Record.parse(text).plays
            assert plays[: len(book.table.plays)] == book.table.plays

    def renew(self) -> None:
        """End the tables whose logs are long, and open others like them."""
        for book in [book for book in self.books if not book.ended]:
            if book.table is None or len(book.table.log) < LONGEST_LOG:
                continue
            book.ending = True
            answer = httpx.delete(
                f"{self.server.url}/api/tables/{book.name}",
                headers={"authorization": f"Bearer {book.opened['opener']}"},
            )
            assert answer.status_code == 204
            book.ended = True
            wish = [
                {"bot": c.player.bot} if c.player and c.player.bot else MINE
                for c in book.table.chairs
            ]
            chairs = [MINE] if book.sitting else wish
            self._open(book.devices, sitting=book.sitting, players=len(wish), chairs=chairs)

    def play_everything_out(self) -> None:
        """Every game that was begun comes to its end, bots and all."""
        for book in self.books:
            if book.ended or book.sitting:
                continue
            chairs = [chair for held in book.devices for chair in held]
            device = self._come_back(book, chairs)
            if device.table["phase"] == "gathering":
                continue
            view = device.play_out(*device.seats())
            assert view["over"]
            text = self.server.get(f"/api/tables/{book.name}/record").json()["record"]
            verified = self.server.post("/api/verify", {"record": text}).json()
            assert set(verified.values()) == {"fits"}
            device.close()

    def live_and_be_killed(self, seconds: float) -> None:
        """One life: everybody comes, the server is killed, and nothing is missing afterwards."""
        self.begin()
        time.sleep(seconds)
        self.server.kill()
        self.end()
        self.server.start()
        self.check()
        self.renew()

    # -- what one device does --------------------------------------------------------------------

    def _come_back(self, book: Book, chairs: list[int]) -> Device:
        """By its tokens, to the same chairs and the same hand."""
        device = self.server.device(book.name, *book.tokens(chairs))
        book.devices_heard.append(device)
        welcome = device.hear_until("welcome")
        assert welcome["opener"]
        assert welcome["holds"] == chairs
        device.hear_until("table")
        return device

    def _play_there(self, rng: Random, book: Book, chairs: list[int]) -> None:
        device = self._come_back(book, chairs)
        while True:
            self._step(device, rng, chairs)

    def _step(self, device: Device, rng: Random, chairs: list[int]) -> None:
        table = device.table
        view = next(iter(device.views.values()), None)
        if table["phase"] == "gathering":
            self._gather(device, rng, chairs)
        elif view is None or view["game"] != table["game"]:
            device.hear()
        elif view["over"]:
            answer = device.ask("rematch", game=view["game"])
            assert answer["type"] in ("table", "done"), answer
            while device.table["game"] == view["game"]:
                device.hear()
        elif view["turn"] in device.views:
            self._lay(device, device.views[view["turn"]], rng)
            if rng.random() < 0.1:
                device.ask("react", chair=chairs[0], reaction="wow")
        else:
            device.hear()

    def _gather(self, device: Device, rng: Random, chairs: list[int]) -> None:
        if device.table["game"] == 0:
            answer = device.ask("start")
            assert answer["type"] == "table" or answer["refusal"] == "already-started", answer
            while device.table["phase"] == "gathering":
                device.hear()
            return
        for chair in chairs:
            number = rng.randbytes(16).hex()
            answer = device.ask("number", chair=chair, number=number)
            late = answer.get("refusal") == "already-started"
            assert late or answer["type"] in ("table", "done"), answer
        while device.table["phase"] == "gathering":
            device.hear()

    def _lay(self, device: Device, view: Message, rng: Random) -> None:
        card = view["hand"][int(rng.random() * len(view["hand"]))]
        cell = view["legal_cells"][int(rng.random() * len(view["legal_cells"]))]
        answer = device.play(view, card, cell)
        assert answer["type"] == "views", answer
        mine = next(one for one in answer["views"] if one["seat"] == view["seat"])
        assert mine["moves"][view["ply"]] == f"{card}@{cell[0]},{cell[1]}"

    def _sit_there(self, rng: Random, book: Book, chairs: list[int]) -> None:
        """The one who opened sends away whoever sits down, again and again."""
        device = self._come_back(book, chairs)
        while True:
            for chair, shown in enumerate(device.table["chairs"]):
                if shown["taken"] and chair not in chairs:
                    assert device.ask("empty", chair=chair)["type"] == "table"
            for _ in range(3):
                answer = self.server.post("/api/join", {"table": book.name, "name": "Zoë"})
                if answer.status_code == 201:
                    book.joined.append(answer.json())
            level = ("places", "forecast", "real-table")[int(rng.random() * 3)]
            assert device.ask("set-help", chair=0, help=level)["type"] in ("table", "done")
