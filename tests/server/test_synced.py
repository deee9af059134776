"""A move is acknowledged only once the disk has it: seen from outside, in the system's calls."""

import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.load import MINE
from tests.server.site import Server, serving

CALLS = "fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg"
UNSYNCED = Path(__file__).with_name("unsynced.py")

_LINE = re.compile(
    r"(?P<thread>\d+) +(?:<\.\.\. (?P<resumed>\w+) resumed>|(?P<call>\w+)\(\d+<(?P<file>[^>]*)>)"
)
_MOVE = re.compile(r'\\"type\\":\\"views\\",.*\\"re\\":\d+')
_OPENED = "HTTP/1.1 201"


class Call(NamedTuple):
    """A system call as it begins or ends, or both at once."""

    name: str
    file: str
    text: str
    begins: bool
    ends: bool


def calls(trace: Sequence[str]) -> Iterator[Call]:
    """Begin and end of every call in the order of time."""
    pending: dict[str, Call] = {}
    for line in trace:
        found = _LINE.match(line)
        if found is None:
            continue
        if found["resumed"]:
            began = pending.pop(found["thread"])
            yield began._replace(begins=False, ends=True)
            continue
        ends = "<unfinished ...>" not in line
        call = Call(found["call"], found["file"], line, begins=True, ends=ends)
        if not ends:
            pending[found["thread"]] = call
        yield call


class Findings(NamedTuple):
    moves: int
    opened: int
    """Acknowledgements that were sent."""
    early: list[str]
    """Those that were sent before the log was on the disk, or without anything written."""


def findings(trace: Sequence[str]) -> Findings:
    """Whether a sync of the log ended between what was written there and its acknowledgement."""
    written = synced = False
    moves = opened = 0
    early: list[str] = []
    for call in calls(trace):
        if call.file.endswith(".db-wal"):
            if call.name in ("fsync", "fdatasync"):
                synced = synced or (call.ends and written)
            else:
                written, synced = True, False
        elif call.begins and (_MOVE.search(call.text) or _OPENED in call.text):
            moves += _OPENED not in call.text
            opened += _OPENED in call.text
            if not (written and synced):
                early.append(call.text)
            written = synced = False
    return Findings(moves, opened, early)


def traced(folder: Path, *program: str) -> tuple[int, Findings]:
    """One game by one device: how many moves were acknowledged, and what the trace has of it."""
    trace = folder / "trace.txt"
    strace = ("strace", "-D", "-f", "--seccomp-bpf", "-y", "-s20000", "-o", str(trace), "-e", CALLS)
    with serving(folder, prefix=strace, program=program) as server:
        moves = play_alone(server)
        assert server.process is not None
        assert server.stop() == 0
    last = f"{server.process.pid} +++ exited with 0 +++"
    for _ in range(300):
        text = trace.read_text()
        if last in text:
            break
        time.sleep(0.01)  # strace writes a little longer
    return moves, findings(text.splitlines())


def play_alone(server: Server) -> int:
    """One game by one device; how many moves were acknowledged."""
    opened = server.open(players=2, chairs=[MINE, MINE])
    device = server.device(opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start")
    view = device.play_out(*device.seats())
    return len(view["moves"])


@pytest.mark.strace
def test_the_log_is_on_the_disk_before_a_move_is_acknowledged(tmp_path: Path) -> None:
    moves, found = traced(tmp_path / "server", "-m", "cheese_rescue")
    assert found == Findings(moves, opened=1, early=[])


@pytest.mark.long
@pytest.mark.strace
def test_this_would_be_noticed_without_syncs(tmp_path: Path) -> None:
    moves, found = traced(tmp_path / "server", str(UNSYNCED))
    assert (found.moves, found.opened) == (moves, 1)
    assert len(found.early) == moves + 1


TOLD = r'2 write(9<socket:[7]>, "\201~{\"type\":\"views\",\"views\":[],\"re\":5}", 30) = 30'


@pytest.mark.parametrize(
    ("trace", "early"),
    [
        (["1 pwrite64(7</a.db-wal>, ...) = 1", "1 fdatasync(7</a.db-wal>) = 0", TOLD], 0),
        (["1 pwrite64(7</a.db-wal>, ...) = 1", TOLD], 1),
        (["1 pwrite64(7</a.db-wal>, ...) = 1", "1 fdatasync(8</a.db>) = 0", TOLD], 1),
        (["1 fdatasync(7</a.db-wal>) = 0", "1 pwrite64(7</a.db-wal>, ...) = 1", TOLD], 1),
        ([TOLD], 1),
        (
            [
                "1 pwrite64(7</a.db-wal>, ...) = 1",
                "1 fdatasync(7</a.db-wal> <unfinished ...>",
                TOLD,
                "1 <... fdatasync resumed>) = 0",
            ],
            1,
        ),
    ],
)
def test_the_trace_is_read_rightly(trace: list[str], early: int) -> None:
    assert len(findings(trace).early) == early
