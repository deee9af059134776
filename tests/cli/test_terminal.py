"""The terminal game, over a pipe and in a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from cheese_rescue.cli.move_input import MoveInput, parse_move_input
from cheese_rescue.cli.output.words import Words
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.rules import Card, Cell, Record, Seat, Source, verify
from cheese_rescue.rules.seal import drawn_chair
from tests.cli.command import COMMAND, Player, cheese_rescue, environment, plain
from tests.rules.games import SETUPS
from tests.rules.records import true_record


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_a_whole_game_against_a_bot_is_played_and_recorded(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    player = Player("--save", file, language=language)
    player.play_a_game()
    said = player.leave()
    assert said.status == 0, said.err
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert verify(record).sealed_deal
    assert sorted(play.by for play in record.plays) == ["bot:little-mouse"] * 12 + ["person"] * 12
    assert Catalogue(language).text("finale-title") in said.out


def test_a_game_is_played_on_from_its_fourteenth_card(tmp_path: Path) -> None:
    source = true_record(SETUPS[0], seed=4)
    file, kept = tmp_path / "source.txt", tmp_path / "game.txt"
    file.write_text(str(source), encoding="utf-8")
    player = Player("person", "random", "--from", file, "--ply", "14", "--save", kept)
    player.play_a_game()
    said = player.leave()
    assert said.status == 0, said.err
    assert "These cards have been played before" in plain(said.out)
    assert "sealed" not in said.out
    record = Record.parse(kept.read_text(encoding="utf-8"))
    assert (record.source, record.plays[:14]) == (Source.of(source, 14), source.plays[:14])
    assert [play.by for play in record.plays[14:]] == ["person", "bot:random"] * 5
    checked = cheese_rescue("verify", kept)
    assert (checked.status, "The cards were not shuffled" in plain(checked.out)) == (0, True)
    assert "after move 14" in plain(cheese_rescue("replay", kept).out)


def test_the_same_cards_are_dealt_again(tmp_path: Path) -> None:
    source = true_record(SETUPS[0], seed=4)
    file, kept = tmp_path / "source.txt", tmp_path / "game.txt"
    file.write_text(str(source), encoding="utf-8")
    said = cheese_rescue("terminal", "random", "greedy", "--from", file, "--save", kept)
    assert said.status == 0, said.err
    record = Record.parse(kept.read_text(encoding="utf-8"))
    assert (record.source, record.pile) == (Source.of(source, 0), source.pile)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ply", "24"], "can’t go on after move 24: choose a move from 0 to 23"),
        (["random", "random", "random"], "This game has 2 players: type as many words"),
    ],
)
def test_a_game_that_cannot_go_on_so_says_why(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "source.txt"
    file.write_text(str(true_record(SETUPS[0], seed=4)), encoding="utf-8")
    said = cheese_rescue("terminal", *arguments, "--from", file)
    assert said.status == 2
    assert sentence in plain(said.err)


@pytest.mark.parametrize("seats", [("person", "person"), ("person", "greedy", "person", "random")])
def test_a_hot_seat_has_a_curtain_before_every_hand(seats: tuple[str, ...]) -> None:
    player = Player(*seats)
    player.play_a_game()
    said = player.leave()
    assert said.status == 0, said.err
    assert said.out.count("Everybody else, look away!") == 12 * seats.count("person")
    assert "The chase!" in said.out


@pytest.mark.parametrize("seats", [("random", "greedy"), ("gentle",) * 3, ("greedy",) * 4])
def test_bots_play_by_themselves(seats: tuple[str, ...]) -> None:
    said = cheese_rescue("terminal", *seats)
    assert said.status == 0
    assert "The chase!" in said.out


def test_in_a_rematch_the_next_player_begins_and_both_records_are_saved(tmp_path: Path) -> None:
    player = Player("person", "gentle", "--save", tmp_path / "game.txt")
    player.play_a_game()
    player.answer("y")
    player.play_a_game()
    player.answer("n")
    begins = re.findall(r"([●▲■♥] \S+) begins\.", player.leave().out)
    assert len(begins) == 2
    assert begins[0] != begins[1]
    files = (tmp_path / "game.txt", tmp_path / "game-2.txt")
    first, second = (Record.parse(file.read_text(encoding="utf-8")) for file in files)
    assert first.seal != second.seal
    assert verify(first).sealed_deal
    assert verify(second).sealed_deal


def test_enter_lays_only_the_card_that_was_looked_at_last() -> None:
    secret = secret_where_the_person_begins()
    typed = "\n3 2\n1a\n\n9,9\n\nq\n"  # a preview, another card, Enter, a cell outside, Enter
    said = cheese_rescue("terminal", "person", "gentle", "--secret", secret, typed=typed)
    assert said.status == 0
    assert said.out.count("your turn") == 2  # the table and one preview; nothing was laid


@pytest.mark.parametrize("wrong", ["c", "4b 2", "1 9,9", "1 99", "nonsense", "?", "help"])
def test_a_wrong_input_does_not_take_back_the_card_that_is_looked_at(wrong: str) -> None:
    secret = ("--secret", secret_where_the_person_begins())
    typed = f"\n3 2\n{wrong}\n\nq\n"
    said = cheese_rescue("terminal", "person", "gentle", *secret, typed=typed)
    assert said.status == 0, said.err
    assert plain(said.out).count("Cheese worth 3: press Enter to lay it down") == 2
    assert "●3a" not in said.out.rpartition("Your hand:")[2]  # Enter has laid it


def test_a_person_alone_is_told_their_shape() -> None:
    secret = ("--secret", secret_where_the_person_begins())
    said = cheese_rescue("terminal", "gentle", "person", *secret, typed="\n")
    assert "You are ▲ Wedge. Every cheese with ▲ is yours." in plain(said.out)


def test_people_at_one_screen_are_told_their_shapes() -> None:
    said = cheese_rescue("terminal", "person", "gentle", "person", typed="\n\n")
    shapes = re.search(r"Choose your shapes: (.*?)\.", plain(said.out))
    assert shapes is not None
    assert sorted(shapes[1].split(", ")) == ["■ Block", "● Wheel"]


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_help_can_be_asked_for_by_its_word(language: str) -> None:
    secret = ("--secret", secret_where_the_person_begins())
    say = Catalogue(language).text
    arguments = ("terminal", "person", "gentle", *secret, "--lang", language)
    said = cheese_rescue(*arguments, typed=f"\n{say('terminal-help-word')}\nq\n")
    assert plain(say("terminal-help")) in plain(said.out)


@pytest.mark.parametrize(
    ("answer", "games"), [("", 2), ("y", 2), ("n", 1), ("hello\nn", 1), ("hello\n", 2)]
)
def test_enter_answers_again_with_another_game(answer: str, games: int) -> None:
    player = Player("person", "gentle")
    player.play_a_game()
    player.answer(answer)
    assert player.leave().out.count("You are ") == games


def test_a_number_that_is_nobodys_is_refused_with_those_that_there_are() -> None:
    said = cheese_rescue("terminal", "person", "person", typed="7\n2\n")
    assert "There is no player 7: type a number from 1 to 2." in said.out
    assert "▲ Wedge begins." in said.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("m 99", "There is no place 99 on the table: choose one from 1 to 4."),
        ("help", "Every card must share a side"),
        ("HELP", "Every card must share a side"),
        ("4 1", "Cheeses are worth 1, 2 or 3"),
        ("1b 1", "That card isn’t in your hand"),
        ("1 1,1", "touches only a corner"),
        ("1 2,2", "doesn’t touch any card"),
        ("1 0,0", "There is already a card there: start card"),
        ("1 9,0", "too far right. The square is 5 by 5 cards, and this is 5 places outside"),
        ("1 0,-9", "too far up"),
        ("hello", "That wasn’t a card and a place"),
        ("?", "Every card must share a side"),
        ("1", "Cheese worth 1 – and where?"),
        ("0,1", "That wasn’t a card and a place"),
        ("2d", "That card isn’t in your hand: cheese worth 2"),
    ],
)
def test_a_refused_input_is_explained(typed: str, sentence: str) -> None:
    secret = ("--secret", secret_where_the_person_begins())
    said = cheese_rescue("terminal", "person", "gentle", *secret, typed=f"\n{typed}\nq\n")
    assert said.status == 0, said.err
    assert sentence in plain(said.out)


def secret_where_the_person_begins() -> str:
    return next(
        secret.hex()
        for secret in (bytes([number]) * 32 for number in range(256))
        if drawn_chair(2, secret) == 0
    )


def test_the_real_table_level_shows_no_places_and_the_forecast_shows_points() -> None:
    secret = ("--secret", secret_where_the_person_begins())
    real = cheese_rescue(
        "terminal",
        "person",
        "gentle",
        *secret,
        "--level",
        "real-table",
        typed="\nm 1\n1 1,0\n\nq\n",
    )
    assert "The places have no numbers here" in real.out
    assert "If the game ended now" not in real.out
    forecast = cheese_rescue(
        "terminal", "person", "gentle", *secret, "--level", "forecast", typed="\n1 1\n\nq\n"
    )
    assert "If the game ended now: ● Wheel 1 point, ▲ Pip 0 points" in plain(forecast.out)


def test_variants_are_named_when_the_game_starts() -> None:
    said = cheese_rescue("terminal", "random", "random", "--centred", "--dogs-hunt-mice")
    assert "the start card is in the middle of the square" in said.out
    assert "dogs catch the mice" in said.out


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", encoding="utf-8")
    said = cheese_rescue("terminal", "random", "random", "--save", file)
    assert said.status == 2
    assert "already exists" in said.err
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_game_that_never_started_is_not_saved(tmp_path: Path) -> None:
    cheese_rescue("terminal", "person", "person", "--save", tmp_path / "game.txt", typed="")
    assert list(tmp_path.iterdir()) == []


def test_q_stops_the_game_at_every_question() -> None:
    for typed in ("q\n", "1\nq\n", "1\n\nq\n", "1\n\n\nq\n"):
        said = cheese_rescue("terminal", "person", "person", typed=typed)
        assert said.status == 0
        assert said.out.endswith("See you soon!\n")


def test_whole_words_and_any_first_cell_with_three_players_are_understood() -> None:
    secret = next(
        secret.hex()
        for secret in (bytes([number]) * 32 for number in range(256))
        if drawn_chair(3, secret) == 0
    )
    seats = ("person", "gentle", "gentle", "--secret", secret, "--level", "real-table")
    said = cheese_rescue("terminal", *seats, typed="\n1 5,5\n\nq\n")
    assert "Wheel: cheese worth 1 (the start)" not in said.out
    assert said.out.count("Card and place") == 2
    typed = Words("fr").with_letters("Souris 4")
    assert parse_move_input(typed, Seat(0), card_chosen=False) == MoveInput(Card.MOUSE, 4)


def test_bots_alone_show_every_move() -> None:
    said = cheese_rescue("terminal", "random", "greedy")
    assert sum(line.startswith(("● Whirl: ", "▲ Nib: ")) for line in said.out.splitlines()) == 26


def test_a_forecast_is_refused_on_a_shared_screen() -> None:
    said = cheese_rescue("terminal", "person", "person", "--level", "forecast")
    assert said.status == 2
    assert "one person alone" in said.err


def test_an_unwritable_record_is_reported_before_the_game(tmp_path: Path) -> None:
    said = cheese_rescue("terminal", "random", "random", "--save", tmp_path / "nowhere" / "x")
    assert said.status == 2
    assert said.err.startswith("I can’t write to ")
    assert len(said.err.strip().splitlines()) == 1
    assert "begins" not in said.out


@pytest.mark.parametrize(
    ("text", "card_chosen", "meant"),
    [
        ("m 4", False, MoveInput(Card.MOUSE, 4)),
        ("M4", False, MoveInput(Card.MOUSE, 4)),
        (" d   12 ", False, MoveInput(Card.DOG, 12)),
        ("c@1,-2", False, MoveInput(Card.CAT, cell=Cell(1, -2))),
        ("c -1 , 2", False, MoveInput(Card.CAT, cell=Cell(-1, 2))),
        ("3 5", False, MoveInput(Card.CHEESE_3B, 5)),
        ("3b 5", False, MoveInput(Card.CHEESE_3B, 5)),
        ("3", False, MoveInput(Card.CHEESE_3B)),
        ("3", True, MoveInput(place=3)),
        ("12", True, MoveInput(place=12)),
        ("0,1", True, MoveInput(cell=Cell(0, 1))),
        ("м 4", False, MoveInput(Card.MOUSE, 4)),
        ("с 4", False, None),  # Cyrillic: собака, сыр or старт
        ("s 4", False, None),  # souris, but also ser and start
        ("к 4", False, MoveInput(Card.CAT, 4)),
        ("p 4", False, MoveInput(Card.DOG, 4)),
        ("", False, None),
        ("x 4", False, None),
        ("m m", False, None),
        ("1,2,3", False, None),
        ("٣ 1", False, None),
    ],
)
def test_typed_moves_are_parsed(text: str, card_chosen: bool, meant: MoveInput | None) -> None:
    assert parse_move_input(text, Seat(1), card_chosen=card_chosen) == meant


class Terminal:
    """The game in a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [COMMAND, "terminal", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(TERM="xterm-256color", LANG="en_GB.UTF-8"),
            start_new_session=True,
        )
        os.close(slave)

    def read_until(self, text: str) -> str:
        """Everything shown up to that text."""
        shown = b""
        while text.encode() not in shown:
            ready, _, _ = select.select([self._master], [], [], 30)
            assert ready, f"{text!r} never came: {shown.decode(errors='replace')}"
            shown += os.read(self._master, 65536)
        return shown.decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def close(self) -> int:
        status = self.process.wait(timeout=30)
        os.close(self._master)
        return status


