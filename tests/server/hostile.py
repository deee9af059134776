"""A client who means no good: raw bytes, broken frames, absurd messages; and what it gets back."""

import base64
import json
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Self, get_args

import msgspec

from cheese_rescue.live.messages import (
    PROTOCOL,
    Commands,
    Messages,
    TokenReplaced,
    ViewData,
    ViewsMessage,
)
from cheese_rescue.rules import Card
from tests.device import Message
from tests.server.site import Server

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
FAULT_OF_OURS = 1011
PATIENCE = 20.0
LONGEST = 4096
LAST = 2**31 - 1
"""The id of the last thing that is said over a socket."""

_told: msgspec.json.Decoder[Messages] = msgspec.json.Decoder(Messages)


def frame(opcode: int, content: bytes, *, fin: bool = True, masked: bool = True) -> bytes:
    """As a browser would send it (RFC 6455), with a mask that changes nothing."""
    head = bytes([opcode | (0x80 if fin else 0)])
    bit, size = (0x80 if masked else 0), len(content)
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + content


class Raw:
    """A TCP connection, and nothing in between."""

    def __init__(self, server: Server, *, receive_buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))
        self.host = f"127.0.0.1:{server.port}"
        self._buffer = b""

    def say(self, content: bytes) -> bool:
        """Whether the other side still listens."""
        try:
            self.socket.sendall(content)
        except OSError:
            return False
        return True

    def request(self, line: str, *headers: str, body: bytes = b"") -> bool:
        head = [line, f"Host: {self.host}", *headers]
        return self.say("\r\n".join(head).encode("latin-1") + b"\r\n\r\n" + body)

    def upgrade(self, *headers: str, path: str = "/live") -> bytes:
        """Ask for a socket; the head of the answer."""
        key = base64.b64encode(bytes(16)).decode()
        self.request(
            f"GET {path} HTTP/1.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *headers,
        )
        return self.head()

    def head(self) -> bytes:
        """What comes before the empty line."""
        while b"\r\n\r\n" not in self._buffer:
            if not self._more():
                break
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        return head

    def rest(self) -> bytes:
        """Everything until the other side hangs up."""
        while self._more():
            pass
        rest, self._buffer = self._buffer, b""
        return rest

    def so_far(self) -> bytes:
        """Everything that has arrived, without waiting for more."""
        self.socket.setblocking(False)
        with suppress(BlockingIOError):
            while self._more():
                pass
        self.socket.settimeout(PATIENCE)
        return self._buffer

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What the server sends, until it hangs up."""
        while (found := self._next_frame()) is not None:
            yield found

    def _next_frame(self) -> tuple[int, bytes] | None:
        if not self._at_least(2):
            return None
        opcode, size, start = self._buffer[0] & 0x0F, self._buffer[1], 2
        extended = {126: 2, 127: 8}.get(size, 0)
        if not self._at_least(2 + extended):
            return None
        if extended:
            size = int.from_bytes(self._buffer[2 : 2 + extended], "big")
            start += extended
        if not self._at_least(start + size):
            return None
        content, self._buffer = self._buffer[start : start + size], self._buffer[start + size :]
        return opcode, content

    def _at_least(self, count: int) -> bool:
        while len(self._buffer) < count:
            if not self._more():
                return False
        return True

    def _more(self) -> bool:
        try:
            content = self.socket.recv(1 << 16)
        except ConnectionError:
            return False
        self._buffer += content
        return bool(content)

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def hello(table: str, *tokens: str, **fields: Any) -> bytes:
    said = {"type": "hello", "protocol": PROTOCOL, "table": table, "tokens": tokens, **fields}
    return frame(TEXT, json.dumps(said).encode())


def memory(server: Server) -> int:
    """What the server process holds, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) // 1024


def figure(server: Server, name: str) -> float:
    found = re.search(rf"(?m)^cheese_rescue_{name} (\S+)$", server.get("/metrics").text)
    assert found is not None, name
    return float(found[1])


# -- what no page of ours would send --------------------------------------------------------------

CARDS = ["D", "C", "M", "S", "1a", "2b", "3c", "3d", "9z", "", "d", "🐭", "\x00"]
WORDS = [
    "",
    "a",
    "x" * 22,
    "x" * 5000,
    "Ada",
    "\u202e",
    "\ud800",
    "\x00",
    "null",
    "BCDFGH",
    "0" * 32,
]
NUMBERS = [
    0,
    1,
    2,
    3,
    4,
    47,
    48,
    49,
    -1,
    99,
    100,
    2**31,
    2**63,
    2**64,
    -(2**63),
    10**400,
    0.5,
    1e308,
]
CONSTANTS: list[Any] = [None, True, False, [], {}, [[]], [None], {"": None}]
REACTIONS = ["hello", "cheer", "boo", ""]
KINDS = [*(str(kind.__struct_config__.tag) for kind in get_args(Commands)), "hack", ""]
STAYING = ["play", "consider", "react", "set-help", "start", "number", "claim", "ping", "rematch"]
STAYING += ["set-profile", "set-bot-pause"]


