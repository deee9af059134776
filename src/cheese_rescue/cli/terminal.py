"""`cheese-rescue terminal`: a game on one screen, with people and bots in any seats."""

import secrets
from hashlib import sha256
from itertools import chain, count
from pathlib import Path
from random import Random
from time import time

import click

from cheese_rescue.bots import BOTS, LEVELS, Budget
from cheese_rescue.bots.advice import Advice, HintStrength, MoveHint, advise, hint
from cheese_rescue.bots.foreign import record_name
from cheese_rescue.bots.kernel_loader import KernelLoader, needs_kernel
from cheese_rescue.cli.move_input import card_and_cell
from cheese_rescue.cli.named_bots import SeatedBots, is_bot, known_bots, shown_name
from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    centred_option,
    dogs_hunt_mice_option,
    lang_option,
    read_text,
)
from cheese_rescue.cli.output import finale
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.review import show_review
from cheese_rescue.cli.screen import Screen, Stopped
from cheese_rescue.rules import (
    Card,
    Move,
    Outcome,
    Record,
    Refused,
    Rules,
    Seat,
    View,
)
from cheese_rescue.rules.cards import PLAYER_COUNTS
from cheese_rescue.rules.replay import beginning
from cheese_rescue.rules.seal import SECRET_BYTES
from cheese_rescue.table import Begins, ChairNumber, Help, Options, Player, Shape, Table

PERSON = "person"
EASIEST = next(iter(LEVELS))
STRENGTHS = {
    Help.HINT_CARD: HintStrength.CARD,
    Help.HINT_REGION: HintStrength.REGION,
    Help.HINT_PLACE: HintStrength.PLACE,
}
HINT_BUDGET = Budget(seconds=0.6)


def _read_secret(ctx: click.Context, param: click.Parameter, text: str | None) -> bytes | None:
    """Parse 32 bytes in hexadecimal; None if the option was not given."""
    if text is None:
        return None
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise click.BadParameter(text, ctx, param)
    return secret


@click.command("terminal", cls=LocalizedCommand, help="cli-terminal")
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
@click.option("--from", "source", metavar="FILE", help="cli-option-from")
@click.option(
    "--ply", metavar="N", type=click.IntRange(0, 999), default=0, help="cli-option-from-ply"
)
@click.option("--save", metavar="FILE", help="cli-option-save")
@click.option("--secret", metavar="HEX", callback=_read_secret, help="cli-option-secret")
@lang_option
@click.pass_obj
def command(  # one argument per option
    words: Words,
    *,
    seats: tuple[str, ...],
    centred: bool,
    dogs_hunt_mice: bool,
    level: str,
    source: str | None,
    ply: int,
    save: str | None,
    secret: bytes | None,
) -> None:
    """Play on this screen until nobody wants another game."""
    screen = Screen(words, (), ())
    screen.console.rule(words("title"))
    screen.say(words("motto"))
    screen.say(words("about"), "dim")
    start = None if source is None else beginning(Record.parse(read_text(source)), ply)
    try:
        sitting = _seats_of(start, seats) if start else _known_seats(seats) or _ask_seats(screen)
        help_level = Help(level)
        if help_level is Help.FORECAST and sitting.count(PERSON) > 1:
            raise Problem("terminal-forecast-alone")
        rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
        rules = start.rules if start else rules
        rules.check(len(sitting))
        players = _players(words, sitting, help_level)
        oldest = None if start else _ask_oldest(screen, players)
        options = Options(
            players=len(players),
            rules=rules,
            begins=Begins.DRAWN if oldest is None else Begins.OLDEST,
        )
        table = Table.open(options, secret=secret or _new_secret(), at=time())
        if start:
            table = table.go_on_from(start, at=time())
        for number, player in enumerate(players):
            table = table.sit(ChairNumber(number), player, at=time())
        with SeatedBots(words, sitting) as bots:
            TerminalGame(words, table, save, bots).run(oldest)
    except Stopped:
        screen.say(words("terminal-goodbye"))


