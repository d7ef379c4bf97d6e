"""Halves of surrogate pairs, which have no UTF-8, are reported wherever a text is taken."""
# SPDX-License-Identifier: MIT
import unittest

import decant

CODE = "water4:ABAB/BABA/-"
HALF = "\ud800"


class Odd:
    """An object whose repr cannot be printed."""

    def __repr__(self):
        return HALF


class Counter:
    """A puzzle whose first move is given."""

    def __init__(self, move):
        self.move = move

    def initial(self):
        return 0

    def is_goal(self, state):
        return state == 1

    def successors(self, state):
        return [self.move]


class Surrogates(unittest.TestCase):
    def refuse(self, error, text, calls):
        for call in calls:
            with self.subTest(text), self.assertRaisesRegex(error, text) as caught:
                call()
            str(caught.exception).encode()

    def test_in_a_level_are_told_with_their_place(self):
        for call in (decant.Level, decant.solve, decant.read, decant.analyze, decant.state_graph,
                     lambda text: decant.check(text, "1>3"), lambda text: decant.hint(text)):
            with self.assertRaisesRegex(decant.LevelError, r"^line 2, column 3: '\\ud800' is half of a surrogate pair") as caught:
                call("A B\nä " + HALF)
            self.assertEqual(("not_text", 2, 3), (caught.exception.kind, caught.exception.line, caught.exception.column))

    def test_in_a_list_are_told_with_their_tube(self):
        with self.assertRaisesRegex(decant.LevelError, "half of a surrogate pair") as caught:
            decant.Level([["red", "blue"], ["blue", HALF], []])
        self.assertEqual(2, caught.exception.line)

    def test_in_one_of_many_levels_are_its_answer(self):
        good, bad = decant.solve_many([CODE, HALF])
        self.assertEqual(7, good.length)
        self.assertIsInstance(bad, decant.LevelError)

    def test_in_a_plan_are_told_with_their_place(self):
        level = decant.Level(CODE)
        self.refuse(decant.PlanError, r"^line 1, column 5: '\\ud800' is half of a surrogate pair", [
            lambda: decant.check(CODE, "1>3 " + HALF), lambda: decant.check(CODE, ["1>3", HALF]),
            lambda: decant.hint(CODE, "1>3 " + HALF), lambda: level.apply(["1>3", HALF])])

    def test_in_an_option_are_told_with_its_name(self):
        for name in ("json_path", "id", "rules", "format"):
            self.refuse(ValueError, rf"^{name}: give a text without .*, not '\\ud800'", [
                lambda name=name: decant.Level(CODE, **{name: HALF})])
        self.refuse(ValueError, "^format: ", [lambda: decant.Level(CODE).write(HALF)])
        self.refuse(ValueError, "^proof: ", [lambda: decant.verify(HALF)])
        self.refuse(ValueError, "^about: ", [lambda: decant.verify("", about=HALF)])
        self.refuse(TypeError, r"\\ud800", [lambda: decant.Level(CODE, **{HALF: 1})])

    def test_in_what_is_quoted_are_escaped(self):
        self.refuse(TypeError, r"not \\ud800$", [
            lambda: decant.solve(CODE, time_limit=Odd()), lambda: decant.search(Counter(Odd()))])
        self.refuse(ValueError, r"^the cost of a successor: \\ud800 is not", [
            lambda: decant.search(Counter(("on", 1, Odd())))])


if __name__ == "__main__":
    unittest.main()
