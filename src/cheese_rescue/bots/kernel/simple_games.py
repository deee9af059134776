"""Whole games of the bots without search, compiled: the same moves as those of the Python bots.

`bots.simple` and `bots.levels` are the authority: with the random numbers of `bots.chance`, the
tests compare every move. For that, the open cells are kept in the order in which they opened, as
`rules.board.Square` does, and a move is given as cell and kind, in the order of `legal_moves`.

Two kinds of place are used: a *spot* is 16 (y + 8) + x + 8 for the cell (x, y), all game long; a
*bit* is a place on the bitboards, whose corner moves when the bounding box of all cards grows.
"""

from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.chance import DEAL, GAMMA, MOVES, mixed
from cheese_rescue.bots.kernel.bits import (
    ROW,
    beside,
    compiled,
    count,
    first,
    inlined,
    next_random,
    nth,
    seed_rng,
)
from cheese_rescue.bots.kernel.playouts import CHEESES, FIELD, ROLL, hungry, kinds_in
from cheese_rescue.bots.levels import CHEESE_FIRST, DistractedBot, LittleMouseBot
from cheese_rescue.bots.simple import GentleBot, GreedyBot, RandomBot
from cheese_rescue.rules import Rules
from cheese_rescue.rules.cards import animals, plies, square_size

RANDOM, GENTLE, GREEDY, LITTLE_MOUSE, DISTRACTED = range(5)
"""The ways of playing."""
WIDTH = 16
"""Spots from a cell to the one below it."""
ORIGIN = 8 * WIDTH + 8
"""The spot of the cell (0, 0)."""
MOST_MOVES = 256
"""An upper bound on the number of legal moves."""
MOST_SPOTS = 62
"""The most spots that fit into a bitmask."""


@compiled
def _mix(value: Any) -> Any:
    """`chance.mixed` for an unsigned number."""
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))


@inlined
def _deal(piles: Any, game: int, dogs: int, cats: int, mice: int, chance: Any) -> None:
    """Write the pile of a game, top card first, as `chance.dealt_pile` does."""
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    left = dogs + cats + mice
    for at in range(0, piles.shape[1], 2):
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        card = ((roll & ROLL) * left) >> 31
        kind = int(card >= dogs) + int(card >= dogs + cats)
        piles[np.uintp(game), np.uintp(at)] = kind
        dogs -= int(kind == 0)
        cats -= int(kind == 1)
        left -= 1
        if left:
            card = ((roll >> 32) * left) >> 31
            kind = int(card >= dogs) + int(card >= dogs + cats)
            piles[np.uintp(game), np.uintp(at + 1)] = kind
            dogs -= int(kind == 0)
            cats -= int(kind == 1)
            left -= 1


@inlined
def _lead(
    players: int, seat: int, dog: int, cat: int, mouse: int, ones: Any, twos: Any, shift: int,
    own_one: int, own_two: int, dogs_hunt_mice: bool,
) -> int:  # fmt: skip
    """`simple.lead_on` as one number: 32 times the lead in points, plus the lead in cheeses.

    A cheese worth 1 is in `ones`, one worth 2 in `twos`, one worth 3 in both; `own_one` and
    `own_two` have the card that was just laid.
    """
    safe = ~hungry(dog, cat, mouse, dogs_hunt_mice)
    best = -1
    own = 0
    for p in range(players):
        one, two = ones[p] << shift, twos[p] << shift
        if p == seat:
            one |= own_one
            two |= own_two
        one &= safe
        two &= safe
        result = 32 * (count(one) + 2 * count(two)) + count(one | two)
        if p == seat:
            own = result
        elif result > best:
            best = result
    return own - best


@inlined
def _liking(kind: int, bit: int, mouse: int, mine: int, others: int) -> int:
    """`simple.liking` of a card of that kind (0 to 5) at that bit."""
    around = beside(bit)
    if kind > 2:
        return -1 if around & mouse else 1
    if kind == 2:
        if around & mine:
            return -1
        return 1 if around & others else 0
    return 0


