"""Tables are deleted: finished ones by anyone seated, untouched ones after a stated time."""

from dataclasses import replace

import pytest

from tests.live.headless import Headless, World, findings, refusal_of
from tests.people import BEN, MINE, arrive, assert_closed, refused, refused_hello, told, two

HOUR = 3_600
DAY = 24 * HOUR


def test_anyone_seated_deletes_a_finished_table_at_once(server: Headless) -> None:
    pair = two(server)
    pair.play_out()
    assert server.kept(pair.table) > 24
    pair.ben.say("end")
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "ended"
        assert_closed(device)
    assert server.kept(pair.table) == 0
    assert refusal_of(lambda: server.show(pair.table)) == ("no-such-table", {})
    assert refusal_of(lambda: server.record(pair.table)) == ("no-such-table", {})


def test_also_with_the_seats_token_alone(server: Headless) -> None:
    pair = two(server)
    pair.play_out()
    server.delete(pair.table, pair.tokens[BEN])
    assert server.kept(pair.table) == 0
    assert pair.ada.hear_until("bye")["reason"] == "ended"
    assert refusal_of(lambda: server.delete(pair.table, pair.opener)) == ("no-such-table", {})


@pytest.mark.parametrize("started", [False, True])
def test_before_the_end_only_the_one_who_opened_does(server: Headless, started: bool) -> None:
    pair = two(server, started=started)
    assert refused(pair.ben.ask("end")) == ("only-the-opener", {})
    deleting = refusal_of(lambda: server.delete(pair.table, pair.tokens[BEN]))
    assert deleting == ("only-the-opener", {})
    assert told(pair.ada) == []
    server.delete(pair.table, pair.opener)
    assert server.kept(pair.table) == 0


def test_who_does_not_sit_there_deletes_nothing(server: Headless) -> None:
    pair = two(server)
    pair.play_out()
    assert refused(pair.watch().ask("end")) == ("not-your-seat", {})
    for token in (None, "A" * 32, pair.code):
        deleting = refusal_of(lambda token=token: server.delete(pair.table, token))  # type: ignore[misc]  # bound at once
        assert deleting == ("not-your-seat", {})
    assert pair.again(BEN).views[BEN]["over"]


def test_a_deleted_table_stays_deleted_after_a_restart(server: Headless) -> None:
    pair = two(server)
    pair.ada.say("end")
    assert_closed(pair.ada)
    server.kill()
    server.start()
    assert refused_hello(server, pair.table, pair.tokens[BEN]) == "no-such-table"


def test_a_record_outlives_its_table(server: Headless) -> None:
    pair = two(server)
    pair.play_out()
    record = server.record(pair.table)
    pair.ada.say("end")
    assert_closed(pair.ada)
    assert findings(record) == {"fits"}


# -- untouched -------------------------------------------------------------------------------------


@pytest.fixture
def patient(world: World) -> Headless:
    """A process that looks after its tables once an hour: a month passes in a moment."""
    return world.process(tick=HOUR)


def test_tables_untouched_for_thirty_days_are_deleted(world: World, patient: Headless) -> None:
    untouched, touched = (patient.open(chairs=[MINE])["table"] for _ in range(2))
    world.advance(DAY)
    patient.join(table=touched)
    world.advance(29 * DAY - HOUR)
    assert (patient.kept(untouched), patient.kept(touched)) == (2, 3)
    world.advance(2 * HOUR)
    assert (patient.kept(untouched), patient.kept(touched)) == (0, 3)
    assert refused_hello(patient, untouched) == "no-such-table"
    assert arrive(patient, touched).table["table"] == touched


def test_also_at_the_start_and_how_long_is_a_setting(world: World, patient: Headless) -> None:
    table = patient.open(chairs=[MINE])["table"]
    patient.stop()
    world.advance(3 * DAY)
    patient.settings = replace(patient.settings, keep_days=2)
    patient.start()
    assert patient.kept(table) == 0


def test_people_at_a_table_that_is_deleted_are_told(world: World, patient: Headless) -> None:
    pair = two(patient, started=False)
    world.advance(31 * DAY)
    assert pair.ben.hear_until("bye")["reason"] == "ended"
