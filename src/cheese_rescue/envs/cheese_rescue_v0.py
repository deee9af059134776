"""PettingZoo's name for the environment: `cheese_rescue_v0.env(players=3)`."""

from cheese_rescue.envs.pettingzoo import env, raw_env

__all__ = ["env", "raw_env"]
