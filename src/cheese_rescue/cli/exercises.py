"""`cheese-rescue exercises`: lists, proves and plays lessons and puzzles."""

import json
import sys

import click

from cheese_rescue.cli.move_input import card_and_cell
from cheese_rescue.cli.options.localized_click import (
    Argument,
    Group,
    LocalizedCommand,
    Problem,
    json_option,
    lang_option,
    read_text,
)
from cheese_rescue.cli.output import finale
from cheese_rescue.cli.output.draw import shapes_by_seat
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.screen import Screen, Stopped
from cheese_rescue.exercises import Attempt, Exercise, Progress, lessons, parse, proof
from cheese_rescue.rules import Card, IllegalMove, Move
from cheese_rescue.rules.cards import SEAT_LETTERS


@click.group("exercises", cls=Group, help="cli-exercises")
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
    """Print the name, the square, the cards and the goal of each exercise."""
    found = _exercises(file)
    if as_json:
        click.echo(json.dumps([_as_json(exercise) for exercise in found.values()]))
        return
    for exercise in found.values():
        size = exercise.position.square.window.size
        hand = " ".join(map(str, exercise.position.hands[exercise.learner]))
        click.echo(f"{exercise.name:14} {size} × {size}  {hand:12} {exercise.goal}")
        if file is None:
            click.echo(f"{'':14} {_instruction(words, exercise)}")


@command.command("check", cls=LocalizedCommand, help="cli-exercises-check")
@_file_argument
@json_option
@lang_option
@click.pass_context
def check(ctx: click.Context, *, file: str | None, as_json: bool) -> None:
    """Prove each exercise by brute force; exits with 1 if one has a fault."""
    words: Words = ctx.obj
    found = _exercises(file)
    faults = {name: proof.check(exercise) for name, exercise in found.items()}
    wrong = {name: fault for name, fault in faults.items() if fault}
    if as_json:
        findings = {name: fault.value if fault else None for name, fault in faults.items()}
        click.echo(json.dumps({"exercises": len(found), "faults": findings}))
    else:
        for name, fault in wrong.items():
            click.echo(f"{name}: {words(f'exercises-{fault.value}')}")
        click.echo(words("exercises-checked", count=len(found), faults=len(wrong)))
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
    found = _exercises(file)
    if name not in found:
        raise Problem("error-no-such-exercise", name=name)
    exercise = found[name]
    solved = _run_for_programs(exercise) if as_json else _run_for_people(words, exercise)
    ctx.exit(0 if solved else 1)


def _exercises(file: str | None) -> dict[str, Exercise]:
    """Those of a file, or the lessons that come with the game."""
    if file is None:
        return dict(lessons())
    return {exercise.name: exercise for exercise in parse(read_text(file))}


def _instruction(words: Words, exercise: Exercise) -> str:
    """What to do in a lesson that comes with the game."""
    return words(f"exercise-{exercise.name}", bot=words("bot-little-mouse"))


def _run_for_people(words: Words, exercise: Exercise) -> bool:
    players = len(exercise.position.hands)
    names = [words("seat-named", letter=letter) for letter in SEAT_LETTERS[:players]]
    screen = Screen(words, names, shapes_by_seat(players))
    try:
        while True:
            if exercise.name in lessons():
                screen.say(_instruction(words, exercise), "bold")
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
        try:
            card, cell = card_and_cell(screen.ask(prompt), card, view, numbered)
            if cell is not None:
                return attempt.play(Move(card, cell))
        except Problem as problem:
            screen.say(screen.words(problem.key, **problem.values))
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
