"""Limits in a batch: one for each level, one of time for all, and one of memory that jobs share; the batch goes on after any."""
# SPDX-License-Identifier: MIT
import json
import signal
import tempfile
import time
import unittest
from pathlib import Path

from collections_of_levels import CollectionTest, deals
from hard_level import HARD, random_code
from pace import PATIENCE, has_worked
from program import DONE, INTERRUPTED, MALFORMED, UNFINISHED, UNKNOWN, USAGE, run, start

EASY, STUCK = "water2:AB/BA/-", "water2:AB/BA"
LARGE = random_code("ball", 7, 4, 2, seed=7)
LEVELS = [random_code("water", 6, 4, 1, seed) for seed in range(30)]


class BatchTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.input = Path(folder.name, "levels")
        self.out = Path(folder.name, "out")

    def batch(self, levels, *args, verb="solve"):
        self.input.write_text("".join(level + "\n" for level in levels))
        return run(verb, "--batch", str(self.input), "--no-times", *args)

    def resumed(self, levels, *args, verb="solve"):
        return self.batch(levels, "--output", str(self.out), "--resume", *args, verb=verb)


class OfEachLevel(BatchTest):
    def test_a_level_that_reaches_one_is_unknown_and_the_batch_goes_on(self):
        levels = [EASY, HARD, STUCK, HARD, EASY]
        for limit, more in (("nodes", ["--node-limit", "10"]), ("time", ["--time-limit", "0"]),
                            ("memory", ["--memory-limit", "100K", "--algorithm", "a-star"])):
            for jobs in "13":
                result = self.batch(levels, *more, "--jobs", jobs)
                self.assertEqual((UNKNOWN, levels), (result.code, [answer["level"] for answer in result.answers]))
                for answer in (result.answers[1], result.answers[3]):
                    self.assertEqual(("unknown", limit), (answer["status"], answer["limit"]))

    def test_an_analysis_that_reaches_one_is_not_complete_and_the_batch_goes_on(self):
        levels = [EASY, HARD, STUCK, HARD, EASY]
        for limit, more in (("nodes", ["--node-limit", "10", "--time-limit", "1"]), ("time", ["--time-limit", "0"]),
                            ("memory", ["--memory-limit", "100K", "--time-limit", "1"])):
            result = self.batch(levels, *more, "--jobs", "2", verb="analyze")
            self.assertEqual((UNKNOWN, levels), (result.code, [answer["level"] for answer in result.answers]), result.err)
            for answer in (result.answers[1], result.answers[3]):
                self.assertEqual((False, limit), (answer["complete"], answer["limit"]))


class Memory(BatchTest):
    def test_each_job_has_an_equal_share(self):
        limit = ["--algorithm", "a-star", "--memory-limit", "800K"]
        alone = self.batch([LARGE, EASY], *limit)
        self.assertEqual((DONE, ["solved", "solved"]), (alone.code, [answer["status"] for answer in alone.answers]))
        # However few levels are at work at the same time: an answer depends on the command, not on the moment.
        shared = self.batch([LARGE, EASY], *limit, "--jobs", "4")
        self.assertEqual((UNKNOWN, ["unknown", "solved"]), (shared.code, [answer["status"] for answer in shared.answers]))
        self.assertEqual("memory", shared.answers[0]["limit"])


