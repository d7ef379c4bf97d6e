"""solve_many() gives the answer of solve() to each level, in their order."""
# SPDX-License-Identifier: MIT
import threading
import unittest

import decant
from program import HARD, random_code

CODES = [random_code("water", 6 + seed % 4, 4, 2, seed) for seed in range(60)]


class Many(unittest.TestCase):
    def test_answers_are_those_of_solve_whatever_the_jobs(self):
        expected = [decant.solve(code) for code in CODES]
        for jobs in (1, 3, 0):
            with self.subTest(jobs=jobs):
                self.assertEqual(expected, decant.solve_many(CODES, jobs=jobs))

    def test_levels_come_from_any_iterable(self):
        levels = [decant.Level(code) for code in CODES[:3]]
        self.assertEqual(decant.solve_many(levels), decant.solve_many(level for level in levels))
        self.assertEqual([], decant.solve_many([]))

    def test_an_error_is_the_answer_of_its_level_alone(self):
        bad, solved, hidden, proved = decant.solve_many(
            ["decant tube-sort 1\nred blue\nblue (\n-", "water4:ABAB/BABA/-", "water2:A?/BA/-", "water2:AB/BA"], jobs=2)
        self.assertIsInstance(bad, decant.LevelError)
        self.assertEqual((3, 6), (bad.line, bad.column))
        self.assertIsInstance(hidden, decant.LevelError)
        self.assertEqual([7, "unsolvable"], [solved.length, proved.status])

    def test_what_is_no_level_is_told_at_once(self):
        with self.assertRaises(TypeError):
            decant.solve_many(["water2:AB/BA/-", None])
        with self.assertRaisesRegex(TypeError, "^levels: give a list of levels, not one text"):
            decant.solve_many("water2:AB/BA/-")
        for wrong in (None, 7):
            with self.assertRaisesRegex(TypeError, f"^levels: give a list of levels, not {wrong}"):
                decant.solve_many(wrong)

    def test_limits_count_for_each_level(self):
        limited = decant.solve_many([HARD, "water4:ABAB/BABA/-", HARD], node_limit=100)
        self.assertEqual(["nodes", None, "nodes"], [solution.limit for solution in limited])

    def test_progress_is_told_in_the_calling_thread(self):
        seen = []
        decant.solve_many([HARD] * 4, jobs=1, time_limit=0.1,
                          progress=lambda done, of: seen.append((done, of, threading.get_ident())))
        self.assertEqual(sorted(seen), seen)
        self.assertIn((1, 4, threading.get_ident()), seen)

    def test_an_exception_of_the_callback_ends_the_work(self):
        def fail(done, of):
            raise ZeroDivisionError("mine")
        with self.assertRaisesRegex(ZeroDivisionError, "mine"):
            decant.solve_many(["water4:ABAB/BABA/-", *[HARD] * 1000], jobs=2, time_limit=1, progress=fail)

    def test_wrong_jobs_are_refused(self):
        for wrong, error in ((-1, ValueError), (10**9, ValueError), (2.5, TypeError), (True, TypeError)):
            with self.subTest(jobs=wrong), self.assertRaisesRegex(error, "^jobs: give a whole number from 0 to 1024, not "):
                decant.solve_many(CODES, jobs=wrong)


if __name__ == "__main__":
    unittest.main()
