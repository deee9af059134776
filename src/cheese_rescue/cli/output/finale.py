"""Prints the finale, in its three steps."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cheese_rescue.cli.output.draw import (
    SHAPES,
    Shapes,
    board_grid,
    reading_order,
    shape_text,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.rules import Cell, Outcome, Rules, Step
from cheese_rescue.rules.record import Result


def show(
    console: Console,
    words: Words,
    outcome: Outcome,
    *,
    rules: Rules,
    names: Sequence[str],
    shapes: Shapes,
    last: Cell | None = None,
    pause: Callable[[], None] = lambda: None,
) -> None:
    """Print each step with the cards that go and why, then the points and the winners."""
    marked = show_chase(
        console, words, outcome, rules=rules, names=names, shapes=shapes, last=last, pause=pause
    )
    pause()
    console.print()
    for seat, name in enumerate(names):
        line = words(
            "finale-result",
            who=name,
            points=words("points", count=outcome.points[seat]),
            cheeses=words("cheeses", count=outcome.cheeses[seat]),
        )
        console.print(
            Text.assemble(shape_text(shapes[seat]), f" {wrapped(line, console.width - 2)}")
        )
    if on_cheeses(outcome):
        console.print(Text(wrapped(words("finale-more-cheeses"), console.width)))
    console.print(Text(wrapped(winners(words, outcome, marked), console.width), "bold"))


def show_chase(
    console: Console,
    words: Words,
    outcome: Outcome,
    *,
    rules: Rules,
    names: Sequence[str],
    shapes: Shapes,
    last: Cell | None = None,
    pause: Callable[[], None] = lambda: None,
) -> list[str]:
    """Print each step with the cards that go and why. Returns the names with their shapes."""
    board = outcome.chase.board
    console.rule(words("finale-title"))
    console.print(board_grid(board, shapes, last=last))
    marked = [f"{SHAPES[shape]} {name}" for shape, name in zip(shapes, names, strict=True)]
    second = "finale-dogs-again" if rules.dogs_hunt_mice else "finale-cats"
    for key, step in zip(("finale-dogs", second, "finale-mice"), outcome.chase.steps, strict=True):
        pause()
        gone = {cell: board[cell] for cell in step.gone}
        before = board
        board = board.without(step.gone)
        console.print()
        console.print(Text(wrapped(words(key, count=len(gone)), console.width), "bold"))
        for cell in sorted(step.gone, key=reading_order):
            hunters = sorted(step.because[cell], key=reading_order)
            line = words(
                "finale-because",
                card=_owned(words, before[cell].owner, words.card(before[cell]), marked),
                cell=words.cell(cell),
                hunters=", ".join(
                    words("finale-hunter", card=words.card(before[by]), cell=words.cell(by))
                    for by in hunters
                ),
            )
            console.print(Padding(Text(wrapped(line, console.width - 2), "dim"), (0, 0, 0, 2)))
        if gone:  # below the reasons, which may fill a screen
            console.print(board_grid(board, shapes, gone=gone))
    return marked


def on_cheeses(outcome: Outcome) -> bool:
    """Whether the number of cheeses broke a tie on points (R17)."""
    best = max(outcome.points)
    return outcome.points.count(best) > len(outcome.winners)


def winners(words: Words, outcome: Outcome, names: Sequence[str]) -> str:
    """The sentence that names the winners."""
    won = [names[seat] for seat in outcome.winners]
    if len(won) == 1:
        return words("finale-winner", who=won[0])
    return words("finale-winners", who=words.all_of(won))


def _owned(words: Words, owner: int | None, card: str, names: Sequence[str]) -> str:
    return card if owner is None else words("finale-owned", who=names[owner], card=card)


def as_json(outcome: Outcome) -> dict[str, Any]:
    """The outcome and its steps as data for JSON."""
    return {
        **Result.of(outcome)._asdict(),
        "places": outcome.places,
        "steps": [_step_as_json(step) for step in outcome.chase.steps],
        "left": str(outcome.chase.left),
    }


def _step_as_json(step: Step) -> list[dict[str, object]]:
    return [
        {"cell": cell, "because": sorted(step.because[cell], key=reading_order)}
        for cell in sorted(step.gone, key=reading_order)
    ]
