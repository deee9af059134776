"""What bots are called on the command line, and in records."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.foreign import (
    ForeignBot,
    NoSuchBot,
    command_of,
    is_program,
    record_name,
    registered_bots,
)
from cheese_rescue.rules.record import check_bot_name
from tests.bots.packages import installed


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """An installed package that registers bots under good and bad names."""
    with installed(tmp_path, "careful", "greedy", "a/b", "a:b", "x" * 61):
        yield tmp_path


@pytest.mark.usefixtures("package")
def test_a_package_registers_bots_but_cannot_replace_ours() -> None:
    assert registered_bots() == {"careful": "my_bots:First"}
    assert "greedy" in BOTS


def test_a_registered_bot_is_found_by_its_name(package: Path) -> None:
    with ForeignBot("careful", str(package)) as bot:
        bot.begin("ab")


@pytest.mark.parametrize("name", ["nobody", "os.path;x:y", "no/", " ", "'", "a b'", "", ":", "a:"])
def test_other_names_are_no_bots(name: str) -> None:
    if is_program(name) and name not in (" ", "a b'"):
        assert command_of(name, ".") == [name]
        return
    with pytest.raises(NoSuchBot):
        command_of(name, ".")


def test_a_name_with_a_slash_or_a_space_is_a_program_and_its_arguments() -> None:
    assert command_of("./my-bot --depth 3", ".") == ["./my-bot", "--depth", "3"]
    assert command_of("node 'my bots/mice.mjs'", ".") == ["node", "my bots/mice.mjs"]
    assert command_of("my_bot:Mice", ".")[:2] == [sys.executable, "-m"]


@pytest.mark.parametrize(
    ("name", "known_as"),
    [
        ("greedy", "greedy"),
        ("my_bot:Mice", "my_bot:Mice"),
        ("./greedy", "program:greedy"),
        ("node examples/mice.mjs --fast", "program:mice.mjs"),
        ("/usr/bin/java -jar bots/mice.jar", "program:mice.jar"),
        ("node mice.mjs --fast", "program:mice.mjs"),
        ("./my-bot --depth 3", "program:my-bot"),
        ("./my-bot nets/large.bin", "program:my-bot"),
        ("'my bots/the mice'", "program:the-mice"),
        (f"./{'x' * 99}", f"program:{'x' * 52}"),
        (f"{'package.' * 20}module:Bot", f"{'package.' * 20}module:Bot"[:60]),
        ("./", "program:-"),
        ("naïve:Bot", "na-ve:Bot"),
    ],
)
def test_every_bot_has_a_name_that_records_can_hold(name: str, known_as: str) -> None:
    assert record_name(name) == check_bot_name(known_as)
