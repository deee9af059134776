"""What Game, Position and View have in common: they are immutable values with named fields."""

from typing import ClassVar

from cheese_rescue.rules.pictured import Pictured


class Value(Pictured):
    """The base class of values that are created often: frozen dataclasses with slots.

    The constructor of a frozen dataclass takes three times as long as one that sets ordinary
    attributes. So the rules fill in an instance of the class that has only the slots, and then
    make it one of the frozen class by setting its `__class__`. That is as fast as a named tuple,
    and a value has no length, no order and no items that could be mistaken for something.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)
