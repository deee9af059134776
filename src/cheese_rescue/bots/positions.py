"""Benchmark positions for the search: two players, twelve plies into well-played games."""

from importlib.resources import files

from cheese_rescue.rules import Card, Game, Move, View


def views() -> list[View]:
    """The benchmark positions, each as the view of the seat to move.

    Every line of `positions.txt` is one position: the dealt pile, then the moves so far.
    """
    lines = files("cheese_rescue.bots").joinpath("positions.txt").read_text("ascii").splitlines()
    return [_view(*line.split()) for line in lines]


def _view(pile: str, *moves: str) -> View:
    game = Game.deal(players=2, pile=map(Card.parse, pile))
    for move in moves:
        game = game.play(Move.parse(move))
    return game.view(game.turn)
