"""The example levels of earlier solvers run unchanged, in the notation in which each was published."""
# SPDX-License-Identifier: MIT
import re
import unittest

from program import DONE, run
from shared_levels import classic_sections, needs_levels


def section(words):
    return next(text for title, text in classic_sections().items() if words in title)


@needs_levels
class ClassicLevels(unittest.TestCase):
    def check_length(self, expected, level, *args):
        result = run("solve", "-", "--format", "json", *args, stdin=level)
        self.assertEqual(DONE, result.code, result.err)
        self.assertEqual((expected, "optimal"), (result.answer["length"], result.answer["claim"]))

    def test_coalton_as_lines_top_first(self):
        lines = section("Coalton").split("As written there:")[0]
        self.check_length(39, lines, "--top-first")

    def test_coalton_as_make_puzzle(self):
        form = section("Coalton").split("As written there:\n")[1]
        self.check_length(39, form)
        self.check_length(39, form, "--top-first")

    def test_notebook_as_python_list(self):
        self.check_length(38, section("notebook"), "--rules", "ball")

    def test_javascript_list(self):
        self.check_length(7, section("JavaScript"))

    def test_dog_bunny_in_clojure(self):
        self.check_length(28, section("Clojure"))

    def test_files_of_cups(self):
        for title, text in classic_sections().items():
            stated = re.fullmatch(r"(?:4 cups|\d+): WATER, (\d+)", title)
            if stated:
                with self.subTest(title):
                    self.check_length(int(stated.group(1)), text, "--bottom-first")


class ExampleLevels(unittest.TestCase):
    def test_lengths_are_those_in_the_names(self):
        for name, length in (("dog-bunny-26", 26), ("dog-bunny-28", 28)):
            with self.subTest(name):
                result = run("solve", f"levels/{name}.txt", "--format", "json")
                self.assertEqual((length, "optimal"), (result.answer["length"], result.answer["claim"]))


if __name__ == "__main__":
    unittest.main()
