"""The rules once more, slowly and apart: nothing here comes from the package under proof.

Cards are their faces (`D`, `3a`), places are pairs, a board is a plain dict.
"""

from collections.abc import Iterable, Sequence

Place = tuple[int, int]
Lying = dict[Place, str]

SIZE = {2: 5, 3: 6, 4: 7}
ANIMALS = {
    2: "DDDCCCCCCMMMMMMMMM",
    3: "DDDD" + 9 * "C" + 14 * "M",
    4: "DDDDDD" + 12 * "C" + 18 * "M",
}
LETTERS = "abcd"
EVERYWHERE = tuple((x, y) for x in range(-9, 10) for y in range(-9, 10))


def plain(cards: Iterable[tuple[Place, object]]) -> Lying:
    """A board's items as plain values."""
    return {(x, y): str(card) for (x, y), card in cards}


def share_a_side(one: Place, other: Place) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def fit(places: Sequence[Place], size: int) -> bool:
    """Whether one square of that size can hold them all."""
    xs = [x for x, _ in places]
    ys = [y for _, y in places]
    return max(xs) - min(xs) < size and max(ys) - min(ys) < size


def is_open(place: Place, lying: Lying, players: int, *, centred: bool) -> bool:
    """R8, R9, R10 and V1, asked of one place."""
    size = SIZE[players]
    in_the_middle = not centred or max(map(abs, place)) <= size // 2
    return in_the_middle and is_open_in(place, lying, size)


def is_open_in(place: Place, lying: Lying, size: int) -> bool:
    """R8, R9 and R10 for a square of any size."""
    if not lying:
        return place == (0, 0)
    return (
        place not in lying
        and any(share_a_side(place, other) for other in lying)
        and fit([*lying, place], size)
    )


def open_places(lying: Lying, players: int, *, centred: bool) -> set[Place]:
    """The same asked of every place far and wide."""
    return {place for place in EVERYWHERE if is_open(place, lying, players, centred=centred)}


def open_places_in(lying: Lying, size: int) -> set[Place]:
    """The open places of a square of any size."""
    return {place for place in EVERYWHERE if is_open_in(place, lying, size)}


def cheeses(letter: str) -> list[str]:
    return [points + letter for points in "111223"]


def hands(players: int, pile: Sequence[str], placed: Sequence[str]) -> list[list[str]]:
    """Everyone's cards after those were placed in turn (R5, R11)."""
    heap = list(pile)
    held = [[heap.pop(0), heap.pop(0), *cheeses(LETTERS[seat])] for seat in range(players)]
    for ply, face in enumerate(placed):
        hand = held[ply % players]
        hand.remove(face)
        if heap:
            hand.append(heap.pop(0))
    return [sorted(hand) for hand in held]


def hunts(lying: Lying, *, russian: bool) -> list[dict[Place, set[Place]]]:
    """R14: for each step who leaves, and the neighbours because of whom."""
    left = dict(lying)
    steps = []
    for hunter, prey in (("D", "C"), ("D" if russian else "C", "M"), ("M", "123")):
        step = {
            place: {other for other in left if share_a_side(place, other) and left[other] == hunter}
            for place, face in left.items()
            if face[0] in prey
        }
        step = {place: hunters for place, hunters in step.items() if hunters}
        left = {place: face for place, face in left.items() if place not in step}
        steps.append(step)
    return steps


def remaining(lying: Lying, *, russian: bool) -> Lying:
    gone = {place for step in hunts(lying, russian=russian) for place in step}
    return {place: face for place, face in lying.items() if place not in gone}


def result(
    lying: Lying, players: int, *, russian: bool
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Points, cheeses left and winners (R16, R17)."""
    faces = remaining(lying, russian=russian).values()
    own = [[int(face[0]) for face in faces if face[1:] == letter] for letter in LETTERS[:players]]
    points = tuple(map(sum, own))
    left = tuple(map(len, own))
    first = [seat for seat in range(players) if points[seat] == max(points)]
    most = max(left[seat] for seat in first)
    return points, left, tuple(seat for seat in first if left[seat] == most)
