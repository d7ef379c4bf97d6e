"""The program prints what the pages of tests/transcripts say: for odd texts, one helpful line or a right answer."""
# SPDX-License-Identifier: MIT
import json
import unittest

from program import DONE, INVALID_PLAN, MALFORMED, ROOT, UNKNOWN, UNSOLVABLE, USAGE
from transcripts import each

ANSWERS = (DONE, UNSOLVABLE, UNKNOWN, INVALID_PLAN)
ASIDE = r"\A(not used: [^\n]+\n)?(comments: [^\n]+\n)?"


def check_error(self, result):
    self.assertIn(result.code, (USAGE, MALFORMED))
    self.assertEqual("", result.out)
    self.assertRegex(result.err, ASIDE + r"decant: [^\n]+; [^\n]+\n(\n[\s\S]*)?\Z", "an error is one line that ends in a remedy")
    _, _, below = result.err.partition("\n")
    self.assertIn("'---'" if below else "", below, "below it, people see what the text may mean")


def check_batch(self, result):
    self.assertIn(result.code, (DONE, UNKNOWN, MALFORMED))
    self.assertEqual("", result.err)
    answers = [json.loads(line) for line in result.out.splitlines()]
    self.assertEqual(result.code == MALFORMED, any("error" in answer for answer in answers))


def check_odd(self, case, result):
    if "--batch" in case.args:
        check_batch(self, result)
    elif result.code in ANSWERS:
        self.assertRegex(result.err, ASIDE + r"(read as: [^\n]+\n)?\Z")
    else:
        check_error(self, result)
    control = [c for c in result.out + result.err if ord(c) < 32 and c != "\n" or ord(c) == 127]
    self.assertEqual([], control, "foreign control characters reach the terminal")


@each(ROOT / "tests/transcripts/texts", check_odd)
class Texts(unittest.TestCase):
    pass


@each(ROOT / "tests/transcripts/verbs", lambda self, case, result: None)
class Verbs(unittest.TestCase):
    pass


if __name__ == "__main__":
    unittest.main()
