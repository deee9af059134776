"""`cheese-rescue terminal`: the game on one screen, people and bots in any seats."""

import secrets
from pathlib import Path
from random import Random
from time import time

import click

from cheese_rescue import TITLE
from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.cli import finale
from cheese_rescue.cli.screen import Screen, Stopped
from cheese_rescue.cli.shell import (
    Argument,
    Command,
    Problem,
    centred_option,
    dogs_hunt_mice_option,
    lang_option,
)
from cheese_rescue.cli.typed import read_typed
from cheese_rescue.cli.words import Words
from cheese_rescue.rules import Card, Move, Refused, Rules, Seat
from cheese_rescue.rules.cards import PLAYER_COUNTS
from cheese_rescue.rules.seal import SECRET_BYTES
from cheese_rescue.table import Begins, ChairNumber, Help, Options, Player, Shape, Table

PERSON = "person"


def _read_secret(ctx: click.Context, param: click.Parameter, text: str | None) -> bytes | None:
    """32 bytes in hexadecimal, or nothing."""
    if text is None:
        return None
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise click.BadParameter(text, ctx, param)
    return secret


@click.command("terminal", cls=Command, help="cli-terminal")
@click.argument("seats", cls=Argument, nargs=-1, metavar="[SEAT]...", key="cli-argument-seats")
@centred_option
@dogs_hunt_mice_option
@click.option(
    "--level",
    metavar="WORD",
    type=click.Choice([level.value for level in Help]),
    default=Help.PLACES.value,
    help="cli-option-level",
)
@click.option("--save", metavar="FILE", help="cli-option-save")
@click.option("--secret", metavar="HEX", callback=_read_secret, help="cli-option-secret")
@lang_option
@click.pass_obj
def command(  # one argument an option
    words: Words,
    *,
    seats: tuple[str, ...] = (),
    centred: bool = False,
    dogs_hunt_mice: bool = False,
    level: str = Help.PLACES.value,
    save: str | None = None,
    secret: bytes | None = None,
) -> None:
    lobby = Screen(words, (), ())
    lobby.console.rule(TITLE)
    lobby.say(words("terminal-welcome"))
    lobby.say(words("about"), "dim")
    try:
        sitting = _known_seats(seats) or _ask_seats(lobby)
        rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
        table = _open(words, sitting, rules, Help(level), secret or _new_secret())
        Evening(words, table, save).spend()
    except Stopped:
        lobby.say(words("terminal-goodbye"))


