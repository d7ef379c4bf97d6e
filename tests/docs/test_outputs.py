"""The program prints what the manual shows: each `text` block under a single `./dev run`."""
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import unittest
from pathlib import Path

from pages import ROOT

PROGRAM = Path(os.environ.get("DECANT", ROOT / "build/release/bin/decant")).resolve()
SHOWN = re.compile(r"^```sh\n\./dev run (?P<arguments>[^\n]*)\n```\n\n```text\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


def steady(text):
    """A text without the parts that differ from machine to machine."""
    return re.sub(r'"(seconds|peak_memory_bytes)":[^,}]+', r'"\1":0', text)


class Outputs(unittest.TestCase):
    maxDiff = None

    def test_shown_outputs(self):
        blocks = 0
        for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
            for match in SHOWN.finditer(page.read_text(encoding="utf-8")):
                blocks += 1
                with self.subTest(page.name, arguments=match["arguments"]):
                    run = subprocess.run(["sh", "-eu", "-c", f'"{PROGRAM}" {match["arguments"]}'], cwd=ROOT, text=True,
                                         stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=True)
                    self.assertEqual(steady(match["text"]), steady(run.stdout))
        self.assertGreaterEqual(blocks, 6)


if __name__ == "__main__":
    unittest.main()
