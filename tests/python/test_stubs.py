"""The stubs match the module, and a notebook's types come out right."""
# SPDX-License-Identifier: MIT
import ast
import inspect
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import decant
from program import PROGRAM, ROOT

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
for position in decant.state_graph(level):
    reveal_type(position)
for answer in decant.solve_many([level, "junk"]):
    reveal_type(answer)
decant.search(7)
decant.solve(level, time_limt=3)
'''


# Findings to be ignored: classes of pybind11 have their own metaclass and __init__, which the checker cannot know. Findings about
# the standard library are not for us.
ALLOWED = r"""
decant(\.\w+)?\.[A-Z]\w+(\.__init__)?
decant\._\w+\.(Generator|Sequence)\.\w+
"""


def run(*command):
    # The checker leaves a cache where it runs.
    return subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=Path(PROGRAM).parent)


def stub_methods():
    """Class, method and parameters of each public method in the stubs, and of constructors."""
    stub = ast.parse((Path(decant.__file__).parent / "_core.pyi").read_text())
    for kind in stub.body:
        for method in kind.body if isinstance(kind, ast.ClassDef) else []:
            if isinstance(method, ast.FunctionDef) and not method.decorator_list and method.name.strip("_") in (
                    "init", method.name):
                yield kind.name, method, parameters_of(method.args)


def parameters_of(args):
    places = [None] * (len(args.args) - len(args.defaults)) + args.defaults
    listed = [(arg.arg, inspect.Parameter.POSITIONAL_OR_KEYWORD, default and repr(ast.literal_eval(default)))
              for arg, default in zip(args.args, places)]
    return listed + [(arg.arg, inspect.Parameter.KEYWORD_ONLY, default and repr(ast.literal_eval(default)))
                     for arg, default in zip(args.kwonlyargs, args.kw_defaults)]


class Stubs(unittest.TestCase):
    def test_stubs_and_module_agree(self):
        with tempfile.NamedTemporaryFile("w") as allowed:
            allowed.write(ALLOWED)
            allowed.flush()
            done = run("mypy.stubtest", "decant", "--ignore-missing-stub", "--allowlist", allowed.name,
                       "--ignore-unused-allowlist")
        self.assertIn("Success", done.stdout, done.stdout + done.stderr)

    def test_signatures_of_stubs_are_those_of_the_module(self):
        compared = 0
        for name, method, stub in stub_methods():
            with self.subTest(name=f"{name}.{method.name}"):
                thing = getattr(getattr(decant, name), method.name)
                parameters = inspect.signature(thing).parameters.values()
                self.assertEqual(stub, [(p.name, p.kind, repr(p.default) if p.default is not p.empty else None)
                                        for p in parameters])
                compared += 1
        self.assertGreater(compared, 7)

    def test_examples_of_the_documentation_have_right_types(self):
        page = (ROOT / "docs/python.md").read_text()
        blocks = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
        with tempfile.TemporaryDirectory() as folder:
            sample = Path(folder) / "sample.py"
            sample.write_text("\n".join(blocks))
            done = run("mypy", "--check-untyped-defs", "--no-strict-optional", str(sample))
        self.assertIn("Success", done.stdout, done.stdout)

    def test_types_of_a_notebook(self):
        with tempfile.TemporaryDirectory() as folder:
            sample = Path(folder) / "sample.py"
            sample.write_text(SAMPLE)
            lines = run("mypy", str(sample)).stdout.splitlines()
        notes = [line.split(": ", 2)[2] for line in lines if ": note: Revealed" in line]
        self.assertEqual(['Revealed type is "Union[builtins.list[builtins.str], None]"',
                          'Revealed type is "Union[builtins.int, None]"', 'Revealed type is "decant._core.Level"',
                          'Revealed type is "Union[decant._core.Solution, decant._core.LevelError]"'], notes)
        errors = [line for line in lines if ": error: " in line]
        self.assertEqual(2, len(errors), lines)


if __name__ == "__main__":
    unittest.main()
