"""Tubes of different heights: each ends empty or full, as games have it, wherever the units allow it."""
# SPDX-License-Identifier: MIT
import json
import tempfile
import unittest
from pathlib import Path

from program import DONE, MALFORMED, UNSOLVABLE, run
from serving import serving

TALL = "water4:ABAB/BABA/-^3"
STUCK = "water2:B/A^1/A^1"
FULL = "each tube is empty or full of one color"
GATHERED = "each tube holds one color, and at most one tube of a color is not full"


class Goal(unittest.TestCase):
    def test_the_plan_fills_tubes_and_the_answer_says_so(self):
        answer = run("solve", TALL, "--format", "json").answer
        self.assertEqual(["full", "optimal", 7], [answer["goal"], answer["claim"], answer["length"]])
        text = run("solve", TALL, "--quiet").out
        self.assertEqual(f"Shortest: 7 moves until {FULL}. Proved.", text.splitlines()[0])

    def test_hints_say_what_can_be_reached(self):
        self.assertEqual(f"It can still be solved so that {FULL}.", run("hint", TALL).out.splitlines()[0])
        self.assertEqual(f"It cannot be solved so that {FULL}.", run("hint", STUCK).out.splitlines()[0])
        self.assertEqual("It can still be solved.", run("hint", "water4:ABAB/BABA/-").out.splitlines()[0])

    def test_a_proof_that_is_returned_names_its_goal(self):
        with serving() as served:
            for goal in ("full", "gathered"):
                self.assertEqual(goal, json.loads(served.post("prove", level=TALL, goal=goal)[2])["goal"])
            self.assertNotIn("goal", json.loads(served.post("prove", level="water4:ABAB/BABA/-")[2]))

    def test_the_other_goal_can_be_asked_for(self):
        lines = f"decant tube-sort 1\ncapacity: 4\ngoal: gathered\na b a b\nb a b a\n- ^3\n"
        for level, flags in ((TALL, ["--goal", "gathered"]), (TALL + ":goal=gathered", []), ("-", [])):
            answer = run("solve", level, *flags, "--format", "json", stdin=lines).answer
            self.assertEqual(["gathered", 6], [answer["goal"], answer["length"]], level)

    def test_a_plan_for_the_weaker_goal_does_not_pass_for_the_stronger_one(self):
        plan = run("solve", TALL, "--goal", "gathered", "--format", "moves").out
        self.assertEqual(DONE, run("check", TALL, plan, "--goal", "gathered").code)
        self.assertIn("the goal is not reached", run("check", TALL, plan).out)
        answer = run("solve", TALL, "--format", "json").out.replace('"full"', '"gathered"')
        self.assertIn('the plan says "goal":"gathered", but it is "full"', run("check", TALL, "-", stdin=answer).out)

    def test_where_tubes_are_alike_nothing_is_said_of_it(self):
        found = run("solve", "water4:ABAB/BABA/-", "--format", "json")
        self.assertNotIn("goal", found.answer)
        self.assertEqual(found.answer["moves"],
                         run("solve", "water4:ABAB/BABA/-", "--goal", "full", "--format", "json").answer["moves"])

    def test_without_a_plan_the_answer_for_the_weaker_goal_is_told_too(self):
        found = run("solve", STUCK, "--format", "json")
        self.assertEqual(UNSOLVABLE, found.code)
        self.assertEqual(["unsolvable", "full", None], [found.answer[key] for key in ("status", "goal", "claim")])
        self.assertEqual(["solved", "optimal", 0],
                         [found.answer["gathered"][key] for key in ("status", "claim", "length")])
        text = run("solve", STUCK, "--quiet", "--advice-limit", "0").out
        self.assertEqual(f"Cannot be solved so that {FULL}. Proved.\nWith the goal `gathered`: Already solved: {GATHERED}.\n",
                         text)

    def test_in_a_batch_and_among_events_it_is_told_as_well(self):
        with tempfile.TemporaryDirectory() as folder:
            levels = Path(folder, "levels.txt")
            levels.write_text(f"{STUCK}\nwater2:AB/BA\n")
            stuck, other = run("solve", "--batch", str(levels)).answers
        self.assertEqual(["unsolvable", 0], [stuck["status"], stuck["gathered"]["length"]])
        self.assertNotIn("gathered", other)
        events = run("solve", STUCK, "--events").answers
        self.assertEqual(["verdict", "weaker_goal"], [event["event"] for event in events[:2]])
        self.assertEqual(0, events[1]["solution"]["gathered"]["length"])

    def test_a_goal_that_is_out_of_reach_is_refused_with_what_helps(self):
        refused = run("solve", "water4:AABB/-^2/-^3", "--partial", "--goal", "full")
        self.assertEqual(MALFORMED, refused.code)
        self.assertIn("the units cannot fill whole tubes, so the goal `full` is never reached; use --goal gathered", refused.err)

    def test_what_is_written_is_read_as_the_same_level(self):
        for level in (TALL, TALL + ":goal=gathered", STUCK):
            for form in ("code", "native"):
                text = run("convert", level, "--to", form).out
                again = run("solve", "-", "--format", "json", stdin=text).answer
                self.assertEqual(run("solve", level, "--format", "json").answer["goal"], again["goal"], text)
        self.assertEqual(TALL, run("convert", TALL, "--to", "code", "--goal", "full").out.strip())

    def test_in_the_state_graph_only_full_tubes_are_a_goal(self):
        figures = json.loads(run("analyze", TALL, "--format", "json").out)
        self.assertEqual(["full", 7], [figures["goal"], figures["length"]])


if __name__ == "__main__":
    unittest.main()
