"""Bot moves, hints and reviews, computed in worker processes here or on other machines."""
