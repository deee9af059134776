"""The server stops during a game and restarts, or another one takes its place."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.screens import NO_CONNECTION, PATIENCE, Devices, Screen, moves_at
from tests.server.backends import ClusterBackend, own_cluster, using
from tests.server.proxy import balanced
from tests.server.site import Server, serving

pytestmark = pytest.mark.browser


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with serving(tmp_path / "server") as server:
        yield server


def test_after_a_restart_of_the_server_the_page_reconnects_and_the_game_continues(
    frail: Server, devices: Devices
) -> None:
    devices.forgive(NO_CONNECTION)
    phone = devices.phone(home=frail.url)
    phone.go()
    phone.tap(phone.button("home-play"))
    phone.lay_a_card()
    phone.until_turn()
    for end, told in ((frail.kill, "trouble-lost"), (frail.stop, "refusal-stopping")):
        hand, cards, laid = phone.hand, phone.cards, moves_at(frail, phone.table)
        end()
        phone.words(told).wait_for()  # before the restart: a page may be back within a second
        frail.start()
        phone.words(told).wait_for(state="detached")
        phone.until_turn()
        assert (phone.hand, phone.cards) == (hand, cards)
        assert moves_at(frail, phone.table) == laid
        phone.lay_a_card()
        phone.until_turn()
        assert moves_at(frail, phone.table)[: len(laid)] == laid


@pytest.mark.long
@pytest.mark.postgresql
@pytest.mark.redis
def test_when_one_of_two_servers_is_killed_the_page_continues_on_the_other(
    tmp_path: Path, devices: Devices, cluster: ClusterBackend
) -> None:
    devices.forgive(NO_CONNECTION)
    servers: list[Server] = []
    folder = tmp_path / "server"
    with (
        using(cluster),
        balanced(servers) as port,
        serving(folder, url := f"--public-url=http://127.0.0.1:{port}") as one,
        serving(folder, url) as other,
    ):
        servers += [one, other]
        phone = devices.phone(home=f"http://127.0.0.1:{port}")
        phone.go()
        phone.tap(phone.button("home-play"))
        phone.lay_a_card()
        phone.until_turn()
        for left in (one, other):  # whichever server the page uses, it has to change once
            gone = other if left is one else one
            gone.kill()
            phone.lay_a_card()
            phone.until_turn()
            laid = moves_at(left, phone.table)
            gone.start()
        assert len(laid) == 6


def until_refused(screen: Screen, times: int) -> None:
    """Waits until the server has refused so many hellos for want of its database."""
    for _ in range(PATIENCE // 100):
        if sum(frame.get("refusal") == "cannot-write" for frame in screen.frames) >= times:
            return
        screen.page.wait_for_timeout(100)
    raise AssertionError(screen.frames[-3:])


@pytest.mark.long
@pytest.mark.postgresql
@pytest.mark.redis
@pytest.mark.xdist_group("away")
def test_without_the_database_and_its_server_a_page_waits_and_then_has_its_seat_again(
    tmp_path: Path, devices: Devices
) -> None:
    """A server does not start without its database, so another one refuses the hellos."""
    devices.forgive(NO_CONNECTION)
    servers: list[Server] = []
    folder = tmp_path / "server"
    with (
        own_cluster() as cluster,
        using(cluster),
        balanced(servers) as port,
        serving(folder, url := f"--public-url=http://127.0.0.1:{port}") as one,
        serving(folder, url) as other,
    ):
        servers.append(one)
        phone = devices.phone(home=f"http://127.0.0.1:{port}")
        phone.go()
        phone.tap(phone.button("home-play"))
        phone.lay_a_card()
        phone.until_turn()
        hand, cards = phone.hand, phone.cards
        phone.page.evaluate("window.loadedOnce = true")
        servers.append(other)
        cluster.postgres.kill()
        one.kill()
        until_refused(phone, 2)
        phone.words("trouble-lost").wait_for()
        cluster.postgres.start()
        one.start()
        phone.words("trouble-lost").wait_for(state="detached")
        phone.until_turn()
        assert (phone.hand, phone.cards) == (hand, cards)
        phone.lay_a_card()
        phone.until_turn()
        assert phone.page.evaluate("window.loadedOnce")
        assert len(moves_at(other, phone.table)) == 4
