"""Options that commands share, and click in the user's language."""
