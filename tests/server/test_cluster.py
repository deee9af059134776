"""Several processes on one PostgreSQL and one Redis: what they share, and what each may not do."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Barrier

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cheese_rescue.rules import Record
from tests.bots.processes import gone, offspring
from tests.bots.processes import until as become
from tests.device import Device, Message
from tests.fork_server import Forked, fork, run
from tests.people import ADA, BEN, MINE, arrive, playing, until
from tests.server.backends import ClusterBackend
from tests.server.engines import Postgres
from tests.server.site import Server, serving
from tests.server.test_review import reviewing

pytestmark = pytest.mark.cluster("one process alone shares nothing")


@contextmanager
def two(folder: Path, *options: str, **more: object) -> Iterator[tuple[Server, Server]]:
    with (
        serving(folder, *options, **more) as one,  # type: ignore[arg-type]  # as serving takes them
        serving(folder, *options, **more) as other,  # type: ignore[arg-type]
    ):
        yield one, other


THOUGHTS = 'cheese_rescue_thoughts_total{kind="move"}'
"""The moves that bots have thought about."""


def metric(server: Server, name: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


# -- what is shared ------------------------------------------------------------------------------


def test_wrong_codes_count_at_all_processes_together(tmp_path: Path) -> None:
    with two(tmp_path / "server", "--wrong-codes-per-minute=6") as both:
        answers = [both[n % 2].post("/api/join", {"code": "KMPTWX"}).json() for n in range(10)]
        refusals = [answer["refusal"] for answer in answers]
        assert refusals == ["no-such-code"] * 6 + ["too-many-codes"] * 4


def test_tables_are_counted_at_all_processes_together(tmp_path: Path) -> None:
    limits = ("--tables-per-hour=5",)
    with two(tmp_path / "server", limits=limits) as both:
        answers = [both[n % 2].post("/api/tables", {"players": 2}) for n in range(9)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 4


@pytest.mark.long
def test_requests_are_counted_at_all_processes_together(tmp_path: Path) -> None:
    """A little late, so a few more may pass at each, and are paid for afterwards."""
    limits = ("--requests-per-second=3",)

    def passed(servers: tuple[Server, ...]) -> int:
        answers = [servers[n % len(servers)].get("/healthz").status_code for n in range(20)]
        return answers.count(200)

    with serving(tmp_path / "alone", limits=limits) as alone:
        time.sleep(1)  # it was asked whether it is ready
        by_one = passed((alone,))
    with two(tmp_path / "server", limits=limits) as both:
        time.sleep(1)
        by_two = passed(both)
    assert by_two < 2 * by_one


def test_sockets_are_counted_at_all_processes_together(tmp_path: Path) -> None:
    with two(tmp_path / "server", "--sockets-per-address=4") as both:
        table = both[0].open()["table"]
        devices = [arrive(both[n % 2], table) for n in range(4)]
        for server in both:
            with pytest.raises(InvalidStatus) as refused:
                server.device(table)
            assert refused.value.response.status_code == 503
        devices[0].close()
        again: Device | None = None
        while again is None:  # the other hears of it in a moment
            try:
                again = arrive(both[1], table)
            except InvalidStatus:
                time.sleep(0.05)


@pytest.mark.long
def test_many_who_come_and_go_at_once_leave_no_count_behind(tmp_path: Path) -> None:
    with two(tmp_path / "server", "--sockets-per-address=40") as both:
        table = both[0].open()["table"]

        def come_and_go(number: int) -> None:
            arrive(both[number % 2], table).close()

        with ThreadPoolExecutor(15) as pool:
            list(pool.map(come_and_go, range(80)))
        devices: list[Device] = []
        while len(devices) < 40:  # the last of them may be counted for a moment
            with suppress(InvalidStatus):
                devices.append(arrive(both[len(devices) % 2], table))


def test_everybody_of_a_household_may_review_their_game_at_once(tmp_path: Path) -> None:
    with two(tmp_path / "server") as both:
        opened = both[0].open(chairs=[MINE, MINE])
        device = arrive(both[0], opened["table"], opened["opener"], *opened["tokens"])
        device.ask("start")
        device.play_out(*device.seats())
        record = both[0].get(f"/api/tables/{opened['table']}/record").json()["record"]

        def review(number: int) -> int:
            with httpx.stream(
                "POST", f"{both[number % 2].url}/api/review", json={"record": record}, timeout=60
            ) as answer:
                all_ask.wait(60)  # whoever leaves ends what nobody else reads
                return answer.status_code

        all_ask = Barrier(8)
        with ThreadPoolExecutor(8) as pool:
            assert set(pool.map(review, range(8))) == {200}


@pytest.mark.long
def test_who_is_here_is_known_at_once_and_forgotten_with_its_process(tmp_path: Path) -> None:
    with two(tmp_path / "server", "--gone-after=600") as (one, other):
        opened = one.open(chairs=[MINE])
        joined = other.join(table=opened["table"])
        ada = arrive(one, opened["table"], opened["tokens"][0])
        ben = arrive(other, opened["table"], joined["token"])
        until(ada, lambda device: device.table["chairs"][BEN]["here"])
        until(ben, lambda device: device.table["chairs"][ADA]["here"])
        other.kill()
        until(ada, lambda device: not device.table["chairs"][BEN]["here"])


# -- bots ----------------------------------------------------------------------------------------


def solo(one: Server, other: Server, bot: str = "greedy") -> tuple[Message, list[Device]]:
    """Ada begins against a bot, with a device at each process."""
    opened = one.open(begins="oldest", chairs=[MINE, {"bot": bot}])
    keys = (opened["opener"], opened["tokens"][0])
    ada = arrive(one, opened["table"], *keys)
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return opened, [ada, arrive(other, opened["table"], *keys)]


def test_one_process_thinks_for_a_bot_though_two_could(tmp_path: Path) -> None:
    with two(tmp_path / "server") as (one, other):
        _, devices = solo(one, other)
        devices[0].play_out(ADA)
        thoughts = sum(metric(server, THOUGHTS) for server in (one, other))
        assert thoughts == 12


def test_a_turn_that_was_claimed_by_a_process_that_is_gone_is_taken_over(tmp_path: Path) -> None:
    """Its worker is stopped, so that the process has the turn when it is killed."""
    with two(tmp_path / "server") as (one, other):
        _, devices = solo(one, other)
        devices[0].play(devices[0].views[ADA])
        devices[0].until_turn(ADA)
        for server in (one, other):  # whichever claims it: only one has a worker that answers
            if metric(server, THOUGHTS):
                claimed, left = server, other if server is one else one
        stop_workers(claimed)
        device = devices[(one, other).index(left)]
        until(device, lambda device: device.views[ADA]["ply"] == 2)
        device.play(device.views[ADA])
        claimed.kill()
        assert device.until_turn(ADA)["ply"] == 4


def stop_workers(server: Server) -> None:
    assert server.process is not None
    listed = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    for child in {int(child) for file in listed for child in file.read_text().split()}:
        os.kill(child, signal.SIGSTOP)


# -- workers apart -------------------------------------------------------------------------------


@contextmanager
def working(bus: str, folder: Path, processes: int = 1) -> Iterator[Forked]:
    with (folder / "worker.txt").open("ab") as log, Path(os.devnull).open("rb") as nothing:
        streams = [stream.fileno() for stream in (nothing, log, log)]
        arguments = ["worker", "--bus", bus, "--processes", str(processes)]
        process = fork(arguments, os.environ, *streams)
    try:
        while "redis://" not in (folder / "worker.txt").read_text(encoding="utf-8"):
            time.sleep(0.01)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def missed(server: Server) -> float:
    return metric(server, "cheese_rescue_worker_missed ")


def children(server: Server) -> int:
    assert server.process is not None
    listed = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return sum(len(file.read_text().split()) for file in listed)


def ask_for_hint(server: Server) -> Device:
    """A player who has asked for a hint and got it."""
    chairs = [{**MINE, "help": "hint-place"}, {"bot": "random"}]
    opened = server.open(begins="oldest", chairs=chairs)
    device = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    device.ask("start", oldest=ADA)
    until(device, playing)
    view = device.views[ADA]
    asked = device.say("hint", **{key: view[key] for key in ("seat", "game", "ply")})
    while (answer := device.hear(90)).get("re") != asked:
        pass
    assert answer["type"] == "hinted"
    assert answer["card"] in view["hand"]
    return device


def test_a_worker_apart_thinks_for_bots_at_every_process(
    backend: ClusterBackend, tmp_path: Path
) -> None:
    """For those that search. The others, and what pages ask for, take no worker's time."""
    folder = tmp_path / "server"
    with two(folder, "--workers=0") as (one, other), working(backend.bus(folder), tmp_path):
        for first, second in ((one, other), (other, one)):
            _, devices = solo(first, second, bot="plain")
            devices[1].play(devices[1].views[ADA])
            assert devices[1].until_turn(ADA)["ply"] == 2
        assert sum(map(missed, (one, other))) == 0
        assert children(one) == children(other) == 0
        thoughts = sum(metric(server, THOUGHTS) for server in (one, other))
        assert thoughts == 2
        _, devices = solo(one, other)
        assert devices[1].play_out(ADA)["over"]
        assert {children(one), children(other)} <= {0, 1}


