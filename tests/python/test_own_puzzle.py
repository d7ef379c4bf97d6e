"""search() runs the C++ algorithms on a puzzle that is a Python class."""
# SPDX-License-Identifier: MIT
import pickle
import signal
import time
import unittest
from collections import deque

import decant
from eight_puzzle import Eight, EightInNumbers, EightInText, EightWithEstimate
from program import ROOT, child
from pace import QUIET, has_worked


class Line:
    """Walk from 0 to 5 by steps of 1, which cost 3, and of 2, which cost 5."""

    def initial(self):
        return 0

    def is_goal(self, state):
        return state == 5

    def successors(self, state):
        return [("step", state + 1, 3), ("jump", state + 2, 5)] if state < 10 else []


def fewest_moves(puzzle):
    """A breadth-first search of our own, to compare with."""
    distance = {puzzle.initial(): 0}
    queue = deque(distance)
    while queue:
        state = queue.popleft()
        if puzzle.is_goal(state):
            return distance[state]
        for _, child_state in puzzle.successors(state):
            if child_state not in distance:
                distance[child_state] = distance[state] + 1
                queue.append(child_state)
    return None


class Search(unittest.TestCase):
    def assert_is_plan(self, puzzle, result):
        self.assertEqual(puzzle.initial(), result.states[0])
        self.assertTrue(puzzle.is_goal(result.states[-1]))
        for state, action, after in zip(result.states, result.actions, result.states[1:]):
            self.assertIn((action, after), [step[:2] for step in puzzle.successors(state)])

    def test_every_algorithm_finds_a_plan(self):
        starts = [(1, 2, 3, 4, 5, 6, 0, 7, 8), (4, 1, 3, 7, 2, 6, 0, 5, 8), (2, 3, 6, 1, 5, 0, 4, 7, 8)]
        for start in starts:
            puzzle = EightWithEstimate(start)
            fewest = fewest_moves(puzzle)
            for algorithm in decant.algorithms():
                with self.subTest(start=start, algorithm=algorithm):
                    result = decant.search(puzzle, algorithm=algorithm)
                    self.assertEqual("solved", result.status)
                    self.assert_is_plan(puzzle, result)
                    self.assertLessEqual(result.lower_bound, fewest)
                    self.assertGreaterEqual(result.cost, fewest)
                    if result.optimal or algorithm in ("auto", "a-star", "ida-star", "breadth-first", "uniform-cost"):
                        self.assertEqual((fewest, True), (result.cost, result.optimal))

    def test_the_farthest_start_takes_31_moves_in_all_kinds_of_states(self):
        for kind in (Eight, EightWithEstimate, EightInText, EightInNumbers):
            with self.subTest(kind=kind.__name__):
                result = decant.search(kind())
                self.assertEqual((31, True), (result.cost, result.optimal))
                self.assert_is_plan(kind(), result)

    def test_an_unsolvable_start_is_proved(self):
        result = decant.search(Eight((2, 1, 3, 4, 5, 6, 7, 8, 0)))
        self.assertEqual(("unsolvable", None, None), (result.status, result.cost, result.actions))
        self.assertEqual(181440, result.expanded)

    def test_costs_count(self):
        result = decant.search(Line())
        self.assertEqual((13, ["jump", "jump", "step"]), (result.cost, sorted(result.actions)))
        self.assertEqual(3, len(decant.search(Line(), algorithm="breadth-first").actions))

    def test_key_says_which_states_are_the_same(self):
        class Bag(Line):
            """A list, which has no hash, of numbers whose order does not matter."""
            def initial(self):
                return [0, 0, 0]

            def is_goal(self, state):
                return sorted(state) == [3, 3, 3]

            def successors(self, state):
                return [(i, state[:i] + [state[i] + 1] + state[i + 1:]) for i in range(3) if state[i] < 3]

            def key(self, state):
                return tuple(sorted(state))

        result = decant.search(Bag(), algorithm="breadth-first")
        self.assertEqual(9, result.cost)
        self.assertEqual(19, result.expanded)  # of the 20 multisets of 3 numbers up to 3 all but the goal

    def test_an_estimate_of_none_cuts_off(self):
        class Cut(Line):
            def estimate(self, state):
                return None if state > 5 else 0
        self.assertLess(decant.search(Cut()).expanded, decant.search(Line()).expanded + 1)

    def test_an_estimate_that_promises_too_much_is_no_proof(self):
        class Boastful(Line):
            def estimate(self, state):
                return 20 if state == 0 else 0
        for algorithm in decant.algorithms():
            with self.subTest(algorithm):
                result = decant.search(Boastful(), algorithm=algorithm)
                self.assertEqual(("solved", False, 0, None), (result.status, result.optimal, result.lower_bound, result.factor))
                self.assertEqual("a plan costs less than the estimate allows: it is not admissible, so nothing is proved", result.breach)
                self.assert_is_plan(Boastful(), result)
                self.assertEqual(result, pickle.loads(pickle.dumps(result)))
        self.assertIsNone(decant.search(Line()).breach)

    def test_generators_will_do(self):
        class Lazy(Line):
            def successors(self, state):
                yield "step", state + 1
        self.assertEqual(["step"] * 5, decant.search(Lazy()).actions)

    def test_limits_and_progress(self):
        result = decant.search(Eight(), node_limit=100)
        self.assertEqual(("unknown", "nodes", 100), (result.status, result.limit, result.expanded))
        seen = []
        self.assertEqual("time", decant.search(self.endless(), time_limit=0.3, progress=seen.append).limit)
        self.assertGreaterEqual(len(seen), 1)

    @staticmethod
    def endless():
        class Endless(Line):
            def is_goal(self, state):
                return False

            def successors(self, state):
                return [("step", state + 1)]
        return Endless()

    def test_ctrl_c_ends_the_search_within_100_ms(self):
        script = (f"import sys, time; sys.path.insert(0, {str(ROOT / 'tests/python')!r})\n"
                  "import decant\nfrom test_own_puzzle import Search\nprint('ready', flush=True)\n"
                  "try:\n    decant.search(Search.endless())\n"
                  "except KeyboardInterrupt:\n    print(time.time(), flush=True)\n")
        delays = []
        for _ in range(2):
            with child(script) as process:
                process.stdout.readline()
                has_worked(process, 0.3)
                sent = time.time()
                process.send_signal(signal.SIGINT)
                delays.append(float(process.stdout.readline()) - sent)
        if QUIET:
            self.assertLess(min(delays), 0.1)


