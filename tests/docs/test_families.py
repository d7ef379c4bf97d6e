"""Code learns of the puzzle families from families.def alone, as the architecture says."""
# SPDX-License-Identifier: MIT
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUZZLES = ROOT / "src/puzzles"


class Families(unittest.TestCase):
    def test_no_other_code_tells_families_by_their_names(self):
        # `null` is a word of JSON, too.
        families = set(re.findall(r"^DECANT_FAMILY\((\w+)\)", (PUZZLES / "families.def").read_text(), re.M)) - {"null"}
        self.assertLess(1, len(families))
        named = re.compile("|".join(f'"{family}"' for family in families))
        sources = [path for folder in ("src", "apps", "bindings") for path in (ROOT / folder).rglob("*.[ch]pp")
                   if not any(PUZZLES / family in path.parents for family in families)]
        self.assertLess(100, len(sources))
        self.assertEqual([], [str(path) for path in sources if named.search(path.read_text())])


if __name__ == "__main__":
    unittest.main()
