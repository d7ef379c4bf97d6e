"""Every verb prints what its golden transcript says."""
# SPDX-License-Identifier: MIT
import unittest

from program import ROOT
from transcripts import compare, each, play

FOLDER = ROOT / "tests" / "golden"


def check(self, name):
    _, result = play(FOLDER, name)
    compare(self, FOLDER, name, result)


@each(FOLDER, check)
class Golden(unittest.TestCase):
    pass


if __name__ == "__main__":
    unittest.main()