class Mistakes(unittest.TestCase):
    def test_a_missing_method_is_named(self):
        for name, call in (("initial", "initial()"), ("is_goal", "is_goal(state)"), ("successors", "successors(state)")):
            with self.subTest(name=name):
                kept = {key: value for key, value in vars(Line).items() if key != name and not key.startswith("__")}
                with self.assertRaises(TypeError) as caught:
                    decant.search(type("Mine", (), kept)())
                self.assertIn(f"Mine has no method {call}", str(caught.exception))

    def test_exceptions_come_through(self):
        for name in ("initial", "is_goal", "successors", "key", "estimate"):
            def fail(*_):
                raise ZeroDivisionError("mine")
            with self.subTest(name=name), self.assertRaisesRegex(ZeroDivisionError, "mine"):
                decant.search(type("Mine", (Line,), {name: fail})())

    def assert_refused(self, error, pattern, **methods):
        with self.assertRaisesRegex(error, pattern):
            decant.search(type("Mine", (Line,), {name: lambda *_, given=given: given for name, given in methods.items()})())

    def test_what_methods_give_is_checked(self):
        self.assert_refused(TypeError, "states must be hashable, and list is not.*key", initial=[0])
        self.assert_refused(TypeError, "keys must be hashable, and list is not", key=[0])
        self.assert_refused(TypeError, "does not return a list of", successors=7)
        self.assert_refused(TypeError, r"tuples \(action, next state\).*not 7", successors=[7])
        self.assert_refused(TypeError, "tuples", successors=[("step", 1, 1, 1)])
        self.assert_refused(ValueError, "cost of a successor: 0 ", successors=[("step", 1, 0)])
        self.assert_refused(ValueError, "cost of a successor: -3 ", successors=[("step", 1, -3)])
        self.assert_refused(ValueError, "cost of a successor: 1.5 ", successors=[("step", 1, 1.5)])
        self.assert_refused(ValueError, "estimate.*: -1 ", estimate=-1)
        self.assert_refused(ValueError, "estimate.*: 'far' ", estimate="far")
        with self.assertRaisesRegex(ValueError, "^algorithm: give one of auto, .*, not 'magic'"):
            decant.search(Line(), algorithm="magic")


class Speed(unittest.TestCase):
    def test_half_a_million_states_a_second(self):
        for kind in (Eight, EightInText, EightInNumbers):
            with self.subTest(kind=kind.__name__):
                rate = max(self.rate(kind()) for _ in range(3))
                print(f"{kind.__name__}: {rate:,.0f} generated states/s")
                self.assertGreater(rate, 500_000)

    @staticmethod
    def rate(puzzle):
        """By the time of the processor, as other programs may be busy, too."""
        start = time.process_time()
        generated = decant.search(puzzle, algorithm="breadth-first").generated
        return generated / (time.process_time() - start)


if __name__ == "__main__":
    unittest.main()
