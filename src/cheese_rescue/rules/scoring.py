"""Scores the finished square of a game played with real cards, and finds mistakes in it."""

from collections import Counter

from cheese_rescue.rules import cards
from cheese_rescue.rules.board import Board, Cell
from cheese_rescue.rules.cards import SEAT_LETTERS, Card
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.errors import ImpossibleSquare, Refusal
from cheese_rescue.rules.variants import Rules

INFERRED = (Refusal.TOO_MANY_ANIMALS, Refusal.TOO_MANY_CHEESES)
"""Flaws by numbers that no sheet prints: how many of each animal, and what a set is worth (R2)."""


def score(board: Board, rules: Rules = Rules(), *, any_counts: bool = False) -> Outcome:
    """The outcome of a finished square. Raises ImpossibleSquare with the first of its `flaws`."""
    if found := flaws(board, rules, any_counts=any_counts):
        raise found[0]
    return Outcome.of(board, rules, players_of(board))


def players_of(board: Board) -> int:
    """The number of players that the square's size is for. Raises ImpossibleSquare."""
    if not board:
        raise ImpossibleSquare(Refusal.NOTHING_DRAWN)
    (left, top), (right, bottom) = board.bounds()
    width, height = right - left + 1, bottom - top + 1
    for players in cards.PLAYER_COUNTS:
        if width == height == cards.square_size(players):
            return players
    raise ImpossibleSquare(Refusal.WRONG_SIZE, width=width, height=height)


def flaws(
    board: Board, rules: Rules = Rules(), *, any_counts: bool = False
) -> list[ImpossibleSquare]:
    """Every reason why this cannot be a finished square, as far as counting cards shows it.

    With `any_counts`, those in `INFERRED` are left out: a box may have other cards.
    """
    try:
        players = players_of(board)
    except ImpossibleSquare as wrong_size:
        return [wrong_size]
    found = Counter(board.values())
    return [
        *_holes(board, players),
        *_start_card(board, players, rules),
        *([] if any_counts else _animals(found, players)),
        *_cheeses(found, players, any_counts=any_counts),
    ]


def _holes(board: Board, players: int) -> list[ImpossibleSquare]:
    holes = cards.square_size(players) ** 2 - len(board)
    return [ImpossibleSquare(Refusal.HOLES, holes=holes)] if holes else []


def _start_card(board: Board, players: int, rules: Rules) -> list[ImpossibleSquare]:
    starts = [cell for cell, card in board.items() if card is Card.START]
    if not cards.has_start_card(players):
        return [ImpossibleSquare(Refusal.START_CARD_NOT_USED)] if starts else []
    if not starts:
        return [ImpossibleSquare(Refusal.NO_START_CARD, players=players)]
    if len(starts) > 1:
        return [ImpossibleSquare(Refusal.TWO_START_CARDS, found=len(starts))]
    (left, top), (right, bottom) = board.bounds()
    if rules.centred and starts != [Cell((left + right) // 2, (top + bottom) // 2)]:
        return [ImpossibleSquare(Refusal.START_CARD_NOT_IN_THE_MIDDLE)]
    return []


def _animals(found: Counter[Card], players: int) -> list[ImpossibleSquare]:
    return [
        ImpossibleSquare(Refusal.TOO_MANY_ANIMALS, card=str(animal), found=found[animal], most=most)
        for animal, most in cards.animals(players).items()
        if found[animal] > most
    ]


def _cheeses(found: Counter[Card], players: int, *, any_counts: bool) -> list[ImpossibleSquare]:
    flaws: list[ImpossibleSquare] = []
    for seat in cards.seats(len(SEAT_LETTERS)):
        own = Counter(cards.cheeses(seat))
        lying = sum(found[card] for card in own)
        letter = SEAT_LETTERS[seat]
        if seat >= players:
            if lying:
                flaws.append(ImpossibleSquare(Refusal.NOBODYS_CHEESE, seat=letter, players=players))
            continue
        if not any_counts:
            flaws += _too_many_of_a_worth(found, own, letter)
        elif lying > own.total():
            flaws.append(
                ImpossibleSquare(
                    Refusal.TOO_MANY_CHEESES_IN_ALL, seat=letter, found=lying, most=own.total()
                )
            )
        # A seat draws 9 animals in all (R5, R11), so at least 3 of its 12 placed cards are cheeses.
        least = cards.PLACED_EACH - (cards.DRAWN_AT_THE_DEAL + cards.DRAWS_EACH)
        if lying < least:
            flaws.append(
                ImpossibleSquare(Refusal.TOO_FEW_CHEESES, seat=letter, found=lying, least=least)
            )
    return flaws


def _too_many_of_a_worth(
    found: Counter[Card], own: Counter[Card], letter: str
) -> list[ImpossibleSquare]:
    return [
        ImpossibleSquare(
            Refusal.TOO_MANY_CHEESES,
            seat=letter,
            points=card.points,
            found=found[card],
            most=most,
        )
        for card, most in own.items()
        if found[card] > most
    ]
