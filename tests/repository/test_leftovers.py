"""A run of the tests leaves no process behind."""

import os
import signal
import subprocess
import sys

from tests import leftovers
from tests.bots.processes import gone, until

SLEEP = "import time; time.sleep(1000)"
PARENT = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", {SLEEP!r}], stdout=subprocess.DEVNULL)
print(child.pid, flush=True)
"""


def test_a_stopped_process_whose_parent_is_gone_is_ended() -> None:
    mark = "a mark of this test"
    environment = {**os.environ, leftovers.VARIABLE: mark}
    command = [sys.executable, "-c", PARENT]
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    orphan = int(ran.stdout)
    os.kill(orphan, signal.SIGSTOP)
    assert leftovers.end("another mark") == []
    assert not gone(orphan)
    assert leftovers.end(mark) == [orphan]
    assert until(lambda: gone(orphan))
