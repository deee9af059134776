"""What nobody may know does not leave the server: two games that only differ in hidden cards."""

import base64
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from hashlib import sha256
from itertools import count, islice
from pathlib import Path

import pytest

from cheese_rescue.rules import Card
from cheese_rescue.rules.cards import plies
from cheese_rescue.rules.seal import seal, shuffled_pile
from tests.device import Device, Message
from tests.people import arrive, told
from tests.server.site import Server, free_port, serving

PLAYERS = 3
PLIES = plies(PLAYERS)
ROUNDS = 5
"""So long the twins look alike to everybody but one seat, the hidden one."""
ADA, BOT, CLEO = 0, 1, 2
"""Chairs. Ada and the bot may know no more than their own cards; Cleo's cards differ."""
NUMBERS = {ADA: b"\xaa" * 16, CLEO: b"\xcc" * 16}


# -- two deals that nobody but Cleo can tell apart -------------------------------------------------


@dataclass(frozen=True)
class Twins:
    """Two secrets, and Cleo's cards for every round, which she holds in both games."""

    secrets: tuple[bytes, bytes]
    cleo_lays: list[str]


def drawn(pile: Sequence[Card], seat: int) -> list[Card]:
    """What the seat is dealt and then draws, round by round."""
    later = (2 * PLAYERS + seat + PLAYERS * turn for turn in range(ROUNDS))
    return [pile[at] for at in (2 * seat, 2 * seat + 1, *later)]


def twins(*, first: int) -> Twins:
    """Found by search, where that chair begins."""
    seats = {chair: (chair - first) % PLAYERS for chair in (ADA, BOT, CLEO)}
    numbers = [NUMBERS.get((seat + first) % PLAYERS) for seat in range(PLAYERS)]
    known: dict[object, tuple[bytes, tuple[Card, ...]]] = {}
    for n in count():
        secret = sha256(f"twin {n}".encode()).digest()
        pile = shuffled_pile(PLAYERS, secret, numbers)
        known_to_others = (*drawn(pile, seats[ADA]), *drawn(pile, seats[BOT]))
        if known_to_others in known:
            other_secret, other_pile = known[known_to_others]
            hers, others = drawn(pile, seats[CLEO]), drawn(other_pile, seats[CLEO])
            lays = cards_in_both(hers, others, letter="abcd"[seats[CLEO]])
            if lays and Counter(hers[:2]) != Counter(others[:2]) and hers[-1] is not others[-1]:
                return Twins((other_secret, secret), lays)
        known[known_to_others] = secret, pile
    raise AssertionError


def cards_in_both(one: list[Card], other: list[Card], *, letter: str) -> list[str]:
    """Her cheeses, which all know of, then animals that she holds in either game; or nothing."""
    lays = [f"{points}{letter}" for points in (1, 2, 3)]
    laid: Counter[Card] = Counter()
    for turn in range(len(lays), ROUNDS):
        hands = [Counter(cards[: 2 + turn]) - laid for cards in (one, other)]
        both = sorted((hands[0] & hands[1]).elements(), key=str)
        if not both:
            return []
        laid[both[0]] += 1
        lays.append(str(both[0]))
    return lays


# -- everything that is told ----------------------------------------------------------------------


@dataclass
class Heard:
    """Every byte that came out of one server, by where it came out."""

    surfaces: dict[str, str] = field(default_factory=dict)

    def add(self, surface: str, text: str) -> None:
        self.surfaces[surface] = self.surfaces.get(surface, "") + text + "\n"

    def masked(self, secret: bytes) -> dict[str, str]:
        """Without the seal, which is bound to differ."""
        return {name: text.replace(seal(secret), "SEAL") for name, text in self.surfaces.items()}


