"""`cheese-rescue bench`: how fast it is."""

import json
import math
import time
from random import Random

import click

from cheese_rescue.cli.shell import (
    Command,
    Group,
    Problem,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.words import Words
from cheese_rescue.rules import Game
from cheese_rescue.rules.cards import unshuffled_pile


@click.group("bench", cls=Group, help="cli-bench")
@lang_option
def command() -> None:
    pass


@command.command("rules", cls=Command, help="cli-bench-rules")
@players_option
@click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(0.1, 600),
    default=3.0,
    help="cli-option-seconds",
)
@click.option("--seed", metavar="N", type=int, default=1, help="cli-option-seed")
@json_option
@lang_option
@click.pass_obj
def rules(words: Words, *, players: int, seconds: float, seed: int, as_json: bool) -> None:
    if math.isnan(seconds):  # which lies between any two bounds
        raise Problem("error-bad-value", name="--seconds")
    plies, games, taken = measure(players, seconds, Random(seed))
    speed = round(plies / taken)
    if as_json:
        click.echo(json.dumps({"players": players, "games": games, "plies_per_second": speed}))
    else:
        click.echo(
            words(
                "bench-rules",
                plies=speed,
                players=words("players", count=players),
                games=words("games", count=games),
            )
        )


def measure(players: int, seconds: float, rng: Random) -> tuple[int, int, float]:
    """Uniformly random games through the public API: cards laid, games, seconds taken."""
    plies = games = 0
    begin = time.perf_counter()
    while (taken := time.perf_counter() - begin) < seconds:
        pile = list(unshuffled_pile(players))
        rng.shuffle(pile)
        game = Game.deal(players=players, pile=pile)
        while moves := game.legal_moves():
            game = game.play(moves[int(rng.random() * len(moves))])
        game.outcome()
        plies += game.ply
        games += 1
    return plies, games, taken
