"""The examples for many machines are short, the manual names each, and the Kubernetes job ends with the bytes of one process."""
# SPDX-License-Identifier: MIT
import os
import subprocess
import tempfile
import textwrap
import unittest
from pathlib import Path

from pages import ROOT

PROGRAM = Path(os.environ.get("DECANT", ROOT / "build/release/bin/decant")).resolve()
EXAMPLES = sorted((ROOT / "examples/many_machines").iterdir())
ENVIRONMENT = {**os.environ, "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}"}


class ManyMachines(unittest.TestCase):
    def test_each_example_is_short_and_named(self):
        page = (ROOT / "docs/many-machines.md").read_text()
        self.assertGreaterEqual(len(EXAMPLES), 5)
        for example in EXAMPLES:
            with self.subTest(example.name):
                self.assertLessEqual(len(example.read_text().splitlines()), 30)
                self.assertIn(f"(../examples/many_machines/{example.name})", page)

    def test_an_indexed_job_makes_all_shards(self):
        job = (ROOT / "examples/many_machines/kubernetes.yaml").read_text()
        completions = int(job.split("completions: ")[1].split()[0])
        _, script = job.split("          args:\n            - |\n")
        with tempfile.TemporaryDirectory() as folder:
            def run(*command, **environment):
                return subprocess.run(command, cwd=folder, env={**ENVIRONMENT, **environment}, capture_output=True, text=True,
                                      check=True).stdout
            (Path(folder) / "levels.txt").write_text(run("decant", "generate", "--count", "50", "--seed", "4"))
            for index in range(completions):
                run("sh", "-euc", textwrap.dedent(script), JOB_COMPLETION_INDEX=str(index))
            parts = [f"part-{shard}.jsonl" for shard in range(1, completions + 1)]
            self.assertEqual(run("decant", "solve", "--batch", "levels.txt", "--no-times"), run("decant", "join", *parts))


if __name__ == "__main__":
    unittest.main()
