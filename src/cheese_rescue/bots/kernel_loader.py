"""Loads or compiles the kernel in a background thread."""

import time
from threading import Event, Thread

from cheese_rescue.bots import BOTS, kernel
from cheese_rescue.bots.bot import Bot
from cheese_rescue.bots.levels import (
    LEVELS,
    DistractedBot,
    LittleMouseBot,
    PlainSearchBot,
    SearchBot,
    StrongestBot,
)
from cheese_rescue.bots.simple import GentleBot, GreedyBot, RandomBot
from cheese_rescue.extras import Extra, has

SIMPLER = "tomcat"
"""The level that plays instead of a bot that needs an extra that is not installed."""
LOADING_SECONDS = 1.5
"""How long a bot waits for the kernel: enough to load it from the cache, but not to compile it."""


def needs_kernel(bot: str) -> bool:
    """Whether the bot of that name uses the kernel, and plays like GreedyBot until it is ready."""
    return isinstance(BOTS.get(bot), PlainSearchBot | SearchBot | StrongestBot)


def plays_simply(bot: str) -> bool:
    """Whether the bot of that name plays without search; `kernel.simple_games` plays its games."""
    return type(BOTS.get(bot)) in {
        RandomBot, GentleBot, GreedyBot, LittleMouseBot, DistractedBot,
    }  # fmt: skip


def is_installed(bot: str) -> bool:
    """Whether everything that the bot of that name needs is installed."""
    return not needs_kernel(bot) or has(Extra.STRONG)


def installed_levels() -> list[str]:
    """The levels that can be played here, weakest first."""
    return list(filter(is_installed, LEVELS))


def bot_or_simpler(bot: str) -> Bot:
    """The bot of that name; a simpler one if it needs an extra that is not installed."""
    return BOTS[bot] if is_installed(bot) else BOTS[SIMPLER]


class KernelLoader:
    """Loads the kernel in a thread when it is first needed. Until then, numba is not imported."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._since = 0.0
        self._failed: Exception | None = None
        self._done = Event()
        """Set as soon as the tree search can be used, or loading has failed."""

    def start(self) -> None:
        """Start loading unless that has begun already."""
        if self._thread is None:
            self._since = time.monotonic()
            self._thread = Thread(target=self._prepare, daemon=True)
            self._thread.start()

    def wait_for_loading(self) -> None:
        """Start loading if necessary, and wait until LOADING_SECONDS after the start at most."""
        self.start()
        self._done.wait(max(0.0, self._since + LOADING_SECONDS - time.monotonic()))

    def wait(self, *, timeout: float | None = None) -> bool:
        """Start loading if necessary, wait, and return whether the tree search is ready.

        Waits `timeout` seconds at most, or without limit for None. If loading failed, raises the
        exception that it failed with.
        """
        self.start()
        is_done = self._done.wait(timeout)
        if self._failed is not None:
            raise self._failed
        return is_done

    def _prepare(self) -> None:
        try:
            kernel.prepare(self._done.set)
        except Exception as error:
            self._failed = error
        finally:
            self._done.set()
