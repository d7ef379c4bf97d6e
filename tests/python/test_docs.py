"""Every Python block of the documentation runs, one after the other, and prints the text of the block below it."""
# SPDX-License-Identifier: MIT
import re
import unittest
from contextlib import chdir, redirect_stdout
from io import StringIO

from program import ROOT

# A python block, and its output in the text block that follows it at once. "..." stands for anything.
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.M | re.S)


def matches(expected, printed):
    pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, printed.strip(), re.S) is not None


class Documentation(unittest.TestCase):
    def test_python_blocks_run(self):
        pages = [ROOT / "README.md", ROOT / "bindings/python/README.md", *sorted((ROOT / "docs").rglob("*.md"))]
        count = 0
        for page in pages:
            names = {"__name__": "notebook"}
            for block in BLOCK.finditer(page.read_text()):
                code, expected = block.groups()
                line = page.read_text()[:block.start()].count("\n") + 1
                with self.subTest(page=page.name, line=line), chdir(ROOT), redirect_stdout(StringIO()) as out:
                    exec(compile(code, f"{page.name}:{line}", "exec"), names)
                    count += 1
                if expected is not None:
                    with self.subTest(page=page.name, line=line):
                        self.assertTrue(matches(expected, out.getvalue()), out.getvalue())
        self.assertGreater(count, 10)


if __name__ == "__main__":
    unittest.main()
