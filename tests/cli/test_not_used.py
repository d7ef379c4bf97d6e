"""Text beside a board is shown by each verb, refused where programs read, and taken if they say so."""
# SPDX-License-Identifier: MIT
import json
import unittest

from collections_of_levels import CollectionTest
from program import DONE, MALFORMED, run
from serving import ServerTest

ROWS = "order: bottom-first\nA B\nB A\n-\n"
TEXT = f"Level 12:\n{ROWS}# mine\nthanks\n"
SHOWN = 'not used: line 1 "Level 12:"; line 7 "thanks"\n'
LISTED = {"not_used": [{"text": "Level 12:", "line": 1}, {"text": "thanks", "line": 7}], "comments": [{"text": "# mine", "line": 6}]}
OBJECT = '{"tubes": [["A", "B"], ["B", "A"], []], "lockedTubes": [1]}\n'
CODE = "water2:AB/BA/-"


def listed(reading):
    return {key: reading[key] for key in LISTED}


class NotUsed(CollectionTest):
    def test_each_verb_shows_it(self):
        for verb, *flags in (["solve"], ["solve", "--quiet"], ["show"], ["show", "--quiet"], ["analyze"], ["analyze", "--quiet"],
                             ["hint"], ["hint", "--quiet"], ["convert", "--to", "code"]):
            result = run(verb, "-", *flags, stdin=TEXT)
            with self.subTest(verb, flags=flags):
                self.assertEqual(DONE, result.code)
                self.assertTrue(result.err.startswith(SHOWN), result.err)
                self.assertNotIn("not used", run(verb, "-", *flags, stdin=ROWS + "# mine\n").err)
        for flags in ([], ["--quiet"]):
            self.assertTrue(run("read", "-", *flags, stdin=TEXT).out.startswith(SHOWN))

    def test_json_lists_it_and_the_comments(self):
        self.assertEqual(LISTED, listed(run("solve", "-", "--format", "json", stdin=TEXT).answer["read"]))
        self.assertEqual(LISTED, listed(run("read", "-", "--format", "json", stdin=TEXT).answer["readings"][0]))

    def test_a_batch_refuses_it_unless_told(self):
        refused = run("solve", "--batch", "-", stdin=OBJECT)
        self.assertEqual(MALFORMED, refused.code)
        self.assertIn('this was not used: line 1 "key lockedTubes"; leave it out, or use --lenient', refused.answer["error"])
        taken = run("solve", "--batch", "-", "--lenient", stdin=OBJECT)
        self.assertEqual((DONE, CODE), (taken.code, taken.answer["level"]))
        self.assertEqual([{"text": "key lockedTubes", "line": 1}], taken.answer["read"]["not_used"])

    def test_a_collection_refuses_it_unless_told(self):
        for text, not_used in ((OBJECT, 'line 1 "key lockedTubes"'), (TEXT, 'line 1 "Level 12:"; line 7 "thanks"')):
            path = self.folder / "level.txt"
            path.write_text(text)
            refused = self.run_on("import", str(path))
            self.assertEqual((MALFORMED, "0 added, 0 already there, 1 refused\n"), (refused.code, refused.out))
            self.assertIn(f"this was not used: {not_used}; leave it out, or use --lenient\n", refused.err)
        self.assertEqual((DONE, "1 added, 0 already there, 0 refused\n"), self.run_on("import", str(path), "--lenient")[:2])

    def test_comments_are_never_refused(self):
        self.assertEqual(DONE, self.run_on("import", "-", stdin=ROWS + "# mine\n").code)


class NotUsedOverHttp(ServerTest):
    def test_each_question_refuses_it_unless_told(self):
        for question in ("solve", "position", "analyze"):
            status, error = self.served.error(question, level=TEXT)
            self.assertEqual((422, "malformed_level", "not_used"), (status, error["code"], error["kind"]))
            self.assertIn({"text": 'use "lenient": true', "keys": ["lenient"], "options": {"lenient": True}}, error["ways"])
            status, _, text = self.served.post(question, level=TEXT, lenient=True)
            self.assertEqual((200, LISTED), (status, listed(json.loads(text)["read"])))
        self.assertEqual(200, self.served.post("solve", level=ROWS + "# mine\n")[0])

    def test_read_shows_it(self):
        status, _, text = self.served.post("read", level=TEXT)
        self.assertEqual((200, LISTED), (status, listed(json.loads(text)["readings"][0])))


if __name__ == "__main__":
    unittest.main()
