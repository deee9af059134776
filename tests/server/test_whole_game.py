"""One thin path through everything: open, join, play, end, rematch."""

import pytest

from tests.server.site import Server

pytestmark = pytest.mark.every_backend("the whole path once on each backend")


def test_two_people_play_a_whole_game_on_two_devices(server: Server) -> None:
    opened = server.open(players=2, chairs=[{"mine": True, "name": "Ada"}])
    joined = server.join(code=opened["code"], name="Ben")
    ada = server.device(opened["table"], opened["opener"], opened["tokens"][0])
    ben = server.device(joined["table"], joined["token"])
    ben.hear_until("welcome")
    assert ada.ask("start")["table"]["phase"] == "playing"
    by_seat = {device.seats()[0]: device for device in (ada, ben)}
    for ply in range(24):
        device = by_seat[ply % 2]
        assert device.play(device.until_turn(ply % 2))["type"] == "views"
    record = server.get(f"/api/tables/{opened['table']}/record").json()["record"]
    verified = server.post("/api/verify", {"record": record}).json()
    assert set(verified.values()) == {"fits"}
    assert ada.ask("rematch", game=0)["table"]["rematch"]["agreed"] == [0]
    assert ben.ask("rematch", game=0)["table"]["game"] == 1
    ben.hear_until("views")
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def test_one_device_holds_every_seat_and_a_bot_plays_along(server: Server) -> None:
    mine = {"mine": True}
    opened = server.open(players=4, chairs=[mine, {"bot": "greedy"}, mine, {"bot": "gentle"}])
    device = server.device(opened["table"], opened["opener"], *filter(None, opened["tokens"]))
    device.ask("start")
    view = device.play_out(*device.seats())
    assert len(view["moves"]) == 48
    assert view["outcome"]["winners"]
