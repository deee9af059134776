"""How much help a seat has: agreed at the opening, shown to all, enforced by the server."""

import pytest

from tests.device import Device, Message
from tests.live.headless import Headless
from tests.people import (
    ADA,
    BEN,
    CLEO,
    MINE,
    arrive,
    chair,
    playing,
    refused,
    stood_in,
    told,
    two,
    until,
)

REAL_TABLE, PLACES, FORECAST = "real-table", "places", "forecast"


def shown(device: Device) -> list[Message]:
    """Every view that the device was ever sent."""
    told(device)
    return [view for said in device.heard if said["type"] == "views" for view in said["views"]]


def consider(view: Message, cell: tuple[int, int]) -> Message:
    wish = {name: view[name] for name in ("seat", "game", "ply")}
    return {**wish, "card": view["hand"][0], "cell": cell}


# -- real table ------------------------------------------------------------------------------------


def test_at_a_real_table_no_legal_place_is_ever_sent(server: Headless) -> None:
    pair = two(server, ada={"help": REAL_TABLE})
    for cell in ((1, 0), (2, 0)):
        assert pair.ada.play(pair.ada.views[ADA], cell=cell)["type"] == "views"
        told(pair.ben)
        taken = [tuple(map(int, move.partition("@")[2].split(","))) for move in _moves(pair.ben)]
        free = next(c for c in ((0, 1), (0, -1), (-1, 0)) if c not in taken)
        assert pair.ben.play(pair.ben.views[BEN], cell=free)["type"] == "views"
        told(pair.ada)
    back = pair.again(ADA)
    views = shown(pair.ada) + shown(back)
    assert len(views) > 5
    assert all(view["legal_cells"] == [] for view in views)


def _moves(device: Device) -> list[str]:
    moves: list[str] = device.views[BEN]["moves"]
    return moves


def test_the_neighbours_help_is_their_own(server: Headless) -> None:
    pair = two(server, ada={"help": REAL_TABLE})
    pair.ada.play(pair.ada.views[ADA], cell=(1, 0))
    assert shown(pair.ben)[-1]["legal_cells"]


def test_at_a_real_table_a_refused_place_is_explained(server: Headless) -> None:
    pair = two(server, ada={"help": REAL_TABLE})
    view = pair.ada.views[ADA]
    assert refused(pair.ada.play(view, cell=(1, 1))) == ("touches-a-corner-only", {"cell": "1,1"})
    answer = pair.ada.ask("consider", **consider(view, (1, 1)))
    assert (answer["allowed"], answer["refusal"]) == (False, "touches-a-corner-only")
    assert answer["data"] == {"cell": "1,1"}


def test_also_a_stale_move_brings_no_places_to_a_real_table(server: Headless) -> None:
    pair = two(server, ada={"help": REAL_TABLE})
    late = pair.ada.views[ADA]
    pair.ada.play(late, cell=(1, 0))
    assert refused(pair.ada.play(late, cell=(0, 1)))[0] == "stale"
    assert all(view["legal_cells"] == [] for view in shown(pair.ada))


def test_not_even_while_a_bot_stands_in_are_places_sent_to_a_real_table(server: Headless) -> None:
    pair = two(server, ada={"help": REAL_TABLE})
    phone = pair.again(ADA)
    pair.ada.ask("leave", chair=ADA)
    until(phone, stood_in(ADA))
    pair.ben.until_turn(BEN)
    assert all(view["legal_cells"] == [] for view in shown(phone))


# -- places ----------------------------------------------------------------------------------------


def test_the_usual_help_shows_the_places_and_no_forecast(server: Headless) -> None:
    pair = two(server)
    for _ in range(4):
        pair.play_one()
    assert all(view["legal_cells"] and view["forecast"] is None for view in shown(pair.ada))


@pytest.mark.parametrize("level", [REAL_TABLE, PLACES])
def test_without_the_forecast_considering_tells_nothing_of_the_chase(
    server: Headless, level: str
) -> None:
    pair = two(server, ada={"help": level})
    answer = pair.ada.ask("consider", **consider(pair.ada.views[ADA], (1, 0)))
    assert (answer["allowed"], answer["forecast"]) == (True, None)


# -- forecast --------------------------------------------------------------------------------------


def test_the_forecast_is_in_the_views_of_the_seat_that_has_it(server: Headless) -> None:
    pair = two(server, ada={"help": FORECAST})
    for _ in range(4):
        pair.play_one()
    views = shown(pair.ada)
    assert all(set(view["forecast"]) >= {"waves", "points", "winners"} for view in views)
    assert all(view["legal_cells"] for view in views)


def test_the_forecast_with_the_last_card_is_the_finale(server: Headless) -> None:
    both, device = _nearly_over(server)
    view = device.views[BEN]
    assert view["forecast"] is not None
    assert both.views[BEN]["forecast"] is None  # never on a server screen
    asked = both.ask("consider", **consider(view, tuple(view["legal_cells"][0])))
    assert (asked["allowed"], asked["forecast"]) == (True, None)
    answer = device.ask("consider", **consider(view, tuple(view["legal_cells"][0])))
    device.play(view)
    told(device)
    assert answer["forecast"] == device.views[BEN]["outcome"]
    assert device.views[BEN]["forecast"] is None  # the game has ended now


