"""Limits of time and memory hold while a text is read."""
# SPDX-License-Identifier: MIT
import tempfile
import unittest
from pathlib import Path

from program import UNKNOWN, run

# Megabytes of them take more memory as a tree than the program may have.
LEVELS = '{"levels":[' + "[]," * 1_000_000 + "[]]}"


class ReadingLimits(unittest.TestCase):
    def test_memory(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "levels.json"
            path.write_text(LEVELS)
            for verb in ("solve", "hint", "analyze"):
                result = run(verb, str(path), "--memory-limit", "40M")
                self.assertEqual((UNKNOWN, "", f"decant: {path}: to read it takes more memory than it may; raise --memory-limit\n"), result[:3])
            result = run("solve", str(path), "--memory-limit", "400M")
            self.assertIn("this text holds more than one level", result.err)

    def test_time(self):
        self.assertEqual((UNKNOWN, "", "decant: stdin: its time is over before it is read; raise --time-limit\n"),
                         run("solve", "-", "--time-limit", "0", stdin=LEVELS)[:3])


if __name__ == "__main__":
    unittest.main()
