"""Typed names: which are accepted, and how two equal ones at a table are told apart."""

import unicodedata
from collections import Counter
from collections.abc import Iterable
from itertools import count

from cheese_rescue.table.errors import TableRefusal, TableRefused

LONGEST_NAME = 12
"""The most letters that a typed name may have. Marks and joiners belong to the letter before."""
MOST_CODE_POINTS = 24
"""The most code points that a typed name may have, marks and joiners included."""
MOST_MARKS = 3
"""The most marks above, below or inside one letter. Hebrew and Tibetan names need three."""
MOST_SPACING_MARKS = 3
"""The most marks beside one letter. Burmese names need three."""
MOST_GENERAL_MARKS = 2
"""The same for the accents of no particular script, which fonts pile up."""
LONGEST_LIGATURE = 6
"""A character that stands for more letters than that is too wide."""

_ZWNJ, _ZWJ = "\u200c", "\u200d"
_EMOJI_STYLE = "\ufe0f"
"""The variation selector that most emoji end with."""
_VIRAMA = 9
"""The canonical combining class of the sign that joins two consonants of an Indic script."""
_INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00016fe4\U0001bc9d\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Invisible, although letters, marks or symbols by their category: fillers and selectors."""
_GENERAL_MARKS = (
    range(0x0300, 0x0370),
    range(0x1AB0, 0x1B00),
    range(0x1DC0, 0x1E00),
    range(0x20D0, 0x2100),
    range(0xFE20, 0xFE30),
)
_WIDE = (
    range(0x0BF0, 0x0BFB),  # Tamil numbers and signs
    range(0x2E3A, 0x2E3C),  # dashes of two and three ems
    range(0xA9C1, 0xA9CE),  # Javanese ornaments
    range(0xFD40, 0xFD50),  # Arabic phrases
    range(0xFDFD, 0xFE00),  # the Basmala and others
    range(0x12000, 0x12550),  # cuneiform
)
"""Characters that fonts draw several letters wide, and Unicode gives no width for."""
_LOOKALIKES = str.maketrans("авекмнорстухіјѕԁԛԝαινορτυχ01l|", "abekmhopctyxijsdqwaivoptuxoiii")
"""Cyrillic and Greek letters and digits, and the Latin letter that each looks like."""
_GREEK_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Their small letters look like other Latin ones, or like none."""


def check_name(name: str) -> None:
    """Raises TableRefused if a typed name is blank, too long, hard to read or hides something."""
    fine = (
        any(map(str.isalnum, name))
        and count_letters(name) <= LONGEST_NAME
        and len(name) <= MOST_CODE_POINTS
        and all(_is_visible(name, index) for index in range(len(name)))
        and not any(map(_is_wide, name))
        and _marks_are_readable(name)
    )
    if not fine:
        raise TableRefused(TableRefusal.NAME_NOT_GOOD, most=LONGEST_NAME)


def count_letters(name: str) -> int:
    """The number of characters that are no marks and no joiners."""
    return sum(not _is_mark(letter) and letter not in (_ZWNJ, _ZWJ) for letter in name)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name or, if another one looks the same, the name with the next free number."""
    taken = frozenset[str]().union(*map(_skeletons, others))
    candidate = name
    numbers = count(2)
    while not taken.isdisjoint(_skeletons(candidate)):
        number = f" {next(numbers)}"
        candidate = _cut(name, len(number)) + number
    return candidate


def _skeletons(name: str) -> frozenset[str]:
    """What a name looks like at a glance: two names with a common skeleton are easily confused."""
    compatible = unicodedata.normalize("NFKC", name)
    return frozenset({_skeleton(compatible), _skeleton(compatible.translate(_GREEK_CAPITALS))})


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name.casefold())
    seen = (letter for letter in plain if letter not in _INVISIBLE and not _is_hidden(letter))
    return " ".join("".join(seen).translate(_LOOKALIKES).split())


def _cut(name: str, room: int) -> str:
    """The beginning of the name that leaves room for so many more letters."""
    while count_letters(name) > LONGEST_NAME - room or len(name) > MOST_CODE_POINTS - room:
        name = name[:-1]
    return name.rstrip(f" {_ZWNJ}{_ZWJ}")


# -- characters ------------------------------------------------------------------------------------


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _is_hidden(letter: str) -> bool:
    """Whether it is a control or format character or a line separator."""
    category = unicodedata.category(letter)
    return category.startswith("C") or category in ("Zl", "Zp")


def _is_wide(letter: str) -> bool:
    if len(unicodedata.normalize("NFKC", letter)) > LONGEST_LIGATURE:
        return True
    return any(ord(letter) in block for block in _WIDE)


def _is_visible(name: str, index: int) -> bool:
    """Whether the character can be seen, or changes how its neighbours look."""
    letter = name[index]
    before, after = name[index - 1 : index], name[index + 1 : index + 2]
    if letter == _ZWJ:
        joins = _is_virama(before) and (after.isalpha() or after in ("", " "))
        return joins or (before.isalpha() and _is_virama(after))
    if letter == _ZWNJ:
        return after.isalpha() and (
            _is_virama(before) or (_is_arabic(_base(name, index)) and _is_arabic(after))
        )
    if letter == _EMOJI_STYLE:
        return unicodedata.category(before or " ") == "So"
    return letter not in _INVISIBLE and not _is_hidden(letter)


def _is_virama(letter: str) -> bool:
    return letter != "" and unicodedata.combining(letter) == _VIRAMA


def _is_arabic(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("ARABIC LETTER")


def _base(name: str, index: int) -> str:
    """The character before `index` that is no mark, or a space."""
    return next((letter for letter in reversed(name[:index]) if not _is_mark(letter)), " ")


def _marks_are_readable(name: str) -> bool:
    """Whether each mark has a letter, and no letter has a pile of marks."""
    marks: list[str] = []
    base = " "
    for letter in name:
        if letter in (_EMOJI_STYLE, _ZWNJ, _ZWJ):
            continue
        if not _is_mark(letter):
            parts = unicodedata.normalize("NFD", letter)
            base, marks = parts[0], [*filter(_is_mark, parts[1:])]
            continue
        marks.append(letter)
        if not base.isalnum() or not _fit_on_a_letter(marks):
            return False
    return True


def _fit_on_a_letter(marks: list[str]) -> bool:
    kinds = Counter(map(unicodedata.category, marks))
    general = sum(any(ord(mark) in block for block in _GENERAL_MARKS) for mark in marks)
    return (
        kinds["Mn"] <= MOST_MARKS
        and kinds["Mc"] <= MOST_SPACING_MARKS
        and kinds["Me"] == 0  # they enclose the letter
        and general <= MOST_GENERAL_MARKS
        and len(set(marks)) == len(marks)
    )
