"""Real PostgreSQL and Redis on free loopback ports, which end with the tests that started them."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

import asyncpg

Result = TypeVar("Result")

ORDINARY = "nobody"
"""Whom the engines run as where the tests are root: PostgreSQL refuses to."""
PATIENCE = 60
"""Seconds until a slow machine has started an engine; nobody waits so long elsewhere."""
DIES_WITH_US = ("setpriv", "--pdeathsig", "KILL", "--")
"""After the user was changed, which would undo it; also tests that are killed leave no engine."""


class Taken(Exception):
    """Another program listens there."""


class Engine(ABC):
    """A server program in a folder of its own, of an ordinary user."""

    name: ClassVar[str]

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"cheese-rescue-{self.name}-"))
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            ordinary = pwd.getpwnam(ORDINARY)
            os.chown(self.folder, ordinary.pw_uid, ordinary.pw_gid)
            self._who = {"user": ordinary.pw_uid, "group": ordinary.pw_gid, "extra_groups": []}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Self]:
        """One that starts now, and of which nothing is left afterwards."""
        engine = cls()
        try:
            engine.prepare()
            yield engine.start()
        finally:
            if engine.process is not None:
                engine.kill()
            shutil.rmtree(engine.folder)

    @abstractmethod
    def prepare(self) -> None:
        """What is done once, before the first start."""

    @abstractmethod
    def command(self) -> Sequence[str]:
        """What runs it on its port."""

    @abstractmethod
    def answers(self) -> bool: ...

    def start(self) -> Self:
        """The first time on a port that is free, and later on the same."""
        if self.port:
            return self._start()
        while True:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = probe.getsockname()[1]
            with suppress(Taken):
                return self._start()

    def _start(self) -> Self:
        with (self.folder / "log.txt").open("ab") as log:
            self.process = self._popen(*DIES_WITH_US, *self.command(), output=log.fileno())
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None:
                if "ddress already in use" in self.log():
                    raise Taken
                raise AssertionError(self.log())
            assert time.monotonic() < end, self.log()
            time.sleep(0.01)
        assert self.process.poll() is None, "another program answers there"
        return self

    def stop(self) -> None:
        """As its operator would, at the end of a working day."""
        self._signal(signal.SIGINT)
        self._running().wait(PATIENCE)
        self.process = None

    def kill(self) -> None:
        """SIGKILL to all that belongs to it; it may be started again."""
        processes = self.pause()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._running().wait(PATIENCE)
        self.process = None
        while any(map(alive, processes)):
            time.sleep(0.01)

    def pause(self) -> list[int]:
        """It hangs: whoever asks hears nothing, neither yes nor no. Its processes."""
        self._signal(signal.SIGSTOP)  # first, so that it starts no others
        others = _children(self._running().pid)
        for process in others:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
        return [self._running().pid, *others]

    def go_on(self) -> None:
        for process in (*_children(self._running().pid), self._running().pid):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8", errors="replace")

    def _running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "it does not run"
        return self.process

    def _signal(self, number: int) -> None:
        self._running().send_signal(number)

    def run(self, *command: str) -> None:
        """A program beside it, as its user and in its folder."""
        with (self.folder / "log.txt").open("ab") as log:
            ended = self._popen(*command, output=log.fileno())
        assert ended.wait(PATIENCE) == 0, self.log()

    def _popen(self, *command: str, output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,  # Ctrl-C is for the tests
            **self._who,
        )


class Postgres(Engine):
    """A cluster of databases that keeps what it acknowledged, as our server demands."""

    name = "postgresql"
    settings: ClassVar[dict[str, str]] = {
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": "",
        "max_connections": "200",
        "shared_buffers": "16MB",
    }

    def prepare(self) -> None:
        command = [_postgres("initdb"), "--no-sync", "--auth=trust", "--username=cheese"]
        command += ["--encoding=UTF8", "--locale=C", "--data-checksums", "--pgdata=data"]
        self.run(*command)

    def command(self) -> Sequence[str]:
        settings = {**self.settings, "port": str(self.port)}
        chosen = (word for pair in settings.items() for word in ("-c", "=".join(pair)))
        return (_postgres("postgres"), "-D", "data", *chosen)

    def answers(self) -> bool:
        try:
            return bool(self.rows("postgres", "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False

    def url(self, database: str) -> str:
        return f"postgresql://cheese@127.0.0.1:{self.port}/{database}"

    def rows(self, database: str, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a statement finds; `?` stands for each of the values."""

        async def ask() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url(database), ssl=False)
            try:
                return [tuple(row) for row in await connection.fetch(numbered, *values)]
            finally:
                await connection.close()

        first, *rest = query.split("?")
        numbered = first + "".join(f"${n}{text}" for n, text in enumerate(rest, 1))
        return in_a_thread(lambda: asyncio.run(ask()))


class Redis(Engine):
    """One that keeps nothing, with a database for every number that the tests may need."""

    name = "redis"

    def prepare(self) -> None:
        pass

    def command(self) -> Sequence[str]:
        where = ("--bind", "127.0.0.1", "--port", str(self.port))
        return ("redis-server", *where, "--databases", "10000", "--save", "", "--appendonly", "no")

    def answers(self) -> bool:
        try:
            return self._ask("PING") == "+PONG\r\n"
        except OSError:
            return False

    def _ask(self, *commands: str) -> str:
        """The answers to commands of which each has one line, and the farewell left out."""
        with socket.create_connection(("127.0.0.1", self.port), 1) as asking:
            asking.sendall("".join(f"{command}\r\n" for command in (*commands, "QUIT")).encode())
            with asking.makefile(newline="") as answers:
                return answers.read().removesuffix("+OK\r\n")

    def url(self, number: int) -> str:
        return f"redis://127.0.0.1:{self.port}/{number}"


def in_a_thread(act: Callable[[], Result]) -> Result:
    """A browser's driver has a loop of its own in ours."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(act).result()


def _postgres(program: str) -> str:
    """Debian keeps it where no PATH leads, once for each version."""
    if found := shutil.which(program):
        return found
    folders = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    return str(max(folders, key=lambda path: float(path.parts[-3])))


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in listed for child in file.read_text().split()]


def alive(process: int) -> bool:
    """Also where it has ended and nobody has asked how, it is not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
