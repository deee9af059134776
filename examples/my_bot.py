"""Two bots of one's own: `./play arena examples.my_bot:Mice examples.my_bot:Careful random`."""

from random import Random

from cheese_rescue.bots import Budget
from cheese_rescue.rules import Kind, Move, Outcome, View


class Mice:
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        mice = [move for move in view.legal_moves if move.card.kind is Kind.MOUSE]
        return rng.choice(mice or view.legal_moves)


class Careful:
    """Lays the card that would leave it furthest ahead."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        def lead(move: Move) -> int:
            board = view.board.with_card(move.card, move.cell)
            points = list(Outcome.of(board, view.rules, view.players).points)
            return points.pop(view.turn) - max(points)

        most = max(map(lead, view.legal_moves))
        return rng.choice([move for move in view.legal_moves if lead(move) == most])
