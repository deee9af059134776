"""New games and whole games between bots, in one call each: what the rules need chance for."""

import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from hashlib import sha256
from operator import index
from random import Random

from cheese_rescue.bots import BOTS, Bot, Budget
from cheese_rescue.rules import Game, Rules
from cheese_rescue.rules.seal import SECRET_BYTES, shuffled_pile


def new_game(*, players: int = 2, seed: int | None = None, rules: Rules = Rules()) -> Game:
    """A game before its first move, with a shuffled pile.

    The same seed always gives the same cards; without one, nobody can predict them. The pile is
    shuffled as `docs/notation.md` describes, with the SHA-256 of the text `cheese-rescue seed 7` as
    the secret. Raises IllegalMove if the number of players or the variants are impossible, and
    TypeError if the seed is not a whole number.

    >>> from cheese_rescue import new_game
    >>> game = new_game(players=3, seed=7)
    >>> game, game == new_game(players=3, seed=7), game == new_game(players=3, seed=8)
    (<Game of 3 players, ply 0 of 36, seat 0 to move>, True, False)
    """
    rules.check(players)
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else _digest(f"seed {index(seed)}")
    pile = shuffled_pile(players, secret, [None] * players)
    return Game.deal(players=players, pile=pile, rules=rules)


def play_out(
    bots: Sequence[str | Bot],
    *,
    seed: int | None = None,
    rules: Rules = Rules(),
    budget: Budget = Budget(),
) -> Game:
    """The finished game between these bots, one per seat: names from `BOTS`, or your own bots.

    The cards are those of `new_game` with this seed. Each bot gets a `Random` that follows from the
    seed and its seat, so a game can be repeated unless a bot's thinking depends on the clock: give
    such bots a `budget` of simulations. Raises ValueError for an unknown name, TypeError for
    something that is no bot, and IllegalMove if a bot's move is illegal.

    >>> from cheese_rescue import Record, play_out
    >>> game = play_out(["greedy", "random"], seed=7)
    >>> game.outcome().winners, len(game.moves)
    ((0,), 24)
    >>> Record.of(game, bots=["greedy", "random"])
    <Record of 2 players, 24 of 24 moves, a:10/6 b:3/3 winners:a>
    """
    if isinstance(bots, str):  # it would be taken for a list of letters
        raise TypeError(f"one bot for each seat is needed, such as [{bots!r}, 'random']")
    playing = [_bot(bot) for bot in bots]
    game = new_game(players=len(playing), seed=seed, rules=rules)
    chances = [_chance(seed, seat) for seat in range(len(playing))]
    while not game.over:
        seat = game.turn
        game = game.play(playing[seat].choose(game.view(seat), chances[seat], budget))
    return game


def _digest(text: str) -> bytes:
    return sha256(f"cheese-rescue {text}".encode()).digest()


def _chance(seed: int | None, seat: int) -> Random:
    """The bot's random numbers. They are others than the deal's, which would reveal the pile."""
    return Random(None if seed is None else _digest(f"seed {index(seed)} seat {seat}"))


def _bot(bot: str | Bot) -> Bot:
    if isinstance(bot, str):
        if bot in BOTS:
            return BOTS[bot]
        similar = get_close_matches(bot, BOTS, n=1)
        known = f"did you mean {similar[0]!r}?" if similar else f"there are {', '.join(BOTS)}"
        raise ValueError(f"there is no bot called {bot!r}; {known}")
    if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
        raise TypeError(f"a bot is a name or an object with a method `choose`, not {bot!r}")
    return bot
