"""Messages that no page of ours sends: unreadable ones, and far too many."""

import json

import pytest

from cheese_rescue.live.client import Client
from cheese_rescue.live.messages import PROTOCOL, CloseCode
from cheese_rescue.live.session import MOST_FAULTS, Session, SessionOver
from tests.live.headless import Headless, ServerEnd, World

PING = '{"type": "ping", "id": 7}'


class Visitor:
    """A client at a table, and the rate limit of its connection."""

    def __init__(self, server: Headless) -> None:
        self._server = server
        self._end = ServerEnd()
        self.admitted = True
        client = Client(self._end, server.ports.clock)
        self._session = Session(server.lobby, client, admit=lambda: self.admitted)
        table = server.open(players=2)["table"]
        self.say(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table}))
        self._end.inbox.clear()

    def say(self, text: str) -> None:
        self._server.run(self._session.receive(text))

    def answer(self) -> tuple[str, str | None]:
        """The type of the last message, and the refusal in it."""
        message = json.loads(self._end.inbox[-1])
        return message["type"], message.get("refusal")


@pytest.fixture
def visitor(world: World) -> Visitor:
    return Visitor(world.process())


def test_too_many_messages_are_refused_and_the_next_slow_one_is_answered(visitor: Visitor) -> None:
    visitor.admitted = False
    visitor.say(PING)
    assert visitor.answer() == ("refused", "too-fast")
    visitor.admitted = True
    visitor.say(PING)
    assert visitor.answer() == ("pong", None)


@pytest.mark.parametrize("text", ["", "nonsense", '{"type": "fly"}', '{"type": "ping", "more": 1}'])
def test_an_unreadable_message_is_refused(visitor: Visitor, text: str) -> None:
    visitor.say(text)
    assert visitor.answer() == ("refused", "unreadable")


@pytest.mark.parametrize("admitted", [True, False], ids=["unreadable", "too fast"])
def test_after_fifty_of_them_the_connection_is_closed(visitor: Visitor, admitted: bool) -> None:
    visitor.admitted = admitted
    for _ in range(MOST_FAULTS):
        visitor.say("nonsense")
    with pytest.raises(SessionOver) as over:
        visitor.say("nonsense")
    assert over.value.code is CloseCode.BAD_CLIENT
