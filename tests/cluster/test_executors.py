"""The workers of Dask, one of them killed in the middle, and the ranks of MPI give the bytes of one process."""
# SPDX-License-Identifier: MIT
import os
import signal
import unittest

import decant
from distributed import Client, LocalCluster

from cluster import Cluster, wait_until


class Executors(Cluster):
    def setUp(self):
        super().setUp()
        with open(self.folder / "levels.txt", "a") as levels:
            levels.write("water2:AB/B\n")
        self.environment |= {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}

    def whole(self):
        """The output of the examples, written by one process."""
        codes = (self.folder / "levels.txt").read_text().split()
        lines = []
        for code, answer in zip(codes, decant.solve_many(codes, jobs=1, advice=False)):
            words = ["error:", answer.problem] if isinstance(answer, decant.LevelError) else [answer.status, *answer.moves]
            lines.append(" ".join([code, *words]) + "\n")
        return "".join(lines)

    def answers(self):
        return (self.folder / "answers.txt").read_text()

    def test_dask_with_a_worker_that_is_killed(self):
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
            workers = list(client.run(os.getpid).values())
            with self.start("python3", "with_dask.py", cluster.scheduler_address) as process:
                wait_until(lambda: self.size("answers.txt") > 0 or process.poll() is not None, "there is no answer")
                self.assertIsNone(process.poll())
                os.kill(workers[0], signal.SIGKILL)
                output, _ = process.communicate()
            self.assertEqual(0, process.returncode, output)
            wait_until(lambda: len(client.run(os.getpid)) == 2, "the nanny starts no other worker")
            self.assertNotIn(workers[0], client.run(os.getpid).values())
        self.assertEqual(self.whole(), self.answers())

    def test_mpi(self):
        self.run_here("mpiexec", "-n", "3", "--oversubscribe", "--bind-to", "none",
                      "python3", "-m", "mpi4py.futures", "with_mpi.py")
        self.assertEqual(self.whole(), self.answers())

    def test_ctrl_c_ends_processes(self):
        script = """
import decant, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it
from concurrent.futures import ProcessPoolExecutor
with ProcessPoolExecutor(2) as pool:
    try:
        for answer in decant.solve_many(open("levels.txt").read().split(), executor=pool):
            print("ready", flush=True)
    except KeyboardInterrupt:
        print("ended", flush=True)
"""
        with self.start("python3", "-c", script, start_new_session=True) as process:
            self.assertEqual("ready\n", process.stdout.readline())
            os.killpg(process.pid, signal.SIGINT)
            output, _ = process.communicate(timeout=120)
        # The processes that were interrupted may say so after it.
        self.assertIn("ended", output.splitlines(), output[-1000:])


if __name__ == "__main__":
    unittest.main()
