"""`report`: the page, JSON and CSV agree, and files from elsewhere are refused in one sentence."""

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from cheese_rescue.bots import Budget
from cheese_rescue.cli.output.words import Words
from cheese_rescue.datasets import Simulation, Wanted, play_chunk, reading
from cheese_rescue.datasets.outputs import write_parquet
from cheese_rescue.datasets.reading import DamagedGame, GamesFile, TooManyGames, games_in
from cheese_rescue.datasets.schema import KEY
from cheese_rescue.datasets.simulation import Forfeited, play_game
from cheese_rescue.i18n import LANGUAGES
from cheese_rescue.rules import Board, Game, Outcome, Record, Rules
from cheese_rescue.rules.cards import SEAT_LETTERS
from cheese_rescue.rules.replay import boards
from tests.cli.command import Said, cheese_rescue


def simulation(*bots: str, rules: Rules = Rules()) -> Simulation:
    return Simulation(bots, rules, 7, Budget(), 5.0, ".")


def write(path: Path, agreed: Simulation, games: int) -> Path:
    chunk = play_chunk(agreed, 0, games, Wanted(games=True))
    write_parquet(path, "games", [chunk], {}, lambda chunk: chunk.games)
    return path


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("two") / "two.parquet", simulation("greedy", "cat"), 300)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    agreed = simulation("random", "random", "random", rules=Rules(dogs_hunt_mice=True))
    return write(tmp_path_factory.mktemp("three") / "three.parquet", agreed, 200)


def report(*arguments: str | Path) -> Said:
    return cheese_rescue("report", *arguments, patience=100)