@dataclass
class Fuzz:
    """Messages by chance, the same for the same seed, at a few tables in all their phases."""

    server: Server
    rng: Random
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    _kinds: list[str] = field(default_factory=list)
    _tables: list[Message] = field(default_factory=list)
    _seen: dict[str, ViewData] = field(default_factory=dict)
    """Of every table what was seen last by whose turn it was."""

    def run(self, messages: int, *, a_socket: int = 50) -> None:
        """Talk over socket after socket until so much was said."""
        while self.sent < messages:
            self._talk(min(a_socket, messages - self.sent))

    def _talk(self, messages: int) -> None:
        table = self._table()
        with Raw(self.server) as raw:
            assert b" 101 " in raw.upgrade()
            polite = self.rng.random() < 0.95
            self._kinds, keys = KINDS, self._keys(table)
            if self.rng.random() < 0.5:  # one who stays, so that games go on
                self._kinds, keys = STAYING, [table["opener"], *filter(None, table["tokens"])]
            if polite:
                raw.say(hello(table["table"], *keys))
            for _ in range(messages if polite else 1):
                self.sent += 1
                if not raw.say(self._said(table)):
                    break
            if self.rng.random() < 0.3:
                raw.say(self._deadly(table))
            raw.say(frame(TEXT, json.dumps({"type": "ping", "id": LAST}).encode()))
            self._listen(raw, table)

    def _listen(self, raw: Raw, table: Message) -> None:
        """Every answer is one of ours, and nobody ever says that it was our fault."""
        for opcode, content in raw.frames():
            if opcode == CLOSE:
                code = int.from_bytes(content[:2], "big")
                assert code != FAULT_OF_OURS, content
                self.closes[code] += 1
                break
            if opcode == TEXT:
                told = _told.decode(content)
                self.answers[type(told).__name__] += 1
                for view in told.views if isinstance(told, ViewsMessage) else ():
                    if view.seat == view.turn:
                        self._seen[table["table"]] = view
                if isinstance(told, TokenReplaced):
                    table["tokens"][told.chair] = told.token
                gone = getattr(told, "refusal", getattr(told, "reason", ""))
                if gone in ("no-such-table", "ended") and table in self._tables:
                    self._tables.remove(table)
                if told.re == LAST:
                    break

    # -- tables ------------------------------------------------------------------------------------

    def _table(self) -> Message:
        while len(self._tables) < 6:
            self._tables.append(self._new_table(self.rng.choice(("gathering", "playing", "over"))))
        return self.rng.choice(self._tables)

    def _new_table(self, phase: str) -> Message:
        mine = {"mine": True, "help": "forecast"}
        if phase == "gathering":
            return self.server.open(players=4, chairs=[mine, mine, {"bot": "gentle"}])
        players, others = (3, [mine, {"bot": "gentle"}]) if phase == "playing" else (2, [mine])
        opened = self.server.open(players=players, chairs=[mine, *others])
        device = self.server.device(
            opened["table"], opened["opener"], *filter(None, opened["tokens"])
        )
        device.ask("start")
        if phase == "over":
            device.play_out(*device.seats())
        device.close()
        return opened

    def _keys(self, table: Message) -> list[str]:
        own = [table["opener"], *filter(None, table["tokens"])]
        return self.rng.sample(own, self.rng.randrange(len(own) + 1))

    # -- messages ----------------------------------------------------------------------------------

    def _said(self, table: Message) -> bytes:
        ways: list[Callable[[Message], bytes]] = [self._sensible] * 6
        ways += [self._absurd] * 6 + [self._damaged] * 3 + [self._junk]
        ways += [self._odd_frame]
        said = self.rng.choice(ways)(table)
        return said if len(said) < LONGEST else self._said(table)

    def _sensible(self, table: Message) -> bytes:
        """Well formed; whether it may be done now is another matter."""
        return frame(TEXT, json.dumps(self._message(table)).encode())

    def _message(self, table: Message) -> Message:
        pick, below = self.rng.choice, self.rng.randrange
        place: Message = {"seat": below(4), "game": pick((0, 0, 0, 1)), "card": pick(CARDS[:8])}
        place["ply"] = pick((0, 0, 1, 1, 2, 3, below(48)))
        place["cell"] = [below(-6, 7), below(-6, 7)]
        seen = self._seen.get(table["table"])
        if seen is not None and below(2):
            card, cell = pick(seen.hand or [Card.DOG]), pick(seen.legal_cells or [(0, 0)])
            place = {"seat": seen.turn, "game": seen.game, "ply": seen.ply}
            place |= {"card": str(card), "cell": list(cell)}
        fields: dict[str, Message] = {
            "hello": {
                "protocol": pick((0, 1, PROTOCOL)),
                "table": table["table"],
                "tokens": [],
                "back": pick((True, False)),
            },
            "claim": {"tokens": [*self._keys(table), "x" * 22]},
            "number": {"chair": below(4), "number": pick(("ab" * 16, "AB" * 16, "ab" * 16 + "\n"))},
            "start": {"oldest": pick((None, 0, 3))},
            "play": place,
            "consider": place,
            "set-help": {
                "chair": below(4),
                "help": pick(("real-table", "places", "forecast", "x")),
            },
            "set-profile": {
                "chair": below(4),
                "name": pick((None, "Emma", "x" * 60, "\u200b")),
                "shape": pick((None, "wheel", "heart", "x")),
            },
            "react": {"chair": below(4), "reaction": pick(REACTIONS)},
            "seat-bot": {"chair": below(4), "bot": pick(("greedy", "gentle", "nobody", "a\n"))},
            "rematch": {"game": below(3)},
            "set-bot-pause": {"pause": pick(("calm", "normal", "quick", "x"))},
            "hint": {name: place[name] for name in ("seat", "game", "ply")},
            "answer-request": {
                "chair": below(4),
                "request": below(99),
                "agree": pick((True, False)),
            },
        }
        kind = pick(self._kinds)
        if kind == "end" and below(20):
            kind = "ping"  # a table shall live for a while
        own = fields.get(kind, {"chair": below(4)} if kind not in ("ping", "end") else {})
        return {"type": kind, "id": self.sent, **own}

    def _absurd(self, table: Message) -> bytes:
        """One or several values that no page would think of."""
        message = self._message(table)
        for _ in range(self.rng.randrange(1, 4)):
            message[self.rng.choice([*message, "more", ""])] = self._anything(2)
        return frame(TEXT, json.dumps(message).encode())

    def _anything(self, depth: int) -> Any:
        kind = self.rng.randrange(7 if depth else 5)
        if kind == 5:
            return [self._anything(depth - 1) for _ in range(self.rng.randrange(6))]
        if kind == 6:
            return {self.rng.choice(WORDS): self._anything(depth - 1) for _ in range(2)}
        nan: list[Any] = [float("nan"), float("inf")]
        return self.rng.choice((NUMBERS, WORDS, CARDS, CONSTANTS, nan)[kind])

    def _damaged(self, table: Message) -> bytes:
        """Cut short, with letters changed, said twice, or with a key that comes twice."""
        text = bytearray(json.dumps(self._message(table)).encode())
        match self.rng.randrange(5):
            case 0:
                del text[self.rng.randrange(len(text)) :]
            case 1:
                for _ in range(self.rng.randrange(1, 5)):
                    text[self.rng.randrange(len(text))] = self.rng.randrange(128)
            case 2:
                text += bytes(text)
            case 3:
                text[1:1] = b'"type":"ping","id":-1,'
            case _:
                text[1:1] = bytes(text[1:-1]) + b","
        return frame(TEXT, bytes(text))

    def _junk(self, table: Message) -> bytes:  # noqa: ARG002 - like the others
        junk = [
            b"[" * 4000,
            b'{"a":' * 700 + b"1" + b"}" * 700,
            b'{"type":"play","cell":' + b"[" * 1900 + b"]" * 1900 + b"}",
            b"1" * 4096,
            b'"' + b"\\u0000" * 600 + b'"',
            b'{"type":"ping","id":1e999}',
            b'{"type":"ping","id":"\\ud800"}',
            "\ufeff{}".encode(),
            b"",
            b"null",
            bytes(self.rng.randrange(128) for _ in range(self.rng.randrange(200))),
        ]
        return frame(self.rng.choice((TEXT, TEXT, BINARY)), self.rng.choice(junk))

    # -- frames ------------------------------------------------------------------------------------

    def _odd_frame(self, table: Message) -> bytes:
        """As no browser writes them, but right."""
        text = json.dumps(self._message(table)).encode()
        half = len(text) // 2
        odd = [
            frame(TEXT, text[:half], fin=False) + frame(CONTINUATION, text[half:]),
            frame(TEXT, text, fin=False) + frame(PING, b"?") + frame(CONTINUATION, b""),
            frame(PING, b"x" * 125),
            frame(PONG, b"unasked"),
            frame(BINARY, text),
            frame(TEXT, b"\xc3", fin=False) + frame(CONTINUATION, b"\xa9"),
        ]
        return self.rng.choice(odd)

    def _deadly(self, table: Message) -> bytes:
        """What a socket cannot go on after."""
        text = json.dumps(self._message(table)).encode()
        deadly = [
            frame(PING, b"x" * 126),
            frame(CONTINUATION, text),
            frame(TEXT, b"\xff\xfe" + text),
            frame(TEXT, b"\xc3", fin=False) + frame(CONTINUATION, b"x"),
            frame(TEXT, b"x" * 4097),
            frame(TEXT, b"x" * 4000, fin=False) + frame(CONTINUATION, b"x" * 4000),
            frame(TEXT, text, masked=False),
            frame(0x3, text),
            frame(TEXT | 0x40, text),
            frame(CLOSE, b"\x00"),
            frame(CLOSE, (1000).to_bytes(2, "big")),
            frame(CLOSE, (1005).to_bytes(2, "big")),
            frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff"),
            b"\x81\xff" + b"\xff" * 8,
            b"\xf7" + self.rng.randbytes(60),
        ]
        return self.rng.choice(deadly)


