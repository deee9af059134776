"""`cheese-rescue sit`: anybody's bot as a guest at a real table."""

import asyncio
import contextlib
import json
import shutil
import signal
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.server import ServerConnection, serve

from cheese_rescue.cli.main import root
from cheese_rescue.cli.options.localized_click import run
from cheese_rescue.cli.sit import TableLink
from cheese_rescue.live.messages import CloseCode
from tests.bots.processes import gone, offspring, until
from tests.cli.command import COMMAND, Said, environment
from tests.device import Device, Message
from tests.people import answer_request, arrive, chair, playing
from tests.people import until as heard
from tests.server.site import Server, free_port, serving

ROOT = Path(__file__).parents[2]
STRANGER = "tests.bots.example_bots:{}".format
BOT = 1
"""Its chair: who opened sits in the first."""


class Sitting:
    """A bot that was sent to a table."""

    def __init__(self, link: str, bot: str, **variables: str) -> None:
        self._process = subprocess.Popen(
            [COMMAND, "sit", link, "--bot", STRANGER(bot), "--seconds", "0.1", "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment(**variables),
        )
        self.pid = self._process.pid

    def leave(self, signal_number: int | None = None) -> Said:
        if signal_number is not None:
            self._process.send_signal(signal_number)
        out, err = self._process.communicate(timeout=30)
        return Said(self._process.returncode, out, err)

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


@contextlib.contextmanager
def sitting(link: str, bot: str, **variables: str) -> Iterator[Sitting]:
    guest = Sitting(link, bot, **variables)
    try:
        yield guest
    finally:
        guest.kill()


def opened(server: Server, **other: object) -> tuple[Message, Device]:
    """A table of two with a free chair, and the device of who opened it and begins."""
    chairs = [{"mine": True}, {**other}]
    table = server.open(begins="oldest", chairs=chairs)
    return table, arrive(server, table["table"], table["opener"], table["tokens"][0])


def seated(device: Device) -> bool:
    return bool(chair(device, BOT)["here"])


def start(device: Device) -> None:
    heard(device, seated)
    answer = device.ask("start", oldest=0)
    assert answer["type"] == "table", answer
    heard(device, playing)


def next_game(device: Device) -> bool:
    return [view["game"] for view in device.views.values()] == [1]


def play_out(device: Device, *, until_ply: int = 99) -> None:
    """Play for the person, whichever seat that is, until so many cards lie."""
    (seat,) = device.seats()
    while not (view := device.views[seat])["over"] and view["ply"] < until_ply:
        if view["turn"] == seat:
            assert device.play(view)["type"] == "views"
        else:
            device.hear()


def by_whom(server: Server, table: Message, game: int) -> set[str]:
    """Who has played a game's cards, by its record: people and bots of the house."""
    address = f"/api/tables/{table['table']}/record?game={game}"
    record = server.get(address, authorization=f"Bearer {table['opener']}").json()["record"]
    return {line.split()[-1] for line in record.splitlines() if "@" in line}


def test_a_guest_plays_comes_back_and_stays_for_a_rematch(server: Server) -> None:
    table, device = opened(server, help="real-table")  # it is told no places, and finds them
    with sitting(f"{server.url}/t/{table['table']}", "Chatty") as guest:
        start(device)
        play_out(device, until_ply=8)
        server.kill()
        server.start()
        device = arrive(server, table["table"], table["opener"], table["tokens"][0])
        heard(device, seated)
        play_out(device)
        assert device.ask("rematch", game=0)["type"] == "table"
        heard(device, next_game)  # the guest agrees by itself
        play_out(device)
        device.say("end")
        said = guest.leave()
    assert said.status == 0, said.err
    lines = said.out.splitlines()
    assert lines[0] == "Sitting on chair 2. Press Ctrl-C to stand up."
    assert sum(line == "The game begins." for line in lines) == 2
    assert sum(line.startswith("The game is over") for line in lines) == 2
    assert "Connection lost. Coming back…" in lines
    assert lines[-1] == "The table was deleted. Goodbye!"
    assert "not for you" in said.err  # what the bot prints is for who sent it
    assert "Traceback" not in said.err


@pytest.mark.parametrize(("stop", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_seats_own_link_seats_it_and_ctrl_c_or_sigterm_stands_up(
    shared: Server, stop: signal.Signals, status: int
) -> None:
    table, device = opened(shared)
    joined = shared.join(table=table["table"])
    with sitting(f"{shared.url}/t/{table['table']}#{joined['token']}", "First") as guest:
        start(device)
        play_out(device, until_ply=4)
        assert {shown["stand_in"] for shown in device.table["chairs"]} == {None}
        below = offspring(guest.pid)
        said = guest.leave(stop)
        assert said.status == status
        assert said.err.strip() == "Stopped."
        heard(device, lambda one: chair(one, BOT)["stand_in"] is not None)
        assert until(lambda: all(map(gone, below)))


def test_people_do_not_wait_for_a_bot_that_fails(shared: Server) -> None:
    table, device = opened(shared)
    with sitting(f"{shared.url}/t/{table['table']}", "Raises") as guest:
        start(device)
        play_out(device)
        assert device.views[0]["over"]
        assert by_whom(shared, table, 0) == {"person"}
        device.say("end")
        said = guest.leave()
    assert said.status == 0
    assert said.err.count("A simple bot laid a card instead.") == 12
    assert "ValueError: no idea at ply 1 (example_bots.py:" in said.err


def test_who_loses_its_chair_goes(shared: Server) -> None:
    table, device = opened(shared)
    with sitting(f"{shared.url}/t/{table['table']}", "First") as guest:
        heard(device, seated)
        device.ask("seat-bot", chair=BOT, bot="gentle")
        said = guest.leave()
    assert said.status == 2
    assert said.err.strip() == "The chair isn’t ours any more."


@pytest.mark.parametrize("agree", [True, False])
def test_a_guest_waits_until_the_others_agree(shared: Server, agree: bool) -> None:
    table, device = opened(shared, bot="gentle")
    device.ask("start", oldest=0)
    device.ask("empty", chair=BOT)
    with sitting(f"{shared.url}/t/{table['table']}", "First") as guest:
        heard(device, lambda one: one.table["requests"])
        answer_request(device, BOT, agree=agree)
        if agree:
            heard(device, seated)
            heard(device, playing)
            play_out(device)
            device.say("end")
        said = guest.leave()
    waiting = "Chair 2 became free during the game. Waiting for the others to agree."
    if agree:
        assert (said.status, said.err) == (0, "")
    else:
        assert said.status == 2
        assert "The others did not agree." in said.err
    assert waiting in said.out or agree  # it may be seated before it is there


def test_a_guest_agrees_to_whoever_asks_for_a_chair(shared: Server) -> None:
    opened = shared.open(players=3, begins="oldest", chairs=[{"mine": True}, {}, {"bot": "gentle"}])
    device = arrive(shared, opened["table"], opened["opener"], opened["tokens"][0])
    with sitting(f"{shared.url}/t/{opened['table']}", "First"):
        start(device)
        device.ask("empty", chair=2)
        shared.join(table=opened["table"], chair=2)
        heard(device, lambda one: [BOT] in [each["agreed"] for each in one.table["requests"]])


def test_what_the_server_says_no_to_is_said(
    shared: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    full = shared.open(chairs=[{"mine": True}, {"bot": "gentle"}])
    for table, sentence in (
        ("A" * 22, "The table says no: This table is gone. Open a new one!"),
        (full["table"], "The table says no: Every chair is taken."),
        (f"{full['table']}#{'A' * 22}", "The chair isn’t ours any more."),
    ):
        with pytest.raises(SystemExit) as left:
            run(root, ["sit", f"{shared.url}/t/{table}", "--bot", "gentle", "--lang", "en"])
        assert left.value.code == 2
        assert capsys.readouterr().err.strip() == sentence


@contextlib.contextmanager
def scripted(*answers: tuple[list[Message], int]) -> Iterator[str]:
    """A server that answers one hello after the other: these messages, then a close code."""

    def answer(socket: ServerConnection) -> None:
        socket.recv()
        messages, code = next(script)
        for message in messages:
            socket.send(json.dumps(message))
        socket.close(code)

    script = iter(answers)
    with serve(answer, "127.0.0.1", port := free_port()) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{port}/t/{'A' * 22}#{'t' * 22}"
        server.shutdown()
        thread.join()


def refusal(code: str, reply_to: int | None) -> Message:
    return {"type": "refused", "refusal": code, "data": {}, "re": reply_to}


def test_a_guest_says_hello_again_after_a_temporary_refusal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    later = CloseCode.TRY_AGAIN_LATER
    welcome = {"type": "welcome", "chairs": [BOT], "re": 1}
    with scripted(
        ([refusal("cannot-write", 1)], later),
        ([refusal("too-fast", None)], later),
        ([welcome], 1011),
        ([refusal("cannot-write", 4)], later),
        ([welcome, {"type": "bye", "reason": "ended"}], CloseCode.TABLE_DELETED),
    ) as link:
        run_to_end(link)
    out = capsys.readouterr().out.splitlines()
    assert out.count("Connection lost. Coming back…") == 4
    assert out[-1] == "The table was deleted. Goodbye!"


def test_a_guest_gives_up_after_a_final_refusal(capsys: pytest.CaptureFixture[str]) -> None:
    with scripted(([refusal("no-such-table", 1)], CloseCode.REFUSED)) as link:
        run_to_end(link, status=2)
    err = capsys.readouterr().err.strip()
    assert err == "The table says no: This table is gone. Open a new one!"


def run_to_end(link: str, status: int = 0) -> None:
    with pytest.raises(SystemExit) as left:
        run(root, ["sit", link, "--bot", "gentle", "--lang", "en"])
    assert left.value.code == status


def test_a_link_is_read() -> None:
    table, token = "t" * 22, "k" * 43
    plain = TableLink.parse(f"http://192.168.1.5:24337/t/{table}")
    assert plain == TableLink("http://192.168.1.5:24337", table, None)
    assert plain.live == "ws://192.168.1.5:24337/live"
    own = TableLink.parse(f" https://cheese.example/t/{table}#{token}\n")
    assert own == TableLink("https://cheese.example", table, token)
    assert own.live == "wss://cheese.example/live"


# -- over https ------------------------------------------------------------------------------------


async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()


@contextlib.contextmanager
def proxy(context: ssl.SSLContext, port: int, inside: int) -> Iterator[None]:
    """What a host has in front of a server: https outside, http inside."""

    async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", inside)
        await asyncio.gather(carry(reader, forth), carry(back, writer))

    async def stand() -> None:
        async with await asyncio.start_server(visit, "127.0.0.1", port, ssl=context):
            ready.set()
            await asyncio.to_thread(done.wait)

    ready, done = threading.Event(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(stand()))
    thread.start()
    ready.wait(10)
    yield
    done.set()
    thread.join()


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server behind https, and the certificate to trust."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed, so there is no certificate")
    certificate = tmp_path / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", certificate, "-out", tmp_path / "public.pem", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost"),
        ],
        check=True,
        capture_output=True,
    )
    public = tmp_path / "public.pem"
    certificate.write_bytes(certificate.read_bytes() + public.read_bytes())
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    port = free_port()
    with (
        serving(tmp_path / "server", "--public-url", f"https://localhost:{port}") as server,
        proxy(context, port, server.port),
    ):
        yield server, public


def test_a_guest_comes_over_https_too(proxied: tuple[Server, Path]) -> None:
    server, certificate = proxied
    table, device = opened(server)
    assert table["link"].startswith("https://localhost")
    with sitting(table["link"], "First", SSL_CERT_FILE=str(certificate)) as guest:
        start(device)
        play_out(device, until_ply=4)
        said = guest.leave(signal.SIGINT)
    assert said.out.startswith("Sitting on chair 2.")
