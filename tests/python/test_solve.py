"""solve() proves, keeps its limits, reports, lets others run and stops at Ctrl-C."""
# SPDX-License-Identifier: MIT
import resource
import signal
import subprocess
import threading
import time
import unittest

import decant
from program import HARD, PROGRAM, child, random_code
from pace import QUIET, has_worked, within

INTERRUPTED = f"""
import time, decant
print("ready", flush=True)
try:
    decant.{{call}}
except KeyboardInterrupt:
    print(time.time(), flush=True)
"""


def seconds(call):
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


class Answers(unittest.TestCase):
    def test_level_133_takes_39_moves_and_less_than_10_ms(self):
        level = decant.levels()["coalton-133"]
        solution = decant.solve(level)
        self.assertEqual((39, 39, True), (solution.length, solution.lower_bound, solution.optimal))
        self.assertTrue(decant.check(level, solution))
        if QUIET:
            self.assertLess(min(seconds(lambda: decant.solve(level)) for _ in range(5)), 0.010)

    def test_an_unsolvable_level_is_an_answer(self):
        solution = decant.solve("water2:AB/BA")
        self.assertEqual(("unsolvable", None, []), (solution.status, solution.length, solution.moves))
        self.assertIsNone(solution.lower_bound)
        self.assertIsNone(solution._repr_svg_())

    def test_limits_are_told(self):
        limited = decant.solve(HARD, node_limit=100)
        self.assertEqual(("unknown", "nodes"), (limited.status, limited.limit))
        self.assertGreater(limited.lower_bound, 50)
        self.assertEqual("memory", decant.solve(HARD, memory_limit=1 << 20).limit)
        with within(2):
            self.assertEqual("time", decant.solve(HARD, time_limit=0.2).limit)

    def test_wrong_arguments_are_refused(self):
        for wrong in ({"algorithm": "magic"}, {"time_limit": -1}, {"node_limit": -1}, {"weight": 0.5}, {"beam_width": 0}):
            with self.subTest(wrong=wrong), self.assertRaises(ValueError):
                decant.solve("water2:AB/BA/-", **wrong)

    def test_hidden_units_are_a_level_error(self):
        with self.assertRaises(decant.LevelError):
            decant.solve("water2:A?/BA/-")


class Watching(unittest.TestCase):
    def test_progress_comes_in_the_calling_thread(self):
        seen = []
        decant.solve(HARD, time_limit=0.5, progress=lambda now: seen.append((now.expanded, threading.get_ident())))
        self.assertGreaterEqual(len(seen), 2)
        self.assertEqual({threading.get_ident()}, {thread for _, thread in seen})
        self.assertEqual(sorted(seen), seen)

    def test_an_exception_of_the_callback_ends_the_search(self):
        def fail(_):
            raise ZeroDivisionError("mine")
        with self.assertRaisesRegex(ZeroDivisionError, "mine"):
            decant.solve(HARD, progress=fail)

    def test_other_threads_run_meanwhile(self):
        thread = threading.Thread(target=decant.solve, args=[HARD], kwargs={"time_limit": 0.5})
        thread.start()
        turns = 0
        while thread.is_alive():
            turns += 1
        self.assertGreater(turns, 10_000)

    def test_ctrl_c_ends_any_search_within_100_ms(self):
        for call in (f"solve({HARD!r})", f"analyze({HARD!r})", f"state_graph({HARD!r}, max_states=10**9)",
                     f"hint({HARD!r}, rung=4)", "generate(10**6, colors=12)", f"solve_many([{HARD!r}] * 50, jobs=2)",
                     f"solve({HARD!r}, algorithm='breadth-first')"):
            with self.subTest(call=call):
                delay = min(self.delay_of_interrupt(call) for _ in range(2))
                if QUIET:
                    self.assertLess(delay, 0.1)

    def delay_of_interrupt(self, call):
        with child(INTERRUPTED.format(call=call)) as process:
            process.stdout.readline()
            has_worked(process, 0.5)
            sent = time.time()
            process.send_signal(signal.SIGINT)
            return float(process.stdout.readline()) - sent


class Cost(unittest.TestCase):
    @unittest.skipUnless(QUIET, "a busy machine disturbs one of the two more")
    def test_a_loop_in_python_keeps_70_percent_of_the_speed_of_a_batch(self):
        codes = [random_code("water", 12, 4, 2, seed) for seed in range(1000)]
        levels = [decant.Level(code) for code in codes]
        lines = "\n".join(codes).encode()

        def batch():
            subprocess.run([PROGRAM, "solve", "--batch", "-"], input=lines, stdout=subprocess.DEVNULL, check=True)

        def loop():
            for level in levels:
                decant.solve(level)

        # In turns, and the best of each, as other programs disturb both.
        pairs = [(seconds(batch), seconds(loop)) for _ in range(5)]
        ratio = min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)
        print(f"{ratio:.0%} of the speed of a batch, {1000 / min(pair[1] for pair in pairs):.0f} levels/s")
        self.assertGreater(ratio, 0.7)

    def test_ten_thousand_solves_leave_memory_flat(self):
        def peak_after(solves):
            for seed in range(solves):
                decant.solve(random_code("water", 5, 4, 2, seed % 100)).moves
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        early = peak_after(2000)
        self.assertLess(peak_after(8000) - early, 1024)


if __name__ == "__main__":
    unittest.main()
