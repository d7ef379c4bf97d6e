"""Wrong arguments are reported by their names in Python, with the values that they take."""
# SPDX-License-Identifier: MIT
import inspect
import math
import subprocess
import unittest

import decant
from program import PROGRAM, ROOT

CODE = "water4:ABAB/BABA/-"
# The smallest values that a whole number takes, and one more than the largest.
WHOLE = {"threads": (1, 257), "node_limit": (0, 10**19), "memory_limit": (0, 10**19), "beam_width": (1, 10**8 + 1)}


class Numbers(unittest.TestCase):
    def refuse(self, error, text, call, **arguments):
        with self.subTest(**arguments), self.assertRaisesRegex(error, text):
            call(CODE, **arguments)

    def test_whole_numbers_have_ranges(self):
        for name, (least, beyond) in WHOLE.items():
            for wrong in (least - 1, beyond, 10**30, -10**30):
                self.refuse(ValueError, f"^{name}: give a whole number from {least} to ", decant.solve, **{name: wrong})

    def test_whole_numbers_are_no_fractions_truths_and_texts(self):
        for name in WHOLE:
            for wrong in (2.0, math.nan, True, "2", [2]):
                self.refuse(TypeError, f"^{name}: give a whole number from ", decant.solve, **{name: wrong})

    def test_times_are_finite(self):
        for wrong in (-1, 1e300, math.inf, math.nan, 10**400):
            self.refuse(ValueError, "^time_limit: give a number from 0 to 100000000, not ", decant.solve, time_limit=wrong)
        for wrong in (True, "1", [1]):
            self.refuse(TypeError, "^time_limit: give a number", decant.solve, time_limit=wrong)

    def test_flags_are_true_or_false(self):
        for wrong in (1, "yes"):
            self.refuse(TypeError, "^any: give True or False", decant.solve, any=wrong)
            self.refuse(TypeError, "^partial: give True or False", decant.Level, partial=wrong)

    def test_every_function_refuses_a_number_out_of_range(self):
        for call in (decant.solve, decant.hint, decant.analyze, decant.state_graph):
            self.refuse(ValueError, "^time_limit: ", call, time_limit=-1)
        self.refuse(ValueError, "^capacity: give a whole number from 1 to 32, not 33", decant.Level, capacity=33)
        self.refuse(ValueError, "^rung: give a whole number from 1 to 4", decant.hint, rung=5)
        self.refuse(ValueError, "^games: ", decant.analyze, games=10**9)
        self.refuse(ValueError, "^rules: give one of water, ball, not 'oil'", decant.Level, rules="oil")
        self.refuse(ValueError, "^format: give one of .*native.*, not 'morse'", decant.Level, format="morse")
        with self.assertRaisesRegex(ValueError, "^no level has a difficulty of at least 50 and at most 10; swap the two"):
            decant.generate(difficulty=(50, 10))

    def test_the_program_has_the_same_ranges(self):
        for name, least, most in (("threads", 1, 256), ("beam_width", 1, 10**8), ("weight", 1, 1000), ("time_limit", 0, 10**8)):
            for number in (least - 1, least, most, most + 1):
                flag = f"--{name.replace('_', '-')}={number}"
                done = subprocess.run([PROGRAM, "solve", CODE, "--quiet", flag], capture_output=True)
                try:
                    decant.solve(CODE, **{name: number})
                except ValueError:
                    with self.subTest(flag=flag):
                        self.assertIn(flag.split("=")[0].encode(), done.stderr)
                else:
                    with self.subTest(flag=flag):
                        self.assertEqual(b"", done.stderr)

    def test_numbers_of_other_libraries_are_numbers(self):
        class Three:
            def __index__(self):
                return 3

        class Half:
            def __float__(self):
                return 0.5
        self.assertEqual("nodes", decant.solve("ball4:ABCD/EFAB/CDEF/AFBE/CDBA/FEDC/-/-", node_limit=Three()).limit)
        self.assertEqual(7, decant.solve(CODE, time_limit=Half()).length)


