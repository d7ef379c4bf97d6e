"""How long things take. A clock says little of a program on a busy machine, so only `./dev test siege`, on a quiet one, holds to it."""
# SPDX-License-Identifier: MIT
import contextlib
import os
import time
from pathlib import Path

QUIET = "DECANT_QUIET" in os.environ

# When to give up on what should come at once: longer than any busy machine takes.
PATIENCE = 120


@contextlib.contextmanager
def within(seconds):
    """What stands inside takes less than so many seconds, where the machine is quiet."""
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


def has_worked(process, seconds):
    """Waits until a process has used so much processor time: then it is in the middle of its work, however busy the machine."""
    def worked():
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") >= seconds

    assert wait_until(worked), f"after {PATIENCE} s it has not worked for {seconds} s"
