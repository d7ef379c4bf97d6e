"""Lengths agree with those that two independent exact programs found."""
# SPDX-License-Identifier: MIT
import unittest

from program import DONE, run
from shared_levels import capacity, colors, needs_levels, optima, with_rules


@needs_levels
class KnownLengths(unittest.TestCase):
    def check(self, levels):
        """`levels` are pairs of a code and its length."""
        result = run("solve", "--batch", "-", stdin="".join(code + "\n" for code, _ in levels), timeout=300)
        self.assertEqual(DONE, result.code)
        self.assertEqual([code for code, _ in levels], [answer["level"] for answer in result.answers])
        for (code, length), answer in zip(levels, result.answers):
            with self.subTest(code):
                status, claim = ("unsolvable", None) if length is None else ("solved", "optimal")
                self.assertEqual((status, claim, length), (answer["status"], answer["claim"], answer.get("length")))
                self.assertEqual(length, answer["lower_bound"])

    def test_water(self):
        self.check([(with_rules(level.code, "water"), level.water) for level in optima() if level.water != "?"])

    def test_ball_up_to_twelve_colors(self):
        small = [level for level in optima() if capacity(level.code) <= 4 and colors(level.code) <= 12]
        self.assertGreater(len(small), 10)
        self.check([(with_rules(level.code, "ball"), level.ball) for level in small if level.ball != "?"])


if __name__ == "__main__":
    unittest.main()
