"""`cheese-rescue exercises`: lists, proves and plays lessons and puzzles, and makes puzzles."""

import json
import signal
import subprocess
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cheese_rescue.exercises import days, lessons, puzzles, text_of
from cheese_rescue.exercises.days import text_of_days
from cheese_rescue.exercises.proof import solver_solutions
from cheese_rescue.exercises.puzzles import parse_puzzles, text_of_puzzles
from cheese_rescue.i18n import Catalogue
from tests.cli.command import COMMAND, cheese_rescue, environment, plain

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
    sentence = SAY("in-line", line=4, sentence=wrong)
    assert told.err.strip() == SAY("in-file", file=str(file), sentence=sentence)
    typed = cheese_rescue("exercises", "check", "-", typed=file.read_text())
    assert typed.err.strip() == SAY("in-file", file="-", sentence=sentence)


def test_a_file_of_exercises_is_read_from_standard_input() -> None:
    told = cheese_rescue("exercises", "check", "-", typed=text_of([lessons()["cat"]]))
    assert told.status == 0, told.err
    assert plain(told.out).strip() == SAY("exercises-checked", count=1, faults=0)


def test_a_calendar_has_no_exercises_to_list(tmp_path: Path) -> None:
    calendar = tmp_path / "days.txt"
    calendar.write_text(text_of_days([*days().values()][:2]))
    told = cheese_rescue("exercises", "list", calendar)
    assert told.status == 2
    assert SAY("refusal-not-exercises") in told.err
    of_the_game = cheese_rescue("exercises", "list", "days")
    assert of_the_game.status == 2
    assert of_the_game.err.startswith("days: ")


def test_a_lesson_without_an_opponent_does_not_count_their_cards() -> None:
    pile = SAY("terminal-pile", cards=SAY("cards", count=0))
    assert pile not in plain(cheese_rescue("exercises", "play", "cat", typed="q\n").out)
    assert pile in plain(cheese_rescue("exercises", "play", "small-game", typed="q\n").out)


def test_a_bad_card_on_the_board_is_refused_with_its_own_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text_of([lessons()["cat"]]).replace(".  S", ".  Q"))
    told = cheese_rescue("exercises", "check", file)
    wrong = SAY("refusal-exercise-line-damaged", text=".  Q")
    assert told.err.startswith(f"{file}: {SAY('in-line', line=9, sentence=wrong)}")


def test_a_lesson_is_played_until_it_is_solved() -> None:
    # Place 1 is above the cheese, where the cat catches nothing; place 2 is beside the mouse.
    told = cheese_rescue("exercises", "play", "cat", typed="c 2\n\nc 3\n")
    shown = plain(told.out)
    assert told.status == 0, shown
    assert shown.index(SAY("exercises-missed")[:8]) < shown.index(SAY("exercises-solved"))


@pytest.mark.parametrize("word", ["?", "help", "pomoc"])
def test_a_lesson_gives_help_and_understands_whole_words(word: str) -> None:
    told = cheese_rescue("exercises", "play", "cat", "--lang", "pl", typed=f"{word}\nkot 3\n")
    say = Catalogue("pl").text
    assert plain(say("terminal-help")) in plain(told.out)
    assert (told.status, say("exercises-solved") in told.out) == (0, True)


