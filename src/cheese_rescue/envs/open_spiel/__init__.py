"""The game for OpenSpiel. Importing this module registers it as `python_cheese_rescue`.

Its parameters are `players` (2 to 4), `centred` and `dogs_hunt_mice` (the variants V1 and V2).
"""

from cheese_rescue.envs.open_spiel.game import NAME, CheeseRescueGame, CheeseRescueState

__all__ = ["NAME", "CheeseRescueGame", "CheeseRescueState"]
