"""Pace by itself: nudges, stand-ins, bots' turns and rematches, at one process or at two."""

import json
from collections.abc import Callable

import pytest

from cheese_rescue.live.client import Client
from cheese_rescue.live.messages import BotPause
from cheese_rescue.live.pace import ACTIVITY_EVERY, RETRY_SECONDS, TURN_SECONDS, PaceKeeper
from cheese_rescue.live.ports import ActivitySeen, Event, LiveSettings, Ports
from cheese_rescue.live.presence import LEASE_SECONDS
from cheese_rescue.live.table import LiveTable
from cheese_rescue.rules import Seat
from cheese_rescue.table import ChairNumber, Options, Table
from cheese_rescue.table import Pace as TablePace
from cheese_rescue.table.log import BotTookOver, Played, Started
from tests.device import Message
from tests.live.headless import NetworkBus, ServerEnd, World
from tests.live.thinkers import ManualThinker
from tests.people import ADA, BEN
from tests.table.tables import OTHER_SECRET, SECRET, game_of, person, played_on

NAME = "a table"
OPENER = b"the opener's key"
KEYS = (b"Ada's key", b"Ben's key")
SETTINGS = LiveSettings(
    bot_pause=1, gone_after=120, nudge_after=60, idle_after=180, rematch_pause=10
)
NUMBER = b"n" * 16


def seated(*, bot: str | None = None, pace: TablePace = TablePace.TOGETHER) -> Table:
    """Ada and Ben, or Ada and a bot."""
    table = Table.open(Options(players=2, pace=pace), secret=SECRET, at=0, key=OPENER)
    table = table.sit(ChairNumber(ADA), person(ADA), at=0, key=KEYS[ADA])
    key = None if bot else KEYS[BEN]
    return table.sit(ChairNumber(BEN), person(BEN, bot=bot), at=0, key=key)


def started(first: int = ADA, **options: object) -> Table:
    """That chair begins."""
    table = seated(**options)  # type: ignore[arg-type]  # as `seated` takes them
    return table.followed_by([Started(at=0, first=ChairNumber(first))])


class Process:
    """The pace of one process at the table; people connect and time passes as the test says."""

    def __init__(self, world: World, name: str = "one") -> None:
        self.name = name
        self.world = world
        self.bus = NetworkBus(world.network, name)
        self.thinker = ManualThinker()
        self._clients: dict[ServerEnd, Client] = {}
        ports = Ports(
            store=world.store,
            bus=self.bus,
            thinker=self.thinker,
            clock=world.clock,
            random_bytes=world.random_bytes,
            process=name,
        )

        async def load() -> tuple[LiveTable, PaceKeeper]:
            stored = await world.store.read(NAME)
            assert stored is not None
            live = LiveTable(NAME, Table.replay(stored.log), None, ports, SETTINGS)
            return live, PaceKeeper(live, ports, SETTINGS)

        self.live, self.pace = world.run(load(), name)

    def connect(self, *keys: bytes, pause: BotPause | None = None) -> ServerEnd:
        end = ServerEnd()

        async def connect() -> None:
            client = Client(end, self.world.clock)
            client.bot_pause = pause
            client.claim(keys, self.live.table)
            self.live.connect(client)
            self._clients[end] = client

        self.world.run(connect(), self.name)
        return end

    def disconnect(self, end: ServerEnd) -> None:
        async def disconnect() -> None:
            self.live.disconnect(self._clients[end])

        self.world.run(disconnect(), self.name)

    def decide(self, decide: Callable[[Table], Table]) -> None:
        self.world.run(self.live.apply(decide), self.name)

    def play(self) -> None:
        """Whoever's turn it is plays a card."""

        def decide(table: Table) -> Table:
            game = game_of(table)
            return table.play(game.turn, game.legal_moves()[0], game.ply, at=0)

        self.decide(decide)

    def stir(self, chair: int) -> None:
        """Somebody does something that is no move."""
        self.pace.mark_active(ChairNumber(chair))
        self.world.settle()

    async def tick(self) -> None:
        self.live.tick()
        self.pace.tick()

    def die(self) -> None:
        self.bus.vanish()
        self.world.cancel_tasks(self.name)


