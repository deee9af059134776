"""WebSocket frames: read at once where a whole message arrives, otherwise by the library."""

import json
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from cheese_rescue.server.socket.uvicorn_protocol import FrameBoundary
from tests.examples import examples
from tests.server.hostile import CLOSE, PONG, TEXT, Raw
from tests.server.site import Server

SIZES = [0, 1, 5, 124, 125, 126, 127, 300]
FRAMES = st.one_of(
    st.builds(Frame, opcode=st.just(Opcode.TEXT), data=st.sampled_from(SIZES).map(bytes)),
    st.builds(Frame, opcode=st.just(Opcode.PING), data=st.sampled_from(SIZES[:5]).map(bytes)),
)


@examples(200)
@given(frames=st.lists(FRAMES, min_size=1, max_size=6), rng=st.randoms(use_true_random=False))
def test_a_frame_begins_where_the_last_one_ended(frames: list[Frame], rng: Random) -> None:
    written = [frame.serialize(mask=True) for frame in frames]
    stream = b"".join(written)
    ends = {sum(map(len, written[:count])) for count in range(len(written) + 1)}
    boundary = FrameBoundary()
    cuts = sorted({0, len(stream), *(rng.randrange(len(stream)) for _ in range(8))})
    for start, end in pairwise(cuts):
        assert boundary.here == (start in ends)
        boundary.pass_over(stream[start:end])
    assert boundary.here


def test_messages_are_the_same_whole_in_pieces_and_after_other_frames(shared: Server) -> None:
    """Every kind of cut, with real masks; each message is answered once and in order."""
    table = shared.open()["table"]
    rng = Random(7)
    with Raw(shared) as raw:
        raw.upgrade()
        hello = {"type": "hello", "protocol": 2, "table": table, "tokens": []}
        raw.say(text(json.dumps(hello)))
        for number in range(12):
            ping = json.dumps({"type": "ping", "id": number})
            long = ping.ljust(126 + number) if number % 2 else ping
            match number % 6:
                case 0 | 1:
                    raw.say(text(long))
                case 2 | 3:
                    in_pieces(raw, text(long), rng)
                case 4:
                    raw.say(Frame(Opcode.PING, b"before").serialize(mask=True) + text(long))
                case _:
                    first = Frame(Opcode.TEXT, long[:9].encode(), fin=False)
                    raw.say(first.serialize(mask=True))
                    raw.say(Frame(Opcode.PING, b"between").serialize(mask=True))
                    rest = Frame(Opcode.CONT, long[9:].encode())
                    raw.say(rest.serialize(mask=True))
            answered = (frame for frame in raw.frames() if is_pong(frame))
            assert json.loads(next(answered)[1])["re"] == number


def test_a_whole_message_that_is_too_long_ends_the_socket(shared: Server) -> None:
    with Raw(shared) as raw:
        raw.upgrade()
        raw.say(text(" " * 5_000))
        opcode, content = next(raw.frames())
    assert (opcode, content[:2]) == (CLOSE, (1009).to_bytes(2, "big"))


def text(said: str) -> bytes:
    return Frame(Opcode.TEXT, said.encode()).serialize(mask=True)


def in_pieces(raw: Raw, said: bytes, rng: Random) -> None:
    cuts = sorted({0, len(said), *(rng.randrange(len(said)) for _ in range(3))})
    for start, end in pairwise(cuts):
        raw.say(said[start:end])


def is_pong(frame: tuple[int, bytes]) -> bool:
    opcode, content = frame
    assert opcode in (TEXT, PONG)
    return opcode == TEXT and b'"pong"' in content
