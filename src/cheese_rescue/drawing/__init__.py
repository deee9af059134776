"""Pictures of boards and games as SVG, with the drawings of the browser client."""

from cheese_rescue.drawing.drawings import NotBuilt, built
from cheese_rescue.drawing.pictures import Picturable, svg

__all__ = ["NotBuilt", "Picturable", "built", "svg"]
