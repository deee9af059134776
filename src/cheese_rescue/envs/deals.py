"""Which cards an environment deals."""

from random import Random

from cheese_rescue.playing import new_game
from cheese_rescue.rules import Game, Rules


class Deals:
    """Deals game after game, as `reset` of PettingZoo and Gymnasium asks for it.

    A seed deals the cards of `new_game` with that seed. The games after it follow from the seed.
    Without any seed, nobody can predict the cards.
    """

    def __init__(self, players: int, rules: Rules) -> None:
        """Raises IllegalMove if the number of players or the variants are impossible."""
        rules.check(players)
        self.players = players
        self.rules = rules
        self._following: Random | None = None

    def deal(self, seed: int | None) -> Game:
        """The next game."""
        if seed is not None:
            self._following = Random(seed)
        elif self._following is not None:
            seed = self._following.getrandbits(63)
        return new_game(players=self.players, seed=seed, rules=self.rules)
