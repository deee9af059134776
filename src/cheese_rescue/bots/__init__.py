"""Bots: they get a View and return a Move."""

from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.levels import LEVELS, PlainSearchBot
from cheese_rescue.bots.simple import GentleBot, GreedyBot, RandomBot

BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "gentle": GentleBot(),
    "greedy": GreedyBot(),
    "plain": PlainSearchBot(),
    **LEVELS,
}
"""Every built-in bot by the name that records use: four baselines, then LEVELS, weakest first."""

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "GentleBot", "GreedyBot", "RandomBot"]
