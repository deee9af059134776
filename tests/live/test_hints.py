"""Hints: for who asks, as much as their help level tells, and nobody else hears of it."""

import pytest

from cheese_rescue.live.messages import ServerRefusal, ServerRefused
from cheese_rescue.rules import Seat
from tests.device import Device, Message
from tests.live.headless import Headless, World
from tests.live.thinkers import ManualThinker
from tests.people import ADA, BEN, MINE, Two, refused, told, two
from tests.table.tables import game_of

LEVELS = ("hint-card", "hint-region", "hint-place")


@pytest.fixture
def thinker() -> ManualThinker:
    return ManualThinker()


@pytest.fixture
def server(world: World, thinker: ManualThinker) -> Headless:
    """A process whose thinker answers when the test says so."""
    return world.process(thinker=thinker)


def hinting(server: Headless, level: str = "hint-place") -> Two:
    """Ada has hints, and it is her turn."""
    return two(server, ada={**MINE, "help": level})


def ask(device: Device, *, seat: int = ADA, game: int = 0, ply: int = 0) -> int:
    """Ask for a hint without waiting for it; the number of the message."""
    return device.say("hint", seat=seat, game=game, ply=ply)


def answer_to(device: Device, number: int) -> Message | None:
    """What the device was told in reply up to now."""
    told(device)
    answers = [message for message in device.heard if message.get("re") == number]
    assert len(answers) <= 1
    return answers[0] if answers else None


def hint_of(device: Device, thinker: ManualThinker, **about: int) -> Message:
    """The hint that the device gets if the thinker answers at once."""
    number = ask(device, **about)
    if thinker.waiting:
        thinker.answer()
    while (answer := answer_to(device, number)) is None:
        device.hear()
    return answer


def refusal(device: Device, **about: int) -> str:
    """The code with which a hint is refused at once."""
    answer = answer_to(device, ask(device, **about))
    assert answer is not None
    return refused(answer)[0]


# -- what a hint tells -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_hint_tells_what_its_level_tells_and_no_more(
    server: Headless, thinker: ManualThinker, level: str
) -> None:
    pair = hinting(server, level)
    view = pair.ada.views[ADA]
    hint = hint_of(pair.ada, thinker)
    assert (hint["type"], hint["ply"]) == ("hinted", 0)
    assert hint["card"] in view["hand"]
    assert all(place in view["legal_cells"] for place in hint["region"])
    assert hint["reasons"]
    if level == "hint-card":
        assert hint["region"] == []
    if level == "hint-region":
        assert 2 <= len(hint["region"]) <= 5
    if level == "hint-place":
        assert hint["region"] == [hint["cell"]]
        assert any(reason["cells"] for reason in hint["reasons"])
    else:
        assert hint["cell"] is None
        assert not any(reason["cells"] for reason in hint["reasons"])


def test_the_thinker_is_told_what_the_seat_knows(server: Headless, thinker: ManualThinker) -> None:
    pair = hinting(server)
    ask(pair.ada)
    (question,) = thinker.waiting
    assert question.view == game_of(server.room(pair.table).live.table).view(Seat(ADA))


