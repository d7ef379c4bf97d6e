"""`solve` answers with the promised JSON and exit codes, from any source of a level."""
# SPDX-License-Identifier: MIT
import json
import tempfile
import unittest
from pathlib import Path

from program import DONE, MALFORMED, UNKNOWN, UNREADABLE, UNSOLVABLE, USAGE, run

SMALL = "water2:AB/BA/-"


class Solve(unittest.TestCase):
    def test_json_of_a_solved_level_has_the_fields_in_order(self):
        result = run("solve", SMALL, "--format", "json")
        self.assertEqual(DONE, result.code)
        self.assertEqual(["decant", "family", "rules", "status", "claim", "length", "lower_bound", "moves", "stats"],
                         list(result.answer))
        self.assertEqual(["from", "to", "color", "units"], list(result.answer["moves"][0]))
        self.assertEqual(["algorithm", "expanded", "generated", "seconds", "peak_memory_bytes"],
                         list(result.answer["stats"]))

    def test_json_of_a_solved_level_has_the_right_values(self):
        answer = run("solve", SMALL, "--format", "json").answer
        self.assertEqual((1, "tube_sort", "water", "solved", "optimal", 3, 3),
                         tuple(answer[key] for key in ("decant", "family", "rules", "status", "claim", "length",
                                                       "lower_bound")))
        self.assertEqual(3, len(answer["moves"]))
        for move in answer["moves"]:
            self.assertTrue({move["from"], move["to"]} <= {0, 1, 2}, "tubes count from 0")

    def test_json_of_an_unsolvable_level(self):
        result = run("solve", "water2:AB/BA", "--format", "json")
        answer = result.answer
        self.assertEqual(UNSOLVABLE, result.code)
        self.assertEqual(("unsolvable", None, None), (answer["status"], answer["claim"], answer["lower_bound"]))
        self.assertFalse({"length", "moves"} & set(answer))
        self.assertEqual({"upside_down": None, "extra_tubes": {"count": 1, "length": 3},
                          "helps": {"upside_down": False, "extra_tubes": True},
                          "claims": {"extra_tubes": "optimal"}, "levels": {"extra_tubes": "water2:AB/BA/-"}}, answer["advice"])

    def test_json_of_an_unknown_level(self):
        result = run("solve", "water4:ABAB/BABA/-", "--node-limit", "1", "--format", "json")
        answer = result.answer
        self.assertEqual(UNKNOWN, result.code)
        self.assertEqual(("unknown", "none"), (answer["status"], answer["claim"]))
        self.assertTrue(0 < answer["lower_bound"] <= 7)
        self.assertFalse({"length", "moves", "advice"} & set(answer))

    def test_bounded_claim_states_its_factor(self):
        level = "ball4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-"
        answer = run("solve", level, "--format", "json", "--algorithm", "weighted-a-star", "--weight", "3").answer
        self.assertEqual("bounded", answer["claim"])
        self.assertLessEqual(answer["length"], answer["factor"] * 46)
        self.assertLessEqual(answer["lower_bound"], 46)

    def test_every_algorithm_solves(self):
        for line in run("list", "algorithms").out.splitlines():
            name = line.split()[0]
            with self.subTest(name):
                answer = run("solve", SMALL, "--format", "json", "--algorithm", name).answer
                self.assertEqual(("solved", name), (answer["status"], answer["stats"]["algorithm"]))

    def test_the_level_may_come_from_a_file_a_pipe_or_the_command_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path, lines = Path(folder, "level.txt"), "decant tube-sort 1\nA B\nB A\n-\n"
            path.write_text(lines)
            answers = [run("solve", str(path), "--quiet"), run("solve", "-", "--quiet", stdin=lines),
                       run("solve", "--quiet", stdin=lines), run("solve", SMALL, "--quiet")]
        self.assertEqual([answers[0]] * 4, answers)

    def test_moves_alone_when_asked(self):
        self.assertRegex(run("solve", SMALL, "--format", "moves").out, r"\A\d>\d \d>\d \d>\d\n\Z")

    def test_rules_and_capacity_of_flags_win(self):
        result = run("solve", "water2:AB/BA/-", "--rules", "ball", "--capacity", "3", "--partial", "--format", "json")
        self.assertEqual(("ball", 3), (result.answer["rules"], result.answer["length"]))

    def test_exit_codes_of_errors(self):
        for args, code in ((["solve", "no/such/file"], UNREADABLE), (["solve", "/"], UNREADABLE),
                           (["solve", "water2:AB/B"], MALFORMED), (["solve", SMALL, "--frob"], USAGE), ([], USAGE),
                           (["frob"], USAGE), (["solve", SMALL, "--capacity", "0"], USAGE)):
            for extra in ([], ["--format", "json"]):
                with self.subTest(args + extra):
                    result = run(*args, *extra)
                    self.assertEqual((code, ""), (result.code, result.out))
                    self.assertRegex(result.err, r"\Adecant: [^\n]+; [^\n]+\n\Z")

    def test_runs_are_repeatable(self):
        level = "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-"
        answers = [json.loads(run("solve", level, "--format", "json").out) for _ in range(2)]
        for answer in answers:
            del answer["stats"]["seconds"]
        self.assertEqual(answers[0], answers[1])


if __name__ == "__main__":
    unittest.main()
