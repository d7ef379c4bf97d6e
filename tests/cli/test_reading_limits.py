"""Limits of time and memory hold while a text is read."""
# SPDX-License-Identifier: MIT
import resource
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

    def test_cost_is_linear_in_the_number_of_levels(self):
        text = "\n".join(f"Level {number}:\na b\nb a\n- -" for number in range(60_000))
        result = run("solve", "-", stdin=text, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (10, 10)))
        self.assertIn("this text holds more than one level", result.err)


if __name__ == "__main__":
    unittest.main()
