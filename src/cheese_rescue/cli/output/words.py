"""The sentences of the command line, in the user's language."""

from collections.abc import Sequence

from cheese_rescue.bots.advice import Reason
from cheese_rescue.i18n import Catalogue
from cheese_rescue.rules import Card, Cell, Kind, Refused, Seat
from cheese_rescue.rules.cards import ANIMALS

_COUNTED = {Kind.DOG: "dogs", Kind.CAT: "cats", Kind.MOUSE: "mice", Kind.CHEESE: "cheeses"}


class Words:
    """The catalogue of one language, and the words for cards, cells and reasons in it."""

    def __init__(self, language: str) -> None:
        self._catalogue = Catalogue(language)
        self.language = language

    def __call__(self, key: str, **values: int | float | str) -> str:
        """The text of a catalogue key."""
        return self._catalogue.text(key, **values)

    def card(self, card: Card) -> str:
        """The name of a card."""
        if card.kind is Kind.CHEESE:
            return self("card-cheese", points=card.points)
        return self(f"card-{card.kind.value}")

    def with_letters(self, typed: str) -> str:
        """The input, with the full name of an animal replaced by its letter."""
        text = typed.casefold()
        for animal in ANIMALS:
            name = self.card(animal).casefold()
            if text.startswith(name):
                return f"{animal}{text.removeprefix(name)}"
        return typed

    def counted(self, kind: Kind, count: int) -> str:
        """A number of cards of one kind, such as "2 dogs"."""
        return self(_COUNTED[kind], count=count)

    def cell(self, cell: Cell) -> str:
        """The position of a cell relative to the start card or the first card."""
        across = self("cell-right" if cell.x > 0 else "cell-left", count=abs(cell.x))
        along = self("cell-down" if cell.y > 0 else "cell-up", count=abs(cell.y))
        match bool(cell.x), bool(cell.y):
            case True, True:
                return self("cell-both", across=across, along=along)
            case True, False:
                return across
            case False, True:
                return along
            case _:
                return self("cell-middle")

    def all_of(self, names: Sequence[str]) -> str:
        """The names as a list in a sentence."""
        if len(names) < 2:
            return "".join(names)
        return self("list-and", first=", ".join(names[:-1]), last=names[-1])

    def reason(self, reason: Reason, names: Sequence[str], reader: Seat | None = None) -> str:
        """Why a move is good; the cheeses of seat `reader` are called yours."""
        cheeses = [card for card in reason.cards if card.owner is not None]
        named = [
            self("cheese-yours", points=card.points)
            if card.owner == reader
            else self("cheese-theirs", who=names[card.owner or 0], points=card.points)
            for card in cheeses
        ]
        sentence = self(
            f"reason-{reason.code.value}", count=reason.count, cheeses=self.all_of(named)
        )
        cells = [cell for cell, _ in zip(reason.cells, reason.cards, strict=False)]
        if not cells[1:]:
            return sentence
        return f"{sentence} ({'; '.join(map(self.cell, cells[1:]))})"

    def refusal(self, why: Refused) -> str:
        """The sentence for a refusal, with the line of the input if it has one."""
        values: dict[str, int | str] = {}
        for name, value in why.data.items():
            match name, value:
                case "card", str():
                    card = Card.parse(value)
                    values |= {"card": self.card(card), "kind": card.kind.value}
                case "cell", str():
                    values["cell"] = self.cell(Cell.parse(value))
                case "seat", str():
                    values["who"] = self("seat-named", letter=value)
                case "chair", int():
                    values["chair"] = value + 1
                case "shape", str():
                    values["shape"] = self(f"shape-{value}")
                case _:
                    values[name] = value
        sentence = self(f"refusal-{why.refusal.value}", **values)
        if isinstance(why.__cause__, Refused):
            sentence = f"{sentence} {self.refusal(why.__cause__)}"
        if "column" in why.data:
            sentence = self(
                "in-line-and-column",
                line=why.data["line"],
                column=why.data["column"],
                sentence=sentence,
            )
        elif why.data.get("line"):
            sentence = self("in-line", line=why.data["line"], sentence=sentence)
        if "file" in why.data:
            return self("in-file", file=why.data["file"], sentence=sentence)
        return sentence
