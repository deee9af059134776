"""Whatever people, processes, network and store do, some things are always true of a table."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from cheese_rescue.live.encode import encode_table, encode_view
from cheese_rescue.live.messages import PROTOCOL
from cheese_rescue.live.ports import LiveSettings
from cheese_rescue.live.tokens import key_of
from cheese_rescue.rules import Card, Refused, Seat
from cheese_rescue.table import Chair, ChairNumber, Help, Shape, Table
from cheese_rescue.table.log import Entry, NumberGiven, Played, Rematch, Sat
from tests.device import Device, Message
from tests.examples import examples
from tests.live.headless import RUNNING, Headless, Socket, World
from tests.live.thinkers import QuickThinker
from tests.people import rematch_told

SETTLED = 30
"""Seconds after which everybody has caught up: leases, comparisons and retries take less."""
OF_A_LEVEL = ("legal_cells", "forecast")
"""What a view has beside the rules: it depends on the help level."""

HOSTILE = ("", "{", "[]", '{"type": "play"}', '{"type": "hello", "protocol": 0}', "\ud800", "7")


def plain(value: object) -> Message:
    """A value as it arrives over the wire."""
    arrived: Message = msgspec.json.decode(msgspec.json.encode(value))
    return arrived


@dataclass(eq=False)
class Person:
    """A device with everything that it was told, and the tokens that it has shown."""

    device: Device
    socket: Socket
    keys: set[bytes]
    checked: int = 0
    """How much of what it heard was compared with the log."""
    asked: Counter[int] = field(default_factory=Counter)
    replacing: set[int] = field(default_factory=set)
    """Of what it asked, the new tokens."""

    @property
    def connected(self) -> bool:
        return self.socket.closed is None

    def say(self, kind: str, **fields: Any) -> None:
        if kind == "hostile":
            self.socket.send(fields["text"])
        else:
            number = self.device.say(kind, **fields)
            self.asked[number] += 1
            if kind == "replace-token":
                self.replacing.add(number)

    def listen(self) -> list[str]:
        """Hear everything; the tokens that it was given."""
        before = len(self.device.heard)
        self.device.quiet(0)
        heard = self.device.heard[before:]
        tokens = [told["token"] for told in heard if told["type"] == "token-replaced"]
        self.keys.update(map(key_of, tokens))
        return tokens

    def may_sit(self, chair: Chair) -> bool:
        return chair.key is not None and chair.key in self.keys


class Evening:
    """One table, two processes, and whatever happens there; the laws are checked all the time."""

    def __init__(self, *, players: int, watchers: bool, bot: bool, plies: int) -> None:
        self.world = World()
        thinker = QuickThinker()
        self.processes = [
            self.world.process(name, thinker=thinker, tick=1) for name in ("one", "other")
        ]
        self.running = [True, True]
        self.killed = False
        ben: Message = {"mine": True, "name": "Ben", "help": "forecast"}
        ada: Message = {"mine": True, "name": "Ada", "help": "hint-place"}
        chairs = [ada, {"bot": "random"} if bot else ben]
        opened = self.processes[0].open(
            players=players, watchers=watchers, begins="oldest", chairs=chairs
        )
        self.table: str = opened["table"]
        self.code: str = opened["code"]
        self.tokens = [opened["opener"], *(token for token in opened["tokens"] if token)]
        self.people: list[Person] = []
        self.log: tuple[Entry, ...] = ()
        self.tables: list[Table] = []
        """The table after each entry."""
        self.joins: list[asyncio.Task[Message]] = []
        self.waiting: list[tuple[Person, str, Message]] = []
        """What is said at the same time as the next thing."""
        self.connect(0, everything=True)
        if plies:
            self.begin(plies)

    def begin(self, plies: int) -> None:
        """Everybody sits down, one device is at each process, and so many cards are played."""
        for chair in self.processes[0].show(self.table)["chairs"]:
            if not chair["taken"]:
                self.tokens.append(self.processes[0].join(table=self.table)["token"])
        self.connect(1, everything=True)
        self.step("start", 0)
        self.play_on(plies)
        self.check()

    # -- what may happen -------------------------------------------------------------------------

    def step(self, kind: str, number: int) -> None:
        act = ACTS.get(kind)
        if act is None:
            self.say(kind, number)
        else:
            self.flush()
            act(self, number)
        self.world.settle()
        self.check()

    def connect(self, number: int, *, everything: bool = False) -> None:
        rng = Random(number)
        if not self.running[number % 2]:
            return
        process = self.processes[number % 2]
        several = min(len(self.tokens), rng.choice((0, 1, 1, 2)))
        shown = self.tokens[:5] if everything else rng.sample(self.tokens, several)
        device = process.connect()
        assert isinstance(device.connection, Socket)
        person = Person(device, device.connection, set(map(key_of, shown)))
        person.say("hello", protocol=PROTOCOL, table=self.table, tokens=shown)
        self.people.append(person)

    def join(self, number: int) -> None:
        if not self.running[number % 2]:
            return
        process = self.processes[number % 2]
        token = RUNNING.set(process.ports.process)
        by_code = {"code": self.code} if number % 3 else {"table": self.table}
        held = Random(number).sample(self.tokens, number % 2)
        joining = process.joining(name="Cleo", tokens=held, **by_code)
        self.joins.append(self.world.loop.create_task(joining))
        RUNNING.reset(token)

    def collect_tokens(self) -> None:
        """Of those who were seated, and at what the others were refused."""
        for join in [join for join in self.joins if join.done()]:
            self.joins.remove(join)
            with suppress(Refused, asyncio.CancelledError):
                self.tokens.append(join.result()["token"])

    def say(self, kind: str, number: int) -> None:
        rng = Random(number)
        if not (connected := [person for person in self.people if person.connected]):
            return
        person = connected[number % len(connected)]
        fields = FIELDS[kind](self, person, rng)
        if kind == "claim":
            person.keys |= set(map(key_of, fields["tokens"]))
        self.waiting.append((person, kind, fields))
        if rng.random() < 0.7:
            self.flush()

    def flush(self) -> None:
        """Say what waits, all at once."""
        with self.world.at_once():
            for person, kind, fields in self.waiting:
                with suppress(ConnectionClosed):
                    person.say(kind, **fields)
        self.waiting = []

    def play_on(self, number: int) -> None:
        """Whoever's turn it is plays, some times over, as people do."""
        for _ in range(number % 50):
            for person in self.people:
                self.tokens += person.listen()
            turn = next(
                (
                    (person, view)
                    for person in self.people
                    if person.connected
                    for view in person.device.views.values()
                    if view["turn"] == view["seat"] is not None and view["legal_cells"]
                ),
                None,
            )
            if turn is None or not turn[1]["hand"]:
                return
            person, view = turn
            with suppress(ConnectionClosed):
                card = {"card": view["hand"][0], "cell": view["legal_cells"][0]}
                about = {name: view[name] for name in ("seat", "game", "ply")}
                person.say("play", **about, **card)

    def leave(self, number: int) -> None:
        if connected := [person for person in self.people if person.connected]:
            connected[number % len(connected)].device.close()

    def stall(self, number: int) -> None:
        self.people[number % len(self.people)].socket.stall()

    def resume(self, number: int) -> None:
        person = self.people[number % len(self.people)]
        if person.connected:
            person.socket.resume()

    def kill(self, number: int) -> None:
        if self.running[number % 2]:
            self.running[number % 2] = False
            self.killed = True
            self.processes[number % 2].kill()

    def stop(self, number: int) -> None:
        if self.running[number % 2]:
            self.running[number % 2] = False
            self.killed = True
            self.processes[number % 2].stop()

    def start(self, number: int) -> None:
        if not self.running[number % 2]:
            self.running[number % 2] = True
            self.processes[number % 2].start()

    def break_store(self, number: int) -> None:
        store = self.world.store
        match number % 6:
            case 0:
                store.down = True
            case 1:
                store.answers_to_lose = 1 + number % 3
            case 2:
                store.writes_to_refuse = 1 + number % 3
            case 3:
                store.answers_to_lose = 1
                store.unreadable = True
            case 4:
                store.unreadable = True
            case _:
                store.hold()

    def repair_store(self, _: int = 0) -> None:
        store = self.world.store
        store.down = store.unreadable = False
        store.answers_to_lose = store.writes_to_refuse = 0
        store.release()

    def wait(self, number: int) -> None:
        self.world.advance((1, 2, 6, 20, 70, 130, 250)[number % 7])

    # -- what is always true ---------------------------------------------------------------------

    @property
    def deleted(self) -> bool:
        return not self.world.store.log(self.table)

    def check(self) -> None:
        self.collect_tokens()
        self.follow_log()
        for process in self.alive():
            self.check_memory(process)
        for person in self.people:
            self.tokens += person.listen()
            self.check_told(person)
            self.check_hands(person)

    def alive(self) -> list[Headless]:
        return [
            process
            for process, running in zip(self.processes, self.running, strict=True)
            if running
        ]

    def follow_log(self) -> None:
        """The log only grows, and every entry can be applied."""
        store = self.world.store
        kept = store.log(self.table) or store.last_logs.get(self.table, ())
        assert kept[: len(self.log)] == self.log
        for entry in kept[len(self.log) :]:
            before = self.tables[-1] if self.tables else None
            after = before.followed_by([entry]) if before else Table.replay([entry])
            if before is not None and isinstance(entry, Sat) and entry.player.bot is None:
                self.check_grant(before, entry)
            if before is not None and isinstance(entry, Rematch):
                self.check_rematch(before)
            self.tables.append(after)
        self.log = kept

    @staticmethod
    def check_grant(before: Table, sat: Sat) -> None:
        """During a game, a chair is given only if there is nobody to ask, or they were asked."""
        request = before.chairs[sat.chair].request
        if request is None:
            assert not before.running or not before.deciders(sat.chair, again=True)
        elif sat.at - request.at < LiveSettings().agree_after:
            assert request.agreed
            assert request.agreed <= before.deciders(sat.chair, again=request.again)

    @staticmethod
    def check_rematch(before: Table) -> None:
        """Somebody asked for it, and a bot plays for everybody who did not."""
        assert before.pending_rematch is not None
        missing = before.people - before.pending_rematch.agreed
        assert all(before.chairs[chair].stand_in for chair in missing)

    def check_memory(self, process: Headless) -> None:
        """It never runs ahead of the log."""
        room = process.lobby._rooms.get(self.table)
        if room is not None and not room.live.closed:
            known = tuple(room.live.table.log)
            assert known == self.log[: len(known)]

    def check_told(self, person: Person) -> None:
        """Nobody is told what they may not know, nor what is not so."""
        for message in person.device.heard[person.checked :]:
            if message["type"] == "table":
                self.check_table(person, message["table"])
            if message["type"] == "views":
                for view in message["views"]:
                    self.check_view(person, view)
        person.checked = len(person.device.heard)

    def check_hands(self, person: Person) -> None:
        """Nobody sees the cards of a chair that was handed over beside those of another one."""
        seen = person.socket.client.chairs if person.connected else frozenset()
        for process in self.alive():
            room = process.lobby._rooms.get(self.table)
            if room is not None and len(seen) > 1 and person.socket in process.sockets:
                assert not any(room.live.table.chairs[number].handed_over for number in seen)

    def check_table(self, person: Person, told: Message) -> None:
        table = self.tables[told["n"] - 1]
        seated = table.key in person.keys or any(map(person.may_sit, table.chairs))
        shown = [self.shown(table, told, seated=seated) for seated in {seated, False}]
        assert told in shown

    def shown(self, table: Table, told: Message, *, seated: bool) -> Message:
        """The table as the log has it, with the presence that was told."""
        here = [ChairNumber(n) for n, chair in enumerate(told["chairs"]) if chair["here"]]
        code = self.code if table.game_number == 0 else None  # valid until the first start
        present = frozenset(here)
        return plain(
            encode_table(
                table,
                name=self.table,
                code=code,
                present=present,
                seated=seated,
                rematch=rematch_told(table, told),
                screen=told["screen"],
            )
        )

    def check_view(self, person: Person, told: Message) -> None:
        """As the log has it at that ply, for a seat that was theirs then."""
        moments = [
            table
            for table in self.tables
            if table.game is not None and (table.game_number, table.game.ply) == self.at(told)
        ]
        assert moments
        assert self.game_part(told) == self.game_part(self.view(moments[0], told["seat"]))
        if told["seat"] is None:
            assert (told["legal_cells"], told["forecast"]) == ([], None)
            return
        chair = moments[0].chair_of(Seat(told["seat"]))
        theirs = [table for table in moments if person.may_sit(table.chairs[chair])]
        assert theirs
        if told["forecast"] is not None:
            assert any(table.forecast(Seat(told["seat"])) for table in theirs)

    def view(self, table: Table, seat: int | None) -> Message:
        view = table.view(None if seat is None else Seat(seat))
        return plain(encode_view(view, game=table.game_number))

    @staticmethod
    def at(view: Message) -> tuple[int, int]:
        return view["game"], view["ply"]

    @staticmethod
    def game_part(view: Message) -> Message:
        return {name: value for name, value in view.items() if name not in OF_A_LEVEL}

    # -- what is true in the end -----------------------------------------------------------------

    def end(self) -> None:
        """Everything works again; after a while everybody knows everything that they may."""
        self.flush()
        self.repair_store()
        self.world.network.mend()
        for person in self.people:
            if person.connected:
                person.socket.resume()
        self.world.advance(SETTLED)
        self.check()
        Table.replay(self.log)
        for person in self.people:
            self.check_answers(person)
            if person.connected:
                assert not self.deleted
                self.check_last_known(person)
        assert not self.joins
        if not self.killed and not self.deleted and not any(map(self.lost_token, self.people)):
            keys = set(map(key_of, self.tokens))
            assert all(chair.key in keys for chair in self.tables[-1].chairs if chair.key)

    @staticmethod
    def lost_token(person: Person) -> bool:
        """Whether it went before it heard its new token, which nobody has then."""
        return not person.replacing <= {message.get("re") for message in person.device.heard}

    def check_answers(self, person: Person) -> None:
        """One for everything that was said, unless the connection ended."""
        heard = [message["re"] for message in person.device.heard if message.get("re")]
        answers = Counter(heard)
        assert answers <= person.asked
        if person.connected:
            assert answers == person.asked

    def check_last_known(self, person: Person) -> None:
        table, told = self.tables[-1], person.device.table
        client = person.socket.client
        after = self.log[told["n"] :]
        assert all(isinstance(entry, Played | NumberGiven) for entry in after)
        present = {
            chair
            for other in self.people
            if other.connected
            for chair in other.socket.client.chairs
        }
        assert {n for n, chair in enumerate(told["chairs"]) if chair["here"]} == present
        assert client.chairs == {n for n in client.chairs if person.may_sit(table.chairs[n])}
        if table.game is not None:
            assert set(person.device.views) == set(client.seats)
            for seat, view in person.device.views.items():
                assert self.game_part(view) == self.game_part(self.view(table, seat))


