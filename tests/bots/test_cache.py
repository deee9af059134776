"""Compiled code is kept from start to start, in a folder that fits it and nothing else."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from cheese_rescue.bots import kernel
from cheese_rescue.bots.kernel import cache
from cheese_rescue.bots.kernel.cache import UNUSED_AFTER, cache_folder, fingerprint

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
    names = [fingerprint(copy, True)]
    assert names == [fingerprint(SOURCES, True)]  # wherever they lie
    sources = sorted(copy.glob("*.py"))
    assert {"bits.py", "playouts.py", "tree.py"} <= {source.name for source in sources}
    for source in sources:
        source.write_text(source.read_text("utf-8") + "\n", "utf-8")
        names.append(fingerprint(copy, True))
    (copy / "more.py").touch()
    names.append(fingerprint(copy, True))
    (copy / "more.py").rename(copy / "other.py")
    names.append(fingerprint(copy, True))
    assert len(set(names)) == len(names)


def test_the_name_changes_with_options_and_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [fingerprint(SOURCES, pdep) for pdep in (False, True)]
    monkeypatch.setattr(numba, "__version__", "0.0")
    names.append(fingerprint(SOURCES, True))
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    names.append(fingerprint(SOURCES, True))
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
    assert cache.CACHE is not None
    before = sorted(cache.CACHE.rglob("*"))
    hits, misses = json.loads(run(STARTING))
    assert hits > 0
    assert misses == 0
    assert sorted(cache.CACHE.rglob("*")) == before


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
warm_up._call_all = lambda: place_of(2, 0b1011, 0, 0)  # all of it takes a minute
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
warm_up._call_all = lambda: place_of(2, 0b1011, 0, 0)
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
