"""`cheese-rescue simulate`: lets bots play many games and counts how they end."""

import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

import click
from rich.console import Console
from rich.text import Text

from cheese_rescue.bots import Budget
from cheese_rescue.bots.arena import player_named
from cheese_rescue.bots.foreign import Forfeit, escaped
from cheese_rescue.cli.named_bots import WHY, check_bot, patience_option, timeout_of
from cheese_rescue.cli.options.budget import budget_of, seconds_option, simulations_option
from cheese_rescue.cli.options.localized_click import (
    LocalizedCommand,
    Problem,
    centred_option,
    dogs_hunt_mice_option,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.output.progress import games_progress
from cheese_rescue.cli.output.table import Column, print_table
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import wrapped
from cheese_rescue.cli.termination import raising_on_sigterm
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
@click.option("--bot", metavar="BOT", default="random", help="cli-option-bot")
@seconds_option
@simulations_option
@patience_option
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
    patience: float | None,
    seed: int | None,
    centred: bool,
    dogs_hunt_mice: bool,
    as_json: bool,
) -> None:
    """Play the games, and print the counts."""
    rules = Rules(centred=centred, dogs_hunt_mice=dogs_hunt_mice)
    rules.check(players)
    budget = budget_of(seconds, simulations)
    timeout = timeout_of(patience, budget)
    check_bot(words, bot, str(Path.cwd()))
    if seed is None:
        seed = secrets.randbits(48)
    tally = Tally([SeatTally() for _ in range(players)])
    stopped: KeyboardInterrupt | Problem | None = None
    try:
        with raising_on_sigterm(), games_progress(words, games) as progress:
            outcomes = _outcomes(players, rules, bot, budget, timeout, seed)
            for _ in range(games):
                tally.add(next(outcomes))
                progress.advance(1)
    except KeyboardInterrupt as signalled:
        stopped = signalled
    except Forfeit as forfeit:
        why = words(WHY[forfeit.reason], detail=forfeit.detail)
        stopped = Problem("simulate-forfeit", bot=escaped(bot), game=tally.games + 1, why=why)
    if tally.games and as_json:
        found = {"bot": bot, "rules": rules._asdict(), "seed": seed, **tally.as_json()}
        click.echo(json.dumps(found))
    elif tally.games:
        _show(words, tally, bot, seed)
    if stopped:
        raise stopped


def _outcomes(
    players: int, rules: Rules, bot: str, budget: Budget, timeout: float, seed: int
) -> Iterator[Outcome]:
    """The outcome of one game after the other. Raises Forfeit."""
    deals = Random(seed)
    # The bots have their own generator: the one that deals would reveal the pile.
    luck = Random(deals.getrandbits(64))
    while True:
        pile = list(unshuffled_pile(players))
        deals.shuffle(pile)
        game = Game.deal(players=players, pile=pile, rules=rules)
        with ExitStack() as at_the_end:
            seated = [player_named(bot, str(Path.cwd())) for _ in range(players)]
            for player in seated:
                at_the_end.callback(player.end)
                player.begin(f"{luck.getrandbits(128):032x}")
            while not game.over:
                game = game.play(seated[game.turn].choose(game.view(game.turn), budget, timeout))
        yield game.outcome()


def _show(words: Words, tally: Tally, bot: str, seed: int) -> None:
    console = Console(highlight=False)
    title = words(
        "simulate-title",
        games=words("games", count=tally.games),
        players=words("players", count=len(tally.seats)),
        bot=escaped(bot),
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
    for sentence in (shared, advantage, words("simulate-seed", seed=str(seed))):
        console.print(Text(wrapped(sentence, console.width)))
