"""Compiled code is kept from start to start, in a folder that fits it and nothing else."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from threading import Event, Thread

import pytest

from cheese_rescue.bots import kernel
from cheese_rescue.bots.kernel import cache, warm_up
from cheese_rescue.bots.kernel.cache import UNUSED_AFTER, cache_folder, locked
from cheese_rescue.bots.kernel.fingerprint import fingerprint, is_compiled

SOURCES = Path(cache.__file__).parent


def run(code: str, **variables: str) -> str:
    """What another process says that runs this."""
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


# -- the folder's name -----------------------------------------------------------------------------


def test_the_name_changes_with_any_source_that_is_compiled(tmp_path: Path) -> None:
    copy = Path(shutil.copytree(SOURCES, tmp_path / "kernel"))
    names = [fingerprint(copy)]
    assert names == [fingerprint(SOURCES)]  # wherever they lie
    sources = sorted(copy.glob("*.py"))
    assert {"bits.py", "playouts.py", "tree.py"} <= {source.name for source in sources}
    for source in sources:
        source.write_text(source.read_text("utf-8") + "\n", "utf-8")
        names.append(fingerprint(copy))
    (copy / "more.py").touch()
    names.append(fingerprint(copy))
    (copy / "more.py").rename(copy / "other.py")
    names.append(fingerprint(copy))
    assert len(set(names)) == len(names)


def test_the_name_changes_with_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [fingerprint(SOURCES)]
    monkeypatch.setattr("cheese_rescue.bots.kernel.fingerprint.version", lambda _: "0.0")
    names.append(fingerprint(SOURCES))
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    names.append(fingerprint(SOURCES))
    assert len(set(names)) == len(names)


# -- where it is kept ------------------------------------------------------------------------------


def test_a_folder_is_made_and_left_empty(tmp_path: Path) -> None:
    folder = cache_folder(tmp_path / "not" / "there", "1")
    assert folder is not None
    assert [*folder.iterdir()] == []
    assert cache_folder(tmp_path / "not" / "there", "1") == folder


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert cache_folder(tmp_path / "file", "1") is None
    assert cache_folder(tmp_path / "file" / "deeper", "1") is None
    assert cache_folder(Path("/proc/self"), "1") is None


def test_code_of_other_versions_is_thrown_away_once_it_is_old(tmp_path: Path) -> None:
    old, young, used = (tmp_path / f"kernel-{name}" for name in ("old", "young", "used"))
    other = tmp_path / "something-else"
    for folder in (old, young, used, other):
        folder.mkdir()
        (folder / "code").touch()
    long_ago = time.time() - UNUSED_AFTER - 60
    for folder in (old, used, other):
        os.utime(folder, (long_ago, long_ago))
    assert cache_folder(tmp_path, "used") == used
    assert sorted(tmp_path.iterdir()) == sorted([young, used, other])
    assert time.time() - used.stat().st_mtime < 60


# -- starts ----------------------------------------------------------------------------------------

STARTING = """
import json
from cheese_rescue.bots import kernel
kernel.prepare()
from cheese_rescue.bots.kernel.bits import functions
print(json.dumps([
    sum(sum(function.stats.cache_hits.values()) for function in functions),
    sum(sum(function.stats.cache_misses.values()) for function in functions),
]))
"""


def test_a_second_start_compiles_nothing() -> None:
    kernel.prepare()
    hits, misses = json.loads(run(STARTING))
    assert hits > 0
    assert misses == 0


SMALL = """
from cheese_rescue.bots.kernel import cache
from cheese_rescue.bots.kernel.playouts import kinds_in, place_of
print(cache.CACHE, kinds_in(7), *place_of(2, 0b1011, 0, 0))
"""


def test_an_unwritable_folder_only_costs_time() -> None:
    assert run(SMALL, XDG_CACHE_HOME="/dev/null/nothing") == "None 1 3 0\n"


FULL_DISK = """
import resource
from cheese_rescue.bots.kernel import cache, warm_up
from cheese_rescue.bots.kernel.playouts import place_of
warm_up._load = lambda _: place_of(2, 0b1011, 0, 0)  # all of it takes many seconds
warm_up.compile_search = warm_up.compile_solver = lambda: place_of(2, 0b1011, 0, 0)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # files can be made, but nothing put into them
warm_up.warm_up()
print(cache.CACHE is not None, *place_of(2, 0b1011, 0, 0))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is filled in Linux's way")
def test_a_full_disk_only_costs_time(tmp_path: Path) -> None:
    assert run(FULL_DISK, XDG_CACHE_HOME=str(tmp_path)) == "True 3 0\n"


