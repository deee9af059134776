"""Pictures of values in notebooks."""


class Pictured:
    """The base class of values that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        """The value as `cheese_rescue.svg` draws it; None, for text, if no drawings are built.

        This is the only place where the rules call a package above them. It is listed as an
        exception of the layers, and happens only in a notebook.
        """
        from cheese_rescue import drawing  # noqa: PLC0415 - the rules need no drawings

        return drawing.svg(self) if drawing.built() else None
