"""The shapes of the seats, as a comment in the file of a record.

A record has no shapes, because they do not belong to the game. The terminal game adds a comment at
the end of its file, such as `# shapes wedge wheel`, so that `replay` and `review` draw the same
shapes. `Record.parse` skips comments, as do other programs.
"""

import re
from collections.abc import Sequence

from cheese_rescue.table import Shape

_COMMENT = re.compile(r"^#[ \t]*shapes[ \t]+([a-z \t]+?)[ \t]*\r?$", re.MULTILINE)


def shapes_comment(shapes: Sequence[Shape]) -> str:
    """The comment for these shapes, by seat."""
    return f"# shapes {' '.join(shape.value for shape in shapes)}\n"


def shapes_in(text: str, players: int) -> list[Shape]:
    """The shapes by seat in the text of a record; the usual ones if it has no comment that fits."""
    usual = list(Shape)
    for found in _COMMENT.finditer(text):
        names = found[1].split()
        known = [shape for name in names for shape in usual if shape.value == name]
        if len(names) == len(set(known)) == players:
            return known
    return usual[:players]
