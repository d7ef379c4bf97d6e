"""`convert` writes texts that can be read back as the same level."""
# SPDX-License-Identifier: MIT
import json
import unittest

from hard_level import random_code
from program import DONE, MALFORMED, ROOT, USAGE, run

ORDERLESS = ("cups", "csv", "packed")
FORMATS = ("code", "native", "make-puzzle", "list", "json", "drawing", *ORDERLESS)


class Convert(unittest.TestCase):
    def round_trip(self, level, form, *args):
        written = run("convert", level, "--to", form)
        self.assertEqual(DONE, written.code, written.err)
        return run("convert", "-", "--to", "code", *args, stdin=written.out)

    def test_each_format_is_detected_and_holds_the_tubes(self):
        for seed in range(5):
            code = random_code("water", 6, 4, 2, seed)
            for form in FORMATS:
                order = ["--bottom-first"] if form in ORDERLESS else []
                with self.subTest(form, seed=seed):
                    self.assertEqual((DONE, code + "\n", ""), self.round_trip(code, form, *order))

    def test_native_and_code_hold_rules_and_own_capacities_and_hidden_units(self):
        for code in ("ball4:AB^2/BA^2/-/-^1", "water3:A?B/?BA/-", "ball1:A/B/-"):
            for form in ("native", "code", "json"):
                with self.subTest(code, form=form):
                    self.assertEqual(code + "\n", self.round_trip(code, form).out)

    def test_objects_have_the_keys_of_most_programs(self):
        written = run("convert", "ball2:AB/BA/-", "--to", "json").out
        self.assertEqual({"rules": "ball", "order": "bottom-first", "capacity": 2, "emptyTubes": 1, "colorCount": 2,
                          "tubes": [["A", "B"], ["B", "A"], []]}, json.loads(written))
        uneven = json.loads(run("convert", "water2:AB/BA/-^1", "--to", "json").out)
        self.assertEqual({"capacity": 1, "units": []}, uneven["tubes"][2])
        self.assertNotIn("capacity", uneven)

    def test_what_an_object_or_a_drawing_would_lose_is_named(self):
        emptiness = 'decant tube-sort 1\nrules: water\ncapacity: 2\n\n"empty" B\nB "empty"\n-\n'
        result = run("convert", "-", "--to", "json", stdin=emptiness)
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertIn("the format json cannot hold this level", result.err)
        result = run("convert", "dog-bunny-28", "--to", "json")
        self.assertIn("dog_bunny has no format 'json'; give one of code, edges, icons, native\n", result.err)

    def test_what_is_only_read_is_not_offered(self):
        result = run("convert", "water2:AB/BA/-", "--to", "edges")
        self.assertRegex(result.err, r"tube_sort has no format 'edges'; give one of code, .*, native, drawing, json\n\Z")
        for form in ("counts", "python"):
            self.assertNotIn(form, result.err)
            self.assertEqual(USAGE, run("convert", "water2:AB/BA/-", "--to", form).code)
            self.assertNotRegex(run("help", "convert").out.split("--to")[-1], rf"\b{form}\b")

    def test_names_survive(self):
        colors = ['"not red"', r'"a \"b\" \\"', "grün"]
        names = "".join(" ".join(colors[turn:] + colors[:turn]) + "\n" for turn in range(3)) + "-\n"
        native = run("convert", "-", "--to", "native", stdin="decant tube-sort 1\n" + names)
        self.assertTrue(native.out.endswith("\n\n" + names), native)
        again = run("convert", "-", "--to", "native", stdin=run("convert", "-", "--to", "list", stdin="decant tube-sort 1\n" + names).out)
        self.assertEqual(native, again)

    def test_top_first_turns_once(self):
        level = "order: top-first\n\nA A B\nB B A\n-\n"
        for args in ([], ["--top-first"]):
            self.assertEqual("water3:BAA/ABB/-\n", run("convert", "-", "--to", "code", *args, stdin=level).out)
        self.assertEqual("water3:BAA/ABB/-\n", run("convert", "water3:AAB/BBA/-", "--to", "code", "--top-first").out)

    def test_make_puzzle_is_top_first_by_itself(self):
        level = "(make-puzzle (A B) (A B B B) (B A A A) Nil)"
        for args in ([], ["--top-first"]):
            self.assertEqual("water4:BBBA/AAAB/-\n", run("convert", "-", "--to", "code", *args, stdin=level).out)

    def test_a_format_that_cannot_hold_a_level_says_so(self):
        result = run("convert", "water2:AB/BA/-", "--to", "make-puzzle")
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertRegex(result.err, r"\Adecant: [^\n]+; [^\n]+\n\Z")

    def test_the_example_levels_convert(self):
        for path in sorted((ROOT / "levels").glob("*.txt")):
            with self.subTest(path.name):
                code = run("convert", str(path), "--to", "code").out
                self.assertIn(code.strip(), run("list", "levels").out)


if __name__ == "__main__":
    unittest.main()
