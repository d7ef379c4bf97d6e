"""Where the program and the repository are, and levels for the tests."""
# SPDX-License-Identifier: MIT
import os
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ["DECANT"]
sys.path.append(str(ROOT / "tests/cli"))  # for `pace`, which the tests of the program share
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def random_code(rules, colors, capacity, empties, seed):
    """A dealt level; it need not be solvable."""
    units = list(LETTERS[:colors] * capacity)
    random.Random(seed).shuffle(units)
    tubes = ["".join(units[at:at + capacity]) for at in range(0, len(units), capacity)]
    return f"{rules}{capacity}:" + "/".join(tubes + ["-"] * empties)


# No search here can finish it.
HARD = random_code("ball", 20, 8, 3, seed=1)


def child(script, **options):
    """Starts another Python with a script, its output in a pipe."""
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, **options)
