"""Ports implemented within one process, for tests and for play without a server."""

from cheese_rescue.live.local.bus import LocalBus
from cheese_rescue.live.local.clock import SystemClock
from cheese_rescue.live.local.store import MemoryStore
from cheese_rescue.live.local.thinker import InlineThinker

__all__ = ["InlineThinker", "LocalBus", "MemoryStore", "SystemClock"]
