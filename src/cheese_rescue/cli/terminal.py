"""`cheese-rescue terminal`: a game on one screen, with people and bots in any seats."""

import secrets
import shlex
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from time import time

import click
from click.core import ParameterSource

from cheese_rescue.bots import BOTS, LEVELS, Budget
from cheese_rescue.bots.advice import Advice, HintStrength, MoveHint, advise, hint
from cheese_rescue.bots.foreign import escaped, record_name
from cheese_rescue.bots.kernel_loader import (
    SIMPLER,
    KernelLoader,
    installed_levels,
    is_installed,
    needs_kernel,
)
from cheese_rescue.cli.move_input import asks_for_help, card_and_cell
from cheese_rescue.cli.named_bots import SeatedBots, is_bot, known_bots, shown_name
from cheese_rescue.cli.options import bad_input
from cheese_rescue.cli.options.localized_click import (
    Argument,
    LocalizedCommand,
    Problem,
    centred_option,
    dogs_hunt_mice_option,
    lang_option,
    program,
    read_text,
)
from cheese_rescue.cli.output import finale
from cheese_rescue.cli.output.draw import SHAPES
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.record_shapes import shapes_in
from cheese_rescue.cli.review import show_review
from cheese_rescue.cli.saved_game import (
    SavedGame,
    StoppedGame,
    check_new,
    next_file,
    resume_command,
    secret_file,
    shapes_of,
)
from cheese_rescue.cli.screen import Screen, Stopped
from cheese_rescue.cli.termination import raising_on_sigterm
from cheese_rescue.extras import Extra, MissingExtra, has, require
from cheese_rescue.rules import (
    Card,
    Move,
    Outcome,
    Record,
    Refused,
    Rules,
    Seat,
    Unreadable,
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
@click.option("--resume", metavar="FILE", help="cli-option-resume")
@click.option("--secret", metavar="HEX", callback=_read_secret, help="cli-option-secret")
@lang_option
@click.pass_context
def command(  # one argument per option
    ctx: click.Context,
    *,
    seats: tuple[str, ...],
    centred: bool,
    dogs_hunt_mice: bool,
    level: str,
    source: str | None,
    ply: int,
    save: str | None,
    resume: str | None,
    secret: bytes | None,
) -> None:
    """Play on this screen until nobody wants another game."""
    words: Words = ctx.obj
    screen = Screen(words, (), ())
    screen.console.rule(words("title"))
    screen.say(words("motto"))
    screen.say(words("about"), "dim")
    try:
        if resume is not None:
            _check_alone(ctx)
            _resumed(words, Path(resume)).run(None)
            return
        text = None if source is None else read_text(source)
        start = None if text is None else beginning(Record.parse(text), ply)
        sitting = _seats_of(start, seats) if start else _known_seats(seats) or _ask_seats(screen)
        sitting = _installed_bots(screen, sitting)
        help_level = Help(level)
        if help_level is Help.FORECAST and sitting.count(PERSON) > 1:
            raise Problem("terminal-forecast-alone")
        rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
        rules = start.rules if start else rules
        rules.check(len(sitting))
        players = _players(words, sitting, help_level, shapes_in(text or "", len(sitting)))
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
        TerminalGame(words, table, sitting, save=None if save is None else Path(save)).run(oldest)
    except Stopped:
        screen.say(words("terminal-goodbye"))


def _check_alone(ctx: click.Context) -> None:
    """Raise Problem if another option than --lang stands beside --resume."""
    for param in ctx.command.params:
        given = ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if given and param.expose_value and param.name != "resume":
            raise Problem("terminal-resume-alone", other=bad_input.name_of(param))


def _resumed(words: Words, file: Path) -> "TerminalGame":
    """The game that was saved in this file. Raises Problem or Refused if it cannot go on."""
    record = Record.parse(read_text(str(file)))
    over = Problem(
        "terminal-resume-over",
        file=str(file),
        command=f"{program()} replay {shlex.quote(str(file))}",
    )
    if record.finished and not secret_file(file).exists():
        raise over
    saved = SavedGame(file)
    try:
        stopped = saved.stopped_game()
        sitting = _known_seats(stopped.chairs)
        _ask_to_trust(words, sitting)
        players = _players(words, sitting, stopped.help, stopped.shapes)
        table = stopped.table(players, record, at=time())
        if not table.running:  # the program was stopped before it deleted the second file
            saved.write(table)
            raise over
        return TerminalGame(words, table, sitting, saved=saved, games_before=stopped.games_before)
    except (Problem, Unreadable, Stopped):
        saved.close()
        raise
    except (Refused, ValueError):
        saved.close()
        secret = str(secret_file(file))
        raise Problem("terminal-resume-mismatch", file=str(file), secret=secret) from None


def _ask_to_trust(words: Words, sitting: Sequence[str]) -> None:
    """Ask before a file makes us run a bot that is not ours. Raises Stopped."""
    foreign = [word for word in sitting if word not in (PERSON, *BOTS)]
    if foreign:
        question = words("terminal-resume-trust", bots=", ".join(map(escaped, foreign)))
        Screen(words, (), ()).ask(question)


def _known_seats(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The words for the seats, ours in lower case; empty if none are given. Raises Problem."""
    ours = (PERSON, *BOTS)
    sitting = tuple(word.casefold() if word.casefold() in ours else word for word in seats)
    unknown = next((word for word in sitting if word not in ours and not is_bot(word)), "")
    if sitting and (len(sitting) not in PLAYER_COUNTS or unknown):
        known = (PERSON, *known_bots())
        raise Problem(
            "terminal-who-again", bots=", ".join(known_bots()), typed=unknown, known=known
        )
    return sitting


def _seats_of(start: Record, seats: tuple[str, ...]) -> tuple[str, ...]:
    """The words for the seats of a game that goes on; by default one person against bots."""
    sitting = _known_seats(seats) or (PERSON, *(EASIEST,) * (start.players - 1))
    if len(sitting) != start.players:
        raise Problem("terminal-from-seats", players=start.players)
    return sitting


def _ask_seats(screen: Screen) -> tuple[str, ...]:
    words = screen.words
    for name in installed_levels():
        bot = words(f"bot-{name}")
        character = words(f"bot-{name}-character")
        screen.say(words("terminal-bot", word=name, bot=bot, character=character), "dim")
    if len(installed_levels()) < len(LEVELS):
        screen.say(words.refusal(MissingExtra(Extra.STRONG)), "dim")
    screen.say(words("terminal-who-help", bot=words(f"bot-{EASIEST}")))
    while True:
        try:
            return _known_seats(tuple(screen.ask(words("terminal-who")).split())) or (
                PERSON,
                EASIEST,
            )
        except Problem as problem:
            screen.say(problem.sentence(words))


def _installed_bots(screen: Screen, sitting: tuple[str, ...]) -> tuple[str, ...]:
    """The words for the seats, with a simpler bot for each bot that is not installed."""
    words = screen.words
    missing = [word for word in dict.fromkeys(sitting) if not is_installed(word)]
    for bot in missing:
        screen.say(
            words("bot-plays-instead", bot=words(f"bot-{bot}"), simpler=words(f"bot-{SIMPLER}"))
        )
    if missing:
        screen.say(words.refusal(MissingExtra(Extra.STRONG)), "dim")
    return tuple(SIMPLER if word in missing else word for word in sitting)


def _new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def _players(
    words: Words, sitting: Sequence[str], level: Help, shapes: Sequence[Shape]
) -> list[Player]:
    """The players by chair; people are named after their shape."""
    players = []
    for word, shape in zip(sitting, shapes, strict=True):
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
        player = players[number]
        screen.say(f"  {place}  {SHAPES[player.shape]} {player.name}")
    while answer := screen.ask(screen.words("terminal-oldest")):
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(people):
            return ChairNumber(people[int(answer) - 1])
        screen.say(screen.words("terminal-no-such-player", given=answer, last=len(people)))
    return None


class TerminalGame:
    """Plays one game after another with the same people."""

    def __init__(
        self,
        words: Words,
        table: Table,
        sitting: Sequence[str],
        *,
        save: Path | None = None,
        saved: SavedGame | None = None,
        games_before: int = 0,
    ) -> None:
        """`saved` has the files of a game that is resumed; another one begins in the file `save`.

        `sitting` has the word for the player in every chair.
        """
        self.words = words
        self.screen = Screen(words, (), ())
        self.table = table
        self._sitting = tuple(sitting)
        self._save = save
        self._saved = saved
        self._games_before = games_before
        self._bots = SeatedBots(words, sitting)
        self._people = sum(not chair.bot for chair in table.chairs)
        self._seen: list[int] = []
        """For every seat, the ply up to which its person has seen the moves."""
        self._advice: tuple[View, Advice] | None = None
        self._kernel = KernelLoader()
        players = [chair.player for chair in table.chairs if chair.player]
        if has(Extra.STRONG) and any(
            needs_kernel(player.bot) if player.bot else player.help.hints for player in players
        ):
            self._kernel.start()

    def run(self, oldest: ChairNumber | None) -> None:
        """Play until nobody wants a rematch."""
        if self._save is not None:
            check_new(self._save)
        with raising_on_sigterm(), self._bots:
            self._play_games(oldest)

    def _play_games(self, oldest: ChairNumber | None) -> None:
        """Play one game after another, until Stopped is raised."""
        while True:
            if not self.table.running:
                self.table = self.table.start(at=time(), oldest=oldest)
                self._create_files()
            try:
                self._begin()
                self._play()
                self._finale()
            except KeyboardInterrupt:
                self.screen.console.print()  # after ^C
                raise
            finally:
                self._bots.over()
                if self._saved is not None:
                    self._saved.close()
                    self._tell_where_it_is_saved(self._saved)
            if not self._again():
                raise Stopped
            self._prepare_rematch()

    def _create_files(self) -> None:
        """Write the first record of a game that begins, and the file with its secret."""
        if self._save is None:
            return
        stopped = StoppedGame(
            version=1,
            secret=self.table.secret.hex(),
            chairs=self._sitting,
            shapes=tuple(chair.player.shape for chair in self.table.chairs if chair.player),
            first=self.table.chair_of(Seat(0)),
            help=next(chair.player.help for chair in self.table.chairs if chair.player),
            games_before=self._games_before,
            beginning=str(self.table.beginning) if self.table.beginning else None,
        )
        self._saved = SavedGame.create(self._save, self.table, stopped)

    def _prepare_rematch(self) -> None:
        self.table = self.table.rematch(secret=_new_secret(), at=time())
        if self._saved is not None:
            self._save = next_file(self._saved.file, self._games_before)
        self._games_before += 1

    def _begin(self) -> None:
        """Tell the players who they are and how to play."""
        table, game = self.table, self.table.game
        ply = game.ply if game else 0
        source = table.source
        self._seen = [max(0, ply - table.options.players)] * table.options.players
        by_seat = [
            table.chairs[table.chair_of(Seat(seat))].player for seat in range(table.options.players)
        ]
        players = [player for player in by_seat if player]
        self.screen = Screen(
            self.words, [player.name or "" for player in players], shapes_of(table)
        )
        level = players[0].help
        how = "terminal-how-real-table" if level is Help.REAL_TABLE else "terminal-how"
        if source:
            self.screen.say(self.words("play-on-known"))
        elif self._saved:  # only a kept record can be verified
            self.screen.say(self.words("terminal-sealed", seal=self.table.seal), "dim")
        for variant in self._variants():
            self.screen.say(self.words(variant))
        if ply > (source.ply if source else 0):
            self.screen.say(self.words("terminal-resumed", ply=ply))
        elif ply == 0:
            self.screen.say(self.words("terminal-begins", who=self.screen.who(0).plain))
        self._tell_shapes([seat for seat, player in enumerate(players) if player.bot is None])
        if self._people:
            self.screen.say(self.words(how))
            if level.hints:
                self.screen.say(self.words("terminal-hint-how"))
            self.screen.ask(self.words("terminal-press-enter"))

    def _tell_shapes(self, people: list[int]) -> None:
        """Tell the people which shape is theirs."""
        who = [self.screen.who(seat).plain for seat in people]
        if len(people) == 1:
            shape = SHAPES[self.screen.shapes[people[0]]]
            self.screen.say(self.words("terminal-you-are", who=who[0], shape=shape), "bold")
        elif people:
            self.screen.say(self.words("terminal-who-is-who", people=", ".join(who)), "bold")

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
                move = self._bots.choose(chair, self.table.view(seat), self._bots_rng())
            else:
                move = self._ask_move(seat)
            ply = self.table.game.ply
            self.table = self.table.play(seat, move, ply, at=time())
            if self._saved:
                self._saved.write(self.table)
            if not bot:
                self._show_draw(seat)
            elif not self._people:
                self.screen.show_moves([play.move for play in self.table.plays], since=ply)

    def _bots_rng(self) -> Random:
        """The random choices of the bot that moves now. A resumed game goes on with the same ones.

        They follow from the secret, which is hashed, so that no bot can recover it.
        """
        ply = self.table.game.ply if self.table.game else 0
        return Random(sha256(b"bots" + self.table.secret + bytes([ply])).digest())

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
            answer = screen.ask(self._question(ghost))
            if not answer and ghost:
                return ghost
            if self._helped(answer, view):
                continue
            try:
                card, cell = card_and_cell(words.with_letters(answer), card, view, numbered)
                if cell is None:
                    ghost = None
                    screen.say(words("terminal-and-place", card=words.card(card)))
                    continue
                considered = table.consider(seat, card, cell, view.ply)
                if considered.refused:
                    raise considered.refused
            except (Problem, Refused) as why:
                sentence = why.sentence(words) if isinstance(why, Problem) else words.refusal(why)
                screen.say(sentence)
                card = ghost.card if ghost else card
                continue
            ghost = Move(card, cell)
            screen.table(view, since=view.ply, ghost=ghost)
            if considered.chase:
                screen.forecast(Outcome.of(considered.chase.board, view.rules, view.players))

    def _question(self, ghost: Move | None) -> str:
        """What to ask, depending on whether a card is being looked at."""
        if ghost is None:
            return self.words("terminal-choose")
        return self.words("terminal-confirm", card=self.words.card(ghost.card))

    def _helped(self, answer: str, view: View) -> bool:
        """Whether the answer was a request for help or a hint, which has been shown."""
        screen, words = self.screen, self.words
        if asks_for_help(answer, words):
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
        require(Extra.STRONG)
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

    def _tell_where_it_is_saved(self, saved: SavedGame) -> None:
        self.screen.say(self.words("terminal-saved", file=str(saved.file)), "dim")
        if self.table.running:
            self.screen.say(self.words("terminal-resume-how", command=resume_command(saved.file)))

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
                self._review()
            elif answer.startswith((words("terminal-no"), "n")):
                return False
            elif not answer or answer.startswith((words("terminal-yes"), "y")):
                return True

    def _review(self) -> None:
        screen = self.screen
        record = self.table.record()
        try:
            show_review(
                screen.console, self.words, record, names=screen.names, shapes=screen.shapes
            )
        except MissingExtra as why:
            screen.say(self.words.refusal(why))
