"""One Fluent catalogue a language, for browser and command line alike."""

from cheese_rescue.i18n.catalogue import LANGUAGES, Catalogue, choose_language

__all__ = ["LANGUAGES", "Catalogue", "choose_language"]
