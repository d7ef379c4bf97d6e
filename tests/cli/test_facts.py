"""Each fact is told when it is known: the verdict before the advice, and events one by one."""
# SPDX-License-Identifier: MIT
import json
import signal
import unittest

from hard_level import HARD, random_code
from pace import PATIENCE, has_worked, within
from program import DONE, INTERRUPTED, UNSOLVABLE, USAGE, run, start

# Dead at once; whether one or two more tubes help is not known for long.
DEAD = random_code("ball", 30, 8, 1, seed=1)
STUCK = "water2:AB/BA"
# It helps to turn it, or to add a tube.
TURNED = random_code("ball", 6, 4, 1, seed=1)


class Advice(unittest.TestCase):
    def advice(self, level, *flags):
        answer = run("solve", level, "--format", "json", *flags).answer
        self.assertEqual("unsolvable", answer["status"])
        return answer.get("advice", "not asked")

    def test_that_helps_is_told_with_or_without_a_plan(self):
        known = self.advice(TURNED)
        self.assertEqual((23, {"count": 1, "length": 22}), (known["upside_down"], known["extra_tubes"]))
        limited = self.advice(TURNED, "--node-limit", "1")
        self.assertEqual(known["helps"], limited["helps"])
        self.assertEqual(known["levels"], limited["levels"])
        self.assertEqual(("not there", {"count": 1}), (limited.get("upside_down", "not there"), limited["extra_tubes"]))

    def test_that_is_not_known_is_told_from_what_does_not_help(self):
        advice = self.advice(DEAD, "--node-limit", "1")
        self.assertEqual({"upside_down": None, "helps": {"upside_down": False, "extra_tubes": None}, "claims": {}, "levels": {}},
                         advice)

    def test_that_nobody_asked_for_is_left_out(self):
        self.assertEqual("not asked", self.advice(STUCK, "--advice-limit", "0"))

    def test_is_told_in_words(self):
        self.assertEqual("Cannot be solved. Proved.\nRead upside down, it cannot be solved either.\n"
                         "It is not known whether up to 2 more empty tubes would help.\n",
                         run("solve", DEAD, "--quiet", "--node-limit", "1").out)
        self.assertIn("Read upside down, it can be solved.\nWith 1 more empty tube, it can be solved.\n",
                      run("solve", TURNED, "--node-limit", "1").out)


class Verdict(unittest.TestCase):
    def test_comes_before_the_advice(self):
        with start("solve", DEAD, "--quiet", "--advice-limit", "60") as process:
            with within(5):
                self.assertEqual(b"Cannot be solved. Proved.\n", process.stdout.readline())
            process.send_signal(signal.SIGINT)
            process.stdout.read()
            self.assertEqual(UNSOLVABLE, process.wait(PATIENCE))

    def test_stays_when_the_advice_is_interrupted(self):
        with start("solve", DEAD, "--format", "json", "--advice-limit", "60") as process:
            has_worked(process, 0.5)
            process.send_signal(signal.SIGINT)
            answer = json.loads(process.stdout.read())
            self.assertEqual(UNSOLVABLE, process.wait(PATIENCE))
        self.assertEqual(("unsolvable", None), (answer["status"], answer["claim"]))
        self.assertNotIn("cancelled", answer)

    def test_advice_keeps_within_its_budget(self):
        with within(4):
            result = run("solve", DEAD, "--format", "json", "--advice-limit", "0.5")
        self.assertEqual(UNSOLVABLE, result.code)

    def test_no_advice_is_looked_for_where_none_is_wanted(self):
        for flags in (["--advice-limit", "0"], ["--format", "moves"]):
            with within(3):
                result = run("solve", DEAD, *flags)
            self.assertEqual(UNSOLVABLE, result.code)


class Events(unittest.TestCase):
    def events(self, *args, code=DONE):
        result = run("solve", *args, "--events")
        self.assertEqual(code, result.code)
        return result.answers

    def test_end_with_the_verdict_and_an_end(self):
        events = self.events("water4:ABAB/BABA/-")
        self.assertEqual(["verdict", "end"], [event["event"] for event in events][-2:])
        solution = events[-2]["solution"]
        plain = run("solve", "water4:ABAB/BABA/-", "--format", "json").answer
        self.assertEqual(plain["moves"], solution["moves"])

    def test_tell_each_piece_of_advice_with_its_claim(self):
        events = self.events(STUCK, code=UNSOLVABLE)
        self.assertEqual(["verdict", "advice", "advice", "end"], [event["event"] for event in events])
        self.assertEqual({"word": "upside_down", "helps": False}, events[1]["advice"])
        self.assertEqual({"word": "extra_tubes", "helps": True, "count": 1, "length": 3, "claim": "optimal",
                          "level": "water2:AB/BA/-"}, events[2]["advice"])

    def test_tell_advice_that_is_not_known_apart_from_advice_that_does_not_help(self):
        events = self.events(DEAD, "--node-limit", "1", code=UNSOLVABLE)
        self.assertEqual([{"word": "upside_down", "helps": False}, {"word": "extra_tubes", "helps": None}],
                         [event["advice"] for event in events if event["event"] == "advice"])

    def test_rise_and_fall_as_they_should(self):
        events = self.events(HARD, "--time-limit", "2")
        bounds = [event["lower_bound"] for event in events if event["event"] == "bound"]
        plans = [event["length"] for event in events if event["event"] == "plan"]
        self.assertEqual(sorted(set(bounds)), bounds)
        self.assertEqual(sorted(set(plans), reverse=True), plans)
        self.assertTrue(plans)
        self.assertLessEqual(bounds[-1], plans[-1])
        names = [event["event"] for event in events]
        self.assertLess(names.index("solvable"), names.index("plan"))

    def test_tell_of_a_level_what_is_known_of_its_last_piece(self):
        events = self.events(HARD + "/XYXYXYXY/YXYXYXYX", "--time-limit", "2")
        names = [event["event"] for event in events]
        self.assertIn("solvable", names)
        plans = [event["length"] for event in events if event["event"] == "plan"]
        self.assertEqual(events[-2]["solution"]["length"], plans[-1])

    def test_come_while_the_search_goes_on(self):
        with start("solve", HARD, "--events") as process:
            first = json.loads(process.stdout.readline())
            self.assertIn(first["event"], ("solvable", "bound", "plan"))
            process.send_signal(signal.SIGINT)
            rest = [json.loads(line) for line in process.stdout.read().splitlines()]
            self.assertEqual(INTERRUPTED, process.wait(PATIENCE))
        self.assertTrue(rest[-2]["solution"]["cancelled"])

    def test_are_for_one_level(self):
        self.assertEqual(USAGE, run("solve", "--batch", "-", "--events").code)


class Solvable(unittest.TestCase):
    def test_is_told_of_a_level_whose_length_is_open(self):
        answer = run("solve", "water4:ABAB/BABA/-", "--node-limit", "1", "--format", "json").answer
        self.assertEqual(("unknown", True), (answer["status"], answer["solvable"]))

    def test_is_open_where_nobody_knows(self):
        answer = run("solve", HARD, "--node-limit", "1", "--format", "json", "--algorithm", "a-star").answer
        self.assertEqual(("unknown", None), (answer["status"], answer["solvable"]))


if __name__ == "__main__":
    unittest.main()
