"""Real PostgreSQL and Redis servers on free loopback ports, which end with their parent process."""

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

T = TypeVar("T")

UNPRIVILEGED = "nobody"
"""Who runs the engines where the tests are root: PostgreSQL refuses to run as root."""
TIMEOUT = 60
"""Seconds for an engine to start or stop on a slow machine."""
DIES_WITH_PARENT = ("setpriv", "--pdeathsig", "KILL", "--")
"""Applied after the change of user, which would clear it. The parent is the thread that forked."""


class PortTaken(Exception):
    """Another program listens there."""


class Engine(ABC):
    """A server program in a folder of its own; `process` is set where this object runs it."""

    name: ClassVar[str]

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(UNPRIVILEGED)
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Self]:
        """Starts one, and removes it with everything it stored."""
        engine = cls(Path(tempfile.mkdtemp(prefix=f"cheese-rescue-{cls.name}-")))
        if engine._user:
            os.chown(engine.folder, engine._user["user"], engine._user["group"])
        try:
            engine.prepare()
            yield engine.start()
        finally:
            if engine.process is not None:
                engine.kill()
            shutil.rmtree(engine.folder)

    @abstractmethod
    def prepare(self) -> None:
        """Runs once, before the first start."""

    @abstractmethod
    def command(self) -> Sequence[str]:
        """The command that runs it on its port."""

    @abstractmethod
    def answers(self) -> bool: ...

    def start(self) -> Self:
        """Starts it: the first time on any free port, later on the same one."""
        if self.port:
            return self._start()
        while True:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = probe.getsockname()[1]
            with suppress(PortTaken):
                return self._start()

    def _start(self) -> Self:
        with (self.folder / "log.txt").open("ab") as log:
            self.process = self._popen(*DIES_WITH_PARENT, *self.command(), output=log.fileno())
        end = time.monotonic() + TIMEOUT
        while not self.answers():
            if self.process.poll() is not None:
                if "ddress already in use" in self.log():
                    raise PortTaken
                raise AssertionError(self.log())
            assert time.monotonic() < end, self.log()
            time.sleep(0.01)
        assert self.process.poll() is None, "another program answers there"
        return self

    def stop(self) -> None:
        """Shuts it down in order; it may be started again."""
        self._signal(signal.SIGINT)
        self._running().wait(TIMEOUT)
        self.process = None

    def kill(self) -> None:
        """Kills all its processes; it may be started again."""
        processes = self.pause()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._running().wait(TIMEOUT)
        self.process = None
        while any(map(alive, processes)):
            time.sleep(0.01)

    def pause(self) -> list[int]:
        """Stops all its processes, so that clients get no answer at all; their ids."""
        self._signal(signal.SIGSTOP)  # first, so that it forks no others
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
        assert self.process is not None, "this object does not run it"
        return self.process

    def _signal(self, number: int) -> None:
        self._running().send_signal(number)

    def run(self, *command: str) -> None:
        """Runs another program as the same user, in the same folder."""
        with (self.folder / "log.txt").open("ab") as log:
            ended = self._popen(*command, output=log.fileno())
        assert ended.wait(TIMEOUT) == 0, self.log()

    def _popen(self, *command: str, output: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,  # Ctrl-C is for the tests
            **self._user,
        )


class Postgres(Engine):
    """A PostgreSQL cluster with durable commits, which our server insists on."""

    name = "postgresql"
    settings: ClassVar[dict[str, str]] = {
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": "",
        "max_connections": "500",
        "shared_buffers": "32MB",
        "max_wal_size": "128MB",
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
        """Runs a statement with `?` as placeholders; the rows it returns."""

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
    """A Redis that stores nothing on disk, with enough databases for all tests."""

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
        """The one-line answers to commands, without the answer to QUIT."""
        with socket.create_connection(("127.0.0.1", self.port), 1) as asking:
            asking.sendall("".join(f"{command}\r\n" for command in (*commands, "QUIT")).encode())
            with asking.makefile(newline="") as answers:
                return answers.read().removesuffix("+OK\r\n")

    def url(self, number: int) -> str:
        return f"redis://127.0.0.1:{self.port}/{number}"


def in_a_thread(act: Callable[[], T]) -> T:
    """Runs it where no event loop is running: Playwright has one in the main thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(act).result()


def _postgres(program: str) -> str:
    """The path of a PostgreSQL program; Debian keeps them outside of PATH, one set a version."""
    if found := shutil.which(program):
        return found
    folders = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    return str(max(folders, key=lambda path: float(path.parts[-3])))


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in listed for child in file.read_text().split()]


def alive(process: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
