"""`cheese-rescue simulate`: many games between bots, and how they end."""

import json
from dataclasses import dataclass, field
from random import Random

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from cheese_rescue.bots import BOTS, Bot, Budget
from cheese_rescue.cli.shell import (
    Command,
    centred_option,
    dogs_hunt_mice_option,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.words import Words
from cheese_rescue.rules import Game, Outcome, Rules
from cheese_rescue.rules.cards import SEAT_LETTERS, unshuffled_pile


@dataclass
class Tally:
    """What has been counted so far, for every seat."""

    players: int
    games: int = 0
    shared_games: int = 0
    points: list[int] = field(init=False)
    most: list[int] = field(init=False)
    cheeses: list[int] = field(init=False)
    alone: list[int] = field(init=False)
    shared: list[int] = field(init=False)
    victories: list[float] = field(init=False)
    """A shared victory counts as its share."""

    def __post_init__(self) -> None:
        self.points, self.most, self.cheeses, self.alone, self.shared = (
            [0] * self.players for _ in range(5)
        )
        self.victories = [0.0] * self.players

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        winners = outcome.winners
        self.shared_games += len(winners) > 1
        for seat in range(self.players):
            self.points[seat] += outcome.points[seat]
            self.most[seat] = max(self.most[seat], outcome.points[seat])
            self.cheeses[seat] += outcome.cheeses[seat]
        for seat in winners:
            self.victories[seat] += 1 / len(winners)
            (self.alone if len(winners) == 1 else self.shared)[seat] += 1

    def as_json(self) -> dict[str, object]:
        return {
            "players": self.players,
            "games": self.games,
            "shared_games": self.shared_games,
            "seats": [
                {
                    "points": self.points[seat] / self.games,
                    "most_points": self.most[seat],
                    "cheeses": self.cheeses[seat] / self.games,
                    "won_alone": self.alone[seat],
                    "shared": self.shared[seat],
                    "share": self.victories[seat] / self.games,
                }
                for seat in range(self.players)
            ],
            "first_seat_advantage": self.victories[0] / self.games - 1 / self.players,
        }


@click.command("simulate", cls=Command, help="cli-simulate")
@players_option
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 10_000_000),
    default=1000,
    help="cli-option-games",
)
@click.option(
    "--bot", metavar="NAME", type=click.Choice([*BOTS]), default="random", help="cli-option-bot"
)
@click.option("--seed", metavar="N", type=int, help="cli-option-seed")
@centred_option
@dogs_hunt_mice_option
@json_option
@lang_option
@click.pass_obj
def command(  # one argument an option
    words: Words,
    *,
    players: int,
    games: int,
    bot: str,
    seed: int | None,
    centred: bool,
    dogs_hunt_mice: bool,
    as_json: bool,
) -> None:
    rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
    rules.check(players)
    deals = Random(seed)
    luck = Random(
        deals.getrandbits(64)
    )  # the bots' own: the one that deals would tell them the pile
    tally = Tally(players)
    progress = Console(stderr=True)
    for _ in track(
        range(games), words("simulate-running"), console=progress, disable=not progress.is_terminal
    ):
        tally.add(_played(players, rules, BOTS[bot], deals, luck))
    if as_json:
        click.echo(json.dumps({"bot": bot, "rules": rules._asdict(), **tally.as_json()}))
    else:
        _show(words, tally, bot)


def _played(players: int, rules: Rules, bot: Bot, deals: Random, luck: Random) -> Outcome:
    pile = list(unshuffled_pile(players))
    deals.shuffle(pile)
    game = Game.deal(players=players, pile=pile, rules=rules)
    while not game.over:
        game = game.play(bot.choose(game.view(game.turn), luck, Budget()))
    return game.outcome()


def _show(words: Words, tally: Tally, bot: str) -> None:
    console = Console(highlight=False)
    grid = Grid(
        title=words(
            "simulate-title",
            games=words("games", count=tally.games),
            players=words("players", count=tally.players),
            bot=words(f"bot-{bot}"),
        )
    )
    for heading in ("seat", "mean", "most", "cheeses", "won", "shared", "share"):
        grid.add_column(words(f"simulate-{heading}"), justify="right", overflow="fold")
    for seat in range(tally.players):
        grid.add_row(
            SEAT_LETTERS[seat],
            words("number-mean", number=tally.points[seat] / tally.games),
            f"{tally.most[seat]}",
            words("number-mean", number=tally.cheeses[seat] / tally.games),
            f"{tally.alone[seat]}",
            f"{tally.shared[seat]}",
            words("number-share", number=tally.victories[seat] / tally.games),
        )
    console.print(grid)
    console.print(
        words(
            "simulate-shared-games",
            count=tally.shared_games,
            share=words("number-share", number=tally.shared_games / tally.games),
        )
    )
    console.print(
        words(
            "simulate-advantage",
            share=words("number-share", number=tally.victories[0] / tally.games),
            even=words("number-share", number=1 / tally.players),
        )
    )