class Names(unittest.TestCase):
    def test_remedies_name_keywords(self):
        for call, keyword in ((lambda: decant.Level([["a", "b"], ["b"], []]), "partial=True"),
                              (lambda: decant.Level("A B\nB A\n-"), "bottom_first=True"),
                              (lambda: decant.Level("decant tube-sort 1\nred\nblue\n-"), "use capacity="),
                              (lambda: decant.Level("[[1, 2], [2, 1], []]\nhave fun"), "use strict=False"),
                              (lambda: decant.generate(nodes=5), "colors="),
                              (lambda: decant.generate(family="dog_bunny", colors=5), "nodes=")):
            with self.subTest(keyword=keyword), self.assertRaises(ValueError) as caught:
                call()
            self.assertIn(keyword, str(caught.exception))
            self.assertIn(keyword, getattr(caught.exception, "remedy", keyword))

    def test_functions_that_take_no_option_of_a_level_name_the_call_that_does(self):
        text = "[[A, A, B], [B, A], []]"
        for ask in (decant.solve, decant.analyze, decant.hint, decant.state_graph, lambda text: decant.check(text, "1>2"),
                    lambda text: decant.solve_many([text])[0]):
            with self.assertRaises(decant.LevelError) as caught:
                answer = ask(text)
                raise answer
            self.assertIn("with Level(..., partial=True)", caught.exception.remedy)
        self.assertEqual("solved", decant.solve(decant.Level(text, partial=True)).status)
        with self.assertRaisesRegex(decant.LevelError, "missing units with partial=True"):
            decant.Level(text)
        self.assertEqual([{"partial": True}], [each["options"] for each in decant.read(text)["readings"]])

    def test_options_that_go_together_are_those_of_one_call(self):
        with self.assertRaises(decant.LevelError) as caught:
            decant.solve("A A B\nB A\n-\n")
        self.assertEqual("correct the tubes, or use Level(..., bottom_first=True, partial=True), or use Level(..., top_first=True, partial=True)",
                         caught.exception.remedy)

    def test_what_is_quoted_stays_as_it_is(self):
        with self.assertRaisesRegex(decant.PlanError, "'--top-first' is not a move"):
            decant.check(CODE, "--top-first")

    def test_no_error_of_a_level_names_a_flag(self):
        errors = 0
        for path in sorted((ROOT / "tests/fuzz/corpus").glob("fuzz_tube_sort_*/*")):
            try:
                decant.Level(path)
            except decant.LevelError as error:
                errors += 1
                with self.subTest(path=path.name):
                    self.assertNotRegex(error.remedy, r"--[a-z]")
        self.assertGreater(errors, 100)

    def test_lists_name_no_flags(self):
        for summary in decant.algorithms().values():
            self.assertNotIn("--", summary)


def public_callables():
    for name in decant.__all__:
        thing = getattr(decant, name)
        if not inspect.isclass(thing):
            yield name, thing
            continue
        for method, function in vars(thing).items():
            if not method.startswith("_") and callable(function):
                yield f"{name}.{method}", getattr(thing, method)
    yield "Level", decant.Level
    yield "Level().write", decant.Level(CODE).write


class Signatures(unittest.TestCase):
    def test_everything_has_a_signature_and_a_sentence(self):
        names = []
        for name, thing in public_callables():
            with self.subTest(name=name):
                inspect.signature(thing)
                self.assertTrue(inspect.getdoc(thing))
                self.assertNotIn("--\n", inspect.getdoc(thing))
            names.append(name)
        self.assertIn("solve_many", names)
        self.assertIn("StateGraph.to_networkx", names)

    def test_signatures_say_what_a_call_takes(self):
        self.assertEqual("(self, format='native')", str(inspect.signature(decant.Level.write)))
        solve = inspect.signature(decant.solve).parameters
        self.assertEqual((1, inspect.Parameter.KEYWORD_ONLY), (solve["threads"].default, solve["threads"].kind))


if __name__ == "__main__":
    unittest.main()
