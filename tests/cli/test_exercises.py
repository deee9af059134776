"""`cheese-rescue exercises`: lists, proves and plays lessons."""

import json
from pathlib import Path

from cheese_rescue.exercises import lessons, text_of
from cheese_rescue.i18n import Catalogue
from tests.cli.command import cheese_rescue, plain

SAY = Catalogue("en").text


def test_the_lessons_are_listed_in_the_order_of_teaching() -> None:
    told = cheese_rescue("exercises", "list")
    assert told.status == 0
    names = [line.split()[0] for line in told.out.splitlines()[::2]]
    assert names == list(lessons())
    assert SAY("exercise-cat") in told.out


def test_a_list_for_programs_has_the_whole_position() -> None:
    told = json.loads(cheese_rescue("exercises", "list", "--json").out)
    cat = next(one for one in told if one["name"] == "cat")
    assert (cat["board"], cat["hands"]) == ("M  2a\n.  S", [["C"], []])


def test_the_lessons_are_proved() -> None:
    told = cheese_rescue("exercises", "check")
    assert told.status == 0
    assert plain(told.out).strip() == SAY("exercises-checked", count=len(lessons()), faults=0)


def test_a_file_with_a_fault_fails_the_check(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text_of([lessons()["cat"]]).replace("kept 2a", "kept 3b"))
    told = cheese_rescue("exercises", "check", file)
    assert told.status == 1
    assert SAY("exercises-out-of-reach") in plain(told.out)


def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text_of([lessons()["cat"]]).replace("square 3", "square 33"))
    told = cheese_rescue("exercises", "check", file)
    assert told.status == 2
    wrong = SAY("refusal-exercise-line-damaged", text="square 33")
    assert SAY("in-line", line=4, sentence=wrong) in told.err


def test_a_lesson_is_played_until_it_is_solved() -> None:
    # Place 1 is above the cheese, where the cat catches nothing; place 2 is beside the mouse.
    told = cheese_rescue("exercises", "play", "cat", typed="c 2\n\nc 3\n")
    shown = plain(told.out)
    assert told.status == 0, shown
    assert shown.index(SAY("exercises-missed")[:8]) < shown.index(SAY("exercises-solved"))


def test_an_unfinished_lesson_is_not_solved() -> None:
    assert cheese_rescue("exercises", "play", "cat", typed="q\n").status == 1


def test_a_program_plays_by_moves_and_gets_every_position() -> None:
    told = cheese_rescue("exercises", "play", "small-game", "--json", typed="1a@1,0\nC@9,9\n")
    first, second = map(json.loads, told.out.splitlines())
    assert (first["progress"], first["moves"]) == ("open", [])
    assert second["moves"][0] == "1a@1,0"
    assert len(second["moves"]) == 2
    assert told.status == 2
    assert told.err


def test_an_exercise_that_does_not_exist_is_named() -> None:
    told = cheese_rescue("exercises", "play", "nothing")
    assert told.status == 2
    assert told.err.strip() == SAY("error-no-such-exercise", name="nothing")
