"""A whole evening at a table over real HTTP and sockets, in both backends.

What happens at a table is proved in tests/live; here it is proved that the server carries it.
"""

from typing import Any

import pytest

from tests.people import (
    ADA,
    BEN,
    MINE,
    answer_request,
    arrive,
    chair,
    playing,
    stood_in,
    told,
    two,
    until,
)
from tests.server.processes import bearer, refused_post
from tests.server.site import Server, serving

pytestmark = pytest.mark.every_backend("the whole path, from HTTP and sockets to the store")


def test_an_evening(shared: Server) -> None:
    """Open, join by code, play, read the record, play again, delete."""
    opened = shared.open(
        begins="oldest", chairs=[{"mine": True, "name": "Ada"}, {}, {"bot": "gentle"}], players=3
    )
    joined = shared.join(code=opened["code"].lower(), name="Ben")
    table, tokens = opened["table"], [opened["tokens"][0], joined["token"]]
    assert joined["link"] == f"{shared.url}/t/{table}#{joined['token']}"
    assert opened["link"] == f"{shared.url}/t/{table}"
    ada = arrive(shared, table, opened["opener"], tokens[ADA])
    ben = arrive(shared, table, tokens[BEN])
    watcher = arrive(shared, table)
    assert ada.ask("start", oldest=ADA)["table"]["phase"] == "playing"
    for game in (0, 1):
        for device in (ada, ben, watcher):
            until(device, playing)
        seats = {device.seats()[0]: device for device in (ada, ben)}
        while not (view := next(iter(ada.views.values())))["over"]:
            mover = seats.get(view["turn"])
            if mover is None:
                ada.hear()
                continue
            assert mover.play(mover.until_turn(view["turn"]))["type"] == "views"
            told(ada)
        until(watcher, lambda watcher: watcher.views[None]["over"])
        record = shared.get(f"/api/tables/{table}/record?game={game}").json()["record"]
        assert set(shared.post("/api/verify", {"record": record}).json().values()) == {"fits"}
        if game == 0:
            for device in (ada, ben):
                device.say("rematch", game=0)
            until(ada, lambda ada: ada.table["game"] == 1 and playing(ada))
            until(ben, lambda ben: ben.table["game"] == 1 and playing(ben))
            until(watcher, lambda watcher: watcher.views[None]["game"] == 1)
    assert shared.delete(f"/api/tables/{table}", **bearer(tokens[BEN])).status_code == 204
    assert ada.hear_until("bye")["reason"] == "ended"
    assert shared.get(f"/api/tables/{table}").status_code == 404


def test_names_and_codes_are_for_those_who_sit_there(shared: Server) -> None:
    pair = two(shared, started=False)
    plain = shared.get(f"/api/tables/{pair.table}").text
    assert "Ada" not in plain
    assert pair.code not in plain
    seated = shared.get(f"/api/tables/{pair.table}", **bearer(pair.tokens[BEN])).json()
    assert [seat["name"] for seat in seated["chairs"]] == ["Ada", "Ben"]
    assert seated["code"] == pair.code