@inlined
def _first_cells(players: int, spots: Any, seen: Any) -> Any:
    """The open cells before the first move, and how many spots there are.

    `spots` has all cells that are or were open, in the order in which they opened; a bit of the
    first number says which are open now.
    """
    seen[:] = 0
    seen[ORIGIN] = 1
    if players == 3:
        spots[0] = ORIGIN
        return 1, 1
    spots[0], spots[1], spots[2], spots[3] = ORIGIN + 1, ORIGIN - 1, ORIGIN + 16, ORIGIN - 16
    for i in range(4):
        seen[spots[i]] = 1
    return 15, 4


@inlined
def _limits(size: int, centred: bool) -> Any:
    """The furthest columns and rows that the square can reach, as in a spot (V1, R9)."""
    reach = size // 2 if centred else size - 1
    return 8 - reach, 8 + reach


@inlined
def _next_cells(
    spots: Any, seen: Any, cells: Any, used: Any, at: Any, reach: int, low: int, high: int,
    left: Any, top: Any, right: Any, bottom: Any,
) -> Any:  # fmt: skip
    """The open cells and the number of spots after a card was laid on spot number `at`.

    Closes this one and those that are now too far away, and opens its neighbours. The last four
    arguments are the box of all cards, which is returned, too. `reach` is one less than the size of
    the square; `low` and `high` are the furthest columns and rows that it can ever reach. `seen`
    has the cells that are or were open. There is hardly a branch that a processor could not
    predict, and indices are unsigned, because numba has to check the sign of others.
    """
    spot = np.int64(spots[np.uintp(at)])
    x, y = spot & 15, spot >> 4
    cells ^= 1 << at
    width, height = right - left, bottom - top
    left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
    # A box that has just become as wide or as high as the square closes the cells beside it.
    if (int(right - left != width) & int(right - left == reach)) | (
        int(bottom - top != height) & int(bottom - top == reach)
    ):
        open_now = cells
        while open_now:
            i = first(open_now)
            open_now &= open_now - 1
            cx, cy = np.int64(spots[i]) & 15, np.int64(spots[i]) >> 4
            inside = (
                int(right - reach <= cx) & int(cx <= left + reach)
                & int(bottom - reach <= cy) & int(cy <= top + reach)
            )  # fmt: skip
            cells &= ~((1 - inside) << i)
    if used > MOST_SPOTS - 4:
        kept = 0
        while cells:
            spots[kept] = spots[first(cells)]
            cells &= cells - 1
            kept += 1
        cells = (1 << kept) - 1
        used = kept
    new = int(x < min(high, left + reach)) & (1 - np.int64(seen[np.uintp(spot + 1)]))
    seen[np.uintp(spot + 1)] = 1
    spots[np.uintp(used)] = spot + 1
    cells |= new << used
    used += new
    new = int(x > max(low, right - reach)) & (1 - np.int64(seen[np.uintp(spot - 1)]))
    seen[np.uintp(spot - 1)] = 1
    spots[np.uintp(used)] = spot - 1
    cells |= new << used
    used += new
    new = int(y < min(high, top + reach)) & (1 - np.int64(seen[np.uintp(spot + WIDTH)]))
    seen[np.uintp(spot + WIDTH)] = 1
    spots[np.uintp(used)] = spot + WIDTH
    cells |= new << used
    used += new
    new = int(y > max(low, bottom - reach)) & (1 - np.int64(seen[np.uintp(spot - WIDTH)]))
    seen[np.uintp(spot - WIDTH)] = 1
    spots[np.uintp(used)] = spot - WIDTH
    cells |= new << used
    used += new
    return cells, used, left, top, right, bottom


