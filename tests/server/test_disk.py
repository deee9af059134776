"""The disk is full, or somebody holds the file: nothing is written, and nobody is told it was."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

import pytest

from cheese_rescue.table.log import Played
from tests.device import Device, Message
from tests.server.load import MINE, read_logs
from tests.server.site import Server, serving

Trouble = Callable[[Server], AbstractContextManager[None]]
NO_LIMIT = resource.RLIM_INFINITY


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file may be written to at all."""
    with largest_file(server, 0):
        yield


@contextmanager
def filling_disk(server: Server) -> Iterator[None]:
    """There is room for half a page more."""
    with largest_file(server, server.file.with_name("tables.db-wal").stat().st_size + 2000):
        yield


@contextmanager
def largest_file(server: Server, size: int) -> Iterator[None]:
    assert server.process is not None
    pid = server.process.pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, NO_LIMIT))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it may have been killed
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))


@contextmanager
def locked_file(server: Server) -> Iterator[None]:
    with closing(sqlite3.connect(server.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


TROUBLES = pytest.mark.parametrize("trouble", [full_disk, filling_disk, locked_file])
TROUBLES_IN_LONG = pytest.mark.parametrize(
    "trouble",
    [
        full_disk,
        *(pytest.param(each, marks=pytest.mark.long) for each in (filling_disk, locked_file)),
    ],
)
"""A full disk in ./check, the others in ./check long: a locked file is waited for, each time."""


@contextmanager
def serving_a_game(folder: Path) -> Iterator[tuple[Server, Message, Device]]:
    """A hot seat where three cards lie, in a file whose reader has read."""
    with serving(folder) as server:
        opened = server.open(players=2, chairs=[MINE, MINE])
        server.kill()
        server.start()  # so that the table has to be read
        device = come(server, opened)
        device.ask("start")
        for _ in range(3):
            play(device)
        yield server, opened, device


def come(server: Server, opened: Message) -> Device:
    device = server.device(opened["table"], opened["opener"], *opened["tokens"])
    device.hear_until("table")
    return device


def play(device: Device) -> Message:
    seats = device.seats()
    return device.play(device.views[device.views[seats[0]]["turn"]])


def moves_kept(server: Server, opened: Message) -> list[str]:
    log = read_logs(server)[opened["table"]]
    return [str(entry.move) for entry in log if isinstance(entry, Played)]


@TROUBLES
def test_moves_are_refused_with_a_code_and_accepted_when_it_is_over(
    trouble: Trouble, tmp_path: Path
) -> None:
    with serving_a_game(tmp_path / "server") as (server, opened, device):
        before = device.views
        with trouble(server):
            for _ in range(2):
                answer = play(device)
                assert (answer["type"], answer["refusal"]) == ("refused", "cannot-write")
            assert device.views == before
        assert play(device)["type"] == "views"
        assert device.views[0]["ply"] == 4
        view = device.play_out(0, 1)
        server.kill()
        server.start()
        assert moves_kept(server, opened) == view["moves"]
        assert "Traceback" not in server.log()


@TROUBLES_IN_LONG
def test_whoever_comes_meanwhile_sees_the_game_as_it_was(trouble: Trouble, tmp_path: Path) -> None:
    with serving_a_game(tmp_path / "server") as (server, opened, device):
        other = server.open(players=2, chairs=[MINE, MINE])
        with trouble(server):
            assert play(device)["refusal"] == "cannot-write"
            visitor = server.device(opened["table"], opened["tokens"][0])
            assert visitor.hear_until("welcome")["chairs"] == [0]
            seat = visitor.seats()[0]
            assert visitor.views[seat] == device.views[seat]
            assert server.get(f"/api/tables/{opened['table']}/record").status_code == 200
            assert server.get(f"/api/tables/{other['table']}").json()["n"] == 3
            assert server.get("/healthz").status_code == 200
            assert device.ask("react", chair=0, reaction="oops")["type"] == "done"


@TROUBLES_IN_LONG
def test_a_table_that_nobody_looked_at_can_be_read_meanwhile(
    trouble: Trouble, server: Server
) -> None:
    old = server.open(players=2, chairs=[MINE, MINE])
    server.kill()
    server.start()
    new = server.open(players=2, chairs=[MINE, MINE])
    device = come(server, new)
    device.ask("start")  # until now it has only written
    with trouble(server):
        assert play(device)["refusal"] == "cannot-write"
        assert come(server, old).table["phase"] == "gathering"


@TROUBLES_IN_LONG
def test_nothing_can_be_opened_joined_or_deleted_meanwhile(
    trouble: Trouble, tmp_path: Path
) -> None:
    with serving_a_game(tmp_path / "server") as (server, _, device):
        free = server.open(players=2)
        owner = {"authorization": f"Bearer {free['opener']}"}
        with trouble(server):
            assert play(device)["refusal"] == "cannot-write"
            answers = [
                server.post("/api/tables", {"players": 2, "chairs": [MINE, MINE]}),
                server.post("/api/join", {"code": free["code"]}),
                server.delete(f"/api/tables/{free['table']}", **owner),
            ]
            refused = [(answer.status_code, answer.json()["refusal"]) for answer in answers]
            assert refused == [(503, "cannot-write")] * 3
        assert len(read_logs(server)) == 2
        assert server.join(code=free["code"])["chair"] == 0
        assert server.open(players=2)["table"]


@TROUBLES_IN_LONG
def test_after_a_kill_the_log_has_exactly_what_was_acknowledged(
    trouble: Trouble, tmp_path: Path
) -> None:
    with serving_a_game(tmp_path / "server") as (server, opened, device):
        acknowledged = [*device.views[0]["moves"]]
        with trouble(server):
            for _ in range(3):
                assert play(device)["refusal"] == "cannot-write"
            server.kill()
        server.start()
        assert moves_kept(server, opened) == acknowledged
        again = come(server, opened)
        assert again.play_out(0, 1)["moves"][:3] == acknowledged


@TROUBLES_IN_LONG
def test_bots_wait_and_go_on_when_it_is_over(trouble: Trouble, tmp_path: Path) -> None:
    with serving_a_game(tmp_path / "server") as (server, _, device):
        opened = server.open(players=2, chairs=[MINE, {"bot": "greedy"}])
        person = server.device(opened["table"], opened["opener"], opened["tokens"][0])
        person.ask("start")
        (seat,) = person.seats()
        person.until_turn(seat)
        with trouble(server):
            assert play(device)["refusal"] == "cannot-write"
            assert person.play(person.views[seat])["refusal"] == "cannot-write"
        assert person.play_out(seat)["over"]


def test_a_full_disk_passes_also_where_nothing_was_read_from_it_before(server: Server) -> None:
    opened = server.open(players=2, chairs=[MINE, MINE])
    device = come(server, opened)
    device.ask("start")
    with full_disk(server):
        assert play(device)["refusal"] == "cannot-write"
        assert play(device)["refusal"] == "cannot-write"
        visitor = come(server, opened)
        visitor.hear_until("views")
        assert visitor.views == device.views
    assert play(device)["type"] == "views"
    server.kill()
    server.start()
    assert moves_kept(server, opened) == device.views[0]["moves"]


def test_a_disk_that_fills_up_under_load_tears_nothing(tmp_path: Path) -> None:
    """Wherever the last byte falls, inside a page or between two, what was told is kept."""
    with serving_a_game(tmp_path / "server") as (server, opened, device):
        told = 0
        refused = 0
        journal = server.file.with_name("tables.db-wal")
        for room in range(0, 20_000, 1_111):
            before = journal.stat().st_size if journal.exists() else 0
            with largest_file(server, before + room):
                for _ in range(4):
                    answer = play(device)
                    told += answer["type"] == "views"
                    refused += answer.get("refusal") == "cannot-write"
                    if device.views[0]["over"]:
                        break
            moves = moves_kept(server, opened)
            assert moves == device.views[0]["moves"]
            if device.views[0]["over"]:
                break
        assert told
        assert refused
        server.kill()
        server.start()
        assert moves_kept(server, opened) == device.views[0]["moves"]
