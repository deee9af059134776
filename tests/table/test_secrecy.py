"""Nothing that leaves a running game gives its secret or its pile away."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cheese_rescue.rules import Refused, Seat
from cheese_rescue.rules.seal import seal
from cheese_rescue.table import ChairNumber, Help, Options, Table
from tests.rules.games import every_count
from tests.rules.playthrough import spelled
from tests.rules.redeal import redealt
from tests.table.tables import (
    OTHER_SECRET,
    SECRET,
    everyone,
    game_of,
    person,
    played_on,
    seated,
    started,
)


def refusals(table: Table) -> Iterator[Refused]:
    """What the table says to all sorts of wrong moves."""
    game = game_of(table)
    for seat in map(Seat, range(game.players)):
        for ply in (-1, 0, game.ply - 1, game.ply, game.ply + 1):
            for move in game.legal_moves()[:1]:
                if seat != game.turn or ply != game.ply:
                    try:
                        table.play(seat, move, ply, at=9)
                    except Refused as refused:
                        yield refused


def told(table: Table) -> Iterator[str]:
    """The text of everything that a running table lets anybody have."""
    yield from map(spelled, table.chairs)
    yield spelled(table.options)
    yield table.seal
    if table.game is None:
        return
    yield str(table.record())
    yield repr(table.record())
    yield spelled(table.record())
    for seat in everyone(table):
        yield spelled(table.view(seat))
        if seat is not None:
            yield spelled(table.forecast(seat))
    for refused in refusals(table):
        yield f"{refused} {refused!r} {vars(refused)}"
    move = table.game.legal_moves()[0]
    yield spelled(table.consider(table.game.turn, move.card, move.cell, table.game.ply))


def holds_the_secret(text: str, secret: bytes) -> bool:
    return secret.hex() in text or repr(secret) in text or str(list(secret)) in text


@every_count
def test_the_secret_is_in_nothing_that_a_running_table_tells(players: int) -> None:
    table = seated(players=players, help_level=Help.FORECAST)
    assert not any(holds_the_secret(text, SECRET) for text in told(table))
    table = table.start(at=2, oldest=ChairNumber(0))
    while table.running:
        assert not any(holds_the_secret(text, SECRET) for text in told(table))
        table = played_on(table, 1)


def test_the_secret_of_a_rematch_is_in_nothing_told_either() -> None:
    table = played_on(started()).rematch(secret=OTHER_SECRET, at=5)
    assert not any(holds_the_secret(text, OTHER_SECRET) for text in told(table))
    assert not any(holds_the_secret(text, OTHER_SECRET) for text in told(table.start(at=6)))


def test_a_finished_table_tells_it() -> None:
    """So the proofs above would see it."""
    assert holds_the_secret(str(played_on(started()).record()), SECRET)
    assert holds_the_secret(spelled(played_on(started()).record()), SECRET)


def test_the_repr_of_a_table_says_how_far_it_is_and_nothing_secret() -> None:
    """A traceback or a log line shows the repr, and nobody may read the pile there, or a name."""
    table = started()
    assert (
        repr(table)
        == "<Table of 2 chairs, 4 entries: Game of 2 players, ply 0 of 24, seat 0 to move>"
    )
    assert repr(seated()) == "<Table of 2 chairs, 3 entries: no game yet>"


@every_count
@pytest.mark.parametrize("help_level", Help)
def test_another_deal_that_a_seat_cannot_know_of_changes_nothing_it_is_told(
    players: int, help_level: Help
) -> None:
    table, rng = started(players=players, help_level=help_level), Random(1)
    while table.running:
        game = game_of(table)
        for seat in everyone(table):
            other = replace(table, game=redealt(game, seat, rng))
            assert other.view(seat) == table.view(seat)
            assert other.record() == table.record()
            if seat is not None:
                assert other.forecast(seat) == table.forecast(seat)
            if seat == game.turn:
                move = game.legal_moves()[0]
                assert other.consider(seat, move.card, move.cell, game.ply) == table.consider(
                    seat, move.card, move.cell, game.ply
                )
        table = played_on(table, 1)


def test_another_secret_changes_nothing_told_but_the_seal() -> None:
    table = played_on(started(), 10)
    other = replace(table, secret=OTHER_SECRET)
    assert other.record() == replace(table.record(), seal=seal(OTHER_SECRET))
    assert [other.view(seat) for seat in everyone(table)] == [
        table.view(seat) for seat in everyone(table)
    ]


def test_the_repr_of_a_table_holds_no_key() -> None:
    """Not even hashes of what opens a chair belong into a traceback."""
    table = Table.open(Options(players=2), secret=SECRET, at=0, key=b"of the opener")
    table = table.sit(ChairNumber(0), person(0), at=1, key=b"of the chair")
    assert (table.key, table.chairs[0].key) == (b"of the opener", b"of the chair")
    for value in (table, table.chairs, list(table.log)):
        assert "of the opener" not in repr(value)
        assert "of the chair" not in repr(value)