@compiled
def score(
    players: int, until: int, dogs_hunt_mice: bool, game: int, kinds: Any, xs: Any, ys: Any,
    planes: Any, own: Any, row: int, points: Any, cheeses: Any,
) -> None:  # fmt: skip
    """Write every seat's points and cheeses if the chase came after `until` moves of a game.

    They go to a row of `points` and `cheeses`; `planes` and `own` are scratch space.
    """
    left: Any = 0
    top: Any = 0
    at = np.uintp(game)
    for ply in range(until):
        left = min(left, np.int64(xs[at, np.uintp(ply)]))
        top = min(top, np.int64(ys[at, np.uintp(ply)]))
    for k in range(6):
        planes[k] = 0
    for p in range(players):
        own[p] = 0
    seat = 0
    for ply in range(until):
        n = np.uintp(ply)
        bit = 1 << (ROW * (np.int64(ys[at, n]) - top) + np.int64(xs[at, n]) - left)
        planes[np.uintp(kinds[at, n])] |= bit
        own[np.uintp(seat)] |= bit
        seat = seat + 1 if seat + 1 < players else 0
    safe = ~hungry(planes[0], planes[1], planes[2], dogs_hunt_mice)
    for p in range(players):
        mine = own[p] & safe
        one, two, three = count(planes[3] & mine), count(planes[4] & mine), count(planes[5] & mine)
        points[row, p] = one + 2 * two + 3 * three
        cheeses[row, p] = one + two + three


@inlined
def _random_moves(
    players: int, size: int, centred: bool, chance: Any, hands: Any, spots: Any, seen: Any,
    game: int, piles: Any, kinds: Any, xs: Any, ys: Any,
) -> None:  # fmt: skip
    """The moves of a game in which every bot plays at random."""
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    cells, used = _first_cells(players, spots, seen)
    low, high = _limits(size, centred)
    left, top, right, bottom = 8, 8, 8, 8
    drawn = 2 * players
    seat = 0
    for ply in range(12 * players):
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        hand = hands[np.uintp(seat)]
        faces = kinds_in(hand)
        n_kinds = count(faces)
        n_cells = count(cells)
        at = ((roll >> 32) * n_cells) >> 31  # the same as the chosen move // n_kinds
        field = nth(faces, (((roll >> 32) * (n_cells * n_kinds)) >> 31) - at * n_kinds)
        at = nth(cells, at)
        kinds[np.uintp(game), np.uintp(ply)] = field // FIELD
        spot = np.int64(spots[np.uintp(at)])
        xs[np.uintp(game), np.uintp(ply)] = (spot & 15) - 8
        ys[np.uintp(game), np.uintp(ply)] = (spot >> 4) - 8
        cells, used, left, top, right, bottom = _next_cells(
            spots, seen, cells, used, at, size - 1, low, high, left, top, right, bottom
        )
        hand -= 1 << field
        if drawn < piles.shape[1]:
            hand += 1 << FIELD * piles[np.uintp(game), np.uintp(drawn)]
            drawn += 1
        hands[np.uintp(seat)] = hand
        seat = seat + 1 if seat + 1 < players else 0