class Evening:
    """The same people do the same at a server with other secrets."""

    def __init__(self, server: Server, kept: Path) -> None:
        self.heard = Heard()
        self.server = server
        self.kept = kept
        mine = {"mine": True, "name": "Ada Quux", "help": "forecast"}
        self.opened = server.open(
            players=PLAYERS, begins="oldest", chairs=[mine, {"bot": "greedy"}, {"mine": True}]
        )
        self.table = self.opened["table"]
        ada, _, cleo = self.opened["tokens"]
        self.token = ada
        self.ada = arrive(server, self.table, ada)
        self.watcher = arrive(server, self.table)
        self.cleo = arrive(server, self.table, self.opened["opener"], cleo)
        self.devices = {ADA: self.ada, CLEO: self.cleo}
        for device in (self.ada, self.watcher):
            told(device)

    def give_numbers(self) -> None:
        for chair, device in self.devices.items():
            device.ask("number", chair=chair, number=NUMBERS[chair].hex())

    def start(self) -> None:
        self.give_numbers()
        self.cleo.ask("start", oldest=ADA)

    def rematch(self) -> None:
        """After a whole first game."""
        while self.until_a_person_has_turn() < PLIES:
            chair = ADA if self.has_turn(ADA) else CLEO
            self.devices[chair].play(self.view(chair))
        for device in self.devices.values():
            device.ask("rematch", game=0)
        self.give_numbers()
        for chair, device in self.devices.items():
            while self.view(chair)["game"] == 0:
                device.hear()

    def play(self, cleo_lays: list[str]) -> None:
        """Rounds in which Ada tries out all that the server lets her, and Cleo her known cards."""
        hers = iter(cleo_lays)
        while self.until_a_person_has_turn() < ROUNDS * PLAYERS:
            if self.has_turn(ADA):
                self.try_everything()
                self.ada.play(self.view(ADA))
            else:
                self.consider(self.view(ADA), "D", [0, 1])  # not her turn
                self.look_around()
                self.cleo.play(self.view(CLEO), next(hers))
        self.look_around()
        self.heard.add("ada", self.all_told(self.ada))
        self.heard.add("watcher", self.all_told(self.watcher))
        self.heard.add("log", dateless(self.server.log()))
        self.heard.add("workers", self.kept.read_text(encoding="utf-8"))

    def view(self, chair: int) -> Message:
        device = self.devices[chair]
        device.seats()
        return next(iter(device.views.values()))

    def has_turn(self, chair: int) -> bool:
        view = self.view(chair)
        return bool(view["turn"] == view["seat"])

    def until_a_person_has_turn(self) -> int:
        """All have heard the same, and the bot does not think; how many cards lie."""
        while True:
            views = [self.view(chair) for chair in self.devices]
            adas, cleos = (view["ply"] for view in views)
            if adas < cleos:
                self.ada.hear()
            elif cleos < adas:
                self.cleo.hear()
            elif self.has_turn(ADA) or self.has_turn(CLEO):
                return int(adas)
            else:
                self.cleo.hear()

    def try_everything(self) -> None:
        view = self.view(ADA)
        for card in ("D", "C", "M", "1a", "2b", "S"):
            for cell in (*view["legal_cells"][:2], [9, 9], [0, 0]):
                self.consider(view, card, cell)
        self.consider({**view, "ply": 0}, "D", [0, 1])
        self.consider({**view, "ply": 40}, "D", [0, 1])
        for chair in range(PLAYERS):
            self.consider({**view, "seat": chair}, "M", [0, 1])
            self.ada.ask("call-bot", chair=CLEO)
        self.ada.ask("set-help", chair=3, help="places")
        self.ada.ask("start")
        self.ada.ask("play", seat=view["seat"], game=0, ply=view["ply"], card="S", cell=[0, 0])
        self.look_around()

    def consider(self, view: Message, card: str, cell: Sequence[int]) -> None:
        place = {"game": view["game"], "ply": view["ply"], "card": card, "cell": cell}
        self.ada.ask("consider", seat=view["seat"], **place)

    def look_around(self) -> None:
        """Everything that HTTP tells to a stranger and to Ada."""
        path = f"/api/tables/{self.table}"
        for headers in ({}, {"authorization": f"Bearer {self.token}"}):
            for page in (path, f"{path}/record", f"{path}/qr.svg", f"{path}/nothing", "/t/x"):
                answer = self.server.get(page, **headers)
                surface = "record" if page.endswith("record") else "pages"
                text = re.sub(r"(?<=/replay)#([\w-]+)", unfolded, answer.text)
                self.heard.add(surface, f"{answer.status_code} {answer.headers} {text}")
            answer = self.server.delete(path, **headers)
            self.heard.add("refusals", f"{answer.status_code} {answer.headers} {answer.text}")
        for wish in ({"chair": 3}, {"chair": CLEO}, {"shape": "wheel"}, {"code": "BCDFGH"}):
            answer = self.server.post("/api/join", {"table": self.table, **wish})
            self.heard.add("refusals", f"{answer.status_code} {answer.headers} {answer.text}")
        self.heard.add("figures", timeless(self.server.get("/metrics").text))

    @staticmethod
    def all_told(device: Device) -> str:
        told(device)
        return countless("\n".join(map(str, device.heard)))