class Page(HTMLParser):
    """The tags and texts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {"src", "href", "onload"} & {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_needs_nothing_else_and_shows_the_numbers_of_json_and_csv(
    two: Path, three: Path, tmp_path: Path
) -> None:
    html, table = tmp_path / "page.html", tmp_path / "all.csv"
    said = report(two, three, "--html", html, "--csv", table, "--json")
    assert said.status == 0, said.err
    groups = json.loads(said.out)
    text = html.read_text("utf-8")
    page = Page(text)
    assert not {"script", "link", "img", "iframe"} & {*page.tags}
    assert "://" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert "unofficial" in page.text
    assert [group["games"] for group in groups] == [300, 200]
    with table.open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    numbers = [
        (measure["name"], measure["of"], measure["value"], measure["low"], measure["high"])
        for group in groups
        for measure in group["measures"]
    ]
    assert numbers == [
        (row["name"], row["of"], float(row["value"]), float(row["low"]), float(row["high"]))
        for row in rows
    ]
    for name, of, value, low, high in numbers:
        assert low <= value <= high, (name, of)
    for group in groups:
        for measure in group["measures"]:
            if measure["name"] == "points":
                shown = Words("en")("number-mean", number=measure["value"])
                assert shown in page.text
    assert text.count('class="curve"') == 2


def test_the_numbers_are_those_of_the_games(two: Path) -> None:
    """Counted once more, with the rules, for every game."""
    games = [play_game(simulation("greedy", "cat"), number) for number in range(300)]
    told = json.loads(report(two, "--json").out)[0]
    found = {(one["name"], one["of"]): one["value"] for one in told["measures"]}
    points, first, changes, led, won, kept, laid = [0, 0], 0.0, 0, 0, 0.0, 0, 0
    for game in games:
        assert not isinstance(game, Forfeited)
        outcome = game.outcome()
        points = [sum(pair) for pair in zip(points, outcome.points, strict=True)]
        share = [(seat in outcome.winners) / len(outcome.winners) for seat in (0, 1)]
        first += share[0]
        leader = None
        board = None
        threes = [cell for cell, card in game.board.items() if card.points == 3]
        laid += len(threes)
        kept += sum(cell not in outcome.chase.steps[2].gone for cell in threes)
        for after in rounds(game):
            board = Outcome.of(after, game.rules, 2)
            if len(board.winners) == 1:
                changes += leader is not None and leader != board.winners[0]
                leader = board.winners[0]
                if len(after) == 1 + 12:
                    led += 1
                    won += share[leader]
    assert [found["points", letter] for letter in SEAT_LETTERS[:2]] == pytest.approx(
        [total / 300 for total in points]
    )
    assert found["share", "a"] == pytest.approx(first / 300)
    assert found["first-seat-advantage", ""] == pytest.approx(first / 300 - 0.5)
    assert found["leader-wins", "12"] == pytest.approx(won / led)
    assert found["kept", "3"] == pytest.approx(kept / laid)
    counted = sum(int(of) * value for (name, of), value in found.items() if name == "lead-changes")
    assert counted == pytest.approx(changes / 300)


def rounds(game: Game) -> list[Board]:
    """The boards after every round."""
    return [*boards(Record.of(game))][2::2]


def test_games_are_read_back_from_their_file(two: Path) -> None:
    games = [*games_in(two)]
    assert games[:3] == [play_game(simulation("greedy", "cat"), number) for number in range(3)]
    assert len(games) == 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language: str, two: Path, tmp_path: Path) -> None:
    html = tmp_path / "page.html"
    said = report(two, "--html", html, "--lang", language)
    assert said.status == 0
    text = html.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert "report-" not in re.sub(r"<[^>]*>", "", text)


def changed(path: Path, target: Path, column: str, value: object, **about: object) -> Path:
    """The file with another first value in a column, or with other metadata."""
    table = pq.read_table(path)
    at = table.schema.get_field_index(column)
    values = table.column(at).to_pylist()
    values[0] = value
    field = table.schema.field(at)
    table = table.set_column(at, field, pa.array(values, field.type))
    if about:
        table = table.replace_schema_metadata({KEY: json.dumps(about).encode()})
    pq.write_table(table, target)
    return target


def test_files_that_are_not_ours_are_refused_in_one_sentence(two: Path, tmp_path: Path) -> None:
    odd = tmp_path / "odd.parquet"
    odd.write_bytes(b"PAR1 and so on")
    assert "can’t find any games" in report(odd, "--json").err
    pq.write_table(pa.table({"game": [1]}), odd)
    assert "can’t find any games" in report(odd, "--json").err
    plies = changed(two, tmp_path / "plies", "game", 0, schema=1, table="plies")
    assert "can’t find any games" in report(plies, "--json").err
    newer = changed(two, tmp_path / "newer", "game", 0, schema=2, table="games")
    assert "newer version" in report(newer, "--json").err
    cut = tmp_path / "cut.parquet"
    cut.write_bytes(two.read_bytes()[:-100])
    assert "can’t find any games" in report(cut, "--json").err
    said = report(tmp_path / "nothing", "--json")
    assert (said.status, said.out) == (2, "")
    assert "There is no file" in said.err


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("players", 5),
        ("players", 3),
        ("centred", None),
        ("bots", ["greedy"]),
        ("pile", "DOG"),
        ("cards", [9] * 24),
        ("cards", [0] * 23),
        ("xs", [0] * 23 + [100]),
        ("ys", None),
        ("points", [200, 0]),
        ("shares", [1.0, 1.0]),
        ("shares", [2.0, -1.0]),
    ],
)
def test_a_row_that_is_no_game_is_refused(
    column: str, value: object, two: Path, tmp_path: Path
) -> None:
    file = changed(two, tmp_path / "bad.parquet", column, value)
    with GamesFile(file) as opened, pytest.raises(DamagedGame) as damaged:
        [*opened.groups()]
    assert damaged.value.game == 0


def test_a_move_that_the_rules_forbid_is_found_by_replay(two: Path, tmp_path: Path) -> None:
    file = changed(two, tmp_path / "bad.parquet", "xs", [0] * 24)
    with pytest.raises(DamagedGame):
        next(games_in(file))


def test_files_are_read_up_to_a_limit(two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_GAMES", 299)
    with pytest.raises(TooManyGames):
        GamesFile(two)
    monkeypatch.undo()
    monkeypatch.setattr(reading, "LARGEST_GROUP", 1000)
    with pytest.raises(TooManyGames):
        GamesFile(two)
