"""Answers are values: compared, hashed, copied, pickled, and sent between processes."""
# SPDX-License-Identifier: MIT
import copy
import multiprocessing
import pickle
import unittest

import decant
from eight_puzzle import Eight
from program import HARD

CUPS = decant.levels()["cups-4"]
DOGS = decant.levels()["dog-bunny-28"]


def progress_of_a_search():
    seen = []
    decant.solve(HARD, time_limit=0.3, progress=seen.append)
    return seen[-1]


# One of each kind of answer, and each of the ways in which it can be incomplete.
ANSWERS = {
    "level": CUPS,
    "map": DOGS,
    "level with missing units": decant.Level("water3:AB/BA/-", partial=True),
    "level beside which something was not used": decant.Level("[[1, 2], [2, 1], []]  // easy\nhave fun", strict=False),
    "level with hidden units": decant.Level("water2:A?/BA/-"),
    "solution": decant.solve(CUPS),
    "solution of a map": decant.solve(DOGS),
    "proof": decant.solve("water2:AB/BA"),
    "limit": decant.solve(HARD, node_limit=100),
    "bounded": decant.solve(CUPS, algorithm="weighted-a-star"),
    "check": decant.check(CUPS, "4>1 3>1"),
    "illegal": decant.check(CUPS, "1>1"),
    "false": decant.check(CUPS, '[{"from":3,"to":0,"color":"Z"}]'),
    "hint": decant.hint(CUPS, rung=3),
    "analysis": decant.analyze(CUPS, games=10),
    "graph": decant.state_graph(CUPS),
    "progress": progress_of_a_search(),
    "search": decant.search(Eight((1, 2, 3, 4, 5, 6, 0, 7, 8))),
    "search without a plan": decant.search(Eight(), node_limit=10),
}


def error_of(call):
    try:
        call()
    except Exception as error:  # whichever it is, it is looked at
        return error
    raise AssertionError("nothing was raised")


ERRORS = [error_of(call) for call in (
    lambda: decant.Level("[[1, 2], [2, 1], []]\nhave fun"),
    lambda: decant.Level("decant tube-sort 1\nred blue\nblue (\n-"),
    lambda: decant.check(CUPS, "sideways"),
    lambda: CUPS.apply("4>1 1>1"),
    lambda: decant.state_graph(HARD, max_states=10))]


class Values(unittest.TestCase):
    def test_each_answer_comes_back_equal(self):
        ways = {"pickle": lambda answer: pickle.loads(pickle.dumps(answer)), "copy": copy.copy, "deepcopy": copy.deepcopy}
        for name, answer in ANSWERS.items():
            for way, again in ways.items():
                with self.subTest(answer=name, way=way):
                    other = again(answer)
                    self.assertIs(type(answer), type(other))
                    self.assertEqual(answer, other)
                    self.assertEqual((repr(answer), str(answer)), (repr(other), str(other)))
                    if not isinstance(answer, dict):
                        self.assertEqual(hash(answer), hash(other))

    def test_every_property_comes_back(self):
        for name, answer in ANSWERS.items():
            other = pickle.loads(pickle.dumps(answer))
            for what in vars(type(answer)):
                if isinstance(getattr(type(answer), what), property):
                    with self.subTest(answer=name, what=what):
                        self.assertEqual(getattr(answer, what), getattr(other, what))

    def test_what_answers_draw_and_tell_comes_back(self):
        for name in ("solution", "solution of a map", "proof", "limit", "bounded"):
            other = pickle.loads(pickle.dumps(ANSWERS[name]))
            self.assertEqual(ANSWERS[name].to_dict(), other.to_dict())
            self.assertEqual(ANSWERS[name]._repr_svg_(), other._repr_svg_())

    def test_the_same_question_gives_an_equal_answer(self):
        for ask in (lambda: decant.solve(CUPS), lambda: decant.check(CUPS, "4>1"), lambda: decant.state_graph(CUPS),
                    lambda: decant.search(Eight((1, 2, 3, 4, 5, 6, 0, 7, 8)))):
            self.assertEqual(ask(), ask())
            self.assertEqual(1, len({ask(), ask()}))

    def test_different_answers_differ(self):
        named = list(ANSWERS.items())
        for at, (name, answer) in enumerate(named):
            for other_name, other in named[at + 1:]:
                with self.subTest(answers=(name, other_name)):
                    self.assertNotEqual(answer, other)

    def test_errors_keep_their_places(self):
        self.assertEqual(4, len({type(error) for error in ERRORS}))
        for error in ERRORS:
            for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
                with self.subTest(error=error):
                    self.assertEqual((type(error), str(error), vars(error)), (type(other), str(other), vars(other)))

    def test_functions_and_answers_go_through_a_pool(self):
        levels = [CUPS, "water4:ABAB/BABA/-", "water2:AB/BA"]
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            self.assertEqual([decant.solve(level) for level in levels], pool.map(decant.solve, levels))
            with self.assertRaises(decant.LevelError) as caught:
                pool.map(decant.solve, ["decant tube-sort 1\nred blue\nblue (\n-"])
        self.assertEqual((3, 6), (caught.exception.line, caught.exception.column))


if __name__ == "__main__":
    unittest.main()
