"""`cheese-rescue simulate`: lets bots play many games and counts how they end."""

import json
from dataclasses import dataclass
from random import Random

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from cheese_rescue.bots import BOTS, Bot, Budget
from cheese_rescue.bots.kernel_loader import is_installed
from cheese_rescue.cli.options.budget import budget_of, seconds_option, simulations_option
from cheese_rescue.cli.options.localized_click import (
    LocalizedCommand,
    centred_option,
    dogs_hunt_mice_option,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.output.table import Column, print_table
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.extras import Extra, MissingExtra
from cheese_rescue.rules import Game, Outcome, Rules
from cheese_rescue.rules.cards import SEAT_LETTERS, unshuffled_pile


@dataclass
class SeatTally:
    """The counts of one seat so far."""

    points: int = 0
    most: int = 0
    cheeses: int = 0
    alone: int = 0
    shared: int = 0
    victories: float = 0.0
    """A victory shared by n players counts as 1/n."""


@dataclass
class Tally:
    """The counts of all games so far."""

    seats: list[SeatTally]
    games: int = 0
    shared_games: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count the outcome of a game."""
        self.games += 1
        winners = outcome.winners
        self.shared_games += len(winners) > 1
        for seat, points, left in zip(self.seats, outcome.points, outcome.cheeses, strict=True):
            seat.points += points
            seat.most = max(seat.most, points)
            seat.cheeses += left
        for winner in winners:
            seat = self.seats[winner]
            seat.victories += 1 / len(winners)
            seat.alone += len(winners) == 1
            seat.shared += len(winners) > 1

    @property
    def first_seats_share(self) -> float:
        """The share of victories of the first seat."""
        return self.seats[0].victories / self.games

    @property
    def even_share(self) -> float:
        """The share of victories if all seats were equal."""
        return 1 / len(self.seats)

    def as_json(self) -> dict[str, object]:
        """The counts as data for JSON."""
        return {
            "players": len(self.seats),
            "games": self.games,
            "shared_games": self.shared_games,
            "seats": [
                {
                    "points": seat.points / self.games,
                    "most_points": seat.most,
                    "cheeses": seat.cheeses / self.games,
                    "won_alone": seat.alone,
                    "shared": seat.shared,
                    "share": seat.victories / self.games,
                }
                for seat in self.seats
            ],
            "first_seat_advantage": self.first_seats_share - self.even_share,
        }


@click.command("simulate", cls=LocalizedCommand, help="cli-simulate")
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
@seconds_option
@simulations_option
@click.option("--seed", metavar="N", type=int, help="cli-option-seed")
@centred_option
@dogs_hunt_mice_option
@json_option
@lang_option
@click.pass_obj
def command(  # one argument per option
    words: Words,
    *,
    players: int,
    games: int,
    bot: str,
    seconds: float | None,
    simulations: int | None,
    seed: int | None,
    centred: bool,
    dogs_hunt_mice: bool,
    as_json: bool,
) -> None:
    """Play the games, and print the counts."""
    rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
    rules.check(players)
    if not is_installed(bot):  # a simpler bot would play under its name
        raise MissingExtra(Extra.STRONG)
    budget = budget_of(seconds, simulations)
    deals = Random(seed)
    # The bots have their own generator: the one that deals would reveal the pile.
    luck = Random(deals.getrandbits(64))
    tally = Tally([SeatTally() for _ in range(players)])
    progress = Console(stderr=True)
    for _ in track(
        range(games), words("simulate-running"), console=progress, disable=not progress.is_terminal
    ):
        tally.add(_played(players, rules, BOTS[bot], budget, deals, luck))
    if as_json:
        click.echo(json.dumps({"bot": bot, "rules": rules._asdict(), **tally.as_json()}))
    else:
        _show(words, tally, bot)


def _played(
    players: int, rules: Rules, bot: Bot, budget: Budget, deals: Random, luck: Random
) -> Outcome:
    pile = list(unshuffled_pile(players))
    deals.shuffle(pile)
    game = Game.deal(players=players, pile=pile, rules=rules)
    while not game.over:
        game = game.play(bot.choose(game.view(game.turn), luck, budget))
    return game.outcome()


def _show(words: Words, tally: Tally, bot: str) -> None:
    console = Console(highlight=False)
    title = words(
        "simulate-title",
        games=words("games", count=tally.games),
        players=words("players", count=len(tally.seats)),
        bot=words(f"bot-{bot}"),
    )
    headings = ("seat", "mean", "most", "cheeses", "won", "shared", "share")
    columns = [Column(words(f"simulate-{heading}")) for heading in headings]
    rows = [
        [
            letter,
            words("number-mean", number=seat.points / tally.games),
            f"{seat.most}",
            words("number-mean", number=seat.cheeses / tally.games),
            f"{seat.alone}",
            f"{seat.shared}",
            words("number-share", number=seat.victories / tally.games),
        ]
        for letter, seat in zip(SEAT_LETTERS, tally.seats, strict=False)
    ]
    print_table(console, title, columns, [rows])
    console.print()
    shared = words(
        "simulate-shared-games",
        count=tally.shared_games,
        share=words("number-share", number=tally.shared_games / tally.games),
    )
    advantage = words(
        "simulate-advantage",
        share=words("number-share", number=tally.first_seats_share),
        even=words("number-share", number=tally.even_share),
    )
    for sentence in (shared, advantage):
        console.print(Text(wrapped(sentence, console.width)))
