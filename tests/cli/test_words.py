"""How the command line turns refusal codes and raw numbers into sentences."""

import pytest

from cheese_rescue.cli.output.words import Words
from cheese_rescue.i18n import LANGUAGES
from cheese_rescue.rules import Seat
from cheese_rescue.table import ChairNumber, TableRefused
from tests.table.tables import opened, person, seated, started


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_count_chairs_from_one(language: str) -> None:
    words = Words(language)
    with pytest.raises(TableRefused) as taken:
        seated().sit(ChairNumber(1), person(2), at=1)
    assert words.refusal(taken.value) == words("refusal-chair-taken", chair=2)
    with pytest.raises(TableRefused) as empty:
        opened().leave(ChairNumber(0), at=1)
    assert words.refusal(empty.value) == words("refusal-chair-empty", chair=1)
    with pytest.raises(TableRefused) as missing:
        started().view(Seat(2))
    assert words.refusal(missing.value) == words("refusal-no-such-chair", chair=3)
