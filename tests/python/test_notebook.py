"""The example notebook runs from its first cell to its last, with the lengths that are known to be shortest."""
# SPDX-License-Identifier: MIT
import runpy
import unittest
from contextlib import redirect_stdout
from io import StringIO

from program import ROOT


class Notebook(unittest.TestCase):
    def test_figures_stand_beside_the_published_ones(self):
        with redirect_stdout(StringIO()) as printed:
            rows = runpy.run_path(str(ROOT / "examples/notebook.py"))["rows"]
        firsts = {system: ours.split()[0] for system, _, ours in rows}
        self.assertEqual({"Coalton, level 133": "39", "Clojure, DogBunny": "28",
                          "Python notebook, level 80, breadth first": "38", "JavaScript, three flasks": "7",
                          "Python, cups-4": "8", "Python, cups-89": "29", "Python, cups-97": "27"},
                         {system: first for system, first in firsts.items() if "depth first" not in system})
        self.assertIn("move ", printed.getvalue())


if __name__ == "__main__":
    unittest.main()
