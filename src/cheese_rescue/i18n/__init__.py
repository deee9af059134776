"""The texts of the game: one Fluent catalogue per language, shared by browser and command line.

`Catalogue` looks up texts by key and fills in their variables. `choose_language` picks a language
from the environment. All catalogues have the same keys and variables.
"""

from cheese_rescue.i18n.catalogue import LANGUAGES, Catalogue, choose_language

__all__ = ["LANGUAGES", "Catalogue", "choose_language"]