def _known_seats(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The words for the seats, ours in lower case; empty if none are given. Raises Problem."""
    ours = {PERSON, *BOTS}
    sitting = tuple(word.casefold() if word.casefold() in ours else word for word in seats)
    known = all(word in ours or is_bot(word) for word in sitting)
    if sitting and (len(sitting) not in PLAYER_COUNTS or not known):
        raise Problem("terminal-who-again", bots=known_bots())
    return sitting


def _seats_of(start: Record, seats: tuple[str, ...]) -> tuple[str, ...]:
    """The words for the seats of a game that goes on; by default one person against bots."""
    sitting = _known_seats(seats) or (PERSON, *(EASIEST,) * (start.players - 1))
    if len(sitting) != start.players:
        raise Problem("terminal-from-seats", players=start.players)
    return sitting


def _ask_seats(screen: Screen) -> tuple[str, ...]:
    words = screen.words
    for name in LEVELS:
        bot = words(f"bot-{name}")
        character = words(f"bot-{name}-character")
        screen.say(words("terminal-bot", word=name, bot=bot, character=character), "dim")
    screen.say(words("terminal-who-help", bot=words(f"bot-{EASIEST}")))
    while True:
        try:
            return _known_seats(tuple(screen.ask(words("terminal-who")).split())) or (
                PERSON,
                EASIEST,
            )
        except Problem as problem:
            screen.say(words(problem.key, **problem.values))


def _new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def _players(words: Words, sitting: tuple[str, ...], level: Help) -> list[Player]:
    """The players; people are named after their shape."""
    players = []
    for word, shape in zip(sitting, Shape, strict=False):
        bot = None if word == PERSON else record_name(word)
        name = shown_name(words, word) if bot else words(f"shape-{shape.value}").capitalize()
        players.append(Player(name=name, shape=shape, language=words.language, help=level, bot=bot))
    return players


def _ask_oldest(screen: Screen, players: list[Player]) -> ChairNumber | None:
    """The oldest person, who begins; None to draw who begins."""
    people = [number for number, player in enumerate(players) if player.bot is None]
    if len(people) < 2:
        return None
    for place, number in enumerate(people, start=1):
        screen.say(f"  {place}  {players[number].name}")
    while answer := screen.ask(screen.words("terminal-oldest")):
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(people):
            return ChairNumber(people[int(answer) - 1])
    return None


class TerminalGame:
    """Plays one game after another with the same people."""

    def __init__(self, words: Words, table: Table, save: str | None, bots: SeatedBots) -> None:
        self.words = words
        self.table = table
        self._save = None if save is None else Path(save)
        self._bots = bots
        self._people = sum(not chair.bot for chair in table.chairs)
        # The same secret gives the same bot moves. It is hashed, so that no bot can recover it.
        self._rng = Random(sha256(b"bots" + table.secret).digest())
        self._seen = [0] * table.options.players
        """For every seat, the ply up to which its person has seen the moves."""
        self._advice: tuple[View, Advice] | None = None
        self._kernel = KernelLoader()
        players = [chair.player for chair in table.chairs if chair.player]
        if any(needs_kernel(player.bot) if player.bot else player.help.hints for player in players):
            self._kernel.start()

    def run(self, oldest: ChairNumber | None) -> None:
        """Play until nobody wants a rematch."""
        self._check_writable()
        while True:
            try:
                self._start(oldest)
                self._play()
            finally:
                self._bots.over()
                self._keep()
            if not self._again():
                raise Stopped
            self.table = self.table.rematch(secret=_new_secret(), at=time())

    def _start(self, oldest: ChairNumber | None) -> None:
        self.table = self.table.start(at=time(), oldest=oldest)
        source, players_there = self.table.source, self.table.options.players
        self._seen = [max(0, source.ply - players_there) if source else 0] * players_there
        by_seat = [
            self.table.chairs[self.table.chair_of(Seat(seat))].player
            for seat in range(self.table.options.players)
        ]
        players = [player for player in by_seat if player]
        self.screen = Screen(
            self.words,
            [player.name or "" for player in players],
            [player.shape for player in players],
        )
        level = players[0].help
        how = "terminal-how-real-table" if level is Help.REAL_TABLE else "terminal-how"
        if source:
            self.screen.say(self.words("play-on-known"))
        elif self._save:  # only a kept record can be verified
            self.screen.say(self.words("terminal-sealed", seal=self.table.seal), "dim")
        for variant in self._variants():
            self.screen.say(self.words(variant))
        if not (source and source.ply):
            self.screen.say(self.words("terminal-begins", who=self.screen.who(0).plain))
        if self._people:
            self.screen.say(self.words(how))
            if level.hints:
                self.screen.say(self.words("terminal-hint-how"))
            self.screen.ask(self.words("terminal-press-enter"))

    def _variants(self) -> list[str]:
        rules = self.table.options.rules
        return [
            *(["variant-centred"] if rules.centred else []),
            *(["variant-dogs-hunt-mice"] if rules.dogs_hunt_mice else []),
        ]

    def _play(self) -> None:
        while self.table.running and self.table.game:
            seat = self.table.game.turn
            bot = self.table.chairs[self.table.chair_of(seat)].bot
            if bot:
                if needs_kernel(bot):
                    self._kernel.wait_for_loading()
                chair = self.table.chair_of(seat)
                move = self._bots.choose(chair, self.table.view(seat), self._rng)
            else:
                move = self._ask_move(seat)
            ply = self.table.game.ply
            self.table = self.table.play(seat, move, ply, at=time())
            if not bot:
                self._show_draw(seat)
            elif not self._people:
                self.screen.show_moves([play.move for play in self.table.plays], since=ply)
        self._finale()

    def _ask_move(self, seat: Seat) -> Move:
        """The move that the person at this seat has chosen, looked at and confirmed (R12)."""
        screen, words, table = self.screen, self.words, self.table
        if self._people > 1:
            screen.curtain(seat)
        else:
            screen.clear()
        view = table.view(seat)
        if self._people == 1 and view.draws[-1].ply == self._seen[seat] > 0:
            screen.drawn(view.draws[-1])
        numbered = screen.table(view, since=self._seen[seat])
        self._seen[seat] = view.ply + 1
        card: Card | None = None
        ghost: Move | None = None
        while True:
            answer = screen.ask(words("terminal-confirm" if ghost else "terminal-choose"))
            if not answer and ghost:
                return ghost
            if self._helped(answer, view):
                continue
            ghost = None
            try:
                card, cell = card_and_cell(words.with_letters(answer), card, view, numbered)
                if cell is None:
                    screen.say(words("terminal-and-place", card=words.card(card)))
                    continue
                considered = table.consider(seat, card, cell, view.ply)
                if considered.refused:
                    raise considered.refused
            except Problem as problem:
                screen.say(words(problem.key, **problem.values))
                continue
            except Refused as why:
                screen.say(words.refusal(why))
                continue
            ghost = Move(card, cell)
            screen.table(view, since=view.ply, ghost=ghost)
            if considered.chase:
                screen.forecast(Outcome.of(considered.chase.board, view.rules, view.players))

    def _helped(self, answer: str, view: View) -> bool:
        """Whether the answer was a request for help or a hint, which has been shown."""
        screen, words = self.screen, self.words
        if answer == "?":
            screen.say(words("terminal-help"))
            if not view.legal_cells:
                screen.say(words("terminal-how-real-table"))
            return True
        if answer == "!" or answer.casefold() == words("hint-ask").casefold():
            try:
                screen.hint(self._hint(view), view)
            except Refused as why:
                screen.say(words.refusal(why))
            return True
        return False

    def _hint(self, view: View) -> MoveHint:
        """A hint for the seat; refused if its help level has none."""
        level = self.table.hint_level(view.turn, view.ply)
        if self._advice is None or self._advice[0] != view:  # repeated requests get the same hint
            with self.screen.thinking():
                self._kernel.wait()
                self._advice = view, advise(view, HINT_BUDGET)
        return hint(self._advice[1], view, STRENGTHS[level])

    def _show_draw(self, seat: Seat) -> None:
        """Show the drawn card before the curtain; one person alone sees it at the next turn."""
        view = self.table.view(seat)
        if self._people > 1 and view.draws[-1].ply == view.ply:
            self.screen.drawn(view.draws[-1])
            self.screen.ask(self.words("terminal-press-enter"))

    def _finale(self) -> None:
        screen = self.screen
        moves = [play.move for play in self.table.plays]
        if self._people:
            screen.clear()
            screen.show_moves(moves, since=max(self._seen))

        def pause() -> None:
            if self._people:
                screen.ask(self.words("terminal-press-enter"))

        finale.show(
            screen.console,
            self.words,
            self.table.outcome(),
            rules=self.table.options.rules,
            names=screen.names,
            shapes=screen.shapes,
            last=moves[-1].cell,
            pause=pause,
        )

    def _check_writable(self) -> None:
        """Fail before the game, not after it, if the file cannot be written or exists."""
        if self._save is None:
            return
        try:
            self._save.open("x").close()
            self._save.unlink()
        except FileExistsError:
            raise Problem("error-file-exists", file=str(self._save)) from None
        except OSError:
            raise Problem("error-cannot-write", file=str(self._save)) from None

    def _keep(self) -> None:
        """Save the record, also of an unfinished game; each game gets its own file."""
        if self._save is None or self.table.game is None:
            return
        names = (self._save.with_stem(f"{self._save.stem}-{number}") for number in count(2))
        file = next(file for file in chain([self._save], names) if not file.exists())
        try:
            file.write_text(str(self.table.record()), encoding="utf-8")
        except OSError:
            raise Problem("error-cannot-write", file=str(file)) from None
        self.screen.say(self.words("terminal-saved", file=str(file)), "dim")

    def _again(self) -> bool:
        """Whether people want another game; shows the review if they ask for it."""
        if not self._people:
            return False
        words, screen = self.words, self.screen
        screen.discard_typed_input()
        screen.say(words("terminal-review-how", letter=words("terminal-review-key")))
        while True:
            answer = screen.ask(words("terminal-again")).casefold()
            if answer.startswith((words("terminal-review-key"), "r")):
                show_review(
                    screen.console,
                    words,
                    self.table.record(),
                    names=screen.names,
                    shapes=screen.shapes,
                )
            elif answer:
                return answer.startswith((words("terminal-yes"), "y"))
