"""An array job of a real Slurm, with a task that is killed and submitted again, gives the bytes of one process."""
# SPDX-License-Identifier: MIT
import tempfile
import unittest

import slurm
from cluster import Cluster, wait_until


class Slurm(Cluster):
    def setUp(self):
        super().setUp()
        self.environment |= self.enterContext(slurm.running(self.enterContext(tempfile.TemporaryDirectory())))

    def test_a_killed_task_is_submitted_again(self):
        whole = self.run_here("decant", "solve", "--batch", "levels.txt", "--no-times")
        job = self.run_here("sbatch", "--parsable", "slurm.sh").strip()
        wait_until(lambda: self.size("part-3.jsonl") > 0, "the third task writes nothing")
        self.run_here("scancel", "--signal=KILL", "--full", f"{job}_3")
        wait_until(lambda: not self.run_here("squeue", "--noheader"), "the job does not end")
        self.run_here("decant", "join", *self.parts(), code=64)
        self.run_here("sbatch", "--wait", "--array=3", "slurm.sh")
        self.assertEqual(whole, self.run_here("decant", "join", *self.parts()))
        # The whole job once more has nothing left to do.
        sizes = [self.size(part) for part in self.parts()]
        self.run_here("sbatch", "--wait", "slurm.sh")
        self.assertEqual(sizes, [self.size(part) for part in self.parts()])

    def parts(self):
        return [f"part-{task}.jsonl" for task in range(1, 5)]


if __name__ == "__main__":
    unittest.main()