SPOILT = """
from cheese_rescue.bots.kernel import warm_up
from cheese_rescue.bots.kernel.playouts import place_of
warm_up._load = lambda _: place_of(2, 0b1011, 0, 0)
warm_up.compile_search = warm_up.compile_solver = lambda: place_of(2, 0b1011, 0, 0)
warm_up.warm_up()
print(*place_of(2, 0b1011, 0, 0))
"""


@pytest.mark.long
def test_files_that_were_cut_short_only_cost_time(tmp_path: Path) -> None:
    assert run(SPOILT, XDG_CACHE_HOME=str(tmp_path)) == "3 0\n"
    kept = sorted(path for path in tmp_path.rglob("*") if path.is_file())
    assert kept
    for path in kept:
        os.truncate(path, 5)
    for _ in range(2):
        assert run(SPOILT, XDG_CACHE_HOME=str(tmp_path)) == "3 0\n"
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == len(kept)
    assert all(path.stat().st_size > 5 for path in tmp_path.rglob("*"))


# -- several processes compile together ------------------------------------------------------------


def test_a_stage_is_compiled_by_one_process_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    for _ in range(2):
        with (
            locked("search", wait=False) as first,
            locked("search", wait=False) as second,
            locked("solver", wait=False) as other,
        ):
            assert [first, second, other] == [True, False, True]
    monkeypatch.setattr(cache, "CACHE", None)
    with locked("search", wait=False) as first, locked("search", wait=False) as second:
        assert first
        assert second


def test_what_nobody_else_compiles_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []
    second_is_compiled = Event()

    def one() -> None:
        compiled.append("one")

    def two() -> None:
        compiled.append("two")
        second_is_compiled.set()

    monkeypatch.setattr(cache, "CACHE", tmp_path)
    thread = Thread(target=lambda: warm_up.compile_together(one, two))
    with locked("one", wait=True):
        thread.start()
        assert second_is_compiled.wait(20)
        assert compiled == ["two"]
    thread.join()
    assert compiled == ["two", "one"]


def test_the_search_can_be_used_before_the_solver_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []
    for stage in ("compile_search", "compile_solver"):
        monkeypatch.setattr(warm_up, stage, lambda stage=stage: order.append(stage))
    kernel.prepare()
    warm_up.warm_up(lambda: order.append("usable"))
    assert order == ["compile_search", "usable", "compile_solver"]


def test_a_server_knows_without_numba_whether_there_is_something_to_compile(
    tmp_path: Path,
) -> None:
    kernel.prepare()
    assert is_compiled()
    assert not is_compiled(tmp_path)
    folder = tmp_path / f"kernel-{fingerprint(SOURCES)}-pdep"
    folder.mkdir()
    assert not is_compiled(tmp_path)  # it has begun
    (folder / "complete-skylake").touch()
    assert is_compiled(tmp_path)
    asked = "import sys; from cheese_rescue.bots import kernel; kernel.is_compiled()"
    assert run(f"{asked}; print('numba' in sys.modules)") == "False\n"


HELPER = """
import threading
from cheese_rescue.bots.kernel import warm_up
warm_up.compile_priors = warm_up.compile_solver = lambda: threading.Event().wait()
warm_up.main()
"""


def test_a_helper_ends_with_the_process_that_it_helps(tmp_path: Path) -> None:
    helper = subprocess.Popen(
        [sys.executable, "-c", HELPER],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        stdin=subprocess.PIPE,
    )
    assert helper.stdin is not None
    helper.stdin.close()
    assert helper.wait() == 0


@pytest.mark.long
def test_two_processes_compile_everything_into_one_cache(tmp_path: Path) -> None:
    for _ in range(2):
        hits, misses = json.loads(run(STARTING, XDG_CACHE_HOME=str(tmp_path)))
        assert hits > 0
    assert misses == 0
    assert [*tmp_path.rglob("complete-*")]
    assert [*tmp_path.rglob("*set_priors*.nbi")]
