"""A group runs again when a file or a tool has changed that its verdict depends on."""
# SPDX-License-Identifier: MIT
import re
import tempfile
import unittest
from pathlib import Path

from shell import ROOT, call


def read_by(group):
    """The paths that a group looks at for changes."""
    return call(f'changed() {{ shift; echo "$*"; return 1; }}\ntest_{group}').split()


def named_by(folder):
    """The paths below the root that the tests of a folder name, as far as they stand there as one text."""
    for script in (ROOT / folder).glob("*.mjs"):
        if script.name == "screenshots.mjs":
            continue
        text = script.read_text()
        for path in re.findall(r'"((?:\.\./)+[^"`]+)"', text):
            found = (script.parent / path).resolve()
            if found != ROOT and found.is_relative_to(ROOT):
                yield script.name, found.relative_to(ROOT)
        for path in re.findall(r'new URL\(["`]([^"`$]+)[^,]*, root\)', text):
            yield script.name, Path(path)


class Skipping(unittest.TestCase):
    def test_a_group_looks_at_all_that_its_scripts_name(self):
        for group, folder in (("wasm", "bindings/wasm/test"), ("web", "tests/web")):
            paths = [ROOT / path for path in read_by(group)]
            named = [(script, path) for script, path in named_by(folder) if path.parts[0] not in ("build", "web")]
            self.assertTrue(named)
            for script, path in named:
                with self.subTest(group, script=script, path=str(path)):
                    self.assertTrue(any((ROOT / path).is_relative_to(each) for each in paths))

    def test_a_changed_file_or_tool_runs_a_group_again(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tests"
            file.write_text("a")

            def skipped(before=""):
                return "skipped" in call(f"{before}\nif changed name tests; then passed; fi", folder)

            self.assertFalse(skipped())
            self.assertTrue(skipped())
            file.write_text("b")
            self.assertFalse(skipped())
            self.assertTrue(skipped())
            for tool in ("dpkg-query", "node"):
                other = Path(folder) / "bin" / tool
                other.parent.mkdir(exist_ok=True)
                other.write_text("#!/bin/sh\necho another version\n")
                other.chmod(0o755)
                self.assertFalse(skipped('PATH="$PWD/bin:$PATH"'), tool)


if __name__ == "__main__":
    unittest.main()
