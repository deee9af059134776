"""Text from foreign bots, made safe for terminals and files."""


def escaped(text: str) -> str:
    """The text in one line, with every character that does not print as an escape sequence.

    >>> from cheese_rescue.bots.foreign.escape import escaped
    >>> print(escaped("two\\nlines, \\x1b[31mred"))
    two\\nlines, \\x1b[31mred
    """
    return "".join(char if char.isprintable() else _escape(char) for char in text)


def escaped_lines(text: str) -> str:
    """The same, but line breaks and tabs stay."""
    return "".join(char if char.isprintable() or char in "\n\t" else _escape(char) for char in text)


def _escape(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")
