"""The functions of the kernel are short enough to read."""

import ast
from collections.abc import Iterator
from pathlib import Path

from cheese_rescue.bots import kernel

SOURCES = Path(kernel.__file__).parent
MOST_LINES, MOST_PARAMETERS = 60, 10
EXCEPTIONS: dict[str, str] = {
    "leads.py count_leads": "one pass over the games fills seven arrays",
    "simple_games.py _choose": "the whole choice of a bot; the arrays are its scratch space",
    "simple_games.py _lead": "called for every move that is tried",
    "simple_games.py _next_cells": "its state stays in registers, and a loop over sides is slower",
    "simple_games.py _random_moves": "its state stays in registers",
    "simple_games.py score": "it reads and writes rows of arrays, without a view for each",
    "simple_games.py simple_games": "its state stays in registers, and it fills seven arrays",
}
"""Larger functions by file and name, such as `solver.py solve`, each with a reason."""


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for source in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{source.name} {node.name}", node


def is_large(function: ast.FunctionDef) -> bool:
    arguments = function.args
    parameters = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    lines = (function.end_lineno or 0) - function.lineno + 1
    return lines > MOST_LINES or len(parameters) > MOST_PARAMETERS


def test_a_large_function_has_a_reason() -> None:
    found = dict(functions())
    assert len(found) > 80
    assert {name for name, function in found.items() if is_large(function)} == {*EXCEPTIONS}


def test_too_many_lines_or_parameters_are_found() -> None:
    def parsed(source: str) -> ast.FunctionDef:
        (function,) = ast.parse(source).body
        assert isinstance(function, ast.FunctionDef)
        return function

    names = [f"a{n}" for n in range(MOST_PARAMETERS + 1)]
    assert is_large(parsed(f"def f({', '.join(names)}): pass"))
    assert not is_large(parsed(f"def f({', '.join(names[1:])}): pass"))
    assert is_large(parsed("def f():\n" + "    pass\n" * MOST_LINES))
    assert not is_large(parsed("def f():\n" + "    pass\n" * (MOST_LINES - 1)))
