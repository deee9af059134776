"""A seat is kept: whoever shows its token has it again, with everything they may know."""

from tests.device import Device
from tests.live.headless import BASE, Headless, Socket, moved_by
from tests.people import ADA, BEN, MINE, arrive, chair, playing, refused, stood_in, told, two, until


def state(device: Device) -> object:
    """The game as the device sees it."""
    return list(device.views.values())


def test_after_a_refresh_one_has_the_same_seat_and_the_full_state(server: Headless) -> None:
    pair = two(server)
    pair.play_one()
    pair.ben.close()
    back = pair.again(BEN)
    assert state(back) == state(pair.ben)
    assert back.play(back.views[BEN])["type"] == "views"


def test_a_lost_link_is_no_different(server: Headless) -> None:
    pair = two(server)
    pair.play_one()
    assert isinstance(pair.ben.connection, Socket)
    pair.ben.connection.cut()
    back = pair.again(BEN)
    assert state(back) == state(pair.ben)


def test_before_the_start_one_comes_back_to_the_same_chair(server: Headless) -> None:
    pair = two(server, started=False)
    pair.ben.close()
    back = pair.again(BEN)
    assert chair(back, BEN)["name"] == "Ben"
    assert back.table["code"] == pair.code


def test_the_seats_own_link_hands_it_to_another_device(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE])
    joined = server.join(code=opened["code"])
    link, _, token = joined["link"].partition("#")
    assert link == f"{BASE}/t/{opened['table']}"
    other = arrive(server, opened["table"], token)
    assert chair(other, BEN)["here"]
    assert other.ask("react", chair=BEN, reaction="hello")["type"] == "done"


def test_several_devices_of_one_seat_see_and_play_the_same(server: Headless) -> None:
    pair = two(server)
    phone = pair.again(ADA)
    assert phone.play(phone.views[ADA])["type"] == "views"
    told(pair.ada)
    assert state(phone) == state(pair.ada)
    pair.play_one()
    assert pair.ada.play(pair.ada.views[ADA])["type"] == "views"
    told(phone)
    assert state(phone) == state(pair.ada)


def test_who_closes_one_of_two_devices_is_still_here(server: Headless) -> None:
    pair = two(server)
    phone = pair.again(BEN)
    pair.ben.close()
    watcher = pair.watch()  # its arrival is heard after the other's departure
    until(watcher, lambda watcher: chair(watcher, BEN)["here"])
    phone.close()
    until(watcher, lambda watcher: not chair(watcher, BEN)["here"])


def test_a_restarted_server_has_every_seat_as_it_was(server: Headless) -> None:
    pair = two(server)
    for _ in range(3):
        pair.play_one()
    server.stop()
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "stopping"
    server.start()
    ada, ben = arrive(server, pair.table, pair.opener, pair.tokens[ADA]), pair.again(BEN)
    assert [state(ada), state(ben)] == [state(pair.ada), state(pair.ben)]
    assert ben.play(ben.views[BEN])["type"] == "views"
    assert refused(ada.ask("start")) == ("already-started", {})  # still the one who opened


def test_a_killed_server_has_them_too_and_the_codes_still_lead_to_their_tables(
    server: Headless,
) -> None:
    pair = two(server, started=False, players=3)
    server.kill()
    server.start()
    joined = server.join(code=pair.code, name="Cleo")
    assert (joined["table"], joined["chair"]) == (pair.table, 2)
    assert [seat["name"] for seat in pair.again(BEN).table["chairs"]] == ["Ada", "Ben", "Cleo"]


def test_bots_whose_turn_it_was_go_on_after_a_restart(server: Headless) -> None:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "random"}])
    device = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    device.ask("start", oldest=ADA)
    until(device, playing)
    device.play(device.views[ADA])
    server.kill()
    server.start()
    back = arrive(server, opened["table"], opened["tokens"][0])
    assert back.until_turn(ADA)["ply"] == 2


# -- leaving ---------------------------------------------------------------------------------------


def test_who_leaves_before_the_game_frees_the_chair(server: Headless) -> None:
    pair = two(server, started=False)
    answer = pair.ben.ask("leave", chair=BEN)
    assert not answer["table"]["chairs"][BEN]["taken"]
    until(pair.ada, lambda ada: not chair(ada, BEN)["taken"])
    assert server.join(table=pair.table)["chair"] == BEN


def test_who_left_before_the_game_reads_no_code_and_no_name_any_more(server: Headless) -> None:
    pair = two(server, started=False)
    table = pair.ben.ask("leave", chair=BEN)["table"]
    assert table["code"] is None
    assert [seat["name"] for seat in table["chairs"]] == [None, None]


def test_the_token_of_who_left_before_the_game_opens_nothing(server: Headless) -> None:
    pair = two(server, started=False)
    pair.ben.ask("leave", chair=BEN)
    welcome = server.device(pair.table, pair.tokens[BEN]).hear_until("welcome")
    assert (welcome["chairs"], welcome["holds"]) == ([None], [])


def test_for_who_leaves_during_a_game_a_bot_plays_on(server: Headless) -> None:
    pair = two(server)
    pair.play_one()
    pair.ben.ask("leave", chair=BEN)
    until(pair.ada, stood_in(BEN))
    assert pair.ada.until_turn(ADA)["ply"] == 2
    assert chair(pair.ada, BEN)["taken"]
    assert not chair(pair.ada, BEN)["here"]


def test_who_left_during_a_game_sees_no_hand_and_plays_no_card(server: Headless) -> None:
    pair = two(server)
    view = pair.ben.views[BEN]
    pair.ben.ask("leave", chair=BEN)
    told(pair.ben)
    assert [(view["seat"], view["hand"]) for view in pair.ben.views.values()] == [(None, [])]
    assert refused(pair.ben.play(view)) == ("not-your-seat", {})


def test_who_left_during_a_game_comes_back_by_the_token(server: Headless) -> None:
    pair = two(server)
    pair.ben.ask("leave", chair=BEN)
    until(pair.ada, stood_in(BEN))
    back = pair.again(BEN)
    assert chair(back, BEN)["stand_in"] is None
    until(pair.ada, lambda ada: not stood_in(BEN)(ada))
    pair.ada.play(pair.ada.views[ADA])
    assert back.until_turn(BEN)["ply"] == 1  # and no bot plays


def test_or_by_claiming_the_seat_again_on_the_same_device(server: Headless) -> None:
    pair = two(server)
    pair.ben.ask("leave", chair=BEN)
    assert refused(pair.ben.ask("come-back", chair=BEN)) == ("not-your-seat", {})
    assert pair.ben.ask("claim", tokens=[pair.tokens[BEN]])["holds"] == [BEN]
    told(pair.ben)
    assert chair(pair.ben, BEN)["stand_in"] is None
    assert list(pair.ben.views) == [BEN]


def test_who_leaves_on_one_of_two_devices_is_back_with_the_next_thing_they_do(
    server: Headless,
) -> None:
    pair = two(server)
    phone = pair.again(BEN)
    pair.ben.ask("leave", chair=BEN)
    until(phone, stood_in(BEN))
    assert phone.ask("come-back", chair=BEN)["type"] == "done"
    assert chair(phone, BEN)["stand_in"] is None


def test_the_record_says_which_moves_a_bot_made_for_somebody(server: Headless) -> None:
    pair = two(server)
    pair.play_one()
    pair.ben.ask("leave", chair=BEN)
    pair.ada.until_turn(ADA)
    record = server.record(pair.table)
    assert moved_by(record) == ["person", "bot:greedy"]
