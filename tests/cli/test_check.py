"""`check` accepts what `solve` writes, in any of its forms, and explains what it does not accept."""
# SPDX-License-Identifier: MIT
import json
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

    def test_a_path_that_is_not_there_is_no_bad_move_alone(self):
        told = "decant: plan:1:1: 'plans/nofile' is not a move, and there is no such file; write FROM>TO, such as 3>12, tubes counted from 1\n"
        self.assertEqual((MALFORMED, "", told), run("check", SMALL, "plans/nofile"))
        self.assertEqual((MALFORMED, "", told), run("hint", SMALL, "--moves", "plans/nofile"))
        self.assertNotIn("file", run("check", SMALL, "1>2>3").err)

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

    def test_what_a_plan_says_beside_its_moves_must_be_true(self):
        said = run("solve", SMALL, "--format", "json").answer
        for change, sentence, place in (
                (lambda plan: plan["moves"][1].update(color="Z"), 'move 2 of 3: the plan says "color":"Z", but it is "B"', 2),
                (lambda plan: plan["moves"][0].update(units=3), 'move 1 of 3: the plan says "units":3, but it is 1', 1),
                (lambda plan: plan["moves"][0].update(units=None), 'move 1 of 3: the plan says "units":null, but it is 1', 1),
                (lambda plan: plan["moves"][2].update(units="1"), 'move 3 of 3: the plan says "units":"1", but it is 1', 3),
                (lambda plan: plan.update(length=4), 'the plan says "length":4, but it is 3', None),
                (lambda plan: plan.update(rules="ball"), 'the plan says "rules":"ball", but it is "water"', None),
                (lambda plan: plan.update(family="null"), 'the plan says "family":"null", but it is "tube_sort"', None)):
            plan = json.loads(json.dumps(said))
            change(plan)
            with self.subTest(sentence):
                self.assertEqual((INVALID_PLAN, f"Invalid: {sentence}.\n", ""), run("check", SMALL, json.dumps(plan)))
                answer = run("check", SMALL, json.dumps(plan), "--format", "json").answer
                self.assertEqual((False, place), (answer["valid"], answer.get("false_move")))
                self.assertTrue(sentence.endswith(answer["reason"]), answer)
                self.assertNotIn("illegal_move", answer)

    def test_the_first_thing_that_is_wrong_is_told(self):
        plan = [{"from": 0, "to": 2, "units": 2}, {"from": 2, "to": 2}]
        self.assertEqual(1, run("check", SMALL, json.dumps(plan), "--format", "json").answer["false_move"])
        plan = [{"from": 0, "to": 0, "units": 2}, {"from": 0, "to": 2, "units": 2}]
        self.assertEqual(1, run("check", SMALL, json.dumps(plan), "--format", "json").answer["illegal_move"])

    def test_a_plan_may_say_more_or_less(self):
        moves = [{"from": 0, "to": 2, "units": 1.0}, {"from": 1, "to": 0, "remark": "free the blue"}, "2>3"]
        plan = {"moves": moves, "author": "me", "claim": "none", "stats": {"expanded": 1}}
        self.assertEqual(DONE, run("check", SMALL, json.dumps(plan)).code)

    def test_what_a_plan_on_a_map_says_must_be_true(self):
        level = "levels/dog-bunny-28.txt"
        plan = run("solve", level, "--format", "json").answer
        self.assertEqual(DONE, run("check", level, json.dumps(plan)).code)
        for key in ("switches", "length"):
            false = json.dumps({**plan, key: plan[key] + 1})
            self.assertEqual(f'Invalid: the plan says "{key}":{plan[key] + 1}, but it is {plan[key]}.\n', run("check", level, false).out)

    def test_moves_so_far_are_held_to_it_too(self):
        moves = json.dumps([{"from": 0, "to": 2, "color": "Z"}])
        result = run("hint", SMALL, "--moves", moves)
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertIn('move 1 of 1: the plan says "color":"Z", but it is "B"', result.err)

    def test_no_plan_at_all(self):
        self.assertEqual(MALFORMED, run("check", SMALL, "no/such/plan.txt").code)
        self.assertEqual(UNREADABLE, run("check", SMALL, str(ROOT / "levels")).code)


if __name__ == "__main__":
    unittest.main()