# -- what people say -------------------------------------------------------------------------------


def about(person: Person, rng: Random) -> Message:
    """Seat, game and ply: mostly right."""
    known = person.device.views
    view = rng.choice(list(known.values())) if known else {}
    wrong = rng.random() < 0.2
    seat = view.get("seat")
    return {
        "seat": rng.randrange(4) if wrong or seat is None else seat,
        "game": max(0, view.get("game", 0) + (rng.randrange(-1, 2) if wrong else 0)),
        "ply": max(0, min(48, view.get("ply", 0) + (rng.randrange(-2, 2) if wrong else 0))),
    }


def card(person: Person, rng: Random) -> Message:
    """A card and a place: mostly such as may be played."""
    fields = about(person, rng)
    view = person.device.views.get(fields["seat"], {})
    cells = view.get("legal_cells") or [[rng.randrange(-3, 4), rng.randrange(-3, 4)]]
    hand = view.get("hand") or [str(rng.choice(list(Card)))]
    return {**fields, "card": rng.choice(hand), "cell": rng.choice(cells)}


def some_chair(person: Person, rng: Random) -> int:
    own = sorted(person.socket.client.chairs)
    return rng.choice(own) if own and rng.random() < 0.8 else rng.randrange(4)


def about_request(person: Person, rng: Random) -> Message:
    """An answer to a request: mostly to one that is there."""
    known = person.device.table.get("requests", [])
    request = rng.choice(known) if known else {"chair": rng.randrange(4), "n": rng.randrange(99)}
    return {"chair": request["chair"], "request": request["n"], "agree": rng.random() < 0.7}