def unfolded(fragment: re.Match[str]) -> str:
    """The record that a link carries, which has the seal in it."""
    text = fragment[1]
    return "#" + base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()


def timeless(figures: str) -> str:
    """Without what depends on how fast the machine is.

    The kernel is prepared in the background, at a moment that no card decides.
    """
    figures = re.sub(r"(?m)^.*kind=\"prepare\".*\n", "", figures)
    moment = "commit_seconds_bucket|commit_seconds_count|commit_seconds_sum|commits|sockets"
    moment += "|tables|bot_queue"
    return re.sub(rf"(?m)^(cheese_rescue_(?:{moment}).*) \S+$", r"\1 #", figures)


def countless(messages: str) -> str:
    """Without the seconds that are left to agree to a rematch."""
    return re.sub(r"('rematch': \{[^}]*'seconds': )[\d.]+", r"\1#", messages)


def dateless(log: str) -> str:
    return re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+", "TIME", log)


def evening(
    folder: Path, port: int, secrets: list[bytes], lays: list[str], *, leaky: bool = False
) -> Heard:
    """What is heard at a real server that shuffles with these secrets."""
    folder.mkdir()
    kept = folder / "workers.txt"
    shuffles = ",".join(secret.hex() for secret in secrets)
    program = (
        "-m",
        "tests.server.seeded_server",
        shuffles,
        str(kept),
        "leaky" if leaky else "tight",
    )
    with serving(folder, program=program, port=port) as server:
        tonight = Evening(server, kept)
        tonight.start()
        if len(secrets) > 1:
            tonight.rematch()
        tonight.play(lays)
        return tonight.heard


def told_apart(folder: Path, *, rematch: bool = False, leaky: bool = False) -> set[str]:
    """The surfaces on which the two games can be told apart."""
    found = twins(first=BOT if rematch else ADA)
    before = [sha256(b"a game before").digest()] if rematch else []
    port = free_port()
    heard = [
        evening(folder / str(n), port, [*before, secret], found.cleo_lays, leaky=leaky).masked(
            secret
        )
        for n, secret in enumerate(found.secrets)
    ]
    assert heard[0].keys() == heard[1].keys() == SURFACES
    assert "SEAL" in heard[0]["ada"]
    different = {name for name in SURFACES if heard[0][name] != heard[1][name]}
    for name in sorted(different):
        one, other = (surfaces[name].splitlines() for surfaces in heard)
        print(f"-- {name}", *islice(unified_diff(one, other, lineterm="", n=0), 40), sep="\n")  # noqa: T201 - pytest shows it
    return different


SURFACES = {"ada", "watcher", "log", "workers", "record", "pages", "refusals", "figures"}


@pytest.mark.every_backend("nobody may learn more, whatever carries the news", long=True)
def test_nothing_that_is_told_depends_on_what_its_reader_cannot_know(tmp_path: Path) -> None:
    assert told_apart(tmp_path) == set()


@pytest.mark.long
def test_nothing_that_is_told_after_a_rematch_does_either(tmp_path: Path) -> None:
    assert told_apart(tmp_path, rematch=True) == set()


@pytest.mark.long
def test_a_server_that_gives_its_pile_away_is_found_out_everywhere(tmp_path: Path) -> None:
    assert told_apart(tmp_path, leaky=True) == SURFACES


# -- what else must not leave ----------------------------------------------------------------------


def all_heard(*devices: Device) -> str:
    for device in devices:
        told(device)
    return "\n".join(str(message) for device in devices for message in device.heard)


def kept_secrets(server: Server, table: str) -> list[bytes]:
    """Of all games there so far, as the database has them."""
    query = "SELECT body FROM entries WHERE table_id = ? AND kind IN ('opened', 'rematch')"
    rows = server.rows(f"{query} ORDER BY n", table)
    return [base64.b64decode(json.loads(body)["secret"]) for (body,) in rows]


def ways_to_write(secret: bytes) -> Iterator[str]:
    yield secret.hex()
    yield base64.b64encode(secret).decode().rstrip("=")
    yield base64.urlsafe_b64encode(secret).decode().rstrip("=")
    yield str(secret)


