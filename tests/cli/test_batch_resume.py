"""`--batch --output --resume`: after any end of a run, the same command goes on, and the file ends as that of one run."""
# SPDX-License-Identifier: MIT
import json
import os
import pty
import random
import re
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from hard_level import HARD, random_code
from pace import PATIENCE, has_worked, is_waiting, wait_until
from program import DONE, INTERRUPTED, MALFORMED, PROGRAM, ROOT, UNKNOWN, USAGE, environment, run, start

EASY, STUCK = "water2:AB/BA/-", "water2:AB/BA"
LONG = random_code("ball", 9, 4, 2, seed=1)
LEVELS = [random_code("water", 6, 4, 1, seed) for seed in range(60)]


class ResumedBatch(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.input = self.folder / "levels"
        self.out = self.folder / "out"
        self.write(LEVELS)

    def write(self, levels):
        self.input.write_text("".join(level + "\n" for level in levels))

    def args(self, *more, verb="solve", level=None):
        return [verb, "--batch", level or str(self.input), "--no-times", *more]

    def resumed(self, *more, **options):
        return run(*self.args("--output", str(self.out), "--resume", *more, **options))

    def lines(self):
        return self.out.read_text().count("\n")

    def assert_refused(self, result, problem):
        self.assertEqual((USAGE, ""), (result.code, result.out))
        self.assertRegex(result.err, rf"\Adecant: .*{problem}.*; .*\n\Z")


class WhateverEndsIt(ResumedBatch):
    def kill_after(self, count, *more, verb="solve"):
        """Kills a run that has no more than its answers to `count` levels to write, in the middle of the input."""
        with start(*self.args("--output", str(self.out), "--resume", *more, verb=verb, level="-"), bufsize=0) as process:
            process.stdin.write("".join(level + "\n" for level in LEVELS[:count]).encode())
            self.assertTrue(wait_until(lambda: self.out.exists() and self.lines() >= count))
            process.kill()

    def test_killed_runs_end_as_one_run(self):
        for verb in ("solve", "analyze"):
            whole = run(*self.args(verb=verb))
            points = sorted(random.Random(verb).sample(range(len(LEVELS)), 4))
            for jobs, count in zip("1313", points):
                self.kill_after(count, "--jobs", jobs, verb=verb)
                self.assertEqual(count, self.lines())
            self.assertEqual((DONE, "", ""), self.resumed(verb=verb))
            self.assertEqual(whole.out, self.out.read_text())
            self.out.unlink()

    def test_a_killed_run_in_full_work_ends_as_one_run(self):
        self.write([random_code("ball", 9, 4, 2, seed) for seed in range(60)])
        whole = run(*self.args()).out
        for share in (0.2, 0.5, 0.7):
            with start(*self.args("--output", str(self.out), "--resume", "--jobs", "2")) as process:
                wait_until(lambda: process.poll() is not None or (self.out.exists() and self.out.stat().st_size > share * len(whole)))
                process.kill()
        self.assertEqual(DONE, self.resumed().code)
        self.assertEqual(whole, self.out.read_text())

    def test_a_torn_line_is_no_answer(self):
        whole = run(*self.args("--output", str(self.out)))
        self.assertEqual((DONE, "", ""), whole)
        answers = self.out.read_bytes()
        rng = random.Random(5)
        ends = [0, 1, len(answers) - 1, *(rng.randrange(len(answers)) for _ in range(5))]
        for end in ends:
            for tail in (b"", bytes(70_000)):  # a power cut may leave zeros
                self.out.write_bytes(answers[:end] + tail)
                self.assertEqual((DONE, "", ""), self.resumed("--jobs", "2"))
                self.assertEqual(answers, self.out.read_bytes())

    def test_what_ctrl_c_cut_short_is_no_answer(self):
        self.write([EASY, HARD, EASY])
        with start(*self.args("--output", str(self.out), "--resume", "--jobs", "2", "--advice")) as process:
            has_worked(process, 0.5)
            process.send_signal(signal.SIGINT)
            self.assertEqual((b"", b""), process.communicate(timeout=PATIENCE))
        self.assertEqual(INTERRUPTED, process.returncode)
        self.assertEqual(run("solve", "--batch", "-", "--no-times", stdin=EASY + "\n").out, self.out.read_text())

    def test_a_stop_before_the_first_answer(self):
        self.out.touch()
        self.assertEqual(DONE, self.resumed().code)
        self.out.unlink()
        self.assertEqual(DONE, run(*self.args("--output", str(self.out))).code)

    def test_a_finished_run_is_done(self):
        self.assertEqual(DONE, self.resumed().code)
        answers = self.out.read_bytes()
        self.assertEqual(DONE, self.resumed().code)
        self.assertEqual(answers, self.out.read_bytes())

    def test_the_exit_code_counts_what_was_answered_before(self):
        for levels, code in (([EASY, "nonsense", STUCK], MALFORMED), ([EASY, LONG, STUCK], UNKNOWN), ([STUCK], DONE)):
            self.write(levels)
            for verb in ("solve", "analyze"):
                for _ in range(2):
                    self.assertEqual((code, "", ""), self.resumed("--node-limit", "10", verb=verb))
                self.out.unlink()


class InPlaceOfNotes(ResumedBatch):
    """A file that is in place of the note about the answers, but is not one, stays."""

    def assert_stays(self, path, text):
        for resume in ([], ["--resume"]):
            self.assert_refused(run(*self.args("--output", str(self.out), *resume)), f"{path}: is where a note .* goes, and is none")
            self.assertEqual(text, path.read_text())
            self.assertFalse(self.out.exists())

    def test_anything_else(self):
        for suffix in (".batch", ".batch.new"):
            path = Path(f"{self.out}{suffix}")
            for text in ("precious\n", "decant tube-sort 1\n\na\n", "decant 1\nsolve --batch\nmine\n"):
                path.write_text(text)
                self.assert_stays(path, text)
            path.unlink()

    def test_the_input(self):
        self.input = Path(f"{self.out}.batch")
        self.write(LEVELS)
        self.assert_stays(self.input, self.input.read_text())

    def test_answers_of_another_run(self):
        answers = Path(f"{self.out}.batch")
        self.assertEqual(DONE, run(*self.args("--output", str(answers))).code)
        self.assert_stays(answers, answers.read_text())

    def test_a_link_that_leads_nowhere(self):
        Path(f"{self.out}.batch").symlink_to(self.folder / "nowhere")
        self.assert_refused(run(*self.args("--output", str(self.out))), "out.batch: is where a note ")
        self.assertFalse((self.folder / "nowhere").exists())

    def test_what_a_killed_run_left_does_not(self):
        self.assertEqual(DONE, self.resumed().code)
        whole, record = self.out.read_bytes(), Path(f"{self.out}.batch")
        self.out.unlink()
        Path(f"{record}.new").write_bytes(record.read_bytes()[:9])
        self.assertEqual(DONE, run(*self.args("--output", str(self.out))).code)
        self.assertEqual(whole, self.out.read_bytes())
        self.assertEqual({self.input, self.out, record}, set(self.folder.iterdir()))


class Refused(ResumedBatch):
    def setUp(self):
        super().setUp()
        self.assertEqual(DONE, self.resumed("--node-limit", "1e6").code)
        self.before = self.out.read_bytes()

    def tearDown(self):
        self.assertEqual(self.before, self.out.read_bytes())

    def test_another_input(self):
        for levels, problem in ((LEVELS[1:], f"out:1: is not about '{LEVELS[1][:20]}.*', level 1 of .*levels"),
                                ([*LEVELS[:7], EASY, *LEVELS[7:]], f"out:8: is not about '{EASY}', level 8 of .*levels"),
                                (LEVELS[:-1], "out:60: .*levels has fewer levels"), ([], "out:1: .*levels has fewer levels")):
            self.write(levels)
            for jobs in "13":
                self.assert_refused(self.resumed("--node-limit", "1e6", "--jobs", jobs), problem)

    def test_another_input_for_a_torn_file(self):
        self.before = self.before[:-5] + bytes(7)
        self.out.write_bytes(self.before)
        self.write(LEVELS[1:])
        self.assert_refused(self.resumed("--node-limit", "1e6"), "out:1: is not about")

    def test_answers_that_were_damaged(self):
        """Whole lines, of which some are not answers any more."""
        whole = self.before
        for damaged, problem in ((whole[:-90] + bytes(10) + whole[-80:], "out:60: is not about"),
                                 (whole[:100] + b"\n" + whole[101:], "out:1: is not about"),
                                 (whole.replace(b'"expanded":0', b'"expanded":1', 1), "out: was changed after it was made"),
                                 (whole[:-1] + b"x", "out: was changed after it was made")):
            self.assertEqual(len(whole), len(damaged))
            self.before = damaged
            self.out.write_bytes(damaged)
            self.assert_refused(self.resumed("--node-limit", "1e6"), problem)

    def test_a_level_that_another_answer_mentions(self):
        answers = self.folder / "analyses"
        analyze = ["analyze", "--batch", "-", "--output", str(answers), "--resume"]
        self.assertEqual(DONE, run(*analyze, stdin=EASY + "\n").code)
        hardest = re.search(r'"hardest":{"length":\d+,"level":"([^"]*)"', answers.read_text())[1]
        self.assertNotEqual(EASY, hardest)
        self.assert_refused(run(*analyze, stdin=hardest + "\n"), "analyses:1: is not about")

    def test_other_options(self):
        for args, problem in ((["--node-limit", "1e6", "--partial"], "was made without --partial"),
                              (["--node-limit", "1e6", "--algorithm", "beam"], "was made without --algorithm beam"),
                              (["--node-limit", "1e6", "--advice"], "was made without --advice"),
                              (["--node-limit", "7"], "was made with --node-limit 1000000"),
                              ([], "was made with --node-limit 1000000")):
            self.assert_refused(self.resumed(*args), problem)
        self.assert_refused(self.resumed("--node-limit", "1e6", verb="analyze"), "was made by solve, not analyze")
        self.assertEqual(DONE, self.resumed("--node-limit", "1000000", "--jobs", "3", "--quiet").code)

    def test_another_version(self):
        record = Path(f"{self.out}.batch")
        record.write_text(re.sub(r"\Adecant .*", "decant 0.0.1 (1234567)", record.read_text()))
        self.assert_refused(self.resumed("--node-limit", "1e6"), r"was made by decant 0\.0\.1 \(1234567\), not \d+\.\d+\.\d+ \(")

    def test_a_file_that_is_no_batch(self):
        record = Path(f"{self.out}.batch")
        record.write_text("mine\n")
        self.assert_refused(self.resumed("--node-limit", "1e6"), "out.batch: does not say how .*out was made")
        record.unlink()
        self.assert_refused(self.resumed("--node-limit", "1e6"), "out: .*out.batch, which says how it was made, cannot be read")
        self.assert_refused(run(*self.args("--output", str(self.out))), "out: already exists")
        self.assert_refused(run(*self.args("--output", "-", "--resume")), "standard output cannot be resumed")
        self.assert_refused(run(*self.args("--output", "/dev/null", "--resume")), "/dev/null: is not a file that can be resumed")

    def test_a_second_run_at_the_same_time(self):
        other = self.folder / "other"
        args = self.args("--output", str(other), "--resume", level="-")
        with start(*args, bufsize=0) as process:
            process.stdin.write(EASY.encode() + b"\n")
            self.assertTrue(wait_until(lambda: other.exists() and other.stat().st_size > 0))
            self.assert_refused(run(*args), "other: another run is writing to it")
            process.stdin.close()
            self.assertEqual(DONE, process.wait(PATIENCE))


    def test_another_shard(self):
        other = self.folder / "shard"
        args = self.args("--output", str(other), "--resume", "--shard")
        self.assertEqual(DONE, run(*args, "2/3").code)
        for shard in ("1/3", "2/4"):
            self.assert_refused(run(*args, shard), f"shard: was made as shard 2/3, not shard {shard}")
        self.assert_refused(run(*args[:-1]), "shard: was made as shard 2/3, not the whole batch")


class Input(ResumedBatch):
    def test_a_pipe(self):
        text = self.input.read_bytes()
        whole = run(*self.args()).out
        for part in (text[:text.index(b"\n") + 1], text):
            self.assertEqual(DONE, run(*self.args("--output", str(self.out), "--resume", level="-"), stdin=part).code)
        self.assertEqual(whole, self.out.read_text())

    def test_levels_that_were_added_at_the_end(self):
        self.assertEqual(DONE, self.resumed().code)
        self.write([*LEVELS, EASY, "# comment", STUCK])
        self.assertEqual(DONE, self.resumed().code)
        self.assertEqual(run(*self.args()).out, self.out.read_text())

    def test_a_pipe_without_a_line_heeds_signals(self):
        os.mkfifo(self.folder / "pipe")
        for signal_number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            for has_writer in (False, True):
                with start(*self.args("--output", str(self.out), "--resume", level=str(self.folder / "pipe"))) as process:
                    writer = os.open(self.folder / "pipe", os.O_RDWR) if has_writer else None
                    self.assertTrue(wait_until(lambda: self.out.exists() and is_waiting(process)))
                    process.send_signal(signal_number)
                    self.assertEqual((b"", b""), process.communicate(timeout=PATIENCE))
                    self.assertEqual(INTERRUPTED, process.returncode)
                    if writer:
                        os.close(writer)

    def test_a_named_pipe(self):
        os.mkfifo(self.folder / "pipe")
        with start(*self.args(level=str(self.folder / "pipe"))) as process:
            (self.folder / "pipe").write_bytes(self.input.read_bytes())
            out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((run(*self.args()).out, b""), (out.decode(), err))

    def test_lines_that_are_not_utf_8(self):
        self.input.write_bytes(b"wa\xff\n" + EASY.encode() + b"\n")
        whole = run(*self.args())
        for _ in range(2):
            self.assertEqual(MALFORMED, self.resumed().code)
            self.assertEqual(whole.out, self.out.read_text())


class Packs(ResumedBatch):
    """Levels of a text that is not a list of codes: answers hold their codes, and the other facts of the text."""

    def pack(self, *names, broken=("red",)):
        red, blue = names
        levels = [[[red, blue], [blue, red], []], [[red, red], broken, [blue, blue]], [[red, blue], [red, blue], []]]
        return json.dumps([{"rules": "water", "capacity": 2, "tubes": tubes} for tubes in levels])

    def test_killed_runs_end_as_one_run(self):
        self.input.write_text(self.pack("red", "blue"))
        whole = run(*self.args())
        self.assertEqual(MALFORMED, whole.code)
        for kept in range(3):
            self.assertEqual(MALFORMED, self.resumed().code)
            self.assertEqual(whole.out, self.out.read_text())
            self.out.write_text("".join(whole.out.splitlines(keepends=True)[:kept]) + "{")

    def test_say_which_letter_is_which_color(self):
        self.input.write_text(self.pack("red", "blue"))
        first, error, last = run(*self.args()).answers
        self.assertEqual({"A": "red", "B": "blue"}, first["colors"])
        self.assertEqual("water2:AB/BA/-", first["level"])
        self.assertEqual(first["colors"], last["colors"])
        self.assertNotIn("colors", error)
        self.input.write_text(self.pack("A", "B"))
        self.assertNotIn("colors", run(*self.args()).answers[0])

    def test_another_input(self):
        self.input.write_text(self.pack("red", "blue"))
        self.assertEqual(MALFORMED, self.resumed().code)
        before = self.out.read_text()
        for other, place in ((self.pack("blue", "red"), 1), (self.pack("red", "green"), 1),
                             (self.pack("red", "blue", broken=["blue"]), 2)):
            self.input.write_text(other)
            for jobs in "13":
                self.assert_refused(self.resumed("--jobs", jobs), f"out:{place}: is not about '.*', level {place} of ")
                self.assertEqual(before, self.out.read_text())

    def test_do_not_depend_on_the_name_of_the_input(self):
        self.input.write_text(self.pack("red", "blue"))
        self.assertEqual(run(*self.args()).out, run(*self.args(level="-"), stdin=self.input.read_bytes()).out)


class NoTimes(ResumedBatch):
    def test_leaves_out_what_differs(self):
        for verb in ("solve", "analyze"):
            with_times, without = (run(verb, "--batch", "-", *more, stdin=EASY + "\n").answer for more in ([], ["--no-times"]))
            for name in {"seconds", "peak_memory_bytes"} & set(with_times["stats"]):
                del with_times["stats"][name]
            self.assertEqual(with_times, without)
            self.assertIn("expanded", without["stats"])


class Progress(ResumedBatch):
    def shown(self, *more):
        """The text that a run shows on a terminal."""
        reader, writer = pty.openpty()
        with subprocess.Popen([PROGRAM, *self.args("--output", str(self.out), *more)], cwd=ROOT, env=environment(),
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=writer) as process:
            os.close(writer)
            text = b""
            try:
                while piece := os.read(reader, 4096):
                    text += piece
            except OSError:  # the other end is closed
                pass
            os.close(reader)
            self.assertEqual(MALFORMED, process.wait(PATIENCE))
        return text.decode()

    def test_counts_what_answers_say(self):
        self.write(["nonsense", HARD, STUCK, EASY])
        text = self.shown("--node-limit", "10")
        self.assertIn("1 level", text)
        self.assertIn("0 solved, 0 unsolvable, 0 unknown, 1 refused", text)
        self.assertRegex(text, r" left: ")
        self.assertTrue(text.endswith("\r\x1b[K"), text)
        self.assertEqual("", self.shown("--node-limit", "10", "--resume", "--quiet"))


if __name__ == "__main__":
    unittest.main()