@inlined
def _choose(
    players: int, seat: int, style: int, attention: float, sees_dogs: bool, faces: int, cells: int,
    spots: Any, box_left: Any, box_top: Any, planes: Any, ones: Any, twos: Any, own: Any,
    dogs_hunt_mice: bool, held: Any, worths: Any, order: Any, chance: Any,
) -> Any:  # fmt: skip
    """The number of the spot and the kind (0 to 5) that a bot chooses."""
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    n_kinds = 0
    for k in range(6):
        if faces >> FIELD * k & 1:
            held[n_kinds] = k
            n_kinds += 1
    moves = tried = count(cells) * n_kinds
    for m in range(moves):
        order[m] = m
    if style == RANDOM:
        tried = 0
    elif style == DISTRACTED:
        tried = max(1, int(np.rint(attention * moves)))
        for m in range(tried):
            roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
            other = m + (((roll >> 32) * (moves - m)) >> 31)
            order[m], order[other] = order[other], order[m]
    others = 0
    for p in range(players):
        if p != seat:
            others |= own[p]
    most = -1000
    ties = moves if style == RANDOM else 0
    cheese = 0
    for t in range(tried):
        at = order[t] // n_kinds
        kind = held[order[t] - at * n_kinds]
        spot = np.int64(spots[nth(cells, at)])
        x, y = spot & 15, spot >> 4
        shift = (1 if x < box_left else 0) + (ROW if y < box_top else 0)
        bit = 1 << (ROW * (y - min(y, box_top)) + x - min(x, box_left))
        dog, cat, mouse = planes[0] << shift, planes[1] << shift, planes[2] << shift
        if style in (GENTLE, LITTLE_MOUSE):
            worth = _liking(kind, bit, mouse, own[seat] << shift, others << shift)
            if style == LITTLE_MOUSE:
                worth = min(worth, 0)
                cheese += int(worth == 0 and kind > 2)
        else:
            if kind == 0:
                dog |= bit
            elif kind == 1:
                cat |= bit
            elif kind == 2:
                mouse |= bit
            if not sees_dogs:
                dog = 0
            worth = _lead(
                players, seat, dog, cat, mouse, ones, twos, shift,
                bit if kind == 3 or kind == 5 else 0, bit if kind >= 4 else 0, dogs_hunt_mice,
            )  # fmt: skip
        worths[t] = worth
        if worth > most:
            most = worth
            ties = 1
        elif worth == most:
            ties += 1
    only_cheese = False
    if cheese:
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        only_cheese = (roll >> 10) * 2.0**-53 < CHEESE_FIRST
    n = 0
    if style != DISTRACTED:  # which takes the first of the best
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        n = ((roll >> 32) * (cheese if only_cheese else ties)) >> 31
    chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3
    chosen = n
    for t in range(tried):
        if worths[t] == most and not (only_cheese and held[t % n_kinds] <= 2):
            if n == 0:
                chosen = order[t]
                break
            n -= 1
    at = chosen // n_kinds
    return nth(cells, at), held[chosen - at * n_kinds]


@compiled
def simple_games(
    players: int, size: int, centred: bool, dogs_hunt_mice: bool, dogs: int, cats: int, mice: int,
    styles: Any, attention: Any, sees_dogs: Any, seed: Any, begin: int, games: int,
    seeds: Any, piles: Any, kinds: Any, xs: Any, ys: Any, points: Any, cheeses: Any,
) -> None:  # fmt: skip
    """Play the games from number `begin` on, and write them to the last seven arrays."""
    chance = np.zeros(4, np.uint64)
    seen = np.zeros(WIDTH * WIDTH, np.uint8)
    spots = np.zeros(128, np.uint8)
    hands = np.zeros(4, np.int64)
    ones = np.zeros(4, np.int64)
    twos = np.zeros(4, np.int64)
    own = np.zeros(4, np.int64)
    planes = np.zeros(6, np.int64)
    held = np.zeros(6, np.int64)
    worths = np.zeros(MOST_MOVES, np.int64)
    order = np.zeros(MOST_MOVES, np.int64)
    last = 12 * players
    all_random = True
    for p in range(players):
        all_random &= styles[p] == RANDOM
    for game in range(games):
        name = _mix(seed + np.uint64(begin + game) * np.uint64(GAMMA)) >> np.uint64(1)
        seeds[game] = np.int64(name)
        seed_rng(chance, _mix(name + np.uint64(DEAL)))
        _deal(piles, game, dogs, cats, mice, chance)
        seed_rng(chance, _mix(name + np.uint64(MOVES)))
        for p in range(players):
            hands[p] = (
                CHEESES
                + (1 << FIELD * piles[game, 2 * p]) + (1 << FIELD * piles[game, 2 * p + 1])
            )  # fmt: skip
        if all_random:
            _random_moves(
                players, size, centred, chance, hands, spots, seen, game, piles, kinds, xs, ys,
            )  # fmt: skip
        else:
            for p in range(players):
                ones[p] = twos[p] = own[p] = 0
            planes[:] = 0
            drawn = 2 * players
            cells, used = _first_cells(players, spots, seen)
            low, high = _limits(size, centred)
            left, top, right, bottom = 8, 8, 8, 8
            seat = 0
            for ply in range(last):
                hand = hands[seat]
                at, kind = _choose(
                    players, seat, styles[seat], attention[seat], sees_dogs[seat], kinds_in(hand),
                    cells, spots, left, top, planes, ones, twos, own, dogs_hunt_mice,
                    held, worths, order, chance,
                )  # fmt: skip
                spot: Any = np.int64(spots[at])
                x, y = spot & 15, spot >> 4
                kinds[game, ply] = kind
                xs[game, ply] = x - 8
                ys[game, ply] = y - 8
                shift = (1 if x < left else 0) + (ROW if y < top else 0)
                if shift:
                    for p in range(players):
                        ones[p] <<= shift
                        twos[p] <<= shift
                        own[p] <<= shift
                    for k in range(3):
                        planes[k] <<= shift
                bit = 1 << (ROW * (y - min(y, top)) + x - min(x, left))
                if kind < 3:
                    planes[kind] |= bit
                else:
                    own[seat] |= bit
                    if kind != 4:
                        ones[seat] |= bit
                    if kind != 3:
                        twos[seat] |= bit
                cells, used, left, top, right, bottom = _next_cells(
                    spots, seen, cells, used, at, size - 1, low, high, left, top, right, bottom
                )
                hand -= 1 << FIELD * kind
                if drawn < piles.shape[1]:
                    hand += 1 << FIELD * piles[game, drawn]
                    drawn += 1
                hands[seat] = hand
                seat = seat + 1 if seat + 1 < players else 0
        score(
            players, last, dogs_hunt_mice, game, kinds, xs, ys, planes, own, game, points, cheeses,
        )  # fmt: skip


