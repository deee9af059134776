"""The pages of docs/ say what the code does."""

import doctest
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from cheese_rescue.rules import Board, Cell, Game, Outcome, Record, Rules, Seat, Unreadable, verify
from cheese_rescue.rules import cards as box
from cheese_rescue.rules.cards import SEAT_LETTERS
from cheese_rescue.rules.record import HandOver, Play, Result, Source
from cheese_rescue.rules.seal import drawn_chair, seal, shuffled_pile

DOCS = Path(__file__).parents[2] / "docs"
RULES_PAGE = (DOCS / "rules.md").read_text(encoding="utf-8")
NOTATION_PAGE = (DOCS / "notation.md").read_text(encoding="utf-8")
PAGES = sorted(DOCS.glob("*.md"))


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int
    after: str
    """The page from the end of the block on."""


_FENCED = re.compile(
    r"^(?P<margin> *)```(?P<language>\w*)[^`\n]*\n(?P<text>.*?)^(?P=margin)```$",
    re.MULTILINE | re.DOTALL,
)


def blocks(page: str) -> list[Block]:
    return [
        Block(
            found["language"],
            textwrap.dedent(found["text"]),
            page.count("\n", 0, found.start("text")) + 1,
            page[found.end() :].lstrip(),
        )
        for found in _FENCED.finditer(page)
    ]


