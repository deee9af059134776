"""What Dockerfile, compose.yaml and deploy/ say holds, as far as no container has to run for it."""

import fnmatch
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import Thread
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]  # has no types

from cheese_rescue.cli import serve, worker
from cheese_rescue.server.settings import DEFAULT_PORT
from tests.server.site import Server, serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SYSTEMD = DEPLOY / "systemd"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SERVERS = ("server-1", "server-2")
COMMANDS = {"serve": serve.command, "worker": worker.command}
STOPPING = 5 + 5
"""Seconds that a server may take to finish what it owes, and then to hang up."""
PROGRAM = "/opt/cheese-rescue/.venv/bin/cheese-rescue"

FILES = [
    path
    for path in (ROOT / "Dockerfile", ROOT / "compose.yaml", *sorted(DEPLOY.rglob("*")))
    if path.is_file()
]
UNITS = sorted(SYSTEMD.glob("*.service"))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def instructions() -> list[tuple[str, str]]:
    """Of the Dockerfile, each on one line."""
    lines = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    split = (line.split(maxsplit=1) for line in lines.splitlines() if line)
    return [(word, " ".join(rest.split())) for word, rest in split]


def the(word: str) -> str:
    """What the last instruction of that name says."""
    return [rest for name, rest in instructions() if name == word][-1]


def seconds(text: str) -> int:
    number, unit = re.fullmatch(r"(\d+)(s|m)?", text).groups()  # type: ignore[union-attr]  # else it fails here
    return int(number) * (60 if unit == "m" else 1)


# --- options ----------------------------------------------------------------------------------


def variables(command: str) -> set[str]:
    return {
        str(option.envvar)
        for option in COMMANDS[command].params
        if isinstance(option, click.Option) and option.envvar
    }


def accepts(command: str, environment: dict[str, str], *options: str) -> None:
    """Raises where an option or a variable is not known to it, or says nothing sensible."""
    ours = {name: value for name, value in environment.items() if "CHEESE" in name}
    assert set(ours) <= variables(command)
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("CHEESE_RESCUE_")]:
            patch.delenv(name)
        for name, value in ours.items():
            patch.setenv(name, value)
        COMMANDS[command].parse_args(click.Context(COMMANDS[command]), [*options])


def image_environment() -> dict[str, str]:
    return dict(word.split("=", 1) for word in shlex.split(the("ENV")))


def unit_environment() -> list[tuple[str, str]]:
    lines = (SYSTEMD / "environment").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return [(name, value) for name, _, value in pairs]


def test_the_image_serves_with_options_that_exist() -> None:
    assert json.loads(the("ENTRYPOINT")) == ["cheese-rescue"]
    command, *options = json.loads(the("CMD"))
    accepts(command, image_environment(), *options)


@pytest.mark.parametrize("name", [*SERVERS, "worker"])
def test_every_container_of_ours_is_told_what_its_command_knows(name: str) -> None:
    service = SERVICES[name]
    command, *options = service.get("command", json.loads(the("CMD")))
    said = {
        key: re.sub(r"\$\{DOMAIN:\?.*?\}", "cheese.example", value)
        for key, value in service["environment"].items()
    }
    accepts(command, said, *options)


