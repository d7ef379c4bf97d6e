"""A collection outlives programs that are killed, and programs that write to it at the same time."""
# SPDX-License-Identifier: MIT
import random
import signal
import sqlite3
import time
import unittest
from pathlib import Path

from collections_of_levels import CollectionTest, deals
from pace import PATIENCE, has_worked
from program import DONE, INTERRUPTED, start

KILLS = 50


class Kill(CollectionTest):
    def measured(self):
        """The metrics that are stored, by level."""
        stored = {}
        for level, name, value in self.rows("SELECT level, name, value FROM value WHERE is_metric"):
            stored.setdefault(level, {})[name] = value
        marked = {row[0] for row in self.rows("SELECT id FROM level WHERE measured > 0")}
        self.assertEqual(marked, set(stored), "a level is marked and has its metrics, or neither")
        return stored

    def test_annotate_killed_at_random_moments_loses_and_repeats_nothing(self):
        levels = deals(1, 2000, 7)
        self.fill(levels)
        rng, before = random.Random(2), {}
        killed, longest = 0, 0.08
        for _ in range(KILLS):
            with start("collection", self.file, "annotate", "--jobs", "2") as process:
                time.sleep(rng.uniform(0.0, longest))
                process.kill()
                killed += process.wait(PATIENCE) == -signal.SIGKILL
            now = self.measured()
            self.assertEqual(before, {level: now.get(level) for level in before})
            if not now:
                longest *= 1.2  # the machine is too busy to measure anything in so short a time
            before = now
        self.assertEqual(KILLS, killed, "each run was killed before its end: use more levels")
        self.assertLess(0, len(before))
        self.assertLess(len(before), len(levels), "there is something left to do: use more levels")
        rest = self.run_on("annotate", "--jobs", "2", timeout=600)
        self.assertEqual((DONE, f"{len(levels) - len(before)} measured\n"), (rest.code, rest.out))
        now = self.measured()
        self.assertEqual(len(levels), len(now))
        self.assertEqual(before, {level: now[level] for level in before})
        self.assert_in_order()
        self.assertEqual("0 measured\n", self.run_on("annotate").out)

    def test_ctrl_c_keeps_what_was_measured(self):
        self.fill(deals(3, 1500, 7))
        with start("collection", self.file, "annotate") as process:
            has_worked(process, 0.3)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((INTERRUPTED, b""), (process.returncode, err))
        self.assertEqual(f"{len(self.measured())} measured\n", out.decode())
        self.assert_in_order()


class TwoWriters(CollectionTest):
    def finish(self, processes):
        """Waits for programs that must all succeed; returns what they printed."""
        outs = []
        for process in processes:
            out, err = process.communicate(timeout=600)
            self.assertEqual((DONE, b""), (process.returncode, err))
            outs.append(out.decode())
        return outs

    def test_two_imports_and_two_annotates_wait_for_one_another(self):
        levels = deals(4, 900, 5)
        parts = {"first": levels[:600], "second": levels[300:]}
        for name, codes in parts.items():
            (self.folder / name).write_text("\n".join(codes))
        imports = [start("collection", self.file, "import", str(self.folder / name)) for name in parts]
        outs = self.finish(imports)
        self.assertEqual(900, sum(int(out.split()[0]) for out in outs), outs)
        annotates = [start("collection", self.file, "annotate") for _ in range(2)]
        outs = self.finish(annotates)
        self.assertEqual(900, sum(int(out.split()[0]) for out in outs), outs)
        self.assert_in_order()

    def test_a_log_that_another_program_has_open_is_not_removed(self):
        self.fill(deals(5, 10, 4))
        log = Path(self.file + "-wal")
        other = sqlite3.connect(self.file)
        self.assertEqual([(10,)], other.execute("SELECT count(*) FROM level").fetchall())
        log.write_bytes(bytes(100))  # as far as it is written, it holds no change
        before = log.stat().st_ino
        for verb in (["list"], ["verify"], ["add", "water2:AB/BA/-"]):
            self.assertEqual(DONE, self.run_on(*verb).code)
            self.assertEqual(before, log.stat().st_ino, verb)
        other.close()
        self.assert_in_order()


if __name__ == "__main__":
    unittest.main()
