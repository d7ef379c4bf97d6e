"""`analyze`: the figures that depend on the seed, those that do not, and the answer for levels that are too large."""
# SPDX-License-Identifier: MIT
import os
import tempfile
import unittest

from program import DONE, UNKNOWN, USAGE, run

CODES = ("water4:EDAC/ABCE/CBDD/CADA/BEEB/-", "ball3:ABC/BCA/CAB/-", "dogbunny:a=b/b=c/c=d/b~trap:dog=a:dog=d")
PLAYED = {"random_player", "greedy_player"}
LARGE = "ball4:ABCD/EFFF/GCBC/HGDA/AGBH/HGIF/DEBC/EIAI/EHDI/-/-"


def batch(*flags):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "codes")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"{code}\n" for code in CODES * 5)
        return run("analyze", "--batch", path, *flags)


class Analyze(unittest.TestCase):
    def test_jobs_change_nothing(self):
        self.assertEqual(batch().out, batch("--jobs", "3").out)

    def test_the_seed_moves_the_players_alone(self):
        for one, other in zip(batch("--seed", "1").answers, batch("--seed", "2").answers):
            different = {key for key in one if one[key] != other[key]}
            self.assertLessEqual(different, PLAYED)
        self.assertNotEqual(batch("--seed", "1").out, batch("--seed", "2").out)

    def test_more_games_narrow_the_interval(self):
        def width(games):
            rate = run("analyze", CODES[0], "--games", str(games), "--format", "json").answer["random_player"]
            self.assertEqual(games, rate["games"])
            self.assertTrue(rate["low"] <= rate["rate"] <= rate["high"] if games else rate["rate"] == 0)
            return rate["high"] - rate["low"]
        self.assertEqual(1, width(0))
        self.assertGreater(width(100), 5 * width(10_000))
        self.assertEqual(USAGE, run("analyze", CODES[0], "--games", "100001").code)

    def test_large_levels_are_estimated_and_say_so(self):
        exact = run("analyze", LARGE, "--format", "json").answer
        result = run("analyze", LARGE, "--format", "json", "--node-limit", "1000")
        about = result.answer
        self.assertEqual((UNKNOWN, False, "nodes"), (result.code, about["complete"], about["limit"]))
        self.assertEqual([], exact["estimated"])
        for key in ("length", "solvable", "fewest_empty_tubes", "detour_share", "most_moves"):
            self.assertNotIn(key, about["estimated"])
            self.assertEqual(exact[key], about[key])
        self.assertIn("difficulty", about["estimated"])
        self.assertAlmostEqual(exact["difficulty"], about["difficulty"], delta=20)
        self.assertGreater(about["coverage"]["known"], 300)
        self.assertEqual(about, run("analyze", LARGE, "--format", "json", "--node-limit", "1000").answer)

    def test_one_move_is_told_in_the_singular(self):
        told = run("analyze", "water2:A/A").out
        self.assertIn("\nSolvable in 1 move.\n", told)
        self.assertIn("Hardest solvable position: 1 move, ", told)

    def test_text_tells_the_difficulty(self):
        result = run("analyze", CODES[0], "--quiet")
        self.assertEqual(DONE, result.code)
        self.assertRegex(result.out, r"\nDifficulty: \d+\.\d of 100\.\n")


if __name__ == "__main__":
    unittest.main()
