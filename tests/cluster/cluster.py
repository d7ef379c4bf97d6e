"""A folder with levels, as the examples for many machines expect it, and the answers of one process to them."""
# SPDX-License-Identifier: MIT
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ["DECANT"]).resolve()
EXAMPLES = ROOT / "examples/many_machines"
# Programs of these folders first: decant, and the Python that the module is for.
PATHS = [str(PROGRAM.parent), str(Path(sys.executable).parent)]


def random_code(colors, seed):
    units = list("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:colors] * 4)
    random.Random(seed).shuffle(units)
    tubes = ["".join(units[at:at + 4]) for at in range(0, len(units), 4)]
    return "water4:" + "/".join([*tubes, "-", "-"])


def wait_until(condition, what, seconds=120):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"after {seconds} s: {what}")
        time.sleep(0.02)


class Cluster(unittest.TestCase):
    """Each test has its own folder, with levels.txt and the examples."""

    LEVELS = 12000

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for example in EXAMPLES.iterdir():
            shutil.copy(example, self.folder)
        self.codes = [random_code(14, seed) for seed in range(self.LEVELS)]
        (self.folder / "levels.txt").write_text("\n".join([*self.codes, ""]))
        self.environment = {**os.environ, "PATH": ":".join([*PATHS, os.environ["PATH"]])}

    def start(self, *command, **options):
        return subprocess.Popen(command, cwd=self.folder, env=self.environment, text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, **options)

    def run_here(self, *command, code=0):
        with self.start(*command) as process:
            output, _ = process.communicate()
        self.assertEqual(code, process.returncode, output)
        return output

    def size(self, name):
        path = self.folder / name
        return path.stat().st_size if path.exists() else 0