@pytest.mark.parametrize("unit", UNITS, ids=named)
def test_every_unit_starts_a_command_that_exists(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    program, command, *options = line.replace("%i", str(DEFAULT_PORT)).split()
    assert program == PROGRAM
    known = variables(command)
    accepts(command, {key: value for key, value in unit_environment() if key in known}, *options)


def test_the_units_are_told_what_a_server_knows_except_its_port() -> None:
    said = dict(unit_environment())
    accepts("serve", said)
    assert "CHEESE_RESCUE_PORT" not in said, "it would win over the unit's own"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_variable_that_is_named_exists(path: Path) -> None:
    known = variables("serve") | variables("worker")
    assert set(re.findall(r"CHEESE_RESCUE_\w+", path.read_text(encoding="utf-8"))) <= known


# --- what must not be in them -----------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_password_is_in_a_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"://[^/\s@]*:[^/\s@]+@", text), "a URL with a password"
    for name, value in re.findall(r"\b(\w*PASSWORD\w*)[=:][ \t]*(.*)$", text, re.MULTILINE):
        told = value.strip()
        assert told == "" or re.match(r"\$\{\w+:\?.+\}$", told), name


def test_every_image_is_pinned_to_a_version() -> None:
    bases = [rest.split()[0] for word, rest in instructions() if word == "FROM"]
    others = [service["image"] for service in SERVICES.values() if "build" not in service]
    assert len(bases) == 2
    assert len(others) == 3
    for image in (*bases, *others):
        assert re.fullmatch(r"[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+", image), image
    assert len(set(bases)) == 1, "what was built for one Python runs on another"


def test_nothing_gets_into_the_image_but_what_it_is_made_of() -> None:
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    first, *rest = [rule for rule in rules if not rule.startswith("#")]
    assert first == "*"
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY"]
    sources = {name for names in copied if not names[0].startswith("--") for name in names}
    assert {rule[1:] for rule in rest if rule.startswith("!")} == sources
    assert all((ROOT / name).exists() for name in sources)
    ignored = [rule for rule in rest if not rule.startswith("!")]
    built = ("src/cheese_rescue/server/static", "web/node_modules")
    for path in built:
        assert any(fnmatch.fnmatch(path, rule) for rule in ignored), path


# --- containers -------------------------------------------------------------------------------


def test_only_caddy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    for name, service in SERVICES.items():
        assert "inside" in service["networks"], name
        assert ("outside" in service["networks"]) == (name == "caddy"), name


def test_caddy_and_nobody_else_is_believed() -> None:
    address = SERVICES["caddy"]["networks"]["inside"]["ipv4_address"]
    for name in SERVERS:
        assert SERVICES[name]["environment"]["CHEESE_RESCUE_TRUSTED_PROXY"] == address
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    assert ip_address(address) not in ip_network(network["ip_range"]), "somebody may have taken it"


def test_caddy_asks_every_server_by_its_own_name() -> None:
    """The guard answers to no other."""
    (told,) = re.findall(r"reverse_proxy \{\$SERVERS:(.*?)\}", CADDYFILE)
    assert told.split() == [f"{SERVICES[name]['hostname']}:{DEFAULT_PORT}" for name in SERVERS]
    assert all(SERVICES[name]["hostname"] == name for name in SERVERS)
    assert image_environment()["CHEESE_RESCUE_PORT"] == the("EXPOSE") == str(DEFAULT_PORT)


def test_whoever_is_needed_is_waited_for() -> None:
    for name, service in SERVICES.items():
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}, (name, other)
            assert "build" in SERVICES[other] or "test" in SERVICES[other]["healthcheck"]
        assert service["restart"] == "unless-stopped", name


def test_there_is_time_to_stop() -> None:
    assert the("STOPSIGNAL") == "SIGTERM"
    for name in (*SERVERS, "caddy"):
        assert seconds(SERVICES[name]["stop_grace_period"]) > STOPPING
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        (timeout,) = re.findall(r"^TimeoutStopSec=(\d+)$", text, re.MULTILINE)
        assert int(timeout) > STOPPING


