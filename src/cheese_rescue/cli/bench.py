"""`cheese-rescue bench`: measures speed."""

import json
import time
from random import Random

import click

from cheese_rescue.bots import Budget
from cheese_rescue.cli.options.localized_click import (
    Group,
    LocalizedCommand,
    json_option,
    lang_option,
    players_option,
)
from cheese_rescue.cli.output.words import Words
from cheese_rescue.cli.output.wrapping import echo
from cheese_rescue.extras import Extra, require
from cheese_rescue.rules import Game
from cheese_rescue.rules.cards import unshuffled_pile


@click.group("bench", cls=Group, help="cli-bench")
@lang_option
def command() -> None:
    """Group of the benchmarks."""


_seconds_option = click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(0.1, 600),
    default=3.0,
    help="cli-option-seconds",
)
_seed_option = click.option("--seed", metavar="N", type=int, default=1, help="cli-option-seed")


@command.command("rules", cls=LocalizedCommand, help="cli-bench-rules")
@players_option
@_seconds_option
@_seed_option
@json_option
@lang_option
@click.pass_obj
def rules(words: Words, *, players: int, seconds: float, seed: int, as_json: bool) -> None:
    """Print the speed of the rules."""
    plies, games, taken = measure(players, seconds, Random(seed))
    speed = round(plies / taken)
    if as_json:
        click.echo(json.dumps({"players": players, "games": games, "plies_per_second": speed}))
    else:
        echo(
            words(
                "bench-rules",
                plies=speed,
                players=words("players", count=players),
                games=words("games", count=games),
            )
        )


def measure(players: int, seconds: float, rng: Random) -> tuple[int, int, float]:
    """Play uniformly random games through the public API; returns cards laid, games, seconds."""
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


@command.command("playouts", cls=LocalizedCommand, help="cli-bench-playouts")
@players_option
@_seconds_option
@_seed_option
@json_option
@lang_option
@click.pass_obj
def playouts(words: Words, *, players: int, seconds: float, seed: int, as_json: bool) -> None:
    """Print the speed of random games in the compiled kernel."""
    games, taken = measure_playouts(players, seconds, seed)
    speed = round(games / taken)
    if as_json:
        click.echo(json.dumps({"players": players, "games": games, "playouts_per_second": speed}))
    else:
        echo(words("bench-playouts", games=speed, players=words("players", count=players)))


def measure_playouts(players: int, seconds: float, seed: int) -> tuple[int, float]:
    """Play random games, deal and points included, in the kernel; returns games, CPU seconds."""
    require(Extra.STRONG)
    from cheese_rescue.bots.kernel.playouts import RandomGames  # noqa: PLC0415 - imports numba

    random_games = RandomGames(players, seed)
    random_games.play(1000)
    games, portion = 0, 20_000
    begin = time.thread_time()
    while (taken := time.thread_time() - begin) < seconds:
        random_games.play(portion)
        games += portion
    return games, taken


@command.command("search", cls=LocalizedCommand, help="cli-bench-search")
@click.option("--plain", is_flag=True, help="cli-option-plain")
@click.option(
    "--threads", metavar="N", type=click.IntRange(1, 256), default=1, help="cli-option-threads"
)
@_seconds_option
@_seed_option
@json_option
@lang_option
@click.pass_obj
def search(
    words: Words, *, plain: bool, threads: int, seconds: float, seed: int, as_json: bool
) -> None:
    """Print the speed of the tree search."""
    require(Extra.STRONG)
    from cheese_rescue.bots import kernel, positions  # noqa: PLC0415 - imports numba
    from cheese_rescue.bots.search import PLAIN, STRONG, tree_search  # noqa: PLC0415 - imports numba

    kernel.prepare()
    views = positions.views()
    budget = Budget(seconds=seconds / len(views), threads=threads)
    rng = Random(seed)
    tree_search(views[0], rng, Budget(seconds=0.1, threads=threads), PLAIN if plain else STRONG[2])
    begin = time.perf_counter()
    simulations = sum(
        tree_search(view, rng, budget, PLAIN if plain else STRONG[2]).simulations for view in views
    )
    speed = round(simulations / (time.perf_counter() - begin))
    if as_json:
        click.echo(
            json.dumps(
                {
                    "positions": len(views),
                    "plain": plain,
                    "threads": threads,
                    "simulations_per_second": speed,
                }
            )
        )
    else:
        echo(words("bench-search", simulations=speed, positions=len(views)))


@command.command("finish", cls=LocalizedCommand, help="cli-bench-finish")
@click.option(
    "--positions",
    "number",
    metavar="N",
    type=click.IntRange(1, 100_000),
    default=200,
    help="cli-option-positions",
)
@_seed_option
@json_option
@lang_option
@click.pass_obj
def finish(words: Words, *, number: int, seed: int, as_json: bool) -> None:
    """Print how long the solver takes."""
    taken = sorted(measure_finish(number, Random(seed)))
    median, worst = taken[len(taken) // 2], taken[-1]
    if as_json:
        click.echo(
            json.dumps(
                {
                    "positions": number,
                    "median_seconds": round(median, 4),
                    "worst_seconds": round(worst, 4),
                }
            )
        )
    else:
        echo(
            words(
                "bench-finish",
                positions=number,
                median=round(1000 * median),
                worst=round(1000 * worst),
            )
        )


def measure_finish(number: int, rng: Random) -> list[float]:
    """CPU seconds to solve the last ten plies, for each of `number` positions from strong play."""
    require(Extra.STRONG)
    from cheese_rescue.bots import kernel  # noqa: PLC0415 - imports numba
    from cheese_rescue.bots.kernel.bit_position import BitPosition  # noqa: PLC0415 - imports numba
    from cheese_rescue.bots.kernel.solver import OpenEnding, Solver  # noqa: PLC0415 - imports numba
    from cheese_rescue.bots.search import STRONG, is_endgame, tree_search  # noqa: PLC0415 - imports numba

    kernel.prepare()
    taken = []
    for _ in range(number):
        pile = list(unshuffled_pile(2))
        rng.shuffle(pile)
        game = Game.deal(players=2, pile=pile)
        while not is_endgame(view := game.view(game.turn)):
            found = tree_search(view, rng, Budget(simulations=20_000), STRONG[2])
            game = game.play(found.moves[0].move)
        at = OpenEnding.of(BitPosition.of(view))
        begin = time.thread_time()
        Solver(dogs_hunt_mice=False).best(at)
        taken.append(time.thread_time() - begin)
    return taken
