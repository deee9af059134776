"""Bots: view in, move out."""

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
"""Every bot that can sit down at a table, by the name that records use: four to compare with,
then the levels, weakest first."""

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "GentleBot", "GreedyBot", "RandomBot"]
