"""`check` accepts what `solve` writes, in any of its forms, and explains what it does not accept."""
# SPDX-License-Identifier: MIT
import tempfile
import unittest
from pathlib import Path

from hard_level import random_code
from program import DONE, INVALID_PLAN, MALFORMED, UNREADABLE, ROOT, run

SMALL = "water2:AB/BA/-"
LEVELS = [random_code(rules, colors, 4, 2, seed) for rules in ("water", "ball")
          for colors in (4, 7) for seed in range(4)] + ["levels/coalton-133.txt", "water4:ABB/BAA/A^1/B^2"]


class Check(unittest.TestCase):
    def test_answers_of_solve_are_valid(self):
        for level in LEVELS:
            for form in ("json", "moves"):
                with self.subTest(level, form=form):
                    solved = run("solve", level, "--format", form)
                    checked = run("check", level, "-", stdin=solved.out)
                    self.assertEqual(DONE, checked.code, checked)
                    self.assertRegex(checked.out, r"\AValid: \d+ moves? reach(es)? the goal\.\n\Z")

    def test_the_plan_may_be_a_path_or_the_text_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "plan.txt")
            path.write_text("1>3 2>1\n2>3\n")
            self.assertEqual(DONE, run("check", SMALL, str(path)).code)
        self.assertEqual(DONE, run("check", SMALL, "1>3 2>1 2>3").code)

    def test_the_level_may_come_from_the_pipe(self):
        self.assertEqual(DONE, run("check", "-", "1>3 2>1 2>3", stdin="A B\nB A\n-\n").code)

    def test_the_first_illegal_move_is_named(self):
        result = run("check", SMALL, "1>3 2>3 9>9")
        self.assertEqual((INVALID_PLAN, "Invalid: move 2 of 3 is illegal: A does not go onto B.\n", ""), result)

    def test_the_rule_in_force_counts(self):
        plan = "1>2"
        self.assertEqual(INVALID_PLAN, run("check", "ball2:AA/-", "1>2").code)
        self.assertEqual(DONE, run("check", "ball2:AA/-", plan, "--rules", "water").code)

    def test_a_legal_plan_that_misses_the_goal_is_invalid(self):
        result = run("check", SMALL, "1>3 2>1", "--format", "json")
        self.assertEqual(INVALID_PLAN, result.code)
        self.assertEqual((False, 2), (result.answer["valid"], result.answer["length"]))
        self.assertNotIn("illegal_move", result.answer)

    def test_an_altered_answer_is_caught(self):
        solved = run("solve", "levels/coalton-133.txt", "--format", "moves").out.split()
        for number in range(len(solved)):
            shorter = " ".join(solved[:number] + solved[number + 1:])
            self.assertEqual(INVALID_PLAN, run("check", "levels/coalton-133.txt", shorter).code)

    def test_no_plan_at_all(self):
        self.assertEqual(MALFORMED, run("check", SMALL, "no/such/plan.txt").code)
        self.assertEqual(UNREADABLE, run("check", SMALL, str(ROOT / "levels")).code)


if __name__ == "__main__":
    unittest.main()
