"""The program behaves in pipes: early closed readers, other folders, paths with odd names, no terminal tricks."""
# SPDX-License-Identifier: MIT
import subprocess
import tempfile
import unittest
from pathlib import Path

from pace import PATIENCE
from program import DONE, PROGRAM, ROOT, environment, run, start


class Pipes(unittest.TestCase):
    def test_a_reader_that_leaves_early_is_no_crash_report(self):
        with start("solve", "--batch", "-") as process:
            process.stdout.close()
            process.stderr.close()
            try:
                process.stdin.write(b"water2:AB/BA/-\n" * 5000)
                process.stdin.close()
            except BrokenPipeError:
                pass
            self.assertIsNotNone(process.wait(PATIENCE))

    def test_no_color_and_no_progress_without_a_terminal(self):
        result = run("solve", str(ROOT / "levels/coalton-133.txt"), env={"TERM": "xterm-256color"})
        self.assertEqual((DONE, ""), (result.code, result.err))
        self.assertNotIn("\x1b", result.out)

    def test_color_always_beats_no_color(self):
        result = run("show", "water2:AB/BA/-", "--color", "always", env={"NO_COLOR": "1", "TERM": "xterm"})
        self.assertIn("\x1b[", result.out)

    def test_a_path_may_have_blanks_and_accents(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "my löwe level")
            path.write_text("water2:AB/BA/-\n")
            self.assertEqual(DONE, run("solve", str(path)).code)

    def test_a_pipeline_of_verbs(self):
        shell = (f'"{PROGRAM}" convert levels/coalton-133.txt --to list | "{PROGRAM}" solve - --format json'
                 f' | "{PROGRAM}" check levels/coalton-133.txt -')
        result = subprocess.run(shell, shell=True, cwd=ROOT, env=environment(), capture_output=True, text=True,
                                timeout=PATIENCE, check=False)
        self.assertEqual((0, "Valid: 39 moves reach the goal.\nNot checked, though the plan says it: claim, lower_bound.\n", ""),
                         (result.returncode, result.stdout, result.stderr))


if __name__ == "__main__":
    unittest.main()
