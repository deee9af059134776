"""The contract of a store, for every adapter: memory, SQLite and PostgreSQL."""

import asyncio
import stat
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import starmap
from pathlib import Path
from typing import get_args

import pytest

from cheese_rescue.live.local import MemoryStore
from cheese_rescue.live.ports import Store, StoredTable, StoreUnavailable, TableDeleted
from cheese_rescue.rules import Card, Cell, Move, Rules, Seat
from cheese_rescue.server.store import batching, postgres, sqlite
from cheese_rescue.table import Begins, ChairNumber, Help, Options, Pace, Player, Shape, Table
from cheese_rescue.table.log import (
    BeginningSet,
    BotTookOver,
    CameBack,
    ChairRequested,
    Entry,
    HelpChanged,
    Left,
    NumberGiven,
    Opened,
    Played,
    ProfileChanged,
    Rematch,
    RematchRequested,
    RequestAnswered,
    Sat,
    Started,
    TokenReplaced,
)
from tests.server.backends import Backend
from tests.server.engines import in_a_thread

CHAIR = ChairNumber(1)
EVERY_BYTE = bytes(range(256))
OPENED = Opened(at=1.0, options=Options(players=2), secret=bytes(32))
FULL_PLAYER = Player(
    shape=Shape.HEART,
    name='Ünï "\\🐭',
    guest=99,
    language="de",
    help=Help.FORECAST,
    bot="greedy",
)
OLD_PLAYER = Player(shape=Shape.WHEEL, name="Z\u0334\u0335\u0336")
"""With a name that only older versions accepted."""
FULL_OPTIONS = Options(
    players=4,
    rules=Rules(dogs_hunt_mice=True),
    begins=Begins.OLDEST,
    pace=Pace.OVER_DAYS,
    watchers=False,
    help=(Help.REAL_TABLE, Help.PLACES, Help.FORECAST),
    neighbours=True,
)

pytestmark = pytest.mark.every_backend("the contract of every store")
ENTRIES: list[Entry] = [
    OPENED,
    Opened(at=1_700_000_000.123456, options=FULL_OPTIONS, secret=EVERY_BYTE[:32], key=EVERY_BYTE),
    Opened(at=0.1 + 0.2, options=Options(players=2, rules=Rules(centred=True)), secret=bytes(32)),
    BeginningSet(at=1.5, record="cheese-rescue 3\nplayers 2\n"),
    Sat(at=2.0, chair=CHAIR, player=Player(shape=Shape.WHEEL)),
    Sat(at=2.0, chair=CHAIR, player=FULL_PLAYER, key=EVERY_BYTE),
    Sat(at=2.0, chair=CHAIR, player=OLD_PLAYER),
    Left(at=3.0, chair=CHAIR),
    Left(at=3.0, chair=CHAIR, bot="gentle"),
    ChairRequested(at=3.5, chair=CHAIR, player=FULL_PLAYER, key=EVERY_BYTE[:32]),
    ChairRequested(at=3.5, chair=CHAIR, player=Player(shape=Shape.WHEEL)),
    RequestAnswered(at=3.6, chair=CHAIR, by=(ChairNumber(0), ChairNumber(3)), agree=True),
    RequestAnswered(at=3.6, chair=CHAIR, by=(), agree=False),
    TokenReplaced(at=3.7, chair=CHAIR, key=EVERY_BYTE[:32]),
    HelpChanged(at=4.0, chair=CHAIR, help=Help.REAL_TABLE),
    ProfileChanged(at=4.5, chair=CHAIR, name="Åsa", shape=Shape.HEART),
    ProfileChanged(at=4.5, chair=CHAIR, name=None, shape=Shape.WHEEL),
    NumberGiven(at=5.0, chair=CHAIR, number=EVERY_BYTE[-16:]),
    Started(at=6.0, first=CHAIR),
    BotTookOver(at=7.0, chair=CHAIR, bot="greedy"),
    CameBack(at=8.0, chair=CHAIR),
    Played(at=9.0, ply=0, seat=Seat(0), move=Move(Card.MOUSE, Cell(2, -1)), bot=None),
    Played(at=9.0, ply=47, seat=Seat(3), move=Move(Card.DOG, Cell(-6, 6)), bot="gentle"),
    RematchRequested(at=10.0, by=(ChairNumber(0), ChairNumber(2))),
    Rematch(at=10.0, secret=EVERY_BYTE[:32]),
]


Append = tuple[str, int, int, Entry]
"""The arguments of one append: table, number, game, entry."""


