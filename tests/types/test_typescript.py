"""The TypeScript types of questions and answers are those of the tables; DECANT_BLESS=1 writes them anew."""
# SPDX-License-Identifier: MIT
import os
import subprocess
import unittest
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "bindings/wasm/src"


class TypeScript(unittest.TestCase):
    maxDiff = None

    def test_types_are_those_of_the_tables(self):
        for name in ("queries", "answers"):
            with self.subTest(name):
                text = subprocess.run([os.environ["DECANT_WRITE_TYPES"], name], check=True, capture_output=True,
                                      text=True).stdout
                path = SOURCES / f"{name}.ts"
                if os.environ.get("DECANT_BLESS"):
                    path.write_text(text)
                self.assertEqual(text, path.read_text(), "look at the difference, then run ./dev bless")


if __name__ == "__main__":
    unittest.main()
