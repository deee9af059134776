"""People for the proofs of life at a table: they sit down, look, and wait for each other."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed

from cheese_rescue.live.encode import encode_rematch
from cheese_rescue.live.messages import RematchData
from cheese_rescue.table import Table
from tests.device import Device, Message, Server

MINE = {"mine": True}
ADA, BEN, CLEO = 0, 1, 2
"""Chairs; who sits in chair 0 is seat 0 wherever the oldest begins and Ada is the oldest."""


def arrive(server: Server, table: str, *tokens: str) -> Device:
    """A device that was welcomed and has heard how things stand."""
    device = server.device(table, *tokens)
    device.hear_until("welcome")
    told(device)
    return device


def told(device: Device) -> list[Message]:
    """Everything that was told to the device up to now and that it had not heard yet."""
    before = len(device.heard)
    assert device.ask("ping")["type"] == "pong"
    return device.heard[before:-1]


def until(device: Device, true: Callable[[Device], object]) -> None:
    """Hear what is told until it is so."""
    told(device)
    while not true(device):
        device.hear()


def chair(device: Device, number: int) -> Message:
    """What the device was last told of a chair."""
    shown: Message = device.table["chairs"][number]
    return shown


def stood_in(number: int) -> Callable[[Device], bool]:
    """Whether a bot plays for the person of that chair."""
    return lambda device: chair(device, number)["stand_in"] is not None


def playing(device: Device) -> bool:
    phase: str = device.table["phase"]
    return phase == "playing" and bool(device.views)


def rematch_told(table: Table, message: Message) -> RematchData | None:
    """What the log says of a wish for another game, with the seconds that were told."""
    pending, seconds = table.pending_rematch, (message["rematch"] or {}).get("seconds", 0)
    return encode_rematch(table, at=pending.at if pending else 0, after=seconds)


def answer_request(device: Device, number: int, *, agree: bool = True) -> Message:
    """Agree or object to whoever asks for that chair."""
    told(device)
    known = [request["n"] for request in device.table["requests"] if request["chair"] == number]
    request = known[0] if known else 0
    return device.ask("answer-request", chair=number, request=request, agree=agree)


def refused(answer: Message) -> tuple[str, dict[str, Any]]:
    """The code and the data of a refusal over the socket."""
    assert answer["type"] == "refused", answer
    return answer["refusal"], answer["data"]


def refused_hello(server: Server, table: str, *tokens: str) -> str:
    """The code with which a device is sent away."""
    device = server.device(table, *tokens)
    code, _ = refused(device.hear())
    assert_closed(device)
    return code


def assert_closed(device: Device) -> None:
    try:
        while True:
            device.hear()
    except ConnectionClosed:
        return


@dataclass
class Two:
    """Ada opened the table and begins; Ben joined. A device each."""

    server: Server
    table: str
    code: str
    opener: str
    tokens: list[str]
    ada: Device
    ben: Device

    @property
    def devices(self) -> tuple[Device, Device]:
        return self.ada, self.ben

    def start(self) -> None:
        answer = self.ada.ask("start", oldest=ADA)
        assert answer["type"] == "table", answer
        for device in self.devices:
            until(device, playing)

    def again(self, who: int) -> Device:
        """Another device of Ada or Ben, or the same after a while; with the seat alone."""
        return arrive(self.server, self.table, self.tokens[who])

    def watch(self) -> Device:
        return arrive(self.server, self.table)

    def play_one(self) -> None:
        """Whoever's turn it is lays a card, and both have seen it."""
        for device in self.devices:
            told(device)
        ply = self.ada.views[ADA]["ply"]
        device = self.devices[ply % 2]
        answer = device.play(device.views[ply % 2])
        assert answer["type"] == "views", answer
        for device in self.devices:
            told(device)

    def play_out(self) -> None:
        while not self.ada.views[ADA]["over"]:
            self.play_one()

    def rematch(self) -> Message:
        """Both would like another game. Returns the answer to Ben, who is the second to say so."""
        game = self.ada.table["game"]
        assert self.ada.ask("rematch", game=game)["table"]["rematch"]["agreed"] == [ADA]
        answer = self.ben.ask("rematch", game=game)
        told(self.ada)
        return answer

    def close(self) -> None:
        for device in self.devices:
            device.close()


def two(server: Server, *, started: bool = True, ada: Message = MINE, **wish: Any) -> Two:
    """Two people at a table of their own."""
    chairs = [{"mine": True, "name": "Ada", **ada}]
    opened = server.open(**{"begins": "oldest", "chairs": chairs, **wish})
    joined = server.join(table=opened["table"], name="Ben")
    tokens = [opened["tokens"][0], joined["token"]]
    pair = Two(
        server,
        opened["table"],
        opened["code"],
        opened["opener"],
        tokens,
        arrive(server, opened["table"], opened["opener"], tokens[ADA]),
        arrive(server, opened["table"], tokens[BEN]),
    )
    told(pair.ada)
    if started:
        pair.start()
    return pair
