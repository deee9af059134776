"""Placing cards over the wire: once each, in turn, and whoever is late sees how things stand."""

import pytest

from tests.device import Message
from tests.live.headless import Headless, findings
from tests.people import ADA, BEN, refused, told, two


def test_a_card_is_seen_by_all(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    view = pair.ada.views[ADA]
    answer = pair.ada.play(view)
    move = f"{view['hand'][0]}@{view['legal_cells'][0][0]},{view['legal_cells'][0][1]}"
    assert [shown["moves"] for shown in answer["views"]] == [[move]]
    for device in (pair.ben, watcher):
        told(device)
        assert [shown["moves"] for shown in device.views.values()] == [[move]]


def test_everybody_sees_their_own_hand_and_only_that(server: Headless) -> None:
    pair = two(server)
    assert list(pair.ada.views) == [ADA]
    assert list(pair.ben.views) == [BEN]
    assert pair.ada.views[ADA]["hand"] != pair.ben.views[BEN]["hand"]
    assert not any(card.endswith("b") for card in pair.ada.views[ADA]["hand"])


def test_the_same_move_twice_is_acknowledged_twice_and_played_once(server: Headless) -> None:
    pair = two(server)
    view = pair.ada.views[ADA]
    answers = [pair.ada.play(view), pair.ada.play(view)]
    assert [answer["views"][0]["ply"] for answer in answers] == [1, 1]
    assert len([message for message in told(pair.ben) if message["type"] == "views"]) == 1


def test_also_when_others_have_played_since(server: Headless) -> None:
    pair = two(server)
    view = pair.ada.views[ADA]
    for _ in range(4):
        pair.play_one()
    answer = pair.ada.play(view)
    assert answer["type"] == "views"
    assert answer["views"][0]["ply"] == 4


def test_the_same_move_at_the_same_time_from_two_devices_is_acknowledged_to_both(
    server: Headless,
) -> None:
    pair = two(server)
    phone = pair.again(ADA)
    view = pair.ada.views[ADA]
    wish = {"seat": 0, "game": 0, "ply": 0, "card": view["hand"][0], "cell": view["legal_cells"][0]}
    asked = [device.say("play", **wish) for device in (pair.ada, phone)]
    for device, number in zip((pair.ada, phone), asked, strict=True):
        told(device)
        answers = [message for message in device.heard if message.get("re") == number]
        assert [answer["type"] for answer in answers] == ["views"]
    told(pair.ben)
    assert pair.ben.views[BEN]["ply"] == 1


def test_another_move_at_a_past_ply_is_refused_with_how_things_stand(server: Headless) -> None:
    pair = two(server)
    late = pair.ada.views[ADA]
    pair.play_one()
    pair.play_one()
    answer = pair.ada.play(late, cell=late["legal_cells"][1])
    assert refused(answer) == ("stale", {"ply": 0, "now": 2})
    now = told(pair.ada)
    assert [message["type"] for message in now] == ["table", "views"]
    assert [view["ply"] for view in now[1]["views"]] == [2]
    assert told(pair.ben) == []


def test_a_move_ahead_of_the_game_is_refused(server: Headless) -> None:
    pair = two(server)
    answer = pair.ada.play({**pair.ada.views[ADA], "ply": 2})
    assert refused(answer) == ("ahead", {"ply": 2, "now": 0})


def test_a_move_out_of_turn_is_refused(server: Headless) -> None:
    pair = two(server)
    answer = pair.ben.play(pair.ben.views[BEN], cell=(1, 0))
    assert refused(answer) == ("not-your-turn", {"turn": "a"})
    assert told(pair.ada) == []


def test_a_card_that_is_not_in_the_hand_is_refused(server: Headless) -> None:
    pair = two(server)
    assert refused(pair.ada.play(pair.ada.views[ADA], card="1b")) == (
        "no-such-card",
        {"card": "1b"},
    )


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ((0, 0), ("place-taken", {"cell": "0,0", "card": "S"})),
        ((1, 1), ("touches-a-corner-only", {"cell": "1,1"})),
        ((3, 0), ("touches-nothing", {"cell": "3,0"})),
    ],
)
def test_a_place_where_no_card_may_lie_is_refused_with_the_reason(
    server: Headless, cell: tuple[int, int], why: tuple[str, Message]
) -> None:
    pair = two(server)
    assert refused(pair.ada.play(pair.ada.views[ADA], cell=cell)) == why
    assert told(pair.ben) == []


def test_a_move_for_another_game_is_refused_with_how_things_stand(server: Headless) -> None:
    pair = two(server)
    answer = pair.ada.play({**pair.ada.views[ADA], "game": 1})
    assert refused(answer) == ("another-game", {"game": 1, "now": 0})
    assert [message["type"] for message in told(pair.ada)] == ["table", "views"]


def test_a_late_move_of_the_last_game_is_not_taken_for_the_next(server: Headless) -> None:
    pair = two(server)
    late = pair.ada.views[ADA]
    pair.play_out()
    pair.rematch()
    assert refused(pair.ada.play(late)) == ("another-game", {"game": 0, "now": 1})