def _known_seats(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The words for the seats, in small letters; nothing if there are none."""
    sitting = tuple(word.casefold() for word in seats)
    if sitting and (len(sitting) not in PLAYER_COUNTS or not set(sitting) <= {PERSON, *BOTS}):
        raise Problem("terminal-who-again", bots=", ".join(BOTS))
    return sitting


def _ask_seats(screen: Screen) -> tuple[str, ...]:
    words = screen.words
    for name in BOTS:
        bot = words(f"bot-{name}")
        character = words(f"bot-{name}-character")
        screen.say(words("terminal-bot", word=name, bot=bot, character=character), "dim")
    screen.say(words("terminal-who-help", bot=words("bot-gentle")))
    while True:
        try:
            return _known_seats(tuple(screen.ask(words("terminal-who")).split())) or (
                PERSON,
                "gentle",
            )
        except Problem as problem:
            screen.say(words(problem.key, **problem.values))


def _new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def _open(
    words: Words, sitting: tuple[str, ...], rules: Rules, level: Help, secret: bytes
) -> Table:
    people = sitting.count(PERSON)
    options = Options(
        players=len(sitting),
        rules=rules,
        begins=Begins.OLDEST if people > 1 else Begins.DRAWN,
    )
    table = Table.open(options, secret=secret, at=time())
    for number, (word, shape) in enumerate(zip(sitting, Shape, strict=False)):
        bot = None if word == PERSON else word
        name = words(f"bot-{bot}") if bot else words(f"shape-{shape.value}").capitalize()
        player = Player(name=name, shape=shape, language=words.language, help=level, bot=bot)
        table = table.sit(ChairNumber(number), player, at=time())
    return table


class Evening:
    """One game after another with the same people."""

    def __init__(self, words: Words, table: Table, save: str | None) -> None:
        self.words = words
        self.table = table
        self._save = save
        self._people = sum(not chair.bot for chair in table.chairs)
        # Bots repeat themselves for a given secret, as the pile does.
        self._rng = Random(table.secret)
        self._seen = [0] * table.options.players
        """For every seat the ply up to which its person has been told the moves."""

    def spend(self) -> None:
        self._start(self._oldest())
        while True:
            try:
                self._play()
            finally:
                self._keep()
            if not self._again():
                raise Stopped
            self.table = self.table.rematch(secret=_new_secret(), at=time())
            self._start(None)

    def _start(self, oldest: ChairNumber | None) -> None:
        self.table = self.table.start(at=time(), oldest=oldest)
        self._seen = [0] * self.table.options.players
        by_seat = [
            self.table.chairs[self.table.chair_of(Seat(seat))].player
            for seat in range(self.table.options.players)
        ]
        players = [player for player in by_seat if player]
        self.screen = Screen(
            self.words, [player.name for player in players], [player.shape for player in players]
        )
        level = players[0].help
        how = "terminal-how-real-table" if level is Help.REAL_TABLE else "terminal-how"
        self.screen.say(self.words("terminal-sealed", seal=self.table.seal), "dim")
        for variant in self._variants():
            self.screen.say(self.words(variant))
        self.screen.say(self.words("terminal-begins", who=self.screen.who(0).plain))
        if self._people:
            self.screen.say(self.words(how))
            self.screen.ask(self.words("terminal-press-enter"))

    def _variants(self) -> list[str]:
        rules = self.table.options.rules
        return [
            *(["variant-centred"] if rules.centred else []),
            *(["variant-dogs-hunt-mice"] if rules.dogs_hunt_mice else []),
        ]

    def _oldest(self) -> ChairNumber | None:
        """Who begins, said by the people; drawn from the secret where they do not care."""
        if self.table.options.begins is Begins.DRAWN:
            return None
        lobby = Screen(self.words, (), ())
        people = [
            (number, chair.player)
            for number, chair in enumerate(self.table.chairs)
            if chair.player and not chair.bot
        ]
        for place, (_, player) in enumerate(people, start=1):
            lobby.say(f"  {place}  {player.name}")
        while True:
            answer = lobby.ask(self.words("terminal-oldest"))
            if not answer:
                return ChairNumber(self._rng.choice(people)[0])
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(people):
                return ChairNumber(people[int(answer) - 1][0])

    def _play(self) -> None:
        while self.table.running and self.table.game:
            seat = self.table.game.turn
            bot = self.table.chairs[self.table.chair_of(seat)].bot
            if bot:
                move = BOTS[bot].choose(self.table.view(seat), self._rng, Budget())
            else:
                move = self._ask_move(seat)
            self.table = self.table.play(seat, move, self.table.game.ply, at=time())
            if not bot:
                self._tell_draw(seat)
        self._finale()

    def _ask_move(self, seat: Seat) -> Move:
        """The move that the person at this seat has chosen, looked at and confirmed (R12)."""
        screen, words, table = self.screen, self.words, self.table
        if self._people > 1:
            screen.curtain(seat)
        else:
            screen.clear()
        view = table.view(seat)
        numbered = screen.table(view, since=self._seen[seat])
        self._seen[seat] = view.ply + 1
        card: Card | None = None
        ghost: Move | None = None
        while True:
            answer = screen.ask(words("terminal-confirm" if ghost else "terminal-choose"))
            match answer.casefold():
                case "" if ghost:
                    return ghost
                case "q" | "й":  # the same key on a Russian keyboard
                    raise Stopped
                case "?":
                    screen.say(words("terminal-help"))
                    continue
            try:
                typed = read_typed(answer, seat, card_chosen=card is not None)
            except Refused as why:
                screen.say(words.refusal(why))
                continue
            if typed is None:
                screen.say(words("terminal-not-understood"))
                continue
            card = typed.card or card
            if card is None or (typed.place is None and typed.cell is None):
                screen.say(words("terminal-and-place", card=words.card(card)) if card else "")
                continue
            cell = typed.where(numbered)
            if cell is None:
                screen.say(words("terminal-no-such-place", place=typed.place or 0))
                continue
            thought = table.consider(seat, card, cell, view.ply)
            if thought.refused:
                screen.say(words.refusal(thought.refused))
                continue
            ghost = Move(card, cell)
            screen.table(view, since=view.ply, ghost=ghost)
            if thought.chase:
                screen.forecast(thought.chase, view.players)

    def _tell_draw(self, seat: Seat) -> None:
        """Lets a player look at the new card before the curtain falls; one alone sees it later."""
        view = self.table.view(seat)
        if self._people > 1 and view.draws[-1].ply == view.ply:
            self.screen.drawn(view.draws[-1])
            self.screen.ask(self.words("terminal-press-enter"))

    def _finale(self) -> None:
        screen = self.screen
        screen.clear()

        def pause() -> None:
            if self._people:
                screen.ask(self.words("terminal-press-enter"))

        finale.tell(
            screen.console,
            self.words,
            self.table.outcome(),
            rules=self.table.options.rules,
            names=screen.names,
            shapes=screen.shapes,
            pause=pause,
        )

    def _keep(self) -> None:
        """Write the record down, also of a game that was broken off."""
        if not self._save:
            return
        try:
            Path(self._save).write_text(str(self.table.record()), encoding="utf-8")
        except OSError:
            raise Problem("error-cannot-write", file=self._save) from None
        self.screen.say(self.words("terminal-saved", file=self._save), "dim")

    def _again(self) -> bool:
        if not self._people:
            return False
        answer = self.screen.ask(self.words("terminal-again"))
        return answer.casefold().startswith((self.words("terminal-yes"), "y"))
