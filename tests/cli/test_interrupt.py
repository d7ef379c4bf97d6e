"""Ctrl-C ends a search at once and cleanly: the bound so far, exit 130."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import os
import signal
import time
import unittest

from hard_level import HARD
from pace import PATIENCE, has_worked, is_waiting, wait_until, within
from program import INTERRUPTED, start


def waits_for_others(process):
    """Whether it comes to read from a pipe without a writer, or to write to one without a reader."""
    def is_at_rest():
        looks = [is_waiting(process)]
        for _ in range(4):
            time.sleep(0.02)
            looks.append(is_waiting(process))
        return all(looks)
    return wait_until(is_at_rest)


@contextlib.contextmanager
def full_pipe():
    """A pipe that is full: the next write waits for a reader."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with contextlib.suppress(BlockingIOError):
        while os.write(writer, b" " * 4096):
            pass
    os.set_blocking(writer, True)
    yield writer
    os.close(reader)
    os.close(writer)


class Interrupt(unittest.TestCase):
    def interrupt(self, process):
        """Interrupts a search in the middle; returns what it still prints, and checks that it ends soon."""
        has_worked(process, 0.5)
        with within(1):
            process.send_signal(signal.SIGINT)
            out = process.stdout.read()
            self.assertEqual(INTERRUPTED, process.wait(PATIENCE))
        self.assertEqual(b"", process.stderr.read())
        return out

    def test_a_search(self):
        with start("solve", HARD, "--format", "json", "--algorithm", "a-star") as process:
            answer = json.loads(self.interrupt(process))
        self.assertEqual("unknown", answer["status"])
        self.assertGreater(answer["lower_bound"], 0)

    def test_signals_of_other_programs(self):
        for end in (signal.SIGTERM, signal.SIGHUP):
            with self.subTest(end.name), start("solve", HARD, "--format", "json", "--algorithm", "a-star") as process:
                has_worked(process, 0.5)
                # timeout(1) sends its signal to the program and to its group.
                process.send_signal(end)
                process.send_signal(end)
                self.assertEqual("unknown", json.loads(process.stdout.read())["status"])
                self.assertEqual(INTERRUPTED, process.wait(PATIENCE))

    def test_signals_of_other_programs_while_verbs_wait(self):
        """Each verb that reads standard input, or finds nobody to read what it writes."""
        code = "water2:AB/BA/-"
        readers = [("solve", "-"), ("solve", "--batch", "-"), ("verify", "-"), ("analyze", "-"), ("hint", "-"), ("hint", code, "--moves", "-"),
                   ("graph", "-"), ("play", code), ("check", "-", "1>3"), ("check", code, "-"), ("show", "-"), ("read", "-"),
                   ("convert", "-", "--to", "code"), ("collection", "/nowhere/levels.db", "import", "-")]
        for args in readers:
            for end in (signal.SIGTERM, signal.SIGHUP):
                with self.subTest(args=args, signal=end.name), start(*args) as process:
                    self.assertTrue(waits_for_others(process))
                    process.send_signal(end)
                    self.assertEqual(INTERRUPTED, process.wait(PATIENCE))
        for args in (("list", "levels"), ("help",), ("help", "solve"), ("show", "flasks-3")):
            with self.subTest(args=args), full_pipe() as pipe, start(*args, stdout=pipe) as process:
                self.assertTrue(waits_for_others(process))
                process.send_signal(signal.SIGTERM)
                self.assertEqual(INTERRUPTED, process.wait(PATIENCE))

    def test_nohup_keeps_a_search_alive(self):
        def ignore():
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        with start("solve", HARD, "--algorithm", "a-star", "--quiet", preexec_fn=ignore) as process:
            has_worked(process, 0.5)
            process.send_signal(signal.SIGHUP)
            has_worked(process, 1)
            self.assertIn(b"interrupted", self.interrupt(process))

    def test_a_search_with_text_output(self):
        with start("solve", HARD, "--quiet", "--algorithm", "a-star") as process:
            self.assertIn(b"interrupted", self.interrupt(process))

    def test_an_analysis(self):
        with start("analyze", HARD, "--format", "json") as process:
            answer = json.loads(self.interrupt(process))
        self.assertFalse(answer["complete"])
        self.assertIsNone(answer["difficulty"])
        self.assertGreater(answer["states"], 1000)

    def test_a_hint(self):
        with start("hint", HARD, "--level", "3", "--format", "json") as process:
            self.assertIn(json.loads(self.interrupt(process))["status"], ("unknown", "solved"))

    def test_a_batch(self):
        for jobs in ("1", "3"):
            with self.subTest(jobs), start("solve", "--batch", "-", "--jobs", jobs, "--algorithm", "a-star") as process:
                process.stdin.write(f"water2:AA/BB\n{HARD}\n{HARD}\n{HARD}\n{HARD}\n".encode())
                process.stdin.close()
                answers = [json.loads(line) for line in self.interrupt(process).splitlines()]
                self.assertEqual("solved", answers[0]["status"])
                self.assertLess(len(answers), 5)
                self.assertTrue(all(answer["lower_bound"] > 0 for answer in answers[1:]))


if __name__ == "__main__":
    unittest.main()
