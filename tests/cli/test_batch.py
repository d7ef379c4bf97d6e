"""`solve --batch` answers each line in order, as soon as it can, and survives bad lines."""
# SPDX-License-Identifier: MIT
import json
import resource
import select
import tempfile
import unittest
from pathlib import Path

from hard_level import HARD, random_code
from pace import PATIENCE
from program import DONE, MALFORMED, SANITIZED, UNKNOWN, UNREADABLE, USAGE, run, start

EASY = "water2:AB/BA/-"
STUCK = "water2:AB/BA"


def batch(lines, *args):
    return run("solve", "--batch", "-", *args, stdin="".join(line + "\n" for line in lines))


class Batch(unittest.TestCase):
    def test_order_is_kept_with_jobs(self):
        quick = [random_code("water", 5, 4, 2, seed) for seed in range(40)]
        slow_first = [random_code("ball", 12, 4, 2, seed=9)] + quick
        result = batch(slow_first, "--jobs", "4")
        self.assertEqual(slow_first, [answer["level"] for answer in result.answers])
        self.assertEqual(DONE, result.code)

    def test_jobs_do_not_change_answers(self):
        lines = [random_code("water", 7, 4, 1, seed) for seed in range(60)]
        alone, together = (batch(lines, "--jobs", jobs).answers for jobs in ("1", "4"))
        for answer in alone + together:
            del answer["stats"]["seconds"]
        self.assertEqual(alone, together)

    @unittest.skipIf(SANITIZED, "sanitizers need addresses of their own")
    def test_fewer_threads_than_asked_for_do_the_work(self):
        def leave_room_for_two():
            resource.setrlimit(resource.RLIMIT_STACK, (1 << 30, resource.RLIM_INFINITY))
            resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))

        lines = [random_code("water", 5, 4, 2, seed) for seed in range(20)]
        with start("solve", "--batch", "-", "--jobs", "64", preexec_fn=leave_room_for_two) as process:
            out, err = process.communicate("\n".join(lines).encode(), timeout=PATIENCE)
        self.assertEqual((DONE, b""), (process.returncode, err))
        self.assertEqual(lines, [json.loads(line)["level"] for line in out.splitlines()])

    def test_the_first_answer_comes_before_the_second_line_is_sent(self):
        with start("solve", "--batch", "-", bufsize=0) as process:
            for _ in range(3):
                process.stdin.write(EASY.encode() + b"\n")
                self.assertTrue(select.select([process.stdout], [], [], 30)[0], "no answer while input is open")
                self.assertEqual(EASY, json.loads(process.stdout.readline())["level"])
            process.stdin.close()
            self.assertEqual(DONE, process.wait(PATIENCE))

    def test_a_bad_line_is_an_error_object_and_the_batch_goes_on(self):
        result = batch([EASY, "nonsense", "water2:AB/B", EASY])
        self.assertEqual(MALFORMED, result.code)
        self.assertEqual("", result.err)
        self.assertEqual([EASY, "nonsense", "water2:AB/B", EASY], [answer["level"] for answer in result.answers])
        self.assertEqual(["level", "error"], list(result.answers[1]))
        self.assertIn("a tube holds 2: A has 1 unit, 1 too few", result.answers[2]["error"])

    def test_broken_lines_among_many(self):
        lines = [random_code("water", 5, 4, 2, seed) for seed in range(300)]
        broken = {41: "water4:ABCD/?", 137: "nonsense", 138: "{", 299: "water2:AB/B"}
        for number, line in broken.items():
            lines[number] = line
        for verb in ("solve", "analyze"):
            for jobs in "13":
                result = run(verb, "--batch", "-", "--jobs", jobs, stdin="\n".join(lines))
                self.assertEqual((MALFORMED, ""), (result.code, result.err))
                self.assertEqual(lines, [answer["level"] for answer in result.answers])
                self.assertEqual(list(broken), [number for number, answer in enumerate(result.answers) if "error" in answer])

    def test_exit_code_is_11_when_a_level_stays_unknown(self):
        result = batch([EASY, HARD, STUCK], "--node-limit", "10")
        self.assertEqual(["solved", "unknown", "unsolvable"], [answer["status"] for answer in result.answers])
        self.assertEqual(UNKNOWN, result.code)

    def test_a_malformed_line_outweighs_an_unknown_one(self):
        self.assertEqual(MALFORMED, batch([HARD, "nonsense"], "--node-limit", "10").code)

    def test_unsolvable_lines_are_answers(self):
        self.assertEqual(DONE, batch([STUCK]).code)

    def test_limits_hold_for_each_line(self):
        result = batch([HARD, EASY, HARD, EASY], "--time-limit", "1")
        self.assertEqual(["none", "optimal"] * 2, [answer["claim"] for answer in result.answers])

    def test_blank_lines_and_comments_are_skipped(self):
        result = batch(["# comment", "", "   ", EASY, "  # another", "\t", STUCK])
        self.assertEqual([EASY, STUCK], [answer["level"] for answer in result.answers])

    def test_windows_line_ends(self):
        result = run("solve", "--batch", "-", stdin=f"{EASY}\r\n\r\n# x\r\n{STUCK}\r\n")
        self.assertEqual([EASY, STUCK], [answer["level"] for answer in result.answers])

    def test_a_byte_order_mark_is_no_part_of_the_first_line(self):
        for lines in ([EASY, STUCK], ["# comment", EASY, STUCK]):
            result = run("solve", "--batch", "-", stdin=b"\xef\xbb\xbf" + "\n".join(lines).encode())
            self.assertEqual([EASY, STUCK], [answer["level"] for answer in result.answers])
        other = run("solve", "--batch", "-", stdin="\uff21\n")
        self.assertEqual(["\uff21"], [answer["level"] for answer in other.answers])

    def test_advice_only_when_asked(self):
        self.assertNotIn("advice", batch([STUCK]).answers[0])
        advice = batch([STUCK], "--advice").answers[0]["advice"]
        self.assertEqual({"count": 1, "length": 3}, advice["extra_tubes"])

    def test_lines_may_come_from_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "levels.txt")
            path.write_text(f"{EASY}\n{STUCK}\n")
            self.assertEqual(2, len(run("solve", "--batch", str(path)).answers))
        missing = run("solve", "--batch", "no/such/file")
        self.assertEqual((UNREADABLE, ""), (missing.code, missing.out))
        self.assertRegex(missing.err, r"; give a file of levels, or '-'\n\Z")

    def test_a_level_in_place_of_a_file_of_levels(self):
        for level in (EASY, "flasks-3"):
            for verb in ("solve", "analyze"):
                result = run(verb, "--batch", level)
                self.assertEqual((USAGE, ""), (result.code, result.out))
                self.assertEqual(f"decant: {level}: is a single level, but --batch takes many; leave out --batch, or give a file of "
                                 "levels, or '-'\n", result.err)


if __name__ == "__main__":
    unittest.main()
