"""The commands of docs/designers.md make a pack whose levels have the grades that were asked for."""

# SPDX-License-Identifier: MIT
import csv
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GRADES = [(0, 8), (8, 16), (16, 24), (24, 32), (32, 100)]


class GradedPack(unittest.TestCase):
    def test_each_grade_has_levels_of_its_size_and_difficulty(self):
        with tempfile.TemporaryDirectory() as folder:
            make = ROOT / "examples" / "graded_pack" / "make.sh"
            subprocess.run([make, os.environ["DECANT"], folder, "3"], check=True, stdout=subprocess.DEVNULL, timeout=120)
            with open(Path(folder) / "pack.csv", newline="", encoding="utf-8") as table:
                rows = list(csv.DictReader(table))
        self.assertEqual(len(rows), 15)
        for number, row in enumerate(rows):
            low, high = GRADES[number // 3]
            self.assertEqual(int(row["colors"]), 5 + number // 3)
            self.assertTrue(low <= float(row["difficulty"]) <= high, row)
            self.assertEqual(row["claim"], "optimal")


if __name__ == "__main__":
    unittest.main()
