"""Random small levels of both families: `analyze` agrees with a slow program on every figure."""
# SPDX-License-Identifier: MIT
import math
import os
import sys
import unittest

from program import DONE, ROOT, run

sys.path.insert(0, str(ROOT / "tests" / "slow"))
import metrics  # noqa: E402

LEVELS = int(os.environ.get("DECANT_AGREEMENT_LEVELS", "500"))
SEED = 20260505
GAMES = 1000


class MetricsAgreement(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.levels = metrics.random_levels(SEED, LEVELS // 2)
        cls.codes = [level.code() for level in cls.levels]
        cls.truths = [metrics.figures(level) for level in cls.levels]
        half = LEVELS // 2
        cls.results = [cls.analyze(cls.codes[:half], "--partial"), cls.analyze(cls.codes[half:])]
        cls.answers = [answer for result in cls.results for answer in result.answers]

    @staticmethod
    def analyze(codes, *flags):
        lines = "".join(f"{code}\n" for code in codes)
        return run("analyze", "--batch", "-", "--games", str(GAMES), *flags, stdin=lines, timeout=600)

    def test_the_levels_are_of_every_kind(self):
        solvable = [truth for truth in self.truths if truth["solvable"]]
        self.assertEqual(LEVELS // 2 * 2, len(self.truths))
        self.assertGreater(len(self.truths) - len(solvable), LEVELS / 20)
        for key in ("dead", "losing_share", "losing_share_on_plans", "misleading_share_on_plans", "forced_positions",
                    "last_losing_move", "fewest_empty_tubes"):
            different = {truth[key] for truth in solvable if truth.get(key)}
            self.assertGreater(len(different), 1 if key == "fewest_empty_tubes" else 9, key)
        self.assertGreater(sum(truth["goals"] > 1 for truth in solvable), LEVELS / 20)
        self.assertGreater(sum(int(truth["shortest_plans"]) > 9 for truth in solvable), LEVELS / 20)

    def test_figures(self):
        self.assertEqual([DONE, DONE], [result.code for result in self.results])
        self.assertEqual(self.codes, [answer["level"] for answer in self.answers])
        for code, truth, answer in zip(self.codes, self.truths, self.answers):
            with self.subTest(code):
                self.assertEqual(truth, {key: answer.get(key) for key in truth})

    def test_players(self):
        """The simulated rates lie around the exact chances, and 95 % intervals hold about 95 % of them."""
        held, asked = 0, 0
        small = [number for number, truth in enumerate(self.truths)
                 if truth["solvable"] and 0 < truth["length"] and truth["states"] < 200]
        for number in small[::max(1, len(small) // 80)]:
            answer = self.answers[number]
            exact = metrics.chances(self.levels[number])
            for chance, player in zip(exact, (answer["random_player"], answer["greedy_player"])):
                with self.subTest(self.codes[number]):
                    spread = 5 * math.sqrt(GAMES * chance * (1 - chance)) + 1e-6 * GAMES
                    self.assertEqual(GAMES, player["games"])
                    self.assertLessEqual(abs(player["wins"] - GAMES * chance), spread)
                    self.assertAlmostEqual(player["wins"] / GAMES, player["rate"], 6)
                    asked += 1
                    held += player["low"] - 1e-6 <= chance <= player["high"] + 1e-6
        self.assertGreater(asked, 100)
        self.assertGreater(held / asked, 0.9)


if __name__ == "__main__":
    unittest.main()
