"""The first game in WebKit, because many phones are iPhones."""

from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from tests.browser import webkit
from tests.browser.screens import finale_at, moves_at
from tests.browser.webkit import WebKit
from tests.server.site import Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(webkit.missing() is not None, reason=str(webkit.missing())),
]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[WebKit]:
    """A WebKit window in which errors of the page fail the test."""
    with webkit.browsing(tmp_path) as window:
        yield window
        assert window.troubles == []


def lay_a_card(window: WebKit) -> str:
    """Picks a card, lays it on the first cell shown as legal, and returns that cell."""
    window.tap(".hand.turn .stack")
    window.tap(".cell.place.open")
    window.until(".cell.ghost")
    place: str = window.run("return document.querySelector('.cell.ghost').dataset.cell")
    window.tap(".confirm .button.big:enabled")
    window.until(f'.cell.card[data-cell="{place}"], .finale')
    window.until(".hand.turn, .finale")
    return place


def test_the_first_game_is_played_in_webkit_to_the_end_of_its_finale(
    site: Server, window: WebKit
) -> None:
    window.resize(400, 800)
    window.go(site.url)
    window.tap(".play-now")
    mine = [lay_a_card(window) for _ in range(12)]
    table = window.run("return location.pathname").removeprefix("/t/")
    moves = moves_at(site, table)
    assert mine == [move.partition("@")[2] for move in moves[::2]]
    window.tap(".finale-controls .icon-button:nth-of-type(6)")
    window.until(".finale.scene-result")
    told = finale_at(site, table)["points"]
    points: list[int] = []
    for _ in range(100):  # the page counts them up
        points = [int(text) for text in window.texts(".finale-points > [aria-hidden]")]
        if points == told:
            break
        sleep(0.1)
    assert points == told
    assert not window.run("return document.documentElement.scrollWidth > innerWidth")
