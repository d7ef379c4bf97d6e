"""`hint`: a ladder from a nudge to the whole plan, exact on every rung."""
# SPDX-License-Identifier: MIT
import unittest

from hard_level import HARD
from program import DONE, INVALID_PLAN, MALFORMED, UNKNOWN, UNSOLVABLE, USAGE, run

CUPS = "levels/cups-4.txt"  # 8 moves; the wrong first move loses
LINE = "dogbunny:a=b/b=c/c=d/b~trap:dog=a:dog=d"


class Hint(unittest.TestCase):
    def test_gives_away_no_more_than_was_asked(self):
        keys = {"decant", "family", "rules", "played", "status"}
        for rung, more in enumerate((set(), {"look_at"}, {"next"}, {"claim", "length", "moves"}), 1):
            keys |= more
            answer = run("hint", CUPS, "--level", str(rung), "--format", "json").answer
            self.assertEqual(keys, set(answer))

    def test_the_first_rung_is_the_default(self):
        self.assertEqual(run("hint", CUPS, "--level", "1").out, run("hint", CUPS).out)

    def test_all_rungs_tell_of_one_plan(self):
        answer = run("hint", CUPS, "--level", "4", "--format", "json").answer
        self.assertEqual(answer["moves"][0], answer["next"])
        self.assertEqual({"tube": answer["next"]["from"]}, answer["look_at"])
        self.assertEqual(("optimal", 8), (answer["claim"], answer["length"]))

    def test_following_the_hints_wins(self):
        played = ""
        for left in range(8, 0, -1):
            answer = run("hint", CUPS, "--moves", played, "--level", "4", "--format", "json").answer
            self.assertEqual(left, answer["length"])
            played += f" {answer['next']['from'] + 1}>{answer['next']['to'] + 1}"
        self.assertEqual("It is solved.\n", run("hint", CUPS, "--moves", played).out)
        self.assertEqual(DONE, run("check", CUPS, played).code)

    def test_names_the_move_that_lost(self):
        result = run("hint", LINE, "--moves", "dog:a>b dog:b>a dog:a>b dog:b>trap")
        self.assertEqual(UNSOLVABLE, result.code)
        self.assertIn("Move 4 (dog:b>trap) lost it", result.out)
        result = run("hint", CUPS, "--moves", "2>1 4>2", "--format", "json")
        self.assertEqual((UNSOLVABLE, {"move": 1, "length_before": 8}), (result.code, result.answer["lost_by"]))

    def test_blames_no_move_of_a_hopeless_level(self):
        result = run("hint", "water2:ABC/BCA/CAB", "--capacity", "3", "--moves", "", "--format", "json")
        self.assertEqual((UNSOLVABLE, None, True),
                         (result.code, result.answer["lost_by"], result.answer["hopeless_from_start"]))
        result = run("hint", "dogbunny:a~b/c:dog=a:dog=c", "--moves", "dog:a>b")
        self.assertEqual(UNSOLVABLE, result.code)
        self.assertIn("no move so far is to blame", result.out)

    def test_the_first_rung_needs_no_shortest_plan(self):
        result = run("hint", HARD)
        self.assertEqual((DONE, "It can still be solved.\n"), (result.code, result.out))

    def test_says_unknown_within_limits(self):
        result = run("hint", "levels/coalton-133.txt", "--node-limit", "0", "--level", "2", "--format", "json")
        self.assertEqual((UNKNOWN, "unknown", "nodes"), (result.code, result.answer["status"], result.answer["limit"]))

    def test_what_is_known_without_a_plan_is_told_to_programs_too(self):
        level = ("hint", "water2:AB/BA/-", "--node-limit", "0")
        result = run(*level, "--level", "3", "--format", "json")
        self.assertEqual((UNKNOWN, "unknown", "nodes", True, 2),
                         (result.code, *(result.answer[key] for key in ("status", "limit", "solvable", "lower_bound"))))

    def test_that_it_can_be_solved_is_all_that_the_first_rung_asks(self):
        level = ("hint", "water2:AB/BA/-", "--node-limit", "0")
        self.assertEqual((DONE, "It can still be solved.\n", ""), run(*level))
        self.assertEqual("solved", run(*level, "--format", "json").answer["status"])

    def test_refuses_wrong_moves(self):
        result = run("hint", CUPS, "--moves", "2>1 2>3")
        self.assertEqual((INVALID_PLAN, ""), (result.code, result.out))
        self.assertIn("plan: move 2 of 2 is illegal", result.err)
        self.assertEqual(MALFORMED, run("hint", CUPS, "--moves", "2-1-3").code)
        self.assertEqual(USAGE, run("hint", CUPS, "--level", "5").code)

    def test_names_what_the_moves_say_that_was_not_checked(self):
        moves = '{"moves":["2>3"],"status":"unsolvable","switches":3}'
        result = run("hint", "water2:AB/BA/-", "--moves", moves)
        self.assertEqual((DONE, "It can still be solved.\nNot checked, though the plan says it: status, switches.\n", ""), result)
        self.assertEqual(["status", "switches"],
                         run("hint", "water2:AB/BA/-", "--moves", moves, "--format", "json").answer["unchecked"])

    def test_a_level_may_be_in_the_middle_of_a_game(self):
        self.assertEqual("It can still be solved.\nLook at tube 1.\nNext move: 1>2 (A)\n",
                         run("hint", "water2:A/A/BB", "--level", "3").out)


if __name__ == "__main__":
    unittest.main()
