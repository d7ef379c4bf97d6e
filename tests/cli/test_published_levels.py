"""Hundreds of levels from other games and solvers each get an answer that holds up."""
# SPDX-License-Identifier: MIT
import unittest

from program import DONE, UNKNOWN, run
from shared_levels import needs_levels, published_codes


@needs_levels
class PublishedLevels(unittest.TestCase):
    def test_every_level_has_an_answer(self):
        codes = published_codes()
        result = run("solve", "--batch", "-", "--partial", "--time-limit", "2", "--jobs", "2",
                     stdin="\n".join(codes), timeout=600)
        self.assertIn(result.code, (DONE, UNKNOWN), result.err)
        self.assertEqual(codes, [answer["level"] for answer in result.answers])
        for answer in result.answers:
            with self.subTest(answer["level"]):
                self.assertNotIn("error", answer)
                if answer["status"] == "solved":
                    self.assertLessEqual(answer["lower_bound"], answer["length"])
                    self.assertEqual(answer["length"], len(answer["moves"]))


if __name__ == "__main__":
    unittest.main()
