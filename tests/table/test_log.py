"""A table is what its log leads to, whatever was tried in between."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheese_rescue.rules import Card, Cell, Move, Refused, Rules, Seat
from cheese_rescue.rules.replay import beginning
from cheese_rescue.table import Begins, ChairNumber, Help, Options, Pace, Player, Shape, Table
from cheese_rescue.table.log import Played
from tests.examples import examples
from tests.rules.games import SETUPS, Setup
from tests.rules.records import true_record
from tests.table.tables import SECRET, played_on, started

Verb = Callable[[Table, Random], object]


def a_chair(rng: Random) -> ChairNumber:
    return ChairNumber(rng.randrange(-1, 5))


def a_move(rng: Random) -> Move:
    return Move(rng.choice(list(Card)), Cell(rng.randrange(-3, 4), rng.randrange(-3, 4)))


def sit(table: Table, rng: Random) -> object:
    bot = rng.choice([None, None, "greedy"])
    name, guest = rng.choice([("Ada", 0), (None, 7)])
    player = Player(name=name, guest=guest, shape=rng.choice(list(Shape)), bot=bot)
    return table.sit(a_chair(rng), player, at=rng.random(), key=rng.choice([None, b"key"]))


def fill(table: Table, _: Random) -> object:
    for chair, shape in enumerate(list(Shape)[: table.options.players]):
        if table.chairs[chair].player is None:
            table = table.sit(ChairNumber(chair), Player(name="Ben", shape=shape), at=1)
    return table


def go_on(table: Table, rng: Random) -> object:
    setup = Setup(table.options.players, table.options.rules)
    start = beginning(true_record(setup, seed=1), rng.randrange(24))
    if rng.random() < 0.2:
        start = replace(start, plays=start.plays[1:] if start.plays else (), source=None, version=2)
    return table.go_on_from(start, at=rng.random())


def leave(table: Table, rng: Random) -> object:
    return table.leave(a_chair(rng), at=rng.random())


def leave_to_a_bot(table: Table, rng: Random) -> object:
    return table.leave(a_chair(rng), at=rng.random(), bot=rng.choice(["greedy", "not good"]))


def sit_down_late(table: Table, rng: Random) -> object:
    """Somebody takes the first chair that is empty, with a shape that is free."""
    empty = [chair for chair, found in enumerate(table.chairs) if found.player is None]
    taken = {found.player.shape for found in table.chairs if found.player}
    shape = next((shape for shape in Shape if shape not in taken), Shape.WHEEL)
    chair = ChairNumber(empty[0] if empty else 0)
    return table.sit(chair, Player(guest=3, shape=shape), at=1, key=rng.randbytes(4))


def request_chair(table: Table, rng: Random) -> object:
    player = Player(guest=4, shape=rng.choice(list(Shape)))
    keys = rng.choice([[], [b"key"]])
    empty = [ChairNumber(n) for n, chair in enumerate(table.chairs) if chair.player is None]
    chair = rng.choice([a_chair(rng), *empty])
    return table.request_chair(chair, player, at=1, key=rng.randbytes(4), keys=keys)


def requested(table: Table, rng: Random) -> tuple[Table, ChairNumber]:
    """A chair that somebody asks for, after emptying it where nobody does."""
    chair = rng.choice([*table.requests] or [a_chair(rng)])
    if table.running and not table.requests and chair < table.options.players:
        if table.chairs[chair].player is not None:
            table = table.leave(chair, at=1, bot="greedy")
        taken = {found.player.shape for found in table.chairs if found.player}
        shape = next(shape for shape in Shape if shape not in taken)
        table = table.request_chair(chair, Player(shape=shape), at=1, key=rng.randbytes(4))
    return table, chair


def answer_request(table: Table, rng: Random) -> object:
    by = [a_chair(rng) for _ in range(rng.randrange(3))]
    table, chair = requested(table, rng)
    return table.answer_request(chair, by, agree=rng.random() < 0.7, at=1)


def grant_or_withdraw_request(table: Table, rng: Random) -> object:
    table, chair = requested(table, rng)
    verb = rng.choice([table.grant_request, table.withdraw_request])
    return verb(chair, at=1)


def replace_token(table: Table, rng: Random) -> object:
    return table.replace_token(a_chair(rng), rng.randbytes(4), at=1)


def change_help(table: Table, rng: Random) -> object:
    return table.change_help(a_chair(rng), rng.choice(list(Help)), at=rng.random())


def change_profile(table: Table, rng: Random) -> object:
    name, shape = rng.choice([None, "Ada", "Emma"]), rng.choice([None, *Shape])
    return table.change_profile(a_chair(rng), name=name, shape=shape, at=1)


def give_number(table: Table, rng: Random) -> object:
    return table.give_number(a_chair(rng), rng.randbytes(rng.choice([16, 16, 16, 15])), at=1)


def start(table: Table, rng: Random) -> object:
    return table.start(at=1, oldest=rng.choice([None, a_chair(rng)]))


def play_well(table: Table, rng: Random) -> object:
    game = table.game
    if game is None or game.over:
        return table.play(Seat(0), a_move(rng), 0, at=1)
    return table.play(game.turn, rng.choice(game.legal_moves()), game.ply, at=1)


def play_on(table: Table, rng: Random) -> object:
    return played_on(table, rng.randrange(30), rng.randrange(9)) if table.game else table


def play_anything(table: Table, rng: Random) -> object:
    ply = len(table.plays) + rng.choice([-9, -1, 0, 0, 0, 1])
    return table.play(Seat(rng.randrange(-1, 5)), a_move(rng), ply, at=1)


def play_again(table: Table, rng: Random) -> object:
    ply = rng.randrange(len(table.plays)) if table.plays else -1
    move = table.plays[ply].move if table.plays else a_move(rng)
    return table.play(Seat(ply % table.options.players), move, ply, at=1)


def consider(table: Table, rng: Random) -> object:
    move = a_move(rng)
    return table.consider(Seat(rng.randrange(-1, 5)), move.card, move.cell, len(table.plays))


def take_over(table: Table, rng: Random) -> object:
    return table.take_over(a_chair(rng), rng.choice(["random", "greedy"]), at=1)


def come_back(table: Table, rng: Random) -> object:
    return table.come_back(a_chair(rng), at=1)


def rematch(table: Table, rng: Random) -> object:
    return table.rematch(secret=rng.randbytes(rng.choice([32, 32, 31])), at=1)


def request_rematch(table: Table, rng: Random) -> object:
    return table.request_rematch([a_chair(rng) for _ in range(rng.randrange(3))], at=1)


VERBS: tuple[Verb, ...] = (
    sit,
    go_on,
    fill,
    fill,
    leave,
    leave_to_a_bot,
    sit_down_late,
    leave_to_a_bot,
    request_chair,
    request_chair,
    answer_request,
    grant_or_withdraw_request,
    replace_token,
    change_help,
    change_profile,
    give_number,
    start,
    start,
    play_well,
    play_on,
    play_on,
    play_anything,
    play_again,
    consider,
    take_over,
    come_back,
    request_rematch,
    rematch,
)


def tried(table: Table, verb: Verb, rng: Random) -> Table:
    """The table after the verb, or the same one where it was refused or only asked."""
    try:
        after = verb(table, rng)
    except (Refused, ValueError):
        return table
    return after if isinstance(after, Table) else table


def opened(setup: Setup, begins: Begins) -> Table:
    options = Options(
        players=setup.players,
        rules=setup.rules,
        begins=begins,
        pace=Pace.OVER_DAYS,
        watchers=False,
        help=(Help.REAL_TABLE, Help.FORECAST),
    )
    return Table.open(options, secret=SECRET, at=0, key=b"opener")


@examples(150)
@given(
    st.sampled_from(SETUPS),
    st.sampled_from(Begins),
    st.lists(st.sampled_from(VERBS), min_size=5, max_size=25),
    st.integers(0, 2**32 - 1),
)
def test_replaying_the_log_gives_the_table_at_every_point(
    setup: Setup, begins: Begins, verbs: list[Verb], seed: int
) -> None:
    table, rng = opened(setup, begins), Random(seed)
    for verb in verbs:
        before, kept = table, deepcopy(table)
        table = tried(table, verb, rng)
        assert before == kept
        assert table.log[: len(before.log)] == before.log
        assert (table is before) is (table.log == before.log)
        assert Table.replay(table.log) == table


@given(
    st.sampled_from(SETUPS),
    st.lists(st.sampled_from(VERBS), min_size=5, max_size=25),
    st.integers(0, 2**32 - 1),
)
def test_a_log_read_in_two_parts_gives_the_same_table(
    setup: Setup, verbs: list[Verb], seed: int
) -> None:
    table, rng = opened(setup, Begins.DRAWN), Random(seed)
    for verb in verbs:
        table = tried(table, verb, rng)
    cut = rng.randrange(1, len(table.log) + 1)
    half = Table.replay(table.log[:cut])
    assert half.followed_by(table.log[cut:]) == table
    assert half.followed_by([]) is half


@pytest.mark.parametrize("verb", dict.fromkeys(VERBS))
def test_every_verb_of_the_law_is_sometimes_heard_and_sometimes_not(verb: Verb) -> None:
    """The law above would say little if its verbs were always refused."""
    heard = set()
    for seed in range(60):
        rng = Random(seed)
        table = opened(rng.choice(SETUPS), Begins.DRAWN)
        for _ in range(30):
            after = tried(table, verb, rng)
            heard.add(after is not table)
            table = tried(after, rng.choice(VERBS), rng)
    assert heard == ({False} if verb in (consider, play_again) else {False, True})


def test_a_log_that_does_not_begin_with_the_opening_is_none() -> None:
    table = opened(SETUPS[0], Begins.DRAWN)
    with pytest.raises(ValueError, match="must be Opened"):
        Table.replay(())
    with pytest.raises(ValueError, match="only the first"):
        Table.replay((*table.log, *table.log))


@pytest.mark.parametrize("change", [{"ply": 1}, {"seat": Seat(1)}])
def test_a_move_in_the_wrong_place_of_a_log_is_refused(change: dict[str, int]) -> None:
    table = played_on(started(), 1)
    *before, last = table.log
    assert isinstance(last, Played)
    with pytest.raises(ValueError, match="out of order"):
        Table.replay([*before, replace(last, **change)])  # type: ignore[arg-type]  # any of both


def test_every_entry_says_when_it_happened() -> None:
    table = Table.open(Options(players=2, rules=Rules()), secret=SECRET, at=5)
    table = table.sit(ChairNumber(0), Player(name="Ada", shape=Shape.HEART), at=7)
    assert [entry.at for entry in table.log] == [5, 7]