def open_table(world: World, table: Table) -> None:
    assert world.run(world.store.create(NAME, "CODE", table.log, 0))


def one(world: World, table: Table) -> Process:
    open_table(world, table)
    return Process(world)


def both(world: World, table: Table) -> tuple[Process, Process]:
    open_table(world, table)
    return Process(world, "one"), Process(world, "other")


def wait(seconds: float, *processes: Process) -> None:
    """So much time passes, with a tick of every process each second."""
    for _ in range(round(seconds)):
        processes[0].world.advance(1)
        for process in processes:
            process.world.run(process.tick(), process.name)


def nudges(end: ServerEnd) -> int:
    """How many nudges a device got."""
    messages: list[Message] = [json.loads(text) for text in end.inbox]
    return sum(message["type"] == "nudge" for message in messages)


def stand_ins(process: Process) -> list[str | None]:
    return [chair.stand_in for chair in process.live.table.chairs]


def ply(process: Process) -> int:
    return game_of(process.live.table).ply


def entries(world: World, kind: type) -> int:
    return sum(isinstance(entry, kind) for entry in world.store.log(NAME))


# -- nudges and stand-ins --------------------------------------------------------------------------


def test_who_is_idle_is_nudged_once_and_then_a_bot_stands_in(world: World) -> None:
    process = one(world, started())
    ada, ben = process.connect(KEYS[ADA]), process.connect(KEYS[BEN])
    wait(60, process)
    assert (nudges(ada), nudges(ben)) == (0, 0)
    wait(1, process)
    assert (nudges(ada), nudges(ben)) == (1, 1)
    wait(180, process)
    assert stand_ins(process) == [None, None]
    wait(1, process)
    assert stand_ins(process) == ["greedy", None]
    assert nudges(ben) == 1


def test_whatever_they_do_starts_their_time_again(world: World) -> None:
    process = one(world, started())
    ada, _ = process.connect(KEYS[ADA]), process.connect(KEYS[BEN])
    for _ in range(10):
        wait(50, process)
        process.stir(ADA)
    assert nudges(ada) == 0
    wait(61, process)
    assert nudges(ada) == 1
    wait(170, process)
    process.stir(ADA)
    wait(61, process)
    assert (nudges(ada), stand_ins(process)) == (2, [None, None])


def test_what_somebody_else_does_does_not(world: World) -> None:
    process = one(world, started())
    ada, _ = process.connect(KEYS[ADA]), process.connect(KEYS[BEN])
    wait(50, process)
    process.stir(BEN)
    wait(11, process)
    assert nudges(ada) == 1


def test_a_move_starts_the_time_of_the_next_player(world: World) -> None:
    process = one(world, started())
    ada, _ = process.connect(KEYS[ADA]), process.connect(KEYS[BEN])
    wait(50, process)
    process.play()
    wait(60, process)
    assert nudges(ada) == 0
    wait(1, process)
    assert nudges(ada) == 1


def test_for_who_is_gone_a_bot_stands_in_also_out_of_turn(world: World) -> None:
    process = one(world, started())
    process.connect(KEYS[ADA])
    ben = process.connect(KEYS[BEN])
    process.disconnect(ben)
    for _ in range(12):
        wait(10, process)
        process.stir(ADA)
    assert stand_ins(process) == [None, None]
    wait(1, process)
    assert stand_ins(process) == [None, "greedy"]


def test_who_was_never_here_since_the_start_of_the_process_gets_the_same_time(
    world: World,
) -> None:
    process = one(world, started())
    wait(100, process)
    process.connect(KEYS[ADA])
    wait(20, process)
    assert stand_ins(process) == [None, None]
    wait(1, process)
    assert stand_ins(process) == [None, "greedy"]


def test_nobody_stands_in_over_days(world: World) -> None:
    process = one(world, started(pace=TablePace.OVER_DAYS))
    ada = process.connect(KEYS[ADA])
    process.disconnect(process.connect(KEYS[BEN]))
    wait(1000, process)
    assert (nudges(ada), stand_ins(process)) == (0, [None, None])


