"""The path of one move in CONTRIBUTING.md, compared with the calls of a real move."""

import gc
import json
import re
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

from cheese_rescue.live.messages import PROTOCOL
from cheese_rescue.server import wiring
from cheese_rescue.server.app import Site
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.socket import listener
from cheese_rescue.server.socket.uvicorn_protocol import DrainingServer

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"\| \d+ \| `([^`]+)` \| `([^`]+)` \|")


class Hop(NamedTuple):
    file: str
    function: str


def hops() -> list[Hop]:
    """The rows of the table."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition("## The path of one move\n")[2].partition("\n## ")[0]
    return [Hop(*found) for found in ROW.findall(section)]


class Recorder:
    """Notes every call of a function of ours, in all threads that start from now on."""

    def __init__(self) -> None:
        self.calls: list[Hop] = []
        self.recording = False

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if self.recording and event == "call" and "cheese_rescue" in code.co_filename:
            file = Path(code.co_filename).relative_to(ROOT).as_posix()
            self.calls.append(Hop(file, code.co_qualname))


@contextmanager
def serving(folder: Path, recorder: Recorder) -> Iterator[str]:
    """A real server in a thread of this process, with a SQLite file."""
    database = folder / "tables.db"
    wiring.prepare(database)
    settings = Settings(database=database, only_here=True)
    site = Site(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    ready = threading.Event()
    servers: list[DrainingServer] = []

    class StoppableServer(DrainingServer):
        """A thread has no signals, so the test stops it."""

        def run(self, sockets: list[socket.socket] | None = None) -> None:
            servers.append(self)
            super().run(sockets)

    def run() -> None:
        listener.serve(
            site.app, settings, [listening], gate=site.gate, drain=site.drain, ready=ready.set
        )

    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()  # a server sets its own
    threading.setprofile(recorder)
    thread = threading.Thread(target=run)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listener, "DrainingServer", StoppableServer)
        try:
            thread.start()
            assert ready.wait(60)
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            for server in servers:
                server.should_exit = True
            thread.join(60)
            threading.setprofile(None)
            sys.setswitchinterval(interval)
            gc.set_threshold(*thresholds)
            gc.unfreeze()
            listening.close()


def ask(live: ClientConnection, number: int, kind: str, **fields: Any) -> dict[str, Any]:
    """Send a command; its answer."""
    live.send(json.dumps({"type": kind, "id": number, **fields}))
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=60))
        if message.get("re") == number:
            return message


def calls_of_a_move(folder: Path) -> list[Hop]:
    """What the server calls between receiving a move and acknowledging it."""
    recorder = Recorder()
    with serving(folder, recorder) as address:
        wish = json.dumps({"players": 2, "chairs": [{"mine": True}, {"mine": True}]}).encode()
        with urlopen(Request(f"http://{address}/api/tables", wish)) as answer:
            opened = json.load(answer)
        with connect(f"ws://{address}/live") as live:
            tokens = [opened["opener"], *opened["tokens"]]
            ask(live, 1, "hello", protocol=PROTOCOL, table=opened["table"], tokens=tokens)
            ask(live, 2, "start")
            views: dict[str, Any] = {}
            while views.get("type") != "views":
                views = json.loads(live.recv(timeout=60))
            view = next(view for view in views["views"] if view["seat"] == view["turn"])
            move = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
            recorder.recording = True
            done = ask(live, 3, "play", seat=view["seat"], game=0, ply=0, **move)
            recorder.recording = False
        assert done["type"] == "views"
    return recorder.calls


@pytest.mark.skipif(
    sys.gettrace() is not None, reason="coverage traces the same threads and would see our recorder"
)
def test_a_move_takes_the_path_of_the_table(tmp_path: Path) -> None:
    path = [hop for hop in hops() if hop.file.endswith(".py")]
    assert len(path) > 10
    calls = iter(calls_of_a_move(tmp_path))
    for hop in path:
        assert hop in calls, f"{hop.function} is not called at that point"


def test_the_browsers_part_of_the_path_exists() -> None:
    path = [hop for hop in hops() if hop.file.startswith("web/")]
    assert len(path) > 5
    for file, function in path:
        text = (ROOT / file).read_text(encoding="utf-8")
        defined = rf"(function|const) {function}\b|^  (private |async )*{function}\("
        assert re.search(defined, text, re.MULTILINE), f"{file} has no {function}"