def game_number(person: Person, rng: Random) -> int:
    number: int = person.device.table.get("game", 0)
    return max(0, number + rng.choice((0, 0, 0, 1, -1)))


Fields = Callable[[Evening, Person, Random], Message]
FIELDS: dict[str, Fields] = {
    "ping": lambda *_: {},
    "play": lambda _, person, rng: card(person, rng),
    "consider": lambda _, person, rng: card(person, rng),
    "hint": lambda _, person, rng: about(person, rng),
    "claim": lambda evening, _, rng: {"tokens": [rng.choice([*evening.tokens, "x" * 32])]},
    "number": lambda _, person, rng: {
        "chair": some_chair(person, rng),
        "number": rng.randbytes(16).hex(),
    },
    "start": lambda _, __, rng: {"oldest": rng.randrange(2)},
    "set-help": lambda _, person, rng: {
        "chair": some_chair(person, rng),
        "help": rng.choice(list(Help)).value,
    },
    "set-profile": lambda _, person, rng: {
        "chair": some_chair(person, rng),
        "name": rng.choice(("Emma", "Bob", None)),
        "shape": rng.choice((None, *(shape.value for shape in Shape))),
    },
    "react": lambda _, person, rng: {"chair": some_chair(person, rng), "reaction": "wow"},
    "come-back": lambda _, person, rng: {"chair": some_chair(person, rng)},
    "leave": lambda _, person, rng: {"chair": some_chair(person, rng)},
    "call-bot": lambda _, __, rng: {"chair": rng.randrange(4)},
    "empty": lambda _, __, rng: {"chair": rng.randrange(4)},
    "seat-bot": lambda _, __, rng: {"chair": rng.randrange(4), "bot": "greedy"},
    "answer-request": lambda _, person, rng: about_request(person, rng),
    "replace-token": lambda _, person, rng: {"chair": some_chair(person, rng)},
    "rematch": lambda _, person, rng: {"game": game_number(person, rng)},
    "end": lambda *_: {},
    "hostile": lambda _, __, rng: {"text": rng.choice(HOSTILE)},
}

