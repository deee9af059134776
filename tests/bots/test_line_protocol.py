"""Programs in any language play: what they are told, and what they may answer."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from cheese_rescue.bots import Budget
from cheese_rescue.bots.arena import Tournament, play_match
from cheese_rescue.bots.foreign import ForeignBot, Forfeit, ForfeitReason
from cheese_rescue.rules import Card, Move, Rules, Seat
from tests.rules.games import dealt

ROOT = Path(__file__).parents[2]
BUDGET = Budget(seconds=0.5)

GOOD = """
import sys
for line in sys.stdin:
    word, *values = line.split()
    if word == "cheese-rescue": print("cheese-rescue 1", flush=True)
    elif word == "game": print("ready", flush=True)
    elif word == "legal-moves": moves = values
    elif word == "choose": print("move", moves[0], flush=True)
"""
"""A program that always lays the first card."""


def program(folder: Path, text: str) -> ForeignBot:
    """A bot in a file of its own that the system can run."""
    file = folder / "bot"
    file.write_text(f"#!{sys.executable} -IS\n{text}", encoding="utf-8")
    file.chmod(0o755)
    return ForeignBot("./bot", str(folder))


def failure(bot: ForeignBot, timeout: float = 5) -> Forfeit:
    """Why the bot forfeits its first move."""
    with bot:
        try:
            bot.begin("ab")
            bot.choose(dealt(2, 1).view(Seat(0)), BUDGET, timeout)
        except Forfeit as forfeit:
            return forfeit
    raise AssertionError("it did not forfeit")


# -- what a bot is told ----------------------------------------------------------------------------


def test_a_game_in_words(tmp_path: Path) -> None:
    """Bots everywhere depend on these lines. Add lines or values, but change none."""
    heard = tmp_path / "heard.txt"
    text = GOOD.replace(
        "in sys.stdin:\n", f"in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n"
    )
    game = dealt(3, 4, Rules(dogs_hunt_mice=True))
    for _ in range(4):
        game = game.play(game.legal_moves()[-1])
    with program(tmp_path, text) as bot:
        bot.begin("0123456789abcdef")
        bot.choose(game.view(Seat(1)), Budget(seconds=0.5), 3.5)
        bot.choose(game.view(Seat(1)), Budget(simulations=200), 60.0)
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["cheese-rescue 1", "game 0123456789abcdef"]
    first, second = lines[2:17], lines[17:]
    assert second == [
        {"seconds 0.5": "simulations 200", "timeout 3.5": "timeout 60.0"}.get(line, line)
        for line in first
    ]
    view = game.view(Seat(1))
    assert first == [
        "players 3",
        "variants dogs-hunt-mice",
        "seat b",
        f"moves {' '.join(map(str, game.moves))}",
        f"board {' '.join(f'{card}@{cell}' for cell, card in game.board.items())}",
        f"hand {' '.join(map(str, view.hand))}",
        f"draws {' '.join(f'{draw.ply}:{draw.card}' for draw in view.draws)}",
        "hand-sizes 8 8 8",
        f"cheeses {' '.join(str(card) for held in view.cheeses for card in held)}",
        f"pile-size {view.pile_size}",
        f"unseen D:{view.unseen[Card.DOG]} C:{view.unseen[Card.CAT]} M:{view.unseen[Card.MOUSE]}",
        f"legal-moves {' '.join(map(str, view.legal_moves))}",
        "seconds 0.5",
        "timeout 3.5",
        "choose",
    ]


def test_lines_have_no_values_where_there_is_nothing(tmp_path: Path) -> None:
    """A line is always there, so that a bot needs no special case."""
    text = GOOD.replace(
        'elif word == "legal-moves"',
        'elif word == "moves": print("moves:", values)\n    elif word == "legal-moves"',
    )
    with program(tmp_path, text) as bot:
        bot.begin("ab")
        bot.choose(dealt(2, 1).view(Seat(0)), BUDGET, 5)
        bot.end()
        assert bot.printed == "moves: []"


# -- what it may answer ----------------------------------------------------------------------------


def test_lines_that_nobody_knows_and_standard_error_count_as_printed(tmp_path: Path) -> None:
    text = GOOD.replace(
        'print("move"',
        'print("info", "\\x1b[31mdepth 3"); print("oh", file=sys.stderr, flush=True); print("move"',
    )
    with program(tmp_path, text) as bot:
        bot.begin("ab")
        view = dealt(2, 1).view(Seat(0))
        assert bot.choose(view, BUDGET, 5) == view.legal_moves[0]
        bot.end()
        assert sorted(bot.printed.splitlines()) == ["info \\x1b[31mdepth 3", "oh"]


def test_values_after_the_move_are_ignored(tmp_path: Path) -> None:
    with program(tmp_path, GOOD.replace("moves[0]", "moves[0], 'value', 0.7")) as bot:
        bot.begin("ab")
        view = dealt(2, 1).view(Seat(0))
        assert bot.choose(view, BUDGET, 5) == view.legal_moves[0]


def test_an_answer_that_comes_twice_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    """The second one has surely arrived: the bot prints a line after it."""
    text = GOOD.replace(
        'print("move", moves[0]', 'print("move", moves[0]), print("move X@0,0"), print("ready"'
    )
    game = dealt(2, 1)
    with program(tmp_path, text) as bot:
        bot.begin("ab")
        for _ in range(4):
            move = bot.choose(game.view(game.turn), BUDGET, 5)
            bot.begin("cd")
            game = game.play(move)


def test_a_bot_may_say_hello_before_it_is_greeted(tmp_path: Path) -> None:
    text = f'print("cheese-rescue 1", flush=True)\n{GOOD}'
    with program(tmp_path, text) as bot:
        bot.begin("ab")
        view = dealt(2, 1).view(Seat(0))
        assert bot.choose(view, BUDGET, 5) == view.legal_moves[0]


ANSWERS = {
    "an error": ('print("error", "no idea \\x07")', ForfeitReason.RAISED, "no idea \\x07"),
    "no move": ('print("move pass")', ForfeitReason.NO_MOVE, "pass"),
    "a move that is not legal": ('print("move M@50,50")', ForfeitReason.ILLEGAL, "M@50,50"),
    "nothing": ("import time; time.sleep(60)", ForfeitReason.LATE, "0.4"),
    "its end": ("sys.exit()", ForfeitReason.DIED, ""),
    "a flood": ('[print("x" * 9999) for _ in iter(int, 1)]', ForfeitReason.LATE, "0.4"),
    "a flood of answers": ('[print("ready") for _ in iter(int, 1)]', ForfeitReason.LATE, "0.4"),
}


@pytest.mark.parametrize(("answer", "reason", "detail"), ANSWERS.values(), ids=[*ANSWERS])
def test_a_bad_answer_forfeits(
    tmp_path: Path, answer: str, reason: ForfeitReason, detail: str
) -> None:
    text = GOOD.replace('print("move", moves[0], flush=True)', f"{answer}; sys.stdout.flush()")
    late = reason is ForfeitReason.LATE
    why = failure(program(tmp_path, text), timeout=0.4 if late else 10)
    assert why.reason is reason
    assert why.detail == detail or (late and float(why.detail) >= 0.4)


def test_a_program_that_never_reads_forfeits_instead_of_blocking_the_arena(tmp_path: Path) -> None:
    text = 'print("cheese-rescue 1"); [print("ready", flush=True) for _ in iter(int, 1)]'
    reasons: list[ForfeitReason] = []
    with program(tmp_path, text) as bot:
        while not reasons:
            try:
                bot.begin("ab" * 100)
            except Forfeit as forfeit:
                reasons.append(forfeit.reason)
    assert reasons == [ForfeitReason.DIED]


@pytest.mark.parametrize("version", ["2", "0", "one", ""])
def test_a_version_that_we_do_not_speak_is_refused(tmp_path: Path, version: str) -> None:
    text = GOOD.replace('"cheese-rescue 1"', f'"cheese-rescue {version}"')
    why = failure(program(tmp_path, text))
    assert (why.reason, why.detail) == (
        ForfeitReason.RAISED,
        f"cheese-rescue {version}".strip() if version else "cheese-rescue ",
    )


@pytest.mark.parametrize(
    ("name", "detail"),
    [("./nowhere", "No such file or directory"), ("./plain", "Permission denied"), ("'", "'")],
)
def test_a_program_that_cannot_be_started_says_why(tmp_path: Path, name: str, detail: str) -> None:
    (tmp_path / "plain").write_text("no program", encoding="utf-8")
    why = failure(ForeignBot(f"{name} ", str(tmp_path)))
    assert why.reason is ForfeitReason.RAISED
    assert why.detail.strip() == detail


# -- other languages -------------------------------------------------------------------------------


def test_the_example_in_javascript_lays_mice_first_and_repeats_its_games() -> None:
    if shutil.which("node") is None:
        pytest.skip("Node is not installed")
    code = (ROOT / "examples" / "mice.mjs").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 40
    agreed = Tournament(
        ("node examples/mice.mjs", "random"), 2, Rules(), 3, Budget(), 10.0, str(ROOT)
    )
    played = play_match(agreed, 0, 0)
    assert not played.forfeits
    assert play_match(agreed, 0, 0).moves == played.moves
    assert play_match(agreed, 1, 0).moves != played.moves
    seat = played.seats.index(0)
    game = agreed.game(0)
    for ply, text in enumerate(played.moves):
        if ply % 2 == seat and Card.MOUSE in game.hands[seat]:
            assert text.startswith("M@")
        game = game.play(Move.parse(text))


def test_the_documented_conversation_is_what_is_said(tmp_path: Path) -> None:
    """Every line of the example in docs/bots.md, with the words that the bot of this file hears."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    talk = page.partition("```text\n> cheese-rescue")[2].partition("```")[0]
    talk = f"> cheese-rescue{talk}"
    sent = [line[2:] for line in talk.splitlines() if line.startswith("> ")]
    answers = [line[2:].split()[0] for line in talk.splitlines() if line.startswith("< ")]
    assert answers == ["cheese-rescue", "ready", "move"]
    heard = tmp_path / "heard.txt"
    text = GOOD.replace(
        "in sys.stdin:\n", f"in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n"
    )
    seed = re.search(r"^> game (\w+)$", talk, re.MULTILINE)
    assert seed
    game = dealt(2, 1)
    for _ in range(2):
        game = game.play(game.legal_moves()[0])
    with program(tmp_path, text) as bot:
        bot.begin(seed[1])
        bot.choose(game.view(Seat(0)), Budget(seconds=0.1), 2.3)
    told = heard.read_text(encoding="utf-8").splitlines()
    assert [line.rstrip("… ") for line in sent] == [
        line[: len(shown.rstrip("… "))] for line, shown in zip(told, sent, strict=True)
    ]
