"""Headless multiplayer: people at tables, over ports that any server can implement."""