def _nearly_over(server: Headless) -> tuple[Device, Device]:
    """One card is missing; it is Ben's, who has the forecast: a server screen, and Ben's phone."""
    opened = server.open(begins="oldest", chairs=[MINE, {"mine": True, "help": FORECAST}])
    device = arrive(server, opened["table"], opened["opener"], *opened["tokens"])
    device.ask("start", oldest=ADA)
    until(device, playing)
    while device.views[ADA]["ply"] < 23:
        device.play(device.views[device.views[ADA]["turn"]])
    return device, arrive(server, opened["table"], opened["tokens"][BEN])


def test_considering_tells_the_chase_with_that_card_laid(server: Headless) -> None:
    pair = two(server, ada={"help": FORECAST})
    answer = pair.ada.ask("consider", **consider(pair.ada.views[ADA], (1, 0)))
    assert answer["forecast"]["waves"] == [[], [], []]


def test_a_refused_place_has_no_forecast(server: Headless) -> None:
    pair = two(server, ada={"help": FORECAST})
    answer = pair.ada.ask("consider", **consider(pair.ada.views[ADA], (1, 1)))
    assert (answer["allowed"], answer["forecast"]) == (False, None)


def test_the_forecast_includes_the_strongest_hints(server: Headless) -> None:
    pair = two(server, ada={"help": FORECAST})
    about = {name: pair.ada.views[ADA][name] for name in ("seat", "game", "ply")}
    hint = pair.ada.ask("hint", **about)
    assert (hint["type"], hint["region"]) == ("hinted", [hint["cell"]])


def test_nobody_else_has_it(server: Headless) -> None:
    pair = two(server, ada={"help": FORECAST})
    watcher = pair.watch()
    for _ in range(4):
        pair.play_one()
    assert all(view["forecast"] is None for view in shown(pair.ben) + shown(watcher))


def test_who_opened_without_a_seat_has_no_forecast_either(server: Headless) -> None:
    opened = server.open(chairs=[{"mine": True, "help": FORECAST}, {"bot": "random"}])
    host = arrive(server, opened["table"], opened["opener"])
    host.ask("start")
    until(host, playing)
    seen = {(view["seat"], *view["hand"], view["forecast"]) for view in shown(host)}
    assert seen == {(None, None)}


# -- changes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("started", [False, True])
def test_a_change_is_announced_to_all(server: Headless, started: bool) -> None:
    pair = two(server, started=started)
    watcher = pair.watch()
    answer = pair.ben.ask("set-help", chair=BEN, help=FORECAST)
    assert answer["table"]["chairs"][BEN]["help"] == FORECAST
    for device in (pair.ada, watcher):
        told(device)
        assert chair(device, BEN)["help"] == FORECAST


def test_it_counts_from_now_on(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("set-help", chair=ADA, help=REAL_TABLE)
    assert shown(pair.ada)[-1]["legal_cells"] == []
    pair.ada.ask("set-help", chair=ADA, help=FORECAST)
    assert shown(pair.ada)[-1]["legal_cells"]
    assert shown(pair.ada)[-1]["forecast"] is not None


def test_who_opened_may_change_it_for_anybody(server: Headless) -> None:
    pair = two(server)
    pair.ada.ask("set-help", chair=BEN, help=REAL_TABLE)
    assert shown(pair.ben)[-1]["legal_cells"] == []


def test_nobody_else_may(server: Headless) -> None:
    pair = two(server)
    for device in (pair.ben, pair.watch()):
        answer = device.ask("set-help", chair=ADA, help=REAL_TABLE)
        assert refused(answer) == ("not-your-seat", {})
    told(pair.ada)
    assert chair(pair.ada, ADA)["help"] == PLACES


def test_the_same_level_again_is_done_and_nobody_hears_of_it(server: Headless) -> None:
    pair = two(server)
    assert pair.ben.ask("set-help", chair=BEN, help=PLACES)["type"] == "done"
    assert told(pair.ada) == []


def test_an_empty_chair_and_one_that_is_not_there_have_no_level_to_change(server: Headless) -> None:
    pair = two(server, started=False, players=3)
    answers = [pair.ada.ask("set-help", chair=number, help=FORECAST) for number in (CLEO, 3)]
    assert [refused(answer) for answer in answers] == [
        ("chair-empty", {"chair": 2}),
        ("no-such-chair", {"chair": 3}),
    ]


def test_the_level_is_kept_over_a_restart(server: Headless) -> None:
    pair = two(server, ada={"help": FORECAST})
    pair.ben.ask("set-help", chair=BEN, help=REAL_TABLE)
    server.stop()
    server.start()
    back = pair.again(BEN)
    assert [seat["help"] for seat in back.table["chairs"]] == [FORECAST, REAL_TABLE]
    assert back.views[BEN]["legal_cells"] == []
