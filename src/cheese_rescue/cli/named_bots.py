"""Bots that are named on the command line: checked before the game, and seated with people."""

import math
import re
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Self

import click

from cheese_rescue.bots import BOTS, Budget, GreedyBot
from cheese_rescue.bots.foreign import (
    ForeignBot,
    Forfeit,
    ForfeitReason,
    NoSuchBot,
    command_of,
    escaped,
    is_program,
    move_timeout,
    record_name,
    registered_bots,
)
from cheese_rescue.bots.kernel_loader import is_installed
from cheese_rescue.cli.options.localized_click import Problem
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.extras import Extra, MissingExtra
from cheese_rescue.rules import Move, View
from cheese_rescue.table.names import LONGEST_NAME

WHY = {
    ForfeitReason.ILLEGAL: "arena-why-illegal",
    ForfeitReason.NO_MOVE: "arena-why-no-move",
    ForfeitReason.RAISED: "arena-why-raised",
    ForfeitReason.LATE: "arena-why-late",
    ForfeitReason.DIED: "arena-why-died",
}
"""Catalogue keys of the reasons for a forfeit."""

patience_option = click.option(
    "--patience", metavar="N", type=click.FloatRange(0.001, 86_400), help="cli-option-patience"
)


def timeout_of(patience: float | None, budget: Budget) -> float:
    """The timeout of a move in seconds: what was asked for, or the default for this budget."""
    if patience is not None and math.isnan(patience):  # passes the range check of click
        raise Problem("error-bad-value", name="--patience")
    return move_timeout(budget) if patience is None else patience


def known_bots() -> tuple[str, ...]:
    """All bots that have a name of their own: the built-in ones, then those of packages."""
    return (*BOTS, *registered_bots())


def is_bot(name: str) -> bool:
    """Whether this is the name of a bot. A bot of your own may still fail to load."""
    try:
        command_of(name, "")
    except NoSuchBot:
        return False
    return True


def shown_name(words: Words, name: str) -> str:
    """The name of a bot for people, which is short: of your own bot, the class or the file."""
    if name in BOTS:
        return words(f"bot-{name}")
    if is_program(name):
        own = record_name(name).rpartition(":")[2].partition(".")[0]
    else:
        own = re.split("[:.]", name)[-1]
    letters = "".join(char for char in own if char.isalnum())[:LONGEST_NAME]
    return letters or words("arena-who").capitalize()


def check_bot(words: Words, name: str, folder: str) -> None:
    """Raise Problem unless the bot can begin a game, which is tried in a process of its own.

    What it prints while it fails goes to standard error. Raises MissingExtra if a built-in bot
    needs an extra that is not installed.
    """
    if name in BOTS:
        if not is_installed(name):  # a simpler bot would play under its name
            raise MissingExtra(Extra.STRONG)
        return
    try:
        command_of(name, folder)
    except NoSuchBot:
        bots = ", ".join(known_bots())
        raise Problem(
            "arena-no-such-bot", name=escaped(name), bots=bots, typed=name, known=known_bots()
        ) from None
    with ForeignBot(name, folder) as bot:
        try:
            bot.begin(secrets.token_hex(16))
        except Forfeit as forfeit:
            if bot.printed:
                click.echo(bot.printed, err=True)
            failed = forfeit.reason is ForfeitReason.RAISED
            why = forfeit.detail if failed else words(WHY[forfeit.reason], detail=forfeit.detail)
            raise Problem("arena-not-found", name=escaped(name), why=why) from None


class SeatedBot:
    """A bot at a table with people, in its process. If it fails, a greedy bot moves instead."""

    def __init__(
        self,
        words: Words,
        bot: ForeignBot,
        budget: Budget,
        timeout: float,
        *,
        new_seed: Callable[[], str] = secrets.token_hex,
        say: Callable[[str], None] = lambda sentence: echo(sentence, err=True),
    ) -> None:
        """`new_seed` gives the seed of every game; `say` tells people that the bot has failed."""
        self._words = words
        self._bot = bot
        self._budget = budget
        self._timeout = timeout
        self._new_seed = new_seed
        self._say = say
        self._game: int | None = None

    def choose(self, view: View, *, game: int = 0) -> Move:
        """The bot's move, or a greedy bot's if it fails. `game` is the number of the game."""
        try:
            if game != self._game:
                self._bot.begin(self._new_seed())
                self._game = game
            return self._bot.choose(view, self._budget, self._timeout)
        except Forfeit as forfeit:
            self._game = None
            why = self._words(WHY[forfeit.reason], detail=forfeit.detail)
            self._say(self._words("sitting-stand-in", who=escaped(self._bot.name), why=why))
            return GreedyBot().choose(view, Random(self._new_seed()), self._budget)

    def over(self) -> None:
        """End the game and the bot's process."""
        self._game = None
        self._bot.end()


class SeatedBots:
    """The bots of a table in the terminal; a context manager that ends their processes.

    Entering it raises Problem if a bot cannot be loaded.
    """

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        """`names` has a word for each chair; words that name no bot of your own are skipped."""
        self._words = words
        self._names = names
        self._own: dict[int, SeatedBot] = {}
        self._rng = Random()

    def __enter__(self) -> Self:
        folder = str(Path.cwd())
        own = {chair: name for chair, name in enumerate(self._names) if name not in BOTS}
        own = {chair: name for chair, name in own.items() if is_bot(name)}
        for name in dict.fromkeys(own.values()):
            check_bot(self._words, name, folder)
        self._own = {
            chair: SeatedBot(
                self._words,
                ForeignBot(name, folder),
                Budget(),
                move_timeout(Budget()),
                new_seed=lambda: f"{self._rng.getrandbits(128):032x}",
            )
            for chair, name in own.items()
        }
        return self

    def __exit__(self, *_: object) -> None:
        self.over()

    def choose(self, chair: int, view: View, rng: Random) -> Move:
        """The move of the bot in that chair. A bot of your own gets a seed from `rng` once."""
        bot = self._own.get(chair)
        if bot is None:
            return BOTS[self._names[chair]].choose(view, rng, Budget())
        self._rng = rng
        return bot.choose(view)

    def over(self) -> None:
        """End the game, and the processes of its bots."""
        for bot in self._own.values():
            bot.over()
