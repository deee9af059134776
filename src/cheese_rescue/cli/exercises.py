"""`cheese-rescue exercises`: lists, proves, plays and makes lessons and puzzles."""

import json
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

import click

from cheese_rescue.cli.move_input import asks_for_help, card_and_cell
from cheese_rescue.cli.options.localized_click import (
    Argument,
    Group,
    LocalizedCommand,
    Problem,
    json_option,
    lang_option,
    read_parsed,
)
from cheese_rescue.cli.output import finale
from cheese_rescue.cli.output.draw import shapes_by_seat
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.cli.screen import Screen, Stopped
from cheese_rescue.exercises import (
    Attempt,
    DamagedFile,
    Day,
    Exercise,
    Progress,
    Puzzle,
    Reply,
    Theme,
    days,
    exercise_named,
    lessons,
    parse,
    proof,
    puzzle_name,
    puzzles,
)
from cheese_rescue.exercises.days import is_calendar, parse_days
from cheese_rescue.exercises.files import ExerciseRefusal
from cheese_rescue.exercises.puzzles import is_puzzle_file, parse_puzzles
from cheese_rescue.rules import Card, IllegalMove, Move
from cheese_rescue.rules.cards import SEAT_LETTERS

PUZZLES = "puzzles"
"""Stands for the file of the puzzles that come with the game."""
DAYS = "days"
"""Stands for the calendar that comes with the game."""
MOST_DIGITS = 6
"""Of the number of a puzzle."""
TODAY = "day"
"""Stands for the three squares of today, by UTC."""
THEMES = 46
"""The column in the list of puzzles where their themes begin."""


@click.group(
    "exercises",
    cls=Group,
    help="cli-exercises",
    modules={
        "days": "cheese_rescue.cli.append_days",
        "make": "cheese_rescue.cli.make_puzzles",
    },
)
@lang_option
def command() -> None:
    """Group of the commands about exercises."""


_file_argument = click.argument(
    "file",
    cls=Argument,
    default=None,
    required=False,
    metavar="[FILE]",
    key="cli-argument-exercises",
)


@command.command("list", cls=LocalizedCommand, help="cli-exercises-list")
@_file_argument
@json_option
@lang_option
@click.pass_obj
def list_(words: Words, *, file: str | None, as_json: bool) -> None:
    """Print the name, the square, the cards and the goal of each exercise.

    Of a puzzle: the number, the cards still to be laid, the grade, the hand and the themes.
    """
    found, graded = _load_exercises(file)
    if as_json:
        told = [_as_json(one) | _grading_as_json(graded.get(one.name)) for one in found.values()]
        click.echo(json.dumps(told))
        return
    for puzzle in graded.values():
        echo(_line_of(words, puzzle), rest=" " * THEMES)
    for exercise in found.values():
        if exercise.name in graded:
            continue
        size = exercise.position.square.window.size
        hand = " ".join(map(str, exercise.position.hands[exercise.learner]))
        click.echo(f"{exercise.name:14} {size} × {size}  {hand:12} {exercise.goal}")
        if file is None:
            echo(f"{'':14} {_instruction(words, exercise)}", rest=" " * 15)


@command.command("check", cls=LocalizedCommand, help="cli-exercises-check")
@_file_argument
@json_option
@lang_option
@click.pass_context
def check(ctx: click.Context, *, file: str | None, as_json: bool) -> None:
    """Prove each exercise by brute force, long puzzles by the solver; exits with 1 on a fault.

    Of a calendar, it checks that days were only appended: see `parse_days`.
    """
    words: Words = ctx.obj
    loaded = _load(file)
    if isinstance(loaded, list):
        count = len(loaded)
        told = json.dumps({"days": count}) if as_json else words("exercises-days", count=count)
        click.echo(told)
        return
    found = loaded.exercises
    faults = {name: _prove(exercise) for name, exercise in found.items()}
    wrong = {name: fault for name, fault in faults.items() if fault}
    if as_json:
        findings = {name: fault.value if fault else None for name, fault in faults.items()}
        click.echo(json.dumps({"exercises": len(found), "faults": findings}))
    else:
        for name, fault in wrong.items():
            echo(f"{name}: {words(f'exercises-{fault.value}')}")
        echo(words("exercises-checked", count=len(found), faults=len(wrong)))
    ctx.exit(1 if wrong else 0)