class OfAllLevels(BatchTest):
    def assert_left(self, result, words, remedy="give the command again, with --resume"):
        self.assertEqual((UNFINISHED, ""), (result.code, result.out))
        self.assertEqual(f"decant: stopped by the total time limit {words}; {remedy}\n", result.err)

    def test_no_level_is_begun_when_it_has_run_out(self):
        for verb in ("solve", "analyze"):
            for jobs in "13":
                result = self.batch(LEVELS, "--total-time-limit", "0", "--jobs", jobs, verb=verb)
                self.assert_left(result, "with 30 of 30 levels left", "raise it, or write to --output, which --resume continues")

    def test_a_level_under_way_is_left(self):
        for verb in ("solve", "analyze"):
            self.assertEqual(DONE, self.resumed([EASY], verb=verb).code)
            answers = self.out.read_text()
            for jobs in "13":
                result = self.resumed([EASY, HARD, STUCK], "--total-time-limit", "0.3", "--jobs", jobs, verb=verb)
                self.assert_left(result, "with 2 of 3 levels left")
                self.assertEqual(answers, self.out.read_text())
            self.out.unlink()

    def test_runs_out_again_and_again_and_the_file_ends_as_that_of_one_run(self):
        whole = self.batch(LEVELS).out
        for limit in ("0", "0.001", "0.003", "0.01", "0.03"):
            result = self.resumed(LEVELS, "--total-time-limit", limit, "--jobs", "2")
            answered = self.out.read_text().count("\n")
            if answered < len(LEVELS):
                self.assert_left(result, f"with {len(LEVELS) - answered} of 30 levels left")
        self.assertEqual((DONE, "", ""), self.resumed(LEVELS, "--total-time-limit", "1e6"))
        self.assertEqual(whole, self.out.read_text())

    def test_what_is_left_of_a_shard(self):
        self.assert_left(self.resumed(LEVELS, "--total-time-limit", "0", "--shard", "2/4"), "with 8 of 8 levels left")
        self.assertFalse(self.out.read_text())

    def test_what_an_earlier_run_left_takes_no_time(self):
        self.assertEqual(MALFORMED, self.resumed([*LEVELS, "nonsense"]).code)
        self.assertEqual((MALFORMED, "", ""), self.resumed([*LEVELS, "nonsense"], "--total-time-limit", "0"))
        # Levels that are left outweigh the malformed one in the exit code.
        self.assert_left(self.resumed([*LEVELS, "nonsense", EASY], "--total-time-limit", "0"), "with 1 of 32 levels left")

    def test_begins_with_the_first_level_that_is_left(self):
        self.assertEqual(DONE, self.resumed([EASY, STUCK]).code)

        def goes_on():
            """The limit passes while the levels come that are answered; it is long enough for another one."""
            more = ["--output", str(self.out), "--resume", "--total-time-limit", "0.5"]
            with start("solve", "--batch", "-", "--no-times", *more, bufsize=0) as process:
                process.stdin.write(f"{EASY}\n".encode())
                time.sleep(0.7)
                process.communicate(f"{STUCK}\n{EASY}\n".encode(), timeout=PATIENCE)
            return process.returncode == DONE

        # On a busy machine it may not be.
        self.assertTrue(any(goes_on() for _ in range(20)))

    def test_a_text_is_taken_apart_while_its_first_levels_are_answered(self):
        tubes = [["red", "blue"], ["blue", "red"], []]
        self.input.write_text("".join(json.dumps({"rules": "water", "capacity": 2, "id": number, "tubes": tubes}) + "\n" for number in range(5000)))
        args = ["solve", "--batch", str(self.input), "--no-times", "--output", str(self.out), "--resume", "--total-time-limit", "0.1"]

        def goes_on():
            before = self.out.stat().st_size if self.out.exists() else 0
            code = run(*args).code
            self.assertIn(code, (DONE, UNFINISHED))
            return code == DONE or self.out.stat().st_size > before

        # On a busy machine some runs may not, and on a fast one they are soon done.
        for _ in range(3):
            self.assertTrue(any(goes_on() for _ in range(20)))
        self.assertEqual(DONE, run(*args[:-2]).code)
        self.assertEqual(run(*args[:4]).out, self.out.read_text())

    def test_runs_out_while_input_is_awaited(self):
        for sent in (b"", f"{EASY}\n".encode(), b"water"):
            with start("solve", "--batch", "-", "--total-time-limit", "0.2", bufsize=0) as process:
                process.stdin.write(sent)
                self.assertEqual(UNFINISHED, process.wait(PATIENCE))
                self.assertRegex(process.stderr.read().decode(), r"stopped by the total time limit after [01] levels?; ")

    def test_of_a_pipe_nobody_knows_how_much_is_left(self):
        result = run("solve", "--batch", "-", "--total-time-limit", "0.3", stdin=f"{HARD}\n{EASY}\n")
        self.assert_left(result, "after 0 levels", "raise it, or write to --output, which --resume continues")

    def test_a_file_as_standard_input_is_a_file(self):
        self.input.write_text(f"{EASY}\n{EASY}\n")
        with open(self.input, "rb") as levels, start("solve", "--batch", "-", "--total-time-limit", "0", stdin=levels) as process:
            _, err = process.communicate(timeout=PATIENCE)
        self.assertIn(b" with 2 of 2 levels left; ", err)

    def test_ctrl_c_is_no_limit(self):
        self.input.write_text(f"{HARD}\n")
        with start("solve", "--batch", str(self.input), "--output", str(self.out), "--total-time-limit", "1000") as process:
            has_worked(process, 0.3)
            process.send_signal(signal.SIGINT)
            self.assertEqual((b"", b""), process.communicate(timeout=PATIENCE))
        self.assertEqual(INTERRUPTED, process.returncode)

    def test_is_for_a_batch(self):
        for args, problem in ((["solve", EASY, "--total-time-limit", "1"], "--total-time-limit needs --batch"),
                              (["solve", "--batch", "-", "--total-time-limit", "-1"], "--total-time-limit: '-1' is ")):
            result = run(*args)
            self.assertEqual((USAGE, ""), (result.code, result.out))
            self.assertIn(problem, result.err)


class OfMeasuring(CollectionTest):
    def test_what_is_left_is_measured_by_the_next_run(self):
        self.fill(deals(1, 5, 4))
        result = self.run_on("annotate", "--total-time-limit", "0", "--jobs", "2")
        self.assertEqual((UNFINISHED, "0 measured\n"), (result.code, result.out))
        self.assertEqual("decant: stopped by the total time limit with 5 levels left; give the command again\n", result.err)
        self.assertEqual((DONE, "5 measured\n", ""), self.run_on("annotate", "--total-time-limit", "1000"))
        self.assertEqual((DONE, "0 measured\n", ""), self.run_on("annotate", "--total-time-limit", "0"))

    def test_a_level_under_way_is_left(self):
        self.fill([HARD])
        result = self.run_on("annotate", "--node-limit", "1e18", "--total-time-limit", "0.3")
        self.assertEqual((UNFINISHED, "0 measured\n"), (result.code, result.out))
        self.assertIn(" with 1 level left; ", result.err)
        self.assertEqual([], self.rows("SELECT * FROM value WHERE is_metric"))


if __name__ == "__main__":
    unittest.main()
