"""Shards by GNU parallel, killed in the middle and resumed, give the bytes of one process."""
# SPDX-License-Identifier: MIT
import contextlib
import os
import signal
import unittest
from pathlib import Path

from cluster import Cluster, wait_until


def kill(processes):
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return processes


class Parallel(Cluster):
    def test_killed_and_resumed(self):
        whole = self.run_here("decant", "solve", "--batch", "levels.txt", "--no-times")

        # One shard is killed: all end.
        with self.begin() as process:
            wait_until(lambda: kill(self.processes("decant")[:1]), "no shard runs")
            process.communicate()
        self.assertNotEqual(0, process.returncode)
        wait_until(lambda: not self.processes(), "a shard goes on")

        # All are killed, until parallel, which begins others, is among them.
        with self.begin() as process:
            wait_until(lambda: not kill(self.processes()), "a shard goes on")
            process.communicate()
        self.assertFalse((self.folder / "answers.jsonl").exists())

        self.run_here("sh", "parallel.sh")
        self.assertEqual(whole, (self.folder / "answers.jsonl").read_text())
        self.run_here("sh", "parallel.sh")

    def begin(self):
        """Starts the shards, and waits until they write."""
        before = self.written()
        process = self.start("sh", "parallel.sh")
        wait_until(lambda: self.written() > before, "no shard writes anything")
        self.assertIsNone(process.poll())
        return process

    def written(self):
        return sum(self.size(part.name) for part in self.folder.glob("part-*.jsonl"))

    def processes(self, name=None):
        """Those that work in the folder of the test."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if (process / "cwd").samefile(self.folder) and name in (None, (process / "comm").read_text().strip()):
                    found.append(int(process.name))
        return found


if __name__ == "__main__":
    unittest.main()