def test_before_the_start_nothing_is_played(server: Headless) -> None:
    pair = two(server, started=False)
    wish = {"seat": 0, "game": 0, "ply": 0, "card": "1a", "cell": [1, 0]}
    for kind in ("play", "consider"):
        assert refused(pair.ada.ask(kind, **wish))[0] in ("not-started", "not-your-seat")


def test_after_the_end_nothing_is_played(server: Headless) -> None:
    pair = two(server)
    pair.play_out()
    last = pair.ada.views[ADA]
    answer = pair.ada.play(last, card="1a", cell=(1, 0))
    assert refused(answer) == ("game-over", {})


def test_at_the_end_all_see_the_same_finale(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    pair.play_out()
    told(watcher)
    finales = [
        pair.ada.views[ADA]["outcome"],
        pair.ben.views[BEN]["outcome"],
        watcher.views[None]["outcome"],
    ]
    assert finales[0]["winners"]
    assert finales[0] == finales[1] == finales[2]


def test_a_finished_game_has_a_record_that_verifies_and_a_running_one_hides_the_pile(
    server: Headless,
) -> None:
    pair = two(server)
    pair.play_one()
    running = server.record(pair.table)
    assert "pile ?" in running
    pair.play_out()
    record = server.record(pair.table)
    assert findings(record) == {"fits"}


# -- considering -----------------------------------------------------------------------------------


def consider(view: Message, **changes: object) -> Message:
    wish = {name: view[name] for name in ("seat", "game", "ply")}
    return {**wish, "card": view["hand"][0], "cell": [1, 0], **changes}


def test_a_place_may_be_considered_and_nobody_else_hears_of_it(server: Headless) -> None:
    pair = two(server)
    watcher = pair.watch()
    before = pair.ada.views
    answer = pair.ada.ask("consider", **consider(before[ADA]))
    assert (answer["type"], answer["allowed"], answer["refusal"]) == ("considered", True, None)
    assert answer["forecast"] is None
    assert [told(device) for device in (pair.ada, pair.ben, watcher)] == [[], [], []]
    assert pair.again(ADA).views == before


def test_a_place_that_is_not_allowed_is_explained_with_its_data(server: Headless) -> None:
    pair = two(server)
    answer = pair.ada.ask("consider", **consider(pair.ada.views[ADA], cell=[1, 1]))
    assert (answer["allowed"], answer["refusal"], answer["data"]) == (
        False,
        "touches-a-corner-only",
        {"cell": "1,1"},
    )


def test_out_of_turn_nothing_is_allowed(server: Headless) -> None:
    pair = two(server)
    answer = pair.ben.ask("consider", **consider(pair.ben.views[BEN]))
    assert (answer["allowed"], answer["refusal"]) == (False, "not-your-turn")


def test_considering_a_past_ply_is_refused_with_how_things_stand(server: Headless) -> None:
    pair = two(server)
    late = consider(pair.ada.views[ADA])
    pair.play_one()
    assert refused(pair.ada.ask("consider", **late)) == ("stale", {"ply": 0, "now": 1})
    assert [message["type"] for message in told(pair.ada)] == ["table", "views"]


def test_considering_another_game_is_refused(server: Headless) -> None:
    pair = two(server)
    answer = pair.ada.ask("consider", **consider(pair.ada.views[ADA], game=3))
    assert refused(answer) == ("another-game", {"game": 3, "now": 0})


# -- reactions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "reaction", ["hello", "cheer", "wow", "laugh", "oops", "thinking", "thanks", "goodbye"]
)
def test_a_reaction_reaches_all_who_sit_there_and_all_who_watch(
    server: Headless, reaction: str
) -> None:
    pair = two(server)
    watcher = pair.watch()
    assert pair.ben.ask("react", chair=BEN, reaction=reaction)["type"] == "done"
    for device in (pair.ada, watcher):
        heard = [(said["type"], said["chair"], said["reaction"]) for said in told(device)]
        assert heard == [("reacted", BEN, reaction)]


def test_nothing_else_can_be_said(server: Headless) -> None:
    pair = two(server)
    for said in ("you lose", "", "HELLO", None, 3):
        number = pair.ben.say("react", chair=BEN, reaction=said)
        assert pair.ben.hear()["refusal"] == "unreadable", number
    assert told(pair.ada) == []


def test_who_watches_says_nothing(server: Headless) -> None:
    pair = two(server)
    assert refused(pair.watch().ask("react", chair=BEN, reaction="wow")) == ("not-your-seat", {})


def test_a_reaction_is_not_kept(server: Headless) -> None:
    pair = two(server)
    entries = pair.ada.table["n"]
    pair.ben.ask("react", chair=BEN, reaction="wow")
    back = pair.again(ADA)
    assert back.table["n"] == entries
    assert "reacted" not in [message["type"] for message in back.heard]
