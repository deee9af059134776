"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Importing it raises MissingExtra without the extra `envs`.
"""

from cheese_rescue.extras import Extra, require

require(Extra.ENVS)