def test_an_exercise_of_ones_own_says_its_goal(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(text_of([lessons()["cat"]]).replace("hand C", "hand C C"))
    told = plain(cheese_rescue("exercises", "play", "cat", file, typed="q\n").out)
    assert SAY("exercises-goal", goal="kept 2a") in told
    assert SAY("exercise-cat") not in told


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
    number = 5000 * "9"  # more digits than Python converts
    told = cheese_rescue("exercises", "play", number)
    assert told.status == 2
    assert told.err.strip() == SAY("error-no-such-exercise", name=number)


def test_a_misspelt_exercise_is_answered_with_the_one_that_was_meant() -> None:
    told = cheese_rescue("exercises", "play", "smal-game")
    assert told.err.strip().endswith(SAY("error-did-you-mean", near="small-game"))


def test_the_puzzles_are_listed_with_grade_and_themes() -> None:
    told = cheese_rescue("exercises", "list", "puzzles")
    assert told.status == 0
    lines = told.out.splitlines()
    assert len(lines) == len(puzzles())
    for puzzle, line in zip(puzzles().values(), lines, strict=True):
        assert line.split()[0] == str(puzzle.number)
        assert SAY(f"grade-{puzzle.grade.value}") in line
        assert all(SAY(f"theme-{theme.value}") in line for theme in puzzle.themes)


def test_a_list_of_puzzles_for_programs_has_levels_and_themes() -> None:
    first = json.loads(cheese_rescue("exercises", "list", "puzzles", "--json").out)[0]
    puzzle = puzzles()[1]
    assert (first["number"], first["level"], first["grade"]) == (
        1,
        puzzle.level,
        puzzle.grade.value,
    )
    assert {*first["themes"]} == {theme.value for theme in puzzle.themes}


def test_a_file_of_puzzles_is_proved(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_text(text_of_puzzles([*puzzles().values()][:5]))
    told = cheese_rescue("exercises", "check", file)
    assert told.status == 0
    assert plain(told.out).strip() == SAY("exercises-checked", count=5, faults=0)


def test_a_damaged_file_of_puzzles_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text_of_puzzles([puzzles()[1]]).replace(" | ", " / "))
    told = cheese_rescue("exercises", "check", file)
    assert told.status == 2
    assert f"{file}: {SAY('in-line', line=4, sentence='')[:6]}" in told.err


def test_a_puzzle_is_played_by_its_number() -> None:
    puzzle = next(one for one in puzzles().values() if one.exercise.plies == 2)
    number = puzzle.exercise.name
    (good,) = solver_solutions(puzzle.exercise)
    told = cheese_rescue("exercises", "play", number, "--json", typed=f"{good}\n")
    assert told.status == 0
    assert json.loads(told.out.splitlines()[-1])["progress"] == "solved"
    wrong = next(move for move in puzzle.exercise.position.legal_moves() if move != good)
    told = cheese_rescue("exercises", "play", number, "--json", typed=f"{wrong}\n")
    assert told.status == 1
    assert json.loads(told.out.splitlines()[-1])["progress"] == "missed"


def test_the_squares_of_today_are_played_one_after_another() -> None:
    today = days()[datetime.now(UTC).date()]
    told = cheese_rescue("exercises", "play", "day", "--json", typed="")
    assert told.status == 1  # the input has ended
    hand = puzzles()[today.puzzles[0]].exercise.position.hands[0]
    assert json.loads(told.out.splitlines()[0])["hand"] == [*map(str, hand)]
    assert cheese_rescue("exercises", "play", "puzzle-17", typed="q\n").status == 1
    assert cheese_rescue("exercises", "play", "puzzle-0").status == 2


def test_days_are_appended_and_the_others_stay_as_they_are(tmp_path: Path) -> None:
    calendar = tmp_path / "days.txt"
    assert cheese_rescue("exercises", "days", calendar, "--count", "2").status == 0
    before = calendar.read_bytes()
    told = cheese_rescue("exercises", "days", calendar, "--count", "3")
    assert plain(told.out).strip() == SAY("exercises-days", count=5)
    assert calendar.read_bytes().startswith(before)
    assert len(calendar.read_bytes().splitlines()) == 3 + 5
    told = cheese_rescue("exercises", "check", calendar, "--json")
    assert (told.status, json.loads(told.out)) == (0, {"days": 5})
    assert cheese_rescue("exercises", "days", calendar, "--count", "9999").status == 2
    assert len(calendar.read_bytes().splitlines()) == 3 + 5


def test_a_calendar_with_a_changed_day_is_refused_with_its_line(tmp_path: Path) -> None:
    calendar = tmp_path / "days.txt"
    assert cheese_rescue("exercises", "check", "days").status == 0
    *known, last = list(days().values())[:3]
    calendar.write_text(text_of_days([*known, last._replace(puzzles=known[0].puzzles)]))
    told = cheese_rescue("exercises", "check", calendar)
    assert told.status == 2
    assert f"{calendar}: {SAY('in-line', line=6, sentence='')[:6]}" in told.err


def test_puzzles_are_appended_with_new_numbers(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    make = ("exercises", "make", file, "--seed", "7", "--jobs", "1")
    assert cheese_rescue(*make, "--count", "2").status == 0
    before = file.read_text()
    assert cheese_rescue(*make, "--count", "2", "--append").status == 0
    assert file.read_text().startswith(before)
    found = parse_puzzles(file.read_text())
    assert [puzzle.number for puzzle in found] == [1, 2, 3, 4]
    assert len({str(puzzle).partition(" ")[2] for puzzle in found}) == len(found)


def test_a_puzzle_says_what_to_do() -> None:
    told = cheese_rescue("exercises", "play", "1", typed="q\n")
    assert told.status == 1
    assert SAY("puzzle-goal", seat=SAY("seat-named", letter="a")) in plain(told.out)


@pytest.mark.long
def test_puzzles_are_made_from_a_seed_by_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.txt", tmp_path / "two.txt"]
    for jobs, file in enumerate(files, start=1):
        made = "exercises", "make", "--count", "3", "--seed", "5", "--jobs", str(jobs), file
        told = cheese_rescue(*map(str, made), patience=300)
        assert told.status == 0
        assert "3" in told.out
    assert files[0].read_text() == files[1].read_text()
    assert len(parse_puzzles(files[0].read_text())) == 3


@pytest.mark.long
def test_ctrl_c_keeps_the_puzzles_found_so_far(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    command = [str(COMMAND), "exercises", "make", "--count", "10000", "--json", str(file)]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as making:
        time.sleep(30)
        making.send_signal(signal.SIGINT)
        told, _ = making.communicate(timeout=120)
    assert making.returncode == 0
    found = parse_puzzles(file.read_text())
    assert len(found) == json.loads(told.splitlines()[-1])["puzzles"]