@dataclass
class Database:
    """Where one adapter keeps its tables, and the seconds of its commits."""

    adapter: str
    backend: Backend
    folder: Path
    commits: list[float] = field(default_factory=list)
    memory: MemoryStore = field(default_factory=MemoryStore)

    def prepare(self) -> None:
        where = self.backend.database(self.folder)
        if self.adapter == "memory":
            return
        if isinstance(where, Path):
            sqlite.prepare(where)
        else:
            postgres.prepare(where)

    def store(self) -> Store:
        """A store on it; a second one finds what the first has kept."""
        where = self.backend.database(self.folder)
        if self.adapter == "memory":
            return self.memory
        if isinstance(where, Path):
            return sqlite.SqliteStore(where, on_commit=self.commits.append)
        return postgres.PostgresStore(where, on_commit=self.commits.append)


@pytest.fixture
def database(backend: Backend, tmp_path: Path) -> Database:
    return Database("database", backend, tmp_path)


@pytest.fixture(params=["memory", "database"])
def any_database(request: pytest.FixtureRequest, backend: Backend, tmp_path: Path) -> Database:
    """Also the store in memory, for which there is nothing to prepare."""
    return Database(request.param, backend, tmp_path)


def kept_in(database: Database, tell: Callable[[Store], Awaitable[None]]) -> None:
    """Run the story on a store there, and close it."""

    async def run() -> None:
        store = database.store()
        try:
            await tell(store)
        finally:
            await store.close()

    database.prepare()
    asyncio.run(run())


def help_changed(table: str, n: int) -> Append:
    return table, n, 0, HelpChanged(at=float(n), chair=CHAIR, help=Help.PLACES)


def code_of(table: str) -> str:
    return f"{zlib.crc32(table.encode()):08x}"[-6:]


async def opened(store: Store, *names: str, at: float = 1.0) -> None:
    for name in names:
        entry = Opened(at=at, options=OPENED.options, secret=OPENED.secret)
        assert await store.create(name, code_of(name), [entry], at)


async def at_once(database: Database, store: Store, *appends: Append) -> list[bool | BaseException]:
    """What comes of entries that wait together, so that one commit takes them all."""
    before = len(database.commits)
    results = await asyncio.gather(*starmap(store.append, appends), return_exceptions=True)
    if database.adapter != "memory":
        assert len(database.commits) == before + 1
    return results


def test_every_kind_of_entry_is_read_as_it_was_written(any_database: Database) -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))

    async def tell(store: Store) -> None:
        assert await store.create("a table", "BCDFGH", ENTRIES[:1], 1.0)
        for n, entry in enumerate(ENTRIES[1:], 1):
            assert await store.append("a table", n, n, entry)
        found = await store.read("a table")
        assert found == StoredTable(None, tuple(ENTRIES))  # a Started among them frees the code
        assert await store.read_since("a table", 7) == tuple(ENTRIES[7:])

    kept_in(any_database, tell)


def test_a_whole_table_is_replayed_from_what_was_kept(any_database: Database) -> None:
    table = Table.open(FULL_OPTIONS, secret=EVERY_BYTE[:32], at=1.0, key=EVERY_BYTE[:32])
    for number, shape in enumerate(Shape):
        table = table.sit(ChairNumber(number), Player(shape=shape), at=2.0, key=bytes([number]))
    table = table.start(at=3.0, oldest=CHAIR)
    while table.game and not table.game.over:
        move = table.game.legal_moves()[0]
        table = table.play(table.game.turn, move, table.game.ply, at=4.0)

    async def tell(store: Store) -> None:
        assert await store.create("a table", "BCDFGH", table.log, 1.0)

    kept_in(any_database, tell)

    async def tell_again(store: Store) -> None:
        found = await store.read("a table")
        assert found is not None
        assert Table.replay(found.log) == table

    kept_in(any_database, tell_again)


