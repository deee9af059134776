"""A refused hello: the close code tells a device whether to try again."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from cheese_rescue.live.client import Client
from cheese_rescue.live.messages import PROTOCOL, TEMPORARY, CloseCode, ServerRefusal, ServerRefused
from cheese_rescue.live.session import Session, SessionOver
from tests.device import Device
from tests.live.headless import Headless, ServerEnd, World
from tests.people import ADA, arrive, refused, two

FINAL = ServerRefusal.NO_SUCH_TABLE, ServerRefusal.NO_WATCHERS, ServerRefusal.OLD_PAGE
REFUSALS = [*(why for why in ServerRefusal if why in TEMPORARY), *FINAL]


def refusal_and_close_code(device: Device) -> tuple[str, int]:
    refusal, _ = refused(device.hear())
    with pytest.raises(ConnectionClosed) as closed:
        device.hear()
    assert closed.value.rcvd is not None
    return refusal, closed.value.rcvd.code


def test_without_its_database_a_server_asks_a_device_to_try_again(
    world: World, server: Headless
) -> None:
    pair = two(server)
    server.kill()
    server.start()
    world.store.down = True
    for _ in range(3):
        device = server.device(pair.table, pair.tokens[ADA])
        assert refusal_and_close_code(device) == ("cannot-write", CloseCode.TRY_AGAIN_LATER)
    world.store.down = False
    assert pair.again(ADA).views[ADA]["ply"] == 0


def test_a_table_that_does_not_exist_is_refused_for_good(server: Headless) -> None:
    device = server.device("A" * 22)
    assert refusal_and_close_code(device) == ("no-such-table", CloseCode.REFUSED)


def test_so_is_watching_a_table_without_watchers(server: Headless) -> None:
    pair = two(server, watchers=False)
    device = server.device(pair.table)
    assert refusal_and_close_code(device) == ("no-watchers", CloseCode.REFUSED)


def close_code(server: Headless, hello: str, *, admitted: bool = True) -> CloseCode:
    client = Client(ServerEnd(), server.ports.clock)
    session = Session(server.lobby, client, admit=lambda: admitted)
    with pytest.raises(SessionOver) as over:
        server.run(session.receive(hello))
    return over.value.code


def test_a_hello_that_came_too_fast_is_welcome_later(server: Headless) -> None:
    table = server.open(players=2)["table"]
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table})
    assert close_code(server, hello, admitted=False) is CloseCode.TRY_AGAIN_LATER


@pytest.mark.parametrize("hello", ["", "nonsense", '{"type": "ping"}', '{"protocol": 99}'])
def test_what_is_no_hello_is_refused_for_good(server: Headless, hello: str) -> None:
    assert close_code(server, hello) is CloseCode.REFUSED


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.value)
def test_every_temporary_refusal_asks_a_device_to_try_again(
    server: Headless, monkeypatch: pytest.MonkeyPatch, refusal: ServerRefusal
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise ServerRefused(refusal)

    table = server.open(players=2)["table"]
    monkeypatch.setattr(server.lobby, "room", refuse)
    code = CloseCode.TRY_AGAIN_LATER if refusal in TEMPORARY else CloseCode.REFUSED
    assert refusal_and_close_code(server.device(table)) == (refusal.value, code)


def test_a_table_that_is_reloaded_during_a_hello_is_not_gone(
    world: World, server: Headless
) -> None:
    """A page forgets the seats of a table that is gone."""
    server.bus.alone = True  # so that it waits while it presents its token
    pair = two(server)
    live = server.room(pair.table).live
    world.store.hold()
    view = pair.ada.views[ADA]
    move = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
    pair.ada.say("play", seat=ADA, game=0, ply=0, **move)
    phone = server.device(pair.table, "x" * 32)

    async def reload() -> None:
        live.reload()

    server.run(reload())
    world.store.release()
    assert refusal_and_close_code(phone) == ("stopping", CloseCode.TRY_AGAIN_LATER)
    assert arrive(server, pair.table, pair.tokens[ADA]).views[ADA]["ply"] == 1


def test_a_seat_that_only_the_database_knows_is_not_lost_during_an_outage(world: World) -> None:
    """Otherwise its device would be welcomed as a watcher, and would never ask again."""
    one, other = world.process("one"), world.process("other")
    table = one.open(players=3, chairs=[{"mine": True}])["table"]
    world.network.cut()
    joined = other.join(table=table)
    world.store.down = True
    device = one.device(table, joined["token"])
    assert refusal_and_close_code(device) == ("cannot-write", CloseCode.TRY_AGAIN_LATER)
    assert one.device(table).hear()["type"] == "welcome", "a watcher needs no database"
    world.store.down = False
    assert one.device(table, joined["token"]).hear()["holds"] == [joined["chair"]]
