"""Ties a child process to its parent."""

import ctypes
import signal
import sys

PR_SET_PDEATHSIG = 1
"""From linux/prctl.h."""


def end_with_parent() -> None:
    """Have Linux kill this process when the thread that started it ends: its parent's main thread.

    A stopped process never reads the end of its input. On other systems it exits once continued.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
