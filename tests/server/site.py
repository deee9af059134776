"""A real server process on a free port, and devices that talk to it over real sockets."""

import contextlib
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cheese_rescue.server.messages import PROTOCOL
from tests.server.columns import Column, Found, Home, column
from tests.warm import Forked, fork

Message = dict[str, Any]

_CERTIFICATES = ssl.create_default_context()
"""Never needed over plain http; made anew for every request they take 40 ms."""

GAME = ("-m", "cheese_rescue")
GENEROUS = (
    "--messages-per-second=100000",
    "--address-messages-per-second=100000",
    "--requests-per-second=100000",
    "--tables-per-hour=100000",
)
"""For tests that are not about limits."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    """`cheese-rescue serve` on one database; it can be killed and started again."""

    folder: Path
    options: Sequence[str] = ()
    port: int = field(default_factory=free_port)
    prefix: Sequence[str] = ()
    """Words before the command: strace and the like."""
    program: Sequence[str] = GAME
    """What Python runs."""
    limits: Sequence[str] = GENEROUS
    """Empty for those that a host has without asking."""
    process: subprocess.Popen[bytes] | Forked | None = None
    column: Column = field(default_factory=column)

    @property
    def database(self) -> Path | str:
        return self.column.database(self.folder)

    @property
    def file(self) -> Path:
        """Of the database, where it is one."""
        assert isinstance(self.column, Home)
        return self.column.database(self.folder)

    def rows(self, query: str, *values: object) -> Found:
        """What a statement finds or changes in the database; `?` stands for each of the values."""
        return self.column.rows(self.folder, query, *values)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self.spawn()
        return self.until_ready()

    def spawn(self) -> None:
        """Start it, without waiting for anything."""
        arguments = ["serve", "--only-here", "--no-browser", "--port", str(self.port)]
        arguments += ["--database", str(self.database), "--bot-pause=0"]
        if bus := self.column.bus(self.folder):
            arguments += ["--bus", bus]
        arguments += [*self.limits, *self.options]
        with (self.folder / "log.txt").open("ab") as log, Path(os.devnull).open("rb") as nothing:
            if not self.prefix and self.program == GAME:
                streams = [stream.fileno() for stream in (nothing, log, log)]
                self.process = fork(arguments, os.environ, *streams)
                return
            self.process = subprocess.Popen(
                [*self.prefix, sys.executable, *self.program, *arguments],
                stdin=nothing,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def until_ready(self) -> Self:
        assert self.process is not None
        for _ in range(1500):
            if self.process.poll() is not None:
                raise AssertionError(self.log())
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz", verify=_CERTIFICATES).status_code == 200:
                    return self
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL, to the server alone: its workers have to notice by themselves."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8")

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return httpx.post(
            f"{self.url}{path}", json=body, headers=headers, timeout=20, verify=_CERTIFICATES
        )

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", headers=headers, timeout=20, verify=_CERTIFICATES)

    def delete(self, path: str, **headers: str) -> httpx.Response:
        return httpx.delete(f"{self.url}{path}", headers=headers, timeout=20, verify=_CERTIFICATES)

    def open(self, **wish: Any) -> Message:
        """A new table; see OpenTable."""
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def join(self, **wish: Any) -> Message:
        answer = self.post("/api/join", wish)
        assert answer.status_code == 201, answer.text
        joined: Message = answer.json()
        return joined

    def device(self, table: str, *tokens: str) -> "Device":
        """A device at that table that has said hello and been welcomed."""
        device = Device(connect(f"ws://127.0.0.1:{self.port}/live", legacy=True))
        device.say("hello", protocol=PROTOCOL, table=table, tokens=list(tokens))
        return device


@contextlib.contextmanager
def serving(
    folder: Path,
    *options: str,
    prefix: Sequence[str] = (),
    program: Sequence[str] = GAME,
    limits: Sequence[str] = GENEROUS,
    port: int | None = None,
) -> Iterator[Server]:
    folder.mkdir(exist_ok=True)
    where = port or free_port()
    server = Server(folder, options, where, prefix, program, limits)
    with server.column.serving(folder):
        try:
            yield server.start()
        finally:
            process = server.process
            if process is not None and process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


class Device:
    """One socket. Everything heard is kept; the newest table and views are at hand."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.table: Message = {}
        self.views: dict[int | None, Message] = {}
        self._id = 0

    def say(self, kind: str, **fields: Any) -> int:
        self._id += 1
        self.connection.send(json.dumps({"type": kind, "id": self._id, **fields}))
        return self._id

    def hear(self, timeout: float = 10) -> Message:
        """The next message; TimeoutError if there is none, ConnectionClosed at the end."""
        message: Message = json.loads(self.connection.recv(timeout))
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        if message["type"] == "views":
            self.views = {view["seat"]: view for view in message["views"]}
        return message

    def hear_until(self, kind: str, timeout: float = 10) -> Message:
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for its answer; what else is heard meanwhile is kept."""
        number = self.say(kind, **fields)
        while True:
            message = self.hear()
            if message.get("re") == number:
                return message

    def quiet(self, seconds: float = 0.3) -> None:
        """Hear everything that is under way."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                self.hear(seconds)

    def unanswered(self) -> int:
        """How much of what was said has no answer."""
        return self._id - len({told["re"] for told in self.heard if told.get("re") is not None})

    def seats(self) -> list[int]:
        """The seats of this device, once the game has started."""
        while not self.views:
            self.hear()
        return [seat for seat in self.views if seat is not None]

    def until_turn(self, seat: int) -> Message:
        """Its view once it is that seat's turn, or the game is over."""
        while True:
            view = self.views.get(seat)
            if view is not None and (view["over"] or view["turn"] == seat):
                return view
            self.hear()

    def play(
        self, view: Message, card: str | None = None, cell: Sequence[int] | None = None
    ) -> Message:
        """Lay a card of that view's seat; the first that fits unless told."""
        return self.ask(
            "play",
            seat=view["seat"],
            game=view["game"],
            ply=view["ply"],
            card=card or view["hand"][0],
            cell=cell or view["legal_cells"][0],
        )

    def play_out(self, *seats: int) -> Message:
        """Play the seats of this device to the end; the last view of the first of them."""
        while True:
            view = self.views.get(seats[0])
            if view is not None and view["over"]:
                return view
            if view is not None and view["turn"] in seats:
                answer = self.play(self.views[view["turn"]])
                assert answer["type"] == "views", answer
            else:
                self.hear()

    def close(self) -> None:
        self.connection.close()
