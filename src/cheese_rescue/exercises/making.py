"""Makes puzzles from games between bots: endgames that exactly one first move wins.

Everything follows from a seed and the number of a game, so games can be searched in any order and
in several processes. Importing this module imports numba.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from cheese_rescue.bots import Budget, kernel
from cheese_rescue.bots.kernel.solver import Solver
from cheese_rescue.bots.levels import LEVELS
from cheese_rescue.bots.search import evaluate, is_endgame, winning_moves
from cheese_rescue.bots.simple import lead_on
from cheese_rescue.exercises.exercise import Exercise
from cheese_rescue.exercises.proof import boards_after, orientations
from cheese_rescue.exercises.puzzles import PLAYERS, Puzzle, exercise_of, own_moves
from cheese_rescue.exercises.themes import themes_of
from cheese_rescue.rules import Board, Card, Game, Move, Position, Seat, cards

PLAYER = "dog"
"""The level that plays the games, on both seats."""
ENDINGS = 5
"""How often the end of each game is played, from the same empty pile."""
TRIES = 8
"""How often a level has to find the first move, out of as many tries."""
CHILDREN = 4
"""Puzzles of so few plies are for children: `tomcat` may find their first move."""
MOST = {1: 0.2, 2: 0.3}
"""The largest share of puzzles with that many own moves; short ones are far easier to find."""


class Yield(NamedTuple):
    """What one game has contributed."""

    candidates: int
    """How many positions with an empty pile were searched."""
    only_moves: int
    """In how many of them exactly one first move wins."""
    puzzles: tuple[Puzzle, ...]
    """One for each number of own moves, since those of one game resemble each other.

    They all have the number 1, because `Collection` numbers them.
    """


def puzzles_of_game(seed: int, number: int) -> Yield:
    """Search one game. The same seed and number give the same puzzles."""
    kernel.prepare()
    solver = Solver(dogs_hunt_mice=False)
    rng = Random(f"{seed} {number}")
    candidates = {(game.board, game.hands): game for game in _endings(rng)}
    only_moves = 0
    found: dict[int, Exercise] = {}  # of each number of own moves, the longest
    # The shortest first: the solver remembers them when it comes to the longer ones.
    for game in sorted(candidates.values(), key=_plies_left):
        move = only_move(game, solver)
        if move is None:
            continue
        only_moves += 1
        if _plies_left(game) <= CHILDREN or not tomcat_may_play(game, move):
            exercise = _normalised(game)
            found[own_moves(exercise)] = exercise
    puzzles = tuple(map(puzzle_of, found.values()))
    return Yield(len(candidates), only_moves, puzzles)


def _plies_left(game: Game) -> int:
    return cards.plies(PLAYERS) - game.ply


def puzzle_of(exercise: Exercise) -> Puzzle:
    """The puzzle of a position with an only move: its level and its themes. Its number is 1."""
    position = exercise.position
    solution = only_move(position)
    if solution is None:
        raise ValueError("no move wins alone")
    themes = themes_of(position, solution, _best_end(position.play(solution)))
    return Puzzle(1, exercise, level_of(exercise, solution), themes)


def only_move(position: Position | Game, solver: Solver | None = None) -> Move | None:
    """The move that alone wins, up to symmetry of the board.

    None if none or several do, or if there is no other move.
    """
    view = position.view(position.turn)
    if len(view.legal_moves) == 1:
        return None
    found = list(islice(winning_moves(view, solver), 2))
    if len(boards_after(position, found)) != 1:
        return None
    return found[0]


def level_of(exercise: Exercise, solution: Move) -> str:
    """The weakest level that plays the solution in every try.

    The strongest one solves endgames, so it always does.
    """
    kernel.prepare()
    *levels, strongest = LEVELS
    return next((level for level in levels if _finds(level, exercise, solution)), strongest)


def _finds(level: str, exercise: Exercise, solution: Move) -> bool:
    view = exercise.position.view(exercise.learner)
    return all(
        LEVELS[level].choose(view, Random(seed), Budget()) == solution for seed in range(TRIES)
    )


_Cards = tuple[Board, tuple[tuple[Card, ...], ...]]


def _cards_of(exercise: Exercise) -> _Cards:
    """What distinguishes one puzzle from another."""
    return exercise.position.board, exercise.position.hands


class Collection:
    """Puzzles of several games: without duplicates, and not too many that are short.

    `known` are puzzles that exist already: they are not collected again, and their numbers are
    taken.
    """

    def __init__(self, count: int, known: Sequence[Puzzle] = ()) -> None:
        self.count = count
        self._known = {_cards_of(puzzle.exercise) for puzzle in known}
        self._first = 1 + max((puzzle.number for puzzle in known), default=0)
        self.games = 0
        self.candidates = 0
        self.only_moves = 0
        self._found: dict[_Cards, Puzzle] = {}
        self._by_own_moves: Counter[int] = Counter()

    def __len__(self) -> int:
        return len(self._found)

    @property
    def full(self) -> bool:
        """Whether there are as many puzzles as were asked for."""
        return len(self) >= self.count

    def add(self, found: Yield) -> None:
        """Add what a game has contributed, as far as there is room for it."""
        self.games += 1
        self.candidates += found.candidates
        self.only_moves += found.only_moves
        for puzzle in found.puzzles:
            own = own_moves(puzzle.exercise)
            key = _cards_of(puzzle.exercise)
            room = self._by_own_moves[own] < MOST.get(own, 1) * self.count
            is_new = key not in self._found and key not in self._known
            if room and not self.full and is_new:
                self._found[key] = puzzle
                self._by_own_moves[own] += 1

    def numbered(self, seed: int) -> list[Puzzle]:
        """The puzzles in random order, so that neighbours are not from the same game."""
        found = list(self._found.values())
        Random(seed).shuffle(found)
        return [
            puzzle._replace(number=number, exercise=puzzle.exercise._replace(name=str(number)))
            for number, puzzle in enumerate(found, start=self._first)
        ]


def _endings(rng: Random) -> Iterator[Game]:
    """The positions with an empty pile of a game, whose end is played several times."""
    pile = list(cards.unshuffled_pile(PLAYERS))
    rng.shuffle(pile)
    game = Game.deal(players=PLAYERS, pile=tuple(pile))
    bot = LEVELS[PLAYER]
    while not is_endgame(game.view(game.turn)):
        game = game.play(bot.choose(game.view(game.turn), rng, Budget()))
    for _ in range(ENDINGS):
        ending = game
        while not ending.over:
            yield ending
            ending = ending.play(bot.choose(ending.view(ending.turn), rng, Budget()))


def _normalised(game: Game) -> Exercise:
    """The exercise from there, with the mover as seat 0 and the board in a fixed orientation."""
    swapped = {
        card: Card.cheese(Seat(1 - card.owner), card.points) if card.owner is not None else card
        for seat in cards.seats(PLAYERS)
        for card in (*cards.cheeses(seat), *cards.ANIMALS, Card.START)
    }
    seen = swapped if game.turn else {card: card for card in swapped}
    board = Board({cell: seen[card] for cell, card in game.board.items()})
    first = min(str(turned) for turned in orientations(board))
    hand, others = ([seen[card] for card in game.hands[s]] for s in (game.turn, 1 - game.turn))
    return exercise_of(1, Board.parse(first), hand=hand, others=others)


def tomcat_may_play(position: Position | Game, move: Move) -> bool:
    """Whether the move is one of those that `tomcat` likes best."""
    view = position.view(position.turn)
    leads = {one: lead_on(view.board.with_card(*one), view) for one in view.legal_moves}
    return leads[move] == max(leads.values())


def _best_end(position: Position) -> Position:
    """The full square that best play by both seats leads to."""
    while not position.over:
        view = position.view(position.turn)
        best = evaluate(view, Random(0), Budget(simulations=1)).moves[0]
        position = position.play(best.move)
    return position
