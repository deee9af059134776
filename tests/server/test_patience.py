"""Connections that wait: those of people stay, those of nobody do not."""

import socket
import time

from tests.server.people import MINE
from tests.server.site import Server


def test_a_device_that_only_listens_stays_connected(server: Server) -> None:
    opened = server.open(players=2, chairs=[MINE, MINE])
    device = server.device(opened["table"], opened["opener"])
    device.quiet()
    time.sleep(16)  # longer than anybody may take to say what they want
    assert device.ask("ping")["type"] == "pong"


def test_who_connects_and_asks_for_nothing_is_hung_up_on(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as silent:
        silent.settimeout(60)
        assert silent.recv(1) == b""


def test_a_head_without_end_is_hung_up_on(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as talker:
        talker.settimeout(60)
        talker.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for number in range(100_000):
                talker.sendall(b"X-%d: %s\r\n" % (number, b"x" * 1000))
        except OSError:
            return
        raise AssertionError("a hundred megabytes of headers were taken")