def test_who_comes_second_is_refused_and_the_neighbours_are_not(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one", "two", "three")
        assert await store.append(*help_changed("two", 1))
        results = await at_once(
            any_database,
            store,
            help_changed("one", 1),
            help_changed("two", 1),
            help_changed("three", 1),
        )
        assert results == [True, False, True]
        assert await store.lengths(["one", "two", "three"]) == {"one": 2, "two": 2, "three": 2}

    kept_in(any_database, tell)


def test_of_two_entries_with_one_number_in_one_commit_only_the_first_is_kept(
    any_database: Database,
) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        first = ("one", 1, 0, CameBack(at=1.0, chair=CHAIR))
        second = ("one", 1, 0, CameBack(at=2.0, chair=CHAIR))
        assert await at_once(any_database, store, first, second) == [True, False]
        assert await store.read_since("one", 1) == (CameBack(at=1.0, chair=CHAIR),)

    kept_in(any_database, tell)


def test_of_two_starts_at_once_with_one_number_only_one_is_kept(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        starts = [Started(at=at, first=CHAIR) for at in (1.0, 2.0)]
        rows: list[Append] = [("one", 1, 0, start) for start in starts]
        results = await asyncio.gather(*starmap(store.append, rows))
        assert sorted(results) == [False, True]
        assert await store.read_since("one", 1) == (starts[results.index(True)],)

    kept_in(any_database, tell)


def test_an_entry_for_a_deleted_table_is_refused_and_the_neighbours_are_kept(
    any_database: Database,
) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one", "two", "three")
        assert await store.append(*help_changed("three", 1))
        await store.delete("two")
        one, gone, late, three = await at_once(
            any_database,
            store,
            help_changed("one", 1),
            help_changed("two", 1),
            help_changed("three", 1),
            help_changed("three", 2),
        )
        assert (one, late, three) == (True, False, True)
        assert isinstance(gone, TableDeleted)
        assert await store.lengths(["one", "two", "three"]) == {"one": 2, "three": 3}

    kept_in(any_database, tell)


def test_a_start_at_a_deleted_table_is_refused(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        await store.delete("one")
        with pytest.raises(TableDeleted):
            await store.append(*("one", 1, 0, Started(at=1.0, first=CHAIR)))

    kept_in(any_database, tell)


def test_a_deleted_table_is_gone_for_every_reader(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one", "two")
        await store.delete("one")
        assert await store.read("one") is None
        assert await store.read_since("one", 0) is None
        assert await store.find(code_of("one")) is None
        assert await store.lengths(["one", "two", "never"]) == {"two": 1}

    kept_in(any_database, tell)


def test_what_no_id_can_be_is_not_found_and_does_no_harm_to_others(any_database: Database) -> None:
    """PostgreSQL cannot even be asked for a zero byte, which any address may carry."""

    async def tell(store: Store) -> None:
        await opened(store, "one")
        found = await asyncio.gather(*map(store.read, ["\0", "one", "o\0e", "x" * 1000]))
        assert [stored is not None for stored in found] == [False, True, False, False]
        assert await store.find("\0") is None
        assert await store.lengths(["\0", "one"]) == {"one": 1}
        assert await store.read_since("\0", 0) is None

    kept_in(any_database, tell)


def test_an_id_or_a_code_in_use_opens_nothing(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        assert not await store.create("two", code_of("one"), [OPENED], 2.0)
        assert not await store.create("one", code_of("two"), [OPENED], 2.0)
        assert await store.read("two") is None
        together = [store.create(name, "BCDFGH", [OPENED], 2.0) for name in "ab"]
        assert sorted(await asyncio.gather(*together)) == [False, True]

    kept_in(any_database, tell)


def test_the_start_frees_the_code(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        assert await store.find(code_of("one")) == "one"
        assert await store.append(*("one", 1, 0, Started(at=1.0, first=CHAIR)))
        assert await store.find(code_of("one")) is None
        assert await store.create("two", code_of("one"), [OPENED], 2.0)
        assert await store.find(code_of("one")) == "two"

    kept_in(any_database, tell)


def test_a_start_that_came_second_leaves_the_code(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        assert await store.append(*help_changed("one", 1))
        assert not await store.append(*("one", 1, 0, Started(at=1.0, first=CHAIR)))
        assert await store.find(code_of("one")) == "one"

    kept_in(any_database, tell)


def test_exactly_the_tables_untouched_since_then_are_deleted(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "old", "touched", at=5.0)
        await opened(store, "at that moment", at=10.0)
        await opened(store, "new", at=15.0)
        assert await store.append(*help_changed("touched", 1))
        assert await store.append(*("touched", 2, 0, CameBack(at=10.0, chair=CHAIR)))
        assert await store.delete_inactive(10.0) == ("old",)
        assert await store.delete_inactive(10.0) == ()
        kept = await store.lengths(["old", "touched", "at that moment", "new"])
        assert kept == {"touched": 3, "at that moment": 1, "new": 1}
        assert await store.read("old") is None

    kept_in(any_database, tell)


def test_many_untouched_tables_are_deleted_some_at_a_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "DELETED_AT_ONCE", 2)

    async def tell(store: Store) -> None:
        for number in range(5):
            await opened(store, f"table {number}", at=float(number))
        sizes = [len(await store.delete_inactive(100.0)) for _ in range(4)]
        assert sizes == [2, 2, 1, 0]

    kept_in(database, tell)


def test_an_entry_that_cannot_be_read_ends_neither_the_sweep_nor_the_writing(
    database: Database,
) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "damaged", "one", at=5.0)
        await opened(store, "new", at=15.0)
        damaged = ("damaged", 1, 0, "came-back", "{not json")
        columns = "table_id, n, game, kind, body"
        insert = f"INSERT INTO entries ({columns}) VALUES (?, ?, ?, ?, ?)"  # noqa: S608 - ours
        in_a_thread(lambda: database.backend.rows(database.folder, insert, *damaged))
        with pytest.raises(StoreUnavailable):
            await store.read("damaged")
        with pytest.raises(StoreUnavailable):
            await store.read_since("damaged", 1)
        assert "one" in await asyncio.wait_for(store.delete_inactive(10.0), 5)
        assert await asyncio.wait_for(store.append(*help_changed("new", 1)), 5)

    kept_in(database, tell)


def test_what_does_not_fit_in_the_queue_is_refused_and_the_rest_is_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batching, "LONGEST_QUEUE", 10)

    async def tell(store: Store) -> None:
        names = [f"table {number}" for number in range(15)]
        await opened(store, *names)
        rows = [help_changed(name, 1) for name in names]
        results = await asyncio.gather(*starmap(store.append, rows), return_exceptions=True)
        assert results[:10] == [True] * 10
        assert all(isinstance(result, StoreUnavailable) for result in results[10:])
        assert await store.append(*help_changed(names[-1], 1))

    kept_in(database, tell)


def test_a_commit_takes_no_more_than_a_group_holds(database: Database) -> None:
    """SQLite as most systems build it knows 32,766 question marks in a statement."""

    async def tell(store: Store) -> None:
        names = [f"table {number}" for number in range(3 * batching.LARGEST_BATCH + 1)]
        for start in range(0, len(names), 32):  # more at once would queue for the pool too long
            await asyncio.gather(*(opened(store, name) for name in names[start : start + 32]))
        database.commits.clear()
        rows = [help_changed(name, 1) for name in names]
        assert all(await asyncio.gather(*starmap(store.append, rows)))
        assert len(database.commits) >= 4
        assert await store.lengths(names) == dict.fromkeys(names, 2)

    kept_in(database, tell)


def test_closing_keeps_what_waits_and_refuses_what_comes_later(any_database: Database) -> None:
    async def run() -> None:
        store = any_database.store()
        await opened(store, "one", "two")
        appends = (store.append(*help_changed(name, 1)) for name in ("one", "two"))
        waiting = [asyncio.ensure_future(append) for append in appends]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [True, True]
        with pytest.raises(StoreUnavailable):
            await store.append(*help_changed("one", 2))

    any_database.prepare()
    asyncio.run(run())


def test_who_no_longer_waits_disturbs_nobody(any_database: Database) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one", "two")
        gone = asyncio.ensure_future(store.append(*help_changed("one", 1)))
        stays = asyncio.ensure_future(store.append(*help_changed("two", 1)))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays
        assert await store.append(*help_changed("two", 2))

    kept_in(any_database, tell)


@pytest.mark.sqlite("about the file itself")
def test_nobody_else_may_read_the_files(database: Database, tmp_path: Path) -> None:
    async def tell(store: Store) -> None:
        await opened(store, "one")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm"], 0o600)

    kept_in(database, tell)


def test_no_entry_is_kept_without_the_one_before_it(any_database: Database) -> None:
    """Another any_database has taken the place of one, and lacks what this process remembers."""

    async def tell(store: Store) -> None:
        await opened(store, "one", "two")
        late, fine = await at_once(
            any_database, store, help_changed("one", 2), help_changed("two", 1)
        )
        assert (late, fine) == (False, True)
        assert await store.lengths(["one", "two"]) == {"one": 1, "two": 2}
        for n in (1, 2):
            assert await store.append(*help_changed("one", n))

    kept_in(any_database, tell)


@pytest.mark.cluster("a file has one clock")
def test_a_clock_that_is_ahead_deletes_nothing_too_early(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 1000)

    async def tell(store: Store) -> None:
        await opened(store, "young", at=now - 50)
        await opened(store, "old", at=now - 500)
        assert await store.delete_inactive(now + 1000 - 100) == ("old",)

    kept_in(database, tell)
