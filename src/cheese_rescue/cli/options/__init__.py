"""Shared options of the commands, and click in the language of the user."""
