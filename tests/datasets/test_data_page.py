"""docs/data.md lists the columns of the schema, and the data set in examples is one."""

from itertools import islice

import pyarrow.parquet as pq
import pytest

from cheese_rescue.datasets.reading import GamesFile, games_in
from cheese_rescue.datasets.schema import TABLES
from tests.installation import ROOT

PAGE = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
DOG_GAMES = ROOT / "examples" / "dog-games.parquet"


@pytest.mark.parametrize("table", TABLES)
def test_the_page_describes_every_column(table: str) -> None:
    section = PAGE.split(f"### {table.capitalize()}\n")[1].split("\n#")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if "| `" in line]
    assert [(name.strip("`"), meaning) for name, _, meaning in rows] == [
        (column.name, column.meaning) for column in TABLES[table]
    ]


def test_the_strong_games_are_games() -> None:
    assert DOG_GAMES.stat().st_size < 5_000_000
    with GamesFile(DOG_GAMES) as file:
        assert file.games == 10_000
    table = pq.read_table(DOG_GAMES, columns=["points", "bots", "shares"])
    assert set(map(tuple, table.column("bots").to_pylist())) == {("dog", "dog")}
    points = table.column("points").to_pylist()
    for game, told in islice(zip(games_in(DOG_GAMES), points, strict=False), 100):
        assert [*game.outcome().points] == told
    first = [shares[0] for shares in table.column("shares").to_pylist()]
    assert f"Whoever begins wins {sum(first) / 100:.1f} % of these games" in PAGE
