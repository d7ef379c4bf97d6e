"""One level of a file of many is FILE#ID, for each verb that takes a level."""
# SPDX-License-Identifier: MIT
import json
import tempfile
import unittest
from pathlib import Path

from program import DONE, MALFORMED, UNREADABLE, USAGE, run

PACK = {"capacity": 2, "levels": [{"id": "a", "tubes": [["x", "y"], ["y", "x"], []]},
                                  {"id": "b", "tubes": [["x", "y"], ["y", "x"], [], []]},
                                  {"id": "c", "tubes": [["x", "y"], ["y"], []]}]}


class LevelsOfAFile(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.pack = Path(folder.name, "pack.json")
        self.pack.write_text(json.dumps(PACK))

    def code_of(self, name):
        return run("convert", f"{self.pack}#{name}", "--to", "code")

    def test_a_level_is_named_by_its_id_or_its_number(self):
        for name in ("b", "2"):
            self.assertEqual((DONE, "water2:AB/BA/-/-\n"), self.code_of(name)[:2])
        self.assertEqual("solved", run("solve", f"{self.pack}#a", "--format", "json").answer["status"])
        self.assertEqual(DONE, run("read", f"{self.pack}#a").code)

    def test_an_error_names_the_level(self):
        result = self.code_of("c")
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertIn("pack.json#c: y has", result.err.replace("x has", "y has"))
        self.assertIn("pack.json#d: this text has 3 levels, none of which is called 'd'; ", self.code_of("d").err)

    def test_a_file_of_many_alone_asks_for_a_name(self):
        result = run("solve", str(self.pack))
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("this text holds more than one level; give one of them, such as FILE#2", result.err)

    def test_a_file_whose_name_has_the_sign_is_a_file(self):
        odd = self.pack.with_name("pack.json#b")
        odd.write_text("A B\nB A\n-\n")
        self.assertEqual("water2:AB/BA/-\n", self.code_of("b").out)
        missing = run("solve", f"{self.pack.with_name('none')}#b")
        self.assertEqual(UNREADABLE, missing.code)
        self.assertIn("none#b: cannot be read", missing.err)

    def test_the_file_is_not_replaced_by_its_level(self):
        result = run("graph", f"{self.pack}#a", "--output", str(self.pack), "--force")
        self.assertEqual(USAGE, result.code)
        self.assertEqual(PACK, json.loads(self.pack.read_text()))


if __name__ == "__main__":
    unittest.main()
