"""PostgreSQL or Redis away, hanging or back again, with two processes and people on both."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.device import Device, Message
from tests.people import (
    ADA,
    BEN,
    Two,
    arrive,
    playing,
    refused,
    stood_in,
    told,
    until,
)
from tests.server.backends import ClusterBackend, own_cluster, using
from tests.server.site import Server, serving

pytestmark = [
    pytest.mark.postgresql,
    pytest.mark.redis,
    pytest.mark.cluster("it has engines of its own"),
    pytest.mark.xdist_group("away"),
]


class Both:
    """Two processes, and the engines that they share with nobody else."""

    def __init__(self, cluster: ClusterBackend, one: Server, other: Server) -> None:
        self.postgres = cluster.postgres
        self.redis = cluster.redis
        self.one = one
        self.other = other

    def apart(self) -> Two:
        """Ada at one process, Ben at the other, and the game has started."""
        opened = self.one.open(begins="oldest", chairs=[{"mine": True, "name": "Ada"}])
        joined = self.other.join(code=opened["code"], name="Ben")
        tokens = [opened["tokens"][0], joined["token"]]
        ada = arrive(self.one, opened["table"], opened["opener"], tokens[ADA])
        ben = arrive(self.other, opened["table"], tokens[BEN])
        pair = Two(self.one, opened["table"], opened["code"], opened["opener"], tokens, ada, ben)
        until(ada, lambda device: device.table["chairs"][BEN]["here"])
        pair.start()
        return pair


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder: Path = tmp_path_factory.mktemp("away") / "server"
    impatient = ("--gone-after=1", "--nudge-after=600")
    with (
        own_cluster() as cluster,
        using(cluster),
        serving(folder, *impatient) as one,
        serving(folder, *impatient) as other,
    ):
        yield Both(cluster, one, other)
        for server in (one, other):
            assert "Traceback" not in server.log()


@pytest.fixture(autouse=True)
def all_are_back(both: Both) -> Iterator[None]:
    """Whatever a test ended, and however it ended itself."""
    yield
    for engine in (both.postgres, both.redis):
        if engine.process is None:
            engine.start()
        else:
            engine.go_on()
    pair = both.apart()
    play_on(pair)
    pair.close()


def play_on(pair: Two) -> None:
    """Both lay a card, however long it takes until they may."""
    for seat, device in enumerate(pair.devices):
        while True:
            answer = device.play(device.until_turn(seat))
            if answer["type"] == "views":
                break
            assert answer["refusal"] == "cannot-write", answer


def ply(device: Device) -> int:
    (view,) = device.views.values()
    number: int = view["ply"]
    return number


def metric(server: Server, name: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


# -- Redis ---------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("how", ["kill", pytest.param("pause", marks=pytest.mark.long)])
def test_without_redis_moves_are_acknowledged_and_others_see_them(both: Both, how: str) -> None:
    pair = both.apart()
    getattr(both.redis, how)()
    for number in range(2):
        device, other = pair.devices[number % 2], pair.devices[1 - number % 2]
        assert device.play(device.until_turn(number % 2))["type"] == "views"
        while ply(other) <= number:  # by comparing; hearing nothing for 10 seconds is a failure
            other.hear()
    assert pair.ada.views[ADA]["moves"] == pair.ben.views[BEN]["moves"]
    for seat, device in enumerate(pair.devices):  # each unheard of for longer than --gone-after
        assert device.table["chairs"][1 - seat]["here"]
        assert not stood_in(1 - seat)(device)


def test_without_redis_tables_are_opened_joined_and_played_with_a_bot(both: Both) -> None:
    both.redis.kill()
    opened = both.one.open(begins="oldest", chairs=[{"mine": True}, {"bot": "greedy"}])
    device = arrive(both.other, opened["table"], opened["opener"], opened["tokens"][0])
    device.ask("start", oldest=ADA)
    until(device, playing)
    assert device.play_out(ADA)["over"]


def test_once_redis_is_back_others_hear_at_once(both: Both) -> None:
    pair = both.apart()
    both.redis.kill()
    pair.ada.play(pair.ada.until_turn(ADA))
    pair.ben.until_turn(BEN)
    both.redis.start()
    reacted = 0
    while not reacted:  # a reaction is told by the bus alone
        assert pair.ben.ask("react", chair=BEN, reaction="wow")["type"] == "done"
        pair.ada.quiet(0.2)
        reacted = sum(message["type"] == "reacted" for message in pair.ada.heard)


# -- PostgreSQL ----------------------------------------------------------------------------------


def test_without_postgres_moves_are_refused_with_a_code_and_views_stay(both: Both) -> None:
    pair = both.apart()
    both.postgres.kill()
    view: Message = pair.ada.until_turn(ADA)
    for _ in range(3):
        assert refused(pair.ada.play(view)) == ("cannot-write", {})
    assert both.one.post("/api/tables", {"players": 2}).json()["refusal"] == "cannot-write"
    assert both.one.get("/healthz").status_code == 200
    for device in pair.devices:
        assert told(device) is not None  # the sockets are open
        assert ply(device) == 0
    both.postgres.start()
    play_on(pair)
    assert both.one.get("/healthz").status_code == 200


@pytest.mark.long
def test_a_hanging_postgres_is_not_waited_for_without_end_and_keeps_what_it_had_read(
    both: Both,
) -> None:
    """The answer of the database was lost, not the entry."""
    pair = both.apart()
    pair.ada.play(pair.ada.until_turn(ADA))
    view = pair.ben.until_turn(BEN)
    wish = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
    both.postgres.pause()
    assert refused(pair.ben.play(view, **wish)) == ("cannot-write", {})
    both.postgres.go_on()
    while (answer := pair.ben.play(view, **wish))["type"] != "views":
        assert answer["refusal"] == "cannot-write"
    until(pair.ben, lambda device: ply(device) == 2)
    until(pair.ada, lambda device: ply(device) == 2)
    assert pair.ben.views[BEN]["moves"] == pair.ada.views[ADA]["moves"]


@pytest.mark.long
def test_without_both_nothing_breaks_and_with_both_again_people_play_on(both: Both) -> None:
    pair = both.apart()
    both.redis.kill()
    both.postgres.kill()
    assert refused(pair.ada.play(pair.ada.until_turn(ADA))) == ("cannot-write", {})
    both.postgres.start()
    both.redis.start()
    play_on(pair)
    for server in (both.one, both.other):
        assert metric(server, "cheese_rescue_errors_total") == 0


@contextmanager
def transaction(both: Both, statement: str) -> Iterator[None]:
    """Of somebody who does not go on: a process that was stopped, an operator at lunch."""

    async def hold() -> None:
        connection = await asyncpg.connect(both.one.backend.database(both.one.folder))
        await connection.execute(f"BEGIN; {statement}")
        held.set()
        await asyncio.to_thread(over.wait)
        connection.terminate()

    held, over = threading.Event(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(hold()))
    thread.start()
    held.wait()
    try:
        yield
    finally:
        over.set()
        thread.join()


def connections(both: Both) -> int:
    return len(both.one.rows("SELECT pid FROM pg_stat_activity WHERE datname = current_database()"))


@pytest.mark.long
def test_a_table_that_is_locked_is_no_trouble_of_others_and_gathers_nobody(both: Both) -> None:
    locked, free = both.apart(), both.apart()
    lock = f"SELECT id FROM tables WHERE id = '{locked.table}' FOR UPDATE"  # noqa: S608 - our own id
    with transaction(both, lock):
        view = locked.ada.until_turn(ADA)
        assert refused(locked.ada.play(view)) == ("cannot-write", {})
        before = connections(both)
        for _ in range(3):
            assert refused(locked.ada.play(view)) == ("cannot-write", {})
            play_on(free)
        assert connections(both) <= before
    play_on(locked)


@pytest.mark.long
def test_a_database_that_only_reads_for_a_while_is_written_to_again(both: Both) -> None:
    pair = both.apart()
    ((name,),) = both.one.rows("SELECT current_database()")
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?"
    setting = f"ALTER DATABASE {name} SET default_transaction_read_only"
    both.postgres.rows("postgres", f"{setting} = on")
    both.postgres.rows("postgres", cut, name)
    for _ in range(12):  # as many as there are connections, and more
        assert both.one.post("/api/tables", {"players": 2}).status_code == 503
        assert pair.ada.play(pair.ada.until_turn(ADA))["type"] == "refused"
    both.postgres.rows("postgres", f"{setting} = off")
    both.postgres.rows("postgres", cut, name)
    play_on(pair)
    while (opened := both.one.post("/api/tables", {"players": 2})).status_code != 201:
        assert opened.json()["refusal"] == "cannot-write"