def test_everybody_at_a_table_sees_what_happens(shared: Server) -> None:
    """A move, a reaction, help, a bot called, a chair emptied, asked for and taken again."""
    pair = two(shared)
    pair.play_one()
    assert pair.ben.views[BEN]["ply"] == 1
    pair.ada.ask("react", chair=ADA, reaction="wow")
    assert pair.ben.hear_until("reacted")["reaction"] == "wow"
    assert pair.ben.ask("set-help", chair=BEN, help="forecast")["type"] == "table"
    told(pair.ben)
    assert pair.ben.views[BEN]["forecast"] is not None
    considered = pair.ben.ask(
        "consider", seat=BEN, game=0, ply=1, card=pair.ben.views[BEN]["hand"][0], cell=[9, 9]
    )
    assert (considered["allowed"], considered["refusal"]) == (False, "outside-the-square")
    pair.ben.ask("leave", chair=BEN)
    until(pair.ada, stood_in(BEN))
    pair.ada.ask("empty", chair=BEN)
    own = {"table": pair.table, "tokens": [pair.tokens[ADA]]}
    assert refused_post(shared, "/api/join", **own)[:2] == (409, "holds-another-chair")
    joined = shared.join(table=pair.table, name="Cleo")
    assert (joined["chair"], joined["waiting"]) == (BEN, True)
    cleo = arrive(shared, pair.table, joined["token"])
    until(pair.ada, lambda ada: ada.table["requests"])
    for device in pair.devices:
        answer_request(device, BEN)
    assert cleo.hear_until("holding")["chairs"] == [{"chair": BEN, "devices": 1}]
    token = cleo.ask("replace-token", chair=BEN)["token"]
    assert shared.device(pair.table, joined["token"]).hear_until("welcome")["holds"] == []
    assert shared.device(pair.table, token).hear_until("welcome")["holds"] == [BEN]
    record = shared.get(f"/api/tables/{pair.table}/record").json()["record"]
    replayed = shared.post("/api/replay", {"record": record}).json()
    assert [each["by"] for each in replayed["hand_overs"]] == ["bot:greedy", "person"]
    until(pair.ada, lambda ada: chair(ada, BEN)["name"] == "Cleo")


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/tables", {"players": 1}, (400, "unreadable")),
        ("/api/tables", {"begins": "youngest"}, (400, "unreadable")),
        ("/api/tables", {"pace": "slow"}, (400, "unreadable")),
        ("/api/tables", {"chairs": [{"help": "all"}]}, (400, "unreadable")),
        ("/api/tables", {"colour": "red"}, (400, "unreadable")),
        ("/api/tables", {"players": 3, "centred": True}, (422, "impossible-variant")),
        ("/api/tables", {"chairs": [{"bot": "clever"}]}, (422, "no-such-bot")),
        ("/api/tables", {"chairs": [MINE] * 3}, (409, "table-full")),
        ("/api/tables", {"chairs": [{**MINE, "name": "🐭"}]}, (409, "name-not-good")),
        ("/api/join", {}, (400, "unreadable")),
        ("/api/join", {"code": "BBBBBB", "table": "A" * 22}, (400, "unreadable")),
        ("/api/join", {"code": "BBBBBB"}, (404, "no-such-code")),
        ("/api/join", {"table": "A" * 22}, (404, "no-such-table")),
    ],
)
def test_a_refusal_has_its_status(
    shared: Server, path: str, body: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert refused_post(shared, path, **body)[:2] == expected


def test_a_chair_is_given_once(shared: Server) -> None:
    table = shared.open(players=2, chairs=[MINE])["table"]
    taken = refused_post(shared, "/api/join", table=table, chair=0)
    assert taken == (409, "chair-taken", {"chair": 0})
    shared.join(table=table)
    assert refused_post(shared, "/api/join", table=table) == (409, "table-full", {})


def test_nobody_can_ask_for_a_list_of_tables(shared: Server) -> None:
    shared.open()
    assert shared.get("/api/tables").status_code == 405


def test_records_of_private_tables_need_a_token(shared: Server) -> None:
    pair = two(shared, watchers=False)
    path = f"/api/tables/{pair.table}/record"
    answer = shared.get(path)
    assert (answer.status_code, answer.json()["refusal"]) == (403, "no-watchers")
    assert shared.get(path, **bearer(pair.tokens[BEN])).status_code == 200


@pytest.mark.sqlite("about options alone")
def test_the_pace_is_the_one_that_the_host_chose(tmp_path_factory: pytest.TempPathFactory) -> None:
    hurry = ("--gone-after=0.2", "--nudge-after=0.2", "--idle-after=0.2")
    with serving(tmp_path_factory.mktemp("hurried") / "server", *hurry) as server:
        gone, idle = two(server), two(server)
        gone.ben.close()
        until(gone.ada, stood_in(BEN))
        assert idle.ben.hear_until("nudge")["chair"] == ADA
        until(idle.ben, stood_in(ADA))
