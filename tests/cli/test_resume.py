"""Terminal games that were stopped and are resumed."""

import json
import shutil
import signal
from itertools import cycle
from pathlib import Path
from stat import S_IMODE

import msgspec
import pytest

from cheese_rescue.cli.saved_game import StoppedGame
from cheese_rescue.i18n import LANGUAGES, Catalogue
from cheese_rescue.rules import Record, verify
from cheese_rescue.rules.seal import seal
from tests.cli.command import PROMPT, Player, Said, cheese_rescue, plain
from tests.rules.games import SETUPS
from tests.rules.records import true_record

SECRET = "00" * 31 + "07"
SAY = Catalogue("en").text
CARDS = ("1", "2", "3", "m", "c", "d")


def play(player: Player, turns: int = 100) -> int:
    """Lays cards for so many turns: each time the first card of the hand, on place 1.

    Returns how many cards were laid. Stops at the end of the game.
    """
    choose, again = SAY("terminal-choose"), plain(SAY("terminal-again"))
    cards, laid = cycle(CARDS), 0
    while laid < turns and (asked := player.asked()):
        if plain(asked).endswith(plain(f"{again}{PROMPT}")):
            break
        if asked.endswith(f"{choose}{PROMPT}"):
            player.answer(f"{next(cards)} 1")
        else:
            if "lay it down" in plain(asked)[-90:]:
                cards, laid = cycle(CARDS), laid + 1
            player.answer("")
    return laid


def kill(player: Player) -> None:
    """Ends the program as kill -9 does, and waits until it is gone."""
    player.asked()
    player.send_signal(signal.SIGKILL)
    player.leave()


def stopped(file: Path, *arguments: str, turns: int = 4) -> Path:
    """A game that was killed after so many of its person's turns."""
    player = Player(*arguments, "--secret", SECRET, "--save", file)
    play(player, turns)
    kill(player)
    return file


def record_of(file: Path) -> Record:
    return Record.parse(file.read_text(encoding="utf-8"))


def resume(file: Path, *arguments: str | Path) -> Said:
    return cheese_rescue("terminal", "--resume", file, *arguments)


def secret_of(file: Path) -> Path:
    return Path(f"{file}.secret")