class GameArrays(NamedTuple):
    """Many games as arrays with a row for each."""

    seeds: Any
    """The seed of each game, as `chance.game_seed` gives it."""
    piles: Any
    """The dealt pile, top card first: 0 for a dog, 1 for a cat, 2 for a mouse."""
    kinds: Any
    """The card of each move: 0 to 2 as in `piles`, 3 to 5 for the mover's cheese worth 1 to 3."""
    xs: Any
    """The column of each move's cell."""
    ys: Any
    """The row of each move's cell."""
    points: Any
    """The points of each seat."""
    cheeses: Any
    """The cheeses that each seat has left."""


def _style(bot: str) -> tuple[int, float, bool] | None:
    """The way of playing, the attention, and whether it takes dogs into account."""
    found = BOTS.get(bot)
    if type(found) is DistractedBot:
        return DISTRACTED, found.attention, found.sees_dogs
    styles = {
        RandomBot: RANDOM, GentleBot: GENTLE, GreedyBot: GREEDY, LittleMouseBot: LITTLE_MOUSE,
    }  # fmt: skip
    style = styles.get(type(found))
    return None if style is None else (style, 1.0, True)


def play_simple_games(
    bots: tuple[str, ...], rules: Rules, seed: int, begin: int, games: int
) -> GameArrays:
    """Play games between these bots, one for every seat, from number `begin` on.

    Raises ValueError unless all of them play simply.
    """
    players = len(bots)
    styles = [_style(bot) for bot in bots]
    if None in styles:
        raise ValueError(f"not all of these bots play without search: {', '.join(bots)}")
    known = [style for style in styles if style]
    last = plies(players)
    arrays = GameArrays(
        seeds=np.zeros(games, np.int64),
        piles=np.zeros((games, sum(animals(players).values())), np.uint8),
        kinds=np.zeros((games, last), np.uint8),
        xs=np.zeros((games, last), np.int8),
        ys=np.zeros((games, last), np.int8),
        points=np.zeros((games, players), np.uint8),
        cheeses=np.zeros((games, players), np.uint8),
    )
    simple_games(
        players, square_size(players), rules.centred, rules.dogs_hunt_mice,
        *animals(players).values(), np.array([style[0] for style in known]),
        np.array([style[1] for style in known]), np.array([style[2] for style in known]),
        np.uint64(mixed(seed)), begin, games, *arrays,
    )  # fmt: skip
    return arrays