@command.command("play", cls=LocalizedCommand, help="cli-exercises-play")
@click.argument("name", cls=Argument, metavar="NAME", key="cli-argument-exercise")
@_file_argument
@json_option
@lang_option
@click.pass_context
def play(ctx: click.Context, *, name: str, file: str | None, as_json: bool) -> None:
    """Play one exercise, again and again until it is solved; exits with 1 if it is not.

    With --json it reads moves such as `M@1,0`, a line each, and prints every position.
    """
    words: Words = ctx.obj
    for exercise in _named(name, file):
        solved = _run_for_programs(exercise) if as_json else _run_for_people(words, exercise)
        if not solved:
            ctx.exit(1)


def _named(name: str, file: str | None) -> list[Exercise]:
    """The exercises to play: usually one, but three for a day. Without a file, 17 is a puzzle."""
    there = lessons() if file is None else _load_exercises(file).exercises
    if file is None and name == TODAY:
        today = days().get(datetime.now(UTC).date())
        numbers = today.puzzles if today else ()
        found = [exercise_named(puzzle_name(number)) for number in numbers]
    elif file is None:
        is_number = name.isdecimal() and len(name) <= MOST_DIGITS
        found = [exercise_named(puzzle_name(int(name)) if is_number else name)]
    else:
        found = [there.get(name)]
    known = [exercise for exercise in found if exercise is not None]
    if not known:
        raise Problem("error-no-such-exercise", name=name, typed=name, known=there)
    return known


def _prove(exercise: Exercise) -> proof.Fault | None:
    is_puzzle = exercise.reply is Reply.STUBBORN
    return proof.check_puzzle(exercise) if is_puzzle else proof.check(exercise)


class _Exercises(NamedTuple):
    """The exercises of a file by name, and those of them that are graded."""

    exercises: Mapping[str, Exercise]
    graded: Mapping[str, Puzzle]


def _load_exercises(file: str | None) -> _Exercises:
    """The exercises of a file; by default, the lessons. Refuses a calendar."""
    loaded = _load(file)
    if isinstance(loaded, list):
        why = DamagedFile(ExerciseRefusal.NOT_EXERCISES, line=1)
        why.data["file"] = str(file)
        raise why
    return loaded


def _load(file: str | None) -> _Exercises | list[Day]:
    """The exercises or the days of a file; by default, the lessons."""
    if file is None:
        return _Exercises(lessons(), {})
    if file == PUZZLES:
        return _graded(puzzles().values())
    if file == DAYS:
        return [*days().values()]
    return read_parsed(file, _parse)


def _parse(text: str) -> _Exercises | list[Day]:
    if is_calendar(text):
        return parse_days(text)
    if is_puzzle_file(text):
        return _graded(parse_puzzles(text))
    return _Exercises({exercise.name: exercise for exercise in parse(text)}, {})


def _graded(found: Iterable[Puzzle]) -> _Exercises:
    graded = {puzzle.exercise.name: puzzle for puzzle in found}
    return _Exercises({name: puzzle.exercise for name, puzzle in graded.items()}, graded)


def _line_of(words: Words, puzzle: Puzzle) -> str:
    hand = " ".join(map(str, puzzle.exercise.position.hands[0]))
    grade = words(f"grade-{puzzle.grade.value}")
    themes = ", ".join(words(f"theme-{one.value}") for one in Theme if one in puzzle.themes)
    return f"{puzzle.number:>5} {puzzle.exercise.plies:>2} {grade:10} {hand:24} {themes}".rstrip()


