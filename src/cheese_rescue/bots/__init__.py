"""Bots: view in, move out."""

from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.simple import GentleBot, GreedyBot, RandomBot

BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "gentle": GentleBot(),
    "greedy": GreedyBot(),
}
"""Every bot that can sit down at a table, weakest first, by the name that records use."""

__all__ = ["BOTS", "Bot", "Budget", "GentleBot", "GreedyBot", "RandomBot"]
