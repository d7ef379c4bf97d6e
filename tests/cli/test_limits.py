"""Limits end a search in time, with the exit code and the bound that were promised."""
# SPDX-License-Identifier: MIT
import time
import unittest

from hard_level import HARD
from pace import within
from program import DONE, SANITIZED, UNKNOWN, run, run_measured

MIB = 1 << 20


def limited(*args):
    return run("solve", HARD, "--format", "json", "--algorithm", "a-star", *args)


class Limits(unittest.TestCase):
    def check_unknown(self, result, limit):
        self.assertEqual(UNKNOWN, result.code)
        self.assertEqual(("unknown", "none", limit),
                         tuple(result.answer[key] for key in ("status", "claim", "limit")))
        self.assertGreater(result.answer["lower_bound"], 0)
        self.assertNotIn("moves", result.answer)

    def test_time_limit(self):
        began = time.monotonic()
        with within(5):
            self.check_unknown(limited("--time-limit", "1"), "time")
        self.assertLess(0.9, time.monotonic() - began)

    def test_no_time_at_all(self):
        self.check_unknown(limited("--time-limit", "0"), "time")

    def test_node_limit(self):
        result = limited("--node-limit", "1000")
        self.check_unknown(result, "nodes")
        self.assertLessEqual(result.answer["stats"]["expanded"], 1001)

    def test_memory_limit(self):
        self.check_unknown(limited("--memory-limit", "32M"), "memory")

    @unittest.skipIf(SANITIZED, "sanitizers use memory of their own")
    def test_resident_memory_stays_under_the_limit(self):
        result, use = run_measured("solve", HARD, "--format", "json", "--memory-limit", "64M", "--time-limit", "30")
        self.assertEqual(DONE, result.code)
        answer = result.answer
        self.assertEqual(("solved", "none"), (answer["status"], answer["claim"]))
        # Sweeps go on with the memory that there is, until a floor does not fit.
        self.assertIn(answer["limit"], ("memory", "time"))
        self.assertLess(answer["lower_bound"], answer["length"])
        self.assertLess(use.memory, 66 * MIB)

    def test_auto_has_a_plan_when_time_runs_out(self):
        result = run("solve", HARD, "--format", "json", "--time-limit", "1")
        self.assertEqual(DONE, result.code)
        self.assertEqual(("solved", "none", "time"), tuple(result.answer[key] for key in ("status", "claim", "limit")))
        self.assertEqual(result.answer["length"], len(result.answer["moves"]))

    def test_a_longer_search_never_weakens_the_bound(self):
        bounds = [limited("--node-limit", str(nodes)).answer["lower_bound"] for nodes in (1, 100, 10_000)]
        self.assertEqual(sorted(bounds), bounds)

    def test_limits_also_hold_for_the_advice(self):
        with within(8):
            result = run("solve", HARD.rsplit("/", 2)[0], "--format", "json", "--time-limit", "2")
        self.assertIn(result.answer["status"], ("unsolvable", "unknown"))


if __name__ == "__main__":
    unittest.main()
