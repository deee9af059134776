"""Whatever was acknowledged outlives the server, however it ends."""

import contextlib
import signal
import socket
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.device import Device
from tests.server.backends import SqliteBackend
from tests.server.load import MINE, Load, read_logs
from tests.server.site import Server, serving

pytestmark = pytest.mark.every_backend("about what the store kept", long=True)

KILLS = 50


def children(server: Server) -> list[Path]:
    assert server.process is not None
    listed = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [Path(f"/proc/{child}") for file in listed for child in file.read_text().split()]


def ended(process: Path) -> bool:
    """Also where nobody has asked how."""
    try:
        return "State:\tZ" in (process / "status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def farewell(device: Device) -> tuple[str, int | None]:
    """The reason that it was given, and the code that the socket was closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        device.hear_until("nothing more")
    code = closed.value.rcvd.code if closed.value.rcvd else None
    return device.heard[-1].get("reason", "none"), code


def hand(device: Device) -> list[str]:
    (seat,) = device.seats()
    cards: list[str] = device.views[seat]["hand"]
    return cards


@pytest.mark.long
@pytest.mark.sqlite("for several processes there is test_kills.py")
def test_fifty_kills_in_a_row_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    rng = Random(50)
    with serving(tmp_path / "server", "--workers=2") as server:
        load = Load(server, rng)
        load.open_tables()
        for number in range(KILLS):
            load.live_and_be_killed(0.35 * rng.random() * (number % 10) / 10)
        load.play_everything_out()
        load.check()
        assert "Traceback" not in server.log()
    assert load.lives == KILLS
    assert load.lives_cut > KILLS / 2  # else nothing was under way when it was killed
    assert load.answers > KILLS


@pytest.mark.long
def test_a_server_killed_while_it_starts_has_harmed_nothing(tmp_path: Path) -> None:
    rng = Random(5)
    with serving(tmp_path / "server") as server:
        load = Load(server, rng)
        load.open_tables()
        load.begin()
        time.sleep(0.3)
        server.kill()
        load.end()
        for _ in range(8):
            server.spawn()
            time.sleep(0.25 * rng.random())
            server.kill()
        server.start()
        load.check()
        load.play_everything_out()


def test_a_bot_whose_turn_it_was_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--bot-pause=10") as server:
        opened = server.open(players=2, chairs=[MINE, {"bot": "greedy"}])
        tokens = opened["opener"], opened["tokens"][0]
        device = server.device(opened["table"], *tokens)
        device.ask("start")
        (seat,) = device.seats()
        view = device.views[seat]
        if view["turn"] == seat:
            device.play(view)
            view = device.views[seat]
        assert view["turn"] != seat
        server.kill()
        server.options = ["--bot-pause=0"]
        server.start()
        again = server.device(opened["table"], *tokens)
        after = again.until_turn(seat)
        assert after["ply"] == view["ply"] + 1
        assert after["moves"][: view["ply"]] == view["moves"]


def test_a_rematch_that_was_asked_for_starts_after_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        opened = server.open(players=2, chairs=[MINE, MINE])
        device = server.device(opened["table"], opened["opener"], *opened["tokens"])
        device.ask("start")
        device.play_out(*device.seats())
        began = device.table["first"]
        assert device.ask("rematch", game=0)["table"]["phase"] == "gathering"
        server.kill()
        server.start()
        again = server.device(opened["table"], *opened["tokens"])
        while not again.views or again.views[0]["game"] != 1:
            again.hear()
        assert again.table["first"] == 1 - began


def test_everybody_comes_back_to_their_own_chair_and_hand(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        opened = server.open(players=4)
        people = [server.join(code=opened["code"], name=name) for name in ("Ada", "Ben", "Cleo")]
        people.append(server.join(table=opened["table"], name="Dag"))
        devices = [server.device(opened["table"], one["token"]) for one in people]
        server.device(opened["table"], opened["opener"]).ask("start")
        hands = []
        for device in devices:
            device.hear_until("views")
            hands.append(hand(device))
        server.kill()
        server.start()
        for one, dealt in zip(people, hands, strict=True):
            device = server.device(opened["table"], one["token"])
            assert device.hear_until("welcome")["chairs"] == [one["chair"]]
            device.hear_until("views")
            assert hand(device) == dealt
        stranger = server.device(opened["table"], "A" * 32)
        assert stranger.hear_until("welcome")["holds"] == []


def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--workers=2") as server:
        games = []
        for _ in range(4):
            opened = server.open(players=2, chairs=[MINE, {"bot": "greedy"}])
            device = server.device(opened["table"], opened["opener"], opened["tokens"][0])
            device.ask("start")
            games.append(device)
        for device in games:
            device.play_out(*device.seats())
        workers = children(server)
        assert workers
        server.kill()
        while not all(map(ended, workers)):
            time.sleep(0.01)


def test_sigterm_tells_everybody_and_keeps_what_it_owes(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        load = Load(server, Random(15))
        load.open_tables()
        idle = server.open(players=2, chairs=[MINE])
        waiting = server.device(idle["table"], idle["tokens"][0])
        waiting.hear_until("table")
        load.begin()
        time.sleep(0.5)
        assert server.stop() == 0
        load.end(stopped=True)
        assert farewell(waiting) == ("stopping", 1012)
        for book in load.books:
            for device in book.devices_heard:
                assert farewell(device) == ("stopping", 1012)
        assert "Traceback" not in server.log()
        server.start()
        load.check()
        again = server.device(idle["table"], idle["tokens"][0])
        assert again.hear_until("welcome")["chairs"] == [0]
        load.play_everything_out()


def test_sigterm_leaves_no_worker_and_no_journal(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        opened = server.open(players=2, chairs=[MINE, {"bot": "greedy"}])
        device = server.device(opened["table"], opened["opener"], opened["tokens"][0])
        device.ask("start")
        device.play_out(*device.seats())
        workers = children(server)
        assert workers
        assert server.stop() == 0
        assert all(map(ended, workers))
        files = (
            {"tables.db", "log.txt"} if isinstance(server.backend, SqliteBackend) else {"log.txt"}
        )
        assert {file.name for file in server.folder.iterdir()} == files
        assert len(read_logs(server)) == 1


def test_ctrl_c_ends_it_like_sigterm(server: Server) -> None:
    opened = server.open(players=2, chairs=[MINE])
    device = server.device(opened["table"], opened["tokens"][0])
    device.hear_until("table")
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(20) == 0
    assert farewell(device) == ("stopping", 1012)
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("after", [0.0, 0.01, 0.05])
def test_it_can_be_ended_from_the_very_beginning(tmp_path: Path, after: float) -> None:
    """Its port listens before it does: a signal then must not be lost."""
    server = Server(tmp_path)
    server.spawn()
    process = server.process
    assert process is not None
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port)):
            break
    time.sleep(after)
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0
