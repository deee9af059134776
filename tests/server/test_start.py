"""`cheese-rescue` alone, as somebody at home starts it, and starts it again."""

import contextlib
import fcntl
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import httpx
import pytest

from cheese_rescue.server.settings import DEFAULT_PORT
from tests.server.load import MINE
from tests.server.site import Server, free_port

COMMAND = str(Path(sys.executable).with_name("cheese-rescue"))
LAST_WORDS = "Press Ctrl-C to stop."


@dataclass
class Home:
    """A computer of its own: a home folder, and what is set in the environment."""

    folder: Path
    environment: dict[str, str] = field(default_factory=dict)
    started: list["Started"] = field(default_factory=list)

    def start(self, *options: str, **environment: str) -> "Started":
        """The command, once it has said where it is."""
        told = self.folder / f"told-{len(self.started)}.txt"
        with told.open("wb") as output:
            process = subprocess.Popen(
                [COMMAND, *options],
                env=self.variables() | environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.started.append(Started(process, told))
        return self.started[-1].until_ready()

    def run(self, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """The command, where it should refuse to start."""
        return subprocess.run(
            [COMMAND, *options],
            env=self.variables() | environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def variables(self) -> dict[str, str]:
        return {
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.data),
            "PATH": os.environ["PATH"],
            "LANG": "en_GB.UTF-8",
            **{name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ},
        }

    @property
    def data(self) -> Path:
        return self.folder / "data"


@dataclass
class Started:
    process: subprocess.Popen[bytes]
    told: Path

    def until_ready(self) -> Self:
        while LAST_WORDS not in self.text:
            assert self.process.poll() is None, self.text
            time.sleep(0.01)
        return self

    @property
    def text(self) -> str:
        return self.told.read_text(encoding="utf-8")

    @property
    def url(self) -> str:
        found = re.search(r"On this computer: (http://\S+:\d+/)", self.text)
        assert found, self.text
        return found[1]

    @property
    def port(self) -> int:
        return int(self.url.rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(20) == 0

    def server(self) -> Server:
        """To talk to it."""
        return Server(self.told.parent, port=self.port)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path)
    yield home
    for started in home.started:
        if started.process.poll() is None:
            os.killpg(started.process.pid, signal.SIGKILL)
            started.process.wait()


@pytest.fixture
def usual_ports() -> Iterator[None]:
    """Only one test on this machine at a time starts it without a port."""
    with (Path(tempfile.gettempdir()) / "cheese-rescue-usual-ports").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_free(port: int) -> bool:
    """Whether the command could listen there, on both loopbacks."""
    try:
        with listening(port):
            return True
    except OSError:
        return False


@contextlib.contextmanager
def listening(port: int) -> Iterator[None]:
    with contextlib.ExitStack() as held:
        held.enter_context(socket.create_server(("127.0.0.1", port)))
        if socket.has_ipv6:
            with contextlib.suppress(OSError):
                held.enter_context(socket.create_server(("::1", port), family=socket.AF_INET6))
        yield


@pytest.mark.usefixtures("usual_ports")
def test_alone_it_takes_the_usual_port_and_says_where_it_is(home: Home) -> None:
    free = is_free(DEFAULT_PORT)
    started = home.start("--no-browser", "--only-here")
    assert (started.port == DEFAULT_PORT) == free
    assert f"On this computer: http://localhost:{started.port}/\n" in started.text
    assert "Only this computer is answered.\n" in started.text
    page = httpx.get(started.url)
    assert (page.status_code, "<title>" in page.text) == (200, True)
    assert (home.data / "cheese-rescue" / "tables.db").exists()
    started.stop()
    assert started.text.endswith("Until next time!\n")


@pytest.mark.usefixtures("usual_ports")
def test_where_the_usual_port_is_taken_another_is_and_is_kept(home: Home) -> None:
    with contextlib.ExitStack() as held:
        if is_free(DEFAULT_PORT):
            held.enter_context(listening(DEFAULT_PORT))
        first = home.start("--no-browser", "--only-here")
        assert first.port != DEFAULT_PORT
        first.stop()
    second = home.start("--no-browser", "--only-here")
    assert second.port == first.port
    second.process.kill()
    second.process.wait()
    assert home.start("--no-browser", "--only-here").port == first.port


@pytest.mark.long
@pytest.mark.usefixtures("usual_ports")
def test_two_at_once_for_two_people_do_not_disturb_each_other(home: Home, tmp_path: Path) -> None:
    other = Home(tmp_path / "other")
    other.folder.mkdir()
    one = home.start("--no-browser", "--only-here")
    two = other.start("--no-browser", "--only-here")
    try:
        assert one.port != two.port
        opened = one.server().open(players=2)
        assert two.server().get(f"/api/tables/{opened['table']}").status_code == 404
    finally:
        two.stop()


@pytest.mark.long
@pytest.mark.usefixtures("usual_ports")
@pytest.mark.parametrize("kept", ["", "80", "99999999"])
def test_a_port_that_cannot_be_meant_is_not_minded(kept: str, home: Home) -> None:
    (home.data / "cheese-rescue").mkdir(parents=True)
    (home.data / "cheese-rescue" / "port").write_text(kept)
    assert home.start("--no-browser", "--only-here").port >= DEFAULT_PORT


@pytest.mark.usefixtures("usual_ports")
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_after_another_start_links_and_seats_are_alive(ending: signal.Signals, home: Home) -> None:
    first = home.start("--no-browser", "--only-here")
    opened = first.server().open(players=2, chairs=[MINE])
    joined = first.server().join(code=opened["code"], name="Ada")
    ada = first.server().device(opened["table"], joined["token"])
    first.server().device(opened["table"], opened["opener"]).ask("start")
    ada.hear_until("views")
    first.process.send_signal(ending)
    first.process.wait()
    second = home.start("--no-browser", "--only-here")
    assert second.url == first.url
    assert opened["link"].startswith(f"http://127.0.0.1:{first.port}/t/")
    assert httpx.get(opened["link"]).status_code == 200
    again = second.server().device(opened["table"], joined["token"])
    assert again.hear_until("welcome")["chairs"] == [joined["chair"]]
    again.hear_until("views")
    assert again.views == ada.views


def test_a_port_that_was_asked_for_and_is_taken_is_refused_in_a_sentence(home: Home) -> None:
    port = free_port()
    with listening(port):
        ran = home.run("--no-browser", "--only-here", f"--port={port}")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"I can’t listen on port {port} (")
    assert ran.stderr.count("\n") == 1
    assert not (home.data / "cheese-rescue" / "port").exists()


def test_a_host_that_is_not_ours_is_refused_in_a_sentence(home: Home) -> None:
    ran = home.run("--no-browser", "--host=192.0.2.1", f"--port={free_port()}")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr


def test_options_are_environment_variables_too(home: Home) -> None:
    port = free_port()
    database = home.folder / "elsewhere" / "games.db"
    started = home.start(
        CHEESE_RESCUE_PORT=str(port),
        CHEESE_RESCUE_DATABASE=str(database),
        CHEESE_RESCUE_ONLY_HERE="1",
        CHEESE_RESCUE_NO_BROWSER="1",
        CHEESE_RESCUE_TABLES_PER_HOUR="1",
    )
    assert started.port == port
    assert database.exists()
    assert not home.data.exists()
    assert "Only this computer is answered." in started.text
    server = started.server()
    assert server.open(players=2)
    assert server.post("/api/tables", {"players": 2}).status_code == 429


def test_an_option_outdoes_its_variable(home: Home) -> None:
    port = free_port()
    started = home.start(
        "--no-browser", "--only-here", f"--port={port}", CHEESE_RESCUE_PORT=str(free_port())
    )
    assert started.port == port


def test_a_variable_that_does_not_fit_is_refused_in_a_sentence(home: Home) -> None:
    ran = home.run("--no-browser", "--only-here", CHEESE_RESCUE_PORT="cheese")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Traceback" not in ran.stderr


def browser(home: Home) -> tuple[str, Path]:
    """A program that notes what it was asked to open, and where it does."""
    script, noted = home.folder / "browser", home.folder / "visited.txt"
    script.write_text(f'#!/bin/sh\nprintf "%s" "$1" > {noted}.part\nmv {noted}.part {noted}\n')
    script.chmod(0o755)
    return str(script), noted


def test_the_browser_is_opened_at_the_right_page(home: Home) -> None:
    program, visited = browser(home)
    started = home.start("--only-here", f"--port={free_port()}", DISPLAY=":0", BROWSER=program)
    while not visited.exists():
        time.sleep(0.01)
    assert visited.read_text() == started.url


def test_no_browser_is_opened_where_none_is_wanted(home: Home) -> None:
    program, visited = browser(home)
    started = home.start(
        "--no-browser", "--only-here", f"--port={free_port()}", DISPLAY=":0", BROWSER=program
    )
    started.stop()
    assert not visited.exists()


def on_a_terminal(home: Home, *options: str) -> str:
    """What is written to a terminal until it is ready."""
    here, there = pty.openpty()
    process = subprocess.Popen(
        [COMMAND, *options, "--no-browser", f"--port={free_port()}"],
        env=home.variables() | {"TERM": "xterm"},
        stdin=there,
        stdout=there,
        stderr=there,
        start_new_session=True,
    )
    os.close(there)
    written = b""
    try:
        while LAST_WORDS.encode() not in written:
            written += os.read(here, 65536)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        os.close(here)
    return written.decode()


@pytest.mark.parametrize("public", [["--public-url=https://cheese.example"]])
def test_the_qr_code_is_drawn_on_a_terminal_alone(public: list[str], home: Home) -> None:
    written = on_a_terminal(home, *public)
    assert "For everybody else: https://cheese.example" in written
    assert written.count("█") > 50
    told = home.start("--no-browser", f"--port={free_port()}", *public).text
    assert "For everybody else: https://cheese.example" in told
    assert "█" not in told


def test_no_qr_code_is_drawn_where_nobody_else_is_answered(home: Home) -> None:
    written = on_a_terminal(home, "--only-here")
    assert "For everybody else" not in written
    assert "█" not in written
