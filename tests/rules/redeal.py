"""Other deals that a viewer cannot tell from the real one."""

from collections import Counter
from collections.abc import Callable
from random import Random

from cheese_rescue.rules import Card, Game, Seat

Look = Callable[[Game, Seat | None], object]


def draw_positions(game: Game, seat: int) -> list[int]:
    """Where in the dealt pile the cards lay that the seat has drawn so far, in that order."""
    bottom = 2 * game.players
    later = (bottom + ply for ply in range(seat, game.ply, game.players))
    return [2 * seat, 2 * seat + 1, *(at for at in later if at < len(game.dealt))]


def redealt(game: Game, seat: Seat | None, rng: Random) -> Game:
    """The same moves from another deal that agrees with all that the seat (or a watcher) has seen.

    Every such deal can come out: the viewer's own draws stay; of the others' draws, those that
    were placed stay theirs but may have come earlier or later; the rest is anything.
    """
    pile: dict[int, Card] = {}
    if seat is not None:
        pile = {at: game.dealt[at] for at in draw_positions(game, seat)}
    for other in range(game.players):
        if other != seat:
            for turn, move in enumerate(game.moves[other :: game.players]):
                if move.card.owner is None:
                    drawn_by_then = draw_positions(game, other)[: 2 + turn]
                    pile[rng.choice([at for at in drawn_by_then if at not in pile])] = move.card
    hidden = list((Counter(game.dealt) - Counter(pile.values())).elements())
    rng.shuffle(hidden)
    dealt = tuple(pile[at] if at in pile else hidden.pop() for at in range(len(game.dealt)))
    again = Game.deal(players=game.players, pile=dealt, rules=game.rules)
    for move in game.moves:
        again = again.play(move)
    return again


def told_apart(games: tuple[Game, ...], look: Look, rng: Random) -> list[tuple[int, Seat | None]]:
    """At which plies who, looking so, can tell the game from one dealt anew; nowhere is good."""
    return [
        (game.ply, seat)
        for game in games
        for seat in (*map(Seat, range(game.players)), None)
        if look(game, seat) != look(redealt(game, seat, rng), seat)
    ]