ACTS: dict[str, Callable[[Evening, int], Any]] = {
    "somebody connects": Evening.connect,
    "the opener connects": lambda evening, number: evening.connect(number, everything=True),
    "somebody joins": Evening.join,
    "play on": Evening.play_on,
    "somebody goes": Evening.leave,
    "somebody stops reading": Evening.stall,
    "somebody reads again": Evening.resume,
    "kill": Evening.kill,
    "stop": Evening.stop,
    "restart": Evening.start,
    "cut": lambda evening, _: evening.world.network.cut(),
    "mend": lambda evening, _: evening.world.network.mend(),
    "break the store": Evening.break_store,
    "repair the store": Evening.repair_store,
    "time passes": Evening.wait,
}

OFTEN = (
    *("empty", "somebody joins", "answer-request", "answer-request"),
    *("somebody connects", "the opener connects", "somebody joins", "seat-bot", "start"),
    *("play on", "play on", "play", "play", "time passes", "repair the store", "rematch", "number"),
)
KINDS = sorted({*ACTS, *FIELDS} - {"end"}) + sorted(OFTEN)
"""How likely each is; to delete the table ends everything, so that comes once at most."""

STEPS = st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 2**16)), min_size=20, max_size=80)


Steps = list[tuple[str, int]]


def spend(steps: Steps, **options: Any) -> None:
    evening = Evening(**options)
    try:
        for kind, number in steps:
            evening.step(kind, number)
        evening.end()
    finally:
        evening.world.close()


OPTIONS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "watchers": st.booleans(),
        "bot": st.booleans(),
        "plies": st.sampled_from((0, 1, 10, 49)),
    }
)


@given(steps=STEPS, options=OPTIONS)
def test_whatever_happens_the_log_is_the_truth(steps: Steps, options: Message) -> None:
    spend(steps, **options)


@given(steps=STEPS, number=st.integers(0, 99), after=STEPS, options=OPTIONS)
@examples(10)
def test_also_at_a_table_that_is_deleted(
    steps: Steps, number: int, after: Steps, options: Message
) -> None:
    spend([*steps, ("end", number), *after], **options)


@pytest.mark.long
@given(steps=STEPS, options=OPTIONS)
@examples(60)
def test_whatever_happens_in_many_evenings(steps: Steps, options: Message) -> None:
    spend(steps, **options)
