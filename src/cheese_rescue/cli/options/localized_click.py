"""click in the user's language: help texts, and one sentence for bad input."""

import math
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeVar, cast

import click

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.foreign import registered_bots
from cheese_rescue.cli.options import bad_input
from cheese_rescue.cli.options.help_formatter import HelpContext
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.cli.termination import STATUS, Terminated
from cheese_rescue.i18n import LANGUAGES, choose_language
from cheese_rescue.rules import Refused
from cheese_rescue.table import Help

Parsed = TypeVar("Parsed")
LONGEST_FILE = 1_000_000
"""Bytes that `read_text` reads at most."""


def program() -> str:
    """What people type to run this program: `./play` names itself in CHEESE_RESCUE_PROGRAM."""
    return os.environ.get("CHEESE_RESCUE_PROGRAM") or "cheese-rescue"


class Problem(Exception):
    """Bad input: the catalogue key of the message, and its values.

    If a word was `typed` that is unknown, the message suggests the most similar one of `known`.
    """

    def __init__(
        self, key: str, *, typed: str = "", known: Iterable[str] = (), **values: int | str
    ) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self._typed = typed
        self._known = known

    def sentence(self, words: Words) -> str:
        """The message in the user's language."""
        meant = bad_input.suggestion(words, self._typed, self._known)
        return f"{words(self.key, **self.values)} {meant}".strip()


