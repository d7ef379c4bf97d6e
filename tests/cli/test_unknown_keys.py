"""Unknown keys of tubes and units: all are named at once, and can be ignored."""
# SPDX-License-Identifier: MIT
import json
import shlex
import unittest

from collections_of_levels import CollectionTest
from program import DONE, MALFORMED, run
from serving import ServerTest

UNITS = [["A", "B"], ["B", "A"], []]


def level(unit={}, tube={}):
    return {"tubes": [{"colors": [{"color": color, **unit} for color in colors], **tube} for colors in UNITS]}


ODD = level({"sealed": 1}, {"lock": True})
PROBLEM = "decant has no rule for 'sealed' (4 times), 'lock' (3 times)"
CODE = "water2:AB/BA/-"


class UnknownKeys(CollectionTest):
    def test_all_are_named_and_the_remedy_works(self):
        refused = run("solve", "-", "--bottom-first", stdin=json.dumps(ODD))
        self.assertEqual(MALFORMED, refused.code)
        self.assertIn(PROBLEM, refused.err)
        remedy = refused.err.split("; use ")[1].split(" if the level")[0]
        self.assertEqual("--ignore-key sealed,lock", remedy)
        taken = run("convert", "-", "--to", "code", "--bottom-first", *shlex.split(remedy), stdin=json.dumps(ODD))
        self.assertEqual((DONE, CODE + "\n"), taken[:2])

    def test_those_that_say_nothing_or_where_a_tube_is_are_none(self):
        for unit, tube in (({"sealed": 0}, {"lock": None}), ({}, {"x": 3, "y": -4, "pos": {"x": 1}, "$type": "Tube"})):
            result = run("convert", "-", "--to", "code", "--bottom-first", stdin=json.dumps(level(unit, tube)))
            self.assertEqual((DONE, CODE + "\n"), result[:2])

    def test_lists_of_programs_have_them_too(self):
        text = "tubes = [Tube(['A', 'B'], sealed=True), Tube(['B', 'A'], sealed=True), Tube([], sealed=False)]\n"
        refused = run("solve", "-", stdin=text)
        self.assertIn("decant has no rule for 'sealed' (2 times); use --ignore-key sealed if the level is the same without it", refused.err)
        self.assertEqual(CODE + "\n", run("convert", "-", "--to", "code", "--ignore-key", "sealed", stdin=text).out)

    def test_a_file_says_how_many_of_its_levels_have_which(self):
        pack = {"levels": [{"order": "bottom-first", **each} for each in (level(), ODD, level({"lock": 2}))]}
        path = self.folder / "pack.json"
        path.write_text(json.dumps(pack))
        result = self.run_on("import", str(path))
        self.assertEqual((MALFORMED, "1 added, 0 already there, 2 refused\n"), result[:2])
        self.assertEqual(f"decant: {path}: decant has no rule for 'sealed' (1 level), 'lock' (2 levels); "
                         "use --ignore-key sealed,lock if the level is the same without them\n", result.err)
        result = self.run_on("import", str(path), "--ignore-key", "sealed")
        self.assertEqual(f"decant: {path}: decant has no rule for 'lock' (2 levels); "
                         "use --ignore-key sealed,lock if the level is the same without it\n", result.err)
        self.assertEqual(DONE, self.run_on("import", str(path), "--ignore-key", "sealed,lock").code)

    def test_lists_of_net_programs_are_lists(self):
        def listed(values):
            return {"$type": "System.Collections.Generic.List`1[[Tube]]", "$values": values}
        tubes = listed([{"$type": "Tube", "contents": listed(units)} for units in UNITS])
        self.assertEqual(CODE + "\n", run("convert", "-", "--to", "code", "--bottom-first", stdin=json.dumps({"tubes": tubes})).out)


class UnknownKeysOverHttp(ServerTest):
    def test_a_request_ignores_them(self):
        status, error = self.served.error("solve", level=json.dumps(ODD), bottom_first=True)
        self.assertEqual((422, "no_such_rule"), (status, error["kind"]))
        self.assertEqual(200, self.served.post("solve", level=json.dumps(ODD), bottom_first=True, ignore_key="sealed,lock")[0])


if __name__ == "__main__":
    unittest.main()
