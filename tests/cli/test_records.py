"""`replay` and `verify`, on records that the terminal game wrote."""

import json
import re
from pathlib import Path

import pytest

from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.rules import HandOver, Record, Seat
from cheese_rescue.rules.seal import drawn_chair
from tests.cli.command import cheese_rescue

SECRET = "00" * 31 + "07"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game between two bots."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    said = cheese_rescue("terminal", "greedy", "random", "--secret", SECRET, "--save", file)
    assert said.status == 0, said.err
    return file.read_text(encoding="utf-8")


def kept(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_true_record_is_verified(record: str, tmp_path: Path) -> None:
    said = cheese_rescue("verify", kept(tmp_path, record))
    assert said.status == 0
    assert "the deal is the one that was sealed" in said.out


def flipped(text: str, word: str) -> str:
    """The record with the last character of that line changed to another valid one."""
    (line,) = (line for line in text.splitlines() if line.startswith(word))
    last = {"D": "C", "C": "M", "M": "D", "a": "b", "b": "a"}.get(line[-1], "0")
    if last == line[-1]:
        last = "1"
    return text.replace(line, line[:-1] + last)


@pytest.mark.parametrize("word", ["seal", "secret", "pile", "result"])
def test_a_record_with_one_character_changed_fails(record: str, word: str, tmp_path: Path) -> None:
    changed = flipped(record, word)
    assert changed != record
    said = cheese_rescue("verify", kept(tmp_path, changed))
    assert said.status == 1
    assert "This record is not correct" in said.out
    told = json.loads(cheese_rescue("verify", "--json", kept(tmp_path, changed)).out)
    assert told["true"] is False


def test_an_impossible_move_fails_and_is_explained(record: str, tmp_path: Path) -> None:
    first, second = Record.parse(record).plays[:2]
    changed = record.replace(str(second.move), f"{second.move.card}@{first.move.cell}", 1)
    said = cheese_rescue("verify", kept(tmp_path, changed))
    assert said.status == 1
    assert "Line 7: Move 2 is not possible" in said.out
    assert "There is already a card there" in said.out


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_refusal_of_a_damaged_record_names_the_line(
    record: str, language: str, tmp_path: Path
) -> None:
    changed = record.replace("players 2", "players x")
    for command in ("verify", "replay"):
        said = cheese_rescue(command, kept(tmp_path, changed), "--lang", language)
        assert said.status == 2
        reason = Catalogue(language).text("refusal-record-line-damaged", word="players", text="x")
        assert said.err.strip() == Catalogue(language).text("in-line", line=2, sentence=reason)


def test_replay_shows_every_ply_and_the_finale(record: str, tmp_path: Path) -> None:
    said = cheese_rescue("replay", kept(tmp_path, record))
    assert said.status == 0
    assert len(re.findall(r"of 24\. [●▲] Player", said.out)) == 24
    assert "The chase!" in said.out


HAND_OVERS = "hand-over 3 b person\nhand-over 3 b bot:greedy\n"


def test_replay_shows_every_hand_over(record: str, tmp_path: Path) -> None:
    file = kept(tmp_path, record.replace("\n 3 a", f"\n{HAND_OVERS} 3 a"))
    lines = cheese_rescue("replay", file).out.splitlines()
    third = next(number for number, line in enumerate(lines) if line.startswith("Card 3 of 24"))
    assert lines[third - 2] == "● Player b: somebody else plays on with these cards."
    assert lines[third - 1].endswith(" plays on with these cards.")
    assert sum("plays on" in line for line in lines) == 2
    assert "plays on" not in cheese_rescue("replay", file, "--ply", "2").out
    told = json.loads(cheese_rescue("replay", file, "--json").out)
    assert told["hand_overs"] == [
        {"ply": 2, "seat": "b", "by": "person"},
        {"ply": 2, "seat": "b", "by": "bot:greedy"},
    ]
    assert cheese_rescue("verify", file).status == 0


def test_replay_shows_a_hand_over_after_the_last_card_of_a_game_in_progress(tmp_path: Path) -> None:
    text = str(Record(players=2, hand_overs=(HandOver(0, Seat(1)),)))
    said = cheese_rescue("replay", kept(tmp_path, text))
    assert said.out.splitlines()[-1] == "▲ Player b: somebody else plays on with these cards."


def test_a_hand_over_in_a_record_of_version_1_is_refused(record: str, tmp_path: Path) -> None:
    old = record.replace("cheese-rescue 2", "cheese-rescue 1")
    assert cheese_rescue("verify", kept(tmp_path, old)).status == 0
    said = cheese_rescue("verify", kept(tmp_path, old.replace("\n 3 a", f"\n{HAND_OVERS} 3 a")))
    assert (said.status, said.err[:7]) == (2, "Line 8:")


def test_shapes_are_the_same_in_the_game_and_in_its_replay(tmp_path: Path) -> None:
    secret = next(n for n in range(99) if drawn_chair(3, bytes([n]) * 32) == 1)
    file = tmp_path / "game.txt"
    played = cheese_rescue(
        "terminal", *["random"] * 3, "--secret", f"{secret:02x}" * 32, "--save", file
    )
    assert "▲ Whirl begins." in played.out
    text = file.read_text(encoding="utf-8")
    assert text.endswith("\n# shapes wedge block wheel\n")
    shown = cheese_rescue("replay", file).out
    assert re.findall(r"of 36\. (.) Player (.)", shown)[:3] == [("▲", "a"), ("■", "b"), ("●", "c")]
    pattern = r"[●▲■♥][123][a-d]"
    assert {*re.findall(pattern, played.out)} == {*re.findall(pattern, shown)}


@pytest.mark.parametrize(
    "comment",
    ["", "# shapes wheel", "# shapes wheel wheel", "# shapes wheel moon", "# shapes a b c d e"],
)
def test_a_record_without_shapes_that_fit_is_shown_with_the_usual_ones(
    record: str, comment: str, tmp_path: Path
) -> None:
    file = kept(tmp_path, f"{record.partition('# shapes')[0]}{comment}\n")
    assert "Card 2 of 24. ▲ Player b" in cheese_rescue("replay", file).out


def test_replay_shows_one_ply(record: str, tmp_path: Path) -> None:
    file = kept(tmp_path, record)
    told = json.loads(cheese_rescue("replay", file, "--ply", "3", "--json").out)
    (shown,) = told["plies"]
    assert shown["ply"] == 3
    assert sum(word != "." for word in shown["board"].split()) == 3 + 1
    assert told["outcome"] is None
    said = cheese_rescue("replay", file, "--ply", "25")
    assert said.status == 2
    assert "24" in said.err


def test_an_unfinished_record_can_be_replayed_and_does_not_reveal_the_deal(tmp_path: Path) -> None:
    file = tmp_path / "broken-off.txt"
    typed = "\n" + "1 1\n\n" * 3 + "q\n"
    secret = ("--secret", SECRET)
    cheese_rescue("terminal", "person", "gentle", *secret, "--save", file, typed=typed)
    text = file.read_text(encoding="utf-8")
    assert "pile ?" in text
    assert SECRET not in text
    assert cheese_rescue("replay", file).status == 0
    said = cheese_rescue("verify", file)
    assert said.status == 0
    assert "no way to tell" in said.out
