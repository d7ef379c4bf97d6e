"""solve_many(), analyze_many() and generate() give the same answers by the workers of an executor as without one."""
# SPDX-License-Identifier: MIT
import functools
import inspect
import itertools
import multiprocessing
import pickle
import signal
import tempfile
import typing
import unittest
import warnings
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import decant
from program import HARD, ROOT, child, random_code
from pace import within

CODES = [random_code("water", 5 + seed % 4, 4, 2, seed) for seed in range(60)]
# One of each kind of source, and levels that are answered by errors.
SOURCES = [CODES[0], decant.Level(CODES[1]), [["a", "b"], ["b", "a"], []], b"water2:AB/BA/-", ROOT / "levels/cups-4.txt",
           "capacity: 2\nred blue\nblue (\n-", "water2:A?/BA/-", "water2:AB/BA", *CODES[2:9]]

INTERRUPTED = f"""
import decant
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(2) as pool:
    try:
        for answer in decant.analyze_many(["water2:AB/BA/-", *[{HARD!r}] * 50], executor=pool):
            print("ready", flush=True)
    except KeyboardInterrupt:
        pass
print("ended", flush=True)
"""


def told(answers):
    """The answers; errors, which do not compare as values, as their messages."""
    return [str(answer) if isinstance(answer, decant.LevelError) else answer for answer in answers]