def test_but_after_that_long_the_others_may_call_a_bot(world: World) -> None:
    process = one(world, started(pace=TablePace.OVER_DAYS))
    process.connect(KEYS[ADA])
    process.connect(KEYS[BEN])
    wait(240, process)
    assert not process.pace.is_overdue(ChairNumber(ADA))
    wait(1, process)
    assert process.pace.is_overdue(ChairNumber(ADA))
    assert not process.pace.is_overdue(ChairNumber(BEN))


def test_people_who_share_a_screen_do_not_wait_for_each_other(world: World) -> None:
    process = one(world, started())
    device = process.connect(*KEYS)
    wait(1000, process)
    assert (nudges(device), stand_ins(process)) == (0, [None, None])


def test_a_nudge_is_heard_at_every_process_and_sent_once(world: World) -> None:
    here, there = both(world, started())
    ada, ben = here.connect(KEYS[ADA]), there.connect(KEYS[BEN])
    wait(61, here, there)
    assert (nudges(ada), nudges(ben)) == (1, 1)
    wait(181, here, there)
    assert stand_ins(here) == stand_ins(there) == ["greedy", None]
    assert entries(world, BotTookOver) == 1


def test_who_stirs_at_one_process_is_not_overdue_at_the_other(world: World) -> None:
    here, there = both(world, started())
    here.connect(KEYS[ADA])
    there.connect(KEYS[BEN])
    wait(239, here, there)
    here.stir(ADA)
    wait(10, here, there)
    assert not there.pace.is_overdue(ChairNumber(ADA))


def test_other_processes_are_told_of_it_only_now_and_then(world: World) -> None:
    here, there = both(world, started())
    here.connect(KEYS[ADA])
    there.connect(KEYS[BEN])
    heard: list[Event] = []
    there.bus.subscribe(NAME, heard.append)
    for _ in range(61):
        wait(1, here, there)
        here.stir(ADA)
    stirred = [event for event in heard if isinstance(event, ActivitySeen)]
    assert 1 < len(stirred) <= 1 + 60 / ACTIVITY_EVERY