def _instruction(words: Words, exercise: Exercise) -> str:
    """What to do in a lesson that comes with the game."""
    return words(f"exercise-{exercise.name}", bot=words("bot-little-mouse"))


def _run_for_people(words: Words, exercise: Exercise) -> bool:
    players = len(exercise.position.hands)
    names = [words("seat-named", letter=letter) for letter in SEAT_LETTERS[:players]]
    screen = Screen(words, names, shapes_by_seat(players))
    try:
        while True:
            if exercise.reply is Reply.STUBBORN:
                screen.say(words("puzzle-goal", seat=names[exercise.learner]), "bold")
            elif lessons().get(exercise.name) == exercise:
                screen.say(_instruction(words, exercise), "bold")
            else:
                screen.say(words("exercises-goal", goal=str(exercise.goal)), "bold")
            attempt = Attempt.begin(exercise)
            while not attempt.over:
                attempt = _ask_move(screen, attempt)
            outcome = attempt.position.outcome()
            rules = attempt.position.rules
            show = finale.show if exercise.goal.wins else finale.show_chase
            show(screen.console, words, outcome, rules=rules, names=names, shapes=screen.shapes)
            screen.console.print()
            solved = attempt.progress is Progress.SOLVED
            screen.say(words("exercises-solved" if solved else "exercises-missed"), "bold")
            if solved:
                return True
            screen.ask(words("terminal-press-enter"))
    except Stopped:
        return False


def _ask_move(screen: Screen, attempt: Attempt) -> Attempt:
    """The attempt after the next move that the player types and the rules allow."""
    view = attempt.position.view(attempt.position.turn, moves=attempt.moves)
    card: Card | None = None
    numbered = screen.table(view, since=0)
    while True:
        prompt = screen.words("terminal-choose")
        if card is not None:
            prompt = screen.words("terminal-and-place", card=screen.words.card(card))
        answer = screen.ask(prompt)
        if asks_for_help(answer, screen.words):
            screen.say(screen.words("terminal-help"))
            continue
        try:
            typed = screen.words.with_letters(answer)
            card, cell = card_and_cell(typed, card, view, numbered)
            if cell is not None:
                return attempt.play(Move(card, cell))
        except Problem as problem:
            screen.say(problem.sentence(screen.words))
        except IllegalMove as why:
            screen.say(screen.words.refusal(why))


def _run_for_programs(exercise: Exercise) -> bool:
    attempt = Attempt.begin(exercise)
    _print_attempt(attempt)
    for line in sys.stdin:
        attempt = attempt.play(Move.parse(line.strip()))
        _print_attempt(attempt)
        if attempt.over:
            break
    return attempt.progress is Progress.SOLVED


def _print_attempt(attempt: Attempt) -> None:
    position = attempt.position
    shown: dict[str, object] = {
        "progress": attempt.progress.value,
        "moves": [*map(str, attempt.moves)],
        "board": str(position.board),
        "hand": [*map(str, position.hands[attempt.exercise.learner])],
        "legal": [*map(str, position.legal_moves())],
    }
    if attempt.over:
        shown["outcome"] = finale.as_json(position.outcome())
    click.echo(json.dumps(shown))


def _as_json(exercise: Exercise) -> dict[str, object]:
    position = exercise.position
    return {
        "name": exercise.name,
        "square": position.square.window.size,
        "board": str(position.board),
        "hands": [[*map(str, hand)] for hand in position.hands],
        "pile": [*map(str, position.pile)],
        "goal": str(exercise.goal),
        "plies": exercise.plies,
        "reply": exercise.reply.value,
        "only_move": exercise.only_move,
    }


def _grading_as_json(puzzle: Puzzle | None) -> dict[str, object]:
    """What is known of a puzzle only."""
    if puzzle is None:
        return {}
    return {
        "number": puzzle.number,
        "level": puzzle.level,
        "grade": puzzle.grade.value,
        "themes": [theme.value for theme in Theme if theme in puzzle.themes],
    }
