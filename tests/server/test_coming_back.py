"""A seat outlives its connection and its process. Who may come back is tested in tests/live."""

import pytest
from websockets.sync.client import ClientConnection

from tests.device import Device
from tests.people import ADA, BEN, MINE, arrive, playing, refused, two, until
from tests.server.site import Server


def state(device: Device) -> object:
    """The game as the device sees it."""
    return list(device.views.values())


def test_a_lost_link_is_no_different(shared: Server) -> None:
    pair = two(shared)
    pair.play_one()
    assert isinstance(pair.ben.connection, ClientConnection)
    pair.ben.connection.socket.close()  # nobody says goodbye
    back = pair.again(BEN)
    assert state(back) == state(pair.ben)


@pytest.mark.every_backend("reads the log back")
def test_a_restarted_server_has_every_seat_as_it_was(server: Server) -> None:
    pair = two(server)
    for _ in range(3):
        pair.play_one()
    assert server.stop() == 0
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "stopping"
    server.start()
    ada, ben = arrive(server, pair.table, pair.opener, pair.tokens[ADA]), pair.again(BEN)
    assert [state(ada), state(ben)] == [state(pair.ada), state(pair.ben)]
    assert ben.play(ben.views[BEN])["type"] == "views"
    assert refused(ada.ask("start")) == ("already-started", {})  # still the one who opened


@pytest.mark.every_backend("reads the log back")
def test_a_killed_server_has_them_too_and_the_codes_still_lead_to_their_tables(
    server: Server,
) -> None:
    pair = two(server, started=False, players=3)
    server.kill()
    server.start()
    joined = server.join(code=pair.code, name="Cleo")
    assert (joined["table"], joined["chair"]) == (pair.table, 2)
    assert [seat["name"] for seat in pair.again(BEN).table["chairs"]] == ["Ada", "Ben", "Cleo"]


@pytest.mark.every_backend("reads the log back", long=True)
def test_bots_whose_turn_it_was_go_on_after_a_restart(server: Server) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    device = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    device.ask("start", oldest=ADA)
    until(device, playing)
    device.play(device.views[ADA])
    server.kill()
    server.start()
    back = arrive(server, opened["table"], opened["tokens"][0])
    assert back.until_turn(ADA)["ply"] == 2