def test_who_is_at_another_process_is_here(world: World) -> None:
    here, there = both(world, started(first=BEN))
    here.connect(KEYS[ADA])
    ben = there.connect(KEYS[BEN])
    for _ in range(2 * LEASE_SECONDS // 50):
        wait(50, here, there)
        there.stir(BEN)
    assert stand_ins(here) == [None, None]
    there.disconnect(ben)
    wait(121, here, there)
    assert stand_ins(here) == stand_ins(there) == [None, "greedy"]


def test_while_the_bus_is_down_nobody_is_thought_gone(world: World) -> None:
    here, there = both(world, started())
    here.connect(KEYS[ADA])
    there.connect(KEYS[BEN])
    world.network.cut()
    there.die()
    for _ in range(50):
        wait(20, here)
        here.stir(ADA)
    assert stand_ins(here) == [None, None]


def test_and_once_it_is_up_everybody_has_the_whole_time_to_be_heard(world: World) -> None:
    here, there = both(world, started())
    here.connect(KEYS[ADA])
    there.connect(KEYS[BEN])
    world.network.cut()
    there.die()
    for _ in range(50):
        wait(20, here)
        here.stir(ADA)
    world.network.mend()
    for _ in range(6):
        wait(20, here)
        here.stir(ADA)
    assert stand_ins(here) == [None, None]
    wait(2, here)
    assert stand_ins(here) == [None, "greedy"]


def test_who_comes_back_while_the_stand_in_is_written_plays_on(world: World) -> None:
    process = one(world, started())
    process.connect(KEYS[ADA])
    process.disconnect(process.connect(KEYS[BEN]))
    for _ in range(12):
        wait(10, process)
        process.stir(ADA)
    world.store.hold()
    world.advance(1)
    world.run(process.tick(), process.name)
    process.connect(KEYS[BEN])
    world.store.release()
    world.settle()
    assert (entries(world, BotTookOver), stand_ins(process)) == (1, [None, None])


# -- bots ------------------------------------------------------------------------------------------


def test_a_bot_pauses_before_it_plays_and_thinks_meanwhile(world: World) -> None:
    process = one(world, started(BEN, bot="gentle"))
    process.connect(KEYS[ADA])
    (question,) = process.thinker.waiting
    assert (question.kind, question.view.seat) == ("gentle", Seat(0))
    process.thinker.answer()
    world.settle()
    assert (ply(process), process.pace.busy) == (0, True)
    world.advance(1)
    assert (ply(process), process.pace.busy) == (1, False)


def test_one_that_thinks_for_longer_plays_as_soon_as_it_knows(world: World) -> None:
    process = one(world, started(BEN, bot="gentle"))
    process.connect(KEYS[ADA])
    world.advance(3)
    assert ply(process) == 0
    process.thinker.answer()
    world.settle()
    assert ply(process) == 1


@pytest.mark.parametrize(("pause", "seconds"), [("calm", 2.0), ("normal", 1.0), ("quick", 0.25)])
def test_players_choose_how_long_it_pauses(world: World, pause: str, seconds: float) -> None:
    process = one(world, started(BEN, bot="gentle"))
    process.connect(KEYS[ADA], pause=BotPause(pause))
    process.thinker.answer()
    world.advance(seconds - 0.01)
    assert ply(process) == 0
    world.advance(0.02)
    assert ply(process) == 1


def test_it_is_told_what_its_own_seat_knows(world: World) -> None:
    process = one(world, started(BEN, bot="gentle"))
    process.connect(KEYS[ADA])
    world.advance(1)
    (question,) = process.thinker.waiting
    assert question.view == game_of(process.live.table).view(Seat(0))


def test_of_two_processes_one_thinks_for_a_bot(world: World) -> None:
    here, there = both(world, started(BEN, bot="gentle"))
    here.connect(KEYS[ADA])
    there.connect(KEYS[ADA])
    wait(TURN_SECONDS - 1, here, there)
    assert len(here.thinker.asked) + len(there.thinker.asked) == 1
    (thinking,) = (process for process in (here, there) if process.thinker.asked)
    thinking.thinker.answer()
    world.settle()
    assert (ply(here), ply(there)) == (1, 1)
    wait(20, here, there)
    assert entries(world, Played) == 1


def test_a_turn_whose_process_died_is_taken_over_when_its_claim_expires(world: World) -> None:
    here, there = both(world, started(BEN, bot="gentle"))
    here.connect(KEYS[ADA])
    there.connect(KEYS[ADA])
    thinking, other = (here, there) if here.thinker.asked else (there, here)
    thinking.die()
    wait(TURN_SECONDS - 1, other)
    assert other.thinker.asked == []
    wait(2 * RETRY_SECONDS + 1, other)
    other.thinker.answer()
    world.advance(1)
    assert ply(other) == 1


def test_a_bot_whose_process_is_merely_slow_moves_once(world: World) -> None:
    here, there = both(world, started(BEN, bot="gentle"))
    here.connect(KEYS[ADA])
    there.connect(KEYS[ADA])
    wait(TURN_SECONDS + 3, here, there)
    assert len(here.thinker.waiting) == len(there.thinker.waiting) == 1
    for process in (here, there):
        process.thinker.answer()
    world.settle()
    assert (ply(here), ply(there), entries(world, Played)) == (1, 1, 1)


def test_when_the_person_is_back_the_bots_answer_is_not_played(world: World) -> None:
    process = one(world, started())
    process.connect(KEYS[ADA])
    process.connect(KEYS[BEN])
    process.decide(lambda table: table.take_over(ChairNumber(ADA), "greedy", at=0))
    world.advance(1)
    process.decide(lambda table: table.come_back(ChairNumber(ADA), at=0))
    process.thinker.answer()
    world.settle()
    assert ply(process) == 0
    assert not process.pace.busy


def test_a_move_that_cannot_be_written_is_tried_again(world: World) -> None:
    process = one(world, started(BEN, bot="gentle"))
    process.connect(KEYS[ADA])
    world.advance(1)
    world.store.down = True
    process.thinker.answer()
    for _ in range(5):
        world.advance(RETRY_SECONDS + 1)
        process.thinker.answer()
        world.advance(1)
    assert ply(process) == 0
    world.store.down = False
    world.advance(RETRY_SECONDS + 1)
    process.thinker.answer()
    world.advance(1)
    assert ply(process) == 1


def test_with_nobody_left_a_bot_waits_until_somebody_looks_in(world: World) -> None:
    table = started(BEN, bot="gentle").take_over(ChairNumber(ADA), "greedy", at=0)
    process = one(world, table)
    wait(60, process)
    process.connect()
    wait(60, process)
    assert process.thinker.asked == []
    process.connect(OPENER)
    wait(1, process)
    assert len(process.thinker.waiting) == 1


def test_a_closed_table_thinks_no_more(world: World) -> None:
    process = one(world, started(BEN, bot="gentle"))
    process.connect(KEYS[ADA])
    world.advance(1)
    (question,) = process.thinker.waiting

    async def close() -> None:
        process.live.close(reason=None)

    world.run(close())
    assert question.cancelled
    assert not process.pace.busy


# -- rematches -------------------------------------------------------------------------------------


def finished() -> Table:
    return played_on(started())


def ask_for_rematch(process: Process) -> None:
    process.decide(lambda table: table.rematch(secret=OTHER_SECRET, at=0))


def give_number(process: Process, chair: int) -> None:
    process.decide(lambda table: table.give_number(ChairNumber(chair), NUMBER, at=0))


def test_a_rematch_starts_once_everybody_here_has_given_a_number(world: World) -> None:
    process = one(world, finished())
    process.connect(KEYS[ADA])
    process.connect(KEYS[BEN])
    ask_for_rematch(process)
    assert process.pace.busy
    give_number(process, ADA)
    assert process.live.table.game is None
    give_number(process, BEN)
    assert (process.live.table.game_number, ply(process)) == (1, 0)
    assert not process.pace.busy


def test_it_does_not_wait_for_the_number_of_somebody_who_is_not_here(world: World) -> None:
    process = one(world, finished())
    process.connect(KEYS[ADA])
    ask_for_rematch(process)
    give_number(process, ADA)
    assert process.live.table.running


def test_it_waits_for_numbers_no_longer_than_the_pause(world: World) -> None:
    process = one(world, finished())
    process.connect(KEYS[ADA])
    process.connect(KEYS[BEN])
    ask_for_rematch(process)
    give_number(process, ADA)
    world.advance(9)
    assert process.live.table.game is None
    world.advance(1)
    assert process.live.table.running


def test_two_processes_start_it_once(world: World) -> None:
    here, there = both(world, finished())
    here.connect(KEYS[ADA])
    there.connect(KEYS[BEN])
    ask_for_rematch(here)
    give_number(here, ADA)
    give_number(there, BEN)
    wait(20, here, there)
    assert (here.live.table.running, there.live.table.running) == (True, True)
    assert entries(world, Started) == 2  # the first game's and this one's


def test_one_that_a_process_finds_in_the_log_starts_at_once(world: World) -> None:
    process = one(world, finished().rematch(secret=OTHER_SECRET, at=0))
    assert process.live.table.game is None
    wait(1, process)
    assert process.live.table.running


def test_with_an_empty_chair_it_waits_for_somebody_to_sit_down(world: World) -> None:
    process = one(world, finished())
    process.connect(KEYS[ADA])
    ask_for_rematch(process)
    process.decide(lambda table: table.leave(ChairNumber(BEN), at=0))
    wait(20, process)
    assert process.live.table.game is None
    assert not process.pace.busy
    sit = person(BEN)
    process.decide(lambda table: table.sit(ChairNumber(BEN), sit, at=0, key=b"new"))
    wait(1, process)
    assert process.live.table.running


def test_a_start_that_cannot_be_written_is_tried_again(world: World) -> None:
    process = one(world, finished())
    process.connect(KEYS[ADA])
    ask_for_rematch(process)
    world.store.down = True
    world.advance(60)
    assert process.live.table.game is None
    world.store.down = False
    world.advance(RETRY_SECONDS)
    assert process.live.table.running