class LocalizedCommand(click.Command):
    """A command whose help texts are catalogue keys."""

    context_class = HelpContext

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments. Raises BadValue with the value that was given."""
        typed = [*args]
        try:
            rest = super().parse_args(ctx, args)
        except click.MissingParameter:
            raise
        except click.BadParameter as error:
            if error.param is None:
                raise
            given = self.make_parser(ctx).parse_args(args=typed)[0]
            raise bad_input.BadValue(error, error.param.consume_value(ctx, given)[0]) from None
        for param in self.get_params(ctx):
            value = ctx.params.get(param.name or "")
            if isinstance(value, float) and math.isnan(value):  # passes the range checks of click
                raise bad_input.BadValue(click.BadParameter("", ctx, param), value)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        words: Words = ctx.obj
        pieces = [words("cli-options-word")]
        if isinstance(self, click.Group):
            pieces.append(words("cli-command-word"))
        pieces += [param.make_metavar(ctx) for param in self.get_params(ctx) if not _named(param)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{words('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help text and the arguments."""
        words: Words = ctx.obj
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words(self.help or ""))
            for param in self.get_params(ctx):
                if not _named(param):
                    formatter.write_paragraph()
                    name = param.make_metavar(ctx).strip("[].")
                    formatter.write_text(
                        words("cli-argument", name=name, text=_explained(words, param))
                    )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        words: Words = ctx.obj
        rows = [
            (
                " ".join([", ".join(param.opts), *([param.metavar] if param.metavar else [])]),
                _with_default(words, param),
            )
            for param in self.get_params(ctx)
            if _named(param)
        ]
        _section(formatter, words("cli-options"), rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the epilog, if there is one."""
        words: Words = ctx.obj
        if self.epilog:
            formatter.write_paragraph()
            formatter.write_text(words(self.epilog))


class Group(LocalizedCommand, click.Group):
    """A group that imports a command only when it is used."""

    def __init__(self, *args: Any, modules: dict[str, str] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._modules = modules or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return [*self._modules, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported if need be; None if there is none."""
        if cmd_name in self._modules:
            command: click.Command = import_module(self._modules[cmd_name]).command
            return command
        return super().get_command(ctx, cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name. Raises Problem if there is none."""
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Problem(
                "error-no-such-command",
                command=args[0],
                typed=args[0],
                known=self.list_commands(ctx),
            )
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands and the options."""
        words: Words = ctx.obj
        key = "-".join(["cli", *ctx.command_path.split()[1:]])
        rows = [(name, words(f"{key}-{name}")) for name in self.list_commands(ctx)]
        _section(formatter, words("cli-commands"), rows)
        super().format_options(ctx, formatter)


def _section(formatter: click.HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    """Write a list under its title. click's own adds a colon, which not every language uses."""
    formatter.write_paragraph()
    formatter.write(f"{title}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def _named(param: click.Parameter) -> bool:
    return isinstance(param, click.Option)


def _explained(words: Words, param: click.Parameter) -> str:
    if isinstance(param, Argument):
        key = param.key
    else:
        key = "cli-option-help" if "--help" in param.opts else str(getattr(param, "help", ""))
    bots = ", ".join([*BOTS, *registered_bots()])
    values = {
        "cli-option-lang": {"languages": ", ".join(LANGUAGES)},
        "cli-option-level": {"levels": ", ".join(level.value for level in Help)},
        "cli-option-bot": {"bots": bots},
        "cli-argument-seats": {"bots": bots},
        "cli-argument-entrants": {"bots": bots},
        "cli-option-own-bot": {"bots": bots},
    }
    return words(key, **values.get(key, {}))


def _with_default(words: Words, param: click.Parameter) -> str:
    """The help text of an option, with its default value if it has one."""
    value = None if getattr(param, "is_flag", False) else param.default
    told = getattr(param, "show_default", None)
    value = told if isinstance(told, str) else value  # for a default that depends on the computer
    if not isinstance(value, str | int | float):
        return _explained(words, param)
    default = words("cli-default", value=bad_input.number(value))
    return f"{_explained(words, param)} {default}"


class Argument(click.Argument):
    """An argument with a help text, which not every version of click supports."""

    def __init__(self, *args: Any, key: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.key = key


lang_option = click.option(
    "--lang",
    metavar="CODE",
    type=click.Choice([*LANGUAGES]),
    expose_value=False,  # `run` reads it before click does, to choose the language
    help="cli-option-lang",
)
json_option = click.option("--json", "as_json", is_flag=True, help="cli-option-json")
centred_option = click.option("--centred", is_flag=True, help="cli-option-centred")
dogs_hunt_mice_option = click.option(
    "--dogs-hunt-mice", is_flag=True, help="cli-option-dogs-hunt-mice"
)
any_counts_option = click.option("--any-counts", is_flag=True, help="cli-option-any-counts")


players_option = click.option(
    "--players", metavar="N", type=click.IntRange(2, 4), default=2, help="cli-option-players"
)


def read_text(file: str) -> str:
    """Read a file, or standard input for a dash."""
    try:
        if file == "-":
            content = sys.stdin.buffer.read(LONGEST_FILE + 1)
        else:
            with Path(file).open("rb") as opened:
                content = opened.read(LONGEST_FILE + 1)
        if len(content) > LONGEST_FILE:
            raise Problem("error-file-too-long", file=file)
        return content.decode("utf-8-sig")
    except FileNotFoundError:
        raise Problem("error-no-file", file=file) from None
    except (OSError, UnicodeDecodeError):
        raise Problem("error-unreadable-file", file=file) from None


def read_parsed(file: str, parse: Callable[[str], Parsed]) -> Parsed:
    """Read and parse a file, or standard input for a dash; a refusal names the file."""
    text = read_text(file)
    try:
        return parse(text)
    except Refused as why:
        why.data["file"] = file
        raise


def run(root: click.Command, arguments: Sequence[str]) -> NoReturn:
    """Run the command and exit. Bad input exits with status 2 and a sentence."""
    words = Words(_language(arguments))
    _open_streams()
    try:
        status = root.main(list(arguments), program(), standalone_mode=False, obj=words)
        sys.stdout.flush()
        sys.exit(status if isinstance(status, int) else 0)
    except Problem as problem:
        _fail(problem.sentence(words))
    except Refused as why:
        _fail(words.refusal(why))
    except click.ClickException as error:
        _fail(_sentence(words, error))
    except (KeyboardInterrupt, click.Abort) as stopped:
        terminated = isinstance(stopped.__cause__ or stopped, Terminated)
        _fail(words("error-interrupted"), STATUS if terminated else 130)
    except BrokenPipeError:
        # The program that reads our output has closed it: print nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError:  # for example, a full disk
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _fail(words("error-cannot-write", file="stdout"))


def _open_streams() -> None:
    """Replace closed standard streams by /dev/null, and characters they cannot encode by ?."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nothing(mode: str) -> TextIO:
    """A stream on /dev/null that stays open, like the one it replaces."""
    return cast("TextIO", os.fdopen(os.open(os.devnull, os.O_RDWR), mode, closefd=False))


def _fail(sentence: str, status: int = 2) -> NoReturn:
    echo(sentence, err=True)
    sys.exit(status)


def _language(arguments: Sequence[str]) -> str:
    """The language given by --lang, at any position, or else by the environment."""
    asked = [
        after if argument == "--lang" else argument.removeprefix("--lang=")
        for argument, after in zip(arguments, [*arguments[1:], ""], strict=False)
        if argument == "--lang" or argument.startswith("--lang=")
    ]
    known = [language for language in asked if language in LANGUAGES]
    return known[-1] if known else choose_language(os.environ)


def _sentence(words: Words, error: click.ClickException) -> str:
    """The sentence for an error of click, in the user's language."""
    ctx = getattr(error, "ctx", None)
    hint = words("cli-arguments-hint", command=ctx.command_path if ctx else program())
    match error:
        case click.exceptions.NoArgsIsHelpError():
            return error.message
        case click.NoSuchOption():
            known = (
                [name for param in ctx.command.get_params(ctx) for name in param.opts]
                if ctx
                else []
            )
            meant = bad_input.suggestion(words, error.option_name, known)
            return f"{words('error-no-such-option', option=error.option_name)} {meant or hint}"
        case click.MissingParameter(param=click.Parameter() as param):
            name = bad_input.name_of(param)
            return f"{words('error-missing', name=name)} {_explained(words, param)}"
        case click.BadParameter(param=click.Parameter() as param):
            given = error.given if isinstance(error, bad_input.BadValue) else None
            told = words("error-bad-value", name=bad_input.name_of(param))
            return bad_input.sentence(words, param, given) or f"{told} {_explained(words, param)}"
        case click.BadOptionUsage():
            return f"{words('error-bad-value', name=error.option_name)} {hint}"
        case _:  # too many arguments, the only other error of click
            return f"{words('error-too-much')} {hint}"
