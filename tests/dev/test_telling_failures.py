"""The report of ./dev test on failed tests, from the log of their group."""
# SPDX-License-Identifier: MIT
import tempfile
import unittest
from pathlib import Path

from shell import call

CTEST = """The following tests FAILED:
\t  12 - unit: Pours.Last (Failed)
\t 345 - cli: test_solve (Timeout)
\t   6 - unit: Crash (SEGFAULT)
\t   7 - unit: Bad (ILLEGAL)
\t   8 - unit: Zero (NUMERICAL)
\t   9 - unit: Off (Disabled)
Errors while running CTest
"""
TAP = """TAP version 13
not ok 3 - solves a level
  ---
  location: '{root}/tests/web/solving.test.mjs:7:1'
"""
SPEC = """✖ solves a level (12.5ms)

✖ failing tests:

test at test/solving.test.mjs:7:1
✖ solves a level (12.5ms)
  AssertionError
"""
VITEST = """ FAIL  tests/palette.test.ts > colors > are told apart
AssertionError: expected 1 to be 2
"""


class TellingFailures(unittest.TestCase):
    def told(self, group, text):
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            log.write_text(text.replace("{root}", folder), encoding="utf-8")
            return call(f"tell_failures {group} log", folder)

    def test_of_ctest(self):
        told = self.told("release", CTEST)
        for name in ("Pours.Last", "test_solve", "Crash", "Bad", "Zero"):
            self.assertIn(name, told)
        self.assertNotIn("Off", told)
        self.assertIn('ctest --test-dir build/asan-ubsan --output-on-failure -R "^unit: Bad\\$"', self.told("sanitizers", CTEST))

    def test_of_node(self):
        for text, file in ((TAP, "tests/web/solving.test.mjs"), (SPEC, "test/solving.test.mjs")):
            told = self.told("web", text)
            self.assertIn(f'node --test --test-name-pattern="solves a level" {file}', told)
            self.assertEqual(told.count("failed: solves a level\n"), 1)
        self.assertIn(" bindings/wasm/test/solving.test.mjs", self.told("wasm", SPEC))

    def test_of_vitest(self):
        self.assertIn('npm --prefix web test -- tests/palette.test.ts -t "are told apart"', self.told("web", VITEST))


if __name__ == "__main__":
    unittest.main()
