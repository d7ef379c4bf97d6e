"""The stubs say what the module has, and a notebook's types come out right."""
# SPDX-License-Identifier: MIT
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM

SAMPLE = '''
import decant

class Count:
    def initial(self) -> int: return 0
    def is_goal(self, state: int) -> bool: return state == 3
    def successors(self, state: int) -> list[tuple[str, int]]: return [("up", state + 1)]

result = decant.search(Count())
reveal_type(result.actions)
level = decant.Level([["a", "b"], ["b", "a"], []])
reveal_type(decant.solve(level).length)
decant.search(7)
decant.solve(level, time_limt=3)
'''


# What the checker cannot know: classes of pybind11 have a metaclass and an __init__ of their own.
ALLOWED = r"""
decant(\._core|\._networkx)?\.[A-Z]\w+(\.__init__)?
decant\._puzzle\.Protocol
"""


def run(*command):
    # The checker leaves a cache where it runs.
    return subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=Path(PROGRAM).parent)


class Stubs(unittest.TestCase):
    def test_stubs_and_module_agree(self):
        with tempfile.NamedTemporaryFile("w") as allowed:
            allowed.write(ALLOWED)
            allowed.flush()
            done = run("mypy.stubtest", "decant", "--ignore-missing-stub", "--allowlist", allowed.name,
                       "--ignore-unused-allowlist")
        self.assertIn("Success", done.stdout, done.stdout + done.stderr)

    def test_types_of_a_notebook(self):
        with tempfile.TemporaryDirectory() as folder:
            sample = Path(folder) / "sample.py"
            sample.write_text(SAMPLE)
            lines = run("mypy", str(sample)).stdout.splitlines()
        notes = [line.split(": ", 2)[2] for line in lines if ": note: Revealed" in line]
        self.assertEqual(['Revealed type is "Union[builtins.list[builtins.str], None]"',
                          'Revealed type is "Union[builtins.int, None]"'], notes)
        errors = [line for line in lines if ": error: " in line]
        self.assertEqual(2, len(errors), lines)


if __name__ == "__main__":
    unittest.main()
