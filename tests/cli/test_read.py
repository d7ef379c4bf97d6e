"""`read` shows how a text is understood, and its other possible meanings."""
# SPDX-License-Identifier: MIT
import json
import unittest

from program import DONE, MALFORMED, run

CLEAR = "order: bottom-first\nABC CAB BCA - -\n"
DOUBTFUL = "AB\nBA\n--\n"


class Read(unittest.TestCase):
    def test_form_counts_code_and_picture_of_a_clear_text(self):
        result = run("read", "-", stdin=CLEAR)
        self.assertEqual((DONE, ""), (result.code, result.err))
        lines = result.out.splitlines()
        self.assertEqual("read as: packed, water rules, 3 colors x 3, 2 empty", lines[0])
        self.assertEqual("units: A 3, B 3, C 3", lines[1])
        self.assertEqual("code: water3:ABC/CAB/BCA/-/-", lines[2])
        self.assertIn(run("show", "-", "--quiet", stdin=CLEAR).out, result.out)

    def test_each_reading_of_a_doubtful_text_is_drawn_and_the_error_asks(self):
        result = run("read", "-", stdin=DOUBTFUL)
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("bottom first or top first", result.err)
        for order in ("bottom", "top"):
            self.assertIn(f"{order} first: --{order}-first\n", result.out)
        self.assertTrue(result.out.startswith("bottom first"), result.out)

    def test_readings_as_json_hold_what_chooses_them(self):
        result = run("read", "-", "--format", "json", stdin=DOUBTFUL)
        self.assertEqual(MALFORMED, result.code)
        told = json.loads(result.out)
        self.assertIn("bottom first or top first", told["doubt"])
        for reading in told["readings"]:
            flags = ["--" + key.replace("_", "-") for key in reading["options"]]
            chosen = json.loads(run("read", "-", "--format", "json", *flags, stdin=DOUBTFUL).out)
            self.assertNotIn("doubt", chosen)
            self.assertEqual([reading["level"]], [only["level"] for only in chosen["readings"]])
            self.assertEqual({"A": 2, "B": 2}, reading["units"])
            self.assertEqual(reading["level"] + "\n", run("convert", "-", "--to", "code", stdin=reading["text"]).out)

    def test_maps_are_read_too(self):
        self.assertTrue(run("read", "dog-bunny-28").out.startswith("read as: native, 3 tokens on a map"))
        told = json.loads(run("read", "dog-bunny-28", "--format", "json").out)
        self.assertEqual(("dog_bunny", {}), (told["readings"][0]["family"], told["readings"][0]["units"]))

    def test_no_level_is_an_error(self):
        result = run("read", "-", stdin="[[1,2],")
        self.assertEqual((MALFORMED, ""), (result.code, result.out))


if __name__ == "__main__":
    unittest.main()