def test_a_real_terminal_is_cleared_before_the_next_hand_is_shown() -> None:
    terminal = Terminal("person", "person")
    terminal.read_until("let chance")
    terminal.type("1\n")
    terminal.read_until("Press Enter")
    terminal.type("\n")
    terminal.read_until("look away")
    terminal.type("\n")
    assert "Your hand" in terminal.read_until("Card and place")
    terminal.type("1 1\n")
    terminal.read_until("lay it down")
    terminal.type("\n")
    terminal.read_until("You draw")
    terminal.type("\n")
    after = terminal.read_until("look away")
    wiped = after.rfind("\x1b[2J")
    assert wiped >= 0
    # Many terminals move the cleared screen into the scrollback, so that is cleared last.
    assert after.rfind("\x1b[3J") > wiped
    assert "Your hand" not in after[wiped:]
    terminal.type("\n")
    terminal.read_until("Card and place")
    terminal.type("q\n")
    terminal.read_until("See you soon")
    assert terminal.close() == 0


@pytest.mark.parametrize(("stop", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_and_sigterm_end_the_game_quietly(stop: signal.Signals, status: int) -> None:
    terminal = Terminal("person", "gentle")
    terminal.read_until("Press Enter")
    time.sleep(0.3)  # give the program time to wait for the answer
    terminal.process.send_signal(stop)
    shown = terminal.read_until("Stopped.")
    assert "Traceback" not in shown
    assert terminal.close() == status


def test_ctrl_d_ends_the_game_quietly() -> None:
    terminal = Terminal("person", "gentle")
    terminal.read_until("Press Enter")
    terminal.type("\x04")
    terminal.read_until("See you soon")
    assert terminal.close() == 0
