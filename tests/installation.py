"""What a release brings: a source archive, a wheel, and a fresh virtual environment with it.

The packages that the wheel asks for are those of this environment, linked into the new one: the
same files as `pip install` gives, in the versions of the lock, without a network.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
MADE = {".venv", ".venv.lock", "__pycache__", "node_modules", "static", "PKG-INFO", "dist", "site"}
"""Names of what is no source, in a folder without git."""
NODE = {"node", "nodejs", "npm", "npx", "corepack"}
STATIC = Path("src", "cheese_rescue", "server", "static")


def repository_files() -> list[Path]:
    """What git would commit here, or what a source archive brought."""
    if not (ROOT / ".git").exists():
        return [
            path
            for path in ROOT.rglob("*")
            if path.is_file() and not MADE.intersection(path.relative_to(ROOT).parts)
        ]
    git = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-coz", "--exclude-standard"]
    listed = subprocess.check_output(git, cwd=ROOT, text=True).split("\0")
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


def clone(folder: Path) -> Path:
    """A copy of these files."""
    for path in repository_files():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return folder


def without_node(folder: Path) -> dict[str, str]:
    """The environment of a machine without Node: a PATH with all programs of this one but those."""
    folder.mkdir()
    programs = [entry for path in os.get_exec_path() for entry in Path(path).glob("*")]
    for program in reversed(programs):  # the first one of a name counts
        if program.name not in NODE:
            (folder / program.name).unlink(missing_ok=True)
            (folder / program.name).symlink_to(program)
    assert shutil.which("node", path=str(folder)) is None
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"PATH": str(folder)}


def build(kind: str, source: Path, target: Path, environment: dict[str, str] | None = None) -> Path:
    """Build a `wheel` or an `sdist`; returns its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(
        command, cwd=source, env=environment, check=True, capture_output=True, timeout=120
    )
    (built,) = target.iterdir()
    return built


def source_archive(folder: Path) -> Path:
    """A source archive of this repository, built from a copy of it."""
    source = clone(folder / "clone")
    # A symbolic link is enough for a build, and a copy of some thousand files is not needed.
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return build("sdist", source, folder / "sdist")


def unpacked(archive: Path, folder: Path) -> Path:
    """The folder that a source archive contains."""
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    (inside,) = folder.iterdir()
    return inside


def install(wheel: Path, folder: Path, *extras: str) -> Path:
    """A new virtual environment with the wheel and what it asks for; returns its bin folder."""
    venv.create(folder, with_pip=False, symlinks=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install"]
    options = ["--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    subprocess.run([*pip, *options], check=True, timeout=120)
    (metadata,) = packages.glob("cheese_rescue-*.dist-info")
    for needed in _needed(Distribution.at(metadata), extras):
        _link(needed, packages)
    return folder / "bin"


def _needed(package: Distribution, extras: tuple[str, ...]) -> Iterator[Distribution]:
    """The packages of this environment that a package asks for, directly or indirectly."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    asking = [(package, extras)]
    while asking:
        asker, wanted = asking.pop()
        for line in asker.requires or ():
            need = Requirement(line)
            markers = [{"extra": extra} for extra in ("", *wanted)]
            if need.marker and not any(need.marker.evaluate(marker) for marker in markers):
                continue
            key = need.name, tuple(sorted(need.extras))
            if key not in found:
                found.add(key)
                answer = distribution(need.name)
                asking.append((answer, key[1]))
                yield answer


def _link(package: Distribution, packages: Path) -> None:
    """Link the files of a package into another environment, without its programs."""
    for file in package.files or ():
        if ".." in file.parts or "__pycache__" in file.parts:
            continue
        target = packages / file
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(Path(str(file.locate())).resolve())
