"""The locks: every package pinned and hashed, and no address to fetch it from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from cheese_rescue.extras import MODULES

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
PACKAGES = {"PIL": "pillow"}
"""The packages whose modules are not called like them."""
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text(lock: Path) -> str:
    return lock.read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    """What a lock says of each package: its version, and where it is wanted."""
    lines = text(ROOT / "requirements" / f"{name}.lock").splitlines()
    found = (re.match(r"([a-z0-9-]+)(==[^\\]+)", line) for line in lines)
    return {match[1]: match[2].strip() for match in found if match}


def wanted(group: str) -> set[str]:
    """The packages that pyproject.toml asks for in a dependency group."""
    names: set[str] = set()
    for entry in PYPROJECT["dependency-groups"][group]:
        names |= wanted(entry["include-group"]) if isinstance(entry, dict) else {package(entry)}
    return names


def extra(name: str) -> set[str]:
    """The packages of an extra."""
    return {package(entry) for entry in PYPROJECT["project"]["optional-dependencies"][name]}


def package(requirement: str) -> str:
    """The name in a requirement, spelt as the locks spell it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_the_locks_are_these() -> None:
    names = ["benchmarks", "check", "node", "pip", "play", "scale"]
    assert [lock.stem for lock in LOCKS] == names


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_is_pinned_and_hashed(lock: Path) -> None:
    whole = re.sub(r"\\\n", "", re.sub(r"^#.*\n", "", text(lock), flags=re.MULTILINE))
    requirement = re.compile(r"[a-z0-9-]+==\S+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+")
    assert whole
    assert [line for line in whole.splitlines() if not requirement.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_address_and_no_folder(lock: Path) -> None:
    assert re.findall(r".*(?:://|file:|index|find-links|@ |(?<!requirements)/).*", text(lock)) == []


def test_what_check_installs_serves_play_and_the_image_too() -> None:
    assert pins("play").items() <= pins("scale").items() <= pins("check").items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    needed = {package(entry) for entry in PYPROJECT["project"]["dependencies"]}
    assert needed | extra("strong") | wanted("setup") <= pins("play").keys()
    assert extra("scale") <= pins("scale").keys()
    extras = set().union(*map(extra, PYPROJECT["project"]["optional-dependencies"]))
    assert needed | extras | wanted("check") <= pins("check").keys()
    assert wanted("benchmarks") <= pins("benchmarks").keys()
    assert wanted("node") == pins("node").keys()
    assert pins("pip").keys() == {"pip"}


def test_every_extra_has_a_member_of_the_enum_and_installs_the_modules_that_it_names() -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    assert {member.value for member in MODULES} == extras.keys()
    for member, modules in MODULES.items():
        assert extra(member.value) == {package(PACKAGES.get(name, name)) for name in modules}


def test_play_installs_no_extra_but_strong() -> None:
    others = [extra(name) for name in ("scale", "arena", "dask", "envs")]
    assert pins("play").keys().isdisjoint(set().union(*others) - extra("strong"))


def test_what_builds_the_project_is_locked_too() -> None:
    build = {package(entry) for entry in PYPROJECT["build-system"]["requires"]}
    assert build <= pins("play").keys()


def test_no_lock_that_records_addresses_is_there() -> None:
    found = [*ROOT.glob("uv.lock"), *ROOT.glob("pylock*.toml"), *ROOT.glob("requirements/*.toml")]
    assert found == []


def test_the_browsers_lock_names_no_address() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(lock)["packages"]
    assert "resolved" not in lock
    assert "://" not in re.sub(r'"url": "[^"]*"', "", lock)  # of who asks for money
    assert all("integrity" in entry for name, entry in packages.items() if name)
    scripted = [name for name, entry in packages.items() if entry.get("hasInstallScript")]
    assert scripted == ["node_modules/esbuild"]  # works without it; npm is told to run none