def two_people(server: Server) -> tuple[Message, Device, Device]:
    """Ada, who opened, and Ben, who also sits there."""
    mine = [{"mine": True, "name": "Ada Quux"}, {"mine": True, "name": "Ben Quux"}]
    opened = server.open(players=2, begins="oldest", chairs=mine)
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    return opened, ada, arrive(server, opened["table"], opened["tokens"][1])


def play_on(ada: Device, ben: Device, *, plies: int) -> None:
    for ply in range(plies):
        device = (ada, ben)[ply % 2]
        assert device.play(device.until_turn(ply % 2))["type"] == "views"


def test_typed_names_are_read_by_those_who_sit_there_and_by_nobody_else(shared: Server) -> None:
    opened, ada, ben = two_people(shared)
    watcher = arrive(shared, opened["table"])
    ada.ask("start", oldest=0)
    play_on(ada, ben, plies=24)
    path = f"/api/tables/{opened['table']}"
    pages = [path, f"{path}/record", f"{path}/qr.svg", f"/t/{opened['table']}", "/metrics"]
    strangers = [shared.get(page, authorization="Bearer " + "x" * 32).text for page in pages]
    strangers += [shared.get(page).text for page in pages]
    assert "Quux" not in "".join(strangers) + all_heard(watcher) + shared.log()
    assert "Ben Quux" in all_heard(ada)
    assert "Ada Quux" in all_heard(ben)
    assert "Ada Quux" in shared.get(path, authorization=f"Bearer {opened['tokens'][1]}").text


def test_the_record_of_a_running_game_has_neither_secret_nor_pile(shared: Server) -> None:
    opened, ada, ben = two_people(shared)
    ada.ask("start", oldest=0)
    play_on(ada, ben, plies=23)
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    assert "\nsecret ?\n" in record
    assert "\npile ?\n" in record
    heard = record + all_heard(ada, ben) + shared.log()
    (secret,) = kept_secrets(shared, opened["table"])
    assert not [written for written in ways_to_write(secret) if written in heard]


def test_once_the_game_is_over_the_record_shows_both_and_they_fit_the_seal(shared: Server) -> None:
    opened, ada, ben = two_people(shared)
    sealed = ada.table["seal"]
    ada.ask("start", oldest=0)
    play_on(ada, ben, plies=24)
    record = shared.get(f"/api/tables/{opened['table']}/record").json()["record"]
    secret = re.search("(?m)^secret ([0-9a-f]{64})$", record)
    assert secret is not None
    assert seal(bytes.fromhex(secret[1])) == sealed
    verified = shared.post("/api/verify", {"record": record}).json()
    assert set(verified.values()) == {"fits"}


def test_the_secret_of_the_next_game_does_not_leave_with_the_rematch(server: Server) -> None:
    opened, ada, ben = two_people(server)
    watcher = arrive(server, opened["table"])
    ada.ask("start", oldest=0)
    play_on(ada, ben, plies=24)
    for device in (ada, ben):
        device.ask("rematch", game=0)
    for device in (ada, ben, watcher):
        while not device.views or next(iter(device.views.values()))["game"] == 0:
            device.hear()
    record = server.get(f"/api/tables/{opened['table']}/record").json()["record"]
    heard = all_heard(ada, ben, watcher) + record + server.log()
    _, secret = kept_secrets(server, opened["table"])
    assert not [written for written in ways_to_write(secret) if written in heard]
    assert seal(secret) in heard


def test_an_access_log_has_no_token_no_table_and_no_full_address(tmp_path: Path) -> None:
    with serving(tmp_path / "server", "--access-log") as server:
        opened, *_ = two_people(server)
        joined = server.open(players=2)
        path = f"/api/tables/{opened['table']}"
        server.get(path, authorization=f"Bearer {opened['opener']}")
        server.get(f"{path}?token={opened['opener']}")
        server.get(f"/t/{opened['table']}")
        server.post("/api/join", {"code": joined["code"]})
        server.delete(path, authorization=f"Bearer {opened['opener']}")
        server.get("/robots.txt")
        server.stop()
        log = server.log()
    hidden = [opened["table"], opened["opener"], *opened["tokens"], opened["code"]]
    hidden += [joined["table"], joined["opener"], joined["code"], "127.0.0.1:", "127.0.0.1 "]
    assert [word for word in hidden if word in log] == []
    assert "/robots.txt" in log
