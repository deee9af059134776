"""Whole games come out as they did when they were written down."""

import pytest

from cheese_rescue.rules import Record, verify
from tests.rules.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, written

every_playthrough = pytest.mark.parametrize(
    "playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name
)


@every_playthrough
def test_the_game_is_played_as_it_was(playthrough: Playthrough) -> None:
    golden = playthrough.path.read_text(encoding="utf-8").splitlines()
    assert written(playthrough).splitlines() == golden


@every_playthrough
def test_the_record_in_the_file_still_verifies(playthrough: Playthrough) -> None:
    golden = playthrough.path.read_text(encoding="utf-8")
    record = Record.parse(golden.partition("---- the record\n")[2].partition("---- verified")[0])
    assert verify(record).true
    assert verify(record).sealed_deal


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {one.path.name for one in PLAYTHROUGHS}
