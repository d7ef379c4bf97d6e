"""Verbs that need more libraries are done by decant-more, which decant finds where an install puts it."""
# SPDX-License-Identifier: MIT
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from pace import PATIENCE
from program import DONE, INTERNAL, PROGRAM


class HandOver(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.prefix = Path(folder.name)
        self.install(PROGRAM, "bin/decant")

    def install(self, program, place):
        (self.prefix / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(program, self.prefix / place)

    def decant(self, *args):
        return subprocess.run([self.prefix / "bin/decant", *args], capture_output=True, text=True, timeout=PATIENCE, check=False)

    def test_to_an_installed_part(self):
        self.install(PROGRAM + "-more", "libexec/decant/decant-more")
        levels = str(self.prefix / "levels.db")
        self.assertEqual(DONE, self.decant("collection", levels, "add", "water2:AB/BA/-").returncode)
        self.assertIn("water2", self.decant("collection", levels, "list").stdout)

    def test_to_a_part_that_is_missing(self):
        done = self.decant("collection", "levels.db", "list")
        self.assertEqual(INTERNAL, done.returncode)
        self.assertRegex(done.stderr, r"^decant: .*decant-more, a part of decant, is missing; install all of decant\n$")
        self.assertEqual("", done.stdout)

    def test_is_not_needed_to_solve(self):
        self.assertEqual(DONE, self.decant("solve", "water2:AB/BA/-").returncode)

    def test_comes_after_the_arguments_were_checked(self):
        self.assertIn("there is no flag '--prot'", self.decant("serve", "--prot", "1").stderr)


if __name__ == "__main__":
    unittest.main()
