"""Outputs are written to a draft until they are whole; no draft stays, however the program ends."""
# SPDX-License-Identifier: MIT
import fcntl
import os
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from hard_level import HARD
from pace import PATIENCE, is_waiting, wait_until
from program import DONE, INTERRUPTED, run, start


class Drafts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def drafts(self):
        return [path.name for path in self.folder.glob("out.new-*")]

    def prove(self, *flags, **options):
        """A long search, and the draft of its proof is there. A search that ends at once has proved a bound, so there may be a proof."""
        process = start("solve", HARD, "--algorithm", "a-star", "--proof", str(self.folder / "out"), "--force", *flags, **options)
        self.assertTrue(wait_until(self.drafts))
        return process

    def test_are_gone_after_a_signal(self):
        for end, code in ((signal.SIGINT, INTERRUPTED), (signal.SIGTERM, INTERRUPTED), (signal.SIGHUP, INTERRUPTED),
                          (signal.SIGQUIT, -signal.SIGQUIT), (signal.SIGXCPU, -signal.SIGXCPU)):
            with self.subTest(end.name), self.prove() as process:
                process.send_signal(end)
                process.communicate(timeout=PATIENCE)
                self.assertEqual((code, []), (process.returncode, self.drafts()))

    def test_of_a_killed_process_are_gone_after_the_next_run(self):
        with self.prove() as process:
            process.kill()
            process.communicate(timeout=PATIENCE)
        self.assertEqual(1, len(self.drafts()))
        self.assertEqual(DONE, run("graph", "levels/cups-4.txt", "--output", str(self.folder / "other")).code)
        self.assertEqual(1, len(self.drafts()), "that run wrote to another place")
        self.assertEqual(DONE, run("graph", "levels/cups-4.txt", "--output", str(self.folder / "out")).code)
        self.assertEqual([], self.drafts())

    def test_of_proofs_of_a_killed_batch_are_gone_after_the_next_run(self):
        proofs = self.folder / "proofs"
        batch = ["solve", "--batch", "-", "--algorithm", "a-star", "--proof", str(proofs)]
        with start(*batch) as process:
            process.stdin.write(f"water2:AB/BA/-\n{HARD}\n".encode())
            process.stdin.close()
            process.stdin = None
            self.assertTrue(wait_until((proofs / "1.proof").exists))
            process.kill()
            process.communicate(timeout=PATIENCE)
        left = proofs / f"2.proof.new-{process.pid}"
        left.touch()
        mine = proofs / f"notes.new-{process.pid}"
        mine.touch()
        self.assertEqual(DONE, run(*batch, "--force", stdin="water2:AB/BA/-\n").code)
        self.assertEqual([False, True], [left.exists(), mine.exists()])

    def test_of_a_killed_import_are_gone_after_the_next(self):
        dead = subprocess.Popen(["true"])
        dead.wait()
        left = self.folder / f"levels.db.new-{dead.pid}"
        left.touch()
        self.assertEqual(DONE, run("collection", str(self.folder / "levels.db"), "add", "water2:AB/BA/-").code)
        self.assertEqual(["levels.db"], [path.name for path in self.folder.iterdir()])

    def test_of_processes_that_live_stay(self):
        dead = subprocess.Popen(["true"])
        dead.wait()
        elsewhere = self.folder / f"out.new-{dead.pid}"  # the number means nothing there: a container, another machine
        with self.prove() as process, elsewhere.open("w", encoding="utf-8") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            kept = {f"out.new-{name}" for name in (process.pid, dead.pid, os.getpid(), "20240101", "x", "")}
            for name in kept - set(self.drafts()):
                (self.folder / name).touch()
            self.assertEqual(DONE, run("graph", "levels/cups-4.txt", "--output", str(self.folder / "out"), "--force").code)
            self.assertEqual(kept, set(self.drafts()))
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)
        self.assertEqual(INTERRUPTED, process.returncode)
        self.assertEqual(DONE, run("graph", "levels/cups-4.txt", "--output", str(self.folder / "out"), "--force").code)
        self.assertFalse(elsewhere.exists())

    def test_are_gone_after_a_second_ctrl_c(self):
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        os.write(writer, b" " * 1_000_000)
        os.set_blocking(writer, True)
        # Its answer does not fit into the full pipe, so that the second one finds it at work.
        with self.prove(stdout=writer) as process:
            process.send_signal(signal.SIGINT)
            self.assertTrue(wait_until(lambda: is_waiting(process)))
            process.send_signal(signal.SIGINT)
            self.assertEqual((-signal.SIGINT, []), (process.wait(PATIENCE), self.drafts()))
        os.close(reader)
        os.close(writer)

    def test_are_gone_when_nobody_reads_the_answer(self):
        with self.prove("--node-limit", "100000") as process:
            process.stdout.close()
            process.stdout = None
            process.communicate(timeout=PATIENCE)
            self.assertEqual((-signal.SIGPIPE, []), (process.returncode, self.drafts()))

    def test_are_gone_when_a_picture_is_not_drawn(self):
        with tempfile.TemporaryDirectory() as programs:
            dot, began = Path(programs, "dot"), Path(programs, "began")
            dot.write_text(f"#!/bin/sh\n: > {began}\nexec sleep 300\n")
            dot.chmod(0o755)
            with start("graph", "levels/cups-4.txt", "--format", "svg", "--output", str(self.folder / "out"),
                       env={"PATH": f"{programs}:{os.environ['PATH']}"}) as process:
                self.assertTrue(wait_until(began.exists))
                process.send_signal(signal.SIGTERM)
                process.communicate(timeout=PATIENCE)
            self.assertEqual((INTERRUPTED, []), (process.returncode, self.drafts()))


if __name__ == "__main__":
    unittest.main()