@pytest.mark.parametrize(
    "arguments",
    [
        ("person", "little-mouse"),
        pytest.param(
            ("person", "mouse", "kitten", "--dogs-hunt-mice", "--level", "hint-card"),
            marks=[pytest.mark.long],
        ),
        pytest.param(("cat", "person", "--centred"), marks=[pytest.mark.long]),
        ("person", "greedy", "person", "random"),
    ],
    ids=" ".join,
)
def test_a_killed_game_goes_on_as_if_nothing_had_happened(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    whole = Player(*arguments, "--secret", SECRET, "--save", tmp_path / "whole.txt")
    play(whole)
    whole.leave()
    file = stopped(tmp_path / "game.txt", *arguments)
    begun = record_of(file)
    assert 4 <= len(begun.plays) < 24
    again = Player("--resume", file)
    play(again)
    assert again.leave().status == 0
    assert record_of(file) == record_of(tmp_path / "whole.txt")
    assert record_of(file).plays[: len(begun.plays)] == begun.plays
    assert verify(record_of(file)).sealed_deal
    assert not secret_of(file).exists()


def test_no_move_is_lost_by_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    player = Player("person", "person", "--secret", SECRET, "--save", file)
    for ply in range(1, 4):
        play(player, 1)
        player.asked()  # the question after the move
        assert len(record_of(file).plays) == ply
        player.answer("")
    kill(player)
    assert len(record_of(file).plays) == 3


def test_the_secret_is_in_a_file_of_its_own_until_the_game_is_over(tmp_path: Path) -> None:
    file = stopped(tmp_path / "game.txt", "person", "little-mouse")
    assert sorted(tmp_path.iterdir()) == [file, secret_of(file)]
    assert S_IMODE(secret_of(file).stat().st_mode) == 0o600
    assert SECRET in secret_of(file).read_text(encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert SECRET not in text
    assert "pile ?" in text
    assert cheese_rescue("replay", file).status == cheese_rescue("verify", file).status == 0


def test_a_game_that_went_on_from_another_one_can_be_resumed(tmp_path: Path) -> None:
    source = tmp_path / "source.txt"
    source.write_text(str(true_record(SETUPS[0], seed=4)), encoding="utf-8")
    file = stopped(
        tmp_path / "game.txt", "person", "random", "--from", str(source), "--ply", "6", turns=2
    )
    begun = record_of(file)
    assert (begun.version, begun.pile) == (3, None)
    again = Player("--resume", file)
    play(again)
    assert again.leave().status == 0
    assert record_of(file).plays[: len(begun.plays)] == begun.plays
    assert verify(record_of(file)).played_before
    assert record_of(file).finished


def test_a_rematch_can_be_resumed_too(tmp_path: Path) -> None:
    player = Player("person", "gentle", "--save", tmp_path / "game.txt")
    play(player)
    player.answer("")  # Enter: another game
    play(player, 3)
    kill(player)
    second = tmp_path / "game-2.txt"
    assert secret_of(second).exists()
    again = Player("--resume", second)
    play(again)
    again.answer("y")
    play(again)
    said = again.leave()
    assert said.status == 0, said.err
    records = [record_of(tmp_path / f"game{number}.txt") for number in ("", "-2", "-3")]
    assert all(verify(record).sealed_deal for record in records)
    assert len({record.seal for record in records}) == 3
    assert [path for path in tmp_path.iterdir() if path.suffix != ".txt"] == []


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_a_stopped_game_says_how_it_is_resumed(language: str, tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    seats = ("terminal", "person", "gentle", "--save", file, "--lang", language)
    said = cheese_rescue(*seats, typed="\nq\n")
    command = f"cheese-rescue terminal --resume '{file}'"
    say = Catalogue(language).text
    assert plain(say("terminal-resume-how", command=command)) in plain(said.out)
    again = cheese_rescue("terminal", "--resume", file, "--lang", language, typed="q\n")
    assert again.status == 0, again.err
    assert say("terminal-goodbye") in again.out


def test_a_game_of_play_is_resumed_with_play(tmp_path: Path) -> None:
    """After ./play, `cheese-rescue` is not on PATH. A path longer than the screen stays whole."""
    file = tmp_path / f"{'game' * 20}.txt"
    seats = ("terminal", "person", "gentle", "--save", file)
    said = cheese_rescue(*seats, typed="\nq\n", CHEESE_RESCUE_PROGRAM="./play")
    assert plain(f"./play terminal --resume {file}") in plain(said.out)


# -- files that are missing, changed, or of another game -------------------------------------------


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stopped(tmp_path_factory.mktemp("stopped") / "game.txt", "person", "little-mouse")


@pytest.fixture
def copy(game: Path, tmp_path: Path) -> Path:
    """A copy of a stopped game, to be changed."""
    for file in (game, secret_of(game)):
        shutil.copy(file, tmp_path)
    return tmp_path / game.name


def refused(file: Path, key: str) -> bool:
    said = resume(file)
    sentence = SAY(key, file=str(file), secret=str(secret_of(file)))
    return (said.status, said.err.strip()) == (2, sentence)


def test_without_its_secret_a_game_cannot_go_on(copy: Path) -> None:
    secret_of(copy).unlink()
    assert refused(copy, "terminal-resume-without-secret")


def test_without_its_record_a_game_cannot_go_on(copy: Path) -> None:
    copy.unlink()
    assert resume(copy).err.strip() == SAY("error-no-file", file=str(copy))


def test_the_secret_of_another_game_is_refused(copy: Path, tmp_path: Path) -> None:
    other = stopped(tmp_path / "other.txt", "person", "little-mouse", turns=1)
    text = secret_of(other).read_text(encoding="utf-8").replace(SECRET, "11" * 32)
    secret_of(copy).write_text(text, encoding="utf-8")
    assert refused(copy, "terminal-resume-mismatch")


@pytest.mark.parametrize("beginning", ["nonsense", str(true_record(SETUPS[0], seed=4))])
def test_a_beginning_that_does_not_fit_is_refused(copy: Path, beginning: str) -> None:
    told = json.loads(secret_of(copy).read_text(encoding="utf-8"))
    changed = json.dumps(told | {"beginning": beginning})
    secret_of(copy).write_text(changed, encoding="utf-8")
    assert refused(copy, "terminal-resume-mismatch")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bot:little-mouse", "bot:old-dog"),
        ("players 2", "players 3"),
        ("variants none", "variants centred"),
        ("numbers - -", f"numbers - {'ab' * 16}"),
        ("\nsecret ?", "\nhand-over 5 b bot:cat\nsecret ?"),
    ],
)
def test_a_record_that_was_changed_is_refused(copy: Path, old: str, new: str) -> None:
    text = copy.read_text(encoding="utf-8")
    changed = text.replace(old, new)
    assert changed != text
    copy.write_text(changed, encoding="utf-8")
    assert resume(copy).status == 2
    assert copy.read_text(encoding="utf-8") == changed
    assert secret_of(copy).exists()


def test_an_impossible_move_is_named_with_its_line(copy: Path) -> None:
    record = record_of(copy)
    first, second = (play.move for play in record.plays[:2])
    text = copy.read_text(encoding="utf-8")
    copy.write_text(text.replace(str(second), f"{second.card}@{first.cell}"), encoding="utf-8")
    said = resume(copy)
    assert said.status == 2
    assert said.err.startswith("Line 7: Move 2 is not possible")


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"secret": "ab"},
        {"secret": "no hex digits"},
        {"chairs": ["person"]},
        {"first": 2},
        {"games_before": -1},
        {"shapes": ["wheel", "wheel"]},
        {"more": 1},
    ],
    ids=str,
)
def test_a_damaged_secret_is_refused(copy: Path, change: dict[str, object]) -> None:
    told = json.loads(secret_of(copy).read_text(encoding="utf-8"))
    secret_of(copy).write_text(json.dumps(told | change), encoding="utf-8")
    assert refused(copy, "terminal-resume-damaged")
    secret_of(copy).write_bytes(b"\xff\0")
    assert refused(copy, "terminal-resume-damaged")


