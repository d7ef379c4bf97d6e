"""How long things take. A clock says little of a program on a busy machine, so only `./dev test siege`, on a quiet one, holds to it."""
# SPDX-License-Identifier: MIT
import contextlib
import os
import time
from pathlib import Path

QUIET = "DECANT_QUIET" in os.environ

# When to give up on events that should come at once: longer than any busy machine takes.
PATIENCE = 120


@contextlib.contextmanager
def within(seconds):
    """The body takes less than so many seconds, where the machine is quiet."""
    began = time.monotonic()
    yield
    took = time.monotonic() - began
    assert not QUIET or took < seconds, f"took {took:.2f} s, not {seconds} s"


def wait_until(condition, seconds=PATIENCE):
    """Looks again and again until the condition holds; says whether it ever did."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


def processor_time(process):
    """Seconds that a process has worked so far, on all processors."""
    user, system = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def is_waiting(process):
    """Whether a process does nothing until something comes."""
    return Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "S"


def has_worked(process, seconds):
    """Waits until a process has worked for so long: then it is in the middle of it, however busy the machine."""
    assert wait_until(lambda: processor_time(process) >= seconds), f"after {PATIENCE} s it has not worked for {seconds} s"
