"""Records for the proofs: true ones of games that were played, and any that can be written."""

from hashlib import sha256
from random import Random

from hypothesis import strategies as st

from cheese_rescue.rules import (
    Card,
    Cell,
    Game,
    HandOver,
    Move,
    Play,
    Record,
    Result,
    Rules,
    Seat,
    Source,
)
from cheese_rescue.rules.seal import seal, shuffled_pile
from tests.rules.games import Setup, anyhow, course

BOTS = (None, "random", "greedy", "level-3.5:x_Y")


def true_record(setup: Setup, seed: int, *, with_numbers: bool = True) -> Record:
    """The record of a whole game from a sealed deal."""
    rng = Random(seed)
    secret = sha256(b"%d" % seed).digest()
    numbers = tuple(
        rng.choice([None, rng.randbytes(16)]) if with_numbers else None
        for _ in range(setup.players)
    )
    pile = shuffled_pile(setup.players, secret, numbers)
    game = Game.deal(players=setup.players, pile=pile, rules=setup.rules)
    end = course(game, seed, anyhow)[-1]
    return Record(
        players=setup.players,
        rules=setup.rules,
        seal=seal(secret),
        numbers=numbers if any(numbers) else (),
        plays=tuple(Play(move, rng.choice(BOTS)) for move in end.moves),
        secret=secret,
        pile=pile,
        result=Result.of(end.outcome()),
    )


def _bytes(length: int) -> st.SearchStrategy[bytes]:
    return st.binary(min_size=length, max_size=length)


BOT_NAMES = st.none() | st.from_regex(r"\A[A-Za-z0-9_.:-]{1,60}\Z")
PLAYS = st.builds(
    Play,
    st.builds(
        Move,
        st.sampled_from([card for card in Card if card is not Card.START]),
        st.builds(Cell, st.integers(-99, 99), st.integers(-99, 99)),
    ),
    BOT_NAMES,
)


def by_ply(hand_over: HandOver) -> int:
    return hand_over.ply


@st.composite
def any_records(draw: st.DrawFn) -> Record:
    """Any record at all: its moves may be impossible and its numbers may lie."""
    players = draw(st.sampled_from([2, 3, 4]))
    numbers = draw(st.lists(st.none() | _bytes(16), min_size=players, max_size=players).map(tuple))
    each = st.lists(st.integers(0, 10), min_size=players, max_size=players).map(tuple)
    left = st.lists(st.integers(0, 6), min_size=players, max_size=players).map(tuple)
    winners = st.lists(st.sampled_from(range(players)), min_size=1, unique=True)
    version = draw(st.sampled_from([1, 2, 3]))
    plays = draw(st.lists(PLAYS, max_size=12 * players).map(tuple))
    hand_over = st.builds(
        HandOver,
        st.integers(0, min(len(plays), 12 * players - 1)),
        st.sampled_from([Seat(seat) for seat in range(players)]),
        BOT_NAMES,
    )
    hand_overs = st.lists(hand_over, max_size=5).map(lambda each: tuple(sorted(each, key=by_ply)))
    last = min(len(plays), 12 * players - 1)
    source = Source(draw(_bytes(32)).hex(), draw(st.integers(0, last))) if version == 3 else None
    return Record(
        source=source,
        players=players,
        rules=draw(
            st.builds(
                Rules,
                centred=st.booleans() if players != 3 else st.just(False),
                dogs_hunt_mice=st.booleans(),
            )
        ),
        seal=None if source else draw(st.none() | _bytes(32).map(bytes.hex)),
        numbers=numbers if any(numbers) and not source else (),
        plays=plays,
        hand_overs=draw(hand_overs) if version > 1 else (),
        secret=None if source else draw(st.none() | _bytes(32)),
        pile=draw(
            st.none()
            | st.lists(
                st.sampled_from([Card.DOG, Card.CAT, Card.MOUSE]), min_size=1, max_size=40
            ).map(tuple)
        ),
        result=draw(
            st.none()
            | st.builds(
                Result, each, left, winners.map(lambda seats: tuple(map(Seat, sorted(seats))))
            )
        ),
        version=version,
    )
