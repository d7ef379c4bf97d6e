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
                    unchecked = "Not checked, though the plan says it: claim, lower_bound.\n" if form == "json" else ""
                    self.assertRegex(checked.out, rf"\AValid: \d+ moves? reach(es)? the goal\.\n{unchecked}\Z")

    def test_the_plan_may_be_a_path_or_the_text_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "plan.txt")
            path.write_text("1>3 2>1\n2>3\n")
            self.assertEqual(DONE, run("check", SMALL, str(path)).code)
        self.assertEqual(DONE, run("check", SMALL, "1>3 2>1 2>3").code)

    def test_a_path_that_is_not_there_is_no_bad_move_alone(self):
        for name in ("plans/nofile", "plan-1-2.txt", "3/4"):
            told = f"decant: plan: '{name}' is not a move, and there is no such file; give the path of a plan, or moves such as '2>3 1>2'\n"
            self.assertEqual((MALFORMED, "", told), run("check", SMALL, name))
            self.assertEqual((MALFORMED, "", told), run("hint", SMALL, "--moves", name))
        self.assertNotIn("file", run("check", SMALL, "1>2>3").err)

    def test_plans_of_others_are_read_and_what_is_not_used_is_shown(self):
        for plan in ("1->3, 2->1, 2->3", "(1,3)(2,1)(2,3)", "[[0, 2], [1, 0], [1, 2]]", "1-3 2-1 2-3"):
            self.assertEqual((DONE, "Valid: 3 moves reach the goal.\n", ""), run("check", SMALL, plan))
        plan = "Solved in 3 moves.\n1 3\n2 1\n2 3\n"
        told = "Valid: 3 moves reach the goal.\nNot used, as it has an odd count of numbers: Solved in 3 moves.\n"
        self.assertEqual((DONE, told, ""), run("check", SMALL, "-", stdin=plan))
        self.assertEqual(["Solved in 3 moves."], run("check", SMALL, "-", "--format", "json", stdin=plan).answer["unused"])
        self.assertEqual(["Solved in 3 moves."], run("hint", SMALL, "--moves", "-", "--format", "json", stdin=plan).answer["unused"])
        told = run("check", SMALL, "-", stdin=plan + "7\n" * 50).out
        self.assertEqual((7, "Nor 46 lines more like that."), (told.count("\n"), told.splitlines()[-1]))

    def test_the_level_may_come_from_the_pipe(self):
        self.assertEqual(DONE, run("check", "-", "1>3 2>1 2>3", stdin="decant tube-sort 1\nA B\nB A\n-\n").code)

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
                (lambda plan: plan.update(status="unsolvable"), 'the plan says "status":"unsolvable", but it is "solved"', None),
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

    def test_a_claim_and_a_bound_fit_the_length(self):
        for bound, claim, false in ((9, "none", '"lower_bound":9, but it is from 0 to 3'), (-1, "none", '"lower_bound":-1, but it is from 0 to 3'),
                                    ("3", "none", '"lower_bound":"3", but it is from 0 to 3'), (None, "none", '"lower_bound":null, but it is from 0 to 3'),
                                    (2, "optimal", '"lower_bound":2, but it is 3 if the plan is optimal'),
                                    (3, "best", '"claim":"best", but it is optimal, bounded or none')):
            plan = json.dumps({"moves": ["1>3", "2>1", "2>3"], "lower_bound": bound, "claim": claim})
            self.assertEqual((INVALID_PLAN, f"Invalid: the plan says {false}.\n", ""), run("check", SMALL, plan))
        for bound, claim in ((3, "optimal"), (3, "none"), (3.0, "optimal"), (0, "bounded")):
            plan = json.dumps({"moves": ["1>3", "2>1", "2>3"], "lower_bound": bound, "claim": claim})
            self.assertEqual(DONE, run("check", SMALL, plan).code)
        self.assertIn("the goal is not reached", run("check", SMALL, json.dumps({"moves": ["1>3"], "lower_bound": 3})).out)

    def test_the_level_that_a_plan_says_by_a_code_is_the_level(self):
        def checked(level, of, *flags):
            return run("check", of, json.dumps({"moves": ["1>3", "2>1", "2>3"], "level": level}), *flags)
        for other in ("water2:AB/AB/-", "water2:BA/AB/-", "water2:AB/BA/-/-", "ball2:AB/BA/-/-", "ball2:AB/BA/-", "null:6",
                      "dogbunny:a=b:dog=a:dog=b"):
            told = f'Invalid: the plan says "level":"{other}", but it is another one.\n'
            self.assertEqual((INVALID_PLAN, told, ""), checked(other, SMALL))
            self.assertEqual(INVALID_PLAN, checked(other, SMALL, "--capacity", "2", "--partial").code)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "level.txt")
            path.write_text("order: bottom-first\n\nlime blue\nblue lime\n-\n")
            for same, of, *flags in ((SMALL, SMALL), ("water2:AB/BA/-\n", SMALL), (SMALL, str(path)),
                                     (SMALL, SMALL, "--rules", "ball"), ("ball2:AB/BA/-", SMALL, "--rules", "ball"),
                                     ("water2:BA/AB/-", "water2:BA/AB/-", "--top-first"), (SMALL, "water2:BA/AB/-", "--top-first")):
                result = checked(same, of, *flags)
                with self.subTest(of=of, flags=flags):
                    self.assertEqual((DONE, "Valid: 3 moves reach the goal.\n"), (result.code, result.out))
        for name in ("second", 7, None, ["water2:AB/AB/-"]):
            self.assertEqual("Not checked, though the plan says it: level.", checked(name, SMALL).out.splitlines()[1])

    def test_rules_of_a_batch_that_the_plan_says_are_those_of_its_level(self):
        answer = run("solve", "--batch", "-", "--rules", "ball", stdin=SMALL).answer
        self.assertEqual((SMALL, "ball"), (answer["level"], answer["rules"]))
        self.assertEqual(DONE, run("check", "ball2:AB/BA/-", json.dumps(answer)).code)
        del answer["rules"]
        self.assertEqual(INVALID_PLAN, run("check", "ball2:AB/BA/-", json.dumps(answer)).code)

    def test_the_version_of_the_form_is_checked_and_figures_are_objects(self):
        for version in (2, "banana", None):
            told = f'Invalid: the plan says "decant":{json.dumps(version)}, but it is 1.\n'
            self.assertEqual((INVALID_PLAN, told, ""), run("check", SMALL, json.dumps({"moves": ["1>3", "2>1", "2>3"], "decant": version})))
        plan = json.dumps({"moves": ["1>3", "2>1", "2>3"], "decant": 1, "stats": 7, "read": "me"})
        self.assertEqual("Not checked, though the plan says it: read, stats.", run("check", SMALL, plan).out.splitlines()[1])

    def test_answers_of_a_batch_are_plans_for_their_levels(self):
        levels = [SMALL, "water4:ABAB/BABA/-"]
        answers = run("solve", "--batch", "-", stdin="\n".join(levels)).out.splitlines()
        for level, answer in zip(levels, answers):
            self.assertEqual(DONE, run("check", level, answer).code)
        self.assertEqual(INVALID_PLAN, run("check", "water2:BA/AB/-", answers[0]).code)

    def test_what_was_not_checked_is_told(self):
        plan = {"moves": [{"from": 0, "to": 2, "remark": 1}, "2>1", {"from": 1, "to": 2, "remark": 2}], "author": "me", "length": 3}
        result = run("check", SMALL, json.dumps(plan))
        self.assertEqual((DONE, "Valid: 3 moves reach the goal.\nNot checked, though the plan says it: author, remark.\n", ""), result)
        self.assertEqual(["author", "remark"], run("check", SMALL, json.dumps(plan), "--format", "json").answer["unchecked"])
        self.assertNotIn("unchecked", run("check", SMALL, "1>3 2>1 2>3", "--format", "json").answer)
        many = {"moves": plan["moves"], **{f"key {i}\n" + "x" * 1000: 0 for i in range(1000)}}
        told = run("check", SMALL, "-", stdin=json.dumps(many)).out
        self.assertLess(len(told), 400)
        self.assertEqual(2, told.count("\n"))

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
        for key, false in (("level", "water2:AB/AB/-"), ("level", "ball2:AB/BA/-"), ("claim", "best"), ("length", 2), ("decant", 2)):
            result = run("hint", SMALL, "--moves", json.dumps({"moves": ["1>3"], key: false}))
            self.assertEqual((MALFORMED, ""), (result.code, result.out))
            self.assertIn(f'the plan says "{key}":{json.dumps(false)}, but it is', result.err)
        self.assertEqual(DONE, run("hint", SMALL, "--moves", json.dumps({"moves": ["1>3"], "level": SMALL})).code)

    def test_no_plan_at_all(self):
        self.assertEqual(MALFORMED, run("check", SMALL, "no/such/plan.txt").code)
        self.assertEqual(UNREADABLE, run("check", SMALL, str(ROOT / "levels")).code)


if __name__ == "__main__":
    unittest.main()
