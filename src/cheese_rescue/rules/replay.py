"""Replays a record move by move."""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import replace

from cheese_rescue.rules import cards
from cheese_rescue.rules.board import Board, Square
from cheese_rescue.rules.cards import Seat
from cheese_rescue.rules.errors import IllegalMove, Refusal, Refused, Unreadable
from cheese_rescue.rules.game import Game
from cheese_rescue.rules.record import VERSION, WITH_SOURCE, Record, Source


def games(record: Record) -> Iterator[Game]:
    """The game before the first move and after each one.

    Raises Refused if the record has no pile, IllegalMove if the pile is impossible, and Unreadable
    at the first impossible move. The exceptions are raised during iteration.
    """
    if record.pile is None:
        raise Refused(Refusal.PILE_NOT_KNOWN)
    game = Game.deal(players=record.players, pile=record.pile, rules=record.rules)
    yield game
    for number, play in enumerate(record.plays):
        try:
            game = game.play(play.move)
        except IllegalMove as why:
            raise _impossible(record, number) from why
        yield game


def boards(record: Record) -> Iterator[Board]:
    """The board before the first move and after each one.

    Raises like `games`, but also works for a record without a pile. A move then counts as possible
    if the seat can have held the card in some order of the pile.
    """
    if record.pile is not None:
        yield from (game.board for game in games(record))
        return
    square = Square.begin(record.players, centred=record.rules.centred)
    yield square.board
    for number, play in enumerate(record.plays):
        try:
            _check_could_hold(record, number)
            square = square.lay(play.move.card, play.move.cell)
        except IllegalMove as why:
            raise _impossible(record, number) from why
        yield square.board


def beginning(record: Record, ply: int) -> Record:
    """The record of a new game that goes on from that ply of the record, before its next move.

    Raises Refused if the record has no pile, if there is no such ply, or none that leaves a move to
    make; IllegalMove if the pile is impossible, and Unreadable if one of the moves before is.
    """
    last = min(len(record.plays), cards.plies(record.players) - 1)
    if not 0 <= ply <= last:
        raise Refused(Refusal.NO_SUCH_PLY, ply=ply, last=last)
    plays = record.plays[:ply]
    deque(games(replace(record, plays=plays, hand_overs=(), source=None, version=VERSION)), 0)
    return Record(
        version=WITH_SOURCE,
        players=record.players,
        rules=record.rules,
        source=Source.of(record, ply),
        plays=plays,
        pile=record.pile,
    )


def _check_could_hold(record: Record, number: int) -> None:
    """Raises IllegalMove if the seat cannot have held that card in any order of the pile."""
    card = record.plays[number].move.card
    seat = Seat(number % record.players)
    before = [play.move.card for play in record.plays[:number]]
    if card.owner is None:
        used = before.count(card)
        own = sum(held.owner is None for held in before[seat :: record.players])
        drawn = cards.DRAWN_AT_THE_DEAL + min(number // record.players, cards.DRAWS_EACH)
        held = used < cards.animals(record.players).get(card, 0) and own < drawn
    else:
        held = before.count(card) < Counter(cards.cheeses(seat))[card]
    if not held:
        raise IllegalMove(Refusal.NO_SUCH_CARD, card=str(card))


def _impossible(record: Record, number: int) -> Unreadable:
    return Unreadable(
        Refusal.RECORD_MOVE_IMPOSSIBLE,
        line=record.lines[number] if record.lines else 0,
        ply=number + 1,
        move=str(record.plays[number].move),
    )
