"""Tables are deleted: finished ones by anyone seated, untouched ones after a stated time."""

import json
import time

import pytest

from tests.people import BEN, MINE, arrive, assert_closed, refused, refused_hello, told, two
from tests.server.processes import bearer
from tests.server.site import Server

pytestmark = pytest.mark.every_backend("deletes rows")

DAY = 86_400


def kept(server: Server, table: str) -> int:
    """How many rows of the database are about a table."""
    entries = server.rows("SELECT n FROM entries WHERE table_id = ?", table)
    return len(entries + server.rows("SELECT id FROM tables WHERE id = ?", table))


def test_anyone_seated_deletes_a_finished_table_at_once(shared: Server) -> None:
    pair = two(shared)
    pair.play_out()
    assert kept(shared, pair.table) > 24
    pair.ben.say("end")
    for device in pair.devices:
        assert device.hear_until("bye")["reason"] == "ended"
        assert_closed(device)
    assert kept(shared, pair.table) == 0
    assert shared.get(f"/api/tables/{pair.table}").json()["refusal"] == "no-such-table"
    assert shared.get(f"/api/tables/{pair.table}/record").status_code == 404


def test_also_over_http_with_the_seats_token(shared: Server) -> None:
    pair = two(shared)
    pair.play_out()
    path = f"/api/tables/{pair.table}"
    assert shared.delete(path, **bearer(pair.tokens[BEN])).status_code == 204
    assert kept(shared, pair.table) == 0
    assert pair.ada.hear_until("bye")["reason"] == "ended"
    assert shared.delete(path, **bearer(pair.tokens[BEN])).status_code == 404


@pytest.mark.parametrize("started", [False, True])
def test_before_the_end_only_the_one_who_opened_does(shared: Server, started: bool) -> None:
    pair = two(shared, started=started)
    path = f"/api/tables/{pair.table}"
    assert refused(pair.ben.ask("end")) == ("only-the-opener", {})
    assert shared.delete(path, **bearer(pair.tokens[BEN])).status_code == 403
    assert told(pair.ada) == []
    assert shared.delete(path, **bearer(pair.opener)).status_code == 204
    assert kept(shared, pair.table) == 0


def test_who_does_not_sit_there_deletes_nothing(shared: Server) -> None:
    pair = two(shared)
    pair.play_out()
    path = f"/api/tables/{pair.table}"
    assert refused(pair.watch().ask("end")) == ("not-your-seat", {})
    assert shared.delete(path).status_code == 401
    assert shared.delete(path, **bearer("A" * 32)).status_code == 401
    assert shared.delete(path, **bearer(pair.code)).status_code == 401
    assert pair.again(BEN).views[BEN]["over"]


def test_a_deleted_table_stays_deleted_after_a_restart(server: Server) -> None:
    pair = two(server)
    pair.ada.say("end")
    assert_closed(pair.ada)
    server.kill()
    server.start()
    assert refused_hello(server, pair.table, pair.tokens[BEN]) == "no-such-table"


def test_a_record_outlives_its_table(shared: Server) -> None:
    pair = two(shared)
    pair.play_out()
    shown = shared.get(f"/api/tables/{pair.table}/record").json()
    pair.ada.say("end")
    assert_closed(pair.ada)
    assert set(shared.post("/api/verify", {"record": shown["record"]}).json().values()) == {"fits"}
    assert shown["link"].startswith(f"{shared.url}/replay#")


# -- untouched -------------------------------------------------------------------------------------


def age(server: Server, table: str, *, opened: float, touched: float) -> None:
    """Let the stopped server's table have been opened and last touched so many days ago."""
    rows = server.rows("SELECT n, body FROM entries WHERE table_id = ? ORDER BY n", table)
    for n, body in rows:
        days = touched if n == len(rows) - 1 else opened
        entry = json.loads(body)
        entry["at"] -= days * DAY
        changed = json.dumps(entry)
        server.rows("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", changed, table, n)
    server.rows("UPDATE tables SET opened = opened - ? WHERE id = ?", opened * DAY, table)


def until_deleted(server: Server, table: str) -> None:
    """It is done at the start, beside everything else."""
    for _ in range(1000):
        if kept(server, table) == 0:
            return
        time.sleep(0.01)
    raise AssertionError("still there")


def test_tables_untouched_for_thirty_days_are_deleted(server: Server) -> None:
    names = ["untouched", "touched", "new"]
    tables = {name: server.open(chairs=[MINE])["table"] for name in names}
    assert server.stop() == 0
    age(server, tables["untouched"], opened=31, touched=30.1)
    age(server, tables["touched"], opened=31, touched=29.9)
    server.start()
    until_deleted(server, tables["untouched"])
    assert refused_hello(server, tables["untouched"]) == "no-such-table"
    for name in ("touched", "new"):
        assert arrive(server, tables[name]).table["table"] == tables[name]


def test_how_long_is_a_setting(server: Server) -> None:
    table = server.open(chairs=[MINE])["table"]
    assert server.stop() == 0
    age(server, table, opened=3, touched=3)
    server.options = ("--keep-days=2",)
    server.start()
    until_deleted(server, table)