def test_a_game_that_is_being_played_cannot_be_resumed(copy: Path) -> None:
    player = Player("--resume", copy)
    player.asked()
    assert refused(copy, "terminal-resume-in-use")
    assert player.leave().status == 0


def test_a_game_that_is_over_is_not_resumed_and_its_leftover_secret_is_deleted(copy: Path) -> None:
    leftover = secret_of(copy).read_bytes()
    player = Player("--resume", copy)
    play(player)
    player.leave()
    for content in (None, leftover):
        if content is not None:  # as if the program had been killed just before it deleted it
            secret_of(copy).write_bytes(content)
        said = resume(copy)
        assert said.status == 2
        assert f"cheese-rescue replay {copy}" in said.err
        assert not secret_of(copy).exists()
    assert verify(record_of(copy)).sealed_deal


@pytest.mark.parametrize(
    "option", [("person",), ("--centred",), ("--save", "x"), ("--level", "places"), ("--ply", "0")]
)
def test_a_resumed_game_keeps_its_players_and_rules(copy: Path, option: tuple[str, ...]) -> None:
    said = resume(copy, *option)
    assert said.status == 2
    assert "leave out" in said.err


def test_saving_where_a_game_is_not_over_yet_says_how_to_play_on(copy: Path) -> None:
    before = copy.read_bytes(), secret_of(copy).read_bytes()
    said = cheese_rescue("terminal", "random", "random", "--save", copy)
    assert said.status == 2
    assert f"cheese-rescue terminal --resume {copy}" in said.err
    assert (copy.read_bytes(), secret_of(copy).read_bytes()) == before


@pytest.mark.parametrize("suffix", [".secret", ".part"])
def test_no_file_of_an_earlier_game_is_overwritten(suffix: str, tmp_path: Path) -> None:
    earlier = tmp_path / f"game.txt{suffix}"
    earlier.write_text("precious", encoding="utf-8")
    said = cheese_rescue("terminal", "random", "random", "--save", tmp_path / "game.txt")
    assert (said.status, said.err.strip()) == (2, SAY("error-file-exists", file=str(earlier)))
    assert earlier.read_text(encoding="utf-8") == "precious"
    assert [*tmp_path.iterdir()] == [earlier]


VERSION_1 = """{
  "version": 1,
  "secret": "0000000000000000000000000000000000000000000000000000000000000007",
  "chairs": ["person", "little-mouse"],
  "shapes": ["wedge", "wheel"],
  "first": 1,
  "help": "places",
  "games_before": 0,
  "beginning": null
}
"""
RECORD = f"""cheese-rescue 2
players 2
variants none
seal {seal(bytes.fromhex(SECRET))}
numbers - -
secret ?
pile ?
result ?
"""


def test_the_secret_file_is_documented() -> None:
    page = Path(__file__).parents[2] / "docs" / "notation.md"
    example = page.read_text(encoding="utf-8").split("```json\n")[1].partition("```")[0]
    assert msgspec.json.decode(example, type=StoppedGame).secret == SECRET
    assert [*json.loads(example)] == [*StoppedGame.__struct_fields__]


def test_a_secret_of_version_1_can_still_be_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, encoding="utf-8")
    secret_of(file).write_text(VERSION_1, encoding="utf-8")
    player = Player("--resume", file)
    play(player)
    said = player.leave()
    assert said.status == 0, said.err
    assert "You are ▲ Wedge" in said.out
    assert record_of(file).plays[0].by == "bot:little-mouse"
    assert verify(record_of(file)).sealed_deal
