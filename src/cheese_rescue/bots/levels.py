"""The ladder for people: a level is a bot with a way of playing."""

from cheese_rescue.bots.bot import Bot
from cheese_rescue.bots.simple import GentleBot, GreedyBot

LEVELS: dict[str, Bot] = {
    "little-mouse": GentleBot(),
    "mouse": GentleBot(),
    "kitten": GreedyBot(),
    "cat": GreedyBot(),
    "tomcat": GreedyBot(),
    "puppy": GreedyBot(),
    "dog": GreedyBot(),
    "old-dog": GreedyBot(),
}
"""Weakest first, by the name that records use."""