def test_nobody_else_hears_of_a_hint_and_nothing_is_written(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    watcher = pair.watch()
    told(pair.ben)
    before = server.kept(pair.table)
    assert hint_of(pair.ada, thinker)["type"] == "hinted"
    assert told(pair.ben) == told(watcher) == []
    assert server.kept(pair.table) == before


def test_the_level_counts_when_the_hint_is_ready_not_when_it_was_asked_for(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    number = ask(pair.ada)
    pair.ada.ask("set-help", chair=ADA, help="hint-card")
    thinker.answer()
    told(pair.ada)
    answer = answer_to(pair.ada, number)
    assert answer is not None
    assert (answer["type"], answer["cell"]) == ("hinted", None)


# -- how often it is computed ----------------------------------------------------------------------


def test_who_asks_again_hears_the_same_and_nobody_thinks_twice(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    first, second = (hint_of(pair.ada, thinker) for _ in range(2))
    assert {**first, "re": None} == {**second, "re": None}
    pair.ada.ask("set-help", chair=ADA, help="hint-card")
    weaker = hint_of(pair.ada, thinker)
    assert (weaker["card"], weaker["cell"]) == (first["card"], None)
    assert len(thinker.asked) == 1


def test_one_device_waits_for_one_hint_at_a_time_and_another_joins_in(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    phone = pair.again(ADA)
    first = ask(pair.ada)
    assert refusal(pair.ada) == "too-many"
    second = ask(phone)
    thinker.answer()
    told(phone)
    answers = answer_to(pair.ada, first), answer_to(phone, second)
    assert answers[0] is not None
    assert answers[1] == {**answers[0], "re": second}
    assert len(thinker.asked) == 1


def test_the_next_move_is_thought_of_anew(server: Headless, thinker: ManualThinker) -> None:
    pair = hinting(server)
    hint_of(pair.ada, thinker)
    pair.play_one()
    pair.play_one()
    assert hint_of(pair.ada, thinker, ply=2)["ply"] == 2
    assert [question.view.ply for question in thinker.asked] == [0, 2]


def test_a_hint_ends_with_the_move_that_it_was_for(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    number = ask(pair.ada)
    pair.ada.play(pair.ada.views[ADA])
    answer = answer_to(pair.ada, number)
    assert answer is not None
    assert refused(answer) == ("stale", {"ply": 0, "now": 1})
    assert thinker.asked[0].cancelled


def test_for_a_device_that_is_gone_nobody_thinks_on(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    ask(pair.ada)
    pair.ada.close()
    assert thinker.asked[0].cancelled
    assert hint_of(pair.again(ADA), thinker)["type"] == "hinted"


def test_as_long_as_another_one_waits_they_do(server: Headless, thinker: ManualThinker) -> None:
    pair = hinting(server)
    phone = pair.again(ADA)
    ask(pair.ada)
    number = ask(phone)
    pair.ada.close()
    thinker.answer()
    told(phone)
    answer = answer_to(phone, number)
    assert answer is not None
    assert answer["type"] == "hinted"


def test_a_table_that_is_deleted_needs_no_hint(server: Headless, thinker: ManualThinker) -> None:
    pair = hinting(server)
    ask(pair.ada)
    server.delete(pair.table, pair.opener)
    assert thinker.asked[0].cancelled


def test_where_hints_may_be_asked_for_the_thinker_gets_ready(
    server: Headless, thinker: ManualThinker
) -> None:
    two(server)
    assert thinker.preparations == 0
    hinting(server)
    assert thinker.preparations > 0


# -- where there is none ---------------------------------------------------------------------------


def test_hints_are_refused_where_there_are_none(server: Headless, thinker: ManualThinker) -> None:
    pair = hinting(server)
    assert refusal(pair.ben, seat=ADA) == "not-your-seat"
    assert refusal(pair.ada, seat=BEN) == "not-your-seat"
    assert refusal(pair.ben, seat=BEN) == "no-hints"
    assert refusal(pair.watch(), seat=ADA) == "not-your-seat"
    assert refusal(pair.ada, game=1) == "another-game"
    assert refusal(pair.ada, ply=5) == "ahead"
    pair.play_one()
    assert refusal(pair.ada, ply=0) == "stale"
    assert refusal(pair.ada, ply=1) == "not-your-turn"
    assert thinker.asked == []
    pair.ben.ask("set-help", chair=BEN, help="hint-card")
    assert hint_of(pair.ben, thinker, seat=BEN, ply=1)["type"] == "hinted"


def test_whose_chair_was_given_away_meanwhile_gets_none(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    phone = pair.again(ADA)
    number = ask(phone)
    pair.ada.ask("empty", chair=ADA)
    thinker.answer()
    told(phone)
    answer = answer_to(phone, number)
    assert answer is not None
    assert refused(answer)[0] == "not-your-seat"


def test_what_the_thinker_refuses_is_refused_to_all_who_wait_and_may_be_asked_again(
    server: Headless, thinker: ManualThinker
) -> None:
    pair = hinting(server)
    phone = pair.again(ADA)
    asked = [(device, ask(device)) for device in (pair.ada, phone)]
    thinker.refuse(ServerRefused(ServerRefusal.TOO_MANY))
    for device, number in asked:
        told(device)
        answer = answer_to(device, number)
        assert answer is not None
        assert refused(answer) == ("too-many", {})
    assert hint_of(pair.ada, thinker)["type"] == "hinted"


# -- preparing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chairs", "prepares"),
    [
        ([MINE, {"bot": "random"}], True),
        ([{**MINE, "help": "real-table"}, {"bot": "random"}], False),
        ([MINE, MINE], False),
        ([{**MINE, "help": "hint-card"}, MINE], True),
        ([MINE, {}], False),
    ],
)
def test_who_plays_alone_against_bots_does_not_wait_for_their_first_hint(
    server: Headless, thinker: ManualThinker, chairs: list[Message], *, prepares: bool
) -> None:
    server.open(chairs=chairs)
    assert (thinker.preparations > 0) is prepares