class Same(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.pools = [ProcessPoolExecutor(2), ThreadPoolExecutor(2)]

    @classmethod
    def tearDownClass(cls):
        for pool in cls.pools:
            pool.shutdown()

    def test_solutions(self):
        expected = told(decant.solve_many(SOURCES))
        for pool in self.pools:
            with self.subTest(pool=pool):
                self.assertEqual(expected, told(decant.solve_many(iter(SOURCES), executor=pool)))

    def test_a_solution_is_about_the_level_that_was_given(self):
        named = decant.Level("decant tube-sort 1\nname: a small one\n\nlime pink\npink lime\n-\n")
        [solution] = decant.solve_many([named], executor=self.pools[0])
        self.assertEqual(named.write(), solution.level.write())

    def test_options_reach_the_workers(self):
        for pool in self.pools:
            [limited] = decant.solve_many([HARD], executor=pool, node_limit=100)
            self.assertEqual("nodes", limited.limit)
            self.assertEqual(decant.solve(HARD, node_limit=100), limited)

    def test_analyses_by_jobs_and_by_workers(self):
        expected = [str(decant.analyze(code, games=10)) for code in CODES[:8]]
        for way in ({"jobs": 3}, {}, *({"executor": pool} for pool in self.pools)):
            with self.subTest(way=way):
                self.assertEqual(expected, [str(answer) for answer in decant.analyze_many(CODES[:8], games=10, **way)])
        bad, good = decant.analyze_many(["water2:AB/B", CODES[0]], games=10)
        self.assertIsInstance(bad, decant.LevelError)
        self.assertEqual(decant.analyze(CODES[0], games=10), good)

    def test_levels_that_are_made(self):
        for options in ({"colors": 5, "min_length": 12}, {"family": "dog_bunny", "nodes": 6}, {"maker": "climb", "colors": 4}):
            expected = [level.code for level in decant.generate(6, seed=3, **options)]
            for pool in self.pools:
                with self.subTest(options=options, pool=pool):
                    made = decant.generate(6, seed=3, executor=pool, **options)
                    self.assertEqual(expected, [level.code for level in made])

    def test_no_time_makes_no_level(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            self.assertEqual([], decant.generate(3, time_limit=0))
            self.assertEqual([], list(decant.generate(3, time_limit=0, executor=self.pools[0])))
        for warning in caught:
            self.assertIn("only 0 of 3 levels were found within the time limit, among 0 candidates", str(warning.message))
        self.assertEqual(2, len(caught))

    def test_the_time_ends_within_a_candidate(self):
        endless = {"colors": 30, "capacity": 20, "node_limit": 10**15}
        for executor in (ThreadPoolExecutor(2), ProcessPoolExecutor(2)):
            with self.subTest(executor=executor), warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                with within(3), executor as pool:
                    self.assertEqual([], list(decant.generate(9, time_limit=0.5, executor=pool, **endless)))
                self.assertIn("within the time limit, among 0 candidates", str(caught[-1].message))

    def test_making_gives_up_at_the_same_candidate(self):
        small = {"colors": 2, "capacity": 2, "empties": 1}
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            expected = decant.generate(50, **small)
            self.assertEqual(expected, list(decant.generate(50, executor=self.pools[0], **small)))
            self.assertEqual([], decant.generate(2, colors=2, min_length=50, attempts=100))
            self.assertEqual([], list(decant.generate(2, executor=self.pools[0], colors=2, min_length=50, attempts=100)))
        first, second, third, fourth = (str(warning.message) for warning in caught)
        self.assertEqual(first, second)
        self.assertEqual(third, fourth)
        self.assertIn("their length was", fourth)
        self.assertEqual({__file__}, {warning.filename for warning in caught})

    def test_progress_counts_the_levels(self):
        seen = []
        decant_answers = decant.solve_many(CODES, executor=self.pools[1], progress=lambda *now: seen.append(now))
        self.assertEqual(len(CODES), len(list(decant_answers)))
        self.assertEqual((len(CODES), len(CODES)), seen[-1])
        self.assertEqual(sorted(seen), seen)
        list(decant.solve_many(iter(CODES[:1]), executor=self.pools[1], progress=lambda *now: seen.append(now)))
        self.assertEqual((1, 1), seen[-1])
        list(decant.solve_many((code for code in CODES[:1]), executor=self.pools[1], progress=lambda *now: seen.append(now)))
        self.assertEqual((1, None), seen[-1])

    def test_levels_without_end(self):
        answers = decant.solve_many(itertools.cycle(CODES), executor=self.pools[0])
        self.assertEqual(decant.solve_many(CODES[:5]), list(itertools.islice(answers, 5)))
        answers.close()


class Refused(unittest.TestCase):
    def test_wrong_calls_are_refused_before_there_is_an_answer(self):
        with ThreadPoolExecutor(1) as pool:
            for wrong, error in (({"time_limit": -1}, ValueError), ({"jobs": 2}, ValueError), ({"seed": True}, TypeError)):
                with self.subTest(wrong=wrong), self.assertRaises(error):
                    decant.analyze_many(CODES, executor=pool, **wrong)
            with self.assertRaises(ValueError):
                decant.solve_many(CODES, executor=pool, algorithm="magic")
            with self.assertRaisesRegex(TypeError, "^levels: give a list of levels, not one text"):
                decant.solve_many(CODES[0], executor=pool)
            with self.assertRaisesRegex(TypeError, "^levels: give a list of levels, not 7"):
                decant.solve_many(7, executor=pool)
            with self.assertRaisesRegex(ValueError, "min_length"):
                decant.generate(1, executor=pool, min_length=9, max_length=8)
            with self.assertRaisesRegex(ValueError, "^jobs: leave it out"):
                decant.generate(1, executor=pool, jobs=2)
        for call in (lambda: decant.solve_many(CODES, executor=3), lambda: decant.analyze_many(CODES, executor=3),
                     lambda: decant.generate(1, executor=3)):
            with self.assertRaisesRegex(TypeError, "^executor: give one of concurrent.futures, or a client of Dask, not 3"):
                call()

    def test_what_is_no_level_is_named(self):
        with ThreadPoolExecutor(1) as pool:
            answers = decant.solve_many([CODES[0], None], executor=pool)
            self.assertEqual(decant.solve(CODES[0]), next(answers))
            with self.assertRaises(TypeError) as caught:
                next(answers)
        self.assertEqual(["levels[1] is None"], caught.exception.__notes__)

    def test_overloads_have_all_arguments(self):
        for function in (decant.solve_many, decant.analyze_many, decant.generate):
            for overload in typing.get_overloads(function):
                with self.subTest(function=function.__name__):
                    self.assertEqual({name: item.default for name, item in inspect.signature(function).parameters.items()}
                                     | {"executor": None},
                                     {name: item.default for name, item in inspect.signature(overload).parameters.items()}
                                     | {"executor": None})


class Lost(unittest.TestCase):
    def test_a_killed_process_costs_no_answer_before_its_own(self):
        with ProcessPoolExecutor(2) as pool:
            answers = decant.solve_many([*CODES[:3], *[HARD] * 50], executor=pool)
            self.assertEqual(decant.solve_many(CODES[:3]), [next(answers) for _ in range(3)])
            multiprocessing.active_children()[0].kill()
            with self.assertRaisesRegex(decant.WorkerLost, r"^levels\[3:\d+\] got no answer: .*terminated abruptly") as lost:
                next(answers)
        self.assertEqual(3, lost.exception.levels.start)
        again = pickle.loads(pickle.dumps(lost.exception))
        self.assertEqual((str(lost.exception), lost.exception.levels), (str(again), again.levels))


class End(unittest.TestCase):
    """None of these levels has a limit: if their workers went on, the tests would not end."""

    def test_closing_ends_the_workers(self):
        spawned = functools.partial(ProcessPoolExecutor, mp_context=multiprocessing.get_context("spawn"))
        for kind in (ProcessPoolExecutor, spawned, ThreadPoolExecutor):
            with self.subTest(kind=kind), kind(2) as pool:
                answers = decant.solve_many([CODES[0], *[HARD] * 50], executor=pool)
                next(answers)
                answers.close()

    def test_closing_cancels_nothing_in_a_pool_of_processes(self):
        """Up to Python 3.11, such a pool may wait for ever for cancelled pieces, when it is shut down."""
        sent = []

        class Noting(ProcessPoolExecutor):
            def submit(self, *args, **kwargs):
                sent.append(super().submit(*args, **kwargs))
                return sent[-1]
        with Noting(1) as pool:
            answers = decant.solve_many(itertools.repeat(CODES[0]), executor=pool)
            next(answers)
            answers.close()
        self.assertGreater(len(sent), 1)
        self.assertFalse([future for future in sent if future.cancelled()])

    def test_an_exception_of_the_callback_ends_the_workers(self):
        def fail(done, of):
            raise ZeroDivisionError("mine")
        with ProcessPoolExecutor(2) as pool, self.assertRaisesRegex(ZeroDivisionError, "mine"):
            list(decant.solve_many([CODES[0], *[HARD] * 50], executor=pool, progress=fail))

    def test_ctrl_c_ends_the_workers(self):
        # Processes, whose pool may wait for what it was about to hand out, are interrupted in tests/cluster.
        with child(INTERRUPTED) as process:
            self.assertEqual("ready\n", process.stdout.readline())
            process.send_signal(signal.SIGINT)
            self.assertEqual("ended\n", process.stdout.readline())

    def test_nothing_is_left_behind(self):
        with (tempfile.TemporaryDirectory() as folder, mock.patch.object(tempfile, "tempdir", folder),
              ThreadPoolExecutor(1) as pool):
            answers = decant.solve_many(CODES[:2], executor=pool)
            next(answers)
            self.assertEqual(1, len(list(Path(folder).iterdir())))
            self.assertEqual(1, len(list(answers)))
            self.assertEqual([], list(Path(folder).iterdir()))


if __name__ == "__main__":
    unittest.main()