def table_rows(page: str, header: str) -> list[list[str]]:
    """The cells of the table whose first row begins so."""
    lines = page[page.index(f"\n| {header}") + 1 :].split("\n\n", 1)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers_in(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


# --- Python on every page ---------------------------------------------------------------------


def looks_like_python(block: Block) -> bool:
    if block.language in {"python", "py", "python3", "pycon"} or ">>> " in block.text:
        return True
    imports = re.search(r"^(from [\w.]+ )?import \w", block.text, re.MULTILINE)
    return not block.language and imports is not None


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_python_of_a_page_runs_from_top_to_bottom(path: Path) -> None:
    names: dict[str, object] = {"__name__": path.name}
    for block in blocks(path.read_text(encoding="utf-8")):
        if not looks_like_python(block):
            continue
        if ">>> " not in block.text:
            code = compile("\n" * (block.line - 1) + block.text, path, "exec")
            exec(code, names)  # noqa: S102 (our own pages)
            continue
        test = doctest.DocTestParser().get_doctest(
            block.text, names, path.name, str(path), block.line - 1
        )
        told: list[str] = []
        failed, _ = doctest.DocTestRunner().run(test, out=told.append, clear_globs=False)
        names |= test.globs
        assert not failed, "".join(told)


# --- rules.md ---------------------------------------------------------------------------------


def test_every_rule_stands_under_its_number_once_and_in_order() -> None:
    told = re.findall(r"^- \*\*([RV]\d+)\*\* ", RULES_PAGE, re.MULTILINE)
    assert told == [*(f"R{number}" for number in range(1, 18)), "V1", "V2"]


def test_no_page_speaks_of_a_rule_that_does_not_exist() -> None:
    known = {*(f"R{number}" for number in range(1, 18)), "V1", "V2"}
    for page in (RULES_PAGE, NOTATION_PAGE):
        assert set(re.findall(r"\b[RV]\d+\b", page)) <= known


def test_the_numbers_by_players_are_those_of_the_code() -> None:
    rows = table_rows(RULES_PAGE, "players | square | places")
    assert [int(row[0]) for row in rows] == list(box.PLAYER_COUNTS)
    everything = list(box.animals(4).values())
    for row in rows:
        players = int(row[0])
        size = box.square_size(players)
        in_play = list(box.animals(players).values())
        out = [all_ - kept for all_, kept in zip(everything, in_play, strict=True)]
        game = Game.deal(players=players, pile=box.unshuffled_pile(players))
        assert row[1:] == [
            f"{size} x {size}",
            str(size**2),
            "yes" if box.has_start_card(players) else "no",
            ", ".join(map(str, out)),
            ", ".join(map(str, in_play)),
            str(sum(in_play)),
            str(len(game.pile)),
            str(box.DRAWS_EACH),
            str(players * box.PLACED_EACH),
            str(box.LEFT_IN_HAND),
        ]


def test_what_is_assumed_is_what_the_code_assumes() -> None:
    dogs, cats, mice = box.animals(4).values()
    assert f"**{dogs} dogs, {cats} cats, {mice} mice.**" in RULES_PAGE
    assert f"**Cheeses worth {', '.join(map(str, box.CHEESE_POINTS))}.**" in RULES_PAGE


class End(NamedTuple):
    """A drawn end: the board before, and what the page draws after it, the last one at the end."""

    before: Board
    later: list[str]
    told: str


def drawn_ends() -> list[End]:
    ends = []
    for block in blocks(RULES_PAGE):
        if "->" not in block.text:
            continue
        rows = [line.split() for line in block.text.splitlines()]
        stages = 1 + max(row.count("->") for row in rows)
        faces = [[word for word in row if word != "->"] for row in rows]
        width = len(faces[0]) // stages
        assert {len(row) for row in faces} == {width * stages}
        first, *later = (
            "\n".join(" ".join(row[stage * width : (stage + 1) * width]) for row in faces)
            for stage in range(stages)
        )
        ends.append(End(Board.parse(first), later, block.after))
    return ends


ENDS = drawn_ends()
_TOLD = re.compile(
    r"^Gone: (?P<cats>\d+) cats?, (?P<mice>\d+) (?:mice|mouse), (?P<cheeses>\d+) cheeses?\."
    r" Points: (?P<points>[^.]+)\. Cheeses left: (?P<left>[^.]+)\.(?: Winner: (?P<winner>\w)\.)?$",
    re.MULTILINE,
)


def by_seat(values: tuple[int, ...]) -> str:
    return ", ".join(
        f"{letter} {value}" for letter, value in zip(SEAT_LETTERS, values, strict=False)
    )


def drawn(board: Board, frame: Board) -> str:
    """The board as large as another one."""
    (left, top), (right, bottom) = frame.bounds()
    return "\n".join(
        " ".join(str(board.get(Cell(x, y), ".")) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    )


def winners(outcome: Outcome) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in outcome.winners)


def test_an_end_is_drawn_for_every_number_of_players() -> None:
    sizes = [len(end.before) for end in ENDS]
    assert {box.square_size(players) ** 2 for players in box.PLAYER_COUNTS} <= set(sizes)


@pytest.mark.parametrize("end", ENDS, ids=range(len(ENDS)))
def test_a_drawn_end_gives_what_is_told_below_it(end: End) -> None:
    told = _TOLD.search(end.told)
    assert told
    players = told["points"].count(",") + 1
    outcome = Outcome.of(end.before, Rules(), players)
    ended = outcome.chase
    assert tuple(len(step.gone) for step in ended.steps) == numbers_in(
        f"{told['cats']} {told['mice']} {told['cheeses']}"
    )
    assert told["points"] == by_seat(outcome.points)
    assert told["left"] == by_seat(outcome.cheeses)
    assert told["winner"] == (winners(outcome) if players > 1 else None)

    board = end.before
    stages = []
    for step in ended.steps:
        board = board.without(step.gone)
        stages.append(drawn(board, end.before))
    assert end.later == stages[-len(end.later) :]


def test_the_drawn_ends_give_under_v2_what_its_table_says() -> None:
    squares = {len(end.before): end.before for end in ENDS}
    rows = table_rows(RULES_PAGE, "players | cats, mice, cheeses gone")
    assert [int(row[0]) for row in rows] == list(box.PLAYER_COUNTS)
    for row in rows:
        players = int(row[0])
        square = squares[box.square_size(players) ** 2]
        outcome = Outcome.of(square, Rules(dogs_hunt_mice=True), players)
        ended = outcome.chase
        assert row[1:] == [
            ", ".join(str(len(step.gone)) for step in ended.steps),
            by_seat(outcome.points),
            by_seat(outcome.cheeses),
            winners(outcome),
        ]


# --- notation.md: records ---------------------------------------------------------------------

RECORDS = [block for block in blocks(NOTATION_PAGE) if block.language == "record"]


def words_by_line(text: str) -> list[list[str]]:
    """A record as its page defines it: no empty lines, no comments, no matter how much space."""
    lines = (line.split() for line in text.removeprefix("\ufeff").split("\n"))
    return [words for words in lines if words and not words[0].startswith("#")]


def test_a_finished_and_an_unfinished_record_are_shown() -> None:
    piles = [Record.parse(block.text).pile for block in RECORDS]
    assert None in piles
    assert any(piles)


@pytest.mark.parametrize("block", RECORDS, ids=lambda block: f"line-{block.line}")
def test_a_shown_record_prints_back_and_verifies_as_claimed(block: Block) -> None:
    record = Record.parse(block.text)
    assert words_by_line(str(record)) == words_by_line(block.text)
    assert Record.parse(str(record)) == record
    claim = re.match(r"`verify` says: (.*)\.\n", block.after)
    assert claim
    findings = verify(record).findings
    assert claim[1] == ", ".join(f"{name} {found.value}" for name, found in findings.items())


def test_shown_records_are_spaced_as_they_are_printed() -> None:
    for block in RECORDS:
        text = "".join(line for line in block.text.splitlines(keepends=True) if line[0] != "#")
        assert str(Record.parse(text)) == text


# --- notation.md: the grammar -----------------------------------------------------------------

_ABNF_TOKEN = re.compile(
    r'"[^"]*"|%x[0-9A-F]+(?:-[0-9A-F]+)?|[A-Za-z][\w-]*|\d*\*\d*|\d+|[()\[\]/]'
)


class Abnf:
    """As much of ABNF as the page uses, turned into a regular expression."""

    def __init__(self, grammar: str) -> None:
        self.rules = {
            name.strip(): _ABNF_TOKEN.findall(rule)
            for name, rule in (line.split("=", 1) for line in grammar.splitlines() if line)
        }

    def pattern(self, name: str) -> str:
        tokens = [*reversed(self.rules[name])]
        pattern = self._alternatives(tokens)
        assert not tokens
        return pattern

    def _alternatives(self, tokens: list[str]) -> str:
        choices = [""]
        while tokens and tokens[-1] not in {")", "]"}:
            if tokens[-1] == "/":
                tokens.pop()
                choices.append("")
            choices[-1] += self._repeated(tokens)
        return f"(?:{'|'.join(choices)})"

    def _repeated(self, tokens: list[str]) -> str:
        times = re.fullmatch(r"(\d*)(\*?)(\d*)", tokens[-1])
        if not times:
            return self._element(tokens)
        tokens.pop()
        least, star, most = times.groups()
        repeat = f"{{{least or 0},{most}}}" if star else f"{{{least}}}"
        return self._element(tokens) + repeat

    def _element(self, tokens: list[str]) -> str:
        first = tokens.pop()
        if first in {"(", "["}:
            inner = self._alternatives(tokens)
            return inner + {")": "", "]": "?"}[tokens.pop()]
        if first.startswith('"'):
            return f"(?:{re.escape(first[1:-1])})"
        if first.startswith("%x"):
            codes = (re.escape(chr(int(code, 16))) for code in first[2:].split("-"))
            return f"[{'-'.join(codes)}]"
        return self.pattern(first)


def grammar() -> re.Pattern[str]:
    [block] = [block for block in blocks(NOTATION_PAGE) if block.language == "abnf"]
    return re.compile(Abnf(block.text).pattern("record"))


def is_record(text: str, pattern: re.Pattern[str]) -> bool:
    """Whether the page calls the text a record: the grammar, then its three conditions."""
    lines = words_by_line(text)
    if not pattern.fullmatch("".join(f"{' '.join(words)}\n" for words in lines)):
        return False
    players = int(lines[1][1])
    goes_on = lines[3][0] == "source"
    first, last = (4, -2) if goes_on else (5, -3)
    numbers, result = lines[4][1:], lines[-1][1:]
    plays = [words for words in lines[first:last] if words[0] != "hand-over"]
    before = [
        (words, sum(line[0] != "hand-over" for line in lines[first:number]))
        for number, words in enumerate(lines)
        if words[0] == "hand-over"
    ]
    seats = SEAT_LETTERS[:players]
    return (
        (int(lines[3][2]) <= min(len(plays), 12 * players - 1) if goes_on else True)
        and (goes_on or len(numbers) == players)
        and (not before or int(lines[0][1]) > 1)
        and all(
            int(words[1]) == ply + 1 <= 12 * players and words[2] in seats for words, ply in before
        )
        and len(plays) <= 12 * players
        and all(
            int(words[0]) == ply + 1 and words[1] == seats[ply % players]
            for ply, words in enumerate(plays)
        )
        and (
            result == ["?"]
            or (
                [word[0] for word in result[:-1]] == [*seats]
                and set(result[-1].removeprefix("winners:")) <= {*seats}
            )
        )
    )


def parses(text: str) -> bool:
    try:
        Record.parse(text)
    except Unreadable:
        return False
    return True


def played(players: int, rng: Random) -> Record:
    """A random game, broken off somewhere or finished."""
    secret = rng.randbytes(32)
    rules = Rules(centred=players != 3 and rng.random() < 0.5, dogs_hunt_mice=rng.random() < 0.5)
    numbers = tuple(rng.choice([None, rng.randbytes(16)]) for _ in range(players))
    game = Game.deal(players=players, pile=shuffled_pile(players, secret, numbers), rules=rules)
    for _ in range(rng.choice([0, 3, 12 * players])):
        game = game.play(rng.choice(game.legal_moves()))
    known = rng.random() < 0.7
    last = min(len(game.moves), 12 * players - 1)
    hand_overs = [
        HandOver(rng.randint(0, last), Seat(rng.randrange(players)), rng.choice([None, "gentle"]))
        for _ in range(rng.choice([0, 0, 2]))
    ]
    moved = tuple(sorted(hand_overs, key=lambda each: each.ply))
    if rng.random() < 0.3:
        plays = tuple(Play(move) for move in game.moves)
        whole = Record(players=players, rules=rules, plays=plays, pile=game.dealt)
        source = Source.of(whole, rng.randint(0, last))
        return replace(whole, version=3, source=source, hand_overs=moved)
    return Record(
        players=players,
        rules=rules,
        seal=rng.choice([None, seal(secret)]),
        numbers=numbers if any(numbers) else (),
        plays=tuple(Play(move, rng.choice([None, "gentle", "a_b.c:9-"])) for move in game.moves),
        hand_overs=moved,
        version=2 if hand_overs else rng.choice([1, 2]),
        secret=secret if known else None,
        pile=game.dealt if known else None,
        result=Result.of(game.outcome()) if game.over else None,
    )


_ODD_WORDS = """
    ? - # #x 0 1 01 001 0001 2 02 3 4 5 24 25 a b c d D C M S m 1a 4a M@0,0 M@-0,0 M@+1,0 M@01,0
    M@999,-999 M@1000,0 S@1,0 m@1,0 3d@1,1 M@1 person bot: bot:x bot:é Person none centred
    dogs-hunt-mice winners:a winners:ba winners:aa winners:abcd winners: a:0/0 a:00/0 a:99/9
    a:100/0 hand-over b:7/3 c:1/1 pile secret result cheese-rescue \ufeff
"""
_ODD = (*_ODD_WORDS.split(), "", "\xa0", "\u2028", "\r", "\t", "\x1c")


def damaged(text: str, rng: Random) -> str:
    """The text with one thing changed: a word, a character, a line or a space."""
    lines = [line.split(" ") for line in text.split("\n")]
    row = rng.randrange(len(lines))
    column = rng.randrange(len(lines[row]))
    other = rng.randrange(len(lines))
    match rng.randrange(8):
        case 0 | 1:
            lines[row][column] = rng.choice(_ODD)
        case 2:
            lines[row].insert(column, rng.choice(_ODD))
        case 3:
            del lines[row][column]
        case 4:
            del lines[row]
        case 5:
            lines[row], lines[other] = lines[other], lines[row]
        case 6:
            lines.insert(other, lines[row])
        case _:
            at = rng.randrange(len(text))
            return text[:at] + rng.choice("09afgAD?# \n\r\t") + text[at + rng.randrange(2) :]
    return "\n".join(" ".join(words) for words in lines)


def test_the_grammar_accepts_exactly_what_the_code_reads() -> None:
    pattern = grammar()
    rng = Random(5149)
    seen = {True: 0, False: 0}
    for number in range(300):
        text = str(played(2 + number % 3, rng))
        assert is_record(text, pattern)
        assert parses(text)
        for changed in [damaged(text, rng) for _ in range(10)]:
            if "centred" in changed and "players 3" in changed:
                continue  # V1 is refused with 3 players; the page leaves open where
            told = is_record(changed, pattern)
            assert told == parses(changed), changed
            seen[told] += 1
    assert min(seen.values()) > 300


@pytest.mark.parametrize(
    ("old", "new", "readable"),
    [
        ("^", "\ufeff", True),
        ("^", "\ufeff\ufeff", False),
        ("rescue 2$", "rescue 001", True),
        ("rescue 2$", "rescue 002", True),
        ("rescue 2$", "rescue 0001", False),
        ("rescue 2$", "rescue 3", False),
        ("^ 5 a", "hand-over 5 b person\n 5 a", True),
        ("^ 5 a", "hand-over 005 b bot:x\n 5 a", True),
        ("^ 5 a", "hand-over 5 c person\n 5 a", False),
        ("^ 5 a", "hand-over 4 b person\n 5 a", False),
        ("^ 5 a", "hand-over 6 b person\n 5 a", False),
        ("^ 5 a", "hand-over 5 b\n 5 a", False),
        ("^secret", "hand-over 25 a person\nsecret", False),
        ("players 2", "players 002", True),
        ("none$", "centred dogs-hunt-mice", True),
        ("none$", "dogs-hunt-mice centred", False),
        ("none$", "none none", False),
        ("^seal .", "seal ", False),
        ("^seal .", "seal A", False),
        ("^seal .", "seal 00", False),
        ("^numbers a", "numbers ", False),
        ("^numbers a", "numbers aa", False),
        ("^numbers .*", "numbers ? ?", False),
        ("person", f"bot:{'x' * 60}", True),
        ("person", f"bot:{'x' * 61}", False),
        ("@1,0 ", "@999,-999 ", True),
        ("@1,0 ", "@1000,0 ", False),
        ("@1,0 ", "@-0,0 ", False),
        ("^ 1 a", "001 a", True),
        ("^ 1 a", "0001 a", False),
        ("^secret", "25 a M@9,9 person\nsecret", False),
        ("^pile .*", "pile M", True),
        ("^pile .*", "pile", False),
        ("a:7/4", "a:99/9", True),
        ("a:7/4", "a:07/4", False),
        ("winners:a", "winners:baab", True),
        ("winners:a", "winners:c", False),
        ("\n", "\r\n\n # \n", True),
        ("$", " # said", False),
    ],
)
def test_the_grammar_has_the_limits_of_the_code(old: str, new: str, readable: bool) -> None:
    finished = next(block.text for block in RECORDS if "winners" in block.text)
    text, changes = re.subn(old, new, finished, count=1, flags=re.MULTILINE)
    assert changes
    assert (is_record(text, grammar()), parses(text)) == (readable, readable)


# --- notation.md: the shuffle -----------------------------------------------------------------


class Vector(NamedTuple):
    """A test vector, as it stands on the page."""

    players: int
    secret: str
    numbers: list[str]
    told: dict[str, str]


def vectors() -> Iterator[Vector]:
    for block in blocks(NOTATION_PAGE):
        if block.language == "vectors":
            for stanza in block.text.strip().split("\n\n"):
                told = {
                    name: value.strip()
                    for name, value in (line.split(" ", 1) for line in stanza.split("\n"))
                }
                yield Vector(
                    players=int(told.pop("players")),
                    secret=told.pop("secret"),
                    numbers=told.pop("numbers").split(),
                    told=told,
                )


VECTORS = list(vectors())


class Chance:
    """The page's steps 2 to 4 done again, without a look at the code."""

    def __init__(self, *lines: str) -> None:
        key = sha256(b"".join(line.encode("ascii") + b"\n" for line in lines)).digest()
        self.bytes = b"".join(sha256(key + bytes(7) + bytes([i])).digest() for i in range(8))
        self.at = 0
        self.skipped: list[str] = []

    def below(self, n: int) -> int:
        while True:
            byte = self.bytes[self.at]
            self.at += 1
            if byte < 256 - (256 % n):
                return byte % n
            self.skipped.append(f"{byte:02x}@{self.at - 1}")


def redone(vector: Vector) -> dict[str, str]:
    dogs, cats, mice = {2: (3, 6, 9), 3: (4, 9, 14), 4: (6, 12, 18)}[vector.players]
    pile = [*"D" * dogs, *"C" * cats, *"M" * mice]
    chance = Chance("cheese-rescue deal 1", vector.secret, *vector.numbers)
    last = len(pile) - 1
    while last > 0:
        other = chance.below(last + 1)
        pile[other], pile[last] = pile[last], pile[other]
        last -= 1
    first = Chance("cheese-rescue first 1", vector.secret)
    return {
        "seal": sha256(bytes.fromhex(vector.secret)).hexdigest(),
        "stream": chance.bytes[:8].hex(" "),
        "skipped": " ".join(chance.skipped) or "none",
        "pile": " ".join(pile),
        "first": first.bytes[:2].hex(" "),
        "chair": str(first.below(vector.players)),
    }


def test_vectors_are_there_for_all_players_and_secrets_with_and_without_numbers() -> None:
    secrets = (bytes(32).hex(), bytes(range(32)).hex(), (b"\xff" * 32).hex())
    found = {(vector.players, vector.secret, "-" in vector.numbers) for vector in VECTORS}
    assert found >= {
        (players, secret, without)
        for players in (2, 3, 4)
        for secret in secrets
        for without in (False, True)
    }
    assert all(len(vector.numbers) == vector.players for vector in VECTORS)


def test_vectors_skip_bytes_at_the_first_card_of_36_and_at_the_chair() -> None:
    assert any(v.players == 4 and "@0" in v.told["skipped"].split(" ")[0] for v in VECTORS)
    assert any(v.players == 3 and v.told["first"].startswith("ff") for v in VECTORS)


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_a_vector_follows_from_the_words_of_the_page(vector: Vector) -> None:
    assert vector.told == redone(vector)


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_a_vector_is_what_the_code_deals(vector: Vector) -> None:
    secret = bytes.fromhex(vector.secret)
    numbers = [None if text == "-" else bytes.fromhex(text) for text in vector.numbers]
    pile = shuffled_pile(vector.players, secret, numbers)
    assert vector.told["seal"] == seal(secret)
    assert vector.told["pile"] == " ".join(map(str, pile))
    assert vector.told["chair"] == str(drawn_chair(vector.players, secret))


def test_the_javascript_of_the_page_deals_the_same(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed, so the JavaScript of the page cannot be run")
    [block] = [block for block in blocks(NOTATION_PAGE) if block.language == "js"]
    program = tmp_path / "deal.mjs"
    program.write_text(block.text, encoding="utf-8")
    for vector in VECTORS:
        done = subprocess.run(
            [node, program, str(vector.players), vector.secret, *vector.numbers],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        told = dict(line.split(maxsplit=1) for line in done.stdout.splitlines())
        assert told == {name: vector.told[name] for name in ("seal", "pile", "chair")}
