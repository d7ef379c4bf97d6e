"""Inputs of many megabytes are refused in bounded time, with one line."""
# SPDX-License-Identifier: MIT
import tempfile
import unittest
from pathlib import Path

from pace import within
from program import MALFORMED, SANITIZED, run, run_measured

MIB = 1 << 20
LEVEL = "water2:AB/BA/-"
INPUTS = {
    "letters": b"A" * (20 * MIB),
    "newlines": b"\n" * (20 * MIB),
    "binary": bytes(range(256)) * (20 * MIB // 256),
    "carriage returns": b"\r" * (15 * MIB),
    "open brackets": b"[" * (15 * MIB),
    "open braces": b'{"a":' * (3 * MIB),
    "open parentheses": b"(make-puzzle " + b"(" * (15 * MIB),
    "one line of words": b"A " * (7 * MIB),
    "one code": b"water4:" + b"AB/" * (5 * MIB),
    "many tubes": b"A\n" * (7 * MIB),
    "many cups": b"9\n4\n" + b"\n" * (15 * MIB) + b"A\n",
    "a quote that does not end": b'"' + b"a" * (15 * MIB),
    "headers": b"rules: water\n" * MIB,
    "accents that never end": "é".encode() * (7 * MIB) + b"\xff",
    "list of one-letter tubes": b"[" + b"[A]," * (3 * MIB) + b"]",
    "object of tubes": b'{"tubes":[' + b'["A"],' * (2 * MIB) + b"[]]}",
}
PLANS = {
    "plan as JSON": b'{"moves":[' + b'{"from":0,"to":1},' * (15 * MIB // 18) + b"{}]}",
    "open brackets": b"[" * (15 * MIB),
    "letters": b"a" * (15 * MIB),
    "bytes": b"1>3 " * (5 * MIB),
}


class HugeInputs(unittest.TestCase):
    def check_refused(self, args, data):
        with within(5):
            result = run(*args, stdin=data)
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertRegex(result.err, r"\Adecant: [^\n]{1,400}\n\Z")

    def test_levels(self):
        for name, data in INPUTS.items():
            with self.subTest(name):
                self.check_refused(["solve", "-"], data)

    def test_tubes_beyond_any_level_are_not_looked_at(self):
        result = run("solve", "-", stdin=INPUTS["object of tubes"])
        self.assertIn("'tubes' is too long a list of tubes; write fewer tubes", result.err)

    def test_plans(self):
        for name, data in PLANS.items():
            with self.subTest(name):
                self.check_refused(["check", LEVEL, "-"], data)

    def test_a_batch_line(self):
        with within(10):
            result = run("solve", "--batch", "-", stdin=INPUTS["one code"] + b"\n" + LEVEL.encode() + b"\n")
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("error", result.answers[0])
        self.assertEqual("solved", result.answers[1]["status"])

    def test_a_level_in_a_file_is_not_read_beyond_the_limit(self):
        result = run("show", "/dev/zero")
        self.assertEqual((MALFORMED, ""), (result.code, result.out))


@unittest.skipIf(SANITIZED, "sanitizers use time of their own")
class LongTexts(unittest.TestCase):
    """A megabyte that may be levels, and words beside them."""

    def test_take_time_that_grows_no_faster_than_they_do(self):
        texts = {
            "words of sides": "# " + "top first " * 100_000 + "\nred blue\nblue red\n-\n",
            "headings": "".join(f"Level {number}\nred blue\nblue red\n-\n\n" for number in range(1, 30_000)),
            "headings above a long comment": "".join(f"Level {number}\nA B\nB A\n-\n" for number in range(1, 20_000)) + "\n# end\n" * 60_000,
            "tags": "<pre>red blue</pre>\n" * 50_000,
        }
        with tempfile.TemporaryDirectory() as folder:
            for name, text in texts.items():
                with self.subTest(name):
                    path = Path(folder) / "text"
                    path.write_text(text)
                    _, use = run_measured("read", str(path))
                    self.assertLess(use.processor, 5)


if __name__ == "__main__":
    unittest.main()
