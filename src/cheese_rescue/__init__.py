"""Cheese Rescue: dogs scare cats, cats hunt mice, mice eat cheese."""

TITLE = "Cheese Rescue"
__version__ = "0.1.0"
