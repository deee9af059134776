"""Whether what a reason says is true, asked of the slow rules of `brute_force` alone."""

from collections.abc import Callable, Iterator

from cheese_rescue.bots.advice.reasons import Reason
from cheese_rescue.rules import Move, View
from tests.rules.brute_force import (
    ANIMALS,
    LETTERS,
    SIZE,
    Lying,
    Place,
    fit,
    hunts,
    plain,
    share_a_side,
)


class Truth:
    """A view, one of its moves, and what can be said of them."""

    def __init__(self, view: View, move: Move) -> None:
        assert view.seat is not None
        self.own = LETTERS[view.seat]
        self.players = view.players
        self.russian = view.rules.dogs_hunt_mice
        self.centred = view.rules.centred
        self.more_to_come = view.ply + 1 < 12 * view.players
        self.open_places: list[Place] = [(cell.x, cell.y) for cell in view.legal_cells]
        self.now = plain(view.board.items())
        self.hand = [str(card) for card in view.hand]
        self.kept = list(self.hand)
        self.kept.remove(str(move.card))
        self.face = str(move.card)
        self.at: Place = (move.cell.x, move.cell.y)
        self.after = self.now | {self.at: self.face}

    def before(self) -> "Truth":
        """The same while the card is still in the hand."""
        earlier = Truth.__new__(Truth)
        earlier.__dict__ = self.__dict__ | {"kept": self.hand}
        return earlier

    def unseen(self, face: str) -> int:
        lying = list(self.now.values()).count(face)
        return ANIMALS[self.players].count(face) - lying - self.hand.count(face)

    def can_come(self, face: str) -> bool:
        return self.unseen(face) > 0 or face in self.kept

    def gone(self, lying: Lying, step: int) -> set[Place]:
        return set(hunts(lying, russian=self.russian)[step])

    def by(self, lying: Lying, step: int, place: Place) -> set[Place]:
        """Who drives off the card at that place."""
        return hunts(lying, russian=self.russian)[step].get(place, set())

    def cheeses(self, lying: Lying, places: set[Place], *, own: bool) -> set[Place]:
        faces = {place: lying[place] for place in places if place in lying}
        return {p for p, face in faces.items() if face[1:] and (face[1] == self.own) is own}

    def can_be_filled(self, lying: Lying, place: Place) -> bool:
        """Whether a card may come to lie there, now or later."""
        size = SIZE[self.players]
        return (
            place not in lying
            and fit([*lying, place], size)
            and (not self.centred or max(map(abs, place)) <= size // 2)
        )

    def doors(self, lying: Lying, place: Place) -> set[Place]:
        x, y = place
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        return {door for door in around if self.can_be_filled(lying, door)}

    def with_dogs(self, lying: Lying) -> Lying:
        """The worst that dogs could do to cats: one in every place beside them."""
        if self.russian or not self.can_come("D"):
            return lying
        cats = [place for place, face in lying.items() if face == "C"]
        return lying | {door: "D" for cat in cats for door in self.doors(lying, cat)}

    def attacks(self, lying: Lying, cheese: Place) -> Iterator[Lying]:
        """The table as it is, and with one more mouse beside the cheese, wherever one can come."""
        yield lying
        if self.can_come("M"):
            yield from (lying | {door: "M"} for door in self.doors(lying, cheese))

    def safe(self, lying: Lying, cheese: Place) -> bool:
        """No mouse and no dogs can ever cost that cheese."""
        return all(
            cheese not in self.gone(self.with_dogs(attack), 2)
            for attack in self.attacks(lying, cheese)
        )

    def guarded(self, lying: Lying, cheese: Place) -> bool:
        """As the table lies, no mouse that comes beside it would eat it."""
        return all(cheese not in self.gone(attack, 2) for attack in self.attacks(lying, cheese))

    def holds(self, reason: Reason) -> bool:
        """Whether the reason says the truth and nothing but the truth."""
        told: Told = TOLD[reason.code.value]
        cells = [(cell.x, cell.y) for cell in reason.cells]
        faces = [str(card) for card in reason.cards]
        if reason.code.value == "big-cheese-waits":
            return not cells and told(self, cells, faces, reason.count)
        lying = [self.after.get(place) for place in cells]
        return lying[: len(faces)] == faces and told(self, cells, faces, reason.count)


Told = Callable[[Truth, list[Place], list[str], int], bool]


def of_kind(cells: list[Place], faces: list[str], kinds: str) -> set[Place]:
    """The cells (after the first) whose cards are of those kinds; open places have no card."""
    named = list(zip(cells, faces, strict=False))[1:]
    return {place for place, face in named if face[0] in kinds}


def saves(hunter: str) -> Told:
    def told(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
        mice, cheeses = of_kind(cells, faces, "M"), of_kind(cells, faces, "123")
        saved = t.gone(t.now, 2) - t.gone(t.after, 2)
        return (
            (cells[0], faces[0]) == (t.at, hunter)
            and bool(cheeses)
            and cheeses == t.cheeses(t.after, saved, own=True)
            and count == len(mice) > 0
            and all(
                mouse not in t.gone(t.now, 1)
                and t.by(t.after, 1, mouse) == {t.at}
                and any(share_a_side(mouse, cheese) for cheese in cheeses)
                for mouse in mice
            )
        )

    return told


def mouse_eats(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    cheeses = of_kind(cells, faces, "123")
    eaten = t.gone(t.after, 2) - t.gone(t.now, 2)
    return (
        (cells[0], faces[0]) == (t.at, "M")
        and bool(cheeses)
        and cheeses == t.cheeses(t.after, eaten, own=False)
        and all(t.by(t.after, 2, cheese) == {t.at} for cheese in cheeses)
    )


def dog_frees(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    cats, mice = of_kind(cells, faces, "C"), of_kind(cells, faces, "M")
    cheeses = of_kind(cells, faces, "123")
    eaten = t.gone(t.after, 2) - t.gone(t.now, 2)
    return (
        (cells[0], faces[0]) == (t.at, "D")
        and bool(cats and mice and cheeses)
        and cheeses == t.cheeses(t.after, eaten, own=False)
        and all(t.by(t.after, 0, cat) == {t.at} for cat in cats)
        and all(t.by(t.now, 1, mouse) & cats and not t.by(t.after, 1, mouse) for mouse in mice)
        and all(t.by(t.after, 2, cheese) <= mice for cheese in cheeses)
    )


def cheese_safe(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    return (cells, faces) == ([t.at], [t.face]) and t.safe(t.after, t.at)


def makes_safe(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    return bool(cells) and all(
        face[1] == t.own and t.safe(t.after, cheese) and not t.before().safe(t.now, cheese)
        for cheese, face in zip(cells, faces, strict=True)
    )


def shuts_mouse_out(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    eaten = t.gone(t.now | {t.at: "M"}, 2) - t.gone(t.now, 2) - t.gone(t.after, 2)
    return (
        t.unseen("M") > 0
        and t.more_to_come
        and len(cells) == len(faces) > 0
        and t.cheeses(t.after, set(cells), own=True) == set(cells) <= eaten
    )


def shuts_dog_out(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
    with_dog = t.now | {t.at: "D"}
    eaten = t.gone(with_dog, 2) - t.gone(t.now, 2) - t.gone(t.after, 2)
    cats = {place for place, face in zip(cells, faces, strict=True) if face == "C"}
    return (
        count == t.unseen("D") > 0
        and t.more_to_come
        and bool(cats)
        and all(t.by(with_dog, 0, cat) == {t.at} for cat in cats)
        and set(cells) - cats == t.cheeses(t.after, eaten, own=True) != set()
    )


def cheese_guarded(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    cheese, *guards = cells
    caught_by = set[Place]().union(
        *(
            t.by(attack, 1, mouse)
            for attack in t.attacks(t.after, cheese)
            for mouse, face in attack.items()
            if face == "M" and share_a_side(mouse, cheese)
        )
    )
    return (
        cheese == t.at
        and t.face[1] == t.own
        and t.guarded(t.after, cheese)
        and set(guards) == caught_by != set()
        and len(cells) == len(faces)
    )


def guards(hunter: str) -> Told:
    def told(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
        cheeses, doors = of_kind(cells, faces, "123"), set(cells[len(faces) :])
        return (
            (cells[0], faces[0]) == (t.at, hunter)
            and t.can_come("M")
            and t.cheeses(t.after, cheeses, own=True) == cheeses
            and not cheeses & t.gone(t.after, 2)
            and all(any(share_a_side(cheese, door) for door in doors) for cheese in cheeses)
            and all(
                t.can_be_filled(t.after, door)
                and any(share_a_side(cheese, door) for cheese in cheeses)
                and t.by(t.after | {door: "M"}, 1, door) == {t.at}
                for door in doors
            )
            and bool(cheeses and doors)
        )

    return told


def cat_stays(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
    scared = t.gone(t.with_dogs(t.after), 0)
    return (
        not t.russian
        and count == len(cells) > 0
        and set(faces) == {"C"}
        and not scared & set(cells)
    )


def catches(hunter: str) -> Told:
    def told(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
        return (
            (cells[0], faces[0]) == (t.at, hunter)
            and count == len(cells) - 1 > 0
            and set(faces[1:]) == {"M"}
            and all(t.by(t.after, 1, mouse) == {t.at} for mouse in cells[1:])
        )

    return told


def dog_scares(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
    return (
        (cells[0], faces[0]) == (t.at, "D")
        and count == len(cells) - 1 > 0
        and set(faces[1:]) == {"C"}
        and all(t.by(t.after, 0, cat) == {t.at} for cat in cells[1:])
    )


def mouse_caught(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    return (cells[0], faces[0]) == (t.at, "M") and t.by(t.after, 1, t.at) == set(cells[1:]) != set()


def waits(face: str, prey: str, step: int) -> Told:
    def told(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
        return (
            (cells[:1], faces) == ([t.at], [face])
            and len(cells) > 1
            and all(
                t.can_be_filled(t.after, door) and t.at in t.by(t.after | {door: prey}, step, door)
                for door in cells[1:]
            )
            and (step == 2 or t.can_come(prey))
        )

    return told


def cheese_open(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
    doors = {d for d in t.doors(t.after, t.at) if t.at in t.gone(t.after | {d: "M"}, 2)}
    return (
        (cells[:1], faces) == ([t.at], [t.face])
        and t.at not in t.gone(t.after, 2)
        and t.can_come("M")
        and doors == set(cells[1:])
        and count == len(doors) > 0
    )


def small_first(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
    bigger = [face for face in t.kept if face[1:] and face[0] > t.face[0]]
    return (cells, faces) == ([t.at], [t.face]) and count == len(bigger) > 0


def big_waits(t: Truth, _: list[Place], faces: list[str], __: int) -> bool:
    (face,) = faces
    return (
        face in t.kept
        and face[0] == max(held[0] for held in t.hand if held[1:]) > "1"
        and not any(t.before().guarded(t.now | {place: face}, place) for place in t.open_places)
    )


def gives_up(t: Truth, cells: list[Place], _: list[str], __: int) -> bool:
    lost = t.gone(t.after, 2) - t.gone(t.now, 2)
    return set(cells) == t.cheeses(t.after, lost, own=True) != set()


def saves_others(t: Truth, cells: list[Place], _: list[str], __: int) -> bool:
    saved = t.gone(t.now, 2) - t.gone(t.after, 2)
    return set(cells) == t.cheeses(t.after, saved, own=False) != set()


def dogs_unseen(t: Truth, cells: list[Place], faces: list[str], count: int) -> bool:
    scared = t.gone(t.after, 0)
    return (
        not t.russian
        and count == t.unseen("D") > 0
        and set(faces) == {"C"}
        and not scared & set(cells)
        and t.more_to_come
        and all(
            any(cat in t.gone(t.after | {door: "D"}, 0) for door in t.doors(t.after, cat))
            for cat in cells
        )
    )


def quiet(t: Truth, cells: list[Place], faces: list[str], _: int) -> bool:
    return (cells, faces) == ([t.at], [t.face]) and t.gone(t.now, 2) == t.gone(t.after, 2)


TOLD: dict[str, Told] = {
    "cat-saves-cheese": saves("C"),
    "dog-saves-cheese": saves("D"),
    "mouse-eats-cheese": mouse_eats,
    "dog-frees-mouse": dog_frees,
    "cheese-safe": cheese_safe,
    "makes-safe": makes_safe,
    "shuts-mouse-out": shuts_mouse_out,
    "shuts-dog-out": shuts_dog_out,
    "cheese-guarded": cheese_guarded,
    "cat-guards-cheese": guards("C"),
    "dog-guards-cheese": guards("D"),
    "cat-stays": cat_stays,
    "cat-catches-mouse": catches("C"),
    "dog-catches-mouse": catches("D"),
    "dog-scares-cat": dog_scares,
    "mouse-caught": mouse_caught,
    "cat-waits-for-mice": waits("C", "M", 1),
    "dog-waits-for-mice": waits("D", "M", 1),
    "dog-waits-for-cats": waits("D", "C", 0),
    "mouse-waits-for-cheese": waits("M", "1a", 2),
    "cheese-open": cheese_open,
    "small-cheese-first": small_first,
    "big-cheese-waits": big_waits,
    "gives-up-cheese": gives_up,
    "saves-others": saves_others,
    "dogs-unseen": dogs_unseen,
    "quiet": quiet,
}