def test_ours_run_as_nobody_special_and_write_nowhere_but_where_they_must() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", the("USER"))
    for name in (*SERVERS, "worker"):
        service = SERVICES[name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        (volume,) = service["volumes"]
        kept = volume.partition(":")[2]
        assert kept == image_environment()["XDG_CACHE_HOME"] + "/cheese-rescue"
        assert f"{kept} {kept}" in DOCKERFILE, "a new volume would belong to root"


def test_every_volume_and_file_that_is_mounted_exists() -> None:
    used = {
        volume.partition(":")[0]
        for service in SERVICES.values()
        for volume in service.get("volumes", ())
    }
    files = {name for name in used if name.startswith("./")}
    assert all((ROOT / name).exists() for name in files)
    assert used - files == set(COMPOSE["volumes"])


# --- health -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that people know by another name."""
    folder = tmp_path_factory.mktemp("behind") / "server"
    with serving(folder, "--public-url=https://cheese.example", "--public-metrics") as server:
        yield server


def health_check(port: int) -> int:
    _, _, command = the("HEALTHCHECK").partition("CMD ")
    python, *arguments = json.loads(command)
    assert python == "python"
    words = [word.replace(str(DEFAULT_PORT), str(port)) for word in arguments]
    return subprocess.run(
        [sys.executable, *words], stderr=subprocess.DEVNULL, check=False
    ).returncode


def test_the_image_knows_whether_it_is_well(behind: Server) -> None:
    assert health_check(behind.port) == 0
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        assert health_check(silent.getsockname()[1]) != 0
    with socket.create_server(("127.0.0.1", 0)) as stopping:
        answering = Thread(target=say_503, args=[stopping])
        answering.start()
        assert health_check(stopping.getsockname()[1]) != 0
        answering.join()


def say_503(listening: socket.socket) -> None:
    connection, _ = listening.accept()
    with connection:
        connection.recv(10_000)
        connection.sendall(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_a_server_answers_to_its_own_name_and_to_no_other(behind: Server, path: str) -> None:
    """So a health check of Caddy and a Prometheus inside are answered."""

    def status(host: str) -> int:
        return behind.get(path, host=host).status_code

    assert status(f"{socket.gethostname()}:{behind.port}") == 200
    assert status("cheese.example") == 200
    assert status(f"server-3:{behind.port}") == 403


# --- the other programs' own opinion ------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\n", encoding="ascii")
    program.chmod(0o755)
    copies = []
    for path in (*UNITS, *SYSTEMD.glob("*.target")):
        copy = tmp_path / path.name
        text = path.read_text(encoding="utf-8")
        copy.write_text(re.sub(rf"{PROGRAM}|/usr/bin/curl", str(program), text), encoding="utf-8")
        copies.append(str(copy))
    ran = subprocess.run(
        ["systemd-analyze", "verify", *copies], capture_output=True, text=True, check=False
    )
    told = [line for line in ran.stderr.splitlines() if "cheese-rescue" in line]
    assert (ran.returncode, told) == (0, [])


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy here")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    ran = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"],
        env={**os.environ, **home},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("script", sorted(DEPLOY.rglob("*.sh")), ids=named)
def test_a_shell_can_read_the_scripts(script: Path) -> None:
    assert subprocess.run(["sh", "-n", script], check=False).returncode == 0


# --- what PostgreSQL is given -------------------------------------------------------------------


def archive(piece: Path, folder: Path) -> int:
    script = DEPLOY / "postgresql" / "archive.sh"
    return subprocess.run(
        ["sh", script, piece, folder / "0001"], capture_output=True, check=False
    ).returncode


def test_a_piece_of_the_log_is_kept_once_and_never_written_over(tmp_path: Path) -> None:
    piece = tmp_path / "piece"
    piece.write_bytes(b"what was played")
    assert archive(piece, tmp_path) == 0
    kept = tmp_path / "0001.gz"
    before = kept.read_bytes()
    assert kept.stat().st_mode & 0o077 == 0
    assert archive(piece, tmp_path) == 0, "the same again, as after a crash"
    piece.write_bytes(b"something else")
    assert archive(piece, tmp_path) != 0
    assert kept.read_bytes() == before
    assert not (tmp_path / "0001.gz.part").exists()


def test_a_piece_that_cannot_be_kept_is_not_said_to_be(tmp_path: Path) -> None:
    piece = tmp_path / "piece"
    assert archive(piece, tmp_path) != 0, "there is none"
    assert not (tmp_path / "0001.gz").exists()
    piece.write_bytes(b"what was played")
    assert archive(piece, tmp_path / "nowhere") != 0


def test_only_a_finished_back_up_takes_the_place_of_stopped_data(tmp_path: Path) -> None:
    script = DEPLOY / "postgresql" / "restore.sh"
    data, base, log = (tmp_path / name for name in ("data", "base", "log"))
    for folder in (data, base, log):
        folder.mkdir()
    (data / "postmaster.pid").touch()
    (data / "PG_VERSION").touch()

    def restore() -> str:
        ran = subprocess.run(
            ["sh", script, data, base, log], capture_output=True, text=True, check=False
        )
        return ran.stderr if ran.returncode else ""

    assert "postmaster.pid" in restore()
    (data / "postmaster.pid").unlink()
    assert "no finished base back-up" in restore()
    assert [path.name for path in data.iterdir()] == ["PG_VERSION"]
    (base / "backup_manifest").touch()
    assert restore() == ""
    (aside,) = tmp_path.glob("aside-*")
    assert (aside / "PG_VERSION").exists()
    assert (data / "recovery.signal").exists()
