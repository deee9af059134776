"""What docs/operate.md tells a host to do works."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import click
import pytest

from cheese_rescue.cli.serve import command
from cheese_rescue.cli.worker import command as worker
from cheese_rescue.server import prices
from cheese_rescue.server.metrics import Metrics
from cheese_rescue.server.settings import DEFAULT_PORT, Settings
from cheese_rescue.server.socket.guard import HSTS
from tests.server.site import Server, serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
OPTIONS = {
    option.name: option
    for option in command.params
    if isinstance(option, click.Option) and option.name != "lang"
}


def sections() -> dict[str, str]:
    """By heading, the deepest one."""
    parts = re.split(r"^#+ (.*)$", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def shell(heading: str) -> list[str]:
    return re.findall(r"```sh\n(.*?)```", sections()[heading], re.DOTALL)


# --- options ----------------------------------------------------------------------------------


def test_every_option_is_listed_with_its_variable_and_its_default() -> None:
    rows = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \| (.*?) \| .+ \|$", PAGE, re.MULTILINE)
    assert [row[0] for row in rows] == [option.opts[0] for option in OPTIONS.values()]
    for (_, variable, told), option in zip(rows, OPTIONS.values(), strict=True):
        assert variable == option.envvar
        if option.is_flag:
            assert told == "off"
        elif isinstance(option.default, int | float):
            assert float(told) == option.default
        else:
            assert not told.isdigit()


def test_the_options_that_the_page_uses_exist() -> None:
    of_workers = [option for option in worker.params if isinstance(option, click.Option)]
    options = [*OPTIONS.values(), *(option for option in of_workers if option.name != "lang")]
    known = {option.opts[0] for option in options} | {"--lang", "--version"}
    of_docker = {"--build", "--entrypoint", "--no-deps", "--rm", "--scale", "--wait"}
    of_postgres = {"--checkpoint", "--no-password", "--pgdata", "--quiet"}
    of_other_programs = {"--now", "--reference", "--kills", "--require-hashes"}
    of_other_programs |= {"--parquet", "--plies"}  # of `simulate`
    of_other_programs |= of_docker | of_postgres
    assert set(re.findall(r"(?<![\w-])--[a-z][\w-]*", PAGE)) <= known | of_other_programs
    variables = {str(option.envvar) for option in options}
    assert set(re.findall(r"CHEESE_RESCUE_\w+", PAGE)) == variables


def test_the_page_knows_the_port_and_the_proxy_passes_to_it() -> None:
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", PAGE)) == {str(DEFAULT_PORT)}
    assert f"CHEESE_RESCUE_PORT={DEFAULT_PORT}\n" in PAGE


def test_what_a_class_needs_fits_the_limits_that_are_told() -> None:
    defaults = {field.name: field.default for field in fields(Settings)}
    text = sections()["What the limits mean for a school class"]
    for limit in ("sockets_per_address", "tables_per_hour", "address_messages_per_second"):
        assert re.search(rf"of {defaults[limit]:g}\b", text), limit
    tries = 35 / 2 * prices.request_price("/api/exercise", 200)
    for_requests = Settings.requests_per_second * prices.REQUEST
    assert tries < for_requests
    assert f"{tries:.0f} of the {for_requests:.0f} ms per second for requests" in text


# --- proxies ----------------------------------------------------------------------------------


def snippet(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def test_each_proxy_sends_hsts_once_and_as_the_server_does() -> None:
    """It replaces the server's header, so that the proxy's own answers have it as well."""
    nginx = snippet("nginx")
    assert f'\n    add_header Strict-Transport-Security "{HSTS.decode()}" always;\n' in nginx
    assert "\n    proxy_hide_header Strict-Transport-Security;" in nginx
    assert nginx.count("add_header") == nginx.count("proxy_hide_header") == 1, (
        "a second in a location would replace it"
    )
    for caddy in (snippet("caddy"), (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")):
        assert f'\n\theader Strict-Transport-Security "{HSTS.decode()}"\n' in caddy
        assert "\n\t\theader_down -Strict-Transport-Security\n" in caddy


# --- figures ----------------------------------------------------------------------------------


def test_every_figure_is_explained_and_no_other() -> None:
    shown = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in Metrics().registry.collect()
    }
    told = re.findall(r"^\| `(cheese_rescue_\w+)` \|", PAGE, re.MULTILINE)
    assert sorted(told) == sorted(shown)
    used = set(re.findall(r"\bcheese_rescue_\w+", PAGE))
    assert {name.removesuffix("_bucket") for name in used} == shown


# --- back-up and restore ----------------------------------------------------------------------


def run(script: str, home: Path) -> None:
    script = script.replace(".venv/bin/python", sys.executable)
    script = script.replace("./play", f"{sys.executable} -m cheese_rescue")
    subprocess.run(
        ["sh", "-eu", "-c", script], env={**os.environ, "HOME": str(home)}, check=True, timeout=60
    )


def entries(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found: int = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
        return found


@pytest.mark.parametrize("program", ["sqlite3", ".venv/bin/python"])
def test_a_copy_made_while_people_play_brings_their_seats_back(
    program: str, tmp_path: Path
) -> None:
    if program == "sqlite3" and not shutil.which("sqlite3"):
        pytest.skip("no sqlite3 program here; the same is done with Python")
    (back_up,) = (script for script in shell("Back-up") if f"\n{program} " in script)
    (verify,) = (script for script in shell("Back-up") if "check-backup" in script)
    (restore,) = shell("Restore")
    folder = tmp_path / ".local" / "share" / "cheese-rescue"
    folder.parent.mkdir(parents=True)
    with serving(folder) as server:
        table, tokens, ply = game_begun(server)
        run(back_up, tmp_path)
        copy = tmp_path / "tables-copy.db"
        assert copy.stat().st_mode & 0o077 == 0
        kept = entries(copy)
        run(verify, tmp_path)
        play_one(server, table, tokens)
        server.kill()  # so that a -wal is left behind, which must not meet the copy
        assert server.file.with_name("tables.db-wal").exists()
        run(restore, tmp_path)
        assert entries(server.file) == kept
        assert server.file.stat().st_mode & 0o077 == 0
        (aside,) = folder.glob("aside-*")
        assert entries(aside / "tables.db") == kept + 1
        server.start()
        assert play_one(server, table, tokens) == ply + 1
        assert "Traceback" not in server.log()


def game_begun(server: Server) -> tuple[str, list[str], int]:
    """A game of one device with both seats, after one move."""
    opened = server.open(players=2, chairs=[{"mine": True}, {"mine": True}])
    tokens = [opened["opener"], *opened["tokens"]]
    device = server.device(opened["table"], *tokens)
    device.ask("start")
    device.close()
    return opened["table"], tokens, play_one(server, opened["table"], tokens)


def play_one(server: Server, table: str, tokens: list[str]) -> int:
    """The ply after one move more."""
    device = server.device(table, *tokens)
    device.seats()
    turn = next(iter(device.views.values()))["turn"]
    views = device.play(device.views[turn])["views"]
    device.close()
    ply: int = views[0]["ply"]
    return ply
