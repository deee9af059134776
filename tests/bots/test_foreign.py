"""Bots from elsewhere, in real processes: they do what they like, and the arena goes on."""

from pathlib import Path

import pytest
from hypothesis import given

from cheese_rescue.bots import Budget
from cheese_rescue.bots.arena import MatchResult, Tournament, play_match
from cheese_rescue.bots.foreign import ForeignBot, Forfeit, ForfeitReason, move_timeout
from cheese_rescue.bots.foreign.line_protocol import decode_view, encode_view
from cheese_rescue.rules import Game, Rules, Seat
from tests.bots.matches import untimed_match
from tests.bots.processes import gone, until
from tests.rules.games import any_game, dealt

ROOT = str(Path(__file__).parents[2])
BUDGET = Budget(seconds=0.1)


def stranger(name: str) -> ForeignBot:
    return ForeignBot(f"tests.bots.example_bots:{name}", ROOT)


def tournament(*entrants: str, players: int = 2) -> Tournament:
    return Tournament(
        entrants=tuple(
            name if name.islower() else f"tests.bots.example_bots:{name}" for name in entrants
        ),
        players=players,
        rules=Rules(),
        seed=1,
        budget=BUDGET,
        timeout=1.0,
        folder=ROOT,
    )


@given(any_game)
def test_a_view_is_the_same_on_the_other_side(game: Game) -> None:
    if not game.over:
        for seat in range(game.players):
            view = game.view(Seat(seat))
            lines = {line.split()[0]: line.split()[1:] for line in encode_view(view)}
            assert decode_view(lines) == view


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("Hangs", ForfeitReason.LATE, ""),
        ("Raises", ForfeitReason.RAISED, "ValueError: no idea at ply 0 (example_bots.py:"),
        ("Leaves", ForfeitReason.RAISED, "SystemExit"),
        ("Exits", ForfeitReason.DIED, ""),
        ("Cheats", ForfeitReason.ILLEGAL, "@50,50"),
        ("SaysNothing", ForfeitReason.NO_MOVE, "None"),
        ("Rambles", ForfeitReason.RAISED, "ValueError: first \\x1b[31mline (example_bots.py:"),
    ],
)
def test_a_bot_that_fails_is_ended_and_says_why(
    name: str, reason: ForfeitReason, detail: str
) -> None:
    with stranger(name) as bot:
        bot.begin("seed")
        assert bot._process is not None
        process = bot._process.pid
        with pytest.raises(Forfeit) as caught:
            bot.choose(dealt(2, 1).view(Seat(0)), BUDGET, 0.5)
        assert caught.value.reason is reason
        assert detail in caught.value.detail
        if reason is ForfeitReason.LATE:  # it says how many seconds were waited
            assert float(caught.value.detail) >= 0.5
        assert gone(process)
        if name == "Raises":  # the next game finds it as good as new
            bot.begin("seed")


def test_what_a_bot_prints_and_reads_does_not_break_the_talk() -> None:
    with stranger("Chatty") as bot:
        bot.begin("seed")
        view = dealt(2, 1).view(Seat(0))
        assert bot.choose(view, BUDGET, 5) == view.legal_moves[0]


def test_what_a_bot_has_started_ends_with_it() -> None:
    with stranger("Spawns") as bot:
        bot.begin("seed")
        with pytest.raises(Forfeit) as caught:
            bot.choose(dealt(2, 1).view(Seat(0)), BUDGET, 10)
        child = int(caught.value.detail.split()[1])
        assert until(lambda: gone(child))


@pytest.mark.parametrize("name", ["tests.bots.example_bots:Nobody", "tests.bots.nowhere:First"])
def test_a_bot_that_is_not_there_is_not_found(name: str) -> None:
    with ForeignBot(name, ROOT) as bot, pytest.raises(Forfeit) as caught:
        bot.load()
    assert caught.value.reason is ForfeitReason.RAISED
    assert name.rpartition(":")[2] in caught.value.detail or "nowhere" in caught.value.detail


def test_a_module_that_fails_to_load_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken_bot.py").write_text("import json\njson.nothing\n")
    with ForeignBot("broken_bot:Bot", str(tmp_path)) as bot, pytest.raises(Forfeit) as caught:
        bot.load()
    assert caught.value.detail.startswith("AttributeError")
    assert caught.value.detail.endswith("(broken_bot.py:2)")


def test_a_syntax_error_names_the_file_and_the_line(tmp_path: Path) -> None:
    (tmp_path / "broken_bot.py").write_text("import json\n\nclass Bot\n    pass\n")
    with ForeignBot("broken_bot:Bot", str(tmp_path)) as bot, pytest.raises(Forfeit) as caught:
        bot.load()
    assert caught.value.detail.startswith("SyntaxError: ")
    assert caught.value.detail.endswith("(broken_bot.py:3)")


def test_a_class_without_choose_is_no_bot() -> None:
    with stranger("Mute") as bot, pytest.raises(Forfeit) as caught:
        bot.load()
    assert caught.value.detail == "tests.bots.example_bots:Mute has no method choose"


def test_an_object_without_choose_is_no_bot(tmp_path: Path) -> None:
    (tmp_path / "makes_bots.py").write_text("def make():\n    return 5\n")
    with ForeignBot("makes_bots:make", str(tmp_path)) as bot, pytest.raises(Forfeit) as caught:
        bot.begin("seed")
    assert caught.value.detail == "makes_bots:make has no method choose"


def test_what_a_bot_prints_is_kept_shortened_and_escaped() -> None:
    for played in both(tournament("Prints", "random")):
        seat = played.seats.index(0)
        assert played.printed[1 - seat] == ""
        text = played.printed[seat]
        assert text.startswith("…x")
        assert len(text) == 1001
        assert text.endswith(f"x\n\\x1b[2Jply {22 + seat}: été")


def test_children_of_a_bot_end_with_each_game() -> None:
    children = []
    for played in both(tournament("Breeds", "random")):
        assert not played.forfeits
        word, number = played.printed[played.seats.index(0)].split()
        assert word == "child"
        assert until(lambda number=number: gone(int(number)))  # type: ignore[misc]
        children.append(number)
    assert len({*children}) == 2


def test_time_is_generous() -> None:
    assert move_timeout(Budget(seconds=1)) == 5
    assert move_timeout(Budget(simulations=1000)) == 60


def both(agreed: Tournament) -> list[MatchResult]:
    return [untimed_match(agreed, 0, seating) for seating in range(agreed.players)]


@pytest.mark.parametrize("name", ["Exits", "CannotBegin", "HangsLater"])
def test_a_game_is_lost_and_the_next_is_played(name: str) -> None:
    for played in both(tournament(name, "random")):
        (forfeit,) = played.forfeits
        assert played.seats[forfeit.seat] == 0
        assert played.places[forfeit.seat] == 2
        assert played.places[1 - forfeit.seat] == 1
        assert len(played.moves) == forfeit.ply


def test_a_foreign_bot_plays_the_same_games_as_at_home() -> None:
    """Its chance is its own for every game, and `Dice` is our random bot."""
    abroad, home = both(tournament("Dice", "gentle")), both(tournament("random", "gentle"))
    assert abroad == home
    assert both(tournament("Dice", "gentle")) == abroad


def test_every_game_and_every_seat_has_an_object_of_its_own() -> None:
    for played in both(tournament("Remembers", "random", players=3)):
        assert not played.forfeits
    agreed = tournament("Remembers", "random", players=3)
    assert not play_match(agreed, 1, 0).forfeits  # random alone against two of them
