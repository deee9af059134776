"""Pictures of values in notebooks."""

from cheese_rescue.rules.errors import Refused


class Pictured:
    """The base class of values that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        """The value as `cheese_rescue.svg` draws it; None, for text, if it cannot be drawn.

        The latter happens without drawings, and for a record with an impossible move. This is the
        only place where the rules call a package above them, and it happens only in a notebook.
        """
        from cheese_rescue.drawing import built, svg  # noqa: PLC0415 - the rules need none

        try:
            return svg(self) if built() else None  # type: ignore[arg-type]  # each subclass
        except Refused:
            return None
