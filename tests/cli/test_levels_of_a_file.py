"""One level of a file of many is FILE#ID, for each verb that takes a level."""
# SPDX-License-Identifier: MIT
import json
import tempfile
import unittest
from pathlib import Path

from program import DONE, MALFORMED, UNREADABLE, USAGE, run

PACK = {"capacity": 2, "levels": [{"id": "a", "tubes": [["x", "y"], ["y", "x"], []]},
                                  {"id": "b", "tubes": [["x", "y"], ["y", "x"], [], []]},
                                  {"id": "c", "tubes": [["x", "y"], ["z", "x"], ["y"], []]}]}


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
            self.assertEqual((DONE, "water2:xy/yx/-/-\n"), self.code_of(name)[:2])
        self.assertEqual("solved", run("solve", f"{self.pack}#a", "--format", "json").answer["status"])
        self.assertEqual(DONE, run("read", f"{self.pack}#a").code)

    def test_an_error_names_the_level(self):
        result = self.code_of("c")
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertIn("pack.json#c: a tube holds 2: z has 1 unit, 1 too few", result.err)
        self.assertIn("pack.json#d: this text has 3 levels, none of which is called 'd'; ", self.code_of("d").err)

    def test_a_file_of_many_alone_asks_for_a_name(self):
        result = run("solve", str(self.pack))
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("this text holds more than one level; give one of them, such as FILE#2", result.err)

    def test_a_file_whose_name_has_the_sign_is_a_file(self):
        odd = self.pack.with_name("pack.json#b")
        odd.write_text("water2:AB/BA/-\n")
        self.assertEqual("water2:AB/BA/-\n", self.code_of("b").out)
        missing = run("solve", f"{self.pack.with_name('none')}#b")
        self.assertEqual(UNREADABLE, missing.code)
        self.assertIn("none#b: cannot be read", missing.err)

    def test_the_file_is_not_replaced_by_its_level(self):
        result = run("graph", f"{self.pack}#a", "--output", str(self.pack), "--force")
        self.assertEqual(USAGE, result.code)
        self.assertEqual(PACK, json.loads(self.pack.read_text()))

    def batch(self, text, *args):
        self.pack.write_text(text)
        return run("solve", "--batch", str(self.pack), *args)

    def test_a_batch_takes_the_levels_of_a_pack(self):
        result = self.batch(json.dumps(PACK))
        self.assertEqual(MALFORMED, result.code)
        self.assertEqual(["water2:xy/yx/-", "water2:xy/yx/-/-", "#c"], [answer["level"] for answer in result.answers])
        self.assertEqual({"x", "y"}, {move["color"] for move in result.answers[0]["moves"]})
        self.assertTrue(result.answers[2]["error"].startswith("#c: "))

    def test_a_batch_takes_texts_between_blank_lines(self):
        result = self.batch("A B\nB A\n-\n\nA B\nB A\n-\n-\n", "--bottom-first")
        self.assertEqual(["water2:AB/BA/-", "water2:AB/BA/-/-"], [answer["level"] for answer in result.answers])
        self.assertEqual(DONE, result.code)

    def test_a_batch_with_a_code_anywhere_is_one_of_lines(self):
        result = self.batch("A B\n\nwater2:AB/BA/-\n")
        self.assertEqual(["A B", "water2:AB/BA/-"], [answer["level"] for answer in result.answers])
        for line in ('{"id": "water2:AB/BA/-", "code": "null:6"}', '{"url":"https://x/#/solve/water2:AB/BA/-","code":"null:6"}'):
            self.assertEqual(["null:6/1"], [answer["level"] for answer in self.batch(line).answers])

    def test_shards_and_resumed_runs_agree_on_the_levels_of_a_pack(self):
        whole = self.batch(json.dumps(PACK), "--no-times")
        shards = [run("solve", "--batch", str(self.pack), "--no-times", "--shard", f"{i}/2").out.splitlines() for i in (1, 2)]
        self.assertEqual(whole.out.splitlines(), [shards[0][0], shards[1][0], shards[0][1]])
        answers = self.pack.with_name("answers")
        for _ in range(2):
            run("solve", "--batch", str(self.pack), "--no-times", "--output", str(answers), "--resume")
            self.assertEqual(whole.out, answers.read_text())

    def test_a_path_leads_to_levels_for_all_verbs(self):
        self.pack.write_text(json.dumps({"stages": [{"id": "a", "grid": PACK["levels"][0]["tubes"], "won": True}]}))
        path = ("--json-path", ".stages[].grid")
        result = run("solve", str(self.pack), *path)
        self.assertEqual(DONE, result.code)
        self.assertIn('not used: "key stages[0].won"\n', result.err)
        self.assertEqual("water2:xy/yx/-", run("solve", "--batch", str(self.pack), *path, "--lenient").answer["level"])
        store = self.pack.with_name("store.db")
        self.assertEqual(DONE, run("collection", str(store), "import", str(self.pack), *path, "--lenient").code)

    def test_what_is_no_path_is_a_mistake_of_the_command_line(self):
        result = run("solve", str(self.pack), "--json-path", ".stages[*]")
        self.assertEqual((USAGE, ""), (result.code, result.out))
        self.assertIn("'.stages[*]' is not a path; use keys, [N] and [], as in .levels[].tubes", result.err)


if __name__ == "__main__":
    unittest.main()
