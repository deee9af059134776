"""`cheese-rescue review`: reviews a finished game."""

import json
from collections.abc import Sequence

import click
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.style import Style
from rich.text import Text

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.advice import (
    MOVE_BUDGET,
    Reason,
    Review,
    ReviewedMove,
    review,
    reviewable,
)
from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    json_option,
    lang_option,
    read_text,
)
from cheese_rescue.cli.output.draw import (
    SHAPE_COLOURS,
    SHAPES,
    Shapes,
    board_grid,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.cli.record_shapes import shapes_in
from cheese_rescue.rules import Board, Card, Record
from cheese_rescue.rules.cards import SEAT_LETTERS
from cheese_rescue.rules.replay import boards

WIDEST_BAR = 24
NARROWEST_BAR = 8


@click.command("review", cls=LocalizedCommand, help="cli-review")
@click.argument("file", cls=Argument, metavar="FILE", key="cli-argument-record")
@click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(0.01, 600),
    default=MOVE_BUDGET.seconds,
    help="cli-option-review-seconds",
)
@json_option
@lang_option
@click.pass_obj
def command(words: Words, *, file: str, seconds: float, as_json: bool) -> None:
    """Print the review of a record."""
    text = read_text(file)
    record = Record.parse(text)
    budget = Budget(seconds=seconds)
    if as_json:
        found = _reviewed(words, record, budget)
        click.echo(
            json.dumps(
                {
                    "players": record.players,
                    "rules": record.rules._asdict(),
                    "plies": [_ply_as_json(ply) for ply in found.plies],
                    "turning": found.turning,
                }
            )
        )
        return
    shapes = shapes_in(text, record.players)
    names = [words("seat-named", letter=letter) for letter in SEAT_LETTERS[: record.players]]
    show_review(Console(highlight=False), words, record, names=names, shapes=shapes, budget=budget)


def show_review(
    console: Console,
    words: Words,
    record: Record,
    *,
    names: Sequence[str],
    shapes: Shapes,
    budget: Budget = MOVE_BUDGET,
) -> None:
    """Print everybody's chances card by card, then the turning points with better moves."""
    found = _reviewed(words, record, budget)
    marked = [f"{SHAPES[shape]} {name}" for shape, name in zip(shapes, names, strict=True)]
    console.rule(words("review-title"))
    console.print(Text(wrapped(words("review-curve"), console.width), "bold"))
    console.print()
    for ply in found.plies:
        turning = ply.ply in found.turning
        console.print(chances_row(words, ply, shapes, turning=turning, width=console.width))
    console.print()
    summary = words("review-turning" if found.turning else "review-none")
    console.print(Text(wrapped(summary, console.width), "bold"))
    tables = list(boards(record))
    for number in found.turning:
        _show_turning_point(
            console, words, found.plies[number], tables[number], record, marked, shapes
        )


def _reviewed(words: Words, record: Record, budget: Budget) -> Review:
    """The review of a record, with a progress bar on a terminal."""
    total = len(reviewable(record))
    shown = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=shown,
        disable=not shown.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(words("hint-thinking"), total=total)
        return review(record, budget, lambda done, _: bar.update(task, completed=done))


def chances_row(
    words: Words, ply: ReviewedMove, shapes: Shapes, *, turning: bool, width: int
) -> Text:
    """A line for one card: who laid it, and a bar of everybody's chances after it."""
    names = max(len(words.card(card)) for card in Card)
    chances = "  " + "  ".join(f"{chance:>4.0%}" for chance in ply.after)
    room = width - len(f"{ply.ply + 1:>3} ◆ ● ") - names - len(f" {chances}")
    line = Text(f"{ply.ply + 1:>3} ", "bold" if turning else "dim")
    line.append("◆ " if turning else "  ", "bold")
    line.append(SHAPES[shapes[ply.seat]], Style(color=SHAPE_COLOURS[shapes[ply.seat]]))
    line.append(f" {words.card(ply.move.card):<{names}} ")
    bar = max(NARROWEST_BAR, min(WIDEST_BAR, room))
    for seat, share in enumerate(shares(ply.after, bar)):
        line.append(SHAPES[shapes[seat]] * share, Style(color=SHAPE_COLOURS[shapes[seat]]))
    line.append(chances, "dim")
    return line


def shares(chances: Sequence[float], width: int) -> list[int]:
    """Split `width` into integers in proportion to the chances."""
    whole = sum(chances) or 1.0
    exact = [chance / whole * width for chance in chances]
    parts = [int(part) for part in exact]
    for seat in sorted(range(len(exact)), key=lambda seat: parts[seat] - exact[seat]):
        if sum(parts) == width:
            break
        parts[seat] += 1
    return parts


def _show_turning_point(
    console: Console,
    words: Words,
    ply: ReviewedMove,
    board: Board,
    record: Record,
    names: Sequence[str],
    shapes: Shapes,
) -> None:
    """Print a turning point: the board after the move, and the better move with its reasons."""

    def say(sentence: str, style: str = "") -> None:
        console.print(Text(wrapped(sentence, console.width), style))

    who = names[ply.seat]
    bot = record.plays[ply.ply].bot
    if bot is not None:
        who = f"{who} ({words(f'bot-{bot}') if bot in BOTS else bot})"
    console.print()
    say(
        words(
            "replay-ply",
            ply=ply.ply + 1,
            last=len(record.plays),
            who=who,
            card=words.card(ply.move.card),
            cell=words.cell(ply.move.cell),
        ),
        "bold",
    )
    after = board.with_card(ply.move.card, ply.move.cell)
    better = {ply.best.cell} - {ply.move.cell}
    grid = board_grid(after, shapes, last=ply.move.cell, marked=better)
    console.print(Padding(grid, (1, 2)))
    say(words("review-better", card=words.card(ply.best.card), cell=words.cell(ply.best.cell)))
    for reason in ply.reasons:
        say(f"– {words.reason(reason, names)}")
    mover = ply.seat
    before, now = round(100 * ply.before[mover]), round(100 * ply.after[mover])
    went, would = ("review-went", "review-would")
    if ply.exact:
        went, would = ("review-went-sure", "review-would-sure")
    say(words(went, who=names[mover], before=before, after=now))
    points = [
        words("review-points", who=name, points=round(expected))
        for name, expected in zip(names, ply.best_points, strict=True)
    ]
    say(words(would, points=", ".join(points)), "dim")


def _ply_as_json(ply: ReviewedMove) -> dict[str, object]:
    return {
        **ply._asdict(),
        "move": str(ply.move),
        "best": str(ply.best),
        "reasons": [_reason_as_json(reason) for reason in ply.reasons],
    }


def _reason_as_json(reason: Reason) -> dict[str, object]:
    return {
        **reason._asdict(),
        "code": reason.code.value,
        "cards": [str(card) for card in reason.cards],
    }