def test_hints_and_reviews_come_from_a_worker_apart(
    backend: ClusterBackend, tmp_path: Path
) -> None:
    folder = tmp_path / "server"
    with serving(folder, "--workers=0") as server, working(backend.bus(folder), tmp_path, 2):
        device = ask_for_hint(server)
        assert children(server) == 0
        device.play_out(ADA)
        record = server.get(f"/api/tables/{device.table['table']}/record").json()["record"]
        with reviewing(server, Record.parse(record)) as lines:
            first = [next(lines)["type"] for _ in range(3)]
        assert first == ["begun", "reviewed", "reviewed"]
        assert children(server) == 1  # for the bot that does not search


def test_without_any_worker_a_server_thinks_itself(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--workers=0") as server:
        ask_for_hint(server)
        assert missed(server) == 1


@pytest.mark.long
def test_what_a_killed_worker_was_thinking_of_is_thought_of_again(
    backend: ClusterBackend, tmp_path: Path
) -> None:
    folder = tmp_path / "server"
    with serving(folder, "--workers=0") as server, working(backend.bus(folder), tmp_path) as worker:
        _, devices = solo(server, server, bot="plain")
        devices[0].play(devices[0].views[ADA])
        devices[0].until_turn(ADA)
        worker.send_signal(signal.SIGSTOP)  # it will never answer
        devices[0].play(devices[0].views[ADA])
        assert devices[0].until_turn(ADA)["ply"] == 4


def test_a_worker_that_is_told_to_end_ends(backend: ClusterBackend, tmp_path: Path) -> None:
    with working(backend.bus(tmp_path / "server"), tmp_path, 2) as worker:
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(20) == 0


def test_a_stopped_process_of_a_worker_ends_with_it(
    backend: ClusterBackend, tmp_path: Path
) -> None:
    folder = tmp_path / "server"
    with serving(folder, "--workers=0") as server, working(backend.bus(folder), tmp_path) as worker:
        _, devices = solo(server, server, bot="plain")
        devices[0].play(devices[0].views[ADA])
        devices[0].until_turn(ADA)  # the process has started
        (child,) = offspring(worker.pid)
        os.kill(child, signal.SIGSTOP)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        assert become(lambda: gone(child))


# -- what is refused -----------------------------------------------------------------------------


def start(*options: str) -> subprocess.CompletedProcess[str]:
    return run(["serve", "--only-here", "--no-browser", *options], os.environ)


def test_a_database_that_may_forget_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Postgres, "settings", {**Postgres.settings, "fsync": "off"})
    with Postgres.running() as postgres:
        ended = start("--database", postgres.url("postgres"))
    assert ended.returncode == 2
    assert "fsync is off" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("password", ["s3cret", "s3#cret", "s3/cret", "s3?cret", "[s3cret"])
def test_a_password_is_in_no_message(password: str) -> None:
    """Also one that has to be written otherwise in a URL."""
    ended = start("--database", f"postgresql://me:{password}@127.0.0.1:1/tables?password=s3cret")
    assert ended.returncode == 2
    assert "127.0.0.1:1/tables" in ended.stderr
    assert "cret" not in ended.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--database", "mysql://127.0.0.1/tables"),
        ("--bus", "http://127.0.0.1"),
        ("--bus", "redis://127.0.0.1:port/0"),
        ("--workers", "0"),
    ],
)
def test_what_cannot_be_meant_is_refused(options: tuple[str, str], tmp_path: Path) -> None:
    file = () if options[0] == "--database" else ("--database", str(tmp_path / "tables.db"))
    ended = start(*options, *file)
    assert ended.returncode != 0
    assert options[0] in ended.stderr
    assert "Traceback" not in ended.stderr
