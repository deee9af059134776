"""Bots sit at tables like anybody else, and think in processes of their own."""

import asyncio
import os
import secrets
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from cheese_rescue.bots import BOTS, LEVELS
from cheese_rescue.bots.kernel_loader import needs_kernel
from cheese_rescue.rules import Game, Seat
from cheese_rescue.rules.seal import shuffled_pile
from cheese_rescue.server.thinking import process as worker_process
from cheese_rescue.server.thinking.pool import WorkerPool
from tests.bots.processes import gone, offspring
from tests.bots.processes import until as become
from tests.device import Device
from tests.people import ADA, MINE, arrive, playing, until
from tests.rules.games import SETUPS
from tests.server.processes import kill, workers_of
from tests.server.site import Server

QUICK = [bot for bot in BOTS if bot not in LEVELS and not needs_kernel(bot)]
"""Those that think for no time at all."""
CASTS = [
    (setup, [QUICK[(first + chair) % len(QUICK)] for chair in range(setup.players)])
    for first, setup in enumerate(SETUPS)
]


def test_all_levels_begin_at_once_and_nobody_waits_long(shared: Server) -> None:
    """Also before what they need is compiled: then they play with less."""
    waiting = []
    for number, level in enumerate(LEVELS):
        players = 2 + number % 3
        chairs = [{"bot": level}, *[MINE] * (players - 1)]
        opened = shared.open(players=players, begins="oldest", chairs=chairs)
        tokens = [token for token in opened["tokens"] if token]
        device = arrive(shared, opened["table"], opened["opener"], *tokens)
        device.ask("start", oldest=ADA)
        waiting.append(device)
    for device in waiting:
        until(device, lambda device: device.views and device.views[1]["ply"])


def test_on_a_new_machine_the_search_is_compiled_before_anybody_plays(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    server = Server(tmp_path, prefix=["env", f"XDG_CACHE_HOME={cache}"]).start()
    try:
        assert become(lambda: any(cache.rglob("compile_*.lock")), 60)
        assert server.process is not None
        compiling = offspring(server.process.pid)
        assert compiling
    finally:
        server.stop()
    assert become(lambda: all(map(gone, compiling)))


def test_a_worker_that_is_being_started_ends_with_the_pool() -> None:
    async def run() -> list[int]:
        before = set(workers_here())
        starting = asyncio.create_task(worker_process.spawn())
        while not (started := set(workers_here()) - before):
            await asyncio.sleep(0)
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        for _ in range(100):  # its pipes are closed before the loop is
            await asyncio.sleep(0)
        return [pid for pid in started if Path(f"/proc/{pid}").exists()]

    assert asyncio.run(run()) == []


def workers_here() -> list[int]:
    """The child processes of this one."""
    return [
        int(child)
        for file in Path("/proc/self/task").glob("*/children")
        for child in file.read_text(encoding="ascii").split()
    ]


def test_a_bot_that_needs_no_search_does_not_queue_behind_bots_that_do() -> None:
    """Not even behind those of the same address."""
    secret = bytes(range(32))
    game = Game.deal(players=2, pile=shuffled_pile(2, secret, (None, None)))
    view = game.view(Seat(0))

    async def run() -> None:
        pool = WorkerPool(1, secrets.token_bytes)
        await pool.choose("greedy", view, origin="a")  # its worker has started
        searching = [
            asyncio.create_task(pool.choose("old-dog", view, origin="a")) for _ in range(200)
        ]
        for level in ("random", "greedy"):
            assert await pool.choose(level, view, origin="a") in view.legal_moves
        assert not searching[-1].done()
        for task in searching:
            task.cancel()
        await asyncio.gather(*searching, return_exceptions=True)
        await pool.close()

    asyncio.run(run())


def against_a_bot(server: Server) -> Device:
    opened = server.open(begins="oldest", chairs=[MINE, {"bot": "greedy"}])
    ada = arrive(server, opened["table"], opened["opener"], opened["tokens"][0])
    ada.ask("start", oldest=ADA)
    until(ada, playing)
    return ada


def ready_workers(server: Server) -> list[int]:
    """The workers, once each has begun to wait for requests: they lower their priority first."""
    assert become(
        lambda: all(os.getpriority(os.PRIO_PROCESS, one) == 19 for one in workers_of(server))
    )
    workers = workers_of(server)
    assert workers
    return workers


def test_a_killed_worker_is_started_again_and_the_game_goes_on(server: Server) -> None:
    ada = against_a_bot(server)
    ada.play(ada.views[ADA])
    ada.until_turn(ADA)
    before = workers_of(server)
    for worker in before:
        kill(worker)
    assert len(ada.play_out(ADA)["moves"]) == 24
    assert set(workers_of(server)).isdisjoint(before)


def test_a_worker_killed_again_and_again_costs_no_move(server: Server) -> None:
    ada = against_a_bot(server)
    for ply in (2, 4, 6):
        ada.play(ada.until_turn(ADA))
        for worker in workers_of(server):
            with suppress(ProcessLookupError):  # one that was killed before is gone by now
                kill(worker)
        assert ada.until_turn(ADA)["ply"] == ply


@pytest.mark.parametrize("stopped", [False, True], ids=["running", "stopped"])
def test_a_worker_ends_with_its_server(server: Server, stopped: bool) -> None:
    """A stopped one never reads the end of its input."""
    ada = against_a_bot(server)
    ada.play(ada.views[ADA])
    ada.until_turn(ADA)
    workers = ready_workers(server)
    if stopped:
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
    server.kill()
    assert become(lambda: all(map(gone, workers)))


def test_a_stopped_worker_does_not_hold_up_the_end_of_its_server(server: Server) -> None:
    ada = against_a_bot(server)
    ada.play(ada.views[ADA])
    ada.until_turn(ADA)
    workers = ready_workers(server)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    assert server.stop() == 0
    assert all(map(gone, workers))
