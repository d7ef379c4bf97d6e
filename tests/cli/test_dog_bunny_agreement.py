"""Random DogBunny levels: decant agrees with a slow second program on lengths, counts and graphs."""
# SPDX-License-Identifier: MIT
import os
import sys
import unittest

from program import DONE, ROOT, run

sys.path.insert(0, str(ROOT / "tests" / "slow"))
import dog_bunny  # noqa: E402

LEVELS = int(os.environ.get("DECANT_AGREEMENT_LEVELS", "500"))
SEED = 20260101


class Agreement(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.levels = dog_bunny.random_levels(SEED, LEVELS)
        cls.codes = [dog_bunny.code(level) for level in cls.levels]
        cls.truths = [dog_bunny.answer(level) for level in cls.levels]
        lines = "".join(f"{code}\n" for code in cls.codes)
        cls.result = run("solve", "--batch", "-", stdin=lines, timeout=600)
        cls.answers = cls.result.answers

    def test_the_levels_are_of_every_kind(self):
        lengths = [truth.length for truth in self.truths]
        self.assertGreater(lengths.count(None), LEVELS / 20)
        self.assertGreater(lengths.count(0), LEVELS / 100)
        self.assertGreater(sum(length is not None and length > 8 for length in lengths), LEVELS / 20)
        self.assertGreater(sum(truth.plans != truth.plans_by_token for truth in self.truths), LEVELS / 20)
        self.assertGreater(sum(0 < truth.dead < truth.states for truth in self.truths), LEVELS / 20)

    def test_solve(self):
        self.assertEqual(DONE, self.result.code)
        self.assertEqual(self.codes, [answer["level"] for answer in self.answers])
        keys = ("status", "claim", "length", "lower_bound", "switches", "shortest_plans", "shortest_plans_by_token")
        for code, truth, answer in zip(self.codes, self.truths, self.answers):
            with self.subTest(code):
                expected = ("unsolvable", None, None, None, None, None, None)
                if truth.length is not None:
                    expected = ("solved", "optimal", truth.length, truth.length, truth.switches, str(truth.plans),
                                str(truth.plans_by_token))
                self.assertEqual(expected, tuple(answer.get(key) for key in keys))

    def test_check(self):
        solved = [(code, answer) for code, answer in zip(self.codes, self.answers) if answer.get("moves")]
        for code, answer in solved[::max(1, len(solved) // 20)]:
            plan = " ".join("{token}:{from}>{to}".format(**move) for move in answer["moves"])
            with self.subTest(code):
                self.assertEqual(DONE, run("check", code, plan).code)

    def test_analyze(self):
        for code, truth in list(zip(self.codes, self.truths))[::max(1, LEVELS // 60)]:
            with self.subTest(code):
                result = run("analyze", code, "--format", "json")
                self.assertEqual(DONE, result.code)
                keys = ("complete", "solvable", "length", "states", "goals", "dead", "distances")
                expected = (True, truth.length is not None, truth.length, truth.states, truth.goals, truth.dead,
                            truth.distances)
                self.assertEqual(expected, tuple(result.answer.get(key) for key in keys))


if __name__ == "__main__":
    unittest.main()