# -- requests --------------------------------------------------------------------------------------

PATHS = ["/", "/live", "/healthz", "/api/tables", "/api/join", "/api/score", "/api/verify"]
PATHS += ["/api/replay", "/api/qr", "/api/tables/%s", "/api/tables/%s/record", "/i18n/en.ftl"]
PATHS += ["/api/find", "/api/exercise", "/api/exercises", "/api/review", "/learn"]
PATHS += ["/t/%s", "/api/tables/%s/qr.svg", "/metrics", "/api/openapi.json", "/%%00", "//", "*"]
PATHS += ["/api/exercise", "/api/exercise/hint", "/api/puzzles?v=%s", "/api/day?date=%s"]
METHODS = ["GET", "POST", "DELETE", "PUT", "OPTIONS", "HEAD", "TRACE", "CONNECT", "PATCH", "get"]
ODD_HEADERS = [
    *("Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: x"),
    *("Transfer-Encoding: chunked", "Transfer-Encoding: gzip", "Expect: 100-continue"),
    *("Upgrade: h2c", "Upgrade: websocket", "Connection: Upgrade", "Connection: close"),
    *("Authorization: Bearer", "Authorization: Bearer \xff", "Authorization: Basic eDp5"),
    *("Accept-Language: ,;=,*,\xff", "X-Forwarded-For: ,,[::,x", "Host: evil.example"),
    *("Origin: null", "Origin: http://", "Origin: http://[", "Origin: http://[::1]:x"),
    *("Origin: //a", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x", "Cookie: a=b"),
]


BODIES: list[Message] = [
    {"code": "BCDFGH"},
    {"code": "\u00df" * 12, "guest": 49},
    {"name": "cat", "moves": ["C@-1,0"]},
    {"name": "small-game", "moves": ["C@99999999999999999"]},
    {"name": "small-game", "moves": 48 * ["M@\u0663,0"]},
    {"name": "cat", "moves": ["\x00", "S@0,0", "@", "1a@--1,0"]},
    {"name": "none", "moves": None},
    {"drawing": "S", "any_counts": True},
    {"drawing": "\u2028".join("SMCD")},
    {"record": "cheese-rescue 2\nplayers 9"},
    {"path": "//evil.example"},
    {"players": 4, "chairs": [{"guest": 0}, {"mine": True, "shape": "heart"}]},
]
"""As a page would send them, or nearly so."""


def odd_request(rng: Random) -> bytes:
    """Something like HTTP."""
    path = rng.choice(PATHS)
    if "%s" in path:
        path %= rng.choice(["x" * 22, "..", "%2e%2e", "%ff", "%00", "é", "x" * 3000, "{table}"])
    body = rng.choice([b"", b"{}", b"[]", b"{", b'{"record":"' + b"x" * 500 + b'"}', b"\xff"])
    if rng.random() < 0.5:
        body = json.dumps(rng.choice(BODIES)).encode()
    head = [f"{rng.choice(METHODS)} {path} HTTP/1.{rng.choice('1119')}"]
    head += rng.sample(ODD_HEADERS, rng.randrange(5))
    if rng.random() < 0.8:
        head.append(f"Content-Length: {len(body)}")
    request = bytearray("\r\n".join(head).encode("latin-1", "replace") + b"\r\nHost: OWN\r\n\r\n")
    request += body
    for _ in range(rng.choice((0, 0, 0, 1, 5))):
        request[rng.randrange(len(request))] = rng.randrange(256)
    return rng.randbytes(200) if rng.random() < 0.1 else bytes(request)


def statuses(server: Server, request: bytes) -> list[int]:
    """The statuses of the answers to raw bytes, after which the client says no more."""
    answer = b""
    with Raw(server) as raw, suppress(OSError):
        raw.say(request.replace(b"OWN", f"127.0.0.1:{server.port}".encode()))
        raw.socket.shutdown(socket.SHUT_WR)
        raw.socket.settimeout(0.05)
        while content := raw.socket.recv(1 << 16):
            answer += content
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", answer)]
